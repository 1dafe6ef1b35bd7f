"""Typed YAML: mistakes are told with file, line and key."""

from pathlib import Path

import pytest
from msgspec import Struct

from boardgames.core import schema
from boardgames.core.errors import SchemaError


class Port(Struct, forbid_unknown_fields=True):
    name: str
    value: int


class World(Struct, forbid_unknown_fields=True):
    ports: list[Port]
    links: dict[str, Port]


GOOD = """\
ports:
  - {name: York, value: 3}
  - name: Dublin
    value: 2
links:
  first: {name: Kiev, value: 1}
"""


def problem(text: str) -> str:
    with pytest.raises(SchemaError) as caught:
        schema.Document(text, "world.yaml").convert(World)
    return str(caught.value)


def test_a_good_file_becomes_typed() -> None:
    world = schema.Document(GOOD, "world.yaml").convert(World)
    assert world.ports[1] == Port("Dublin", 2)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("value: 2", "valeu: 2", "world.yaml, line 4, key 'ports.1.valeu'"),
        ("value: 2", "value: two", "world.yaml, line 4, key 'ports.1.value'"),
        ("  - name: Dublin\n", "  -\n", "world.yaml, line 4, key 'ports.1'"),
        ("links:", "lniks:", "world.yaml, line 5, key 'lniks'"),
        ("{name: Kiev, value: 1}", "{name: Kiev, worth: 1}", "world.yaml, line 6, key 'links.first"),
        ("  - name: Dublin\n", "  - name: Dublin\n    name: Cork\n", "line 4: the key 'name' stands here twice"),
        ("ports:", "ports: [", "this is not YAML"),
    ],
)
def test_a_mistake_is_told_with_its_place(old: str, new: str, said: str) -> None:
    assert said in problem(GOOD.replace(old, new))


def test_nothing_but_plain_data_comes_out() -> None:
    with pytest.raises(SchemaError, match="line 1"):
        schema.Document("ports: !!python/object/apply:os.getcwd []", "evil.yaml")


def test_a_missing_or_foreign_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match="cannot be read"):
        schema.load(tmp_path / "nowhere.yaml", World)
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SchemaError, match="not UTF-8"):
        schema.load(tmp_path / "bytes.yaml", World)
