"""AF-5: how a company starts, and who leads it as Director or Manager, player or company."""

from __future__ import annotations

import pytest

from magnat.games.africa.state import Status
from magnat.kernel.contract import Fact
from tests.games.africa.table import Desk


def leads(facts: list[Fact]) -> list[tuple[str, int | str, int | str]]:
    """Who leads now, as reported to the table: clause, holder, whether as Director."""
    return [(fact.clause, fact.words()["holder"], fact.words()["director"]) for fact in facts if fact.key == "leader-changed"]


def director(desk: Desk, name: str) -> int | str | None:
    return next(company.director for company in desk.see().companies if company.company == name)


# AF-5.1, AF-5.2, G12


def test_g12_who_buys_the_mf_directors_card_starts_mf_and_is_its_director() -> None:
    desk = Desk().hand(0, "MF-director").initial_round()
    facts = desk.do("buy-hand", card="MF-director")
    assert (desk.company("MF").status, desk.company("MF").cash, desk.price_of("MF")) == (Status.RUNNING, 152, 76)
    assert desk.company("MF").stations == [desk.stop("D5")]
    assert (desk.leader("MF"), director(desk, "MF"), desk.player(0).cash) == (0, 0, 694 - 152)
    assert [(fact.clause, fact.words()) for fact in facts if fact.key == "company-started"] == [("AF-5.1", {"company": "MF", "price": 76})]


def test_af_5_1_a_company_starts_with_its_third_ordinary_share_and_not_before() -> None:
    desk = Desk().hand(0, "MF", "MF", "MF")
    desk.do("buy-hand", card="MF")
    desk.do("buy-hand", card="MF")
    assert desk.company("MF").status == Status.WAITING
    desk.do("buy-hand", card="MF")
    assert desk.company("MF").status == Status.RUNNING


def test_af_5_1_the_three_shares_may_be_bought_by_three_players_from_three_sources() -> None:
    desk = Desk().hand(0, "MF").discard("MF", "KR")
    desk.do("buy-hand", card="MF")
    desk.do("end-turn")
    desk.do("buy-discard", card="MF")
    desk.do("end-turn")
    desk.do("turn-card")
    desk.draw("MF")
    desk.do("buy-turned")
    assert (desk.company("MF").status, desk.company("MF").cash) == (Status.RUNNING, 3 * 76)


def test_af_5_1_shares_sold_back_since_count_as_bought() -> None:
    desk = Desk().own(0, "MF", "MF").hand(1, "MF")
    desk.do("sell-share", company="MF")
    desk.do("sell-share", company="MF")
    desk.do("end-turn")
    assert desk.company("MF").status == Status.WAITING
    desk.do("buy-hand", card="MF")
    assert (desk.company("MF").status, desk.leader("MF")) == (Status.RUNNING, 1)


def test_af_5_1_the_same_share_bought_again_from_the_pool_is_no_third_share() -> None:
    desk = Desk().own(0, "MF", "MF").own(1, "KR")
    desk.do("sell-share", company="MF")
    desk.do("end-turn")
    desk.do("buy-pool", card="MF")
    assert desk.company("MF").status == Status.WAITING


def test_af_5_1_money_paid_before_and_after_the_start_is_in_the_treasury() -> None:
    desk = Desk().cash(0, 999).hand(0, *["MF"] * 4, "MF-director")
    treasury = []
    for card in (*["MF"] * 4, "MF-director"):
        desk.do("buy-hand", card=card)
        treasury.append(desk.company("MF").cash)
    assert treasury == [76, 152, 228, 304, 456]


def test_af_5_1_purchases_from_the_pool_add_nothing_to_the_treasury() -> None:
    desk = Desk().own(1, "MF-director").pool("MF")
    desk.do("buy-pool", card="MF")
    assert desk.company("MF").cash == 0


def test_af_5_2_the_marker_goes_under_those_on_its_space() -> None:
    desk = Desk().own(1, "ENR-director").hand(0, "KR-director", "COR-director")
    desk.own(2, "AR-director").price("AR", 82)
    desk.do("buy-hand", card="COR-director")
    desk.do("buy-hand", card="KR-director")
    assert desk.price_of("ENR") == desk.price_of("AR") == desk.price_of("COR") == desk.price_of("KR") == 82
    arrived = [desk.company(name).arrived for name in ("ENR", "AR", "COR", "KR")]
    assert arrived == sorted(set(arrived))


@pytest.mark.parametrize(
    ("name", "price", "home"),
    [("MF", 76, "D5"), ("TC", 71, "E2"), ("AR", 100, "N5"), ("ENR", 82, "N7"), ("KR", 82, "O20"), ("TO", 71, "F11")],
)
def test_af_5_2_the_marker_stands_on_the_printed_price_and_the_home_station_is_free(name: str, price: int, home: str) -> None:
    desk = Desk().hand(0, f"{name}-director")
    desk.do("buy-hand", card=f"{name}-director")
    assert (desk.price_of(name), desk.company(name).stations, desk.stations_in(home)) == (price, [desk.stop(home)], 1)
    assert desk.company(name).cash == 2 * price
    assert 0 not in desk.company(name).tokens


