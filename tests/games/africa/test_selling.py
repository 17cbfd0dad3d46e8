"""AF-4.2, AF-4.3, AF-4.6: sales to the bank pool, forced and free, and what cannot be bought back."""

from __future__ import annotations

import pytest

from magnat.games.africa import names, prices
from magnat.games.africa.stages import Stage
from magnat.kernel.contract import Log
from tests.games.africa.table import NINE, Desk


def full(seats: int = 7) -> Desk:
    """Seat 0 holds as many certificates as seven players may: 10."""
    return Desk(seats).own(0, *["MF"] * 8, "KR", "P1")


def another_turn(desk: Desk, seat: int = 0) -> Desk:
    """Once round the table until the seat has its next turn; the others buy bonds."""
    desk.do("buy-bond")
    while desk.waits() != seat:
        desk.do("buy-bond")
    return desk


# AF-4.2


def test_af_4_2_shares_and_privates_count_and_a_directors_certificate_counts_once() -> None:
    desk = Desk().own(0, "MF-director", "MF", "MF", "KR", "P1", "P6")
    assert desk.see().players[0].certificates == 6


def test_af_4_2_bonds_hand_cards_and_concessions_do_not_count() -> None:
    desk = Desk().own(0, "MF").hand(0, "KR", "P2").concession(0, "gold")
    desk.player(0).bonds = 5
    assert desk.see().players[0].certificates == 1


def test_af_4_2_up_to_100_percent_of_a_company_may_be_held() -> None:
    desk = Desk().cash(0, 9999).own(0, "MF-director", *["MF"] * 7).hand(0, "MF")
    desk.do("buy-hand", card="MF")
    assert desk.shares("MF", 0) == 10


def test_af_4_2_at_the_limit_nothing_must_be_sold() -> None:
    desk = full()
    assert desk.see().players[0].certificates == desk.see().certificate_limit == 10
    assert desk.may("pass", flip=0)
    assert desk.may("buy-bond")


def test_af_4_2_one_over_the_limit_and_something_must_be_sold_first() -> None:
    desk = full().own(0, "TO").hand(0, "AR").pool("ENR").discard("TC")
    desk.player(0).bonds = 1
    for flip in (0, 1):
        assert desk.why("pass", flip=flip) == ("AF-4.2", 10, 11)
    for wish in ("buy-bond", "turn-card", "sell-bond"):
        assert desk.why(wish) == ("AF-4.2", 10, 11)
    for wish, card in (("buy-hand", "AR"), ("buy-pool", "ENR"), ("buy-discard", "TC")):
        assert desk.why(wish, card=card) == ("AF-4.2", 10, 11)
    assert {option.key for option in desk.options()} == {"sell-share", "sell-private"}
    desk.do("sell-share", company="KR")
    assert desk.may("end-turn")


def test_af_4_2_every_surplus_certificate_must_go() -> None:
    desk = full().own(0, "TO", "P2")
    desk.do("sell-private", private="P2")
    assert desk.why("pass", flip=0) == ("AF-4.2", 10, 11)
    desk.do("sell-share", company="TO")
    assert desk.may("end-turn")


def test_af_4_2_after_the_forced_sale_the_first_turn_goes_on_with_selling_and_buying() -> None:
    desk = full().own(0, "TO").hand(0, "TC")
    desk.do("sell-share", company="KR")
    desk.do("sell-share", company="TO")
    desk.do("buy-hand", card="TC")
    assert desk.see().players[0].certificates == 10


def test_af_4_2_a_removed_company_lowers_the_limit_and_forces_sales() -> None:
    desk = Desk(7).own(0, *["MF"] * 8, "KR", "P1").own(1, "TO-director").price("TO", 5)
    prices.move(desk.box, desk.state, names.index("company", "TO"), -1, "AF-8.3", Log())
    assert desk.why("pass", flip=0) == ("AF-4.2", 9, 10)


def test_af_4_2_the_table_is_told_who_must_sell() -> None:
    desk = Desk(7).own(1, *["MF"] * 8, "KR", "P1", "P2")
    facts = desk.do("buy-bond")
    told = [(fact.clause, fact.words()) for fact in facts if fact.key == "forced-sale"]
    assert told == [("AF-4.2", {"seat": 1, "certificates": 11, "limit": 10})]


def test_af_4_2_a_forced_sale_is_possible_in_a_later_turn_but_only_down_to_the_limit() -> None:
    """Whoever loses a Director's certificate gets two ordinary shares for it and so may end up over the limit."""
    desk = Desk(7).own(0, "MF-director", *["KR"] * 8, "P1").own(1, "MF", "MF").hand(1, "MF")
    assert desk.see().players[0].certificates == 10
    desk.do("buy-bond")
    desk.do("buy-hand", card="MF")
    desk.do("end-turn")
    while desk.waits() != 0:
        desk.do("buy-bond")
    assert (desk.leader("MF"), desk.see().players[0].certificates) == (1, 11)
    assert desk.why("buy-bond") == ("AF-4.2", 10, 11)
    desk.do("sell-share", company="KR")
    assert desk.refused("sell-share", company="KR").clause == "AF-4.3"
    desk.do("buy-bond")


