"""AF-2.2 to AF-2.5, AF-3.3, AF-3.4: cards and concessions under the hammer, and the variants of AF-11.2 that deal cards."""

from __future__ import annotations

import pytest

from magnat.games.africa import names
from magnat.games.africa.stages import Stage
from magnat.kernel.contract import Fact
from tests.games.africa.table import Desk


def sold(desk: Desk, card: str, winner: int, price: int) -> list[Fact]:
    """The seat that is asked picks the card; the winner gets it for this price, at which all the others pass."""
    desk.do("nominate", card=card)
    facts: list[Fact] = []
    while desk.stage() == Stage.BID:
        seat, high = desk.waits(), desk.state.high
        if seat == winner and high < price:
            facts = desk.do("bid", amount=price)
        elif high < 0:
            facts = desk.do("bid", amount=0)
        else:
            facts = desk.do("pass-bid")
    return facts


def conceded(desk: Desk, winner: int, price: int, concession: str) -> list[Fact]:
    """One concession for the winner, who names it."""
    while desk.stage() == Stage.CONCESSION_BID:
        if desk.waits() == winner and desk.state.high < price:
            desk.do("bid", amount=price)
        elif desk.state.high < 0:
            desk.do("bid", amount=0)
        else:
            desk.do("pass-bid")
    return desk.do("choose-concession", concession=concession)


# AF-2.2: bidding


def test_af_2_2_a_random_player_starts() -> None:
    desk = Desk(4).unpack()
    while desk.stage() != Stage.KEEP:
        chance = desk.rules.agenda(desk.state).chances[0]
        outcome = next(number for number, weight in enumerate(chance.weights) if weight)
        desk.draw(names.all_names("company")[outcome] if chance.key == "company" else names.all_names("card")[outcome])
    while desk.stage() == Stage.KEEP:
        desk.do("set-aside", card=names.all_names("card")[desk.player(desk.waits()).hand[0]])
    chance = desk.rules.agenda(desk.state).chances[0]
    assert (chance.key, chance.clause, chance.weights) == ("starting-player", "AF-2.2", [1, 1, 1, 1])
    desk.draw(2)
    assert (desk.waits(), desk.stage()) == (2, Stage.NOMINATE)


def test_af_2_2_any_discarded_card_may_be_picked_and_no_other() -> None:
    desk = Desk().opening_auction("MF", "MF", "KR-director", "P2", seat=1)
    assert desk.waits() == 1
    assert sorted(str(option.words()["card"]) for option in desk.options()) == ["KR-director", "MF", "P2"]
    assert desk.refused("nominate", card="AR").clause == "AF-2.2"
    assert desk.refused("nominate", 0, card="MF").clause == "AF-2.2"


def test_af_2_2_the_one_who_picks_opens_the_bidding_and_must_bid() -> None:
    desk = Desk().opening_auction("MF", "P2", seat=1)
    desk.do("nominate", card="P2")
    assert desk.waits() == 1
    assert desk.refused("pass-bid").clause == "AF-2.2"
    assert desk.may("bid", amount=0)


@pytest.mark.parametrize("opening", [0, 1, 333, 694])
def test_af_2_2_the_opening_bid_is_any_amount_up_to_the_own_cash(opening: int) -> None:
    desk = Desk().opening_auction("MF", "KR")
    desk.do("nominate", card="MF")
    assert desk.may("bid", amount=opening)


def test_af_2_2_a_bid_above_the_own_cash_or_below_0_is_refused() -> None:
    desk = Desk().opening_auction("MF", "KR")
    desk.do("nominate", card="MF")
    assert desk.why("bid", amount=695) == ("AF-2.2", 695, 694)
    assert desk.why("bid", amount=-1) == ("AF-2.2", 0, -1)


def test_af_2_2_the_next_bid_is_higher_by_at_least_1() -> None:
    desk = Desk().opening_auction("MF", "KR")
    desk.do("nominate", card="MF")
    desk.do("bid", amount=40)
    assert desk.why("bid", amount=40) == ("AF-2.2", 41, 40)
    assert desk.may("bid", amount=41)
    assert desk.may("bid", amount=300)


