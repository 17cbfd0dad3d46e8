"""TB-4.3: the simplest choice exists in every position of every game, is legal, and brings every game to its end."""

from __future__ import annotations

from typing import Any

import pytest

from magnat.games.registry import GAMES, AnyGame, find
from magnat.kernel.contract import Log, Rules, State
from magnat.kernel.dice import Dice
from magnat.kernel.playout import due
from magnat.lab.promises.walk import Walk
from magnat.tables import clock
from magnat.tables.journal import Entry
from magnat.tables.late_moves import simplest
from magnat.tables.table import Table
from tests.tables.games import new_table

POSITIONS = 3_000
UNKIND = {"mcmulti": {"buy-asset", "drill"}, "oilcity": {"order", "accept-offer"}, "africa": {"buy-train", "lay-tile", "accept-offer"}}


def seat_bankers(game: AnyGame, rules: Rules[Any], state: State, seats: int) -> None:
    """Where the program keeps the bank, people take it over."""
    for banker in range(game.deciders(seats) - seats):
        rules.apply(state, seats, game.decode_action("set-banker", {"banker": banker, "person": 1}), Log(on=False))


@pytest.mark.parametrize("game", GAMES)
def test_tb_4_3_the_simplest_choice_is_legal_wherever_a_seat_must_decide(game: str) -> None:
    asked, looked, seed = set[str](), 0, 0
    while looked < POSITIONS:
        walk = Walk(find(game), seed)
        if seed % 2:
            seat_bankers(walk.game, walk.rules, walk.state, walk.seats)
        for step in walk.steps():
            if step.number % 5 or looked >= POSITIONS:
                continue
            agenda = walk.rules.agenda(walk.state)
            looked += 1
            for seat in clock.waiting(agenda):
                chosen = simplest(walk.game, walk.rules, walk.state, seat)
                assert walk.rules.check(walk.state, seat, chosen) is None, walk.label()
                assert chosen.key in walk.game.descriptor.late_moves, walk.label()
                asked.update(decision.key for decision in agenda.decisions if decision.seat == seat and decision.must)
        seed += 1
    assert len(asked) >= 8


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_tb_4_3_a_table_that_everybody_has_left_comes_to_its_end(game: str, turn: int) -> None:
    found = find(game)
    options = found.settings({}, simulated=True)  # some rulebooks have no end for players who never reach the goal
    table, dice = Table.create(found, found.seats[turn % len(found.seats)], options), Dice(turn)
    if turn == 2:
        seat_bankers(found, table.rules, table.state, table.journal.header.seats)
    entries = 0
    while not (agenda := table.agenda()).over:
        entries += 1
        assert entries < 20_000
        waiting = clock.waiting(agenda)
        if waiting:
            seat = waiting[dice.below(len(waiting))]
            assert isinstance(table.act(seat, simplest(found, table.rules, table.state, seat), clock=True), Entry)
        else:
            chance = agenda.chances[0]
            table.roll(dice.weighted(chance.weights), due(agenda, chance.key, chance.about))
    done = {entry.do for entry in table.journal.entries}
    assert done.isdisjoint(UNKIND[game]), "nobody's money is spent"


def test_tb_4_3_the_simplest_choice_is_the_first_in_the_stated_order() -> None:
    table = new_table()
    assert {option.key for option in table.options(0)} == {"buy-asset", "end-purchases"}
    assert simplest(table.game, table.rules, table.state, 0).key == "end-purchases"


def test_the_stated_order_names_only_actions_that_exist() -> None:
    for game in GAMES.values():
        actions = set[str]()
        for seed in range(12):
            walk = Walk(game, seed)
            seat_bankers(walk.game, walk.rules, walk.state, walk.seats)
            actions.update(step.given.action.key for step in walk.steps() if step.given.action is not None)
        assert set(game.descriptor.late_moves) - actions == set()
