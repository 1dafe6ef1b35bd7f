"""Longhall through a VNC viewer, for machines without a display, and kept to this machine.

Qt's `vnc` platform has neither a password nor an option for the address: it listens on every interface. So,
before the event loop accepts its first visitor, its listening socket is replaced by one bound to 127.0.0.1.
From another machine people come in through `ssh -L 5900:127.0.0.1:5900 <machine>`.
"""

from __future__ import annotations

import os
import socket
import stat
from collections.abc import Iterator

DEFAULTS = {"size": "1600x1000", "port": "5900"}


class VncError(Exception):
    """The window cannot be served safely; the message says why, for people."""


def is_vnc(platform: str) -> bool:
    """Whether this value of QT_QPA_PLATFORM means Qt's VNC server."""
    return platform.partition(":")[0] == "vnc"


def complete(platform: str) -> str:
    """Add size and port where they are not given.

    >>> complete("vnc:port=5901")
    'vnc:port=5901:size=1600x1000'
    """
    given = {part.partition("=")[0] for part in platform.split(":")}
    return ":".join([platform, *(f"{key}={value}" for key, value in DEFAULTS.items() if key not in given)])


def confine_to_loopback() -> int:
    """Bind Qt's VNC server to 127.0.0.1 and return its port. Call it right after QApplication is made."""
    from PySide6.QtCore import QCoreApplication, QEvent

    # The plugin opens its socket in a posted call. Deliver just that: nobody is let in yet.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.MetaCall.value)
    servers = dict(_listening())
    if not servers:
        raise VncError("the VNC port is already in use; choose another one with --platform vnc:port=5901")
    for descriptor, port in servers.items():
        _rebind(descriptor, port)
    return port


def _listening() -> Iterator[tuple[int, int]]:
    """Descriptor and port of every TCP socket on which this process listens."""
    try:
        descriptors = [int(name) for name in os.listdir("/proc/self/fd")]
    except OSError as error:
        raise VncError(f"play over VNC needs Linux with /proc ({error.strerror})") from None
    for descriptor in descriptors:
        try:
            if not stat.S_ISSOCK(os.fstat(descriptor).st_mode):
                continue
            with socket.socket(fileno=os.dup(descriptor)) as candidate:
                listens = candidate.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
                if listens and candidate.family in (socket.AF_INET, socket.AF_INET6):
                    yield descriptor, candidate.getsockname()[1]
        except OSError:
            continue  # gone since the listing


def _rebind(descriptor: int, port: int) -> None:
    """Put a loopback socket in the place of the one at `descriptor`; who waited at the old one is cut off."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as local:
        local.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        local.setblocking(False)
        os.dup2(local.fileno(), descriptor, inheritable=False)
        try:
            local.bind(("127.0.0.1", port))
            local.listen()
        except OSError as error:
            raise VncError(f"port {port} could not be kept to this machine ({error.strerror})") from None
