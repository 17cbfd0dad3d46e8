"""AF-6.8 to AF-6.10: which tile goes where, what never changes, what laying costs; Jamieson Tropical Timber."""

from __future__ import annotations

import pytest

from magnat.games.africa import names
from tests.games.africa.table import Desk

NORTH = ("MF", "MNR", "TC", "AO", "TO", "AR", "ENR", "KR", "CSAR")
SOUTH = ("CSAR", "NZA", "CGH", "KR", "EAR", "UR", "COR", "CNR", "ENR")

PLAIN_GREEN = ["16", "17", "18", "19", "20", "23", "24", "25", "26", "27", "28", "29", "30", "31"]
PLAIN_BROWN = ["40", "41", "42", "43", "45", "46", "47"]


def refusal_keys(desk: Desk, place: str, tile: str) -> set[tuple[str, str]]:
    """Why the tile cannot be laid there, over all rotations; empty if it can."""
    found = set()
    for rotation in range(6):
        refusal = desk.rules.check(desk.state, 0, desk.wish("lay-tile", place=place, tile=tile, rotation=rotation, waive=0))
        if refusal is None:
            return set()
        found.add((refusal.clause, refusal.key))
    return found


# AF-6.8: first tiles


@pytest.mark.parametrize(
    ("place", "first"),
    [
        ("E8", ["7", "8", "9"]),
        ("G8", ["7", "8", "9"]),  # Western Ahaggar has a name and no stop
        ("M24", ["7", "8", "9"]),
        ("H13", ["3", "4", "58"]),
        ("E4", ["1", "2", "55", "56", "69", "632"]),
        ("M18", ["1", "2", "55", "56", "69", "632"]),
        ("O12", ["6", "115"]),
        ("J21", ["10"]),
        ("M32", ["10"]),
    ],
)
def test_af_6_8_what_goes_first_on_which_hex(place: str, first: list[str]) -> None:
    desk = Desk().own(0, "MF-director").operate("MF")
    fitting = [tile for tile in names.all_names("tile") if ("AF-6.8", "wrong-tile-for-hex") not in refusal_keys(desk, place, tile)]
    assert sorted(fitting) == sorted(first)


# AF-6.8: upgrades


@pytest.mark.parametrize(
    ("place", "old", "new"),
    [
        ("D5", "6", ["12", "13", "14", "15"]),
        ("D5", "115", ["12", "13", "14", "15"]),
        ("D5", "12", ["38"]),
        ("D5", "13", ["38"]),
        ("D5", "14", []),
        ("D5", "15", []),
        ("D5", "38", ["51"]),
        ("D5", "51", []),
        ("M32", "10", ["35", "36", "37"]),
        ("M32", "35", ["A20"]),
        ("M32", "36", ["A21"]),
        ("M32", "37", ["A22"]),
        ("M32", "A20", []),
        ("H13", "58", ["12", "13", "14", "15", "87", "88"]),
        ("H13", "3", ["12", "14", "15", "87", "88"]),
        ("H13", "4", ["14", "15", "87", "88"]),
        ("H13", "87", ["933"]),
        ("H13", "88", ["933"]),
        ("H13", "933", []),
        ("E4", "1", []),
        ("E4", "2", []),
        ("E4", "55", []),
        ("E4", "56", []),
        ("E4", "69", []),
        ("E4", "632", []),
        ("E8", "40", []),
        ("E8", "41", ["169"]),
        ("E8", "42", ["169"]),
        ("E8", "43", []),
        ("E8", "45", []),
        ("E8", "46", []),
        ("E8", "47", ["169"]),
        ("E8", "169", []),
    ],
)
def test_af_6_8_what_may_become_what(place: str, old: str, new: list[str]) -> None:
    desk = Desk().own(0, "MF-director").tile(place, old).operate("MF")
    fitting = [tile for tile in names.all_names("tile") if ("AF-6.8", "wrong-upgrade") not in refusal_keys(desk, place, tile)]
    assert sorted(fitting) == sorted(new)


@pytest.mark.parametrize("old", ["7", "8", "9", *PLAIN_GREEN])
def test_af_6_8_plain_track_stays_plain(old: str) -> None:
    desk = Desk().own(0, "MF-director").tile("E8", old).operate("MF")
    fitting = {tile for tile in names.all_names("tile") if ("AF-6.8", "wrong-upgrade") not in refusal_keys(desk, "E8", tile)}
    assert fitting
    assert fitting <= set(PLAIN_GREEN if old in ("7", "8", "9") else PLAIN_BROWN)


