"""AF-4.4 with the option purchase_sources: a turn's purchases come from several sources, each within its own limit."""

from __future__ import annotations

from magnat.games.africa.stages import Stage
from tests.games.africa.table import Desk


def laden() -> Desk:
    """Something to buy from every source: hand MF KR, pool CNR (green) ENR TO, discard pile TC TC."""
    return Desk(purchase_sources="several").cash(0, 2000).hand(0, "MF", "KR").pool("CNR", "CNR", "ENR", "TO").discard("TC", "TC")


def draw(desk: Desk, card: str) -> Desk:
    desk.do("turn-card")
    desk.draw(card)
    return desk


def test_af_4_4_by_option_all_five_sources_in_one_turn() -> None:
    desk = laden()
    desk.do("buy-bond")
    desk.do("buy-hand", card="MF")
    desk.do("buy-pool", card="ENR")
    desk.do("buy-discard", card="TC")
    draw(desk, "AR").do("buy-turned")
    desk.do("buy-hand", card="KR")
    desk.do("buy-discard", card="TC")
    assert desk.waits() == 0
    assert desk.player(0).cash == 2000 - 100 - 76 - 82 - 71 - 100 - 82 - 71
    desk.do("end-turn")
    assert (desk.waits(), desk.state.passes, desk.state.last_actor) == (1, 0, 0)


def test_af_4_4_by_option_each_source_keeps_its_limit() -> None:
    desk = laden()
    desk.do("buy-bond")
    assert desk.refused("buy-bond").key == "one-bond-per-turn"
    desk.do("buy-pool", card="ENR")
    for card in ("TO", "CNR"):
        assert desk.refused("buy-pool", card=card).key == "one-from-the-pool"
    for _ in range(3):
        draw(desk, "AR").do("buy-turned")
    assert desk.why("turn-card") == ("AF-4.4", 3, 3)
    assert desk.waits() == 0
    assert desk.may("buy-hand", card="MF")


def test_af_4_4_by_option_green_shares_with_other_purchases_in_between() -> None:
    desk = laden()
    desk.do("buy-pool", card="CNR")
    desk.do("buy-hand", card="MF")
    desk.do("buy-pool", card="CNR")
    assert desk.refused("buy-pool", card="ENR").key == "one-from-the-pool"


def test_af_4_4_d_by_option_declining_a_card_ends_the_turn_all_the_same() -> None:
    desk = laden()
    desk.do("buy-hand", card="MF")
    draw(desk, "AR").do("decline-turned")
    assert desk.waits() == 1


def test_af_4_3_by_option_sales_still_come_first() -> None:
    desk = laden().own(0, "KR")
    desk.do("buy-bond")
    assert desk.refused("sell-share", company="KR").clause == "AF-4.3"


def test_af_4_4_by_option_the_next_turn_begins_afresh() -> None:
    desk = laden()
    desk.do("buy-bond")
    desk.do("buy-pool", card="ENR")
    desk.do("end-turn")
    for _ in range(2):
        desk.do("pass", flip=0)
    desk.do("buy-bond")
    assert desk.may("buy-pool", card="TO")


def test_af_3_2_by_option_the_initial_round_stays_hand_or_bond() -> None:
    desk = Desk(purchase_sources="several").hand(0, "MF", "KR").initial_round()
    desk.do("buy-hand", card="MF")
    assert desk.refused("buy-bond").key == "one-source-per-turn"
    desk.do("end-turn")
    desk.do("buy-bond")
    assert (desk.stage(), desk.waits()) == (Stage.INITIAL, 2)


def test_af_4_4_the_purchases_of_a_turn_are_kept_and_seen() -> None:
    desk = laden()
    desk.do("buy-bond")
    desk.do("buy-pool", card="ENR")
    assert desk.see().turn.purchases == ["bond", "pool"]
    assert desk.imagined(0).purchases == desk.state.purchases
    assert desk.state.clone().purchases == desk.state.purchases
    desk.do("end-turn")
    assert desk.see().turn.purchases == []


def test_af_4_4_where_one_source_is_used_nothing_of_that_is_kept() -> None:
    desk = Desk().hand(0, "MF")
    desk.do("buy-hand", card="MF")
    assert desk.see().turn.purchases == []
