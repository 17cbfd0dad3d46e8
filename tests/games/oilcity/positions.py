"""Positions of Oil City in a line or two, and the moves that the tests make on them; every move is checked by the books."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from magnat.games.oilcity.actions import (
    AcceptOffer,
    Arrange,
    Confirm,
    DrawEvent,
    Extract,
    LiftPiece,
    MakeOffer,
    Order,
    PutPiece,
    RollPlot,
    Sell,
    Serve,
    SetBanker,
    Stamp,
)
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.bundle_text import read_bundle
from magnat.games.oilcity.figures import MONEY, THINGS
from magnat.games.oilcity.game import OilCityGame
from magnat.games.oilcity.layout_text import layout
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.stages import Stage
from magnat.games.oilcity.state import PROGRAM, OilCityState, Plot
from magnat.games.oilcity.view import CompanyView, OilCityView
from magnat.kernel.contract import Action, Chance, Fact, Log, Seat, Word
from magnat.kernel.game import Setting, action_words
from magnat.kernel.playout import due

GAME: Final = OilCityGame()
FIELDS: Final = "abcdefghi"
"""The fields of a plot, row by row, as OC-6.8 names them."""

GORLICE: Final = "gorlice_glinik_mariampolski"
"""Crude on a and i, wax on c, gas (tower only) on e."""

# Companies of nine and twelve players; each number is also the first seat divided by three.
MANAGED: Final = 0  # manager, merchant, engineer
LANDED: Final = 1  # merchant, engineer, landowner
THIRD: Final = 2  # manager, engineer, landowner

# The prices of some events: wax, gas, kerosene.
RIG_EVENT: Final = "the_canadian_rig"  # 200, 200, 300
CONGRESS: Final = "oil_congress"  # 100, 400, 300
STRIKE: Final = "the_great_strike"  # 300, 400, 0
PIPELINE: Final = "gas_pipeline_to_drohobycz"  # 200, 400, 500
EVENTS: Final = [
    "night_operation_in_lwow", "the_mine_at_bobrka", "fire_in_zeh_s_shop", "railway_to_boryslaw", CONGRESS, RIG_EVENT,
    "gas_in_the_boiler_house", STRIKE, "the_starunia_mammoth", "oil_city_on_fire", "record_and_glut", PIPELINE,
]  # fmt: skip


# Openings


QUICK: Final[dict[str, Setting]] = {"flow": "free", "tokens": "any_partner"}
"""Nobody waits and one seat speaks for its company: for tests of everything but the rhythm of a turn and whose token it is."""


def table(**options: Setting) -> OilCityRules:
    """The rules of a table with these options; unless told otherwise, a quick one."""
    return GAME.make_rules(GAME.settings(QUICK | options))


def laid_out(players: int = 9, **options: Setting) -> tuple[OilCityRules, OilCityState]:
    """As OC-2.1 lays it out; the landowners' plots are still to be drawn."""
    rules = table(**options)
    return rules, rules.start(players)


def settled(players: int = 9, **options: Setting) -> tuple[OilCityRules, OilCityState]:
    """The landowners have their plots (of Siary, Sękowa, ...); the first event is still to be drawn."""
    rules, city = laid_out(players, **options)
    card = 1
    while rules.agenda(city).chances[0].key == "plot-card":
        fall(rules, city, "plot-card", card)
        card += 1
    return rules, city


def opening(players: int = 9, event: str = RIG_EVENT, **options: Setting) -> tuple[OilCityRules, OilCityState]:
    """The first turn: this event is drawn, every company is to invest. Company 0 has no plot."""
    rules, city = settled(players, **options)
    draw(rules, city, event)
    return rules, city


def box_of(rules: OilCityRules, city: OilCityState) -> Box:
    return rules.box(city)


def seat_of(company: int, member: int = 0) -> Seat:
    """The seat of a partner, in companies of three."""
    return company * 3 + member


