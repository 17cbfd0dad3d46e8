"""A full position of 18Africa that a seat thinks possible: unseen cards go to the other hands as it thinks likely, and to the deck."""

from __future__ import annotations

from magnat.games.africa import cards, setup
from magnat.games.africa.belief import AfricaBelief
from magnat.games.africa.box import Box
from magnat.games.africa.names import by_number, decode_track, mask, number_or_not, numbered, stop_number
from magnat.games.africa.rules import AfricaRules
from magnat.games.africa.stages import STAGES, Stage
from magnat.games.africa.state import NOBODY, SOURCES, STATUSES, AfricaState, Company, Kept, Player
from magnat.games.africa.view import AfricaView, CompanyView, PlayerView
from magnat.kernel.contract import Seat, Word
from magnat.kernel.dice import Dice
from magnat.kernel.stages import stage_of


def imagine(rules: AfricaRules, view: AfricaView, belief: AfricaBelief | None, dice: Dice) -> AfricaState:
    box = rules.box_for(len(view.players))
    state = setup.lay_out(box)
    state.players = [player(it) for it in view.players]
    state.companies = [company(box, it) for it in view.companies]
    state.shapes = decode_track(view.track)
    for text, count in view.taken.items():
        state.taken[stop_number(text)] = count
    for text in view.joined:
        state.joined[stop_number(text)] = True
    state.supply = by_number("tile", view.supply)
    state.pile = by_number("card", view.pile)
    state.discard = numbered("card", view.discard)
    state.privates = privates(box, view)
    state.depot = by_number("train", view.depot)
    state.resold = by_number("train", view.resold)
    state.concession_of = by_number("concession", view.concessions, Kept.UNSOLD)
    for name, holder in view.assigned.items():
        state.assigned[numbered("concession", [name])[0]] = number_or_not("company", holder) if holder else Kept.GONE
    set_scalars(view, state)
    set_turn(view, state)
    state.serial = max(it.arrived for it in view.companies)
    state.removed = sum(1 for it in view.companies if it.status == "removed")
    deal_unseen(box, view, state, belief, dice)
    return state


def set_scalars(view: AfricaView, state: AfricaState) -> None:
    state.stage = stage_of(STAGES, view.stage)
    state.resume = stage_of(STAGES, view.resume)
    state.bank = view.bank
    state.bonds = view.bonds
    state.used = mask("private", view.used)
    state.deck_known = view.deck is not None and view.deck_cards > 0
    state.to_turn = view.to_turn
    state.priority = seat(view.priority)
    state.active = view.active
    state.stock_rounds = view.stock_rounds
    state.operating_rounds = view.operating_rounds
    state.operating = view.operating
    state.company = number_or_not("company", view.company)
    state.ending = view.ending
    state.high = view.auction.high
    state.bidder = seat(view.auction.bidder)
    state.bidding = sum(1 << other for other in view.auction.bidding)
    state.nominator = view.auction.nominator


def set_turn(view: AfricaView, state: AfricaState) -> None:
    turn = view.turn
    state.card = number_or_not("card", view.auction.card or turn.card)
    state.source = SOURCES.index(turn.source)
    state.from_company = number_or_not("company", turn.from_company)
    state.bought = turn.bought
    state.purchases = [SOURCES.index(source) for source in turn.purchases]
    state.has_sold = turn.has_sold
    state.passes = turn.passes
    state.last_actor = seat(turn.last_actor)
    state.order = numbered("company", turn.order)
    state.choosing = numbered("company", turn.choosing)
    state.laid = turn.laid
    state.last_place = number_or_not("place", turn.last_place)
    state.earlier = numbered("place", turn.earlier)
    state.upgraded = turn.upgraded
    state.revenue = turn.revenue
    state.neglected = turn.neglected
    state.bank_train = turn.bank_train
    state.seller = number_or_not("company", turn.seller)
    state.train = number_or_not("train", turn.train)
    state.price = turn.price
    state.declined = [(numbered("company", [seller])[0], numbered("train", [train])[0], price) for seller, train, price in turn.declined]


def seat(found: Seat | None) -> Seat:
    return NOBODY if found is None else found


def player(it: PlayerView) -> Player:
    found = Player(it.cash, numbered("card", it.hand or []), numbered("card", it.aside or []), numbered("card", it.known), [])
    found.returned = numbered("card", it.returned or [])
    found.bonds = it.bonds
    found.spent = it.spent
    found.sold = mask("company", it.sold)
    found.moved = it.moved
    return found


def holder(box: Box, found: Word | None) -> int:
    if found is None:
        return NOBODY
    return found if isinstance(found, int) else box.seats + numbered("company", [found])[0]


