"""AF-4.4: the five sources of a turn: own hand, bank pool, discard pile, deck, or one bond."""

from __future__ import annotations

import pytest

from magnat.games.africa.stages import Stage
from tests.games.africa.table import Desk


def laden() -> Desk:
    """Something to buy from every source: hand MF KR, pool CNR (green) ENR P2, discard pile TC TO."""
    return Desk().hand(0, "MF", "KR").pool("CNR", "CNR", "CNR", "ENR", "ENR", "P2").discard("TC", "TO")


BUY = {
    "hand": ("buy-hand", {"card": "MF"}),
    "pool": ("buy-pool", {"card": "CNR"}),
    "discard": ("buy-discard", {"card": "TC"}),
    "deck": ("turn-card", {}),
    "bond": ("buy-bond", {}),
}


def buy(desk: Desk, source: str) -> Desk:
    wish, words = BUY[source]
    desk.do(wish, None, **words)
    if source == "deck":
        desk.draw("AR")
        desk.do("buy-turned")
    return desk


@pytest.mark.parametrize("first", ["hand", "pool", "discard", "deck"])
@pytest.mark.parametrize("second", BUY)
def test_af_4_4_one_source_per_turn(first: str, second: str) -> None:
    desk = buy(laden(), first)
    assert desk.waits() == 0
    wish, words = BUY[second]
    if second == first and second == "hand":
        words = {"card": "KR"}
    if second == first and second == "discard":
        words = {"card": "TO"}
    if first == second:
        assert desk.may(wish, None, **words)
    else:
        assert desk.refused(wish, None, **words).clause == "AF-4.4"


# a. own hand


def test_af_4_4_a_any_number_from_hand_shares_pay_the_treasury_and_privates_the_bank() -> None:
    desk = Desk().hand(0, "MF", "MF", "KR", "P3")
    bank = desk.state.bank
    for card in ("MF", "P3", "KR", "MF"):
        desk.do("buy-hand", card=card)
    assert desk.player(0).cash == 694 - 76 - 60 - 82 - 76
    assert (desk.company("MF").cash, desk.company("KR").cash, desk.state.bank) == (152, 82, bank + 60)
    assert (desk.shares("MF", 0), desk.shares("KR", 0), desk.see().players[0].privates) == (2, 1, ["P3"])
    assert desk.waits() == 0


def test_af_4_4_a_the_printed_price_whatever_the_market_says() -> None:
    desk = Desk().own(1, "MF-director").price("MF", 205).hand(0, "MF")
    facts = desk.do("buy-hand", card="MF")
    assert (desk.player(0).cash, desk.company("MF").cash) == (694 - 76, 76)
    assert [fact.words() for fact in facts] == [{"seat": 0, "card": "MF", "source": "hand", "price": 76}]


def test_af_4_4_a_card_that_is_not_in_hand_is_refused() -> None:
    assert Desk().hand(1, "MF").refused("buy-hand", card="MF").clause == "AF-4.4"


@pytest.mark.parametrize(("cash", "allowed"), [(76, True), (75, False)])
def test_af_4_4_a_the_price_must_be_there(cash: int, allowed: bool) -> None:
    desk = Desk().cash(0, cash).hand(0, "MF")
    assert desk.may("buy-hand", card="MF") == allowed
    if not allowed:
        assert desk.why("buy-hand", card="MF") == ("AF-4.4", 76, 75)


# b. bank pool


def test_af_4_4_b_one_share_at_the_market_price_paid_to_the_bank() -> None:
    desk = Desk().own(1, "MF-director").price("MF", 64).pool("MF", "MF")
    bank = desk.state.bank
    desk.do("buy-pool", card="MF")
    assert (desk.player(0).cash, desk.state.bank, desk.company("MF").cash) == (694 - 64, bank + 64, 0)
    assert (desk.company("MF").pool, desk.shares("MF", 0), desk.waits()) == (1, 1, 1)


def test_af_4_4_b_one_private_at_its_printed_price() -> None:
    desk = Desk().pool("P4", "P1")
    bank = desk.state.bank
    desk.do("buy-pool", card="P4")
    assert (desk.player(0).cash, desk.state.bank, desk.see().players[0].privates) == (694 - 75, bank + 75, ["P4"])
    assert (desk.waits(), desk.see().pool_privates) == (1, ["P1"])


@pytest.mark.parametrize("price", [5, 34, 58, 61])
def test_af_4_4_b_any_number_in_the_green_zone(price: int) -> None:
    desk = Desk().own(1, "MF-director").price("MF", price).pool(*["MF"] * 4)
    for number in range(3):
        desk.do("buy-pool", card="MF")
        assert desk.waits() == 0
        assert desk.shares("MF", 0) == number + 1
    desk.do("end-turn")
    assert (desk.player(0).cash, desk.waits(), desk.state.passes) == (694 - 3 * price, 1, 0)