def speaker(rules: OilCityRules, city: OilCityState, company: int) -> Seat:
    """The first partner of the company whose seat has not been handed to another."""
    return next(seat for seat in box_of(rules, city).members[company] if city.holders[seat] in (seat, PROGRAM))


def bankers_of(rules: OilCityRules, city: OilCityState) -> tuple[Seat, Seat]:
    box = box_of(rules, city)
    return box.banker_1, box.banker_2


# What companies own: it comes from the bank, so that nothing in the box is lost


def give(city: OilCityState, company: int, **things: int) -> None:
    """This many more of these things come from the bank; negative numbers go back."""
    for name, amount in things.items():
        city.bank[THINGS.index(name)] -= amount
        city.companies[company].store[THINGS.index(name)] += amount


def purse(city: OilCityState, company: int, money: int) -> None:
    """The company has exactly this much cash."""
    give(city, company, money=money - city.companies[company].store[MONEY])


def drain(city: OilCityState, company: int, left: int, *things: str) -> None:
    """A company has bought up all but `left` of these things."""
    for name in things:
        give(city, company, **{name: city.bank[THINGS.index(name)] - left})


def field(letter: str) -> int:
    return FIELDS.index(letter)


def settle(rules: OilCityRules, city: OilCityState, company: int, card: str = GORLICE, layout_text: str = ".........") -> int:
    """The company owns this plot, with pieces on it as Arrange writes them; its number."""
    index = [plot.name for plot in rules.figures.plots].index(card)
    taken = {plot.number for other in city.companies for plot in other.plots}
    number = next(number for number in range(index * 3, index * 3 + 3) if number not in taken)
    city.plots_left[index] -= 1
    fields = layout(layout_text)
    city.companies[company].plots.append(Plot(number, index, fields))
    for piece in fields:
        if piece:
            city.bank[piece] -= 1
    return number


def clear(city: OilCityState, company: int) -> None:
    """The company has no plots; what it had is back in the stack."""
    for plot in city.companies[company].plots:
        city.plots_left[plot.card] += 1
        for piece in plot.fields:
            if piece:
                city.bank[piece] += 1
    city.companies[company].plots = []


def store(city: OilCityState, company: int, *things: str) -> list[int]:
    return [city.companies[company].store[THINGS.index(name)] for name in things]


def bank(city: OilCityState, *things: str) -> list[int]:
    return [city.bank[THINGS.index(name)] for name in things]


def cash(city: OilCityState, *companies: int) -> list[int]:
    return [city.companies[company].store[MONEY] for company in companies]


def on_plot(city: OilCityState, company: int, index: int = 0) -> str:
    """What is on one of the company's plots, as Arrange writes it."""
    return str(Arrange(city.companies[company].plots[index].fields).words()["layout"])


def stage_of(rules: OilCityRules, city: OilCityState, company: int) -> str:
    return sheet(rules, city, company).stage


def see(rules: OilCityRules, city: OilCityState, seat: Seat = 0) -> OilCityView:
    seen = GAME.view(rules, city, seat)
    assert isinstance(seen, OilCityView)
    return seen


def sheet(rules: OilCityRules, city: OilCityState, company: int) -> CompanyView:
    """What the company sees of itself."""
    return see(rules, city, box_of(rules, city).members[company][0]).companies[company]


def points(rules: OilCityRules, city: OilCityState, company: int) -> dict[str, int]:
    """The rows of the value sheet."""
    rows = sheet(rules, city, company).points
    assert rows is not None
    return rows


# The books


def text(city: OilCityState) -> bytes:
    return msgspec.json.encode(GAME.encode_state(city))


def sums(city: OilCityState) -> dict[str, int]:
    """Everything in the box, by name, wherever it lies."""
    total: Counter[str] = Counter()
    for name, amount in GAME.totals(city).items():
        total[name.split(" ")[0]] += amount
    return dict(total)


