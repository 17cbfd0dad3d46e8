"""The clerk of 18Africa with cards and shares: each test asks one question that has a sensible answer."""

from __future__ import annotations

from magnat.games.africa import names
from magnat.games.africa.stages import Stage
from tests.bots.africa.tables import answer, follow
from tests.games.africa.table import NINE, Desk


def joined(desk: Desk) -> Desk:
    """MF's home is joined to Casablanca."""
    return desk.tile("D5", "115", 3).joined("D5", "D3")


# AF-2, AF-3.2: the opening


def test_af_2_1_a_directors_card_and_the_shares_of_its_company_are_kept() -> None:
    desk = Desk(4).hand(0, "MF-director", "MF", "MF", "MF", "AR", "ENR", "KR", "TO", "COR", "TC", "CSAR", "CNR")
    desk.state.stage = Stage.KEEP
    done = follow(desk, "keep")
    assert len(done) == 6
    assert not {"MF-director", "MF"} & {str(words["card"]) for words in done}


def test_af_2_2_the_opening_bid_is_nothing() -> None:
    desk = Desk(4).opening_auction("MF", "AR-director")
    assert answer(desk) == {"do": "nominate", "card": "AR-director"}
    desk.do("nominate", card="AR-director")
    assert answer(desk) == {"do": "bid", "amount": 0}


def test_af_2_2_a_share_of_a_strange_company_is_not_worth_much() -> None:
    desk = Desk(4).opening_auction("MF", "AR")
    desk.do("nominate", card="AR")
    desk.do("bid", amount=60)
    assert answer(desk) == {"do": "pass-bid"}


def test_af_2_2_a_directors_card_is_worth_more() -> None:
    desk = Desk(4).opening_auction("MF-director")
    desk.do("nominate", card="MF-director")
    desk.do("bid", amount=40)
    assert answer(desk)["do"] == "bid"


def test_af_2_2_money_to_start_a_company_with_is_not_bid_away() -> None:
    desk = Desk(4).cash(1, 250).opening_auction("MF-director")
    desk.do("nominate", card="MF-director")
    desk.do("bid", amount=20)
    assert answer(desk) == {"do": "pass-bid"}


def test_af_3_2_a_company_is_started_with_money_for_a_train() -> None:
    desk = Desk(4).hand(0, "MF-director", "MF", "MF", "AR", "ENR", "KR").initial_round()
    follow(desk, "initial-turn")
    assert desk.leader("MF") == 0
    assert desk.company("MF").cash >= 240


def test_af_3_2_shares_of_companies_that_may_never_start_stay_in_hand() -> None:
    desk = Desk(4).hand(0, "AR", "ENR", "KR", "TO", "COR", "P5").initial_round()
    assert answer(desk) == {"do": "buy-hand", "card": "P5"}
    desk.do("buy-hand", card="P5")
    desk.do("end-turn")
    for _ in range(3):
        desk.do("pass", flip=0)
    assert answer(desk) == {"do": "buy-bond"}


# AF-4: the stock rounds


def test_af_4_4_a_card_printed_far_below_the_price_is_bought() -> None:
    desk = joined(Desk(4).own(1, "MF-director", "MF", "MF").trains("MF", "2").price("MF", 126).hand(0, "MF", "AR"))
    assert answer(desk) == {"do": "buy-hand", "card": "MF"}


def test_af_4_3_shares_of_a_company_without_train_and_money_are_sold() -> None:
    desk = Desk(4).own(1, "AR-director", "AR").own(0, "AR").cash("AR", 20)
    assert answer(desk) == {"do": "sell-share", "company": "AR"}


def test_af_4_4_nobody_pays_for_shares_that_fall() -> None:
    desk = Desk(4).own(1, "AR-director", "AR").cash("AR", 20).hand(0, "AR").deck()
    desk.state.bonds = 0
    assert answer(desk) == {"do": "pass", "flip": 0}


def test_af_4_4_idle_money_goes_into_a_bond() -> None:
    assert answer(Desk(4).deck()) == {"do": "buy-bond"}


def test_af_4_2_at_a_forced_sale_the_worst_certificate_goes() -> None:
    desk = joined(Desk(7, NINE).own(1, "MF-director", "AR-director").trains("MF", "2").cash("AR", 20))
    desk.own(0, *["MF"] * 2, *["AR"] * 2, "COR", "COR", "KR", "KR", "TO", "TO", "ENR")
    assert answer(desk) == {"do": "sell-share", "company": "AR"}


def test_af_4_4_a_card_turned_up_is_bought_if_it_is_worth_its_price() -> None:
    desk = joined(Desk(4).own(1, "MF-director", "MF", "AR-director").trains("MF", "2").cash("AR", 0))
    for card, found in (("MF", "buy-turned"), ("AR", "decline-turned")):
        desk.state.card, desk.state.stage = names.index("card", card), Stage.TURNED
        desk.state.deck[desk.state.card] -= 1
        assert answer(desk) == {"do": found}
        desk.state.deck[desk.state.card] += 1


# AF-3.3: concessions


def test_af_3_3_who_leads_no_company_bids_nothing_for_concessions() -> None:
    desk = Desk(4).own(1, "MF-director").concession_auction()
    assert answer(desk) == {"do": "bid", "amount": 0}
    desk.do("bid", amount=0)
    desk.do("bid", amount=1)
    assert answer(desk) == {"do": "pass-bid"}


def test_af_3_3_the_concession_nearest_to_an_own_company_is_chosen() -> None:
    desk = joined(Desk(2, NINE[:7]).own(0, "MF-director", "MF", "MF", "MF").trains("MF", "2").concession_auction())
    desk.do("bid", amount=0)
    desk.do("pass-bid")
    assert answer(desk) in ({"do": "choose-concession", "concession": "minerals"}, {"do": "choose-concession", "concession": "dates"})