# AF-5.3, G26


def test_g26_two_against_two_changes_nothing_and_the_third_share_takes_over() -> None:
    desk = Desk().own(0, "MF-director").hand(1, "MF", "MF", "MF").stock_round(1)
    desk.do("buy-hand", card="MF")
    assert leads(desk.do("buy-hand", card="MF")) == []
    assert (desk.leader("MF"), desk.see().players[1].certificates) == (0, 2)
    assert leads(desk.do("buy-hand", card="MF")) == [("AF-5.3", 1, 1)]
    assert (desk.leader("MF"), director(desk, "MF")) == (1, 1)
    assert (desk.shares("MF", 0), desk.shares("MF", 1)) == (2, 3)
    assert [desk.see().players[seat].certificates for seat in (0, 1)] == [2, 2]


def test_af_5_3_the_holder_of_the_directors_certificate_is_director_also_with_a_tie_before_the_start() -> None:
    desk = Desk().own(0, "MF", "MF").hand(1, "MF-director").stock_round(1)
    desk.do("buy-hand", card="MF-director")
    assert (desk.leader("MF"), director(desk, "MF")) == (1, 1)


def test_af_5_3_a_tie_goes_to_the_present_director_after_a_sale_too() -> None:
    desk = Desk().own(0, "MF-director", "MF", "MF").own(1, "MF", "MF", "MF")
    desk.do("sell-share", company="MF")
    assert (desk.shares("MF", 0), desk.leader("MF")) == (3, 0)
    facts = desk.do("sell-share", company="MF")
    assert (desk.shares("MF", 0), desk.leader("MF"), leads(facts)) == (2, 1, [("AF-5.3", 1, 1)])


@pytest.mark.parametrize(("old", "new"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_af_5_3_between_several_new_leaders_the_first_clockwise_from_the_old_director(old: int, new: int) -> None:
    desk = Desk(4).own(old, "MF-director")
    for seat in range(4):
        if seat != old:
            desk.own(seat, "MF", "MF")
    desk.stock_round(old)
    desk.do("sell-share", company="MF")
    assert (desk.leader("MF"), director(desk, "MF"), desk.shares("MF", old)) == (new, new, 1)


def test_af_5_3_players_come_before_companies() -> None:
    desk = Desk().own(0, "AR-director", "MF-director").own("AR", "MF", "MF").own(2, "MF", "MF")
    desk.do("sell-share", company="MF")
    assert desk.leader("MF") == 2


@pytest.mark.parametrize(("higher", "lower"), [("AR", "KR"), ("KR", "AR")])
def test_af_5_3_companies_come_by_falling_share_price(higher: str, lower: str) -> None:
    desk = Desk().own(0, "MF-director", "AR-director", "KR-director").own("AR", "MF", "MF").own("KR", "MF", "MF")
    desk.price(higher, 142).price(lower, 90)
    desk.do("sell-share", company="MF")
    assert (desk.leader("MF"), director(desk, "MF")) == (higher, higher)


def test_af_5_3_shares_bought_from_the_pool_count_too() -> None:
    desk = Desk().own(0, "MF-director").own(1, "MF", "MF").pool("MF").stock_round(1)
    desk.do("buy-pool", card="MF")
    assert (desk.leader("MF"), director(desk, "MF")) == (1, 1)


# AF-5.4


def test_af_5_4_the_largest_shareholder_is_manager() -> None:
    desk = Desk().own(0, "MF").own(1, "MF").hand(1, "MF").stock_round(1)
    facts = desk.do("buy-hand", card="MF")
    assert (desk.leader("MF"), director(desk, "MF"), leads(facts)) == (1, None, [("AF-5.4", 1, 0)])


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 1, 0), (2, 0, 1)])
def test_af_5_4_the_first_manager_on_a_tie_reached_that_number_first(order: tuple[int, int, int]) -> None:
    desk = Desk()
    for seat in order:
        desk.hand(seat, "MF").stock_round(seat)
        desk.do("buy-hand", card="MF")
    assert (desk.company("MF").status, desk.leader("MF")) == (Status.RUNNING, order[0])


def test_af_5_4_who_sold_has_to_reach_the_number_again() -> None:
    desk = Desk().hand(0, "MF").own(0, "MF").own(1, "MF")
    desk.do("sell-share", company="MF")
    desk.do("buy-hand", card="MF")
    assert (desk.shares("MF", 0), desk.shares("MF", 1), desk.leader("MF")) == (1, 1, 1)


def test_af_5_4_a_new_manager_needs_strictly_more() -> None:
    desk = Desk().own(0, "MF", "MF", "MF").own(1, "MF", "MF").hand(1, "MF", "MF").stock_round(1)
    desk.do("buy-hand", card="MF")
    assert (desk.shares("MF", 1), desk.leader("MF")) == (3, 0)
    desk.do("buy-hand", card="MF")
    assert (desk.leader("MF"), director(desk, "MF")) == (1, None)


