"""The clerk: a careful partner who values everything by the points it will still bring, and sees no more than a person would."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.bots.bot import AnyRules, Bot, Hint, Question
from magnat.bots.oilcity import layout, market, reasons, wagons
from magnat.bots.oilcity.company_worth import CompanyWorth
from magnat.bots.oilcity.habits import Habits
from magnat.bots.oilcity.situation import Situation
from magnat.bots.oilcity.tokens import SHORT_OF_MONEY, best_plans, best_total
from magnat.games.oilcity.actions import Arrange, Order, ReturnPlot, RunRefinery, Sell, SendPedlar, TakeToken
from magnat.games.oilcity.figures import MONEY
from magnat.games.oilcity.imagine import plan_of
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import Plan
from magnat.games.oilcity.view import OilCityView
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action, Seat
from magnat.kernel.dice import Dice

MOST_LAID = 3
"""Tokens a turn: the first, and new ones when a partner took it off or the bank has run out of what it ordered."""


class Clerk(Bot):
    """Plays by the numbers of its habits.

    In a company it lays its own token, as a rule once a turn, as the best plan for all free tokens has it, and then lets its partners
    have their say; when it is asked again it confirms. So it neither fights over plans nor waits for ever.
    """

    habits = Habits()
    trades = True  # whether it makes offers of its own

    def __init__(self, game: AnyGame, rules: AnyRules, seat: Seat, dice: Dice) -> None:
        super().__init__(game, rules, seat, dice)
        assert isinstance(rules, OilCityRules)
        self.boxes = rules
        self.turn = 0  # that the next two are about
        self.laid = 0  # tokens that it has laid
        self.offered: list[str] = []  # what it has offered to the others
        self.thought: set[str] = set()  # the phases in which it has thought of deals
        self.leads = True  # the first partner speaks for the company in the market

    def choose(self, question: Question) -> Action:
        options = question.options
        situation = self.situation(question)
        return market.answer(situation, options) or self.step(question.key, situation, options)

    def step(self, key: str, situation: Situation, options: Sequence[Action]) -> Action:
        """What the table waits for, whatever others have offered."""
        match key:
            case "invest":
                return self.invest(situation, options)
            case "return-plot":
                return self.return_plot(situation, options)
            case "prepare":
                return self.prepare(situation, options)
            case "sell":
                return self.sell(situation, options)
        raise AssertionError(f"Oil City never asks a player {key}")

    def wish(self, question: Question) -> Action | None:
        """OC-8: answers offers; while it waits for others, it thinks of deals, and after the sale of loans for the next turn."""
        if not question.options and not self.leads:
            return None
        situation = self.situation(question)
        answer = market.answer(situation, question.options) if question.options else None
        if answer is not None or situation.view.phase != "turn":
            return answer
        if situation.me.stage == "done":
            return self.borrow(situation)
        return self.deal(situation, situation.me.stage) if situation.me.stage in ("laid", "ready") else None

    def hurry(self) -> None:
        """It makes no offers; those of others it still answers."""
        self.trades = False

    def hint(self, question: Question) -> Hint | None:
        """About the step that is asked for, or about offers where nothing else is: what to offer oneself is no hint, as nobody can say what
        the others will answer. Tokens of this seat that lie count as laid."""
        situation, options = self.situation(question), question.options
        self.trades = False
        self.laid = sum(plan.member == situation.member for plan in situation.me.plans or [])
        answer = market.answer(situation, options) if question.key == "deal" else self.step(question.key, situation, options)
        return None if answer is None else reasons.because(situation, options, answer)

    def situation(self, question: Question) -> Situation:
        view = question.view
        assert isinstance(view, OilCityView)
        if view.turn != self.turn:
            self.turn, self.laid, self.offered, self.thought = view.turn, 0, [], set()
        situation = Situation(view, self.boxes.box_for(view.players), self.habits)
        self.leads = situation.member == 0
        return situation

    # The phases

    def invest(self, situation: Situation, options: Sequence[Action]) -> Action:
        """OC-5"""
        plans = [plan_of(plan) for plan in situation.me.plans or []]
        others = [plan for plan in plans if plan.member != situation.member]
        served = any(option.key == "confirm" for option in options)
        spare = max(0, situation.figures.tokens - len(situation.me.members))
        if self.laid == 0 or (self.laid < MOST_LAID and (not served or len(others) == len(plans))):
            token = self.lay(situation, others, options)
        elif self.laid < max(1 + spare, situation.hands) and len(plans) < situation.figures.tokens:
            token = self.lay(situation, plans, options)  # OC-1.1: a small company has tokens to spare, a partner has left its own
        else:
            token = None
        if token is None:
            return confirm(options)
        self.laid += 1
        return token

    def lay(self, situation: Situation, known: list[Plan], options: Sequence[Action]) -> Action | None:
        """Its own token in the best plan for all that are free; a partner's, if its own is not needed."""
        tokens, members = situation.figures.tokens, list(range(len(situation.me.members)))
        if len(known) >= tokens:
            return None
        taken = [plan.member for plan in known]
        free = [member for member in members if member not in taken]
        free += [situation.member] * min(tokens - len(known) - len(free), max(0, tokens - len(members)))
        worth = CompanyWorth(situation)
        plans = best_plans(situation, worth, known, free, tokens - len(known))
        plans.sort(key=lambda plan: plan.member != situation.member)
        if not plans or plans[0].member != situation.member:
            plans = best_plans(situation, worth, known, [situation.member] if situation.member in free else [], 1) + plans
        return next((option for plan in plans for option in options if is_plan(option, plan)), None)

    def return_plot(self, situation: Situation, options: Sequence[Action]) -> Action:
        """OC-5.8"""
        returns = {option.plot: option for option in options if isinstance(option, ReturnPlot)}
        return returns[layout.least_wanted(situation, CompanyWorth(situation), list(returns))]

    def prepare(self, situation: Situation, options: Sequence[Action]) -> Action:
        """OC-6.1: one arrangement, then the die."""
        deal = self.deal(situation, "prepare")
        if deal is not None:
            return deal
        fields = layout.best_fields(situation)
        standing = [piece for plot in situation.own.plots for piece in plot.fields]
        return named(options, "extract") if fields == standing else Arrange(fields)

    def sell(self, situation: Situation, options: Sequence[Action]) -> Action:
        """OC-7, after a deal about what it cannot use itself, or what it lacks (OC-8)."""
        return self.deal(situation, "sell") or wagons.best_sale(situation, [option for option in options if isinstance(option, Sell)])

    # The market

    def deal(self, situation: Situation, phase: str) -> Action | None:
        """OC-8: one partner makes one offer a phase, and no offer twice in a turn."""
        if phase in self.thought or not self.leads or not self.trades:
            return None
        self.thought.add(phase)
        offer = market.best_offer(situation, self.offered)
        if offer is not None:
            self.offered.append(market.deal_text(offer))
        return offer

    def borrow(self, situation: Situation) -> Action | None:
        """OC-8.3: for the tokens of the next turn, if money is what they will lack."""
        if "loan" in self.thought or not self.leads or situation.own.store[MONEY] >= SHORT_OF_MONEY:
            return None
        self.thought.add("loan")
        worth = CompanyWorth(situation)
        members = list(range(len(situation.me.members)))
        without = best_total(situation, worth, members)
        return market.loan(situation, lambda money: best_total(situation, worth, members, money) - without)


def named(options: Sequence[Action], key: str) -> Action:
    return next(option for option in options if option.key == key)


def confirm(options: Sequence[Action]) -> Action:
    """OC-5.6: if the tokens cannot be served any more, one of them comes off."""
    sure = [option for option in options if option.key == "confirm"]
    return sure[0] if sure else next(option for option in options if isinstance(option, TakeToken))


def is_plan(option: Action, plan: Plan) -> bool:
    """Is this the action that lays this token?"""
    if isinstance(option, Order):
        return (option.member, option.order, option.amount) == (plan.member, plan.order, plan.amount)
    if isinstance(option, SendPedlar):
        load = (option.member, option.wax, option.gas, option.kerosene)
        return plan.order == Plan.PEDLAR and load == (plan.member, plan.wax, plan.gas, plan.kerosene)
    if isinstance(option, RunRefinery):
        return plan.order == Plan.REFINE and (option.member, option.crude) == (plan.member, plan.amount)
    return False
