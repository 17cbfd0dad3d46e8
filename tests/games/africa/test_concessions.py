"""AF-7.7: concessions are assigned to companies, and what they bring there."""

from __future__ import annotations

import pytest

from magnat.games.africa import names
from magnat.games.africa.load import figures
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import Kept
from tests.games.africa.table import Desk

STRICT = "train_and_track"
TO_F11 = "D3-D5-E6-F7-G8-G10-F11"


def connected(desk: Desk) -> Desk:
    """From Casablanca over MF's home D5 and Western Ahaggar (G8) to the city of F11."""
    desk.tile("D5", "6", 3).tile("E6", "9", 2).tile("F7", "9", 2).tile("G8", "8", 0).tile("G10", "8", 1).tile("F11", "6", 2)
    return desk


def mining(*trains: str) -> Desk:
    """MF, led by seat 0 who has the minerals, is connected and begins its turn."""
    desk = connected(Desk().own(0, "MF-director").own(1, "TC-director")).concession(0, "minerals").cash("MF", 500)
    return desk.trains("MF", *(trains or ("3",))).operate("MF")


def assigned(desk: Desk, name: str = "minerals") -> int:
    return desk.state.assigned[names.index("concession", name)]


def revenue(desk: Desk, routes: str = TO_F11) -> int:
    desk.step(Stage.RUN).do("run", routes=routes)
    return desk.state.revenue


@pytest.mark.parametrize(
    ("name", "source", "ports", "bonus"),
    [
        ("minerals", "G8", ["D3"], 40),
        ("dates", "E4", ["I2"], 30),
        ("gas", "L9", ["I4"], 50),
        ("oil", "E16", ["G16"], 30),
        ("copper", "M24", ["I22", "P23"], 70),
        ("cotton", "P15", ["Q14"], 100),
        ("gold", "M32", ["K36"], 30),
    ],
)
def test_af_7_7_goods_places_and_amounts(name: str, source: str, ports: list[str], bonus: int) -> None:
    card = figures().concessions[names.index("concession", name)]
    places = names.all_names("place")
    assert (places[card.source], [places[port] for port in card.ports], card.bonus) == (source, ports, bonus)


# Assigning


@pytest.mark.parametrize("step", [Stage.TRACK, Stage.TOKEN, Stage.RUN, Stage.DIVIDEND, Stage.TRAINS, Stage.SHARES])
def test_af_7_7_at_any_moment_of_the_companys_turn(step: int) -> None:
    desk = mining().step(step)
    facts = desk.do("assign-concession", concession="minerals")
    assert assigned(desk) == names.index("company", "MF")
    assert desk.stage() == step
    assert [(fact.key, fact.clause) for fact in facts] == [("concession-assigned", "AF-7.7")]


def test_af_7_7_it_is_offered_and_not_compulsory() -> None:
    desk = mining()
    assert len(desk.options(key="assign-concession")) == 1
    desk.do("end-track")
    assert assigned(desk) == Kept.UNSOLD


def test_af_7_7_for_good() -> None:
    desk = mining()
    desk.do("assign-concession", concession="minerals")
    assert desk.refused("assign-concession", concession="minerals").key == "concession-assigned"
    connected(desk).own(0, "TO-director").trains("TO", "2").operate("TO")
    refusal = desk.refused("assign-concession", concession="minerals")
    assert (refusal.clause, refusal.key) == ("AF-7.7", "concession-assigned")


def test_af_7_7_the_company_needs_neither_a_train_nor_track() -> None:
    desk = Desk().own(0, "MF-director").concession(0, "minerals").operate("MF")
    assert [it.words() for it in desk.options(key="assign-concession")] == [{"concession": "minerals"}]
    desk.do("assign-concession", concession="minerals")
    assert assigned(desk) == names.index("company", "MF")


def test_af_7_7_assigned_before_there_was_track_it_pays_once_a_train_delivers() -> None:
    desk = Desk().own(0, "MF-director").own(1, "TC-director").concession(0, "minerals").cash("MF", 500).operate("MF")
    desk.do("assign-concession", concession="minerals")
    connected(desk).trains("MF", "3")
    assert revenue(desk) == 120


def test_af_7_7_by_option_the_company_needs_a_train() -> None:
    desk = connected(Desk(concession_needs=STRICT).own(0, "MF-director")).concession(0, "minerals").cash("MF", 500).operate("MF")
    refusal = desk.refused("assign-concession", concession="minerals")
    assert (refusal.clause, refusal.key) == ("AF-7.7", "concession-needs-train")
    desk.step(Stage.TRAINS).do("buy-train", train="2")
    desk.do("assign-concession", concession="minerals")
    assert assigned(desk) == names.index("company", "MF")


def test_af_7_7_by_option_the_company_needs_track_to_the_goods() -> None:
    desk = Desk(concession_needs=STRICT).own(0, "MF-director").concession(0, "minerals").trains("MF", "2")
    desk.tile("D5", "6", 3).tile("E6", "9", 2).tile("F7", "9", 2).operate("MF")
    refusal = desk.refused("assign-concession", concession="minerals")
    assert (refusal.clause, refusal.key) == ("AF-7.7", "concession-needs-track")
    desk.cash("MF", 30).do("lay-tile", place="G8", tile="9", rotation=2, waive=0)
    desk.do("assign-concession", concession="minerals")
    assert assigned(desk) == names.index("company", "MF")


