"""A sound device for machines that have none: PulseAudio with a sink that goes nowhere."""

from __future__ import annotations

import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import CheckFailed


@contextmanager
def null_sink(folder: Path) -> Iterator[str]:
    """A device for as long as the block runs; gives the name of its socket in `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o777)
    with tempfile.TemporaryDirectory() as home:
        modules = ["module-null-sink", f"module-native-protocol-unix auth-anonymous=1 socket={folder}/native"]
        command = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"]
        for module in modules:
            command += ["-L", module]
        environment = {"HOME": home, "XDG_RUNTIME_DIR": home, "PATH": "/usr/bin:/bin"}
        with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as device:
            try:
                _wait_for(folder / "native", device)
                yield "native"
            finally:
                device.terminate()


def _wait_for(socket: Path, device: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 20
    while not socket.exists():
        if device.poll() is not None or time.monotonic() > deadline:
            raise CheckFailed("PulseAudio does not start.")
        time.sleep(0.1)
