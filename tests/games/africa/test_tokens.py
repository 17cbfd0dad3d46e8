"""AF-7.3: the station that a company may place in its turn; George Edmunds Factors."""

from __future__ import annotations

import pytest

from magnat.games.africa.stages import Stage
from tests.games.africa.table import Desk

NORTH = ("MF", "MNR", "TC", "AO", "TO", "AR", "ENR", "KR", "CSAR")


def marrakech(companies: tuple[str, ...] = ("MF", "TO", "AR"), cash: int = 140) -> Desk:
    """MF, joined to Casablanca and Tangier; it is about to place a station."""
    desk = Desk(companies=companies).own(0, "MF-director").tile("D5", "115", 3).joined("D5").cash("MF", cash).trains("MF", "2")
    return desk.operate("MF").step(Stage.TOKEN)


def cities(desk: Desk) -> list[object]:
    return [it.words()["place"] for it in desk.options(key="place-token")]


def test_af_7_3_one_station_in_a_turn_and_only_if_wanted() -> None:
    desk = marrakech()
    facts = desk.do("place-token", place="D3", stop=0, cost=40, free=0)
    assert desk.heard(facts, "token-placed") == [{"company": "MF", "place": "D3", "stop": 0, "cost": 40}]
    assert [fact.clause for fact in facts] == ["AF-7.3"]
    assert (desk.company("MF").cash, desk.stage()) == (100, Stage.RUN)
    desk = marrakech()
    desk.do("skip-token")
    assert (desk.company("MF").cash, desk.stage()) == (140, Stage.RUN)


def test_af_7_3_the_second_costs_40_and_further_ones_100_each_in_that_order() -> None:
    desk = Desk(companies=("AR", "MF", "TO")).own(0, "AR-director").trains("AR", "2").cash("AR", 240)
    desk.tile("D5", "115", 3).station("AR", "D5")
    assert desk.company("AR").tokens == [40, 100, 100, 100]  # the one at home is placed, for nothing
    desk.operate("AR").step(Stage.TOKEN)
    assert desk.refused("place-token", place="D3", stop=0, cost=100, free=0).clause == "AF-7.3"
    desk.do("place-token", place="D3", stop=0, cost=40, free=0)
    desk.step(Stage.TOKEN)
    assert desk.refused("place-token", place="E2", stop=0, cost=40, free=0).clause == "AF-7.3"
    desk.do("place-token", place="E2", stop=0, cost=100, free=0)
    assert (desk.company("AR").tokens, desk.company("AR").cash) == ([100, 100], 100)


def test_af_7_3_the_home_station_is_free() -> None:
    desk = Desk().cash(0, 500).hand(0, "MF-director").stock_round(0)
    desk.do("buy-hand", card="MF-director")
    assert desk.company("MF").cash == 152
    assert desk.company("MF").stations == [desk.stop("D5")]
    assert desk.company("MF").tokens == [40]


@pytest.mark.parametrize("cash", [0, 39])
def test_af_7_3_without_the_money_no_station(cash: int) -> None:
    desk = marrakech(cash=cash)
    assert desk.options(key="place-token") == []
    refusal = desk.refused("place-token", place="D3", stop=0, cost=40, free=0)
    assert (refusal.clause, refusal.need, refusal.have) == ("AF-7.3", 40, cash)


def test_af_7_3_a_company_without_stations_left_places_none() -> None:
    desk = marrakech()
    desk.company("MF").tokens = []
    assert desk.refused("place-token", place="D3", stop=0, cost=40, free=0).key == "no-station-left"


def test_af_7_3_any_distance_over_track() -> None:
    desk = marrakech()
    desk.tile("F3", "58", 2)
    assert cities(desk) == ["D3", "E2", "G2"]
    desk.do("place-token", place="G2", stop=0, cost=40, free=0)
    assert desk.stations_in("G2") == 1


def test_af_7_3_not_where_no_track_leads() -> None:
    assert marrakech().refused("place-token", place="G2", stop=0, cost=40, free=0).key == "city-not-reached"
    desk = marrakech()
    desk.station("TO", "D3").tile("F3", "58", 2)  # a full city on the way
    assert cities(desk) == []
    assert desk.refused("place-token", place="E2", stop=0, cost=40, free=0).key == "city-not-reached"