def test_af_2_2_bidding_goes_clockwise_and_round_again() -> None:
    desk = Desk(4).opening_auction("MF", "KR", seat=2)
    desk.do("nominate", card="MF")
    asked = []
    for amount in range(7):
        asked.append(desk.waits())
        desk.do("bid", amount=amount)
    assert asked == [2, 3, 0, 1, 2, 3, 0]
    assert desk.refused("bid", 3, amount=9).clause == "AF-2.2"


def test_af_2_2_whoever_passes_is_out_of_this_auction_but_in_the_next() -> None:
    desk = Desk().opening_auction("MF", "KR")
    desk.do("nominate", card="MF")
    desk.do("bid", amount=5)
    desk.do("pass-bid")
    desk.do("bid", amount=6)
    assert desk.waits() == 0
    desk.do("bid", amount=7)
    assert desk.waits() == 2
    desk.do("pass-bid")
    assert desk.stage() == Stage.NOMINATE
    desk.do("nominate", card="KR")
    desk.do("bid", amount=0)
    assert desk.see().auction.bidding == [0, 1, 2]


def test_af_2_2_the_last_one_left_pays_the_bank_and_the_losers_nothing() -> None:
    desk = Desk().opening_auction("MF", "KR")
    bank = desk.state.bank
    sold(desk, "MF", 2, 120)
    assert [player.cash for player in desk.state.players] == [694, 694, 574]
    assert desk.state.bank == bank + 120
    assert desk.company("MF").cash == 0


def test_af_2_2_who_cannot_bid_more_is_not_asked() -> None:
    desk = Desk().cash(1, 30).opening_auction("MF", "KR")
    desk.do("nominate", card="MF")
    desk.do("bid", amount=30)
    assert desk.waits() == 2
    desk.do("pass-bid")
    assert desk.player(0).known == [names.index("card", "MF")]


def test_g08_an_opening_bid_of_0_then_12_and_all_others_pass() -> None:
    desk = Desk().opening_auction("MF", "KR")
    desk.do("nominate", card="MF")
    desk.do("bid", amount=0)
    desk.do("bid", amount=12)
    desk.do("pass-bid")
    facts = desk.do("pass-bid")
    assert desk.player(1).cash == 682
    assert desk.player(1).hand == [names.index("card", "MF")]
    assert (desk.shares("MF", 1), desk.see().players[1].certificates) == (0, 0)
    assert [fact.words() for fact in facts if fact.key == "card-won"] == [{"seat": 1, "card": "MF", "price": 12}]


# AF-2.3: who picks next


def test_af_2_3_the_left_neighbour_of_the_biggest_spender_picks_next() -> None:
    desk = Desk(4).opening_auction("MF", "KR", "AR", "TC", seat=0)
    facts = sold(desk, "MF", 2, 10)
    assert desk.waits() == 3
    assert [(fact.clause, fact.words()) for fact in facts if fact.key == "nominator"] == [("AF-2.3", {"seat": 3})]
    sold(desk, "KR", 3, 11)
    assert desk.waits() == 0
    sold(desk, "AR", 2, 5)
    assert desk.waits() == 3


def test_af_2_3_all_auctions_are_added_up() -> None:
    desk = Desk().opening_auction("MF", "KR", "AR", "TC")
    sold(desk, "MF", 0, 20)
    sold(desk, "KR", 2, 15)
    assert desk.waits() == 1
    sold(desk, "AR", 2, 6)
    assert desk.waits() == 0
    assert [player.spent for player in desk.see().players] == [20, 0, 21]


def test_af_2_3_a_tie_is_broken_by_a_die_between_those_who_tie() -> None:
    desk = Desk(4).opening_auction("MF", "KR", "AR")
    sold(desk, "MF", 1, 20)
    sold(desk, "KR", 3, 20)
    chance = desk.rules.agenda(desk.state).chances[0]
    assert (chance.key, chance.clause, chance.weights) == ("spender-die", "AF-2.3", [0, 1, 0, 1])
    assert desk.refused("nominate", 0, card="AR").clause == "AF-2.3"
    desk.draw(3)
    assert desk.waits() == 0