def booked(city: OilCityState, before: dict[str, int], facts: list[Fact]) -> None:
    """What changed hands is what the facts say, and nothing came from nowhere."""
    after, moved = GAME.totals(city), Counter[str]()
    for fact in facts:
        assert fact.clause
        moved.update(GAME.moved(fact))
    changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert changed == {name: amount for name, amount in moved.items() if amount}
    assert all(amount >= 0 for name, amount in after.items() if not name.endswith(" bank"))


# Moves


def offered(rules: OilCityRules, city: OilCityState, seat: Seat) -> list[dict[str, Word]]:
    """The options of a seat, by name."""
    return [action_words(action) for action in rules.options(city, seat)]


def formed(rules: OilCityRules, city: OilCityState, seat: Seat) -> set[str]:
    """The actions that the seat has a form for."""
    return {form.action for form in GAME.forms(rules, city, seat)}


def do(rules: OilCityRules, city: OilCityState, seat: Seat, action: Action) -> list[Fact]:
    """The law allows it, an option or a form offers it, and the books are right; what happened then."""
    refusal = rules.check(city, seat, action)
    assert refusal is None, refusal
    assert action_words(action) in offered(rules, city, seat) or action.key in formed(rules, city, seat), "allowed but not offered"
    before, total, log = GAME.totals(city), sums(city), Log()
    rules.apply(city, seat, action, log)
    booked(city, before, log.facts)
    assert sums(city) == total
    return log.facts


def refused(rules: OilCityRules, city: OilCityState, seat: Seat, action: Action) -> tuple[str, str, int, int]:
    """The law forbids it, the options do not offer it, nothing has changed: clause, key, need and have."""
    before = text(city)
    refusal = rules.check(city, seat, action)
    assert refusal is not None, "allowed"
    assert action_words(action) not in offered(rules, city, seat)
    assert text(city) == before
    return refusal.clause, refusal.key, refusal.need, refusal.have


def allowed(rules: OilCityRules, city: OilCityState, seat: Seat, action: Action) -> bool:
    return rules.check(city, seat, action) is None


def chances(rules: OilCityRules, city: OilCityState) -> list[tuple[str, int]]:
    """The chances that are due: key, and what they are about."""
    return [(chance.key, chance.about) for chance in rules.agenda(city).chances]


def the_chance(rules: OilCityRules, city: OilCityState, key: str, about: int | None = None) -> Chance:
    agenda = rules.agenda(city)
    chance = agenda.chances[0] if about is None else due(agenda, key, about)
    assert chance is not None
    assert chance.key == key
    return chance


def fall(rules: OilCityRules, city: OilCityState, key: str, outcome: int, about: int | None = None) -> list[Fact]:
    """The chance is due and comes out like this."""
    chance, log = the_chance(rules, city, key, about), Log()
    assert chance.weights[outcome] > 0
    before, total = GAME.totals(city), sums(city)
    rules.resolve(city, chance, outcome, log)
    booked(city, before, log.facts)
    assert sums(city) == total
    return log.facts


def draw(rules: OilCityRules, city: OilCityState, event: str) -> list[Fact]:
    """This event is drawn."""
    return fall(rules, city, "event-card", [card.name for card in rules.figures.events].index(event))


def draw_plot(rules: OilCityRules, city: OilCityState, card: str) -> list[Fact]:
    return fall(rules, city, "plot-card", [plot.name for plot in rules.figures.plots].index(card))


def die(rules: OilCityRules, city: OilCityState, company: int, shows: int) -> list[Fact]:
    """The extraction die of the company's next plot shows this."""
    return fall(rules, city, "extraction-die", shows, company)


def order(member: int, thing: str, amount: int = 1) -> Order:
    return Order(member, [*THINGS, "plot"].index(thing), amount)


def plans(city: OilCityState, company: int) -> list[tuple[int, int, int]]:
    """The open plans: member, order, amount."""
    return [(plan.member, plan.order, plan.amount) for plan in city.companies[company].plans]


