"""AF-8.7, AF-5.7: a company's own dealings with the bank pool, and companies that lead companies."""

from __future__ import annotations

import pytest

from magnat.games.africa import names
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import Kept, Status
from magnat.kernel.game import Setting
from tests.games.africa.table import NINE, Desk


def trading(*cards: str, cash: int = 2000, **options: Setting) -> Desk:
    """MF, led by seat 0, owns these cards and may trade with the pool."""
    desk = Desk(3, NINE, **options).own(0, "MF-director").own("MF", *cards).cash("MF", cash)
    return desk.operate("MF").step(Stage.SHARES)


# Selling


def test_af_8_7_shares_are_sold_at_the_market_price() -> None:
    desk = trading("TC").own(1, "TC-director").price("TC", 126).step(Stage.SHARES)
    bank = desk.state.bank
    desk.do("sell-share", company="TC")
    assert desk.company("MF").cash == 2126
    assert desk.state.bank == bank - 126
    assert desk.company("TC").pool == 1
    assert desk.shares("TC", "MF") == 0
    assert desk.price_of("TC") == 126


def test_af_8_7_shares_of_a_company_not_started_are_sold_at_the_printed_price() -> None:
    desk = trading("TC")
    desk.do("sell-share", company="TC")
    assert desk.company("MF").cash == 2071


@pytest.mark.parametrize(("private", "price"), [("P1", 25), ("P2", 35), ("P3", 60), ("P4", 75), ("P5", 115), ("P6", 160)])
def test_af_8_7_privates_are_sold_at_the_printed_price(private: str, price: int) -> None:
    desk = trading(private)
    desk.do("sell-private", private=private)
    assert desk.company("MF").cash == 2000 + price
    assert desk.state.pool_certificates() == 1


def test_af_8_7_any_number_is_sold_and_then_one_bought() -> None:
    desk = trading("TC", "TC", "KR", "P1", "P2").pool("AR")
    for company in ("TC", "KR", "TC"):
        desk.do("sell-share", company=company)
    desk.do("sell-private", private="P1")
    desk.do("sell-private", private="P2")
    desk.do("buy-pool", card="AR")
    assert desk.shares("AR", "MF") == 1
    assert desk.company("MF").cash == 2000 + 71 + 82 + 71 + 25 + 35 - 100


def test_af_8_7_what_was_sold_may_be_bought_back() -> None:
    """AF-4.6 speaks of players."""
    desk = trading("TC")
    desk.do("sell-share", company="TC")
    desk.do("buy-pool", card="TC")
    assert desk.shares("TC", "MF") == 1
    assert desk.company("MF").cash == 2000


def test_af_8_7_a_company_sells_only_what_it_owns() -> None:
    desk = trading("TC").own(0, "P1", "KR").pool("AR")
    assert desk.refused("sell-share", company="KR").clause == "AF-8.7"
    assert desk.refused("sell-private", private="P1").clause == "AF-8.7"


def test_af_8_7_no_sale_after_the_purchase() -> None:
    desk = trading("TC", company_green_multi_buy=True).pool("CNR", "CNR")
    desk.do("buy-pool", card="CNR")
    refusal = desk.refused("sell-share", company="TC")
    assert (refusal.clause, refusal.key) == ("AF-8.7", "sell-before-buying")


def test_af_8_7_a_company_as_director_keeps_the_certificate_like_anybody() -> None:
    desk = trading("TC-director").own(1, "TC")
    assert desk.refused("sell-share", company="TC").clause == "AF-5.5"
    desk.own(1, "TC")
    desk.do("sell-share", company="TC")
    assert desk.leader("TC") == 1


# Buying


def test_af_8_7_one_share_at_the_market_price_ends_the_turn() -> None:
    desk = trading().own(1, "TC-director").price("TC", 180).pool("TC", "TC").step(Stage.SHARES)
    bank = desk.state.bank
    desk.do("buy-pool", card="TC")
    assert desk.company("MF").cash == 1820
    assert desk.state.bank == bank + 180
    assert (desk.shares("TC", "MF"), desk.company("TC").pool) == (1, 1)
    assert desk.state.operating_rounds == 2


