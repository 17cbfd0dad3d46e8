"""Standing orders of 18Africa: a highest bid that only the server knows, passing until something happens, a company's plain turn."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.bot import Question
from magnat.bots.standing import OVER, OrderField, Over, StandingOrder, Words
from magnat.games.africa.actions import Bid, Pass, Run
from magnat.games.africa.view import AfricaView
from magnat.kernel.contract import Action
from magnat.kernel.game import View

AUCTIONS = ("bid", "concession-bid")
STOCK = ("stock", "turn", "turned", "initial")
PLAIN = {"lay-track": "end-track", "place-token": "skip-token", "pay-or-withhold": "pay"}
STEPS = ("track", "token", "run", "dividend")
UNTIL = ("sold-mine", "traded", "round-end")


def seen(view: View) -> AfricaView:
    assert isinstance(view, AfricaView)
    return view


class BidUpTo(StandingOrder):
    """AF-2.2, AF-3.3: bids for the seat, step by step, as long as others bid less than its limit; then it passes."""

    kind = "bid-up-to"

    def offered(self, view: View) -> list[OrderField] | None:
        it = seen(view)
        if it.stage not in AUCTIONS or it.seat not in it.auction.bidding:
            return None
        cash, least = it.players[it.seat].cash, max(0, it.auction.high + 1)
        if cash < least:
            return None
        return [OrderField("most", least, cash, min(cash, least + 20)), OrderField("step", 1, 100, 5)]

    def begun(self, view: View) -> Words:
        return {"about": auctioned(seen(view))}

    def over(self, view: View, words: Words) -> bool:
        it = seen(view)
        return it.stage not in AUCTIONS or auctioned(it) != words["about"] or it.seat not in it.auction.bidding

    def answer(self, question: Question, words: Words) -> Action | Over | None:
        if question.key not in ("bid", "bid-concession"):
            return None
        high, most, step = seen(question.view).auction.high, words["most"], words["step"]
        assert isinstance(most, int)
        assert isinstance(step, int)
        cash = seen(question.view).players[seen(question.view).seat].cash
        if high < min(most, cash):
            return Bid(0 if high < 0 else min(high + step, most, cash))
        return first(question.options, "pass-bid") or OVER


def auctioned(view: AfricaView) -> str:
    """Which auction this is: of a card, or for the first choice among so many concessions."""
    return view.auction.card or f"{len(view.concessions)} concessions in round {view.stock_rounds}"


class PassUntil(StandingOrder):
    """AF-4.5: passes in the stock round until somebody sells what this seat holds, somebody trades at all, or the round is over."""

    kind = "pass-until"

    def offered(self, view: View) -> list[OrderField] | None:
        it = seen(view)
        return [OrderField("until", choices=UNTIL)] if it.stage in STOCK and not it.operating else None

    def begun(self, view: View) -> Words:
        it = seen(view)
        return {"round": it.stock_rounds, "traded": traded(it), "sold-mine": sold(it)}

    def over(self, view: View, words: Words) -> bool:
        it = seen(view)
        if it.stage not in STOCK or it.stock_rounds != words["round"]:
            return True
        if words["until"] == "traded":
            return traded(it) != words["traded"]
        return words["until"] == "sold-mine" and more_sold(str(words["sold-mine"]), sold(it))

    def answer(self, question: Question, words: Words) -> Action | Over | None:  # noqa: ARG002 - passing is passing
        if question.key not in ("stock-turn", "initial-turn"):
            return OVER if question.key == "turned-card" else None
        passes = [option for option in question.options if isinstance(option, Pass)]
        if passes:
            return min(passes, key=lambda option: option.flip)  # no card is turned unless it must be
        return OVER  # certificates must be sold, or something has been bought in this turn


def traded(view: AfricaView) -> str:
    """Changes with every certificate or bond that anybody buys or sells."""
    return " ".join(f"{it.certificates}+{it.bonds}+{it.cash}" for it in view.players)


def sold(view: AfricaView) -> str:
    """By company of which the seat holds shares: how many lie in the pool."""
    mine = [it for it in view.companies if it.shares.get(view.seat, 0) > 0]
    return " ".join(f"{it.company}={it.pool}" for it in mine)


def more_sold(before: str, after: str) -> bool:
    then = dict(part.split("=") for part in before.split())
    return any(int(count) > int(then.get(company, 0)) for company, count in (part.split("=") for part in after.split()))


class PlainTurn(StandingOrder):
    """AF-6 to AF-8.1: no track, no station, the best run, and everything is paid out; trains and shares are decided by the person."""

    kind = "plain-turn"

    def offered(self, view: View) -> list[OrderField] | None:
        return [] if is_leading(seen(view)) else None

    def begun(self, view: View) -> Words:
        it = seen(view)
        return {"company": it.company, "round": it.operating_rounds}

    def over(self, view: View, words: Words) -> bool:
        it = seen(view)
        return not is_leading(it) or (it.company, it.operating_rounds) != (words["company"], words["round"])

    def answer(self, question: Question, words: Words) -> Action | Over | None:  # noqa: ARG002 - the same for every company
        if question.key in PLAIN:
            return first(question.options, PLAIN[question.key]) or OVER
        if question.key == "run-trains":
            return next((option for option in question.options if isinstance(option, Run)), OVER)  # the best one is listed first
        return None


def is_leading(view: AfricaView) -> bool:
    """Is a company of this seat laying track, setting stations, running, or about to pay?"""
    return view.stage in STEPS and any(it.company == view.company and it.seat == view.seat for it in view.companies)


def first(options: Sequence[Action], key: str) -> Action | None:
    return next((option for option in options if option.key == key), None)


ORDERS: dict[str, StandingOrder] = {order.kind: order for order in (BidUpTo(), PassUntil(), PlainTurn())}
