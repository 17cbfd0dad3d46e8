"""The report: every finding with its number of games, in three languages, with nothing fetched from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magnat.lab.balance import report
from magnat.lab.balance.findings import Balance, Shares
from magnat.words.catalogue import words
from tests.cli.command import run
from tests.lab.balance.test_findings import made_up


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Balance:
    return made_up(tmp_path_factory.mktemp("games"), winners=[0, 1, 2, 3] * 5, first=[0, 1, 2, 0] * 5)


def test_the_page_needs_nothing_from_elsewhere_and_has_every_chart(found: Balance) -> None:
    page = report.html(report.report(found, words("en")))
    addresses = set(re.findall(r"https?://[^\"' <]+", page))
    assert addresses == {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"} & addresses  # names of languages, not addresses
    assert not re.search(r"<(script|link|img|iframe)\b|@import|url\(", page)
    assert page.count("<svg") == 2 + 4 + 1  # two shares, four spreads, the leads


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_every_finding_says_how_many_games_it_rests_on(found: Balance, language: str) -> None:
    made = report.report(found, words(language))
    assert len(made.sections) >= 9
    for section in made.sections:
        rows = "" if section.table is None else " ".join(cell for row in section.table.rows for cell in row)
        counted = section.title in (words(language).text("balance-choices-title"), words(language).text("balance-chances-title"))
        assert counted or re.search(r"\b20\b", " ".join(section.text) + rows), section.title
    assert report.pdf(made).startswith(b"%PDF")


@pytest.mark.parametrize(("game", "seats"), [("oilcity", 9), ("africa", 4)])
def test_games_of_every_kind_have_their_report(tmp_path: Path, game: str, seats: int) -> None:
    """Nearly everything that 18Africa offers is unused here: a long list."""
    made = report.report(made_up(tmp_path, winners=[0, 3] * 3, first=[0] * 6, game=game, seats=seats), words("pl"))
    assert "engineer" not in report.html(made)
    assert report.pdf(made).startswith(b"%PDF")


@pytest.mark.parametrize(("p", "said"), [(0.00001, "clear"), (0.02, "probably"), (0.4, "No difference")])
def test_what_the_test_says_in_words(found: Balance, p: float, said: str) -> None:
    groups = found.shares[0].groups
    assert said in report.verdict(Shares("seat", 20, groups, p), words("en"))


def test_the_command_writes_page_paper_and_figures_and_goes_on_where_it_was(tmp_path: Path) -> None:
    command = ["balance", "mcmulti", "--games", "2", "--seats", "2", "--bot", "random", "--option", "round_limit=2", "--out", str(tmp_path)]
    done = run(*command, "--sweep", "open_cash=true,false")
    assert (done.returncode, done.stderr) == (0, "")
    assert {"mcmulti.html", "mcmulti.pdf", "mcmulti.json", "games"} <= {file.name for file in tmp_path.iterdir()}
    page = (tmp_path / "mcmulti.html").read_text()
    assert "What options change" in page
    assert "open_cash=True" in page
    shards = sorted((tmp_path / "games" / "games").iterdir())
    again = run(*command, "--json", "--lang", "pl")
    assert '"games": 2' in again.stdout
    assert sorted((tmp_path / "games" / "games").iterdir()) == shards
    assert "Wyważenie gry McMulti" in (tmp_path / "mcmulti.html").read_text()
    assert run(*command, "--bot", "random,clerk").returncode == 2
