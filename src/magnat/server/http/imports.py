"""/api/v1/journals and /imports: a saved game gets a table of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from litestar import post
from litestar.response import Stream

from magnat.kernel.game import Unreadable
from magnat.server import quotas
from magnat.server.auth import Visitor
from magnat.server.dependencies import AnyRequest, GivenServer, GivenVisitor
from magnat.server.imports import Import
from magnat.server.now import now_ms
from magnat.server.problems import NotUnderstood, Trouble
from magnat.server.server_process import ServerProcess
from magnat.server.table import table_info
from magnat.store.errors import StoreDown
from magnat.store.records import PersonRecord
from magnat.wire.imports import Checking, Imported
from magnat.wire.limits import JOURNAL_BYTES
from magnat.wire.play import Failed
from magnat.wire.tables import TableInfo
from magnat.words.catalogue import Words

ENCODER = msgspec.json.Encoder()
UNBUFFERED = {"x-accel-buffering": "no"}
"""A proxy passes every line on at once."""


@post("/journals", summary="Bring a saved game to a table of its own", request_max_body_size=JOURNAL_BYTES)
async def bring(server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    """The body is a journal file. A finished game can be looked at; an unfinished one goes on when people have sat down."""
    person = await host(server, visitor)
    begun = await server.imports.bring(request.body, person)
    return table_info.info(await begun.table(), person.id)


@post(
    "/imports",
    summary="Bring a saved game, and hear how far it is",
    request_max_body_size=JOURNAL_BYTES,
    status_code=200,
    media_type="application/jsonl",
)
async def bring_and_tell(server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Stream:
    """As `/journals`, answered line by line: `checking` again and again, then `imported` or `failed`. Hanging up cancels it."""
    person = await host(server, visitor)
    begun = await server.imports.bring(request.body, person)
    return Stream(lines(begun, person, visitor.words), media_type="application/jsonl", headers=UNBUFFERED)


async def host(server: ServerProcess, visitor: Visitor) -> PersonRecord:
    """Whoever may have another table."""
    person, now = visitor.known(), now_ms()
    await server.database.read(lambda connection: quotas.check_tables(connection, server.settings, person.id, False, now))
    return person


async def lines(begun: Import, person: PersonRecord, words: Words) -> AsyncIterator[bytes]:
    async for step in begun.steps():
        yield line(Checking(done=step.done, of=step.of))
    yield line(await ended(begun, person, words))


async def ended(begun: Import, person: PersonRecord, words: Words) -> Imported | Failed:
    try:
        return Imported(table_info.info(await begun.table(), person.id))
    except Unreadable as complaint:
        return Failed(problem=NotUnderstood(complaint).problem(words))
    except StoreDown:
        return Failed(problem=Trouble("not-stored").problem(words))
    except Trouble as trouble:
        return Failed(problem=trouble.problem(words))


def line(message: Checking | Imported | Failed) -> bytes:
    return ENCODER.encode(message) + b"\n"


HANDLERS = [bring, bring_and_tell]
