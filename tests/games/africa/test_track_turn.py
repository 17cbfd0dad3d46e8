"""AF-6.1 to AF-6.3: income at the start of an operating round, the order of the companies, the steps of a turn."""

from __future__ import annotations

import pytest

from magnat.games.africa.stages import Stage
from tests.games.africa.table import Desk


def act_in_turn(desk: Desk, number: int = 1) -> list[str]:
    """Which companies act in this round, one after the other, when nobody builds, pays or buys anything."""
    found = [str(it["company"]) for it in desk.heard(desk.operating_round(number), "company-turn")]
    ends = {Stage.TRACK: "end-track", Stage.TOKEN: "skip-token", Stage.TRAINS: "end-trains", Stage.SHARES: "end-shares"}
    while desk.state.operating_rounds == number and desk.state.operating:
        facts = desk.do(ends[desk.stage()])
        if desk.state.operating_rounds == number:
            found += [str(it["company"]) for it in desk.heard(facts, "company-turn")]
    return found


def test_af_6_1_privates_pay_players_and_companies_at_the_start_of_the_round() -> None:
    desk = Desk().own(0, "MF-director", "P1", "P2").own(1, "P6").own("MF", "P5").cash(0, 100).cash(1, 100).cash(2, 100).cash("MF", 50)
    facts = desk.operating_round(1)
    paid = [(it["holder"], it["private"], it["amount"]) for it in desk.heard(facts, "private-paid")]
    assert paid == [(0, "P1", 5), (0, "P2", 5), ("MF", "P5", 20), (1, "P6", 25)]
    assert {fact.clause for fact in facts if fact.key == "private-paid"} == {"AF-6.1"}
    assert [desk.player(seat).cash for seat in range(3)] == [110, 125, 100]
    assert desk.company("MF").cash == 70


@pytest.mark.parametrize(("private", "income"), [("P1", 5), ("P2", 5), ("P3", 10), ("P4", 12), ("P5", 20), ("P6", 25)])
def test_af_6_1_every_private_pays_its_income(private: str, income: int) -> None:
    desk = Desk().own(0, "MF-director", private).cash(0, 0)
    desk.operating_round(1)
    assert desk.player(0).cash == income


def test_af_6_1_privates_in_hand_deck_and_pool_pay_nobody() -> None:
    desk = Desk().own(0, "MF-director").hand(1, "P6").pool("P5").cash(1, 0)
    bank = desk.state.bank
    assert desk.heard(desk.operating_round(1), "private-paid") == []
    assert (desk.player(1).cash, desk.state.bank) == (0, bank)


def test_af_6_1_bonds_pay_their_owners_in_every_round() -> None:
    desk = Desk().own(0, "MF-director").cash(1, 0)
    desk.player(1).bonds = 2
    bank = desk.state.bank
    for number in (1, 2):
        facts = desk.operating_round(number)
        assert desk.heard(facts, "bonds-paid") == [{"seat": 1, "bonds": 2, "amount": 30}]
        assert [fact.clause for fact in facts if fact.key == "bonds-paid"] == ["AF-6.1"]
    assert (desk.player(1).cash, bank - desk.state.bank) == (60, 60)


def test_af_6_1_income_comes_first_then_the_depression_drop_then_the_companies() -> None:
    desk = Desk().own(0, "MF-director", "P1").pool(*["CNR"] * 7)
    desk.player(0).bonds = 1
    assert [fact.key for fact in desk.operating_round(3)] == [
        "operating-round-began", "private-paid", "bonds-paid", "price-moved", "company-turn",
    ]  # fmt: skip


def test_af_6_1_a_company_that_the_drop_removes_still_got_its_income() -> None:
    desk = Desk().own(0, "MF-director", "AR-director").own("MF", "P5").pool(*["CNR"] * 7).price("MF", 5)
    facts = desk.operating_round(3)
    assert [fact.key for fact in facts if fact.key in ("private-paid", "company-removed")] == ["private-paid", "company-removed"]
    assert [it["company"] for it in desk.heard(facts, "company-turn")] == ["AR"]


def test_af_6_2_companies_act_from_the_highest_price_down() -> None:
    desk = Desk().own(0, "MF-director", "AR-director").own(1, "CNR-director", "ENR-director")
    assert act_in_turn(desk) == ["AR", "ENR", "MF", "CNR"]  # printed prices 100, 82, 76, 61


def test_af_6_2_the_market_price_decides_and_not_the_printed_one() -> None:
    desk = Desk().own(0, "MF-director", "AR-director").own(1, "CNR-director").price("CNR", 112).price("AR", 58)
    assert act_in_turn(desk) == ["CNR", "MF", "AR"]


