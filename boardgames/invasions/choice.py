"""The decision before a seat of Invasions (IV-19): what may be clicked, what it is called and what comes of it."""

from collections.abc import Callable

from boardgames.core.game import Choice, Message, Option, Value
from boardgames.invasions import actions as act
from boardgames.invasions import odds, routes, scoring
from boardgames.invasions.data import (
    AMOUNT,
    BONUS,
    CALM,
    DANEGELD,
    DAYS,
    DICE,
    GOODS,
    HAND,
    HEARTH,
    HEARTH_MOST,
    LARGE_TOWNS,
    LIMIT,
    MISSION,
    NODES,
    PORTS,
    RAID,
    RUNES,
    SAGA_MASK,
    SAGAS,
    SMALL_TOWNS,
    VALUE,
    WANTED_BONUS,
    WINDS,
    WINTERING,
    ZONES,
)
from boardgames.invasions.missions import combat_value, dice_modifier
from boardgames.invasions.rules import State
from boardgames.invasions.sailing import fair_days, step_zone
from boardgames.invasions.state import (
    AIMING,
    ARMING,
    LOSING,
    MAIN,
    MARKING,
    NONE,
    PHASES,
    PLACING,
    RAIDING,
    ROWING,
    TAKING,
    TRADING,
    Table,
    load_of,
    name_of,
    place_of,
)

Described = tuple[tuple[str, ...], Message, Message]
"""Targets, label and hint of an option."""

_NAMES_CARDS = (MAIN, TRADING, ARMING)  # phases whose options tell what is in the hand


def choice(s: State) -> Choice:
    legal = s.legal()
    return Choice(
        seat=s.seat,
        prompt=_prompt(s),
        options=tuple(_option(s, action) for action in legal),
        so_far=tuple(_so_far(s)),
        secret=s.phase in _NAMES_CARDS and any(act.PLAY <= action < act.SILENCE for action in legal),
        plans=routes.plans(s),
    )


def _option(s: State, action: int) -> Option:
    first, describe = next(pair for pair in _KINDS if action >= pair[0])
    targets, label, hint = describe(s, action - first)
    return Option(action, act.TEXTS[action], targets, label, hint)


# ------------------------------------------------------------------------------------------------ the question


def _prompt(s: State) -> Message:
    values: dict[str, Value] = {"seat": name_of(s.seat)}
    phase = s.phase
    if phase == MAIN:
        values["n"] = DAYS - s.prepared - s.sailed
        return Message("prompt.wintering" if s.at[s.seat] == WINTERING else "prompt.main", values)
    if phase == LOSING:
        values["n"] = s.owed
        return Message("prompt.losing" if s.card == NONE else "prompt.losing_by_rune", values)
    if phase in (TRADING, ARMING, RAIDING, PLACING):
        values["port"] = place_of(s, s.seat)
    if phase == ARMING:
        return Message("prompt.arming_raid" if s.mission == RAID else "prompt.arming_settle", values)
    if phase == RAIDING:
        values["n"] = s.limit - len(s.dice)
    if phase in (AIMING, MARKING):
        values["rune"] = RUNES[s.card]
    if phase == TAKING:
        values["rival"] = name_of(s.victim)
        values["n"] = s.owed
    if phase == ROWING:
        values["n"] = s.steps
    return Message(f"prompt.{PHASES[phase]}", values)


