"""AF-10: every player's fortune row by row, and who won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from magnat.cli.play.africa.panels import companies
from magnat.cli.play.africa.signs import pounds
from magnat.games.africa.facts import FinalValue
from magnat.games.africa.view import AfricaView
from magnat.kernel.contract import Fact
from magnat.words.catalogue import Words

ROWS = ("cash", "bonds", "privates", "shares", "penalty")


def ranking(words: Words, view: AfricaView, names: Sequence[str], places: Sequence[int], past: Sequence[Fact]) -> RenderableType:
    values = {fact.seat: fact for fact in past if isinstance(fact, FinalValue)}
    table = Table(title=words.text("cli-play-africa-ranking"), title_style="bold", header_style="bold")
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    if values:
        for row in ROWS:
            amounts = [values[seat].words()[row] for seat in range(len(names))]
            if row != "penalty" or any(amounts):
                table.add_row(words.text("cli-play-africa-row", row=row), *(str(amount) for amount in amounts))
        table.add_section()
    table.add_row(words.text("cli-play-africa-row", row="total"), *(Text(str(player.worth), "bold") for player in view.players))
    order = sorted(range(len(names)), key=lambda seat: (places[seat], seat))
    lines = [
        Text.assemble(
            (f" {'★' if places[seat] == 1 else ' '} {places[seat]}. ", "bold"), f"{names[seat]}  {pounds(words, view.players[seat].worth)}"
        )
        for seat in order
    ]
    return Group(companies(words, view, names, False), Text(), table, Text(), *lines)
