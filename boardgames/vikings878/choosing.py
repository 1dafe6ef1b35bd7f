"""The decision before a seat in 878 Vikings: a prompt, and options with their targets, labels and hints (VK-13)."""

from collections.abc import Callable

from boardgames.core.game import Choice, Message, Option, Value
from boardgames.vikings878 import actions as act
from boardgames.vikings878.board import force, sources
from boardgames.vikings878.data import (
    CARD_NAMES,
    CARDS,
    ENGLISH,
    FACES,
    FACTIONS,
    HOSTS,
    MAJOR,
    NORSEMEN,
    PLACES,
    SHIRE_COUNT,
    SHIRES,
    SIDES,
    TITLE,
    TITLES,
    WINDOWS,
)
from boardgames.vikings878.leaders import arrived
from boardgames.vikings878.movement import strands_leader
from boardgames.vikings878.reinforcements import ALL_PLACED
from boardgames.vikings878.rules import State
from boardgames.vikings878.state import (
    ARMIES,
    ARMY_ALLY,
    ARMY_OWN,
    BOARDING,
    CARD,
    CHOOSING,
    COMMANDS,
    FLEEING,
    FOLLOWING,
    HITS,
    LEADERS,
    LEADING,
    LOADING,
    LOSSES,
    MARCHING,
    NONE,
    OFFSHORE,
    PHASES,
    PLACING,
    PLACING_NUMBER,
    PRINTED,
    SPY_ALFRED,
    WINDOW,
    WITHDRAWING,
    place_name,
)
from boardgames.vikings878.view import unit_id
from boardgames.vikings878.ways import plans

Described = tuple[tuple[str, ...], Message, Message | None]
"""Targets, label and hint of an option."""


def choice(s: State) -> Choice:
    return Choice(
        seat=s.seat,
        prompt=prompt(s),
        options=tuple(_option(s, action) for action in s.options),
        so_far=_so_far(s),
        secret=s.phase in (WINDOW, CARD, CHOOSING),
        plans=plans(s),
        quick=Message("quick.battle", {"shire": SHIRES[s.battle]}) if s.battle != NONE else None,
    )


# ------------------------------------------------------------------------------------------------ prompts


def prompt(s: State) -> Message:
    key = PHASES[s.phase]
    if s.phase == WINDOW:
        key = f"window.{WINDOWS[s.window]}"
    elif (s.phase == LEADING and s.where[s.lead] == OFFSHORE) or (s.phase == MARCHING and s.at == OFFSHORE):
        key = "landing"
    elif arrived(s):
        key = "arrived"
    elif s.phase == PLACING and s.stage == ALL_PLACED:
        key = "returning"
    elif s.phase in (ARMY_OWN, ARMY_ALLY):
        key = "army"
    return Message(f"prompt.{key}", _prompt_values(s))


def _prompt_values(s: State) -> dict[str, Value]:
    """Everything a prompt may want to say."""
    leader = s.lead
    if s.phase == MARCHING and s.at == OFFSHORE:
        leader = HOSTS.index("raiders")
    elif s.phase in (FOLLOWING, WITHDRAWING, BOARDING):
        leader = s.host
    elif s.phase == SPY_ALFRED:
        leader = HOSTS.index("alfred")
    values: dict[str, Value] = {
        "seat": f"seat:{s.seat}",
        "faction": FACTIONS[_deciding(s)],
        "side": SIDES[_deciding(s) >> 1] if _deciding(s) < 4 else SIDES[ENGLISH],
        "armies": s.armies,
        "reach": s.reach,
        "steps": s.steps,
        "n": _prompt_number(s),
    }
    if leader != NONE:
        values["leader"] = HOSTS[leader]
    if s.battle != NONE:
        values["shire"] = SHIRES[s.battle]
    elif s.phase in (ARMY_OWN, ARMY_ALLY, PLACING_NUMBER):
        values["shire"] = place_name(s.place)
    return values


def _deciding(s: State) -> int:
    """The faction whose choice it is."""
    name = PHASES[s.phase]
    if name in ("hits", "paying", "withdrawing"):
        return 2 * (1 - s.roller if name == "hits" else 0 if name == "paying" else s.roller)
    if s.phase == ARMY_ALLY:
        return s.active ^ 1
    if name in (
        "choosing", "extra", "placing", "placing_number", "loading", "losses", "fleeing", "commands", "following",
        "boarding",
    ):  # fmt: skip
        return s.kind
    if name in ("alfred_start", "navy_at"):
        return FACTIONS.index("housecarls")
    if name.startswith("spy") or name == "escape_at":
        return FACTIONS.index("thegns")
    if s.phase == WINDOW:
        return next(faction for faction in range(4) if s.seats[faction] == s.seat)
    return s.active


