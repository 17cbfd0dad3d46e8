"""OC-5.1, OC-8.2: what bots do in a company that people lead."""

from __future__ import annotations

from collections.abc import Collection

from magnat.bots.bot import AnyRules, Question
from magnat.games.oilcity import deals
from magnat.games.oilcity.actions import AcceptOffer, BackOffer, HandOver
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.view import OilCityView
from magnat.kernel.contract import Action, Seat


def agree(rules: AnyRules, question: Question, people: Collection[Seat]) -> Action | None:
    """They leave their tokens to the people, and are for the offers that most of these are for while the company needs their votes."""
    view = question.view
    assert isinstance(view, OilCityView) and isinstance(rules, OilCityRules) and view.company is not None  # noqa: PT018 - one thought
    left = leave(rules, view, people)
    if left is not None:
        return left
    votes = [option for option in question.options if isinstance(option, AcceptOffer | BackOffer)]
    if not votes:
        return None
    needed = deals.needed(rules.box_for(view.players), view.company)
    for_it = {offer.number: offer.votes for offer in view.offers}
    return next((it for it in votes if len(for_it[it.offer]) < needed and most(people, for_it[it.offer])), None)


def leave(rules: OilCityRules, view: OilCityView, people: Collection[Seat]) -> HandOver | None:
    """OC-5.1: where everybody lays their own token or confirms, a person in the company does so for the bot's seat."""
    if not rules.choices.own_tokens and rules.choices.confirm == "one":
        return None
    leaders = [seat for seat in sorted(people) if view.holders[seat] == seat]
    return HandOver(view.seat, leaders[0]) if leaders and view.holders[view.seat] == view.seat and view.phase != "over" else None


def most(people: Collection[Seat], for_it: Collection[Seat]) -> bool:
    return 2 * sum(seat in for_it for seat in people) > len(people)
