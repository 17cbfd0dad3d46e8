"""AF-4, AF-3.2: the stock rounds: selling in the first turn, then buying from one source (or several), or passing."""

from __future__ import annotations

from magnat.games.africa import bank, cards, control, pool
from magnat.games.africa.box import Box
from magnat.games.africa.facts import (
    BondBought,
    BondSold,
    CardBought,
    CardDeclined,
    CardTurned,
    ForcedSale,
    Passed,
    StockRoundBegan,
)
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import NOBODY, NOTHING, SOURCES, AfricaState, Source
from magnat.kernel.contract import Action, Log, Refusal, Seat


def begin_round(box: Box, state: AfricaState, seat: Seat, log: Log) -> None:
    """AF-3.1: the initial stock round has the number 0."""
    if log.on:
        log.add(StockRoundBegan("AF-3.2" if state.stage == Stage.INITIAL else "AF-4.1", state.stock_rounds, seat))
    for player in state.players:
        player.sold = 0
        player.moved = False
    state.passes = 0
    state.last_actor = NOBODY
    begin_turn(box, state, seat, log)


def begin_turn(box: Box, state: AfricaState, seat: Seat, log: Log) -> None:
    state.active = seat
    state.source = Source.NONE
    state.from_company = NOTHING
    state.bought = 0
    state.card = NOTHING
    if log.on and over_limit(box, state, seat):
        log.add(ForcedSale("AF-4.2", seat, control.certificates(box, state, seat), control.certificate_limit(box, state)))


def over_limit(box: Box, state: AfricaState, seat: Seat) -> bool:
    return control.certificates(box, state, seat) > control.certificate_limit(box, state)


def must_sell(box: Box, state: AfricaState, seat: Seat) -> bool:
    """AF-4.2: over the limit, and something can be sold."""
    if state.bought > 0 or not over_limit(box, state, seat):
        return False
    options: list[Action] = []
    pool.list_sales(box, state, seat, options)
    return len(options) > 0


def list_turn(box: Box, state: AfricaState, seat: Seat, options: list[Action]) -> None:
    """Everything that an ordinary turn of a stock round allows."""
    player = state.players[seat]
    if must_sell(box, state, seat):
        pool.list_sales(box, state, seat, options)
        return
    if not player.moved and state.bought == 0:
        pool.list_sales(box, state, seat, options)
        if player.bonds > 0:
            options.append(box.sell_bond)
    list_hand(box, state, seat, options)
    pool.list_purchases(box, state, seat, options)
    list_discard(box, state, seat, options)
    if check_turn_card(box, state) is None:
        options.append(box.turn_card)
    if check_bond(box, state, seat) is None:
        options.append(box.buy_bond)
    list_end(box, state, options)


def list_initial(box: Box, state: AfricaState, seat: Seat, options: list[Action]) -> None:
    """AF-3.2: own hand, or a bond."""
    list_hand(box, state, seat, options)
    if check_bond(box, state, seat) is None:
        options.append(box.buy_bond)
    list_end(box, state, options)


def list_end(box: Box, state: AfricaState, options: list[Action]) -> None:
    for wish in (box.end_turn, box.just_pass, box.pass_and_flip):
        if wish is box.end_turn:
            if check_end(state) is None:
                options.append(wish)
        elif check_pass(box, state, wish is box.pass_and_flip) is None:
            options.append(wish)


def list_hand(box: Box, state: AfricaState, seat: Seat, options: list[Action]) -> None:
    last = NOTHING
    for card in state.players[seat].hand:
        if card != last and check_hand(box, state, seat, card) is None:
            options.append(box.buy_hand[card])
        last = card


def list_discard(box: Box, state: AfricaState, seat: Seat, options: list[Action]) -> None:
    for card in cards.on_sale(box, state):
        if check_discard(box, state, seat, card) is None:
            options.append(box.buy_discard[card])


def several_sources(box: Box, state: AfricaState) -> bool:
    """AF-4.4: an option; in the initial round it stays hand or bond (AF-3.2)."""
    return box.choices.several_sources and state.stage != Stage.INITIAL


def check_source(box: Box, state: AfricaState, source: int) -> Refusal | None:
    """AF-4.4: one source per turn."""
    if state.source != Source.NONE and state.source != source and not several_sources(box, state):
        return Refusal("AF-4.4", "one-source-per-turn")
    return None


def remember(box: Box, state: AfricaState, source: int) -> None:
    """Where there may be several sources, each has its own limit."""
    if several_sources(box, state):
        state.purchases.append(source)


