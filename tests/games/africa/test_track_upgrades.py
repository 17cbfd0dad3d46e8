"""AF-6.6, AF-6.7: one upgrade; trains that must reach a city, old track that stays, new track that is used; Thompson Wagon Works."""

from __future__ import annotations

import pytest

from tests.games.africa.table import Desk

NORTH = ("MF", "MNR", "TC", "AO", "TO", "AR", "ENR", "KR", "CSAR")
SOUTH = ("CSAR", "NZA", "CGH", "KR", "EAR", "UR", "COR", "CNR", "ENR")


def oran(*trains: str, needs: str = "train_reach") -> Desk:
    """MNR in Casablanca; Tangier is the second city on the way, green Oran the third."""
    desk = Desk(companies=NORTH, city_upgrade_needs=needs).own(0, "MNR-director").tile("F3", "13", 0)
    return desk.trains("MNR", *trains).joined("D3", "E2", "F3", "G2").operate("MNR")


# AF-6.6: cities


def test_g32_a_company_without_a_train_may_not_upgrade_a_city() -> None:
    for needs in ("train_reach", "own_train_and_connected"):
        refusal = oran(needs=needs).no_lay("F3", "38", 2)
        assert refusal.clause == "AF-6.6"
        assert refusal.key == "upgrade-needs-train"


def test_g32_its_own_city_neither() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").tile("D5", "115", 0).cash("MF", 500).operate("MF")
    assert desk.no_lay("D5", "12", 5).clause == "AF-6.6"
    desk.trains("MF", "2")
    desk.lay("D5", "12", 5)
    assert desk.lies_at("D5") == "12/5"


def test_af_6_6_a_train_that_counts_too_few_cities_does_not_reach() -> None:
    refusal = oran("2").no_lay("F3", "38", 2)
    assert (refusal.clause, refusal.key) == ("AF-6.6", "train-cannot-reach")


@pytest.mark.parametrize("train", ["3", "4E", "3+3", "3+3T", "4+4+4E", "4+4+4T"])
def test_af_6_6_a_train_that_counts_enough_cities_reaches(train: str) -> None:
    desk = oran(train)
    facts = desk.lay("F3", "38", 2)
    assert desk.lies_at("F3") == "38/2"
    assert [fact.clause for fact in facts if fact.key == "tile-laid"] == ["AF-6.6"]


def test_af_6_6_one_of_two_trains_is_enough() -> None:
    desk = oran("2", "3")
    desk.lay("F3", "38", 2)
    assert desk.lies_at("F3") == "38/2"


@pytest.mark.parametrize(
    ("train", "reaches"), [("2", False), ("3", False), ("3+3", False), ("3+3T", False), ("4E", True), ("4+4+4T", True)]
)
def test_af_6_6_from_marrakech_oran_is_the_fourth_city(train: str, reaches: bool) -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").tile("D5", "115", 3).tile("F3", "13", 0).trains("MF", train).operate("MF")
    assert desk.may("lay-tile", place="F3", tile="38", rotation=2, waive=0) == reaches


def test_af_6_6_by_option_any_train_and_a_connection_are_enough() -> None:
    desk = oran("2", needs="own_train_and_connected")
    desk.lay("F3", "38", 2)
    assert desk.lies_at("F3") == "38/2"


@pytest.mark.parametrize("needs", ["train_reach", "own_train_and_connected"])
def test_af_6_6_beyond_a_city_full_of_others_stations_nothing_is_connected(needs: str) -> None:
    desk = Desk(companies=NORTH, city_upgrade_needs=needs).own(0, "MNR-director").own(1, "TC-director").tile("F3", "13", 0)
    desk.trains("MNR", "4E").operate("MNR")
    assert desk.no_lay("F3", "38", 2).clause == "AF-6.6"


def test_af_6_6_a_full_city_is_reached_as_an_end() -> None:
    desk = Desk(companies=NORTH).own(0, "MNR-director").own(1, "MF-director").tile("D5", "115", 3).trains("MNR", "2").operate("MNR")
    desk.lay("D5", "12", 3)
    assert desk.lies_at("D5") == "12/3"


