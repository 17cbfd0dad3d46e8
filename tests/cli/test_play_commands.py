"""The commands of the game in the terminal: why, undo, save, log, rules, help, quit; and wishes in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnat.kernel.game import Unreadable
from magnat.tables import journal, replay
from magnat.words.rulebook import clauses
from tests.cli.test_play_dialogue import play, squeezed

END = {"en": "e", "pl": "z", "de": "b"}


def market(patch: pytest.MonkeyPatch, *lines: str, language: str = "en") -> str:
    """Your first market phase: seed 7, the third bot starts."""
    return squeezed(play(patch, ["3 5 5", END[language], "", *lines], language=language))


# Why


def test_why_names_the_reason_and_quotes_the_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    out = market(monkeypatch, "5", "why 1")
    assert "You have traded on the other market this turn, and only one market a turn is allowed. (MM-3.1)" in out
    assert f"MM-3.1 {clauses('mcmulti', 'en')['MM-3.1']}" in out


@pytest.mark.parametrize(
    ("language", "wish", "reason"),
    [
        ("en", "why buy well 3 4", "You can do this in these steps: “Special purchases”, “Phase 4: assets”. (MM-3.1)"),
        ("en", "why declare", "Not now. You can do this in the step “Phase 4: assets”. (MM-3.1)"),
        ("pl", "czemu kup szyb 3 4", "Można to zrobić w tych krokach: „Zakupy specjalne”, „Faza 4: obiekty”. (MM-3.1)"),
        ("pl", "dlaczego ogłoś", "Nie teraz. Można to zrobić w kroku „Faza 4: obiekty”. (MM-3.1)"),
        ("de", "warum kaufe Ölquelle 3 4", "(MM-3.1)"),
        ("de", "warum ansagen", "(MM-3.1)"),
    ],
)
def test_why_understands_wishes_in_the_language_of_the_table(
    monkeypatch: pytest.MonkeyPatch, language: str, wish: str, reason: str
) -> None:
    out = market(monkeypatch, wish, language=language)
    assert reason in out.rpartition(wish)[2]


def test_why_not_buy_a_well(monkeypatch: pytest.MonkeyPatch) -> None:
    out = squeezed(play(monkeypatch, ["why buy well 3 4"]))
    assert "Oil wells cannot be bought; a drilling rig that both dice hit can become one. (MM-2.6)" in out


def test_why_an_allowed_option_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "allowed now (MM-3.1)" in market(monkeypatch, "why buy foreign crude")


def test_why_a_taken_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    out = squeezed(play(monkeypatch, ["1 3 4", "why 2 3 4", "2 3 4"]))
    assert out.count("Another asset stands there already") == 2


# Acting


def test_barrels_by_number_each_at_its_own_price(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "You bought 3 crude abroad for $21" in market(monkeypatch, "5 x3")
    assert "You bought 3 crude abroad for $21" in market(monkeypatch, "5x3")
    assert "You bought 3 crude abroad for $21" in market(monkeypatch, "buy foreign crude x3")


def test_a_run_of_purchases_stops_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    out = market(monkeypatch, "5 x100")
    assert "of 100: ✗ This costs" in out


def test_cells_can_be_typed_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    out = squeezed(play(monkeypatch, ["1", "1 1", "12", "1,3", "", "e"]))
    assert out.count("You bought a rig for $5") == 3
    assert "+" in out


def test_with_two_quadrants_the_letter_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    out = squeezed(play(monkeypatch, ["1 3 4", "1 c 3 4", "1 b 3 4"], seats=2))
    assert "On which board? Put its letter in front: A, C." in out
    assert "You bought a rig for $5" in out
    assert "This quadrant is not yours. (MM-1.2)" in out


def test_a_letter_alone_is_no_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    out = squeezed(play(monkeypatch, ["1", "a", "3 4"], language="de"))
    assert "„a“ ist kein Feld" in out
    assert "einen Bohrturm für 5 $ gekauft" in out


# Undo


def test_undo_takes_back_as_many_as_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    out = squeezed(play(monkeypatch, ["1 1 1", "1 1 2", "1 1 3", "undo 3", "undo", "why undo"]))
    assert "3 inputs taken back." in out
    assert out.count("(TB-1.2)") == 2
    assert out.count("TB-1.2 ") == 2


def test_undo_stops_at_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "(TB-1.2)" in market(monkeypatch, "r", "undo")


# Saving


def test_save_load_and_go_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    play(monkeypatch, ["1 3 4", "save game", "1 3 5", "save", "quit"])
    kept = journal.read((tmp_path / "game.jsonl").read_bytes())
    assert replay.check(kept) is None
    out = squeezed(play(monkeypatch, ["log", "undo", "quit", "n"], load=tmp_path / "game.jsonl"))
    assert "McMulti goes on after" in out
    assert "Taken back." in out
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_foreign_file_is_never_overwritten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mcmulti-1.jsonl").write_text("mine")
    (tmp_path / "old.jsonl").write_text("mine too")
    out = squeezed(play(monkeypatch, ["save old", "save", "quit"]))
    assert "The file “old.jsonl” already exists" in out
    assert "Saved: mcmulti-2.jsonl" in out
    assert (tmp_path / "mcmulti-1.jsonl").read_text() == "mine"
    assert (tmp_path / "old.jsonl").read_text() == "mine too"


def test_a_save_that_fails_says_so_and_leaves_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    out = squeezed(play(monkeypatch, ["save nowhere/game", f"save {'x' * 300}", "quit", "nowhere/game", "n"]))
    assert out.count("cannot be written") == 3
    assert list(tmp_path.iterdir()) == []


def test_quit_offers_to_save(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert "Saved: mcmulti-1.jsonl" in play(monkeypatch, ["1 3 4", "quit", ""])
    assert "Saved: mine.jsonl" in play(monkeypatch, ["1 3 4", "quit", "mine"])
    assert "Goodbye!" in play(monkeypatch, ["save", "quit"])


@pytest.mark.parametrize("content", [b"", b"{}\n", b"nonsense\n", b'{"magnat":1}\n', b"\xff\xfe"])
def test_a_broken_file_is_refused_in_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_bytes(content)
    with pytest.raises(Unreadable):
        play(monkeypatch, [], load=path)


# Looking up


def test_rules_by_number_and_chapter(monkeypatch: pytest.MonkeyPatch) -> None:
    out = squeezed(play(monkeypatch, ["rules MM-9.3", "rules 3", "rules", "rules 77"]))
    assert "MM-9.3 " in out
    assert "MM-3.1 " in out
    assert "MM-3.3 " in out
    assert "There is no rule with the number “77”." in out


@pytest.mark.parametrize(("language", "word"), [("en", "help"), ("pl", "pomoc"), ("de", "hilfe"), ("pl", "help"), ("de", "?")])
def test_help_lists_the_commands(monkeypatch: pytest.MonkeyPatch, language: str, word: str) -> None:
    assert "[MM-4.5]" in play(monkeypatch, [word], language=language)


def test_log_tells_the_last_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    out = market(monkeypatch, "log 2").rpartition("log 2")[2]
    assert "Celia" in out or "Bruno" in out
