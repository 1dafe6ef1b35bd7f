"""What a seat of Brian Boru can know (BB-15): views tell no secret, and a redraw keeps all that was seen."""

from collections import Counter, defaultdict

import msgspec
import pytest

from boardgames.brian_boru import GAME
from boardgames.brian_boru.data import CARDS, MARRIAGES, PICKS
from boardgames.brian_boru.masks import members
from boardgames.brian_boru.rules import State
from boardgames.brian_boru.state import DRAFT_PICK, LEAD_CARD, STEPS
from boardgames.core.game import NOBODY, SPECTATOR, Event, View
from boardgames.core.rng import seeded
from tests.brian_boru.games import do, loaded, moments

GAMES = [(players, seed) for players in (3, 4, 5) for seed in (40, 41, 42)]


def cards_in(view: View) -> set[str]:
    """Every action card that the view names anywhere."""
    text = msgspec.json.encode(view).decode()
    return {name for name in CARDS if f'"{name}"' in text}


def names(mask: int) -> set[str]:
    return {CARDS[card] for card in members(mask)}


def redraws(state: State, seat: int, number: int) -> list[State]:
    chance = seeded(99)
    return [state.hidden(seat, chance.fork()) for _ in range(number)]


# ------------------------------------------------------------------------------------------------ views and events


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_no_view_names_a_secret(players: int, seed: int) -> None:
    """Cards are named in one's own hand and packet, and in the trick; the discard is not for reading (BB-5.9)."""
    for state, _ in moments(players, seed):
        trick = {CARDS[card] for card in state.table if card >= 0}
        for seat in (*range(players), SPECTATOR):
            own = names(state.hands[seat] | state.packets[seat]) if seat != SPECTATOR else set()
            assert cards_in(GAME.view(state, seat)) <= own | trick


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_no_view_names_a_marriage_to_come(players: int, seed: int) -> None:
    for state, _ in moments(players, seed):
        shown = msgspec.json.encode(GAME.view(state, 0)).decode()
        ahead = [MARRIAGES[card] for card in [*state.brides[state.round :], *state.box]]
        assert not [name for name in ahead if f'"{name}"' in shown]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_secret_events_come_in_full_and_in_outline(players: int, seed: int) -> None:
    """Everybody is told once, and only those who saw the cards are told which."""
    secret = {"dealt", "kept", "passed", "kept_rest", "last_card"}
    for _, events in moments(players, seed):
        for number, event in enumerate(events):
            if event.kind not in secret:
                assert event.seen_by is None
                continue
            outline = events.pop(number + 1)
            assert outline.kind == f"{event.kind}_secretly"
            assert not {"card", "cards"} & outline.values.keys()
            for seat in (*range(players), SPECTATOR):
                concerned = {event.values["seat"], event.values.get("to")}
                assert event.visible_to(seat) == (f"seat:{seat}" in concerned)
                assert outline.visible_to(seat) != event.visible_to(seat)


def test_counts_and_possessions_are_public() -> None:
    """R-22, BB-15"""
    state = loaded(4, phase="lead_town", holder=1, players={2: {"coins": 7, "raiders": 2, "church": 3}})
    panel = GAME.view(state, 0).seats[2]
    assert panel == GAME.view(state, SPECTATOR).seats[2]
    assert (panel.counters["coins"], panel.counters["raiders"], panel.counters["church"]) == (7, 2, 3)
    assert [piece.count for piece in GAME.view(state, 0).places["hand-2"]] == [6]


def test_decisions_that_show_a_hand_are_marked_secret() -> None:
    for state, _ in moments(3, 5):
        if state.seat == NOBODY:
            break
        choice = GAME.choice(state)
        about_cards = any(target in CARDS for option in choice.options for target in option.targets)
        assert choice.secret or not about_cards


# ------------------------------------------------------------------------------------------------ memory


