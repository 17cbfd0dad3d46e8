"""/api/v1/tables: set up, find, join, leave, start, pause, hand over, play again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import Connection

from magnat.server.auth import Visitor
from magnat.server.entering import entered
from magnat.server.given import AnyRequest, GivenHouse, GivenVisitor, TableCode
from magnat.server.house import House
from magnat.server.lobby import new_table
from magnat.server.lobby import seats as seating
from magnat.server.lobby import status as statuses
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.server.table import table_info
from magnat.server.table.card import Card
from magnat.server.table.served_table import ServedTable
from magnat.store import tables, talk
from magnat.store.errors import Clash
from magnat.store.records import SeatRecord, TableRecord, Wanted
from magnat.wire.tables import (
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
    SeatLink,
    Status,
    TableInfo,
)

PAGE = 50
JOINABLE: list[Status] = ["open", "playing", "paused"]
Ruling = Callable[[Connection, str, int], None]
"""A change in one transaction: of which table, and when."""


async def fresh(table: ServedTable, person: str) -> TableInfo:
    """The card after a change, as it is stored."""
    await table.refresh()
    return table.info_for(person)


@get("/tables", summary="The lobby: public tables and my own")
async def lobby_list(
    house: GivenHouse,
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

    def look(connection: Connection) -> tuple[list[TableRecord], dict[str, list[SeatRecord]]]:
        found = tables.listed(connection, wanted)
        return found, tables.seats_of(connection, [record.id for record in found])

    found, seats = await house.database.read(look)
    return Lobby([table_info.info(Card(record, seats[record.id]), visitor.id) for record in found[:PAGE]], len(found) > PAGE)


@post("/tables", summary="Set up a table")
async def set_up(data: JSONBody[NewTable], house: GivenHouse, visitor: GivenVisitor) -> Opened:
    person = visitor.known()
    for _ in range(5):
        card, token = new_table.prepared(data, person, now_ms())
        try:
            await house.database.write(partial(tables.create, record=card.record, seats=card.seats))
        except Clash:  # the code was taken
            continue
        link = f"{house.settings.address()}/t/{card.record.code}"
        return Opened(table_info.info(card, person.id), token, link, table_info.teams(card.record))
    raise Trouble("not-stored")


@get("/tables/{code:str}", summary="One table")
async def one_table(code: TableCode, house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    return await fresh(await entered(house, code, request), visitor.id)


@post("/tables/{code:str}/join", summary="Sit down")
async def join(code: TableCode, data: JSONBody[Join], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    table, person = await entered(house, code, request), visitor.known()
    await house.database.write(lambda connection: seating.sit(connection, table.record.id, person, data.seat, data.token, now_ms()))
    return await fresh(table, person.id)


@post("/tables/{code:str}/leave", summary="Get up; a bot may go on")
async def leave(code: TableCode, data: JSONBody[Leave], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    table, person = await entered(house, code, request), visitor.known()
    await house.database.write(lambda connection: seating.stand_up(connection, table.record.id, person, data.seat, data.bot, now_ms()))
    return await fresh(table, person.id)


@put("/tables/{code:str}/seats/{seat:int}", summary="Hand a seat to a bot, open it, or take it back")
async def hand_over(
    code: TableCode, seat: FromPath[int], data: JSONBody[HandOver], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest
) -> TableInfo:
    table, person = await entered(house, code, request), visitor.known()
    host, now = visitor.is_host(table.card), now_ms()
    await house.database.write(lambda connection: seating.hand_over(connection, table.record.id, person, host, seat, data, now))
    return await fresh(table, person.id)


@post("/tables/{code:str}/seats/{seat:int}/link", summary="A link with which somebody can take this seat")
async def seat_link(code: TableCode, seat: FromPath[int], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> SeatLink:
    """For the host, or for one's own seat on another device."""
    table = await entered(house, code, request)
    if not visitor.is_host(table.card):
        visitor.seat(table.card, seat)
    token = await house.database.write(lambda connection: seating.seat_token(connection, table.record.id, seat, now_ms()))
    return SeatLink(seat, token, f"{house.settings.address()}/t/{table.record.code}#seat={token}")


async def ruled(
    house: House, code: str, visitor: Visitor, request: AnyRequest, work: Callable[[Connection, str, int], None]
) -> ServedTable:
    """Something that only the host may do to the table."""
    table = await entered(house, code, request)
    visitor.as_host(table.card)
    await house.database.write(lambda connection: work(connection, table.record.id, now_ms()))
    return table


@post("/tables/{code:str}/start", summary="Begin the game")
async def start(code: TableCode, house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    table = await ruled(house, code, visitor, request, statuses.start)
    await table.take()
    return await fresh(table, visitor.id)


@post("/tables/{code:str}/pause", summary="Stop the clocks and take no moves")
async def pause(code: TableCode, data: JSONBody[Because], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    table = await ruled(house, code, visitor, request, lambda connection, table, now: statuses.pause(connection, table, data.reason, now))
    return await fresh(table, visitor.id)


@post("/tables/{code:str}/resume", summary="Go on")
async def resume(code: TableCode, house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    return await fresh(await ruled(house, code, visitor, request, statuses.resume), visitor.id)


@post("/tables/{code:str}/close", summary="End the table before the game is over")
async def close(code: TableCode, data: JSONBody[Because], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    table = await ruled(house, code, visitor, request, lambda connection, table, now: statuses.close(connection, table, data.reason, now))
    return await fresh(table, visitor.id)


@post("/tables/{code:str}/host", summary="Become the host with the host's token")
async def claim_host(
    code: TableCode, data: JSONBody[HostClaim], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest
) -> TableInfo:
    table, person = await entered(house, code, request), visitor.known()
    await house.database.write(lambda connection: statuses.claim_host(connection, table.record.id, person, data.token, now_ms()))
    return await fresh(table, person.id)


@post("/tables/{code:str}/mute", summary="Silence a seat in the chat, or let it speak again", status_code=204)
async def mute(code: TableCode, data: JSONBody[Mute], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> Response[None]:
    table = await entered(house, code, request)
    visitor.as_host(table.card)
    person = seating.at(table.card.seats, data.seat).person
    change = talk.mute if data.muted else talk.unmute
    await house.database.write(lambda connection: change(connection, table.record.id, person))
    return Response(None, status_code=204)


@post("/tables/{code:str}/rematch", summary="The same people at a new table")
async def rematch(code: TableCode, data: JSONBody[Rematch], house: GivenHouse, visitor: GivenVisitor, request: AnyRequest) -> TableInfo:
    """Anybody who played may ask; all find the same new table."""
    table, person = await entered(house, code, request), visitor.known()
    if not visitor.is_host(table.card):
        visitor.seat(table.card, min(table.card.held_by(person.id), default=None))
    record = table.record

    new = await house.database.write(lambda connection: new_table.rematch(connection, record, person, data.title, now_ms()))
    table.ring(card=True)
    return table_info.info(new, person.id)


HANDLERS = [
    lobby_list, set_up, one_table, join, leave, hand_over, seat_link, start, pause, resume, close, claim_host, mute, rematch,
]  # fmt: skip
