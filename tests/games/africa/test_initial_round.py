"""AF-3.2: the initial stock round: own hand or a bond, no selling, no pool, no deck."""

from __future__ import annotations

import pytest

from magnat.games.africa.stages import Stage
from magnat.kernel.contract import Fact
from tests.games.africa.table import Desk


def passes(desk: Desk, number: int = 3) -> list[Fact]:
    """This many players pass, one after another."""
    facts: list[Fact] = []
    for _ in range(number):
        facts += desk.do("pass", flip=0)
    return facts


def test_af_3_2_cards_from_hand_cost_the_printed_price_and_any_number_may_be_bought() -> None:
    desk = Desk().hand(0, "MF", "KR", "AR-director", "P2").initial_round()
    for card in ("MF", "KR", "AR-director", "P2"):
        desk.do("buy-hand", card=card)
    assert desk.player(0).cash == 694 - 76 - 82 - 200 - 35
    assert (desk.company("MF").cash, desk.company("KR").cash, desk.company("AR").cash) == (76, 82, 200)
    assert desk.waits() == 0
    desk.do("end-turn")
    assert desk.waits() == 1


def test_af_3_2_a_bond_is_bought_instead_of_cards_and_only_one() -> None:
    desk = Desk().hand(0, "MF").initial_round()
    desk.do("buy-bond")
    assert (desk.player(0).bonds, desk.player(0).cash, desk.waits()) == (1, 594, 1)


def test_af_3_2_no_bond_after_a_card() -> None:
    desk = Desk().hand(0, "MF").initial_round()
    desk.do("buy-hand", card="MF")
    assert desk.refused("buy-bond").clause == "AF-4.4"


def test_g11_only_the_own_hand_and_bonds_can_be_bought_in_the_initial_round() -> None:
    desk = Desk().hand(0, "MF").hand(1, "TC").pool("KR").discard("AR").own(0, "P1", "ENR").initial_round()
    desk.player(0).bonds = 1
    assert desk.refused("buy-pool", card="KR").clause == "AF-3.2"
    assert desk.refused("buy-discard", card="AR").clause == "AF-3.2"
    assert desk.refused("turn-card").clause == "AF-3.2"
    assert desk.refused("sell-share", company="ENR").clause == "AF-3.2"
    assert desk.refused("sell-private", private="P1").clause == "AF-3.2"
    assert desk.refused("sell-bond").clause == "AF-3.2"
    assert sorted(option.key for option in desk.options()) == ["buy-bond", "buy-hand", "pass"]
    assert desk.refused("buy-hand", card="TC").clause == "AF-4.4"


@pytest.mark.parametrize("pass_flip", ["optional", "mandatory"])
def test_g11_passing_turns_no_card_in_the_initial_round(pass_flip: str) -> None:
    desk = Desk(pass_flip=pass_flip).initial_round()
    assert desk.refused("pass", flip=1).clause == "AF-4.5"
    desk.do("pass", flip=0)
    assert (desk.state.discard, desk.state.deck_count(), desk.waits()) == ([], 87, 1)


def test_af_3_2_the_round_ends_when_all_pass_in_succession() -> None:
    desk = Desk().hand(2, "MF").initial_round()
    passes(desk, 2)
    desk.do("buy-hand", card="MF")
    desk.do("end-turn")
    passes(desk, 2)
    assert (desk.stage(), desk.waits()) == (Stage.INITIAL, 2)
    desk.do("pass", flip=0)
    assert desk.stage() == Stage.CONCESSION_BID


def test_af_3_2_who_passed_may_buy_in_the_next_turn() -> None:
    desk = Desk().hand(0, "MF").initial_round()
    desk.do("pass", flip=0)
    desk.do("buy-bond")
    desk.do("pass", flip=0)
    assert desk.may("buy-hand", card="MF")


def test_af_3_2_priority_goes_to_the_left_of_the_last_buyer_of_a_certificate() -> None:
    desk = Desk().hand(0, "MF").hand(1, "KR").initial_round()
    desk.do("buy-hand", card="MF")
    desk.do("end-turn")
    desk.do("buy-hand", card="KR")
    desk.do("end-turn")
    facts = passes(desk)
    assert desk.state.priority == 2
    assert [(fact.clause, fact.words()) for fact in facts if fact.key == "priority-moved"] == [("AF-3.2", {"seat": 2})]


def test_af_3_2_a_bond_is_no_certificate_for_the_priority_card() -> None:
    desk = Desk().hand(0, "MF").initial_round()
    desk.do("buy-hand", card="MF")
    desk.do("end-turn")
    desk.do("buy-bond")
    passes(desk)
    assert desk.state.priority == 1


def test_af_3_2_a_tie_at_the_top_is_broken_at_random() -> None:
    desk = Desk().opening_auction("MF")
    desk.do("nominate", card="MF")
    desk.do("bid", amount=0)
    desk.do("pass-bid")
    desk.do("pass-bid")
    chance = desk.rules.agenda(desk.state).chances[0]
    assert (chance.key, chance.clause, chance.weights) == ("spender-die", "AF-3.2", [1, 1, 1])
    desk.draw(1)
    assert (desk.stage(), desk.waits()) == (Stage.INITIAL, 2)


def test_af_3_2_the_certificate_limit_holds_in_the_initial_round() -> None:
    desk = Desk(7).cash(0, 9999).hand(0, *["MF"] * 8, *["KR"] * 3).initial_round()
    for card in (*["MF"] * 8, "KR", "KR"):
        desk.do("buy-hand", card=card)
    assert desk.why("buy-hand", card="KR") == ("AF-4.4", 10, 10)


def test_g14_a_bond_leaves_the_certificate_count_unchanged() -> None:
    desk = Desk().own(0, "MF", "KR").initial_round()
    desk.do("buy-bond")
    assert (desk.see().players[0].certificates, desk.see().players[0].bonds) == (2, 1)
