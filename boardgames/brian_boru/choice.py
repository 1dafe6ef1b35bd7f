"""The decision before a seat of Brian Boru: what it is asked, and what each answer would bring (BB-12)."""

from collections.abc import Callable

from boardgames.brian_boru import actions as act
from boardgames.brian_boru.data import (
    CARDS,
    CHURCH,
    COIN,
    COLOUR,
    COLOURS,
    EXPANSION_PRICE,
    EXTRA_PRICE,
    FITTING,
    MARRIAGE_REGION,
    NONE,
    RAIDER,
    REGION,
    REGIONS,
    SCRIPTS,
    SPURNED,
    SYMBOLS,
    THRESHOLD,
    TOWN_COLOUR,
    TOWNS,
    WHITE,
    WORTH,
)
from boardgames.brian_boru.leads import towns_by_hand
from boardgames.brian_boru.masks import members
from boardgames.brian_boru.realm import side_weights
from boardgames.brian_boru.rules import State, winner_of
from boardgames.brian_boru.scoring import regions_of
from boardgames.brian_boru.state import (
    BUY,
    DRAFT_PICK,
    EXPAND,
    FOLLOW_CARD,
    LEAD_CARD,
    LEAD_TOWN,
    LOSE_TOWN,
    MARRIAGE_TOWN,
    PHASES,
    SECONDARY,
    STEPS,
    owner_of,
    seat_name,
)
from boardgames.brian_boru.symbols import group_for_sale
from boardgames.core.game import Choice, Message, Option, Value

_SECRET = (DRAFT_PICK, LEAD_TOWN, LEAD_CARD, FOLLOW_CARD)  # BB-15: these options tell what is in the hand


def choice(s: State) -> Choice:
    return Choice(
        seat=s.seat,
        prompt=_prompt(s),
        options=tuple(_option(s, action) for action in s.legal()),
        so_far=_so_far(s),
        secret=s.phase in _SECRET,
    )


def _prompt(s: State) -> Message:
    values: dict[str, Value] = {"seat": seat_name(s.seat)}
    key = PHASES[s.phase]
    if s.phase == DRAFT_PICK:
        values["n"] = s.picks
    elif s.phase in (LEAD_CARD, FOLLOW_CARD):
        if s.town == NONE:
            key += "_no_town"
        else:
            values["town"] = TOWNS[s.town]
            values["colour"] = COLOURS[TOWN_COLOUR[s.town]]
            if s.phase == LEAD_CARD and not s.hands[s.seat] & FITTING[TOWN_COLOUR[s.town]]:
                key += "_any"
    elif s.phase == LEAD_TOWN and not towns_by_hand(s):
        key += "_any"
    elif s.phase == SECONDARY:
        values["card"] = CARDS[s.table[s.seat]]
    elif s.phase == BUY:
        key += f"_{SYMBOLS[group_for_sale(s)]}"
        values["n"] = EXTRA_PRICE
    elif s.phase == EXPAND:
        values["n"] = EXPANSION_PRICE
    elif s.phase == MARRIAGE_TOWN:
        values["region"] = REGIONS[MARRIAGE_REGION[s.brides[s.round - 1]]]
    elif s.phase == LOSE_TOWN and s.queue[0] != s.seat:
        key += "_of"
        values["loser"] = seat_name(s.queue[0])
    return Message(f"prompt.{key}", values)


