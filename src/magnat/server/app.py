"""The application: routes, limits, and how every failure becomes one clear answer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from litestar import Litestar, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ControllerRouterHandler

from magnat.games.registry import GAMES
from magnat.kernel.descriptor import part
from magnat.kernel.game import Unreadable
from magnat.server import hosts, openapi, websocket
from magnat.server.auth import Visitor, asked_language, visitor_of
from magnat.server.dependencies import AnyRequest
from magnat.server.http import (
    card_sets,
    client,
    debriefs,
    dice,
    imports,
    lessons,
    mail,
    network,
    people,
    places,
    play,
    rooms,
    sessions,
    status,
    system,
    tables,
)
from magnat.server.problems import Error, NotUnderstood, Trouble
from magnat.server.server_process import ServerProcess
from magnat.server.settings import Settings
from magnat.server.tokens import hashed
from magnat.store import lessons as lessons_stored
from magnat.store.errors import StoreDown, Unstorable
from magnat.wire.limits import MESSAGE_BYTES
from magnat.wire.problems import Problem
from magnat.words.catalogue import words

log = structlog.get_logger()
HUNG_UP = "client disconnected prematurely"
"""Litestar's word for a request that does not finish."""
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    "cache-control": "no-store",
}


def make_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        server = app.state.server = await ServerProcess.open(settings)
        try:
            if server.door.may_open and await server.database.read(lessons_stored.any_under_way):
                server.door.open(app)  # phones come back after the server was killed
            yield
        finally:
            await app.state.server.close()

    led = [*lessons.HANDLERS, *places.HANDLERS, *rooms.HANDLERS, *network.HANDLERS, *debriefs.HANDLERS]
    known = [*people.HANDLERS, *sessions.HANDLERS, *mail.HANDLERS]
    others = [*system.HANDLERS, *status.HANDLERS, *card_sets.HANDLERS, *imports.HANDLERS]
    general = [*known, *tables.HANDLERS, *play.HANDLERS, *dice.HANDLERS, *led, *others, websocket.live]
    api = Router(openapi.API, route_handlers=[*general, *game_routes()])
    return Litestar(
        route_handlers=[api, *client.HANDLERS, *system.SYSTEM],
        dependencies={"server": Provide(give_server, sync_to_thread=False), "visitor": Provide(give_visitor)},
        lifespan=[lifespan],
        before_request=check_name,
        exception_handlers={
            Trouble: on_trouble,
            Unreadable: on_unreadable,
            StoreDown: on_store_down,
            Unstorable: on_unstorable,
            RecursionError: on_too_deep,
            UnicodeDecodeError: on_not_utf8,
            HTTPException: on_http,
            Exception: on_bug,
        },
        request_max_body_size=MESSAGE_BYTES,
        response_headers=HEADERS,
        openapi_config=openapi.config(),
        logging_config=None,
    )


def game_routes() -> list[ControllerRouterHandler]:
    """What the games answer beyond what every game does."""
    none: list[ControllerRouterHandler] = []
    return [handler for game in GAMES.values() for handler in part(game.descriptor.parts.routes, none)]


def give_server(state: State) -> ServerProcess:
    server: ServerProcess = state.server
    return server


async def give_visitor(request: AnyRequest, state: State) -> Visitor:
    """Who asks, within their limits: known people each for themselves, newcomers by their address."""
    server: ServerProcess = state.server
    visitor = await visitor_of(request, server.database, server.settings)
    request.scope["state"]["language"] = visitor.words.language
    if visitor.person is not None:
        server.person_limit.take(visitor.person.id)
        server.touch(hashed(visitor.token))
    else:
        server.newcomer_limit.take(request.client.host if request.client else "")
    return visitor


def check_name(request: AnyRequest) -> None:
    """Before anything else: is it us whom the browser thinks to speak to?"""
    hosts.check_host(request, request.app.state.server.settings)


# Failures


def answer(request: AnyRequest, trouble: Trouble) -> Response[Problem]:
    server: ServerProcess = request.app.state.server
    server.metrics.refusals.labels(trouble.error).inc()
    return Response(trouble.problem(words(spoken(request))), status_code=trouble.status, media_type="application/json", headers=HEADERS)


def spoken(request: AnyRequest) -> str:
    """The language of the answer: the person's, if it got so far, or what the browser asks for."""
    known = request.scope["state"].get("language")
    return str(known) if known else asked_language(request) or "en"


def on_trouble(request: AnyRequest, trouble: Trouble) -> Response[Problem]:
    return answer(request, trouble)


def on_unreadable(request: AnyRequest, complaint: Unreadable) -> Response[Problem]:
    return answer(request, NotUnderstood(complaint))


def on_store_down(request: AnyRequest, error: StoreDown) -> Response[Problem]:
    log.warning("the store is down", detail=error.detail)
    request.app.state.server.storing.failed()
    return answer(request, Trouble("not-stored"))


def on_unstorable(request: AnyRequest, error: Unstorable) -> Response[Problem]:
    return answer(request, Trouble("bad-message", detail=error.detail[:200]))


def on_too_deep(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """A body that is nested too deeply to be read."""
    return answer(request, Trouble("bad-message", detail=str(error)[:200]))


def on_not_utf8(request: AnyRequest, _error: UnicodeDecodeError) -> Response[Problem]:
    return answer(request, Trouble("not-utf8"))


def on_http(request: AnyRequest, error: HTTPException) -> Response[Problem] | Response[bytes]:
    """What Litestar itself refuses: no such path, wrong method, a body that is too large or not valid JSON."""
    if error.status_code == 404 and (page := client.lost(request, HEADERS)) is not None:
        return page
    if error.detail == HUNG_UP:
        return answer(request, Trouble("too-slow"))  # nobody will read it
    if error.status_code >= 500:
        return on_bug(request, error)
    named: dict[int, Error] = {404: "not-found", 405: "not-allowed", 413: "too-large"}
    known = named.get(error.status_code)
    if known is not None:
        return answer(request, Trouble(known, most=MESSAGE_BYTES) if known == "too-large" else Trouble(known))
    return answer(request, Trouble("bad-message", detail=complaint(error)))


def complaint(error: HTTPException) -> str:
    """What is wrong with a body or a parameter, in one line."""
    extra = error.extra if isinstance(error, ValidationException) else None
    if isinstance(extra, list) and extra:
        first = extra[0]
        return f"{first.get('key', '')}: {first.get('message', '')}"[:200] if isinstance(first, dict) else str(first)[:200]
    return str(error.__cause__ or error.detail)[:200]


def on_bug(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a request failed", path=request.scope["path"], method=request.method, exc_info=error)
    return answer(request, Trouble("went-wrong"))
