"""The tricky parts of Brian Boru, beyond the worked examples: collisions, ties, decks, and the course of a game."""

from collections import Counter

import pytest

from boardgames.brian_boru import GAME, symbols
from boardgames.brian_boru.data import (
    CARDS,
    IN_REGION,
    MARRIAGES,
    NEAR,
    OF_COLOUR,
    PICKS,
    REGIONS,
    ROUNDS,
    SCRIPTS,
    SUITORS,
    TOWN_COLOUR,
    TOWNS,
    WITH_COLOUR,
)
from boardgames.brian_boru.masks import listed, listing
from boardgames.brian_boru.realm import majority, side_weights
from boardgames.brian_boru.sheet import DATA
from boardgames.brian_boru.state import DRAFT_PICK, ON_BOARD, PHASES
from boardgames.core.errors import LonghallError
from boardgames.core.game import NOBODY, Setup
from boardgames.core.match import Match
from boardgames.core.rng import seeded
from tests.brian_boru.games import do, legal, loaded, moments

TABLES = [(players, seed) for players in (3, 4, 5) for seed in range(60, 66)]

# ------------------------------------------------------------------------------------------------ components


def test_the_components_are_all_there() -> None:
    """BB-1.2, BB-2.4, R-16, and the counts that the specification gives."""
    assert len(TOWNS) == 53
    assert len(DATA.roads) == 36
    assert len(CARDS) == 25
    assert [OF_COLOUR[colour].bit_count() for colour in range(4)] == [7, 7, 7, 4]
    assert [WITH_COLOUR[colour].bit_count() for colour in range(4)] == [17, 18, 18, 53]
    assert [mask.bit_count() for mask in IN_REGION] == [7, 5, 4, 6, 3, 9, 9, 10]
    assert len(MARRIAGES) == 8
    assert sorted(DATA.invasions) == [9, 10, 11, 12, 12, 13, 14]
    assert sum(near == 0 for near in NEAR) == 6
    assert sum(near.bit_count() for near in NEAR) == 2 * 36


def test_masks_become_lists() -> None:
    table = listing(100, 53)
    for mask in (0, 1, 1 << 52, (1 << 53) - 1, 0b1010110 << 20):
        assert [number - 100 for number in listed(table, mask)] == [bit for bit in range(53) if mask >> bit & 1]


# ------------------------------------------------------------------------------------------------ set-up and decks


@pytest.mark.parametrize(("players", "over"), [(3, 2), (4, 3), (5, 3)])
def test_the_princess_is_the_last_marriage(players: int, over: int) -> None:
    """BB-2.3, BB-3.3: every other card turns up in some game, and the rest stays in the box."""
    seen: set[int] = set()
    for seed in range(60):
        state = GAME.new(GAME.completed(Setup(players, seed)))
        assert len(state.brides) == over + 1 == ROUNDS[players]
        assert MARRIAGES[state.brides[-1]] == "estrid"
        assert sorted([*state.brides, *state.box]) == list(range(8))
        seen |= set(state.brides[:-1])
    assert seen == set(SUITORS)


def test_any_seat_may_begin() -> None:
    """BB-2.5"""
    holders = Counter(GAME.new(GAME.completed(Setup(4, seed))).holder for seed in range(400))
    assert set(holders) == {0, 1, 2, 3}
    assert max(holders.values()) < 150


def test_the_deal_uses_every_card_once() -> None:
    """BB-4.1"""
    for players, aside in ((3, 1), (4, 1), (5, 0)):
        state = loaded(players, phase="draft_pick")
        assert state.aside.bit_count() == aside
        assert [packet.bit_count() for packet in state.packets] == [sum(PICKS[players])] * players


# ------------------------------------------------------------------------------------------------ the marriage track


def courting(space: int, others: list[int]) -> int:
    """Where seat 0 ends after two symbols (BB-6.8, BB-6.9)."""
    players: dict[int, dict[str, object]] = {
        0: {"card": "yellow-10", "space": space, "coins": 0},
        1: {"card": "blue-16"},
        2: {"card": "red-18"},
    }
    for seat, other in enumerate(others, 1):
        players.setdefault(seat, {"card": "red-5"})
        players[seat]["space"] = other
    state = loaded(len(players), phase="secondary", holder=1, seat=0, trick={"town": "kells"}, players=players)
    return do(state, "option 2").space[0]


