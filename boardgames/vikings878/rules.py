"""How 878 Vikings is played: the phases with what may be done in each and what goes on by itself.

The phases themselves stand in their own rooms, in the order of the rulebook: setup, turn, reinforcements, windows and
events, leaders, movement, battle, rolls, withdrawal. They hand over to one another by setting `phase`; `settle` goes on
until somebody has to decide."""

from collections.abc import Callable
from typing import Final

from boardgames.core.game import Event, Setup
from boardgames.core.rng import Rng
from boardgames.vikings878 import (
    battle,
    events,
    leaders,
    movement,
    reinforcements,
    rolls,
    scoring,
    setup,
    turn,
    windows,
)
from boardgames.vikings878 import withdrawal as away
from boardgames.vikings878.actions import AFTER_STOP, STOP
from boardgames.vikings878.redraw import redraw
from boardgames.vikings878.state import CUBE, PHASES, Table

Legal = Callable[[Table], list[int]]
Do = Callable[[Table, int], None]


def _nothing(s: Table) -> list[int]:
    return []


def _never(s: Table, action: int) -> None:
    """The game is over."""


# Decisions, in the order of the phases in `state`: what is possible, what it does, and whether the active faction
# decides (elsewhere the phase before says who).
DECISIONS: Final[list[tuple[Legal, Do, bool]]] = [
    (setup.legal_choosing, setup.do_choosing, False),
    (setup.legal_alfred_start, setup.do_alfred_start, False),
    (setup.legal_extra, setup.do_extra, False),
    (windows.legal_window, events.do_window, False),
    (reinforcements.legal_alfred_entry, reinforcements.do_alfred_entry, True),
    (reinforcements.legal_printed, reinforcements.do_printed, True),
    (reinforcements.legal_placing, reinforcements.do_placing, True),
    (reinforcements.legal_placing_number, reinforcements.do_placing_number, True),
    (reinforcements.legal_card, reinforcements.do_card, True),
    (leaders.legal_leaders, leaders.do_leaders, True),
    (leaders.legal_leading, leaders.do_leading, True),
    (leaders.legal_loading, leaders.do_loading, True),
    (movement.legal_armies, movement.do_armies, True),
    (movement.legal_army_own, movement.do_army_own, True),
    (movement.legal_army_ally, movement.do_army_ally, True),
    (movement.legal_marching, movement.do_marching, True),
    (battle.legal_battles, battle.do_battles, True),
    (battle.legal_order, battle.do_order, True),
    (rolls.legal_hits, rolls.do_hits, False),
    (rolls.legal_leaving, rolls.do_losses, False),
    (rolls.legal_leaving, rolls.do_fleeing, False),
    (rolls.legal_commands, rolls.do_commands, False),
    (rolls.legal_following, rolls.do_following, False),
    (battle.legal_paying, battle.do_paying, False),
    (away.legal_withdrawing, away.do_withdrawing, False),
    (away.legal_boarding, away.do_boarding, False),
    (events.legal_morale_at, events.do_morale_at, True),
    (events.legal_morale_number, events.do_morale_number, True),
    (events.legal_ceolwulf_at, events.do_ceolwulf_at, True),
    (events.legal_ceolwulf_units, events.do_ceolwulf_units, True),
    (events.legal_convert_at, events.do_convert_at, True),
    (events.legal_convert_number, events.do_convert_number, True),
    (events.legal_purse_at, events.do_purse_at, True),
    (events.legal_rebellion_at, events.do_rebellion_at, True),
    (events.legal_navy_at, events.do_navy_at, False),
    (events.legal_escape_at, events.do_escape_at, False),
    (events.legal_spy_from, events.do_spy_from, False),
    (events.legal_spy_alfred, events.do_spy_alfred, False),
    (events.legal_spy_thegns, events.do_spy_thegns, False),
    (events.legal_spy_housecarls, events.do_spy_housecarls, False),
    (_nothing, _never, False),
]
LEGAL: Final[list[Legal]] = [decision[0] for decision in DECISIONS]
DO: Final[list[Do]] = [decision[1] for decision in DECISIONS]
ACTIVE_DECIDES: Final[list[bool]] = [decision[2] for decision in DECISIONS]
AUTOMATIC: Final[list[Callable[[Table], None]]] = [
    turn.cube,
    turn.begin,
    windows.ask,
    reinforcements.reinforce,
    battle.fights,
    battle.battle_open,
    battle.lasting,
    battle.levy,
    battle.bonus_rolls,
    battle.roll,
    rolls.resolve,
    battle.rolled,
    battle.battle_end,
    turn.drawing,
    turn.round_end,
]
assert len(DECISIONS) == CUBE
assert len(DECISIONS) + len(AUTOMATIC) == len(PHASES)


def settle(s: Table) -> None:
    """Go on to the next decision; one with a single option is none (VK-13)."""
    while True:
        phase = s.phase
        while phase >= CUBE:
            AUTOMATIC[phase - CUBE](s)
            phase = s.phase
        if ACTIVE_DECIDES[phase]:
            s.seat = s.seats[s.active]
        options = LEGAL[phase](s)
        if len(options) != 1:
            s.options = options
            return
        DO[phase](s, options[0])
        if s.winner >= 0:
            turn.finish(s)


class State(Table):
    """The table with its rules: what the contract calls a state."""

    __slots__ = ()

    def copy(self) -> "State":
        return State(self)

    def legal(self) -> list[int]:
        return self.options

    def apply(self, action: int) -> None:
        if action >= AFTER_STOP:
            self.apply(STOP)
            action -= AFTER_STOP
        DO[self.phase](self, action)
        if self.winner >= 0:
            turn.finish(self)  # VK-11.10: a leader is lost
        settle(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def hidden(self, seat: int, rng: Rng) -> "State":
        state = State(self)
        redraw(state, seat, rng, LEGAL[self.phase])
        return state


def new_game(given: Setup, log: list[Event] | None = None) -> State:
    """A new game of a completed set-up, at its first decision."""
    state = State()
    setup.lay_out(state, given, log)
    settle(state)
    return state
