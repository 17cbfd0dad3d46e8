"""The position: what changes during a game of 18Africa, and questions that need no rule."""

from __future__ import annotations

from typing import Final

from magnat.games.africa.stages import STAGES, Stage
from magnat.kernel.contract import Refusal, Seat, State
from magnat.rail.network import Network
from magnat.rail.tiles import Shape

NOBODY: Final = -1
NOTHING: Final = -1


class Status:
    """Where a company is in its life."""

    OUT: Final = 0  # not drawn for this game
    WAITING: Final = 1
    RUNNING: Final = 2
    REMOVED: Final = 3


STATUSES: Final = ["out", "waiting", "running", "removed"]


class Source:
    """AF-4.4: where this turn's purchases come from; one source per turn, unless the table has chosen several."""

    NONE: Final = 0
    HAND: Final = 1
    POOL: Final = 2
    DISCARD: Final = 3
    DECK: Final = 4
    BOND: Final = 5  # only among the purchases of a turn with several sources


SOURCES: Final = ["none", "hand", "pool", "discard", "deck", "bond"]


class Kept:
    """Where a private company or a concession is, if no player or company owns it."""

    UNSOLD: Final = -1  # in a hand, the deck or the discard pile; not yet auctioned
    POOL: Final = -2
    GONE: Final = -3  # out of the game


class Player:
    """One player's money and cards."""

    def __init__(self, cash: int, hand: list[int], aside: list[int], known: list[int], returned: list[int]) -> None:
        self.cash = cash
        self.bonds = 0
        self.hand = hand  # cards, in rising order
        self.aside = aside  # cards set aside until all have chosen (AF-2.1)
        self.known = known  # cards of the hand that everybody has seen (won in the auction)
        self.returned = returned  # AF-11.2: the player's own discards that went back into the deck unseen
        self.spent = 0  # in the opening auction
        self.sold = 0  # bits of the companies whose shares were sold in this stock round
        self.moved = False  # has had a turn in this stock round

    def clone(self) -> Player:
        other = Player(self.cash, self.hand[:], self.aside[:], self.known[:], self.returned[:])
        other.bonds = self.bonds
        other.spent = self.spent
        other.sold = self.sold
        other.moved = self.moved
        return other


class Company:
    """One railway company. Holders are players by seat, then companies: number of seats + company."""

    def __init__(self, units: list[int], trains: list[int], tokens: list[int], stations: list[int]) -> None:
        self.units = units  # shares by holder; the Director's certificate counts two
        self.trains = trains  # kinds, in rising order
        self.tokens = tokens  # what the stations left on the charter cost
        self.stations = stations  # stops where its stations stand
        self.status = Status.OUT
        self.cash = 0
        self.space = 0  # on the market
        self.arrived = 0  # later arrivals lie further down in the stack of a space
        self.director = NOBODY  # the holder of the Director's certificate
        self.leader = NOBODY  # Director or Manager; before the start: who leads in shares
        self.issued = 0  # ordinary shares ever bought from hand, deck or discard pile
        self.pool = 0  # ordinary shares in the bank pool
        self.pool_director = False  # AF-9.1: the Director's certificate itself lies in the pool

    def clone(self) -> Company:
        other = Company(self.units[:], self.trains[:], self.tokens[:], self.stations[:])
        other.status = self.status
        other.cash = self.cash
        other.space = self.space
        other.arrived = self.arrived
        other.director = self.director
        other.leader = self.leader
        other.issued = self.issued
        other.pool = self.pool
        other.pool_director = self.pool_director
        return other

    def in_game(self) -> bool:
        return self.status == Status.WAITING or self.status == Status.RUNNING


