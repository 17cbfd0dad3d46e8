"""`import magnat`: the surface that stays as it is, with the examples of its docstrings."""

from __future__ import annotations

import doctest
import inspect
import pickle
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import magnat
from magnat.games.registry import GAMES

ROOT = Path(__file__).parents[2]
PUBLIC = [
    "Action", "Bot", "CORE", "Chance", "Decision", "Dice", "Fact", "Form", "Moment", "PlayableGame", "Position", "Question", "Refusal",
    "Refused", "Report", "Result", "SavedGame", "Unreadable", "View", "__version__", "game", "game_names", "load", "play", "play_from",
    "simulate",
]  # fmt: skip
"""Whoever changes this list changes what other people's programs rely on: say so in the changelog."""


def test_the_surface_is_what_we_promised() -> None:
    assert sorted(magnat.__all__) == PUBLIC
    assert [name for name in PUBLIC if getattr(magnat, name, None) is None] == []
    assert set(PUBLIC) <= set(dir(magnat))


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'gaems'"):
        magnat.gaems  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("name", ["game", "game_names", "load", "play", "play_from", "simulate", "Position", "PlayableGame", "SavedGame"])
def test_what_people_read_is_explained(name: str) -> None:
    found = getattr(magnat, name)
    assert inspect.getdoc(found)
    public = [it for key, it in vars(found).items() if not key.startswith("_")] if inspect.isclass(found) else []
    plain = {"name", "over", "scores"}  # their names say it
    assert [it.__name__ for it in public if inspect.isfunction(it) and not it.__doc__ and it.__name__ not in plain] == []


@pytest.mark.parametrize("module", ["playable", "position", "matches", "journals"])
def test_the_examples_in_the_docstrings_hold(module: str) -> None:
    found = import_module(f"magnat.library.{module}")
    assert doctest.testmod(found).failed == 0


def test_the_surface_is_loaded_only_when_asked_for() -> None:
    code = "import sys, magnat; print([it for it in sys.modules if it.startswith('magnat.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['magnat.core']"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_step_by_step(name: str) -> None:
    game = magnat.game(name)
    position, dice = game.start(), magnat.Dice(5)
    moved = False
    for _ in range(60):
        before = position.copy()
        if position.chances:
            facts = position.roll(dice)
        else:
            seat = position.decisions[0].seat
            options = position.options(seat)
            facts = position.act(seat, options[dice.below(len(options))])
        moved = moved or position != before
        assert all(isinstance(fact, magnat.Fact) for fact in facts)
    assert moved
    assert not position.over
    assert position.places == []
    assert len(position.scores) == game.seats
    travelled = pickle.loads(pickle.dumps(position))
    assert travelled == position
    assert travelled.options(position.decisions[0].seat) is not None


def test_a_refused_action_changes_nothing_and_names_the_clause() -> None:
    position = magnat.game("mcmulti").start()
    position.roll(0)
    before = position.copy()
    with pytest.raises(magnat.Refused) as no:
        position.act(0, position.game.action("declare"))
    assert no.value.refusal.clause.startswith("MM-")
    assert position.why_not(0, position.game.action("declare")) is not None
    assert position == before


def test_a_roll_that_is_not_due_or_not_possible_is_said() -> None:
    position = magnat.game("mcmulti").start()
    with pytest.raises(ValueError, match="cannot show 99"):
        position.roll(99)
    chance = position.chances[0]
    position.roll(1)
    with pytest.raises(LookupError, match="due"):
        position.roll(1, chance)


class Miser(magnat.Bot):
    """Never buys what it can avoid."""

    def choose(self, question: magnat.Question) -> magnat.Action:
        return next((option for option in question.options if option.key in ("roll", "end-turn", "end-purchases")), question.options[0])


def test_bots_of_ones_own_play_from_any_position() -> None:
    game = magnat.game("mcmulti", seats=2, options={"round_limit": 3})
    position = game.start()
    position.roll(1)
    before = position.copy()
    result = magnat.play_from(position, [Miser, "clerk"], seed=4)
    assert result.finished
    assert result == magnat.play_from(position, [Miser, "clerk"], seed=4)
    assert position == before
    with pytest.raises(magnat.Unreadable, match="2"):
        magnat.play(game, ["clerk", "clerk", "clerk"])


def test_a_saved_game_is_loaded_moment_by_moment() -> None:
    saved = magnat.load(next((ROOT / "tests/golden/mcmulti").glob("*.jsonl")))
    moments = list(saved.moments())
    assert moments[-1].position == saved.position()
    assert [it.number for it in moments] == sorted(it.number for it in moments)
    assert any(it.seat is None for it in moments)
    assert any(it.facts for it in moments)


def test_a_broken_file_is_refused_with_its_line(tmp_path: Path) -> None:
    lines = next((ROOT / "tests/golden/mcmulti").glob("*.jsonl")).read_bytes().split(b"\n")
    broken = tmp_path / "broken.jsonl"
    broken.write_bytes(b"\n".join([*lines[:5], lines[6], b""]))
    with pytest.raises(magnat.Unreadable):
        magnat.load(broken)
