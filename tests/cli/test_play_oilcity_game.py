"""Whole games of Oil City in the terminal: they end, they fit the terminal, and their journals are true."""

from __future__ import annotations

import sys
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from magnat.bots.bot import Question
from magnat.bots.random import RandomBot
from magnat.cli.play.readme_picture import picture
from magnat.cli.play.replay_picture import draw
from magnat.cli.play.session import run
from magnat.games.oilcity.actions import MakeOffer, WithdrawOffer
from magnat.games.oilcity.bundle_text import read_bundle
from magnat.games.oilcity.view import OilCityView
from magnat.games.registry import find
from magnat.kernel.contract import Action
from magnat.kernel.game import Setting
from magnat.tables import journal, replay
from magnat.tables.table import Table
from magnat.words import catalogue
from tests.cli import pages
from tests.cli.test_play_dialogue import play, squeezed

ENTERS = [""] * 200


def city(patch: pytest.MonkeyPatch, lines: list[str], seats: int = 9, language: str = "en", bot: str = "clerk", **more: object) -> str:
    return play(patch, lines, seats, language, bot, game="oilcity", **more)  # type: ignore[arg-type]  # passed on as they are


@pytest.mark.parametrize(("language", "ranking"), [("en", "Value sheets"), ("pl", "Karty wartości"), ("de", "Wertblätter")])
def test_a_game_played_by_enter_alone_ends_and_is_saved(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, ranking: str
) -> None:
    monkeypatch.chdir(tmp_path)
    out = city(monkeypatch, ENTERS, language=language)
    assert ranking in out
    assert "★ 1. " in out
    kept = journal.read((tmp_path / "oilcity-1.jsonl").read_bytes())
    assert replay.check(kept) is None
    assert kept.header.names[:3] == [catalogue.words(language).text("cli-play-you")] * 3
    assert [name.rpartition(" ")[2] for name in kept.header.names[3:]] == ["(clerk)"] * 6


@pytest.mark.thorough
@pytest.mark.parametrize(("width", "seats", "language"), [(30, 9, "pl"), (50, 12, "de"), (80, 30, "en"), (120, 12, "de"), (160, 9, "pl")])
def test_no_line_is_longer_than_the_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, width: int, seats: int, language: str
) -> None:
    monkeypatch.chdir(tmp_path)
    helping = {"en": ["help", "log 30", "rules"], "pl": ["pomoc", "dziennik", "zasady"], "de": ["hilfe", "verlauf", "regeln"]}[language]
    lines = ["1", "1", "", "look 2", "offer all give money 100 take wax 2 later give money 100", "offers", *helping]
    out = city(monkeypatch, [*lines, *ENTERS[:25]], seats, language, width=width, height=24)
    assert max(cell_len(line) for line in out.splitlines()) <= width


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("width", "height", "language", "golden"),
    [(80, 24, "en", "clerks-9"), (80, 24, "pl", "clerks-30"), (100, 32, "de", "clerks-12"), (140, 45, "pl", "clerks-9")],
)
def test_every_page_fits_the_terminal(monkeypatch: pytest.MonkeyPatch, width: int, height: int, language: str, golden: str) -> None:
    drawn = pages.drawn(monkeypatch, "oilcity", golden, language, width, height)
    assert len(drawn) > 20
    assert not pages.too_long(drawn, width, height)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(4))
def test_every_decision_of_a_random_table_can_be_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seed: int) -> None:
    monkeypatch.chdir(tmp_path)
    options: dict[str, Setting] = {
        "plot_choice": seed % 2 == 0,
        "score_cash": seed == 1,
        "war": seed == 2,
        "company_size": 2 if seed == 3 else 3,
        "unlimited_components": seed == 2,
        "commit": "majority" if seed % 2 else "any_partner",
    }
    city(monkeypatch, ENTERS, 10 if seed == 3 else 9, bot="random", options=options, seed=seed)
    assert replay.check(journal.read((tmp_path / "oilcity-1.jsonl").read_bytes())) is None


