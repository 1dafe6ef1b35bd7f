"""How Lindisfarne is played: each phase with what may be done in it and what that does, in the order of the rulebook.

`LEGAL` and `DO` at the end tie the phases together; `State` is the table with these rules.
"""

from collections.abc import Callable
from typing import Final

from boardgames.core.game import NOBODY, Event, Value
from boardgames.core.rng import Rng, seeded
from boardgames.lindisfarne import actions as act
from boardgames.lindisfarne import memory, scoring
from boardgames.lindisfarne.data import (
    ACTIVE,
    BOARDS,
    CARDS,
    EFFECT,
    EXPEDITIONS,
    NEUTRAL_BOARD,
    NORWAY_CARDS,
    NORWAY_IN_GAME,
    OBJECTIVES,
    OFFERS,
    RAIDED_CARDS,
    RAISE_ROW,
    REROLL,
    RUNES,
    RUNES_GAINED,
    SET_DIE,
    SHIFT_ALL,
    TWO_BOARDS,
    VIKINGS,
)
from boardgames.lindisfarne.redraw import redraw
from boardgames.lindisfarne.state import (
    DISCARDING,
    KEEPING,
    NEUTRAL,
    NONE,
    OVER,
    PICKING,
    PLACING,
    RAISING,
    REROLLING,
    ROLLED,
    TURN,
    TURNING,
    Table,
    at,
    cell,
    clan_name,
)

# ------------------------------------------------------------------------------------------------ 2 Setup


def lay_out(players: int, seed: int, log: list[Event] | None) -> "State":
    """A new game at its first decision. Chance is drawn in the order of LF-11.4."""
    s = State()
    s.players = players
    s.log = log
    s.fence = 0
    s.rng = seeded(seed)
    norway = NORWAY_CARDS[:]
    s.rng.shuffle(norway)  # LF-2.2
    s.box = sorted(norway[NORWAY_IN_GAME:])
    s.deck = RAIDED_CARDS + norway[:NORWAY_IN_GAME]
    s.rng.shuffle(s.deck)
    s.pile = list(range(len(OBJECTIVES)))
    s.rng.shuffle(s.pile)  # LF-2.3
    s.pile_known = [NONE] * len(s.pile)
    s.jarl = s.rng.below(players)  # LF-2.6
    s.supply = RUNES
    s.discard = []
    s.runes = [0] * players
    s.cards = [[] for _ in range(players)]
    s.objectives = [[] for _ in range(players)]
    s.ready = [0] * players
    s.tilted = [0] * players
    s.picked = [0] * 6
    s.turning = 0
    s.placed = 0
    s.ranked = []
    s.rank = 0
    s.drawn = []
    s.drawn_known = []
    s.rumours = []
    s.expedition = 0
    start_expedition(s)
    return s


# ------------------------------------------------------------------------------------------------ 3 Expeditions


def start_expedition(s: Table) -> None:
    """LF-2.4, LF-3.1, LF-8.1 to LF-8.3: new offers, everybody out with six vikings, the Jarl begins."""
    s.expedition += 1
    s.fence += 1
    s.offers = [s.deck.pop() for _ in range(OFFERS * len(BOARDS))]
    s.vikings = [VIKINGS] * s.players
    s.home = [False] * s.players
    s.rows = [[], [], []]
    s.counts = [0] * 90
    s.dice = [0] * 6
    s.board = NONE
    s.raid = NONE
    if s.log is not None:
        s.tell("expedition", {"n": s.expedition, "seat": clan_name(s.jarl)})
        for board, name in enumerate(BOARDS):
            shown = s.offers[OFFERS * board : OFFERS * board + OFFERS]
            s.tell("offer", {"board": name, "cards": tuple(CARDS[card] for card in shown)}, "deck", name, "destination")
    if s.players == 2:
        place_neutral(s)
    begin_turn(s, s.jarl)


def place_neutral(s: Table) -> None:
    """LF-10.2: the neutral clan's six dice, before anybody else."""
    rolled = [0] * 6
    for _ in range(VIKINGS):
        rolled[s.rng.below(6)] += 1
    for value in range(1, 7):
        number = rolled[value - 1]
        if number:
            board = NEUTRAL_BOARD[value - 1]
            put_vikings(s, NEUTRAL, board, value, number)
            if s.log is not None:
                where = cell(board, 1, value)
                s.tell(
                    "neutral_placed",
                    {"n": number, "value": value, "board": BOARDS[board]},
                    target=where,
                    piece="viking",
                )


