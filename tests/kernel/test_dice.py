"""The seeded dice of simulations: the same everywhere, fair enough, never out of range."""

from __future__ import annotations

from magnat.kernel.dice import Dice


def test_the_sequence_of_a_seed_never_changes() -> None:
    """Recorded once; golden games and published simulations depend on it, compiled or not."""
    dice = Dice(2026, 7)
    assert [dice.word() for _ in range(4)] == [2838512892, 621665963, 117981653, 3078725561]


def test_big_seeds_count_and_streams_differ() -> None:
    assert Dice(1).word() != Dice(1 + 2**40).word()
    assert Dice(1, 0).word() != Dice(1, 1).word()


def test_below_covers_its_range_evenly() -> None:
    dice, seen = Dice(3), [0] * 7
    for _ in range(7000):
        seen[dice.below(7)] += 1
    assert all(850 < count < 1150 for count in seen)


def test_below_works_up_to_its_limit() -> None:
    dice = Dice(4)
    assert all(0 <= dice.below(2**31 - 1) < 2**31 - 1 for _ in range(1000))


def test_weighted_never_takes_what_weighs_nothing() -> None:
    dice = Dice(5)
    drawn = [dice.weighted([0, 3, 0, 1]) for _ in range(4000)]
    assert set(drawn) == {1, 3}
    assert 2800 < drawn.count(1) < 3200
