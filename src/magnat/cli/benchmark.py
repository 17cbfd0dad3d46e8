"""`magnat bench`: the figures of this machine; the same keys for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
from rich.console import Console
from rich.table import Table

from magnat.games.registry import GAMES, find
from magnat.kernel.descriptor import part
from magnat.kernel.game import Unreadable
from magnat.lab.bench import bench
from magnat.words import say
from magnat.words.catalogue import Words, words

Bench = Callable[[bool, Words, Console], int]
"""Measures something and prints it, as JSON if wanted; the exit code."""
ENV = "env"
"""Steps of environments."""
SERVER = "server"
"""The bench of the server with many tables at once."""


def run(game: str | None, seats: int | None, json: bool, language: str, console: Console) -> int:
    other = other_bench(game)
    if other is not None:
        return other(json, words(language), console)
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


def other_bench(name: str | None) -> Bench | None:
    """What can be measured besides games: the server, and what games bring along."""
    places = {bench: place for game in GAMES.values() for bench, place in game.descriptor.parts.benches.items()}
    nothing: Bench | None = None
    if name == ENV:
        return run_env
    return run_server if name == SERVER else part(places.get(name or "", ""), nothing)


def run_env(json: bool, text: Words, console: Console) -> int:
    """Environments for programs that learn, beside those of others."""
    try:
        from magnat.env.bench import measure
    except ImportError:
        raise Unreadable("env-needs-extra") from None
    figures = measure()
    if json:
        print(msgspec.json.format(msgspec.json.encode({ENV: figures}), indent=2).decode())
        return 0
    console.print(text.text("cli-bench-env"), highlight=False)
    return print_figures({name: name for name in figures}, figures, text, console)


def run_server(json: bool, text: Words, console: Console) -> int:
    from magnat.lab.load import bench as server_bench

    figures = server_bench.measure()
    if json:
        print(msgspec.json.format(msgspec.json.encode({SERVER: figures}), indent=2).decode())
        return 0
    labels = {
        "tables": text.text("cli-bench-server-tables"),
        "connections": text.text("cli-bench-server-connections"),
        "inputs_per_s": text.text("cli-bench-server-inputs"),
        "moves": text.text("cli-bench-server-moves"),
        "delivery_p50_ms": text.text("cli-bench-server-delivery-p50"),
        "delivery_p99_ms": text.text("cli-bench-server-delivery-p99"),
        "big_p50_ms": text.text("cli-bench-server-big-p50"),
        "big_p99_ms": text.text("cli-bench-server-big-p99"),
        "unseen": text.text("cli-bench-server-unseen"),
        "shown_p50_ms": text.text("cli-bench-server-shown-p50"),
        "shown_p99_ms": text.text("cli-bench-server-shown-p99"),
        "commit_p50_ms": text.text("cli-bench-server-commit-p50"),
        "commit_p99_ms": text.text("cli-bench-server-commit-p99"),
        "cpu_ms_per_input": text.text("cli-bench-server-cpu"),
        "queue_wait_ms_per_s": text.text("cli-bench-server-queue"),
        "bench_lag_p99_ms": text.text("cli-bench-server-own-lag"),
        "bench_cpu_ms_per_s": text.text("cli-bench-server-own-cpu"),
        "bytes_per_entry": text.text("cli-bench-server-bytes"),
        "memory_mb": text.text("cli-bench-server-memory"),
        "open_entries": text.text("cli-bench-server-open-entries"),
        "open_ms": text.text("cli-bench-server-open"),
    }
    for game in GAMES:
        labels[f"{server_bench.PHONE}{game}"] = text.text("cli-bench-server-phone", game=say.name(text, game))
    return print_figures(labels, figures, text, console)


def print_figures(labels: dict[str, str], figures: Mapping[str, bool | float | str], text: Words, console: Console) -> int:
    table = Table(box=None, pad_edge=False, show_header=False)
    for key, label in labels.items():
        value = figures[key]
        assert not isinstance(value, str)
        table.add_row(label, shown(text.text("setting-yes"), text.text("setting-no"), value))
    console.print(table)
    return 0


def shown(yes: str, no: str, value: bool | float) -> str:
    if isinstance(value, bool):
        return yes if value else no
    return f"{value:,.0f}".replace(",", " ") if value >= 100 or float(value).is_integer() else f"{value:.2f}"
