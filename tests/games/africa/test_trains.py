"""AF-8.5, AF-8.6, AF-1.10: trains from the bank, back to the bank, and between companies."""

from __future__ import annotations

import pytest

from magnat.games.africa.stages import Stage
from magnat.kernel.game import Setting
from tests.games.africa.table import NINE, Desk

KINDS = ["2", "3", "4E", "3+3", "3+3T", "4+4+4E", "4+4+4T"]
PRICE = dict(zip(KINDS, [180, 300, 450, 700, 850, 1000, 1200], strict=True))
RESALE = dict(zip(KINDS, [180, 180, 300, 500, 650, 750, 850], strict=True))


def buying(*owned: str, cash: int = 2000, seats: int = 3, **options: Setting) -> Desk:
    """MF, led by seat 0, is in its train step; TC belongs to seat 1, TO to seat 0."""
    desk = Desk(seats, NINE, **options).own(0, "MF-director", "TO-director").own(1, "TC-director").cash("MF", cash)
    return desk.trains("MF", *owned).operate("MF").step(Stage.TRAINS)


def owned(desk: Desk, name: str) -> list[str]:
    return [KINDS[kind] for kind in desk.company(name).trains]


def sold_out(desk: Desk, *kinds: str) -> Desk:
    """The bank has no new trains of these kinds left."""
    for kind in kinds:
        desk.state.depot[KINDS.index(kind)] = 0
    return desk


def on_sale(desk: Desk) -> list[str]:
    return [str(option.words()["train"]) for option in desk.options(key="buy-train")]


# From the bank


@pytest.mark.parametrize("kind", KINDS)
def test_af_8_5_prices(kind: str) -> None:
    desk = sold_out(buying(cash=PRICE[kind]), *KINDS[: min(KINDS.index(kind), 3)])
    bank = desk.state.bank
    desk.do("buy-train", train=kind)
    assert desk.company("MF").cash == 0
    assert desk.state.bank == bank + PRICE[kind]
    assert owned(desk, "MF") == [kind]


@pytest.mark.parametrize("kind", KINDS)
def test_af_8_5_one_pound_too_few_buys_nothing(kind: str) -> None:
    desk = sold_out(buying(cash=PRICE[kind] - 1), *KINDS[: min(KINDS.index(kind), 3)])
    refusal = desk.refused("buy-train", train=kind)
    assert (refusal.clause, refusal.key, refusal.need, refusal.have) == ("AF-8.5", "too-little-cash", PRICE[kind], PRICE[kind] - 1)


@pytest.mark.parametrize(("seats", "numbers"), [(2, [5, 3, 3, 3, 3, 3, 3]), (3, [6, 4, 3, 3, 3, 3, 3]), (7, [6, 4, 3, 3, 3, 3, 3])])
def test_af_8_5_numbers_of_trains(seats: int, numbers: list[int]) -> None:
    assert Desk(seats).state.depot == numbers


def test_g65_one_train_from_the_bank_in_a_turn_but_more_from_companies() -> None:
    desk = buying().trains("TO", "2")
    desk.do("buy-train", train="2")
    refusal = desk.refused("buy-train", train="2")
    assert (refusal.clause, refusal.key) == ("AF-8.5", "one-train-from-bank")
    desk.do("offer-train", company="TO", train="2", price=1)
    assert owned(desk, "MF") == ["2", "2"]


def test_af_8_5_selling_does_not_give_a_second_purchase_from_the_bank() -> None:
    desk = buying()
    desk.do("buy-train", train="2")
    desk.do("sell-train", train="2")
    assert desk.refused("buy-train", train="2").clause == "AF-8.5"


def test_af_8_5_every_turn_has_its_own_purchase() -> None:
    desk = buying()
    desk.do("buy-train", train="2")
    desk.operate("MF", 2).step(Stage.TRAINS)
    desk.do("buy-train", train="2")
    assert owned(desk, "MF") == ["2", "2"]


def test_g67_a_company_without_a_train_need_not_buy() -> None:
    desk = buying()
    desk.do("end-trains")
    assert owned(desk, "MF") == []
    assert desk.state.operating_rounds == 2


def test_af_8_5_nothing_rusts() -> None:
    desk = sold_out(buying("2", cash=1200).trains("TO", "3").trains("TC", "4E"), "2", "3", "4E")
    desk.do("buy-train", train="4+4+4T")
    assert owned(desk, "MF") == ["2", "4+4+4T"]
    assert (owned(desk, "TO"), owned(desk, "TC")) == (["3"], ["4E"])


# AF-1.10


def test_af_1_10_a_third_train_is_refused() -> None:
    desk = buying("2", "2").trains("TO", "3")
    refusal = desk.refused("buy-train", train="2")
    assert (refusal.clause, refusal.key, refusal.need, refusal.have) == ("AF-1.10", "train-limit", 2, 2)
    assert desk.refused("offer-train", company="TO", train="3", price=50).clause == "AF-1.10"


