"""OC-8 in words: `offer 2 give wax 2 take money 500 later give money 300 due 4`, `accept 3`, `keep 5`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from magnat.cli.play.oilcity.lexicon import Lexicon, Token, amounts
from magnat.games.oilcity import actions
from magnat.games.oilcity.figures import THINGS
from magnat.games.oilcity.state import EVERYBODY, NOTHING, Bundle
from magnat.games.oilcity.view import CompanyView, OilCityView
from magnat.kernel.contract import Action

ANSWERS: dict[str, Callable[[int], Action]] = {
    "accept": actions.AcceptOffer,
    "decline": actions.DeclineOffer,
    "withdraw": actions.WithdrawOffer,
    "keep": actions.KeepPromise,
}
NO_PLOT = 10_000
"""Stands for a plot that is not there, so that the law can say so."""


class Terms:
    """The four bundles of an offer, as lists of words."""

    def __init__(self) -> None:
        self.now: dict[str, list[Token]] = {"give": [], "take": []}
        self.later: dict[str, list[Token]] = {"give": [], "take": []}
        self.due = 0


class Bargains:
    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon

    def wish(self, view: OilCityView, tokens: Sequence[Token], meant: Sequence[str]) -> Action | None:
        """None if the words are about something else, or leave out what is needed."""
        first = meant[0]
        number = next((token.number for token in tokens if token.number is not None), None)
        if first in ANSWERS:
            return None if number is None else ANSWERS[first](number)
        if first not in ("offer", "counter") or not ("give" in meant or "take" in meant):
            return None
        terms = read_terms(tokens)
        if first == "offer":
            whole_market = "all" in meant[:2]
            if number is None and not whole_market:
                return None
            return self.offer(view, EVERYBODY if whole_market else (number or 0) - 1, terms, NOTHING)
        answered = next((offer for offer in view.offers if offer.number == number), None)
        return None if answered is None else self.offer(view, answered.giver, terms, answered.number)

    def offer(self, view: OilCityView, to: int, terms: Terms, answers: int) -> Action:
        assert view.company is not None
        mine = view.companies[view.company]
        other = view.companies[to] if 0 <= to < len(view.companies) else None
        give, take = bundle(terms.now["give"], mine), bundle(terms.now["take"], other)
        give_later, take_later = bundle(terms.later["give"], mine), bundle(terms.later["take"], other)
        promised = not give_later.empty() or not take_later.empty()
        due = terms.due or (view.turn + 1 if promised else 0)
        return actions.MakeOffer(to, give, take, give_later, take_later, due, answers)


def read_terms(tokens: Sequence[Token]) -> Terms:
    """`give` and `take` begin a bundle; after `later` they are promises, due in the turn behind `due`."""
    terms, part, due = Terms(), list[Token](), False
    side = terms.now
    for token in tokens:
        match token.meaning:
            case "later":
                side = terms.later
            case "give" | "take":
                part = side[token.meaning]
            case "due":
                due = True
            case _:
                if due and token.number is not None:
                    terms.due, due = token.number, False
                else:
                    part.append(token)
    return terms


def bundle(tokens: Sequence[Token], owner: CompanyView | None) -> Bundle:
    """Plots by their place in the owner's list; a number without a thing is money."""
    things, plots = [0] * len(THINGS), list[int]()
    rest: list[Token] = []
    skip = False
    for index, token in enumerate(tokens):
        if skip:
            skip = False
        elif token.meaning == "plot" and index + 1 < len(tokens) and tokens[index + 1].number is not None:
            plots.append(plot_number(owner, tokens[index + 1].number or 0))
            skip = True
        else:
            rest.append(token)
    found = amounts(rest)
    if not found and any(token.number is not None for token in rest):
        found = {"money": next(token.number for token in rest if token.number is not None)}
    for thing, count in found.items():
        things[THINGS.index(thing)] = count
    return Bundle(things, plots)


def plot_number(owner: CompanyView | None, place: int) -> int:
    if owner is None or not 1 <= place <= len(owner.plots):
        return NO_PLOT
    return owner.plots[place - 1].number
