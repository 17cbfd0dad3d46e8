"""AF-11.1: the powers of the privates, each once a game, for a player's companies or for the company that owns it."""

from __future__ import annotations

import pytest

from magnat.games.africa import names
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import Kept
from magnat.kernel.contract import Word
from tests.games.africa.table import Desk

P2, P3, P4, P5 = 1, 2, 3, 4


def used(desk: Desk) -> list[str]:
    return names.bits("private", desk.state.used)


def lay(desk: Desk, place: str, tile: str, rotation: int, waive: int = 0) -> None:
    desk.do("lay-tile", place=place, tile=tile, rotation=rotation, waive=waive)


def may_lay(desk: Desk, place: str, tile: str, rotation: int, waive: int = 0) -> bool:
    return desk.may("lay-tile", place=place, tile=tile, rotation=rotation, waive=waive)


# The cards


@pytest.mark.parametrize(
    ("private", "price", "income"), [("P1", 25, 5), ("P2", 35, 5), ("P3", 60, 10), ("P4", 75, 12), ("P5", 115, 20), ("P6", 160, 25)]
)
def test_af_11_1_prices_and_incomes_for_players_and_companies(private: str, price: int, income: int) -> None:
    desk = Desk().own(1, "MF-director").hand(0, private)
    desk.do("buy-hand", card=private)
    assert desk.player(0).cash == 694 - price
    desk.operate("MF").step(Stage.SHARES).do("end-shares")
    assert desk.player(0).cash == 694 - price + income
    desk = Desk().own(1, "MF-director").own("MF", private).operate("MF").step(Stage.SHARES)
    desk.do("end-shares")
    assert desk.company("MF").cash == income


def test_af_11_1_a_used_private_pays_on_and_may_be_sold() -> None:
    desk = Desk().own(1, "MF-director").own(0, "P4")
    desk.state.used = 1 << P4
    desk.operate("MF").step(Stage.SHARES).do("end-shares")
    assert desk.player(0).cash == 694 + 12
    desk.stock_round(0).do("sell-private", private="P4")
    assert desk.player(0).cash == 694 + 12 + 75
    assert desk.state.privates[P4] == Kept.POOL
    assert used(desk) == ["P4"]


def test_af_11_1_cape_wine_has_no_power() -> None:
    desk = four_tiles(0, "P1")
    assert desk.stage() == Stage.TRAINS
    assert used(desk) == []


# Allen Rock Aggregates


def four_tiles(owner: Word = 0, private: str = "P2", *, spent: bool = False) -> Desk:
    """G29: #115 on D5 and three straight tiles to the south."""
    desk = Desk().own(0, "MF-director", "TC-director").own(owner, private).cash("MF", 500).operate("MF")
    desk.state.used = 1 << P2 if spent else 0
    lay(desk, "D5", "115", 0)
    for place in ("D7", "D9", "D11"):
        lay(desk, place, "9", 0)
    return desk


@pytest.mark.parametrize("owner", [0, "MF"])
def test_g31_allen_rock_lays_a_fifth_tile(owner: Word) -> None:
    desk = four_tiles(owner)
    assert desk.stage() == Stage.TRACK
    assert used(desk) == []
    lay(desk, "D13", "9", 0)
    assert desk.lies_at("D13") == "9/0"
    assert used(desk) == ["P2"]
    assert desk.stage() == Stage.TRAINS


@pytest.mark.parametrize("owner", [1, "TC"])
def test_af_11_1_allen_rock_does_not_serve_a_company_that_its_owner_does_not_lead(owner: Word) -> None:
    desk = four_tiles(owner)
    assert desk.stage() == Stage.TRAINS
    assert used(desk) == []


def test_af_11_1_allen_rock_need_not_be_used() -> None:
    desk = four_tiles()
    desk.do("end-track")
    assert used(desk) == []


def test_af_11_1_allen_rock_works_once() -> None:
    desk = four_tiles(spent=True)
    assert desk.stage() == Stage.TRAINS
    assert used(desk) == ["P2"]


def test_af_11_1_allen_rock_does_not_lift_the_stop_rules() -> None:
    """AF-6.5: laying ends after #7."""
    desk = Desk().own(0, "MF-director", "P2").cash("MF", 500).operate("MF")
    lay(desk, "D5", "115", 0)
    lay(desk, "D7", "7", 3)
    assert desk.stage() == Stage.TRAINS
    assert used(desk) == []


def test_af_11_1_allen_rock_adds_one_tile_not_two() -> None:
    desk = four_tiles()
    lay(desk, "D13", "8", 3)
    assert desk.refused("lay-tile", place="E14", tile="9", rotation=2, waive=0).key == "not-now"


def test_af_11_1_allen_rock_gives_a_double_city_four_yellow_tiles_after_its_10() -> None:
    desk = Desk().own(0, "CSAR-director", "P2").cash("CSAR", 500).operate("CSAR")
    lay(desk, "M32", "10", 0)
    desk.do("choose-city", stop=1)
    for place, tile in (("M30", "9"), ("M28", "4"), ("M26", "4")):
        lay(desk, place, tile, 0)
    assert used(desk) == []
    lay(desk, "M24", "8", 0)
    assert used(desk) == ["P2"]