def test_af_1_10_the_limit_stays_two_when_large_trains_run() -> None:
    desk = sold_out(buying("4+4+4T", "4+4+4E"), *KINDS[:3])
    assert desk.refused("buy-train", train="3+3").clause == "AF-1.10"


def test_af_1_10_a_sale_makes_room() -> None:
    desk = buying("2", "2")
    desk.do("sell-train", train="2")
    desk.do("buy-train", train="2")
    assert owned(desk, "MF") == ["2", "2"]


# To the bank


@pytest.mark.parametrize("kind", KINDS)
def test_g64_resale(kind: str) -> None:
    desk = buying(kind)
    bank = desk.state.bank
    desk.do("sell-train", train=kind)
    assert desk.company("MF").cash == 2000 + RESALE[kind]
    assert desk.state.bank == bank - RESALE[kind]
    assert owned(desk, "MF") == []
    assert kind in on_sale(desk)


def test_af_8_5_a_sold_train_costs_its_full_price_again() -> None:
    desk = buying("4+4+4T")
    desk.do("sell-train", train="4+4+4T")
    desk.do("buy-train", train="4+4+4T")
    assert desk.company("MF").cash == 2000 + 850 - 1200
    assert desk.state.depot[6] == 2


def test_af_8_5_any_number_of_trains_is_sold() -> None:
    desk = buying("2", "4E")
    desk.do("sell-train", train="2")
    desk.do("sell-train", train="4E")
    assert desk.company("MF").cash == 2000 + 180 + 300
    assert owned(desk, "MF") == []


def test_af_8_5_a_train_that_the_company_does_not_own_cannot_be_sold() -> None:
    desk = buying("2").trains("TO", "3")
    refusal = desk.refused("sell-train", train="3")
    assert (refusal.clause, refusal.key) == ("AF-8.5", "no-such-train")


def test_af_8_5_buying_and_selling_in_any_order() -> None:
    desk = buying("2").trains("TO", "2", "2")
    desk.do("offer-train", company="TO", train="2", price=5)
    desk.do("sell-train", train="2")
    desk.do("buy-train", train="2")
    desk.do("sell-train", train="2")
    desk.do("offer-train", company="TO", train="2", price=5)
    assert owned(desk, "MF") == ["2", "2"]
    assert desk.company("TO").cash == 10


# AF-8.6


def test_af_8_6_first_only_the_2_is_for_sale() -> None:
    desk = buying()
    assert on_sale(desk) == ["2"]
    assert desk.refused("buy-train", train="3").clause == "AF-8.6"


@pytest.mark.parametrize(
    ("gone", "open_now"),
    [(["2"], ["3"]), (["2", "3"], ["4E"]), (["2", "3", "4E"], KINDS[3:]), (["2", "3", "4E", "3+3"], KINDS[4:]), (KINDS, [])],
)
def test_af_8_6_order_of_the_kinds(gone: list[str], open_now: list[str]) -> None:
    desk = sold_out(buying(), *gone)
    assert on_sale(desk) == open_now
    for kind in KINDS:
        if kind not in open_now:
            assert desk.refused("buy-train", train=kind).clause == "AF-8.6"


def test_af_8_6_the_last_2_must_go_before_a_3() -> None:
    desk = buying()
    desk.state.depot[0] = 1
    assert on_sale(desk) == ["2"]
    desk.do("buy-train", train="2")
    desk.operate("TO").cash("TO", 1000).step(Stage.TRAINS)
    assert on_sale(desk) == ["3"]


def test_g66_the_third_4e_opens_all_four_kinds() -> None:
    desk = sold_out(buying().trains("TO", "4E", "4E"), "2", "3")
    assert on_sale(desk) == ["4E"]
    assert desk.refused("buy-train", train="3+3").clause == "AF-8.6"
    desk.do("buy-train", train="4E")
    desk.operate("TC").cash("TC", 2000).step(Stage.TRAINS)
    assert on_sale(desk) == ["3+3", "3+3T", "4+4+4E", "4+4+4T"]


def test_af_8_6_resold_trains_are_always_for_sale_and_hold_nobody_up() -> None:
    desk = sold_out(buying("2"), "2")
    desk.do("sell-train", train="2")
    assert on_sale(desk) == ["2", "3"]
    desk = buying("4+4+4E")
    desk.do("sell-train", train="4+4+4E")
    assert on_sale(desk) == ["2", "4+4+4E"]
    desk.do("buy-train", train="4+4+4E")
    assert desk.state.resold == [0] * 7


def test_af_8_6_resold_4es_do_not_close_what_the_last_4e_opened() -> None:
    desk = sold_out(buying("4E"), "2", "3", "4E")
    desk.do("sell-train", train="4E")
    assert on_sale(desk) == KINDS[2:]


# Between companies


def test_af_8_5_companies_of_one_leader_trade_at_once() -> None:
    desk = buying().trains("TO", "4E")
    bank = desk.state.bank
    desk.do("offer-train", company="TO", train="4E", price=77)
    assert desk.stage() == Stage.TRAINS
    assert (owned(desk, "MF"), owned(desk, "TO")) == (["4E"], [])
    assert (desk.company("MF").cash, desk.company("TO").cash, desk.state.bank) == (1923, 77, bank)


