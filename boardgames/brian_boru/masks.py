"""Sets as bit masks: small, quick to copy and to combine. Here they become lists again."""

from typing import Final

_CHUNK: Final = 9  # bits looked up at once
_LOW: Final = (1 << _CHUNK) - 1

Listing = list[list[list[int]]]
"""For each chunk of a mask and each value it can have, the numbers that it stands for."""


def listing(first: int, size: int) -> Listing:
    """The table that turns a mask over `size` things into numbers from `first` on."""
    return [
        [
            [first + start + bit for bit in range(_CHUNK) if value >> bit & 1]
            for value in range(1 << min(_CHUNK, size - start))
        ]
        for start in range(0, size, _CHUNK)
    ]


def listed(table: Listing, mask: int) -> list[int]:
    """The numbers of all things in the mask, in their order."""
    numbers: list[int] = []
    for chunk in table:
        if not mask:
            break
        numbers += chunk[mask & _LOW]
        mask >>= _CHUNK
    return numbers


_MEMBERS: Final = listing(0, 54)  # as many as there are towns, and more than there are cards


def members(mask: int) -> list[int]:
    """What is in the set."""
    return listed(_MEMBERS, mask)


def only(mask: int) -> int:
    """The member of a set of one."""
    return mask.bit_length() - 1


def is_one(mask: int) -> bool:
    """Whether the set, which is not empty, has a single member."""
    return mask & (mask - 1) == 0
