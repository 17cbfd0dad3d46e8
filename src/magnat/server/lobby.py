"""Setting tables up and changing who sits where: each function is one transaction, and says no with Trouble."""

from __future__ import annotations

import secrets
from hashlib import sha256
from itertools import count

import msgspec
from sqlalchemy import Connection

from magnat.bots.names import name as bot_name
from magnat.bots.registry import find as find_bot
from magnat.games.registry import find as find_game
from magnat.kernel.contract import Seat
from magnat.kernel.game import Unreadable
from magnat.server.problems import NotUnderstood, Trouble
from magnat.store import tables
from magnat.store.records import PersonRecord, SeatRecord, TableChange, TableRecord
from magnat.tables import fair
from magnat.tables.clock import ClockRule
from magnat.tables.journal import FORMAT, Header
from magnat.wire.tables import HandOver, NewTable

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LETTERS = 6
HEADER = msgspec.json.Decoder(Header)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """Tokens are stored as hashes: who reads the database cannot sit down with them."""
    return sha256(token.encode()).hexdigest()


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))


# Setting up


def prepared(wish: NewTable, host: PersonRecord, now: int) -> tuple[TableRecord, list[SeatRecord], str]:
    """A new table, its seats, and the host's token; Unreadable if the game does not allow it."""
    game = find_game(wish.game)
    settings = game.settings(dict(wish.options), simulated=len(wish.bots) == wish.seats)
    players = game.check_seats(wish.seats, settings)
    header = Header(FORMAT, game.name, game.edition, players, settings)
    for bot in wish.bots:
        find_bot(game.name, bot)
    if wish.clock.late != "simplest":
        find_bot(game.name, wish.clock.late)
    if len(wish.bots) > players - wish.sit:
        raise Unreadable("bad-seats", value=len(wish.bots), allowed=f"0-{players - wish.sit}")
    if wish.clock.kind != "none" and wish.clock.seconds == 0:
        raise Trouble("bad-message", detail="clock.seconds")
    rule = ClockRule(wish.clock.kind, wish.clock.seconds, wish.clock.extra, wish.clock.late)
    token, key = new_token(), fair.new_key()
    record = TableRecord(
        id=secrets.token_hex(8),
        code=new_code(),
        game=game.name,
        edition=game.edition,
        seats=players,
        deciders=game.deciders(players),
        options=settings,
        language=wish.language,
        pace=wish.pace,
        visibility=wish.visibility,
        dice=wish.dice,
        clock_rule=msgspec.json.encode(rule),
        bot_pause=wish.bot_pause,
        host=host.id,
        host_name=host.name,
        host_token=hashed(token),
        created=now,
        changed=now,
        commitment=fair.commitment(key),
        key=key,
        title=wish.title,
        header=msgspec.json.encode(header),
    )
    seats = [SeatRecord(record.id, seat) for seat in range(record.deciders)]
    if wish.sit:
        seats[0] = SeatRecord(record.id, 0, "person", host.id, host.name)
    names = (name for name in map(bot_name, count()) if name != host.name)
    for seat, bot, name in zip(range(players - len(wish.bots), players), wish.bots, names, strict=False):
        seats[seat] = SeatRecord(record.id, seat, "bot", "", name, bot)
    return record, seats, token


def rematch(connection: Connection, record: TableRecord, host: PersonRecord, title: str, now: int) -> TableRecord:
    """The same game with the same people and bots, at a new table with new dice. A second wish finds the first one's table."""
    if record.status not in ("over", "closed"):
        raise Trouble("not-over")
    known = tables.by_code(connection, record.rematch) if record.rematch else None
    if known is not None:
        return known
    key = fair.new_key()
    new = msgspec.structs.replace(
        record,
        id=secrets.token_hex(8),
        code=new_code(),
        title=title or record.title,
        status="open",
        reason="",
        host=host.id,
        host_name=host.name,
        host_token="",
        created=now,
        changed=now,
        clock=b"",
        commitment=fair.commitment(key),
        key=key,
        header=msgspec.json.encode(msgspec.structs.replace(HEADER.decode(record.header), fair_from=0)),  # all its dice fall here
        rematch_of=record.code,
        rematch="",
        entries=0,
        waiting=[],
        owner="",
    )
    seats = [msgspec.structs.replace(it, table=new.id, token="") for it in tables.seats(connection, record.id)]
    tables.create(connection, new, seats)
    changed(connection, record, now, TableChange(rematch=new.code))
    return new


# Seats


def locked(connection: Connection, table: str) -> tuple[TableRecord, list[SeatRecord]]:
    """The table as it is now; nobody else changes it before this transaction ends."""
    record = tables.lock(connection, table)
    if record is None:
        raise Trouble("no-such-table")
    if record.status in ("over", "closed"):
        raise Trouble("over")
    return record, tables.seats(connection, table)


def changed(connection: Connection, record: TableRecord, now: int, change: TableChange | None = None) -> None:
    tables.change(connection, record.id, msgspec.structs.replace(change or TableChange(), changed=now))
    tables.notify(connection, record.id)