def _prompt_number(s: State) -> int:
    if s.phase == HITS:
        return s.hits
    if s.phase == PRINTED:
        return s.pool[s.active]
    if s.phase == LOSSES:
        return s.losses[s.kind]
    if s.phase == FLEEING:
        return s.flees[s.kind]
    return s.commands[s.kind] if s.phase == COMMANDS else s.left


def _so_far(s: State) -> tuple[Message, ...]:
    done = []
    if s.card != NONE:
        values: dict[str, Value] = {"card": CARD_NAMES[s.active][s.card], "armies": s.armies, "reach": s.reach}
        done.append(Message("so_far.card", values))
    if s.phase == MARCHING:
        first = s.active & 2
        done += [
            Message("so_far.army", {"faction": FACTIONS[first + index], "n": number})
            for index, number in enumerate(s.army)
            if number
        ]
    if s.battle != NONE:
        for faction, name in enumerate(FACTIONS):
            faces = tuple(FACES[die & 3] for die in s.dice if die >> 2 == faction)
            if faces:
                done.append(Message("so_far.dice", {"faction": name, "dice": faces}))
    return tuple(done)


# ------------------------------------------------------------------------------------------------ options


def _option(s: State, action: int) -> Option:
    first, describe = next(pair for pair in _KINDS if action >= pair[0])
    targets, label, hint = describe(s, action - first)
    return Option(action, act.TEXTS[action], targets, label, hint)


_Describe = Callable[[State, int], Described]


def _message(key: str, **values: Value) -> Message:
    return Message(key, values)


def _simple(s: State, index: int) -> Described:
    """Passing, stopping, staying, following: worded by what is being decided."""
    name = act.TEXTS[index].replace(" ", "_")
    if index in (act.PASS, act.QUIET, act.STOP):
        return (), _message(f"option.{name}"), _message(f"hint.{name}")
    if index == act.END:
        kind = {LEADERS: "leaders", ARMIES: "armies"}.get(s.phase, "enough")
        return (), _message(f"option.end_{kind}"), _message(f"hint.end_{kind}")
    if index == act.FOLLOW:
        leader = HOSTS[s.host] if s.phase == FOLLOWING else "alfred"
        return (leader,), _message("option.follow", leader=leader), _message("hint.follow", leader=leader)
    kind = {COMMANDS: "command", WITHDRAWING: "withdraw", FOLLOWING: "follow"}.get(s.phase, "spy")
    return (), _message(f"option.stay_{kind}"), _message(f"hint.stay_{kind}")


def _take(s: State, number: int) -> Described:
    faction = s.active if s.phase == ARMY_OWN else s.active ^ 1 if s.phase == ARMY_ALLY else s.kind
    name = PHASES[s.phase]
    if name in ("morale_number", "spy_thegns", "spy_housecarls"):
        faction = {"morale_number": NORSEMEN, "spy_thegns": 3, "spy_housecarls": 2}[name]
    hint = None
    if s.phase in (ARMY_OWN, ARMY_ALLY) and number and action_strands(s, number):
        hint = _message("hint.leader_lost", shire=SHIRES[s.place])
    elif s.phase == LOADING:
        hint = _message("hint.carry", leader=HOSTS[s.lead], n=number)
    return (), _message("option.take", n=number, faction=FACTIONS[faction]), hint


def action_strands(s: State, number: int) -> bool:
    """Whether taking so many leaves a leader alone: that option was put last (VK-5.10)."""
    return s.options[-1] == act.TAKE + number and number == max(s.options) - act.TAKE and strands_leader(s, s.place)


def _load(s: State, faction: int) -> Described:
    name, leader = FACTIONS[faction], HOSTS[s.lead]
    targets = (unit_id(leader, faction),)
    return targets, _message("option.load", faction=name), _message("hint.load", faction=name, leader=leader)


def _pay(s: State, faction: int) -> Described:
    number = min(2, s.here[4 * s.battle + faction]) if faction == NORSEMEN else 1
    return (), _message("option.pay", faction=FACTIONS[faction], n=number), _message("hint.pay")


def _lead(s: State, host: int) -> Described:
    units = s.cards[4 * host : 4 * host + 4]
    leader = HOSTS[host]
    values: dict[str, Value] = {"leader": leader, "n": sum(units)}
    return (leader,), Message("option.lead", values), Message("hint.lead", values)


def _roll(s: State, title: int) -> Described:
    return (), _message("option.roll", event=TITLES[title]), _message("hint.roll")


