"""Random dealings for tests: bundles, offers and answers from a seeded source, in games that go on in the meantime."""

from __future__ import annotations

from magnat.games.oilcity.actions import AcceptOffer, BackOffer, HandOver, LeaveRoutine, MakeOffer, SetBanker
from magnat.games.oilcity.figures import MONEY, THINGS
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import Bundle, OilCityState, nothing
from magnat.kernel.contract import Log, Seat
from magnat.kernel.dice import Dice
from magnat.kernel.playout import put_in, random_input


def random_bundle(city: OilCityState, company: int, dice: Dice) -> Bundle:
    """Often nothing, often something that the company has, now and then something that it does not have."""
    things, plots = nothing(), list[int]()
    own = city.companies[company]
    for _ in range(dice.below(3)):
        thing = dice.below(len(THINGS))
        most = (own.store[thing] + 1) // 2 if dice.below(6) else own.store[thing] + 3
        if thing == MONEY:
            things[thing] = dice.below(most // 100 + 1) * 100
        elif most > 0:
            things[thing] = dice.below(most + 1)
    if own.plots and dice.below(4) == 0:
        plots.append(own.plots[dice.below(len(own.plots))].number)
    return Bundle(things, plots)


def random_offer(city: OilCityState, company: int, dice: Dice) -> MakeOffer:
    """To another company or to all; sometimes with promises; sometimes an answer to an offer."""
    others = [other for other in range(len(city.companies)) if other != company]
    partner = others[dice.below(len(others))]
    to = -1 if dice.below(4) == 0 else partner
    later = dice.below(3) == 0
    none = Bundle(nothing(), [])
    answers = [offer.number for offer in city.offers if offer.to == company]
    return MakeOffer(
        to,
        random_bundle(city, company, dice),
        random_bundle(city, partner, dice),
        random_bundle(city, company, dice) if later else none,
        random_bundle(city, partner, dice) if later else none,
        city.turn + dice.below(3) if later else 0,
        answers[dice.below(len(answers))] if answers and dice.below(5) == 0 else -1,
    )


def try_offer(rules: OilCityRules, city: OilCityState, dice: Dice, log: Log) -> bool:
    """Some seat makes some offer, if the law lets it."""
    seat = dice.below(len(city.holders))
    wish = random_offer(city, rules.box(city).company_of[seat], dice)
    if rules.check(city, seat, wish) is not None:
        return False
    rules.apply(city, seat, wish, log)
    return True


def try_deal(rules: OilCityRules, city: OilCityState, dice: Dice, log: Log) -> None:
    """The giver's partners back one of the open offers, then those of some company accept it, as far as the law lets them."""
    number = city.offers[dice.below(len(city.offers))].number
    members = rules.box(city).members
    takers = members[dice.below(len(members))]
    for seat in range(len(city.holders)):
        for wish in (BackOffer(number), AcceptOffer(number)):
            if (wish.key == "back-offer" or seat in takers) and rules.check(city, seat, wish) is None:
                rules.apply(city, seat, wish, log)


def random_switch(city: OilCityState, dice: Dice) -> SetBanker | LeaveRoutine | HandOver:
    """A banker becomes a person or the program, leaves the routine or takes it back, or a seat changes hands."""
    kind = dice.below(3)
    if kind == 0:
        return SetBanker(dice.below(2), dice.below(2))
    if kind == 1:
        return LeaveRoutine(dice.below(2), dice.below(2))
    other = dice.below(len(city.holders))
    return HandOver(other, [other, -1, other // 3 * 3][dice.below(3)])


def try_switch(rules: OilCityRules, city: OilCityState, dice: Dice, log: Log) -> None:
    """A banker makes a switch, if the law lets it."""
    seat: Seat = len(city.holders) + dice.below(2)
    wish = random_switch(city, dice)
    if rules.check(city, seat, wish) is None:
        rules.apply(city, seat, wish, log)


def step(rules: OilCityRules, city: OilCityState, dice: Dice, log: Log) -> bool:
    """One more input of a lively game; False when it is over."""
    if dice.below(60) == 0:
        try_switch(rules, city, dice, log)
    if dice.below(6) == 0:
        try_offer(rules, city, dice, log)
    if city.offers and dice.below(12) == 0:
        try_deal(rules, city, dice, log)
    given = random_input(rules, city, dice)
    if given is None:
        return False
    put_in(rules, city, given, log)
    return True
