"""What happened, told briefly: what a company did in one line, its own rolls plot by plot, events and deals set apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from magnat.cli.play.dialogue import said
from magnat.cli.play.oilcity.signs import GAME, GOODS, company_style
from magnat.games.oilcity import facts as happened
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.figures import ORDERS
from magnat.kernel.contract import Fact
from magnat.kernel.game import Setting, fact_words
from magnat.words import say
from magnat.words.catalogue import Words
from magnat.words.games import oilcity as telling

STRONG = ("event-drawn", "last-turn", "game-stopped", "war-broke", "promise-broken", "deal-done", "promise-due", "not-served")
SILENT = (
    "token-placed", "token-taken", "confirmed", "served", "piece-put", "piece-lifted", "extraction-began", "stamped",
    "seat-handed", "banker-set", "ranked", "partner-confirmed", "round-began", "banker-came", "prepared",
)  # fmt: skip
"""Seen on the screen anyway; the journal has them all."""


class Deeds:
    """What one company did since the last thing that concerned everybody."""

    def __init__(self, own: bool) -> None:
        self.own = own
        self.bought: Counter[str] = Counter()
        self.paid = 0
        self.peddled: Counter[str] = Counter()
        self.earned = 0
        self.refined: Counter[str] = Counter()
        self.drawn: list[int] = []
        self.returned: list[int] = []
        self.won: Counter[str] = Counter()
        self.rolls: list[happened.Extracted] = []
        self.gone = 0
        self.sales: list[Fact] = []

    def add(self, fact: Fact) -> bool:
        """False if this is not something a company did."""
        match fact:
            case happened.Bought():
                self.bought[fact.order] += fact.amount
                self.paid += fact.price
            case happened.PedlarSold():
                self.peddled.update(wax=fact.wax, gas=fact.gas, kerosene=fact.kerosene)
                self.earned += fact.price
            case happened.CrudeRefined():
                self.refined.update(crude=fact.crude, kerosene=fact.kerosene)
            case happened.PlotDrawn():
                self.drawn.append(fact.plot)
            case happened.PlotReturned():
                self.returned.append(fact.plot)
            case happened.Extracted():
                self.won.update(wax=fact.wax, gas=fact.gas, kerosene=fact.kerosene, crude=fact.crude)
                self.rolls.append(fact)
            case happened.DrillersGone():
                self.gone += fact.drillers
            case happened.Sold() | happened.NothingSold():
                self.sales.append(fact)
            case _:
                return False
        return True


class Story:
    def __init__(
        self, words: Words, box: Box, own: int | None, companies: Sequence[str], settings: Mapping[str, Setting] | None = None
    ) -> None:
        self.words = words
        self.box = box
        self.settings = settings  # with the cards of the table's own, if it has any
        self.own = own
        self.companies = companies

    def lines(self, facts: Sequence[Fact]) -> list[RenderableType]:
        lines: list[RenderableType] = []
        deeds: dict[int, Deeds] = {}
        for fact in facts:
            company = company_of(fact)
            if fact.key in SILENT or deeds.setdefault(company, Deeds(company == self.own)).add(fact):
                continue
            lines += self.all_deeds(deeds)
            deeds = {}
            lines.append(self.sentence(fact))
        return lines + self.all_deeds(deeds)

    def all_deeds(self, deeds: dict[int, Deeds]) -> list[RenderableType]:
        done = {company: self.sentences(deeds[company]) for company in sorted(deeds)}
        return [self.line(company, parts) for company, parts in done.items() if parts]

    def line(self, company: int, parts: Sequence[str]) -> RenderableType:
        """The company, and beside it what it did."""
        table = Table.grid(padding=(0, 2, 0, 0))
        names = [self.name(company) for company in range(len(self.companies))]
        table.add_column(no_wrap=True, min_width=max(cell_len(name) for name in names))
        table.add_column(ratio=1)
        table.add_row(Text(self.name(company), company_style(company)), Text(" · ".join(parts)))
        return Padding(table, (0, 1))

    def name(self, company: int) -> str:
        return self.words.text("cli-play-oilcity-your-company") if company == self.own else self.companies[company]

    def sentence(self, fact: Fact) -> RenderableType:
        """Something that happened to the table, or that nobody should miss."""
        text = say.fact(self.words, GAME, fact_words(fact), (), companies=self.companies, settings=self.settings)
        strong = fact.key in STRONG
        return said(Text(("★ " if strong else "⇄ ") + text, "bold yellow" if strong else "bold"))

    # The deeds of one company

    def sentences(self, deeds: Deeds) -> list[str]:
        words = self.words
        parts: list[str] = []
        if deeds.earned:
            parts.append(words.text("cli-play-oilcity-did-peddle", goods=self.counted(deeds.peddled), price=deeds.earned))
        if deeds.refined:
            crude, kerosene = (telling.counted(words, good, deeds.refined[good]) for good in ("crude", "kerosene"))
            parts.append(words.text("cli-play-oilcity-did-refine", crude=crude, kerosene=kerosene))
        if deeds.bought:
            parts.append(words.text("cli-play-oilcity-did-buy", items=self.counted(deeds.bought), price=deeds.paid))
        if deeds.drawn:
            parts.append(words.text("cli-play-oilcity-did-draw", plots=self.places(deeds.drawn)))
        if deeds.returned:
            parts.append(words.text("cli-play-oilcity-did-return", plots=self.places(deeds.returned)))
        return parts + self.extracted(deeds) + [self.sold(sale) for sale in deeds.sales]

    def extracted(self, deeds: Deeds) -> list[str]:
        """The player's own plots one by one, those of others as a total."""
        words = self.words
        parts: list[str] = []
        if deeds.own:
            parts = [self.roll(roll) for roll in deeds.rolls]
        elif deeds.won.total():
            parts = [words.text("cli-play-oilcity-did-win", goods=self.counted(deeds.won))]
        elif deeds.rolls:
            parts = [words.text("cli-play-oilcity-did-win-nothing")]
        if deeds.gone:
            parts.append(words.text("cli-play-oilcity-did-lose", drillers=telling.counted(words, "driller", deeds.gone)))
        return parts

    def roll(self, roll: happened.Extracted) -> str:
        goods = Counter(wax=roll.wax, gas=roll.gas, kerosene=roll.kerosene, crude=roll.crude)
        place = telling.place(self.words, roll.plot, self.box.figures)
        if not goods.total():
            return self.words.text("cli-play-oilcity-did-roll-nothing", place=place, die=roll.die)
        return self.words.text("cli-play-oilcity-did-roll", place=place, die=roll.die, goods=self.counted(goods))

    def sold(self, sale: Fact) -> str:
        if not isinstance(sale, happened.Sold):
            return self.words.text("cli-play-oilcity-did-sell-nothing")
        goods = self.counted(Counter(wax=sale.wax, gas=sale.gas, kerosene=sale.kerosene))
        return self.words.text("cli-play-oilcity-did-sell", goods=goods, wagons=sale.wagons, price=sale.price)

    def counted(self, things: Counter[str]) -> str:
        order = [*GOODS, *(thing for thing in ORDERS if thing not in GOODS)]
        return telling.phrase(self.words, [telling.counted(self.words, thing, things[thing]) for thing in order if things[thing]])

    def places(self, plots: Sequence[int]) -> str:
        return ", ".join(telling.place(self.words, plot, self.box.figures) for plot in plots)


def company_of(fact: Fact) -> int:
    company = fact.words().get("company", -1)
    assert isinstance(company, int)
    return company
