"""Geometry of hexes and tiles."""

from __future__ import annotations

import json
from importlib.resources import files

from magnat.games.africa.load import figures
from magnat.rail.hexes import EDGES, neighbours, opposite, turned
from magnat.rail.tiles import CITY, TOWN, Shape, Stop, Tile, kept_stops, same_track

CITY_STOP, TOWN_STOP = Stop(CITY, 20, 1), Stop(TOWN, 10)


def tile(stops: list[Stop], segments: list[tuple[int, int]]) -> Tile:
    return Tile(0, "x", 1, 1, stops, segments)


def test_a_border_is_seen_from_both_sides() -> None:
    assert [opposite(edge) for edge in range(EDGES)] == [3, 4, 5, 0, 1, 2]
    assert [turned(edge, 2) for edge in range(EDGES)] == [2, 3, 4, 5, 0, 1]


def test_neighbours_lie_beyond_the_edges_and_know_each_other() -> None:
    places = [(0, 0), (0, 2), (1, 1)]
    table = neighbours(places, [(0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1)])
    assert table[0] == [1, -1, -1, -1, -1, 2]
    for one, row in enumerate(table):
        for edge, other in enumerate(row):
            assert other == -1 or table[other][opposite(edge)] == one


def test_turns_that_give_the_same_track_are_one_shape() -> None:
    straight = tile([], [(0, 3)])
    assert [shape.rotation for shape in straight.shapes] == [0, 1, 2]
    assert straight.by_rotation == [0, 1, 2, 0, 1, 2]
    assert len(tile([], [(0, 2), (2, 4), (0, 4)]).shapes) == 2
    assert len(tile([CITY_STOP], [(0, EDGES)]).shapes) == 6


def test_two_equal_stops_that_change_places_make_no_difference() -> None:
    double = tile([CITY_STOP, CITY_STOP], [(0, 6), (3, 7)])
    assert len(double.shapes) == 3
    assert same_track(Shape(0, 0, 1, [CITY_STOP] * 2, [(0, 6), (3, 7)]), Shape(0, 3, 1, [CITY_STOP] * 2, [(3, 6), (0, 7)]))
    assert not same_track(Shape(0, 0, 1, [CITY_STOP] * 2, [(0, 6), (3, 7)]), Shape(0, 1, 1, [CITY_STOP] * 2, [(1, 6), (4, 7)]))


def test_a_shape_knows_its_edges_its_joints_and_the_stop_beyond_an_edge() -> None:
    shape = Shape(0, 0, 1, [CITY_STOP, TOWN_STOP], [(6, 2), (7, 4), (0, 2)])
    assert shape.edges == 0b10101
    assert shape.joined[2] == [0, 6]
    assert (shape.stop_beyond(2), shape.stop_beyond(4), shape.stop_beyond(0)) == (0, 1, -1)
    assert shape.cities() == 1


def test_an_upgrade_keeps_stops_where_their_track_is() -> None:
    old = Shape(0, 0, 1, [CITY_STOP] * 2, [(0, 6), (3, 7)])
    assert kept_stops(old, Shape(1, 0, 2, [CITY_STOP] * 2, [(3, 6), (5, 6), (0, 7), (2, 7)])) == [1, 0]
    assert kept_stops(old, Shape(1, 0, 2, [CITY_STOP] * 2, [(0, 6), (3, 6), (1, 7)])) is None
    assert kept_stops(Shape(0, 0, 1, [], [(0, 3)]), Shape(1, 0, 2, [], [(0, 3), (0, 4)])) == []
    assert kept_stops(Shape(0, 0, 1, [], [(0, 3)]), Shape(1, 0, 2, [], [(0, 2), (0, 4)])) is None
    assert kept_stops(Shape(0, 0, 1, [TOWN_STOP], [(0, 6)]), Shape(1, 0, 2, [], [(0, 3)])) is None


def test_every_upgrade_of_18africa_can_be_turned_as_its_table_says() -> None:
    table = json.loads((files("magnat.games.africa") / "data" / "africa.json").read_text())["tiles"]
    tiles = next(iter(figures().tiles.values()))
    by_name = {it.name: it for it in tiles}
    checked = 0
    for row in table:
        for upgrade in row.get("upgrades_to", []):
            old, new = by_name[row["number"]], by_name[upgrade["tile"]]
            if len(old.stops) != len(new.stops):
                continue
            first = old.shapes[old.by_rotation[0]]
            fitting = [turn for turn in range(EDGES) if kept_stops(first, new.shapes[new.by_rotation[turn]]) is not None]
            assert fitting == upgrade["relative_rotations"], (row["number"], upgrade["tile"])
            checked += 1
    assert checked > 50
