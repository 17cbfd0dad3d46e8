"""Standing orders of 18Africa, each in a built-up position: what it does, and when it is over."""

from __future__ import annotations

import pytest

from magnat.bots.africa.standing import ORDERS
from magnat.bots.standing import OVER, Words, given, orders_of
from magnat.games.africa.stages import Stage
from magnat.kernel.contract import Action
from magnat.kernel.game import Unreadable, action_words
from tests.bots.africa.tables import question
from tests.games.africa.table import Desk


def ordered(desk: Desk, kind: str, seat: int = 0, **words: int | str) -> Words:
    return given("africa", kind, desk.see(seat), dict(words))


def done(desk: Desk, kind: str, words: Words, seat: int = 0) -> object:
    """What the order does now, in words; the law allows it."""
    answer = ORDERS[kind].answer(question(desk, seat), words)
    if not isinstance(answer, Action):
        return answer
    assert desk.rules.check(desk.state, seat, answer) is None
    return action_words(answer)


def is_over(desk: Desk, kind: str, words: Words, seat: int = 0) -> bool:
    return ORDERS[kind].over(desk.see(seat), words)


def test_only_18africa_has_orders() -> None:
    assert list(orders_of("africa")) == ["bid-up-to", "pass-until", "plain-turn"]
    assert orders_of("mcmulti") == orders_of("oilcity") == {}


# A highest bid


def test_af_2_2_the_order_opens_with_nothing_raises_by_its_step_and_ends_at_its_limit() -> None:
    desk = Desk(2).opening_auction("MF")
    desk.do("nominate", card="MF")
    words = ordered(desk, "bid-up-to", most=12, step=5)
    assert done(desk, "bid-up-to", words) == {"do": "bid", "amount": 0}
    desk.do("bid", amount=0)
    desk.do("bid", amount=4)
    assert done(desk, "bid-up-to", words) == {"do": "bid", "amount": 9}
    desk.do("bid", amount=9)
    desk.do("bid", amount=10)
    assert done(desk, "bid-up-to", words) == {"do": "bid", "amount": 12}
    desk.do("bid", amount=12)
    desk.do("bid", amount=13)
    assert done(desk, "bid-up-to", words) == {"do": "pass-bid"}
    assert not is_over(desk, "bid-up-to", words)
    desk.do("pass-bid")
    assert is_over(desk, "bid-up-to", words)


def test_the_order_is_for_this_card_only() -> None:
    desk = Desk(2).opening_auction("MF", "TC")
    desk.do("nominate", card="MF")
    words = ordered(desk, "bid-up-to", seat=1, most=50)
    desk.do("bid", amount=0)
    desk.do("pass-bid")
    assert is_over(desk, "bid-up-to", words, 1)
    desk.chances()
    desk.do("nominate", card="TC")
    assert is_over(desk, "bid-up-to", words, 1)


def test_nobody_orders_more_than_they_have_or_where_no_auction_is() -> None:
    desk = Desk(2).opening_auction("MF")
    desk.do("nominate", card="MF")
    with pytest.raises(Unreadable, match="bad-order"):
        ordered(desk, "bid-up-to", most=desk.player(0).cash + 1)
    with pytest.raises(Unreadable, match="no-such-order"):
        ordered(Desk(2), "bid-up-to", most=5)
    with pytest.raises(Unreadable, match="no-such-order"):
        ordered(Desk(2), "fly-to-the-moon")


# Passing


def test_af_4_5_the_order_passes_until_somebody_sells_what_the_seat_holds() -> None:
    desk = Desk(3).own(0, "MF-director").own(1, "MF", "MF").price("MF", 100).cash(1, 500).stock_round(0)
    words = ordered(desk, "pass-until", until="sold-mine")
    assert done(desk, "pass-until", words) == {"do": "pass", "flip": 0}
    desk.do("pass", flip=0)
    assert not is_over(desk, "pass-until", words)
    desk.do("sell-share", company="MF")
    assert is_over(desk, "pass-until", words)


def test_the_order_ends_with_any_trade_if_that_was_named_and_with_the_round() -> None:
    desk = Desk(3).cash(1, 500).stock_round(0)
    any_trade, whole = ordered(desk, "pass-until", until="traded"), ordered(desk, "pass-until", until="round-end")
    desk.do("pass", flip=0)
    assert not is_over(desk, "pass-until", any_trade)
    desk.do("buy-bond")
    assert is_over(desk, "pass-until", any_trade)
    assert not is_over(desk, "pass-until", whole)
    desk.state.stock_rounds += 1
    assert is_over(desk, "pass-until", whole)


# A company's plain turn


def test_the_plain_turn_lays_nothing_runs_best_pays_out_and_leaves_trains_to_the_person() -> None:
    desk = Desk(2).own(0, "MF-director", "MF").trains("MF", "2").tile("D5", "115", 3).joined("D5").operate("MF")
    words = ordered(desk, "plain-turn")
    steps = []
    while desk.stage() in (Stage.TRACK, Stage.TOKEN, Stage.RUN, Stage.DIVIDEND) and not is_over(desk, "plain-turn", words):
        answer = ORDERS["plain-turn"].answer(question(desk, 0), words)
        assert isinstance(answer, Action)
        steps.append(answer.key)
        desk.rules.apply(desk.state, 0, answer, desk.log)
    assert steps[:1] == ["end-track"]
    assert "lay-tile" not in steps
    assert "place-token" not in steps
    assert "withhold" not in steps
    assert is_over(desk, "plain-turn", words)
    assert desk.stage() == Stage.TRAINS


def test_the_plain_turn_is_not_for_the_companies_of_others() -> None:
    desk = Desk(2).own(1, "MF-director", "MF").operate("MF")
    with pytest.raises(Unreadable, match="no-such-order"):
        ordered(desk, "plain-turn", seat=0)


def test_an_order_that_no_longer_fits_is_over() -> None:
    """Certificates must be sold: the person decides."""
    desk = Desk(3).stock_round(0)
    words = ordered(desk, "pass-until", until="round-end")
    asked = question(desk, 0)
    asked.options = [option for option in asked.options if option.key != "pass"]
    assert ORDERS["pass-until"].answer(asked, words) == OVER