def _so_far(s: Table) -> list[Message]:
    """What was already done in the turn or the mission."""
    done = []
    if s.phase == MAIN and s.prepared + s.sailed:
        done.append(Message("so_far.days", {"prep": s.prepared, "sail": s.sailed}))
    if s.phase == MAIN and s.losses:
        done.append(Message("so_far.losses", {"n": s.losses}))
    if s.fair_bonus:
        done.append(Message("so_far.fair_bonus", {"n": s.fair_bonus}))
    if s.sheltered:
        done.append(Message("so_far.sheltered"))
    if s.phase in (ARMING, RAIDING):
        if s.contested:
            done.append(Message("so_far.contested"))
        if s.bonus_all:
            done.append(Message("so_far.bonus_all", {"n": s.bonus_all}))
        if s.bonus_best:
            done.append(Message("so_far.bonus_best", {"n": s.bonus_best}))
        if s.shield:
            done.append(Message("so_far.shield", {"n": s.shield}))
    if s.phase in (RAIDING, PLACING):
        done.append(Message("so_far.dice", {"dice": tuple(s.dice)}))
    if s.phase == TRADING and s.trade_bonus:
        done.append(Message("so_far.trade_bonus", {"n": s.trade_bonus}))
    return done


# ------------------------------------------------------------------------------------------------ plain commands


def _plain(key: str) -> Callable[[State, int], Described]:
    def describe(s: State, index: int) -> Described:
        return (), Message(f"option.{key}"), Message(f"hint.{key}")

    return describe


def _end(s: State, index: int) -> Described:
    left = DAYS - s.prepared - s.sailed
    return (), Message("option.end"), Message("hint.end" if left else "hint.end_spent", {"n": left} if left else {})


def _winter(s: State, index: int) -> Described:
    lost = load_of(s, s.seat) - 1
    return (NODES[WINTERING],), Message("option.winter"), Message("hint.winter", {"n": lost})


def _draw(s: State, index: int) -> Described:
    return ("rune-deck",), Message("option.draw"), Message("hint.draw", {"n": s.held[s.seat] + 1, "most": HAND})


def _embark_viking(s: State, index: int) -> Described:
    return (f"reserve-{s.seat}",), Message("option.embark_viking"), _room(s)


def _embark(s: State, kind: int) -> Described:
    label = Message("option.embark", {"goods": GOODS[kind]})
    return (f"supply-{GOODS[kind]}",), label, _room(s)


def _room(s: State) -> Message:
    return Message("hint.embark", {"n": LIMIT[s.period] - load_of(s, s.seat) - 1})


def _leave(s: State, home: int) -> Described:
    name = NODES[PORTS + home]
    return (name,), Message("option.leave", {"home": name}), Message("hint.leave", {"home": name})


def _sail(s: State, node: int) -> Described:
    """The day and the losses of each step are told before it is taken."""
    label = Message("option.sail", {"node": NODES[node]})
    if s.phase == ROWING:
        return (NODES[node],), label, Message("hint.row", {"n": s.steps - 1})
    zone = step_zone(s.at[s.seat], node)
    values: dict[str, Value] = {"zone": ZONES[zone], "day": s.sailed + 1, "fair": fair_days(s, zone)}
    losses = routes.next_losses(s, node)
    if losses:
        values["n"] = losses
    return (NODES[node],), label, Message("hint.sail_loss" if losses else "hint.sail", values)


# ------------------------------------------------------------------------------------------------ missions


def _trade(s: State, kind: int) -> Described:
    port = s.at[s.seat]
    values: dict[str, Value] = {"goods": GOODS[kind], "port": NODES[port]}
    points = VALUE[port] + (WANTED_BONUS if kind == s.wanted else 0)
    targets = (NODES[port], f"{GOODS[kind]}-{s.seat}")
    return targets, Message("option.trade", values), _with_saga(s, "hint.trade", port, 0, {"n": points})


def _deliver(s: State, index: int) -> Described:
    port = s.at[s.seat]
    points = VALUE[port] + s.trade_bonus + (WANTED_BONUS if s.selling == s.wanted else 0)
    label = Message("option.deliver", {"goods": GOODS[s.selling]})
    return (NODES[port],), label, _with_saga(s, "hint.trade", port, 0, {"n": points})


def _with_saga(s: State, key: str, port: int, mission: int, values: dict[str, Value]) -> Message:
    """The hint says so when the deed completes an open saga."""
    after = (s.stocked, ~s.towns, s.settled)[mission] | 1 << port
    for saga in s.open_sagas:
        if MISSION[saga] == mission and SAGA_MASK[saga] >> port & 1 and SAGA_MASK[saga] & after == SAGA_MASK[saga]:
            return Message(f"{key}_saga", {**values, "saga": SAGAS[saga], "bonus": BONUS[saga]})
    return Message(key, values)


