"""AF-4.8: the deck runs out, is shuffled anew, and at last its cards lie open."""

from __future__ import annotations

import pytest

from magnat.games.africa import names
from tests.games.africa.table import Desk


def heaps(deck: tuple[str, ...], discard: tuple[str, ...], extra: str = "none") -> Desk:
    """Just these cards lie in the deck and, the oldest one first, on the discard pile."""
    return Desk(extra_discard=extra).deck(*deck, *discard).discard(*discard)


def left_in_deck(desk: Desk) -> list[str]:
    return [name for number, name in enumerate(names.all_names("card")) for _ in range(desk.state.deck[number])]


# The empty deck


def test_af_4_8_an_empty_deck_is_made_of_the_discards_and_the_pile_begins_empty() -> None:
    desk = heaps(("MF",), ("KR", "TC", "P1", "TO"))
    desk.do("pass", flip=1)
    desk.draw("MF")
    assert (desk.see().discard, left_in_deck(desk), desk.waits()) == ([], ["KR", "MF", "TC", "TO", "P1"], 1)


def test_af_4_8_by_option_the_top_card_of_the_new_deck_opens_a_new_pile() -> None:
    desk = heaps(("MF",), ("KR", "TC", "P1", "TO"), extra="refill")
    desk.do("pass", flip=1)
    facts = desk.draw("MF")
    assert [(fact.key, fact.clause, fact.words()) for fact in facts][-1] == ("deck-shuffled", "AF-4.8", {"cards": 5})
    assert (desk.see().discard, desk.see().deck_cards) == ([], 5)
    desk.draw("TC")
    assert (desk.see().discard, left_in_deck(desk), desk.waits()) == (["TC"], ["KR", "MF", "TO", "P1"], 1)


def test_af_4_8_every_discard_is_as_likely_to_open_the_new_pile() -> None:
    desk = heaps(("MF",), ("KR", "KR", "P1", "TO"), extra="refill")
    desk.do("pass", flip=1)
    desk.draw("MF")
    chance = desk.rules.agenda(desk.state).chances[0]
    assert {names.all_names("card")[card]: weight for card, weight in enumerate(chance.weights) if weight} == {
        "KR": 2,
        "MF": 1,
        "P1": 1,
        "TO": 1,
    }


@pytest.mark.parametrize(("extra", "opened"), [("none", 0), ("refill", 1)])
def test_af_4_8_the_deck_is_made_anew_when_its_last_card_is_bought(extra: str, opened: int) -> None:
    desk = heaps(("MF",), ("KR", "TC", "P1", "TO"), extra)
    desk.do("turn-card")
    desk.draw("MF")
    desk.do("buy-turned")
    desk.chances()
    assert (desk.see().deck_cards, len(desk.see().discard)) == (4 - opened, opened)


def test_af_4_8_who_has_bought_the_last_card_of_the_deck_may_turn_up_one_of_the_new_deck() -> None:
    """AF-4.4 d: buying from the deck ends with the third purchase, when a card is declined, or when the player stops."""
    desk = heaps(("MF",), ("KR", "TC", "P1", "TO", "AR"))
    desk.do("turn-card")
    desk.draw("MF")
    desk.do("buy-turned")
    if desk.rules.agenda(desk.state).chances:
        desk.draw("KR")
    assert desk.waits() == 0
    assert desk.may("turn-card")


@pytest.mark.parametrize(("extra", "opened"), [("none", 0), ("refill", 1)])
def test_af_4_8_the_deck_is_made_anew_when_its_last_card_is_declined(extra: str, opened: int) -> None:
    desk = heaps(("MF",), ("KR", "TC", "P1", "TO"), extra)
    desk.do("turn-card")
    desk.draw("MF")
    desk.do("decline-turned")
    desk.chances()
    assert (desk.see().deck_cards, len(desk.see().discard)) == (5 - opened, opened)


@pytest.mark.parametrize(("extra", "opened"), [("none", 0), ("refill", 1)])
def test_af_4_8_the_deck_is_made_anew_when_its_last_card_is_declined_after_a_purchase(extra: str, opened: int) -> None:
    desk = heaps(("MF", "AR"), ("KR", "TC", "P1", "TO"), extra)
    desk.do("turn-card")
    desk.draw("AR")
    desk.do("buy-turned")
    desk.do("turn-card")
    desk.draw("MF")
    desk.do("decline-turned")
    desk.chances()
    assert (desk.see().deck_cards, len(desk.see().discard)) == (5 - opened, opened)