def put_vikings(s: Table, clan: int, board: int, value: int, number: int) -> None:
    """LF-3.5: newcomers take the northernmost free row."""
    if clan not in s.rows[board]:
        s.rows[board].append(clan)
    s.counts[at(board, clan) + value - 1] += number


def begin_turn(s: Table, seat: int) -> None:
    s.seat = seat
    s.effect = NONE
    s.first_board = NONE
    s.phase = TURN
    if not s.vikings[seat]:
        go_home(s)  # LF-4.1.1


def next_turn(s: Table) -> None:
    """LF-3.2: clockwise, without those at home; LF-3.4: raids when nobody is out."""
    s.dice = [0] * 6
    seat = s.seat
    for _ in range(s.players):
        seat = (seat + 1) % s.players
        if not s.home[seat]:
            begin_turn(s, seat)
            return
    start_raid(s, 0)


# ------------------------------------------------------------------------------------------------ 4 A turn

_RETURN_OR_ROLL: Final = [act.RETURN, act.ROLL]


def legal_turn(s: Table) -> list[int]:
    """LF-3.3. A seat without vikings never comes here: it is sent home."""
    return _RETURN_OR_ROLL


def do_turn(s: Table, action: int) -> None:
    if action == act.RETURN:
        go_home(s)
    else:
        roll(s)


def go_home(s: Table) -> None:
    """LF-4.1: runes for the vikings in hand, and the Jarl pawn for the first."""
    seat = s.seat
    gained = min(s.vikings[seat], s.supply)  # LF-5.4
    gain_runes(s, seat, gained)
    first = not any(s.home)
    s.home[seat] = True
    if s.log is not None:
        s.tell("returned", {"seat": clan_name(seat), "n": gained}, target=f"seat-{seat}")
    if first:
        s.jarl = seat
        if s.log is not None:
            s.tell("jarl", {"seat": clan_name(seat)}, target=f"seat-{seat}", piece="jarl")
    next_turn(s)


def roll(s: Table) -> None:
    """LF-4.2.1"""
    s.fence += 1
    throw(s, s.vikings[s.seat], "rolled")
    s.phase = ROLLED


def throw(s: Table, number: int, kind: str) -> None:
    values = [s.rng.below(6) for _ in range(number)]
    for value in values:
        s.dice[value] += 1
    if s.log is not None:
        faces = tuple(value + 1 for value in values)
        s.tell(kind, {"seat": clan_name(s.seat), "dice": faces}, target="dice", piece="die")


# ------------------------------------------------------------------------------------------------ 4.2.2 Adjust

_BOARDS: Final = [act.BOARD + board for board in range(3)]


def legal_rolled(s: Table) -> list[int]:
    """Choose a board to place on (LF-4.2.3), or first use an effect (LF-6.3: one in a turn)."""
    ready = s.ready[s.seat]
    if not ready or s.effect != NONE:
        if s.first_board == NONE:
            return _BOARDS
        return [action for action in _BOARDS if action != act.BOARD + s.first_board]  # LF-6.7
    options = _BOARDS[:]
    faces = [value for value in range(6) if s.dice[value]]
    if ready >> REROLL & 1:
        options += [act.REROLL_DIE + value for value in faces]
    if ready >> SET_DIE & 1:
        options += [act.TURN_DIE + value for value in faces]
    if ready >> SHIFT_ALL & 1:
        options.append(act.USE_SHIFT_ALL)
    if ready >> TWO_BOARDS & 1 and s.vikings[s.seat] >= 2:
        options.append(act.USE_TWO_BOARDS)
    return options


def do_rolled(s: Table, action: int) -> None:
    if action < act.BOARD:
        use_effect(s, SHIFT_ALL if action == act.USE_SHIFT_ALL else TWO_BOARDS)
    elif action < act.RAISE:
        s.board = action - act.BOARD
        s.placed = 0
        s.phase = PLACING
    elif action < act.TURN_DIE:
        use_effect(s, REROLL)
        s.phase = REROLLING
        do_rerolling(s, action)
    else:
        use_effect(s, SET_DIE)
        s.turning = action - act.TURN_DIE + 1
        s.phase = TURNING


