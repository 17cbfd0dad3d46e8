"""A game that breaks a promise is caught by `magnat promises`, and the complaint says which one: faults.toml spoils the example game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct, toml

from magnat.games.registry import find
from magnat.lab.promises import walk
from magnat.lab.promises.check import Kept, keep
from magnat.lab.promises.walk import Broken
from tests.cli.command import run
from tests.packages import add_example, found_in

GAMES = 6


class Fault(Struct, forbid_unknown_fields=True):
    """Which promise is broken, what is seen, and the edits that break it: file, text and what goes there instead."""

    name: str
    promise: int
    seen: str
    edits: list[tuple[str, str, str]]
    texts: bool = False  # the catalogues or the digest are edited


FAULTS = toml.decode(Path(__file__).with_name("faults.toml").read_bytes(), type=dict[str, list[Fault]])["fault"]


@pytest.fixture(scope="module", autouse=True)
def _sound(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The texts of the example as it should be, read once."""
    folder = tmp_path_factory.mktemp("sound")
    add_example(folder)
    with found_in(folder):
        yield


def kept_by(folder: Path, edits: list[tuple[str, str, str]], texts: bool = False) -> Kept:
    sources = add_example(folder)
    for file, text, instead in edits:
        before = (sources / file).read_text(encoding="utf-8")
        assert text in before, f"{file} has changed: {text} is not in it"
        (sources / file).write_text(before.replace(text, instead), encoding="utf-8")
    with found_in(folder, texts):
        return keep(find("fogport"), GAMES, lambda _: None)


def test_the_example_keeps_every_promise(tmp_path: Path) -> None:
    kept = kept_by(tmp_path, [])
    assert kept.games == GAMES
    assert min(kept.inputs, kept.messages, kept.blocks) > 0


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_game_that_breaks_a_promise_is_caught(fault: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk, "LIMIT", 2_000)
    with pytest.raises(Broken, match=fault.seen) as caught:
        kept_by(tmp_path, fault.edits, fault.texts)
    assert caught.value.promise == fault.promise, caught.value


def test_every_promise_has_its_faults() -> None:
    """The tenth is about the two forms of the core: tests/golden."""
    assert {fault.promise for fault in FAULTS} == set(range(1, 10))


def test_the_command_tells_author_and_script_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run("promises", "fogport", "--games", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert "fogport keeps its promises" in done.stdout
    monkeypatch.setattr("magnat.lab.promises.data.LABEL", re.compile("rumour"))
    done = run("promises", "fogport", "--games", "2")
    assert done.returncode == 1
    assert "promise 9" in done.stdout
    assert "has no origin" in done.stdout


def test_trouble_of_any_kind_says_in_which_game_it_came(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        kept_by(tmp_path, [("market.py", "    state.price = price\n", "    state.price = price // (2 - state.day)\n")])
    assert any("fogport seed=0" in note for note in caught.value.__notes__)
