"""AF-6.4, AF-6.5: up to four yellow tiles that are connected, and what ends the laying; Allen Rock Aggregates."""

from __future__ import annotations

import pytest

from magnat.rail.track import STOPS_PER_HEX
from tests.games.africa.table import Desk

SOUTH = ("CSAR", "NZA", "CGH", "KR", "EAR", "UR", "COR", "CNR", "ENR")
NORTH = ("MF", "MNR", "TC", "AO", "TO", "AR", "ENR", "KR", "CSAR")


def marrakech() -> Desk:
    return Desk().own(0, "MF-director").cash("MF", 0).operate("MF")


def places(desk: Desk) -> set[object]:
    """Hexes on which something may be laid now."""
    return {it.words()["place"] for it in desk.options(key="lay-tile")}


def tiles(desk: Desk, place: str) -> list[tuple[object, object]]:
    found = [it.words() for it in desk.options(key="lay-tile")]
    return [(it["tile"], it["rotation"]) for it in found if it["place"] == place]


# AF-6.4, examples


def test_g29_four_tiles_south_from_marrakech_and_no_bonus() -> None:
    desk = marrakech()
    facts = desk.lay("D5", "115", 0)
    assert not desk.track_over()
    assert places(desk) == {"D7"}
    assert desk.no_lay("E6", "9", 2).clause == "AF-6.4"
    for place in ("D7", "D9", "D11"):
        assert not desk.track_over()
        facts += desk.lay(place, "9", 0)
    assert desk.track_over()
    assert desk.heard(facts, "connection-bonus") == []
    assert [(it["place"], it["tile"], it["rotation"], it["cost"]) for it in desk.heard(facts, "tile-laid")] == [
        ("D5", "115", 0, 0), ("D7", "9", 0, 0), ("D9", "9", 0, 0), ("D11", "9", 0, 0),
    ]  # fmt: skip
    assert {fact.clause for fact in facts if fact.key == "tile-laid"} == {"AF-6.4"}
    assert desk.company("MF").cash == 0


def test_g30_tile_7_ends_the_laying() -> None:
    desk = marrakech()
    desk.lay("D5", "115", 0)
    desk.lay("D7", "7", 2)
    assert desk.track_over()


def rock(owner: int | str) -> Desk:
    return Desk().own(0, "MF-director").own(1, "CNR-director").own(owner, "P2").cash("MF", 0).operate("MF")


@pytest.mark.parametrize("owner", [0, "MF"])
def test_g31_allen_rock_lets_the_owner_lay_a_fifth_tile_once(owner: int | str) -> None:
    desk = rock(owner)
    desk.lay("D5", "115", 0)
    for place in ("D7", "D9", "D11"):
        desk.lay(place, "9", 0)
    assert not desk.track_over()
    assert places(desk) == {"D13"}
    facts = desk.lay("D13", "9", 0)
    assert desk.heard(facts, "power-used") == [{"private": "P2"}]
    assert [fact.clause for fact in facts if fact.key == "power-used"] == ["AF-11.1"]
    assert desk.track_over()
    assert desk.lies_at("D13") == "9/0"
    desk.operate("MF", 2)
    desk.lay("D15", "8", 3)
    assert not desk.track_over()


@pytest.mark.parametrize("owner", [1, "CNR"])
def test_g31_the_power_of_others_is_of_no_use(owner: int | str) -> None:
    desk = rock(owner)
    desk.lay("D5", "115", 0)
    for place in ("D7", "D9", "D11"):
        desk.lay(place, "9", 0)
    assert desk.track_over()


def test_af_11_1_allen_rock_need_not_be_used_and_is_then_kept() -> None:
    desk = rock(0)
    desk.lay("D5", "115", 0)
    for place in ("D7", "D9", "D11"):
        desk.lay(place, "9", 0)
    assert desk.heard(desk.do("end-track"), "power-used") == []
    assert desk.state.used == 0


def test_af_11_1_with_allen_rock_the_stop_rules_still_hold() -> None:
    desk = rock(0)
    desk.lay("D5", "115", 0)
    desk.lay("D7", "9", 0)
    desk.lay("D9", "9", 0)
    desk.lay("D11", "7", 2)
    assert desk.track_over()
    assert desk.state.used == 0


def test_af_11_1_allen_rock_gives_a_fifth_tile_after_10_and_three_yellow_ones() -> None:
    desk = Desk(companies=SOUTH).own(0, "CSAR-director", "P2").cash("CSAR", 0).operate("CSAR")
    desk.lay("M32", "10", 0)
    desk.do("choose-city", stop=1)
    for place, tile, rotation in (("M30", "9", 0), ("M28", "4", 0)):
        desk.lay(place, tile, rotation)
    desk.cash("CSAR", 30)
    desk.lay("M26", "4", 0)
    assert not desk.track_over()
    assert desk.heard(desk.lay("M24", "8", 0), "power-used") == [{"private": "P2"}]
    assert desk.track_over()