def test_af_2_3_a_first_card_for_nothing_leaves_all_level() -> None:
    desk = Desk().opening_auction("MF", "KR")
    sold(desk, "MF", 0, 0)
    assert desk.rules.agenda(desk.state).chances[0].weights == [1, 1, 1]


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_af_2_3_option_the_right_to_pick_simply_goes_round(winner: int) -> None:
    desk = Desk(auction_next_nominator="clockwise").opening_auction("MF", "KR", "AR", "TC", seat=1)
    pickers = []
    for card in ("MF", "KR", "AR"):
        pickers.append(desk.waits())
        sold(desk, card, winner, 10)
    assert [*pickers, desk.waits()] == [1, 2, 0, 1]


def test_af_2_3_option_clockwise_needs_no_die() -> None:
    desk = Desk(auction_next_nominator="clockwise").opening_auction("MF", "KR")
    sold(desk, "MF", 0, 0)
    assert desk.waits() == 1


# AF-2.4, AF-2.5, G10


def test_af_2_4_every_card_is_sold_and_goes_to_the_winners_hand() -> None:
    desk = Desk().opening_auction("MF", "MF", "P3")
    sold(desk, "MF", 0, 9)
    sold(desk, "P3", 1, 8)
    assert desk.see().pile == {"MF": 1}
    sold(desk, "MF", 0, 1)
    assert desk.see().pile == {}
    assert desk.see(0).players[0].hand == ["MF", "MF"]
    assert desk.see(1).players[1].hand == ["P3"]
    assert desk.stage() == Stage.INITIAL


def test_g10_the_initial_stock_round_starts_left_of_the_biggest_spender() -> None:
    desk = Desk().opening_auction("MF", "KR", "AR")
    sold(desk, "MF", 0, 14)
    sold(desk, "KR", 1, 44)
    facts = sold(desk, "AR", 2, 4)
    assert [player.spent for player in desk.state.players] == [14, 44, 4]
    assert (desk.stage(), desk.waits()) == (Stage.INITIAL, 2)
    assert [fact.words() for fact in facts if fact.key == "stock-round-began"] == [{"number": 0, "seat": 2}]


def test_af_2_5_cards_in_hand_are_not_owned() -> None:
    desk = Desk().hand(0, "MF", "MF", "MF", "KR-director", "P6")
    view = desk.see()
    assert (view.players[0].certificates, view.players[0].privates, view.players[0].worth) == (0, [], 694)
    assert (desk.shares("MF", 0), desk.leader("MF"), desk.leader("KR")) == (0, None, None)
    assert desk.refused("sell-share", company="MF").clause == "AF-4.3"
    assert desk.refused("sell-private", private="P6").clause == "AF-4.3"


def test_af_2_5_cards_in_hand_pay_nothing() -> None:
    desk = Desk(2).hand(0, "P6", "P5").initial_round()
    desk.do("pass", flip=0)
    desk.do("pass", flip=0)
    assert desk.state.operating_rounds == 2
    assert desk.player(0).cash == 782


def test_af_2_5_only_the_holder_may_buy_the_card_at_its_printed_price() -> None:
    desk = Desk().own(2, "MF-director").price("MF", 126).hand(1, "MF")
    assert desk.refused("buy-hand", 0, card="MF").clause == "AF-4.4"
    desk.do("pass", flip=0)
    desk.do("buy-hand", card="MF")
    assert (desk.player(1).cash, desk.player(1).hand, desk.shares("MF", 1)) == (694 - 76, [], 1)


# AF-3.3, AF-3.4, G68


def test_af_3_3_the_priority_holder_opens_and_may_not_pass() -> None:
    desk = Desk().concession_auction(priority=2)
    assert (desk.stage(), desk.waits()) == (Stage.CONCESSION_BID, 2)
    assert desk.refused("pass-bid").clause == "AF-3.3"
    assert desk.may("bid", amount=0)
    assert desk.may("bid", amount=694)
    assert desk.why("bid", amount=695) == ("AF-3.3", 695, 694)
    assert desk.why("bid", amount=-1) == ("AF-3.3", 0, -1)


