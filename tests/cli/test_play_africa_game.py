"""Whole games of 18Africa in the terminal: they end, they fit the terminal, and their journals are true."""

from __future__ import annotations

import sys
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from magnat.cli.play.readme_picture import picture
from magnat.cli.play.replay_picture import draw
from magnat.cli.play.session import run
from magnat.games.registry import find
from magnat.kernel.game import Setting
from magnat.tables import journal, replay
from magnat.tables.table import Table
from magnat.words import catalogue
from tests.cli import pages
from tests.cli.test_play_dialogue import play, squeezed

ENTERS = [""] * 600
SHORT: dict[str, Setting] = {"round_limit": 2}


def africa(patch: pytest.MonkeyPatch, lines: list[str], seats: int = 2, language: str = "en", bot: str = "clerk", **more: object) -> str:
    return play(patch, lines, seats, language, bot, game="africa", **more)  # type: ignore[arg-type]  # passed on as they are


@pytest.mark.thorough
@pytest.mark.parametrize(("language", "ranking"), [("en", "Fortunes in £"), ("pl", "Majątki w £"), ("de", "Vermögen in £")])
def test_a_game_played_by_enter_alone_ends_and_is_saved(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, ranking: str
) -> None:
    monkeypatch.chdir(tmp_path)
    out = africa(monkeypatch, ENTERS, language=language, options=SHORT)
    assert ranking in out
    assert "★ 1. " in out
    kept = journal.read((tmp_path / "africa-1.jsonl").read_bytes())
    assert replay.check(kept) is None
    assert kept.header.names[0] == catalogue.words(language).text("cli-play-you")


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "seats", "language"), [(40, 3, "pl"), (80, 7, "en"), (160, 2, "de")])
def test_no_line_is_longer_than_the_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, width: int, seats: int, language: str
) -> None:
    monkeypatch.chdir(tmp_path)
    helping = {"en": ["help", "log 30", "rules"], "pl": ["pomoc", "dziennik", "zasady"], "de": ["hilfe", "verlauf", "regeln"]}[language]
    lines = ["map D5", "company MF", "players", "trains", "tiles", "hand", *helping]
    out = africa(monkeypatch, [*lines, *ENTERS[:60]], seats, language, width=width, height=24)
    assert max(cell_len(line) for line in out.splitlines()) <= width


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("width", "height", "language", "golden"), [(80, 24, "en", "clerks-4"), (100, 34, "pl", "clerks-3"), (160, 50, "de", "clerks-2")]
)
def test_every_page_fits_the_terminal(monkeypatch: pytest.MonkeyPatch, width: int, height: int, language: str, golden: str) -> None:
    drawn = pages.drawn(monkeypatch, "africa", golden, language, width, height)
    assert len(drawn) > 30
    assert not pages.too_long(drawn, width, height)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(3))
def test_every_decision_of_a_random_table_can_be_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int) -> None:
    monkeypatch.chdir(tmp_path)
    options: dict[str, Setting] = {
        "round_limit": 2,
        "simpson_director_deal": seed == 1,
        "pass_flip": "mandatory" if seed == 2 else "optional",
        "company_green_multi_buy": seed == 1,
        "unassigned_concession_penalty": 100 if seed == 0 else 0,
    }
    africa(monkeypatch, ENTERS, 3, bot="random", options=options, seed=seed)
    assert replay.check(journal.read((tmp_path / "africa-1.jsonl").read_bytes())) is None


def test_a_saved_game_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    africa(monkeypatch, ["1", "save table", "quit"])
    before = (tmp_path / "table.jsonl").read_bytes()
    out = squeezed(africa(monkeypatch, ["quit"], load=tmp_path / "table.jsonl"))
    assert "18Africa goes on after" in out
    assert "Set aside 1 of 8" in out
    africa(monkeypatch, ["", "save more", "quit"], load=tmp_path / "table.jsonl")
    assert (tmp_path / "more.jsonl").read_bytes().startswith(before)


def test_the_hands_of_others_stay_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    out = africa(monkeypatch, ["log 99"], 4)
    assert "is dealt" not in out
    assert out.count("Your hand") == 1


def test_a_terminal_that_knows_ascii_only_still_shows_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = BytesIO()
    monkeypatch.setattr(sys, "stdin", StringIO("mapa D5\n"))
    console = Console(file=TextIOWrapper(raw, encoding="ascii"), width=100, height=32, force_terminal=False)
    assert run("africa", 3, "clerk", "pl", {}, 5, None, console) == 0
    console.file.flush()
    text = raw.getvalue().decode("ascii")
    assert "/D3  ?20+----+----+F3" in text
    assert "Marrakech" in text


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_a_table_can_be_drawn_for_anybody(seat: int) -> None:
    table, out = Table.create(find("africa"), 3, {}), StringIO()
    while table.agenda().chances:
        chance = table.agenda().chances[0]
        table.roll(next(outcome for outcome, weight in enumerate(chance.weights) if weight), chance)
    drawn = draw(table.journal, table.view(seat), catalogue.words("de"), ["Ida", "Ole", "Uwe"], 90)
    Console(file=out, width=90, force_terminal=False).print(drawn)
    assert "Uwe" in out.getvalue()
    assert ("Deine Hand" in out.getvalue()) == (seat >= 0)


def test_the_picture_loads_nothing_from_outside(tmp_path: Path) -> None:
    picture(tmp_path / "play.svg", "africa", turn=10, asked="bid", seats=2)
    svg = (tmp_path / "play.svg").read_text(encoding="utf-8")
    assert svg.startswith("<svg")
    assert "font-face" not in svg
    assert "url(http" not in svg
