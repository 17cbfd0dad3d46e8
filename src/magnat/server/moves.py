"""What a person may ask of a table, whichever way the message came: over a WebSocket or over HTTP."""

from __future__ import annotations

from sqlalchemy import Connection

from magnat.kernel.contract import Seat
from magnat.kernel.game import Unreadable
from magnat.server.auth import Visitor
from magnat.server.now import now_ms
from magnat.server.problems import NotUnderstood, Trouble
from magnat.server.table import table_info, verdict
from magnat.server.table.move_request import MoveRequest
from magnat.server.table.served_table import ServedTable
from magnat.server.table.stored_table import StoredTable
from magnat.store import chats, tables
from magnat.store.records import ChatRecord
from magnat.wire.play import Done, Moves, Roll, RuleAct, RuleBack, Say, Verdict, Why


async def make(table: ServedTable, visitor: Visitor, move: Moves) -> Done:
    """Authorises a move and brings it into the mailbox."""
    request = MoveRequest(move=move, seat=seat_for(table.stored, visitor, move), language=visitor.words.language)
    return Done(id=move.id, n=await table.send(request))


def seat_for(stored: StoredTable, visitor: Visitor, move: Moves) -> Seat:
    """Only one's own seats, except for the host's rulings; dice on a real table are typed in by the host or any banker's seat."""
    visitor.known()
    if isinstance(move, RuleBack | RuleAct):
        visitor.as_host(stored)
        if isinstance(move, RuleBack):
            return -1
        if move.seat is None or not 0 <= move.seat < stored.record.deciders:
            raise Trouble("which-seat")
        return move.seat
    if isinstance(move, Roll):
        if visitor.is_host(stored):
            return -1
        seat = visitor.seat(stored, move.seat)
        if seat < stored.record.seats < stored.record.deciders:
            raise Trouble("not-the-host")  # where there are bankers, they read the dice
        return seat
    return visitor.seat(stored, move.seat)


async def why(table: ServedTable, visitor: Visitor, question: Why) -> Verdict:
    """Would the rules allow it? Nothing is put in."""
    seat = visitor.seat(table.stored, question.seat)
    try:
        async with table.memory.settled() as game:
            action = game.table.game.decode_action(question.do, dict(question.words))
            return verdict.verdict(game.table, seat, action, visitor.words, table.memory.names(), question.id)
    except Unreadable as complaint:
        return Verdict(id=question.id, allowed=False, problem=NotUnderstood(complaint).problem(visitor.words))


async def say(table: ServedTable, visitor: Visitor, line: Say) -> ChatRecord:
    """To the table, or to the partners of one's own company."""
    person, record = visitor.known(), table.record
    held = table.stored.held_by(person.id)
    if not held and not visitor.is_host(table.stored):
        raise Trouble("no-seat")
    seat = line.seat if line.seat is not None else (held[0] if held else None)
    if seat is not None and seat not in held:
        raise Trouble("not-your-seat")
    text = line.text.strip()
    if not text:
        raise Trouble("bad-message", detail="text")
    company = table_info.company_of(record, seat) if line.company and seat is not None else None
    if line.company and company is None:
        raise Trouble("no-company")

    def write(connection: Connection) -> ChatRecord:
        if person.id in chats.muted(connection, record.id):
            raise Trouble("muted")
        said = chats.say(connection, record.id, person.id, seat, "" if company is None else str(company), text, now_ms())
        tables.notify(connection, record.id)
        return said

    said = await table.services.database.write(write)
    table.ring(record=True)
    return said
