"""AF-7.7 to AF-7.9: concessions, income that is not revenue, transcontinental routes."""

from __future__ import annotations

import pytest

from magnat.games.africa.stages import Stage
from tests.games.africa.table import Desk

STATES = [0, 1, 3, 7]  # certificates in the pool: boom, recovery, recession, depression
WEST = ("MF", "MNR", "AR", "KR")
SAHARA = "F11-G10-G8-F7-E6-D5-D3"


def sahara(*trains: str, assigned: bool = True, needs: str = "none") -> Desk:
    """MF in Marrakech between Timbuktu and Casablanca; the way to Timbuktu leads over Western Ahaggar (G8)."""
    desk = Desk(companies=WEST, concession_needs=needs).own(0, "MF-director").own(1, "AR-director")
    desk.tile("D5", "6", 3).tile("F11", "115", 4).way(SAHARA).joined("D5", "F11").trains("MF", *trains)
    return desk.concession(0, "minerals", "MF" if assigned else "")


# G54, AF-7.7


def test_g54_minerals_pay_40_on_a_route_with_g8_and_casablanca() -> None:
    assert sahara("3").ready_to_run("MF").earned(SAHARA) == 20 + 20 + 40 + 40
    assert sahara("3", assigned=False).ready_to_run("MF").earned(SAHARA) == 80


def test_g54_without_casablanca_or_without_g8_nothing() -> None:
    desk = sahara("3").ready_to_run("MF")
    assert desk.earned("F11-G10-G8-F7-E6-D5") == 40
    assert desk.earned("D5-D3") == 60
    assert desk.best()[1] == 120


@pytest.mark.parametrize(("pool", "stops"), list(zip(STATES, [140, 80, 50, 20], strict=True)))
@pytest.mark.parametrize(("train", "times"), [("3", 1), ("4E", 1), ("3+3", 2), ("4+4+4E", 3), ("4+4+4T", 3)])
def test_af_7_7_the_bonus_is_not_multiplied_nor_touched_by_the_economy(pool: int, stops: int, train: str, times: int) -> None:
    assert sahara(train).ready_to_run("MF", pool).earned(SAHARA) == times * stops + 40


def test_af_7_7_neither_place_need_be_an_end() -> None:
    desk = sahara("4E").ready_to_run("MF")
    assert desk.earned(f"{SAHARA}-E2") == 20 + 20 + 40 + 20 + 40


def test_af_7_7_the_bonus_belongs_to_the_company_it_is_assigned_to() -> None:
    desk = sahara("3", assigned=False).concession(0, "minerals", "AR").ready_to_run("MF")
    assert desk.earned(SAHARA) == 80


def cape(*trains: str) -> Desk:
    """CSAR in Johannesburg, Pretoria and Cape Town: two ways from M32 to K36."""
    desk = Desk(companies=("CSAR", "MF", "KR")).own(0, "CSAR-director").tile("M32", "10", 0).station("CSAR", "M32").station("CSAR", "K36")
    desk.way("M32-M34-L35-K36").way("M32-M30-L31-L33-K34-J35").trains("CSAR", *trains)
    return desk.concession(0, "gold", "CSAR")


def test_af_7_7_several_trains_may_each_deliver_by_different_routes() -> None:
    desk = cape("2", "2").ready_to_run("CSAR")
    assert desk.earned("M32-M34-L35-K36") == 30 + 10 + 70 + 30
    assert desk.earned("M32-M34-L35-K36;M32-M30-L31-L33-K34-J35-K36") == 280
    assert desk.best()[1] == 280


GOODS = [
    ("dates", 30, "E4", "I2"), ("gas", 50, "L9", "I4"), ("oil", 30, "E16", "G16"), ("copper", 70, "M24", "P23"),
    ("copper", 70, "M24", "I22"), ("cotton", 100, "P15", "Q14"), ("gold", 30, "M32", "K36"), ("minerals", 40, "G8", "D3"),
]  # fmt: skip