def plan_names(rules: OilCityRules, city: OilCityState, company: int) -> list[tuple[int, str, int]]:
    return [(plan.member, plan.order, plan.amount) for plan in sheet(rules, city, company).plans or []]


def invest(rules: OilCityRules, city: OilCityState, company: int, *wishes: Action) -> list[Fact]:
    """The company places these tokens and confirms; the program serves, or a person is waited for."""
    seat = speaker(rules, city, company)
    facts: list[Fact] = []
    for wish in wishes:
        facts += do(rules, city, seat, wish)
    return facts + do(rules, city, seat, Confirm())


def prepare(rules: OilCityRules, city: OilCityState, *companies: int) -> None:
    """The companies invest nothing and are to place their pieces."""
    for company in companies:
        invest(rules, city, company)


def put(rules: OilCityRules, city: OilCityState, company: int, piece: str, plot: int, letter: str) -> list[Fact]:
    return do(rules, city, speaker(rules, city, company), put_wish(piece, plot, letter))


def put_wish(piece: str, plot: int, letter: str) -> PutPiece:
    return PutPiece(THINGS.index(piece), plot, field(letter))


def lift(rules: OilCityRules, city: OilCityState, company: int, plot: int, letter: str) -> list[Fact]:
    return do(rules, city, speaker(rules, city, company), LiftPiece(plot, field(letter)))


def begin(rules: OilCityRules, city: OilCityState, company: int) -> list[Fact]:
    """The company has prepared and extracts."""
    if city.companies[company].stage == Stage.INVESTING:
        prepare(rules, city, company)
    return do(rules, city, speaker(rules, city, company), Extract())


def extract(rules: OilCityRules, city: OilCityState, company: int, *shows: int) -> list[Fact]:
    """The company extracts, and the dice of its plots show this."""
    facts = begin(rules, city, company)
    for number in shows:
        facts += die(rules, city, company, number)
    return facts


def to_sale(rules: OilCityRules, city: OilCityState, *companies: int) -> None:
    """The companies go on to the sale; every die shows water."""
    for company in companies:
        if city.companies[company].stage < Stage.EXTRACTING:
            begin(rules, city, company)
        while city.companies[company].stage == Stage.EXTRACTING:
            die(rules, city, company, 0)


def sell(
    rules: OilCityRules, city: OilCityState, company: int, wax: int = 0, gas: int = 0, kerosene: int = 0, wagons: int = 0
) -> list[Fact]:
    return do(rules, city, speaker(rules, city, company), Sell(wax, gas, kerosene, wagons))


def finish(rules: OilCityRules, city: OilCityState, *companies: int) -> list[Fact]:
    """The companies go through the rest of the turn and sell nothing."""
    facts: list[Fact] = []
    for company in companies:
        if city.companies[company].stage != Stage.DONE:
            to_sale(rules, city, company)
            facts += sell(rules, city, company)
    return facts


def end_turn(rules: OilCityRules, city: OilCityState) -> list[Fact]:
    """Everybody goes through the rest of the turn; what is heard at its end."""
    return finish(rules, city, *range(len(city.companies)))


def pass_turn(rules: OilCityRules, city: OilCityState, event: str | None = None) -> list[Fact]:
    """The rest of the turn, and the next event: this one, or the first that is left."""
    facts = end_turn(rules, city)
    if chances(rules, city) == [("war", 0)]:
        facts += fall(rules, city, "war", 0)
    name = rules.figures.events[city.events_left[0]].name if event is None else event
    return facts + draw(rules, city, name)


def to_turn(rules: OilCityRules, city: OilCityState, turn: int) -> None:
    while city.turn < turn:
        pass_turn(rules, city)


def to_end(rules: OilCityRules, city: OilCityState) -> list[Fact]:
    """The last turn is over; what was heard at its end."""
    to_turn(rules, city, 6)
    return end_turn(rules, city)