class Memory:
    """What one seat could write down, from the events that it may see: each packet that it held, as it got it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.packets: list[set[str]] = []  # by step
        self.kept: list[set[str]] = []
        self.played: dict[str, set[str]] = defaultdict(set)  # by seat

    def note(self, events: list[Event]) -> None:
        me = f"seat:{self.seat}"
        for event in events:
            if not event.visible_to(self.seat):
                continue
            values = event.values
            if event.kind == "dealt":
                assert values["seat"] == me
                self.packets, self.kept, self.played = [cards_of(values["cards"])], [set()], defaultdict(set)
            elif event.kind == "passed" and values["to"] == me:
                self.packets.append(cards_of(values["cards"]))
                self.kept.append(set())
            elif event.kind == "kept":
                self.kept[-1].add(str(values["card"]))
            elif event.kind == "kept_rest":
                self.kept[-1] |= cards_of(values["cards"])
            elif event.kind == "played":
                self.played[str(values["seat"])].add(str(values["card"]))

    def contradictions(self, state: State) -> list[str]:
        """Where a state cannot be the one that this seat has lived through."""
        players = state.players
        found = []
        for step, seen in enumerate(self.packets):
            dealt_to = (self.seat - step) % players
            if packet_in(state, dealt_to, step) != seen:
                found.append(f"the packet of step {step + 1} was another")
            if names(state.drafted[STEPS * self.seat + step]) != self.kept[step]:
                found.append(f"other cards were kept in step {step + 1}")
        for seat in range(players):
            drafted = {name for step in range(STEPS) for name in names(state.drafted[STEPS * seat + step])}
            if not self.played[f"seat:{seat}"] <= drafted:
                found.append(f"seat {seat} never had what it played")
            if names(state.hands[seat]) & set().union(*self.played.values()):
                found.append(f"seat {seat} holds a card that was played")
            if state.hands[seat] and names(state.hands[seat]) != drafted - self.played[f"seat:{seat}"]:
                found.append(f"the hand of seat {seat} is not what it drafted")
        return found


def cards_of(value: object) -> set[str]:
    assert isinstance(value, tuple)
    return {str(card) for card in value}


def packet_in(state: State, dealt_to: int, step: int) -> set[str]:
    """What a packet held when it came to its holder of that step: all that was taken from then on, and what is left."""
    players = state.players
    content: set[str] = set()
    for later in range(step, len(PICKS[players])):
        content |= names(state.drafted[STEPS * ((dealt_to + later) % players) + later])
    if state.phase == DRAFT_PICK:
        content |= names(state.packets[(dealt_to + state.step) % players])
    return content


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_redraw_agrees_with_everything_the_seat_has_seen(players: int, seed: int) -> None:
    memories = [Memory(seat) for seat in range(players)]
    chance = seeded(seed)
    for state, events in moments(players, seed):
        for memory in memories:
            memory.note(events)
            assert not memory.contradictions(state)
        seat = chance.below(players)
        other = state.hidden(seat, chance.fork())
        assert not memories[seat].contradictions(other)


def test_the_memory_would_notice_a_careless_redraw() -> None:
    """Swapping a card that was passed on with one that was never seen is a contradiction."""
    memory = Memory(0)
    for state, events in moments(4, 40):
        memory.note(events)
        if state.phase > DRAFT_PICK and len(memory.packets) == 3:
            break
    other = state.copy()
    passed_on = next(iter(memory.packets[1] - memory.kept[1]))
    unseen = next(name for name in CARDS if name not in set().union(*memory.packets))
    swap(other, passed_on, unseen)
    assert memory.contradictions(other)


def swap(state: State, one: str, other: str) -> None:
    bits = 1 << CARDS.index(one) | 1 << CARDS.index(other)
    state.drafted = [cell ^ bits if (cell & bits).bit_count() == 1 else cell for cell in state.drafted]
    state.hands = [hand ^ bits if (hand & bits).bit_count() == 1 else hand for hand in state.hands]
    state.aside = state.aside ^ bits if (state.aside & bits).bit_count() == 1 else state.aside


# ------------------------------------------------------------------------------------------------ redraws


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_redraw_looks_the_same_to_the_seat(players: int, seed: int) -> None:
    chance = seeded(seed)
    for state, _ in moments(players, seed):
        for seat in {chance.below(players), max(state.seat, 0)}:
            luck = chance.fork()
            other = state.hidden(seat, luck.copy())
            assert not GAME.check(other)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert GAME.view(other, SPECTATOR) == GAME.view(state, SPECTATOR)
            assert GAME.dump(other.hidden(seat, luck.copy())) == GAME.dump(other)
            assert other.seat == state.seat
            if state.seat == seat:
                assert GAME.choice(other) == GAME.choice(state)


def drafted() -> State:
    """Four players after the draft: seat 0 saw 1 to 6, then 7 to 10, then 11 and 12, and kept 1, 2, 7, 8, 11, 12."""
    state = loaded(
        4,
        phase="draft_pick",
        holder=3,
        players={
            0: {"packet": ["yellow-1", "red-2", "blue-3", "yellow-4", "red-5", "blue-6"]},
            1: {"packet": ["white-13", "yellow-14", "red-15", "blue-16", "yellow-17", "red-18"]},
            2: {"packet": ["blue-19", "white-20", "white-21", "white-22", "red-11", "blue-12"]},
            3: {"packet": ["yellow-7", "red-8", "blue-9", "yellow-10", "yellow-23", "red-24"]},
        },
    )
    first = ["yellow-1", "red-2", "white-13", "yellow-14", "blue-19", "white-20", "yellow-23", "red-24"]
    second = ["yellow-7", "red-8", "blue-3", "yellow-4", "red-15", "blue-16", "white-21", "white-22"]
    return do(state, *[f"pick {card}" for card in [*first, *second]])


def whereabouts(state: State, card: str) -> str:
    bit = 1 << CARDS.index(card)
    for seat, hand in enumerate(state.hands):
        if hand & bit:
            return f"hand {seat}"
    return "aside" if state.aside & bit else "played"


def test_the_left_neighbour_has_the_packet_that_was_passed_last() -> None:
    """Seat 0 passed blue 9 and yellow 10 as the last two of a packet: seat 1 had to keep both."""
    worlds = redraws(drafted(), 0, 60)
    for card in ("blue-9", "yellow-10"):
        assert {whereabouts(world, card) for world in worlds} == {"hand 1"}


def test_a_longer_packet_is_shared_by_those_who_had_it_later() -> None:
    """Of the four cards that seat 0 passed first, seats 1 and 2 have two each; seat 3 and the card aside none."""
    worlds = redraws(drafted(), 0, 200)
    for card in ("blue-3", "yellow-4", "red-5", "blue-6"):
        assert {whereabouts(world, card) for world in worlds} == {"hand 1", "hand 2"}
    for world in worlds:
        shares = Counter(whereabouts(world, card) for card in ("blue-3", "yellow-4", "red-5", "blue-6"))
        assert shares == {"hand 1": 2, "hand 2": 2}


def test_a_card_never_seen_may_be_anywhere_else() -> None:
    assert {whereabouts(world, "blue-25") for world in redraws(drafted(), 0, 300)} == {
        "hand 1",
        "hand 2",
        "hand 3",
        "aside",
    }


def test_unseen_cards_are_shared_out_evenly() -> None:
    """Of the 13 cards that seat 0 never saw, 2 are with seat 1, 4 with seat 2, 6 with seat 3, and 1 aside."""
    number = 2600
    found = Counter(whereabouts(world, "white-13") for world in redraws(drafted(), 0, number))
    expected = {"hand 1": 2 / 13, "hand 2": 4 / 13, "hand 3": 6 / 13, "aside": 1 / 13}
    off = sum((found[place] - number * share) ** 2 / (number * share) for place, share in expected.items())
    assert off < 21  # chi-square, 3 degrees: p < 0.0002


def test_played_cards_leave_fewer_places() -> None:
    """Once seat 1 has played two of the four, the other two must be with seat 2."""
    state = drafted()
    state.hands[1] = state.hands[1] & ~(1 << CARDS.index("blue-3") | 1 << CARDS.index("yellow-4"))
    state.played = 1 << CARDS.index("blue-3") | 1 << CARDS.index("yellow-4")
    for world in redraws(state, 0, 40):
        assert {whereabouts(world, card) for card in ("red-5", "blue-6")} == {"hand 2"}
        assert whereabouts(world, "blue-3") == "played"


def test_three_players_know_what_did_not_come_back() -> None:
    """The last two cards of the first packet come back, so the other four are with the rivals, two each."""
    memory = Memory(0)
    for state, events in moments(3, 41):
        memory.note(events)
        if state.round == 1 and state.phase > DRAFT_PICK:
            break
    gone = memory.packets[0] - memory.kept[0] - memory.packets[3]
    assert len(gone) == 4
    for world in redraws(state, 0, 50):
        assert Counter(whereabouts(world, card) for card in gone) == {"hand 1": 2, "hand 2": 2}


def test_others_picks_of_the_running_step_are_unknown() -> None:
    """Seat 0 has kept two cards; seat 2, still to choose, cannot tell which."""
    state = do(loaded(3, phase="draft_pick", holder=0, seat=0))
    for _ in range(2):
        state.apply(state.legal()[0])
    for _ in range(2):
        state.apply(state.legal()[0])
    assert state.seat == 2
    kept = {tuple(members(world.hands[0])) for world in redraws(state, 2, 100)}
    assert len(kept) > 60


def test_who_leads_a_town_holds_cards_for_it() -> None:
    """Between town and card the leader has something to choose from: at least two cards that fit."""
    checked = 0
    for seed in range(40, 60):
        for state, _ in moments(3, seed):
            if state.phase == LEAD_CARD and state.town >= 0:
                other = state.hidden((state.seat + 1) % 3, seeded(seed))
                assert len(other.legal()) > 1
                checked += 1
    assert checked > 100


def test_decks_are_redrawn_and_the_princess_stays_last() -> None:
    state = loaded(4, phase="lead_town", round=2)
    worlds = redraws(state, 1, 200)
    known = [MARRIAGES[card] for card in state.brides[:2]]
    assert all([MARRIAGES[card] for card in world.brides[:2]] == known for world in worlds)
    assert all(MARRIAGES[world.brides[-1]] == "estrid" for world in worlds)
    assert len({world.brides[2] for world in worlds}) == 5
    assert all(world.invasions[:2] == state.invasions[:2] for world in worlds)
    assert len({world.invasions[2] for world in worlds}) > 3


def test_a_redraw_leaves_the_state_alone() -> None:
    state = drafted()
    before = GAME.dump(state)
    source = (state.rng.a, state.rng.b)
    redraws(state, 1, 20)
    assert GAME.dump(state) == before
    assert (state.rng.a, state.rng.b) == source