def _raid(s: State, index: int) -> Described:
    port = s.at[s.seat]
    dice = min(DICE, s.vikings[s.seat])
    towns = LARGE_TOWNS if port in LARGE_TOWNS else SMALL_TOWNS
    unseen = [s.treasure[town] for town in towns if s.towns >> town & 1]
    values: dict[str, Value] = {
        "percent": odds.percent(odds.success(needed(s, port), dice)),
        "dice": dice,
        "least": min(unseen),
        "most": max(unseen),
    }
    hint = _with_saga(s, "hint.raid", port, RAID, values)
    return (NODES[port],), Message("option.raid", {"port": NODES[port]}), hint


def needed(s: Table, port: int) -> int:
    """What a die must beat, with the runes named so far."""
    return combat_value(s, port) - dice_modifier(s)


def _settle(s: State, index: int) -> Described:
    port = s.at[s.seat]
    values: dict[str, Value] = {
        "value": combat_value(s, port),
        "percent": odds.percent(odds.success(needed(s, port), min(DICE, s.vikings[s.seat]))),
        "n": scoring.colony_worth(s.settled, port),
    }
    label = "option.settle_disputed" if s.settled >> port & 1 else "option.settle"
    hint = _with_saga(s, "hint.settle", port, 2, values)
    return (NODES[port],), Message(label, {"port": NODES[port]}), hint


def _roll(s: State, index: int) -> Described:
    dice = s.limit - len(s.dice)
    value = needed(s, s.at[s.seat]) - s.bonus_best
    values: dict[str, Value] = {
        "percent": odds.percent(odds.success(value, 1)),
        "all": odds.percent(odds.success(value, dice)),
        "dice": dice,
    }
    return ("dice",), Message("option.roll"), Message("hint.roll", values)


def _roll_dice(s: State, index: int) -> Described:
    number = index + 1
    value = needed(s, s.at[s.seat])
    values: dict[str, Value] = {
        "percent": odds.percent(odds.success(value - s.bonus_best, number)),  # the best die decides
        "dice": number,
    }
    return ("dice",), Message("option.roll_dice", {"dice": number}), Message("hint.roll_dice", values)


def _stop(s: State, index: int) -> Described:
    key = "stop_rowing" if s.phase == ROWING else "stop"
    return (), Message(f"option.{key}"), Message(f"hint.{key}")


def _place(s: State, index: int) -> Described:
    port = s.at[s.seat]
    values: dict[str, Value] = {"n": scoring.colony_worth(s.settled, port)}
    return (NODES[port],), Message("option.place", {"port": NODES[port]}), _with_saga(s, "hint.place", port, 2, values)


# ------------------------------------------------------------------------------------------------ runes


def _rune(key: str) -> Callable[[State, int], Described]:
    def describe(s: State, rune: int) -> Described:
        values: dict[str, Value] = {"rune": RUNES[rune]}
        hint = Message(f"hint.{RUNES[rune]}", {"n": _rune_number(s, rune)})
        return (RUNES[rune],), Message(f"option.{key}", values), hint

    return describe


def _rune_number(s: State, rune: int) -> int:
    if rune == HEARTH:
        return min(HEARTH_MOST, AMOUNT[HEARTH] * s.colonies[s.seat].bit_count())
    if rune == DANEGELD:
        return VALUE[s.at[s.seat]]
    return AMOUNT[rune]


def _discard(s: State, rune: int) -> Described:
    key = "hint.discard" if s.wind == CALM else "hint.discard_wind"
    return (RUNES[rune],), Message("option.discard", {"rune": RUNES[rune]}), Message(key)


