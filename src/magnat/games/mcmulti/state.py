"""The position on the boards: what changes during a game, and questions that need no rule."""

from __future__ import annotations

from typing import Final

from magnat.games.mcmulti.figures import CRUDE, WELL
from magnat.games.mcmulti.stages import STAGES, Stage
from magnat.kernel.contract import Refusal, Seat, State


class Runner:
    """Whose assets run: the active player's, then the left and the right neighbour's."""

    ACTIVE: Final = 0
    LEFT: Final = 1
    RIGHT: Final = 2


RUNNERS: Final = ["active", "left", "right"]

NOBODY: Final = -1
NOTHING: Final = -1


class Company:
    """One player's money and storage."""

    def __init__(self, cash: int, crude: int, gasoline: int, debt: int, settled: bool) -> None:
        self.cash = cash
        self.crude = crude
        self.gasoline = gasoline
        self.debt = debt  # a tax that waits for forced sales
        self.settled = settled  # has finished the settlement

    def clone(self) -> Company:
        return Company(self.cash, self.crude, self.gasoline, self.debt, self.settled)

    def barrels(self, good: int) -> int:
        return self.crude if good == CRUDE else self.gasoline

    def store(self, good: int, count: int) -> None:
        if good == CRUDE:
            self.crude += count
        else:
            self.gasoline += count


class Quadrant:
    """One 6x6 part of the operations board. An asset is known by its kind and its first (top left) cell."""

    def __init__(self, sites: list[list[int]], idle: list[int], taken: int) -> None:
        self.sites = sites  # by kind: the first cells
        self.idle = idle  # refineries that global warming stopped
        self.taken = taken  # one bit per occupied cell

    def clone(self) -> Quadrant:
        sites = self.sites
        return Quadrant([sites[0][:], sites[1][:], sites[2][:], sites[3][:]], self.idle[:], self.taken)

    def empty(self) -> bool:
        return self.taken == 0


class Land:
    """MM-2.5: who owns which quadrants; never changed, only replaced by another one."""

    def __init__(self, owner: list[Seat], seats: int) -> None:
        self.owner: Final = owner  # by quadrant; NOBODY while it is free
        owned: list[list[int]] = [[] for _ in range(seats)]
        for quadrant, seat in enumerate(owner):
            if seat != NOBODY:
                owned[seat].append(quadrant)
        self.owned: Final = owned  # by seat
        self.following: Final = [after(owner, owned[seat], seat, seats) for seat in range(seats)]


def after(owner: list[Seat], own: list[int], seat: Seat, seats: int) -> Seat:
    """MM-7.2: who sits clockwise of a seat: at the next quadrant, or on the next chair while quadrants are being chosen."""
    if own:
        for step in range(1, len(owner)):
            other = owner[(own[0] + step) % len(owner)]
            if other != NOBODY and other != seat:
                return other
    return (seat + 1) % seats


class Fee:
    """MM-9.2: the refinery whose owner sells assets to pay for it, and the stage that waits meanwhile."""

    def __init__(self, quadrant: int, cell: int, waiting: int) -> None:
        self.quadrant: Final = quadrant
        self.cell: Final = cell
        self.waiting: Final = waiting


class McMultiState(State):
    """The whole position."""

    def __init__(
        self, companies: list[Company], land: Land, quadrants: list[Quadrant], barrels: list[int], deck: list[int], under: list[int]
    ) -> None:
        self.companies = companies
        self.land = land
        self.quadrants = quadrants
        self.barrels = barrels  # on the market tracks, by track (see `track`)
        self.deck = deck  # news cards nobody has seen since the shuffle; their order exists nowhere
        self.under = under  # news cards put under the deck, next to be drawn first
        self.stage = Stage.STARTING_PLAYER
        self.starter: Seat = 0
        self.active: Seat = 0
        self.turn = 0
        self.traded = NOTHING  # the market used in this turn's phase 1
        self.red = 0
        self.black = 0
        self.quadrant = NOTHING  # where this roll works
        self.runner = Runner.ACTIVE  # whose assets are running
        self.difference = 0
        self.economy = 0
        self.consumer = 0  # the cheapest barrel of the consumer market
        self.consumer_barrels = 1
        self.likely = NOTHING
        self.unlikely = NOTHING
        self.event = NOTHING  # the news card that happened last
        self.embargo = False
        self.warming = False
        self.declared: Seat = NOBODY
        self.fee: Fee | None = None  # in Stage.FEE

    def clone(self) -> McMultiState:
        other = McMultiState(
            [company.clone() for company in self.companies],
            self.land,
            [quadrant.clone() for quadrant in self.quadrants],
            self.barrels[:],
            self.deck[:],
            self.under[:],
        )
        other.stage = self.stage
        other.starter = self.starter
        other.active = self.active
        other.turn = self.turn
        other.traded = self.traded
        other.red = self.red
        other.black = self.black
        other.quadrant = self.quadrant
        other.runner = self.runner
        other.difference = self.difference
        other.economy = self.economy
        other.consumer = self.consumer
        other.consumer_barrels = self.consumer_barrels
        other.likely = self.likely
        other.unlikely = self.unlikely
        other.event = self.event
        other.embargo = self.embargo
        other.warming = self.warming
        other.declared = self.declared
        other.fee = self.fee
        return other

    def wells(self) -> int:
        """Wells on the whole board."""
        count = 0
        for quadrant in self.quadrants:
            count += len(quadrant.sites[WELL])
        return count

    def doubles(self) -> bool:
        return self.red == self.black

    def idle_refineries(self) -> int:
        count = 0
        for quadrant in self.quadrants:
            count += len(quadrant.idle)
        return count


def track(market: int, good: int) -> int:
    """The index of a market's line of crude or gasoline in `McMultiState.barrels`."""
    return market * 2 + good


def no_assets() -> Quadrant:
    return Quadrant([[], [], [], []], [], 0)


def not_now(state: McMultiState) -> Refusal:
    """The stage waits for something else."""
    return Refusal(STAGES[state.stage].clause, "not-now")
