"""What happened, told briefly: everything that one player or company did in one line, turning points set apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from magnat.cli.play.africa.signs import GAME, card_name, company_style, holder_name, place_name, pounds, stop_label
from magnat.cli.play.dialogue import said
from magnat.games.africa import facts as happened
from magnat.games.africa.names import all_names
from magnat.kernel.contract import Fact, Word
from magnat.kernel.game import fact_words
from magnat.words import say
from magnat.words.catalogue import Words

STRONG = (
    "company-started", "company-removed", "end-triggered", "stock-round-began", "operating-round-began", "leader-changed",
    "forced-sale", "concession-auction", "concession-chosen", "concession-assigned", "power-used", "train-offered", "card-won",
    "concession-won", "cards-revealed",
)  # fmt: skip
SILENT = (
    "company-drawn", "card-dealt", "card-dealt-unseen", "card-set-aside", "card-set-aside-unseen", "starting-player", "nominator",
    "company-turn", "dividend-received", "holding-moved", "train-gone", "deck-shuffled", "final-value", "bid-passed", "city-chosen",
)  # fmt: skip
"""Seen on the screen anyway; the journal has them all."""


class Story:
    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def lines(self, facts: Sequence[Fact]) -> list[RenderableType]:
        lines: list[RenderableType] = []
        actor: Word = -1
        deeds: list[str] = []
        income: dict[Word, int] = {}
        for fact in facts:
            if isinstance(fact, happened.PrivatePaid | happened.BondsPaid):
                holder = fact.seat if isinstance(fact, happened.BondsPaid) else fact.holder
                income[holder] = income.get(holder, 0) + fact.amount
                continue
            if income:
                lines.append(self.income(income))
                income = {}
            if fact.key in SILENT:
                continue
            who, deed = self.deed(fact)
            if deeds and (who != actor or not deed):
                lines.append(self.line(actor, deeds))
                deeds = []
            if deed:
                actor = who
                deeds.append(deed)
            else:
                lines.append(self.sentence(fact))
        last = [self.line(actor, deeds)] if deeds else []
        return [*lines, *last, *([self.income(income)] if income else [])]

    def line(self, actor: Word, deeds: Sequence[str]) -> RenderableType:
        """Who, and beside it what was done."""
        table = Table.grid(padding=(0, 2, 0, 0))
        wide = max(cell_len(name) for name in [*self.names, *all_names("company")])
        table.add_column(no_wrap=True, min_width=wide)
        table.add_column(ratio=1)
        style = company_style(actor) if isinstance(actor, str) else "bold"
        table.add_row(Text(holder_name(self.names, actor), style), Text(" · ".join(deeds)))
        return Padding(table, (0, 1))

    def income(self, income: Mapping[Word, int]) -> RenderableType:
        """AF-6.1: what privates and bonds pay, summed up."""
        parts = [f"{holder_name(self.names, holder)} {pounds(self.words, amount)}" for holder, amount in income.items()]
        return said(Text(self.words.text("cli-play-africa-income", parts=", ".join(parts))))

    def sentence(self, fact: Fact) -> RenderableType:
        text = say.fact(self.words, GAME, fact_words(fact), self.names)
        strong = fact.key in STRONG
        return said(Text(("★ " if strong else "· ") + text, "bold yellow" if strong else ""))

    def deed(self, fact: Fact) -> tuple[Word, str]:
        """Who did it, and what in few words; no words for what concerns everybody."""
        words = self.words
        match fact:
            case happened.Nominated():
                return fact.seat, words.text("cli-play-africa-did-nominate", card=card_name(words, fact.card))
            case happened.BidMade():
                return fact.seat, words.text("cli-play-africa-did-bid", amount=fact.amount)
            case happened.CardBought():
                return fact.seat, self.bought(fact.card, fact.source, fact.price)
            case happened.PoolBought():
                return fact.holder, self.bought(fact.card, "pool", fact.price)
            case happened.BondBought():
                return fact.seat, words.text(
                    "cli-play-africa-did-buy", card=words.text("cli-play-africa-bond"), source="bank", price=fact.price
                )
            case happened.ShareSold():
                return fact.holder, self.sold(fact.company, fact.price)
            case happened.PrivateSold():
                return fact.holder, self.sold(card_name(words, fact.private), fact.price)
            case happened.BondSold():
                return fact.seat, self.sold(words.text("cli-play-africa-bond"), fact.price)
            case happened.Passed():
                return fact.seat, words.text("cli-play-africa-did-pass")
            case happened.CardDeclined():
                return fact.seat, words.text("cli-play-africa-did-decline", card=card_name(words, fact.card))
        return self.built(fact)

    def built(self, fact: Fact) -> tuple[Word, str]:
        """What a company does in its turn."""
        words = self.words
        match fact:
            case happened.TileLaid():
                return fact.company, words.text("cli-play-africa-did-lay", place=place_name(fact.place), tile=fact.tile, cost=fact.cost)
            case happened.ConnectionBonus():
                city = stop_label(fact.place, fact.stop)
                return fact.company, words.text("cli-play-africa-did-join", place=city, amount=fact.amount)
            case happened.TokenPlaced():
                city = stop_label(fact.place, fact.stop)
                return fact.company, words.text("cli-play-africa-did-station", place=city, cost=fact.cost)
            case happened.TrainsRun():
                return fact.company, words.text("cli-play-africa-did-run", amount=fact.revenue)
            case happened.DividendPaid():
                return fact.company, words.text("cli-play-africa-did-pay", share=fact.share)
            case happened.Withheld():
                return fact.company, words.text("cli-play-africa-did-keep", amount=fact.amount)
            case happened.PriceMoved():
                return fact.company, f"{fact.before} → {fact.after}"
            case happened.TrainBought():
                return fact.company, words.text("cli-play-africa-did-buy-train", train=fact.train, price=fact.price)
            case happened.TrainSold():
                return fact.company, words.text("cli-play-africa-did-sell-train", train=fact.train, price=fact.price)
            case happened.TrainTraded():
                bought = words.text("cli-play-africa-did-trade", train=fact.train, seller=fact.seller, price=fact.price)
                return fact.company, bought
        return -1, ""

    def bought(self, card: str, source: str, price: int) -> str:
        return self.words.text("cli-play-africa-did-buy", card=card_name(self.words, card), source=source, price=price)

    def sold(self, thing: str, price: int) -> str:
        return self.words.text("cli-play-africa-did-sell", thing=thing, price=price)
