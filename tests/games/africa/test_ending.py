"""AF-10: when the game ends, and what everybody is worth then."""

from __future__ import annotations

import pytest

from magnat.games.africa import ending, names
from magnat.games.africa.stages import Stage
from magnat.kernel.contract import Fact
from magnat.kernel.game import Setting
from tests.games.africa.table import GAME, NINE, Desk

LAST = Stage.SHARES
"""The step of a company's turn from which a test ends it."""


def running(round_number: int = 1, **options: Setting) -> Desk:
    """MF, led by seat 0, acts; nobody after it."""
    return Desk(3, NINE, **options).own(0, "MF-director").operate("MF", round_number)


def leave_in_bank(desk: Desk, amount: int) -> Desk:
    """Seat 2 gets all the rest."""
    return desk.cash(2, desk.player(2).cash + desk.state.bank - amount)


def end_turn(desk: Desk) -> list[Fact]:
    return desk.step(LAST).do("end-shares")


def over(desk: Desk) -> bool:
    return desk.rules.agenda(desk.state).over


def reasons(facts: list[Fact]) -> list[object]:
    return [fact.words()["reason"] for fact in facts if fact.key == "end-triggered"]


# AF-10.1: a price of 400


@pytest.mark.parametrize("round_number", [1, 2, 3, 4])
def test_af_10_1_a_price_of_400_ends_the_game_with_this_operating_round(round_number: int) -> None:
    desk = running(round_number).price("MF", 380).cash("MF", 1000)
    facts = desk.earns(400).do("pay")
    assert desk.price_of("MF") == 400
    assert reasons(facts) == ["price"]
    assert not over(desk)
    end_turn(desk)
    assert over(desk)
    assert desk.state.operating_rounds == round_number


def test_af_10_1_a_price_of_380_does_not() -> None:
    desk = running().price("MF", 360).cash("MF", 1000)
    assert reasons(desk.earns(400).do("pay")) == []
    end_turn(desk)
    assert not over(desk)
    assert desk.state.operating_rounds == 2


def test_af_10_1_the_round_is_played_to_its_end() -> None:
    desk = running().price("MF", 380).cash("MF", 1000).own(1, "TC-director")
    desk.state.order = [names.index("company", "TC")]
    desk.earns(400).do("pay")
    end_turn(desk)
    assert not over(desk)
    assert desk.waits() == 1
    end_turn(desk)
    assert over(desk)


def test_af_10_1_a_price_that_falls_back_ends_it_all_the_same() -> None:
    desk = running().price("MF", 380).cash("MF", 1000)
    desk.earns(400).do("pay")
    desk.price("MF", 340)
    end_turn(desk)
    assert over(desk)


def test_af_10_1_jumping_over_400_counts() -> None:
    desk = running().price("MF", 360).cash("MF", 1000)
    assert reasons(desk.earns(1440).do("pay")) == ["price"]
    assert desk.price_of("MF") == 440


# AF-10.1: the bank


def test_af_10_1_a_bank_that_cannot_pay_a_dividend_ends_the_game() -> None:
    desk = leave_in_bank(running().cash("MF", 1000), 23)
    cash = desk.player(0).cash
    facts = desk.earns(120).do("pay")
    assert reasons(facts) == ["bank"]
    assert [fact.clause for fact in facts if fact.key == "end-triggered"] == ["AF-10.1"]
    assert desk.player(0).cash == cash + 24  # paid in full all the same
    end_turn(desk)
    assert over(desk)


def test_af_10_1_a_bank_that_can_just_pay_does_not() -> None:
    desk = leave_in_bank(running().cash("MF", 1000), 24)
    assert reasons(desk.earns(120).do("pay")) == []
    assert desk.state.bank == 0
    assert not desk.state.ending


def test_af_10_1_retained_revenue_breaks_the_bank_too() -> None:
    desk = leave_in_bank(running().cash("MF", 1000), 119)
    assert reasons(desk.earns(120).do("withhold")) == ["bank"]


def test_af_10_1_resale_of_a_train_breaks_the_bank_too() -> None:
    desk = leave_in_bank(running().trains("MF", "2"), 179).step(Stage.TRAINS)
    assert reasons(desk.do("sell-train", train="2")) == ["bank"]