# AF-6.4


def test_af_6_4_laying_may_end_after_any_tile() -> None:
    for count in range(4):
        desk = marrakech()
        for place, tile in (("D5", "115"), ("D7", "9"), ("D9", "9"))[:count]:
            desk.lay(place, tile, 0)
        desk.do("end-track")
        assert desk.track_over()
        assert desk.state.operating_rounds == 2


def test_af_6_4_a_company_with_track_at_home_lays_four_tiles_too() -> None:
    desk = Desk().own(0, "MF-director").tile("D5", "115", 0).operate("MF")
    for place in ("D7", "D9", "D11"):
        desk.lay(place, "9", 0)
        assert not desk.track_over()
    desk.lay("D13", "9", 0)
    assert desk.track_over()


def test_af_6_4_the_home_tile_comes_first_without_a_train() -> None:
    desk = marrakech()
    assert places(desk) == {"D5"}
    assert {tile for tile, _ in tiles(desk, "D5")} == {"6", "115"}
    assert desk.no_lay("D7", "9", 0).clause == "AF-6.4"


def test_af_6_4_a_company_whose_home_is_gray_begins_beside_it() -> None:
    desk = Desk(companies=NORTH).own(0, "AO-director").operate("AO")
    assert places(desk) == {"F3", "H3"}  # Algiers: track to the south west, and over H1 and gray Tunis to H3
    assert desk.no_lay("G2", "6").clause == "AF-6.9"


@pytest.mark.parametrize(("reading", "key"), [("connected", "track-apart"), ("one_line", "stretch-broken")])
def test_af_6_4_the_tiles_of_a_step_hang_together(reading: str, key: str) -> None:
    """The old tile at home lies between C6 and E6, and only printed track may."""
    desk = Desk(yellow_track=reading).own(0, "MF-director").tile("D5", "6", 5).operate("MF")  # to the south east and the south west
    assert places(desk) == {"C6", "E6"}
    desk.lay("E6", "9", 2)
    assert places(desk) == {"F7"}
    refusal = desk.no_lay("C6", "58", 4)
    assert (refusal.clause, refusal.key) == ("AF-6.4", key)


@pytest.mark.parametrize(("reading", "open_to"), [("connected", {"C6", "F7"}), ("one_line", {"F7"})])
def test_af_6_4_a_tile_joins_any_of_this_step_or_by_option_the_last_one(reading: str, open_to: set[object]) -> None:
    desk = Desk(yellow_track=reading).own(0, "MF-director").cash("MF", 0).operate("MF")
    desk.lay("D5", "6", 5)
    desk.lay("E6", "9", 2)
    assert places(desk) == open_to
    if reading == "connected":
        desk.lay("C6", "58", 4)
        assert not desk.track_over()
        desk.lay("F7", "9", 2)
        assert desk.track_over()
    else:
        assert desk.no_lay("C6", "58", 4).key == "stretch-broken"