def test_af_4_4_b_the_green_zone_ends_at_61() -> None:
    desk = Desk().own(1, "MF-director").price("MF", 64).pool("MF", "MF")
    desk.do("buy-pool", card="MF")
    assert desk.waits() == 1


def test_af_4_4_b_a_company_that_has_not_started_is_green_by_its_printed_price() -> None:
    desk = Desk().pool("CNR", "CNR", "KR", "KR")
    desk.do("buy-pool", card="CNR")
    desk.do("buy-pool", card="CNR")
    assert (desk.shares("CNR", 0), desk.player(0).cash) == (2, 694 - 122)
    desk = Desk().pool("KR", "KR")
    desk.do("buy-pool", card="KR")
    assert desk.waits() == 1


def test_af_4_4_b_several_green_shares_are_of_any_companies() -> None:
    desk = Desk().own(1, "MF-director", "KR-director").price("MF", 45).price("KR", 61).pool("MF", "MF", "KR", "CNR", "P2", "ENR")
    for card in ("MF", "KR", "CNR", "MF"):
        assert desk.waits() == 0
        desk.do("buy-pool", card=card)
    assert desk.player(0).cash == 694 - 45 - 61 - 61 - 45
    assert desk.waits() == 1  # no green share is left


def test_af_4_4_b_after_a_green_share_nothing_dearer_and_no_private() -> None:
    desk = Desk().own(1, "MF-director").price("MF", 45).pool("MF", "CNR", "P2", "ENR")
    desk.do("buy-pool", card="MF")
    for card in ("ENR", "P2"):
        assert desk.refused("buy-pool", card=card).key == "one-from-the-pool"


def test_af_4_4_b_after_a_dearer_share_no_green_one() -> None:
    desk = Desk().pool("CNR", "ENR")
    desk.do("buy-pool", card="ENR")
    assert desk.waits() == 1


def test_af_4_6_a_green_share_sold_in_this_round_does_not_hold_the_turn_up() -> None:
    desk = Desk().own(0, "CNR").own(1, "MF-director").price("MF", 45).pool("MF")
    desk.do("sell-share", company="CNR")
    desk.do("buy-pool", card="MF")
    assert desk.waits() == 1


def test_af_4_4_b_by_option_several_green_shares_are_of_one_company() -> None:
    desk = Desk(green_shares="one_company").own(1, "MF-director").price("MF", 45).pool("MF", "MF", "CNR", "P2", "ENR")
    desk.do("buy-pool", card="MF")
    assert desk.refused("buy-pool", card="CNR").clause == "AF-4.4"
    assert desk.refused("buy-pool", card="ENR").clause == "AF-4.4"
    assert desk.refused("buy-pool", card="P2").clause == "AF-4.4"
    assert desk.may("buy-pool", card="MF")
    desk.do("buy-pool", card="MF")
    assert desk.waits() == 1


def test_af_4_4_b_only_what_lies_in_the_pool() -> None:
    desk = Desk().own(1, "MF")
    assert desk.refused("buy-pool", card="MF").clause == "AF-4.4"
    assert desk.refused("buy-pool", card="P1").clause == "AF-4.4"


def test_af_4_4_b_the_price_must_be_there() -> None:
    desk = Desk().cash(0, 81).pool("KR")
    assert desk.why("buy-pool", card="KR") == ("AF-4.4", 82, 81)
    assert desk.cash(0, 82).may("buy-pool", card="KR")


# c. discard pile


def test_af_4_4_c_in_the_order_of_discarding_any_number_to_the_treasury() -> None:
    desk = Desk().own(1, "AR-director").price("AR", 142).discard("P1", "AR", "KR", "TC")
    bank = desk.state.bank
    assert [option.words() for option in desk.options(key="buy-discard")] == [{"card": "P1"}]
    for card in ("P1", "AR", "KR"):
        desk.do("buy-discard", card=card)
    assert desk.player(0).cash == 694 - 25 - 100 - 82
    assert (desk.company("AR").cash, desk.company("KR").cash, desk.state.bank) == (100, 82, bank + 25)
    assert (desk.see().discard, desk.waits()) == (["TC"], 0)
    desk.do("end-turn")
    assert (desk.see().discard, desk.waits()) == (["TC"], 1)


