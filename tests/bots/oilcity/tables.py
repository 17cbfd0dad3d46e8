"""Tables of Oil City with the clerk on one seat, in positions of a line or two."""

from __future__ import annotations

from magnat.bots.bot import Question
from magnat.bots.oilcity import Clerk
from magnat.games.oilcity.figures import EMPTY, MONEY, THINGS
from magnat.games.oilcity.game import OilCityGame
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.stages import Phase, Stage
from magnat.games.oilcity.state import OilCityState, Plot
from magnat.kernel.contract import Action, Log, Seat, Word
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting, action_words

GAME = OilCityGame()


def table(**options: Setting) -> OilCityRules:
    """Unless told otherwise, nobody waits for others and one seat may lay all tokens: then positions are made in a line or two."""
    return GAME.make_rules(GAME.settings({"flow": "free", "tokens": "any_partner"} | options))


def turn(rules: OilCityRules, number: int = 1, event: str = "the_canadian_rig", players: int = 9) -> OilCityState:
    """Turn `number` has begun with this event; nobody has anything but their starting money. Events before it were others."""
    city = rules.start(players)
    city.phase, city.turn = Phase.TURN, number
    names = [card.name for card in rules.figures.events]
    others = [index for index, name in enumerate(names) if name != event]
    city.events, city.events_left = [*others[: number - 1], names.index(event)], others[number - 1 :]
    for company in city.companies:
        company.store = [0] * len(THINGS)
        company.store[MONEY] = rules.figures.money
        company.plots, company.to_draw, company.fresh = [], 0, []
        company.wagons, company.revenue = [0] * number, [0] * number
    return city


def give(city: OilCityState, company: int = 0, **things: int) -> None:
    for thing, count in things.items():
        city.companies[company].store[THINGS.index(thing)] = count


def plots(rules: OilCityRules, city: OilCityState, *cards: str, company: int = 0) -> None:
    names = [card.name for card in rules.figures.plots]
    for card in cards:
        copy = sum(own.plot(3 * names.index(card)) is not None for own in city.companies)
        city.companies[company].plots.append(Plot(3 * names.index(card) + copy, names.index(card), [EMPTY] * 9))
        city.plots_left[names.index(card)] -= 1


def stage(city: OilCityState, now: int, company: int = 0) -> None:
    """This company is at a stage; the others are done."""
    for other in city.companies:
        other.stage = Stage.DONE
    city.companies[company].stage = now


def clerk(rules: OilCityRules, seat: Seat = 0) -> Clerk:
    return Clerk(GAME, rules, seat, Dice(1, seat))


def question(rules: OilCityRules, city: OilCityState, seat: Seat = 0) -> Question:
    """What the seat must, or else may, decide now."""
    decisions = [decision for decision in rules.agenda(city).decisions if decision.seat == seat]
    decisions.sort(key=lambda decision: not decision.must)
    return Question(decisions[0].key, rules.options(city, seat), lambda: GAME.view(rules, city, seat))


def do(rules: OilCityRules, city: OilCityState, seat: Seat, action: Action) -> None:
    assert rules.check(city, seat, action) is None
    rules.apply(city, seat, action, Log(on=False))


def answer(rules: OilCityRules, city: OilCityState, seat: Seat = 0, bot: Clerk | None = None) -> dict[str, Word]:
    """What a fresh clerk, or this one, does; the law allows it."""
    action = (bot or clerk(rules, seat)).choose(question(rules, city, seat))
    assert rules.check(city, seat, action) is None
    return action_words(action)


def invest(rules: OilCityRules, city: OilCityState, company: int = 0) -> list[dict[str, Word]]:
    """What three clerks of a company do until the bank has served them."""
    members = rules.box(city).members[company]
    bots, done = [clerk(rules, seat) for seat in members], list[dict[str, Word]]()
    while city.companies[company].stage == Stage.INVESTING:
        bot = bots[len(done) % len(bots)]
        action = bot.choose(question(rules, city, bot.seat))
        do(rules, city, bot.seat, action)
        done.append(action_words(action))
    return done