# Bankers as people


def person(rules: OilCityRules, city: OilCityState, banker: int, is_one: int = 1) -> list[Fact]:
    """Banker 1 or 2 is a person from now on, or the program."""
    return do(rules, city, bankers_of(rules, city)[banker - 1], SetBanker(banker - 1, is_one))


def serve(rules: OilCityRules, city: OilCityState, company: int) -> list[Fact]:
    return do(rules, city, bankers_of(rules, city)[0], Serve(company))


def announce(rules: OilCityRules, city: OilCityState, company: int) -> list[Fact]:
    return do(rules, city, bankers_of(rules, city)[1], RollPlot(company))


def stamp(rules: OilCityRules, city: OilCityState, company: int) -> list[Fact]:
    return do(rules, city, bankers_of(rules, city)[1], Stamp(company))


def draw_event(rules: OilCityRules, city: OilCityState) -> list[Fact]:
    return do(rules, city, bankers_of(rules, city)[1], DrawEvent())


# Deals


def offer(
    to: int, give: str = "", take: str = "", give_later: str = "", take_later: str = "", due: int = 0, answers: int = -1
) -> MakeOffer:  # fmt: skip
    """An offer in words: `offer(1, give="wax 2", take="money 500")`."""
    return MakeOffer(to, read_bundle(give), read_bundle(take), read_bundle(give_later), read_bundle(take_later), due, answers)


def propose(rules: OilCityRules, city: OilCityState, seat: Seat, wish: MakeOffer) -> int:
    """The seat makes this offer; its number."""
    do(rules, city, seat, wish)
    return city.numbered


def deal(rules: OilCityRules, city: OilCityState, giver: Seat, taker: Seat, wish: MakeOffer) -> list[Fact]:
    """One makes the offer, the other accepts it."""
    return do(rules, city, taker, AcceptOffer(propose(rules, city, giver, wish)))


def broken_promise(rules: OilCityRules, city: OilCityState, debtor: int, creditor: int, owed: str) -> int:
    """A promise that was due in the next turn and was not kept; the turn after that has begun. Its number."""
    deal(rules, city, seat_of(debtor), seat_of(creditor), offer(creditor, give_later=owed, due=city.turn + 1))
    number = city.numbered
    pass_turn(rules, city)
    pass_turn(rules, city)
    promise = city.promise(number)
    assert promise is not None
    assert promise.broken
    return number


# What the table waits for


def waiting(rules: OilCityRules, city: OilCityState) -> list[tuple[Seat, str]]:
    """Who must decide what."""
    return [(decision.seat, decision.key) for decision in rules.agenda(city).decisions if decision.must]


def meanwhile(rules: OilCityRules, city: OilCityState) -> list[tuple[Seat, str]]:
    """Who may, but need not, decide what."""
    return [(decision.seat, decision.key) for decision in rules.agenda(city).decisions if not decision.must]


def places(rules: OilCityRules, city: OilCityState) -> list[int]:
    """The places by company, once it is over."""
    agenda = rules.agenda(city)
    assert agenda.over
    return [agenda.places[seats[0]] for seats in box_of(rules, city).members]


# What was heard


def heard(facts: list[Fact], key: str) -> list[dict[str, Word]]:
    """The facts of this key, by name."""
    return [fact.words() for fact in facts if fact.key == key]


def clauses(facts: list[Fact], key: str) -> list[str]:
    return [fact.clause for fact in facts if fact.key == key]


def keys(facts: list[Fact]) -> list[str]:
    return [fact.key for fact in facts]


def the_fact(facts: list[Fact], key: str) -> Fact:
    found = [fact for fact in facts if fact.key == key]
    assert len(found) == 1
    return found[0]


def seen(facts: list[Fact], key: str, *seats: Seat) -> list[bool]:
    """Which of these learn of the fact with this key."""
    return [the_fact(facts, key).seen_by(seat) is not None for seat in seats]
