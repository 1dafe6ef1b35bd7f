"""Records: what is kept loads again for ever, and what cannot be loaded says exactly why."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from boardgames.core import record
from boardgames.core.errors import RecordError
from boardgames.core.game import NOBODY, Setup
from boardgames.core.match import Match
from boardgames.core.registry import game_named, games
from boardgames.core.rng import seeded

KEPT = sorted((Path(__file__).parents[1] / "records").glob("*.longhall"))


def played(seed: int = 7) -> Match:
    match = Match(game_named("lindisfarne"), Setup(2, seed))
    chance = seeded(seed)
    while not match.over:
        legal = match.state.legal()
        match.act(legal[chance.below(len(legal))])
    return match


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_record_kept_for_ever_still_loads(path: Path) -> None:
    _, states = record.replay(record.read(path), path.name)
    assert states[-1].seat == NOBODY


def test_every_game_and_player_count_has_a_record_kept_for_ever() -> None:
    kept = {(found.game, len(found.seats)) for found in map(record.read, KEPT)}
    wanted = {(g.id, players) for g in games().values() for players in range(g.min_players, g.max_players + 1)}
    assert wanted <= kept, f"tests/records lacks {sorted(wanted - kept)}"


def test_a_saved_game_replays_to_the_same_end(tmp_path: Path) -> None:
    match = played()
    path = tmp_path / "game.longhall"
    match.save(path)
    again = Match.resume(record.read(path))
    assert match.game.dump(again.state) == match.game.dump(match.state)
    assert again.record() == match.record()


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda data: data[: len(data) // 2], "not a complete Longhall record"),
        (lambda data: b"GIF89a", "not a complete Longhall record"),
        (lambda data: b"", "not a complete Longhall record"),
        (lambda data: b'{"pieces": 3}', "not a Longhall record"),
        (lambda data: b"[1, 2]", "not a Longhall record"),
        (lambda data: data.replace(b'"format": 1', b'"format": 2'), "has format 2"),
        (lambda data: data.replace(b'"lindisfarne"', b'"monopoly"'), "no game 'monopoly'"),
        (lambda data: data.replace(b'"seed"', b'"sede"'), "damaged"),
        (lambda data: data.replace(b'"seed": 7', b'"seed": 8'), "move"),
        (lambda data: data.replace(b'"return"', b'"fly"', 1), "'fly' is not possible now"),
    ],
)
def test_a_broken_record_says_what_is_wrong(tmp_path: Path, damage: Callable[[bytes], bytes], said: str) -> None:
    path = tmp_path / "game.longhall"
    played().save(path)
    broken = damage(path.read_bytes())
    path.write_bytes(broken)
    with pytest.raises(RecordError, match=said) as caught:
        record.replay(record.read(path), str(path))
    assert str(path) in str(caught.value)
    assert path.read_bytes() == broken, "the file is left untouched"


def test_a_wrong_result_is_told_with_the_revision() -> None:
    kept = played().record()
    kept = msgspec.structs.replace(kept, result=[999, 0], revision=0)
    with pytest.raises(RecordError, match=r"says \[999, 0\], .* rules revision 0, this program has"):
        record.replay(kept)


def test_a_result_before_the_end_is_told() -> None:
    kept = played().record()
    kept = msgspec.structs.replace(kept, actions=kept.actions[:5])
    with pytest.raises(RecordError, match="do not end the game"):
        record.replay(kept)
