"""The best run against plain enumeration on the networks at the end of games between clerks: wherever all routes can be written down."""

from __future__ import annotations

import pytest

from magnat.games.africa.load import figures
from magnat.lab.africa import late_runs
from magnat.lab.africa.late_runs import CompanyRun, LateGame
from magnat.rail.hexes import EDGES
from magnat.rail.routes import best_run, check_run
from magnat.rail.track import follow
from tests.rail.brute import Brute

MOST = 3000
"""The most routes that are written down; a company with more of them is left to the other tests."""

SHARDS = 6


class TooMany(Exception):  # noqa: N818 - it says what it found
    pass


class Sheet(Brute):
    """All routes in reach of one company, as long as there is room for them."""

    def walk(self, place: int, node: int, hexes: list[int], stops: list[int], crossed: list[tuple[int, int]]) -> None:
        if len(self.trails) > MOST:
            raise TooMany
        super().walk(place, node, hexes, stops, crossed)


def written(game: LateGame, run: CompanyRun) -> Sheet | None:
    shapes, own = game.shapes(), game.own(run)
    sheet = Sheet(shapes, figures().beyond, own, game.closed(run), game.values())
    try:
        for stop in follow(shapes, figures().beyond, own, game.closed(run), []).stops:
            sheet.walk(stop // 2, EDGES + stop % 2, [stop // 2], [stop], [])
    except TooMany:
        return None
    return sheet


@pytest.mark.parametrize("shard", range(SHARDS))
def test_the_best_run_equals_exhaustive_search_on_late_networks(shard: int) -> None:
    compared = 0
    for game in late_runs.saved()[shard::SHARDS]:
        network = game.network()
        for run in game.runs:
            sheet = written(game, run)
            if sheet is None:
                continue
            trains, bonuses = game.trains(run), game.bonuses(run)
            found = best_run(network, game.own(run), game.closed(run), trains, game.values(), bonuses)
            assert found.proof
            assert found.total == sheet.best(trains, bonuses), f"{game.seats} players, seed {game.seed}, {run.company}"
            compared += 1
    assert compared >= 8


def test_every_run_at_the_end_of_a_game_is_proven_and_lawful() -> None:
    for game in late_runs.saved():
        network = game.network()
        for run in game.runs:
            own, closed, trains, bonuses = game.own(run), game.closed(run), game.trains(run), game.bonuses(run)
            found = best_run(network, own, closed, trains, game.values(), bonuses)
            assert found.proof
            assert found.bound == found.total
            typed = [[] if route is None else route.hexes for route in found.routes]
            checked = check_run(network, own, closed, trains, typed, game.values(), bonuses)
            assert isinstance(checked, list)
            assert sum(route.value for route in checked if route is not None) == found.total


def test_there_are_at_least_fifty_late_networks() -> None:
    assert len(late_runs.saved()) >= 50
    assert len({str(game.track) for game in late_runs.saved()}) == len(late_runs.saved())