def sit(connection: Connection, table: str, person: PersonRecord, seat: Seat | None, token: str | None, now: int) -> Seat:
    """Takes a free seat, the one named, or the one whose token is given (also from whoever sits there).

    A table without a host, brought in by the operator or left by somebody who was forgotten, gets one.
    """
    record, seats = locked(connection, table)
    if token is not None:
        found = next((it for it in seats if it.token and it.token == hashed(token)), None)
        if found is None:
            raise Trouble("unknown-token")
    elif seat is not None:
        found = at(seats, seat)
        if found.kind != "open" and found.person != person.id:
            raise Trouble("seat-taken")
    else:
        mine = sorted((it for it in seats if it.person == person.id), key=lambda it: it.kind != "person")  # or one kept by a bot
        found = mine[0] if mine else next((it for it in seats[: record.seats] if it.kind == "open"), None)
        if found is None:
            raise Trouble("no-free-seat")
    check_one_side(record, seats, person, found.seat)
    tables.seat(connection, msgspec.structs.replace(found, kind="person", person=person.id, name=person.name, bot=""))
    changed(connection, record, now, None if record.host else TableChange(host=person.id, host_name=person.name))
    return found.seat


def stand_up(connection: Connection, table: str, person: PersonRecord, seat: Seat | None, bot: str | None, now: int) -> None:
    """Leaves one seat or all; a bot goes on there, or it stays open."""
    record, seats = locked(connection, table)
    mine = [it for it in seats if it.kind == "person" and it.person == person.id and seat in (None, it.seat)]
    if not mine:
        raise Trouble("no-seat")
    for it in mine:
        tables.seat(connection, emptied(record, it) if bot is None else with_bot(record, it, bot))
    changed(connection, record, now)


def hand_over(connection: Connection, table: str, person: PersonRecord, host: bool, seat: Seat, wish: HandOver, now: int) -> None:
    """A seat goes to a bot, becomes open, or comes (back) to whoever asks. Own seats freely, others' by the host."""
    record, seats = locked(connection, table)
    it = at(seats, seat)
    if not host and it.person != person.id:
        raise Trouble("not-your-seat")
    if wish.kind == "bot":
        tables.seat(connection, with_bot(record, it, wish.bot))
    elif wish.kind == "open":
        tables.seat(connection, emptied(record, it))
    else:
        if it.kind == "person" and it.person != person.id:
            raise Trouble("seat-taken")
        check_one_side(record, seats, person, seat)
        tables.seat(connection, msgspec.structs.replace(it, kind="person", person=person.id, name=person.name, bot=""))
    changed(connection, record, now)


def check_one_side(record: TableRecord, seats: list[SeatRecord], person: PersonRecord, seat: Seat) -> None:
    """Bankers see what players hide from each other: nobody is both."""
    if any(it.person == person.id and (it.seat < record.seats) != (seat < record.seats) for it in seats):
        raise Trouble("plays-and-banks")


def emptied(record: TableRecord, it: SeatRecord) -> SeatRecord:
    return SeatRecord(record.id, it.seat, token=it.token)


def with_bot(record: TableRecord, it: SeatRecord, bot: str) -> SeatRecord:
    """The person who sat there may take the seat back: it stays theirs."""
    if it.seat >= record.seats:
        raise Trouble("not-your-seat")
    try:
        find_bot(record.game, bot)
    except Unreadable as complaint:
        raise NotUnderstood(complaint) from None
    return SeatRecord(record.id, it.seat, "bot", it.person, it.name or bot_name(it.seat), bot, it.token)


def at(seats: list[SeatRecord], seat: Seat) -> SeatRecord:
    if not 0 <= seat < len(seats):
        raise Trouble("not-found")
    return seats[seat]


def seat_token(connection: Connection, table: str, seat: Seat, now: int) -> str:
    """A new token for a seat; the old one is worthless from now on."""
    record, seats = locked(connection, table)
    token = new_token()
    tables.seat(connection, msgspec.structs.replace(at(seats, seat), token=hashed(token)))
    changed(connection, record, now)
    return token


# Beginning, pausing, closing


def start(connection: Connection, table: str, now: int) -> None:
    """Everybody who plays has sat down; who banks may be nobody."""
    record, seats = locked(connection, table)
    if record.status != "open":
        raise Trouble("already-started")
    free = sum(it.kind == "open" for it in seats[: record.seats])
    if free:
        raise Trouble("seats-open", number=free)
    changed(connection, record, now, TableChange(status="playing"))


def pause(connection: Connection, table: str, reason: str, now: int) -> None:
    record, _ = locked(connection, table)
    if record.status != "playing":
        raise Trouble("paused" if record.status == "paused" else "not-playing")
    changed(connection, record, now, TableChange(status="paused", reason=reason))


def resume(connection: Connection, table: str, now: int) -> None:
    record, _ = locked(connection, table)
    if record.status != "paused":
        raise Trouble("not-paused")
    changed(connection, record, now, TableChange(status="playing", reason=""))


def close(connection: Connection, table: str, reason: str, now: int) -> None:
    """Ends a table before its game is over: nothing more can be put in, and the key of the dice is told."""
    record, _ = locked(connection, table)
    changed(connection, record, now, TableChange(status="closed", reason=reason))


def claim_host(connection: Connection, table: str, person: PersonRecord, token: str, now: int) -> None:
    record, _ = locked(connection, table)
    if not record.host_token or record.host_token != hashed(token):
        raise Trouble("unknown-token")
    changed(connection, record, now, TableChange(host=person.id, host_name=person.name))