@pytest.mark.parametrize(("old", "new"), [(0, 1), (1, 2), (2, 0)])
def test_af_5_4_later_ties_go_clockwise_from_the_old_manager(old: int, new: int) -> None:
    desk = Desk().own(old, "MF", "MF", "MF")
    for seat in range(3):
        if seat != old:
            desk.own(seat, "MF", "MF")
    desk.stock_round(old)
    desk.do("sell-share", company="MF")
    assert desk.leader("MF") == old
    desk.do("sell-share", company="MF")
    assert (desk.leader("MF"), desk.shares("MF", old)) == (new, 1)


@pytest.mark.parametrize("shares", [2, 3, 4])
def test_af_5_4_the_manager_gets_the_directors_certificate_unless_the_buyer_has_more(shares: int) -> None:
    desk = Desk().own(2, "MF").own(0, *["MF"] * shares).hand(1, "MF-director").stock_round(1)
    facts = desk.do("buy-hand", card="MF-director")
    assert (desk.leader("MF"), director(desk, "MF"), leads(facts)) == (0, 0, [("AF-5.3", 0, 1)])
    assert (desk.shares("MF", 0), desk.shares("MF", 1)) == (shares, 2)
    assert [desk.see().players[seat].certificates for seat in (0, 1)] == [shares - 1, 2]
    assert desk.company("MF").cash == 152


def test_af_5_4_a_buyer_with_more_than_the_manager_keeps_the_directors_certificate() -> None:
    desk = Desk().own(0, *["MF"] * 3).own(1, "MF", "MF").hand(1, "MF-director").stock_round(1)
    desk.do("buy-hand", card="MF-director")
    assert (desk.leader("MF"), director(desk, "MF"), desk.shares("MF", 1)) == (1, 1, 4)
    assert [desk.see().players[seat].certificates for seat in (0, 1)] == [3, 3]


def test_af_5_4_before_the_start_there_is_no_manager_and_nothing_is_locked() -> None:
    desk = Desk().own(0, "MF", "MF")
    desk.do("sell-share", company="MF")
    desk.do("sell-share", company="MF")
    assert desk.company("MF").pool == 2


# AF-5.5


def test_af_5_5_the_directors_certificate_cannot_be_sold_to_the_pool() -> None:
    desk = Desk().own(0, "MF-director")
    assert desk.why("sell-share", company="MF") == ("AF-5.5", 2, 1)


def test_af_5_5_ordinary_shares_above_it_are_free() -> None:
    desk = Desk().own(0, "MF-director", "MF", "MF").own(1, "MF")
    desk.do("sell-share", company="MF")
    desk.do("sell-share", company="MF")
    assert desk.refused("sell-share", company="MF").clause == "AF-5.5"
    assert (desk.company("MF").pool, director(desk, "MF")) == (2, 0)


def test_af_5_5_a_holder_of_one_share_cannot_take_the_certificate() -> None:
    desk = Desk().own(0, "MF-director").own(1, "MF").own(2, "MF")
    assert desk.why("sell-share", company="MF") == ("AF-5.5", 2, 1)


def test_af_5_5_a_holder_of_two_who_then_has_more_gives_two_ordinary_shares_for_it() -> None:
    desk = Desk().own(0, "MF-director").own(1, "MF", "MF")
    desk.do("sell-share", company="MF")
    assert (director(desk, "MF"), desk.shares("MF", 0), desk.shares("MF", 1), desk.company("MF").pool) == (1, 1, 2, 1)
    assert [desk.see().players[seat].certificates for seat in (0, 1)] == [1, 1]
    desk.do("sell-share", company="MF")
    assert (desk.shares("MF", 0), desk.company("MF").pool, desk.player(0).cash) == (0, 2, 694 + 152)


def test_af_5_5_cards_in_hand_and_in_the_pool_make_no_successor() -> None:
    desk = Desk().own(0, "MF-director").hand(1, "MF", "MF", "MF").pool("MF", "MF")
    assert desk.refused("sell-share", company="MF").clause == "AF-5.5"


def test_af_5_5_a_company_can_take_the_certificate_over() -> None:
    desk = Desk().own(0, "MF-director").own(1, "AR-director").own("AR", "MF", "MF")
    desk.do("sell-share", company="MF")
    assert (director(desk, "MF"), desk.shares("MF", "AR")) == ("AR", 2)


def test_af_5_5_a_forced_sale_does_not_free_the_certificate() -> None:
    desk = Desk(7).own(0, *["KR"] * 8, "MF-director", "AR-director", "P1")
    assert desk.see().players[0].certificates == 11
    assert desk.refused("sell-share", company="MF").clause == "AF-5.5"
    assert desk.may("sell-private", private="P1")
