"""What lies around the map: the market row, companies, players, your own hand, deck and pool, trains for sale."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from magnat.cli.play.africa.signs import GAME, badge, card_name, card_price, company_style, holder_name, pounds, train_name
from magnat.games.africa import load
from magnat.games.africa.box import Box
from magnat.games.africa.view import AfricaView, CompanyView, PlayerView
from magnat.words import say
from magnat.words.catalogue import Words


def grid(*justify: str, gap: int = 2) -> Table:
    """Columns that are cut, never wrapped."""
    table = Table.grid(padding=(0, gap, 0, 0))
    for side in justify:
        table.add_column(justify="right" if side == "right" else "left", no_wrap=True, overflow="ellipsis")
    return table


def filled(justify: Sequence[str], rows: Sequence[Sequence[Text]]) -> Table:
    """A table in which only the last column gives way when there is little space."""
    table = grid(*justify[: len(rows[0])])
    for number, column in enumerate(table.columns[:-1]):
        column.min_width = max(row[number].cell_len for row in rows)
    for row in rows:
        table.add_row(*row)
    return table


def head(words: Words, column: str) -> Text:
    return Text(words.text("cli-play-africa-head", column=column), "dim")


# The market


def market(words: Words, view: AfricaView, width: int) -> list[Text]:
    """The row of prices from the lowest to the highest marker, with the companies above each other in the order of play."""
    row, green = load.figures().prices, load.figures().green_price
    standing: dict[int, list[CompanyView]] = {}
    for company in sorted(view.companies, key=lambda company: company.arrived):
        if company.status == "running":
            standing.setdefault(company.space, []).append(company)
    text = Text.assemble((f" {words.text('cli-play-africa-market')} ", "bold"))
    if not standing:
        return [text.append(words.text("cli-play-africa-no-markers"), "dim")]
    low, high = max(0, min(standing) - 1), min(len(row) - 1, max(standing) + 2)
    for space in range(low, high + 1):
        there = standing.get(space, [])
        if not there and text.cell_len > width * 2:
            continue
        style = "green" if 0 < row[space] <= green else "bold red" if row[space] >= load.figures().end_price or row[space] == 0 else ""
        text.append(str(row[space]), style if not there else f"bold {style}")
        for company in there:
            text.append(" ").append(company.company, company_style(company.company))
        text.append("  ")
    return [text]


# Companies


def companies(words: Words, view: AfricaView, names: Sequence[str], shares: bool) -> Table:
    """Every company that takes part, the highest price first; `shares` adds a column with all holders."""
    columns = ["company", "price", "treasury", "trains", "leader", "yours", "pool", *(["shares"] if shares else [])]
    rows = [[Text(" ").append_text(head(words, "company")), *(head(words, column) for column in columns[1:])]]
    for company in ordered(view):
        faint = "" if company.status == "running" else "dim"
        cells = [
            Text(str(company.price), faint or "bold"),
            Text(pounds(words, company.cash), faint),
            trains(words, company),
            leader(words, company, names),
            Text(percent(company.shares.get(view.seat, 0)) if view.seat >= 0 else ""),
            Text(percent(company.pool + 2 * company.pool_director), faint),
        ]
        mark = "▸" if company.company == view.company else " "
        rows.append([Text.assemble((mark, "bold cyan"), badge(company.company)), *cells, *([holdings(company, names)] if shares else [])])
    return filled(("left", "right", "right", "left", "left", "right", "right", "left"), rows)


def pairs(words: Words, view: AfricaView, names: Sequence[str], width: int) -> Table:
    """The same in two columns, for small pages."""
    found = ordered(view)
    half = -(-len(found) // 2)
    table = grid("left", "left", gap=1)
    table.columns[0].width = table.columns[1].width = width // 2 - 1
    for left, right in zip(found[:half], [*found[half:], None], strict=False):
        table.add_row(brief(words, view, left, names), brief(words, view, right, names) if right is not None else Text())
    return table


def brief(words: Words, view: AfricaView, company: CompanyView, names: Sequence[str]) -> Text:
    text = Text.assemble(("▸" if company.company == view.company else " ", "bold cyan"), badge(company.company))
    faint = "" if company.status == "running" else "dim"
    text.append(f" {company.price} {pounds(words, company.cash)}", faint or "bold").append(" ").append_text(trains(words, company))
    text.append(" ").append_text(leader(words, company, names))
    mine = company.shares.get(view.seat, 0)
    if mine:
        text.append(f" ◆{percent(mine)}", "bold cyan")
    if company.pool or company.pool_director:
        text.append(f" {words.text('cli-play-africa-in-pool', share=percent(company.pool + 2 * company.pool_director))}", "yellow")
    return text


def ordered(view: AfricaView) -> list[CompanyView]:
    ranks = ["running", "waiting", "removed", "out"]
    found = [company for company in view.companies if company.status != "out"]
    return sorted(found, key=lambda company: (ranks.index(company.status), -company.price, company.arrived))


def trains(words: Words, company: CompanyView) -> Text:
    if company.status == "running":
        return Text(" ".join(company.trains) or "—")
    return Text(say.thing(words, GAME, "status", company.status), "dim italic")


def leader(words: Words, company: CompanyView, names: Sequence[str]) -> Text:
    """A Manager has a sign after the name."""
    if company.leader is None or company.status != "running":
        return Text("")
    who = holder_name(names, company.leader)
    return Text(who if company.director is not None else f"{who} {words.text('cli-play-africa-manager')}")


def percent(shares: int) -> str:
    return f"{10 * shares}%" if shares else ""


def holdings(company: CompanyView, names: Sequence[str]) -> Text:
    ranked = sorted(company.shares.items(), key=lambda held: -held[1])
    return Text(" ".join(f"{holder_name(names, holder)} {percent(shares)}" for holder, shares in ranked))


def company_card(words: Words, view: AfricaView, code: str, names: Sequence[str]) -> list[Text]:
    """Everything about one company."""
    company = next(it for it in view.companies if it.company == code)
    price = words.text("cli-play-africa-priced", price=company.price, value=company.share_value)
    lines = [
        Text.assemble(
            " ", badge(code), (f" {say.thing(words, GAME, 'company', code)} ", "bold"), say.thing(words, GAME, "status", company.status)
        ),
        Text(f"   {price} · {words.text('cli-play-africa-treasury', cash=company.cash)}"),
        Text.assemble("   ", words.text("cli-play-africa-holders"), " ", holdings(company, names)),
        Text(f"   {words.text('cli-play-africa-stations', places=', '.join(company.stations) or '—', left=costs(words, company))}"),
        Text(f"   {words.text('cli-play-africa-trains', trains=', '.join(train_name(words, train) for train in company.trains) or '—')}"),
    ]
    owned = [*(card_name(words, private) for private in company.privates)]
    owned += [say.thing(words, GAME, "concession", concession) for concession in company.concessions]
    held = [f"{it.company} {percent(it.shares[code])}" for it in view.companies if code in it.shares]
    if owned or held:
        lines.append(Text(f"   {words.text('cli-play-africa-owns', things=', '.join([*held, *owned]))}"))
    return lines


def costs(words: Words, company: CompanyView) -> str:
    return ", ".join(pounds(words, cost) for cost in company.tokens) or "—"


# Players


def players(words: Words, view: AfricaView, names: Sequence[str]) -> Table:
    columns = ("player", "cash", "certificates", "bonds", "cards", "worth", "owns")
    rows = [[head(words, column) if place else Text(" ").append_text(head(words, column)) for place, column in enumerate(columns)]]
    for player in view.players:
        mark = "▸" if player.seat == view.active and not view.company else "★" if player.seat == view.priority else " "
        bold = "bold" if player.seat == view.seat else ""
        rows.append(
            [
                Text.assemble((mark, "bold cyan"), (names[player.seat], bold)),
                Text(pounds(words, player.cash), "bold"),
                Text(
                    f"{player.certificates}/{view.certificate_limit}", "" if player.certificates <= view.certificate_limit else "bold red"
                ),
                Text(str(player.bonds)),
                Text(str(player.cards)),
                Text(pounds(words, player.worth)),
                owns(words, view, player),
            ]
        )
    return filled(("left", "right", "right", "right", "right", "right", "left"), rows)


def owns(words: Words, view: AfricaView, player: PlayerView) -> Text:
    """Shares by company, privates and concessions."""
    shares = [f"{company.company} {percent(company.shares[player.seat])}" for company in view.companies if player.seat in company.shares]
    goods = [say.thing(words, GAME, "concession", good) for good in player.concessions if good not in view.assigned]
    return Text(" ".join([*shares, *player.privates, *goods]))


def standings(words: Words, view: AfricaView, names: Sequence[str]) -> Text:
    """Players in one line, for small pages."""
    text = Text()
    for player in view.players:
        mark = "▸" if player.seat == view.active and not view.company else " "
        worth = words.text("cli-play-africa-worth", worth=player.worth)
        text.append(f" {mark}", "bold cyan").append(names[player.seat], "bold" if player.seat == view.seat else "")
        text.append(f" {pounds(words, player.cash)} {player.certificates}/{view.certificate_limit} {worth}")
    return text


# Cards


def hand(words: Words, box: Box, view: AfricaView) -> Text:
    """Your own hand with printed prices."""
    own = view.players[view.seat].hand if view.seat >= 0 else None
    text = Text.assemble((f" {words.text('cli-play-africa-hand')} ", "bold"))
    return text.append_text(cards(words, box, own or []))


def cards(words: Words, box: Box, found: Sequence[str]) -> Text:
    text, first = Text(), True
    for card, count in Counter(found).items():
        times = f"{count}×" if count > 1 else ""
        text.append("" if first else "  ").append(times).append_text(card_text(words, card)).append(
            f" {pounds(words, card_price(box, card))}", "dim"
        )
        first = False
    return text if found else Text("—", "dim")


def card_text(words: Words, card: str) -> Text:
    code, director, _ = card.partition("-director")
    if code in [company.code for company in load.data().companies]:
        return Text.assemble((code, company_style(code)), " 20%" if director else "")
    return Text(card_name(words, card))


def piles(words: Words, box: Box, view: AfricaView) -> Text:
    """Deck, discard pile and pool."""
    text = Text.assemble((f" {words.text('cli-play-africa-deck')} ", "bold"), str(view.deck_cards))
    text.append(f"  {words.text('cli-play-africa-discard')} ", "bold")
    text.append_text(cards(words, box, view.on_sale()))
    if len(view.discard) > len(view.on_sale()):
        text.append(f" (+{len(view.discard) - len(view.on_sale())})", "dim")
    text.append(f"  {words.text('cli-play-africa-pool')} ", "bold")
    found = [Text.assemble((it.company, company_style(it.company)), f" {percent(it.pool + 2 * it.pool_director)}") for it in pooled(view)]
    found += [Text(private) for private in view.pool_privates]
    return text.append_text(Text(" ").join(found)) if found else text.append("—", "dim")


def pooled(view: AfricaView) -> list[CompanyView]:
    return [company for company in view.companies if company.pool or company.pool_director]


def depot(words: Words, view: AfricaView) -> Text:
    """Trains: what is for sale now, and what is left of everything."""
    text = Text.assemble((f" {words.text('cli-play-africa-depot')} ", "bold"))
    for train in load.data().trains:
        left = view.depot.get(train.code, 0) + view.resold.get(train.code, 0)
        style = "bold" if train.code in view.for_sale else "dim"
        text.append(f"{train.code} ", style).append(f"{pounds(words, train.price)}×{left}  ", "" if train.code in view.for_sale else "dim")
    return text


def auction(words: Words, box: Box, view: AfricaView, names: Sequence[str]) -> Text:
    """What is under the hammer, the highest bid, and who is still in."""
    if view.auction.card:
        price = words.text("cli-play-africa-printed", price=pounds(words, card_price(box, view.auction.card)))
        text = Text.assemble((" ⚒ ", "bold yellow"), card_text(words, view.auction.card), f" {price}")
    else:
        goods = [good for good in (it.id for it in load.data().concessions) if good not in view.concessions]
        text = Text.assemble((" ⚒ ", "bold yellow"), ", ".join(say.thing(words, GAME, "concession", good) for good in goods))
    if view.auction.bidder is not None:
        bid = words.text("cli-play-africa-high", player=names[view.auction.bidder], amount=view.auction.high)
        text.append(f" · {bid}", "bold")
    still = [names[seat] for seat in view.auction.bidding]
    return text.append(f" · {words.text('cli-play-africa-still-in', players=', '.join(still))}", "dim") if still else text


def pile(words: Words, box: Box, view: AfricaView) -> Text:
    """AF-2.1: the cards that wait for the auction."""
    found = [card for card, count in view.pile.items() for _ in range(count)]
    return Text.assemble((f" {words.text('cli-play-africa-pile')} ", "bold"), cards(words, box, found))


def supply(view: AfricaView) -> Text:
    """Tiles left, by number."""
    return Text("  ".join(f"#{tile.number}×{view.supply.get(tile.number, 0)}" for tile in load.data().tiles))
