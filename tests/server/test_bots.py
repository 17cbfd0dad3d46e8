"""Bots at the table: how quickly they follow one another."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from statistics import median

import pytest

from tests.databases import sqlite_url
from tests.server.app import Person, Plain, Server, running, started, until

PAUSE_MS = 3_000
HIGHER = {"mcmulti": ["director", "magnate"]}
"""Rungs above the clerk."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("bots"))) as one:
        yield one


def test_a_bot_that_buys_one_piece_after_the_other_pauses_before_the_first_and_after_the_last(server: Server) -> None:
    ada = Person(server)
    code = started([ada], bots=1, bot_pause=PAUSE_MS)
    if ada.position(code)["choices"]:
        ada.moves(code)
    moves = until(lambda: purchases(ada.entries(code)), "the bot's purchases")
    gaps = [later["at"] - earlier["at"] for earlier, later in itertools.pairwise(moves)]
    assert gaps[0] >= PAUSE_MS
    assert median(gaps[1:-1]) < min(gaps[0], gaps[-1])
    assert gaps[-1] >= PAUSE_MS


def purchases(entries: list[Plain]) -> list[Plain]:
    """What went before the bot's first purchase, all of it, and the move that ended it; nothing until that is there."""
    first = next((it["n"] for it in entries if it.get("seat") == 1), len(entries) + 1)
    bought = list(itertools.takewhile(lambda it: bool(it["facts"]) and it["facts"][0]["fact"] == "asset-bought", entries[first - 1 :]))
    end = first + len(bought)
    return entries[first - 2 : end] if end <= len(entries) else []


@pytest.mark.parametrize("game", ["mcmulti", "africa", "oilcity"])
def test_every_rung_can_be_chosen_and_plays_at_a_table(server: Server, game: str) -> None:
    ada = Person(server)
    info = next(it for it in ada.get("/games") if it["name"] == game)
    rungs = [bot for bot in info["bots"] if bot != "random"]
    assert rungs == ["apprentice", "trader", "clerk", *HIGHER.get(game, [])]
    seats = next((number for number in info["seats"] if number > len(rungs)), info["seats"][-1])
    bots = [rungs[-1 - index % len(rungs)] for index in range(seats - 1)]
    code = ada.opens(game, seats, bots=bots, bot_pause=0)
    ada.post(f"/tables/{code}/start")
    assert [it["bot"] for it in ada.card(code)["seats"] if it["kind"] == "bot"] == bots
