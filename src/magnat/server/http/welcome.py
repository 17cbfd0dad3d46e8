"""Letting somebody in: a key of its own for every device, in a cookie and in the answer."""

from __future__ import annotations

from collections.abc import Callable

from litestar import Response
from litestar.datastructures import Cookie
from sqlalchemy import Connection

from magnat.server.auth import cookie
from magnat.server.dependencies import AnyRequest
from magnat.server.device import label_of, marked
from magnat.server.now import now_ms
from magnat.server.server_process import ServerProcess
from magnat.server.tokens import hashed, new_token
from magnat.store import people
from magnat.store.records import PersonRecord
from magnat.wire.people import Me, Welcomed


def me(person: PersonRecord) -> Me:
    return Me(
        id=person.id,
        name=person.name,
        language=person.language,  # type: ignore[arg-type]  # checked when it came in
        login=person.login,
        webhook=person.webhook,
        email=person.email,
        quiet_from=person.quiet_from,
        quiet_to=person.quiet_to,
        zone=person.zone,
        email_confirmed=person.email_confirmed,
        email_asked=person.email_asked > 0,
    )


async def let_in(
    server: ServerProcess, person: PersonRecord, request: AnyRequest, first: Callable[[Connection], None] | None = None
) -> Response[Welcomed]:
    """`first` is stored with the key, or not at all."""
    token, (device, cookies) = new_token(), marked(request, server.settings)

    def write(connection: Connection) -> None:
        if first is not None:
            first(connection)
        people.add_token(connection, hashed(token), person.id, now_ms(), label=label_of(request), device=device)

    await server.database.write(write)
    return welcomed(server, person, token, [cookie(token, server.settings), *cookies])


def welcomed(server: ServerProcess, person: PersonRecord, token: str, cookies: list[Cookie]) -> Response[Welcomed]:
    return Response(Welcomed(me(person), token, personal(server, token)), status_code=201, cookies=cookies)


def personal(server: ServerProcess, token: str) -> str:
    return f"{server.settings.address()}/me#{token}"
