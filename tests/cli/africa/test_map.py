"""`magnat map`: the map as SVG, from the command line and from its parts; every hex, every tile, every station."""

from __future__ import annotations

import sys
from io import StringIO
from math import isclose
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console

from magnat.cli.africa import map as maps
from magnat.cli.africa.chart import board, position, sheet, svg
from magnat.cli.africa.chart.hexes import along, centre, distance, middle
from magnat.cli.africa.chart.shapes import Label
from magnat.cli.africa.chart.shapes import Path as Line
from magnat.cli.africa.chart.tile import layout
from magnat.games.africa import load
from magnat.games.africa.names import encode_track
from magnat.games.africa.view import AfricaView
from magnat.games.registry import find
from magnat.kernel.dice import Dice
from magnat.kernel.game import Unreadable
from magnat.rail.hexes import EDGES
from magnat.tables import journal
from magnat.tables.table import Table
from magnat.words.catalogue import LANGUAGES, words
from tests.cli.command import run
from tests.games.africa.table import GAME, Desk
from tests.tables.games import played

SVG = "{http://www.w3.org/2000/svg}"


def table(inputs: int = 700) -> Table:
    """A random game of 18Africa after this many inputs."""
    found, dice = Table.create(find("africa"), 3, {}), Dice(4)
    for _ in range(inputs):
        agenda = found.agenda()
        if agenda.chances:
            found.roll(dice.weighted(agenda.chances[0].weights))
        else:
            seat = agenda.decisions[0].seat
            options = found.options(seat)
            found.act(seat, options[dice.below(len(options))])
    return found


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("africa") / "game.jsonl"
    file.write_text(journal.write(table().journal), encoding="utf-8")
    return file


def whats(text: str) -> list[str]:
    """What the shapes of an SVG stand for."""
    return [element.attrib["data-what"] for element in ElementTree.fromstring(text).iter() if "data-what" in element.attrib]


def texts(text: str) -> list[str]:
    """What is written on the map; halos below the letters do not count."""
    found = ElementTree.fromstring(text).iter(f"{SVG}text")
    return [element.text or "" for element in found if element.get("aria-hidden") is None]


def drawn(desk: Desk) -> str:
    view = GAME.view(desk.rules, desk.state, -1)
    assert isinstance(view, AfricaView)
    return svg.written(sheet.sheet(words("en"), position.seen(view)))


# The command


def test_the_empty_map_has_every_hex(tmp_path: Path) -> None:
    done = run("map", "africa", "-o", str(tmp_path / "map.svg"))
    assert done.returncode == 0
    text = (tmp_path / "map.svg").read_text(encoding="utf-8")
    hexes = [what for what in whats(text) if what.startswith("hex ")]
    assert len(hexes) == len(set(hexes)) == 165
    assert {place.name for place in load.figures().places} <= set(texts(text))
    assert "has been saved to" in done.stdout


def test_without_a_file_the_svg_goes_to_standard_output() -> None:
    done = run("map", "africa", "--lang", "de")
    assert done.stdout.startswith("<svg")
    assert "Die Karte vor dem ersten Plättchen" in texts(done.stdout)


def test_a_saved_position_is_drawn_the_same_every_time(saved: Path, tmp_path: Path) -> None:
    for name in ("one.svg", "two.svg"):
        assert maps.run(str(saved), tmp_path / name, None, "en", Console(file=StringIO())) == 0
    one = (tmp_path / "one.svg").read_bytes()
    assert one == (tmp_path / "two.svg").read_bytes()
    assert b"http" not in one.replace(b"http://www.w3.org/2000/svg", b"")
    assert b"@font-face" not in one


