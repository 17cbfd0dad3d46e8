"""/api/v1/status and /operator: how the server is, for whoever has its machine."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from magnat.server.dependencies import GivenServer, GivenVisitor
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.server.status.report import report
from magnat.server.tokens import hashed
from magnat.store import backup_log, leases, operators, people, tables
from magnat.wire.status import OperatorLink, ServerStatus


@post("/operator", status_code=204, summary="Becomes an operator with a link of `magnat operator`")
async def become_operator(data: JSONBody[OperatorLink], server: GivenServer, visitor: GivenVisitor) -> None:
    """A link works once, and for an hour."""
    person, now = visitor.known(), now_ms()
    server.login_limit.take(f"operator {person.id}")
    if not await server.database.write(lambda connection: operators.accept(connection, hashed(data.token), person.id, now)):
        raise Trouble("unknown-token")


@get("/status", summary="How the server is: all its processes, the store, the backups")
async def status(server: GivenServer, visitor: GivenVisitor) -> ServerStatus:
    """For operators only."""
    person = visitor.known()
    if not await server.database.read(lambda connection: operators.is_operator(connection, person.id)):
        raise Trouble("not-the-operator")
    await server.tell_figures()

    def look(connection: Connection) -> ServerStatus:
        return report(
            now=now_ms(),
            store=server.database.kind,
            records=leases.living(connection, server.settings.patience),
            tables=tables.by_status(connection),
            people=people.number(connection),
            backups=backup_log.newest(connection),
            verified=backup_log.last_verified(connection),
            backups_wanted=bool(server.settings.backups.folder),
        )

    return await server.database.read(look)


HANDLERS = [become_operator, status]