def company(box: Box, it: CompanyView) -> Company:
    units = [0] * box.holders
    for owner, count in it.shares.items():
        units[holder(box, owner)] = count
    found = Company(units, numbered("train", it.trains), list(it.tokens), [stop_number(stop) for stop in it.stations])
    found.status = STATUSES.index(it.status)
    found.cash = it.cash
    found.space = it.space
    found.arrived = it.arrived
    found.director = holder(box, it.director)
    found.leader = holder(box, it.leader)
    found.issued = it.issued
    found.pool = it.pool
    found.pool_director = it.pool_director
    return found


def privates(box: Box, view: AfricaView) -> list[int]:
    found = [Kept.UNSOLD] * len(box.figures.privates)
    for name in view.pool_privates:
        found[numbered("private", [name])[0]] = Kept.POOL
    owners = [(it.seat, it.privates) for it in view.players]
    owners += [(box.seats + company, it.privates) for company, it in enumerate(view.companies)]
    for owner, owned in owners:
        for private in numbered("private", owned):
            found[private] = owner
    return found


def deal_unseen(box: Box, view: AfricaView, state: AfricaState, belief: AfricaBelief | None, dice: Dice) -> None:
    """Cards that the viewer has not placed go to hands, to what others have set aside, and to the deck."""
    unseen = unseen_cards(box, view, state)
    state.deck = by_number("card", view.deck or {})
    if view.deck is None:
        fill_deck_with_returned(view, state, unseen)
    hidden = [(it, other) for it, other in zip(view.players, state.players, strict=True) if it.hand is None]
    for it, other in hidden:
        other.hand = sorted(other.known)
        if box.choices.simpson and state.stage <= Stage.KEEP and it.cards + it.set_aside > 0:
            deal_director(box, it, other, unseen, dice)
    for it, other in hidden:
        deal(other.hand, it.cards - len(other.hand), unseen, dice, belief, it.seat)
        deal(other.aside, it.set_aside - len(other.aside), unseen, dice)
    if view.stage == STAGES[Stage.RETURN].key:
        deal_pile(box, view, state, unseen, dice)
    for card in unseen:
        state.deck[card] += 1


def unseen_cards(box: Box, view: AfricaView, state: AfricaState) -> list[int]:
    """All cards of the companies in the game, without those that lie open or in the viewer's hand."""
    left = [0] * box.cards
    for private, owner in enumerate(state.privates):
        left[box.private_card(private)] = 1 if owner == Kept.UNSOLD else 0
    for company, it in enumerate(state.companies):
        if it.in_game():
            out = it.director != NOBODY or it.pool_director
            left[box.director_card(company)] = 0 if out else 1
            ordinary = sum(it.units) - (box.figures.director_units if it.director != NOBODY else 0)
            left[box.share_card(company)] = box.figures.ordinary - it.pool - ordinary
    seen = [*state.discard, *cards.spread(state.pile), *cards.spread(by_number("card", view.deck or {}))]
    for other in state.players:
        seen += [*other.hand, *other.aside] if other.hand or other.aside else other.known
    if state.stage == Stage.TURNED:
        seen.append(state.card)
    for card in seen:
        left[card] -= 1
    return cards.spread([max(0, count) for count in left])


def fill_deck_with_returned(view: AfricaView, state: AfricaState, unseen: list[int]) -> None:
    """AF-11.2: the viewer knows which of their own discards went back into the deck."""
    for it in view.players:
        for card in numbered("card", it.returned or []):
            unseen.remove(card)
            state.deck[card] += 1


def deal(heap: list[int], count: int, unseen: list[int], dice: Dice, belief: AfricaBelief | None = None, seat: Seat = NOBODY) -> None:
    """Every unseen card is as likely as the next, or as somebody believes who remembers what this seat did."""
    for _ in range(count):
        place = dice.below(len(unseen)) if belief is None else dice.weighted([belief.weight(seat, card) for card in unseen])
        cards.add_sorted(heap, unseen.pop(place))


def deal_director(box: Box, it: PlayerView, other: Player, unseen: list[int], dice: Dice) -> None:
    """AF-11.2, Simpson: everybody was dealt a Director's card first, and has it still or has set it aside."""
    directors = [card for card in unseen if box.is_director(card)]
    card = directors[dice.below(len(directors))]
    unseen.remove(card)
    (other.hand if dice.below(it.cards + it.set_aside) < it.cards else other.aside).append(card)


def deal_pile(box: Box, view: AfricaView, state: AfricaState, unseen: list[int], dice: Dice) -> None:
    """AF-11.2: while discards go back into the deck nobody sees which are left: any of those set aside may be."""
    aside = [card for other in state.players for card in other.aside]
    in_game = box.seating.companies * (box.figures.ordinary + 1) + len(box.figures.privates)
    went_back = view.deck_cards - (in_game - box.seating.dealt * box.seats)
    for _ in range(went_back):
        unseen.append(aside.pop(dice.below(len(aside))))
    for card in aside:
        state.pile[card] += 1
