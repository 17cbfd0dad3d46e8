"""What a leader changes in a lesson: each function is one transaction, and says no with Trouble."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType
from sqlalchemy import Connection

from magnat.bots.registry import find as find_bot
from magnat.kernel.contract import Seat
from magnat.server.lobby.changes import changed, lesson_changed, locked_lesson
from magnat.server.lobby.places import Mover, at, freed, numbered, put
from magnat.server.problems import Trouble
from magnat.server.table.stored_table import StoredTable
from magnat.server.table.teams import teams
from magnat.store import lessons, people, tables
from magnat.store.records import BanRecord, LessonUpdate, SeatRecord, TableChange
from magnat.tables.clock import ClockRule
from magnat.wire.lessons import LessonChange, PlaceChange
from magnat.wire.tables import Clock


def change(connection: Connection, table: str, wish: LessonChange, address: str | UnsetType, now: int) -> None:
    """`address` is the one that phones open, if it is to be another."""
    stored, _ = locked_lesson(connection, table)
    update = LessonUpdate(
        bell=wish.bell,
        locked=wish.locked,
        ranking_shown=wish.ranking_shown,
        hold=wish.hold,
        last_turn=wish.last_turn,
        one_place=wish.one_place,
        address=address,
    )
    lessons.change(connection, table, update)
    if wish.pardon:
        lessons.pardon(connection, table)
    changed(connection, stored.record, now, TableChange(title=wish.title))


def go_on(connection: Connection, table: str, now: int) -> None:
    """A break is over: what waited for the leader after the newest entry waits no longer."""
    stored, _ = locked_lesson(connection, table)
    lesson_changed(connection, stored.record, now, LessonUpdate(released=stored.record.entries))


def set_clock(connection: Connection, table: str, wish: Clock, now: int) -> None:
    """Before the game or while it runs; what is running goes on by the new rule."""
    stored, _ = locked_lesson(connection, table)
    if wish.kind != "none" and wish.seconds == 0:
        raise Trouble("bad-message", detail="clock.seconds")
    if wish.late != "simplest":
        find_bot(stored.record.game, wish.late)
    rule = ClockRule(wish.kind, wish.seconds, wish.extra, wish.late)
    changed(connection, stored.record, now, TableChange(clock_rule=msgspec.json.encode(rule)))


def name_team(connection: Connection, table: str, team: int, name: str, now: int, begun_too: bool = False) -> str:
    """The name as it is kept: another one if there is such a company already. In the game it is put in as a move."""
    stored, lesson = locked_lesson(connection, table)
    count = len(teams(stored.record))
    if not 0 <= team < count:
        raise Trouble("no-such-team")
    if stored.record.status != "open" and not begun_too:
        raise Trouble("already-started")
    names = [lesson.team_names[it] if it < len(lesson.team_names) else "" for it in range(count)]
    names[team] = numbered((it for number, it in enumerate(names) if number != team), name)
    lesson_changed(connection, stored.record, now, LessonUpdate(team_names=names))
    return names[team]


# Places


def change_place(connection: Connection, table: str, seat: Seat, wish: PlaceChange, now: int) -> None:
    stored, _ = locked_lesson(connection, table)
    it = at(stored.seats, seat)
    if it.person and it.person == stored.record.host:
        raise Trouble("place-is-kept")
    leader = Mover(stored.record.host, stored.record.host_name, now)
    if wish.name is not UNSET:
        rename(connection, stored, it, wish.name)
    if wish.ban:
        ban(connection, stored, it, leader)
    elif wish.free:
        put(connection, stored, it, freed(stored, it), leader)
    elif wish.move_to is not UNSET:
        move(connection, stored, it, at(stored.seats, wish.move_to), leader)
    changed(connection, stored.record, now)


def rename(connection: Connection, stored: StoredTable, it: SeatRecord, name: str) -> None:
    """A guest is called this from now on, wherever they sit down next."""
    given = numbered((other.name for other in stored.seats if other.seat != it.seat and (not it.person or other.person != it.person)), name)
    for other in stored.seats:
        if other.seat == it.seat or (it.person and other.person == it.person):
            tables.seat(connection, msgspec.structs.replace(other, name=given))
    person = people.find(connection, it.person) if it.person else None
    if person is not None and person.login is None:
        people.rename_alone(connection, person.id, name)


def ban(connection: Connection, stored: StoredTable, it: SeatRecord, leader: Mover) -> None:
    """The person and the device lose all their places and get none again; so does the address, if nobody else here has it."""
    if not it.person:
        raise Trouble("no-seat")
    same = [other for other in stored.seats if other.person == it.person or (it.device and other.device == it.device)]
    others = [other for other in stored.seats if other not in same and other.person]
    address = it.address if all(other.address != it.address for other in others) else ""
    for person in {other.person for other in same if other.person}:
        lessons.ban(connection, BanRecord(stored.record.id, person, it.device, address))
    for other in same:
        put(connection, stored, other, freed(stored, other), leader)


def move(connection: Connection, stored: StoredTable, it: SeatRecord, to: SeatRecord, leader: Mover) -> None:
    """A pupil sits somewhere else; two change places. Only where pupils bank can somebody go to the bank."""
    assert stored.lesson is not None
    if not it.person or it.kind != "person" or (to.person and to.person == stored.record.host):
        raise Trouble("place-is-kept")
    if max(it.seat, to.seat) >= stored.record.seats and stored.lesson.bankers != "pupils":
        raise Trouble("place-is-kept")
    for person, target in ((it.person, to), (to.person, it)):
        rest = [other for other in stored.seats if person and other.person == person and other.seat not in (it.seat, to.seat)]
        if any((other.seat < stored.record.seats) != (target.seat < stored.record.seats) for other in rest):
            raise Trouble("plays-and-banks")
    put(connection, stored, to, msgspec.structs.replace(it, seat=to.seat), leader)
    put(connection, stored, it, msgspec.structs.replace(to, seat=it.seat) if to.person else freed(stored, it), leader)
