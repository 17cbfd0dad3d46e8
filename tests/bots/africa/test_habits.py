"""The habits of 18Africa's clerk: it sells when that is better, minds the economy, starts nothing without a train, and bids in steps."""

from __future__ import annotations

import pytest

from magnat.bots.africa.concessions import Deliveries
from magnat.bots.africa.habits import Habits
from magnat.bots.africa.outlook import Outlook
from magnat.bots.africa.situation import Situation
from magnat.games.africa import names
from magnat.games.africa.stages import Stage
from tests.bots.africa.tables import answer, follow
from tests.games.africa.table import NINE, Desk


def joined(desk: Desk) -> Desk:
    """MF's home is joined to Casablanca."""
    return desk.tile("D5", "115", 3).joined("D5", "D3")


def outlook(desk: Desk, seat: int = 0) -> Outlook:
    return Outlook(Situation(desk.box, desk.state, seat, Habits()), {})


# AF-4.3, AF-7.1: selling, and the economy


def poor(pool: int) -> Desk:
    """Seat 0 has no money for MF, printed far below its price, and owns a dear share of KR, which earns little; the pool has this many."""
    desk = joined(Desk(2).own(1, "MF-director", "MF", "MF", "KR-director").own(0, "KR").trains("MF", "2", "3").price("MF", 180))
    desk.cash("KR", 500).price("KR", 255).hand(0, "MF").cash(0, 20).pool(*["TO"] * pool).deck()
    desk.state.operating_rounds, desk.state.bonds = 4, 0
    return desk


def test_af_4_3_a_share_is_sold_for_the_money_that_buys_a_much_better_one() -> None:
    desk = poor(pool=1)
    assert answer(desk) == {"do": "sell-share", "company": "KR"}
    desk.do("sell-share", company="KR")
    assert answer(desk) == {"do": "buy-hand", "card": "MF"}


def test_af_4_3_with_money_for_both_it_is_kept() -> None:
    desk = poor(pool=1).cash(0, 400)
    assert answer(desk)["do"] != "sell-share"


def test_af_7_1_who_lives_by_the_boom_does_not_end_it_for_a_small_gain() -> None:
    desk = joined(Desk(2).own(0, "MF-director", *["MF"] * 5, "P1").own(1, "KR-director").trains("MF", "3", "4E").price("MF", 142))
    desk.state.operating_rounds = 4
    assert outlook(desk, 0).economy_change(1) < 0 < outlook(desk, 1).economy_change(1)
    assert answer(desk.deck())["do"] != "sell-private"


def test_af_7_1_who_lives_by_it_less_than_the_others_sells_a_private_and_ends_it() -> None:
    desk = joined(Desk(2).own(1, "MF-director", *["MF"] * 5).own(0, "P1").trains("MF", "3", "4E").price("MF", 142).deck())
    desk.state.operating_rounds = 4
    assert answer(desk) == {"do": "sell-private", "private": "P1"}


def test_af_7_1_certificates_that_change_nothing_are_no_reason() -> None:
    desk = poor(pool=4)
    assert outlook(desk).economy_change(1) == 0.0


def test_af_7_1_a_certificate_in_the_pool_is_bought_to_bring_the_boom_back() -> None:
    desk = joined(Desk(2).own(0, "MF-director", *["MF"] * 5).own(1, "KR-director").trains("MF", "3", "4E").price("MF", 142))
    desk.pool("P1").deck().state.operating_rounds = 4
    assert answer(desk) == {"do": "buy-pool", "card": "P1"}


def test_af_5_5_no_company_is_given_away_by_selling() -> None:
    desk = joined(Desk(2).own(0, "MF-director", "MF").own(1, "MF", "MF").trains("MF", "2").cash(0, 0).hand(0, "MF"))
    assert answer(desk)["do"] != "sell-share"


# AF-5.1: no company without a train


@pytest.mark.parametrize(("cash", "starts"), [(300, True), (200, False)])
def test_af_5_1_a_company_is_started_only_with_money_for_a_train(cash: int, starts: bool) -> None:
    desk = Desk(3).hand(0, "MF-director", "MF", "MF").cash(0, cash).deck().stock_round(0)
    desk.state.bonds, desk.state.operating_rounds = 0, 2
    done = follow(desk, "stock-turn")
    assert (desk.company("MF").cash >= 180) == starts == ({"do": "buy-hand", "card": "MF-director"} in done)
    assert starts or desk.company("MF").cash == 0


