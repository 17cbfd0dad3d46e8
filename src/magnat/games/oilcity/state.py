"""The position in Oil City: companies in stages of their own, the bank, offers and promises."""

from __future__ import annotations

from typing import Final

from magnat.games.oilcity.figures import EMPTY, THINGS
from magnat.games.oilcity.stages import Phase, Stage
from magnat.kernel.contract import Seat, State

FIELDS: Final = 9
"""OC-3.1: a plot is a grid of three by three."""

NOBODY: Final = -1
NOTHING: Final = -1
EVERYBODY: Final = -1
PROGRAM: Final = -1
"""Holder of a seat whose player has left it to the program."""


class Plan:
    """OC-5.1: one action token: what partner `member` orders with it. `order` is a thing, PLOT, PEDLAR or REFINE. Immutable."""

    PEDLAR: Final = 100
    REFINE: Final = 101

    def __init__(self, member: int, order: int, amount: int, wax: int = 0, gas: int = 0, kerosene: int = 0) -> None:
        self.member: Final = member
        self.order: Final = order
        self.amount: Final = amount  # of the order; units for the pedlar, crude for the refinery
        self.wax: Final = wax
        self.gas: Final = gas
        self.kerosene: Final = kerosene


class Plot:
    """A plot card with what stands on its nine fields."""

    def __init__(self, number: int, card: int, fields: list[int], rolled: int = 0) -> None:
        self.number: Final = number  # tells the copies of a card apart
        self.card: Final = card
        self.fields = fields  # by field: a piece, or EMPTY
        self.rolled = rolled  # the last turn in which its die was rolled

    def clone(self) -> Plot:
        return Plot(self.number, self.card, self.fields[:], self.rolled)

    def bare(self) -> bool:
        for piece in self.fields:
            if piece != EMPTY:
                return False
        return True


class Company:
    """A company's store, plots, tokens and value sheet."""

    def __init__(self, store: list[int], plots: list[Plot], plans: list[Plan], wagons: list[int], revenue: list[int]) -> None:
        self.store = store  # by thing; pieces on plots are not in it
        self.plots = plots
        self.plans = plans
        self.wagons = wagons  # the value sheet: wagons sold, by turn
        self.revenue = revenue  # the value sheet: revenue of wagons, by turn
        self.name = ""
        self.stage = Stage.INVESTING
        self.to_draw = 0  # plots still to be drawn for it
        self.shown = 0  # how many of the new plots must go back (OC-5.8)
        self.fresh: list[int] = []  # the plots that are new this turn
        self.rolling = False  # banker 2 has announced the plot
        self.confirmed: list[Seat] = []  # partners who have confirmed the tokens, while more of them must
        self.crude_laid = 0  # OC-5.9: crude on refineries when all tokens lay; what comes later waits for the next turn
        self.broken = 0  # promises that it has broken, where that costs points

    def clone(self) -> Company:
        other = Company(self.store[:], [plot.clone() for plot in self.plots], self.plans[:], self.wagons[:], self.revenue[:])
        other.name = self.name
        other.stage = self.stage
        other.to_draw = self.to_draw
        other.shown = self.shown
        other.fresh = self.fresh[:]
        other.rolling = self.rolling
        other.confirmed = self.confirmed[:]
        other.crude_laid = self.crude_laid
        other.broken = self.broken
        return other

    def plot(self, number: int) -> Plot | None:
        for plot in self.plots:
            if plot.number == number:
                return plot
        return None


class Bundle:
    """Things and plots that change hands together. Immutable."""

    def __init__(self, things: list[int], plots: list[int]) -> None:
        self.things: Final = things  # by thing
        self.plots: Final = plots  # their numbers

    def text(self) -> str:
        """As people and journals write it: `money 500, wax 2, plot 12`."""
        parts = [f"{THINGS[thing]} {count}" for thing, count in enumerate(self.things) if count != 0]
        return ", ".join(parts + [f"plot {number}" for number in self.plots])

    def without(self, delivered: Bundle) -> Bundle:
        """What remains of it."""
        rest = [count - delivered.things[thing] for thing, count in enumerate(self.things)]
        return Bundle(rest, [number for number in self.plots if number not in delivered.plots])

    def empty(self) -> bool:
        if self.plots:
            return False
        for count in self.things:
            if count != 0:
                return False
        return True


