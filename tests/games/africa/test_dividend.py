"""AF-8.1 to AF-8.4: the dividend, and what it does to the price."""

from __future__ import annotations

import pytest

from magnat.games.africa.load import figures
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import Kept
from magnat.kernel.game import Setting
from tests.games.africa.table import NINE, Desk

PRICES = figures().prices


def directed(price: int = 76, *, train: bool = True, **options: Setting) -> Desk:
    """MF with a Director, at this price, in its turn; cash for a train, so that the turn does not end with the dividend."""
    desk = Desk(3, NINE, **options).own(0, "MF-director").cash("MF", 1000).price("MF", price)
    if train:
        desk.trains("MF", "2")
    return desk.operate("MF")


def managed(price: int = 76, *trains: str, **options: Setting) -> Desk:
    """MF with a Manager."""
    desk = Desk(3, NINE, **options).own(0, "MF", "MF", "MF").cash("MF", 1000).price("MF", price)
    return desk.trains("MF", *trains).operate("MF")


def paid_out(desk: Desk, amount: int) -> int:
    """The price after this much has been paid."""
    desk.earns(amount).do("pay" if amount else "withhold")
    return desk.price_of("MF")


# AF-8.1


def test_af_8_1_a_dividend_is_paid_in_full_and_the_treasury_gets_nothing() -> None:
    desk = directed().earns(120)
    desk.do("pay")
    assert desk.player(0).cash == 694 + 24
    assert desk.company("MF").cash == 1000


def test_af_8_1_retained_revenue_goes_to_the_treasury_in_full() -> None:
    desk = directed().earns(120)
    bank = desk.state.bank
    desk.do("withhold")
    assert desk.company("MF").cash == 1120
    assert desk.player(0).cash == 694
    assert desk.state.bank == bank - 120


def test_af_8_1_there_is_no_third_way() -> None:
    desk = directed().earns(120)
    assert [option.key for option in desk.options()] == ["pay", "withhold"]
    assert desk.refused("end-trains").clause == "AF-8.1"
    assert desk.refused("buy-train", train="2").clause == "AF-8.1"


def test_af_8_1_only_who_leads_the_company_decides() -> None:
    desk = directed().earns(120)
    assert desk.refused("pay", 1).key == "not-your-turn"
    assert desk.refused("withhold", 1).clause == "AF-8.1"


def test_af_8_1_without_revenue_nobody_is_asked() -> None:
    desk = directed()
    desk.step(Stage.RUN)
    desk.do("run", routes="")
    assert desk.stage() == Stage.TRAINS
    assert desk.price_of("MF") == 71
    assert desk.company("MF").cash == 1000


# AF-8.2


def test_af_8_2_every_share_gets_a_tenth_and_the_directors_certificate_two() -> None:
    desk = directed().own(0, "MF").own(1, "MF", "MF").own(2, "MF")
    before = [desk.player(seat).cash for seat in range(3)]
    desk.earns(180).do("pay")
    assert [desk.player(seat).cash - before[seat] for seat in range(3)] == [54, 36, 18]


def test_af_8_2_pool_hands_deck_and_discard_pile_pay_to_nobody() -> None:
    desk = directed().pool("MF", "MF").hand(1, "MF", "MF").discard("MF")
    bank = desk.state.bank
    desk.earns(200).do("pay")
    assert [desk.player(seat).cash for seat in range(3)] == [734, 694, 694]
    assert desk.company("MF").cash == 1000
    assert desk.state.bank == bank - 40


def test_af_8_2_shares_of_another_company_pay_that_company() -> None:
    desk = directed().own(1, "TC-director").own("TC", "MF", "MF")
    desk.earns(150).do("pay")
    assert desk.company("TC").cash == 30
    assert desk.player(1).cash == 694


def test_af_8_2_all_ten_shares_take_the_whole_sum() -> None:
    desk = directed().own(0, *["MF"] * 8)
    desk.earns(370).do("pay")
    assert desk.player(0).cash == 694 + 370


# AF-8.3


