"""AF-1.2, AF-2.5: what a seat sees: map, money, shares, trains and pool lie open; hands and the deck do not."""

from __future__ import annotations

import msgspec

from magnat.games.africa import cards, control, ending, prices, trains
from magnat.games.africa.box import Box
from magnat.games.africa.figures import ECONOMIES
from magnat.games.africa.names import all_names, bits, by_name, encode_track, name_or_not, named, stop_name
from magnat.games.africa.rules import AfricaRules
from magnat.games.africa.stages import STAGES, Stage
from magnat.games.africa.state import NOBODY, SOURCES, STATUSES, AfricaState, Kept
from magnat.kernel.contract import Seat, Word
from magnat.kernel.game import OPEN, View


class PlayerView(msgspec.Struct, frozen=True):
    """`known`: cards of the hand that everybody saw at the auction. `worth`: what would count if the game ended now."""

    seat: Seat
    cash: int
    bonds: int
    hand: list[str] | None  # None: hidden from this seat
    cards: int
    aside: list[str] | None  # None: hidden from this seat
    set_aside: int
    known: list[str]
    returned: list[str] | None  # None: hidden from this seat
    certificates: int
    privates: list[str]
    concessions: list[str]
    spent: int
    sold: list[str]
    moved: bool
    worth: int


class CompanyView(msgspec.Struct, frozen=True):
    """`shares`: by holder, a seat or a company, the Director's certificate counting two. `seat`: who acts for it."""

    company: str
    status: str
    price: int
    space: int
    arrived: int
    cash: int
    shares: dict[Word, int]
    director: Word | None
    leader: Word | None
    seat: Seat | None
    pool: int
    pool_director: bool
    issued: int
    trains: list[str]
    tokens: list[int]
    stations: list[str]
    privates: list[str]
    concessions: list[str]
    share_value: int


class AuctionView(msgspec.Struct, frozen=True):
    """`card` is empty while concessions are auctioned; `high` is -1 before the first bid."""

    card: str
    high: int
    bidder: Seat | None
    bidding: list[Seat]
    nominator: Seat


class TurnView(msgspec.Struct, frozen=True):
    """What has been done in the turn under way."""

    source: str
    from_company: str
    bought: int
    purchases: list[str]
    has_sold: bool
    passes: int
    last_actor: Seat | None
    card: str  # turned up from the deck
    order: list[str]
    choosing: list[str]
    laid: int
    last_place: str
    earlier: list[str]
    upgraded: bool
    revenue: int
    neglected: bool
    bank_train: bool
    seller: str
    train: str
    price: int
    declined: list[tuple[str, str, int]]


class AfricaView(View, frozen=True):
    players: list[PlayerView]
    companies: list[CompanyView]
    stage: str
    resume: str
    active: Seat
    company: str
    priority: Seat | None
    stock_rounds: int
    operating_rounds: int
    operating: bool
    economy: str
    bank: int
    bonds: int
    certificate_limit: int
    track: dict[str, str]
    taken: dict[str, int]
    joined: list[str]
    supply: dict[str, int]
    pile: dict[str, int]
    deck_cards: int
    deck: dict[str, int] | None  # None: nobody knows what is in it
    to_turn: int
    discard: list[str]  # the oldest first
    next_discard: int  # where in it the card lies that is for sale next; -1: the pile is empty
    open_cards: bool
    pool_privates: list[str]
    pool_certificates: int
    depot: dict[str, int]
    resold: dict[str, int]
    for_sale: list[str]
    concessions: dict[str, int]
    assigned: dict[str, str]
    used: list[str]
    auction: AuctionView
    turn: TurnView
    ending: bool

    def on_sale(self) -> list[str]:
        """AF-4.4 c, AF-4.8: what the discard pile sells now: the next card, or all of the last ones."""
        return self.discard if self.open_cards else self.discard[self.next_discard : self.next_discard + 1]


