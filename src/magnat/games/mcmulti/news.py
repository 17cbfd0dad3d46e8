"""MM-4.2, MM-4.3, MM-9: the news cards, what they do, and where they go afterwards; global warming has a module of its own."""

from __future__ import annotations

from magnat.games.mcmulti import assets, consumer, warming
from magnat.games.mcmulti.box import Box
from magnat.games.mcmulti.facts import (
    BarrelsLost,
    BarrelsMoved,
    CardBeside,
    CardReturned,
    EventHappened,
    LikelyNow,
    NewsLaid,
    TaxDue,
    TaxForgiven,
    TaxPaid,
)
from magnat.games.mcmulti.figures import CRUDE, DOMESTIC, FOREIGN, GASOLINE, GOODS, KINDS, MARKETS, News
from magnat.games.mcmulti.state import NOTHING, McMultiState, track
from magnat.kernel.contract import Log, Seat


def draw(state: McMultiState, card: int) -> None:
    """Takes a card off the deck. Cards under the deck come, in their order, after all that nobody has seen."""
    if state.deck:
        state.deck.remove(card)
    else:
        state.under.pop(0)


def draw_weights(box: Box, state: McMultiState) -> list[int]:
    """MM-2.4: cards that nobody has seen are as likely as each other."""
    weights = [0] * len(box.figures.news)
    for card in state.deck:
        weights[card] = 1
    return weights


def happen(box: Box, state: McMultiState, likely: bool, log: Log) -> None:
    """MM-4.2, MM-4.3: the event takes effect, the card is put away, the unlikely card slides up if its place is free."""
    card = state.likely if likely else state.unlikely
    news = box.figures.news[card]
    if log.on:
        log.add(EventHappened("MM-4.2", news.name, 1 if likely else 0))
    state.event = card
    take_effect(box, state, news, log)
    if (state.warming and news.refinery_fee > 0) or (state.embargo and news.closed_until):
        if log.on:
            log.add(CardBeside("MM-4.3", news.name))
    else:
        state.under.append(card)
    if likely:
        state.likely = state.unlikely
        if log.on:
            log.add(LikelyNow("MM-4.3", box.figures.news[state.likely].name))
    state.unlikely = NOTHING


def new_card(box: Box, state: McMultiState, card: int, log: Log) -> None:
    """MM-4.3: a new unlikely event."""
    draw(state, card)
    state.unlikely = card
    if log.on:
        log.add(NewsLaid("MM-4.3", box.figures.news[card].name, 0))


def take_effect(box: Box, state: McMultiState, news: News, log: Log) -> None:
    """MM-9: what the card says."""
    if news.refinery_fee > 0:
        warming.stop_refineries(state, log)
    elif news.closed_until:
        state.embargo = True
    else:
        tax_everybody(box, state, news, log)
    for good in range(len(GOODS)):
        remove_barrels(state, good, news.domestic_removed[good], log)
        move_barrels(box, state, good, news.foreign_to_domestic[good], log)
    if news.demand != 0:
        consumer.move(box, state, news.demand, "MM-9.4", log)


def remove_barrels(state: McMultiState, good: int, wanted: int, log: Log) -> None:
    """MM-9.4: the cheapest barrels of the domestic market leave, as many as there are."""
    line = track(DOMESTIC, good)
    barrels = min(wanted, state.barrels[line])
    state.barrels[line] -= barrels
    if log.on and barrels > 0:
        log.add(BarrelsLost("MM-9.4", MARKETS[DOMESTIC], GOODS[good], barrels))


def move_barrels(box: Box, state: McMultiState, good: int, wanted: int, log: Log) -> None:
    """MM-9.4: the cheapest foreign barrels fill the dearest empty domestic spaces, as many as there are, and as there is space for."""
    here, there = track(FOREIGN, good), track(DOMESTIC, good)
    barrels = min(wanted, state.barrels[here], box.figures.tracks[good].spaces - state.barrels[there])
    state.barrels[here] -= barrels
    state.barrels[there] += barrels
    if log.on and barrels > 0:
        log.add(BarrelsMoved("MM-9.4", GOODS[good], barrels))


# MM-9.1: taxes


def tax(state: McMultiState, seat: Seat, news: News) -> int:
    """MM-9.1: what a seat owes for its assets and barrels."""
    company = state.companies[seat]
    owed = company.crude * news.barrel_tax[CRUDE] + company.gasoline * news.barrel_tax[GASOLINE]
    for kind in range(len(KINDS)):
        owed += news.asset_tax[kind] * assets.count(state, seat, kind)
    return owed


def tax_everybody(box: Box, state: McMultiState, news: News, log: Log) -> None:
    """MM-9.1: all at once; whoever cannot pay keeps a debt that forced sales must cover."""
    seat = state.active
    for _ in range(box.seats):
        demand_tax(box, state, seat, news, log)
        seat = state.land.following[seat]


def demand_tax(box: Box, state: McMultiState, seat: Seat, news: News, log: Log) -> None:
    """MM-9.1"""
    owed = tax(state, seat, news)
    if owed == 0:
        return
    company = state.companies[seat]
    company.debt = owed
    if log.on and company.cash < owed and assets.any_left(state, seat):
        log.add(TaxDue("MM-9.1", seat, news.name, owed))
    pay_debt(box, state, seat, log)


def pay_debt(box: Box, state: McMultiState, seat: Seat, log: Log) -> None:
    """MM-9.1: pays as soon as the cash suffices, or what is there once nothing is left to sell."""
    company = state.companies[seat]
    if company.cash < company.debt and assets.any_left(state, seat):
        return
    paid = min(company.cash, company.debt)
    company.cash -= paid
    if log.on:
        card = box.figures.news[state.event].name
        if paid > 0:
            log.add(TaxPaid("MM-9.1", seat, card, paid))
        if paid < company.debt:
            log.add(TaxForgiven("MM-9.1", seat, card, company.debt - paid))
    company.debt = 0


def debts_open(state: McMultiState) -> bool:
    for company in state.companies:
        if company.debt > 0:
            return True
    return False


# MM-9.3: embargo


def lift_embargo(box: Box, state: McMultiState, doubles: int, log: Log) -> None:
    """MM-9.3: the doubles that the card names open the foreign market again."""
    if not state.embargo:
        return
    for card, news in enumerate(box.figures.news):
        if doubles in news.closed_until:
            state.embargo = False
            put_under(box, state, card, "MM-9.3", log)


def put_under(box: Box, state: McMultiState, card: int, clause: str, log: Log) -> None:
    state.under.append(card)
    if log.on:
        log.add(CardReturned(clause, box.figures.news[card].name))