# The last cards, G18


def last_three() -> Desk:
    """A purchase brings the deck and the discard pile down to three cards."""
    desk = heaps(("MF", "KR"), ("P1", "TC"))
    desk.do("buy-discard", card="P1")
    desk.do("end-turn")
    return desk


def test_g18_three_cards_left_all_lie_open() -> None:
    desk = last_three()
    assert (sorted(desk.see().discard), desk.see().deck_cards, desk.see().open_cards) == (["KR", "MF", "TC"], 0, True)
    assert sorted(str(option.words()["card"]) for option in desk.options(key="buy-discard")) == ["KR", "MF", "TC"]


@pytest.mark.parametrize("order", [("MF", "KR", "TC"), ("TC", "MF", "KR"), ("KR", "TC", "MF")])
def test_g18_open_cards_are_bought_in_any_order_and_number(order: tuple[str, ...]) -> None:
    desk = last_three()
    for card in order:
        desk.do("buy-discard", card=card)
    assert (desk.see().discard, desk.waits(), desk.player(1).cash) == ([], 1, 694 - 76 - 82 - 71)
    desk.do("end-turn")
    assert (desk.waits(), desk.rules.agenda(desk.state).chances) == (2, [])


def test_g18_the_table_is_told_which_cards_lie_open() -> None:
    desk = heaps(("MF", "KR"), ("P1", "TC"))
    facts = desk.do("buy-discard", card="P1")
    opened = [fact for fact in facts if fact.key == "cards-opened"]
    assert [sorted(str(fact.words()["cards"]).split(", ")) for fact in opened] == [["KR", "MF", "TC"]]
    assert opened[0].reveals()


def test_af_4_8_with_three_cards_left_the_buyer_may_go_on_at_once() -> None:
    """When three are left, all lie open, even in the middle of a turn in which cards are bought from the discard pile."""
    desk = heaps(("MF", "KR"), ("P1", "TC"))
    desk.do("buy-discard", card="P1")
    assert desk.see().open_cards
    desk.do("buy-discard", card="MF")
    assert desk.shares("MF", 0) == 1


def test_af_4_8_four_cards_left_do_not_lie_open() -> None:
    desk = heaps(("MF", "KR"), ("P1", "AR", "TC"))
    desk.do("buy-discard", card="P1")
    desk.do("end-turn")
    assert (desk.see().discard, desk.see().deck_cards, desk.see().open_cards) == (["AR", "TC"], 2, False)
    assert desk.refused("buy-discard", card="TC").clause == "AF-4.4"


def test_af_4_8_three_cards_left_after_a_purchase_from_the_deck() -> None:
    desk = heaps(("MF", "KR", "AR"), ("TC",))
    desk.do("turn-card")
    desk.draw("AR")
    desk.do("buy-turned")
    desk.do("end-turn")
    desk.chances()
    assert (sorted(desk.see().discard), desk.see().deck_cards, desk.see().open_cards) == (["KR", "MF", "TC"], 0, True)


def test_af_4_8_open_cards_cannot_be_turned_up() -> None:
    desk = last_three()
    assert desk.refused("turn-card").clause == "AF-4.4"
    assert desk.refused("pass", flip=1).clause == "AF-4.5"
    assert desk.may("pass", flip=0)


def test_af_4_8_open_cards_still_cost_the_printed_price_to_the_treasury() -> None:
    desk = last_three()
    desk.do("buy-discard", card="KR")
    assert (desk.player(1).cash, desk.company("KR").cash) == (694 - 82, 82)


def test_af_4_8_open_cards_are_one_source_of_a_turn() -> None:
    desk = Desk().deck("MF", "KR", "TC", "P1", "TO").hand(1, "TO").discard("P1", "TC")
    desk.do("buy-discard", card="P1")
    desk.do("end-turn")
    desk.do("buy-discard", card="MF")
    assert desk.refused("buy-hand", card="TO").clause == "AF-4.4"
    assert desk.refused("buy-bond").clause == "AF-4.4"


def test_af_4_8_when_no_card_is_left_nothing_can_be_turned_or_taken() -> None:
    desk = Desk().deck()
    assert desk.refused("turn-card").clause == "AF-4.4"
    assert desk.refused("buy-discard", card="MF").clause == "AF-4.4"
    assert desk.refused("pass", flip=1).clause == "AF-4.5"
    assert desk.may("pass", flip=0)
