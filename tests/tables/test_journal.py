"""Journals as text: readable lines in, the same lines out; anything else is refused with its place."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from magnat.kernel.game import Unreadable
from magnat.tables import journal, replay
from magnat.tables.table import Table
from tests.tables.games import played

TEXT = journal.write(played(80).journal)
LINES = TEXT.splitlines()


def complaint(text: str | bytes) -> Unreadable:
    """What reading and replaying this text complains about."""
    with pytest.raises(Unreadable) as caught:
        again = journal.read(text if isinstance(text, bytes) else text.encode())
        replay.position(again)
    return caught.value


def with_line(number: int, **changes: Any) -> str:
    """The journal with some fields of one line changed; the header is line 0."""
    lines = list(LINES)
    lines[number] = json.dumps(json.loads(lines[number]) | changes)
    return "\n".join(lines) + "\n"


def first_line(**wanted: object) -> int:
    """The first line that has these fields."""
    return next(number for number, line in enumerate(LINES) if wanted.items() <= json.loads(line).items())


def test_a_journal_reads_back_as_it_was_written() -> None:
    assert journal.write(journal.read(TEXT.encode())) == TEXT


def test_lines_are_readable() -> None:
    line = json.loads(LINES[first_line(roll="news-card")])
    assert line["n"] == 2
    assert isinstance(line["shows"], str)
    assert line["facts"][0]["fact"] == "news-laid"
    assert len(line["state"]) == 8


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "empty-journal"),
        ("\n \n", "empty-journal"),
        ("hello\n", "not-a-journal"),
        ("[1, 2]\n", "not-a-journal"),
        ('{"game": "mcmulti"}\n', "not-a-journal"),
        ('{"magnat": 2}\n', "other-format"),
        ('{"magnat": true}\n', "other-format"),
        ('{"magnat": 1, "game": "mcmulti"}\n', "bad-header"),
        ('{"magnat": 1, "game": "chess", "edition": 1, "seats": 2, "options": {}}\n', "unknown-game"),
        ('{"magnat": 1, "game": "mcmulti", "edition": 9, "seats": 2, "options": {}}\n', "other-edition"),
        ('{"magnat": 1, "game": "mcmulti", "edition": 0, "seats": 2, "options": {}}\n', "other-edition"),
        ('{"magnat": 1, "game": "mcmulti", "edition": 1, "seats": 5, "options": {}}\n', "bad-seats"),
        ('{"magnat": 1, "game": "mcmulti", "edition": 1, "seats": 2, "options": {"turbo": true}}\n', "unknown-option"),
        ('{"magnat": 1, "game": "mcmulti", "edition": 1, "seats": 2, "options": {"refinery_cells": 9}}\n', "bad-option-value"),
        ('{"magnat": 1, "game": "mcmulti", "edition": 1, "seats": 2, "options": {"open_cash": 1}}\n', "bad-option-value"),
        ("[" * 100_000 + "\n", "not-a-journal"),
    ],
)
def test_bad_headers_are_refused(text: str, key: str) -> None:
    assert complaint(text).key == key


def test_a_truncated_file_names_its_last_line() -> None:
    error = complaint(TEXT[:-20])
    assert (error.key, error.values["line"]) == ("truncated", len(LINES))


def test_a_missing_line_is_noticed() -> None:
    error = complaint("\n".join(LINES[:5] + LINES[6:]) + "\n")
    assert (error.key, error.values) == ("wrong-number", {"line": 6, "number": 6, "expected": 5})


@pytest.mark.parametrize(
    "garbage", ["{", "null", '"x"', "[]", '{"n": 4}', '{"n": 4, "do": "roll", "undo": 2}', "\x00", '{"n": 4, "secret": 1}']
)
def test_a_garbled_line_is_named(garbage: str) -> None:
    error = complaint("\n".join([*LINES[:4], garbage, *LINES[5:]]) + "\n")
    assert error.key == "bad-line"
    assert error.values["line"] == 5


def test_an_action_of_the_wrong_seat_is_refused_with_its_clause() -> None:
    number = first_line(do="end-purchases")
    other = 1 - int(json.loads(LINES[number])["seat"])
    error = complaint(with_line(number, seat=other))
    assert (error.key, error.values["line"], error.values["clause"]) == ("refused-line", number + 1, "MM-2.6")


@pytest.mark.parametrize("seat", [-1, 2, 10**15, None])
def test_a_seat_that_does_not_exist_is_refused(seat: int | None) -> None:
    number = first_line(do="end-purchases")
    assert complaint(with_line(number, seat=seat)).values["line"] == number + 1


@pytest.mark.parametrize(
    "words",
    [
        {"kind": "rig", "quadrant": 10**30, "cell": 0},
        {"kind": "rig", "quadrant": 0, "cell": -1},
        {"kind": "castle", "quadrant": 0, "cell": 0},
        [],
        7,
        None,
    ],
)
def test_absurd_actions_are_refused(words: object) -> None:
    number = first_line(do="buy-asset")
    assert complaint(with_line(number, **{"with": words})).values["line"] == number + 1


@pytest.mark.parametrize("shows", [[0, 3], [7, 1], [1], "six", None, [True, 2], 10**40, [1, 2, 3]])
def test_dice_that_do_not_exist_are_refused(shows: object) -> None:
    number = first_line(roll="two-dice")
    assert complaint(with_line(number, shows=shows)).values["line"] == number + 1


def test_another_chance_than_the_due_one_is_refused() -> None:
    number = first_line(roll="two-dice")
    error = complaint(with_line(number, roll="difference-die", shows=3))
    assert (error.key, error.values["expected"]) == ("wrong-chance", "two-dice")


def test_a_card_that_is_gone_cannot_be_drawn_again() -> None:
    first = first_line(roll="news-card")
    error = complaint(with_line(first + 1, shows=json.loads(LINES[first])["shows"]))
    assert (error.key, error.values["line"]) == ("impossible-outcome", first + 2)


def test_an_undo_to_nowhere_is_refused() -> None:
    text = TEXT + json.dumps({"n": len(LINES), "seat": 0, "undo": 500}) + "\n"
    assert complaint(text).key == "bad-undo"


def test_a_finished_game_takes_no_more() -> None:
    table = played(0)
    finished = play_to_the_end(table)
    extra = json.dumps({"n": len(finished.journal.entries) + 1, "seat": 0, "do": "end-turn"}) + "\n"
    assert complaint(journal.write(finished.journal) + extra).key == "game-is-over"


def play_to_the_end(table: Table) -> Table:
    from magnat.kernel.dice import Dice
    from magnat.kernel.playout import random_input

    dice = Dice(5)
    while (given := random_input(table.rules, table.state, dice)) is not None:
        if given.action is None:
            table.roll(given.outcome)
        else:
            table.act(given.seat, given.action)
    return table


def test_check_finds_a_changed_fact() -> None:
    number = first_line(do="buy-asset")
    facts = json.loads(LINES[number])["facts"]
    facts[0]["price"] += 1
    difference = replay.check(journal.read(with_line(number, facts=facts).encode()))
    assert difference is not None
    assert (difference.key, difference.values["line"]) == ("facts-differ", number + 1)


def test_check_finds_a_missing_fact() -> None:
    number = first_line(do="buy-asset")
    difference = replay.check(journal.read(with_line(number, facts=[]).encode()))
    assert difference is not None
    assert (difference.key, difference.values["expected"]) == ("facts-differ", "-")


def test_check_finds_a_changed_state() -> None:
    number = first_line(do="buy-asset")
    difference = replay.check(journal.read(with_line(number, state="00000000").encode()))
    assert difference is not None
    assert (difference.key, difference.values["line"]) == ("state-differs", number + 1)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=300))
def test_garbage_is_never_a_journal(text: bytes) -> None:
    assert complaint(text).key in {"empty-journal", "truncated", "not-a-journal", "other-format", "bad-header"}


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(["seat", "do", "with", "roll", "shows", "n", "undo", "ask", "agree", "facts"]), JSON, st.integers(0, len(LINES) - 1))
def test_a_garbled_field_is_refused_or_harmless(field: str, value: object, number: int) -> None:
    """Whatever is in a field, reading gives a journal or a complaint with its place; never another exception."""
    try:
        again = journal.read(with_line(number, **{field: value}).encode())
        replay.position(again)
        Table(again)
        replay.check(again)
    except Unreadable as error:
        assert error.key


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(["buy-barrel", "refine", "buy-asset", "choose-quadrant", "free-refinery", "roll", "nonsense"]), JSON)
def test_the_codec_takes_actions_and_refuses_garbage(key: str, words: object) -> None:
    game = played(0).game
    try:
        action = game.decode_action(key, words)
    except Unreadable as error:
        assert error.key in {"unknown-action", "bad-action"}
    else:
        assert action.key == key


@settings(max_examples=300, deadline=None)
@given(JSON)
def test_the_codec_refuses_garbage_for_states(plain: object) -> None:
    with pytest.raises(Unreadable):
        played(0).game.decode_state(plain)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(["two-dice", "difference-die", "news-card", "starting-player", "coin"]), JSON)
def test_the_codec_takes_outcomes_and_refuses_garbage(key: str, shows: object) -> None:
    game = played(0).game
    try:
        outcome = game.decode_outcome(key, shows)
    except Unreadable as error:
        assert error.key == "bad-outcome"
    else:
        assert game.encode_outcome(key, outcome) == shows