def test_af_6_6_a_city_on_other_track_is_not_reached() -> None:
    desk = Desk(companies=NORTH).own(0, "MNR-director").tile("D5", "115", 0).trains("MNR", "4E").operate("MNR")
    assert desk.no_lay("D5", "15", 3).clause == "AF-6.6"  # would join it to Casablanca, but no train reaches it before that


def test_af_6_6_by_option_track_that_leads_to_the_hex_of_a_city_connects_it() -> None:
    desk = Desk(companies=NORTH, city_upgrade_needs="own_train_and_connected").own(0, "MNR-director").tile("D5", "115", 0)
    desk.trains("MNR", "2").operate("MNR")
    desk.lay("D5", "15", 3)
    assert desk.lies_at("D5") == "15/3"


def test_af_6_6_a_second_station_shortens_the_way() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").tile("D5", "115", 3).tile("F3", "13", 0).trains("MF", "2")
    desk.station("MF", "E2").operate("MF")
    desk.lay("F3", "38", 2)
    assert desk.lies_at("F3") == "38/2"


# AF-6.6: towns, plain track, double cities


def town(*trains: str, needs: str = "train_reach", reach: str = "cities") -> Desk:
    """MF in Marrakech; the town Oran lies beyond three cities."""
    desk = Desk(companies=NORTH, city_upgrade_needs=needs, upgrade_reach=reach).own(0, "MF-director").tile("D5", "115", 3)
    return desk.tile("F3", "58", 2).trains("MF", *trains).joined("D5", "D3", "E2", "G2").operate("MF")


@pytest.mark.parametrize("needs", ["train_reach", "own_train_and_connected"])
@pytest.mark.parametrize(("tile", "rotation"), [("88", 1), ("13", 2)])
def test_af_6_6_a_town_needs_no_train(needs: str, tile: str, rotation: int) -> None:
    desk = town(needs=needs)
    desk.lay("F3", tile, rotation)
    assert desk.lies_at("F3").startswith(tile)


@pytest.mark.parametrize("needs", ["train_reach", "own_train_and_connected"])
@pytest.mark.parametrize(("tile", "rotation"), [("88", 1), ("13", 2)])
def test_af_6_6_by_option_for_a_town_any_train_and_a_connection_are_enough(needs: str, tile: str, rotation: int) -> None:
    refusal = town(needs=needs, reach="cities_and_towns").no_lay("F3", tile, rotation)
    assert (refusal.clause, refusal.key) == ("AF-6.6", "upgrade-needs-train")
    desk = town("2", needs=needs, reach="cities_and_towns")
    desk.lay("F3", tile, rotation)
    assert desk.lies_at("F3").startswith(tile)


def test_af_6_6_a_town_beyond_a_full_city_is_not_connected() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").own(1, "TC-director").tile("D5", "115", 3).tile("F3", "58", 2)
    desk.trains("MF", "4E").operate("MF")
    assert desk.no_lay("F3", "88", 1).clause == "AF-6.6"


def test_af_6_6_track_that_leads_to_the_hex_of_a_town_connects_it() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").tile("D5", "115", 1).tile("C6", "3", 5).trains("MF", "2").operate("MF")
    desk.lay("C6", "12", 4)  # Agadir gets a new track, to Marrakech
    assert desk.lies_at("C6") == "12/4"


def test_af_6_6_plain_track_is_upgraded_without_a_train() -> None:
    desk = Desk().own(0, "MF-director").tile("D5", "115", 0).tile("D7", "9", 0).operate("MF")
    desk.lay("D7", "23", 3)
    assert desk.lies_at("D7") == "23/3"


def test_af_6_6_an_upgrade_is_one_tile() -> None:
    desk = Desk().own(0, "MF-director").tile("D5", "115", 0).tile("D7", "9", 0).operate("MF")
    desk.lay("D7", "23", 3)
    assert desk.track_over()


@pytest.mark.parametrize(("old", "new"), [("115", "38"), ("115", "51"), ("12", "51"), ("38", "12"), ("115", "6"), ("12", "13")])
def test_af_6_6_only_the_next_colour(old: str, new: str) -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").tile("D5", old, 3).trains("MF", "4E").operate("MF")
    for rotation in range(6):
        assert desk.no_lay("D5", new, rotation).clause in ("AF-6.6", "AF-6.8")


