"""What lies beside the board: markets, consumers, economy, difference marker, news and companies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from magnat.cli.play.mcmulti.board import COLOURS, SEATS, SIGNS, standing
from magnat.games.mcmulti import load
from magnat.games.mcmulti.figures import GOODS, KINDS, MARKETS
from magnat.games.mcmulti.view import CompanyView, McMultiView, TrackView
from magnat.words import say
from magnat.words.catalogue import Words

GAME = "mcmulti"
NONE = "–"
HIDDEN = "—"
LABEL = "bold"

Keys = Mapping[tuple[str, int, int], str]
"""What to type for a trade: by action, market and good."""


def money(words: Words, amount: int) -> str:
    return words.text("cli-play-mcmulti-money", amount=amount) if amount > 0 else NONE


def grid(*justify: str) -> Table:
    """Columns that are cut, never wrapped."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for side in justify:
        table.add_column(justify="right" if side == "right" else "left", no_wrap=True, overflow="ellipsis")
    return table


# MM-3: the two markets; MM-2.2: the consumers


def markets(words: Words, view: McMultiView, keys: Keys, short: bool) -> Table:
    """Prices, with the menu's numbers in front of those that can be taken."""
    table = grid("left", "left", "right", "left", "right", "left")
    table.add_row(
        Text(words.text("cli-play-mcmulti-markets"), LABEL),
        "",
        Text(words.text("cli-play-mcmulti-buy"), "dim"),
        "",
        Text(words.text("cli-play-mcmulti-sell"), "dim"),
        "",
    )
    for place, market in enumerate((view.domestic, view.foreign)):
        for good, track in enumerate((market.crude, market.gasoline)):
            grey = "dim" if market.closed or view.traded not in (None, place) else ""
            table.add_row(
                Text(words.text("cli-play-mcmulti-track", market=MARKETS[place], good=GOODS[good]), grey),
                Text(keys.get(("buy-barrel", place, good), ""), "bold cyan"),
                Text(money(words, track.buy), grey or "bold"),
                Text(keys.get(("sell-barrel", place, good), ""), "bold cyan"),
                Text(money(words, track.sell), grey or "bold"),
                Text(words.text("cli-play-mcmulti-closed"), "bold red") if market.closed else bar(track, good, 6 if short else 10),
            )
    table.add_row(
        Text(words.text("cli-play-mcmulti-consumers")),
        "",
        "",
        "",
        Text(money(words, view.consumer.pays), "bold"),
        Text(words.text("cli-play-mcmulti-consumer-barrels", barrels=view.consumer.barrels), "dim"),
    )
    return table


def bar(track: TrackView, good: int, wide: int) -> Text:
    """How full a track is: full means cheap, empty means expensive."""
    spaces = load.figures().tracks[good].spaces
    filled = (track.barrels * wide + spaces - 1) // spaces
    return Text.assemble(("━" * filled, "bold"), ("─" * (wide - filled), "dim"), (f" {track.barrels}", "dim"))


# MM-2.3, MM-4.4: the economy and the difference marker


def economy(words: Words, view: McMultiView, short: bool) -> list[RenderableType]:
    """The card, the bank's prices (with the signs of the board), what may follow, and how near the change is."""
    name = (say.thing(words, GAME, "economy", view.economy.card), "bold bright_white on grey23")
    if short:
        title = Text.assemble(name, f" {signed(view.economy.demand)} ", signs(view))
        return [title, ahead(words, view), difference(words, view)]
    demand = (words.text("cli-play-mcmulti-demand", demand=signed(view.economy.demand)), "dim")
    title = Text.assemble((words.text("cli-play-mcmulti-economy"), LABEL), " ", name, " ", demand)
    return [title, prices(words, view), ahead(words, view), difference(words, view)]


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"


def signs(view: McMultiView) -> Text:
    """Bank prices in the least space: buying/selling after every sign."""
    text = Text()
    for kind in KINDS:
        text.append(f" {SIGNS[kind]}", COLOURS[kind])
        text.append(f"{view.economy.buy.get(kind) or NONE}/{view.economy.sell[kind]}")
    return text


def prices(words: Words, view: McMultiView) -> Table:
    """Bank prices under the names of the assets: the legend of the board."""
    table = grid("left", "right", "right", "right", "right")
    names = [Text.assemble((SIGNS[kind], COLOURS[kind]), " ", words.text("cli-play-mcmulti-kind", kind=kind)) for kind in KINDS]
    table.add_row("", *names)
    table.add_row(
        Text(" " + words.text("cli-play-mcmulti-buy"), "dim"),
        *(Text(money(words, view.economy.buy.get(kind, 0)), "bold") for kind in KINDS),
    )
    table.add_row(
        Text(" " + words.text("cli-play-mcmulti-sell"), "dim"), *(Text(money(words, view.economy.sell[kind]), "bold") for kind in KINDS)
    )
    return table