# AF-4.3, G21, G22


def test_af_4_3_any_number_of_certificates_of_any_companies_privates_and_bonds() -> None:
    desk = Desk().own(0, *["MF"] * 5, "KR", "KR", "P1", "P5").own(1, *["MF"] * 3)
    desk.player(0).bonds = 3
    for _ in range(5):
        desk.do("sell-share", company="MF")
    for company in ("KR", "KR"):
        desk.do("sell-share", company=company)
    for private in ("P1", "P5"):
        desk.do("sell-private", private=private)
    for _ in range(3):
        desk.do("sell-bond")
    assert desk.see().players[0].certificates == desk.player(0).bonds == 0
    assert desk.player(0).cash == 694 + 5 * 76 + 2 * 82 + 25 + 115 + 300


def test_af_4_3_shares_go_to_the_pool_at_the_market_price() -> None:
    desk = Desk().own(0, "MF-director", "MF", "MF").price("MF", 112).cash("MF", 50)
    bank = desk.state.bank
    facts = desk.do("sell-share", company="MF")
    assert (desk.player(0).cash, desk.state.bank, desk.company("MF").cash) == (694 + 112, bank - 112, 50)
    assert (desk.company("MF").pool, desk.shares("MF", 0)) == (1, 3)
    assert [(fact.clause, fact.words()) for fact in facts] == [("AF-4.3", {"holder": 0, "company": "MF", "price": 112})]


def test_af_4_3_shares_of_a_company_that_has_not_started_bring_the_printed_price() -> None:
    desk = Desk().own(0, "AR", "AR")
    desk.do("sell-share", company="AR")
    assert (desk.player(0).cash, desk.company("AR").pool) == (794, 1)


@pytest.mark.parametrize(("private", "price"), [("P1", 25), ("P2", 35), ("P3", 60), ("P4", 75), ("P5", 115), ("P6", 160)])
def test_af_4_3_privates_go_to_the_pool_at_their_printed_price(private: str, price: int) -> None:
    desk = Desk().own(0, private)
    desk.do("sell-private", private=private)
    assert (desk.player(0).cash, desk.see().pool_privates, desk.see().pool_certificates) == (694 + price, [private], 1)


def test_af_4_3_bonds_go_back_to_the_bank_at_100_and_never_into_the_pool() -> None:
    desk = Desk()
    desk.player(0).bonds, desk.state.bonds = 2, 23
    desk.do("sell-bond")
    assert (desk.player(0).cash, desk.player(0).bonds, desk.state.bonds) == (794, 1, 24)
    assert desk.see().pool_certificates == 0


def test_af_4_3_a_bond_that_one_does_not_have_cannot_be_sold() -> None:
    assert Desk().why("sell-bond") == ("AF-4.3", 1, 0)


def test_af_4_3_a_share_or_private_that_one_does_not_have_cannot_be_sold() -> None:
    desk = Desk().own(1, "MF", "P1").pool("P2")
    assert desk.why("sell-share", company="MF") == ("AF-4.3", 1, 0)
    assert desk.refused("sell-private", private="P1").clause == "AF-4.3"
    assert desk.refused("sell-private", private="P2").clause == "AF-4.3"


def test_g21_no_sale_moves_a_price() -> None:
    desk = Desk().own(0, *["MF"] * 6, "P1").own(1, "KR-director").price("MF", 100).price("KR", 90)
    desk.player(0).bonds = 1
    before = [(company.price, company.space, company.arrived) for company in desk.see().companies]
    for _ in range(4):
        desk.do("sell-share", company="MF")
    desk.do("sell-private", private="P1")
    desk.do("sell-bond")
    assert [(company.price, company.space, company.arrived) for company in desk.see().companies] == before


def test_af_4_3_the_pool_has_no_size_limit() -> None:
    desk = Desk().own(0, *["MF"] * 8).own(1, "MF-director")
    for _ in range(8):
        desk.do("sell-share", company="MF")
    assert desk.see().pool_certificates == desk.company("MF").pool == 8


def test_g22_no_sale_in_a_players_second_turn_of_the_round() -> None:
    desk = another_turn(Desk().own(0, "KR", "KR", "P1"))
    assert desk.refused("sell-share", company="KR").clause == "AF-4.3"
    assert desk.refused("sell-private", private="P1").clause == "AF-4.3"
    assert desk.refused("sell-bond").clause == "AF-4.3"