class AfricaState(State):
    """The whole position."""

    def __init__(
        self,
        players: list[Player],
        companies: list[Company],
        shapes: list[Shape],
        taken: list[int],
        joined: list[bool],
        supply: list[int],
        deck: list[int],
        pile: list[int],
        discard: list[int],
        privates: list[int],
        depot: list[int],
        resold: list[int],
        concession_of: list[int],
        assigned: list[int],
        order: list[int],
        choosing: list[int],
        declined: list[tuple[int, int, int]],
    ) -> None:
        self.players = players
        self.companies = companies
        self.shapes = shapes  # by hex: the track that lies there
        self.taken = taken  # by stop: stations
        self.joined = joined  # by stop: a city that track has joined to another city before (AF-6.11)
        self.supply = supply  # tiles left, by tile
        self.deck = deck  # by card: how many lie in the deck; their order exists nowhere
        self.pile = pile  # by card: how many wait for the opening auction
        self.discard = discard  # the discard pile, top card last
        self.privates = privates  # by private: its holder, or Kept
        self.depot = depot  # new trains left, by kind
        self.resold = resold  # trains sold back to the bank, by kind
        self.concession_of = concession_of  # by concession: the seat that bought it
        self.assigned = assigned  # by concession: the company it is assigned to
        self.order = order  # companies that are still to act in this operating round
        self.choosing = choosing  # companies whose station waits for a choice of city (AF-6.12)
        self.declined = declined  # offers for trains declined in this turn: seller, train, price
        self.network: Network | None = None  # the track, condensed: made when first needed, dropped when a tile is laid
        self.stage = Stage.DRAW_COMPANIES
        self.resume = Stage.DRAW_COMPANIES  # where an interruption (chance, choice of city) goes back to
        self.bank = 0
        self.bonds = 0  # left in the bank
        self.used = 0  # bits of the privates whose power is used up
        self.deck_known = False  # everybody knows what is in the deck: it was shuffled from open cards
        self.to_turn = 0  # cards to be turned onto the discard pile
        self.priority: Seat = 0
        self.active: Seat = 0
        self.card = NOTHING  # under the hammer, or turned up
        self.high = NOTHING  # the highest bid
        self.bidder: Seat = NOBODY
        self.bidding = 0  # bits of the seats still in the auction
        self.nominator: Seat = 0
        self.source = Source.NONE
        self.from_company = NOTHING  # whose shares are being bought out of the pool
        self.bought = 0  # certificates bought in this turn
        self.purchases: list[int] = []  # their sources, if there may be several (option purchase_sources)
        self.has_sold = False  # something was sold this turn, which is therefore not a pass (AF-4.5)
        self.passes = 0  # in succession
        self.last_actor: Seat = NOBODY  # who last bought or sold (or bought: an option)
        self.stock_rounds = 0
        self.operating_rounds = 0
        self.operating = False  # an operating round is under way
        self.company = NOTHING  # whose turn it is
        self.laid = 0  # tiles laid in this track step
        self.last_place = NOTHING  # where the last of them lies
        self.earlier: list[int] = []  # where the yellow ones before it lie, if the stretch may go on from any of them (AF-6.4)
        self.upgraded = False  # the track step is an upgrade
        self.revenue = 0
        self.neglected = False  # in this turn's dividend step a Manager led the company and it had no train
        self.bank_train = False  # this turn's train from the bank has been bought
        self.seller = NOTHING
        self.train = NOTHING  # under offer
        self.price = 0
        self.serial = 0  # counts arrivals on the market
        self.removed = 0  # companies removed
        self.ending = False

    def clone(self) -> AfricaState:
        other = AfricaState(
            [player.clone() for player in self.players],
            [company.clone() for company in self.companies],
            self.shapes[:],
            self.taken[:],
            self.joined[:],
            self.supply[:],
            self.deck[:],
            self.pile[:],
            self.discard[:],
            self.privates[:],
            self.depot[:],
            self.resold[:],
            self.concession_of[:],
            self.assigned[:],
            self.order[:],
            self.choosing[:],
            self.declined[:],
        )
        other.network = self.network
        other.stage, other.resume, other.priority, other.active = self.stage, self.resume, self.priority, self.active
        other.bank, other.bonds, other.used = self.bank, self.bonds, self.used
        other.deck_known, other.to_turn = self.deck_known, self.to_turn
        other.card, other.high = self.card, self.high
        other.bidder, other.bidding, other.nominator = self.bidder, self.bidding, self.nominator
        other.source, other.from_company, other.bought, other.has_sold = self.source, self.from_company, self.bought, self.has_sold
        other.purchases = self.purchases[:]
        other.passes, other.last_actor = self.passes, self.last_actor
        other.stock_rounds, other.operating_rounds, other.operating = self.stock_rounds, self.operating_rounds, self.operating
        other.company, other.laid, other.last_place, other.upgraded = self.company, self.laid, self.last_place, self.upgraded
        other.earlier = self.earlier[:]
        other.revenue, other.neglected, other.bank_train = self.revenue, self.neglected, self.bank_train
        other.seller, other.train, other.price = self.seller, self.train, self.price
        other.serial, other.removed, other.ending = self.serial, self.removed, self.ending
        return other

    def pool_certificates(self) -> int:
        """AF-7.1: shares and privates in the bank pool."""
        count = 0
        for company in self.companies:
            count += company.pool + (1 if company.pool_director else 0)
        for holder in self.privates:
            if holder == Kept.POOL:
                count += 1
        return count

    def deck_count(self) -> int:
        count = 0
        for copies in self.deck:
            count += copies
        return count


def not_now(state: AfricaState) -> Refusal:
    """The stage waits for something else."""
    return Refusal(STAGES[state.stage].clause, "not-now")
