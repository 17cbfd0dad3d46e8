"""AF-7.5, AF-7.6: what each kind of train counts, in all four states of the economy; variable cities."""

from __future__ import annotations

import pytest

from tests.games.africa.table import Desk

STATES = [0, 1, 3, 7]  # certificates in the pool: boom, recovery, recession, depression
COAST = ("MF", "TO", "AR", "AO")


def coast(*trains: str) -> Desk:
    """Agadir (town), Marrakech with MF's station, Casablanca, Tangier, Oran (town), Algiers, Tunis (town), in one line."""
    desk = Desk(companies=COAST).own(0, "MF-director").tile("D5", "6", 1).tile("C6", "58", 4).tile("F3", "58", 2)
    return desk.joined("D5", "G2").trains("MF", *trains)


def marrakech(tile: str, rotation: int, train: str = "2") -> Desk:
    return Desk(companies=COAST).own(0, "MF-director").tile("D5", tile, rotation).trains("MF", train)


@pytest.mark.parametrize(("pool", "revenue"), list(zip(STATES, [100, 60, 40, 20], strict=True)))
def test_g44_yellow_marrakech_and_casablanca(pool: int, revenue: int) -> None:
    desk = marrakech("115", 3).ready_to_run("MF", pool)
    assert desk.earned("D5-D3") == revenue
    assert desk.best() == ("D3-D5", revenue)


@pytest.mark.parametrize(("pool", "revenue"), list(zip(STATES, [120, 80, 60, 40], strict=True)))
def test_g45_green_marrakech_and_casablanca(pool: int, revenue: int) -> None:
    desk = marrakech("12", 3).ready_to_run("MF", pool)
    assert desk.best() == ("D3-D5", revenue)


@pytest.mark.parametrize("pool", STATES)
def test_g46_casablanca_and_tangier_are_worth_20_each_in_every_state(pool: int) -> None:
    desk = Desk(companies=("TC", "TO", "AR")).own(0, "TC-director").trains("TC", "2").ready_to_run("TC", pool)
    assert desk.best() == ("D3-E2", 40)


@pytest.mark.parametrize(("pool", "revenue"), list(zip(STATES, [140, 80, 50, 20], strict=True)))
def test_g47_marrakech_casablanca_and_tangier(pool: int, revenue: int) -> None:
    desk = marrakech("115", 3, "3").ready_to_run("MF", pool)
    assert desk.earned("D5-D3-E2") == revenue
    assert desk.best()[1] == revenue


@pytest.mark.parametrize(("pool", "revenue"), list(zip(STATES, [300, 180, 180, 180], strict=True)))
def test_g49_empire_freight_goes_on_to_oran(pool: int, revenue: int) -> None:
    desk = marrakech("115", 3, "3+3T").tile("F3", "4", 2).ready_to_run("MF", pool)
    assert desk.earned("D5-D3-E2-F3") == revenue
    assert desk.best()[1] == revenue


def test_g49_a_veldt_star_may_not_end_in_oran() -> None:
    desk = marrakech("115", 3, "3+3").tile("F3", "4", 2).ready_to_run("MF")
    assert desk.no_run("D5-D3-E2-F3")[1] == "route-ends-in-town"
    assert desk.best()[1] == 160


@pytest.mark.parametrize(("pool", "revenue"), list(zip(STATES, [130, 90, 60, 30], strict=True)))
def test_g53_a_city_a_brown_town_and_a_city(pool: int, revenue: int) -> None:
    desk = Desk(companies=("KR", "TO", "AR")).own(0, "KR-director").tile("M26", "13", 0).tile("M28", "933", 0).way("M28-M30-L31")
    desk.tile("L31", "38", 4).station("KR", "M26").trains("KR", "3").ready_to_run("KR", pool)
    assert desk.earned("M26-M28-M30-L31") == revenue
    assert desk.best()[1] == revenue


# AF-7.5