def kano(tile: str, rotation: int, *, town_to_city: bool = True, tile_933: str = "five_way") -> Desk:
    """TO with track from Timbuktu over G12 to the town Kano (H13), which it enters from the north-west."""
    desk = Desk(companies=NORTH, town_to_city_upgrade=town_to_city, tile_933=tile_933).own(0, "TO-director").tile("F11", "115", 5)
    return desk.way("F11-G12-H13").tile("H13", tile, rotation).trains("TO", "2").operate("TO")


def laid_on(desk: Desk, place: str) -> set[object]:
    return {it.words()["tile"] for it in desk.options(key="lay-tile") if it.words()["place"] == place}


def test_g37_a_town_may_become_a_green_city_but_two_towns_never() -> None:
    desk = kano("58", 2)
    desk.lay("H13", "12", 2)
    assert desk.lies_at("H13") == "12/2"
    desk = Desk(companies=NORTH).own(0, "MNR-director").tile("E4", "1", 1).trains("MNR", "2").operate("MNR")
    for rotation in range(6):
        assert desk.no_lay("E4", "12", rotation).clause == "AF-6.8"
    assert laid_on(desk, "E4") == set()


def test_af_6_8_a_yellow_town_becomes_a_town_or_a_city() -> None:
    assert laid_on(kano("58", 2), "H13") == {"12", "13", "14", "15", "87", "88"}


def test_af_6_8_by_option_a_town_stays_a_town() -> None:
    desk = kano("58", 2, town_to_city=False)
    assert laid_on(desk, "H13") == {"87", "88"}
    refusal = desk.no_lay("H13", "12", 2)
    assert refusal.clause == "AF-6.8"
    desk.lay("H13", "87", 2)
    assert desk.lies_at("H13") == "87/2"


def test_af_6_8_by_that_option_cities_are_upgraded_all_the_same() -> None:
    desk = kano("58", 2, town_to_city=False)
    desk.lay("F11", "12", 5)
    assert desk.lies_at("F11") == "12/5"


@pytest.mark.parametrize(("old", "rotation", "turns"), [("88", 1, {1, 4}), ("87", 1, {0, 1})])
def test_af_6_8_tile_933_has_five_ways_out(old: str, rotation: int, turns: set[int]) -> None:
    desk = kano(old, rotation)
    found = [it.words() for it in desk.options(key="lay-tile") if it.words()["tile"] == "933"]
    assert {it["rotation"] for it in found} == turns
    desk.lay("H13", "933", min(turns))
    shape = desk.state.shapes[names.index("place", "H13")]
    assert [shape.edges.bit_count(), shape.stops[0].value] == [5, 20]


@pytest.mark.parametrize(("old", "rotation"), [("88", 1), ("87", 1)])
def test_af_6_8_by_option_tile_933_has_six(old: str, rotation: int) -> None:
    desk = kano(old, rotation, tile_933="six_way")
    found = [it.words() for it in desk.options(key="lay-tile") if it.words()["tile"] == "933"]
    assert [it["rotation"] for it in found] == [0]
    desk.lay("H13", "933", 4)
    shape = desk.state.shapes[names.index("place", "H13")]
    assert [shape.edges.bit_count(), shape.stops[0].value] == [6, 20]


@pytest.mark.parametrize(("tile", "value", "slots"), [("115", 20, 1), ("12", 30, 1), ("15", 30, 2), ("38", 40, 2), ("51", 50, 2)])
def test_af_6_8_what_cities_are_worth_and_how_much_room_they_have(tile: str, value: int, slots: int) -> None:
    stop = Desk().tile("O12", tile).state.shapes[names.index("place", "O12")].stops[0]
    assert (stop.value, stop.slots) == (value, slots)


def test_af_6_8_the_supply_is_limited() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").tile("F11", "115").tile("O12", "115").operate("MF")
    desk.tile("O20", "115")
    refusal = desk.no_lay("D5", "115", 0)
    assert (refusal.clause, refusal.key) == ("AF-6.8", "tile-used-up")
    assert laid_on(desk, "D5") == {"6"}
    desk.lay("D5", "6", 5)
    assert desk.lies_at("D5") == "6/5"