def _play(s: State, index: int) -> Described:
    faction, card = divmod(index, CARDS)
    name = CARD_NAMES[faction][card]
    if s.phase == CARD:
        kind = "movement" if card else "treaty"
        return (name,), _message("option.play", card=name), _message(f"hint.play_{kind}")
    return (name,), _message("option.play", card=name), _message(f"tip.{TITLES[TITLE[faction][card]]}")


def _choose(s: State, index: int) -> Described:
    faction, card = divmod(index, CARDS)
    name = CARD_NAMES[faction][card]
    return (name,), _message("option.choose", card=name), _message(f"tip.{TITLES[TITLE[faction][card]]}")


def _put(s: State, place: int) -> Described:
    name = place_name(place)
    return (name,), _message("option.put", place=name), _standing(s, place)


def _at(s: State, place: int) -> Described:
    name = place_name(place)
    return (name,), _message("option.at", place=name), _standing(s, place)


def _from(s: State, place: int) -> Described:
    name = place_name(place)
    return (name,), _message("option.from", place=name), _standing(s, place)


def _standing(s: State, place: int) -> Message | None:
    """What stands in a shire."""
    if place >= SHIRE_COUNT:
        return None
    units = tuple(FACTIONS[faction] for faction in range(4) if s.here[4 * place + faction])
    if not units:
        return _message("hint.empty", shire=SHIRES[place])
    return _message("hint.standing", shire=SHIRES[place], units=units, n=force(s, place, 0) + force(s, place, 1))


def _unit(s: State, index: int) -> Described:
    place, faction = divmod(index, 5)
    where = PLACES[place]
    label = _message("option.unit", faction=FACTIONS[faction], place=place_name(place))
    return (unit_id(where, faction),), label, None


def _to(s: State, shire: int) -> Described:
    landing = (s.where[s.lead] if s.phase == LEADING else s.at) == OFFSHORE
    name = SHIRES[shire]
    return (name,), _message("option.land" if landing else "option.to", shire=name), _step_hint(s, shire)


def _sail(s: State, shire: int) -> Described:
    return (SHIRES[shire],), _message("option.sail", shire=SHIRES[shire]), _step_hint(s, shire)


def _step_hint(s: State, shire: int) -> Message:
    """What a step costs and whom it meets."""
    enemies = force(s, shire, 1 - (s.active >> 1))
    values: dict[str, Value] = {"shire": SHIRES[shire], "left": s.steps - 1, "n": enemies}
    if not enemies:
        return Message("hint.step", values)
    city = MAJOR[shire] and s.active >> 1 != ENGLISH
    return Message("hint.attack_city" if city else "hint.attack", values)


def _shire(key: str) -> _Describe:
    def describe(s: State, shire: int) -> Described:
        name = SHIRES[shire]
        return (name,), _message(f"option.{key}", shire=name), _standing(s, shire)

    return describe


def _withdraw(s: State, shire: int) -> Described:
    return (SHIRES[shire],), _message("option.withdraw", shire=SHIRES[shire]), _message("hint.withdraw")


def _go(s: State, shire: int) -> Described:
    stack = (unit_id(SHIRES[s.battle], s.kind),) if len(sources(s, s.battle, s.kind)) > 1 else ()
    label = _message("option.go", shire=SHIRES[shire], faction=FACTIONS[s.kind])
    return (*stack, SHIRES[shire]), label, _standing(s, shire)


def _go_from(s: State, index: int) -> Described:
    host, shire = divmod(index, SHIRE_COUNT)
    stack = (unit_id(HOSTS[host], s.kind),) if len(sources(s, s.battle, s.kind)) > 1 else ()
    label = _message("option.go_from", shire=SHIRES[shire], faction=FACTIONS[s.kind], leader=HOSTS[host])
    return (*stack, SHIRES[shire]), label, _standing(s, shire)


_KINDS: list[tuple[int, _Describe]] = [
    (act.GO_FROM, _go_from),
    (act.GO, _go),
    (act.WITHDRAW, _withdraw),
    (act.CLOSE, _shire("close")),
    (act.FIGHT, _shire("fight")),
    (act.SAIL, _sail),
    (act.TO, _to),
    (act.UNIT, _unit),
    (act.FROM, _from),
    (act.AT, _at),
    (act.PUT, _put),
    (act.CHOOSE, _choose),
    (act.PLAY, _play),
    (act.ROLL, _roll),
    (act.LEAD, _lead),
    (act.PAY, _pay),
    (act.LOAD, _load),
    (act.TAKE, _take),
    (0, _simple),
]
