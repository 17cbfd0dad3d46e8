"""/api/v1/people and /me: guests and accounts."""

from __future__ import annotations

import secrets
from functools import partial
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from litestar import Response, get, patch, post
from litestar.params import JSONBody
from msgspec import UNSET
from sqlalchemy import Connection

from magnat.server.dependencies import AnyRequest, GivenServer, GivenVisitor
from magnat.server.device import network_address
from magnat.server.http.welcome import let_in, me
from magnat.server.lobby import places
from magnat.server.notify import confirming
from magnat.server.notify.mail import ADDRESS
from magnat.server.notify.notice import Failed
from magnat.server.notify.target import read as read_address
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.store import people, tables
from magnat.store.errors import Clash
from magnat.store.records import PersonChange, PersonRecord, Wanted
from magnat.tables.visible_names import visible
from magnat.wire.people import Me, MeChange, NewAccount, NewPerson, Welcomed

MOST_TOLD = 200
"""The newest tables of a person that are told about a new name at once; others show it when they are next opened."""


def plain_name(name: str) -> str:
    """One line that can be seen."""
    clean = visible(name)
    if not clean:
        raise Trouble("bad-message", detail="name")
    return clean


@post("/people", summary="Come in as a guest")
async def come_in(data: JSONBody[NewPerson], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Response[Welcomed]:  # noqa: ARG001 - the visitor's page was checked
    person = PersonRecord(id=secrets.token_hex(8), name=plain_name(data.name), language=data.language, created=now_ms(), seen=now_ms())
    return await let_in(server, person, request, partial(people.create, record=person))


@get("/me", summary="Who am I")
async def who_am_i(visitor: GivenVisitor) -> Me:
    return me(visitor.known())


@patch("/me", summary="Change name, language, notifications")
async def change_me(data: JSONBody[MeChange], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Me:
    """A new e-mail address is used when it is confirmed: a link goes there."""
    person = visitor.known()
    if data.webhook is not UNSET and data.webhook and isinstance(read_address(data.webhook), Failed):
        raise Trouble("bad-address")
    if data.email is not UNSET and data.email and not ADDRESS.fullmatch(data.email):
        raise Trouble("bad-address")
    if data.zone is not UNSET and not is_zone(data.zone):
        raise Trouble("bad-message", detail="zone")
    new_email = data.email is not UNSET and data.email != person.email
    asks = new_email and bool(data.email) and server.postman.can_mail
    if asks:
        server.mail_limit.take(network_address(request))
    change = PersonChange(
        language=data.language,
        webhook=data.webhook,
        email=data.email,
        email_confirmed=False if new_email else UNSET,
        email_asked=0 if new_email else UNSET,
        quiet_from=data.quiet_from,
        quiet_to=data.quiet_to,
        zone=data.zone,
    )

    def write(connection: Connection) -> tuple[PersonRecord, list[str], str]:
        people.change(connection, person.id, change)
        token = confirming.prepared(connection, person.id, str(data.email), now_ms()) if asks else ""
        name = person.name if data.name is UNSET else plain_name(data.name)
        renamed = [] if name == person.name else rename(connection, person, name)
        return people.find(connection, person.id) or person, renamed, token

    changed, renamed, token = await server.database.write(write)
    if token and not await confirming.send(server.database, server.postman, server.settings.address(), changed, token):
        changed = msgspec.structs.replace(changed, email_asked=0)
    for table in renamed:
        server.tables.heard(table)
    return me(changed)


def rename(connection: Connection, person: PersonRecord, name: str) -> list[str]:
    """The seats follow; the tables at which others see them change."""
    people.rename(connection, person.id, name)
    mine = Wanted(me=person.id, mine=True, statuses=["open", "playing", "paused"], limit=MOST_TOLD)
    sat = [record.id for record in tables.listed(connection, mine)]
    for table in sat:
        places.follow_name(connection, table, msgspec.structs.replace(person, name=name))
        tables.notify(connection, table)
    return sat


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


@post("/me/account", summary="Keep my seats under a login and a password")
async def open_account(data: JSONBody[NewAccount], server: GivenServer, visitor: GivenVisitor) -> Me:
    """Other devices with an old token stay signed in; a second account for the same person is refused."""
    person = visitor.known()
    if person.login is not None:
        raise Trouble("has-login")
    password = await server.passwords.hashed(data.password)

    def write(connection: Connection) -> PersonRecord:
        people.change(connection, person.id, PersonChange(login=plain_name(data.login), password=password))
        return people.find(connection, person.id) or person

    try:
        return me(await server.database.write(write))
    except Clash:
        raise Trouble("login-taken") from None


HANDLERS = [come_in, who_am_i, change_me, open_account]