def use_effect(s: Table, effect: int) -> None:
    """LF-6.1: the card is tilted and keeps counting as a card."""
    s.effect = effect
    s.ready[s.seat] &= ~(1 << effect)
    s.tilted[s.seat] |= 1 << effect
    if s.log is not None:
        card = CARDS[EFFECT.index(effect)]
        s.tell("used", {"seat": clan_name(s.seat), "card": card}, target=f"cards-{s.seat}")


def legal_rerolling(s: Table) -> list[int]:
    """LF-6.5: gather the dice to roll again, then throw them."""
    return [act.REROLL_DIE + value for value in range(6) if s.dice[value]] + [act.THROW]


def do_rerolling(s: Table, action: int) -> None:
    if action != act.THROW:
        value = action - act.REROLL_DIE
        s.dice[value] -= 1
        s.picked[value] += 1
        return
    number = sum(s.picked)
    s.picked = [0] * 6
    s.fence += 1
    throw(s, number, "rerolled")
    s.phase = ROLLED


def legal_turning(s: Table) -> list[int]:
    """LF-6.6: any other value; leaving the die as it is would only waste the card."""
    return [act.TO_VALUE + value for value in range(6) if value != s.turning - 1]


def do_turning(s: Table, action: int) -> None:
    value = action - act.TO_VALUE + 1
    s.dice[s.turning - 1] -= 1
    s.dice[value - 1] += 1
    if s.log is not None:
        s.tell("turned", {"seat": clan_name(s.seat), "die": s.turning, "value": value}, target="dice", piece="die")
    s.turning = 0
    s.phase = ROLLED


# ------------------------------------------------------------------------------------------------ 4.2.3 Place

# LF-5.2, LF-5.3: the ways to place a die of each value when up to `steps` steps are affordable
_PUTS: Final = [
    [[act.PUT + 6 * rolled + placed for placed in range(6) if abs(placed - rolled) <= steps] for rolled in range(6)]
    for steps in range(6)
]


def free_steps(s: Table) -> int:
    """LF-6.6.1"""
    return 1 if s.effect == SHIFT_ALL else 0


def legal_placing(s: Table) -> list[int]:
    """Place one more die, or stop once one is placed. Under two_boards a die must be left for the second board."""
    options = [act.DONE] if s.placed else []
    dice = s.dice
    if s.effect == TWO_BOARDS and s.first_board == NONE and sum(dice) == 1:
        return options
    puts = _PUTS[min(5, s.runes[s.seat] + free_steps(s))]
    for rolled in range(6):
        if dice[rolled]:
            options += puts[rolled]
    return options


def do_placing(s: Table, action: int) -> None:
    if action == act.DONE:
        finish_board(s)
        return
    rolled, placed = divmod(action - act.PUT, 6)
    seat = s.seat
    cost = abs(placed - rolled)
    if cost:
        cost = max(0, cost - free_steps(s))
        s.runes[seat] -= cost
        s.supply += cost  # LF-5.4
    s.dice[rolled] -= 1
    s.vikings[seat] -= 1
    s.placed += 1
    put_vikings(s, seat, s.board, placed + 1, 1)
    if s.log is not None:
        where = cell(s.board, s.rows[s.board].index(seat) + 1, placed + 1)
        values: dict[str, Value] = {"seat": clan_name(seat), "value": placed + 1, "board": BOARDS[s.board], "n": cost}
        s.tell("placed_runes" if cost else "placed", values, f"seat-{seat}", where, "viking")
    if not any(s.dice):
        finish_board(s)


def finish_board(s: Table) -> None:
    """The rest of the dice have no effect (LF-4.2.4), unless two_boards has a second board to serve (LF-6.7)."""
    if s.effect == TWO_BOARDS and s.first_board == NONE:
        s.first_board = s.board
        s.board = NONE
        s.phase = ROLLED
        return
    s.board = NONE
    if s.effect == NONE and s.ready[s.seat] >> RAISE_ROW & 1 and raisable(s):
        s.dice = [0] * 6
        s.phase = RAISING
    else:
        next_turn(s)


# ------------------------------------------------------------------------------------------------ 6.8 raise_row


def raisable(s: Table) -> list[int]:
    """Boards on which the seat has a row that is not the first."""
    return [board for board in range(3) if s.seat in s.rows[board] and s.rows[board][0] != s.seat]


