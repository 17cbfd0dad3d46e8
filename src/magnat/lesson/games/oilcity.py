"""Oil City looked back on: value sheets (OC-9), prices against sales, deals and promises, and where the game turned."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from magnat.games.oilcity import load, value
from magnat.games.oilcity.bundle_text import read_bundle
from magnat.games.oilcity.figures import MONEY, THINGS
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import State
from magnat.kernel.game import Setting
from magnat.lesson.debrief import Chapter, Moment, PlainDebriefer, SheetForm, SheetRule, Term
from magnat.lesson.story import Story
from magnat.tables.journal import FactWords
from magnat.wire.debriefs import DebriefDeal, DebriefTeam, DebriefTurn, SheetRow
from magnat.words import say
from magnat.words.catalogue import Words
from magnat.words.games.oilcity import TELLER, counted, phrase

GAME: Final = "oilcity"
GOODS: Final = ("wax", "gas", "kerosene")
"""In the order of the value sheet."""
READ: Final = ("history", "glossary")
"""The chapters of the lore that a class takes home; the first ends with what is history and what is game."""
WON: Final = ("wax", "gas", "kerosene", "crude")
LARGEST_DEALS: Final = 2
"""That are looked at as turning points."""
ENDS: Final = {"promise-kept": True, "promise-enforced": False, "promise-broken": False}
"""The facts that say what became of a promise."""


class OilCityDebriefer(PlainDebriefer):
    def turns(self, words: Words, story: Story) -> list[DebriefTurn]:
        found: list[DebriefTurn] = []
        for turn in story.turns:
            facts = [fact for _, fact in story.facts_in(turn.before, turn.last)]
            event = next(fact for fact in facts if fact["fact"] == "event-drawn")
            sold = total([fact for fact in facts if fact["fact"] == "sold"], GOODS)
            names = {good: self.good(words, good) for good in GOODS}
            title = say.named(words, GAME, "event", str(event["event"]), str(event["event"]))
            prices = {names[good]: int(event[good]) for good in GOODS}
            found.append(DebriefTurn(turn.number, title, prices, {names[good]: sold[good] for good in GOODS}))
        return found

    def good(self, words: Words, good: str) -> str:
        return say.thing(words, GAME, "thing", good)

    def teams(self, words: Words, story: Story) -> list[DebriefTeam]:
        kept, broken, deals = promises(story), promises(story, kept=False), partners(story)
        return [
            replace(
                plain,
                cash=position(story.end).companies[plain.team].store[MONEY],
                sheet=self.sheet(words, story, plain.team),
                sold=position(story.end).companies[plain.team].wagons[: len(story.turns)],
                earned=position(story.end).companies[plain.team].revenue[: len(story.turns)],
                deals=deals.count(plain.team),
                kept=kept.count(plain.team),
                broken=broken.count(plain.team),
            )
            for plain in super().teams(words, story)
        ]

    def sheet(self, words: Words, story: Story, team: int) -> list[SheetRow]:
        """OC-9.1 to OC-9.7: the points of every row after each turn, and at the end."""
        assert isinstance(story.rules, OilCityRules)
        box = story.rules.box_for(story.seats)
        by_turn = [value.rows(box, position(story.at_end_of(turn)).companies[team]) for turn in story.turns]
        final = value.rows(box, position(story.end).companies[team])
        return [
            SheetRow(say.thing(words, GAME, "row", name), [rows[number] for rows in by_turn], final[number])
            for number, name in enumerate(value.row_names(box))
        ]

    def deals(self, words: Words, story: Story) -> list[DebriefDeal]:
        """Every deal with the promises that were made in it, and whether they were kept."""
        ends = outcomes(story)
        told: dict[int, tuple[int, list[str], list[bool | None]]] = {}
        for n, fact in story.facts:
            if fact["fact"] in ("deal-done", "promised"):
                _, texts, kept = told.setdefault(n, (story.turn_of(n), [], []))
                texts.append(say.fact(words, GAME, fact, story.players, companies=story.companies, settings=story.settings))
                if fact["fact"] == "promised":
                    kept.append(ends.get(int(fact["promise"])))
        return [DebriefDeal(n, turn, " ".join(texts), verdict(kept)) for n, (turn, texts, kept) in told.items()]

    # Questions

    def questions(self, words: Words, story: Story) -> list[str]:
        plain = super().questions(words, story)
        own = [self.about_prices(words, story), self.about_promises(words, story), self.about_cash(words, story)]
        return [plain[0], *[it for it in own if it], *plain[1:], words.text("oilcity-question-history")]

    def about_prices(self, words: Words, story: Story) -> str:
        """The greatest fall of a price from one turn to the next; between goods that fell alike, what was sold most before."""
        events = [fact for _, fact in story.facts if fact["fact"] == "event-drawn"]
        falls = [(int(before[good]) - int(after[good]), int(after["turn"]), good) for before, after in pairwise(events) for good in GOODS]
        if not falls or max(falls)[0] <= 0:
            return ""
        fall, turn, good = max(falls)
        price = int(events[turn - 1][good])
        return words.text("oilcity-question-prices", turn=turn, good=self.good(words, good), before=price + fall, after=price)

    def about_promises(self, words: Words, story: Story) -> str:
        broken, made = len(promises(story, kept=False)), sum(fact["fact"] == "promised" for _, fact in story.facts)
        if broken:
            return words.text("oilcity-question-broken", broken=broken, made=made)
        if made:
            return words.text("oilcity-question-kept", made=made)
        return "" if partners(story) else words.text("oilcity-question-no-deals")

    def about_cash(self, words: Words, story: Story) -> str:
        cash = [own.store[MONEY] for own in position(story.end).companies]
        richest = max(range(len(cash)), key=lambda team: cash[team])
        return words.text("oilcity-question-cash", company=story.team_name(words, richest), cash=cash[richest], place=story.places[richest])

    # Turning points

    def moments(self, story: Story) -> list[Moment]:
        """Every turn in three: the card, what was bought, and what came out of the ground and was sold; and the largest deals."""
        found = self.largest_deals(story)
        for turn in story.turns:
            served = [n for n, fact in story.facts_in(turn.first, turn.last) if fact["fact"] == "served"]
            bought = max(served, default=turn.first)
            found.append(Moment("event", turn.number, turn.before, turn.first))
            if turn.first < bought < turn.last:
                found.append(Moment("investment", turn.number, turn.first, bought))
            if bought < turn.last:
                found.append(Moment("sale", turn.number, bought, turn.last))
        return found

    def largest_deals(self, story: Story) -> list[Moment]:
        """By what changed hands at the bank's prices; goods at what a pedlar pays."""
        costs, pays = load.data().costs.prices, load.data().pedlar.pays
        before, found = 0, list[tuple[int, Moment]]()
        deals = {n: fact for n, fact in story.facts if fact["fact"] == "deal-done"}
        for entry in story.entries:
            if entry.n in deals:
                given = [read_bundle(str(deals[entry.n][side])) for side in ("give", "take")]
                worth = [1 if thing == MONEY else costs.get(name, pays) for thing, name in enumerate(THINGS)]
                size = sum(price * count for it in given for price, count in zip(worth, it.things, strict=True))
                size += sum(len(it.plots) for it in given) * costs["plot"]
                found.append((size, Moment("deal", story.turn_of(entry.n), before, entry.n)))
            before = entry.n
        return [moment for _, moment in sorted(found, key=lambda it: (-it[0], it[1].last))[:LARGEST_DEALS]]

    def told(self, words: Words, story: Story, moment: Moment, team: int) -> str:
        facts = [fact for _, fact in story.facts_in(moment.first, moment.last)]
        company, own = story.team_name(words, team), [fact for fact in facts if fact.get("company") == team]
        if moment.kind == "deal":
            deal = next(fact for fact in facts if fact["fact"] == "deal-done")
            told = TELLER.values(words, deal, story.names())
            return words.text("oilcity-turning-deal", turn=moment.turn, **{it: told[it] for it in ("giver", "taker", "give", "take")})
        if moment.kind == "event":
            event = next(fact for fact in facts if fact["fact"] == "event-drawn")
            title = say.named(words, GAME, "event", str(event["event"]), str(event["event"]))
            prices = {good: int(event[good]) for good in GOODS}
            return words.text("oilcity-turning-event", turn=moment.turn, company=company, title=title, **prices)
        if moment.kind == "investment":
            bought = [counted(words, str(it["order"]), int(it["amount"])) for it in own if it["fact"] == "bought"]
            load = "some" if bought else "none"
            return words.text("oilcity-turning-investment", turn=moment.turn, company=company, items=phrase(words, bought), load=load)
        won = total([fact for fact in own if fact["fact"] == "extracted"], WON)
        goods = [counted(words, good, amount) for good, amount in won.items() if amount]
        earned = sum(int(fact["price"]) for fact in own if fact["fact"] == "sold")
        load = "some" if goods else "none"
        return words.text("oilcity-turning-sale", turn=moment.turn, company=company, goods=phrase(words, goods), load=load, price=earned)

    # Paper

    def background(self, words: Words) -> list[Chapter]:
        """What is history and what is game, the time, and the words of the trade."""
        told = Term(say.thing(words, GAME, "background", "history"), say.explained(words, GAME, "background", "history"))
        chapters = {id: (title, [Term(name, text) for _, name, text in entries]) for id, title, entries in say.lore(words, GAME)}
        return [Chapter(chapters[id][0], chapters[id][1] + ([told] if id == READ[0] else [])) for id in READ]

    def form(self, words: Words, settings: dict[str, Setting]) -> SheetForm:
        """The value sheet as the rulebook has it: prices, wagons and revenue by turn, then what counts."""
        cards = load.figures(str(settings["own_events"]), str(settings["own_plots"])).events
        prices = {good: sorted({card.prices[THINGS.index(good)] for card in cards if card.in_deck}) for good in GOODS}
        rows = [*value.ROWS, value.BROKEN] if settings["broken_promise"] == "points" else value.ROWS
        return SheetForm(
            goods=[self.good(words, good) for good in GOODS],
            possible=[prices[good] for good in GOODS],
            noted=[words.text("cli-sheet-wagons"), words.text("cli-sheet-revenue")],
            rows=[SheetRule(say.thing(words, GAME, "row", row), say.explained(words, GAME, "row", row)) for row in rows],
            turns=int(settings["turns"]),
        )


