"""AF-3.1, AF-4.1, AF-4.5, AF-4.7, AF-4.9: the course of the stock rounds: whose turn it is, passing, and the priority card."""

from __future__ import annotations

import pytest

from magnat.games.africa.actions import ACTIONS
from magnat.games.africa.stages import Stage
from magnat.kernel.contract import Fact
from tests.games.africa.table import Desk


def passes(desk: Desk, number: int = 3) -> list[Fact]:
    """This many players pass, one after another, without turning cards."""
    facts: list[Fact] = []
    for _ in range(number):
        facts += desk.do("pass", flip=0)
    return facts


def sell_concessions(desk: Desk) -> list[Fact]:
    """Six concessions go for nothing."""
    facts: list[Fact] = []
    while desk.stage() in (Stage.CONCESSION_BID, Stage.CONCESSION):
        if desk.stage() == Stage.CONCESSION:
            facts += desk.do("choose-concession", concession=str(desk.options()[0].words()["concession"]))
        elif desk.state.high < 0:
            facts += desk.do("bid", amount=0)
        else:
            facts += desk.do("pass-bid")
    return facts


def told(facts: list[Fact], key: str) -> list[dict[str, int | str]]:
    return [fact.words() for fact in facts if fact.key == key]


# AF-3.1


def test_af_3_1_initial_round_two_operating_rounds_concessions_then_one_and_two() -> None:
    desk = Desk().initial_round()
    facts = passes(desk)
    assert [it["number"] for it in told(facts, "operating-round-began")] == [1, 2]
    assert desk.stage() == Stage.CONCESSION_BID
    facts = sell_concessions(desk)
    assert [it["number"] for it in told(facts, "stock-round-began")] == [1]
    facts = passes(desk)
    assert [it["number"] for it in told(facts, "operating-round-began")] == [3, 4]
    assert [it["number"] for it in told(facts, "stock-round-began")] == [2]
    facts = passes(desk)
    assert [it["number"] for it in told(facts, "operating-round-began")] == [5, 6]
    assert [it["number"] for it in told(facts, "stock-round-began")] == [3]
    assert desk.stage() == Stage.STOCK


# AF-4.1


@pytest.mark.parametrize("priority", [0, 1, 2])
def test_af_4_1_the_priority_holder_starts_and_it_goes_clockwise(priority: int) -> None:
    desk = Desk().next_stock_round(priority)
    asked = []
    for _ in range(3):
        asked.append(desk.waits())
        desk.do("buy-bond")
    assert asked == [priority, (priority + 1) % 3, (priority + 2) % 3]
    assert desk.refused("pass", (priority + 1) % 3, flip=0).clause == "AF-4.4"


def test_af_4_1_the_owner_of_madianos_may_take_the_priority_card_first() -> None:
    desk = Desk().own(2, "P6").next_stock_round(priority=0)
    assert (desk.stage(), desk.waits()) == (Stage.PRIORITY, 2)
    assert [option.key for option in desk.options()] == ["take-priority", "leave-priority"]
    assert desk.refused("pass", 0, flip=0).clause == "AF-4.1"
    desk.do("take-priority")
    assert (desk.state.priority, desk.stage(), desk.waits(), desk.see().used) == (2, Stage.STOCK, 2, ["P6"])
    assert desk.see().players[2].privates == ["P6"]


def test_af_4_1_the_owner_of_madianos_may_leave_the_card_and_keeps_the_power() -> None:
    desk = Desk().own(2, "P6").next_stock_round(priority=0)
    desk.do("leave-priority")
    assert (desk.state.priority, desk.waits(), desk.see().used) == (0, 0, [])
    assert desk.next_stock_round(priority=1).stage() == Stage.PRIORITY


def test_af_4_1_the_power_of_madianos_works_once() -> None:
    desk = Desk().own(2, "P6").next_stock_round(priority=0)
    desk.do("take-priority")
    assert desk.next_stock_round(priority=0).stage() == Stage.STOCK


def test_af_4_1_a_company_cannot_use_madianos() -> None:
    desk = Desk().own(0, "MF-director").own("MF", "P6").next_stock_round(priority=1)
    assert (desk.stage(), desk.waits()) == (Stage.STOCK, 1)


def test_af_4_1_madianos_in_pool_or_hand_moves_nothing() -> None:
    assert Desk().pool("P6").next_stock_round(priority=1).stage() == Stage.STOCK
    assert Desk().hand(0, "P6").next_stock_round(priority=1).stage() == Stage.STOCK


# AF-4.5, G15