@pytest.mark.parametrize(
    ("train", "revenues"),
    [
        ("2", [100, 60, 40, 20]),  # Marrakech, Casablanca
        ("3", [140, 80, 50, 20]),  # and Tangier
        ("4E", [200, 120, 80, 40]),  # and Algiers; Oran is passed
        ("3+3", [280, 160, 100, 40]),
        ("3+3T", [320, 200, 200, 200]),  # and Agadir and Oran
        ("4+4+4E", [600, 360, 240, 120]),
        ("4+4+4T", [690, 450, 240, 120]),  # the whole line
    ],
)
@pytest.mark.parametrize("state", range(4))
def test_af_7_5_what_each_train_earns_on_the_coast(train: str, revenues: list[int], state: int) -> None:
    assert coast(train).ready_to_run("MF", STATES[state]).best()[1] == revenues[state]


@pytest.mark.parametrize(("train", "most"), [("2", "D5-D3"), ("3", "D5-D3-E2"), ("3+3", "D5-D3-E2"), ("3+3T", "D5-D3-E2")])
def test_af_7_5_a_city_too_many(train: str, most: str) -> None:
    desk = coast(train).ready_to_run("MF")
    assert desk.earned(most) > 0
    longer = {"D5-D3": "D5-D3-E2", "D5-D3-E2": "D5-D3-E2-F3-G2"}[most]
    assert desk.no_run(longer) == ("AF-7.5", "route-too-many-cities")


def test_af_7_5_pan_america_counts_four_cities_and_not_five() -> None:
    desk = coast("4+4+4T").tile("F3", "13", 0).ready_to_run("MF")
    assert desk.earned("C6-D5-D3-E2-F3") > 0
    assert desk.no_run("D5-D3-E2-F3-G2") == ("AF-7.5", "route-too-many-cities")


@pytest.mark.parametrize("train", ["2", "3"])
def test_af_7_5_every_town_on_the_way_counts_for_nothing_in_number(train: str) -> None:
    desk = Desk(companies=("CSAR", "MF", "KR")).own(0, "CSAR-director").tile("M32", "10", 0).station("CSAR", "M32")
    desk.way("M32-M34-N33-N31-M30-M32").trains("CSAR", train).ready_to_run("CSAR")
    assert desk.best()[1] == 30 + 10 + 10 + 10 + 30


def test_af_7_5_a_4e_counts_the_four_best_stops_and_need_not_count_the_station() -> None:
    desk = coast("4E").tile("C6", "12", 4).ready_to_run("MF")
    assert desk.earned("C6-D5-D3-E2-F3-G2") == 30 + 50 + 30 + 50  # not Marrakech (20) with MF's station, not Oran (10)
    assert desk.best()[1] == 160


def test_af_7_5_a_4e_counts_towns_among_its_four() -> None:
    desk = Desk(companies=("CSAR", "MF", "KR")).own(0, "CSAR-director").tile("M32", "10", 0).station("CSAR", "M32")
    desk.way("M32-M34-N33-N31-M30-M32").trains("CSAR", "4E").ready_to_run("CSAR")
    assert desk.best()[1] == 30 + 30 + 10 + 10


@pytest.mark.parametrize(("pool", "revenue"), list(zip(STATES, [160, 100, 100, 100], strict=True)))
def test_af_7_5_empire_freight_rises_in_a_boom_and_does_not_fall(pool: int, revenue: int) -> None:
    desk = coast("3+3T").ready_to_run("MF", pool)
    assert desk.earned("C6-D5-D3-E2-F3") == 2 * revenue


def test_af_7_5_a_train_need_not_use_all_its_cities() -> None:
    for train in ("3", "4E", "4+4+4T"):
        assert coast(train).ready_to_run("MF").earned("D5-D3") == 60 * (3 if train == "4+4+4T" else 1)


@pytest.mark.parametrize("pool", STATES)
def test_af_7_5_two_trains_are_added_up(pool: int) -> None:
    desk = coast("2", "3+3T").ready_to_run("MF", pool)
    one, other = coast("2").ready_to_run("MF", pool), coast("3+3T").ready_to_run("MF", pool)
    assert desk.earned("D5-D3") == one.earned("D5-D3")
    assert desk.earned(";D5-D3-E2") == other.earned("D5-D3-E2")


