"""Lindisfarne's arithmetic against slow and obvious ways to the same numbers, and whole games against their events."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardgames.core.game import Setup
from boardgames.core.rng import seeded
from boardgames.lindisfarne import GAME, scoring
from boardgames.lindisfarne.data import CARDS, CENTRE, COUNTRIES, NORTH, OBJECTIVES, RAIDED, SOUTH
from boardgames.lindisfarne.sheet import DATA
from tests.lindisfarne.games import ended, moments

FRESCO = [0, 0, 2, 6, 10, 14, 20]  # LF-9.5
COUNTRY_OF = {card.id: card.country for card in DATA.destinations}
PLACE_OF = {card.id: card.position for card in DATA.destinations}
WANTED = {objective.id: objective.countries for objective in DATA.objectives}
RAIDED_NAMES = [COUNTRIES[country] for country in RAIDED]

slow_machines_too = settings(deadline=None, max_examples=150)

vikings = st.lists(st.integers(1, 6), max_size=6)
some_cards = st.lists(st.sampled_from(CARDS[:-2]), unique=True, max_size=14)  # two Norway cards are in the box


# ------------------------------------------------------------------------------------------------ strength, LF-7.3


def counts(values: list[int]) -> list[int]:
    return [values.count(value) for value in range(1, 7)]


@slow_machines_too
@given(vikings)
def test_north_is_the_sum(values: list[int]) -> None:
    assert scoring.strength(NORTH, counts(values)) == sum(values)


@slow_machines_too
@given(vikings)
def test_centre_is_the_longest_run(values: list[int]) -> None:
    runs = [
        last - first + 1
        for first in range(1, 7)
        for last in range(first, 7)
        if set(range(first, last + 1)) <= set(values)
    ]
    assert scoring.strength(CENTRE, counts(values)) == max(runs, default=0)


@slow_machines_too
@given(vikings)
def test_south_is_the_tallest_stack(values: list[int]) -> None:
    assert scoring.strength(SOUTH, counts(values)) == max(Counter(values).values(), default=0)


@pytest.mark.parametrize(
    ("values", "strength"), [([1, 2, 2, 4, 5, 6], 3), ([1, 2, 2, 3, 5, 6], 3), ([1, 2, 3, 4, 5, 6], 6)]
)
def test_wx_8_run(values: list[int], strength: int) -> None:
    assert scoring.strength(CENTRE, counts(values)) == strength


# ------------------------------------------------------------------------------------------------ objectives, LF-9.2


def most_by_hand(cards: list[str], objectives: list[str]) -> int:
    """Serve each objective with real cards or skip it, whichever brings more; cards of a country are all alike."""
    if not objectives:
        return 0
    first, *rest = objectives
    best = most_by_hand(cards, rest)
    by_country = [[card for card in cards if COUNTRY_OF[card] == country][:1] for country in WANTED[first]]
    for used in product(*by_country):
        best = max(best, 1 + most_by_hand([card for card in cards if card not in used], rest))
    return best


@slow_machines_too
@given(some_cards, st.lists(st.sampled_from(OBJECTIVES), unique=True, max_size=6))
def test_the_best_assignment_of_cards_to_objectives_is_found(cards: list[str], objectives: list[str]) -> None:
    state = ended(cards, [], objectives=[objectives, []])
    assert scoring.objective_points(state, 0) == 10 * most_by_hand(cards, objectives)


# ------------------------------------------------------------------------------------------------ frescoes, LF-9.5


def fresco_by_hand(cards: list[str]) -> int:
    points = 0
    for country in RAIDED_NAMES:
        held = {PLACE_OF[card] for card in cards if COUNTRY_OF[card] == country}
        strip = "".join("x" if place in held else " " for place in range(1, 7))
        runs = [len(run) for run in strip.split()]
        points += sum(FRESCO[run] + (run > 1 and "NOR-02" in cards) for run in runs)
    return points


@slow_machines_too
@given(some_cards)
def test_frescoes(cards: list[str]) -> None:
    assert scoring.fresco_points([CARDS.index(card) for card in cards]) == fresco_by_hand(cards)


# ------------------------------------------------------------------------------------------------ majorities, LF-9.3


def majorities_by_hand(hands: list[list[str]], extra: str | None) -> list[int]:
    """The majority points of all seats; whoever holds NOR-06 has one card more in the country `extra`."""
    points = [0] * len(hands)
    for country in COUNTRIES:
        held = [
            sum(COUNTRY_OF[card] == country for card in hand) + (country == extra and "NOR-06" in hand)
            for hand in hands
        ]
        for seat, hand in enumerate(hands):
            if held[seat] and held[seat] == max(held):
                points[seat] += 5 if "NOR-03" in hand else 4
    return points


@st.composite
def shared_out(draw: st.DrawFn) -> list[list[str]]:
    """Two to four hands of destinations; NOR-06 is in one of them, two other Norway cards are in the box."""
    hands: list[list[str]] = [[] for _ in range(draw(st.integers(2, 4)))]
    for card in CARDS:
        if card in ("NOR-09", "NOR-10"):
            continue
        owner = draw(st.integers(0 if card == "NOR-06" else -1, len(hands) - 1))
        if owner >= 0:
            hands[owner].append(card)
    return hands


@slow_machines_too
@given(shared_out())
def test_majorities_with_the_extra_card_of_lf_6_11(hands: list[list[str]]) -> None:
    state = ended(*hands)
    lines = scoring.breakdown(state)
    owner = next(seat for seat, hand in enumerate(hands) if "NOR-06" in hand)
    other = [sum(line[seat] for name, line in lines.items() if name != "majorities") for seat in range(len(hands))]

    def outcome(country: str) -> tuple[int, int]:
        points = majorities_by_hand(hands, country)
        return -points[owner], max(other[seat] + points[seat] for seat in range(len(hands)) if seat != owner)

    best = min(RAIDED_NAMES, key=outcome)  # the first of equals, as the rule wants
    assert lines["majorities"] == majorities_by_hand(hands, best)


@slow_machines_too
@given(shared_out())
def test_majorities_without_the_extra_card(hands: list[list[str]]) -> None:
    plain = [[card for card in hand if card != "NOR-06"] for hand in hands]
    assert scoring.breakdown(ended(*plain))["majorities"] == majorities_by_hand(plain, None)


# ------------------------------------------------------------------------------------------------ set-up, LF-11.4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_is_drawn_in_the_order_of_lf_11_4(players: int) -> None:
    for seed in range(20):
        rng = seeded(seed)
        norway_cards = [card for card in range(len(CARDS)) if COUNTRY_OF[CARDS[card]] == "NOR"]
        rng.shuffle(norway_cards)
        deck = [card for card in range(len(CARDS)) if COUNTRY_OF[CARDS[card]] != "NOR"] + norway_cards[:8]
        rng.shuffle(deck)
        pile = list(range(len(OBJECTIVES)))
        rng.shuffle(pile)
        jarl = rng.below(players)
        neutral = sorted(rng.below(6) + 1 for _ in range(6)) if players == 2 else []

        dump = GAME.dump(GAME.new(GAME.completed(Setup(players, seed))))
        shown = [card for offer in dump["offers"].values() for card in offer]
        assert shown + dump["deck"] == [CARDS[card] for card in reversed(deck)]
        assert dump["box"] == [CARDS[card] for card in sorted(norway_cards[8:])]
        assert dump["pile"] == [OBJECTIVES[objective] for objective in reversed(pile)]
        assert (dump["jarl"], dump["seat"]) == (jarl, jarl)
        landed = [line["vikings"] for lines in dump["boards"].values() for line in lines]
        values = [value for line in landed for value, number in enumerate(line, 1) for _ in range(number)]
        assert sorted(values) == neutral


# ------------------------------------------------------------------------------------------------ whole games

GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(25)]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_game_is_what_its_events_tell(players: int, seed: int) -> None:
    """Rows follow arrival (LF-3.5), runes gains and costs; all 36 cards are offered and end somewhere (WX-22)."""
    rows: dict[str, list[int | str]] = {}
    runes = [0] * players
    offered: list[object] = []
    ranked: list[object] = []
    dump = {}
    for state, events in moments(players, seed):
        for event in events:
            values = event.values
            name = str(values.get("seat", ""))
            seat = int(name[5:]) if name.startswith("seat:") else -1
            match event.kind:
                case "expedition":
                    rows = {"north": [], "centre": [], "south": []}
                case "offer":
                    assert isinstance(values["cards"], tuple)
                    offered += values["cards"]
                case "neutral_placed":
                    if "neutral" not in rows[str(values["board"])]:
                        rows[str(values["board"])].append("neutral")
                case "placed" | "placed_runes":
                    runes[seat] -= int(str(values["n"]))
                    if seat not in rows[str(values["board"])]:
                        rows[str(values["board"])].append(seat)
                case "raised":
                    row = rows[str(values["board"])]
                    row.insert(0, row.pop(row.index(seat)))
                case "returned" | "runes":
                    runes[seat] += int(str(values["n"]))
                case "raid":
                    assert isinstance(values["ranked"], tuple)
                    ranked = list(values["ranked"])
                case "neutral_took":
                    assert "neutral" in ranked[:2]  # LF-10.6
        dump = GAME.dump(state)
        assert {name: [line["clan"] for line in lines] for name, lines in dump["boards"].items()} == rows
        assert [panel["runes"] for panel in dump["players"]] == runes
    held = [card for panel in dump["players"] for card in panel["cards"]]
    assert len(offered) == len(set(offered)) == 36
    assert sorted(held + dump["discard"]) == sorted(map(str, offered))


@pytest.mark.parametrize(("players", "seed"), GAMES[::5])
def test_places_follow_points_runes_and_cards(players: int, seed: int) -> None:
    """LF-9.7 to LF-9.9: nobody stands above a seat that is better."""
    *_, (state, _) = moments(players, seed)
    points = state.scores()
    keys = [(points[seat], state.runes[seat], len(state.cards[seat])) for seat in range(players)]
    assert state.ranking() == [1 + sum(other > key for other in keys) for key in keys]
    assert [sum(line.points[seat] for line in GAME.account(state)) for seat in range(players)] == points
