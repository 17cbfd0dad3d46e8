"""AF-4.8, AF-2.5: hands, deck and discard pile. The deck has no order: what comes next is decided when a card is turned."""

from __future__ import annotations

from magnat.games.africa.box import Box
from magnat.games.africa.facts import CardsOpened, CardTurned, DeckShuffled
from magnat.games.africa.state import AfricaState, Player
from magnat.kernel.contract import Log


def add_sorted(cards: list[int], card: int) -> None:
    place = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def leave_hand(player: Player, card: int) -> None:
    """A copy that everybody has seen goes first: what is left is then the least that the others still know."""
    player.hand.remove(card)
    if card in player.known:
        player.known.remove(card)


def leave_deck(state: AfricaState, card: int) -> None:
    state.deck[card] -= 1
    for player in state.players:
        if card in player.returned:
            player.returned.remove(card)


def names(box: Box, cards: list[int]) -> str:
    return ", ".join([box.card_names[card] for card in cards])


def spread(counts: list[int]) -> list[int]:
    """Every single card of a heap, in rising order."""
    found: list[int] = []
    for card, copies in enumerate(counts):
        for _ in range(copies):
            found.append(card)
    return found


def lie_open(box: Box, state: AfricaState) -> bool:
    """AF-4.8: so few cards are left that all lie open and may be bought in any order."""
    return 0 < len(state.discard) <= box.figures.open_most and state.deck_count() == 0


def next_discard(box: Box, state: AfricaState) -> int:
    """AF-4.4 c: where in the discard pile the card lies that is for sale next; -1 if the pile is empty."""
    return 0 if state.discard and box.choices.oldest_discard_first else len(state.discard) - 1


def on_sale(box: Box, state: AfricaState) -> list[int]:
    """AF-4.4 c, AF-4.8: cards of the discard pile that may be bought now, each kind once."""
    if not state.discard:
        return []
    return sorted(set(state.discard)) if lie_open(box, state) else [state.discard[next_discard(box, state)]]


def refill(box: Box, state: AfricaState) -> None:
    """AF-4.4, AF-4.8, option extra_discard: a card of the deck is turned onto the discard pile."""
    if box.choices.discard_refilled and state.deck_count() > 0:
        state.to_turn = 1


def tidy(box: Box, state: AfricaState, emptied: bool, log: Log) -> None:
    """AF-4.8, AF-4.4: the last cards are laid open, an empty deck is shuffled anew, an emptied discard pile may get a card."""
    left = state.deck_count()
    if left + len(state.discard) <= box.figures.open_most:
        state.to_turn = 0
        if left > 0:
            state.discard += spread(state.deck)
            state.deck = [0] * box.cards
            if log.on:
                log.add(CardsOpened("AF-4.8", names(box, state.discard)))
    elif left == 0:
        for card in state.discard:
            state.deck[card] += 1
        if log.on:
            log.add(DeckShuffled("AF-4.8", len(state.discard)))
        state.discard = []
        state.deck_known = True
        refill(box, state)
    elif emptied and not state.discard:
        refill(box, state)


def turn_over(box: Box, state: AfricaState, card: int, log: Log) -> None:
    """The top card of the deck comes onto the discard pile."""
    state.to_turn -= 1
    leave_deck(state, card)
    state.discard.append(card)
    if log.on:
        log.add(CardTurned("AF-4.4", box.card_names[card]))
    tidy(box, state, False, log)
