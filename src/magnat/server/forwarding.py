"""Moves between processes: a player's connection may be here while the table's mailbox is elsewhere."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import structlog

from magnat.server.now import now_ms
from magnat.server.problems import Reported, Trouble
from magnat.server.table.move_request import MoveRequest, Receipt
from magnat.store import forwarding, leases
from magnat.store.errors import StoreDown
from magnat.words.catalogue import words

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from magnat.server.house import House
    from magnat.server.table.served_table import ServedTable
    from magnat.store.records import ForwardedMove

log = structlog.get_logger()
ORDER = msgspec.json.Decoder(MoveRequest)
RECEIPT = msgspec.json.Decoder(Receipt)
PATIENCE = 2.0
"""Seconds until a missing answer makes us look whether the owner still lives."""
TRIES = 5
LONGEST_MS = 60_000
"""Letters older than that belong to processes that are gone."""


class Forwarding:
    def __init__(self, house: House) -> None:
        self.house = house
        self.bell = asyncio.Event()
        self.waited_for: dict[int, asyncio.Future[Receipt]] = {}
        self.in_hand: set[int] = set()

    def ring(self, _number: str) -> None:
        """A letter or an answer has come."""
        self.bell.set()

    async def deliver(self, room: ServedTable, order: MoveRequest) -> int:
        """Sends the order to the owner; if that one dies, to the next, or takes the table over. The order's id keeps it single."""
        for _ in range(TRIES):
            if await room.own():
                return await room.send(order)
            receipt = await self._ask(room, order)
            if receipt is not None and receipt.problem is None:
                return receipt.n
            if receipt is not None and receipt.problem is not None and receipt.problem.error != "moving":
                raise Reported(receipt.problem)
        raise Trouble("moving")

    async def _ask(self, room: ServedTable, order: MoveRequest) -> Receipt | None:
        """One letter; None if no answer came in time."""
        table, me, now, body = room.record.id, self.house.process, now_ms(), msgspec.json.encode(order)

        def write(connection: Connection) -> int | None:
            to = leases.owner(connection, table)
            return forwarding.send(connection, table, to, me, body, now) if to else None

        number = await self.house.database.write(write)
        if number is None:
            return None
        self.waited_for[number] = asyncio.get_running_loop().create_future()
        self.bell.set()  # the answer may have been faster than we
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.waited_for[number]
        except TimeoutError:
            return None
        finally:
            del self.waited_for[number]

    async def run(self) -> None:
        """Reads what comes in, for ever."""
        if self.house.database.kind == "sqlite":
            return
        while True:
            await self.bell.wait()
            self.bell.clear()
            try:
                await self._sort()
            except StoreDown:
                await asyncio.sleep(0.5)
                self.bell.set()
            except Exception:
                log.exception("a letter could not be read")

    async def _sort(self) -> None:
        me, old = self.house.process, now_ms() - LONGEST_MS
        inbox, answers = await self.house.database.read(
            lambda connection: (forwarding.inbox(connection, me), forwarding.answers(connection, me))
        )
        for letter in inbox:
            if letter.id not in self.in_hand:
                self.in_hand.add(letter.id)
                self.house.start(self._answer(letter))
        read = [letter.id for letter in answers if self._received(letter)]
        if read:
            await self.house.database.write(
                lambda connection: (forwarding.remove(connection, read), forwarding.forget_old(connection, old))
            )

    def _received(self, letter: ForwardedMove) -> bool:
        waiting = self.waited_for.get(letter.id)
        if waiting is None or letter.answer is None:
            return False
        if not waiting.done():
            waiting.set_result(RECEIPT.decode(letter.answer))
        return True

    async def _answer(self, letter: ForwardedMove) -> None:
        """An order from another process goes into the mailbox like any other."""
        order = ORDER.decode(letter.body)
        try:
            room = await self.house.room_of(letter.table)
            if not room.owned and not await room.own():
                raise Trouble("moving")
            receipt = Receipt(await room.send(order))
        except Trouble as trouble:
            receipt = Receipt(problem=trouble.problem(words(order.language)))
        except StoreDown:
            receipt = Receipt(problem=Trouble("not-stored").problem(words(order.language)))
        try:
            await self.house.database.write(lambda connection: forwarding.answer(connection, letter.id, msgspec.json.encode(receipt)))
        except StoreDown as error:
            log.warning("an answer was not stored", detail=error.detail)  # who asked asks again, with the same id
        finally:
            self.in_hand.discard(letter.id)
