"""The sweep over the sites of the track: against the slow way on small maps, and on monster maps where nothing else proves it in time."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnat.games.africa.load import figures
from magnat.lab.africa import route_bench
from magnat.rail.hexes import EDGES, NOWHERE
from magnat.rail.routes import Bonus, Network, Run, Train, check_run
from magnat.rail.search.best_run import tuned_best_run
from magnat.rail.search.company_track import REMEMBER_FROM, CompanyTrack
from magnat.rail.search.express_listing import LISTING_STEPS
from magnat.rail.search.sweep import Sweep, SweepPlan
from magnat.rail.search.sweep_front import WIDEST
from magnat.rail.search.sweep_sites import find_sites, line_up, usable
from magnat.rail.tiles import CITY, Shape
from tests.rail.small import TRAINS, Case, cases, patch
from tests.rail.test_routes import NO_LISTING, RECOVERY, city, examples, plain, run, stop, town, truth

ALL_TRAINS = [*TRAINS, Train(3, express=True, town_ends=True), Train(2, express=True, town_ends=True, multiplier=2, spared=True)]
EXPRESS = [train for train in ALL_TRAINS if train.express]
NO_BOUND = [1 << 30, 1 << 30]
AT_ONCE = 0


@st.composite
def fleets(draw: st.DrawFn, kinds: list[Train]) -> Case:
    """One or two trains, half of the pairs the same train twice."""
    case = draw(cases())
    trains = draw(st.lists(st.sampled_from(kinds), min_size=1, max_size=2))
    if draw(st.booleans()):
        trains = [trains[0], trains[0]]
    return Case(case.shapes, case.beyond, case.own, case.closed, trains, case.values, case.bonuses)


def alone(case: Case, train: Train) -> Case:
    return Case(case.shapes, case.beyond, case.own, case.closed, [train], case.values, case.bonuses)


def swept(case: Case, floor: int, most: list[int]) -> Sweep:
    track = CompanyTrack(Network(case.shapes, case.beyond), case.own, case.closed, case.values, case.bonuses, REMEMBER_FROM)
    plan = SweepPlan(track, case.trains)
    assert plan.fits()
    sweep = Sweep(track, plan, plan.trains, plan.tally_books)
    found = sweep.search(floor, most)
    assert found == (sweep.best > floor)
    return sweep


def run_at_once(case: Case, listing_steps: int, limit: int = 0) -> Run:
    """Other searches are given up after a single step."""
    network = Network(case.shapes, case.beyond)
    return tuned_best_run(
        network, case.own, case.closed, case.trains, case.values, case.bonuses, limit, listing_steps, REMEMBER_FROM, AT_ONCE
    )


def check_sweep(case: Case) -> None:
    want = truth(case)
    if want < 0:
        return
    sweep = swept(case, 0, NO_BOUND)
    assert sweep.best == want
    routes = [sweep.track.route(train, sweep.ways[at], sweep.stops[at]) if sweep.ways[at] else None for at, train in enumerate(case.trains)]
    assert sum(route.value for route in routes if route) == want
    typed = [route.hexes if route else [] for route in routes]
    assert isinstance(check_run(sweep.track.network, case.own, case.closed, case.trains, typed, case.values, case.bonuses), list)
    if want:
        most = [swept(alone(case, train), 0, [0]).best for train in case.trains]
        assert swept(case, want - 1, most).best == want
        assert swept(case, want, most).best == want


@examples(400)
@given(fleets(ALL_TRAINS))
def test_a_sweep_finds_what_the_slow_way_finds(case: Case) -> None:
    check_sweep(case)


@examples(400)
@given(fleets(EXPRESS))
def test_a_sweep_finds_what_the_slow_way_finds_for_express_trains(case: Case) -> None:
    check_sweep(case)


@examples(200)
@given(fleets(ALL_TRAINS), st.sampled_from([LISTING_STEPS, NO_LISTING]))
def test_a_search_that_sweeps_at_once_has_the_same_total_and_a_proof(case: Case, listing_steps: int) -> None:
    found, swept_run = run(case), run_at_once(case, listing_steps)
    assert (swept_run.total, swept_run.bound, swept_run.proof) == (found.total, found.total, True)


@examples(150)
@given(fleets(ALL_TRAINS), st.integers(1, 60), st.sampled_from([LISTING_STEPS, NO_LISTING]))
def test_a_sweep_that_is_cut_short_gives_a_bound_that_holds(case: Case, limit: int, listing_steps: int) -> None:
    best, cut = run(case), run_at_once(case, listing_steps, limit)
    assert cut.total <= best.total <= cut.bound
    assert cut.proof == (cut.total == cut.bound)
    assert cut.total == sum(route.value for route in cut.routes if route)


@examples(50)
@given(cases(most_trains=3))
def test_three_trains_do_not_sweep_together(case: Case) -> None:
    assert run_at_once(case, NO_LISTING).total == run(case).total


@examples(100)
@given(cases())
def test_every_piece_leads_from_one_site_to_another_or_back(case: Case) -> None:
    track = CompanyTrack(Network(case.shapes, case.beyond), case.own, case.closed, case.values, case.bonuses, REMEMBER_FROM)
    live = usable(track, False)
    row = line_up(find_sites(track, live), len(live))
    ends = [end for site in row for end in site.ends]
    assert sorted(ends) == [end for end in range(2 * len(live)) if live[end >> 1]]
    stops = [stop for site in row for stop in site.stops]
    assert len(set(stops)) == len(stops)
    for place, site in enumerate(row):
        behind = {end for earlier in row[: place + 1] for end in earlier.ends}
        assert set(site.front) == {end ^ 1 for end in behind if end ^ 1 not in behind}
    assert not row or not row[-1].front


@pytest.mark.parametrize("train", [Train(2), Train(2, express=True)])
def test_a_route_may_come_back_to_the_same_junction(train: Train) -> None:
    _, beyond = patch(3, 3)
    middle = next(place for place, around in enumerate(beyond) if NOWHERE not in around)
    shapes = [plain()] * len(beyond)
    shapes[middle] = plain((3, 0), (1, 4), (3, 4))
    down, aside = beyond[middle][0], beyond[middle][1]
    shapes[down] = plain((3, beyond[down].index(aside)))
    shapes[aside] = plain((4, beyond[aside].index(down)))
    shapes[beyond[middle][3]], shapes[beyond[middle][4]] = city(20, 0), city(30, 1)
    own = [2 * beyond[middle][3]]
    case = Case(shapes, beyond, own, [False] * (2 * len(shapes)), [train], RECOVERY, [Bonus([down], [aside], 40)])
    assert truth(case) == swept(case, 0, [0]).best == 90


def test_track_that_is_too_wide_is_not_swept() -> None:
    rows = WIDEST + 3
    _, beyond = patch(rows, rows)
    shape = Shape(0, 0, 1, city(20, 0).stops, [(edge, EDGES) for edge in range(EDGES)])
    track = CompanyTrack(Network([shape] * len(beyond), beyond), [0], [False] * (2 * len(beyond)), RECOVERY, [], REMEMBER_FROM)
    assert track.network.stops[0].kind == CITY
    assert not SweepPlan(track, [Train(2)]).fits()


HARD = {"monster, seed 3: 4E + 4E": 710, "monster, seed 8: 4+4+4E + 4+4+4E": 2030}


@pytest.mark.parametrize("seed", range(route_bench.MAPS))
def test_two_express_trains_on_a_monster_map_are_proven_within_the_limit_of_the_game(seed: int) -> None:
    game = figures()
    monster = route_bench.cases(f"monster, seed {seed}", route_bench.monster(game, seed), seed)
    pairs = [case for case in monster if all(train.express for train in case.trains)]
    assert len(pairs) == 2
    assert seed not in (3, 8) or {case.name for case in pairs} & set(HARD)
    for case in pairs:
        found = case.run(game.route_limit)
        assert found.proof
        typed = [route.hexes if route else [] for route in found.routes]
        read = check_run(case.network, case.own, case.closed, case.trains, typed, case.values, case.bonuses)
        assert isinstance(read, list)
        assert sum(route.value for route in read if route) == found.total == HARD.get(case.name, found.total)


@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_a_variable_city_counts_at_the_best_ordinary_one_wherever_that_lies(order: tuple[int, ...]) -> None:
    """The sweep may come to the variable city before it knows what that is worth."""
    shapes = [city(40, 0, 3), city(10, 0, 3), stop(CITY, 20, 0, 3, variable=True, modifier=20), town(10, 0, 3)]
    row = [shapes[place] for place in order]
    _, beyond = patch(1, len(row))
    for count, total in ((1, 60), (2, 100), (3, 110)):
        case = Case(row, beyond, [2 * order.index(1)], [False] * 8, [Train(count, express=True)], RECOVERY, [])
        assert truth(case) == swept(case, 0, [0]).best
        if 0 < order.index(3) < 3:
            assert truth(case) == total