@pytest.mark.parametrize("arrivals", [("MF", "AR", "TO"), ("TO", "MF", "AR"), ("AR", "TO", "MF")])
def test_af_6_2_on_one_space_the_upper_marker_goes_first(arrivals: tuple[str, ...]) -> None:
    desk = Desk().own(0, "MF-director", "AR-director", "TO-director")
    for name in arrivals:
        desk.price(name, 90)
    assert act_in_turn(desk) == list(arrivals)


def test_af_6_2_the_order_of_the_round_does_not_follow_prices_that_move_during_it() -> None:
    desk = Desk().own(0, "MF-director", "COR-director", "AR-director").price("MF", 90).price("COR", 82).price("AR", 76)
    desk.price("AR", 90)
    desk.operating_round(1)
    desk.price("COR", 126).price("AR", 10)
    turns: list[object] = []
    while desk.state.operating_rounds == 1:
        facts = desk.do("end-track") if desk.stage() == Stage.TRACK else desk.do("end-trains")
        if desk.state.operating_rounds == 1:
            turns += [it["company"] for it in desk.heard(facts, "company-turn")]
    assert turns == ["AR", "COR"]


def test_af_6_2_a_company_that_has_not_started_does_not_act() -> None:
    desk = Desk().own(0, "MF-director").own(1, "CNR", "CNR")
    assert act_in_turn(desk) == ["MF"]


def test_af_6_2_the_turn_names_company_and_player() -> None:
    desk = Desk().own(2, "MF-director")
    assert desk.heard(desk.operating_round(1), "company-turn") == [{"company": "MF", "seat": 2}]
    assert desk.waits() == 2
    assert desk.refused("end-track", seat=0).key == "not-your-turn"


def ready() -> Desk:
    """MF with a train, track to Casablanca with a free city in Tangier, money, and something to sell."""
    desk = Desk(companies=("MF", "CNR", "COR")).own(0, "MF-director").own("MF", "P1").tile("D5", "6", 3).trains("MF", "2").cash("MF", 500)
    return desk.way("D5-E6-F7-G8-H9").joined("D5", "D3", "E2").concession(0, "minerals").operate("MF")


def test_af_6_3_the_steps_of_a_turn_in_their_order() -> None:
    desk = ready()
    steps = [desk.stage()]
    for do in ("end-track", "skip-token"):
        desk.do(do)
        steps.append(desk.stage())
    desk.do("run", routes="D5-D3")
    steps.append(desk.stage())
    for do in ("pay", "end-trains"):
        desk.do(do)
        steps.append(desk.stage())
    assert steps == [Stage.TRACK, Stage.TOKEN, Stage.RUN, Stage.DIVIDEND, Stage.TRAINS, Stage.SHARES]


@pytest.mark.parametrize(
    ("step", "later"),
    [
        (Stage.TRACK, ("skip-token", "pay", "end-trains", "end-shares")),
        (Stage.TOKEN, ("end-track", "pay", "end-trains", "end-shares")),
        (Stage.RUN, ("end-track", "skip-token", "pay", "end-trains", "end-shares")),
        (Stage.TRAINS, ("end-track", "skip-token", "withhold", "end-shares")),
        (Stage.SHARES, ("end-track", "skip-token", "withhold", "end-trains")),
    ],
)
def test_af_6_3_what_belongs_to_another_step_waits(step: int, later: tuple[str, ...]) -> None:
    desk = ready().step(step)
    for do in later:
        assert desk.refused(do).key == "not-now"


def test_af_6_3_a_company_lays_yellow_tiles_or_upgrades_but_not_both() -> None:
    desk = ready()
    desk.lay("H9", "9", 2)
    assert desk.stage() == Stage.TRACK
    assert desk.no_lay("D5", "13", 1).clause == "AF-6.3"


def test_af_6_3_after_the_upgrade_the_track_step_is_over() -> None:
    desk = ready()
    desk.lay("D5", "13", 1)
    assert desk.stage() == Stage.TOKEN
    assert desk.refused("end-track").key == "not-now"


@pytest.mark.parametrize("step", [Stage.TRACK, Stage.TOKEN, Stage.RUN, Stage.DIVIDEND, Stage.TRAINS, Stage.SHARES])
def test_af_6_3_a_concession_is_assigned_in_any_step(step: int) -> None:
    desk = ready()
    if step == Stage.DIVIDEND:
        desk.earns(60)
    desk.step(step)
    assert [it.words() for it in desk.options(key="assign-concession")] == [{"concession": "minerals"}]
    facts = desk.do("assign-concession", concession="minerals")
    assert desk.heard(facts, "concession-assigned") == [{"seat": 0, "concession": "minerals", "company": "MF"}]
    assert desk.stage() == step
