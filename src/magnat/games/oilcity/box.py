"""What never changes during a game of Oil City: figures, options, who sits where, and every action, ready-made."""

from __future__ import annotations

from typing import Final

from magnat.games.oilcity.actions import Confirm, DrawEvent, Extract, LiftPiece, Order, PutPiece, RunRefinery, SendPedlar, TakeToken
from magnat.games.oilcity.figures import (
    CARD_ORDERS,
    CHARACTER_ORDERS,
    CRUDE,
    DRILLER,
    GAS,
    IMPROVEMENTS,
    KEROSENE,
    MONEY,
    ORDERS,
    PROFESSIONS,
    REFINERY,
    THINGS,
    TOWER,
    WAX,
    Choices,
    Figures,
    PlotCard,
)
from magnat.games.oilcity.stages import STAGES
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Action, Decision, Seat

BANKERS: Final = 2


class Box:
    """Shared by all rules of one table; read only."""

    def __init__(self, figures: Figures, choices: Choices, players: int) -> None:
        self.figures: Final = figures
        self.choices: Final = choices
        self.players: Final = players
        members: list[list[Seat]] = []
        company_of: list[int] = []
        professions: list[int] = []
        sizes = company_sizes(players, figures.tokens, choices.company_size)
        for company, size in enumerate(sizes):
            members.append(list(range(len(company_of), len(company_of) + size)))
            company_of += [company] * size
            professions += team(figures.mixes[len(sizes)][company], size)
        self.members: Final = members  # by company: its seats
        self.company_of: Final = company_of  # by player's seat
        self.professions: Final = professions  # by player's seat
        self.characters: Final = deal_characters(figures, professions)  # by player's seat
        self.companies: Final = len(sizes)
        self.banker_1: Final[Seat] = players
        self.banker_2: Final[Seat] = players + 1
        self.seats: Final = players + BANKERS
        self.everybody: Final[list[Seat]] = list(range(-1, self.seats))  # spectators too
        self.limits: Final = figures.limits[choices.limits]  # by profession and order
        unlimited = [False] * len(THINGS)
        if choices.unlimited_components:
            for thing in (MONEY, WAX, GAS, KEROSENE, CRUDE):
                unlimited[thing] = True
        self.unlimited: Final = unlimited  # by thing
        self.fields: Final = len(figures.beside)
        self.fits: Final = [
            [[may_stand(card, piece, field) for field in range(self.fields)] for piece in range(REFINERY)] for card in figures.plots
        ]  # by card, piece and field

        biggest, plots = max(sizes), figures.plot_numbers
        self.order: Final = [
            [[Order(member, order, amount) for amount in range(figures.tokens + 1)] for order in range(len(ORDERS))]
            for member in range(biggest)
        ]  # by member, order and amount
        self.pedlars: Final = [pedlar_loads(member, figures.pedlar_most) for member in range(biggest)]
        self.run_refinery: Final = [[RunRefinery(member, crude) for crude in range(figures.refinery_most + 1)] for member in range(biggest)]
        self.tokens: Final = [self.all_tokens(member) for member in range(biggest)]  # by member: every token that can be placed
        self.take_token: Final = [TakeToken(member) for member in range(biggest)]
        self.confirm: Final = Confirm()
        self.extract: Final = Extract()
        self.draw_event: Final = DrawEvent()
        self.put_piece: Final = [
            [[PutPiece(piece, plot, field) for field in range(self.fields)] for piece in range(REFINERY)] for plot in range(plots)
        ]  # by plot, piece and field
        self.lift_piece: Final = [[LiftPiece(plot, field) for field in range(self.fields)] for plot in range(plots)]
        self.must: Final = [
            [Decision(seat, row.decision, row.clause) for seat in range(self.seats)] for row in STAGES
        ]  # by stage of the company and seat
        self.may: Final = [
            [Decision(seat, row.decision, row.clause, False) for seat in range(self.seats)] for row in STAGES
        ]  # the same, where the round has not come to the company yet
        self.may_deal: Final = [Decision(seat, "deal", "OC-8.1", False) for seat in range(self.seats)]

    def all_tokens(self, member: int) -> list[Action]:
        tokens: list[Action] = []
        for order in CHARACTER_ORDERS + CARD_ORDERS:
            tokens += self.order[member][order][1:]
        tokens += self.pedlars[member]
        tokens += self.run_refinery[member][1:]
        return tokens

    def last_turn(self, state: OilCityState) -> int:
        """OC-1.4, OC-4.3: the turn after which the game ends."""
        return state.last if state.last > 0 else self.choices.turns

    def parties(self, first: int, second: int) -> list[Seat]:
        """OC-8: who is told what two companies have agreed on: their partners and the bankers."""
        return self.members[first] + self.members[second] + [self.banker_1, self.banker_2]

    def profession(self, company: int, member: int) -> int:
        return self.professions[self.members[company][member]]


def deal_characters(figures: Figures, professions: list[int]) -> list[str]:
    """OC-2.1: every player's entrepreneur, one after another; there are two copies of each card."""
    dealt = [0] * len(PROFESSIONS)
    characters: list[str] = []
    for profession in professions:
        cards = figures.characters[profession]
        characters.append(cards[dealt[profession] % len(cards)])
        dealt[profession] += 1
    return characters


def may_stand(card: PlotCard, piece: int, field: int) -> bool:
    """OC-3.2, OC-3.3: towers and drillers on deposits, drillers not on tower-only ones; improvements on free fields."""
    if piece == TOWER:
        return card.deposits[field] != 0
    if piece == DRILLER:
        return card.deposits[field] != 0 and not card.tower_only[field]
    return piece in IMPROVEMENTS and card.free[field]


def company_sizes(players: int, regular: int, irregular: int) -> list[int]:
    """OC-1.1: companies of three; what does not fit makes one or two companies of the size that the option names."""
    rest = players % regular
    if rest == 0 or irregular == regular:
        return [regular] * (players // regular)
    if irregular > regular:
        return [regular] * (players // regular - rest) + [irregular] * rest
    smaller = regular - rest
    return [regular] * ((players + smaller) // regular - smaller) + [irregular] * smaller


def team(mix: list[int], size: int) -> list[int]:
    """OC-1.2: the mix of a company of three, one profession fewer, or all of them."""
    missing = [profession for profession in range(len(PROFESSIONS)) if profession not in mix]
    return (mix + missing)[:size]


def pedlar_loads(member: int, most: int) -> list[SendPedlar]:
    """OC-5.3: every load of one to three units."""
    loads: list[SendPedlar] = []
    for wax in range(most + 1):
        for gas in range(most + 1 - wax):
            for kerosene in range(most + 1 - wax - gas):
                if wax + gas + kerosene > 0:
                    loads.append(SendPedlar(member, wax, gas, kerosene))
    return loads
