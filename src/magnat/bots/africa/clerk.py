"""The clerk of 18Africa: builds where it pays, buys trains in time, and puts its money into shares that rise."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.africa import card_auction, concessions, reasons, shares, stations, track, trains
from magnat.bots.africa.habits import Habits
from magnat.bots.africa.outlook import Ledger, Outlook
from magnat.bots.africa.situation import Incomes, Situation
from magnat.bots.bot import AnyRules, Bot, Hint, Question
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
        self.incomes = Incomes()
        self.surveys: concessions.Surveys = {}

    def choose(self, question: Question) -> Action:
        options = question.options
        if len(options) == 1:
            return options[0]
        match question.key:
            case "choose-city":
                return options[0]
            case "run-trains":
                situation = self.situation(question)
                return concessions.assign(situation, situation.state.company, options) or options[0]
            case "keep":
                return card_auction.set_aside(self.situation(question), options)
            case "nominate":
                return card_auction.nominate(self.situation(question), options)
            case "bid":
                return card_auction.bid(self.situation(question), options) or named(options, "pass-bid")
            case "initial-turn":
                return card_auction.initial_turn(self.situation(question), options) or done(options)
            case "take-priority":
                return named(options, "take-priority")
            case "lay-track" | "place-token" | "pay-or-withhold" | "trains" | "shares":
                return self.operate(question)
        situation = self.situation(question)
        outlook = Outlook(situation, self.ledger)
        match question.key:
            case "stock-turn":
                return shares.stock_turn(situation, outlook, options) or done(options)
            case "turned-card":
                return named(options, "buy-turned" if shares.turned(situation, outlook) else "decline-turned")
            case "answer-offer":
                return named(options, "accept-offer" if trains.accepts(situation, outlook) else "decline-offer")
            case "bid-concession":
                return concessions.bid(situation, outlook, self.surveys, options) or named(options, "pass-bid")
            case "choose-concession":
                return concessions.choose(situation, outlook, self.surveys, options)
        raise AssertionError(f"18Africa never asks {question.key}")

    def operate(self, question: Question) -> Action:
        """A step of a company's turn."""
        situation, options = self.situation(question), question.options
        company = situation.state.company
        match question.key:
            case "lay-track":
                return self.lay(situation, company, options) or named(options, "end-track")
            case "place-token":
                return stations.place(situation, Outlook(situation, self.ledger), company, options) or named(options, "skip-token")
            case "pay-or-withhold":
                saves = trains.TrainPlans(situation, Outlook(situation, self.ledger), company).saves(situation.state.revenue)
                return named(options, "withhold" if saves else "pay")
            case "trains":
                return trains.buy_or_sell(situation, Outlook(situation, self.ledger), company, options) or named(options, "end-trains")
        return shares.company_trade(situation, Outlook(situation, self.ledger), company, options) or named(options, "end-shares")

    def lay(self, situation: Situation, company: int, options: Sequence[Action]) -> Action | None:
        """Planned once a turn and then laid tile by tile; planned anew where the plan cannot be followed."""
        if situation.state.laid == 0:
            self.lays = track.plan(situation, company, options)
        wish = track.next_lay(self.lays, options)
        if wish is None and situation.state.laid > 0:
            self.lays = track.plan(situation, company, options)
            wish = track.next_lay(self.lays, options)
        self.lays = self.lays[1:]
        return wish

    def hint(self, question: Question) -> Hint | None:
        if not question.options:
            return None
        action, situation = self.choose(question), self.situation(question)
        return reasons.Reasons(situation, self.ledger, self.surveys, question).because(action)

    def situation(self, question: Question) -> Situation:
        state = self.game.imagine(self.rules, question.view, self.seat, self.dice)
        if len(self.ledger) > LEDGER_MOST:
            self.ledger.clear()
        return Situation(self.boxes.box_for(len(state.players)), state, self.seat, self.habits, self.incomes)


def named(options: Sequence[Action], key: str) -> Action:
    return next(option for option in options if option.key == key)


def done(options: Sequence[Action]) -> Action:
    """Ends the turn if something was bought, passes otherwise; no card is turned unless it must be."""
    for key in ("end-turn", "pass"):
        for option in options:
            if option.key == key:
                return option
    return options[-1]