@pytest.mark.parametrize(
    ("space", "others", "end"),
    [
        (0, [0, 0], 2),  # nobody in the way
        (0, [2, 0], 1),  # one below
        (0, [2, 1], 0),  # space 0 is for all
        (3, [5, 4], 3),  # back to where it was: that space was left empty
        (3, [4, 0], 5),  # passing is no sharing
        (3, [5, 6], 4),
        (5, [7, 6, 4], 5),  # never below the start
        (9, [8, 7], 9),  # the top stays the top
        (8, [9, 1], 8),
    ],
)
def test_a_disc_never_shares_a_space_above_the_start(space: int, others: list[int], end: int) -> None:
    assert courting(space, others) == end


def test_while_an_action_runs_a_space_may_be_shared() -> None:
    """BB-6.8: the purchase comes before the collision is settled."""
    state = loaded(
        3,
        phase="secondary",
        holder=1,
        seat=0,
        trick={"town": "kells"},
        players={
            0: {"card": "yellow-10", "space": 1, "coins": 9},
            1: {"card": "blue-16", "space": 3},
            2: {"card": "red-18", "space": 4},
        },
    )
    do(state, "option 2")
    assert state.space[:2] == [3, 3]
    assert legal(state) == {f"buy {number}" for number in range(5)}
    assert do(state.copy(), "buy 1").space == [2, 3, 4]  # 4 is taken too, so it falls past both
    assert do(state.copy(), "buy 2").space == [5, 3, 4]
    assert do(state, "buy 2").coins[0] == 5


def test_no_more_steps_are_for_sale_than_lead_to_the_top() -> None:
    state = loaded(
        3,
        phase="buy",
        holder=1,
        seat=0,
        trick={"town": "kells"},
        players={
            0: {"card": "yellow-10", "space": 8, "coins": 9},
            1: {"card": "blue-16"},
            2: {"card": "red-18"},
        },
    )
    assert legal(state) == {"buy 0", "buy 1"}


# ------------------------------------------------------------------------------------------------ ties


def with_weights(holder: str | int, *towns: list[str], vikings: list[str] | None = None, **more: object) -> int:
    """Who has the token of Munster after the majorities are compared (BB-10.2)."""
    state = loaded(
        len(towns),
        phase="over",
        claims={"munster": holder},
        vikings=vikings or [],
        players={seat: {"towns": names} for seat, names in enumerate(towns)},
        **more,
    )
    return majority(state, REGIONS.index("munster"))


def test_majorities_and_ties() -> None:
    one, two, three = ["cork"], ["cashel", "lismore"], ["limerick", "dunloe", "listowel"]
    assert with_weights("on_board", one, two, three) == 2
    assert with_weights(0, one, two, three) == 2
    assert with_weights(0, one, ["cashel"], []) == 0
    assert with_weights(2, one, ["cashel"], []) == 2  # also in a tie of others
    assert with_weights("on_board", one, ["cashel"], []) == ON_BOARD
    assert with_weights(1, [*one, *two], ["kincora"], [], vikings=["cork", "cashel"]) == ON_BOARD
    assert with_weights(1, ["cork", "cashel"], ["kincora"], [], vikings=["cork"]) == 1  # three sides with one each
    assert with_weights(1, one, two, [], monasteries=["cork"]) == 1
    assert with_weights("on_board", one, [], [], monasteries=["cork"]) == 0
    assert with_weights(1, one, two, [], vikings=two, military=0) == 0


def test_under_military_support_the_vikings_are_no_side() -> None:
    state = loaded(
        3,
        phase="over",
        military=2,
        vikings=["cork", "cashel"],
        monasteries=["cork"],
        players={0: {"towns": ["cork", "limerick"]}, 1: {"towns": ["cashel"]}, 2: {"towns": ["lismore"]}},
    )
    assert side_weights(state, REGIONS.index("munster")) == [1, 0, 4, 0]


def test_final_shares_of_tokens_on_the_board() -> None:
    """BB-11.5: all who weigh most share, also beside the Vikings; face-down tokens give nothing (BB-11.7)."""
    towns = {0: {"towns": ["cork", "tara"]}, 1: {"towns": ["cashel", "kells"]}, 2: {"towns": ["lismore"]}}
    state = loaded(3, phase="over", claims={"munster": "on_board"}, players=towns)
    account = {line.label.key: line.points for line in GAME.account(state)}
    assert account["account.shared"] == (3, 3, 3)
    assert account["account.claims"] == (0, 0, 0)


