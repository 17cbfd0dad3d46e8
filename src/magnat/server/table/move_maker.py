"""How a request becomes an entry: checked, made, stored, and only then told. A repeated one is found instead."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from magnat.kernel.game import Unreadable
from magnat.server.now import now_ms
from magnat.server.problems import Error, NotUnderstood, Trouble
from magnat.server.table.game_in_play import GameInPlay
from magnat.server.table.memory import TableInMemory
from magnat.server.table.move_request import MoveRequest
from magnat.store.errors import Overtaken, StoreDown, Unstorable
from magnat.store.records import Append
from magnat.tables import clock
from magnat.tables.history import NeedsHistory

log = structlog.get_logger()

IDLE: Final[dict[str, Error]] = {"open": "not-playing", "paused": "paused"}
"""Why no move is made while a table has this status; any other means that the game is over."""
TRIES = 3


class MoveMaker:
    """`tell` hears of what is stored; `ours` says whether this process (still) has the mailbox."""

    def __init__(self, table: TableInMemory, tell: Callable[[Append], None], ours: Callable[[], Awaitable[bool]]) -> None:
        self.table = table
        self.tell = tell
        self.ours = ours

    async def answer(self, request: MoveRequest) -> int:
        """The number of its entry. Whatever happens to one request, the table goes on: Trouble says why not."""
        code = self.table.record.code
        try:
            return await self.make(request)
        except Trouble:
            raise
        except StoreDown as error:
            log.warning("a move was not stored", table=code, detail=error.detail)
            raise Trouble("not-stored") from None
        except Unreadable as complaint:
            raise NotUnderstood(complaint) from None
        except Unstorable as error:
            raise Trouble("bad-message", detail=error.detail) from None
        except Exception:
            log.exception("a move went wrong", table=code, move=type(request.move).__name__)
            self.table.forget()
            raise Trouble("went-wrong") from None

    async def make(self, request: MoveRequest) -> int:
        for _ in range(TRIES):
            status = self.table.record.status
            if status != "playing":
                return await self._known(request, Trouble(IDLE.get(status, "over")))
            try:
                batch = await self.change(lambda game: self._moved(game, request))
                return batch.rows[0].n if batch.rows else self.table.record.entries
            except NeedsHistory as missing:
                await self.table.reload(before=missing.to)
            except Overtaken:  # by another process, or by a pause
                await self.table.refresh()
                if (known := await self.table.entry_of(request)) is not None:
                    return known
                if not await self.ours():
                    raise Trouble("moving") from None
            except Trouble as trouble:
                return await self._known(request, trouble)
        raise Trouble("moving")

    def _moved(self, game: GameInPlay, request: MoveRequest) -> Append:
        """Bots think for a while: by now the seat may be a person's again, or a person's move in time after all."""
        stored, now = self.table.stored, now_ms()
        if request.by == "bot" and request.seat not in stored.bots():
            raise Trouble("moved-on")
        if request.by == "clock" and request.seat not in game.late():
            raise Trouble("moved-on")
        if request.by == "order" and not any(it.seat == request.seat for it in stored.in_force()):
            raise Trouble("moved-on")
        if request.by == "leader" and game.next_push() is None:
            raise Trouble("moved-on")
        return game.do(stored, request, now)

    async def finish_late(self, team: int) -> None:
        """TB-4.7: the stage of a team whose time is up."""

        def make(game: GameInPlay) -> Append:
            if all(clock.team(game.clock, seat) != team for seat in game.late()):
                raise Trouble("moved-on")
            return game.finish_stage(self.table.stored, team, now_ms())

        await self.change(make)

    async def _known(self, request: MoveRequest, trouble: Trouble) -> int:
        """The entry that this very message has become before; it may have been the move that ended the game."""
        known = await self.table.entry_of(request)
        if known is None:
            raise trouble
        return known

    async def change(self, make: Callable[[GameInPlay], Append]) -> Append:
        """Durable first, then told."""
        batch = await self.table.change(make)
        self.tell(batch)
        return batch
