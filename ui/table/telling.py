"""The words of the table: what an option is called, what it would do, and what everything on the table is."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from boardgames.core.game import Message, Option, Plan
from ui.table.art import Art
from ui.table.items import Area, Thing
from ui.table.stage import things_at

if TYPE_CHECKING:  # the players are loaded when somebody is to think
    from ui.thinking import Suggestion

MOST_NAMED = 3  # options that a tooltip names before it says that there are more


class Teller:
    """Turns messages, options, things and places into sentences of the match's language."""

    def __init__(self, art: Art) -> None:
        self.art = art

    def say(self, message: Message | None) -> str:
        return self.art.texts.say(message, self.art.people) if message is not None else ""

    def label(self, option: Option) -> str:
        return self.say(option.label) or option.text

    def hint(self, option: Option) -> str:
        return self.say(option.hint)

    def options(self, options: list[Option]) -> str:
        """What a click would do when it leaves these options open."""
        if len(options) == 1:
            label, hint = self.label(options[0]), self.hint(options[0])
            return f"{label}. {hint}" if hint else label
        labels = [self.label(option) for option in options]
        return " · ".join(labels[:MOST_NAMED]) + (" …" if len(labels) > MOST_NAMED else "")

    def plan(self, plan: Plan) -> str:
        """What a click on a far place would do."""
        return self.say(plan.hint) or QCoreApplication.translate("Teller", "Go there, step by step")

    def advice(self, option: Option, suggestion: Suggestion) -> str:
        """A line of a hint: the option, what may come of it, and what speaks for it."""
        promise = (
            QCoreApplication.translate("Teller", "%1: wins %2 %, about %3 points")
            .replace("%1", self.label(option))
            .replace("%2", str(round(100 * suggestion.chance)))
            .replace("%3", str(round(suggestion.points)))
        )
        terms = self.art.texts.terms
        reasons = [f"{terms.get(reason.term, reason.term)} +{reason.points:.1f}" for reason in suggestion.reasons]
        return f"{promise} ({', '.join(reasons)})" if reasons else promise

    def place(self, area: Area) -> tuple[str, str]:
        """Name and explanation of a place."""
        texts, spec = self.art.texts, area.spec
        name = next((texts.names[key] for key in (spec.name, area.place) if key in texts.names), "")
        tip = next((texts.tips[key] for key in (spec.tip, spec.name, area.place) if key in texts.tips), "")
        return name, tip

    def thing(self, thing: Thing, area: Area | None) -> tuple[str, str]:
        """Name and explanation of a thing; one without an explanation is explained by its place."""
        name, tip = self.art.name(thing.piece), self.art.tip(thing.piece)
        owner = self.art.owner(thing.piece)
        if not tip and area is not None:
            tip = ". ".join(part for part in self.place(area) if part)
        return (f"{name} · {owner}" if owner else name), tip

    def held(self, item: Thing | Area, area: Area | None) -> str:
        """What stands at a place. A piece in a region of the map covers much of it, so it tells this too."""
        if area is None or not (item is area or area.spec.region):
            return ""
        pieces = ", ".join(self.art.name(thing.piece) for thing in things_at(area))
        return pieces if item is area or not pieces else f"{self.place(area)[0]}: {pieces}"

    def rule(self, item: Thing | Area, area: Area | None) -> str:
        """The number of the rule about a thing or a place; "" when the board names none."""
        names = [item.piece.face, item.piece.id, item.piece.kind] if isinstance(item, Thing) else []
        if area is not None:
            names += [area.place, area.spec.name]
        return self.art.board.rule_about(*names)

    def tip_html(self, item: Thing | Area, area: Area | None, acts: list[str]) -> str:
        """A tooltip: what it is, what is to be known about it, and what a click would do."""
        title, text = self.thing(item, area) if isinstance(item, Thing) else self.place(item)
        lines = [f"<b>{escape(title)}</b>"] if title else []
        if text:
            lines.append(escape(text))
        if held := self.held(item, area):
            lines.append(escape(held))
        lines += [f"<i>→ {escape(words)}</i>" for words in dict.fromkeys(acts) if words]
        return tip_of(lines, self.rule(item, area))


def tip_of(lines: list[str], rule: str) -> str:
    """Lines of HTML as a tooltip, with the key that opens the rule about it."""
    if rule:
        words = QCoreApplication.translate("Teller", "R: rule %1").replace("%1", rule)
        lines = [*lines, f"<small>{escape(words)}</small>"]
    return f"<div style='max-width: 320px'>{'<br>'.join(lines)}</div>" if lines else ""
