"""/api/v1/tables: set up, find, join, leave, start, pause, hand over, play again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated

from litestar import Response, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import Connection

from magnat.server import leader_moves, quotas
from magnat.server.auth import Visitor
from magnat.server.dependencies import AnyRequest, GivenServer, GivenVisitor, TableCode
from magnat.server.device import device_of, marking
from magnat.server.lobby import new_table, places, relays, seat_requests
from magnat.server.lobby import seats as seating
from magnat.server.lobby import status as statuses
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.server.server_process import ServerProcess
from magnat.server.table import table_info
from magnat.server.table.served_table import ServedTable
from magnat.server.table.stored_table import StoredTable, stored_tables
from magnat.server.table.teams import team_of, teams
from magnat.server.table_access import table_by_code
from magnat.store import chats, tables
from magnat.store.errors import Clash
from magnat.store.records import Wanted
from magnat.wire.tables import (
    AskSeat,
    Because,
    HandOver,
    HostClaim,
    Join,
    Leave,
    Lobby,
    Mute,
    NewTable,
    Opened,
    Pace,
    Rematch,
    SeatAnswer,
    SeatLink,
    Status,
    TableInfo,
    TableWish,
)

PAGE = 50
HOUR = 3_600_000
JOINABLE: list[Status] = ["open", "playing", "paused"]
Ruling = Callable[[Connection, str, int], None]
"""A change in one transaction: of which table, and when."""


async def fresh(table: ServedTable, person: str) -> TableInfo:
    """The table after a change, as it is stored."""
    await table.refresh()
    return table.info_for(person)


@get("/tables", summary="The lobby: public tables and my own")
async def lobby_list(
    server: GivenServer,
    visitor: GivenVisitor,
    game: FromQuery[str | None] = None,
    status: FromQuery[Status | None] = None,
    pace: FromQuery[Pace | None] = None,
    free: FromQuery[bool] = False,
    mine: FromQuery[bool] = False,
    page: Annotated[int, QueryParameter(ge=0, le=1000)] = 0,
) -> Lobby:
    wanted = Wanted(
        me=visitor.known().id if mine else visitor.id,
        game=game,
        statuses=[status] if status else (JOINABLE if free else []),
        pace=pace,
        free=free,
        mine=mine,
        limit=PAGE + 1,
        offset=page * PAGE,
    )

    found = await server.database.read(lambda connection: stored_tables(connection, tables.listed(connection, wanted)))
    return Lobby([table_info.info(stored, visitor.id) for stored in found[:PAGE]], len(found) > PAGE)


@post("/tables", summary="Set up a table")
async def set_up(data: JSONBody[NewTable], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Opened:
    person, device = visitor.known(), device_of(request)
    for _ in range(5):
        stored, token = new_table.prepared(data, person, now_ms(), device)
        try:
            await server.database.write(partial(created, server=server, stored=stored))
        except Clash:  # the code was taken
            continue
        link = f"{server.settings.address()}/t/{stored.record.code}"
        return Opened(table_info.info(stored, person.id), token, link, teams(stored.record))
    raise Trouble("not-stored")


def created(connection: Connection, server: ServerProcess, stored: StoredTable) -> None:
    record = stored.record
    quotas.check_tables(connection, server.settings, record.host, record.visibility == "public", record.created)
    tables.create(connection, record, stored.seats)


@get("/tables/{code:str}", summary="One table")
async def one_table(code: TableCode, server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    return await fresh(await table_by_code(server, code, request), visitor.id)


@post("/tables/{code:str}/join", summary="Sit down")
async def join(
    code: TableCode, data: JSONBody[Join], server: GivenServer, visitor: GivenVisitor, request: AnyRequest
) -> Response[TableInfo]:
    table, person, device = await table_by_code(server, code, request), visitor.known(), device_of(request)
    id, now = table.record.id, now_ms()
    await server.database.write(lambda connection: seating.sit(connection, id, person, data.seat, data.token, now, device))
    return Response(await fresh(table, person.id), cookies=marking(request, server.settings))


@post("/tables/{code:str}/leave", summary="Get up; a bot may go on")
async def leave(code: TableCode, data: JSONBody[Leave], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    table, person = await table_by_code(server, code, request), visitor.known()
    await server.database.write(lambda connection: seating.stand_up(connection, table.record.id, person, data.seat, data.bot, now_ms()))
    return await fresh(table, person.id)


@put("/tables/{code:str}/seats/{seat:int}", summary="Hand a seat to a bot, open it, or take it back")
async def hand_over(
    code: TableCode, seat: FromPath[int], data: JSONBody[HandOver], server: GivenServer, visitor: GivenVisitor, request: AnyRequest
) -> TableInfo:
    table, person = await table_by_code(server, code, request), visitor.known()
    host, now, id, device = visitor.is_host(table.stored), now_ms(), table.record.id, device_of(request)
    await server.database.write(lambda connection: seating.hand_over(connection, id, person, host, seat, data, now, device))
    return await fresh(table, person.id)


@post("/tables/{code:str}/seats/{seat:int}/link", summary="A link with which somebody can take this seat")
async def seat_link(code: TableCode, seat: FromPath[int], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> SeatLink:
    """For the host, for one's own seat on another device, and for partners: it works once."""
    table = await table_by_code(server, code, request)
    id, now, life = table.record.id, now_ms(), server.settings.seat_link_hours * HOUR
    check = partial(check_may_invite, visitor=visitor, seat=seat)
    offer = await server.database.write(lambda connection: relays.offer_link(connection, id, seat, now, life, check))
    address = server.settings.address() if table.stored.lesson is None else table.stored.lesson.address
    return SeatLink(seat, offer.token, f"{address}/t/{table.record.code}#seat={offer.token}", offer.until)