def check_card(box: Box, state: AfricaState, seat: Seat, card: int) -> Refusal | None:
    """Money and certificate limit for a card at its printed price."""
    price, cash = box.printed_price(card), state.players[seat].cash
    if cash < price:
        return Refusal("AF-4.4", "too-little-cash", price, cash)
    return check_limit(box, state, seat)


def check_limit(box: Box, state: AfricaState, seat: Seat) -> Refusal | None:
    """AF-4.4: a purchase may not take a player over the limit."""
    limit, owned = control.certificate_limit(box, state), control.certificates(box, state, seat)
    if owned >= limit:
        return Refusal("AF-4.4", "certificate-limit", limit, owned)
    return None


def check_first_sell(box: Box, state: AfricaState, seat: Seat) -> Refusal | None:
    """AF-4.2, AF-4.3: only in the first turn and before buying, except to get down to the limit."""
    if state.bought > 0 or state.source != Source.NONE:
        return Refusal("AF-4.3", "sell-before-buying")
    if state.players[seat].moved and not over_limit(box, state, seat):
        return Refusal("AF-4.3", "first-turn-only")
    return None


def check_forced(box: Box, state: AfricaState, seat: Seat) -> Refusal | None:
    if must_sell(box, state, seat):
        return Refusal("AF-4.2", "must-sell-first", control.certificate_limit(box, state), control.certificates(box, state, seat))
    return None


def check_hand(box: Box, state: AfricaState, seat: Seat, card: int) -> Refusal | None:
    """AF-4.4 a"""
    if card not in state.players[seat].hand:
        return Refusal("AF-4.4", "card-not-in-hand")
    return check_source(box, state, Source.HAND) or check_card(box, state, seat, card)


def check_discard(box: Box, state: AfricaState, seat: Seat, card: int) -> Refusal | None:
    """AF-4.4 c, AF-4.8"""
    if card not in state.discard:
        return Refusal("AF-4.4", "card-not-on-discard")
    if card != state.discard[cards.next_discard(box, state)] and not cards.lie_open(box, state):
        return Refusal("AF-4.4", "oldest-card-first" if box.choices.oldest_discard_first else "top-card-first")
    return check_source(box, state, Source.DISCARD) or check_card(box, state, seat, card)


def check_turn_card(box: Box, state: AfricaState) -> Refusal | None:
    """AF-4.4 d"""
    if state.deck_count() == 0:
        return Refusal("AF-4.4", "deck-empty")
    bought = from_deck(box, state)
    if bought >= box.figures.deck_most:
        return Refusal("AF-4.4", "deck-purchases-done", box.figures.deck_most, bought)
    return check_source(box, state, Source.DECK)


def from_deck(box: Box, state: AfricaState) -> int:
    """AF-4.4 d: cards bought from the deck in this turn."""
    if several_sources(box, state):
        return state.purchases.count(Source.DECK)
    return state.bought if state.source == Source.DECK else 0


def check_bond(box: Box, state: AfricaState, seat: Seat) -> Refusal | None:
    """AF-4.4 e"""
    if state.bonds == 0:
        return Refusal("AF-4.4", "no-bonds-left")
    price, cash = box.figures.bond_price, state.players[seat].cash
    if cash < price:
        return Refusal("AF-4.4", "too-little-cash", price, cash)
    if Source.BOND in state.purchases:
        return Refusal("AF-4.4", "one-bond-per-turn")
    return check_source(box, state, Source.NONE)


def check_sell_bond(state: AfricaState, seat: Seat) -> Refusal | None:
    if state.players[seat].bonds == 0:
        return Refusal("AF-4.3", "no-bond-to-sell", 1, 0)
    return None


def check_end(state: AfricaState) -> Refusal | None:
    return Refusal("AF-4.5", "nothing-bought-is-a-pass") if state.bought == 0 and not state.has_sold else None


def check_pass(box: Box, state: AfricaState, flip: bool) -> Refusal | None:
    """AF-4.5: who has bought (or sold: an option) ends the turn; the card on a pass may or must be turned; never in the initial round."""
    if state.bought > 0:
        return Refusal("AF-4.5", "bought-is-no-pass")
    if state.has_sold:
        return Refusal("AF-4.5", "sold-is-no-pass")
    can_flip = state.stage == Stage.STOCK and state.deck_count() > 0
    if flip and not can_flip:
        return Refusal("AF-4.5", "no-card-to-turn")
    if not flip and can_flip and box.choices.must_flip:
        return Refusal("AF-4.5", "must-turn-card")
    return None


def acted(state: AfricaState, seat: Seat) -> None:
    """AF-4.7: a purchase."""
    state.last_actor = seat


