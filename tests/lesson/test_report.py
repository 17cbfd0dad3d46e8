"""Reports on paper and spreadsheets: every language, names that look like formulas or like code, and a sensible number of pages."""

from __future__ import annotations

import csv
import io
import json
import zipfile
from importlib.resources import files

import pytest
import typst
from msgspec.structs import replace

from magnat.games.registry import GAMES
from magnat.lesson import report, spreadsheet
from magnat.lesson.debrief import debrief, debriefer
from magnat.lesson.story import Story
from magnat.lesson.turning_points import Found, told
from magnat.wire.debriefs import Debrief, Turning
from magnat.words.catalogue import LANGUAGES, words
from tests.lesson.finished import finished, lesson


@pytest.fixture(scope="module")
def story() -> Story:
    return Story(lesson())


def looked_back(story: Story, language: str, title: str = "7b") -> Debrief:
    moments = debriefer(story.game.name).moments(story)[:3]
    found = [Found(moment=it, team=team, before=5.5, after=2.25, sure=0.8, games=40) for team, it in enumerate(moments)]
    turning = Turning("ready", 1, 1, told(words(language), story, found))
    return debrief(story, words(language), code="ABCDEF", title=title, minutes=43, turning=turning)


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of pages in what is printed from now on."""
    counted: list[int] = []
    real = typst.compile

    def counting(template: bytes, **given: object) -> bytes:
        drawn = real(template, **{**given, "format": "svg"})  # type: ignore[call-overload]  # the options are report.py's
        counted.append(len(drawn) if isinstance(drawn, list) else 1)
        return real(template, **given)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(typst, "compile", counting)
    return counted


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_class_gets_two_to_four_pages_and_every_team_one(story: Story, language: str, pages: list[int]) -> None:
    told = looked_back(story, language)
    made = [
        report.class_report(told, words(language)),
        report.team_report(told, words(language)),
        report.team_report(told, words(language), 8),
        report.blank_sheets(story.game, story.settings, 28, words(language)),
    ]
    assert all(it.startswith(b"%PDF") for it in made)
    assert 2 <= pages[0] <= 4
    assert pages[1:] == [9, 1, 9]


@pytest.mark.parametrize("game", [name for name in GAMES if name != "oilcity"])
def test_a_game_without_a_debrief_of_its_own_is_printed_too(game: str) -> None:
    story = Story(finished(game, 3))
    told = debrief(story, words("en"))
    assert report.class_report(told, words("en")).startswith(b"%PDF")
    assert report.team_report(told, words("en"), 0).startswith(b"%PDF")
    assert report.blank_sheets(story.game, story.settings, 3, words("en")).startswith(b"%PDF")
    assert spreadsheet.workbook(told, words("en")).startswith(b"PK")


def test_names_are_never_code(story: Story) -> None:
    wild = '#panic("x") ] $ \\ " *_`'
    plain = looked_back(story, "en", wild)
    told = replace(plain, teams=[replace(it, name=wild, people=[wild] * len(it.people)) for it in plain.teams])
    assert report.class_report(told, words("en")).startswith(b"%PDF")
    assert report.team_report(told, words("en")).startswith(b"%PDF")
    assert spreadsheet.workbook(told, words("en")).startswith(b"PK")


def test_a_game_that_ended_before_its_first_turn_is_printed(story: Story) -> None:
    empty = replace(
        looked_back(story, "en"), turns=[], deals=[], turning=Turning("none", 0, 0, []),
        teams=[replace(it, values=[], sheet=[], sold=[], earned=[]) for it in looked_back(story, "en").teams],
    )  # fmt: skip
    assert report.class_report(empty, words("en")).startswith(b"%PDF")
    assert report.team_report(empty, words("en")).startswith(b"%PDF")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_workbook_has_a_sheet_for_every_table_and_no_formula(story: Story, language: str) -> None:
    told = looked_back(story, language)
    with zipfile.ZipFile(io.BytesIO(spreadsheet.workbook(told, words(language)))) as book:
        sheets = [name for name in book.namelist() if name.startswith("xl/worksheets/sheet")]
        assert len(sheets) == len(spreadsheet.tables(told, words(language))) == 8
        assert all(b"<f>" not in book.read(name) for name in sheets)
        assert b"=1+1" in book.read("xl/sharedStrings.xml")


def test_csv_tells_everything_and_defuses_formulas(story: Story) -> None:
    told = looked_back(story, "en")
    text = spreadsheet.as_csv(told, words("en")).decode("utf-8-sig")
    rows = list(csv.reader(io.StringIO(text)))
    assert sum(len(it.rows) + 1 for it in spreadsheet.tables(told, words("en"))) == len(rows)
    cells = [cell for row in rows for cell in row]
    assert "'=1+1" in cells
    assert not [cell for cell in cells if cell.lstrip()[:1] in tuple("=+@") or (cell[:1] == "-" and not cell[1:].isdigit())]


@pytest.mark.parametrize("cell", ["=1", "+1", "-x", "@cmd", "\t=1", "\r=1", " =1"])
def test_whatever_begins_like_a_formula_is_a_text(cell: str) -> None:
    assert str(spreadsheet.safe(cell)).startswith("'")
    assert spreadsheet.safe(-5) == -5


LONG = (
    "Towarzystwo Naftowe Bóbrka i Synowie",
    "Galicyjska Spółka Wiertnicza Słoboda 1884",
    "W" * 40,
    "Erdölgesellschaft Boryslaw-Tustanowice",
)
"""As long as a company's name may be, and one without a space."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_leave_every_team_its_one_page(story: Story, language: str, pages: list[int]) -> None:
    plain = looked_back(story, language)
    told = replace(plain, teams=[replace(it, name=LONG[it.team % len(LONG)]) for it in plain.teams])
    report.class_report(told, words(language))
    report.team_report(told, words(language))
    assert 2 <= pages[0] <= 4
    assert pages[1] == 9