def test_af_7_3_only_in_cities_with_a_free_slot() -> None:
    desk = marrakech()
    desk.station("TO", "D3").tile("F3", "58", 2)
    assert desk.refused("place-token", place="D3", stop=0, cost=40, free=0).key == "no-slot-free"
    assert desk.refused("place-token", place="F3", stop=0, cost=40, free=0).key == "no-city-there"
    desk = marrakech()
    desk.tile("F3", "14", 1).station("TO", "F3")  # room for two
    desk.do("place-token", place="F3", stop=0, cost=40, free=0)
    assert desk.stations_in("F3") == 2


def test_af_7_3_not_two_in_one_city() -> None:
    desk = marrakech()
    desk.tile("D5", "14", 0)
    refusal = desk.refused("place-token", place="D5", stop=0, cost=40, free=0)
    assert (refusal.clause, refusal.key) == ("AF-7.3", "station-there-already")


def test_af_7_3_slots_of_companies_in_the_game_that_have_not_started_are_closed() -> None:
    desk = marrakech(NORTH)
    assert cities(desk) == []
    for place in ("D3", "E2"):
        refusal = desk.refused("place-token", place=place, stop=0, cost=40, free=0)
        assert (refusal.clause, refusal.key) == ("AF-7.3", "slot-reserved")


def test_af_7_3_a_second_slot_beside_a_reserved_one_is_free() -> None:
    desk = Desk(companies=NORTH).own(0, "TO-director").tile("F11", "115", 4).way("F11-G10-G8-F7-E6-D5").tile("D5", "15", 3).cash("TO", 40)
    desk.trains("TO", "2").operate("TO").step(Stage.TOKEN)
    desk.do("place-token", place="D5", stop=0, cost=40, free=0)
    assert desk.stations_in("D5") == 1
    desk.station("KR", "D5")
    assert desk.stations_in("D5") == 2


def test_af_7_3_homes_of_companies_not_in_the_game_are_free() -> None:
    assert cities(marrakech()) == ["D3", "E2"]


# G40, AF-11.1: George Edmunds Factors


def pretoria(owner: int | str, cash: int) -> Desk:
    desk = Desk(companies=("CSAR", "MF", "KR")).own(0, "CSAR-director").own(1, "KR-director").own(owner, "P5").tile("M32", "10", 0)
    desk.state.choosing.clear()
    desk.station("CSAR", "M32").tile("M34", "12", 2).cash("CSAR", cash)
    return desk.trains("CSAR", "2").operate("CSAR").step(Stage.TOKEN)


def test_g40_without_the_power_csar_pays_40_next() -> None:
    desk = pretoria(1, 40)
    assert [(it.words()["place"], it.words()["cost"], it.words()["free"]) for it in desk.options(key="place-token")] == [("M34", 40, 0)]
    assert desk.refused("place-token", place="M34", stop=0, cost=40, free=1).clause == "AF-11.1"


@pytest.mark.parametrize("owner", [0, "CSAR"])
def test_g40_with_the_power_the_station_for_100_may_go_free(owner: int | str) -> None:
    desk = pretoria(owner, 0)
    found = [(it.words()["cost"], it.words()["free"]) for it in desk.options(key="place-token")]
    assert found == [(40, 1), (100, 1)]
    facts = desk.do("place-token", place="M34", stop=0, cost=100, free=1)
    assert desk.heard(facts, "power-used") == [{"private": "P5"}]
    assert (desk.company("CSAR").cash, desk.company("CSAR").tokens) == (0, [40])


def test_g40_the_power_works_once_and_one_may_pay_instead() -> None:
    desk = pretoria(0, 40)
    desk.do("place-token", place="M34", stop=0, cost=40, free=0)
    assert (desk.company("CSAR").cash, desk.state.used) == (0, 0)
    desk = pretoria(0, 0)
    desk.do("place-token", place="M34", stop=0, cost=40, free=1)
    desk.step(Stage.TOKEN)
    assert desk.refused("place-token", place="M34", stop=0, cost=100, free=1).clause == "AF-11.1"