def test_g22_a_pass_was_the_first_turn_too() -> None:
    desk = Desk().own(0, "KR")
    desk.do("pass", flip=0)
    desk.do("buy-bond")
    desk.do("pass", flip=0)
    assert desk.refused("sell-share", company="KR").clause == "AF-4.3"


def test_af_4_3_the_first_turn_of_the_next_round_allows_selling_again() -> None:
    desk = another_turn(Desk().own(0, "KR"))
    assert desk.next_stock_round(0).may("sell-share", company="KR")


def test_af_4_3_everybody_has_a_first_turn() -> None:
    desk = Desk().own(2, "KR")
    desk.do("buy-bond")
    desk.do("buy-bond")
    assert desk.may("sell-share", company="KR")


@pytest.mark.parametrize("source", ["hand", "pool", "discard", "deck"])
def test_af_4_3_selling_comes_before_buying(source: str) -> None:
    desk = Desk().own(0, "KR", "KR", "P1").hand(0, "MF").pool("CNR", "CNR", "CNR").discard("TC")
    desk.player(0).bonds = 1
    if source == "hand":
        desk.do("buy-hand", card="MF")
    elif source == "pool":
        desk.do("buy-pool", card="CNR")
    elif source == "discard":
        desk.do("buy-discard", card="TC")
    else:
        desk.do("turn-card")
        desk.draw("ENR")
        assert not desk.may("sell-share", company="KR")
        desk.do("buy-turned")
    assert desk.refused("sell-share", company="KR").clause == "AF-4.3"
    assert desk.refused("sell-private", private="P1").clause == "AF-4.3"
    assert desk.refused("sell-bond").clause == "AF-4.3"


def test_af_4_3_the_money_of_a_sale_may_be_spent_in_the_same_turn() -> None:
    desk = Desk().cash(0, 0).own(0, "KR").hand(0, "MF")
    assert desk.why("buy-hand", card="MF") == ("AF-4.4", 76, 0)
    desk.do("sell-share", company="KR")
    desk.do("buy-hand", card="MF")
    assert desk.player(0).cash == 6


# AF-4.6, G20


def test_g20_who_sold_cnr_may_not_buy_cnr_from_the_pool_but_from_hand() -> None:
    desk = Desk().own(0, "CNR").hand(0, "CNR", "CNR-director")
    desk.do("sell-share", company="CNR")
    assert desk.refused("buy-pool", card="CNR").clause == "AF-4.6"
    desk.do("buy-hand", card="CNR")
    assert desk.may("buy-hand", card="CNR-director")


def test_g20_who_sold_cnr_may_buy_cnr_from_the_discard_pile() -> None:
    desk = Desk().own(0, "CNR").discard("CNR")
    desk.do("sell-share", company="CNR")
    desk.do("buy-discard", card="CNR")
    assert desk.shares("CNR", 0) == 1


def test_g20_who_sold_cnr_may_buy_cnr_from_the_deck() -> None:
    desk = Desk().own(0, "CNR")
    desk.do("sell-share", company="CNR")
    desk.do("turn-card")
    desk.draw("CNR")
    desk.do("buy-turned")
    assert desk.shares("CNR", 0) == 1


def test_af_4_6_it_holds_for_the_whole_round_and_for_this_company_only() -> None:
    desk = Desk().own(0, "CNR").pool("KR")
    desk.do("sell-share", company="CNR")
    assert desk.may("buy-pool", card="KR")
    another_turn(desk)
    assert desk.refused("buy-pool", card="CNR").clause == "AF-4.6"


def test_af_4_6_in_the_next_round_it_is_over() -> None:
    desk = Desk().own(0, "CNR")
    desk.do("sell-share", company="CNR")
    assert desk.next_stock_round(0).may("buy-pool", card="CNR")


def test_af_4_6_others_may_buy_what_was_sold() -> None:
    desk = Desk().own(0, "CNR")
    desk.do("sell-share", company="CNR")
    desk.do("end-turn")
    assert desk.may("buy-pool", card="CNR")


def test_af_4_6_a_private_that_was_sold_is_no_share() -> None:
    desk = Desk().own(0, "P1")
    desk.do("sell-private", private="P1")
    desk.do("buy-pool", card="P1")
    assert desk.see().players[0].privates == ["P1"]


def test_af_4_6_it_holds_after_a_forced_sale_too() -> None:
    desk = full().own(0, "TO")
    desk.do("sell-share", company="TO")
    assert desk.refused("buy-pool", card="TO").clause == "AF-4.6"


def test_af_4_4_a_bond_sold_may_be_bought_again_in_the_same_round() -> None:
    desk = Desk(companies=NINE)
    desk.player(0).bonds = 1
    desk.do("sell-bond")
    desk.do("buy-bond")
    assert (desk.player(0).bonds, desk.player(0).cash) == (1, 694)
    assert desk.stage() == Stage.STOCK