@pytest.mark.parametrize(
    ("tokens", "marriages", "places"),
    [
        ((0, 1), ([], []), [1, 2, 3]),  # the same points, more tokens
        ((0, 0), (["brigid"], []), [1, 2, 3]),
        ((0, 0), ([], ["brigid", "aoife"]), [2, 1, 3]),
        ((0, 0), (["brigid"], ["aoife"]), [1, 1, 3]),
    ],
)
def test_tie_breaks(tokens: tuple[int, int], marriages: tuple[list[str], list[str]], places: list[int]) -> None:
    """BB-11.8. Dubhlinn and Bréifne are worth 2 and 3 points, together as much as Southern Uí Néill."""
    claims = {"dubhlinn": 0, "breifne": 0, "southern_ui_neill": 1} if tokens == (0, 1) else {}
    state = loaded(
        3,
        phase="over",
        holder=2,
        claims=claims,
        players={
            0: {"points": 20, "marriages": marriages[0]},
            1: {"points": 20, "marriages": marriages[1]},
            2: {"points": 0},
        },
    )
    assert state.scores()[0] == state.scores()[1]
    assert state.ranking() == places


def test_most_coins_need_to_be_alone() -> None:
    """BB-11.1"""
    for coins, points in (([3, 2, 2], (1, 0, 0)), ([3, 3, 0], (0, 0, 0)), ([0, 0, 1], (0, 0, 1))):
        state = loaded(3, phase="over", players={seat: {"coins": number} for seat, number in enumerate(coins)})
        assert GAME.account(state)[1].points == points


# ------------------------------------------------------------------------------------------------ symbols


def test_renown_can_be_a_symbol() -> None:
    """BB-6.5: no card of the box shows it, but the ninth symbol has its rule."""
    state = loaded(3, phase="secondary", holder=1, seat=0, trick={"town": "kells"}, players={0: {"card": "yellow-10"}})
    state.script = 1
    kept = SCRIPTS[1]
    SCRIPTS[1] = [(DATA.symbols.index("renown"), 2)]
    try:
        assert symbols.run(state)
    finally:
        SCRIPTS[1] = kept
    assert state.renown[0] == 3


def test_a_purchase_cannot_use_coins_that_come_later() -> None:
    """R-5: red 2 shows its coin after the raiders."""
    for coins, asked in ((1, False), (2, True)):
        state = loaded(
            3,
            phase="follow_card",
            holder=0,
            trick={"town": "cork"},
            players={
                0: {"card": "red-2", "coins": coins},
                1: {"card": "blue-9"},
                2: {"hand": ["yellow-4", "blue-3", "blue-6"]},
            },
        )
        do(state, "play yellow-4")
        assert (PHASES[state.phase] == "buy") == asked