def test_af_3_3_an_opener_without_money_opens_with_0() -> None:
    desk = Desk().cash(0, 0).concession_auction()
    assert [option.words() for option in desk.options()] == [{"amount": 0}]


def test_af_3_3_each_bid_is_higher_and_a_pass_is_final_for_this_auction() -> None:
    desk = Desk().concession_auction()
    desk.do("bid", amount=3)
    assert desk.waits() == 1
    assert desk.why("bid", amount=3) == ("AF-3.3", 4, 3)
    desk.do("pass-bid")
    desk.do("bid", amount=4)
    desk.do("bid", amount=5)
    assert desk.waits() == 2
    desk.do("pass-bid")
    assert (desk.stage(), desk.waits()) == (Stage.CONCESSION, 0)


def test_af_3_3_the_winner_pays_the_bank_and_then_chooses() -> None:
    desk = Desk().concession_auction()
    bank = desk.state.bank
    desk.do("bid", amount=30)
    desk.do("pass-bid")
    facts = desk.do("pass-bid")
    assert [(fact.key, fact.words()) for fact in facts][-1] == ("concession-won", {"seat": 0, "price": 30})
    assert (desk.player(0).cash, desk.state.bank) == (664, bank + 30)
    names = [str(option.words()["concession"]) for option in desk.options()]
    assert names == ["minerals", "dates", "gas", "oil", "copper", "cotton", "gold"]
    assert desk.refused("choose-concession", 1, concession="gold").clause == "AF-3.3"
    desk.do("choose-concession", concession="cotton")
    assert desk.see().players[0].concessions == ["cotton"]


def test_af_3_3_a_concession_is_chosen_only_once() -> None:
    desk = Desk().concession_auction()
    conceded(desk, 0, 10, "cotton")
    desk.do("bid", amount=0)
    desk.do("pass-bid")
    desk.do("pass-bid")
    assert desk.refused("choose-concession", concession="cotton").clause == "AF-3.3"
    assert len(desk.options()) == 6


@pytest.mark.parametrize(("winner", "opener"), [(0, 1), (1, 2), (2, 0)])
def test_af_3_3_the_next_auction_starts_left_of_the_winner(winner: int, opener: int) -> None:
    desk = Desk().concession_auction(priority=1)
    facts = conceded(desk, winner, 10, "gas")
    assert desk.waits() == opener
    assert [fact.words() for fact in facts if fact.key == "concession-auction"] == [{"seat": opener, "left": 6}]


def test_g68_six_of_seven_concessions_are_sold_and_a_stock_round_follows() -> None:
    desk = Desk().concession_auction(priority=1)
    desk.do("bid", amount=0)
    desk.do("bid", amount=25)
    desk.do("pass-bid")
    desk.do("pass-bid")
    assert (desk.player(2).cash, desk.waits()) == (669, 2)
    desk.do("choose-concession", concession="copper")
    assert desk.waits() == 0
    for concession in ("gold", "oil", "gas", "dates"):
        conceded(desk, 1, 1, concession)
    facts = conceded(desk, 0, 1, "minerals")
    assert [fact.words() for fact in facts if fact.key == "concession-gone"] == [{"concession": "cotton"}]
    assert [len(player.concessions) for player in desk.see().players] == [1, 4, 1]
    assert (desk.state.priority, desk.stage(), desk.waits()) == (1, Stage.STOCK, 1)
    assert not [fact for fact in facts if fact.key == "priority-moved"]


def test_af_3_4_concessions_do_not_count_for_the_certificate_limit() -> None:
    desk = Desk(7).own(0, *["MF"] * 8, "KR").hand(0, "KR", "KR").concession(0, "gold").concession(0, "oil")
    assert desk.see().players[0].certificates == 9
    desk.do("buy-hand", card="KR")
    assert desk.see().players[0].certificates == 10
    assert desk.why("buy-hand", card="KR") == ("AF-4.4", 10, 10)
