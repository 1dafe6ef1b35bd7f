"""The random source that a state owns: small, copyable, the same on every machine.

Two multiplicative generators combined (L'Ecuyer 1988, period 2.3e18). Every intermediate value fits in 62 bits, so
the compiled engine never leaves machine integers. Python's own `random` is not used: copying its 625 words would
cost more than a move, and a state must be cheap to copy.
"""

from typing import Final

_M1: Final = 2147483563
_M2: Final = 2147483399
_RANGE: Final = 2147483562
_MASK: Final = (1 << 64) - 1


class Rng:
    """A deterministic stream of random numbers; two ints are its whole state."""

    __slots__ = ("a", "b")

    def __init__(self, a: int, b: int) -> None:
        self.a = a
        self.b = b

    def copy(self) -> "Rng":
        return Rng(self.a, self.b)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.a = a = self.a * 40014 % _M1
        self.b = b = self.b * 40692 % _M2
        return (a - b) % _RANGE * n // _RANGE

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self) -> "Rng":
        """A new stream that does not follow from this one's later numbers."""
        return seeded(self.below(_RANGE) << 31 | self.below(_RANGE))


class ScriptedRng(Rng):
    """An Rng that first gives out chosen numbers: positions force dice and draws with it."""

    __slots__ = ("script",)

    def __init__(self, a: int, b: int, script: list[int]) -> None:
        super().__init__(a, b)
        self.script = script

    def copy(self) -> Rng:
        return ScriptedRng(self.a, self.b, self.script[:])

    def below(self, n: int) -> int:
        if not self.script:
            return super().below(n)
        value = self.script.pop(0)
        if not 0 <= value < n:
            raise ValueError(f"forced draw {value} is not in 0..{n - 1}")
        return value


def seeded(seed: int) -> Rng:
    """The stream of a seed; any int will do. Neighbouring seeds give unrelated streams (splitmix64)."""
    words = []
    z = seed & _MASK
    for _ in range(2):
        z = (z + 0x9E3779B97F4A7C15) & _MASK
        x = z
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        x = (x ^ (x >> 27)) * 0x94D049BB133111EB & _MASK
        words.append(x ^ (x >> 31))
    return Rng(1 + words[0] % (_M1 - 1), 1 + words[1] % (_M2 - 1))