def test_af_10_1_a_companys_sale_to_the_pool_breaks_the_bank_too() -> None:
    desk = leave_in_bank(running().own("MF", "P1"), 24).step(Stage.SHARES)
    assert reasons(desk.do("sell-private", private="P1")) == ["bank"]


def test_af_10_1_income_at_the_start_of_the_round_breaks_the_bank_too() -> None:
    desk = leave_in_bank(running().own(0, "P6"), 24)
    facts = end_turn(desk)
    assert reasons(facts) == ["bank"]
    assert desk.state.operating_rounds == 2
    assert not over(desk)
    end_turn(desk)
    assert over(desk)


def test_af_10_1_a_bank_left_with_nothing_but_no_debt_has_paid_everything() -> None:
    desk = leave_in_bank(running().cash("MF", 1000), 24)
    desk.earns(120).do("pay")
    assert reasons(end_turn(desk)) == []
    assert (desk.state.operating_rounds, desk.state.bank) == (2, 0)
    assert not desk.state.ending


def test_af_10_1_it_is_told_once() -> None:
    desk = leave_in_bank(running().price("MF", 380).cash("MF", 1000), 10)
    assert reasons(desk.earns(400).do("pay")) == ["bank"]


# AF-10.1: a bank emptied in a stock round


def emptied(desk: Desk) -> Desk:
    """Before the third operating round seat 0 sells a private, and the bank does not have enough for it."""
    desk.own(0, "MF-director", "P6").stock_round(0)
    desk.state.operating_rounds = 2
    return leave_in_bank(desk, 100)


def test_af_10_1_a_bank_emptied_in_a_stock_round_does_not_count() -> None:
    desk = emptied(Desk())
    facts = desk.do("sell-private", private="P6")
    assert desk.state.bank == -60
    assert reasons(facts) == []
    assert not desk.state.ending
    desk.do("buy-bond")
    assert desk.state.bank == 40
    for _ in range(3):
        desk.do("pass", flip=0)
    assert desk.state.operating_rounds == 3
    assert desk.state.bank == 40 - 15
    assert not desk.state.ending


def all_pass(desk: Desk) -> list[Fact]:
    """Whoever sold has ended the turn; then everybody passes."""
    desk.do("end-turn")
    facts: list[Fact] = []
    for _ in range(3):
        facts = desk.do("pass", flip=0)
    return facts


def test_af_10_1_a_bank_still_empty_when_the_operating_round_starts_does_not_count() -> None:
    desk = emptied(Desk())
    desk.do("sell-private", private="P6")
    assert reasons(all_pass(desk)) == []
    assert (desk.state.operating_rounds, desk.state.bank, desk.state.ending) == (3, -60, False)
    end_turn(desk)
    assert (over(desk), desk.state.operating_rounds) == (False, 4)


def test_af_10_1_the_first_payment_that_it_cannot_cover_then_counts() -> None:
    desk = emptied(Desk())
    desk.do("sell-private", private="P6")
    all_pass(desk)
    assert reasons(desk.earns(120).do("pay")) == ["bank"]
    assert over(desk)  # MF has no money to go on with, so its turn and the round are over


def test_af_10_1_a_bank_filled_again_before_it_pays_goes_on() -> None:
    desk = emptied(Desk())
    desk.do("sell-private", private="P6")
    all_pass(desk)
    desk.cash("MF", 180).cash(2, desk.player(2).cash - 180).step(Stage.TRAINS)
    assert desk.state.bank == -60
    desk.do("buy-train", train="2")
    assert desk.state.bank == 120
    assert reasons(desk.earns(120).do("pay")) == []
    end_turn(desk)
    assert not over(desk)


def test_af_10_1_by_option_a_bank_still_empty_when_the_operating_round_starts_counts() -> None:
    desk = emptied(Desk(bank_break_in_stock_round="ignored_until_or_payment"))
    assert reasons(desk.do("sell-private", private="P6")) == []
    assert reasons(all_pass(desk)) == ["bank"]
    assert desk.state.operating_rounds == 3
    end_turn(desk)
    assert over(desk)