def test_an_earlier_position_has_less_track(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []
    for at in (0, 300, None):
        out = StringIO()
        monkeypatch.setattr(sys, "stdout", out)
        maps.run(str(saved), None, at, "pl", Console(file=StringIO()))
        written.append(whats(out.getvalue()).count("track"))
    assert written[0] <= written[1] < written[2]


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "map.svg").write_text("mine", encoding="utf-8")
    done = run("map", "africa", "-o", str(tmp_path / "map.svg"))
    assert done.returncode == 2
    assert (tmp_path / "map.svg").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("arguments", "key"), [(["nowhere.jsonl"], "no-file"), (["africa", "-o", "no/such/folder/map.svg"], "cannot-write")]
)
def test_files_that_are_not_there_get_a_clear_line(arguments: list[str], key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    out = Path(arguments[2]) if len(arguments) > 1 else None
    with pytest.raises(Unreadable) as caught:
        maps.run(arguments[0], out, None, "en", Console(file=StringIO()))
    assert caught.value.key == key


def test_other_games_have_no_map(tmp_path: Path) -> None:
    (tmp_path / "other.jsonl").write_text(journal.write(played(20).journal), encoding="utf-8")
    with pytest.raises(Unreadable) as caught:
        maps.run(str(tmp_path / "other.jsonl"), None, None, "en", Console(file=StringIO()))
    assert caught.value.key == "no-map"


def test_a_number_behind_the_end_is_refused(saved: Path) -> None:
    done = run("map", str(saved), "--at", "99999")
    assert done.returncode == 2
    assert "99999" in done.stderr


# What is drawn


def test_every_laid_tile_is_drawn_with_its_number_and_all_its_track() -> None:
    found = table()
    view = found.view(-1)
    assert isinstance(view, AfricaView)
    assert len(view.track) > 10
    here = position.seen(view)
    assert encode_track(here.shapes) == view.track
    numbers = {place.name: number for number, place in enumerate(load.figures().places)}
    for name, text in view.track.items():
        shapes = board.inside(here, numbers[name], load.data().map.hexes[numbers[name]])
        labels = [shape.text for shape in shapes if isinstance(shape, Label)]
        assert text.partition("/")[0].partition(":")[0] in labels
        lines = [shape for shape in shapes if isinstance(shape, Line) and shape.what == "track"]
        assert len(lines) >= (len(here.shapes[numbers[name]].segments) + 1) // 2


def test_stations_stand_in_the_colours_of_their_companies() -> None:
    text = drawn(Desk().own(0, "MF-director").own(1, "AR-director").tile("D5", "14").station("AR", "D5"))
    stations = [what for what in whats(text) if what.startswith("station ")]
    legend = ["station " + company for company in ("MF", "AR")]
    assert all(stations.count(station) >= 2 for station in legend)
    colours = {company.code: company.colour.background for company in load.data().companies}
    assert colours["MF"] in text
    assert colours["AR"] in text


def test_costs_are_shown_while_they_are_due() -> None:
    assert texts(drawn(Desk())).count("80") == 1
    assert texts(drawn(Desk().tile("I22", "4"))).count("80") == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_whole_sheet(language: str) -> None:
    text = svg.written(sheet.sheet(words(language), position.printed()))
    assert "18Africa" in texts(text)
    assert "?+40" in texts(text)
    assert "{" not in text


# Geometry


def test_neighbours_share_the_middle_of_their_edge() -> None:
    places, beyond = load.figures().places, load.figures().beyond
    for number, place in enumerate(places):
        for edge in range(EDGES):
            other = beyond[number][edge]
            if other >= 0:
                one, two = centre(place.column, place.row), centre(places[other].column, places[other].row)
                here, there = middle(edge), middle((edge + 3) % EDGES)
                assert isclose(one[0] + here[0], two[0] + there[0], abs_tol=1e-9)
                assert isclose(one[1] + here[1], two[1] + there[1], abs_tol=1e-9)


def test_track_leads_from_edge_to_edge() -> None:
    for one in range(EDGES):
        for other in range(EDGES):
            if one != other:
                assert distance(along(one, other, 0)[0], middle(one)) < 1e-9
                assert distance(along(one, other, 1)[0], middle(other)) < 1e-9


def test_two_stops_of_a_tile_never_overlap() -> None:
    for tiles in load.figures().tiles.values():
        for tile in tiles:
            for shape in tile.shapes:
                spots = layout(shape).spots
                assert len(spots) == len(shape.stops)
                if len(spots) == 2:
                    assert distance(spots[0].at, spots[1].at) * board.SIDE > 2 * board.SMALL_SLOT + 4, (tile.name, shape.rotation)