def test_af_6_8_two_double_cities_and_two_tiles_10() -> None:
    desk = Desk(companies=SOUTH).tile("J21", "10").own(0, "CSAR-director").operate("CSAR")
    desk.lay("M32", "10", 0)
    assert desk.state.supply[names.index("tile", "10")] == 0


# AF-6.9


@pytest.mark.parametrize(("tile", "rotation"), [("115", 2), ("6", 0), ("6", 2)])
def test_af_6_9_no_track_off_the_map(tile: str, rotation: int) -> None:
    desk = Desk().own(0, "MF-director").operate("MF")
    assert desk.no_lay("D5", tile, rotation).clause == "AF-6.9"  # north west of Marrakech is the sea


def test_af_6_9_no_track_into_a_blank_side_of_a_gray_hex() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").tile("D5", "115", 5).way("D5-E6-F5-G4").operate("MF")
    assert desk.no_lay("G4", "8", 1).clause == "AF-6.9"  # from the south west to the north: Algiers has no track to the south
    desk.lay("G4", "9", 1)
    assert desk.lies_at("G4") == "9/1"


@pytest.mark.parametrize("gray", ["J13", "M22", "N19", "O24"])
def test_af_6_9_nothing_leads_to_the_gray_hexes_without_track(gray: str) -> None:
    desk = Desk()
    at = names.index("place", gray)
    for other, sides in enumerate(desk.box.atlas.sides):
        for edge in range(6):
            if desk.box.atlas.beyond[other][edge] == at:
                assert not sides >> edge & 1


@pytest.mark.parametrize("gray", ["D3", "E2", "H1", "I2", "K36", "M22"])
def test_af_6_9_gray_hexes_never_change(gray: str) -> None:
    desk = Desk(companies=NORTH).own(0, "MNR-director").trains("MNR", "4E").operate("MNR")
    for tile in ("9", "4", "6", "115", "10", "12", "38", "51"):
        assert refusal_keys(desk, gray, tile) == {("AF-6.9", "gray-hex")}


def test_af_6_9_upgrades_do_not_lead_off_the_map_either() -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director").tile("D5", "115", 3).trains("MF", "2").operate("MF")
    assert desk.no_lay("D5", "12", 1).clause == "AF-6.9"  # south west, north west, north
    assert desk.no_lay("D5", "13", 0).clause == "AF-6.7"
    assert desk.no_lay("D5", "15", 0).clause == "AF-6.9"


# AF-6.10


def timbuktu(cash: int, *cards: str) -> Desk:
    desk = Desk(companies=NORTH).own(0, "TO-director").own(1, "MF-director").tile("F11", "115", 5).cash("TO", cash)
    for card in cards:
        desk.own(0, card)
    return desk.operate("TO")


def test_af_6_10_the_first_tile_pays_what_is_printed_on_the_hex() -> None:
    desk = timbuktu(30)
    bank = desk.state.bank
    assert desk.heard(desk.lay("G12", "9", 2), "tile-laid")[0]["cost"] == 30
    assert desk.company("TO").cash == 0
    assert desk.state.bank == bank + 30


@pytest.mark.parametrize("cash", [0, 29])
def test_af_6_10_without_the_money_no_tile(cash: int) -> None:
    desk = timbuktu(cash)
    refusal = desk.no_lay("G12", "9", 2)
    assert (refusal.clause, refusal.need, refusal.have) == ("AF-6.10", 30, cash)


def test_af_6_10_upgrades_are_free() -> None:
    desk = timbuktu(0)
    desk.tile("G12", "9", 2)
    assert desk.heard(desk.lay("G12", "23", 2), "tile-laid")[0]["cost"] == 0
    assert desk.company("TO").cash == 0


def test_af_6_10_hexes_without_a_number_are_free() -> None:
    desk = Desk().own(0, "MF-director").cash("MF", 0).operate("MF")
    assert desk.heard(desk.lay("D5", "115", 0), "tile-laid")[0]["cost"] == 0


def test_af_6_10_a_home_city_costs_as_well() -> None:
    desk = Desk(companies=NORTH).own(0, "ENR-director").cash("ENR", 50).operate("ENR")
    assert desk.heard(desk.lay("N7", "115", 0), "tile-laid")[0]["cost"] == 50
    assert desk.company("ENR").cash == 0


