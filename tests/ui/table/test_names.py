"""Names beside their places: where they look for room, and whose they are taken for."""

from __future__ import annotations

from ui.table.names import Wanted, room_for

BOUNDS = (0.0, 0.0, 400.0, 400.0)


def wanted(x: float, y: float, width: float = 60.0) -> Wanted:
    return Wanted(x, y, width, 12.0, reach=8.0, above=0.0, order=1)


def test_a_name_with_all_the_room_stands_below_its_sign() -> None:
    (box,) = room_for([wanted(200, 200)], [], BOUNDS)
    assert box is not None
    assert box[1] > 208
    assert (box[0] + box[2]) / 2 == 200


def test_a_name_is_not_taken_for_that_of_a_neighbour() -> None:
    """Just below the upper sign lies the lower one: its name would stand between them and look like either's."""
    signs = [wanted(200, 200), wanted(200, 233)]
    first, second = room_for(signs, [], BOUNDS)
    assert first is not None
    assert second is not None
    assert first[3] <= 208 or first[0] > 208 or first[2] < 192, "it would stand on the lower sign's head"
    assert second[1] > 233


def test_a_name_keeps_off_what_is_in_its_way() -> None:
    (box,) = room_for([wanted(200, 200)], [(150.0, 208.0, 250.0, 240.0)], BOUNDS)
    assert box is not None
    assert box[3] <= 208