def view(rules: AfricaRules, state: AfricaState, seat: Seat) -> AfricaView:
    box = rules.box(state)
    return AfricaView(
        seat=seat,
        players=[player_view(box, state, other, seat) for other in range(box.seats)],
        companies=[company_view(box, state, company) for company in range(box.companies)],
        stage=STAGES[state.stage].key,
        resume=STAGES[state.resume].key,
        active=state.active,
        company=name_or_not("company", state.company),
        priority=or_none(state.priority),
        stock_rounds=state.stock_rounds,
        operating_rounds=state.operating_rounds,
        operating=state.operating,
        economy=ECONOMIES[prices.economy(box, state)],
        bank=state.bank,
        bonds=state.bonds,
        certificate_limit=control.certificate_limit(box, state),
        track=encode_track(state.shapes),
        taken={stop_name(stop): count for stop, count in enumerate(state.taken) if count},
        joined=[stop_name(stop) for stop, joined in enumerate(state.joined) if joined],
        supply=by_name("tile", state.supply),
        pile=by_name("card", state.pile) if state.stage != Stage.RETURN or seat == OPEN else {},
        deck_cards=state.deck_count(),
        deck=by_name("card", state.deck) if state.deck_known or state.deck_count() == 0 or seat == OPEN else None,
        to_turn=state.to_turn,
        discard=named("card", state.discard),
        next_discard=cards.next_discard(box, state),
        open_cards=cards.lie_open(box, state),
        pool_privates=[name for name, holder in zip(all_names("private"), state.privates, strict=True) if holder == Kept.POOL],
        pool_certificates=state.pool_certificates(),
        depot=by_name("train", state.depot),
        resold=by_name("train", state.resold),
        for_sale=[name for train, name in enumerate(all_names("train")) if trains.for_sale(box, state, train)],
        concessions=by_name("concession", state.concession_of, Kept.UNSOLD),
        assigned=assigned(state),
        used=bits("private", state.used),
        auction=AuctionView(
            card=name_or_not("card", state.card) if state.stage == Stage.BID else "",
            high=state.high,
            bidder=or_none(state.bidder),
            bidding=[other for other in range(box.seats) if state.bidding >> other & 1],
            nominator=state.nominator,
        ),
        turn=turn_view(state),
        ending=state.ending,
    )


def or_none(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def assigned(state: AfricaState) -> dict[str, str]:
    """By concession the company it belongs to; an empty name where it was lost with its company."""
    return {
        all_names("concession")[concession]: name_or_not("company", company)
        for concession, company in enumerate(state.assigned)
        if company != Kept.UNSOLD
    }


def player_view(box: Box, state: AfricaState, seat: Seat, viewer: Seat) -> PlayerView:
    player, own = state.players[seat], viewer in (seat, OPEN)
    return PlayerView(
        seat=seat,
        cash=player.cash,
        bonds=player.bonds,
        hand=named("card", player.hand) if own else None,
        cards=len(player.hand),
        aside=named("card", player.aside) if own else None,
        set_aside=len(player.aside),
        known=named("card", player.known),
        returned=named("card", player.returned) if own else None,
        certificates=control.certificates(box, state, seat),
        privates=owned(state, seat),
        concessions=[name for name, owner in zip(all_names("concession"), state.concession_of, strict=True) if owner == seat],
        spent=player.spent,
        sold=bits("company", player.sold),
        moved=player.moved,
        worth=ending.worth(box, state, seat),
    )


def owned(state: AfricaState, holder: int) -> list[str]:
    return [name for name, owner in zip(all_names("private"), state.privates, strict=True) if owner == holder]


def company_view(box: Box, state: AfricaState, company: int) -> CompanyView:
    own = state.companies[company]
    return CompanyView(
        company=box.company_name(company),
        status=STATUSES[own.status],
        price=control.share_price(box, state, company),
        space=own.space,
        arrived=own.arrived,
        cash=own.cash,
        shares={box.holder_word(holder): units for holder, units in enumerate(own.units) if units},
        director=None if own.director == NOBODY else box.holder_word(own.director),
        leader=None if own.leader == NOBODY else box.holder_word(own.leader),
        seat=or_none(control.controller(box, state, company)),
        pool=own.pool,
        pool_director=own.pool_director,
        issued=own.issued,
        trains=named("train", own.trains),
        tokens=list(own.tokens),
        stations=[stop_name(stop) for stop in own.stations],
        privates=owned(state, box.seats + company),
        concessions=[name for name, owner in zip(all_names("concession"), state.assigned, strict=True) if owner == company],
        share_value=ending.share_value(box, state, company),
    )


def turn_view(state: AfricaState) -> TurnView:
    return TurnView(
        source=SOURCES[state.source],
        from_company=name_or_not("company", state.from_company),
        bought=state.bought,
        purchases=[SOURCES[source] for source in state.purchases],
        has_sold=state.has_sold,
        passes=state.passes,
        last_actor=or_none(state.last_actor),
        card=name_or_not("card", state.card) if state.stage != Stage.BID else "",
        order=named("company", state.order),
        choosing=named("company", state.choosing),
        laid=state.laid,
        last_place=name_or_not("place", state.last_place),
        earlier=named("place", state.earlier),
        upgraded=state.upgraded,
        revenue=state.revenue,
        neglected=state.neglected,
        bank_train=state.bank_train,
        seller=name_or_not("company", state.seller),
        train=name_or_not("train", state.train),
        price=state.price,
        declined=[(all_names("company")[seller], all_names("train")[train], price) for seller, train, price in state.declined],
    )
