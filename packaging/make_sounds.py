#!/usr/bin/env python3
"""Makes the sounds in assets/sounds out of noise and sine waves; needs nothing but Python.

Each sound is a list of samples between -1 and 1. The random source is seeded, so that the files come out the same
every time: `python3 packaging/make_sounds.py` writes them, `--check` says whether they are up to date.
"""

from __future__ import annotations

import argparse
import io
import math
import random
import sys
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22050
FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"

Samples = list[float]


def silence(seconds: float) -> Samples:
    return [0.0] * int(seconds * RATE)


def mix(into: Samples, sound: Samples, at: float, loud: float = 1.0) -> None:
    """Add a sound at a moment."""
    start = int(at * RATE)
    into.extend([0.0] * max(0, start + len(sound) - len(into)))
    for index, value in enumerate(sound):
        into[start + index] += value * loud


def noise(seconds: float, fade: float, soft: float, chance: random.Random) -> Samples:
    """A hiss that dies away; `soft` between 0 and 1 takes the sharpness out (a one-pole low-pass)."""
    made, last = [], 0.0
    for index in range(int(seconds * RATE)):
        last = soft * last + (1 - soft) * chance.uniform(-1, 1)
        made.append(last * math.exp(-index / RATE / fade))
    return made


def knock(pitch: float, fade: float, chance: random.Random) -> Samples:
    """Wood on wood: a few tones that do not agree, and a click."""
    made = silence(fade * 6)
    for share, loud in ((1.0, 0.6), (2.7, 0.25), (4.9, 0.12)):
        for index in range(len(made)):
            moment = index / RATE
            made[index] += loud * math.sin(math.tau * pitch * share * moment) * math.exp(-moment * share**0.5 / fade)
    mix(made, noise(0.006, 0.002, 0.3, chance), 0, 0.5)
    return made


def pluck(pitch: float, seconds: float, chance: random.Random) -> Samples:
    """A lyre string (Karplus-Strong): a burst of noise that goes round and loses its edge."""
    ring = [chance.uniform(-1, 1) for _ in range(round(RATE / pitch))]
    made = []
    for index in range(int(seconds * RATE)):
        place = index % len(ring)
        value = ring[place]
        ring[place] = 0.4975 * (value + ring[(place + 1) % len(ring)])
        made.append(value)
    return made


def card(chance: random.Random) -> Samples:
    """A card drawn over parchment and laid down."""
    made: Samples = []
    sweep = noise(0.11, 0.06, 0.55, chance)
    mix(made, [value * math.sin(math.pi * index / len(sweep)) for index, value in enumerate(sweep)], 0, 0.9)
    mix(made, noise(0.05, 0.012, 0.82, chance), 0.1, 1.6)
    return made


def token(chance: random.Random) -> Samples:
    """A wooden token set on the board."""
    made = knock(520, 0.022, chance)
    mix(made, knock(410, 0.016, chance), 0.055, 0.35)
    return made


def dice(chance: random.Random) -> Samples:
    """Bone dice that tumble and come to rest."""
    made = silence(0.75)
    moment, loud = 0.0, 1.0
    while moment < 0.62:
        mix(made, knock(chance.uniform(700, 1250), 0.010, chance), moment, loud)
        moment += chance.uniform(0.035, 0.075) * (1 + moment)
        loud *= 0.9
    return made


def victory(chance: random.Random) -> Samples:
    """A rising run on the lyre, and a chord."""
    made: Samples = []
    tones = [293.66, 369.99, 440.0, 587.33]
    for number, tone in enumerate(tones):
        mix(made, pluck(tone, 1.3, chance), 0.13 * number, 0.55)
    for tone in (*tones, 880.0):
        mix(made, pluck(tone, 1.7, chance), 0.62, 0.4)
    return made


SOUNDS: dict[str, Callable[[random.Random], Samples]] = {"card": card, "token": token, "dice": dice, "victory": victory}


def finished(samples: Samples) -> bytes:
    """A WAV file of one channel and 16 bits, as loud as it goes without clipping, faded out at its end."""
    top = max(abs(value) for value in samples)
    tail = int(0.02 * RATE)
    data = bytearray()
    for index, value in enumerate(samples):
        ease = min(1.0, (len(samples) - index) / tail)
        data += round(value / top * ease * 26000).to_bytes(2, "little", signed=True)
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(bytes(data))
    return file.getvalue()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file would change")
    check = parser.parse_args().check
    stale = []
    for name, make in SOUNDS.items():
        made, path = finished(make(random.Random(name))), FOLDER / f"{name}.wav"
        if not path.exists() or path.read_bytes() != made:
            stale.append(path.name)
            if not check:
                FOLDER.mkdir(parents=True, exist_ok=True)
                path.write_bytes(made)
    print(f"{'out of date' if check else 'written'}: {', '.join(stale)}" if stale else "all sounds are up to date")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
