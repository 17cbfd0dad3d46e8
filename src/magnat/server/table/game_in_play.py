"""A table in memory: takes moves, rolls the dice that are due, and says what has to be stored before anybody is told."""

from __future__ import annotations

import msgspec

from magnat.bots.asking import Turns
from magnat.kernel.contract import Chance, Refusal, Seat
from magnat.kernel.game import Unreadable
from magnat.kernel.playout import due
from magnat.server.now import now_ms
from magnat.server.problems import NotUnderstood, RuledOut, Trouble
from magnat.server.table.move_request import MoveRequest
from magnat.store.records import Append, EntryRow, SeatRecord, SnapshotRow, TableRecord
from magnat.tables import clock, fair_dice, rulings, snapshot
from magnat.tables.audiences import NOTHING, with_audiences
from magnat.tables.clock import Clock, ClockRule
from magnat.tables.journal import ENTRY, Entry, Header
from magnat.tables.snapshot import Snapshot
from magnat.tables.table import Table
from magnat.wire.play import Act, AnswerUndo, AskUndo, Roll, RuleAct, RuleBack, Undo

RULE = msgspec.json.Decoder(ClockRule)
CLOCK = msgspec.json.Decoder(Clock)
HEADER = msgspec.json.Decoder(Header)
SNAPSHOT = msgspec.json.Decoder(Snapshot)


