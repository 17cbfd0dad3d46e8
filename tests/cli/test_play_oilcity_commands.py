"""Oil City in the terminal, phase by phase: tokens, plots, wagons and deals, by number and in words; and the commands."""

from __future__ import annotations

import pytest

from magnat.kernel.game import Setting
from magnat.words.rulebook import clauses
from tests.cli.test_play_dialogue import play, squeezed

INVESTED = ["2 towers", "manager 2 plots", "confirm"]
"""Then the company has two plots, and in store two new towers and one that the engineer brought."""


def city(patch: pytest.MonkeyPatch, *lines: str, language: str = "en", width: int = 120, options: dict[str, Setting] | None = None) -> str:
    return squeezed(play(patch, lines, 9, language, options=options, seed=5, width=width, height=40, game="oilcity"))


def test_the_first_screen_tells_the_goal(monkeypatch: pytest.MonkeyPatch) -> None:
    out = city(monkeypatch)
    assert "Goal: the most valuable company." in out
    assert "Lay every partner's token, then confirm." in out
    assert "The game was not saved." in out


# OC-5: tokens


@pytest.mark.parametrize("lines", [["engineer 3 towers"], ["3 towers"], ["3", "1", "3"], ["3 1 3"], ["3 1", ""], ["3", "3 towers"]])
def test_oc_5_2_a_token_by_numbers_or_in_words(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    out = city(monkeypatch, *lines)
    assert "3 engineer tower ≤3 driller ≤1 wagon ≤2 plot ≤1 ▸ 3 towers (1500 zlr)" in out
    assert "2400 zlr − 1500 = 900" in out


@pytest.mark.parametrize(
    ("language", "line", "token"),
    [
        ("en", "merchant wagon 2", "2 wagons (200 zlr)"),
        ("en", "pump", "1 pump (500 zlr)"),
        ("en", "refinery", "1 refinery (500 zlr)"),
        ("en", "manager refinery", "1 refinery (500 zlr)"),
        ("pl", "kupiec 2 wagony", "2 wagony (200 złr)"),
        ("pl", "inżynier wieże 3", "3 wieże (1500 złr)"),
        ("pl", "engineer 3 towers", "3 wieże (1500 złr)"),
        ("de", "Verwalter 2 Parzellen", "2 Parzellen (600 zlr)"),
        ("de", "Verwalter Ventilator", "1 Ventilator (500 zlr)"),
    ],
)
def test_tokens_in_the_language_of_the_table(monkeypatch: pytest.MonkeyPatch, language: str, line: str, token: str) -> None:
    assert f"▸ {token}" in city(monkeypatch, line, language=language)


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("engineer 4 towers", "OC-5.2"),
        ("pedlar 2 wax 1 gas", "OC-5.3"),
        ("pedlar 4 wax", "OC-5.3"),
        ("engineer 2 pumps", "OC-5.4"),
        ("refinery 4", "OC-5.5"),
        ("clear 2", "OC-5.1"),
        ("extract", "OC-5.1"),
        ("accept 3", "OC-8.2"),
        ("keep 5", "OC-8.3"),
        ("offer 2 give wax 2 take money 500", "OC-8.2"),
        ("offer 1 give money 100 take wax 1", "OC-8.1"),
        ("offer 9 give money 100 take wax 1", "OC-8.1"),
        ("offer 2 give plot 1 take money 100", "OC-8.1"),
        ("offer 2 give money 100 later take money 200 due 9", "OC-8.3"),
    ],
)
def test_refusals_name_the_clause(monkeypatch: pytest.MonkeyPatch, line: str, clause: str) -> None:
    out = city(monkeypatch, line, f"why {line}")
    assert out.count(f"({clause})") >= 2
    assert f"{clause} {clauses('oilcity', 'en')[clause]}" in out


def test_oc_5_1_a_token_comes_off_again(monkeypatch: pytest.MonkeyPatch) -> None:
    out = city(monkeypatch, "3 towers", "clear 3").rpartition("clear 3")[2]
    assert "▸ 3 towers" not in out
    assert "2400 zlr W" in out
    assert "▸ 3 towers" not in city(monkeypatch, "3 towers", "3 0").rpartition("3 0")[2]


def test_undo_takes_tokens_back_but_not_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    out = city(monkeypatch, "3 towers", "merchant wagon", "undo 2", "undo")
    assert "2 inputs taken back." in out
    assert "(TB-1.2)" in out.rpartition("› undo")[2]


def test_the_default_leads_through_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    out = city(monkeypatch, *[""] * 7)
    for default in ("confirm the tokens", "find the best layout", "extract", "1 wagon:"):
        assert f"[Enter = {default}" in out
    assert "★ Turn 2:" in out


def test_oc_5_8_with_a_choice_of_plots_one_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    out = city(monkeypatch, "merchant 1 plot", "confirm", "return 9", "2", options={"plot_choice": True})
    assert "One plot too many" in out
    assert "“return 9” is not understood here" in out
    assert "Your company returns" in out


# OC-6.1: plots


