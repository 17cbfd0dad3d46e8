"""What the lobby and the people at the table see of its record and seats, and who may read which line of chat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from magnat.games.registry import find
from magnat.kernel.contract import Seat
from magnat.kernel.game import Unreadable
from magnat.kernel.options import Setting
from magnat.server.record_json import clock_of, header_of
from magnat.server.table.agreement import Taker, to_agree
from magnat.server.table.stored_table import StoredTable
from magnat.server.table.teams import roles, team_of, teams
from magnat.store.records import ChatRecord, LessonRecord, SeatingRecord, SeatRecord, SeatRequestRecord, TableRecord
from magnat.tables import clock as clocks
from magnat.tables.clock import Clock as RunningClock
from magnat.wire.play import ChatLine
from magnat.wire.tables import Clock, DeviceInfo, LessonInfo, SeatInfo, Seating, SeatRequest, TableInfo, TeamInfo

MOST_SEATINGS = 100
"""Told with a table."""
CLOCK = msgspec.json.Decoder(Clock)


def info(
    stored: StoredTable,
    person: str,
    here: set[Seat] | None = None,
    clock: RunningClock | None = None,
    now: int = 0,
    names: Sequence[str] = (),
) -> TableInfo:
    """As one person sees it. The key of the dice is told when no more dice can fall, never before. `names` are the teams' in the game."""
    record, header = stored.record, header_of(stored.record)
    places = Counter(it.person for it in stored.seats if it.kind == "person")
    return TableInfo(
        code=record.code,
        title=record.title,
        game=record.game,
        edition=record.edition,
        players=record.seats,
        options=settings(record),
        language=record.language,  # type: ignore[arg-type]  # written by us, checked when it came in
        pace=record.pace,
        visibility=record.visibility,
        dice=record.dice,
        clock=CLOCK.decode(record.clock_rule),
        bot_pause=record.bot_pause,
        hints=record.hints,
        hurry=record.hurry,
        status=record.status,
        reason=record.reason,
        seats=[seat_info(stored, it, person, places[it.person] > 1, it.seat in (here or ()), clock, now) for it in stored.seats],
        waiting=record.waiting,
        host=bool(person) and record.host == person,
        host_name=record.host_name,
        entries=record.entries,
        created=record.created,
        changed=record.changed,
        commitment=record.commitment,
        key=record.key.hex() if stored.ended() else "",
        dice_scheme=header.dice_scheme,
        devices=[DeviceInfo(it.seat, it.commitment, "" if record.reveal_until else it.entropy) for it in header.devices],
        revealing=record.reveal_until > 0 and not stored.ended(),
        rematch=record.rematch,
        rematch_of=record.rematch_of,
        teams=team_infos(stored, names),
        lesson=None if stored.lesson is None else lesson_info(record, stored.lesson),
        seatings=[seating(it) for it in stored.seatings[-MOST_SEATINGS:]],
        seat_request=None if stored.request is None else seat_request(stored, stored.request, person),
    )


def seen_by(base: TableInfo, stored: StoredTable, person: str) -> TableInfo:
    """The same as another one sees it; `base` was made for nobody."""
    if not person:
        return base
    mine = {it.seat for it in stored.seats if it.person == person}
    if not mine and stored.record.host != person and stored.request is None:
        return base
    seats = [msgspec.structs.replace(it, mine=True) if it.seat in mine else it for it in base.seats] if mine else base.seats
    request = None if stored.request is None else seat_request(stored, stored.request, person)
    return msgspec.structs.replace(base, seats=seats, host=stored.record.host == person, seat_request=request)


def seating(it: SeatingRecord) -> Seating:
    return Seating(it.n, it.at, it.after, it.seat, it.kind, it.name, it.was_kind, it.was_name, it.by_name)


def seat_request(stored: StoredTable, it: SeatRequestRecord, person: str) -> SeatRequest:
    left = {id: name for id, name in to_agree(stored, Taker(it.person, it.device, it.address), it.seat).items() if id not in it.agreed}
    return SeatRequest(it.seat, it.name, bool(person) and it.person == person, person in left, sorted(left.values()))


def stored_clock(record: TableRecord, now: int) -> RunningClock | None:
    """As it stands while no process has the game in memory: the time that passes then is nobody's (TB-4.2)."""
    if record.status not in ("playing", "paused"):
        return None
    return clocks.resume(clocks.seated(clock_of(record), teams(record)), now, paused=record.status == "paused")


def seat_info(stored: StoredTable, it: SeatRecord, person: str, shared: bool, here: bool, clock: RunningClock | None, now: int) -> SeatInfo:
    left = None if clock is None else clocks.left(clock, it.seat, now)
    mine = bool(person) and it.person == person
    return SeatInfo(it.seat, it.kind, it.name, it.bot, mine, here, left, stored.is_free(it), shared and it.kind == "person")


def team_infos(stored: StoredTable, names: Sequence[str]) -> list[TeamInfo]:
    """With the names that they have in the game or, before it, in the seating."""
    parts, chosen = roles(stored.record), team_names(stored, names)
    return [TeamInfo(team, chosen[team], seats, [parts[seat] for seat in seats]) for team, seats in enumerate(teams(stored.record))]


def team_names(stored: StoredTable, names: Sequence[str]) -> list[str]:
    before = [] if stored.lesson is None else stored.lesson.team_names
    known = list(names) if names else before
    return [known[team] if team < len(known) else "" for team in range(len(teams(stored.record)))]


def lesson_info(record: TableRecord, lesson: LessonRecord) -> LessonInfo:
    return LessonInfo(
        link=f"{lesson.address}/t/{record.code}",
        room=lesson.room,
        bell=lesson.bell,
        bankers=lesson.bankers,
        locked=lesson.locked,
        one_place=lesson.one_place,
        ranking_shown=lesson.ranking_shown,
        hold=lesson.hold,
        last_turn=lesson.last_turn,
    )


def settings(record: TableRecord) -> dict[str, Setting]:
    """All options of the table: those that came after it was stored stand where its edition had them. A game may be uninstalled by now."""
    try:
        return find(record.game).settings(dict(record.options), record.edition)
    except Unreadable:
        return dict(record.options)


# Chat


def company_of(record: TableRecord, seat: Seat) -> int | None:
    """The team that a seat plays in, where several play together."""
    team = team_of(record, seat)
    return team if team is not None and len(teams(record)[team]) > 1 else None


def companies_of(stored: StoredTable, person: str) -> list[str]:
    """Whose lines among themselves a person may read, as the store names them."""
    return sorted({str(team_of(stored.record, seat)) for seat in stored.held_by(person)})


def may_read(stored: StoredTable, person: str, line: ChatRecord) -> bool:
    """Everybody at the table, or only the partners of a company and whoever said it to them."""
    mine = bool(person) and line.person == person
    return line.company == "" or mine or line.company in companies_of(stored, person)


def chat_line(stored: StoredTable, line: ChatRecord) -> ChatLine:
    it = stored.seats[line.seat] if line.seat is not None and line.seat < len(stored.seats) else None
    host = stored.record.host_name if line.person and line.person == stored.record.host else ""
    name = it.name if it is not None and it.person == line.person else host
    company = int(line.company) if line.company else None
    return ChatLine(n=line.n, at=line.at, seat=line.seat, name=name, company=company, text=line.text, loud=line.loud)
