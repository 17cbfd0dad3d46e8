"""Wishes in words: `buy MF`, `lay E6 8 2`, `run D3-D5`, `offer KR 3 200`, in English or the language of the table, allowed or not."""

from __future__ import annotations

from magnat.cli.play.africa.lexicon import GOODS, Lexicon, Phrase, route
from magnat.cli.play.game_terminal import Position
from magnat.games.africa import actions
from magnat.games.africa.names import all_names, index
from magnat.games.africa.view import AfricaView
from magnat.kernel.contract import Action
from magnat.words.catalogue import Words

ENDS: dict[str, Action] = {
    "lay-track": actions.EndTrack(),
    "place-token": actions.SkipToken(),
    "run-trains": actions.Run(""),
    "trains": actions.EndTrains(),
    "shares": actions.EndShares(),
}
"""By decision: what ends it without anything done."""


class Wishes:
    def __init__(self, words: Words) -> None:
        self.lexicon = Lexicon(words)

    def wish(self, position: Position, text: str) -> Action | None:
        """None if the words make no sense, or leave out what is needed."""
        view = position.view
        assert isinstance(view, AfricaView)
        phrase = self.lexicon.read(text)
        first = phrase.meant[0] if phrase.meant else ""
        if first == "run" or route(text) is not None:
            return self.run(position, text)
        if first == "lay" or (phrase.stops and position.asked == "lay-track"):
            return laid(position, phrase)
        if first == "station" or (phrase.stops and position.asked == "place-token"):
            return placed(view, phrase)
        if first in ("buy", "sell", "offer"):
            return self.trade(position, view, phrase, first)
        return simple(position, phrase, first)

    def run(self, position: Position, text: str) -> Action | None:
        """Without a route, the best run."""
        head, _, rest = text.strip().partition(" ")
        written = route(text) or route(rest)
        if written is not None:
            return actions.Run(written)
        best = [option for option in position.options if isinstance(option, actions.Run)]
        if rest or route(head) is not None:
            return None
        return best[0] if best else actions.Run("")

    def trade(self, position: Position, view: AfricaView, phrase: Phrase, deed: str) -> Action | None:
        train = next(iter(phrase.trains), None)
        if deed == "offer":
            return offered(phrase)
        if train is not None and (not phrase.cards) and (position.asked == "trains" or "train" in phrase.meant):
            number = index("train", train)
            return actions.BuyTrain(number, train) if deed == "buy" else actions.SellTrain(number, train)
        if "bond" in phrase.meant:
            return actions.BuyBond() if deed == "buy" else actions.SellBond()
        card = next(iter(phrase.cards), None)
        if card is None:
            return actions.BuyTurned() if deed == "buy" and position.asked == "turned-card" else None
        return bought(position, view, phrase, card) if deed == "buy" else sold(card)


def bought(position: Position, view: AfricaView, phrase: Phrase, card: str) -> Action:
    """From where it is said, or else from where it can be had: hand, discard pile, pool."""
    number = index("card", card)
    sources: dict[str, Action] = {
        "hand": actions.BuyHand(number, card),
        "discard": actions.BuyDiscard(number, card),
        "pool": actions.BuyPool(number, card),
    }
    for source, wish in sources.items():
        if source in phrase.meant:
            return wish
    if position.asked == "shares":
        return sources["pool"]
    if position.asked == "turned-card" and view.turn.card == card:
        return actions.BuyTurned()
    allowed = [wish for wish in sources.values() if position.check(wish) is None]
    return next(iter(allowed), sources["hand"] if card in (view.players[view.seat].hand or []) else sources["pool"])


def sold(card: str) -> Action:
    if card in all_names("private"):
        return actions.SellPrivate(index("private", card), card)
    code = card.partition("-director")[0]
    return actions.SellShare(index("company", code), code)