def test_g15_a_player_passes_and_turns_the_top_card_onto_the_discard_pile() -> None:
    desk = Desk().discard("KR").stock_round(0, number=2)
    desk.do("pass", flip=1)
    chance = desk.rules.agenda(desk.state).chances[0]
    assert (chance.key, chance.weights) == ("deck-card", desk.state.deck)
    desk.draw("AR")
    assert desk.see().discard == ["KR", "AR"]
    assert (desk.state.deck_count(), desk.waits()) == (85, 1)


def test_af_4_5_by_default_a_pass_may_turn_a_card_or_not() -> None:
    desk = Desk()
    assert desk.may("pass", flip=0)
    assert desk.may("pass", flip=1)
    desk.do("pass", flip=0)
    assert desk.state.discard == []


def test_af_4_5_option_a_pass_must_turn_a_card() -> None:
    desk = Desk(pass_flip="mandatory")
    assert desk.refused("pass", flip=0).clause == "AF-4.5"
    assert desk.may("pass", flip=1)


def test_af_4_5_option_without_a_deck_nothing_must_be_turned() -> None:
    desk = Desk(pass_flip="mandatory").deck("MF", "KR").discard("MF", "KR")
    assert desk.refused("pass", flip=1).clause == "AF-4.5"
    assert desk.may("pass", flip=0)


@pytest.mark.parametrize("what", [("sell-share", {"company": "MF"}), ("sell-private", {"private": "P1"}), ("sell-bond", {})])
def test_af_4_5_who_only_sold_has_not_passed(what: tuple[str, dict[str, str]]) -> None:
    desk = Desk().own(0, "MF", "MF", "P1")
    desk.player(0).bonds = 1
    desk.do(what[0], None, **what[1])
    for flip in (0, 1):
        refusal = desk.refused("pass", flip=flip)
        assert (refusal.clause, refusal.key) == ("AF-4.5", "sold-is-no-pass")
    desk.do("end-turn")
    assert (desk.state.passes, desk.waits()) == (0, 1)
    assert not told(passes(desk, 2), "operating-round-began")
    assert desk.waits() == 0
    assert told(passes(desk, 1), "operating-round-began")


def test_af_4_5_a_turn_without_a_sale_or_a_purchase_is_a_pass() -> None:
    desk = Desk().own(0, "MF")
    assert desk.refused("end-turn").clause == "AF-4.5"
    desk.do("sell-share", company="MF")
    desk.do("end-turn")
    passes(desk, 2)
    assert desk.refused("end-turn").clause == "AF-4.5"


def test_af_4_5_by_option_who_only_sold_has_passed() -> None:
    desk = Desk(selling_is_passing=True).own(0, "MF", "MF")
    desk.do("sell-share", company="MF")
    assert desk.refused("end-turn").clause == "AF-4.5"
    desk.do("pass", flip=0)
    assert desk.state.passes == 1
    facts = passes(desk, 2)
    assert told(facts, "operating-round-began")


def test_af_4_5_who_bought_has_not_passed() -> None:
    desk = Desk().hand(0, "MF")
    desk.do("buy-hand", card="MF")
    assert desk.refused("pass", flip=0).clause == "AF-4.5"
    assert desk.refused("pass", flip=1).clause == "AF-4.5"
    desk.do("end-turn")
    assert desk.state.passes == 0


def test_af_4_5_who_declined_the_first_card_has_passed() -> None:
    desk = Desk()
    passes(desk, 2)
    desk.do("turn-card")
    desk.draw("MF")
    facts = desk.do("decline-turned")
    assert told(facts, "operating-round-began")


def test_af_4_5_who_passed_may_act_again_in_the_next_turn() -> None:
    desk = Desk().hand(0, "MF")
    desk.do("pass", flip=0)
    desk.do("buy-bond")
    desk.do("pass", flip=0)
    assert desk.waits() == 0
    desk.do("buy-hand", card="MF")
    assert desk.shares("MF", 0) == 1


def test_af_4_5_the_card_of_the_pass_that_ends_the_round_is_turned_too() -> None:
    desk = Desk()
    passes(desk, 2)
    desk.do("pass", flip=1)
    desk.draw("TC")
    assert desk.see().discard == ["TC"]


def test_af_4_5_the_card_of_the_last_pass_is_turned_before_the_operating_round_removes_cards() -> None:
    """A depression removes CNR; with its cards gone, too few are left for a deck, but the pass was made before."""
    desk = Desk().own(0, "CNR-director").price("CNR", 5).pool("MF", "MF", "MF", "MF", "KR", "KR", "KR")
    desk.deck("TO", "AR", "CNR", "CNR", "CNR").discard("CNR", "CNR", "CNR")
    desk.state.operating_rounds = 2
    passes(desk, 2)
    desk.do("pass", flip=1)
    for chance in desk.rules.agenda(desk.state).chances:
        assert sum(chance.weights) > 0, "a card is to be turned, but none can come"
    desk.chances()
    assert desk.company("CNR").cash == 0
    assert sorted(desk.see().discard) == ["AR", "TO"]


