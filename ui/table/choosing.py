"""From clicks to an action: a choice narrowed target by target until one option is left. No Qt in here.

Options name the targets that answer them. A click keeps the options that have it. When one option is left it is the
answer; when those left cannot be told apart by what is still to be clicked, they are offered as a list.

Far places, which several actions lead to (`Choice.plans`), are open as long as nothing was clicked; what is near and
far at once is near.
"""

from __future__ import annotations

from boardgames.core.game import Choice, Option, Plan


class Chooser:
    """What has been clicked of a choice, and what may be clicked next."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.clicked: list[str] = []
        near = {target for option in choice.options for target in option.targets}
        self._far = {plan.target: plan for plan in choice.plans if plan.actions and plan.target not in near}

    # -- what is open

    def options(self) -> list[Option]:
        """Those that have everything clicked so far."""
        return [option for option in self.choice.options if all(target in option.targets for target in self.clicked)]

    def rest(self, option: Option) -> tuple[str, ...]:
        """What is still to be clicked for an option."""
        return tuple(target for target in option.targets if target not in self.clicked)

    def targets(self) -> list[str]:
        """Everything that may be clicked now, each once, in the order of the options."""
        if self.tied():
            return []
        return list(dict.fromkeys(target for option in self.options() for target in self.rest(option)))

    def far(self) -> dict[str, Plan]:
        """The ways to places that no option leads to at once."""
        return {} if self.clicked else self._far

    def with_target(self, target: str) -> list[Option]:
        return [option for option in self.options() if target in self.rest(option)]

    def buttons(self) -> list[Option]:
        """Options that nothing on the table stands for (any more)."""
        return [option for option in self.options() if not self.rest(option)]

    def tied(self) -> list[Option]:
        """Options that the clicks so far have narrowed to and that no further click can tell apart."""
        left = self.options()
        if not self.clicked or len(left) < 2:
            return []
        first = set(self.rest(left[0]))
        return left if all(set(self.rest(option)) == first for option in left) else []

    # -- clicking

    def click(self, target: str) -> Option | None:
        """Keep the options with this target; the option that is the answer, once only one is left."""
        if not self.with_target(target):
            return None
        self.clicked.append(target)
        left = self.options()
        return left[0] if len(left) == 1 else None

    def back(self) -> bool:
        """Take the last click back; false if there is none."""
        if self.clicked:
            self.clicked.pop()
            return True
        return False
