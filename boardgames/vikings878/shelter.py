"""What shelters the Vikings from English Hits, and which of them falls first (VK-6.9, VK-9.14, VK-9.18)."""

from boardgames.vikings878.data import ENGLISH, FORT, NORSEMEN, SHIRES, WALL
from boardgames.vikings878.state import Table


def ignore_hits(s: Table) -> None:
    """R-12: Shield Wall and Fort first; then the Berserkers if any Hit is left. The Hits of Vikings all count."""
    if s.roller != ENGLISH:
        return
    struck = s.hits
    if struck:
        if s.wall and s.lasting >> WALL & 1 and s.here[4 * s.battle + NORSEMEN]:
            struck -= 1
            if s.log is not None:
                s.tell("ignored", {"event": "shield_wall", "n": struck}, "", SHIRES[s.battle])
        s.wall = False
        if struck and s.titles >> FORT & 1:
            struck -= 1
            if s.log is not None:
                s.tell("ignored", {"event": "viking_fort", "n": struck}, "", SHIRES[s.battle])
    s.berserk = 1 if s.berserk == 2 and struck else 0
    s.hits = struck
