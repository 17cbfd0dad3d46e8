"""Games are found in their folders and in installed packages; what cannot be used is reported and left out."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from magnat.games import descriptors
from magnat.games.registry import GAMES
from magnat.kernel.descriptor import part
from tests.packages import add

GAME = """
from magnat.games.mcmulti.game import McMultiGame
from magnat.kernel.descriptor import Descriptor, Parts

class Copy(McMultiGame):
    name = "{name}"
    descriptor = Descriptor(usual_seats=2, parts=Parts(words="{words}"))

GAME = Copy()
"""


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of packages as an installer leaves them."""
    monkeypatch.syspath_prepend(tmp_path)
    descriptors.installed.cache_clear()
    before = set(sys.modules)
    yield tmp_path
    descriptors.installed.cache_clear()
    for name in set(sys.modules) - before:
        if name.startswith("magnat_test_"):
            del sys.modules[name]


def install(folder: Path, package: str, entry: str, source: str, catalogue: str = "") -> None:
    home = folder / package
    (home / "en").mkdir(parents=True)
    (home / "__init__.py").write_text(source)
    if catalogue:
        (home / "en" / f"{catalogue}.ftl").write_text(f"{catalogue}-name = A copy\n")
    add(folder, package, entry)


def test_the_games_of_this_house_stand_on_the_shelf_in_their_order() -> None:
    assert [name for name in GAMES if name in descriptors.own()] == ["mcmulti", "oilcity", "africa"]
    for name, descriptor in descriptors.own().items():
        assert GAMES[name].descriptor is descriptor


def test_a_package_brings_a_game(packages: Path) -> None:
    source = GAME.format(name="copycat", words="magnat_test_good")
    install(packages, "magnat_test_good", "copycat = magnat_test_good:GAME", source, "copycat")
    assert [(game.name, game.seats) for game in descriptors.installed()] == [("copycat", GAMES["mcmulti"].seats)]


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("raise RuntimeError('out of order')", "cannot be loaded (RuntimeError: out of order)"),
        ("GAME = 'no game'", "is not a Game"),
        (GAME.format(name="mcmulti", words="magnat_test_bad"), "there is a game mcmulti already"),
        (GAME.format(name="table", words="magnat_test_bad"), "'table' cannot be a game's name"),
        (GAME.format(name="Copy Cat", words="magnat_test_bad"), "'Copy Cat' cannot be a game's name"),
        (GAME.format(name="copycat", words="magnat_test_bad"), "no catalogue en/copycat.ftl in magnat_test_bad"),
        (GAME.format(name="copycat", words="magnat_test_nowhere"), "no catalogue en/copycat.ftl in magnat_test_nowhere"),
        (GAME.format(name="copycat", words="x").replace("descriptor = D", "descriptor = None and D"), "it has no descriptor"),
        ("", "cannot be loaded (AttributeError"),
    ],
)
def test_a_package_that_is_wrong_is_named_and_left_out(
    packages: Path, caplog: pytest.LogCaptureFixture, source: str, complaint: str
) -> None:
    install(packages, "magnat_test_bad", "bad = magnat_test_bad:GAME", source)
    assert descriptors.installed() == []
    [line] = [record.getMessage() for record in caplog.records]
    assert complaint in line
    assert "magnat_test_bad" in line


def test_of_two_packages_with_one_game_the_first_is_taken(packages: Path, caplog: pytest.LogCaptureFixture) -> None:
    for package in ("magnat_test_one", "magnat_test_two"):
        source = GAME.format(name="copycat", words=package)
        install(packages, package, f"copycat = {package}:GAME", source, "copycat")
    [game] = descriptors.installed()
    assert game.descriptor.parts.words == "magnat_test_one"
    assert "there is a game copycat already" in caplog.text


def test_a_part_that_is_not_there_or_cannot_be_loaded_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    assert part("", "general") == "general"
    assert not caplog.records
    assert part("magnat.bots.nowhere:BOTS", {"a": 1}) == {"a": 1}
    assert "magnat.bots.nowhere:BOTS" in caplog.text


def test_every_part_that_a_game_of_this_house_names_can_be_loaded(caplog: pytest.LogCaptureFixture) -> None:
    for descriptor in descriptors.own().values():
        parts = descriptor.parts
        named = [parts.bots, parts.partners, parts.teller, parts.terminal]
        for place in filter(None, named):
            assert part(place, None) is not None, place
    assert not caplog.records
