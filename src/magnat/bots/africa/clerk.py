"""The clerk of 18Africa: builds where it pays, buys trains in time, and puts its money into shares that rise."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.africa import concessions, exchange, fleet, opening, stations, track
from magnat.bots.africa.desk import Desk
from magnat.bots.africa.habits import Habits
from magnat.bots.africa.outlook import Ledger, Outlook
from magnat.bots.bot import AnyRules, Bot, Question
from magnat.games.africa.rules import AfricaRules
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action, Seat
from magnat.kernel.dice import Dice

LEDGER_MOST = 500  # lines that the ledger of revenues keeps


class Clerk(Bot):
    """Plays by the numbers of its habits; keeps in mind the track that it has planned for a turn, and revenues it has worked out."""

    habits = Habits()

    def __init__(self, game: AnyGame, rules: AnyRules, seat: Seat, dice: Dice) -> None:
        super().__init__(game, rules, seat, dice)
        assert isinstance(rules, AfricaRules)
        self.boxes = rules
        self.lays: list[track.Lay] = []
        self.ledger: Ledger = {}

    def choose(self, question: Question) -> Action:
        options = question.options
        if len(options) == 1:
            return options[0]
        match question.key:
            case "run-trains" | "choose-city":
                return options[0]
            case "keep":
                return opening.set_aside(self.desk(question), options)
            case "nominate":
                return opening.nominate(self.desk(question), options)
            case "bid":
                return opening.bid(self.desk(question), options) or named(options, "pass-bid")
            case "initial-turn":
                return opening.initial_turn(self.desk(question), options) or done(options)
            case "take-priority":
                return named(options, "take-priority")
            case "lay-track" | "place-token" | "pay-or-withhold" | "trains" | "shares":
                return self.operate(question)
        desk = self.desk(question)
        outlook = Outlook(desk, self.ledger)
        match question.key:
            case "stock-turn":
                return exchange.stock_turn(desk, outlook, options) or done(options)
            case "turned-card":
                return named(options, "buy-turned" if exchange.turned(desk, outlook) else "decline-turned")
            case "answer-offer":
                return named(options, "accept-offer" if fleet.accepts(desk, outlook) else "decline-offer")
            case "bid-concession":
                return concessions.bid(desk, outlook, options) or named(options, "pass-bid")
            case "choose-concession":
                return concessions.choose(desk, outlook, options)
        raise AssertionError(f"18Africa never asks {question.key}")

    def operate(self, question: Question) -> Action:
        """A step of a company's turn."""
        desk, options = self.desk(question), question.options
        company = desk.state.company
        assigned = concessions.assign(desk, company, options)
        if assigned is not None:
            return assigned
        match question.key:
            case "lay-track":
                return self.lay(desk, company, options) or named(options, "end-track")
            case "place-token":
                return stations.place(desk, Outlook(desk, self.ledger), company, options) or named(options, "skip-token")
            case "pay-or-withhold":
                saves = fleet.Yard(desk, Outlook(desk, self.ledger), company).saves(desk.state.revenue)
                return named(options, "withhold" if saves else "pay")
            case "trains":
                return fleet.buy_or_sell(desk, Outlook(desk, self.ledger), company, options) or named(options, "end-trains")
        return exchange.company_trade(desk, Outlook(desk, self.ledger), company, options) or named(options, "end-shares")

    def lay(self, desk: Desk, company: int, options: Sequence[Action]) -> Action | None:
        """Planned once a turn and then laid tile by tile; planned anew where the plan cannot be followed."""
        if desk.state.laid == 0:
            self.lays = track.plan(desk, company, options)
        wish = track.next_lay(self.lays, options)
        if wish is None and desk.state.laid > 0:
            self.lays = track.plan(desk, company, options)
            wish = track.next_lay(self.lays, options)
        self.lays = self.lays[1:]
        return wish

    def desk(self, question: Question) -> Desk:
        state = self.game.imagine(self.rules, question.view, self.seat, self.dice)
        if len(self.ledger) > LEDGER_MOST:
            self.ledger.clear()
        return Desk(self.boxes.box_for(len(state.players)), state, self.seat, self.habits)


def named(options: Sequence[Action], key: str) -> Action:
    return next(option for option in options if option.key == key)


def done(options: Sequence[Action]) -> Action:
    """Ends the turn if something was bought, passes otherwise; no card is turned unless it must be."""
    for key in ("end-turn", "pass"):
        for option in options:
            if option.key == key:
                return option
    return options[-1]
