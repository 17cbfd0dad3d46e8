"""AF-6.11, AF-6.12: the connection bonus, and who sits where in the double cities."""

from __future__ import annotations

import pytest

from magnat.games.africa.stages import Stage
from magnat.kernel.contract import Fact
from tests.games.africa.table import Desk

NORTH = ("MF", "MNR", "TC", "AO", "TO", "AR", "ENR", "KR", "CSAR")
SOUTH = ("CSAR", "NZA", "CGH", "KR", "EAR", "UR", "COR", "CNR", "ENR")


def bonuses(desk: Desk, facts: list[Fact]) -> list[tuple[object, object]]:
    assert {fact.clause for fact in facts if fact.key == "connection-bonus"} <= {"AF-6.11"}
    return [(it["place"], it["amount"]) for it in desk.heard(facts, "connection-bonus")]


# AF-6.11


def test_af_6_11_a_city_joined_to_another_for_the_first_time_pays_its_value_to_the_treasury() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").cash("MF", 0).operate("MF")
    bank = desk.state.bank
    facts = desk.lay("D5", "115", 3)
    assert bonuses(desk, facts) == [("D5", 20)]  # Casablanca and Tangier never pay
    assert desk.company("MF").cash == 20
    assert desk.state.bank == bank - 20


def test_af_6_11_casablanca_and_tangier_are_joined_from_the_start_and_never_pay() -> None:
    desk = Desk(companies=NORTH).own(0, "TC-director").operate("TC")
    facts = desk.lay("F3", "58", 2)  # Tangier, Oran, Algiers
    assert bonuses(desk, facts) == [("G2", 20)]


def test_af_6_11_every_city_newly_joined_pays() -> None:
    desk = Desk(companies=SOUTH).own(0, "KR-director").tile("P21", "115", 2).cash("KR", 0).operate("KR")
    assert bonuses(desk, desk.lay("O20", "115", 5)) == [("O20", 20), ("P21", 20)]
    assert desk.company("KR").cash == 40


def test_af_6_11_the_bonus_is_the_value_of_the_tile_that_lies_there() -> None:
    for tile, rotation, value in (("13", 0, 30), ("38", 2, 40), ("51", 0, 50)):
        desk = Desk(companies=SOUTH).own(0, "KR-director").tile("P21", tile, rotation).joined("P23").operate("KR")
        assert bonuses(desk, desk.lay("O20", "115", 5)) == [("O20", 20), ("P21", value)]


def test_af_6_11_a_variable_city_pays_20() -> None:
    desk = Desk(companies=NORTH).own(0, "ENR-director").cash("ENR", 50).operate("ENR")
    assert sorted(bonuses(desk, desk.lay("N7", "115", 3)), key=str) == [("N5", 20), ("N7", 20)]
    assert desk.company("ENR").cash == 40


def test_af_6_11_towns_neither_pay_nor_join() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").tile("D5", "115", 1).operate("MF")
    assert bonuses(desk, desk.lay("C6", "58", 4)) == []


def test_af_6_11_a_city_pays_once_in_the_game() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").own(1, "TO-director").operate("MF")
    assert bonuses(desk, desk.lay("D5", "6", 3)) == [("D5", 20)]
    desk.way("D5-E6-F7-G8-G10-F11").cash("TO", 30).operate("TO")
    assert bonuses(desk, desk.lay("F11", "115", 4)) == [("F11", 20)]


@pytest.mark.parametrize("train", ["", "2"])
def test_af_6_11_the_length_of_trains_does_not_matter(train: str) -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").own(1, "AO-director").tile("D5", "115", 3).joined("D5").operate("MF")
    if train:
        desk.trains("MF", train)
    assert bonuses(desk, desk.lay("F3", "58", 2)) == [("G2", 20)]  # the fourth city from Marrakech


@pytest.mark.parametrize("pool", [0, 2, 6, 7])
def test_af_6_11_the_economy_does_not_matter(pool: int) -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").pool(*["AR"] * pool).trains("MF", "3+3T").operate("MF", 3)
    assert bonuses(desk, desk.lay("D5", "115", 3)) == [("D5", 20)]


def test_af_6_11_an_upgrade_joins_as_well() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").tile("D5", "115", 0).trains("MF", "2").operate("MF")
    assert bonuses(desk, desk.lay("D5", "15", 3)) == [("D5", 30)]


