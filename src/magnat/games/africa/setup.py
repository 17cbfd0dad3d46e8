"""AF-1, AF-2.1: the box is opened: companies are drawn, cards dealt, and half of them set aside for the auction."""

from __future__ import annotations

from magnat.games.africa import auction, cards
from magnat.games.africa.box import Box
from magnat.games.africa.facts import CardDealt, CardDrawnForAuction, CardSetAside, CardsReturned, CardsRevealed, CompanyDrawn
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import NOBODY, AfricaState, Company, Kept, Player, Status
from magnat.kernel.contract import Log, Refusal, Seat
from magnat.rail.tiles import CITY
from magnat.rail.track import STOPS_PER_HEX, joined_stops


def lay_out(box: Box) -> AfricaState:
    """AF-1.1 to AF-1.10; chance is asked for afterwards."""
    figures, seating = box.figures, box.seating
    state = AfricaState(
        [Player(seating.cash, [], [], [], []) for _ in range(box.seats)],
        [Company([0] * box.holders, [], card.tokens[1:], []) for card in figures.companies],
        box.atlas.printed[:],
        [0] * (box.atlas.hexes * STOPS_PER_HEX),
        [False] * (box.atlas.hexes * STOPS_PER_HEX),
        [tile.count for tile in box.atlas.tiles],
        [0] * box.cards,
        [0] * box.cards,
        [],
        [Kept.UNSOLD] * len(figures.privates),
        seating.trains[:],
        [0] * len(figures.trains),
        [NOBODY] * len(figures.concessions),
        [NOBODY] * len(figures.concessions),
        [],
        [],
        [],
    )
    state.bank = figures.bank - seating.cash * box.seats
    state.bonds = figures.bonds
    state.priority = NOBODY  # until the initial stock round begins
    for private in range(len(figures.privates)):
        state.deck[box.private_card(private)] = 1
    mark_joined(box, state)
    return state


def mark_joined(box: Box, state: AfricaState) -> None:
    """AF-6.11: cities that printed track joins to each other never pay for it."""
    for place, shape in enumerate(state.shapes):
        for index, stop in enumerate(shape.stops):
            number = place * STOPS_PER_HEX + index
            if stop.kind == CITY and shape.edges:
                others = joined_stops(state.shapes, box.atlas.beyond, number)
                cities = [other for other in others if shape_kind(state, other) == CITY]
                state.joined[number] = len(cities) > 1


def shape_kind(state: AfricaState, stop: int) -> int:
    return state.shapes[stop // STOPS_PER_HEX].stops[stop % STOPS_PER_HEX].kind


def company_weights(state: AfricaState) -> list[int]:
    return [1 if company.status == Status.OUT else 0 for company in state.companies]


def draw_company(box: Box, state: AfricaState, company: int, log: Log) -> None:
    """AF-1.3, AF-1.6: its cards go into the deck."""
    state.companies[company].status = Status.WAITING
    state.deck[box.director_card(company)] = 1
    state.deck[box.share_card(company)] = box.figures.ordinary
    if log.on:
        log.add(CompanyDrawn("AF-1.3", box.company_name(company)))
    drawn = 0
    for own in state.companies:
        if own.status == Status.WAITING:
            drawn += 1
    if drawn == box.seating.companies:
        state.stage = Stage.DEAL_DIRECTORS if box.choices.simpson else Stage.DEAL


def director_weights(box: Box, state: AfricaState) -> list[int]:
    """AF-11.2, Simpson: Director's cards only."""
    return [copies if box.is_director(card) else 0 for card, copies in enumerate(state.deck)]


def next_to_deal(state: AfricaState) -> Seat:
    """Cards go round one by one."""
    seat = 0
    for other, player in enumerate(state.players):
        if len(player.hand) < len(state.players[seat].hand):
            seat = other
    return seat


def deal(box: Box, state: AfricaState, card: int, log: Log) -> None:
    """AF-1.6"""
    seat = next_to_deal(state)
    cards.leave_deck(state, card)
    cards.add_sorted(state.players[seat].hand, card)
    if log.on:
        log.add(CardDealt("AF-1.6", seat, box.card_names[card]))
    fewest = len(state.players[next_to_deal(state)].hand)
    if fewest == box.seating.dealt:
        state.stage = Stage.KEEP
    elif fewest == 1 and state.stage == Stage.DEAL_DIRECTORS:
        state.stage = Stage.DEAL


def chooses(box: Box, state: AfricaState, seat: Seat) -> bool:
    """AF-2.1: has this seat cards left to set aside?"""
    return len(state.players[seat].hand) > box.seating.kept


def check_set_aside(state: AfricaState, seat: Seat, card: int) -> Refusal | None:
    if card not in state.players[seat].hand:
        return Refusal("AF-2.1", "card-not-in-hand")
    return None


def set_aside(box: Box, state: AfricaState, seat: Seat, card: int, log: Log) -> None:
    """AF-2.1: secret until all have chosen."""
    player = state.players[seat]
    player.hand.remove(card)
    cards.add_sorted(player.aside, card)
    if log.on:
        log.add(CardSetAside("AF-2.1", seat, box.card_names[card]))
    for other in range(box.seats):
        if chooses(box, state, other):
            return
    for one in state.players:
        for each in one.aside:
            state.pile[each] += 1
    if box.choices.auction_swap and box.seats == 2:
        state.stage = Stage.RETURN
    else:
        reveal(box, state, log)


def return_card(box: Box, state: AfricaState, card: int, log: Log) -> None:
    """AF-11.2, two-player auction: half of the discards go back into the deck, unseen."""
    state.pile[card] -= 1
    state.deck[card] += 1
    if len(cards.spread(state.pile)) == box.seating.kept:
        for player in state.players:
            own = [player.aside.count(each) for each in range(box.cards)]
            player.returned = cards.spread([max(0, own[each] - state.pile[each]) for each in range(box.cards)])
        if log.on:
            log.add(CardsReturned("AF-11.2", box.seating.kept))
        reveal(box, state, log)
        state.stage = Stage.REDEAL


def redeal(box: Box, state: AfricaState, card: int, log: Log) -> None:
    """AF-11.2: cards from the deck are auctioned in their place."""
    cards.leave_deck(state, card)
    state.pile[card] += 1
    if log.on:
        log.add(CardDrawnForAuction("AF-11.2", box.card_names[card]))
    if len(cards.spread(state.pile)) == box.seating.dealt:
        state.stage = Stage.STARTER


def reveal(box: Box, state: AfricaState, log: Log) -> None:
    """AF-2.1: nobody learns who discarded what."""
    for player in state.players:
        player.aside = []
    state.stage = Stage.STARTER
    if log.on:
        log.add(CardsRevealed("AF-2.1", cards.names(box, cards.spread(state.pile))))


def starter(state: AfricaState, seat: Seat, log: Log) -> None:
    """AF-2.2"""
    auction.begin(state, seat, log)