DEBRIEFER = OilCityDebriefer(GAME)


def position(state: State) -> OilCityState:
    assert isinstance(state, OilCityState)
    return state


def total(facts: Iterable[FactWords], goods: Iterable[str]) -> dict[str, int]:
    """By good: how much all these facts are about."""
    told = list(facts)
    return {good: sum(int(fact[good]) for fact in told) for good in goods}


def outcomes(story: Story) -> dict[int, bool]:
    """By promise: whether it was kept. One that was broken first is a broken one, whatever came of it; one that was not due is not here."""
    found: dict[int, bool] = {}
    for _, fact in story.facts:
        if fact["fact"] in ENDS:
            found.setdefault(int(fact["promise"]), ENDS[str(fact["fact"])])
    return found


def promises(story: Story, kept: bool = True) -> list[int]:
    """The debtors of all promises that were kept, or of those that were broken."""
    debtors = {int(fact["promise"]): int(fact["debtor"]) for _, fact in story.facts if fact["fact"] == "promised"}
    return [debtors[promise] for promise, fine in outcomes(story).items() if fine == kept]


def partners(story: Story) -> list[int]:
    """The two sides of every deal."""
    return [int(fact[side]) for _, fact in story.facts if fact["fact"] == "deal-done" for side in ("giver", "taker")]


def verdict(kept: list[bool | None]) -> bool | None:
    """Of a deal with these promises: broken if one was; None if nothing was promised or nothing of it was due."""
    if False in kept:
        return False
    return True if True in kept else None
