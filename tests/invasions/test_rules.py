"""Rules of Invasions that a position cannot show: fixture cards, whole games, and what cannot be undone."""

from collections.abc import Iterator

import pytest

from boardgames.core.errors import LonghallError
from boardgames.core.fuzz import Inspector
from boardgames.core.game import NOBODY, Setup
from boardgames.core.match import Match
from boardgames.core.record import replay
from boardgames.core.rng import ScriptedRng, seeded
from boardgames.invasions import GAME, actions, data
from boardgames.invasions.data import LONGEST_GAME, NODE, NODES, PERIOD, PORTS, SAGAS, TOWNS, TRADE
from boardgames.invasions.rules import State
from boardgames.invasions.state import members
from tests.invasions.games import do, loaded, moments, scattered, setup

# ------------------------------------------------------------------------------------------------ setting up


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_new_table(players: int) -> None:
    """IV-2.1 to IV-2.7"""
    for seed in range(20):
        state = GAME.new(setup(players, seed))
        assert [PERIOD[saga] for saga in reversed(state.saga_deck)] == [1] * 3 + [2] * 6 + [3] * 6
        assert [PERIOD[saga] for saga in state.open_sagas] == [1, 1, 1]
        assert sorted(PERIOD[saga] for saga in state.aside) == [1] * 3 + [2] * 3 + [3] * 3
        assert sorted(state.treasure[port] for port in data.SMALL_TOWNS) == data.DATA.treasures.small
        assert sorted(state.treasure[port] for port in data.LARGE_TOWNS) == data.DATA.treasures.large
        assert state.held == [1] * players
        assert sorted(state.vp) == list(range(1, players + 1))
        assert state.vp[state.seat] == 1


def test_everybody_can_be_first() -> None:
    """IV-2.7"""
    assert {GAME.new(setup(4, seed)).seat for seed in range(40)} == {0, 1, 2, 3}
    assert {GAME.new(setup(4, seed, first_player="first_seat")).seat for seed in range(10)} == {0}


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (6, {}), (3, {"expert_runes": "maybe"}), (3, {"wind": "north"}), (3, {"gods": "yes"})],
)
def test_impossible_set_ups_are_refused_in_words(players: int, options: dict[str, str]) -> None:
    with pytest.raises(LonghallError, match="Invasions"):
        GAME.completed(Setup(players, 1, options))


# ------------------------------------------------------------------------------------------------ sagas


@pytest.fixture
def _isles_by_trade() -> Iterator[None]:
    """One saga rewritten: it asks for trade in Novgorod. The tables themselves are changed, as compiled rules read no
    others."""
    rewritten = SAGAS.index("sg_isles")
    mission, mask = data.MISSION[rewritten], data.SAGA_MASK[rewritten]
    data.MISSION[rewritten], data.SAGA_MASK[rewritten] = TRADE, 1 << NODE["novgorod"]
    yield
    data.MISSION[rewritten], data.SAGA_MASK[rewritten] = mission, mask


@pytest.mark.usefixtures("_isles_by_trade")
def test_two_sagas_at_once() -> None:
    """IV-15.3, EX-34: both cards are taken, both bonuses scored, two cards opened. No two real cards can be ended by
    one deed, so one of them is rewritten for the test."""
    state = loaded(
        3,
        open_sagas=["sg_holmgard", "sg_isles", "sg_bremen"],
        saga_deck=["sg_wends", "sg_amber", "sg_frisia"],
        players={0: {"at": "novgorod", "vikings": 1, "goods": {"furs": 1}, "runes": []}},
    )
    do(state, "trade furs")
    assert [SAGAS[saga] for saga in members(state.tales[0])] == ["sg_isles", "sg_holmgard"]
    assert state.vp[0] == 1 + 2 + 3
    assert [SAGAS[saga] for saga in state.open_sagas] == ["sg_bremen", "sg_wends", "sg_amber"]


# ------------------------------------------------------------------------------------------------ the end


