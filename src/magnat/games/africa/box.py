"""What lies in the box and never changes during a game: figures, options, cards by number, and ready-made actions."""

from __future__ import annotations

from typing import Final

from magnat.games.africa import actions
from magnat.games.africa.actions import Bid, LayTile, OfferTrain, PlaceToken, Run
from magnat.games.africa.atlas import Atlas
from magnat.games.africa.figures import Choices, Figures, Seating
from magnat.games.africa.state import NOTHING
from magnat.kernel.contract import Word
from magnat.rail.routes import Bonus
from magnat.rail.tiles import Shape


class Box:
    """Shared by all rules of one table; read only.

    A card is a kind of certificate: twice the company for its Director's, one more for an ordinary share, then the privates.
    """

    def __init__(self, figures: Figures, choices: Choices, atlas: Atlas, seats: int) -> None:
        self.figures: Final = figures
        self.choices: Final = choices
        self.atlas: Final = atlas
        self.seats: Final = seats
        self.seating: Final[Seating] = figures.seatings[seats]
        self.companies: Final = len(figures.companies)
        self.holders: Final = seats + self.companies
        self.first_private: Final = 2 * self.companies
        self.cards: Final = self.first_private + len(figures.privates)
        self.card_names: Final = card_names(figures)
        self.bits: Final = [1 << number for number in range(max(self.companies, seats, len(figures.privates)))]
        self.crossings: Final = [
            Bonus([crossing.one], [crossing.other], crossing.bonus) for crossing in figures.crossings[choices.second_crossing]
        ]
        self.concession_bonuses: Final = [Bonus([card.source], card.ports, card.bonus) for card in figures.concessions]
        self.homes: Final = self.home_companies()

        names = self.card_names
        cards = range(self.cards)
        self.set_aside: Final = [actions.SetAside(card, names[card]) for card in cards]
        self.nominate: Final = [actions.Nominate(card, names[card]) for card in cards]
        self.buy_hand: Final = [actions.BuyHand(card, names[card]) for card in cards]
        self.buy_pool: Final = [actions.BuyPool(card, names[card]) for card in cards]
        self.buy_discard: Final = [actions.BuyDiscard(card, names[card]) for card in cards]
        self.sell_share: Final = [actions.SellShare(company, card.name) for company, card in enumerate(figures.companies)]
        self.sell_private: Final = [actions.SellPrivate(private, card.name) for private, card in enumerate(figures.privates)]
        self.choose_concession: Final = [
            actions.ChooseConcession(concession, card.name) for concession, card in enumerate(figures.concessions)
        ]
        self.assign_concession: Final = [
            actions.AssignConcession(concession, card.name) for concession, card in enumerate(figures.concessions)
        ]
        self.buy_train: Final = [actions.BuyTrain(train, card.name) for train, card in enumerate(figures.trains)]
        self.sell_train: Final = [actions.SellTrain(train, card.name) for train, card in enumerate(figures.trains)]
        self.choose_city: Final = [actions.ChooseCity(stop) for stop in range(2)]
        self.pass_bid: Final = actions.PassBid()
        self.take_priority: Final = actions.TakePriority()
        self.leave_priority: Final = actions.LeavePriority()
        self.turn_card: Final = actions.TurnCard()
        self.buy_turned: Final = actions.BuyTurned()
        self.decline_turned: Final = actions.DeclineTurned()
        self.buy_bond: Final = actions.BuyBond()
        self.sell_bond: Final = actions.SellBond()
        self.end_turn: Final = actions.EndTurn()
        self.just_pass: Final = actions.Pass(0)
        self.pass_and_flip: Final = actions.Pass(1)
        self.end_track: Final = actions.EndTrack()
        self.skip_token: Final = actions.SkipToken()
        self.no_run: Final = Run("")
        self.pay: Final = actions.Pay()
        self.withhold: Final = actions.Withhold()
        self.accept_offer: Final = actions.AcceptOffer()
        self.decline_offer: Final = actions.DeclineOffer()
        self.end_trains: Final = actions.EndTrains()
        self.end_shares: Final = actions.EndShares()

    def home_companies(self) -> list[list[int]]:
        """By hex: the companies that have their home there."""
        homes: list[list[int]] = [[] for _ in range(self.atlas.hexes)]
        for company, card in enumerate(self.figures.companies):
            homes[card.home].append(company)
        return homes

    def director_card(self, company: int) -> int:
        return 2 * company

    def share_card(self, company: int) -> int:
        return 2 * company + 1

    def private_card(self, private: int) -> int:
        return self.first_private + private

    def is_private(self, card: int) -> bool:
        return card >= self.first_private

    def private_of(self, card: int) -> int:
        return card - self.first_private

    def company_of(self, card: int) -> int:
        """The company of a share card; NOTHING for a private."""
        return card // 2 if card < self.first_private else NOTHING

    def is_director(self, card: int) -> bool:
        return card < self.first_private and card % 2 == 0

    def units_of(self, card: int) -> int:
        """Shares in a certificate."""
        return self.figures.director_units if card % 2 == 0 else 1

    def printed_price(self, card: int) -> int:
        """AF-1.4, AF-11.1: what a certificate costs out of hand, deck and discard pile."""
        if self.is_private(card):
            return self.figures.privates[card - self.first_private].price
        return self.figures.companies[card // 2].price * self.units_of(card)

    def company_name(self, company: int) -> str:
        return self.figures.companies[company].name

    def private_name(self, private: int) -> str:
        return self.figures.privates[private].name

    def place_name(self, place: int) -> str:
        return self.figures.places[place].name

    def holder_word(self, holder: int) -> Word:
        """A player by seat, a company by name."""
        return holder if holder < self.seats else self.figures.companies[holder - self.seats].name

    def bid(self, amount: int) -> Bid:
        return Bid(amount)

    def lay_tile(self, place: int, shape: Shape, waive: bool) -> LayTile:
        tile = self.atlas.tiles[shape.number]
        return LayTile(place, shape.number, shape.rotation, 1 if waive else 0, self.place_name(place), tile.name)

    def place_token(self, place: int, stop: int, cost: int, free: bool) -> PlaceToken:
        return PlaceToken(place, stop, cost, 1 if free else 0, self.place_name(place))

    def offer_train(self, company: int, train: int, price: int) -> OfferTrain:
        return OfferTrain(company, train, price, self.company_name(company), self.figures.trains[train].name)


def card_names(figures: Figures) -> list[str]:
    """MF-director, MF, ..., P1, ..."""
    names: list[str] = []
    for company in figures.companies:
        names += [company.name + "-director", company.name]
    return names + [private.name for private in figures.privates]