def ahead(words: Words, view: McMultiView) -> Text:
    """Which card follows which number of the difference die."""
    faces: dict[str, list[int]] = {}
    for face, card in enumerate(view.economy.next, start=1):
        faces.setdefault(card, []).append(face)
    follows = []
    for card, shown in faces.items():
        span = str(shown[0]) if len(shown) == 1 else f"{shown[0]}-{shown[-1]}"
        follows.append(Text.assemble((f"{span}→", "dim"), say.thing(words, GAME, "economy", card)))
    return Text.assemble(" ", Text("  ").join(follows))


def difference(words: Words, view: McMultiView) -> Text:
    text = Text.assemble((words.text("cli-play-mcmulti-difference"), LABEL), " ")
    at = min(view.difference, view.change_at)
    for space in range(view.change_at + 1):
        last = "!" if space == view.change_at else ""
        text.append(f"[{space}{last}]" if space == at else f" {space}{last} ", "bold reverse" if space == at else "dim")
    return text


# MM-2.4: the news


def news(words: Words, view: McMultiView, short: bool) -> list[Text]:
    """The two open cards with the doubles that bring them, and those that last; one line each."""
    figures, lines = load.figures(), list[Text]()
    likely, unlikely = doubles(figures.likely_doubles), doubles(figures.unlikely_doubles)
    if view.news.likely is not None:
        place = likely if short else words.text("cli-play-mcmulti-likely", doubles=likely)
        lines.append(card(words, place, view.news.likely, "bold yellow"))
    if view.news.unlikely is not None:
        place = unlikely if short else words.text("cli-play-mcmulti-unlikely", doubles=unlikely)
        lines.append(card(words, place, view.news.unlikely, "yellow"))
    return lines + [card(words, words.text("cli-play-mcmulti-lasting"), beside, "bold red") for beside in view.news.beside]


def doubles(faces: Sequence[int]) -> str:
    return " ".join(f"{face}-{face}" for face in faces)


def card(words: Words, place: str, name: str, style: str) -> Text:
    effect = words.text("cli-play-mcmulti-effect", card=name, **numbers(name))
    return Text.assemble((place, LABEL), " ", (say.thing(words, GAME, "news", name), style), f": {effect}")


def numbers(name: str) -> dict[str, int | str]:
    """What is printed on the card."""
    return say.teller(GAME).numbers("news", name)


# The companies


def companies(words: Words, view: McMultiView, names: Sequence[str]) -> Table:
    table = grid("left", "right", "right", "right", "right", "right", "right", "right", "left")
    table.add_row(
        Text(words.text("cli-play-mcmulti-companies"), LABEL),
        Text(words.text("cli-play-mcmulti-cash"), "dim"),
        Text(words.text("cli-play-mcmulti-crude"), "dim"),
        Text(words.text("cli-play-mcmulti-gasoline"), "dim"),
        *(Text(SIGNS[kind], COLOURS[kind]) for kind in KINDS),
        "",
    )
    for company in view.companies:
        own = company.seat == view.seat
        table.add_row(
            Text(("▸" if company.seat == view.active else " ") + names[company.seat], SEATS[company.seat % len(SEATS)]),
            Text(HIDDEN if company.cash is None else words.text("cli-play-mcmulti-money", amount=company.cash), "bold" if own else ""),
            str(company.crude),
            str(company.gasoline),
            *(str(owned(view, company, kind)) for kind in KINDS),
            Text(remark(words, view, company), "bold red"),
        )
    return table


def owned(view: McMultiView, company: CompanyView, kind: str) -> int:
    return sum(len(standing(view.quadrants[place])[kind]) for place in company.quadrants)


def remark(words: Words, view: McMultiView, company: CompanyView) -> str:
    """Debts, idle refineries and the declaration."""
    said = []
    idle = sum(len(view.quadrants[place].idle) for place in company.quadrants)
    for bill in view.bills:
        if bill.seat == company.seat and bill.missing is not None:
            said.append(words.text("cli-play-mcmulti-short", amount=bill.owed, missing=bill.missing))
        elif bill.seat == company.seat:
            said.append(words.text("cli-play-mcmulti-owes", amount=bill.owed))
    if idle > 0:
        said.append(words.text("cli-play-mcmulti-idle", count=idle))
    if view.declared == company.seat:
        said.append(words.text("cli-play-mcmulti-declared"))
    return " ".join(said)