@pytest.mark.parametrize(("pool", "values"), [(0, (40, 10)), (1, (20, 10)), (3, (10, 0)), (7, (0, 0))])
def test_af_7_1_no_stop_falls_below_0(pool: int, values: tuple[int, int]) -> None:
    desk = coast("4+4+4T").tile("C6", "58", 4).ready_to_run("MF", pool)
    city, town = values
    assert desk.earned("C6-D5-D3") == 3 * (town + city + city + 20)


# AF-7.6


PORTS = [
    ("D3", 20, "MF", "D5", "115", 3, "D5-D3", 20),
    ("N5", 30, "ENR", "N7", "115", 3, "N7-N5", 20),
    ("P23", 10, "EAR", "P21", "115", 0, "P21-P23", 20),
    ("E2", 0, "KR", "F3", "13", 0, "F3-E2", 30),
    ("G2", 20, "KR", "F3", "13", 0, "F3-G2", 30),
    ("G16", 20, "KR", "F15", "12", 3, "F15-G16", 30),
    ("K36", 40, "KR", "M34", "12", 1, "M34-L35-K36", 30),
]


def to_port(port: tuple[str, int, str, str, str, int, str, int], pool: int, modifiers: bool = True) -> Desk:
    _, _, company, city, tile, rotation, _, _ = port
    desk = Desk(companies=(company, "TO", "AR"), variable_city_modifiers=modifiers).own(0, f"{company}-director").tile(city, tile, rotation)
    if company == "KR":
        desk.station("KR", city)
    return desk.way("M34-L35-K36").trains(company, "2").ready_to_run(company, pool)


@pytest.mark.parametrize("port", PORTS, ids=[it[0] for it in PORTS])
@pytest.mark.parametrize(("pool", "change"), list(zip(STATES, [20, 0, -10, -20], strict=True)))
def test_af_7_6_a_port_is_worth_the_best_city_and_its_printed_number(
    port: tuple[str, int, str, str, str, int, str, int], pool: int, change: int
) -> None:
    value = port[7] + change
    assert to_port(port, pool).earned(port[6]) == value + value + port[1]


@pytest.mark.parametrize("port", PORTS, ids=[it[0] for it in PORTS])
def test_af_7_6_by_option_without_the_printed_number(port: tuple[str, int, str, str, str, int, str, int]) -> None:
    assert to_port(port, 1, False).earned(port[6]) == 2 * port[7]


@pytest.mark.parametrize("pool", STATES)
@pytest.mark.parametrize("modifiers", [True, False])
def test_af_7_6_without_an_ordinary_city_every_port_is_worth_20(pool: int, modifiers: bool) -> None:
    desk = Desk(companies=("TC", "TO", "AR"), variable_city_modifiers=modifiers).own(0, "TC-director").tile("F3", "58", 2)
    desk.trains("TC", "3").ready_to_run("TC", pool)
    assert desk.earned("D3-E2-F3-G2") == 60 + {0: 10, 1: 10, 3: 0, 7: 0}[pool]


def test_af_7_6_the_best_ordinary_city_of_the_route_decides() -> None:
    desk = coast("4E").tile("C6", "12", 4).ready_to_run("MF")
    assert desk.earned("D5-D3") == 20 + 40
    assert desk.earned("C6-D5-D3") == 30 + 20 + 50


def test_af_7_6_towns_do_not_decide() -> None:
    desk = Desk(companies=("TC", "TO", "AR")).own(0, "TC-director").tile("F3", "58", 2).trains("TC", "2").ready_to_run("TC")
    assert desk.earned("E2-F3-G2") == 20 + 10 + 20


def test_af_7_6_each_train_looks_at_its_own_route() -> None:
    desk = Desk(companies=COAST).own(0, "MF-director").tile("D5", "12", 3).tile("E4", "2", 0).station("MF", "D3").trains("MF", "2", "2")
    desk.ready_to_run("MF")
    assert desk.earned("D5-D3;D3-E2") == 30 + 50 + 20 + 20


def test_af_7_6_empire_freight_in_a_depression_spares_the_port_too() -> None:
    assert marrakech("115", 3, "3+3T").ready_to_run("MF", 7).earned("D5-D3") == 2 * 60
    assert marrakech("115", 3, "3+3T").ready_to_run("MF", 0).earned("D5-D3") == 2 * 100