def test_the_game_ends_when_every_viking_has_settled() -> None:
    """IV-18.4"""
    free = [port for port in range(PORTS) if port != NODE["london"]]
    state = loaded(
        2,
        players={0: {"at": "london", "vikings": 1, "runes": []}, 1: {"towns": [NODES[port] for port in TOWNS]}},
        colonies={NODES[port]: 0 if index < 14 else 1 for index, port in enumerate(free[:29])},
        open_sagas=["sg_rome"],
        saga_deck=["sg_bulghar"],
    )
    state.rng = ScriptedRng(1, 1, [5])
    do(state, "settle", "place")
    assert state.seat == NOBODY
    assert state.reserve == [0, 0]


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_end(players: int, expert: bool) -> None:
    """IV-16.4: in the last of the rounds at the latest, and with something to do at every step."""
    for seed in range(5):
        state = GAME.new(setup(players, seed, expert))
        chance = seeded(seed)
        while state.seat != NOBODY:
            legal = state.legal()
            assert legal
            state.apply(legal[chance.below(len(legal))])
        assert state.round <= LONGEST_GAME // players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_game_ends_in_time(players: int) -> None:
    """IV-16.4: even if everybody does nothing at all, no turn comes after the last one that is allowed."""
    state = GAME.new(setup(players, 3))
    turns = 0
    while state.seat != NOBODY:
        assert not GAME.check(state)
        turns += 1
        state.apply(actions.END)
    assert turns == LONGEST_GAME // players * players


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_that_goes_on_too_long_is_noticed(players: int) -> None:
    """IV-16.4: the invariant is one that can be broken."""
    state = GAME.new(setup(players, 3))
    state.round = LONGEST_GAME // players + 1
    assert any("no game has more" in broken for broken in GAME.check(state))
    assert any("have not begun" in broken for broken in GAME.check(state))


def test_rules_of_thumb_end_games_by_sagas() -> None:
    """The longest game is far beyond what a game takes when somebody cares."""
    for players in (2, 5):
        state = GAME.new(setup(players, players))
        while state.seat != NOBODY:
            legal = state.legal()
            worth = GAME.rate(state, legal)
            state.apply(legal[worth.index(max(worth))])
        assert not state.saga_deck
        assert state.round * players < LONGEST_GAME - 60


# ------------------------------------------------------------------------------------------------ records and undo


def test_the_same_set_up_and_actions_give_the_same_game() -> None:
    for seed in range(12):
        match = Match(GAME, setup(2 + seed % 4, seed, expert=seed % 2 == 1))
        chance = seeded(seed)
        while not match.over and len(match.steps) < 400:
            legal = match.state.legal()
            match.act(legal[chance.below(len(legal))])
        _, states = replay(match.record())
        assert GAME.dump(states[-1]) == GAME.dump(match.state)
        assert states[-1].rng.a == match.state.rng.a


def fence_after(state: State, text: str) -> int:
    before = state.fence
    do(state, text)
    return state.fence - before


def test_what_cannot_be_unseen() -> None:
    """IV-22: dice, draws, treasures and sagas; plain sailing and loading can be taken back."""
    state = loaded(2, players={0: {"at": "wintering", "vikings": 2, "goods": {"furs": 1}, "runes": []}})
    for text in ("embark viking", "leave denmark"):
        assert fence_after(state, text) == 0
    assert fence_after(state, "draw") == 1
    assert fence_after(state, "sail w_jutland") == 0
    state = loaded(
        2,
        players={0: {"at": "novgorod", "vikings": 2, "goods": {"furs": 1}, "runes": []}},
        open_sagas=["sg_holmgard", "sg_isles", "sg_bremen"],
        saga_deck=["sg_wends", "sg_amber", "sg_frisia"],
    )
    assert fence_after(state, "trade furs") == 1
    state = loaded(2, players={0: {"at": "lincoln", "vikings": 3, "runes": []}})
    state.rng = ScriptedRng(1, 1, [0])
    assert fence_after(state, "raid") == 1
    assert fence_after(state, "stop") == 0


