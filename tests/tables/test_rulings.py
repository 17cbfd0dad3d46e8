"""TB-3.2: what the host can do for a seat depends on nothing that the seat hides."""

from __future__ import annotations

import pytest

from magnat.kernel.contract import Refusal
from magnat.kernel.dice import Dice
from magnat.kernel.game import SPECTATOR
from magnat.tables import rulings
from magnat.tables.table import Table
from tests.tables.games import new_table, one_more, played, wish


def hidden(table: Table, number: int) -> Table:
    """The same table to a spectator's eyes, but with different things hidden."""
    other = Table(table.journal)
    other.state = table.game.imagine(table.rules, table.view(SPECTATOR), SPECTATOR, Dice(number))
    return other


@pytest.mark.parametrize(("game", "seats"), [("mcmulti", 3), ("oilcity", 9), ("africa", 3)])
def test_tb_3_2_what_is_offered_is_the_same_whatever_is_hidden(game: str, seats: int) -> None:
    table, dice, offered = played(0, seats=seats, game=game), Dice(5), 0
    for _ in range(60):
        one_more(table, dice)
        for decision in table.agenda().decisions[:2]:
            here, there = (rulings.options(it, decision.seat) for it in (table, hidden(table, 99)))
            assert [rulings.named(it) for it in here] == [rulings.named(it) for it in there]
            assert rulings.forms(table, decision.seat) == rulings.forms(hidden(table, 98), decision.seat)
            offered += len(here)
    assert offered > 0


def test_tb_3_2_where_nothing_is_hidden_everything_is_offered() -> None:
    table = new_table()
    seat = table.agenda().decisions[0].seat
    ends = [it for it in rulings.options(table, seat) if it.key == "end-purchases"]
    assert len(ends) == 1
    assert {rulings.named(it) for it in rulings.options(table, seat)} & {rulings.named(it) for it in table.options(seat)}


def test_tb_3_2_a_refusal_tells_the_host_no_number_that_is_hidden() -> None:
    table = new_table()
    seat = table.agenda().decisions[0].seat
    poor = Refusal("MM-3.2", "too-little-cash", 6, 4)
    rig = table.game.decode_action("buy-asset", {"kind": "rig", "quadrant": seat, "cell": 0})
    told = rulings.openly(table, seat, rig, poor)
    assert (told.clause, told.key, told.need, told.have) == ("TB-3.2", "hidden-reason", 0, 0)


def test_tb_3_2_a_reason_that_everybody_sees_is_told() -> None:
    table = new_table()
    seat = table.agenda().decisions[0].seat
    early = table.game.decode_action("end-turn", {})
    refusal = table.act(seat, early)
    assert isinstance(refusal, Refusal)
    assert rulings.openly(table, seat, early, refusal) is refusal
    wish(table, "end-purchases")
    missing = table.rule_act(seat, early, "")
    assert isinstance(missing, Refusal)
    assert rulings.openly(table, seat, early, missing) is missing
