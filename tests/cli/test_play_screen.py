"""The screen of McMulti: what it draws from a view."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from magnat.cli.play.game_terminal import Position
from magnat.cli.play.listing import Size
from magnat.cli.play.mcmulti import board
from magnat.cli.play.mcmulti.menu import MenuMaker
from magnat.cli.play.mcmulti.screen import Screen
from magnat.cli.play.menu import Menu, Placed
from magnat.cli.play.readme_picture import picture
from magnat.cli.play.replay_picture import draw
from magnat.games.mcmulti.actions import TakeQuadrant
from magnat.games.mcmulti.figures import REFINERY, RIG, STATION, WELL
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.state import McMultiState
from magnat.games.mcmulti.view import McMultiView
from magnat.games.registry import find
from magnat.kernel.contract import Action, Refusal, Seat
from magnat.tables.table import Table
from magnat.words import catalogue
from magnat.words.catalogue import LANGUAGES
from tests.games.mcmulti.positions import NE, NW, SE, SW, cell, do, fall, laid_out, opening, purses, put, roll, see, storage
from tests.games.mcmulti.positions import draw as draw_card

KEYS = re.compile(r"\.text\(\s*\"(cli-play-[a-z-]+)\"")


def drawn(
    view: McMultiView, marks: Mapping[int, Sequence[int]] | None = None, width: int = 100, ease: int = 2, language: str = "en"
) -> str:
    out = StringIO()
    screen = Screen(catalogue.words(language), ["You", "Ada", "Bruno", "Celia"][: view.seats], doubles_produce=False)
    Console(file=out, width=width, force_terminal=False).print(screen.drawn(view, "MM-3.1", marks or {}, {}, Size(width, ease)))
    return out.getvalue()


def position(rules: McMultiRules, state: McMultiState, asked: str, seat: Seat = 0) -> Position:
    """What a seat is asked."""

    def check(action: Action) -> Refusal | None:
        return rules.check(state, seat, action)

    return Position(see(rules, state, seat), asked, "MM-3.1", rules.options(state, seat), [], check)


def rows(text: str, title: str) -> list[str]:
    """The lines of the board from the one with this name on."""
    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if line[:32].count(title) and number > 0)
    return [line[:30] for line in lines[start : start + 8]]


def test_every_kind_has_its_own_sign() -> None:
    rules, state = opening()
    put(rules, state, RIG, NW, 1, 1)
    put(rules, state, STATION, NW, 1, 2)
    put(rules, state, WELL, NW, 1, 3)
    put(rules, state, REFINERY, NW, 2, 5)
    lines = rows(drawn(see(rules, state)), "You")
    assert lines[2][:14] == " 1 △ ◆ ● · · ·"
    assert lines[3][:14] == " 2 · · · · ▛▀▜"
    assert lines[4][:14] == " 3 · · · · ▙▄▟"
    assert len(set(board.SIGNS.values())) == len(set(board.COLOURS.values())) == 4


def test_an_idle_refinery_looks_different() -> None:
    rules, state = opening()
    put(rules, state, REFINERY, NW, 1, 1)
    state.quadrants[NW].idle.append(cell(1, 1))
    state.warming = True
    text = drawn(see(rules, state))
    assert "┌×┐" in text
    assert "1 idle" in text
    assert "NOW Global warming" in text


def test_mm_5_1_each_quadrant_shows_its_own_crossed_lines() -> None:
    rules, state = opening()
    put(rules, state, STATION, NW, 3, 1)
    roll(rules, state, 3, 5)
    view = see(rules, state)
    assert [board.crossed(view, place, False) for place in (NW, NE, SE, SW)] == [(3, 5), (3, 0), (0, 0), (0, 5)]
    text = drawn(view)
    assert "▸3─◆───────┼──" in text
    assert "▾5" in text


def test_mm_4_6_doubles_cross_nothing_unless_they_produce() -> None:
    rules, state = opening()
    roll(rules, state, 2, 2)
    view = see(rules, state)
    assert board.crossed(view, NW, False) == (0, 0)
    assert "┼" not in drawn(view)


def test_offered_cells_are_marked() -> None:
    rules, state = opening()
    assert rows(drawn(see(rules, state), {NW: [cell(1, 1)]}), "You")[2][:6] == " 1 + ·"


def test_the_screen_tells_prices_news_and_companies() -> None:
    rules, state = opening()
    text = drawn(see(rules, state))
    assert "Recovery demand +3" in text
    assert "1→Downturn  2-5→Expansion  6→Rapid growth" in text
    assert "Likely 1-1 3-3 Cold winter: −5 gasoline at home" in text
    assert "Unlikely 6-6 Crude shortage: −5 crude at home" in text
    assert "Difference [0] 1  2" in text


def test_a_short_screen_fits_80_by_24_with_prompt_and_menu() -> None:
    rules, state = opening()
    assert len(drawn(see(rules, state), width=80, ease=1).splitlines()) <= 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_code_names_exists(language: str) -> None:
    folder = Path(board.__file__).parents[1]
    named = {key for path in folder.rglob("*.py") for key in KEYS.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 100
    assert [key for key in sorted(named) if not catalogue.words(language).has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_left_unused(language: str) -> None:
    folder = Path(board.__file__).parents[1]
    code = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    there = re.findall(r"^(cli-play-[a-z-]+) =", "\n".join(catalogue.sources(language).values()), re.MULTILINE)
    assert len(there) > 300
    assert [key for key in there if f'"{key}"' not in code and f"'{key}'" not in code] == []


def stopped(cash: int, fee_sales: str = "pay_at_once") -> tuple[McMultiRules, McMultiState]:
    """Seat 0 has an idle refinery, a rig and this much cash."""
    rules, state = opening(fee_sales=fee_sales)
    put(rules, state, REFINERY, NW, 1, 1)
    put(rules, state, RIG, NW, 5, 5)
    state.quadrants[NW].idle.append(cell(1, 1))
    state.warming = True
    purses(state, cash)
    return rules, state


def menu(rules: McMultiRules, state: McMultiState, asked: str, seat: Seat = 0) -> Menu:
    return MenuMaker(catalogue.words("en"), doubles_produce=False).menu(position(rules, state, asked, seat))


@pytest.mark.parametrize("fee_sales", ["until_covered", "any_time"])
def test_mm_6_2_where_the_table_allows_it_assets_can_be_sold_in_any_phase(fee_sales: str) -> None:
    asked = menu(*stopped(10, fee_sales=fee_sales), "trade")
    pay, sell = asked.find("f"), asked.find("s")
    assert pay is not None
    assert pay.refusal is not None
    assert pay.refusal.clause == "MM-9.2"
    assert isinstance(sell, Placed)
    assert sorted(sell.spots) == [("", 1, 1), ("", 5, 5)]


def test_mm_6_2_who_is_short_of_the_fee_wishes_to_pay_first_and_then_sells() -> None:
    rules, state = stopped(22)
    asked = menu(rules, state, "trade")
    assert asked.find("s") is None
    pay = asked.find("f")
    assert isinstance(pay, Placed)
    assert pay.refusal is None
    do(rules, state, 0, pay.spots["", 1, 1])
    sale = menu(rules, state, "sell-for-fee").find("1")
    assert isinstance(sale, Placed)
    assert sorted(sale.spots) == [("", 5, 5)]
    assert "You owe $25 and are $3 short. All that you may sell brings $3." in drawn(see(rules, state))


def test_mm_6_2_what_cannot_cover_the_fee_is_not_sold_for_it() -> None:
    pay = menu(*stopped(21), "trade").find("f")
    assert pay is not None
    assert pay.refusal is not None
    assert (pay.refusal.key, pay.refusal.need, pay.refusal.have) == ("fee-out-of-reach", 25, 24)


def test_mm_9_1_the_screen_tells_what_a_tax_still_lacks_and_what_could_be_sold() -> None:
    rules, state = opening(likely="property_tax")
    put(rules, state, RIG, NW, 1, 1)
    put(rules, state, STATION, NW, 6, 6)
    put(rules, state, STATION, NE, 6, 6)
    purses(state, 4, 0)
    roll(rules, state, 1, 1)
    text = drawn(see(rules, state))
    assert "You owe $17 and are $13 short. All that you may sell brings $27." in text
    assert "owes $17, $13 short" in text
    assert "owes $15" in text  # Ada; how much she lacks is her own business
    assert "owes $15, " not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_mm_9_1_what_is_missing_fits_into_a_line_of_80_columns(language: str) -> None:
    rules, state = opening(likely="snap_inspection")
    put(rules, state, WELL, NW, 1, 1)
    storage(state, 0, crude=40, gasoline=40)
    purses(state, 100)
    roll(rules, state, 1, 1)
    [bill] = see(rules, state).bills
    assert (bill.owed, bill.missing, bill.assets) == (320, 220, 30)
    said = drawn(see(rules, state), width=80, language=language).splitlines()[1]
    assert all(str(number) in said for number in (320, 220, 30))
    assert "…" not in said


def test_mm_2_5_free_quadrants_have_letters_and_the_others_a_name() -> None:
    rules, state = laid_out(seats=4)
    fall(rules, state, "starting-player", 0)
    draw_card(rules, state, "cold_winter")
    draw_card(rules, state, "crude_shortage")
    do(rules, state, 0, TakeQuadrant(2))
    text = drawn(see(rules, state, 1))
    titles = [line.split() for line in text.splitlines() if re.match(r" [AD] ", line)]
    assert [words[:2] for words in titles] == [["A", "B"], ["D", "You"]]
    assert [item.shortcut for item in menu(rules, state, "take-quadrant", seat=1).items] == ["a", "b", "d"]


@pytest.mark.parametrize("seat", [-1, 0, 3])
def test_a_table_can_be_drawn_for_anybody(seat: int) -> None:
    rules, state = opening()
    out = StringIO()
    names = ["Jan (clerk)", "Ada", "Bruno", "Celia"]
    journal = Table.create(find("mcmulti"), 4, {}).journal
    Console(file=out, width=90, force_terminal=False).print(draw(journal, see(rules, state, seat), catalogue.words("de"), names, 90))
    assert "▸Jan " in out.getvalue()
    assert ("200 $" in out.getvalue()) == (seat >= 0)


def test_the_picture_loads_nothing_from_outside(tmp_path: Path) -> None:
    picture(tmp_path / "play.svg", "mcmulti")
    svg = (tmp_path / "play.svg").read_text(encoding="utf-8")
    assert svg.startswith("<svg")
    assert "font-face" not in svg
    assert "url(http" not in svg
    assert "Companies" in svg


def test_a_replay_is_drawn_with_the_options_of_its_journal() -> None:
    """Doubles light up their row and column only where they produce."""
    rules, state = opening()
    roll(rules, state, 2, 2)
    drawings = []
    for produce in (False, True):
        journal, out = Table.create(find("mcmulti"), 4, {"produce_on_doubles": produce}).journal, StringIO()
        drawing = draw(journal, see(rules, state, -1), catalogue.words("en"), ["Jan", "Ada", "Bruno", "Celia"], 100)
        Console(file=out, width=100, force_terminal=True, color_system="standard").print(drawing)
        drawings.append(out.getvalue())
    assert len(drawings[0]) < len(drawings[1])  # what is lit up needs more codes