@pytest.mark.parametrize("price", [0, -5])
def test_af_8_5_at_least_one_pound(price: int) -> None:
    desk = buying().trains("TO", "4E")
    refusal = desk.refused("offer-train", company="TO", train="4E", price=price)
    assert (refusal.clause, refusal.key, refusal.need, refusal.have) == ("AF-8.5", "price-too-low", 1, price)
    desk.do("offer-train", company="TO", train="4E", price=1)
    assert desk.company("TO").cash == 1


def test_af_8_5_up_to_the_last_pound_of_the_treasury() -> None:
    desk = buying(cash=500).trains("TO", "2")
    assert desk.refused("offer-train", company="TO", train="2", price=501).key == "too-little-cash"
    desk.do("offer-train", company="TO", train="2", price=500)
    assert (desk.company("MF").cash, desk.company("TO").cash) == (0, 500)


def test_af_8_5_another_leader_is_asked_and_agrees() -> None:
    desk = buying().trains("TC", "2")
    desk.do("offer-train", company="TC", train="2", price=250)
    assert desk.stage() == Stage.OFFER
    assert desk.waits() == 1
    assert [option.key for option in desk.options()] == ["accept-offer", "decline-offer"]
    assert desk.refused("accept-offer", 0).clause == "AF-8.5"
    assert owned(desk, "TC") == ["2"]
    desk.do("accept-offer")
    assert (owned(desk, "MF"), owned(desk, "TC")) == (["2"], [])
    assert (desk.company("MF").cash, desk.company("TC").cash) == (1750, 250)
    assert (desk.stage(), desk.waits()) == (Stage.TRAINS, 0)


def test_af_8_5_another_leader_is_asked_and_declines() -> None:
    desk = buying().trains("TC", "2")
    desk.do("offer-train", company="TC", train="2", price=250)
    desk.do("decline-offer")
    assert (owned(desk, "MF"), owned(desk, "TC")) == ([], ["2"])
    assert (desk.company("MF").cash, desk.company("TC").cash) == (2000, 0)
    assert (desk.stage(), desk.waits()) == (Stage.TRAINS, 0)


def test_af_8_5_who_was_declined_may_offer_more() -> None:
    desk = buying().trains("TC", "2")
    desk.do("offer-train", company="TC", train="2", price=250)
    desk.do("decline-offer")
    desk.do("offer-train", company="TC", train="2", price=251)
    desk.do("accept-offer")
    assert desk.company("TC").cash == 251


def test_af_8_5_a_manager_and_a_leading_company_answer_too() -> None:
    desk = buying().own(2, "ENR", "ENR", "ENR").own("TC", "KR-director").trains("ENR", "2").trains("KR", "3")
    desk.do("offer-train", company="ENR", train="2", price=10)
    assert desk.waits() == 2
    desk.do("accept-offer")
    desk.do("offer-train", company="KR", train="3", price=10)
    assert desk.waits() == 1
    desk.do("accept-offer")
    assert owned(desk, "MF") == ["2", "3"]
    assert desk.company("KR").cash == 10


def test_af_8_5_any_number_may_be_bought_from_companies_in_a_turn() -> None:
    desk = buying().trains("TO", "2", "3").trains("TC", "4E")
    desk.do("offer-train", company="TO", train="2", price=1)
    desk.do("offer-train", company="TO", train="3", price=1)
    desk.do("sell-train", train="2")
    desk.do("offer-train", company="TC", train="4E", price=1)
    desk.do("accept-offer")
    assert owned(desk, "MF") == ["3", "4E"]


def test_af_8_5_no_company_buys_from_itself_or_what_is_not_there() -> None:
    desk = buying("2").trains("TO", "3")
    assert desk.refused("offer-train", company="MF", train="2", price=1).clause == "AF-8.5"
    assert desk.refused("offer-train", company="TO", train="2", price=1).key == "no-such-train"
    assert desk.refused("offer-train", company="KR", train="2", price=1).clause == "AF-8.5"


def test_af_8_5_a_poor_company_may_still_offer_what_it_has() -> None:
    """Less than any resale value, but at least £1."""
    desk = Desk().own(0, "MF-director").own(1, "TC-director").cash("MF", 50).trains("TC", "2").operate("MF")
    desk.do("end-track")
    assert desk.stage() == Stage.TRAINS
    desk.do("offer-train", company="TC", train="2", price=50)
    desk.do("accept-offer")
    assert owned(desk, "MF") == ["2"]


def test_af_8_5_trains_are_traded_in_the_train_step_only() -> None:
    desk = buying("2").trains("TO", "2").step(Stage.SHARES)
    assert desk.refused("buy-train", train="2").clause == "AF-8.7"
    desk.step(Stage.DIVIDEND)
    assert desk.refused("sell-train", train="2").clause == "AF-8.1"
    desk.step(Stage.TRAINS)
    assert desk.refused("pay").clause == "AF-8.5"
