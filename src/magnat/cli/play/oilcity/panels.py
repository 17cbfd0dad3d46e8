"""What lies around the plots: your company and its tokens, the other companies, what is scarce, offers and promises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from magnat.cli.play.oilcity.signs import GAME, GOODS, PIECE_NAMES, company_style, letter, name, sign, zlr
from magnat.games.oilcity.box import Box
from magnat.games.oilcity.figures import CHARACTER_ORDERS, ORDERS, PROFESSIONS
from magnat.games.oilcity.view import CompanyView, OilCityView, PlanView
from magnat.kernel.options import Setting
from magnat.words import say
from magnat.words.catalogue import Words
from magnat.words.games import oilcity as telling

SCARCE = 6
"""What the bank has no more of than this is called scarce."""
HIDDEN = "—"


def grid(*justify: str) -> Table:
    """Columns that are cut, never wrapped."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for side in justify:
        table.add_column(justify="right" if side == "right" else "left", no_wrap=True, overflow="ellipsis")
    return table


# Your company


def purse(words: Words, box: Box, own: CompanyView) -> Text:
    """The cash, and what the tokens on the cards will leave of it."""
    text = Text(zlr(words, own.money or 0), "bold bright_white")
    spent = sum(cost(box, plan) for plan in own.plans or [])
    if spent:
        text.append(f" {'−' if spent > 0 else '+'} {abs(spent)} = {(own.money or 0) - spent}", "dim")
    return text


def cost(box: Box, plan: PlanView) -> int:
    """What a token costs; the pedlar's is negative."""
    if plan.order == "pedlar":
        return -plan.amount * box.figures.pedlar_pays
    return 0 if plan.order == "refine" else plan.amount * box.figures.costs[ORDERS.index(plan.order)]


def goods(words: Words, own: CompanyView, named: bool) -> Text:
    """Goods by letter, wagons and refineries."""
    units = [Text.assemble(letter(words, good), f" {name(words, good)} " if named else " ", counted(own.store[good])) for good in GOODS]
    cards = [Text.assemble(f"{name(words, thing)} ", counted(own.store[thing])) for thing in ("wagon", "refinery")]
    return Text("  ").join([*units, *cards])


def stock(words: Words, own: CompanyView, named: bool, everything: bool) -> Text:
    """Pieces that are not on plots; all kinds that the company owns, so that this is the legend of its plots."""
    shown = [piece for piece in PIECE_NAMES if everything or pieces(own, piece)]
    kinds = [Text.assemble(sign(piece), f" {name(words, piece)} " if named else "", counted(own.store[piece])) for piece in shown]
    return Text("  " if named else " ").join(kinds) if kinds else Text("–", "dim")


def counted(count: int) -> Text:
    return Text(str(count), "bold" if count else "dim")


def points(words: Words, own: CompanyView, all_rows: bool) -> Text:
    """The value sheet so far, row by row."""
    if own.points is None:
        return Text()
    rows = [
        Text.assemble(f"{words.text('cli-play-oilcity-row', row=row)} ", counted(count))
        for row, count in own.points.items()
        if all_rows or count
    ]
    total = words.text("cli-play-oilcity-points", count=sum(own.points.values()))
    return Text.assemble((total, "bold"), ": " if rows else "", Text(" · ").join(rows))


# OC-5.1: the partners and their tokens


def partners(words: Words, box: Box, own: CompanyView) -> Table:
    """Who may take how many of what, and where the token lies."""
    table = grid("left", "left", "left", "left")
    for member, profession in enumerate(own.professions):
        tokens = [plan for plan in own.plans or [] if plan.member == member]
        table.add_row(
            Text(f" {member + 1}", "bold cyan"),
            Text(say.thing(words, GAME, "profession", profession), "bold"),
            limits(words, box, profession),
            laid(words, box, tokens),
        )
    return table


def limits(words: Words, box: Box, profession: str) -> Text:
    """OC-5.2: of what the character card allows."""
    text, allowed = Text(style="dim"), box.limits[PROFESSIONS.index(profession)]
    for order in CHARACTER_ORDERS:
        thing = ORDERS[order]
        text.append(f"{name(words, thing)} ≤{allowed[order]}  ")
    return text


def laid(words: Words, box: Box, tokens: Sequence[PlanView]) -> Text:
    if not tokens:
        return Text(words.text("cli-play-oilcity-token-free"), "dim")
    return Text.assemble(("▸ ", "bold"), (", ".join(plan_words(words, box, plan) for plan in tokens), "bold bright_white"))