def _so_far(s: State) -> tuple[Message, ...]:
    if s.phase == DRAFT_PICK:
        kept = members(s.drafted[STEPS * s.seat + s.step])
        return tuple(Message("so_far.kept", {"card": CARDS[card]}) for card in kept)
    if s.phase in (LEAD_CARD, SECONDARY) and s.town != NONE:
        return (Message("so_far.led", {"town": TOWNS[s.town]}),)
    if s.script != NONE:
        return (Message("so_far.acting", {"card": CARDS[s.script // 3]}),)
    return ()


# ------------------------------------------------------------------------------------------------ options

Described = tuple[tuple[str, ...], Message, Message]
"""Targets, label and hint of an option."""


def _option(s: State, action: int) -> Option:
    first, describe = next(pair for pair in _KINDS if action >= pair[0])
    targets, label, hint = describe(s, action - first)
    return Option(action, act.TEXTS[action], targets, label, hint)


def _town(key: str, step: int = 0) -> Callable[[State, int], Described]:
    """A town, and how its region stands: the seat's weight (with `step` more), and the best of all others."""

    def describe(s: State, town: int) -> Described:
        region = REGION[town]
        weights = side_weights(s, region)
        mine = weights.pop(s.seat) + step
        values: dict[str, Value] = {
            "town": TOWNS[town],
            "region": REGIONS[region],
            "colour": COLOURS[TOWN_COLOUR[town]],
            "mine": mine,
            "rival": max(weights),
        }
        return (TOWNS[town],), Message(f"option.{key}", values), Message(f"hint.{key}", values)

    return describe


def _start(s: State, town: int) -> Described:
    region = REGION[town]
    values: dict[str, Value] = {
        "town": TOWNS[town],
        "region": REGIONS[region],
        "points": WORTH[region],
        "n": THRESHOLD[region],
    }
    return (TOWNS[town],), Message("option.start", values), Message("hint.start", values)


def _liberate(s: State, town: int) -> Described:
    values: dict[str, Value] = {"town": TOWNS[town], "owner": seat_name(owner_of(s, town))}
    return (TOWNS[town],), Message("option.liberate", values), Message("hint.liberate", values)


def _lose(s: State, town: int) -> Described:
    values: dict[str, Value] = {"town": TOWNS[town], "region": REGIONS[REGION[town]], "seat": seat_name(s.queue[0])}
    label = Message("option.lose" if s.queue[0] == s.seat else "option.lose_of", values)
    return (TOWNS[town],), label, Message("hint.lose", values)


def _pick(s: State, card: int) -> Described:
    values: dict[str, Value] = {"card": CARDS[card], "n": s.picks - 1}
    hint = "hint.pick" if s.picks > 1 else "hint.pick_last"
    return (CARDS[card],), Message("option.pick", values), Message(hint, values)


def _play(s: State, card: int) -> Described:
    values: dict[str, Value] = {"card": CARDS[card]}
    return (CARDS[card],), Message("option.play", values), Message(f"hint.play_{_chance(s, card)}", values)


def _chance(s: State, card: int) -> str:
    """Whether the card leads the trick, is beaten already, or cannot win at all (BB-5.6)."""
    if s.town == NONE:
        return "no_town"
    if COLOUR[card] not in (TOWN_COLOUR[s.town], WHITE):
        return "loses"
    if s.phase == LEAD_CARD:
        return "leads"
    best = winner_of(s)
    return "leads" if best == NONE or s.table[best] < card else "beaten"


def _secondary(s: State, index: int) -> Described:
    """The first symbol names the option; there is no other with it on the same card."""
    script = SCRIPTS[3 * s.table[s.seat] + 1 + index]
    symbol, number = script[0]
    key = f"act_{SYMBOLS[symbol]}"
    values: dict[str, Value] = {"n": number}
    if symbol == COIN:
        values["coins"] = s.coins[s.seat] + number
        values["price"] = EXPANSION_PRICE
    return (), Message(f"option.{key}", values), Message(f"hint.{key}", values)


def _buy(s: State, number: int) -> Described:
    symbol = group_for_sale(s)
    if symbol == CHURCH:
        have, others = s.church[s.seat], [n for seat, n in enumerate(s.church) if seat != s.seat]
    elif symbol == RAIDER:
        have, others = s.raiders[s.seat], [n for seat, n in enumerate(s.raiders) if seat != s.seat]
    else:
        have, others = s.space[s.seat], [n for seat, n in enumerate(s.space) if seat != s.seat]
    values: dict[str, Value] = {
        "n": number,
        "coins": EXTRA_PRICE * number,
        "have": have + number,
        "rival": max(others),
    }
    key = "hint.buy_court_taken" if symbol not in (CHURCH, RAIDER) and have + number in others else None
    label = Message("option.buy" if number else "option.buy_none", values)
    return (), label, Message(key or f"hint.buy_{SYMBOLS[symbol]}", values)


def _plain(key: str) -> Callable[[State, int], Described]:
    def describe(s: State, index: int) -> Described:
        return (), Message(f"option.{key}"), Message(f"hint.{key}")

    return describe


def _military(s: State, index: int) -> Described:
    return (), Message("option.military"), Message("hint.military", {"n": s.vikings.bit_count()})


def _trade(s: State, index: int) -> Described:
    """How many regions it would be now."""
    with_trade = s.copy()
    with_trade.trade = s.seat
    values: dict[str, Value] = {"n": regions_of(with_trade, s.seat), "now": regions_of(s, s.seat)}
    return (), Message("option.trade"), Message("hint.trade", values)


def _spurn(s: State, index: int) -> Described:
    return (), Message("option.spurn"), Message("hint.spurn", {"n": SPURNED})


_KINDS: list[tuple[int, Callable[[State, int], Described]]] = [
    (act.BUY, _buy),
    (act.OPTION, _secondary),
    (act.SPURN, _spurn),
    (act.TRADE, _trade),
    (act.MILITARY, _military),
    (act.DECLINE, _plain("decline")),
    (act.PLAY, _play),
    (act.PICK, _pick),
    (act.MONASTERY, _town("monastery", 1)),
    (act.LOSE, _lose),
    (act.TAKE, _town("take", 1)),
    (act.LIBERATE, _liberate),
    (act.EXPAND, _town("expand", 1)),
    (act.START, _start),
    (act.LEAD, _town("lead")),
]
