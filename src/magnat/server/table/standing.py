"""Standing orders carried out by the table: as moves of the seats that they were given for, and ended when their time has come."""

from __future__ import annotations

import structlog
from sqlalchemy import Connection

from magnat.bots.bot import Question
from magnat.bots.standing import OVER, orders_of
from magnat.kernel.contract import Seat
from magnat.kernel.game import View
from magnat.server.problems import Trouble
from magnat.server.table.game_in_play import GameInPlay
from magnat.server.table.memory import TableInMemory
from magnat.server.table.move_maker import MoveMaker
from magnat.server.table.move_request import MoveRequest
from magnat.store import standing_orders, tables
from magnat.store.records import OrderRecord
from magnat.wire.play import Act

log = structlog.get_logger()


async def go_on(table: TableInMemory, maker: MoveMaker, game: GameInPlay) -> bool:
    """Does one thing that somebody has ordered; False if there is nothing to do."""
    for order in table.stored.in_force():
        kind = orders_of(table.record.game).get(order.kind)
        if kind is None or kind.over(look(game, order.seat), dict(order.words)):
            await end(table, order)
            return True
        asked = next((it for it in game.table.agenda().decisions if it.seat == order.seat and it.must), None)
        if asked is None:
            continue
        question = Question(asked.key, game.table.rules.options(game.table.state, order.seat), lambda at=order.seat: look(game, at))  # type: ignore[misc]
        answer = kind.answer(question, dict(order.words))
        if answer is None:
            continue
        if answer == OVER:
            await end(table, order)
            return True
        try:
            await maker.make(MoveRequest(move=Act(do=answer.key, words=dict(answer.words())), seat=order.seat, by="order"))
        except Trouble as trouble:  # paused or moved on, or the rules do not allow it: the person decides
            log.info("a standing order ends", table=table.record.code, kind=order.kind, error=trouble.error)
            await end(table, order)
        return True
    return False


def look(game: GameInPlay, seat: Seat) -> View:
    """What the seat sees: an order knows no more than whoever gave it."""
    return game.table.view(seat)


async def end(table: TableInMemory, order: OrderRecord) -> None:
    def write(connection: Connection) -> None:
        standing_orders.end(connection, order.table, order.seat, order.kind)
        tables.notify(connection, order.table)

    await table.database.write(write)
    await table.refresh()
