"""/api/v1/sessions and /me/sessions: signing in and out, personal links, and the devices on which somebody is signed in."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from magnat.server.auth import COOKIE
from magnat.server.dependencies import AnyRequest, GivenServer, GivenVisitor
from magnat.server.device import device_of, network_address
from magnat.server.http.people import plain_name
from magnat.server.http.welcome import let_in, me, personal, welcomed
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.server.server_process import ServerProcess
from magnat.server.tokens import hashed, new_token
from magnat.store import people
from magnat.store.records import PersonChange, PersonRecord, TokenRecord
from magnat.wire.people import (
    Credentials,
    Here,
    LinkOwner,
    LinkToken,
    Me,
    NewPassword,
    OwnLink,
    PersonalLink,
    SessionInfo,
    Sessions,
    Welcomed,
)

ID_LETTERS = 16
"""Of a key's hash, by which its owner names it."""


@get("/sessions", summary="Whom does this device know, if anybody?")
async def who_is_here(visitor: GivenVisitor) -> Here:
    return Here(None if visitor.person is None else me(visitor.person))


@post("/sessions", summary="Sign in")
async def sign_in(data: JSONBody[Credentials], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Response[Welcomed]:  # noqa: ARG001 - the visitor's page was checked
    login, device = plain_name(data.login).casefold(), device_of(request)

    def look(connection: Connection) -> tuple[PersonRecord | None, bool]:
        person = people.by_login(connection, login)
        return person, person is not None and people.knows_device(connection, person.id, device.mark)

    person, known = await server.database.read(look)
    counted = count_attempt(server, login, network_address(request), device.mark if known else "")
    right = await server.passwords.right(None if person is None else person.password, data.password)
    if person is None or not right:
        raise Trouble("wrong-password")
    server.login_limit.give_back(counted)
    return await let_in(server, person, request)


def count_attempt(server: ServerProcess, login: str, address: str, known_device: str) -> str:
    """Whoever guesses uses up their own attempts, not the owner's: those of an address, or of a device that was signed in before."""
    counted = f"{login} on {known_device}" if known_device else f"{login} from {address}"
    server.login_limit.take(counted)
    if not known_device:
        server.guess_limit.take(address)
        server.account_limit.take(login)
    return counted


# Personal links


@post("/me/link", summary="A personal link for another device")
async def own_link(server: GivenServer, visitor: GivenVisitor) -> OwnLink:
    """With a key of its own, listed among the devices: signing out here does not end it."""
    person, token = visitor.known(), new_token()
    server.login_limit.take(f"link {person.id}")
    await server.database.write(lambda connection: people.add_token(connection, hashed(token), person.id, now_ms(), "link"))
    return OwnLink(personal(server, token))


async def owner_of(server: ServerProcess, token: str) -> PersonRecord:
    person = await server.database.read(lambda connection: people.by_token(connection, hashed(token)))
    if person is None:
        raise Trouble("unknown-token")
    return person


@post("/sessions/link/look", summary="Whose personal link is this?", status_code=200)
async def look_at_link(data: JSONBody[LinkToken], server: GivenServer, visitor: GivenVisitor) -> LinkOwner:
    """To be asked before it is used: where somebody else is known on this device, they would not be known here any more."""
    person = await owner_of(server, data.token)
    other = visitor.person is not None and visitor.person.id != person.id
    return LinkOwner(person.name, visitor.person.name if visitor.person is not None and other else None)


@post("/sessions/link", summary="Sign in with a personal link")
async def use_link(data: JSONBody[PersonalLink], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Response[Welcomed]:
    """The device gets a key of its own; nobody who is known here is replaced unless that is said."""
    person, here = await owner_of(server, data.token), visitor.person
    if here is not None and here.id == person.id:
        return welcomed(server, person, visitor.token, [])
    if here is not None and not data.replace:
        raise Trouble("somebody-is-here", name=here.name, other=person.name)
    return await let_in(server, person, request)


# Devices


def session_info(token: TokenRecord, here: str) -> SessionInfo:
    return SessionInfo(token.hash[:ID_LETTERS], token.kind, token.label, token.created, token.seen, token.hash == here)


@get("/me/sessions", summary="The devices on which I am signed in, and my personal links")
async def my_sessions(server: GivenServer, visitor: GivenVisitor) -> Sessions:
    person, here = visitor.known(), hashed(visitor.token)
    found = await server.database.read(lambda connection: people.tokens_of(connection, person.id))
    return Sessions([session_info(it, here) for it in found])


@delete("/me/sessions/{id:str}", summary="Sign a device out, or make a link void")
async def end_session(id: FromPath[str], server: GivenServer, visitor: GivenVisitor) -> Response[None]:
    person = visitor.known()

    def write(connection: Connection) -> None:
        mine = people.tokens_of(connection, person.id)
        found = next((it for it in mine if it.hash[:ID_LETTERS] == id), None)
        if found is None:
            raise Trouble("not-found")
        people.drop_token(connection, found.hash)
        if all(it.device != found.device for it in mine if it.hash != found.hash):
            people.forget_device(connection, person.id, found.device)

    await server.database.write(write)
    return await gone(server, own=hashed(visitor.token)[:ID_LETTERS] == id)


@delete("/me/sessions", summary="Sign out everywhere but here, and make all links void")
async def end_other_sessions(server: GivenServer, visitor: GivenVisitor) -> Response[None]:
    person = visitor.known()
    await server.database.write(lambda connection: people.drop_tokens(connection, person.id, but=hashed(visitor.token)))
    return await gone(server, own=False)


@delete("/sessions", summary="Sign out on this device")
async def sign_out(server: GivenServer, visitor: GivenVisitor) -> Response[None]:
    visitor.known()
    await server.database.write(lambda connection: people.drop_token(connection, hashed(visitor.token)))
    return await gone(server, own=True)


async def gone(server: ServerProcess, own: bool) -> Response[None]:
    """Whatever is open with a key that is worth nothing now is cut off."""
    await server.lines.check()
    response: Response[None] = Response(None, status_code=204)
    if own:
        response.delete_cookie(COOKIE)
    return response


@post("/me/password", summary="Another password; other devices and links are signed out", status_code=200)
async def change_password(data: JSONBody[NewPassword], server: GivenServer, visitor: GivenVisitor) -> Me:
    person = visitor.known()
    if person.login is None:
        raise Trouble("no-login")
    server.login_limit.take(f"password {person.id}")
    if not await server.passwords.right(person.password, data.old):
        raise Trouble("wrong-password")
    password = await server.passwords.hashed(data.new)

    def write(connection: Connection) -> None:
        people.change(connection, person.id, PersonChange(password=password))
        people.drop_tokens(connection, person.id, but=hashed(visitor.token))

    await server.database.write(write)
    await server.lines.check()
    return me(person)


HANDLERS = [
    who_is_here, sign_in, own_link, look_at_link, use_link, my_sessions, end_session, end_other_sessions, sign_out, change_password,
]  # fmt: skip