def legal_raising(s: Table) -> list[int]:
    return [act.RAISE + board for board in raisable(s)] + [act.END_TURN]


def do_raising(s: Table, action: int) -> None:
    if action != act.END_TURN:
        board = action - act.RAISE
        use_effect(s, RAISE_ROW)
        s.rows[board].remove(s.seat)
        s.rows[board].insert(0, s.seat)
        if s.log is not None:
            s.tell("raised", {"seat": clan_name(s.seat), "board": BOARDS[board]}, target=BOARDS[board])
    next_turn(s)


# ------------------------------------------------------------------------------------------------ 7 Raids


def strength(s: Table, board: int, clan: int) -> int:
    """LF-7.3"""
    first = at(board, clan)
    return scoring.strength(board, s.counts[first : first + 6])


def start_raid(s: Table, board: int) -> None:
    """LF-7.1, LF-7.4: rank those present; the more northern row wins ties."""
    s.raid = board
    rows = s.rows[board]
    s.ranked = sorted(rows, key=lambda clan: -strength(s, board, clan))  # stable: rows stay in order
    s.rank = 0
    if s.log is not None and rows:
        strengths = tuple(strength(s, board, clan) for clan in s.ranked)
        ranked = tuple(clan_name(clan) for clan in s.ranked)
        s.tell("raid", {"board": BOARDS[board], "ranked": ranked, "strengths": strengths}, target=BOARDS[board])
    go_on_raiding(s)


def offer_of(s: Table) -> list[int]:
    """The cards left beside the board being raided."""
    first = OFFERS * s.raid
    return [card for card in s.offers[first : first + OFFERS] if card != NONE]


def go_on_raiding(s: Table) -> None:
    """The next pick that needs a decision, or the next board (LF-7.5, LF-7.6)."""
    while s.rank < len(s.ranked):
        left = offer_of(s)
        if not left:
            break
        clan = s.ranked[s.rank]
        if clan != NEUTRAL:
            s.seat = clan
            if len(left) > 1 or s.pile:
                s.phase = PICKING
                return
            take(s, left[0])  # LF-7.6.1: the only option
        elif s.rank < 2:
            chooser = neutral_chooser(s)
            if len(left) > 1 and chooser != NONE:
                s.seat = chooser
                s.phase = DISCARDING
                return
            drop(s, left[0])
        s.rank += 1
    finish_raid(s)


def finish_raid(s: Table) -> None:
    """LF-7.10, then the next board, the next expedition, or the end (LF-8.4)."""
    left = offer_of(s)
    if left:
        for card in left:
            take_from_offer(s, card)
        s.discard += left
        if s.log is not None:
            names = tuple(CARDS[card] for card in left)
            s.tell("left", {"board": BOARDS[s.raid], "cards": names}, BOARDS[s.raid], "discard", "destination")
    if s.raid < len(BOARDS) - 1:
        start_raid(s, s.raid + 1)
        return
    s.raid = NONE
    s.ranked = []
    s.rank = 0
    if s.expedition < EXPEDITIONS:
        start_expedition(s)
        return
    s.phase = OVER
    s.seat = NOBODY
    s.fence += 1
    if s.log is not None:
        winners = tuple(clan_name(seat) for seat, place in enumerate(scoring.ranking(s)) if place == 1)
        s.tell("over", {"winners": winners})


def take_from_offer(s: Table, card: int) -> None:
    s.offers[s.offers.index(card)] = NONE


def gain_runes(s: Table, seat: int, number: int) -> int:
    """LF-5.4: never more than the supply has."""
    gained = min(number, s.supply)
    s.supply -= gained
    s.runes[seat] += gained
    return gained


def take(s: Table, card: int) -> None:
    """LF-7.5 (a), LF-7.8: the card lies before its owner; an instant effect happens at once (LF-6.9)."""
    seat = s.seat
    take_from_offer(s, card)
    s.cards[seat].append(card)
    if s.log is not None:
        s.tell("took", {"seat": clan_name(seat), "card": CARDS[card]}, BOARDS[s.raid], f"cards-{seat}", "destination")
    effect = EFFECT[card]
    if effect == NONE:
        return
    if ACTIVE[effect]:
        s.ready[seat] |= 1 << effect
    elif RUNES_GAINED[effect]:
        gained = gain_runes(s, seat, RUNES_GAINED[effect])
        if s.log is not None:
            s.tell("runes", {"seat": clan_name(seat), "n": gained}, target=f"seat-{seat}", piece="rune")


