"""What learning programs see: always the same number of figures, under the same names, and nothing that the seat may not know."""

from __future__ import annotations

import pytest

import magnat
from magnat.env.observation import row, slices
from magnat.env.rewards import by_difference, by_place, by_score, find
from magnat.env.walk import Walk

TABLES = [("mcmulti", 3), ("oilcity", 12), ("africa", 4)]


def played(name: str, seats: int, seed: int, inputs: int) -> Walk:
    walk, dice = Walk(magnat.game(name, seats), inputs), magnat.Dice(seed)
    walk.begin()
    walk.roll_all(dice)
    while not walk.over and not walk.cut_off:
        legal = walk.legal()
        walk.say(legal[dice.below(len(legal))])
        walk.roll_all(dice)
    return walk


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_all_seats_see_as_many_numbers_at_every_moment(name: str, seats: int) -> None:
    start = Walk(magnat.game(name, seats))
    expected = slices(start.numbers(0))
    for inputs in (30, 200):
        walk = played(name, seats, inputs, inputs)
        assert all(slices(walk.numbers(seat)) == expected for seat in range(seats))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_same_view_same_numbers(name: str, seats: int) -> None:
    """Positions that differ only in what a seat cannot see give it the same numbers, and the same codes."""
    walk = played(name, seats, 9, 120)
    seat = walk.seat
    others = [walk.imagined(seat, magnat.Dice(seed)) for seed in range(4)]
    assert all(row(it.numbers(seat)) == row(walk.numbers(seat)) for it in others)
    assert all(it.menu.next_codes() == walk.menu.next_codes() for it in others)


def test_numbers_tell_what_changed() -> None:
    one, other = played("mcmulti", 3, 1, 50), played("mcmulti", 3, 2, 50)
    assert row(one.numbers(0)) != row(other.numbers(0))


def test_rewards_by_place_add_up_to_nothing_and_shared_places_share() -> None:
    assert by_place([1, 2, 3], [30, 20, 10]) == [1.0, 0.0, -1.0]
    assert by_place([1, 1, 3], [30, 30, 10]) == [0.5, 0.5, -1.0]
    assert by_place([], [1, 2]) == [0.0, 0.0]


def test_rewards_by_score_and_difference() -> None:
    assert by_score([1, 2], [30, 20]) == [30.0, 20.0]
    assert by_difference([1, 2, 3], [30, 20, 10]) == [15.0, 0.0, -15.0]


def test_an_unknown_reward_is_said() -> None:
    with pytest.raises(magnat.Unreadable, match="place"):
        find("glory")