@pytest.mark.parametrize(
    ("place", "cost"),
    [
        ("E4", 40),
        ("E12", 20),
        ("G8", 30),
        ("O8", 20),
        ("L25", 20),
        ("I22", 80),
        ("N7", 50),
        ("O28", 50),
        ("J21", 60),
        ("M32", 0),
        ("D7", 0),
    ],
)
def test_af_6_10_costs_of_the_map(place: str, cost: int) -> None:
    assert Desk().box.figures.places[names.index("place", place)].cost == cost


# AF-11.1: Jamieson Tropical Timber


def test_g34_jamieson_pays_one_river_and_the_next_costs_30_again() -> None:
    desk = timbuktu(30, "P4")
    facts = desk.lay("G12", "8", 0, waive=1)  # and on to the south, to G14, which is a river too
    assert desk.heard(facts, "tile-laid")[0]["cost"] == 0
    assert desk.heard(facts, "power-used") == [{"private": "P4"}]
    assert desk.company("TO").cash == 30
    assert desk.no_lay("G14", "8", 3, waive=1).clause == "AF-11.1"
    assert desk.heard(desk.lay("G14", "8", 3), "tile-laid")[0]["cost"] == 30
    assert desk.company("TO").cash == 0


def test_g34_with_jamieson_one_may_still_pay() -> None:
    desk = timbuktu(30, "P4")
    facts = desk.lay("G12", "9", 2, waive=0)
    assert desk.heard(facts, "power-used") == []
    assert desk.company("TO").cash == 0


@pytest.mark.parametrize(("cash", "waive", "cost"), [(60, 0, 60), (0, 1, 0)])
def test_g34_tile_10_on_j21_costs_60_or_with_jamieson_nothing(cash: int, waive: int, cost: int) -> None:
    desk = Desk(companies=SOUTH).own(0, "COR-director", "P4").cash("COR", cash).operate("COR")
    assert desk.heard(desk.lay("J21", "10", 0, waive=waive), "tile-laid")[0]["cost"] == cost
    assert desk.company("COR").cash == 0


def test_g34_tile_10_on_m32_costs_nothing() -> None:
    desk = Desk(companies=SOUTH).own(0, "CSAR-director", "P4").cash("CSAR", 0).operate("CSAR")
    assert desk.no_lay("M32", "10", 0, waive=1).clause == "AF-11.1"
    assert desk.heard(desk.lay("M32", "10", 0), "tile-laid")[0]["cost"] == 0


def test_af_11_1_jamieson_pays_no_mountain_and_no_upgrade() -> None:
    desk = Desk(companies=NORTH).own(0, "TC-director", "P4").cash("TC", 40).operate("TC")
    assert desk.no_lay("E4", "55", 0, waive=1).clause == "AF-11.1"
    desk = timbuktu(0, "P4")
    desk.tile("G12", "9", 2)
    assert desk.no_lay("G12", "23", 2, waive=1).clause == "AF-11.1"


@pytest.mark.parametrize(("owner", "usable"), [(0, True), ("TO", True), (1, False), ("MF", False)])
def test_af_11_1_jamieson_helps_its_owner_or_the_company_he_leads(owner: int | str, usable: bool) -> None:
    desk = timbuktu(0).own(owner, "P4")
    if usable:
        desk.lay("G12", "9", 2, waive=1)
        assert desk.lies_at("G12") == "9/2"
    else:
        assert desk.no_lay("G12", "9", 2, waive=1).clause == "AF-11.1"


# What is offered is what is allowed


@pytest.mark.parametrize("laid", [0, 1])
def test_af_6_8_every_lay_that_is_allowed_is_offered_and_no_other(laid: int) -> None:
    desk = Desk(companies=NORTH).own(0, "MF-director", "P2", "P3", "P4").own(1, "TC-director").tile("D5", "6", 3).tile("F11", "115", 4)
    desk.way("D5-E6-F7-G8-G10-F11").tile("E4", "2", 0).cash("MF", 30).trains("MF", "2").joined("D5", "F11").operate("MF")
    if laid:
        desk.lay("D5", "12", 3)
    offered = {tuple(it.words().values()) for it in desk.options(key="lay-tile")}
    allowed = set()
    for place in names.all_names("place"):
        for number, tile in enumerate(names.all_names("tile")):
            for rotation in range(len(desk.box.atlas.tiles[number].shapes)):
                turn = desk.box.atlas.tiles[number].shapes[rotation].rotation
                for waive in (0, 1):
                    if desk.may("lay-tile", place=place, tile=tile, rotation=turn, waive=waive):
                        allowed.add((place, tile, turn, waive))
    assert allowed == offered
    assert allowed