@pytest.mark.parametrize(
    ("paid", "price"),
    [(0, 71), (30, 76), (40, 82), (70, 82), (80, 82), (150, 82), (160, 90), (220, 90), (230, 100), (300, 100), (310, 112), (900, 112)],
)
def test_g57_price_76_after_dividends(paid: int, price: int) -> None:
    assert paid_out(directed(76), paid) == price


def test_g59_price_71_pays_60() -> None:
    assert paid_out(directed(71), 60) == 76


@pytest.mark.parametrize(("paid", "price"), [(180, 380), (190, 400), (1520, 460)])
def test_g60_price_380_after_dividends(paid: int, price: int) -> None:
    desk = directed(380)
    assert paid_out(desk, paid) == price
    assert desk.state.ending == (price >= 400)


def test_g60_price_460_cannot_rise() -> None:
    assert paid_out(directed(460), 2000) == 460


def spaces(paid: int, price: int, half_to_full: int) -> int:
    """The table of the clause."""
    if paid < price / 2:
        return 0
    if paid < price:
        return half_to_full
    return min(max(paid // price, 1), 4)


@pytest.mark.parametrize("half_to_full", [1, 0])
@pytest.mark.parametrize("space", range(1, len(PRICES)))
def test_af_8_3_every_price_and_every_boundary(space: int, half_to_full: int) -> None:
    price = PRICES[space]
    for boundary in (price / 2, price, 2 * price, 3 * price, 4 * price):
        lower = int(boundary // 10) * 10
        for paid in (lower - 10, lower, lower + 10):
            if paid > 0:
                after = PRICES[min(space + spaces(paid, price, half_to_full), len(PRICES) - 1)]
                assert paid_out(directed(price, dividend_half_to_full=half_to_full), paid) == after, (price, paid)


@pytest.mark.parametrize(("paid", "price"), [(30, 76), (40, 76), (70, 76), (80, 82), (150, 82), (160, 90), (310, 112)])
def test_af_8_3_by_option_less_than_the_price_moves_nothing(paid: int, price: int) -> None:
    assert paid_out(directed(76, dividend_half_to_full=0), paid) == price


@pytest.mark.parametrize(("paid", "full", "none"), [(40, 100, 100), (50, 112, 100), (90, 112, 100), (100, 112, 112), (190, 112, 112)])
def test_af_8_3_exactly_half_and_exactly_the_whole_price(paid: int, full: int, none: int) -> None:
    assert paid_out(directed(100), paid) == full
    assert paid_out(directed(100, dividend_half_to_full=0), paid) == none


def test_af_8_3_withholding_a_large_sum_is_one_space_back() -> None:
    desk = directed(100).earns(900)
    desk.do("withhold")
    assert desk.price_of("MF") == 90


def test_af_8_3_the_whole_sum_counts_not_the_part_that_reached_holders() -> None:
    desk = directed(76).pool("MF", "MF", "MF")
    assert paid_out(desk, 310) == 112


def test_af_8_3_arriving_markers_go_under_those_on_the_space() -> None:
    desk = Desk().own(0, "MF-director").own(1, "TO-director").price("TO", 82).price("MF", 76).cash("MF", 1000).operate("MF")
    desk.earns(80).do("pay")
    assert desk.price_of("MF") == desk.price_of("TO") == 82
    desk.do("end-trains")
    assert desk.box.company_name(desk.state.company) == "TO"  # it lies above MF and acts first in the next round


def test_af_8_3_a_falling_marker_goes_under_as_well() -> None:
    desk = Desk().own(0, "MF-director").own(1, "TO-director").price("TO", 71).price("MF", 76).cash("MF", 1000).operate("MF")
    desk.earns(80).do("withhold")
    assert desk.price_of("MF") == 71
    desk.do("end-trains")
    assert desk.box.company_name(desk.state.company) == "TO"


def test_af_8_3_a_marker_that_does_not_move_keeps_its_place_in_the_stack() -> None:
    desk = Desk().own(0, "MF-director").own(1, "TO-director").price("MF", 100).price("TO", 100).cash("MF", 1000).operate("MF")
    desk.earns(40).do("pay")
    desk.do("end-trains")
    assert desk.box.company_name(desk.state.company) == "MF"


def test_af_8_3_the_move_is_told_with_its_clause() -> None:
    facts = directed(76).earns(80).do("pay")
    moves = [fact for fact in facts if fact.key == "price-moved"]
    assert [(fact.clause, fact.words()) for fact in moves] == [("AF-8.3", {"company": "MF", "before": 76, "after": 82})]


# AF-8.4


def test_af_8_4_a_managed_company_without_a_train_falls_three_spaces_in_the_dividend_step() -> None:
    desk = managed(76)
    facts = desk.do("end-track")
    assert desk.price_of("MF") == 64
    assert [fact.clause for fact in facts if fact.key == "price-moved"] == ["AF-8.4"]
    assert desk.stage() == Stage.TRAINS


def test_af_8_4_buying_a_train_afterwards_does_not_save_it() -> None:
    desk = managed(76)
    desk.do("end-track")
    desk.do("buy-train", train="2")
    desk.do("end-trains")
    assert desk.price_of("MF") == 64


def test_af_8_4_a_directed_company_without_a_train_falls_by_one() -> None:
    desk = directed(76, train=False)
    desk.do("end-track")
    assert desk.price_of("MF") == 71


def test_af_8_4_a_managed_company_with_a_train_that_pays_nothing_falls_by_one() -> None:
    desk = managed(76, "2")
    desk.earns(100).do("withhold")
    assert desk.price_of("MF") == 71


def test_af_8_4_a_managed_company_with_a_train_may_pay_and_rise() -> None:
    assert paid_out(managed(76, "2"), 80) == 82


def test_af_8_4_a_company_as_manager_is_a_manager() -> None:
    desk = Desk().own(0, "TC-director").own("TC", "MF", "MF", "MF").cash("MF", 1000).operate("MF")
    desk.do("end-track")
    assert desk.price_of("MF") == 64


def test_af_8_4_by_option_one_space_in_the_dividend_step_and_two_at_the_end_of_the_turn() -> None:
    desk = managed(76, managed_no_train_check="end_of_turn")
    desk.do("end-track")
    assert desk.price_of("MF") == 71
    desk.do("end-trains")
    assert desk.price_of("MF") == 64


def test_af_8_4_by_option_buying_a_train_saves_it() -> None:
    desk = managed(76, managed_no_train_check="end_of_turn")
    desk.do("end-track")
    desk.do("buy-train", train="2")
    desk.do("end-trains")
    assert desk.price_of("MF") == 71


def test_af_8_4_by_option_a_directed_company_falls_by_one_only() -> None:
    desk = directed(76, train=False, managed_no_train_check="end_of_turn")
    desk.do("end-track")
    desk.do("end-trains")
    assert desk.price_of("MF") == 71


def test_af_8_4_by_option_a_company_that_had_a_train_in_the_dividend_step_is_not_without_one_still() -> None:
    desk = managed(76, "2", managed_no_train_check="end_of_turn")
    desk.earns(80).do("pay")
    desk.do("sell-train", train="2")
    desk.do("end-trains")
    assert desk.price_of("MF") == 82


@pytest.mark.parametrize("price", [5, 10, 22])
def test_af_8_4_three_spaces_back_from_the_bottom_removes_the_company(price: int) -> None:
    desk = managed(price)
    desk.do("end-track")
    assert desk.company("MF").units[0] == 0
    assert desk.state.removed == 1


@pytest.mark.parametrize("price", [5, 10])
def test_af_8_4_by_option_the_fall_at_the_end_of_the_turn_removes_too(price: int) -> None:
    desk = managed(price, managed_no_train_check="end_of_turn").pool("P1")
    desk.do("end-track")
    if price > 5:
        desk.do("end-trains")
        desk.do("end-shares")
    assert desk.state.removed == 1
    assert desk.state.privates[0] == Kept.POOL
