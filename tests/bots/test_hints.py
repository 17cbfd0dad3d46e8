"""Hints: what a clerk who comes fresh to a seat would do, and why. Every number in the sentence is one that the clerk compared."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from magnat.bots.bot import Hint, Question
from magnat.bots.registry import find, usual
from magnat.games.africa import load
from magnat.games.registry import find as find_game
from magnat.kernel.contract import Log
from magnat.kernel.dice import Dice
from magnat.kernel.game import action_words
from magnat.kernel.playout import put_in, random_input
from magnat.tables.replay import AnyRules
from magnat.words import say
from magnat.words.catalogue import LANGUAGES, words
from magnat.words.keys import KEYS

NAMES = [f"Player {letter}" for letter in "ABCDEFGHIJKLMNOPQR"]
TABLES = [
    ("mcmulti", 2, {"round_limit": 6}, 500),
    ("mcmulti", 4, {"round_limit": 5}, 500),
    ("oilcity", 9, {}, 220),
    ("africa", 3, {"round_limit": 3}, 260),
]
NUMBERS = (
    "price", "worth", "amount", "other", "cash", "reserve", "goal", "barrels", "last", "fee", "gain", "loss", "units", "room", "made",
    "tokens", "kept", "later", "most", "high", "needed", "income", "rounds", "rate", "own", "before", "bonus", "revenue", "share", "spaces",
    "asset", "number",
)  # fmt: skip
NUMBERLESS = {"only", "all-alike", "no-barrels", "no-good-place", "take-token", "nothing-to-sell", "take-priority", "train-bought", "first"}
"""Reasons that need no number."""


def hints(name: str, seats: int, options: dict[str, int], most: int) -> Iterator[tuple[AnyRules, object, int, Question, Hint]]:
    """A game that clerks play as their hints have it; every fifth answer is by chance, so that odd positions come up."""
    game = find_game(name)
    rules = game.rules(game.settings(dict(options)))
    kind, dice, state, given = find(name, usual(name)), Dice(11, seats), rules.start(seats), 0
    while not (agenda := rules.agenda(state)).over and given < most:
        due = [it for it in agenda.decisions if it.must and it.seat < seats]
        if agenda.chances or not due:
            inputs = random_input(rules, state, dice)
            assert inputs is not None
            put_in(rules, state, inputs, Log())
            continue
        asked = due[0]
        question = Question(asked.key, rules.options(state, asked.seat), lambda at=asked.seat: game.view(rules, state, at))  # type: ignore[misc]
        hint = kind(game, rules, asked.seat, Dice(given)).hint(question)
        assert hint is not None, asked.key
        given += 1
        yield rules, state, asked.seat, question, hint
        chosen = hint.action if given % 5 else question.options[dice.below(len(question.options))]
        rules.apply(state, asked.seat, chosen, Log())


@pytest.mark.parametrize(("name", "seats", "options", "most"), TABLES)
def test_every_decision_has_a_hint_that_is_legal_and_says_why_in_every_language(
    name: str, seats: int, options: dict[str, int], most: int
) -> None:
    """And every number in the sentence is one of the reason's, every number of the reason is in the sentence."""
    keys: set[str] = set()
    for rules, state, seat, question, hint in hints(name, seats, options, most):
        assert rules.check(state, seat, hint.action) is None
        keys.add(hint.reason)
        figures = {value for value in hint.numbers.values() if isinstance(value, int)}
        assert figures or hint.reason in NUMBERLESS, hint.reason
        for language in LANGUAGES:
            text = say.hint(words(language), name, hint.reason, dict(hint.numbers), NAMES)
            told = {
                int(number) for number in re.findall(r"(?<![\w+])-?\d+(?![\w+])", text.replace(str(hint.numbers.get("train", "~")), ""))
            }
            assert told <= figures, (text, hint.numbers)
            assert text[-1] == ".", text
        del question
    assert len(keys) > 8, keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_catalogue_can_be_told(language: str) -> None:
    """Those too that need a rare position."""
    for key in KEYS:
        game, _, reason = key.partition("-hint-")
        if not reason:
            continue
        counts = dict.fromkeys(NUMBERS, 3)
        things: dict[str, int | str] = {"kind": "rig", "good": "crude", "order": "tower"}
        if game == "africa":
            things = {"train": "2", "card": "AR", "private": "P1", "company": "AR", "concession": load.data().concessions[0].id}
        text = say.hint(words(language), game if game != "table" else "africa", reason, {**counts, **things}, NAMES)
        assert text[-1] == ".", text


def test_the_adviser_is_the_clerk() -> None:
    assert [usual(name) for name in ("mcmulti", "oilcity", "africa")] == ["clerk"] * 3


@pytest.mark.parametrize(("name", "seats", "options", "most"), TABLES)
def test_the_same_position_gives_the_same_hint(name: str, seats: int, options: dict[str, int], most: int) -> None:
    for rules, _, seat, question, hint in hints(name, seats, options, min(most, 60)):
        again = find(name, usual(name))(find_game(name), rules, seat, Dice(1)).hint(question)
        assert again is not None
        if name != "africa":  # there the deck is imagined anew
            assert (action_words(again.action), again.reason, again.numbers) == (action_words(hint.action), hint.reason, hint.numbers)