def test_af_8_7_one_private_at_the_printed_price() -> None:
    desk = trading().pool("P6", "P5")
    desk.do("buy-pool", card="P6")
    assert desk.state.privates[5] == desk.holder("MF")
    assert desk.state.privates[4] == Kept.POOL
    assert desk.company("MF").cash == 2000 - 160 + 25  # and the first income in the next round
    assert desk.state.operating_rounds == 2


def test_af_8_7_one_pound_too_few() -> None:
    desk = trading("P1", cash=70).pool("TC")
    refusal = desk.refused("buy-pool", card="TC")
    assert (refusal.clause, refusal.key, refusal.need, refusal.have) == ("AF-8.7", "too-little-cash", 71, 70)
    desk.do("sell-private", private="P1")
    desk.do("buy-pool", card="TC")
    assert desk.shares("TC", "MF") == 1


def test_af_8_7_never_its_own_shares() -> None:
    desk = trading("P1").pool("MF", "TC")
    refusal = desk.refused("buy-pool", card="MF")
    assert (refusal.clause, refusal.key) == ("AF-8.7", "own-shares")


def test_af_8_7_never_bonds() -> None:
    desk = trading("P1").pool("TC")
    assert desk.refused("buy-bond").clause == "AF-8.7"
    assert desk.refused("sell-bond").clause == "AF-8.7"


def test_af_8_7_only_from_the_pool() -> None:
    desk = trading("P1").hand(0, "TC").discard("KR")
    assert desk.refused("buy-hand", card="TC").clause == "AF-8.7"
    assert desk.refused("buy-discard", card="KR").clause == "AF-8.7"
    assert desk.refused("turn-card").clause == "AF-8.7"
    assert desk.refused("buy-pool", card="TC").key == "not-in-pool"


def test_af_8_7_companies_have_no_certificate_limit() -> None:
    desk = trading(*["TC"] * 8, *["KR"] * 8, *["TO"] * 8, *["ENR"] * 8).pool("AR")
    desk.step(Stage.SHARES).do("buy-pool", card="AR")
    assert desk.shares("AR", "MF") == 1


def test_af_8_7_nothing_to_trade_with_skips_the_step() -> None:
    desk = Desk().own(0, "MF-director").cash("MF", 180).operate("MF").step(Stage.TRAINS)
    desk.do("end-trains")
    assert desk.state.operating_rounds == 2


def test_af_8_7_the_step_may_be_declined() -> None:
    desk = trading("P1")
    desk.do("end-shares")
    assert desk.state.privates[0] == desk.holder("MF")


@pytest.mark.parametrize("price", [5, 45, 61])
def test_af_8_7_by_default_one_share_in_the_green_zone_too(price: int) -> None:
    desk = trading().own(1, "CNR-director").price("CNR", price).pool("CNR", "CNR").step(Stage.SHARES)
    desk.do("buy-pool", card="CNR")
    assert desk.shares("CNR", "MF") == 1
    assert desk.state.operating_rounds == 2


@pytest.mark.parametrize("price", [5, 58, 61])
def test_af_8_7_by_option_several_shares_of_one_green_company(price: int) -> None:
    desk = trading(company_green_multi_buy=True).own(1, "CNR-director").price("CNR", price).pool("CNR", "CNR", "CNR", "TC", "P1")
    desk.step(Stage.SHARES)
    desk.do("buy-pool", card="CNR")
    desk.do("buy-pool", card="CNR")
    assert desk.refused("buy-pool", card="TC").clause == "AF-8.7"
    assert desk.refused("buy-pool", card="P1").clause == "AF-8.7"
    assert desk.shares("CNR", "MF") == 2
    assert desk.company("MF").cash == 2000 - 2 * price
    desk.do("end-shares")
    assert desk.company("CNR").pool == 1


def test_af_8_7_by_option_a_price_of_64_is_not_green() -> None:
    desk = trading(company_green_multi_buy=True).own(1, "CNR-director").price("CNR", 64).pool("CNR", "CNR").step(Stage.SHARES)
    desk.do("buy-pool", card="CNR")
    assert desk.state.operating_rounds == 2


