"""Every legal action has exactly one code, or one row of codes, and saying it does exactly that action."""

from __future__ import annotations

import pytest

import magnat
from magnat.env.axes import Amount, Around, Eyes, Uncoded
from magnat.env.coding import catalogue_of
from magnat.env.menu import OpenAmount
from magnat.env.walk import Walk
from magnat.games.registry import GAMES
from magnat.kernel.contract import Action
from magnat.kernel.game import Form

TABLES = [("mcmulti", 2), ("mcmulti", 3), ("mcmulti", 4), ("oilcity", 9), ("oilcity", 28), ("africa", 2), ("africa", 5)]
INPUTS = 700


def walked(name: str, seats: int, seed: int, inputs: int = INPUTS) -> Walk:
    walk = Walk(magnat.game(name, seats), inputs)
    walk.begin()
    walk.roll_all(magnat.Dice(seed))
    return walk


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_option_has_one_row_of_codes_of_its_own(name: str, seats: int) -> None:
    walk, dice = walked(name, seats, 3), magnat.Dice(3)
    said = 0
    while not walk.over and not walk.cut_off:
        options = [it for it in walk.position.options(walk.seat) if it.key not in walk.catalogue.left_out]
        codes = {row: (it.key, it.words()) for row, it in walk.menu.actions.items()}
        assert all((it.key, it.words()) in codes.values() for it in options)
        assert len({str(it) for it in codes.values()}) == len(codes)
        assert all(0 <= code < walk.catalogue.size for row in codes for code in row)
        legal = walk.legal()
        assert legal
        walk.say(legal[dice.below(len(legal))])
        walk.roll_all(dice)
        said += 1
    assert said > 100


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_said_is_done(name: str, seats: int) -> None:
    """Word by word along the codes of an option: at the end the position is the one after the option itself."""
    walk, dice = walked(name, seats, 5, 250), magnat.Dice(5)
    while not walk.over and not walk.cut_off:
        rows = sorted(walk.menu.actions)
        row = rows[dice.below(len(rows))]
        expected = walk.position.copy()
        expected.act(walk.seat, walk.menu.actions[row])
        for code in row:
            assert code in walk.legal()
            done = walk.say(code)
        assert done
        assert walk.position == expected
        walk.roll_all(dice)


@pytest.mark.parametrize("name", ["mcmulti", "oilcity", "africa"])
def test_codes_stay_what_they_are(name: str) -> None:
    """The catalogue depends on nothing but the game: two of them agree, and every code can be read."""
    one, other = catalogue_of(GAMES[name]), catalogue_of(GAMES[name])
    assert one.size == other.size
    meanings = [one.meaning(code) for code in range(one.size)]
    assert meanings == [other.meaning(code) for code in range(other.size)]
    assert len(set(meanings)) == one.size


def test_every_bid_within_the_bounds_of_its_form_can_be_said_and_no_other() -> None:
    walk, dice = walked("africa", 3, 1, 400), magnat.Dice(1)
    while not any(it.action == "bid" for it in walk.position.forms(walk.seat)):
        legal = walk.legal()
        walk.say(legal[dice.below(len(legal))])
        walk.roll_all(dice)
    [form] = [it for it in walk.position.forms(walk.seat) if it.action == "bid"]
    sayable = {amount_said(row, walk) for row in rows(walk, ())} - {None}
    assert sayable == set(range(form.low, form.high + 1)) | {int(it.words()["amount"]) for it in bids(walk)}


def bids(walk: Walk) -> list[Action]:
    return [it for it in walk.position.options(walk.seat) if it.key == "bid"]


def rows(walk: Walk, said: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All rows of codes that can be said to the end."""
    if said and walk.menu.action(said) is not None:
        return [said]
    return [row for code in walk.menu.next_codes(said) for row in rows(walk, (*said, code))]


def amount_said(row: tuple[int, ...], walk: Walk) -> int | None:
    action = walk.menu.action(row)
    assert action is not None
    assert walk.position.why_not(walk.seat, action) is None
    return int(action.words()["amount"]) if action.key == "bid" else None


def test_a_code_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    walk = walked("mcmulti", 2, 1)
    before = walk.position.copy()
    wrong = next(code for code in range(walk.catalogue.size) if code not in walk.legal())
    with pytest.raises(ValueError, match="not legal"):
        walk.say(wrong)
    assert walk.position == before


def test_codes_count_from_ones_own_seat() -> None:
    axis = Around("quadrant", 4, "quadrant")
    assert [axis.index(it, Eyes(shifts={"quadrant": 3})) for it in (3, 0, 1, 2)] == [0, 1, 2, 3]


def test_a_number_with_too_many_digits_has_no_code() -> None:
    with pytest.raises(Uncoded, match="digits"):
        Amount("price", 2).digits(100)


def test_amounts_keep_to_the_steps_of_their_form() -> None:
    verb = catalogue_of(GAMES["africa"]).verbs["bid"]
    axis = verb.axes[-1]
    assert isinstance(axis, Amount)
    open_amount = OpenAmount(verb, {}, axis, Form("bid", "amount", 15, 45, 10), (verb.first,))
    place = verb.places[0]
    found = [
        (ten, one)
        for ten in range(10)
        for one in range(10)
        if place + one in open_amount.next_codes((verb.first, place, place, place, place + ten))
    ]
    assert found == [(1, 5), (2, 5), (3, 5), (4, 5)]