def test_af_10_1_by_option_a_bank_emptied_in_a_stock_round_counts_at_once() -> None:
    desk = emptied(Desk(bank_break_in_stock_round="counts"))
    assert reasons(desk.do("sell-private", private="P6")) == ["bank"]
    desk.do("buy-bond")
    for _ in range(3):
        desk.do("pass", flip=0)
    assert desk.state.operating_rounds == 3
    assert not over(desk)
    end_turn(desk)
    assert over(desk)


def test_af_10_1_by_option_a_bank_that_can_pay_in_the_stock_round_goes_on() -> None:
    desk = leave_in_bank(emptied(Desk(bank_break_in_stock_round="counts")), 160)
    assert reasons(desk.do("sell-private", private="P6")) == []


# AF-10.1: the limit of rounds


@pytest.mark.parametrize(("limit", "round_number", "ends"), [(4, 4, True), (4, 3, False), (3, 3, True), (1, 1, True), (60, 59, False)])
def test_af_10_1_the_limit_of_operating_rounds(limit: int, round_number: int, ends: bool) -> None:
    desk = running(round_number, round_limit=limit)
    end_turn(desk)
    assert over(desk) == ends


def test_af_10_1_there_is_no_limit_by_default_but_60_rounds_where_only_programs_play() -> None:
    desk = running(60)
    end_turn(desk)
    assert desk.stage() == Stage.STOCK
    desk = running(999)
    end_turn(desk)
    assert not over(desk)
    assert GAME.settings({})["round_limit"] == 0
    assert GAME.settings({}, simulated=True)["round_limit"] == 60
    assert GAME.settings({}, edition=1)["round_limit"] == 60


# AF-10.2


def value(desk: Desk, name: str) -> int:
    return ending.share_value(desk.box, desk.state, names.index("company", name))


def test_af_10_2_the_rulebooks_example_of_rounding() -> None:
    """Holdings of 237 add 23, trains of 1030 add 51."""
    desk = Desk().own(0, "MF-director").own(1, "KR-director").price("KR", 142).own("MF", "KR", "P2", "P3").trains("MF", "2", "3+3T")
    assert 142 + 35 + 60 == 237
    assert 180 + 850 == 1030
    assert value(desk, "MF") == 76 + 23 + 51


def test_af_10_2_our_example() -> None:
    desk = Desk().own(0, "MF-director").price("MF", 112).own(1, "KR-director").price("KR", 160)
    desk.own("MF", "KR", "P6", "P1").trains("MF", "3", "4E")
    assert value(desk, "MF") == 112 + 34 + 37 == 183


def test_af_10_2_each_addend_is_rounded_down_by_itself() -> None:
    desk = Desk().own(0, "MF-director").own("MF", "P1").trains("MF", "4E")
    assert value(desk, "MF") == 76 + 2 + 22  # 2.5 and 22.5


def test_af_10_2_holdings_are_added_up_before_the_tenth_is_taken() -> None:
    desk = Desk().own(0, "MF-director").own("MF", "P1", "P2", "P4", "P5")
    assert value(desk, "MF") == 76 + (25 + 35 + 75 + 115) // 10


def test_af_10_2_trains_count_at_their_price_not_their_resale_value() -> None:
    desk = Desk().own(0, "MF-director").trains("MF", "4+4+4T", "4+4+4E")
    assert value(desk, "MF") == 76 + 110


def test_af_10_2_shares_owned_by_a_company_count_at_the_plain_market_price() -> None:
    desk = Desk().own(1, "KR-director").own("KR", "P6").trains("KR", "4+4+4T").price("KR", 200 + 5)
    desk.own(0, "MF-director").own("MF", "KR", "KR")
    assert value(desk, "KR") == 205 + 16 + 60
    assert value(desk, "MF") == 76 + 41


def test_af_10_2_a_directors_certificate_owned_by_a_company_is_two_shares() -> None:
    desk = Desk().own(0, "MF-director").own("MF", "KR-director", "KR")
    assert value(desk, "MF") == 76 + 24  # three shares at 82


def test_af_10_2_shares_of_a_company_not_started_count_at_the_printed_price_there_too() -> None:
    desk = Desk().own(0, "MF-director").own("MF", "KR")
    assert value(desk, "MF") == 76 + 8


