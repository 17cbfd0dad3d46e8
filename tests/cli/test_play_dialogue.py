"""A game in the terminal, played with scripted lines; and what becomes of odd ones."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from magnat.cli.play.session import run
from magnat.kernel.game import Setting, Unreadable
from magnat.tables import journal


def play(
    patch: pytest.MonkeyPatch,
    lines: Sequence[str],
    seats: int = 4,
    language: str = "en",
    bot: str = "clerk",
    options: dict[str, Setting] | None = None,
    seed: int | None = 7,
    load: Path | None = None,
    width: int = 100,
    height: int = 32,
    game: str = "mcmulti",
) -> str:
    """Plays these lines to the end of the input and returns all that was printed; the exit code is 0.

    McMulti begins with the purchases: nobody is asked for a quadrant, unless the options say so.
    """
    patch.setattr(sys, "stdin", StringIO("".join(line + "\n" for line in lines)))
    out = StringIO()
    console = Console(file=out, width=width, height=height, force_terminal=False)
    chosen: dict[str, Setting] = {"quadrants": "by_seat"} if game == "mcmulti" else {}
    assert run(game, seats, bot, language, {**chosen, **(options or {})}, seed, load, console) == 0
    return out.getvalue()


def squeezed(text: str) -> str:
    """Without line breaks and margins, so that sentences can be looked for."""
    return " ".join(text.split())


def test_the_first_screen_tells_the_goal(monkeypatch: pytest.MonkeyPatch) -> None:
    out = squeezed(play(monkeypatch, []))
    assert "whoever has $750 million in cash may call the last round" in out
    assert "“help” lists the commands" in out


def test_the_end_of_a_piped_input_ends_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    out = play(monkeypatch, [])
    assert "The game was not saved." in out
    assert "Traceback" not in out


def test_a_piped_line_is_echoed_behind_its_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "[Enter = done buying] › 1 3 4\n" in play(monkeypatch, ["1 3 4"])


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [("en", "c", "You took quadrant C"), ("pl", "wybieram c", "Ty wybrana ćwiartka C"), ("de", "nehme c", "Du Quadrant C gewählt")],
)
def test_mm_2_5_a_quadrant_is_taken_by_its_letter(monkeypatch: pytest.MonkeyPatch, language: str, line: str, told: str) -> None:
    out = squeezed(play(monkeypatch, [line], language=language, options={"quadrants": "chosen"}))
    assert told in out
    assert out.index(told) < out.index("MM-2.6"), "the purchases begin"


def test_ctrl_c_asks_whether_to_save(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    answers = iter(["1 3 4", None, "n"])

    def typed() -> str:
        answer = next(answers)
        if answer is None:
            raise KeyboardInterrupt
        return answer

    monkeypatch.setattr("builtins.input", typed)
    out = play(monkeypatch, [])
    assert "Save the game? [Enter = mcmulti-1.jsonl" in squeezed(out)
    assert "Goodbye! The game was not saved." in out
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_twice_leaves_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def typed() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", typed)
    assert "Goodbye! The game was not saved." in play(monkeypatch, [])


@pytest.mark.parametrize(
    "line",
    ["nonsense", "0", "99", "-1", "1 0 0", "1 9 9", "1 x0", "1 x99999", "9" * 5000, "[bold]x[/bold]", "why", "why [/]", "why 99", "x",
     "1 x", "save /\x00/", "log -3", "log x", "undo 0", "undo -1", "rules XX-9", "\x1b[2J", "1e3", "½", "buy", "sell nothing",
     "1 z 3 4", "🛢"],
)  # fmt: skip
def test_bad_input_gets_an_answer_and_loses_nothing(monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    out = play(monkeypatch, [line, "1 3 4", "undo"])
    assert "You    bought a rig for $5" in out
    assert "Taken back." in out
    assert "\x1b" not in out


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_bad_amounts_in_a_form_are_refused_with_the_limit(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    end = {"en": "e", "pl": "z", "de": "b"}[language]
    out = play(monkeypatch, ["3 5 5", end, "-1", "99", "1000000000000", "x", ""], language=language)
    assert out.count("(MM-4.5)") == 2


def test_nobody_is_left_without_assets_by_one_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    out = squeezed(play(monkeypatch, [""]))
    assert "You own nothing yet" in out
    assert out.count("Special purchases MM-2.6") == 1


@pytest.mark.parametrize(
    ("game", "seats", "bots", "language", "options", "key"),
    [
        ("mcmulti", 4, "clerk", "xx", {}, "unknown-language"),
        ("chess", 4, "clerk", "en", {}, "unknown-game"),
        ("mcmulti", 4, "nobody", "en", {}, "unknown-bot"),
        ("mcmulti", 4, ["clerk", "random"], "en", {}, "bot-count"),
        ("mcmulti", 4, "clerk,random", "en", {}, "bot-count"),
        ("mcmulti", 9, "clerk", "en", {}, "bad-seats"),
        ("mcmulti", 4, "clerk", "en", {"goal": 5}, "unknown-option"),
        ("oilcity", 9, ["random"] * 8, "en", {}, "bot-count"),
        ("oilcity", 10, "random", "en", {}, "bad-seats"),
    ],
)
def test_what_cannot_begin_is_left_to_the_caller_to_complain_about(
    monkeypatch: pytest.MonkeyPatch, game: str, seats: int, bots: str | list[str], language: str, options: dict[str, Setting], key: str
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO(""))
    out = StringIO()
    with pytest.raises(Unreadable) as caught:
        run(game, seats, bots, language, options, 1, None, Console(file=out))
    assert caught.value.key == key
    assert out.getvalue() == ""


def test_bots_can_be_named_one_by_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    play(monkeypatch, ["save table", "quit"], bot="clerk, random,clerk")
    kept = journal.read((tmp_path / "table.jsonl").read_bytes())
    assert kept.header.names == ["You", "Ada (clerk)", "Bruno (random)", "Celia (clerk)"]