def test_af_8_7_by_option_one_private_is_still_all() -> None:
    desk = trading(company_green_multi_buy=True).pool("P1", "P2", "CNR")
    desk.do("buy-pool", card="P1")
    assert desk.state.privates[1] == Kept.POOL
    assert desk.state.operating_rounds == 2


# AF-5.7


def test_g27_three_shares_bought_by_a_company_start_another() -> None:
    desk = trading(company_green_multi_buy=True).pool("CNR", "CNR", "CNR")
    desk.do("buy-pool", card="CNR")
    desk.do("buy-pool", card="CNR")
    assert desk.company("CNR").status == Status.WAITING
    desk.do("buy-pool", card="CNR")
    assert desk.company("CNR").status == Status.RUNNING
    assert desk.leader("CNR") == "MF"
    assert desk.company("CNR").director == -1
    desk.operate("CNR")
    assert desk.waits() == 0


def test_g27_without_the_option_one_share_a_turn() -> None:
    desk = trading().pool("CNR", "CNR", "CNR")
    desk.do("buy-pool", card="CNR")
    desk.operate("MF", 2).step(Stage.SHARES).do("buy-pool", card="CNR")
    assert desk.company("CNR").status == Status.WAITING
    desk.operate("MF", 3).step(Stage.SHARES).do("buy-pool", card="CNR")
    assert desk.company("CNR").status == Status.RUNNING
    assert desk.leader("CNR") == "MF"


def test_af_5_7_the_player_who_runs_the_owner_acts() -> None:
    desk = Desk().own(1, "MF-director").own("MF", "TC-director").own(0, "TC", "TC")
    desk.operate("TC")
    assert desk.leader("TC") == "MF"
    assert desk.waits() == 1
    assert desk.refused("end-track", 0).key == "not-your-turn"


def test_af_5_7_through_several_companies() -> None:
    desk = Desk().own(2, "MF-director").own("MF", "TC-director").own("TC", "KR", "KR", "KR").operate("KR")
    assert desk.leader("KR") == "TC"
    assert desk.waits() == 2


def test_af_5_7_a_company_takes_over_by_holding_more() -> None:
    desk = trading("TC", "TC").own(1, "TC-director").pool("TC").step(Stage.SHARES)
    assert desk.leader("TC") == 1
    desk.do("buy-pool", card="TC")
    assert desk.leader("TC") == "MF"
    assert desk.company("TC").director == desk.holder("MF")
    assert (desk.shares("TC", "MF"), desk.shares("TC", 1)) == (3, 2)


def test_af_5_7_with_the_owners_leader_the_say_in_the_owned_company_changes_too() -> None:
    desk = Desk().own(1, "MF-director").own("MF", "TC-director").own(2, "MF", "MF", "MF").operate("TC")
    assert desk.leader("MF") == 2
    assert desk.waits() == 2


def test_af_8_7_a_company_started_in_the_round_does_not_act_in_it() -> None:
    desk = trading("CNR", "CNR").pool("CNR")
    desk.do("buy-pool", card="CNR")
    assert desk.company("CNR").status == Status.RUNNING
    assert desk.state.operating_rounds == 2
    assert desk.box.company_name(desk.state.company) == "MF"


def test_af_6_12_a_company_started_in_an_operating_round_chooses_its_city_before_the_next_one_acts() -> None:
    """MF's purchase starts CNR on a double city with two free cities; TC would act next."""
    desk = Desk(companies=("MF", "CNR", "TC"), company_green_multi_buy=True).own(0, "MF-director").own(1, "TC-director")
    desk.pool("CNR", "CNR", "CNR").tile("J21", "10").cash("MF", 300).operate("MF").step(Stage.SHARES)
    desk.state.order = [names.index("company", "TC")]
    for _ in range(3):
        desk.do("buy-pool", card="CNR")
    assert (desk.stage(), desk.waits()) == (Stage.CITY, 0)
    desk.do("choose-city", stop=1)
    assert desk.company("CNR").stations == [desk.stop("J21.1")]
    assert (desk.stage(), desk.waits()) == (Stage.TRACK, 1)
    assert desk.state.laid == 0