def port_elizabeth(*trains: str) -> Desk:
    """KR in green Port Elizabeth, whose track leads to M32 without any tile."""
    desk = Desk(companies=SOUTH).own(0, "KR-director").tile("M34", "12", 2).station("KR", "M34")
    return desk.trains("KR", *trains).operate("KR")


def test_af_6_6_others_lay_tile_10_as_an_upgrade_with_a_train_that_reaches_it() -> None:
    refusal = port_elizabeth().no_lay("M32", "10", 0)
    assert refusal.clause == "AF-6.6"
    desk = port_elizabeth("2")
    assert desk.no_lay("M32", "10", 1).clause in ("AF-6.6", "AF-6.7")
    facts = desk.lay("M32", "10", 0)
    assert [fact.clause for fact in facts if fact.key == "tile-laid"] == ["AF-6.6"]
    assert desk.stations_in("M32") == 0
    assert desk.track_over()


def test_af_6_6_the_first_lay_at_home_needs_no_train_but_later_ones_do() -> None:
    desk = Desk(companies=SOUTH).own(0, "CSAR-director").operate("CSAR")
    desk.lay("M32", "10", 0)
    desk.do("choose-city", stop=0)
    desk.do("end-track")
    assert desk.no_lay("M32", "35", 0).clause == "AF-6.6"
    desk.trains("CSAR", "2")
    desk.lay("M32", "35", 0)
    assert desk.lies_at("M32") == "35/0"


# AF-6.7


def stretch(strictness: str = "semi_restrictive") -> Desk:
    """MF with track from Marrakech to the south; D7 can only be entered from the north."""
    return Desk(upgrade_strictness=strictness).own(0, "MF-director").tile("D5", "115", 0).tile("D7", "9", 0).operate("MF")


@pytest.mark.parametrize(("tile", "rotation"), [("23", 1), ("23", 2), ("24", 1), ("19", 1), ("27", 5)])
def test_af_6_7_old_track_must_be_kept(tile: str, rotation: int) -> None:
    refusal = stretch().no_lay("D7", tile, rotation)
    assert (refusal.clause, refusal.key) == ("AF-6.7", "old-track-kept")


def test_af_6_7_a_city_keeps_its_ways_out() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").tile("D5", "115", 3).trains("MF", "2").operate("MF")
    assert desk.no_lay("D5", "12", 5).clause == "AF-6.7"  # south east, south, south west: not to the north
    assert desk.may("lay-tile", place="D5", tile="12", rotation=3, waive=0)


@pytest.mark.parametrize(
    ("tile", "rotation", "used"), [("23", 3, True), ("23", 0, False), ("24", 3, True), ("24", 0, False), ("20", 0, False)]
)
@pytest.mark.parametrize("strictness", ["semi_restrictive", "restrictive"])
def test_af_6_7_plain_track_new_track_must_be_of_use_to_the_company(strictness: str, tile: str, rotation: int, used: bool) -> None:
    desk = stretch(strictness)
    if used:
        desk.lay("D7", tile, rotation)
        assert desk.lies_at("D7") == f"{tile}/{rotation}"
    else:
        refusal = desk.no_lay("D7", tile, rotation)
        assert (refusal.clause, refusal.key) == ("AF-6.7", "no-new-track-used")


def full_marrakech(strictness: str) -> Desk:
    """MNR reaches Marrakech, which is full with MF's station, as an end point."""
    desk = Desk(companies=NORTH, upgrade_strictness=strictness).own(0, "MNR-director").own(1, "MF-director").tile("D5", "115", 3)
    return desk.trains("MNR", "2").operate("MNR")


def test_af_6_7_semi_restrictive_a_city_that_is_reached_may_change_without_new_track_of_use() -> None:
    desk = full_marrakech("semi_restrictive")
    desk.lay("D5", "12", 3)
    assert desk.lies_at("D5") == "12/3"


def test_af_6_7_restrictive_new_track_must_be_of_use_there_too() -> None:
    refusal = full_marrakech("restrictive").no_lay("D5", "12", 3)
    assert (refusal.clause, refusal.key) == ("AF-6.7", "no-new-track-used")