def test_af_6_11_an_upgrade_of_plain_track_joins_as_well() -> None:
    desk = Desk(companies=SOUTH).own(0, "KR-director").tile("O20", "115", 0).tile("P21", "115", 1).tile("O22", "8", 1).operate("KR")
    assert bonuses(desk, desk.lay("O22", "30", 3)) == [("O20", 20), ("P21", 20)]  # from the north to the north east


def lost() -> Desk:
    """TC lays a tile on Meknès & Fez: its own track goes south; the other one joins Marrakech and Algiers, which it cannot reach."""
    desk = Desk(companies=NORTH).own(0, "TC-director").own(1, "MF-director").tile("D5", "115", 4).tile("F3", "4", 1)
    return desk.cash("TC", 40).operate("TC")


def test_af_6_11_what_the_company_cannot_reach_is_lost() -> None:
    desk = lost()
    assert bonuses(desk, desk.lay("E4", "55", 0)) == []
    assert desk.company("TC").cash == 0


def test_af_6_11_and_lost_for_good() -> None:
    desk = lost()
    desk.lay("E4", "55", 0)
    desk.trains("MF", "2").operate("MF")
    assert bonuses(desk, desk.lay("D5", "12", 3)) == []  # Marrakech to Casablanca


def test_af_6_11_a_city_just_made_from_a_town_pays_nothing() -> None:
    desk = Desk(companies=NORTH).own(0, "TC-director").tile("F3", "58", 2).joined("G2").trains("TC", "2").operate("TC")
    assert bonuses(desk, desk.lay("F3", "13", 0)) == []
    assert desk.lies_at("F3") == "13/0"


def test_af_6_11_but_the_city_that_it_is_joined_to_does() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").tile("D5", "115", 1).tile("C6", "58", 4).trains("MF", "2").operate("MF")
    assert bonuses(desk, desk.lay("C6", "12", 4)) == [("D5", 20)]


def test_g39_upgrading_a_city_that_is_joined_pays_nothing() -> None:
    desk = Desk(companies=SOUTH).own(0, "CSAR-director").tile("M34", "12", 2).operate("CSAR")
    facts = desk.lay("M32", "10", 0)
    facts += desk.do("choose-city", stop=0)
    assert ("M32", 30) in bonuses(desk, facts)
    desk.trains("CSAR", "2").operate("CSAR", 2)
    assert bonuses(desk, desk.lay("M32", "35", 0)) == []
    assert desk.lies_at("M32") == "35/0"


def test_g39_nor_does_the_upgrade_of_a_single_city() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").operate("MF")
    assert bonuses(desk, desk.lay("D5", "115", 3)) == [("D5", 20)]
    desk.trains("MF", "2").operate("MF", 2)
    assert bonuses(desk, desk.lay("D5", "12", 3)) == []


def test_af_6_11_the_two_cities_of_a_double_hex_are_joined_one_by_one() -> None:
    desk = Desk(companies=SOUTH).own(0, "CSAR-director").own(1, "NZA-director").tile("M34", "12", 2).operate("CSAR")
    facts = desk.lay("M32", "10", 0)
    facts += desk.do("choose-city", stop=0)
    assert [(it["place"], it["stop"], it["amount"]) for it in desk.heard(facts, "connection-bonus")] == [("M32", 0, 30), ("M34", 0, 30)]
    assert [desk.state.joined[desk.stop(stop)] for stop in ("M32", "M32.1")] == [True, False]


def test_af_6_11_a_layer_that_takes_the_other_city_gets_nothing() -> None:
    desk = Desk(companies=SOUTH).own(0, "CSAR-director").own(1, "NZA-director").tile("M34", "12", 2).operate("CSAR")
    facts = desk.lay("M32", "10", 0)
    facts += desk.do("choose-city", stop=1)
    assert bonuses(desk, facts) == []


# AF-6.12


def test_af_6_12_before_10_lies_there_a_company_of_a_double_city_has_no_station() -> None:
    desk = Desk(companies=SOUTH).own(0, "CSAR-director")
    assert desk.company("CSAR").stations == []
    assert desk.stations_in("M32") == 0


@pytest.mark.parametrize("stop", [0, 1])
def test_af_6_12_when_both_sit_there_the_layer_picks_first_and_the_other_gets_what_is_left(stop: int) -> None:
    desk = Desk(companies=SOUTH).own(0, "CSAR-director").own(1, "NZA-director").operate("NZA")
    desk.lay("M32", "10", 0)
    assert desk.stage() == Stage.CITY
    assert desk.waits() == 1  # who acts for NZA
    facts = desk.do("choose-city", stop=stop)
    chosen = [(it["company"], it["stop"]) for it in desk.heard(facts, "city-chosen")]
    assert chosen == [("NZA", stop), ("CSAR", 1 - stop)]
    assert desk.company("NZA").stations == [desk.stop(f"M32.{stop}")]
    assert desk.company("CSAR").stations == [desk.stop(f"M32.{1 - stop}")]


