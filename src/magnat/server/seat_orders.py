"""A person's standing orders for a seat: which there are, which could be given, and giving and ending them. Nobody else is told."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection

from magnat.bots import standing
from magnat.bots.standing import OrderField, orders_of
from magnat.kernel.contract import Seat
from magnat.server.auth import Visitor
from magnat.server.table.served_table import ServedTable
from magnat.store import standing_orders, tables
from magnat.store.records import OrderRecord
from magnat.wire.play import GiveOrder, OrderChoice, OrderForm, OrderInfo, OrderLimits, Orders
from magnat.words import say
from magnat.words.catalogue import Words


async def mine(table: ServedTable, visitor: Visitor) -> list[Orders]:
    return [await shown(table, visitor, seat) for seat in table.stored.held_by(visitor.known().id)]


async def shown(table: ServedTable, visitor: Visitor, seat: Seat) -> Orders:
    mine, game = visitor.seat(table.stored, seat), table.record.game
    async with table.memory.settled() as it:
        view = it.table.view(mine)
    offered = [
        OrderForm(kind, say.thing(visitor.words, game, "order-title", kind), limits(fields, game, visitor.words))
        for kind, order in orders_of(game).items()
        if (fields := order.offered(view)) is not None
    ]
    given = [info(it, game, visitor.words) for it in table.stored.in_force() if it.seat == mine and it.person == visitor.id]
    return Orders(seat=mine, given=given, offered=offered)


def info(it: OrderRecord, game: str, words: Words) -> OrderInfo:
    return OrderInfo(it.kind, say.order(words, game, it.kind, dict(it.words)))


def limits(fields: list[OrderField], game: str, words: Words) -> list[OrderLimits]:
    return [
        OrderLimits(
            it.name,
            say.thing(words, game, "order-field", it.name),
            it.low,
            it.high,
            it.usual,
            [OrderChoice(one, say.thing(words, game, f"order-{it.name}", one)) for one in it.choices],
        )
        for it in fields
    ]


async def give(table: ServedTable, visitor: Visitor, seat: Seat, wish: GiveOrder) -> Orders:
    """It is kept with what must be remembered of this moment, and carried out from now on, after a restart too."""
    person, mine = visitor.known().id, visitor.seat(table.stored, seat)
    async with table.memory.settled() as it:
        words = standing.given(table.record.game, wish.kind, it.table.view(mine), dict(wish.words))
    record = OrderRecord(table.record.id, mine, wish.kind, person, words)
    await change(table, lambda connection: standing_orders.give(connection, record))
    return await shown(table, visitor, mine)


async def end(table: ServedTable, visitor: Visitor, seat: Seat, kind: str) -> Orders:
    mine, id = visitor.seat(table.stored, seat), table.record.id
    await change(table, lambda connection: standing_orders.end(connection, id, mine, kind))
    return await shown(table, visitor, mine)


async def change(table: ServedTable, write: Callable[[Connection], None]) -> None:
    id = table.record.id

    def work(connection: Connection) -> None:
        write(connection)
        tables.notify(connection, id)

    await table.services.database.write(work)
    await table.refresh()
    if not table.lease.held:
        await table.take()  # nobody may be looking, and the order may be due at once
    table.ring(record=True)
