"""The clerk: a careful trader who values everything by what it will still bring, and sees no more than a person would."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.bot import AnyRules, Bot, Question
from magnat.bots.mcmulti import barrels, ending, site
from magnat.bots.mcmulti.desk import Desk
from magnat.bots.mcmulti.habits import Habits
from magnat.bots.mcmulti.worth import worth_of
from magnat.games.mcmulti.actions import BuyAsset, BuyBarrel, ChooseQuadrant, FreeRefinery, Pump, Refine, SellAsset, SellBarrel, SellFuel
from magnat.games.mcmulti.figures import REFINERY
from magnat.games.mcmulti.rules import McMulti
from magnat.games.mcmulti.view import McMultiView
from magnat.games.shelf import AnyGame
from magnat.kernel.contract import Action, Seat
from magnat.kernel.dice import Dice


class Clerk(Bot):
    habits = Habits()

    def __init__(self, game: AnyGame, rules: AnyRules, seat: Seat, dice: Dice) -> None:
        super().__init__(game, rules, seat, dice)
        assert isinstance(rules, McMulti)
        self.figures = rules.figures
        self.choices = rules.choices
        self.visited = 0  # the turn that `trades` were planned for
        self.trades: list[barrels.Trade] = []  # still to do in this turn, the next one last

    def look(self, question: Question) -> McMultiView:
        assert isinstance(question.view, McMultiView)
        return question.view

    def desk(self, view: McMultiView) -> Desk:
        worth = worth_of(self.figures, view.seats, self.choices.produce_on_doubles, view.refinery_cells, self.habits)
        return Desk(view, self.figures, worth, self.habits)

    def choose(self, question: Question) -> Action:
        options = question.options
        if len(options) == 1:
            return options[0]
        match question.key:
            case "run-wells":
                return max((option for option in options if isinstance(option, Pump)), key=lambda option: option.barrels)
            case "settle":
                return named(options, "sell-all")
            case "trade":
                return self.trade(question)
        desk = self.desk(self.look(question))
        match question.key:
            case "special-purchase":
                return purchase(desk, options) or named(options, "end-purchases")
            case "choose-quadrant":
                return max((option for option in options if isinstance(option, ChooseQuadrant)), key=lambda option: site.yield_of(desk, option.quadrant))
            case "run-stations":
                return run_stations(desk, options)
            case "run-refineries":
                return run_refineries(desk, options)
            case "strike-oil":
                return named(options, "drill" if site.worth_drilling(desk) and desk.cash >= desk.view.well_price else "leave-rig")
            case "sell-for-tax":
                return sell_for_tax(desk, options)
            case _:
                return manage(desk, options)

    def trade(self, question: Question) -> Action:
        """MM-3: planned once a turn, and then done barrel by barrel."""
        view = self.look(question)
        if self.visited != view.turn:
            self.visited = view.turn
            self.trades = barrels.plan(self.desk(view))[::-1]
        while self.trades:
            wanted = self.trades.pop()
            for option in question.options:
                if isinstance(option, BuyBarrel if wanted.buy else SellBarrel) and (option.market, option.good) == (wanted.where, wanted.good):
                    return option
        return named(question.options, "roll")


def named(options: Sequence[Action], key: str) -> Action:
    return next(option for option in options if option.key == key)


def purchase(desk: Desk, options: Sequence[Action]) -> Action | None:
    """MM-2.6, MM-6.1"""
    return site.best_purchase(desk, [option for option in options if isinstance(option, BuyAsset)])


def run_stations(desk: Desk, options: Sequence[Action]) -> Action:
    """MM-4.5 (a)"""
    amounts = [option for option in options if isinstance(option, SellFuel)]
    return amounts[barrels.fuel_to_sell(desk, amounts[-1].barrels)]


def run_refineries(desk: Desk, options: Sequence[Action]) -> Action:
    """MM-4.5 (b), MM-9.2: an idle refinery is paid for when the dice call for it, no earlier."""
    frees = [option for option in options if isinstance(option, FreeRefinery)]
    if frees and site.worth_freeing(desk):
        crossed = [option for option in frees if site.is_crossed(desk, REFINERY, option.quadrant, option.cell)]
        if crossed:
            return crossed[0]
    amounts = [option for option in options if isinstance(option, Refine)]
    return amounts[barrels.crude_to_refine(desk, amounts[-1].barrels)]


def sell_for_tax(desk: Desk, options: Sequence[Action]) -> Action:
    """MM-6.2: what loses least by being sold."""
    wishes = [option for option in options if isinstance(option, SellAsset)]
    return site.least_missed(desk, wishes)


def manage(desk: Desk, options: Sequence[Action]) -> Action:
    """MM-6.1, MM-7.1: sell what is overpaid, declare if that wins, buy what is cheap."""
    sales = [option for option in options if isinstance(option, SellAsset)]
    if ending.can_finish(desk, sales):
        last = ending.last_sale(desk, sales)
        return last if last is not None else named(options, "declare")
    sale = site.best_sale(desk, sales)
    if sale is not None:
        return sale
    return purchase(desk, options) or named(options, "end-turn")
