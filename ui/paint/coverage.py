"""Which characters a font file can write, read from its character map.

Plain bytes, no Qt: Qt's own answer (`QRawFont`) belongs to the thread that asked first, and names are checked in the
thread that paints maps as well as on the screen.
"""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path


def _tables(data: bytes) -> dict[str, int]:
    """Name -> offset of the tables of a TrueType file."""
    count = struct.unpack_from(">H", data, 4)[0]
    found = {}
    for i in range(count):
        name, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + 16 * i)
        found[name.decode("ascii")] = offset
    return found


def _segments(data: bytes, at: int) -> set[int]:
    """Format 4: ranges of the basic plane."""
    double = struct.unpack_from(">H", data, at + 6)[0]
    count = double // 2
    ends = struct.unpack_from(f">{count}H", data, at + 14)
    starts = struct.unpack_from(f">{count}H", data, at + 16 + double)
    deltas = struct.unpack_from(f">{count}h", data, at + 16 + 2 * double)
    offsets_at = at + 16 + 3 * double
    offsets = struct.unpack_from(f">{count}H", data, offsets_at)
    found: set[int] = set()
    for i in range(count):
        for code in range(starts[i], ends[i] + 1):
            if code == 0xFFFF:
                continue
            if offsets[i] == 0:
                glyph = (code + deltas[i]) & 0xFFFF
            else:
                place = offsets_at + 2 * i + offsets[i] + 2 * (code - starts[i])
                glyph = struct.unpack_from(">H", data, place)[0]
            if glyph:
                found.add(code)
    return found


def _groups(data: bytes, at: int) -> set[int]:
    """Format 12: ranges of all planes."""
    count = struct.unpack_from(">I", data, at + 12)[0]
    found: set[int] = set()
    for i in range(count):
        start, end, glyph = struct.unpack_from(">III", data, at + 16 + 12 * i)
        found.update(range(start + (glyph == 0), end + 1))
    return found


@cache
def characters(path: Path) -> frozenset[int]:
    """The code points a font file has glyphs for. Raises FileNotFoundError or ValueError for a file that is no font."""
    data = path.read_bytes()
    try:
        base = _tables(data)["cmap"]
        count = struct.unpack_from(">H", data, base + 2)[0]
        found: set[int] = set()
        for i in range(count):
            platform, _, offset = struct.unpack_from(">HHI", data, base + 4 + 8 * i)
            if platform not in (0, 3):
                continue
            kind = struct.unpack_from(">H", data, base + offset)[0]
            if kind == 4:
                found |= _segments(data, base + offset)
            elif kind == 12:
                found |= _groups(data, base + offset)
    except (struct.error, KeyError, UnicodeDecodeError) as error:
        raise ValueError(f"{path.name} is not a font file that can be read: {error}") from error
    return frozenset(found)
