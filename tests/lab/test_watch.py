"""A game that is watched: the same game, and what is noted of it."""

from __future__ import annotations

import pytest

from magnat.bots.own_file import find as find_bot
from magnat.games.registry import find
from magnat.kernel.dice import Dice
from magnat.lab.match import play
from magnat.lab.simulate import plan, play_one
from magnat.lab.watch import Watch

OPTIONS: dict[str, dict[str, int]] = {"mcmulti": {"round_limit": 6}, "africa": {"round_limit": 2}, "oilcity": {}}


@pytest.mark.parametrize(("name", "seats"), [("mcmulti", 3), ("africa", 3), ("oilcity", 9)])
def test_watching_changes_nothing_and_counts_what_was_done(name: str, seats: int) -> None:
    wanted = plan(name, 1, seats, ["random"], 5, dict(OPTIONS[name]))
    game = find(name)
    rules = game.rules(wanted.options)
    watch = Watch(game, rules, seats)
    result = play_one(wanted, 0, watch=watch)
    assert result == play_one(wanted, 0)
    seen = watch.seen(result.places)
    assert seen.rounds > 1
    assert seen.lead_changes is not None
    assert seen.decided_at is not None
    assert 0 <= seen.decided_at <= 1
    teams = len(game.teams(rules, seats))
    assert all(leader is None or 0 <= leader < teams for leader in seen.leaders)
    actions = {key: use for (kind, key, field, _), use in seen.uses.items() if kind == "action" and not field}
    chances = sum(use.times for (kind, *_), use in seen.uses.items() if kind == "chance")
    assert sum(use.times for use in actions.values()) + chances == result.inputs
    assert set(actions) <= set(game.edge.actions.actions)
    assert all(0 <= use.by_winners <= use.times for use in seen.uses.values())


def test_the_round_after_which_the_winner_always_led() -> None:
    game = find("mcmulti")
    rules = game.rules(game.settings({}, simulated=True))
    watch = Watch(game, rules, 2)
    watch.led = [1, 0, None, 0]
    assert watch.seen([1, 2]).decided_at == 0.75
    assert watch.seen([2, 1]).decided_at == 1
    assert watch.seen([1, 2]).lead_changes == 1
    assert watch.seen([1, 2]).leaders == (1, 0, None)
    watch.led = [0, 0]
    assert watch.seen([1, 2]).decided_at == 0
    assert watch.seen([]).decided_at is None


def test_a_watch_needs_no_journal() -> None:
    game = find("mcmulti")
    rules = game.rules(game.settings({"round_limit": 2}, simulated=True))
    bots = [find_bot("mcmulti", "random")(game, rules, seat, Dice(1, seat)) for seat in range(2)]
    watch = Watch(game, rules, 2)
    play(game, rules, bots, Dice(3), watch=watch)
    assert watch.done