def offered(phrase: Phrase) -> Action | None:
    """`offer KR 3 200`: the company, its train, the price."""
    if not phrase.companies or not phrase.trains or not phrase.numbers:
        return None
    company, train = phrase.companies[0], phrase.trains[0]
    rest = phrase.numbers[1:] if train.isdecimal() else phrase.numbers
    if not rest:
        return None
    return actions.OfferTrain(index("company", company), index("train", train), rest[0], company, train)


def laid(position: Position, phrase: Phrase) -> Action | None:
    """`lay E6 8 2`: hex, tile, turn; without a turn the first lawful one. With `free` the private pays for the river."""
    if not phrase.stops:
        return None
    place = phrase.stops[0][0]
    rest = phrase.words[phrase.words.index(place) + 1 :] if place in phrase.words else []
    tile = next((word for word in rest if word in all_names("tile")), None)
    offered_here = [option for option in position.options if isinstance(option, actions.LayTile) and option.place_name == place]
    if tile is None:
        return offered_here[0] if len(offered_here) == 1 and not rest else None
    after = rest[rest.index(tile) + 1 :]
    turns = [int(word) for word in after if word.isdecimal() and len(word) == 1]
    waive = 1 if "free" in phrase.meant or "P4" in phrase.words else 0
    if not turns:
        fitting = [option for option in offered_here if option.tile_name == tile and option.waive == waive]
        if fitting:
            return fitting[0]
    return actions.LayTile(index("place", place), index("tile", tile), turns[0] if turns else 0, waive, place, tile)


def placed(view: AfricaView, phrase: Phrase) -> Action | None:
    """`station E4`, `station J21.1`; with `free` the private pays."""
    if not phrase.stops or not view.company:
        return None
    place, stop = phrase.stops[0]
    own = next(company for company in view.companies if company.company == view.company)
    free = 1 if "free" in phrase.meant or "P5" in phrase.words else 0
    cost = next((number for number in phrase.numbers if number in own.tokens), own.tokens[0] if own.tokens else 0)
    return actions.PlaceToken(index("place", place), stop, cost, free, place)


def simple(position: Position, phrase: Phrase, first: str) -> Action | None:
    """A wish of one word, or one word and what it is about."""
    good = next((meaning for meaning in phrase.meant if meaning in GOODS), None)
    if good is not None:
        number = index("concession", good)
        choosing = position.asked == "choose-concession" and first != "assign"
        return actions.ChooseConcession(number, good) if choosing else actions.AssignConcession(number, good)
    match first:
        case "bid":
            return actions.Bid(phrase.numbers[0]) if phrase.numbers else None
        case "pass":
            return passed(position, phrase)
        case "deck":
            return actions.TurnCard()
        case "accept" | "decline":
            return answered(position, first)
        case "take" | "leave":
            return actions.TakePriority() if first == "take" else actions.LeavePriority()
        case "pay":
            return actions.Pay()
        case "keep":
            return actions.Withhold()
        case "end":
            return ENDS.get(position.asked, actions.EndTurn())
    return named(position, phrase, first)


def passed(position: Position, phrase: Phrase) -> Action:
    """In auctions, in stock rounds, and as the end of a company's step."""
    if position.asked in ENDS:
        return ENDS[position.asked]
    if position.asked in ("initial-turn", "stock-turn"):
        return actions.Pass(1 if "deck" in phrase.meant else 0)
    return actions.PassBid()


def answered(position: Position, answer: str) -> Action:
    if position.asked == "turned-card":
        return actions.BuyTurned() if answer == "accept" else actions.DeclineTurned()
    return actions.AcceptOffer() if answer == "accept" else actions.DeclineOffer()


def named(position: Position, phrase: Phrase, first: str) -> Action | None:
    """A card by itself: set aside, put up for auction, or bought."""
    card = next(iter(phrase.cards), None)
    if card is None:
        return None
    if first == "aside" or position.asked == "keep":
        return actions.SetAside(index("card", card), card)
    if first == "nominate" or position.asked == "nominate":
        return actions.Nominate(index("card", card), card)
    return None
