"""Bots at the terminal's table: what they are told."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from magnat.bots import registry
from magnat.bots.random import RandomBot
from magnat.cli.play.opponents import Fortune, Opponents
from magnat.games.registry import find
from magnat.kernel.contract import Fact
from magnat.kernel.game import fact_words
from magnat.tables.table import Table


class Ears(RandomBot):
    facts: list[Fact]

    def told(self, facts: Sequence[Fact]) -> None:
        self.facts = [*getattr(self, "facts", []), *facts]


def test_they_know_what_their_seats_were_told_also_when_a_game_goes_on_or_a_move_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.FOR_EVERY_GAME, "ears", Ears)
    table, fortune = Table.create(find("mcmulti"), 2, {}), Fortune(4)
    opponents = Opponents(table, {1: "ears"}, [[0], [1]], 4)
    for _ in range(60):
        go_on(table, fortune, opponents)
    know(table, opponents)
    later = Opponents(table, {0: "ears", 1: "ears"}, [[0], [1]], 4)  # the game was saved and goes on
    know(table, later)
    while table.may_undo(0) is None:
        go_on(table, fortune, opponents)
    know(table, opponents)
    table.undo(0)
    know(table, opponents)
    go_on(table, fortune, opponents)
    know(table, opponents)


def go_on(table: Table, fortune: Fortune, opponents: Opponents) -> None:
    agenda = table.agenda()
    if agenda.chances:
        table.roll(fortune.falls(agenda.chances[0]))
    elif not opponents.act(agenda):
        table.act(0, table.options(0)[0])


def know(table: Table, opponents: Opponents) -> None:
    opponents.tell()
    for bot in opponents.bots.values():
        assert isinstance(bot, Ears)
        seen = [fact_words(version) for past in table.live for fact in past.facts if (version := fact.seen_by(bot.seat)) is not None]
        assert [fact_words(fact) for fact in bot.facts] == seen
