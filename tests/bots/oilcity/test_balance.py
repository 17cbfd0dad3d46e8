"""OC-5.2: with the balanced limits every mix of professions wins among clerks, and what measures it."""

from __future__ import annotations

import pytest

from tests.bots.oilcity.balance import Company, games, mix_name, report, share_of, wilson


def test_oc_5_2_every_mix_of_professions_wins_some_games_and_none_half_of_them() -> None:
    """A small part of the 2,000 games of decision 5: `python -m tests.bots.oilcity.balance`."""
    played = list(games(24, 12, 5, {}))
    shares = {company.mix: share_of(played, company.mix) for company in played[0]}
    assert len(shares) == 4
    assert sum(shares.values()) == pytest.approx(1)
    assert all(0 < share < 0.5 for share in shares.values()), shares


def test_every_mix_sits_on_every_place_in_turn() -> None:
    orders = [[company.mix for company in game] for game in games(4, 12, 5, {})]
    assert sorted(orders[0]) == sorted(set(orders[0]))
    assert all(len({order[place] for order in orders}) == 4 for place in range(4))


def test_a_game_is_the_same_whatever_was_played_before() -> None:
    assert list(games(2, 9, 5, {}))[1] == next(games(1, 9, 5, {}, first=1))


def test_a_shared_first_place_counts_in_parts() -> None:
    one, other = mix_name([0, 1, 2]), mix_name([1, 2, 3])
    played = [[Company(one, 40, 0.5), Company(other, 40, 0.5)], [Company(one, 30, 1.0), Company(other, 20, 0.0)]]
    assert (share_of(played, one), share_of(played, other)) == (0.75, 0.25)
    assert next(report(played)).startswith(f"{one}: 75.0% of the games")


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(0.25, 2000)
    assert (round(low, 4), round(high, 4)) == (0.2315, 0.2694)
    assert wilson(0.0, 10)[0] == pytest.approx(0)