def _wind(turn: int, key: str) -> Callable[[State, int], Described]:
    def describe(s: State, index: int) -> Described:
        wind = (s.wind + turn) % CALM
        values: dict[str, Value] = {"wind": WINDS[wind], "against": WINDS[(wind + 2) % CALM]}
        return (f"wind-{WINDS[wind]}",), Message(f"option.wind_{key}", values), Message("hint.wind", values)

    return describe


def _goods(key: str) -> Callable[[State, int], Described]:
    """Goods out of the supply: wanted from now on, or taken aboard."""

    def describe(s: State, kind: int) -> Described:
        values: dict[str, Value] = {"goods": GOODS[kind]}
        hint = Message(f"hint.{key}", {"n": WANTED_BONUS} if key == "want" else {})
        return (f"supply-{GOODS[kind]}",), Message(f"option.{key}", values), hint

    return describe


def _lose_viking(s: State, index: int) -> Described:
    last = s.vikings[s.seat] == 1
    return (f"crew-{s.seat}",), Message("option.lose_viking"), Message("hint.lose_last" if last else "hint.lose_viking")


def _lose(s: State, kind: int) -> Described:
    label = Message("option.lose", {"goods": GOODS[kind]})
    return (f"{GOODS[kind]}-{s.seat}",), label, Message("hint.lose")


def _take(s: State, kind: int) -> Described:
    values: dict[str, Value] = {"goods": GOODS[kind], "rival": name_of(s.victim)}
    return (f"{GOODS[kind]}-{s.victim}",), Message("option.take", values), Message("hint.take", values)


def _against(s: State, rival: int) -> Described:
    values: dict[str, Value] = {
        "rival": name_of(rival),
        "node": place_of(s, rival),
        "vikings": s.vikings[rival],
        "goods": load_of(s, rival) - s.vikings[rival],
        "runes": s.held[rival],
    }
    label = Message("option.against", {"rival": name_of(rival)})
    return (f"ship-{rival}",), label, Message("hint.against", values)


def _port(s: State, port: int) -> Described:
    values: dict[str, Value] = {"port": NODES[port]}
    return (NODES[port],), Message("option.port", values), Message(f"hint.port_{RUNES[s.card][3:]}", values)


def _silence(s: State, saga: int) -> Described:
    values: dict[str, Value] = {"saga": SAGAS[saga]}
    return (SAGAS[saga],), Message("option.silence", values), Message("hint.silence")


def _aboard(s: State, index: int) -> Described:
    return (f"reserve-{s.seat}",), Message("option.aboard"), _room(s)


_KINDS: list[tuple[int, Callable[[State, int], Described]]] = [
    (act.SAIL, _sail),
    (act.SILENCE, _silence),
    (act.USE, _rune("use")),
    (act.DISCARD, _discard),
    (act.PLAY, _rune("play")),
    (act.PORT, _port),
    (act.AGAINST, _against),
    (act.LEAVE, _leave),
    (act.ROLL_DICE, _roll_dice),
    (act.TAKE, _take),
    (act.LOAD, _goods("load")),
    (act.WANT, _goods("want")),
    (act.LOSE, _lose),
    (act.LOSE_VIKING, _lose_viking),
    (act.TRADE, _trade),
    (act.EMBARK, _embark),
    (act.EMBARK_VIKING, _embark_viking),
    (act.WIND_COUNTER, _wind(3, "counter")),
    (act.WIND_CLOCKWISE, _wind(1, "clockwise")),
    (act.WIND_STAYS, _wind(0, "stay")),
    (act.ENOUGH, _plain("enough")),
    (act.DECLINE, _plain("decline")),
    (act.ABOARD, _aboard),
    (act.KEEP, _plain("keep")),
    (act.PLACE, _place),
    (act.DELIVER, _deliver),
    (act.STOP, _stop),
    (act.ROLL, _roll),
    (act.SETTLE, _settle),
    (act.RAID, _raid),
    (act.DRAW, _draw),
    (act.WINTER, _winter),
    (act.END, _end),
]
