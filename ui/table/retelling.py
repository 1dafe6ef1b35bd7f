"""What a panel tells again after dice were thrown on it: frame by frame, from what lay there before to what lies there
now. No Qt in here, and no rule of any game.

A view says only how it ended. So the events are undone, from the last to the first, and then done again one by one. An
event says under `dice` what dice show, and under `n` how many pieces it moved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from boardgames.core.game import Event, Message, Piece, View
from ui.table.board import Mirror, PieceSpec

ROLL, CHANGE, LINGER = 0.8, 0.34, 0.7  # seconds: a roll, what one event changes, the end before the panel closes

Contents = dict[str, tuple[Piece, ...]]


@dataclass
class Stack:
    """Some alike pieces, and the place where they really lie."""

    piece: Piece
    home: str


Stacks = dict[str, list[Stack]]


@dataclass
class Frame:
    """A moment of what is told: what lies where, which places are rolled, and the sentence about it."""

    contents: Contents
    words: Message | None = None
    rolled: set[str] = field(default_factory=set)
    seconds: float = CHANGE


class Retelling:
    """The places of a panel that show what lies elsewhere, and those where dice are thrown."""

    def __init__(self, key: str, places: Mapping[str, Mirror | None], pieces: Mapping[str, PieceSpec]) -> None:
        self.key = key  # of the value that names the place it is about, in the status and in events
        self.places = places
        self.pieces = pieces

    def about(self, view: View, events: Sequence[Event], shown: str) -> str:
        """The place that is told of: the status says it, or what happened, or it was `shown` already."""
        key = self.key
        if key in view.status.values:
            return str(view.status.values[key])
        about = last = shown
        for event in events:
            if key in event.values:
                last = str(event.values[key])
                about = about or last
            if self._rolls(event) and last:
                about = last
        return about

    def frames(self, view: View, about: str, events: Sequence[Event], shown: str, stays: bool) -> list[Frame]:
        """What dice and the events after them do to the contents, as far as these places show it."""
        told = [number for number, event in enumerate(events) if event.values.get(self.key) == about]
        start = told[0] if told and shown != about else 0
        batch = events[start:]
        if not any(self._rolls(event) for event in batch):
            return []
        stacks = self.stacks(view, about)
        for event in reversed(batch):
            self.count(stacks, event, about, -1)
        frames = [Frame(_contents(stacks), None, set(), 0.2)]
        rolling = False
        dice: Contents = {}
        for event in batch if stays or not told else events[start : told[-1] + 1]:  # not what followed when it was over
            if self._rolls(event):
                if not rolling or event.target in frames[-1].rolled:
                    dice = {}
                    frames.append(Frame({}, event.message, set(), ROLL))
                rolling = True
                faces = event.values.get("dice", ())
                thrown = faces if isinstance(faces, tuple) else (faces,)
                dice[event.target] = tuple(Piece(event.piece, face=str(face)) for face in thrown)
                frames[-1].rolled.add(event.target)
                frames[-1].contents = _contents(stacks) | dice
            elif self.count(stacks, event, about, 1):
                rolling = False
                frames.append(Frame(_contents(stacks) | dice, event.message))
        if not stays:
            frames.append(Frame(_contents(stacks) | dice, events[told[-1]].message if told else None, set(), LINGER))
        return frames

    def _rolls(self, event: Event) -> bool:
        spec = self.pieces.get(event.piece)
        return event.target in self.places and spec is not None and spec.shape == "die" and not event.source

    def stacks(self, view: View, about: str) -> Stacks:
        """What the mirrors of this panel show of the place, each piece with where it really lies."""
        found: Stacks = {}
        for place, mirror in self.places.items():
            if mirror is not None:
                found[place] = [Stack(piece, home) for home, piece in mirror.found(view, about)]
        return found

    def count(self, stacks: Stacks, event: Event, about: str, way: int) -> bool:
        """Do (or, backwards, undo) what an event moved; whether any of it is seen here."""
        number = event.values.get("n", 1)
        stays = event.source == event.target  # it turned into something else, and other events say what came and went
        if not event.piece or stays or not isinstance(number, int):
            return False
        seen = False
        for home, sign in ((event.source, -way), (event.target, way)):
            if home != about and not any(stack.home == home for held in stacks.values() for stack in held):
                continue
            for place, held in stacks.items():
                mirror = self.places[place]
                if mirror is None or event.piece not in mirror.of:
                    continue
                stack = next((stack for stack in held if (stack.piece.kind, stack.home) == (event.piece, home)), None)
                if stack is None:
                    stack = Stack(Piece(event.piece, face=event.piece, count=0), home)
                    held.append(stack)
                stack.piece = replace(stack.piece, count=max(0, stack.piece.count + sign * number))
                seen = True
        return seen


def _contents(stacks: Stacks) -> Contents:
    return {place: tuple(stack.piece for stack in held if stack.piece.count) for place, held in stacks.items()}
