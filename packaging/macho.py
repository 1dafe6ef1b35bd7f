"""Reads what matters here of a macOS program or library (Mach-O): architectures, oldest system, signature.

It works on any system, so that the wheels for macOS can be looked at where none of them can run.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

MACHINES = {0x01000007: "x86_64", 0x0100000C: "arm64"}
FAT, THIN = b"\xca\xfe\xba\xbe", b"\xcf\xfa\xed\xfe"
BUILD_VERSION, OLDEST_MACOS, SIGNATURE = 0x32, 0x24, 0x1D  # load commands


@dataclass(frozen=True)
class Slice:
    """The part of a file that is for one kind of machine."""

    machine: str
    oldest: tuple[int, int]  # macOS that it asks for; (0, 0) where it does not say
    signed: bool


def slices(data: bytes) -> list[Slice]:
    """What is in a file; nothing where it is no Mach-O."""
    return [_read(part) for part in _parts(data)]


def _parts(data: bytes) -> Iterator[bytes]:
    if data[:4] == FAT:
        for number in range(struct.unpack(">I", data[4:8])[0]):
            _, _, offset, size, _ = struct.unpack(">5I", data[8 + 20 * number : 28 + 20 * number])
            yield data[offset : offset + size]
    elif data[:4] == THIN:
        yield data


def _read(part: bytes) -> Slice:
    machine, _, _, commands = struct.unpack("<4I", part[4:20])
    oldest, signed, offset = (0, 0), False, 32
    for _ in range(commands):
        command, size = struct.unpack("<2I", part[offset : offset + 8])
        if command in (BUILD_VERSION, OLDEST_MACOS):
            place = offset + (12 if command == BUILD_VERSION else 8)
            version = struct.unpack("<I", part[place : place + 4])[0]
            oldest = (version >> 16, version >> 8 & 255)
        signed |= command == SIGNATURE
        offset += size
    return Slice(MACHINES.get(machine, hex(machine)), oldest, signed)
