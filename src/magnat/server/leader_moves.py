"""What a leader, or the seating, puts into the game: names of companies, the last turn (now, or planned), the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import structlog

from magnat.kernel.game import SPECTATOR, Wish
from magnat.lesson.times import lesson_data
from magnat.server.problems import Trouble
from magnat.server.table import overview
from magnat.server.table.leader_requests import ruled
from magnat.server.table.move_request import MoveRequest
from magnat.server.table.served_table import ServedTable
from magnat.tables.table import Table
from magnat.wire.play import Act

log = structlog.get_logger()


async def wished(table: ServedTable, find: Callable[[Table], Wish | None]) -> Wish | None:
    """What the game names for this moment."""
    async with table.memory.settled() as game:
        return find(game.table)


async def begin(table: ServedTable) -> None:
    """The game has just begun: this process goes on with it, and the names that the companies chose while they sat down become moves."""
    await table.refresh()
    await table.take()
    if table.stored.lesson is not None:
        await name_teams(table, table.stored.lesson.team_names)


async def name_teams(table: ServedTable, names: list[str]) -> None:
    """The names from the seating, as moves of the partners; one that the rules do not allow is left out."""
    for team, name in enumerate(names):
        wish = await wished(table, partial(named, team=team, name=name)) if name else None
        if wish is None:
            continue
        seat, action = wish
        move = Act(id=f"name-{team}", do=action.key, words=dict(action.words()))
        try:
            await table.send(MoveRequest(move=move, seat=seat))
        except Trouble as trouble:
            log.info("a company's name was refused", table=table.record.code, error=trouble.error)


def named(game: Table, team: int, name: str) -> Wish | None:
    """None where it is already called that."""
    known = game.game.team_names(game.state)
    return None if team < len(known) and known[team] == name else game.game.name_team(game.rules, game.state, team, name)


async def rename_team(table: ServedTable, team: int, name: str, language: str) -> None:
    wish = await wished(table, lambda game: named(game, team, name))
    if wish is not None:
        await table.lead(ruled(wish), language)


async def last_turn(table: ServedTable, reason: str, language: str) -> None:
    wish = await wished(table, lambda game: game.game.last_turn(game.rules, game.state))
    if wish is None:
        raise Trouble("not-now")
    await table.lead(ruled(wish, reason), language)


async def check_planned(table: ServedTable, number: int) -> None:
    """TB-3.8: a turn that has not passed, and earlier than the game ends anyway."""
    if lesson_data(table.record.game) is None:
        raise Trouble("not-now")
    turn, turns = 0, overview.turns_to_come(table.stored)
    if table.record.status != "open":
        async with table.memory.settled() as game:
            progress = game.table.game.progress(game.table.view(SPECTATOR))
            turn, turns = progress.turn, progress.turns
    if number < turn:
        raise Trouble("not-now")
    if number >= turns:
        raise Trouble("bad-message", detail="last_turn")


async def end_now(table: ServedTable, reason: str, language: str) -> bool:
    """False if this game cannot be ended like that: then its table can still be closed."""
    wish = await wished(table, lambda game: game.game.end_now(game.rules, game.state))
    if wish is not None:
        await table.lead(ruled(wish, reason), language)
    return wish is not None