def test_af_4_4_c_a_card_discarded_later_is_refused() -> None:
    desk = Desk().discard("TC", "KR")
    refusal = desk.refused("buy-discard", card="KR")
    assert (refusal.clause, refusal.key) == ("AF-4.4", "oldest-card-first")
    assert desk.refused("buy-discard", card="MF").clause == "AF-4.4"
    assert desk.see().next_discard == 0


def test_af_4_4_c_by_option_the_newest_card_comes_first() -> None:
    desk = Desk(discard_order="newest_first").discard("TC", "KR", "AR", "P1")
    assert [option.words() for option in desk.options(key="buy-discard")] == [{"card": "P1"}]
    assert desk.see().next_discard == 3
    for card in ("P1", "AR", "KR"):
        desk.do("buy-discard", card=card)
    assert desk.see().discard == ["TC"]
    refusal = Desk(discard_order="newest_first").discard("TC", "KR").refused("buy-discard", card="TC")
    assert (refusal.clause, refusal.key) == ("AF-4.4", "top-card-first")


def test_af_4_4_c_of_two_like_cards_the_older_one_is_bought() -> None:
    desk = Desk().discard("TC", "KR", "TC", "P1")
    desk.do("buy-discard", card="TC")
    assert desk.see().discard == ["KR", "TC", "P1"]


def test_af_4_4_c_an_emptied_discard_pile_stays_empty() -> None:
    desk = Desk().discard("TC")
    desk.do("buy-discard", card="TC")
    desk.do("end-turn")
    assert (desk.see().discard, desk.see().next_discard, desk.waits(), desk.state.to_turn) == ([], -1, 1, 0)


def test_af_4_4_c_by_option_an_emptied_discard_pile_gets_a_card() -> None:
    desk = Desk(extra_discard="refill").discard("TC", "KR")
    desk.do("buy-discard", card="TC")
    desk.do("buy-discard", card="KR")
    desk.do("end-turn")
    desk.draw("MF")
    assert (desk.see().discard, desk.waits(), desk.state.to_turn) == (["MF"], 1, 0)


@pytest.mark.parametrize("source", ["hand", "pool", "bond"])
def test_af_4_4_c_other_purchases_and_passes_turn_no_card(source: str) -> None:
    desk = Desk().hand(0, "MF").pool("CNR")
    buy(desk, source)
    if desk.waits() == 0:
        desk.do("end-turn")
    desk.do("pass", flip=0)
    assert (desk.see().discard, desk.state.deck_count()) == ([], 85)


def test_af_4_4_c_the_price_must_be_there() -> None:
    desk = Desk().cash(0, 70).discard("TC")
    assert desk.why("buy-discard", card="TC") == ("AF-4.4", 71, 70)


# d. deck, G23


def test_g23_after_three_purchases_the_turn_ends() -> None:
    desk = Desk().cash(0, 1000)
    for card in ("MF", "P1", "KR-director"):
        desk.do("turn-card")
        desk.draw(card)
        desk.do("buy-turned")
    assert (desk.see().discard, desk.waits(), desk.player(0).cash) == ([], 1, 1000 - 76 - 25 - 164)


def test_g23_by_option_one_more_card_is_turned_after_three_purchases() -> None:
    desk = Desk(extra_discard="refill").cash(0, 1000)
    for number, card in enumerate(("MF", "P1", "KR-director")):
        desk.do("turn-card")
        desk.draw(card)
        assert desk.stage() == Stage.TURNED
        desk.do("buy-turned")
        assert desk.state.to_turn == (1 if number == 2 else 0)
    facts = desk.draw("TC")
    assert [fact.words() for fact in facts if fact.key == "card-turned"] == [{"card": "TC"}]
    assert (desk.see().discard, desk.waits(), desk.player(0).cash) == (["TC"], 1, 1000 - 76 - 25 - 164)


def test_g23_declining_the_first_card_ends_the_turn_with_the_card_on_the_discard_pile() -> None:
    desk = Desk().discard("KR")
    desk.do("turn-card")
    desk.draw("MF")
    desk.do("decline-turned")
    assert (desk.see().discard, desk.waits(), desk.player(0).cash) == (["KR", "MF"], 1, 694)


def test_af_4_4_d_declining_after_a_purchase_ends_the_turn_and_no_further_card_is_turned() -> None:
    desk = Desk()
    buy(desk, "deck")
    desk.do("turn-card")
    desk.draw("TO")
    desk.do("decline-turned")
    assert (desk.see().discard, desk.waits(), desk.state.passes) == (["TO"], 1, 0)


