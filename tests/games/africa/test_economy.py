"""AF-7.1, AF-7.2: the state of the economy, and what a depression does to prices."""

from __future__ import annotations

import pytest

from magnat.games.africa.stages import Stage
from tests.games.africa.table import Desk

CARDS = ["CNR"] * 8 + ["COR"] * 4


def with_pool(count: int, drop: str = "first_or_of_set") -> Desk:
    return Desk(depression_drop=drop).own(0, "MF-director").own(1, "AR-director").pool(*CARDS[:count])


def economy(desk: Desk, number: int) -> object:
    return desk.heard(desk.operating_round(number), "operating-round-began")[0]["economy"]


@pytest.mark.parametrize(
    ("pool", "state"),
    [
        (0, "boom"), (1, "recovery"), (2, "recovery"), (3, "recession"), (4, "recession"), (6, "recession"),
        (7, "depression"), (8, "depression"), (12, "depression"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("number", [3, 4, 9])
def test_g41_from_the_third_operating_round_on_the_pool_decides(number: int, pool: int, state: str) -> None:
    assert economy(with_pool(pool), number) == state


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("pool", [0, 1, 3, 7, 9])
def test_g41_the_first_two_operating_rounds_are_a_recovery(number: int, pool: int) -> None:
    assert economy(with_pool(pool), number) == "recovery"


@pytest.mark.parametrize(("number", "prices"), [(1, [76, 100]), (2, [76, 100]), (3, [71, 90])])
def test_g41_nine_certificates_drop_no_price_in_the_first_two_rounds(number: int, prices: list[int]) -> None:
    desk = with_pool(9)
    desk.operating_round(number)
    assert [desk.price_of(name) for name in ("MF", "AR")] == prices


def test_af_7_1_privates_in_the_pool_count_and_bonds_and_trains_do_not() -> None:
    desk = with_pool(2).pool("P1")
    assert economy(desk, 3) == "recession"
    desk = with_pool(2)
    desk.state.bonds -= 5
    desk.state.resold[0] = 3
    assert economy(desk, 3) == "recovery"


def test_af_7_1_shares_elsewhere_do_not_count() -> None:
    desk = with_pool(0).hand(2, "CNR", "CNR", "CNR").discard("COR", "COR", "COR").own(2, "KR", "KR")
    assert economy(desk, 3) == "boom"


@pytest.mark.parametrize(("pool", "income"), [(0, 10), (1, 15), (2, 15), (3, 30), (6, 30), (7, 40), (12, 40)])
def test_af_7_1_what_a_bond_pays(pool: int, income: int) -> None:
    desk = with_pool(pool).cash(2, 0)
    desk.player(2).bonds = 1
    desk.operating_round(3)
    assert desk.player(2).cash == income


def test_g42_a_bond_in_two_recovery_rounds_pays_30() -> None:
    desk = with_pool(0).cash(2, 0)
    desk.player(2).bonds = 1
    desk.operating_round(1)
    desk.operating_round(2)
    assert desk.player(2).cash == 30


def test_g42_three_bonds_in_a_depression_pay_120_in_each_round() -> None:
    desk = with_pool(7).cash(2, 0)
    desk.player(2).bonds = 3
    desk.operating_round(3)
    assert desk.player(2).cash == 120
    desk.operating_round(4)
    assert desk.player(2).cash == 240


def test_af_7_1_the_economy_may_change_inside_a_round() -> None:
    desk = Desk(companies=("MF", "AR", "CNR", "COR", "TO")).own(0, "AR-director").own("AR", "P1").own(1, "MF-director").tile("D5", "115", 3)
    desk.trains("MF", "2").joined("D5").operating_round(3)
    assert desk.box.company_name(desk.state.company) == "AR"
    desk.step(Stage.SHARES)
    desk.do("sell-private", private="P1")  # boom becomes recovery
    desk.do("end-shares")
    desk.step(Stage.RUN)
    assert desk.heard(desk.do("run", routes="D5-D3"), "trains-run")[0]["revenue"] == 60


# AF-7.2


def dropped(number: int, pool: int = 7, drop: str = "first_or_of_set") -> list[int]:
    desk = with_pool(pool, drop)
    facts = desk.operating_round(number)
    assert {fact.clause for fact in facts if fact.key == "price-moved"} <= {"AF-7.2"}
    return [desk.price_of("MF"), desk.price_of("AR")]


@pytest.mark.parametrize("number", [3, 5, 7])
def test_af_7_2_in_a_depression_every_marker_moves_back_at_the_start_of_the_first_round_of_a_set(number: int) -> None:
    assert dropped(number) == [71, 90]


@pytest.mark.parametrize("number", [4, 6, 8])
def test_af_7_2_but_not_at_the_start_of_the_second(number: int) -> None:
    assert dropped(number) == [76, 100]


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_af_7_2_by_option_at_the_start_of_each(number: int) -> None:
    assert dropped(number, drop="every_or") == [71, 90]


@pytest.mark.parametrize("drop", ["first_or_of_set", "every_or"])
@pytest.mark.parametrize("pool", [0, 2, 6])
@pytest.mark.parametrize("number", [3, 4])
def test_af_7_2_no_drop_in_better_times(number: int, pool: int, drop: str) -> None:
    assert dropped(number, pool, drop=drop) == [76, 100]


def test_af_7_2_companies_that_have_not_started_keep_the_printed_price() -> None:
    desk = with_pool(7).own(2, "KR", "KR")
    facts = desk.operating_round(3)
    assert {it["company"] for it in desk.heard(facts, "price-moved")} == {"MF", "AR"}
    assert desk.price_of("KR") == 82


def test_af_7_2_markers_of_one_space_keep_their_order() -> None:
    desk = Desk().own(0, "MF-director", "AR-director", "TO-director").pool(*CARDS[:7])
    desk.price("TO", 90).price("AR", 90).price("MF", 90)
    assert desk.heard(desk.operating_round(3), "company-turn")[0]["company"] == "TO"
    order = [desk.box.company_name(number) for number in desk.state.order]
    assert order == ["AR", "MF"]


def test_af_7_2_each_marker_moves_one_space() -> None:
    desk = Desk().own(0, "MF-director", "AR-director").pool(*CARDS[:7]).price("AR", 82).price("MF", 76)
    desk.operating_round(3)
    assert [desk.price_of(name) for name in ("AR", "MF")] == [76, 71]


def test_af_7_2_a_company_that_falls_to_0_is_removed_and_does_not_act() -> None:
    desk = with_pool(7).price("MF", 5)
    facts = desk.operating_round(3)
    assert [it["company"] for it in desk.heard(facts, "company-removed")] == ["MF"]
    assert [it["company"] for it in desk.heard(facts, "company-turn")] == ["AR"]
    assert desk.price_of("AR") == 90
