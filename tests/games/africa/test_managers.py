"""AF-5.6, AF-5.7: a Manager's 20%, and companies that lead companies."""

from __future__ import annotations

import pytest

from magnat.games.africa.stages import Stage
from magnat.games.africa.state import Status
from tests.games.africa.table import Desk

# AF-5.6, G25


def test_g25_a_manager_with_20_percent_may_not_sell_below_it() -> None:
    desk = Desk().own(0, "MF", "MF").own(1, "MF")
    assert desk.leader("MF") == 0
    assert desk.why("sell-share", company="MF") == ("AF-5.6", 2, 1)


def test_g25_option_off_a_manager_sells_freely() -> None:
    desk = Desk(manager_20_locked=False).own(0, "MF", "MF").own(1, "MF")
    desk.do("sell-share", company="MF")
    assert (desk.leader("MF"), desk.shares("MF", 0)) == (0, 1)
    desk.do("sell-share", company="MF")
    assert (desk.leader("MF"), desk.shares("MF", 0)) == (1, 0)


def test_af_5_6_a_manager_with_more_sells_down_to_20_percent() -> None:
    desk = Desk().own(0, *["MF"] * 4).own(1, "MF")
    desk.do("sell-share", company="MF")
    desk.do("sell-share", company="MF")
    assert desk.why("sell-share", company="MF") == ("AF-5.6", 2, 1)
    assert (desk.leader("MF"), desk.company("MF").pool) == (0, 2)


def test_af_5_6_the_20_percent_are_free_if_another_holder_then_has_more() -> None:
    desk = Desk().own(0, "MF", "MF").own(1, "MF", "MF")
    assert desk.leader("MF") == 0
    facts = desk.do("sell-share", company="MF")
    assert (desk.leader("MF"), desk.shares("MF", 0)) == (1, 1)
    assert [(fact.clause, fact.words()["holder"]) for fact in facts if fact.key == "leader-changed"] == [("AF-5.4", 1)]
    desk.do("sell-share", company="MF")
    assert desk.shares("MF", 0) == 0


def test_af_5_6_a_manager_with_10_percent_has_nothing_locked() -> None:
    desk = Desk().own(0, "MF").own(1, "MF").own(2, "MF")
    assert desk.leader("MF") == 0
    desk.do("sell-share", company="MF")
    assert (desk.leader("MF"), desk.shares("MF", 0)) == (1, 0)


def test_af_5_6_nobody_but_the_manager_is_locked() -> None:
    desk = Desk().own(0, "MF", "MF").own(1, "MF", "MF").stock_round(1)
    desk.do("sell-share", company="MF")
    desk.do("sell-share", company="MF")
    assert (desk.leader("MF"), desk.shares("MF", 1)) == (0, 0)


@pytest.mark.parametrize("locked", [True, False])
def test_af_5_6_the_option_does_not_free_the_directors_certificate(locked: bool) -> None:
    desk = Desk(manager_20_locked=locked).own(0, "MF-director").own(1, "MF")
    assert desk.refused("sell-share", company="MF").clause == "AF-5.5"


@pytest.mark.parametrize("locked", [True, False])
def test_af_5_6_it_holds_for_a_company_that_is_manager(locked: bool) -> None:
    desk = Desk(manager_20_locked=locked).own(0, "AR-director").own("AR", "MF", "MF").own(1, "MF")
    assert desk.leader("MF") == "AR"
    desk.operate("AR").step(Stage.SHARES)
    assert desk.may("sell-share", company="MF") == (not locked)
    if locked:
        assert desk.why("sell-share", company="MF") == ("AF-5.6", 2, 1)


# AF-5.7, G27


def test_g27_mf_buys_three_cnr_shares_in_its_turn_and_manages_cnr() -> None:
    desk = Desk(company_green_multi_buy=True).own(0, "MF-director").pool("CNR", "CNR", "CNR").cash("MF", 200)
    desk.own(2, "KR-director").operate("MF").step(Stage.SHARES)
    desk.do("buy-pool", card="CNR")
    desk.do("buy-pool", card="CNR")
    assert desk.company("CNR").status == Status.WAITING
    desk.do("buy-pool", card="CNR")
    assert (desk.company("CNR").status, desk.leader("CNR"), desk.price_of("CNR")) == (Status.RUNNING, "MF", 61)
    assert next(company.seat for company in desk.see().companies if company.company == "CNR") == 0


def test_g27_without_the_option_it_takes_three_turns() -> None:
    desk = Desk().own(0, "MF-director").pool("CNR", "CNR", "CNR").cash("MF", 200)
    for number in range(3):
        desk.operate("MF").step(Stage.SHARES)
        assert desk.shares("CNR", "MF") == number
        desk.do("buy-pool", card="CNR")
    assert (desk.company("CNR").status, desk.leader("CNR")) == (Status.RUNNING, "MF")


def test_af_5_1_a_company_may_start_in_the_middle_of_an_operating_round_by_a_companys_purchase() -> None:
    desk = Desk().own(0, "MF-director").own(1, "CNR", "CNR").cash("MF", 99).stock_round(1)
    desk.do("sell-share", company="CNR")
    desk.pool("CNR", "CNR").operate("MF").step(Stage.SHARES)
    desk.do("buy-pool", card="CNR")
    assert desk.company("CNR").status == Status.WAITING
    desk.cash("MF", 99).operate("MF").step(Stage.SHARES)
    facts = desk.do("buy-pool", card="CNR")
    assert (desk.company("CNR").status, desk.leader("CNR"), desk.company("CNR").cash) == (Status.RUNNING, "MF", 0)
    keys = [fact.key for fact in facts]
    assert keys.index("company-started") < keys.index("operating-round-began") < keys.index("company-turn")


def test_af_5_7_the_player_who_runs_the_owner_acts_for_the_company() -> None:
    desk = Desk().own(1, "AR-director").own("AR", "MF-director").own(0, "MF", "MF")
    assert desk.leader("MF") == "AR"
    desk.operate("MF")
    assert desk.waits() == 1
    assert desk.refused("end-track", 0).clause == "AF-6.4"


def test_af_5_7_also_through_several_companies() -> None:
    desk = Desk().own(2, "AR-director").own("AR", "MF-director").own("MF", "KR", "KR", "KR")
    assert desk.leader("KR") == "MF"
    assert desk.operate("KR").waits() == 2


def test_af_5_7_when_the_owner_gets_another_director_the_owned_company_follows() -> None:
    desk = Desk().own(1, "AR-director").own("AR", "MF-director").own(2, "AR", "AR", "AR")
    assert desk.leader("AR") == 2
    assert desk.operate("MF").waits() == 2


def test_af_5_7_a_player_with_more_shares_than_the_owning_company_takes_over() -> None:
    desk = Desk().own(1, "AR-director").own("AR", "MF-director").own(0, "MF", "MF").hand(0, "MF")
    desk.do("buy-hand", card="MF")
    assert (desk.leader("MF"), desk.shares("MF", "AR")) == (0, 2)


def test_af_5_7_when_companies_own_each_other_the_largest_player_acts() -> None:
    desk = Desk().own(0, "AR-director").own("AR", "MF-director").own("MF", "AR", "AR", "AR").own(2, "AR").own(1, "MF")
    assert (desk.leader("AR"), desk.leader("MF")) == ("MF", "AR")
    assert [next(it.seat for it in desk.see().companies if it.company == name) for name in ("AR", "MF")] == [0, 1]
