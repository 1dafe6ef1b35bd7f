"""A table of 878 Vikings, at its beginning or at a moment that a test wants."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from boardgames.ai.players import novice_player
from boardgames.core.game import Setup
from boardgames.core.match import Match
from boardgames.core.record import Seat
from boardgames.core.registry import game_named
from boardgames.core.rng import seeded
from tests.ui.table.sitting import NAMES, Sitting, SketchLoader
from ui.match_controller import MatchController
from ui.screens.table import TableScreen
from ui.settings import Settings
from ui.table import board as boards
from ui.workers import Workers

GAME = game_named("878-vikings")
BOARD = boards.load(GAME.assets / "board.yaml")

SitDown = Callable[..., Sitting]


@pytest.fixture
def england(qtbot: QtBot, settings: Settings, workers: Workers) -> Iterator[SitDown]:
    """A table with a scenario; with `until`, at the moment when that is asked of the first seat, and with `far` some
    far place can be clicked as well."""
    made: list[Sitting] = []

    def make(scenario: str, *players: str, seed: int = 1, until: str = "", far: bool = False) -> Sitting:
        seats = [Seat(name, player) for name, player in zip(NAMES, players, strict=False)]
        match = Match(GAME, Setup(len(seats), seed, {"scenario": scenario}), seats)
        chance = seeded(seed)

        def awaited() -> bool:
            choice = GAME.choice(match.state)
            return choice.seat == 0 and choice.prompt.key == until and (bool(choice.plans) or not far)

        while until and not awaited():
            match.act(novice_player(GAME, match.state, chance))
        controller = MatchController(match, settings, workers)
        screen = TableScreen(controller, settings, loader=SketchLoader())
        qtbot.addWidget(screen)
        screen.resize(1180, 760)
        screen.show()
        screen.entered()
        sitting = Sitting(screen, controller, qtbot)
        made.append(sitting)
        controller.start()
        sitting.until(sitting.ready)
        return sitting

    yield make
    for sitting in made:
        sitting.controller.close()