def test_af_6_4_the_next_track_step_knows_nothing_of_the_last_one() -> None:
    desk = Desk().own(0, "MF-director").cash("MF", 0).operate("MF")
    desk.lay("D5", "6", 5)
    desk.lay("E6", "9", 2)
    assert desk.state.earlier == [desk.stop("D5") // STOPS_PER_HEX]
    desk.operate("MF", 2)
    assert desk.state.earlier == []
    desk.lay("F7", "9", 2)
    assert desk.no_lay("C6", "58", 4).key == "track-apart"


def test_af_6_4_the_tile_must_meet_the_end_of_the_stretch_with_its_track() -> None:
    desk = marrakech()
    desk.lay("D5", "115", 0)
    assert {turn for tile, turn in tiles(desk, "D7") if tile == "9"} == {0}
    for rotation in (1, 2):
        assert desk.no_lay("D7", "9", rotation).clause == "AF-6.4"


def test_af_6_4_the_stretch_may_begin_anywhere_on_the_network_of_the_company() -> None:
    desk = Desk().own(0, "MF-director").tile("D5", "6", 5).way("D5-E6-F7-G8").operate("MF")
    assert places(desk) - {"E6", "F7"} == {"C6"}  # upgrades of E6 and F7 apart; G8 costs 30
    desk.cash("MF", 30)
    assert places(desk) - {"E6", "F7"} == {"C6", "G8"}


@pytest.mark.parametrize(("home", "between", "tile", "rotation"), [(1, "M20", "9", 2), (0, "N25", "9", 0)])
def test_af_6_4_plain_printed_track_may_lie_in_between(home: int, between: str, tile: str, rotation: int) -> None:
    desk = Desk(companies=SOUTH).own(0, "KR-director").cash("KR", 100).operate("KR")
    desk.lay("O20", "115", home)
    if home == 0:
        desk.lay("O22", "8", 1)  # from the north to the south west, into N23
    assert places(desk) == {between}
    desk.lay(between, tile, rotation)
    assert desk.lies_at(between) == f"{tile}/{rotation}"


def lagos(printed_track: str = "all") -> Desk:
    """NR in Lagos has laid Accra to the north-west; beyond H17, which is printed, lies I16."""
    desk = Desk(companies=("NR", "MF", "TO", "CNR", "COR", "TC", "AR"), printed_track=printed_track).own(0, "NR-director").operate("NR")
    desk.lay("F15", "4", 2)
    return desk


def algiers(printed_track: str = "all") -> Desk:
    """AO in Algiers has laid H3, which track joins over H1 and the printed town of Tunis."""
    desk = (
        Desk(companies=NORTH, printed_track=printed_track)
        .own(0, "AO-director")
        .own(1, "MF-director")
        .joined("G2", "E2", "D3")
        .operate("AO")
    )
    desk.lay("H3", "9", 1)
    return desk


def test_af_6_4_track_printed_in_a_town_or_city_lies_in_between_too() -> None:
    assert "I16" in places(lagos())
    assert "F3" in places(algiers())


def test_af_6_4_by_option_only_printed_track_without_stops_lies_in_between() -> None:
    assert "I16" not in places(lagos(printed_track="plain"))  # over Lagos and H17: behind the stretch, not in front of it
    assert "F3" not in places(algiers(printed_track="plain"))
    desk = Desk(companies=NORTH, printed_track="plain").own(0, "AO-director").operate("AO")
    assert "H3" in places(desk)  # the far side of Tunis: a new stretch may begin there


def test_af_6_4_new_tiles_must_be_reached_from_a_station() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").own(1, "TO-director").tile("D5", "115", 0).operate("MF")
    desk.tile("E6", "9", 2)
    assert desk.no_lay("F7", "9", 2).clause == "AF-6.4"


def test_af_6_4_no_tile_beyond_a_city_full_of_others_stations() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").own(1, "MNR-director").tile("D5", "115", 3).operate("MF")
    assert "E4" not in places(desk)
    assert desk.no_lay("F3", "58", 2).clause == "AF-6.4"
    desk = Desk(companies=NORTH).own(0, "MF-director").tile("D5", "115", 3).cash("MF", 40).operate("MF")
    assert {"E4", "F3"} <= places(desk)


@pytest.mark.parametrize(("company", "home", "cost"), [("COR", "J21", 60), ("CNR", "J21", 60), ("CSAR", "M32", 0), ("NZA", "M32", 0)])
def test_g35_tile_10_is_offered_at_home_and_then_three_yellow_tiles(company: str, home: str, cost: int) -> None:
    desk = Desk(companies=SOUTH).own(0, f"{company}-director").cash(company, cost).operate(company)
    assert places(desk) == {home}
    assert {tile for tile, _ in tiles(desk, home)} == {"10"}
    facts = desk.lay(home, "10", 0)
    facts += desk.do("choose-city", stop=1)
    assert desk.heard(facts, "tile-laid") == [{"company": company, "place": home, "tile": "10", "rotation": 0, "cost": cost}]
    assert desk.company(company).cash == 0
    north = {"J21": (("J19", "9", 0), ("J17", "9", 0), ("J15", "8", 0)), "M32": (("M30", "9", 0), ("M28", "4", 0), ("M26", "4", 0))}[home]
    desk.cash(company, 30)
    for place, tile, rotation in north:
        assert not desk.track_over()
        desk.lay(place, tile, rotation)
    assert desk.track_over()


@pytest.mark.parametrize("cash", [0, 59])
def test_g35_on_j21_tile_10_needs_60(cash: int) -> None:
    desk = Desk(companies=SOUTH).own(0, "COR-director").cash("COR", cash).operate("COR")
    assert desk.options(key="lay-tile") == []
    refusal = desk.no_lay("J21", "10", 0)
    assert (refusal.clause, refusal.need, refusal.have) == ("AF-6.10", 60, cash)


def test_af_6_4_after_10_the_stretch_begins_at_the_city_of_the_company() -> None:
    for stop, beyond in ((0, "M34"), (1, "M30")):
        desk = Desk(companies=SOUTH).own(0, "CSAR-director").cash("CSAR", 30).operate("CSAR")
        desk.lay("M32", "10", 0)
        desk.do("choose-city", stop=stop)
        assert places(desk) == {beyond}


def test_af_6_4_a_company_that_finds_10_at_home_lays_four_yellow_tiles() -> None:
    desk = Desk(companies=SOUTH).tile("M32", "10", 0).own(0, "CSAR-director")
    desk.station("CSAR", "M32.1").state.choosing.clear()
    desk.cash("CSAR", 30).operate("CSAR")
    for place, tile in (("M30", "9"), ("M28", "4"), ("M26", "4")):
        desk.lay(place, tile, 0)
        assert not desk.track_over()
    desk.lay("M24", "8", 0)
    assert desk.track_over()


def test_af_6_4_any_rotation_with_the_same_track_is_accepted_and_one_is_offered() -> None:
    desk = marrakech()
    desk.lay("D5", "115", 0)
    assert [turn for tile, turn in tiles(desk, "D7") if tile == "9"] == [0]
    desk.lay("D7", "9", 3)
    assert desk.lies_at("D7") == "9/0"


# AF-6.5


def agadir() -> Desk:
    """MF with track that leads to a town, Agadir (C6), from the north-east."""
    return Desk().own(0, "MF-director").tile("D5", "115", 1).operate("MF")


def test_af_6_5_tile_3_ends_the_laying() -> None:
    desk = agadir()
    desk.lay("C6", "3", 4)
    assert desk.track_over()


def test_af_6_5_tile_58_does_not_end_the_laying() -> None:
    desk = agadir()
    desk.lay("C6", "58", 4)
    assert not desk.track_over()
    assert places(desk) == {"C8"}


def test_af_6_5_tile_4_does_not_end_the_laying() -> None:
    desk = Desk(companies=NORTH).own(0, "AO-director").operate("AO")
    desk.lay("F3", "4", 1)
    assert not desk.track_over()
    assert places(desk) == {"H3"}  # beyond Algiers, H1 and Tunis; E4 costs 40
    desk.cash("AO", 40)
    assert places(desk) == {"E4", "H3"}


def test_af_6_5_tile_7_ends_the_laying_as_first_tile_too() -> None:
    desk = Desk().own(0, "MF-director").tile("D5", "115", 0).operate("MF")
    desk.lay("D7", "7", 2)
    assert desk.track_over()


@pytest.mark.parametrize("tile", ["8", "9"])
def test_af_6_5_tiles_8_and_9_do_not(tile: str) -> None:
    desk = Desk().own(0, "MF-director").tile("D5", "115", 0).operate("MF")
    desk.lay("D7", tile, 3)
    assert not desk.track_over()


@pytest.mark.parametrize(("tile", "rotation"), [("6", 2), ("115", 4)])
def test_af_6_5_a_city_tile_away_from_home_ends_the_laying(tile: str, rotation: int) -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").tile("D5", "115", 5).way("D5-E6-F7-G8-G10-F11").cash("MF", 30).operate("MF")
    desk.joined("D5", "F11")
    facts = desk.lay("F11", tile, rotation)
    assert desk.heard(facts, "tile-laid")[0]["cost"] == 30
    assert desk.track_over()


def test_af_6_5_a_city_tile_on_its_own_track_ends_it_even_where_the_city_was_already_reached() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").tile("D5", "115", 5).way("D5-E6-F7-G8-G10-F11").cash("MF", 30)
    desk.station("MF", "F11").joined("D5", "F11").operate("MF")
    desk.lay("F11", "6", 2)
    assert desk.track_over()


@pytest.mark.parametrize(("tile", "rotation"), [("6", 5), ("115", 0)])
def test_af_6_5_the_home_tile_does_not(tile: str, rotation: int) -> None:
    desk = marrakech()
    desk.lay("D5", tile, rotation)
    assert not desk.track_over()


@pytest.mark.parametrize(("tile", "rotation"), [("115", 3), ("6", 3), ("6", 1)])
def test_af_6_5_the_first_connection_to_another_city_ends_it_with_the_home_tile_already(tile: str, rotation: int) -> None:
    desk = marrakech()
    desk.lay("D5", tile, rotation)  # a track to the north: Casablanca
    assert desk.track_over()


def test_af_6_5_a_city_joined_before_by_others_counts_for_the_company_that_now_reaches_it() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").tile("D5", "115", 4).joined("D5", "D3", "E2").cash("MF", 40).operate("MF")
    desk.lay("E4", "2", 0)  # Marrakech over E4 to Casablanca
    assert desk.track_over()


def test_af_6_5_a_new_way_to_a_city_already_reached_does_not_end_it() -> None:
    desk = Desk(companies=NORTH).own(0, "MNR-director").cash("MNR", 40).operate("MNR")
    desk.lay("E4", "632", 0)  # Casablanca over E4 to Tangier, which is next door anyway
    assert not desk.track_over()


def test_af_6_5_reaching_a_city_only_as_an_end_ends_it_as_well() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").own(1, "MNR-director").operate("MF")
    desk.lay("D5", "115", 3)
    assert desk.track_over()
