"""Lessons: every one of every game can be played to its end and speaks every language. How they look: test_coach."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from boardgames.core.errors import LonghallError
from boardgames.core.registry import game_named, games, guest
from tests.toy import GAME as TOY
from ui import lessons

with guest(TOY):
    HERE = [(game, path) for game in games() for path in lessons.files_of(game)]


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with guest(TOY):
        yield


@pytest.mark.parametrize(("game", "path"), HERE, ids=[f"{game}-{path.stem}" for game, path in HERE])
def test_every_lesson_can_be_played_to_its_end(game: str, path: Path) -> None:
    assert lessons.rehearse(game_named(game), lessons.load(path)) == []


def test_lindisfarne_and_the_toy_have_lessons() -> None:
    assert {"lindisfarne", TOY.id} <= {game for game, _ in HERE}


# ------------------------------------------------------------------ what is wrong with a lesson is told


def toy_lesson() -> lessons.Lesson:
    return lessons.load(next(path for game, path in HERE if game == TOY.id))


def changed(number: int, **what: object) -> lessons.Lesson:
    lesson = toy_lesson()
    lesson.steps[number] = msgspec.structs.replace(lesson.steps[number], **what)
    return lesson


@pytest.mark.parametrize(
    ("lesson", "complaint"),
    [
        (changed(0, text={"en": "Only English.", "fr": " "}), "step 1: no text in 'uk'"),
        (changed(0, show=["cork"]), "step 1: cork is nowhere on the table"),
        (changed(0, rule="TH-1"), "step 1: there is no rule TH-1"),
        (changed(1, do="lay 99 dublin"), "step 2: 'lay 99 dublin' is not possible now"),
        (changed(1, others="sail away"), "step 2: 'sail away' is not possible now"),
        (changed(1, others=["throw *", "throw *"]), "step 2: others are to act, but it is the learner's turn"),
        (changed(1, do=lessons.Move("lay * dublin", dice=[3])), "step 2: 'lay"),
        (changed(0, free=True), "step 1: only the last step can be free"),
        (changed(4, free=False, do="throw *"), "step 5: the last step is for reading"),
    ],
)
def test_a_mistake_is_told_with_its_step(lesson: lessons.Lesson, complaint: str) -> None:
    assert any(problem.startswith(complaint) for problem in lessons.rehearse(TOY, lesson))


def test_a_typo_in_the_file_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "1-typo.yaml"
    path.write_text("title: {en: A}\nplayers: 2\nsteps:\n  - {text: {en: A}, dooo: roll}\n", encoding="utf-8")
    with pytest.raises(LonghallError, match=r"line 4, key 'steps\.0\.dooo'"):
        lessons.load(path)
