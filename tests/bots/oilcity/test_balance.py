"""OC-5.2: with the balanced limits every mix of professions wins among clerks, and what measures it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from magnat.games.oilcity.load import figures
from tests.bots.oilcity.balance import Company, equally_often, fair_share, games, kept_in, mix_name, report, share_of, wilson

pytestmark = pytest.mark.thorough  # whole games


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
    assert next(report(played)).startswith(f"{one}: 2 companies, 1.5 games won: 75.0% (")


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(0.25, 2000)
    assert (round(low, 4), round(high, 4)) == (0.2315, 0.2694)
    assert wilson(0.0, 10)[0] == pytest.approx(0)


def test_a_mix_that_stands_twice_is_measured_by_what_one_of_its_companies_wins() -> None:
    """Three companies: two of one mix win two of three games together, which is exactly their fair share."""
    one, other = mix_name([0, 1, 2]), mix_name([1, 2, 3])
    played = [
        [Company(one, 40, float(winner == place)) for place in range(2)] + [Company(other, 40, float(winner == 2))] for winner in range(3)
    ]
    assert (fair_share(played, one), fair_share(played, other)) == pytest.approx((2 / 3, 1 / 3))
    assert all("of its fair share 1.00" in line and "standing equally often 50.0%" in line for line in report(played))


def test_every_mix_stands_equally_often_when_the_measure_asks_for_it() -> None:
    """Six companies of four mixes: two of them appear twice, a different two in every game, and all sit everywhere."""
    printed = figures().mixes
    every = [[mix_name(mix) for mix in equally_often(printed, 6, index)] for index in range(36)]
    assert all(len(set(game)) == 4 for game in every)
    assert {mix: sum(game.count(mix) for game in every) for mix in every[0]} == dict.fromkeys(every[0], 54)
    assert len({tuple(sorted(game)) for game in every}) == 6
    assert all(len({game[place] for game in every}) == 4 for place in range(6))


def test_a_run_that_was_cut_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file, game = tmp_path / "games", [Company("a mix", 40, 1.0)]
    file.write_bytes(msgspec.json.encode(game) + b"\n" + msgspec.json.encode(game)[:9])
    assert kept_in(file) == [game]
    assert file.read_bytes() == msgspec.json.encode(game) + b"\n"
