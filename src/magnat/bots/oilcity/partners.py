"""OC-8.2, option `commit`: what bots do in a company that people lead."""

from __future__ import annotations

from collections.abc import Collection

from magnat.bots.bot import AnyRules, Question
from magnat.games.oilcity import deals
from magnat.games.oilcity.actions import AcceptOffer, BackOffer
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.view import OilCityView
from magnat.kernel.contract import Action, Seat


def agree(rules: AnyRules, question: Question, people: Collection[Seat]) -> Action | None:
    """They are for the offers that most people of their company are for, as long as the company needs their votes."""
    votes = [option for option in question.options if isinstance(option, AcceptOffer | BackOffer)]
    if not votes:
        return None
    view = question.view
    assert isinstance(view, OilCityView) and isinstance(rules, OilCityRules) and view.company is not None  # noqa: PT018 - one thought
    needed = deals.needed(rules.box_for(view.players), view.company)
    for_it = {offer.number: offer.votes for offer in view.offers}
    return next((it for it in votes if len(for_it[it.offer]) < needed and most(people, for_it[it.offer])), None)


def most(people: Collection[Seat], for_it: Collection[Seat]) -> bool:
    return 2 * sum(seat in for_it for seat in people) > len(people)
