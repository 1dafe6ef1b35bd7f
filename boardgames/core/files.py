"""Writing files so that a crash, a full disk or a pulled plug never costs the old one."""

import contextlib
import os
from pathlib import Path


def write_safely(path: Path, data: bytes) -> None:
    """Write, sync, rename: the file is either the old one or the new one, never half of either."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
