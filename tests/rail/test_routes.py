"""The best run, the check of a typed one, and the account of what a route pays."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from magnat.games.africa.load import figures
from magnat.rail.check_run import FLAWS
from magnat.rail.hexes import EDGES
from magnat.rail.routes import Bonus, Flaw, Network, Route, Run, Train, Values, best_run, check_run, explain_run
from magnat.rail.search.best_run import tuned_best_run
from magnat.rail.search.company_track import REMEMBER_FROM
from magnat.rail.search.express_listing import LISTING_STEPS
from magnat.rail.tiles import CITY, TOWN, Shape, Stop
from tests.quick import QUICK
from tests.rail.brute import Brute
from tests.rail.small import TRAINS, Case, cases, patch

NO_LISTING = 0
REMEMBER_ALWAYS = 0  # that is for large networks; here it is wanted on small ones
RECOVERY = Values()


def examples(count: int) -> settings:
    """The same ones every time, without a clock; fewer in a quick run."""
    return settings(max_examples=count // 5 if QUICK else count, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def run(case: Case, listing_steps: int = LISTING_STEPS, limit: int = 0, remember_from: int = REMEMBER_FROM) -> Run:
    network = Network(case.shapes, case.beyond)
    return tuned_best_run(network, case.own, case.closed, case.trains, case.values, case.bonuses, limit, listing_steps, remember_from)


def truth(case: Case) -> int:
    """What the slow way finds; -1 where it would take too long."""
    brute = Brute(case.shapes, case.beyond, case.own, case.closed, case.values)
    brute.all_trails()
    return brute.best(case.trains, case.bonuses) if len(brute.trails) < 1500 else -1


def stop(kind: int, value: int, *edges: int, variable: bool = False, modifier: int = 0) -> Shape:
    return Shape(0, 0, 1, [Stop(kind, value, 1, variable, modifier)], [(edge, EDGES) for edge in edges])


def city(value: int, *edges: int) -> Shape:
    return stop(CITY, value, *edges)


def town(value: int, *edges: int) -> Shape:
    return stop(TOWN, value, *edges)


def plain(*segments: tuple[int, int]) -> Shape:
    return Shape(0, 0, 1, [], list(segments))


def column(*shapes: Shape) -> Network:
    """Hexes one below the other; edge 0 leads down, edge 3 up."""
    return Network(list(shapes), patch(1, len(shapes))[1])


def line(*shapes: Shape, train: Train, values: Values = RECOVERY, own: int = 0, bonuses: list[Bonus] | None = None) -> Run:
    """The best run of one train on a column of hexes, with a station in one of them."""
    return best_run(column(*shapes), [own * 2], [False] * (2 * len(shapes)), [train], values, bonuses or [])


@examples(500)
@given(cases())
def test_no_run_that_can_be_found_the_slow_way_pays_more(case: Case) -> None:
    want = truth(case)
    if want >= 0:
        found = run(case)
        assert (found.total, found.bound, found.proof) == (want, want, True)


@examples(400)
@given(cases(most_trains=2))
def test_claims_find_the_same_as_the_list_of_all_routes(case: Case) -> None:
    want = truth(case)
    if want >= 0:
        assert run(case, NO_LISTING).total == want
        assert run(case, NO_LISTING, remember_from=REMEMBER_ALWAYS).total == want


@examples(100)
@given(cases(most_trains=4))
def test_three_and_four_trains_run_together(case: Case) -> None:
    want = truth(case) if len(case.shapes) <= 6 else -1
    if want >= 0:
        assert run(case).total == want


@examples(200)
@given(cases())
def test_the_check_accepts_what_the_search_finds_and_every_account_adds_up(case: Case) -> None:
    network = Network(case.shapes, case.beyond)
    found = best_run(network, case.own, case.closed, case.trains, case.values, case.bonuses)
    typed = [route.hexes if route else [] for route in found.routes]
    read = check_run(network, case.own, case.closed, case.trains, typed, case.values, case.bonuses)
    assert not isinstance(read, Flaw)
    assert sum(route.value for route in read if route) == found.total
    for one, other, train in zip(found.routes, read, case.trains, strict=True):
        assert (one is None) == (other is None)
        if one is not None and other is not None:
            assert (one.stops, one.borders, one.value) == (other.stops, other.borders, other.value)
            assert explain_run(network, one, train, case.values, case.bonuses).total == one.value
    crossed = [border for route in found.routes if route for border in route.borders]
    assert len(set(crossed)) == len(crossed)


@examples(150)
@given(cases(), st.integers(1, 40), st.sampled_from([LISTING_STEPS, NO_LISTING]))
def test_a_search_that_is_cut_short_gives_a_bound_that_holds(case: Case, limit: int, listing_steps: int) -> None:
    best, cut = run(case), run(case, listing_steps, limit)
    assert cut.total <= best.total <= cut.bound
    assert cut.proof == (cut.total == cut.bound)
    assert cut.total == sum(route.value for route in cut.routes if route)


@examples(50)
@given(cases())
def test_the_answer_depends_on_the_track_alone(case: Case) -> None:
    first, again = run(case), run(Case(list(case.shapes), case.beyond, case.own[::-1], case.closed, case.trains, case.values, case.bonuses))
    assert [route and route.hexes for route in first.routes] == [route and route.hexes for route in again.routes]
    assert first.steps == again.steps


def test_a_long_line_has_more_borders_than_a_machine_word_has_bits() -> None:
    shapes = [city(20, 0), *[town(10, 0, 3) for _ in range(140)], city(30, 3)]
    found = line(*shapes, train=Train(2))
    assert found.total == 20 + 1400 + 30
    route = found.routes[0]
    assert route is not None
    assert len(route.borders) == len(set(route.borders)) == 141
    assert line(*shapes, train=Train(4, express=True)).total == 70


@pytest.mark.parametrize("pieces", [30, 31, 32, 33, 61, 62, 63, 64, 65, 100])
def test_two_trains_never_share_track_however_many_pieces_there_are(pieces: int) -> None:
    shapes = [city(20, 0), *[city(20, 0, 3) for _ in range(pieces - 1)], city(20, 3)]
    network = column(*shapes)
    assert len(network.borders) == pieces
    for train in (Train(2), Train(2, express=True)):
        found = best_run(network, [2 * pieces - 2], [False] * (2 * pieces + 2), [train, train], RECOVERY, [])
        assert (found.total, found.proof) == (80, True)


def test_af_7_4_a_route_has_two_cities_and_a_station() -> None:
    assert line(city(20, 0), city(30, 3), train=Train(2)).total == 50
    assert line(city(20, 0), town(10, 3), train=Train(2, town_ends=True)).total == 0
    network = column(city(20, 0), city(30, 3))
    assert best_run(network, [], [False] * 4, [Train(2)], RECOVERY, []).total == 0


def test_af_7_4_a_full_city_may_be_an_end_but_is_not_passed() -> None:
    network = column(city(20, 0), city(30, 0, 3), city(50, 3))
    closed = [False, False, True, False, False, False]
    assert best_run(network, [0], closed, [Train(3)], RECOVERY, []).total == 50
    assert best_run(network, [0], [False] * 6, [Train(3)], RECOVERY, []).total == 100


def test_af_7_5_towns_are_free_and_only_t_trains_end_in_them() -> None:
    shapes = [town(10, 0), city(20, 0, 3), town(10, 0, 3), city(30, 0, 3), town(20, 3)]
    assert line(*shapes, train=Train(2), own=1).total == 60
    assert line(*shapes, train=Train(2, town_ends=True, multiplier=2), own=1).total == 180


@pytest.mark.parametrize(("values", "total"), [(Values(20, 0), 100), (Values(), 60), (Values(-10, -10), 40), (Values(-20, -20), 20)])
def test_g44_a_variable_city_is_worth_the_best_ordinary_one_and_its_modifier(values: Values, total: int) -> None:
    assert line(city(20, 0), stop(CITY, 20, 3, variable=True, modifier=20), train=Train(2), values=values).total == total


@pytest.mark.parametrize("change", [20, 0, -10, -20])
def test_g46_two_variable_cities_alone_are_worth_20_each_in_every_economy(change: int) -> None:
    port = stop(CITY, 20, 0, variable=True, modifier=20)
    other = stop(CITY, 20, 3, variable=True)
    for train in (Train(2), Train(4, express=True)):
        assert line(port, other, train=train, values=Values(change, min(0, change))).total == 40


@pytest.mark.parametrize(("values", "total"), [(Values(20, 0), 130), (Values(), 90), (Values(-10, -10), 60), (Values(-20, -20), 30)])
def test_g53_city_town_city(values: Values, total: int) -> None:
    assert line(city(30, 0), town(20, 0, 3), city(40, 3), train=Train(3), values=values).total == total


def test_af_7_5_a_spared_train_feels_the_boom_only() -> None:
    spared = Train(3, town_ends=True, multiplier=2, spared=True)
    totals = [line(city(30, 0), town(10, 3, 0), city(20, 3), train=spared, values=it).total for it in (Values(20, 0), Values(-20, -20))]
    assert totals == [200, 120]


def test_g54_a_bonus_needs_both_hexes_and_track_without_a_stop_will_do() -> None:
    shapes = [city(20, 0), plain((0, 3)), city(30, 0, 3), city(10, 3)]
    assert line(*shapes, train=Train(2, multiplier=3), bonuses=[Bonus([1], [2], 40)]).total == 190
    assert line(*shapes, train=Train(2, multiplier=3), bonuses=[Bonus([1], [3], 40)]).total == 150
    assert line(*shapes, train=Train(4, express=True), bonuses=[Bonus([1], [3], 40)]).total == 100


def test_track_past_the_stops_of_a_hex_touches_the_hex() -> None:
    bypass = Shape(0, 0, 1, [Stop(CITY, 40, 1), Stop(CITY, 40, 1)], [(0, 6), (3, 7), (0, 3)])
    found = line(city(50, 0), bypass, city(50, 3), train=Train(2), bonuses=[Bonus([1], [2], 30)])
    assert found.total == 130
    route = found.routes[0]
    assert route is not None
    assert (route.hexes, route.stops) == ([0, 1, 2], [0, 4])


def test_an_express_counts_the_best_and_not_always_its_station() -> None:
    shapes = [city(50, 0), city(10, 0, 3), town(20, 0, 3), city(40, 0, 3), city(30, 3)]
    found = line(*shapes, train=Train(3, express=True), own=1).routes[0]
    assert found is not None
    assert (found.value, found.counted) == (120, [0, 6, 8])


FLAWED: list[tuple[str, list[Shape], list[int], list[int], list[list[int]], int]] = [
    ("no-track", [city(20, 0), city(20, 3), city(20, 3)], [0], [], [[0, 1, 2]], 1),
    ("no-track", [city(20, 0), city(20, 3)], [0], [], [[0, 7]], 0),
    ("ends-not-in-stop", [city(20, 0), plain((0, 3)), city(20, 3)], [0], [], [[0, 1]], 1),
    ("track-twice", [city(20, 0), city(20, 0, 3), city(20, 3)], [0], [], [[0, 1], [1, 0]], 1),
    ("stop-twice", [city(20, 0), city(20, 0, 3), city(20, 3)], [0], [], [], -1),
    ("closed-passed", [city(20, 0), city(20, 0, 3), city(20, 3)], [0], [2], [[0, 1, 2]], 1),
    ("no-token", [city(20, 0), city(20, 0, 3), city(20, 3)], [4], [], [[0, 1]], -1),
    ("too-few-cities", [city(20, 0), town(10, 3)], [0], [], [[0, 1]], -1),
    ("too-many-cities", [city(20, 0), city(20, 0, 3), city(20, 3)], [0], [], [[0, 1, 2]], -1),
    ("ends-in-town", [city(20, 0), city(20, 0, 3), town(10, 3)], [0], [], [[0, 1, 2]], 2),
]


@pytest.mark.parametrize(("key", "shapes", "own", "full", "typed", "place"), FLAWED, ids=[f"{it[0]}-{len(it[1])}" for it in FLAWED])
def test_what_is_wrong_with_a_typed_run_is_named(
    key: str, shapes: list[Shape], own: list[int], full: list[int], typed: list[list[int]], place: int
) -> None:
    network, closed = column(*shapes), [False] * (2 * len(shapes))
    for number in full:
        closed[number] = True
    if key == "stop-twice":
        network, own, typed, place = ring()
        closed = [False] * 20
    flaw = check_run(network, own, closed, [Train(2), Train(2)], typed, RECOVERY, [])
    assert isinstance(flaw, Flaw)
    assert (flaw.key, flaw.place) == (key, place)
    assert flaw.key in FLAWS
    assert flaw.train == len(typed) - 1


def ring() -> tuple[Network, list[int], list[list[int]], int]:
    """Three hexes around a corner, and a tail: a train could come back to the first city by other track."""
    _, beyond = patch(2, 2)
    first, second, third = 0, beyond[0][0], beyond[0][5]
    shapes = [plain()] * 4
    shapes[first], shapes[second], shapes[third] = city(20, 0, 5), city(20, 3, 4), city(20, 2, 1)
    return Network(shapes, beyond), [0], [[first, second, third, first]], first


def test_a_train_that_stays_is_an_empty_list() -> None:
    network = column(city(20, 0), city(20, 3))
    read = check_run(network, [0], [False] * 4, [Train(2), Train(2)], [[], [0, 1]], RECOVERY, [])
    assert not isinstance(read, Flaw)
    assert [route and route.value for route in read] == [None, 40]


def test_a_list_of_hexes_that_can_be_read_in_two_ways_is_read_the_dearer_way() -> None:
    both = Shape(0, 0, 1, [Stop(CITY, 40, 1)], [(0, EDGES), (3, EDGES), (0, 3)])
    network = column(city(20, 0), both, city(20, 3))
    values = {}
    for count in (2, 3):
        read = check_run(network, [0], [False] * 6, [Train(count)], [[0, 1, 2]], RECOVERY, [])
        assert not isinstance(read, Flaw)
        route = read[0]
        assert isinstance(route, Route)
        values[count] = route.value
    assert values == {2: 40, 3: 80}


def test_dead_ends_and_plain_circles_leave_no_piece() -> None:
    assert column(city(20, 0), plain((0, 3)), plain((3, 4))).borders == []
    assert len(column(city(20, 0), plain((0, 3)), plain((0, 3)), city(20, 3)).borders) == 1


@pytest.mark.parametrize("train", TRAINS)
def test_a_company_without_track_gets_nothing(train: Train) -> None:
    game = figures()
    network = Network([place.printed for place in game.places], game.beyond)
    found = best_run(network, [game.companies[0].home * 2], [False] * (2 * len(game.places)), [train, train], RECOVERY, [])
    assert (found.total, found.routes, found.proof) == (0, [None, None], True)
