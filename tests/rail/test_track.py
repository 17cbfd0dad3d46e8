"""How far track can be followed."""

from __future__ import annotations

from magnat.rail.hexes import EDGES
from magnat.rail.tiles import CITY, TOWN, Shape, Stop
from magnat.rail.track import NODES, fewest_cities, follow, joined_stops, ways_on
from tests.rail.small import patch

EMPTY = Shape(-1, 0, 0, [], [])
STRAIGHT = Shape(0, 0, 1, [], [(0, 3)])
SWITCH = Shape(0, 0, 1, [], [(0, 3), (0, 4)])  # from the south to the north or the north-east, not between these two


def stop(kind: int, *edges: int) -> Shape:
    return Shape(0, 0, 1, [Stop(kind, 20, 1)], [(edge, EDGES) for edge in edges])


def column(*shapes: Shape) -> tuple[list[Shape], list[list[int]]]:
    """Hexes one below the other: 0 is edge 0 (south), so hex 1 lies south of hex 0."""
    return list(shapes), patch(1, len(shapes))[1]


def test_track_is_followed_through_towns_and_open_cities() -> None:
    shapes, beyond = column(stop(CITY, 0), STRAIGHT, stop(TOWN, 0, 3), stop(CITY, 0, 3), stop(CITY, 3))
    reach = follow(shapes, beyond, [0], [False] * 10, [])
    assert sorted(reach.stops) == [0, 4, 6, 8]
    assert set(reach.hexes) >= {1, 2, 3, 4}


def test_a_closed_city_is_reached_but_not_passed() -> None:
    shapes, beyond = column(stop(CITY, 0), stop(CITY, 0, 3), stop(CITY, 3))
    closed = [False, False, True, False, False, False]
    assert sorted(follow(shapes, beyond, [0], closed, []).stops) == [0, 2]
    assert sorted(follow(shapes, beyond, [2], closed, []).stops) == [0, 2, 4]
    assert sorted(joined_stops(shapes, beyond, 0)) == [0, 2, 4]


def test_a_train_does_not_turn_round_on_a_switch() -> None:
    _, beyond = patch(2, 2)  # hexes: 0 above 1 in the west, 2 above 3 in the east; 2 lies south-east of 0
    shapes = [stop(CITY, 0), SWITCH, stop(CITY, 1), EMPTY]
    assert sorted(follow(shapes, beyond, [0], [False] * 8, []).stops) == [0]
    shapes[1] = Shape(0, 0, 1, [], [(3, 4)])
    assert sorted(follow(shapes, beyond, [0], [False] * 8, []).stops) == [0, 4]


def test_track_that_is_not_met_beyond_the_border_leads_to_the_border_only() -> None:
    shapes, beyond = column(stop(CITY, 0), EMPTY, stop(CITY, 3))
    reach = follow(shapes, beyond, [0], [False] * 6, [])
    assert reach.stops == [0]
    assert reach.enters[1] == 0b1000


def test_track_can_also_be_followed_from_an_edge_of_a_hex() -> None:
    shapes, beyond = column(stop(CITY, 0), STRAIGHT, stop(CITY, 3))
    assert follow(shapes, beyond, [], [False] * 4 + [True, False], [1 * NODES + 3]).stops == [4]


def test_a_train_goes_on_from_edges_stations_and_open_stops_of_a_hex() -> None:
    city = stop(CITY, 0, 2)
    assert ways_on(city, 0b1, 0, 0) == 0b1000001
    assert ways_on(city, 0b1, 0, 0b1000000) == 0b0000001
    assert ways_on(city, 0, 0b1000000, 0b1000000) == 0b1000000
    assert ways_on(SWITCH, 0b1000, 0, 0) == 0b1000


def test_the_fewest_cities_on_the_way_are_counted_with_both_ends() -> None:
    shapes, beyond = column(stop(CITY, 0), stop(TOWN, 0, 3), stop(CITY, 0, 3), stop(CITY, 3))
    free = [False] * 8
    assert [fewest_cities(shapes, beyond, [0], free, goal) for goal in (0, 2, 4, 6)] == [1, 1, 2, 3]
    assert fewest_cities(shapes, beyond, [0], [False] * 4 + [True] + [False] * 3, 6) == 0