@pytest.mark.parametrize("bought", [1, 2])
@pytest.mark.parametrize("extra", ["none", "refill"])
def test_af_4_4_d_who_stops_after_a_purchase_turns_one_more_card_only_by_option(bought: int, extra: str) -> None:
    desk = Desk(extra_discard=extra).discard("KR")
    for card in ("MF", "TC")[:bought]:
        desk.do("turn-card")
        desk.draw(card)
        desk.do("buy-turned")
    desk.do("end-turn")
    if extra == "refill":
        desk.draw("ENR")
    assert (desk.see().discard, desk.waits()) == (["KR", "ENR"] if extra == "refill" else ["KR"], 1)


def test_af_4_4_d_the_printed_price_goes_to_the_treasury_or_for_a_private_to_the_bank() -> None:
    desk = Desk().own(1, "MF-director").price("MF", 126)
    bank = desk.state.bank
    desk.do("turn-card")
    desk.draw("MF")
    desk.do("buy-turned")
    desk.do("turn-card")
    desk.draw("P6")
    desk.do("buy-turned")
    assert (desk.player(0).cash, desk.company("MF").cash, desk.state.bank) == (694 - 76 - 160, 76, bank + 160)


def test_af_4_4_d_a_card_that_is_too_dear_can_only_be_declined() -> None:
    desk = Desk().cash(0, 75)
    desk.do("turn-card")
    desk.draw("MF")
    assert desk.why("buy-turned") == ("AF-4.4", 76, 75)
    assert [option.key for option in desk.options()] == ["decline-turned"]


def test_af_4_4_d_a_card_turned_up_must_be_answered() -> None:
    desk = Desk().hand(0, "KR")
    desk.do("turn-card")
    desk.draw("MF")
    for wish, words in (("buy-hand", {"card": "KR"}), ("pass", {"flip": 0}), ("end-turn", {}), ("turn-card", {}), ("buy-bond", {})):
        assert desk.refused(wish, None, **words).clause == "AF-4.4"


def test_af_4_4_d_every_card_of_the_deck_is_as_likely() -> None:
    desk = Desk()
    desk.do("turn-card")
    chance = desk.rules.agenda(desk.state).chances[0]
    assert (chance.key, chance.clause, chance.weights) == ("deck-card", "AF-4.4", desk.state.deck)


# e. one bond


def test_af_4_4_e_one_bond_for_100_ends_the_turn() -> None:
    desk = Desk().cash(0, 350)
    bank = desk.state.bank
    desk.do("buy-bond")
    assert (desk.player(0).cash, desk.player(0).bonds, desk.state.bank, desk.state.bonds) == (250, 1, bank + 100, 24)
    assert desk.waits() == 1


@pytest.mark.parametrize(("cash", "allowed"), [(100, True), (99, False)])
def test_af_4_4_e_a_bond_costs_100(cash: int, allowed: bool) -> None:
    desk = Desk().cash(0, cash)
    assert desk.may("buy-bond") == allowed
    if not allowed:
        assert desk.why("buy-bond") == ("AF-4.4", 100, 99)


# The certificate limit


def test_af_4_4_no_purchase_takes_a_player_over_the_certificate_limit() -> None:
    desk = Desk(7).cash(0, 9999).own(0, *["MF"] * 8, "KR", "P1").hand(0, "TO").pool("ENR", "P3").discard("TC")
    for wish, card in (("buy-hand", "TO"), ("buy-pool", "ENR"), ("buy-pool", "P3"), ("buy-discard", "TC")):
        assert desk.why(wish, card=card) == ("AF-4.4", 10, 10)
    assert desk.may("buy-bond")
    desk.do("turn-card")
    desk.draw("AR")
    assert desk.why("buy-turned") == ("AF-4.4", 10, 10)


def test_af_4_4_up_to_the_limit_one_may_buy() -> None:
    desk = Desk(7).cash(0, 9999).own(0, *["MF"] * 8).hand(0, "TO", "AR-director", "P1")
    desk.do("buy-hand", card="TO")
    desk.do("buy-hand", card="AR-director")
    assert desk.see().players[0].certificates == 10
    assert desk.why("buy-hand", card="P1") == ("AF-4.4", 10, 10)


def test_af_4_4_green_shares_stop_at_the_limit() -> None:
    desk = Desk(7).cash(0, 9999).own(0, *["MF"] * 8).pool("CNR", "CNR", "CNR")
    desk.do("buy-pool", card="CNR")
    desk.do("buy-pool", card="CNR")
    assert desk.why("buy-pool", card="CNR") == ("AF-4.4", 10, 10)


def test_af_4_4_after_a_sale_there_is_room_again() -> None:
    desk = Desk(7).own(0, *["MF"] * 8, "KR", "P1").hand(0, "TO")
    desk.do("sell-share", company="KR")
    desk.do("buy-hand", card="TO")
    assert desk.shares("TO", 0) == 1
