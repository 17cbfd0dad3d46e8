"""/api/v1/tables/{code}/places, /teams and /relay: where pupils sit, what companies are called, a place on another phone."""

from __future__ import annotations

from functools import partial

from litestar import Response, post, put
from litestar.params import FromPath, JSONBody
from msgspec import UNSET
from msgspec.structs import replace
from sqlalchemy import Connection

from magnat.server import leader_moves
from magnat.server.auth import Visitor
from magnat.server.dependencies import AnyRequest, GivenServer, GivenVisitor, TableCode
from magnat.server.device import device_of, marking
from magnat.server.http.lessons import led
from magnat.server.http.people import plain_name
from magnat.server.http.tables import fresh
from magnat.server.lobby import leader_changes, places, relays
from magnat.server.lobby import seats as seating
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.server.table.stored_table import StoredTable
from magnat.server.table.teams import team_of, teams
from magnat.server.table_access import table_by_code
from magnat.wire.lessons import PlaceChange, Relay, TakeRelay, TeamName
from magnat.wire.tables import TableInfo


@put("/tables/{code:str}/teams/{team:int}", summary="Name a company")
async def name_team(
    code: TableCode, team: FromPath[int], data: JSONBody[TeamName], server: GivenServer, visitor: GivenVisitor, request: AnyRequest
) -> TableInfo:
    """The leader at any time; its partners before the game begins, in which it is an action of theirs."""
    table, person = await table_by_code(server, code, request), visitor.known()
    stored = table.stored
    if stored.lesson is None:
        raise Trouble("no-lesson")
    if not 0 <= team < len(teams(stored.record)):
        raise Trouble("no-such-team")
    leads = stored.leads(person.id)
    if not leads and team not in [team_of(stored.record, seat) for seat in stored.held_by(person.id)]:
        raise Trouble("not-your-seat" if stored.held_by(person.id) else "not-the-leader")
    name = await server.database.write(
        lambda connection: leader_changes.name_team(connection, stored.record.id, team, plain_name(data.name), now_ms(), begun_too=leads)
    )
    if stored.record.status != "open":
        await leader_moves.rename_team(table, team, name, visitor.words.language)
    return await fresh(table, person.id)


@put("/tables/{code:str}/places/{seat:int}", summary="Rename, free or move whoever sits there, or ban the device")
async def change_place(
    code: TableCode, seat: FromPath[int], data: JSONBody[PlaceChange], server: GivenServer, visitor: GivenVisitor, request: AnyRequest
) -> TableInfo:
    table = await led(server, code, visitor, request)
    wish = data if data.name is UNSET else replace(data, name=plain_name(data.name))
    await server.database.write(lambda connection: leader_changes.change_place(connection, table.record.id, seat, wish, now_ms()))
    return await fresh(table, visitor.id)


# Another phone


@post("/tables/{code:str}/seats/{seat:int}/relay", summary="A code and a link with which another phone takes this place")
async def offer_relay(code: TableCode, seat: FromPath[int], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> Relay:
    """For the leader, whoever has the place, and their partners."""
    table = await table_by_code(server, code, request)
    stored = table.stored
    check = partial(check_may_offer, visitor=visitor, seat=seat)
    offer = await server.database.write(lambda connection: relays.offer(connection, stored.record.id, seat, now_ms(), check))
    address = server.settings.address() if stored.lesson is None else stored.lesson.address
    return Relay(offer.seat, offer.code, offer.token, f"{address}/t/{stored.record.code}#relay={offer.token}", offer.until)


def check_may_offer(stored: StoredTable, visitor: Visitor, seat: int) -> None:
    person = visitor.known()
    if stored.lesson is None:
        raise Trouble("no-lesson")
    places.at(stored.seats, seat)
    held = stored.held_by(person.id)
    team = team_of(stored.record, seat)
    partner = team is not None and any(team_of(stored.record, mine) == team for mine in held)
    if not (stored.leads(person.id) or seat in held or partner):
        raise Trouble("not-your-seat")


@post("/tables/{code:str}/relay", summary="Take a place on this phone, by a code or a link", status_code=200)
async def take_relay(
    code: TableCode, data: JSONBody[TakeRelay], server: GivenServer, visitor: GivenVisitor, request: AnyRequest
) -> Response[TableInfo]:
    """Guesses are limited, for each device and at each table."""
    table, person, device = await table_by_code(server, code, request), visitor.known(), device_of(request)
    id, wrong = table.record.id, (data.code is None) == (data.token is None)
    if wrong:
        raise Trouble("bad-message", detail="code or token")
    who = f"{id} {device.counted_as(person.id)}"
    server.relay_limit.take(who)

    def work(connection: Connection) -> int | None:
        if data.code is not None:
            return relays.take_with_code(connection, id, person, device, data.code, now_ms())
        return seating.sit(connection, id, person, None, data.token, now_ms(), device)

    if await server.database.write(work) is None:
        raise Trouble("wrong-code")
    server.relay_limit.give_back(who)
    return Response(await fresh(table, person.id), cookies=marking(request, server.settings))


HANDLERS = [name_team, change_place, offer_relay, take_relay]