def check_may_invite(stored: StoredTable, visitor: Visitor, seat: int) -> None:
    held = stored.held_by(visitor.known().id)
    team = team_of(stored.record, seat) if 0 <= seat < stored.record.deciders else None
    partner = team is not None and any(team_of(stored.record, mine) == team for mine in held)
    if not (visitor.is_host(stored) or seat in held or partner):
        raise Trouble("not-your-seat")


@post("/tables/{code:str}/ask-seat", summary="Ask the others for a seat that I may not simply take", status_code=200)
async def ask_seat(code: TableCode, data: JSONBody[AskSeat], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    """TB-6.2: for whoever knows what another seat hides. Nobody to ask: the seat is taken at once."""
    table, person, device = await table_by_code(server, code, request), visitor.known(), device_of(request)
    id, now = table.record.id, now_ms()
    await server.database.write(lambda connection: seat_requests.ask(connection, id, person, data, now, device))
    return await fresh(table, person.id)


@post("/tables/{code:str}/answer-seat", summary="May whoever asks have the seat?", status_code=200)
async def answer_seat(
    code: TableCode, data: JSONBody[SeatAnswer], server: GivenServer, visitor: GivenVisitor, request: AnyRequest
) -> TableInfo:
    table, person = await table_by_code(server, code, request), visitor.known()
    id, now = table.record.id, now_ms()
    await server.database.write(lambda connection: seat_requests.answer(connection, id, person, data.agree, now))
    return await fresh(table, person.id)


async def ruled(
    server: ServerProcess, code: str, visitor: Visitor, request: AnyRequest, work: Callable[[Connection, str, int], None]
) -> ServedTable:
    """Something that only the host may do to the table."""
    table = await table_by_code(server, code, request)
    visitor.as_host(table.stored)
    await server.database.write(lambda connection: work(connection, table.record.id, now_ms()))
    return table


@post("/tables/{code:str}/start", summary="Begin the game")
async def start(code: TableCode, server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    table = await ruled(server, code, visitor, request, statuses.start)
    await leader_moves.begin(table)
    return await fresh(table, visitor.id)


@post("/tables/{code:str}/pause", summary="Stop the clocks and take no moves")
async def pause(code: TableCode, data: JSONBody[Because], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    table = await ruled(server, code, visitor, request, lambda connection, table, now: statuses.pause(connection, table, data.reason, now))
    return await fresh(table, visitor.id)


@post("/tables/{code:str}/resume", summary="Go on")
async def resume(code: TableCode, server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    return await fresh(await ruled(server, code, visitor, request, statuses.resume), visitor.id)


@post("/tables/{code:str}/close", summary="End the table before the game is over")
async def close(code: TableCode, data: JSONBody[Because], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    table = await ruled(server, code, visitor, request, lambda connection, table, now: statuses.close(connection, table, data.reason, now))
    return await fresh(table, visitor.id)


@patch("/tables/{code:str}", summary="Change how bots move and whether hints are given")
async def change(code: TableCode, data: JSONBody[TableWish], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    """Only the host may; what is left out stays as it is."""
    table = await ruled(server, code, visitor, request, lambda connection, table, now: statuses.change(connection, table, data, now))
    return await fresh(table, visitor.id)


@post("/tables/{code:str}/host", summary="Become the host with the host's token")
async def claim_host(
    code: TableCode, data: JSONBody[HostClaim], server: GivenServer, visitor: GivenVisitor, request: AnyRequest
) -> TableInfo:
    table, person = await table_by_code(server, code, request), visitor.known()
    await server.database.write(lambda connection: statuses.claim_host(connection, table.record.id, person, data.token, now_ms()))
    return await fresh(table, person.id)


@post("/tables/{code:str}/mute", summary="Silence a seat in the chat, or let it speak again", status_code=204)
async def mute(code: TableCode, data: JSONBody[Mute], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Response[None]:
    table = await table_by_code(server, code, request)
    visitor.as_host(table.stored)
    person = places.at(table.stored.seats, data.seat).person
    change = chats.mute if data.muted else chats.unmute
    await server.database.write(lambda connection: change(connection, table.record.id, person))
    return Response(None, status_code=204)


@post("/tables/{code:str}/rematch", summary="The same people at a new table")
async def rematch(code: TableCode, data: JSONBody[Rematch], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    """Anybody who played may ask, of a lesson only its leader; all find the same new table."""
    table, person = await table_by_code(server, code, request), visitor.known()
    if table.stored.lesson is not None:
        visitor.as_leader(table.stored)
    elif not visitor.is_host(table.stored):
        visitor.seat(table.stored, min(table.stored.held_by(person.id), default=None))
    record, now = table.record, now_ms()

    def work(connection: Connection) -> StoredTable:
        if not record.rematch:
            quotas.check_tables(connection, server.settings, person.id, record.visibility == "public", now)
        return new_table.rematch(connection, record, person, data.title, now)

    new = await server.database.write(work)
    table.ring(record=True)
    return table_info.info(new, person.id)


HANDLERS = [
    lobby_list, set_up, one_table, join, leave, hand_over, seat_link, ask_seat, answer_seat, start, pause, resume, change, close,
    claim_host, mute, rematch,
]  # fmt: skip
