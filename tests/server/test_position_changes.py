"""Whoever asks for changes is sent only what is different in a position, and sees the same as everybody else."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from magnat.games.registry import GAMES
from magnat.lab.real_server import put_in
from magnat.server.table.position_changes import changed
from tests.databases import sqlite_url
from tests.server.app import Live, Person, Plain, Server, running, simplest, started

values = some.recursive(
    some.none() | some.booleans() | some.integers(-9, 9) | some.text(max_size=3),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("changes"))) as one:
        yield one


def encoded(n: int, view: Plain) -> bytes:
    return msgspec.json.encode({"type": "position", "n": n, "seat": 0, "view": view})


def decoded(message: Plain) -> Plain:
    return msgspec.json.decode(msgspec.json.encode(message))


@given(values, values)
def test_any_position_can_be_made_of_any_other(before: Plain, now: Plain) -> None:
    was = decoded({"type": "position", "n": 1, "seat": 0, "view": before})
    assert put_in(was, decoded(changed(encoded(1, before), encoded(2, now)))) == {"type": "position", "n": 2, "seat": 0, "view": now}
    assert was["view"] == before


@given(values)
def test_nothing_is_told_of_what_is_the_same(view: Plain) -> None:
    assert changed(encoded(1, view), encoded(2, view)).parts == []


class Follower:
    """One connection that is sent changes: what it makes of them."""

    def __init__(self) -> None:
        self.positions: dict[int, Plain] = {}
        self.sizes: list[int] = []
        self.whole: list[int] = []

    def follow(self, message: Plain) -> None:
        if message["type"] == "position":
            self.positions[message["seat"]] = message
        elif message["type"] == "changed":
            self.positions[message["seat"]] = put_in(self.positions[message["seat"]], message)
            self.sizes.append(len(msgspec.json.encode(message)))
            self.whole.append(len(msgspec.json.encode(self.positions[message["seat"]])))

    def until(self, live: Live, n: int) -> Plain:
        while not self.positions or next(iter(self.positions.values()))["n"] < n:
            self.follow(live.hear())
        return next(iter(self.positions.values()))


@pytest.mark.parametrize("game", GAMES)
def test_changes_lead_to_the_position_that_others_are_told_whole(server: Server, game: str) -> None:
    people = [Person(server, f"P{seat}") for seat in range(GAMES[game].seats[0])]
    code = started(people, game)
    with people[0].live(code, changes=True) as live:
        follower, entries = Follower(), people[0].card(code)["entries"]
        for _ in range(25):
            position = follower.until(live, entries)
            assert without_clocks(position) == without_clocks(people[0].position(code, seat=position["seat"]))
            seat = position["waiting"][0]["seat"]
            choice = simplest(people[seat].position(code, seat=seat))
            entries = people[seat].sends(code, "act", seat=seat, do=choice["do"], **{"with": choice["with"]})["n"]
    assert len(follower.sizes) >= 20
    assert median(follower.sizes) < median(follower.whole) / 2


def without_clocks(position: Plain) -> Plain:
    return {**position, "type": "position", "waiting": [{**it, "left": None} for it in position["waiting"]]}


def test_a_new_connection_begins_with_a_whole_position(server: Server) -> None:
    people = [Person(server), Person(server)]
    code = started(people)
    for _ in range(2):
        with people[0].live(code, changes=True) as live:
            live.wait("position")
        assert "changed" not in [message["type"] for message in live.heard]