# ------------------------------------------------------------------------------------------------ loading


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"phase": "dancing"}, "phase 'dancing'"),
        ({"players": {0: {"towns": ["oslo"]}}}, "town 'oslo'"),
        ({"players": {7: {"coins": 1}}}, "seat 7"),
        ({"players": {0: {"towns": ["cork"]}, 1: {"towns": ["cork"]}}}, "two discs"),
        ({"vikings": ["cork"]}, "nobody has a disc"),
        ({"claims": {"munster": "lost"}}, "face_down, on_board or a seat"),
        ({"phase": "lead_town", "players": {0: {"hand": ["red-2"]}, 1: {"hand": ["red-5", "red-8"]}}}, "tricks"),
        ({"phase": "lead_town", "players": {0: {"hand": ["red-2", "blue-3"]}, 1: {"hand": ["red-5"]}}}, "seat 1 holds"),
        ({"phase": "buy", "seat": 0, "players": {0: {"card": "white-20"}}}, "never asks"),
        ({"phase": "monastery"}, "whose turn"),
        ({"phase": "draft_pick", "draft": {"step": 4}}, "steps 1 to 3"),
        ({"round": 1, "marriage": "estrid", "phase": "draft_pick"}, "last round only"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(given: dict[str, object], word: str) -> None:
    with pytest.raises(LonghallError, match=word):
        GAME.load(GAME.completed(Setup(3, 1)), given)


def test_cards_named_somewhere_leave_other_places() -> None:
    state = loaded(4, phase="lead_town", holder=2, players={2: {"hand": ["red-2", "red-5", "red-8", "red-11"]}})
    assert [hand.bit_count() for hand in state.hands] == [4] * 4
    assert state.trick == 3
    assert state.seat == 2
    assert GAME.dump(state)["players"][2]["hand"] == ["red-2", "red-5", "red-8", "red-11"]


def test_kept_marriages_came_in_earlier_rounds() -> None:
    state = loaded(4, phase="lead_town", round=3, marriage="niall", players={1: {"marriages": ["aoife", "brigid"]}})
    assert [MARRIAGES[card] for card in state.brides[2:]] == ["niall", "estrid"]
    assert {MARRIAGES[card] for card in state.brides[:2]} == {"aoife", "brigid"}


# ------------------------------------------------------------------------------------------------ whole games


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_the_same_setup_and_actions_give_the_same_game(players: int, seed: int) -> None:
    ends = [GAME.dump(list(moments(players, seed))[-1][0]) for _ in range(2)]
    assert ends[0] == ends[1]


@pytest.mark.parametrize(
    ("players", "full_hand", "tricks"), [(3, "no", 21), (4, "no", 20), (5, "no", 16), (5, "yes", 20)]
)
def test_the_number_of_tricks_and_their_towns(players: int, full_hand: str, tricks: int) -> None:
    """Invariant 6 of BB-12: so many tricks, and each gives its winner a town."""
    for seed in range(5):
        kinds = Counter(event.kind for _, events in moments(players, seed, full_hand) for event in events)
        assert kinds["won"] + kinds["no_winner"] == tricks
        assert kinds["claimed"] == kinds["won"]
        assert kinds["played"] == players * tricks
        assert kinds["last_card"] == (0 if full_hand == "yes" else players * ROUNDS[players])


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_discs_stay_and_tokens_stay_up(players: int, seed: int) -> None:
    """Invariant 5 of BB-12"""
    discs, up = [0] * players, 0
    for state, _ in moments(players, seed):
        assert all(before & ~now == 0 for before, now in zip(discs, state.discs, strict=True))
        now_up = sum(1 << region for region, place in enumerate(state.claims) if place >= ON_BOARD)
        assert up & ~now_up == 0
        discs, up = state.discs[:], now_up


@pytest.mark.parametrize(("players", "seed"), TABLES)
def test_the_winner_of_a_trick_has_the_highest_card_that_counts(players: int, seed: int) -> None:
    """BB-5.6, BB-5.7, checked against the log."""
    town, laid, acted = "", dict[str, int](), list[int]()
    for state, events in moments(players, seed):
        for event in events:
            values = event.values
            if event.kind == "led":
                town, laid, acted = str(values["town"]), {}, []
            elif event.kind == "played":
                laid[str(values["seat"])] = CARDS.index(str(values["card"]))
            elif event.kind == "won":
                colour = TOWN_COLOUR[TOWNS.index(town)]
                counting = {seat: card for seat, card in laid.items() if (OF_COLOUR[colour] | OF_COLOUR[3]) >> card & 1}
                assert values["seat"] == max(counting, key=lambda seat: counting[seat])
            elif event.kind == "discarded":
                acted.append(CARDS.index(str(values["card"])))
                assert acted == sorted(acted)
        if state.seat == NOBODY:
            break


def test_a_fence_stands_after_everything_that_is_revealed() -> None:
    """A deal, a passed packet, a card laid: none of these can be unseen."""
    revealing = {"dealt", "passed", "played", "invasion", "bride", "over"}
    for players in (3, 4, 5):
        fence = 0
        for state, events in moments(players, 3):
            if revealing & {event.kind for event in events}:
                assert state.fence > fence
            else:
                assert state.fence == fence or fence == 0
            fence = state.fence


def test_a_pick_can_be_taken_back_until_the_packets_are_passed() -> None:
    match = Match(GAME, Setup(3, 5))
    while match.state.phase != DRAFT_PICK:
        match.act(match.state.legal()[0])
    for _ in range(5):
        match.act(match.state.legal()[0])
    assert match.undo_depth() == 1
    assert match.undo_depth(0) == 4
    match.act(match.state.legal()[0])
    assert match.undo_depth() == 0


def test_ratings_and_judgements_are_made_for_every_decision() -> None:
    for players in (3, 4, 5):
        for state, _ in moments(players, 8):
            worth = GAME.evaluate(state)
            assert len(worth) == players
            by_term = zip(*GAME.terms(state).values(), strict=True)
            assert [sum(parts) for parts in by_term] == pytest.approx(worth)
            if state.seat == NOBODY:
                assert worth == state.scores()
                break
            actions = state.legal()
            assert len(GAME.rate(state, actions)) == len(actions)


def test_every_card_that_is_kept_counts_for_its_hand() -> None:
    """The first pick of a draft is judged by its card, and not alike for all because one card is never played."""
    state = loaded(3, phase="draft_pick", holder=0, seat=0)
    seen = set()
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        seen.add(round(GAME.evaluate(after)[0], 6))
    assert len(seen) > len(state.legal()) // 2


def test_a_rule_of_thumb_beats_chance() -> None:
    chance = seeded(5)
    won = 0.0
    for seed in range(24):
        state = GAME.new(GAME.completed(Setup(4, seed)))
        mine = seed % 4
        while state.seat != NOBODY:
            actions = state.legal()
            if state.seat == mine:
                worth = GAME.rate(state, actions)
                state.apply(actions[worth.index(max(worth))])
            else:
                state.apply(actions[chance.below(len(actions))])
        won += state.ranking()[mine] == 1
    assert won >= 18
