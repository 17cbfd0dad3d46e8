"""Moves between processes: a player's connection may be here while the table's mailbox is elsewhere. Knows only how they travel."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import structlog
from sqlalchemy import Connection

from magnat.server.background import Background
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.server.table.move_request import MoveRequest, Receipt
from magnat.store import forwarded_moves, leases
from magnat.store.database import Database
from magnat.store.errors import StoreDown
from magnat.store.records import ForwardedMove
from magnat.words.catalogue import words

log = structlog.get_logger()
REQUEST = msgspec.json.Decoder(MoveRequest)
RECEIPT = msgspec.json.Decoder(Receipt)
LOOK_S = 0.3
"""Seconds until a missing answer makes us look whether the owner still lives, again and again."""
PATIENCE = 5.0
"""Seconds after which a living owner is asked once more."""
LONGEST_MS = 60_000
"""Moves older than that belong to processes that are gone."""

Accept = Callable[[str, MoveRequest], Awaitable[int]]
"""What the process does with a request for one of its tables, by the table's id: the number of its entry, or Trouble."""


class Forwarding:
    def __init__(self, database: Database, process: str, patience_ms: int, accept: Accept, background: Background) -> None:
        self.database = database
        self.process = process
        self.patience_ms = patience_ms
        self.accept = accept
        self.background = background
        self.bell = asyncio.Event()
        self.waited_for: dict[int, asyncio.Future[Receipt]] = {}
        self.in_hand: set[int] = set()

    def ring(self, _number: str = "") -> None:
        """A move or an answer has come."""
        self.bell.set()

    # Out

    async def ask(self, table: str, request: MoveRequest) -> Receipt | None:
        """Sends it to the owner of the table; None if there is none, or no answer came in time."""
        me, now, body = self.process, now_ms(), msgspec.json.encode(request)

        def write(connection: Connection) -> tuple[int, str] | None:
            to = leases.owner(connection, table)
            return (forwarded_moves.send(connection, table, to, me, body, now), to) if to else None

        sent = await self.database.write(write)
        if sent is None:
            return None
        number, owner = sent
        answer = self.waited_for[number] = asyncio.get_running_loop().create_future()
        self.bell.set()  # the answer may have been faster than we were
        try:
            return await self._answer_of(owner, table, answer)
        finally:
            del self.waited_for[number]

    async def _answer_of(self, owner: str, table: str, answer: asyncio.Future[Receipt]) -> Receipt | None:
        """None as soon as the owner is known to be gone: somebody else must be asked, or we are it."""
        patience = self.patience_ms
        for _ in range(round(PATIENCE / LOOK_S)):
            await asyncio.wait([answer], timeout=LOOK_S)
            if answer.done():
                return answer.result()
            if not await self.database.read(lambda connection: leases.lives(connection, table, owner, patience)):
                return None
        return None

    # In

    async def listen(self) -> None:
        """Reads what comes in, for ever. On SQLite there is only one process."""
        if self.database.kind == "sqlite":
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
                log.exception("a forwarded move could not be read")

    async def _sort(self) -> None:
        me, old = self.process, now_ms() - LONGEST_MS
        incoming, answers = await self.database.read(
            lambda connection: (forwarded_moves.inbox(connection, me), forwarded_moves.answers(connection, me))
        )
        for move in incoming:
            if move.id not in self.in_hand:
                self.in_hand.add(move.id)
                self.background.start(self._answer(move))
        read = [move.id for move in answers if self._received(move)]
        if read:
            await self.database.write(
                lambda connection: (forwarded_moves.remove(connection, read), forwarded_moves.forget_old(connection, old))
            )

    def _received(self, move: ForwardedMove) -> bool:
        waiting = self.waited_for.get(move.id)
        if waiting is None or move.answer is None:
            return False
        if not waiting.done():
            waiting.set_result(RECEIPT.decode(move.answer))
        return True

    async def _answer(self, move: ForwardedMove) -> None:
        """A request from another process goes into the mailbox like any other."""
        try:
            receipt = await self._receipt(move)
            await self.database.write(lambda connection: forwarded_moves.answer(connection, move.id, msgspec.json.encode(receipt)))
        except StoreDown as error:
            log.warning("an answer was not stored", detail=error.detail)  # whoever asked asks again, with the same id
        finally:
            self.in_hand.discard(move.id)

    async def _receipt(self, move: ForwardedMove) -> Receipt:
        request = REQUEST.decode(move.body)
        try:
            return Receipt(await self.accept(move.table, request))
        except Trouble as trouble:
            return Receipt(problem=trouble.problem(words(request.language)))
        except StoreDown:
            return Receipt(problem=Trouble("not-stored").problem(words(request.language)))