def take_card(box: Box, state: AfricaState, seat: Seat, card: int, source: int, log: Log) -> None:
    """AF-4.4: the card is paid at its printed price: a share into the company's treasury, a private into the bank."""
    price = box.printed_price(card)
    player = state.players[seat]
    player.cash -= price
    state.source = source
    state.bought += 1
    remember(box, state, source)
    acted(state, seat)
    if log.on:
        log.add(CardBought("AF-4.4", seat, box.card_names[card], SOURCES[source], price))
    if box.is_private(card):
        state.bank += price
        state.privates[box.private_of(card)] = seat
        return
    company = state.companies[box.company_of(card)]
    company.cash += price
    if not box.is_director(card):
        company.issued += 1
    control.gain(box, state, seat, card, log)


def buy_hand(box: Box, state: AfricaState, seat: Seat, card: int, log: Log) -> None:
    cards.leave_hand(state.players[seat], card)
    take_card(box, state, seat, card, Source.HAND, log)


def buy_discard(box: Box, state: AfricaState, seat: Seat, card: int, log: Log) -> None:
    place = cards.next_discard(box, state)
    if state.discard[place] != card:  # AF-4.8: the last cards lie open
        place = state.discard.index(card)
    state.discard.pop(place)
    take_card(box, state, seat, card, Source.DISCARD, log)
    cards.tidy(box, state, False, log)


def turned(box: Box, state: AfricaState, card: int, log: Log) -> None:
    """AF-4.4 d: chance has turned up the top card for the active player."""
    cards.leave_deck(state, card)
    state.card = card
    state.stage = Stage.TURNED
    if log.on:
        log.add(CardTurned("AF-4.4", box.card_names[card]))


def buy_turned(box: Box, state: AfricaState, seat: Seat, log: Log) -> bool:
    """True when that was the last purchase of the turn."""
    card = state.card
    state.card = NOTHING
    state.stage = Stage.STOCK
    take_card(box, state, seat, card, Source.DECK, log)
    cards.tidy(box, state, False, log)
    return from_deck(box, state) >= box.figures.deck_most


def decline_turned(box: Box, state: AfricaState, seat: Seat, log: Log) -> None:
    state.discard.append(state.card)
    if log.on:
        log.add(CardDeclined("AF-4.4", seat, box.card_names[state.card]))
    state.card = NOTHING
    state.stage = Stage.STOCK
    state.source = Source.NONE  # no further card is turned for this
    cards.tidy(box, state, False, log)


def buy_bond(box: Box, state: AfricaState, seat: Seat, log: Log) -> None:
    price = box.figures.bond_price
    bank.take(box, state, seat, price)
    state.bonds -= 1
    state.players[seat].bonds += 1
    state.bought += 1
    remember(box, state, Source.BOND)
    if state.stage == Stage.STOCK:  # AF-3.2: in the initial round only certificates count for the priority card
        acted(state, seat)
    if log.on:
        log.add(BondBought("AF-4.4", seat, price))


def sell_bond(box: Box, state: AfricaState, seat: Seat, log: Log) -> None:
    price = box.figures.bond_price
    state.players[seat].bonds -= 1
    state.bonds += 1
    if log.on:
        log.add(BondSold("AF-4.3", seat, price))
    sold(box, state, seat)
    bank.pay(box, state, seat, price, log)


def sold(box: Box, state: AfricaState, seat: Seat) -> None:
    """AF-4.7, AF-4.5: a sale counts as an operation, unless options say that only purchases do."""
    if not box.choices.priority_to_buyer:
        state.last_actor = seat
    if not box.choices.selling_is_passing:
        state.has_sold = True


def pass_turn(state: AfricaState, seat: Seat, flip: bool, log: Log) -> None:
    if flip:
        state.to_turn = 1
    if log.on:
        log.add(Passed("AF-4.5", seat))


def end_turn(box: Box, state: AfricaState, seat: Seat, log: Log) -> None:
    """AF-4.4: with the option extra_discard purchases from deck and discard pile leave an open card behind."""
    if state.source == Source.DISCARD:
        cards.tidy(box, state, True, log)
    elif state.source == Source.DECK:
        cards.refill(box, state)
    state.players[seat].moved = True
    state.passes = 0 if state.bought > 0 or state.has_sold else state.passes + 1
    state.has_sold = False
    state.purchases = []
    if not round_over(box, state):
        begin_turn(box, state, (seat + 1) % box.seats, log)


def round_over(box: Box, state: AfricaState) -> bool:
    """AF-4.7: all have passed in succession."""
    return state.passes == box.seats