def test_oc_1_1_the_partners_leave_their_seats_to_the_person(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    city(monkeypatch, ["save table", "quit"])
    table = Table(journal.read((tmp_path / "table.jsonl").read_bytes()))
    waited_for = [decision.seat for decision in table.agenda().decisions if decision.must]
    assert waited_for == [0]


def test_a_saved_game_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    city(monkeypatch, ["engineer 2 towers", "save table", "quit"])
    before = (tmp_path / "table.jsonl").read_bytes()
    out = squeezed(city(monkeypatch, ["quit"], load=tmp_path / "table.jsonl"))
    assert "Oil City goes on after" in out
    assert "▸ 2 towers (1000 zlr)" in out
    assert "Save the game?" not in out
    city(monkeypatch, [*ENTERS[:100], "end"], load=tmp_path / "table.jsonl")
    kept = journal.read((tmp_path / "oilcity-1.jsonl").read_bytes())
    assert replay.check(kept) is None
    assert journal.write(kept).encode().startswith(before)
    assert Table(kept).agenda().over


def test_the_cash_and_plans_of_others_stay_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    assert city(monkeypatch, []).count("2400 zlr") == 1
    assert "token for" not in city(monkeypatch, ["log 50"])


def test_the_winner_is_named_and_every_row_is_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    out = city(monkeypatch, ENTERS).rpartition("Value sheets")[2]
    for row in ("Plots", "Wagon revenue of all turns", "Buildings on plots", "Refineries", "Turns with a sale", "place"):
        assert row in out


class Restless(RandomBot):
    """Makes an offer and takes it back, over and over."""

    def wish(self, question: Question) -> Action | None:
        for option in question.options:
            if isinstance(option, WithdrawOffer):
                return option
        nothing = read_bundle("")
        return MakeOffer(-1, nothing, read_bundle("wax 1"), nothing, nothing, 0, -1)


def test_bots_that_always_wish_for_something_do_not_stop_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magnat.bots.registry.FOR_EVERY_GAME", {"random": Restless})
    out = city(monkeypatch, ["", "", ""], bot="random")
    assert "is off the table" in out


class Generous(RandomBot):
    """Offers the first company money for nothing, one offer at a time."""

    def wish(self, question: Question) -> Action | None:
        view = question.view
        assert isinstance(view, OilCityView)
        nothing = read_bundle("")
        own = view.companies[view.company or 0]
        if view.offers or not own.money:
            return None
        return MakeOffer(0, read_bundle("money 100"), nothing, nothing, nothing, 0, -1)


def test_oc_8_2_offers_of_bots_are_shown_and_can_be_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magnat.bots.registry.FOR_EVERY_GAME", {"random": Generous})
    out = squeezed(city(monkeypatch, ["offers", "accept 1"], bot="random"))
    assert "⇄ accept 1 · Offer 1 from Company" in out
    assert "★ Deal 1: Company" in out
    assert "2500 zlr" in out


def test_a_terminal_that_knows_ascii_only_still_shows_the_plots(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = BytesIO()
    monkeypatch.setattr(sys, "stdin", StringIO("\n" * 6))
    console = Console(file=TextIOWrapper(raw, encoding="ascii"), width=100, height=32, force_terminal=False)
    assert run("oilcity", 9, "clerk", "pl", {}, 5, None, console) == 0
    console.file.flush()
    text = raw.getvalue().decode("ascii")
    assert " a W  b.   c^G " in text
    assert "?" not in text.replace("Zapisac gre?", "")


@pytest.mark.parametrize("seat", [-1, 0, 4, 9])
def test_a_table_can_be_drawn_for_anybody(seat: int) -> None:
    table, out = Table.create(find("oilcity"), 9, {}), StringIO()
    while table.agenda().chances:
        chance = table.agenda().chances[0]
        table.roll(next(outcome for outcome, weight in enumerate(chance.weights) if weight), chance)
    Console(file=out, width=90, force_terminal=False).print(draw(table.journal, table.view(seat), catalogue.words("de"), [], 90))
    assert "Gesellschaft 3" in out.getvalue()
    assert ("2400 zlr" in out.getvalue()) == (seat in (0, 4))


def test_the_picture_loads_nothing_from_outside(tmp_path: Path) -> None:
    picture(tmp_path / "play.svg", "oilcity", turn=40, asked="prepare", seats=9)
    svg = (tmp_path / "play.svg").read_text(encoding="utf-8")
    assert svg.startswith("<svg")
    assert "font-face" not in svg
    assert "url(http" not in svg