def plan_words(words: Words, box: Box, plan: PlanView) -> str:
    """The token with its price."""
    price = zlr(words, abs(cost(box, plan)))
    if plan.order == "pedlar":
        goods = telling.goods(words, {"wax": plan.wax, "gas": plan.gas, "kerosene": plan.kerosene})
        return f"{name(words, 'pedlar')}: {goods} (+{price})"
    if plan.order == "refine":
        return f"{name(words, 'refine')}: {telling.counted(words, 'crude', plan.amount)}"
    return f"{telling.counted(words, plan.order, plan.amount)} ({price})"


# All companies


def companies(words: Words, view: OilCityView, names: Sequence[str], stages: bool) -> Table:
    """One line each; pieces on plots and in store together."""
    table = grid("left", *(["left"] if stages else []), *["right"] * (5 + len(PIECE_NAMES) + len(GOODS)))
    table.add_row(
        Text(" " + head(words, "company"), "bold"),
        *([Text(head(words, "stage"), "dim")] if stages else []),
        Text(head(words, "plots"), "dim"),
        *(sign(piece) for piece in PIECE_NAMES),
        *(letter(words, good) for good in GOODS),
        Text(head(words, "wagons"), "dim"),
        Text(head(words, "refineries"), "dim"),
        Text(head(words, "revenue"), "dim"),
        Text(head(words, "points"), "dim"),
    )
    for company in view.companies:
        own = company.company == view.company
        table.add_row(
            Text(("▸" if own else " ") + label(company, names), company_style(company.company)),
            *([Text(say.thing(words, GAME, "stage", company.stage), "dim")] if stages else []),
            counted(len(company.plots)),
            *(counted(pieces(company, piece)) for piece in PIECE_NAMES),
            *(counted(company.store[good]) for good in GOODS),
            counted(company.store["wagon"]),
            counted(company.store["refinery"]),
            counted(sum(company.revenue)),
            Text(HIDDEN if company.points is None else str(sum(company.points.values())), "bold bright_white"),
        )
    return table


def label(company: CompanyView, names: Sequence[str]) -> str:
    """A name of its own choosing needs the number, by which offers go to the company."""
    return f"{company.company + 1} {company.name}" if company.name else names[company.company]


def head(words: Words, column: str) -> str:
    return words.text("cli-play-oilcity-head", column=column)


def pieces(company: CompanyView, piece: str) -> int:
    return company.store[piece] + sum(plot.fields.count(piece) for plot in company.plots)


def standings(words: Words, view: OilCityView, names: Sequence[str]) -> Text:
    """All companies in one line, where there is no room for more."""
    text = Text(f" {head(words, 'points')}", "bold")
    for company in view.companies:
        total = HIDDEN if company.points is None else str(sum(company.points.values()))
        whole = f"{label(company, names)}: {total}".replace(" ", "\u00a0")
        text.append("  ").append(whole, company_style(company.company))
    return text


# The bank and the market


def scarce(words: Words, view: OilCityView) -> Text | None:
    """OC-1.5: what has nearly run out."""
    left = {**view.bank, "plot": sum(view.plots_left.values())}
    low = [
        f"{name(words, thing)} {left[thing]}"
        for thing in [*GOODS, *PIECE_NAMES, "wagon", "refinery", "plot"]
        if left.get(thing, 99) <= SCARCE
    ]
    return Text.assemble((f" {words.text('cli-play-oilcity-scarce')} ", "bold yellow"), ", ".join(low)) if low else None


def market(words: Words, view: OilCityView, names: Sequence[str], settings: Mapping[str, Setting] | None = None) -> list[Text]:
    """OC-8: every offer and promise that the seat knows, each as a sentence."""
    lines: list[Text] = []
    for offer in view.offers:
        plain: dict[str, int | str] = {
            "fact": "offer-made",
            "offer": offer.number,
            "giver": offer.giver,
            "to": -1 if offer.to is None else offer.to,
            "give": offer.give,
            "take": offer.take,
            "give-later": offer.give_later,
            "take-later": offer.take_later,
            "due": offer.due,
        }
        line = Text(" ⇄ ")
        if view.company not in (None, offer.giver):
            line.append(words.text("cli-play-oilcity-accept", number=offer.number), "bold cyan").append(" · ")
        lines.append(line.append(say.fact(words, GAME, plain, (), companies=names, settings=settings)))
    for promise in view.promises:
        plain = {"promise": promise.number, "debtor": promise.debtor, "creditor": promise.creditor, "owed": promise.owed}
        plain |= {"fact": "promise-broken"} if promise.broken else {"fact": "promised", "due": promise.due}
        lines.append(
            Text(f" ⇄ {say.fact(words, GAME, plain, (), companies=names, settings=settings)}", "bold red" if promise.broken else "")
        )
    return lines