def test_pieces_go_on_fields_and_off_again(monkeypatch: pytest.MonkeyPatch) -> None:
    out = city(monkeypatch, *INVESTED, "tower 1a", "lift 1a", "1 1a", "l 1a", "1", "1a", "1c", "", "extract")
    assert out.count("a△") >= 3
    assert "[Enter = back]" in out
    assert "+" in out
    assert "on the die" in out or "water" in out


def test_a_whole_layout_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    out = city(monkeypatch, *INVESTED, "auto")
    assert "[Enter = extract]" in out.rpartition("› auto")[2]


@pytest.mark.parametrize(("line", "clause"), [("tower 1b", "OC-3.2"), ("pump 1a", "OC-3.3"), ("lift 1b", "OC-6.1"), ("tower 7a", "OC-6.1")])
def test_fields_that_do_not_fit(monkeypatch: pytest.MonkeyPatch, line: str, clause: str) -> None:
    assert f"({clause})" in city(monkeypatch, *INVESTED, line)


@pytest.mark.parametrize("line", ["x", "tower", "tower 1z", "9a", "zz 1a"])
def test_what_is_no_field_gets_an_answer(monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    out = city(monkeypatch, *INVESTED, "1", line, "1a")
    assert "is not a field" in out or "There is no such field" in out


# OC-7: wagons


def sold(patch: pytest.MonkeyPatch, line: str) -> str:
    """Seed 5: one wax and one gas are there after pressing Enter six times."""
    return city(patch, *[""] * 6, line)


def test_any_load_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Your company sells 1 cube of gas on 1 wagon for 400 zlr" in sold(monkeypatch, "1 gas")
    assert "Your company sells 1 cube of wax and 1 cube of gas on 1 wagon for 600 zlr" in sold(monkeypatch, "gas 1 wax 1")
    assert "Your company sells nothing" in sold(monkeypatch, "nothing")
    assert "(OC-7.1)" in sold(monkeypatch, "9 gas")
    assert "(OC-7.1)" in sold(monkeypatch, "1 gas 2 wagons")


# OC-8: deals


def test_an_offer_can_be_made_listed_and_withdrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    out = city(monkeypatch, "offer all give money 100 take wax 3 later give tower 1 due 3", "offers", "withdraw 2", "decline 1", "offers")
    assert "Offer 2 from Company 1 to all companies: gives 100 zlr, gets 3 cubes of wax; in turn 3 gives 1 tower" in out
    assert "Offer 2 from Company 1 is off the table." in out
    assert "There are no offers or promises at present." in out


def test_a_deal_with_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    out = city(monkeypatch, "offer 2 give money 1000 take money 100", "log 3")
    assert "★ Deal 2: Company 1 gives 1000 zlr, Company 2 gives 100 zlr." in out
    assert "1500 zlr" in out


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "offer 3 give 200 take wax 2"),
        ("pl", "oferta 3 daję pieniądze 200 biorę 2 wosk"),
        ("de", "biete 3 gebe Geld 200 nehme Wachs 2"),
    ],
)
def test_offers_in_the_language_of_the_table(monkeypatch: pytest.MonkeyPatch, language: str, line: str) -> None:
    assert "⇄" in city(monkeypatch, line, language=language).rpartition(line)[2]


def test_with_a_majority_the_person_speaks_for_all_partners(monkeypatch: pytest.MonkeyPatch) -> None:
    out = city(monkeypatch, "offer 2 give money 1000 take money 100", options={"commit": "majority"})
    assert "★ Deal 2:" in out


# Looking


def test_any_company_can_be_looked_at_and_the_own_one_named(monkeypatch: pytest.MonkeyPatch) -> None:
    out = city(monkeypatch, "look 2", "name Petrolia")
    assert "Company 2 · merchant, engineer, landowner" in out
    assert "▸1 Petrolia" in out


def test_help_shows_what_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    out = city(monkeypatch, "help", "rules OC-5.3", "rules 5", "log")
    assert "rules [OC-5.3]" in out
    assert "“offer 2 give wax 2 take money 500”" in out
    assert f"OC-5.3 {clauses('oilcity', 'en')['OC-5.3']}" in out


@pytest.mark.parametrize(
    "line",
    ["0", "99", "-1", "1 99", "1 1 99", "1 1 -1", "9" * 5000, "[bold]", "why", "why [/]", "why 99", "x", "clear", "clear 9", "offer",
     "offer 2", "offer give wax", "accept", "counter 5 give wax 1", "look 99", "name", "name " + "x" * 99, "½", "🛢", "tower 1a 1a 1a",
     "engineer", "pedlar", "sell", "return", "undo 0", "log x", "\x1b[2J", "lift 1a", "auto"],
)  # fmt: skip
def test_bad_input_gets_an_answer_and_loses_nothing(monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    out = play(monkeypatch, [line, "", "engineer 2 towers"], 9, seed=5, game="oilcity")
    assert "▸ 2 towers (1000 zlr)" in out
    assert "\x1b" not in out