def test_af_7_7_by_option_the_company_needs_track_to_a_port() -> None:
    desk = Desk(concession_needs=STRICT).own(0, "TO-director").concession(0, "minerals").trains("TO", "2")
    desk.tile("F11", "6", 2).tile("G10", "8", 1).tile("G8", "8", 0).operate("TO")
    refusal = desk.refused("assign-concession", concession="minerals")
    assert (refusal.clause, refusal.key) == ("AF-7.7", "concession-needs-track")


@pytest.mark.parametrize(("port", "allowed"), [("I22", True), ("P23", True), ("", False)])
def test_af_7_7_by_option_either_port_of_the_copper_will_do(port: str, allowed: bool) -> None:
    """COR reaches Zambesi Head (M24) from M32, and perhaps Luanda from J21, or has a station in Dar es Salaam."""
    desk = Desk(concession_needs=STRICT).own(0, "COR-director").concession(0, "copper").trains("COR", "2")
    desk.tile("J21", "10", 1).station("COR", "J21").tile("M32", "10", 0).station("COR", "M32.1")
    desk.tile("M30", "9", 0).tile("M28", "4", 0).tile("M26", "4", 0).tile("M24", "8", 0)
    if port == "I22":
        desk.tile("I22", "4", 1)
    elif port == "P23":
        desk.station("COR", "P23")
    desk.operate("COR")
    assert desk.may("assign-concession", concession="copper") == allowed


def test_af_7_7_only_ones_own_concession() -> None:
    desk = mining().concession(1, "oil")
    assert desk.refused("assign-concession", concession="oil").key == "not-your-concession"
    assert desk.refused("assign-concession", concession="gold").key == "not-your-concession"  # nobody bought it
    desk.concession(1, "minerals")
    assert desk.refused("assign-concession", concession="minerals").clause == "AF-7.7"


def test_af_7_7_only_who_leads_the_company_whose_turn_it_is() -> None:
    desk = mining().concession(1, "minerals")
    assert desk.refused("assign-concession", 1, concession="minerals").key == "not-your-turn"


def test_af_7_7_not_in_a_stock_round() -> None:
    desk = mining().stock_round(0)
    assert desk.refused("assign-concession", concession="minerals").clause == "AF-4.4"


def test_af_7_7_a_manager_may_assign() -> None:
    desk = connected(Desk().own(0, "MF", "MF", "MF")).concession(0, "minerals").trains("MF", "3").operate("MF")
    desk.do("assign-concession", concession="minerals")
    assert revenue(desk) == 120


def test_af_7_7_it_stays_with_the_company_when_the_leader_changes() -> None:
    desk = mining()
    desk.do("assign-concession", concession="minerals")
    desk.own(1, "MF", "MF", "MF")
    assert desk.leader("MF") == 1
    desk.operate("MF", 2)
    assert revenue(desk) == 120


def test_af_7_7_it_stays_when_the_train_is_sold() -> None:
    desk = mining("3")
    desk.do("assign-concession", concession="minerals")
    desk.step(Stage.TRAINS).do("sell-train", train="3")
    assert assigned(desk) == names.index("company", "MF")


# What it brings


def test_af_7_7_nothing_before_it_is_assigned() -> None:
    assert revenue(mining()) == 80


def test_af_7_7_the_bonus_is_added() -> None:
    desk = mining()
    desk.do("assign-concession", concession="minerals")
    assert revenue(desk) == 120


def test_af_7_7_not_on_a_route_without_the_goods_or_the_port() -> None:
    desk = mining("2", "3")
    desk.do("assign-concession", concession="minerals")
    assert revenue(desk, "D3-D5") == 60
    desk.step(Stage.RUN)
    assert revenue(desk, "D5-E6-F7-G8-G10-F11") == 40


def test_af_7_7_not_for_another_company() -> None:
    desk = mining()
    desk.do("assign-concession", concession="minerals")
    desk.own(1, "TO-director").trains("TO", "3").operate("TO").step(Stage.RUN)
    desk.state.taken[desk.stop("D5")] = 0  # MF's station would block the way
    desk.company("MF").stations = []
    assert revenue(desk) == 80


@pytest.mark.parametrize(("train", "total"), [("3+3", 200), ("3+3T", 200), ("4+4+4E", 280), ("4+4+4T", 280)])
def test_af_7_7_never_multiplied(train: str, total: int) -> None:
    desk = mining(train)
    desk.do("assign-concession", concession="minerals")
    assert revenue(desk) == total


@pytest.mark.parametrize(("pool", "total"), [(0, 140 + 40), (1, 80 + 40), (3, 50 + 40), (7, 20 + 40)])
def test_af_7_7_not_touched_by_the_economy(pool: int, total: int) -> None:
    """Boom 40 + 40 + 60, recovery 20 + 20 + 40, recession 10 + 10 + 30, depression 0 + 0 + 20."""
    desk = mining()
    desk.do("assign-concession", concession="minerals")
    desk.pool(*["KR"] * pool).operate("MF", 3)
    assert revenue(desk) == total
