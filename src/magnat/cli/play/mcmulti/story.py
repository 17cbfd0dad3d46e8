"""What happened, told briefly: who did what in one line, barrels summed up, news and economy set apart."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from magnat.cli.play.dialogue import said
from magnat.cli.play.mcmulti.board import LETTERS, SEATS, SIDE
from magnat.kernel.contract import Fact, Seat, Word
from magnat.kernel.game import fact_words
from magnat.words import say
from magnat.words.catalogue import Words

GAME = "mcmulti"
SUMMED = {
    "barrel-bought": ("seat", "market", "good"),
    "barrel-sold": ("seat", "market", "good"),
    "fuel-sold": ("seat",),
    "asset-bought": ("seat", "kind"),
    "asset-sold": ("seat", "kind"),
    "refinery-stopped": ("seat",),
}
"""Facts that are told together when they follow each other and agree in these fields."""

STRONG = ("event-happened", "economy-changed", "declared", "tax-due", "fee-due", "settlement-began", "card-returned", "starting-player")
SILENT = ("turn-began", "difference-moved", "card-beside", "settled", "ranked")
"""Seen on the screen anyway; the journal has them all."""


class Sum:
    """Facts told as one: the first of them, how many, and what they cost or brought together."""

    def __init__(self, plain: dict[str, Word]) -> None:
        self.plain = plain
        self.key = str(plain["fact"])
        self.mark = tuple(plain[field] for field in SUMMED.get(self.key, ()))
        self.count = 1
        self.price = number(plain, "price")

    def joins(self, other: Sum) -> bool:
        return self.key == other.key and self.key in SUMMED and self.mark == other.mark

    def seat(self) -> Seat | None:
        return number(self.plain, "seat") if "seat" in self.plain else None


def number(plain: dict[str, Word], field: str) -> int:
    value = plain.get(field, 0)
    assert isinstance(value, int)
    return value


def sums(facts: Sequence[Fact]) -> list[Sum]:
    found: list[Sum] = []
    for fact in facts:
        if fact.key in SILENT:
            continue
        one = Sum(fact_words(fact))
        earlier = next((other for other in run_of(found, one.seat()) if other.joins(one)), None)
        if earlier is None:
            found.append(one)
        else:
            earlier.count += 1
            earlier.price += one.price
    return found


def run_of(found: Sequence[Sum], seat: Seat | None) -> list[Sum]:
    """The deeds at the end of the list that are all of this seat."""
    run = list(takewhile(lambda one: one.seat() == seat, reversed(found)))
    return run[::-1]


class Story:
    def __init__(self, words: Words, names: Sequence[str], letters: bool) -> None:
        self.words = words
        self.names = names
        self.letters = letters

    def lines(self, facts: Sequence[Fact]) -> list[RenderableType]:
        """Deeds of one seat in a row share a line."""
        lines: list[RenderableType] = []
        deeds, teller = Text(), None
        for one in sums(facts):
            seat, did = one.seat(), self.did(one)
            if one.key in STRONG or seat is None or not did:
                lines.append(self.event(one, did))
                teller = None
            elif seat == teller:
                deeds.append(f" · {did}")
            else:
                deeds, teller = Text(did), seat
                lines.append(self.deeds(seat, deeds))
        return lines

    def deeds(self, seat: Seat, deeds: Text) -> RenderableType:
        """The doer, and beside it what was done."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, min_width=max(len(name) for name in self.names))
        table.add_column(ratio=1)
        table.add_row(Text(self.names[seat], SEATS[seat % len(SEATS)]), deeds)
        return Padding(table, (0, 1))

    def event(self, one: Sum, did: str) -> RenderableType:
        """Something that happened to the table, or that nobody should miss."""
        seat, strong = one.seat(), one.key in STRONG
        text = Text("★ " if strong else "", "bold yellow")
        if seat is not None and did:
            text.append(f"{self.names[seat]}: ", SEATS[seat % len(SEATS)])
        text.append(did or say.fact(self.words, GAME, one.plain, self.names), "bold yellow" if strong else "default not bold")
        return said(text)

    def did(self, one: Sum) -> str:
        """The deed without the doer; empty if nobody did it."""
        words, plain = self.words, one.plain
        match one.key:
            case "dice-rolled":
                return words.text("cli-play-mcmulti-did-roll", red=number(plain, "red"), black=number(plain, "black"))
            case "barrel-bought":
                return words.text(
                    "cli-play-mcmulti-did-buy-barrels", count=one.count, price=one.price, good=plain["good"], market=plain["market"]
                )
            case "barrel-sold":
                return words.text(
                    "cli-play-mcmulti-did-sell-barrels", count=one.count, price=one.price, good=plain["good"], market=plain["market"]
                )
            case "fuel-sold":
                return words.text("cli-play-mcmulti-did-sell-fuel", count=one.count, price=one.price)
            case "crude-refined":
                return words.text("cli-play-mcmulti-did-refine", count=number(plain, "barrels"))
            case "crude-pumped":
                return words.text("cli-play-mcmulti-did-pump", count=number(plain, "barrels"))
            case "well-drilled":
                return words.text("cli-play-mcmulti-did-drill", cell=self.cell(plain), price=one.price)
            case "asset-bought":
                return words.text("cli-play-mcmulti-did-buy-assets", count=one.count, kind=plain["kind"], price=one.price)
            case "asset-sold":
                return words.text("cli-play-mcmulti-did-sell-assets", count=one.count, kind=plain["kind"], price=one.price)
        return self.suffered(one)

    def suffered(self, one: Sum) -> str:
        """What news and the end of the game made somebody do."""
        words, plain = self.words, one.plain
        match one.key:
            case "refinery-stopped":
                return words.text("cli-play-mcmulti-did-stop", count=one.count)
            case "refinery-freed":
                return words.text("cli-play-mcmulti-did-free", price=one.price)
            case "tax-paid":
                return words.text("cli-play-mcmulti-did-pay-tax", price=one.price)
            case "tax-due":
                return words.text("cli-play-mcmulti-did-owe", price=one.price)
            case "tax-forgiven":
                return words.text("cli-play-mcmulti-did-forgive", price=one.price)
            case "fee-due":
                return words.text("cli-play-mcmulti-did-owe-fee", price=one.price)
            case "quadrant-taken":
                return words.text("cli-play-mcmulti-did-take", quadrant=LETTERS[number(plain, "quadrant")].upper())
            case "quadrant-chosen":
                return words.text("cli-play-mcmulti-did-choose", quadrant=LETTERS[number(plain, "quadrant")].upper())
            case "declared":
                return words.text("cli-play-mcmulti-did-declare")
            case "starting-player":
                return words.text("cli-play-mcmulti-did-start")
        return ""

    def cell(self, plain: dict[str, Word]) -> str:
        cell = number(plain, "cell")
        letter = LETTERS[number(plain, "quadrant")].upper() + " " if self.letters else ""
        return f"{letter}{cell // SIDE + 1}/{cell % SIDE + 1}"
