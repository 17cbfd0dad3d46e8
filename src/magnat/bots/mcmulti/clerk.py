"""The clerk: a careful trader who values everything by what it will still bring, and sees no more than a person would."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.bot import AnyRules, Bot, Question
from magnat.bots.mcmulti import assets, ending
from magnat.bots.mcmulti.asset_worth import worth_of
from magnat.bots.mcmulti.barrels import Trade, crude_to_refine, fuel_to_sell, plan
from magnat.bots.mcmulti.habits import Habits
from magnat.bots.mcmulti.roll import is_crossed, yield_of
from magnat.bots.mcmulti.situation import Situation
from magnat.games.mcmulti.actions import BuyAsset, BuyBarrel, ChooseQuadrant, FreeRefinery, Pump, Refine, SellAsset, SellBarrel, SellFuel
from magnat.games.mcmulti.figures import REFINERY
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.view import McMultiView
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action, Seat
from magnat.kernel.dice import Dice


class Clerk(Bot):
    """Plays by the numbers of its habits; keeps nothing in mind but what it has planned and done in its turn."""

    habits = Habits()

    def __init__(self, game: AnyGame, rules: AnyRules, seat: Seat, dice: Dice) -> None:
        super().__init__(game, rules, seat, dice)
        assert isinstance(rules, McMultiRules)
        self.figures = rules.figures
        self.doubles_produce = rules.choices.produce_on_doubles
        self.planned = 0  # the turn that `trades` are for
        self.trades: list[Trade] = []  # still to do, the next one last
        self.managed = 0  # the turn that `sold` and `bought` are of
        self.sold: set[int] = set()  # kinds of assets, in this phase 4
        self.bought: set[int] = set()

    def choose(self, question: Question) -> Action:
        """One function a question. `free-refinery` (MM-9.2) is never wished for: that can wait until the dice call for it."""
        options = question.options
        if len(options) == 1:
            return options[0]
        match question.key:
            case "take-quadrant":
                return options[0]
            case "special-purchase":
                return purchase(self.situation(question), options) or named(options, "end-purchases")
            case "trade":
                return self.trade(question)
            case "choose-quadrant":
                return choose_quadrant(self.situation(question), options)
            case "run-stations":
                return run_stations(self.situation(question), options)
            case "run-refineries":
                return run_refineries(self.situation(question), options)
            case "run-wells":
                return run_wells(options)
            case "strike-oil":
                return strike_oil(self.situation(question), options)
            case "assets":
                return self.manage(question)
            case "sell-for-tax" | "sell-for-fee":
                return sell_for_news(self.situation(question), options)
            case "settle":
                return named(options, "sell-all")
        raise AssertionError(f"McMulti never asks {question.key}")

    def situation(self, question: Question) -> Situation:
        view = question.view
        assert isinstance(view, McMultiView)
        habits = self.habits
        worth = worth_of(self.figures, view.seats, self.doubles_produce, view.refinery_cells, habits.patience, habits.longest)
        return Situation(view, self.figures, worth, habits)

    def trade(self, question: Question) -> Action:
        """MM-3: planned once a turn and then done barrel by barrel, or prices would seem to shift with every trade."""
        view = question.view
        assert isinstance(view, McMultiView)
        if self.planned != view.turn or view.traded is None:
            self.planned = view.turn
            self.trades = plan(self.situation(question))[::-1]
        return do_trade(self.trades.pop(), question.options) if self.trades else named(question.options, "roll")

    def manage(self, question: Question) -> Action:
        """MM-6.1, MM-7.1: sell what is overpaid, declare if that wins, buy what is cheap; of one kind nothing is both sold and bought."""
        situation = self.situation(question)
        if self.managed != situation.view.turn:
            self.managed, self.sold, self.bought = situation.view.turn, set(), set()
        sales = [option for option in question.options if isinstance(option, SellAsset) and option.kind not in self.bought]
        wishes = [option for option in question.options if isinstance(option, BuyAsset) and option.kind not in self.sold]
        if ending.can_finish(situation, sales):
            sale = ending.last_sale(situation, sales)
            return sale if sale is not None else named(question.options, "declare")
        sale = assets.best_sale(situation, sales)
        if sale is not None:
            self.sold.add(sale.kind)
            return sale
        wish = assets.best_purchase(situation, wishes)
        if wish is not None:
            self.bought.add(wish.kind)
            return wish
        return named(question.options, "end-turn")


def named(options: Sequence[Action], key: str) -> Action:
    return next(option for option in options if option.key == key)


def purchase(situation: Situation, options: Sequence[Action]) -> Action | None:
    """MM-2.6, MM-6.1"""
    return assets.best_purchase(situation, [option for option in options if isinstance(option, BuyAsset)])


def do_trade(wanted: Trade, options: Sequence[Action]) -> Action:
    for option in options:
        if isinstance(option, BuyBarrel if wanted.buy else SellBarrel) and (option.market, option.good) == (wanted.where, wanted.good):
            return option
    return named(options, "roll")


def choose_quadrant(situation: Situation, options: Sequence[Action]) -> Action:
    """MM-5.2"""
    places = [option for option in options if isinstance(option, ChooseQuadrant)]
    return max(places, key=lambda option: yield_of(situation, option.quadrant))


def run_stations(situation: Situation, options: Sequence[Action]) -> Action:
    """MM-4.5 (a)"""
    amounts = [option for option in options if isinstance(option, SellFuel)]
    return amounts[fuel_to_sell(situation, amounts[-1].barrels)]


def run_refineries(situation: Situation, options: Sequence[Action]) -> Action:
    """MM-4.5 (b), MM-9.2: an idle refinery is paid for when the dice call for it, no earlier."""
    for option in options:
        if (
            isinstance(option, FreeRefinery)
            and situation.cash >= assets.fee(situation)
            and is_crossed(situation, REFINERY, option.quadrant, option.cell)
            and assets.worth_freeing(situation)
        ):
            return option
    amounts = [option for option in options if isinstance(option, Refine)]
    return amounts[crude_to_refine(situation, amounts[-1].barrels)]


def run_wells(options: Sequence[Action]) -> Action:
    """MM-4.5 (c): crude from a well costs nothing."""
    return [option for option in options if isinstance(option, Pump)][-1]


def strike_oil(situation: Situation, options: Sequence[Action]) -> Action:
    """MM-4.5 (d): the well may cost more than the cash at hand, or than it will bring."""
    affordable = any(option.key == "drill" for option in options)
    return named(options, "drill" if affordable and assets.worth_drilling(situation) else "leave-rig")


def sell_for_news(situation: Situation, options: Sequence[Action]) -> Action:
    """MM-6.2: what loses least by being sold."""
    wishes = [option for option in options if isinstance(option, SellAsset)]
    return assets.least_missed(situation, wishes)