# Thompson Wagon Works


def upgrading(owner: Word = 0, *, spent: bool = False) -> Desk:
    """TO may turn the yellow #6 of F11, its home, into a green city."""
    desk = Desk().own(0, "TO-director", "TC-director").own(owner, "P3").tile("F11", "6", 0).tile("F13", "9", 0).trains("TO", "2")
    desk.state.used = 1 << P3 if spent else 0
    return desk.operate("TO")


@pytest.mark.parametrize("owner", [0, "TO"])
def test_af_11_1_thompson_upgrades_the_same_tile_twice(owner: Word) -> None:
    desk = upgrading(owner)
    lay(desk, "F11", "13", 0)
    assert desk.stage() == Stage.TRACK
    assert used(desk) == []
    lay(desk, "F11", "38", 0)
    assert desk.lies_at("F11") == "38/0"
    assert used(desk) == ["P3"]
    assert desk.stage() == Stage.RUN


@pytest.mark.parametrize("owner", [1, "TC"])
def test_af_11_1_thompson_serves_nobody_elses_company(owner: Word) -> None:
    desk = upgrading(owner)
    lay(desk, "F11", "13", 0)
    assert desk.lies_at("F11") == "13/0"
    assert desk.stage() == Stage.RUN


def test_af_11_1_thompson_works_once() -> None:
    desk = upgrading(spent=True)
    lay(desk, "F11", "13", 0)
    assert desk.stage() == Stage.RUN


def test_af_11_1_thompson_upgrades_no_other_tile_and_lays_no_yellow() -> None:
    desk = upgrading()
    lay(desk, "F11", "13", 0)
    assert desk.refused("lay-tile", place="F13", tile="23", rotation=0, waive=0).clause == "AF-6.6"
    assert desk.refused("lay-tile", place="E10", tile="9", rotation=2, waive=0).clause == "AF-6.3"
    desk.do("end-track")
    assert used(desk) == []


def test_af_11_1_thompson_does_not_upgrade_three_times() -> None:
    desk = upgrading()
    lay(desk, "F11", "13", 0)
    lay(desk, "F11", "38", 0)
    assert desk.refused("lay-tile", place="F11", tile="51", rotation=0, waive=0).key == "not-now"


def test_af_11_1_thompson_does_not_upgrade_a_tile_just_laid() -> None:
    desk = Desk().own(0, "TO-director", "P3").trains("TO", "2").cash("TO", 30).operate("TO")
    lay(desk, "F11", "6", 0)
    assert desk.refused("lay-tile", place="F11", tile="13", rotation=0, waive=0).clause == "AF-6.3"


# Jamieson Tropical Timber


def at_river(owner: Word = 0, cash: int = 100) -> Desk:
    """TO at F11; G12 beyond is a river of 30, G14 as well."""
    desk = Desk().own(0, "TO-director", "TC-director").own(owner, "P4").tile("F11", "6", 5).cash("TO", cash)
    return desk.operate("TO")


@pytest.mark.parametrize("owner", [0, "TO"])
def test_g34_a_river_costs_nothing_once_and_then_its_price_again(owner: Word) -> None:
    desk = at_river(owner)
    bank = desk.state.bank
    lay(desk, "G12", "8", 0, waive=1)
    assert (desk.company("TO").cash, desk.state.bank) == (100, bank)
    assert used(desk) == ["P4"]
    refusal = desk.refused("lay-tile", place="G14", tile="8", rotation=3, waive=1)
    assert (refusal.clause, refusal.key) == ("AF-11.1", "no-such-power")
    lay(desk, "G14", "8", 3)
    assert (desk.company("TO").cash, desk.state.bank) == (70, bank + 30)


def test_g34_the_power_is_a_choice() -> None:
    desk = at_river()
    lay(desk, "G12", "8", 0)
    assert desk.company("TO").cash == 70
    assert used(desk) == []
    lay(desk, "G14", "8", 3, waive=1)
    assert desk.company("TO").cash == 70


def test_g34_without_money_the_power_is_the_only_way() -> None:
    desk = at_river(cash=29)
    assert desk.refused("lay-tile", place="G12", tile="8", rotation=0, waive=0).clause == "AF-6.10"
    assert may_lay(desk, "G12", "8", 0, waive=1)


@pytest.mark.parametrize("owner", [1, "TC"])
def test_af_11_1_jamieson_serves_nobody_elses_company(owner: Word) -> None:
    desk = at_river(owner)
    assert desk.refused("lay-tile", place="G12", tile="8", rotation=0, waive=1).clause == "AF-11.1"


def test_g34_laying_10_on_j21_costs_60_and_with_jamieson_nothing() -> None:
    desk = Desk().own(0, "COR-director").cash("COR", 60).operate("COR")
    lay(desk, "J21", "10", 0)
    assert desk.company("COR").cash == 0
    desk = Desk().own(0, "COR-director", "P4").cash("COR", 0).operate("COR")
    assert desk.refused("lay-tile", place="J21", tile="10", rotation=0, waive=0).clause == "AF-6.10"
    lay(desk, "J21", "10", 0, waive=1)
    assert desk.company("COR").cash == 0
    assert used(desk) == ["P4"]


