"""/api/v1/rooms: a lasting address for a leader's lessons, their joint ranking, and forgetting a class."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from magnat.server.auth import Visitor
from magnat.server.dependencies import GivenServer, GivenVisitor
from magnat.server.http.people import plain_name
from magnat.server.lobby import forgetting
from magnat.server.lobby import rooms as lobby_rooms
from magnat.server.lobby.new_table import new_code
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.server.server_process import ServerProcess
from magnat.store import rooms
from magnat.store.errors import Clash
from magnat.store.records import RoomRecord, RoomUpdate
from magnat.wire.rooms import NewRoom, RoomChange, RoomInfo, Rooms

TRIES = 5
RoomCode = FromPath[str]


async def told(server: ServerProcess, room: RoomRecord, visitor: Visitor) -> RoomInfo:
    return await lobby_rooms.info(server.database, room, visitor.id, server.door.base(""))


async def found(server: ServerProcess, code: str) -> RoomRecord:
    room = await server.database.read(lambda connection: rooms.find(connection, code))
    if room is None:
        raise Trouble("no-such-room")
    return room


async def own(server: ServerProcess, code: str, visitor: Visitor) -> RoomRecord:
    """For its leader only."""
    person, room = visitor.known(), await found(server, code)
    if room.leader != person.id:
        raise Trouble("not-your-room")
    return room


@post("/rooms", summary="A room for my lessons")
async def open_room(data: JSONBody[NewRoom], server: GivenServer, visitor: GivenVisitor) -> RoomInfo:
    person = visitor.known()
    for _ in range(TRIES):
        room = RoomRecord(new_code(), person.id, plain_name(data.title), data.ranked_by, now_ms())
        try:
            await server.database.write(lambda connection, room=room: rooms.create(connection, room))  # type: ignore[misc]  # this round's
        except Clash:  # the code was taken
            continue
        return await told(server, room, visitor)
    raise Trouble("not-stored")


@get("/rooms", summary="My rooms")
async def my_rooms(server: GivenServer, visitor: GivenVisitor) -> Rooms:
    person = visitor.known()
    mine = await server.database.read(lambda connection: rooms.led_by(connection, person.id))
    return Rooms([await told(server, room, visitor) for room in mine])


@get("/rooms/{code:str}", summary="One room")
async def one_room(code: RoomCode, server: GivenServer, visitor: GivenVisitor) -> RoomInfo:
    return await told(server, await found(server, code), visitor)


@put("/rooms/{code:str}", summary="Another title, or another way of ranking")
async def change_room(code: RoomCode, data: JSONBody[RoomChange], server: GivenServer, visitor: GivenVisitor) -> RoomInfo:
    room = await own(server, code, visitor)
    update = RoomUpdate(title=plain_name(data.title) if isinstance(data.title, str) else data.title, ranked_by=data.ranked_by)
    await server.database.write(lambda connection: lobby_rooms.change(connection, room, update))
    return await told(server, await found(server, code), visitor)


@post("/rooms/{code:str}/forget", summary="Forget this class: all names are removed", status_code=200)
async def forget_class(code: RoomCode, server: GivenServer, visitor: GivenVisitor) -> RoomInfo:
    room = await own(server, code, visitor)
    await told(server, room, visitor)  # what the lessons came to is kept, without names
    for table in await forgetting.forget(server.database, room):
        server.tables.heard(table)
    await server.lines.check()
    return await told(server, room, visitor)


HANDLERS = [open_room, my_rooms, one_room, change_room, forget_class]