@pytest.mark.parametrize("name", ["Świder", *LONG])
def test_a_name_at_the_end_of_a_line_fits_beside_the_chart(name: str) -> None:
    """Smaller if need be; only what is too long even then is cut short."""
    look = files("magnat.lesson").joinpath("paper/look.typ").read_text(encoding="utf-8")
    page = look + "#context [#metadata(repr(measure(fitted(data.team, 150pt)).width <= 150pt))<fits>]"
    team = {"team": 0, "name": name, "values": [1, 128]}
    given = {"data": json.dumps({"team": team, "words": {}, "title": "", "line": "", "language": "pl"})}
    assert "true" in typst.query(page.encode(), "<fits>", field="value", sys_inputs=given, ignore_system_fonts=True)


@pytest.mark.parametrize(
    ("places", "steps"),
    [([1, 2, 3, 4], 3), ([1, 2, 3, 3, 5], 4), ([1, 1, 3, 3, 3], 5), ([1, 1], 2), ([1, 1, 1, 1, 1, 1], 3)],
)
def test_whoever_shares_the_third_place_stands_on_the_podium(story: Story, places: list[int], steps: int) -> None:
    look = files("magnat.lesson").joinpath("paper/look.typ").read_text(encoding="utf-8")
    given = {"data": json.dumps({"teams": [{"place": it} for it in places], "words": {}, "title": "", "line": "", "language": "pl"})}
    page = f"{look}#metadata(on-steps(data.teams).len())<steps>"
    assert typst.query(page.encode(), "<steps>", field="value", one=True, sys_inputs=given, ignore_system_fonts=True) == str(steps)
    told = looked_back(story, "en")
    teams = [replace(it, place=place) for it, place in zip(told.teams, places, strict=False)]
    equal = replace(told, teams=teams, turning=Turning("none", 0, 0, []))
    assert report.class_report(equal, words("en")).startswith(b"%PDF")


def test_too_little_time_for_a_search_is_told_on_paper(story: Story) -> None:
    whole = looked_back(story, "en")
    short = replace(whole, turning=replace(whole.turning, done=52, all=472))
    assert report.replays(whole, words("en")) == "1 replay in all."
    assert report.replays(short, words("en")).startswith("The computer had time for only 52 of about 472 replays")
    none = replace(short, turning=replace(short.turning, points=[]))
    assert report.no_points(none, words("en")).startswith("The computer had time for only 52 of about 472 replays, too few")
    unsure = replace(whole.turning.points[0], chance=True)
    assert report.shift(words("en"), whole, unsure).endswith("May be chance: there was too little time to be sure.")
    assert not report.shift(words("en"), whole, whole.turning.points[0]).endswith("sure.")
