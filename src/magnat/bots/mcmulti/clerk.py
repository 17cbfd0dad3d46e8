"""The clerk: a careful trader who values everything by what it will still bring, and sees no more than a person would."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.bot import AnyRules, Bot, Question
from magnat.bots.mcmulti import ending, site
from magnat.bots.mcmulti.barrels import Trade, crude_to_refine, fuel_to_sell, plan
from magnat.bots.mcmulti.desk import Desk
from magnat.bots.mcmulti.habits import Habits
from magnat.bots.mcmulti.roll import is_crossed, yield_of
from magnat.bots.mcmulti.worth import worth_of
from magnat.games.mcmulti.actions import BuyAsset, BuyBarrel, ChooseQuadrant, FreeRefinery, Pump, Refine, SellAsset, SellBarrel, SellFuel
from magnat.games.mcmulti.figures import REFINERY
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.view import McMultiView
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action, Seat
from magnat.kernel.dice import Dice


class Clerk(Bot):
    """Plays by the numbers of its habits; keeps nothing in mind but the trades that it has planned for its turn."""

    habits = Habits()

    def __init__(self, game: AnyGame, rules: AnyRules, seat: Seat, dice: Dice) -> None:
        super().__init__(game, rules, seat, dice)
        assert isinstance(rules, McMultiRules)
        self.figures = rules.figures
        self.doubles_produce = rules.choices.produce_on_doubles
        self.planned = 0  # the turn that `trades` are for
        self.trades: list[Trade] = []  # still to do, the next one last

    def choose(self, question: Question) -> Action:
        """One function a question. `free-refinery` (MM-9.2) is never wished for: that can wait until the dice call for it."""
        options = question.options
        if len(options) == 1:
            return options[0]
        match question.key:
            case "special-purchase":
                return purchase(self.desk(question), options) or named(options, "end-purchases")
            case "trade":
                return self.trade(question)
            case "choose-quadrant":
                return choose_quadrant(self.desk(question), options)
            case "run-stations":
                return run_stations(self.desk(question), options)
            case "run-refineries":
                return run_refineries(self.desk(question), options)
            case "run-wells":
                return run_wells(options)
            case "strike-oil":
                return strike_oil(self.desk(question), options)
            case "assets":
                return manage(self.desk(question), options)
            case "sell-for-tax":
                return sell_for_tax(self.desk(question), options)
            case "settle":
                return named(options, "sell-all")
        raise AssertionError(f"McMulti never asks {question.key}")

    def desk(self, question: Question) -> Desk:
        view = question.view
        assert isinstance(view, McMultiView)
        habits = self.habits
        worth = worth_of(self.figures, view.seats, self.doubles_produce, view.refinery_cells, habits.patience, habits.longest)
        return Desk(view, self.figures, worth, habits)

    def trade(self, question: Question) -> Action:
        """MM-3: planned once a turn and then done barrel by barrel, or prices would seem to shift with every trade."""
        view = question.view
        assert isinstance(view, McMultiView)
        if self.planned != view.turn or view.traded is None:
            self.planned = view.turn
            self.trades = plan(self.desk(question))[::-1]
        return do_trade(self.trades.pop(), question.options) if self.trades else named(question.options, "roll")


def named(options: Sequence[Action], key: str) -> Action:
    return next(option for option in options if option.key == key)


def purchase(desk: Desk, options: Sequence[Action]) -> Action | None:
    """MM-2.6, MM-6.1"""
    return site.best_purchase(desk, [option for option in options if isinstance(option, BuyAsset)])


def do_trade(wanted: Trade, options: Sequence[Action]) -> Action:
    for option in options:
        if isinstance(option, BuyBarrel if wanted.buy else SellBarrel) and (option.market, option.good) == (wanted.where, wanted.good):
            return option
    return named(options, "roll")


def choose_quadrant(desk: Desk, options: Sequence[Action]) -> Action:
    """MM-5.2"""
    places = [option for option in options if isinstance(option, ChooseQuadrant)]
    return max(places, key=lambda option: yield_of(desk, option.quadrant))


def run_stations(desk: Desk, options: Sequence[Action]) -> Action:
    """MM-4.5 (a)"""
    amounts = [option for option in options if isinstance(option, SellFuel)]
    return amounts[fuel_to_sell(desk, amounts[-1].barrels)]


def run_refineries(desk: Desk, options: Sequence[Action]) -> Action:
    """MM-4.5 (b), MM-9.2: an idle refinery is paid for when the dice call for it, no earlier."""
    for option in options:
        if isinstance(option, FreeRefinery) and is_crossed(desk, REFINERY, option.quadrant, option.cell) and site.worth_freeing(desk):
            return option
    amounts = [option for option in options if isinstance(option, Refine)]
    return amounts[crude_to_refine(desk, amounts[-1].barrels)]


def run_wells(options: Sequence[Action]) -> Action:
    """MM-4.5 (c): crude from a well costs nothing."""
    return [option for option in options if isinstance(option, Pump)][-1]


def strike_oil(desk: Desk, options: Sequence[Action]) -> Action:
    """MM-4.5 (d): the well may be too dear for the cash, or for what it will bring."""
    affordable = any(option.key == "drill" for option in options)
    return named(options, "drill" if affordable and site.worth_drilling(desk) else "leave-rig")


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
