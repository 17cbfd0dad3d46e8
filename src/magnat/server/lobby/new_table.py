"""Setting a table up, for new people or for those of the last game."""

from __future__ import annotations

import secrets
from itertools import count

import msgspec
from sqlalchemy import Connection

from magnat.bots.names import name as bot_name
from magnat.bots.registry import find as find_bot
from magnat.games.registry import find as find_game
from magnat.kernel.game import Unreadable
from magnat.server.device import NOWHERE, Device
from magnat.server.lobby.changes import changed
from magnat.server.lobby.places import taken
from magnat.server.problems import Trouble
from magnat.server.record_json import header_of
from magnat.server.table.stored_table import StoredTable, stored_table_by_code
from magnat.server.tokens import hashed, new_token
from magnat.store import lessons, tables
from magnat.store.records import PersonRecord, SeatRecord, TableChange, TableRecord
from magnat.tables import fair_dice
from magnat.tables.clock import ClockRule
from magnat.tables.journal import FORMAT, Header, anew
from magnat.wire.tables import NewTable

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LETTERS = 6


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))


def prepared(wish: NewTable, host: PersonRecord, now: int, device: Device = NOWHERE) -> tuple[StoredTable, str]:
    """A new table and the host's token; Unreadable if the game does not allow it."""
    game = find_game(wish.game)
    settings = game.settings(dict(wish.options), simulated=len(wish.bots) == wish.seats)
    players = game.check_seats(wish.seats, settings)
    header = Header(FORMAT, game.name, game.edition, players, settings, dice_scheme=fair_dice.SCHEME)
    for bot in wish.bots:
        find_bot(game.name, bot)
    if wish.clock.late != "simplest":
        find_bot(game.name, wish.clock.late)
    if len(wish.bots) > players - wish.sit:
        raise Unreadable("bad-seats", value=len(wish.bots), allowed=f"0-{players - wish.sit}")
    if wish.clock.kind != "none" and wish.clock.seconds == 0:
        raise Trouble("bad-message", detail="clock.seconds")
    rule = ClockRule(wish.clock.kind, wish.clock.seconds, wish.clock.extra, wish.clock.late)
    token, key = new_token(), fair_dice.new_key()
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
        hints=wish.hints,
        host=host.id,
        host_name=host.name,
        host_token=hashed(token),
        created=now,
        changed=now,
        commitment=fair_dice.commitment(key),
        key=key,
        title=wish.title,
        header=msgspec.json.encode(header),
    )
    seats = [SeatRecord(record.id, seat) for seat in range(record.deciders)]
    if wish.sit:
        seats[0] = taken(StoredTable(record, seats), seats[0], host, device)
    names = (name for name in map(bot_name, count()) if name != host.name)
    for seat, bot, name in zip(range(players - len(wish.bots), players), wish.bots, names, strict=False):
        seats[seat] = SeatRecord(record.id, seat, "bot", "", name, bot)
    return StoredTable(record, seats), token


def rematch(connection: Connection, record: TableRecord, host: PersonRecord, title: str, now: int) -> StoredTable:
    """The same game with the same people and bots, at a new table with new dice. A second wish finds the first one's table."""
    record = tables.lock(connection, record.id) or record
    if record.status not in ("over", "closed"):
        raise Trouble("not-over")
    known = stored_table_by_code(connection, record.rematch) if record.rematch else None
    if known is not None:
        return known
    key = fair_dice.new_key()
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
        commitment=fair_dice.commitment(key),
        key=key,
        reveal_until=0,
        hurry=False,
        header=msgspec.json.encode(anew(header_of(record), fair_from=0)),  # all its dice fall here
        rematch_of=record.code,
        rematch="",
        entries=0,
        waiting=[],
        owner="",
    )
    seats = [msgspec.structs.replace(it, table=new.id, promised="") for it in tables.seats(connection, record.id)]
    tables.create(connection, new, seats)
    lesson = lessons.find(connection, record.id)
    if lesson is not None:
        lesson = msgspec.structs.replace(lesson, table=new.id, bell=None, locked=False, released=0, begun=None, results=b"")
        lessons.create(connection, lesson)
    changed(connection, record, now, TableChange(rematch=new.code))
    return StoredTable(new, seats, lesson)