def legal_picking(s: Table) -> list[int]:
    """LF-7.5"""
    options = [act.TAKE + card for card in offer_of(s)]
    if s.pile:
        options.append(act.OBJECTIVE)
    return options


def do_picking(s: Table, action: int) -> None:
    if action != act.OBJECTIVE:
        take(s, action - act.TAKE)
    else:
        draw_objectives(s)
        if len(s.drawn) > 1:
            s.phase = KEEPING
            return
        keep(s, s.drawn[0])  # LF-7.7, R-10
    s.rank += 1
    go_on_raiding(s)


def draw_objectives(s: Table) -> None:
    """LF-7.7: look at the top two."""
    s.fence += 1
    for _ in range(min(2, len(s.pile))):
        s.drawn.append(memory.draw(s))
    if s.log is not None:
        seen = tuple(OBJECTIVES[objective] for objective in s.drawn)
        outline: dict[str, Value] = {"seat": clan_name(s.seat), "n": len(seen)}
        s.tell_secret("drew", {**outline, "objectives": seen}, outline, f"objectives-{s.seat}")


def legal_keeping(s: Table) -> list[int]:
    return [act.KEEP + objective for objective in s.drawn]


def do_keeping(s: Table, action: int) -> None:
    keep(s, action - act.KEEP)
    s.rank += 1
    go_on_raiding(s)


def keep(s: Table, objective: int) -> None:
    """The other one goes face down under the pile; who put it there knows it."""
    given_up = [other for other in s.drawn if other != objective]
    s.objectives[s.seat].append(objective)
    memory.put_back(s, s.drawn, given_up[0] if given_up else NONE)
    s.drawn = []
    if s.log is not None:
        outline: dict[str, Value] = {"seat": clan_name(s.seat)}
        s.tell_secret("kept", {**outline, "objective": OBJECTIVES[objective]}, outline, f"objectives-{s.seat}")


# ------------------------------------------------------------------------------------------------ 10 Two players


def neutral_chooser(s: Table) -> int:
    """LF-10.5: who says which card the neutral clan takes; NONE when nobody ranks after it, for then all cards go."""
    if s.rank == len(s.ranked) - 1:
        return NONE  # LF-10.5.3
    if s.rank == 1:
        return s.ranked[0]  # LF-10.5.4
    if len(s.ranked) == 3:
        return s.ranked[2]  # LF-10.5.1
    return 1 - s.ranked[1]  # LF-10.5.2


def legal_discarding(s: Table) -> list[int]:
    return [act.DISCARD + card for card in offer_of(s)]


def do_discarding(s: Table, action: int) -> None:
    drop(s, action - act.DISCARD)
    s.rank += 1
    go_on_raiding(s)


def drop(s: Table, card: int) -> None:
    """LF-10.4: the neutral clan's card goes to the discard."""
    take_from_offer(s, card)
    s.discard.append(card)
    if s.log is not None:
        s.tell("neutral_took", {"card": CARDS[card]}, BOARDS[s.raid], "discard", "destination")


# ------------------------------------------------------------------------------------------------ the state

LEGAL: Final[tuple[Callable[[Table], list[int]], ...]] = (
    legal_turn,
    legal_rolled,
    legal_rerolling,
    legal_turning,
    legal_placing,
    legal_raising,
    legal_picking,
    legal_keeping,
    legal_discarding,
    lambda s: [],  # the game is over
)
DO: Final[tuple[Callable[[Table, int], None], ...]] = (
    do_turn,
    do_rolled,
    do_rerolling,
    do_turning,
    do_placing,
    do_raising,
    do_picking,
    do_keeping,
    do_discarding,
)


class State(Table):
    """The table with its rules: what the contract calls a state."""

    __slots__ = ()

    def copy(self) -> "State":
        return State(self)

    def legal(self) -> list[int]:
        return LEGAL[self.phase](self)

    def apply(self, action: int) -> None:
        DO[self.phase](self, action)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def hidden(self, seat: int, rng: Rng) -> "State":
        state = State(self)
        redraw(state, seat, rng)
        return state