class Offer:
    """OC-8: what a company gives and takes, now and as promises due in a later turn; `to` may be EVERYBODY."""

    def __init__(
        self,
        number: int,
        giver: int,
        to: int,
        give: Bundle,
        take: Bundle,
        give_later: Bundle,
        take_later: Bundle,
        due: int,
        votes: list[Seat],
    ) -> None:
        self.number: Final = number
        self.giver: Final = giver
        self.to: Final = to
        self.give: Final = give
        self.take: Final = take
        self.give_later: Final = give_later  # the giver promises this
        self.take_later: Final = take_later  # the taker promises this
        self.due: Final = due  # the turn in which promises are due
        self.votes = votes  # partners of either side who are for it

    def clone(self) -> Offer:
        return Offer(
            self.number, self.giver, self.to, self.give, self.take, self.give_later, self.take_later, self.due, self.votes[:]
        )  # fmt: skip


class Promise:
    """OC-8.3: what a company owes another in turn `due`; what is delivered of it is no longer owed."""

    def __init__(self, number: int, debtor: int, creditor: int, owed: Bundle, due: int, broken: bool) -> None:
        self.number: Final = number
        self.debtor: Final = debtor
        self.creditor: Final = creditor
        self.owed: Final = owed
        self.due: Final = due
        self.broken = broken  # was not kept in its turn

    def clone(self) -> Promise:
        return Promise(self.number, self.debtor, self.creditor, self.owed, self.due, self.broken)


class OilCityState(State):
    """The whole position."""

    def __init__(
        self,
        companies: list[Company],
        bank: list[int],
        plots_left: list[int],
        events_left: list[int],
        events: list[int],
        holders: list[Seat],
        bankers: list[bool],
        offers: list[Offer],
        promises: list[Promise],
    ) -> None:
        self.companies = companies
        self.bank = bank  # by thing
        self.plots_left = plots_left  # undrawn plots, by card; their order exists nowhere
        self.events_left = events_left  # undrawn events; their order exists nowhere
        self.events = events  # by turn: the card that was drawn; its prices stand on every value sheet
        self.holders = holders  # by player's seat: who acts for it
        self.bankers = bankers  # is banker 1 (banker 2) a person?
        self.offers = offers
        self.promises = promises
        self.phase = Phase.FIRST_PLOTS
        self.turn = 0
        self.announced = False  # a person as banker 2 has announced the draw of the event
        self.numbered = 0  # offers and promises made so far
        self.called = 0  # OC-10.3: companies to which banker 1 has come this turn; 0 until all tokens lie
        self.last = 0  # OC-4.3: the turn that was made the last one; 0 if the game runs its full length
        self.routine = [False] * len(bankers)  # OC-10.4: does the program serve, roll and stamp for this person?

    def clone(self) -> OilCityState:
        other = OilCityState(
            [company.clone() for company in self.companies],
            self.bank[:],
            self.plots_left[:],
            self.events_left[:],
            self.events[:],
            self.holders[:],
            self.bankers[:],
            [offer.clone() for offer in self.offers],
            [promise.clone() for promise in self.promises],
        )
        other.phase = self.phase
        other.turn = self.turn
        other.announced = self.announced
        other.numbered = self.numbered
        other.called = self.called
        other.last = self.last
        other.routine = self.routine[:]
        return other

    def by_hand(self, banker: int) -> bool:
        """OC-10.1, OC-10.4: does a person do this banker's routine?"""
        return self.bankers[banker] and not self.routine[banker]

    def acts_for(self, seat: Seat) -> list[Seat]:
        """The seat and those that were handed over to it."""
        seats = [seat]
        for other, holder in enumerate(self.holders):
            if holder == seat and other != seat:
                seats.append(other)
        return seats

    def has_confirmed(self, company: int, seat: Seat) -> bool:
        """OC-5.9: for itself and for every seat that was handed over to it, perhaps since."""
        confirmed = self.companies[company].confirmed
        if not confirmed:
            return False
        for other in self.acts_for(seat):
            if other not in confirmed:
                return False
        return True

    def event(self) -> int:
        """The card of this turn, or NOTHING before the first one."""
        return self.events[len(self.events) - 1] if self.events else NOTHING

    def offer(self, number: int) -> Offer | None:
        for offer in self.offers:
            if offer.number == number:
                return offer
        return None

    def promise(self, number: int) -> Promise | None:
        for promise in self.promises:
            if promise.number == number:
                return promise
        return None


def nothing() -> list[int]:
    return [0] * len(THINGS)