def test_g34_laying_10_on_m32_costs_nothing() -> None:
    desk = Desk().own(0, "CSAR-director", "P4").cash("CSAR", 0).operate("CSAR")
    assert desk.refused("lay-tile", place="M32", tile="10", rotation=0, waive=1).clause == "AF-11.1"
    lay(desk, "M32", "10", 0)
    assert used(desk) == []


def test_af_11_1_jamieson_pays_rivers_not_mountains() -> None:
    """E12 is a mountain of 20, south-west of F11."""
    desk = Desk().own(0, "TO-director", "P4").tile("F11", "6", 1).cash("TO", 100).operate("TO")
    assert desk.refused("lay-tile", place="E12", tile="9", rotation=1, waive=1).clause == "AF-11.1"
    lay(desk, "E12", "9", 1)
    assert desk.company("TO").cash == 80


# George Edmunds Factors


def to_cape_town(owner: Word = 0, cash: int = 500) -> Desk:
    """CSAR in M32 (stations for 40 and 100 left) reaches Cape Town; it is in its station step."""
    desk = Desk().own(0, "CSAR-director", "TC-director").own(owner, "P5").tile("M32", "10", 1).station("CSAR", "M32")
    desk.tile("L33", "8", 4).tile("L35", "8", 1).cash("CSAR", cash).operate("CSAR")
    desk.do("end-track")
    return desk


def token(desk: Desk, cost: int, free: int) -> None:
    desk.do("place-token", place="K36", stop=0, cost=cost, free=free)


@pytest.mark.parametrize("owner", [0, "CSAR"])
@pytest.mark.parametrize("cost", [40, 100])
def test_g40_edmunds_pays_either_station(owner: Word, cost: int) -> None:
    desk = to_cape_town(owner)
    token(desk, cost, 1)
    assert desk.company("CSAR").cash == 500
    assert desk.company("CSAR").tokens == [140 - cost]
    assert desk.stations_in("K36") == 1
    assert used(desk) == ["P5"]


def test_g40_normally_the_station_for_40_comes_next() -> None:
    desk = to_cape_town()
    refusal = desk.refused("place-token", place="K36", stop=0, cost=100, free=0)
    assert (refusal.clause, refusal.need, refusal.have) == ("AF-7.3", 40, 100)
    token(desk, 40, 0)
    assert desk.company("CSAR").cash == 460
    assert used(desk) == []


def test_g40_after_the_dear_one_the_cheap_one_is_left() -> None:
    desk = to_cape_town()
    token(desk, 100, 1)
    assert desk.company("CSAR").tokens == [40]
    desk.operate("CSAR", 2)
    assert desk.state.used == 1 << P5


def test_af_11_1_edmunds_helps_a_company_without_money() -> None:
    desk = to_cape_town(cash=0)
    assert desk.stage() == Stage.TOKEN
    assert desk.refused("place-token", place="K36", stop=0, cost=40, free=0).key == "too-little-cash"
    token(desk, 40, 1)
    assert desk.company("CSAR").cash == 0


@pytest.mark.parametrize("owner", [1, "TC"])
def test_af_11_1_edmunds_serves_nobody_elses_company(owner: Word) -> None:
    desk = to_cape_town(owner)
    assert desk.refused("place-token", place="K36", stop=0, cost=40, free=1).clause == "AF-11.1"


def test_af_11_1_edmunds_works_once() -> None:
    desk = to_cape_town()
    desk.state.used = 1 << P5
    assert desk.refused("place-token", place="K36", stop=0, cost=100, free=1).clause == "AF-11.1"


def test_af_11_1_the_free_station_still_needs_a_city_in_reach() -> None:
    desk = to_cape_town()
    assert desk.refused("place-token", place="D5", stop=0, cost=40, free=1).clause == "AF-7.3"


# A power stays with the card


def test_af_11_1_an_unused_power_passes_to_the_next_owner() -> None:
    desk = at_river(1)
    desk.stock_round(1).do("sell-private", private="P4")
    desk.stock_round(0).do("buy-pool", card="P4")
    desk.operate("TO")
    lay(desk, "G12", "8", 0, waive=1)
    assert used(desk) == ["P4"]


def test_af_11_1_a_used_power_does_not_come_back_with_a_new_owner() -> None:
    desk = at_river(1)
    desk.state.used = 1 << P4
    desk.stock_round(1).do("sell-private", private="P4")
    desk.stock_round(0).do("buy-pool", card="P4")
    desk.operate("TO")
    assert desk.refused("lay-tile", place="G12", tile="8", rotation=0, waive=1).clause == "AF-11.1"


def test_af_11_1_a_manager_uses_his_private_for_the_company_too() -> None:
    desk = Desk().own(0, "TO", "TO", "TO", "P4").tile("F11", "6", 5).operate("TO")
    lay(desk, "G12", "8", 0, waive=1)
    assert used(desk) == ["P4"]