@pytest.mark.parametrize(("good", "bonus", "source", "port"), GOODS, ids=[f"{it[0]}-{it[3]}" for it in GOODS])
def test_af_7_7_what_goods_pay(good: str, bonus: int, source: str, port: str) -> None:
    desk = Desk(companies=("MF", "KR", "AR"))
    number = [it.name for it in desk.box.figures.concessions].index(good)
    found = desk.box.concession_bonuses[number]
    hexes = [desk.stop(name) // 2 for name in (source, port)]
    assert found.amount == bonus
    assert found.earned(hexes)
    assert found.earned([hexes[1], desk.stop("D7") // 2, hexes[0]])
    assert not found.earned(hexes[:1])
    assert not found.earned(hexes[1:])


def test_af_7_7_both_ports_of_copper_on_one_route_pay_once() -> None:
    desk = Desk(companies=("MF", "KR", "AR"))
    copper = [it.name for it in desk.box.figures.concessions].index("copper")
    assert [desk.box.figures.places[port].name for port in desk.box.figures.concessions[copper].ports] == ["I22", "P23"]
    desk = across("dakar_dar_es_salaam")
    desk.concession(0, "copper", "UR").ready_to_run("UR")
    assert desk.earned(DAKAR) == 30 + 40 + 100 + 70


def test_af_7_7_a_concession_is_assigned_for_good_by_its_owner_to_a_company_on_its_turn() -> None:
    desk = sahara("3", assigned=False).ready_to_run("MF")
    assert [it.words() for it in desk.options(key="assign-concession")] == [{"concession": "minerals"}]
    assert desk.best()[1] == 80
    facts = desk.do("assign-concession", concession="minerals")
    assert [fact.clause for fact in facts] == ["AF-7.7"]
    assert desk.best()[1] == 120
    refusal = desk.refused("assign-concession", concession="minerals")
    assert (refusal.clause, refusal.key) == ("AF-7.7", "concession-assigned")


def test_af_7_7_nobody_assigns_what_is_not_his() -> None:
    desk = sahara("3", assigned=False).concession(1, "minerals").ready_to_run("MF")
    assert desk.refused("assign-concession", concession="minerals").clause == "AF-7.7"
    assert desk.refused("assign-concession", seat=1, concession="minerals").key == "not-your-turn"
    assert desk.refused("assign-concession", concession="gold").clause == "AF-7.7"


def test_af_7_7_by_option_only_with_a_train_and_track_to_the_good_and_to_a_port() -> None:
    desk = sahara(assigned=False, needs="train_and_track").operate("MF", 3)
    assert desk.refused("assign-concession", concession="minerals").key == "concession-needs-train"
    desk.trains("MF", "2")  # length does not matter
    assert desk.may("assign-concession", concession="minerals")
    for tile, rotation in (("115", 3), ("115", 5)):  # to Casablanca only; to G8 only
        desk = Desk(companies=WEST, concession_needs="train_and_track").own(0, "MF-director").tile("D5", tile, rotation)
        desk.way("D5-E6-F7-G8-G10").trains("MF", "2").concession(0, "minerals").operate("MF", 3)
        refusal = desk.refused("assign-concession", concession="minerals")
        assert (refusal.clause, refusal.key) == ("AF-7.7", "concession-needs-track")


def test_af_7_7_by_option_an_empty_hex_at_the_end_of_the_track_is_not_yet_reached() -> None:
    desk = Desk(companies=WEST, concession_needs="train_and_track").own(0, "MF-director").tile("D5", "6", 3).way("D5-E6-F7-G8")
    desk.trains("MF", "2").concession(0, "minerals").cash("MF", 30).operate("MF", 3)
    assert desk.refused("assign-concession", concession="minerals").key == "concession-needs-track"
    desk.lay("G8", "9", 2)
    assert desk.may("assign-concession", concession="minerals")


def test_af_7_7_a_manager_assigns_too() -> None:
    desk = Desk(companies=WEST).own(0, "MF", "MF", "MF").tile("D5", "6", 3).way("D5-E6-F7-G8-G10").trains("MF", "2")
    desk.concession(0, "minerals").operate("MF", 3)
    desk.do("assign-concession", concession="minerals")
    assert desk.options(key="assign-concession") == []


# AF-7.8


def test_af_7_8_income_of_privates_goes_to_the_treasury_and_is_not_revenue() -> None:
    desk = sahara("3", assigned=False).own("MF", "P5", "P6").pool("KR").cash("MF", 0).price("MF", 142)
    desk.operating_round(3)
    assert desk.company("MF").cash == 45
    desk.step(Stage.RUN)
    assert desk.best()[1] == 80
    cash = desk.player(0).cash
    assert desk.heard(desk.do("run", routes=SAHARA), "trains-run")[0]["revenue"] == 80
    assert desk.heard(desk.do("pay"), "dividend-paid")[0]["revenue"] == 80
    assert desk.player(0).cash == cash + 16
    assert desk.company("MF").cash == 45


# G56, AF-7.9


CAIRO = "N7-N9-N11-N13-N15-M16-L17-L19-L21-L23-L25-L27-L29-K30-K32-K34-J35-K36"
CASABLANCA = "D3-D5-E6-F7-G8-G10-F11-F13-G14-H15-I16-J17-J19-K20-K22-K24-K26-K28-L29-M30-M32"
DAKAR = "B11-C10-D11-E12-F13-G14-H15-I16-J17-J19-K20-K22-L23-M24-N25-O26-P25-P23"


def nile(*trains: str, second: str = "casablanca_johannesburg") -> Desk:
    desk = Desk(companies=("ENR", "TO", "AR"), transcontinental_second=second).own(0, "ENR-director").tile("N7", "115", 0)
    return desk.way(CAIRO).trains("ENR", *trains)


def grand_tour(second: str, train: str = "4+4+4T") -> Desk:
    desk = Desk(companies=("MF", "KR", "AR"), transcontinental_second=second).own(0, "MF-director").tile("D5", "12", 3).tile("F11", "6", 4)
    return desk.tile("M32", "10", 0).way(CASABLANCA).trains("MF", train)


def across(second: str) -> Desk:
    desk = Desk(companies=("UR", "KR", "AR"), transcontinental_second=second).own(0, "UR-director").tile("B11", "12", 3)
    return desk.way(DAKAR).trains("UR", "2")


@pytest.mark.parametrize("second", ["casablanca_johannesburg", "dakar_dar_es_salaam"])
def test_g56_cairo_and_cape_town_bring_80(second: str) -> None:
    desk = nile("2", second=second).ready_to_run("ENR")
    assert desk.earned(CAIRO) == 20 + 60 + 80
    assert desk.best() == ("-".join(reversed(CAIRO.split("-"))), 160)


@pytest.mark.parametrize(("second", "revenue"), [("casablanca_johannesburg", 490), ("dakar_dar_es_salaam", 390)])
def test_g56_pan_america_from_casablanca_to_pretoria(second: str, revenue: int) -> None:
    desk = grand_tour(second).ready_to_run("MF")
    assert desk.earned(CASABLANCA) == revenue
    assert desk.best()[1] == revenue


@pytest.mark.parametrize(("second", "revenue"), [("casablanca_johannesburg", 70), ("dakar_dar_es_salaam", 170)])
def test_g56_dakar_and_dar_es_salaam_by_option(second: str, revenue: int) -> None:
    assert across(second).ready_to_run("UR").earned(DAKAR) == revenue


@pytest.mark.parametrize(("pool", "stops"), list(zip(STATES, [120, 80, 60, 40], strict=True)))
@pytest.mark.parametrize(("train", "times"), [("2", 1), ("4E", 1), ("3+3", 2), ("4+4+4E", 3), ("4+4+4T", 3)])
def test_af_7_9_the_bonus_is_not_multiplied_nor_touched_by_the_economy(pool: int, stops: int, train: str, times: int) -> None:
    assert nile(train).ready_to_run("ENR", pool).earned(CAIRO) == times * stops + 80


def test_af_7_9_a_route_with_one_of_the_two_brings_nothing_more() -> None:
    desk = grand_tour("casablanca_johannesburg").ready_to_run("MF")
    assert desk.earned("D3-D5") == 3 * 80
    assert desk.earned(CASABLANCA.removeprefix("D3-")) == 3 * (30 + 20 + 30)


def test_af_7_9_an_express_earns_it_too() -> None:
    desk = grand_tour("casablanca_johannesburg", "4E").tile("M32", "37", 0).ready_to_run("MF")
    assert desk.earned(CASABLANCA) == 60 + 30 + 20 + 40 + 100


def test_af_7_9_concessions_come_on_top() -> None:
    desk = grand_tour("casablanca_johannesburg").concession(0, "minerals", "MF").ready_to_run("MF")
    assert desk.earned(CASABLANCA) == 390 + 100 + 40
