"""What the lobby and the people at the table see of its card, and who may read which line of chat."""

from __future__ import annotations

import msgspec

from magnat.games.registry import find
from magnat.kernel.contract import Seat
from magnat.server.table.card import Card
from magnat.store.records import ChatRecord, SeatRecord, TableRecord
from magnat.tables import clock as clocks
from magnat.tables.clock import Clock as RunningClock
from magnat.wire.play import ChatLine
from magnat.wire.tables import Clock, SeatInfo, TableInfo

CLOCK = msgspec.json.Decoder(Clock)


def info(card: Card, person: str, here: set[Seat] | None = None, clock: RunningClock | None = None, now: int = 0) -> TableInfo:
    """As one person sees it. The key of the dice is told when no more dice can fall, never before."""
    record = card.record
    return TableInfo(
        code=record.code,
        title=record.title,
        game=record.game,
        edition=record.edition,
        players=record.seats,
        options=record.options,
        language=record.language,  # type: ignore[arg-type]  # written by us, checked when it came in
        pace=record.pace,
        visibility=record.visibility,
        dice=record.dice,
        clock=CLOCK.decode(record.clock_rule),
        status=record.status,
        reason=record.reason,
        seats=[seat_info(it, person, here or set(), clock, now) for it in card.seats],
        waiting=record.waiting,
        host=bool(person) and record.host == person,
        host_name=record.host_name,
        entries=record.entries,
        created=record.created,
        changed=record.changed,
        commitment=record.commitment,
        key=record.key.hex() if card.ended() else "",
        rematch=record.rematch,
        rematch_of=record.rematch_of,
    )


def seat_info(it: SeatRecord, person: str, here: set[Seat], clock: RunningClock | None, now: int) -> SeatInfo:
    left = None if clock is None else clocks.left(clock, it.seat, now)
    return SeatInfo(it.seat, it.kind, it.name, it.bot, bool(person) and it.person == person, it.seat in here, left)


def teams(record: TableRecord) -> list[list[Seat]]:
    """Who plays together, by seat; everybody alone in most games."""
    game = find(record.game)
    return game.teams(game.rules(game.settings(dict(record.options), record.edition)), record.seats)


# Chat


def company_of(record: TableRecord, seat: Seat) -> int | None:
    """The team that a seat plays in, where several play together."""
    return next((number for number, team in enumerate(teams(record)) if seat in team and len(team) > 1), None)


def may_read(card: Card, person: str, line: ChatRecord) -> bool:
    """Everybody at the table, or only the partners of a company."""
    return line.company == "" or any(line.company == str(company_of(card.record, seat)) for seat in card.held_by(person))


def chat_line(card: Card, line: ChatRecord) -> ChatLine:
    it = card.seats[line.seat] if line.seat is not None and line.seat < len(card.seats) else None
    host = card.record.host_name if line.person and line.person == card.record.host else ""
    name = it.name if it is not None and it.person == line.person else host
    return ChatLine(n=line.n, at=line.at, seat=line.seat, name=name, company=int(line.company) if line.company else None, text=line.text)
