"""Finished games to look back on: bots play them, with the dice of a seed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from magnat.bots import registry as bots
from magnat.bots.bot import Bot, Question
from magnat.games.registry import find
from magnat.kernel.contract import Decision
from magnat.kernel.dice import Dice
from magnat.tables.journal import Entry, Journal
from magnat.tables.table import Table

NAMES = (
    "Ola", "Kuba", "Zosia", "Michał", "Łucja", "Grzegorz", "Jürgen", "Małgosia", "Staś", "Hania", "Tymek", "Żaneta", "Igor", "Ewa",
    "Bartek", "Nina", "Paweł", "Kasia", "Filip", "Maja", "Antek", "Lena", "Wojtek", "Iga", "Szymon", "Ala", "Franek", "Róża",
)  # fmt: skip
COMPANIES = ("Nafta i Synowie", "Łódź Ropa", "=1+1", "Galicja Öl", "Świder", "Pod Żurawiem", "Karpaty", "Bóbrka 1854", "Wilno")


@cache
def finished(game: str, seats: int, seed: int = 1, **options: bool | int | str) -> Journal:
    """Clerks and others sit side by side, so that they do not all play alike; in Oil City companies have names."""
    found = find(game)
    table = Table.create(found, seats, found.settings(dict(options), simulated=True), NAMES[:seats])
    players = [sitting(table, seat, seed) for seat in range(seats)]
    dice, asked = Dice(seed), -1
    names = iter(COMPANIES[: len(found.teams(table.rules, seats))] if game == "oilcity" else ())
    while not table.agenda().over:
        agenda = table.agenda()
        if agenda.chances:
            table.roll(dice.weighted(agenda.chances[0].weights))
            continue
        for team, name in enumerate(names):
            done(table, found.teams(table.rules, seats)[team][0], "name-company", name=name)
        if wished(table, players):
            continue
        waiting = [it for it in agenda.decisions if it.must and it.seat < seats]
        decision = min(waiting, key=lambda it: (it.seat - asked - 1) % seats)
        asked = decision.seat
        assert isinstance(table.act(asked, players[asked].choose(question(table, decision))), Entry)
    return table.journal


def sitting(table: Table, seat: int, seed: int) -> Bot:
    name = next(iter(bots.offered(table.game.name))) if seat % 5 == 1 else bots.usual(table.game.name)
    return bots.find(table.game.name, name)(table.game, table.rules, seat, Dice(seed, seat + 1))


def wished(table: Table, players: Sequence[Bot]) -> bool:
    """One wish of somebody who is not waited for."""
    decisions = table.agenda().decisions
    for decision in decisions if len(decisions) > 1 else []:
        if not decision.must and decision.seat < len(players):
            wish = players[decision.seat].wish(question(table, decision))
            if wish is not None:
                assert isinstance(table.act(decision.seat, wish), Entry)
                return True
    return False


def question(table: Table, decision: Decision) -> Question:
    return Question(decision.key, table.options(decision.seat), lambda: table.view(decision.seat))


def done(table: Table, seat: int, key: str, **words: int | str) -> None:
    assert isinstance(table.act(seat, table.game.decode_action(key, words)), Entry)


def lesson() -> Journal:
    """A class of 28 that has played Oil City for three turns."""
    return finished("oilcity", 28, company_size=4, turns=3)