def test_af_10_2_company_cash_does_not_raise_the_value() -> None:
    desk = Desk().own(0, "MF-director").cash("MF", 5000)
    assert value(desk, "MF") == 76


# AF-10.3


def worth(desk: Desk, seat: int = 0) -> int:
    return desk.rules.scores(desk.state)[seat]


def test_af_10_3_cash_bonds_privates_and_shares() -> None:
    desk = Desk().own(0, "MF-director", "MF", "P4", "P1").own(1, "MF").trains("MF", "2").cash(0, 47)
    desk.player(0).bonds = 3
    assert worth(desk) == 47 + 300 + 75 + 25 + 3 * (76 + 9)
    assert worth(desk, 1) == 694 + 85
    assert worth(desk, 2) == 694


def test_af_10_3_shares_of_a_company_not_started_count_at_the_printed_price() -> None:
    desk = Desk().own(0, "TC", "TC").cash(0, 0)
    assert worth(desk) == 142


def test_af_10_3_hand_cards_concessions_and_company_cash_are_worth_nothing() -> None:
    desk = Desk().own(0, "MF-director").hand(0, "TC", "KR-director", "P6").concession(0, "cotton").cash("MF", 3000).cash(0, 0)
    assert worth(desk) == 152


def test_af_10_3_a_private_without_power_is_worth_its_printed_price() -> None:
    desk = Desk().own(0, "P6").cash(0, 0)
    desk.state.used = 1 << 5
    assert worth(desk) == 160


def test_af_10_3_shares_of_a_removed_company_are_worth_nothing() -> None:
    desk = Desk().own(0, "MF-director").own(1, "TC-director").price("MF", 5).cash(0, 10).operate("MF")
    desk.earns(10).do("withhold")
    assert worth(desk) == 10


def places(desk: Desk) -> list[int]:
    desk.own(0, "MF-director").operate("MF", 4)
    desk.cash(0, desk.player(0).cash - 152)
    end_turn(desk)
    agenda = desk.rules.agenda(desk.state)
    assert agenda.over
    return agenda.places


@pytest.mark.parametrize(
    ("cash", "expected"),
    [([900, 800, 700], [1, 2, 3]), ([700, 900, 700], [2, 1, 2]), ([800, 800, 500], [1, 1, 3]), ([600, 600, 600], [1, 1, 1])],
)
def test_af_10_3_the_largest_fortune_wins_and_ties_share_the_place(cash: list[int], expected: list[int]) -> None:
    desk = Desk(round_limit=4)
    for seat, amount in enumerate(cash):
        desk.cash(seat, amount)
    assert places(desk) == expected


def test_af_10_3_the_end_is_told_for_every_seat() -> None:
    desk = running(4, round_limit=4).own(0, "P1").cash(0, 5)
    told = [fact for fact in end_turn(desk) if fact.key == "final-value"]
    assert [fact.clause for fact in told] == ["AF-10.3"] * 3
    assert told[0].words() == {"seat": 0, "cash": 5, "bonds": 0, "privates": 25, "shares": 152, "penalty": 0, "total": 182}


def test_af_10_3_after_the_end_nothing_is_allowed() -> None:
    desk = running(4, round_limit=4)
    end_turn(desk)
    assert [desk.options(seat) for seat in range(3)] == [[], [], []]
    refusal = desk.refused("pass", 0, flip=0)
    assert (refusal.clause, refusal.key) == ("AF-10.1", "game-over")


def test_g73_a_concession_never_assigned_costs_100_in_the_variant() -> None:
    desk = Desk(unassigned_concession_penalty=100).own(0, "MF-director").cash(0, 500)
    desk.concession(0, "gold").concession(0, "oil", "MF").concession(1, "gas").concession(1, "dates")
    assert worth(desk) == 500 + 152 - 100
    assert worth(desk, 1) == 694 - 200
    assert worth(desk, 2) == 694


def test_g73_without_the_variant_it_costs_nothing() -> None:
    desk = Desk().concession(0, "gold")
    assert worth(desk) == 694
    assert GAME.settings({})["unassigned_concession_penalty"] == 0
