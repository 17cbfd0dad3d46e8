"""`magnat rehearse`: a lesson with a simulated class at a real server, and where it would stall."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import ExitStack
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from magnat.cli.settings import read_options, whole_number
from magnat.games.registry import GAMES, find
from magnat.lab.real_server import served
from magnat.lab.rehearsal.lesson import Lesson, Plan
from magnat.lab.rehearsal.report import Report, report
from magnat.lesson.plan import MOST_PUPILS, seating_options
from magnat.words import say
from magnat.words.catalogue import Words, words
from magnat.words.keys import Key

MOST_MINUTES = 600
MOST_SPEED = 1000
TEMPERS: dict[str, Key] = {
    "eager": "cli-rehearse-temper-eager",
    "careful": "cli-rehearse-temper-careful",
    "dreamy": "cli-rehearse-temper-dreamy",
    "silent": "cli-rehearse-temper-silent",
    "dying": "cli-rehearse-temper-dying",
    "late": "cli-rehearse-temper-late",
    "leaving": "cli-rehearse-temper-leaving",
}


def plan(game: str, pupils: int, minutes: int, speed: int, seed: int, options: list[str]) -> Plan:
    """What is wanted, checked: Unreadable says what cannot be."""
    found = find(game) if game else max(GAMES.values(), key=lambda it: max(it.seats))
    whole_number("--pupils", pupils, 1, MOST_PUPILS)
    whole_number("--minutes", minutes, 5, MOST_MINUTES)
    whole_number("--seed", seed, 0, 2**63 - 1)
    whole_number("--speed", speed, 1, MOST_SPEED)
    named, settings = {pair.partition("=")[0] for pair in options}, read_options(found, options)
    given = {name: value for name, value in settings.items() if name in named}
    seating_options(found, pupils, given)
    return Plan(game=found.name, pupils=pupils, minutes=minutes, speed=speed, seed=seed, options=given)


def run(plan: Plan, server: str, json: bool, language: str) -> int:
    """Exit code 1 if the lesson would not have ended in time."""
    text, screen = words(language), Console(stderr=True)

    def tell(turn: int) -> None:
        if screen.is_terminal:
            screen.print(text.text("cli-rehearse-turn", turn=turn), highlight=False)

    with ExitStack() as opened:
        address = server.rstrip("/")
        if not address:
            folder = opened.enter_context(tempfile.TemporaryDirectory())
            address, _ = opened.enter_context(served(Path(folder)))
        lesson = Lesson(address, find(plan.game), plan, tell)
        asyncio.run(lesson.run())
    found = report(lesson)
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        show(found, text, Console())
    return 0 if found.fits() else 1


def number(value: float, text: Words) -> str:
    """With the point or the comma of the language."""
    return f"{value:g}".replace(".", "." if text.language == "en" else ",")


def show(found: Report, text: Words, console: Console) -> None:
    plan = found.plan
    if found.ended is None:
        console.print(text.text("cli-rehearse-stalled", turn=found.turns, minutes=plan.minutes), highlight=False)
    else:
        console.print(
            text.text("cli-rehearse-ended", turns=found.turns, ended=number(found.ended, text), minutes=plan.minutes), highlight=False
        )
    table = Table(box=None, pad_edge=False)
    table.add_column(text.text("cli-rehearse-stage"))
    for heading in (text.text("cli-rehearse-waits"), text.text("cli-rehearse-median"), text.text("cli-rehearse-longest")):
        table.add_column(heading, justify="right")
    for it in found.stages:
        table.add_row(say.stage(text, plan.game, it.stage), str(it.waits), number(it.median, text), number(it.longest, text))
    console.print(table)
    for stalled in found.stalls:
        tempers = ", ".join(text.text(TEMPERS[it]) for it in stalled.tempers)
        shown = text.text(
            "cli-rehearse-stall",
            company=stalled.team + 1,
            turn=stalled.turn,
            stage=say.stage(text, plan.game, stalled.stage),
            seconds=number(stalled.seconds, text),
        )
        console.print(f"{shown} ({tempers})" if tempers else shown, highlight=False)
    console.print(text.text("cli-rehearse-clock", clocked=found.clocked, pushed=found.pushed), highlight=False)
    if found.replaced_s:
        console.print(text.text("cli-rehearse-replaced", seconds="; ".join(number(it, text) for it in found.replaced_s)), highlight=False)
    console.print(
        text.text(
            "cli-rehearse-delivery",
            moves=found.moves, connections=found.connections,
            middle=number(found.delivery_p50_ms, text), high=number(found.delivery_p99_ms, text),
        ),
        highlight=False,
    )  # fmt: skip
