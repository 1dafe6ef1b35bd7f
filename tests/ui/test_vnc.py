"""Play over VNC: reachable from this machine, and from no other."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from ui import vnc

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Qt has its VNC platform on Linux only")


@pytest.mark.parametrize(
    ("given", "completed"),
    [
        ("vnc", "vnc:size=1600x1000:port=5900"),
        ("vnc:port=5901", "vnc:port=5901:size=1600x1000"),
        ("vnc:size=800x600:port=1", "vnc:size=800x600:port=1"),
    ],
)
def test_size_and_port_are_filled_in(given: str, completed: str) -> None:
    assert vnc.complete(given) == completed


def start(port: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "ui", "--platform", f"vnc:port={port}"],
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def listeners(port: int) -> set[str]:
    """Local addresses, as the kernel writes them in hexadecimal, on which somebody listens at this port."""
    tables = [Path("/proc/net/tcp").read_text(), Path("/proc/net/tcp6").read_text()]
    rows = [line.split() for table in tables for line in table.splitlines()[1:]]
    return {row[1].partition(":")[0] for row in rows if row[3] == "0A" and int(row[1].partition(":")[2], 16) == port}


def test_the_window_is_served_on_loopback_only() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    app = start(port)
    try:
        assert app.stdout is not None
        assert f"127.0.0.1:{port}" in app.stdout.readline()
        assert listeners(port) == {"0100007F"}
        with socket.create_connection(("127.0.0.1", port), timeout=20) as viewer:
            viewer.settimeout(20)
            assert re.fullmatch(rb"RFB \d{3}\.\d{3}\n", viewer.recv(12))
    finally:
        app.kill()
        app.communicate()


def test_a_port_in_use_is_a_sentence() -> None:
    with socket.socket(socket.AF_INET6) as taken:
        taken.bind(("::", 0))
        taken.listen()
        app = start(taken.getsockname()[1])
        try:
            _, errors = app.communicate(timeout=60)
        finally:
            app.kill()
    assert app.returncode == 2
    assert "already in use" in errors
    assert "Traceback" not in errors