# AF-4.7


def test_af_4_7_the_round_ends_when_all_have_passed_in_succession() -> None:
    desk = Desk(4)
    passes(desk, 3)
    desk.do("buy-bond")
    passes(desk, 3)
    assert (desk.stage(), desk.waits()) == (Stage.STOCK, 3)
    facts = passes(desk, 1)
    assert told(facts, "operating-round-began")


def test_af_4_7_priority_goes_to_the_left_of_the_last_buyer() -> None:
    desk = Desk().hand(1, "MF")
    desk.do("buy-bond")
    desk.do("buy-hand", card="MF")
    desk.do("end-turn")
    facts = passes(desk)
    assert desk.state.priority == 2
    assert [(fact.clause, fact.words()) for fact in facts if fact.key == "priority-moved"] == [("AF-4.7", {"seat": 2})]


@pytest.mark.parametrize("what", ["share", "private", "bond"])
@pytest.mark.parametrize(("option", "holder"), [("last_buy_or_sell", 0), ("last_buy", 1)])
def test_af_4_7_a_sale_counts_unless_the_option_says_otherwise(what: str, option: str, holder: int) -> None:
    desk = Desk(priority_after_stock_round=option).own(2, "MF", "P1")
    desk.player(2).bonds = 1
    desk.do("buy-bond")
    desk.do("pass", flip=0)
    if what == "share":
        desk.do("sell-share", company="MF")
    elif what == "private":
        desk.do("sell-private", private="P1")
    else:
        desk.do("sell-bond")
    desk.do("end-turn")
    passes(desk, 3)
    assert desk.state.priority == holder


@pytest.mark.parametrize("source", ["hand", "pool", "discard", "deck", "bond"])
@pytest.mark.parametrize("option", ["last_buy_or_sell", "last_buy"])
def test_af_4_7_every_purchase_counts(source: str, option: str) -> None:
    desk = Desk(priority_after_stock_round=option).hand(1, "MF").pool("KR").discard("TC")
    desk.do("pass", flip=0)
    if source == "hand":
        desk.do("buy-hand", card="MF")
        desk.do("end-turn")
    elif source == "pool":
        desk.do("buy-pool", card="KR")
    elif source == "discard":
        desk.do("buy-discard", card="TC")
        desk.do("end-turn")
    elif source == "bond":
        desk.do("buy-bond")
    else:
        desk.do("turn-card")
        desk.draw("AR")
        desk.do("buy-turned")
        desk.do("end-turn")
    passes(desk)
    assert desk.state.priority == 2


@pytest.mark.parametrize("priority", [0, 1, 2])
def test_af_4_7_if_nobody_acted_the_card_stays(priority: int) -> None:
    desk = Desk().next_stock_round(priority)
    facts = passes(desk)
    assert desk.state.priority == priority
    assert not told(facts, "priority-moved")


def test_af_4_7_declining_and_turning_cards_are_no_operations() -> None:
    desk = Desk()
    desk.do("pass", flip=0)
    desk.do("turn-card")
    desk.draw("MF")
    desk.do("decline-turned")
    desk.do("pass", flip=1)
    desk.draw("KR")
    assert desk.state.priority == 0


def test_af_4_7_what_was_done_in_the_last_round_does_not_count() -> None:
    desk = Desk().next_stock_round(0)
    desk.do("buy-bond")
    passes(desk)
    assert (desk.state.priority, desk.stage()) == (1, Stage.CONCESSION_BID)
    sell_concessions(desk)
    passes(desk)
    assert desk.state.priority == 1


# AF-4.9


def test_af_4_9_there_is_no_way_to_trade_with_players_or_companies() -> None:
    desk = Desk().own(0, "MF-director", "P1").own(1, "KR", "P2").own("MF", "TC", "P3").hand(1, "AR")
    desk.player(1).bonds = 1
    assert desk.refused("buy-pool", card="KR").clause == "AF-4.4"
    assert desk.refused("buy-pool", card="P2").clause == "AF-4.4"
    assert desk.refused("buy-pool", card="TC").clause == "AF-4.4"
    assert desk.refused("buy-hand", card="AR").clause == "AF-4.4"
    assert desk.refused("sell-share", company="TC").clause == "AF-4.3"
    assert desk.refused("sell-private", private="P3").clause == "AF-4.3"
    assert not [action.key for action in ACTIONS if action.key.startswith(("give", "trade", "offer")) and action.key != "offer-train"]