def test_af_5_1_what_a_new_company_needs_for_its_train_is_bought_first() -> None:
    desk = joined(Desk(3).own(1, "TO-director").own(0, "KR-director").cash("KR", 164).hand(0, "KR", "TO").cash(0, 90).deck())
    assert answer(desk) == {"do": "buy-hand", "card": "KR"}


@pytest.mark.parametrize(("cash", "starts"), [(300, True), (160, False)])
def test_af_4_4_a_company_is_started_with_cards_of_the_discard_pile_if_they_pay_a_train(cash: int, starts: bool) -> None:
    desk = Desk(3).discard("MF", "MF-director", "TO").cash(0, cash).deck().stock_round(0)
    desk.state.bonds, desk.state.operating_rounds = 0, 4
    done = follow(desk, "stock-turn")
    assert ({"do": "buy-discard", "card": "MF-director"} in done) == starts
    assert desk.leader("MF") == (0 if starts else None)
    assert desk.company("MF").cash == (228 if starts else 0)


def test_af_4_4_a_directors_card_of_the_deck_is_bought_with_money_for_a_train() -> None:
    desk = Desk(3).hand(0, "MF", "MF").cash(0, 320)
    desk.state.card, desk.state.stage, desk.state.operating_rounds = names.index("card", "MF-director"), Stage.TURNED, 4
    assert answer(desk) == {"do": "buy-turned"}
    assert answer(desk.cash(0, 170)) == {"do": "decline-turned"}


# AF-2.2, AF-3.3: bids


def bids(desk: Desk) -> list[int]:
    """Two clerks bid against each other until one passes."""
    found: list[int] = []
    while desk.stage() == Stage.BID and (wish := answer(desk))["do"] == "bid":
        found.append(int(wish["amount"]))
        desk.do("bid", amount=found[-1])
    return found


def test_af_2_2_bids_go_up_in_a_few_steps_to_what_the_card_is_worth() -> None:
    """A Director's certificate is worth 90 to whoever has none, a quarter more for a company as good as MF; four fifths of that are bid."""
    desk = Desk(2, NINE[:7]).opening_auction("MF-director")
    desk.do("nominate", card="MF-director")
    assert bids(desk) == [0, 17, 34, 51, 68, 85, 89]
    assert answer(desk) == {"do": "pass-bid"}


def test_af_2_2_a_cheap_card_is_not_overpaid() -> None:
    desk = Desk(2, NINE[:7]).opening_auction("P5")
    desk.do("nominate", card="P5")
    assert bids(desk) == [0, 2, 4, 6, 8, 10, 11]


# AF-1.3: companies differ


def test_af_1_3_a_company_that_earns_more_for_its_price_is_preferred() -> None:
    desk = Desk(3, ("UR", *NINE[1:])).opening_auction("AR-director", "UR-director")
    assert answer(desk) == {"do": "nominate", "card": "UR-director"}
    desk = Desk(3, ("UR", *NINE[1:])).hand(0, "AR-director", "AR", "UR-director", "UR", "UR").cash(0, 300).initial_round()
    assert answer(desk) == {"do": "buy-hand", "card": "UR-director"}


# AF-7.7: what a concession is worth


def worths(desk: Desk) -> dict[str, float]:
    deliveries = Deliveries(Situation(desk.box, desk.state, 0, Habits()), outlook(desk))
    return {name: deliveries.worth(number) for number, name in enumerate(names.all_names("concession"))}


def test_af_7_7_a_concession_is_worth_more_the_sooner_track_can_reach_goods_and_port() -> None:
    desk = joined(Desk(2).own(0, "MF-director", *["MF"] * 4).trains("MF", "2").concession_auction())
    found = worths(desk)
    assert found["minerals"] > found["oil"] > found["gold"] == 0
    desk.tile("D5", "6", 3).way("D5-E6-F7-G8-G10")
    assert worths(desk)["minerals"] > found["minerals"]


def test_af_7_7_without_a_company_it_is_worth_nothing() -> None:
    assert set(worths(Desk(2).own(1, "MF-director").concession_auction()).values()) == {0.0}


def test_af_7_7_a_concession_is_assigned_when_the_trains_run_and_earn_by_it() -> None:
    desk = Desk(2).own(0, "MF-director").concession(0, "minerals").trains("MF", "3").cash("MF", 100)
    desk.operate("MF", 3).step(Stage.RUN)
    assert answer(desk)["do"] != "assign-concession"
    desk.tile("D5", "6", 3).tile("E6", "9", 2).tile("F7", "9", 2).tile("G8", "8", 0).tile("G10", "8", 1).tile("F11", "6", 2)
    assert answer(desk) == {"do": "assign-concession", "concession": "minerals"}