def test_only_the_drawer_sees_the_rune() -> None:
    state = loaded(3, players={0: {"at": "denmark", "vikings": 1, "runes": []}}, rune_deck=["rn_omen"])
    full, outline = do(state, "draw")
    assert (full.kind, full.seen_by, full.values["rune"]) == ("drew", (0,), "rn_omen")
    assert outline.kind == "drew_secretly"
    assert outline.outline
    assert "rune" not in outline.values
    assert [outline.visible_to(seat) for seat in (0, 1, 2, -1)] == [False, True, True, True]


def test_a_theft_is_seen_by_thief_and_victim() -> None:
    state = loaded(
        3,
        expert=True,
        players={0: {"at": "w_dover", "vikings": 1, "runes": ["rn_loki"]}, 1: {"runes": ["rn_omen"]}, 2: {"runes": []}},
    )
    events = do(state, "play rn_loki")
    assert [event.seen_by for event in events if event.kind == "stole"] == [(0, 1)]
    assert [event.seen_by for event in events if event.kind == "stole_secretly"] == [(2, -1)]


# ------------------------------------------------------------------------------------------------ loading


def test_pieces_named_elsewhere_make_room() -> None:
    state = loaded(
        3,
        treasures={"paris": 15, "rome": 12, "lincoln": 8},
        players={0: {"vikings": 3, "goods": {"tusks": 2}}, 1: {"towns": ["dublin"], "sagas": ["sg_dublin"]}},
        colonies={"orkney": 0, "shetland": 2},
        goods={"york": "tusks"},
    )
    assert state.reserve == [11, 15, 14]
    assert state.supply == [11, 10, 8]
    assert [state.treasure[NODE[name]] for name in ("paris", "rome", "constantinople", "lincoln")] == [15, 12, 10, 8]
    assert state.vp[1] == 2 + state.treasure[NODE["dublin"]]


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"players": {0: {"at": "atlantis"}}}, "atlantis"),
        ({"players": {0: {"towns": ["york"]}}}, "york"),
        ({"players": {0: {"runes": ["rn_ran"]}}}, "rn_ran"),
        ({"players": {0: {"runes": ["rn_omen", "rn_lots", "rn_hearth", "rn_raven"]}}}, "4 runes"),
        ({"treasures": {"paris": 11}}, "paris"),
        ({"colonies": {"york": 7}}, "seat 7"),
        ({"goods": {"york": "gold"}}, "gold"),
        ({"wind": "up"}, "up"),
        ({"open_sagas": ["sg_none"]}, "sg_none"),
        ({"phase": "feasting"}, "feasting"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(given: dict[str, object], word: str) -> None:
    with pytest.raises(LonghallError, match=word):
        GAME.load(setup(3), given)


def test_every_state_can_be_written_down_and_read_back() -> None:
    for seed in range(8):
        for state, _ in moments(2 + seed % 4, seed, expert=True, longest=60):
            written = GAME.dump(state)
            assert GAME.dump(GAME.load(setup(state.players, 1, expert=True), written)) == written


def test_scattered_games_keep_the_invariants() -> None:
    """IV-1.5 where random games seldom come: far ports, fights, runes."""
    for seed in range(100, 140):
        for state, _ in moments(2 + seed % 4, seed, expert=seed % 2 == 1):
            assert not GAME.check(state)
    assert not GAME.check(scattered(5, 1, expert=True))


@pytest.mark.parametrize("players", [2, 4])
def test_games_that_go_somewhere_keep_the_promises_of_every_state(players: int) -> None:
    """Random games hardly reach the later periods; games by rules of thumb do, and are inspected on the way."""
    start = setup(players, 77, expert=True)
    inspector = Inspector(GAME, start)
    state = GAME.new(start)
    number = 0
    while state.seat != NOBODY:
        legal = state.legal()
        worth = GAME.rate(state, legal)
        state.apply(legal[worth.index(max(worth))])
        number += 1
        if number % 5 == 0 or state.seat == NOBODY:
            assert not inspector.look_closely_at(state)
    assert state.period == 3