def test_af_6_12_a_layer_alone_chooses_between_both_cities() -> None:
    desk = Desk(companies=SOUTH).own(0, "CSAR-director").operate("CSAR")
    desk.lay("M32", "10", 0)
    assert [it.words() for it in desk.options()] == [{"stop": 0}, {"stop": 1}]
    assert desk.refused("end-track").clause == "AF-6.12"


def test_af_6_12_a_company_that_starts_later_takes_the_free_city() -> None:
    desk = Desk(companies=SOUTH).own(0, "CSAR-director").hand(1, "NZA-director").cash(1, 500).operate("CSAR")
    desk.lay("M32", "10", 0)
    desk.do("choose-city", stop=1)
    desk.stock_round(1)
    facts = desk.do("buy-hand", card="NZA-director")
    assert [(it["company"], it["stop"]) for it in desk.heard(facts, "city-chosen")] == [("NZA", 0)]
    assert desk.stage() == Stage.STOCK


@pytest.mark.parametrize("stop", [0, 1])
def test_af_6_12_or_chooses_if_both_are_free(stop: int) -> None:
    desk = Desk(companies=SOUTH).tile("M32", "10", 0).hand(1, "NZA-director").cash(1, 500).stock_round(1)
    desk.do("buy-hand", card="NZA-director")
    assert desk.stage() == Stage.CITY
    assert desk.waits() == 1
    desk.do("choose-city", stop=stop)
    assert desk.company("NZA").stations == [desk.stop(f"M32.{stop}")]
    assert desk.stage() == Stage.STOCK
    assert desk.waits() == 1


def test_af_6_12_a_city_that_is_taken_cannot_be_chosen() -> None:
    desk = Desk(companies=SOUTH).tile("M32", "10", 0).hand(1, "NZA-director").cash(1, 500).stock_round(1)
    desk.do("buy-hand", card="NZA-director")
    for stop in (2, 7):
        assert desk.refused("choose-city", stop=stop).clause == "AF-6.12"


def outside(*companies: str) -> Desk:
    """KR in green Port Elizabeth next to M32 with #10, whose southern city it reaches."""
    desk = Desk(companies=companies).own(0, "KR-director").tile("M34", "12", 2).station("KR", "M34").tile("M32", "10", 0)
    return desk.cash("KR", 100).trains("KR", "2").operate("KR").step(Stage.TOKEN)


def test_af_6_12_the_hex_is_reserved_for_its_home_companies_in_the_game() -> None:
    refusal = outside("KR", "CSAR", "NZA").refused("place-token", place="M32", stop=0, cost=40, free=0)
    assert (refusal.clause, refusal.key) == ("AF-7.3", "slot-reserved")


def test_af_6_12_one_home_company_in_the_game_leaves_one_city_to_others() -> None:
    desk = outside("KR", "CSAR", "MF")
    desk.do("place-token", place="M32", stop=0, cost=40, free=0)
    assert desk.stations_in("M32") == 1
    desk = outside("KR", "CSAR", "MF")
    desk.station("MF", "M32.1")
    assert desk.refused("place-token", place="M32", stop=0, cost=40, free=0).clause == "AF-7.3"


def test_af_6_12_companies_that_are_not_in_the_game_reserve_nothing() -> None:
    desk = outside("KR", "MF", "TO")
    desk.do("place-token", place="M32", stop=0, cost=40, free=0)
    assert desk.company("KR").stations[-1] == desk.stop("M32")


def test_af_6_12_a_company_that_sits_there_without_a_station_keeps_its_place() -> None:
    desk = Desk(companies=SOUTH).own(0, "KR-director").own(1, "CSAR-director").own(2, "NZA-director").tile("M34", "12", 2)
    desk.station("KR", "M34").trains("KR", "2").cash("KR", 100).operate("KR")
    desk.lay("M32", "10", 0)
    assert desk.stage() == Stage.CITY
    assert desk.waits() == 1  # CSAR's price is higher
    desk.do("choose-city", stop=0)
    assert desk.stations_in("M32") == 2