def test_af_6_7_restrictive_room_that_the_new_tile_makes_opens_the_city_and_its_new_track() -> None:
    desk = full_marrakech("restrictive")
    desk.lay("D5", "14", 0)  # room for two stations: MNR may pass
    assert desk.lies_at("D5") == "14/0"


@pytest.mark.parametrize("strictness", ["semi_restrictive", "restrictive"])
def test_af_6_7_new_track_out_of_the_own_city_is_of_use(strictness: str) -> None:
    desk = Desk(companies=NORTH, upgrade_strictness=strictness).own(0, "MF-director").tile("D5", "115", 3).trains("MF", "2").operate("MF")
    desk.lay("D5", "12", 3)
    assert desk.lies_at("D5") == "12/3"


@pytest.mark.parametrize(("rotation", "stop"), [(0, "M32.1"), (3, "M32")])
def test_af_6_7_stations_of_a_double_city_stay_with_their_track(rotation: int, stop: str) -> None:
    desk = Desk(companies=SOUTH).own(0, "CSAR-director").operate("CSAR")
    desk.lay("M32", "10", 0)
    desk.do("choose-city", stop=1)  # the city with the track to the north
    desk.do("end-track")
    desk.trains("CSAR", "2")
    desk.lay("M32", "35", rotation)
    assert desk.company("CSAR").stations == [desk.stop(stop)]
    assert desk.stations_in("M32") == 1
    desk.operate("CSAR", 2)
    assert "M30" in {it.words()["place"] for it in desk.options(key="lay-tile")}


def test_af_6_7_the_tile_that_was_replaced_can_be_laid_again() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").tile("D5", "115", 3).tile("F11", "115", 0).tile("O20", "115", 0).trains("MF", "2")
    desk.own(1, "ENR-director").cash("ENR", 50).operate("ENR")
    assert desk.no_lay("N7", "115", 0).key == "tile-used-up"
    desk.operate("MF")
    desk.lay("D5", "12", 3)
    desk.operate("ENR")
    desk.lay("N7", "115", 0)
    assert desk.lies_at("N7") == "115/0"


# AF-11.1: Thompson Wagon Works


def wagons(owner: int | str) -> Desk:
    desk = Desk(companies=NORTH).own(0, "MF-director").own(1, "TO-director").own(owner, "P3").tile("D5", "6", 3).tile("E6", "9", 2)
    return desk.trains("MF", "2").joined("D5", "D3", "E2").operate("MF")


@pytest.mark.parametrize("owner", [0, "MF"])
def test_af_11_1_thompson_upgrades_the_same_tile_twice_in_one_step(owner: int | str) -> None:
    desk = wagons(owner)
    assert desk.heard(desk.lay("D5", "12", 3), "power-used") == []
    assert not desk.track_over()
    assert {it.words()["tile"] for it in desk.options(key="lay-tile")} == {"38"}
    assert desk.heard(desk.lay("D5", "38", 1), "power-used") == [{"private": "P3"}]
    assert desk.track_over()
    assert desk.lies_at("D5") == "38/1"
    desk.operate("MF", 2)
    desk.lay("D5", "51", 3)
    assert desk.track_over()


@pytest.mark.parametrize("owner", [1, "TO"])
def test_af_11_1_thompson_of_others_is_of_no_use(owner: int | str) -> None:
    desk = wagons(owner)
    desk.lay("D5", "12", 3)
    assert desk.track_over()


def test_af_11_1_thompson_does_not_upgrade_another_tile_nor_lay_a_yellow_one() -> None:
    desk = wagons(0)
    assert desk.may("lay-tile", place="E6", tile="24", rotation=2, waive=0)
    assert desk.may("lay-tile", place="F7", tile="9", rotation=2, waive=0)
    desk.lay("D5", "12", 3)
    assert desk.no_lay("E6", "24", 2).clause == "AF-6.6"
    assert desk.no_lay("F7", "9", 2).key == "yellow-or-upgrade"
    assert desk.heard(desk.do("end-track"), "power-used") == []
    assert desk.state.used == 0


def test_af_11_1_thompson_does_not_help_after_a_yellow_tile() -> None:
    desk = Desk().own(0, "MF-director", "P3").tile("D5", "115", 0).operate("MF")
    desk.lay("D7", "9", 0)
    assert desk.no_lay("D7", "23", 3).key == "yellow-or-upgrade"
