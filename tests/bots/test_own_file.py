"""Bots from a file of one's own, named by its path."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magnat.bots import registry
from magnat.bots.own_file import find
from magnat.kernel.game import Unreadable
from magnat.lab.simulate import simulate
from magnat.words.catalogue import words
from magnat.words.say import unreadable
from tests.cli.command import run

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "bots.md"
TWO = "\n\nclass Other(Miser):\n    pass\n"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The bot of the guide, word for word."""
    example = next(block for block in re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.S) if "class Miser" in block)
    file = tmp_path / "mine.py"
    file.write_text(example, encoding="utf-8")
    return file


def test_the_bot_of_the_guide_plays_from_its_file_in_many_processes(mine: Path) -> None:
    bots = [f"{mine}:Miser", "clerk"]
    report, rows = simulate("mcmulti", 4, 2, bots, seed=3, jobs=2)
    again, _ = simulate("mcmulti", 4, 2, bots, seed=3)
    assert report.finished == 4
    assert report.wins_by_bot == again.wins_by_bot
    assert report.wins_by_bot["clerk"] == 4
    assert rows[0].bots == bots


def test_the_command_line_takes_the_path(mine: Path) -> None:
    done = run("simulate", "mcmulti", "--games", "1", "--seats", "2", "--bots", f"{mine}:Miser,random", "--json")
    assert done.returncode == 0, done.stderr
    assert f"{mine}:Miser" in done.stdout


def test_the_name_may_be_left_out_where_there_is_one_bot(mine: Path) -> None:
    assert find("mcmulti", str(mine)) is find("mcmulti", f"{mine}:Miser")
    assert find("mcmulti", "clerk") is registry.find("mcmulti", "clerk")


@pytest.mark.parametrize(
    ("text", "given", "key"),
    [
        (None, "nowhere.py:Miser", "no-file"),
        ("", "mine.py:Miser", "no-such-bot-in-file"),
        (TWO, "mine.py", "no-such-bot-in-file"),
        ("1 / 0", "mine.py:Miser", "broken-bot-file"),
        ("class Miser(", "mine.py:Miser", "broken-bot-file"),
        ("from magnat.bots.bot import Bot\n\n\nclass Miser(Bot):\n    pass\n", "mine.py:Miser", "no-such-bot-in-file"),
    ],
)
def test_what_is_wrong_is_said_in_three_languages(mine: Path, text: str | None, given: str, key: str) -> None:
    mine.write_text(mine.read_text(encoding="utf-8") + TWO if text == TWO else text or "", encoding="utf-8")
    with pytest.raises(Unreadable) as refused:
        find("mcmulti", str(mine.parent / given))
    assert refused.value.key == key
    said = {unreadable(words(language), refused.value) for language in ("en", "pl", "de")}
    assert len(said) == 3
    assert all(given.partition(":")[0] in sentence for sentence in said)


def test_a_server_knows_no_paths(mine: Path) -> None:
    with pytest.raises(Unreadable, match="unknown-bot"):
        registry.find("mcmulti", f"{mine}:Miser")