class GameInPlay:
    """One running game. Every change comes back as rows to append; until they are stored nobody may see them."""

    def __init__(self, record: TableRecord, kept: SnapshotRow | None, rows: list[EntryRow], now: int) -> None:
        """NeedsHistory if the snapshot is too young. Time while nobody had the table open is nobody's."""
        header = HEADER.decode(record.header)
        self.table = Table.open(header, [ENTRY.decode(row.line) for row in rows], None if kept is None else SNAPSHOT.decode(kept.state))
        self.record = record
        self.kept = 0 if kept is None else kept.n
        self.rule = RULE.decode(record.clock_rule)
        kept_clock = CLOCK.decode(record.clock) if record.clock else clock.start(self.rule, record.deciders)
        self.clock = clock.resume(kept_clock, now) if record.status == "playing" else kept_clock
        self.turns = Turns(self.table.game.teams(self.table.rules, record.seats), record.seats)

    @property
    def n(self) -> int:
        return self.table.journal.last()

    def left(self, seat: Seat) -> int | None:
        """The milliseconds on a seat's clock."""
        return clock.left(self.clock, seat, now_ms())

    # Moves

    def do(self, order: MoveRequest, seats: list[SeatRecord], now: int) -> Append:
        """Carries out a move and the rolls that follow it. Trouble says why not, and then nothing has changed."""
        if order.move.at is not None and order.move.at != self.n:
            raise Trouble("moved-on")
        before = self.n
        try:
            done = self._done(order)
        except Unreadable as complaint:
            raise NotUnderstood(complaint) from None
        if isinstance(done, Refusal):
            raise RuledOut(self.record.game, done)
        rows = self._rows(before, now, order)
        rows += self._agree_for_absent(order, seats, now)
        if order.by != "bot":
            self.turns.went_on()
        acted = order.seat if isinstance(order.move, Act | RuleAct) else None
        return self._batch(rows + self._roll(now), now, acted, late=order.by == "clock")

    def begin(self, now: int) -> Append:
        """The rolls and draws with which a game starts, or that were still due when the server stopped."""
        return self._batch(self._roll(now), now)

    def _done(self, order: MoveRequest) -> Entry | Refusal:
        table, seat = self.table, order.seat
        match order.move:
            case Act(do=do, words=words):
                return table.act(seat, table.game.decode_action(do, dict(words)), clock=order.by == "clock")
            case Roll() as move:
                return self._typed(move)
            case Undo():
                return table.undo(seat)
            case AskUndo(to=to):
                return table.ask_undo(seat, to)
            case AnswerUndo(agree=agree):
                return table.answer(seat, agree)
            case RuleBack(to=to, reason=reason):
                return table.rule_back(to, reason)
            case RuleAct(do=do, words=words, reason=reason):
                action = table.game.decode_action(do, dict(words))
                done = table.rule_act(seat, action, reason)
                return rulings.openly(table, seat, action, done) if isinstance(done, Refusal) else done

    def _typed(self, move: Roll) -> Entry:
        if self.record.dice != "typed":
            raise Trouble("dice-are-rolled")
        chance = due(self.table.agenda(), move.roll, move.about)
        if chance is None:
            raise Unreadable("no-chance-due", line=self.table.next() + 1)
        return self.table.roll(self.table.game.decode_outcome(move.roll, move.shows), chance, typed=True)

    def _agree_for_absent(self, order: MoveRequest, seats: list[SeatRecord], now: int) -> list[EntryRow]:
        """TB-2.2: bots and empty seats are no obstacle when people want to go back."""
        if not isinstance(order.move, AskUndo):
            return []
        before = self.n
        for it in seats:
            if self.table.request is not None and it.kind != "person" and it.seat < self.record.seats:
                self.table.answer(it.seat, agree=True)
        return self._rows(before, now)

    def _roll(self, now: int) -> list[EntryRow]:
        """The server's dice, derived from the table's key and the number of the entry."""
        rows: list[EntryRow] = []
        while self.record.dice == "server" and (chance := self._next_chance()) is not None:
            before = self.n
            self.table.roll(fair_dice.outcome(self.record.key, self.table.next(), chance), chance)
            rows += self._rows(before, now)
        return rows

    def _next_chance(self) -> Chance | None:
        agenda = self.table.agenda()
        return agenda.chances[0] if agenda.chances and not agenda.over else None

    # What is stored

    def _rows(self, before: int, now: int, order: MoveRequest | None = None) -> list[EntryRow]:
        """The entries after number `before`; facts belong to the last of them. The sender's id marks the first."""
        rows: list[EntryRow] = []
        for entry in self.table.journal.entries[before - self.table.journal.base :]:
            facts = with_audiences(self.table.last_facts(), self.record.deciders) if entry.is_input() else NOTHING
            message_id = order.move.id if order is not None and not rows else None
            seat = order.seat if message_id is not None and order is not None else entry.seat
            rows.append(EntryRow(entry.n, msgspec.json.encode(entry), facts, now, seat, message_id))
        return rows

    def _batch(self, rows: list[EntryRow], now: int, acted: Seat | None = None, late: bool = False) -> Append:
        agenda = self.table.agenda()
        waiting = [] if agenda.over else clock.waiting(agenda)
        self.clock = clock.turned(self.clock, waiting, now, acted, late)
        kept = None
        if snapshot.is_due(self.table, self.kept):
            taken = snapshot.take(self.table)
            kept = SnapshotRow(taken.n, msgspec.json.encode(taken), taken.hash)
            self.kept = taken.n
        return Append(
            self.record.id,
            rows,
            status="over" if agenda.over else None,
            clock=msgspec.json.encode(self.clock),
            waiting=waiting,
            snapshot=kept,
            changed=now,
        )

    # Following another process

    def follow(self, rows: list[EntryRow]) -> None:
        """Takes over entries that the owner of the table has stored; the clock turns with them."""
        for row in rows:
            entry = ENTRY.decode(row.line)
            self.table.take(entry)
            agenda = self.table.agenda()
            waiting = [] if agenda.over else clock.waiting(agenda)
            self.clock = clock.turned(self.clock, waiting, row.at, None if entry.do is None else entry.seat, late=entry.clock)

    def take_over(self, now: int) -> None:
        """The owner is gone: nobody pays for the time until somebody noticed (TB-4.2)."""
        if self.record.status == "playing":
            self.clock = clock.resume(self.clock, now)
