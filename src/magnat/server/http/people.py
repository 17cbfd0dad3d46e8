"""/api/v1/people, /me, /sessions: guests, accounts, personal links."""

from __future__ import annotations

import asyncio
import secrets
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody
from msgspec import UNSET
from sqlalchemy import Connection

from magnat.server.auth import COOKIE, cookie, hash_password, right_password
from magnat.server.given import GivenHouse, GivenVisitor
from magnat.server.house import House
from magnat.server.notify.mail import ADDRESS
from magnat.server.notify.notice import Failed
from magnat.server.notify.target import read as read_address
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.server.tokens import hashed, new_token
from magnat.store import people, tables
from magnat.store.errors import Clash
from magnat.store.records import PersonChange, PersonRecord, Wanted
from magnat.wire.people import Credentials, Here, Me, MeChange, NewAccount, NewPerson, OwnLink, PersonalLink, Welcomed

MOST_TOLD = 200
"""The newest tables of a person that are told about a new name at once; others show it when they are next opened."""


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
    )


def welcomed(house: House, person: PersonRecord, token: str) -> Response[Welcomed]:
    return Response(Welcomed(me(person), token, personal(house, token)), status_code=201, cookies=[cookie(token, house.settings)])


def personal(house: House, token: str) -> str:
    return f"{house.settings.address()}/me#{token}"


def plain_name(name: str) -> str:
    """One line without invisible letters."""
    clean = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not clean:
        raise Trouble("bad-message", detail="name")
    return clean


@post("/people", summary="Come in as a guest")
async def come_in(data: JSONBody[NewPerson], house: GivenHouse, visitor: GivenVisitor) -> Response[Welcomed]:  # noqa: ARG001 - the visitor's page was checked
    person = PersonRecord(id=secrets.token_hex(8), name=plain_name(data.name), language=data.language, created=now_ms(), seen=now_ms())
    token = new_token()

    def write(connection: Connection) -> None:
        people.create(connection, person)
        people.add_token(connection, hashed(token), person.id, person.created)

    await house.database.write(write)
    return welcomed(house, person, token)


@get("/me", summary="Who am I")
async def who_am_i(visitor: GivenVisitor) -> Me:
    return me(visitor.known())


@patch("/me", summary="Change name, language, notifications")
async def change_me(data: JSONBody[MeChange], house: GivenHouse, visitor: GivenVisitor) -> Me:
    person = visitor.known()
    if data.webhook is not UNSET and data.webhook and isinstance(read_address(data.webhook), Failed):
        raise Trouble("bad-address")
    if data.email is not UNSET and data.email and not ADDRESS.fullmatch(data.email):
        raise Trouble("bad-address")
    if data.zone is not UNSET and not is_zone(data.zone):
        raise Trouble("bad-message", detail="zone")
    change = PersonChange(
        language=data.language,
        webhook=data.webhook,
        email=data.email,
        quiet_from=data.quiet_from,
        quiet_to=data.quiet_to,
        zone=data.zone,
    )

    def write(connection: Connection) -> tuple[PersonRecord, list[str]]:
        people.change(connection, person.id, change)
        renamed = [] if data.name is UNSET else rename(connection, person, plain_name(data.name))
        return people.find(connection, person.id) or person, renamed

    changed, renamed = await house.database.write(write)
    for table in renamed:
        house.tables.heard(table)
    return me(changed)


def rename(connection: Connection, person: PersonRecord, name: str) -> list[str]:
    """The seats follow; the tables at which others see them change."""
    people.rename(connection, person.id, name)
    mine = Wanted(me=person.id, mine=True, statuses=["open", "playing", "paused"], limit=MOST_TOLD)
    sat = [record.id for record in tables.listed(connection, mine)]
    for table in sat:
        tables.notify(connection, table)
    return sat


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


@post("/me/account", summary="Keep my seats under a login and a password")
async def open_account(data: JSONBody[NewAccount], house: GivenHouse, visitor: GivenVisitor) -> Me:
    """Other devices with an old token stay signed in; a second account for the same person is refused."""
    person = visitor.known()
    if person.login is not None:
        raise Trouble("has-login")
    password = await asyncio.to_thread(hash_password, data.password)

    def write(connection: Connection) -> PersonRecord:
        people.change(connection, person.id, PersonChange(login=plain_name(data.login), password=password))
        return people.find(connection, person.id) or person

    try:
        return me(await house.database.write(write))
    except Clash:
        raise Trouble("login-taken") from None


@post("/me/link", summary="A personal link for another device")
async def own_link(house: GivenHouse, visitor: GivenVisitor) -> OwnLink:
    """With a key of its own: signing out here does not close the other device."""
    person, token = visitor.known(), new_token()
    house.login_limit.take(f"link {person.id}")
    await house.database.write(lambda connection: people.add_token(connection, hashed(token), person.id, now_ms()))
    return OwnLink(personal(house, token))


@get("/sessions", summary="Whom does this device know, if anybody?")
async def who_is_here(visitor: GivenVisitor) -> Here:
    return Here(None if visitor.person is None else me(visitor.person))


@post("/sessions", summary="Sign in")
async def sign_in(data: JSONBody[Credentials], house: GivenHouse, visitor: GivenVisitor) -> Response[Welcomed]:  # noqa: ARG001 - the visitor's page was checked
    login = plain_name(data.login).casefold()
    house.login_limit.take(login)
    person = await house.database.read(lambda connection: people.by_login(connection, login))
    right = await asyncio.to_thread(right_password, None if person is None else person.password, data.password)
    if person is None or not right:
        raise Trouble("wrong-password")
    token = new_token()
    await house.database.write(lambda connection: people.add_token(connection, hashed(token), person.id, now_ms()))
    return welcomed(house, person, token)


@post("/sessions/link", summary="Sign in with a personal link")
async def use_link(data: JSONBody[PersonalLink], house: GivenHouse, visitor: GivenVisitor) -> Response[Welcomed]:  # noqa: ARG001 - the visitor's page was checked
    person = await house.database.read(lambda connection: people.by_token(connection, hashed(data.token)))
    if person is None:
        raise Trouble("unknown-token")
    return welcomed(house, person, data.token)


@delete("/sessions", summary="Sign out on this device")
async def sign_out(house: GivenHouse, visitor: GivenVisitor) -> Response[None]:
    visitor.known()
    await house.database.write(lambda connection: people.drop_token(connection, hashed(visitor.token)))
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


HANDLERS = [come_in, who_am_i, change_me, open_account, own_link, who_is_here, sign_in, use_link, sign_out]
