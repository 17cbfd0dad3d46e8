"""`magnat bench`: the figures of this machine; the same keys for every game."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.table import Table

from magnat.games.shelf import GAMES, find
from magnat.lab.bench import bench
from magnat.words import say
from magnat.words.catalogue import words


def run(game: str | None, seats: int | None, json: bool, language: str, console: Console) -> int:
    names = [find(game).name] if game is not None else list(GAMES)
    figures = {name: bench(name, seats) for name in names}
    if json:
        print(msgspec.json.format(msgspec.json.encode(figures), indent=2).decode())
        return 0
    text = words(language)
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for name in names:
        table.add_column(say.name(text, name), justify="right")
    labels = {
        "compiled": text.text("cli-bench-compiled"),
        "inputs_per_s": text.text("cli-bench-inputs"),
        "games_per_s": text.text("cli-bench-games"),
        "clone_us": text.text("cli-bench-clone"),
        "replay_inputs_per_s": text.text("cli-bench-replay"),
        "view_json_us": text.text("cli-bench-view"),
    }
    for key, label in labels.items():
        table.add_row(label, *(shown(text.text("setting-yes"), text.text("setting-no"), figures[name][key]) for name in names))
    console.print(table)
    return 0


def shown(yes: str, no: str, value: bool | float) -> str:
    if isinstance(value, bool):
        return yes if value else no
    return f"{value:,.0f}".replace(",", " ") if value >= 100 else f"{value:.2f}"
