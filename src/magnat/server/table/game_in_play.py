"""A game in memory: takes moves, rolls the dice that are due, and says what has to be stored before anybody is told."""

from __future__ import annotations

import msgspec

from magnat.bots.asking import Turns
from magnat.kernel.contract import Chance, Refusal, Seat
from magnat.kernel.game import Unreadable
from magnat.kernel.playout import due
from magnat.server.now import now_ms
from magnat.server.problems import NotUnderstood, RuledOut, Trouble
from magnat.server.record_json import clock_of, header_of, snapshot_of
from magnat.server.table.card import Card
from magnat.server.table.move_request import MoveRequest
from magnat.store.records import Append, EntryRow, SnapshotRow, TableRecord
from magnat.tables import clock, fair_dice, rulings, snapshot
from magnat.tables.fact_audiences import NOTHING, with_audiences
from magnat.tables.journal import ENTRY, Entry
from magnat.tables.table import Table
from magnat.wire.play import Act, AnswerUndo, AskUndo, Roll, RuleAct, RuleBack, Undo


class GameInPlay:
    """One running game. Every change comes back as rows to append; until they are stored nobody may see them."""

    def __init__(self, record: TableRecord, kept: SnapshotRow | None, rows: list[EntryRow], now: int) -> None:
        """NeedsHistory if the snapshot is too recent. Time while nobody had the table open is nobody's."""
        self.table = Table.open(header_of(record), [ENTRY.decode(row.line) for row in rows], snapshot_of(kept))
        self.kept = 0 if kept is None else kept.n
        self.clock = clock_of(record)
        self.go_on(now)
        if record.status != "playing":
            self.rest(now)
        self.turns = Turns(self.table.game.teams(self.table.rules, record.seats), record.seats)

    @property
    def n(self) -> int:
        return self.table.journal.last()

    def left(self, seat: Seat) -> int | None:
        """The milliseconds on a seat's clock."""
        return clock.left(self.clock, seat, now_ms())

    def team_names(self) -> list[str]:
        return self.table.game.team_names(self.table.state)

    # Time

    def go_on(self, now: int) -> None:
        """A pause is over, or the table was open nowhere for a while: nobody pays for that (TB-4.2)."""
        self.clock = clock.resume(self.clock, now)

    def rest(self, now: int) -> None:
        self.clock = clock.pause(self.clock, now)

    def late(self, now: int) -> list[Seat]:
        return clock.late(self.clock, now)

    # Moves

    def do(self, card: Card, request: MoveRequest, now: int) -> Append:
        """Carries out a move and the rolls that follow it. Trouble says why not, and then nothing has changed."""
        if request.move.at is not None and request.move.at != self.n:
            raise Trouble("moved-on")
        before = self.n
        try:
            done = self._done(card.record, request)
        except Unreadable as complaint:
            raise NotUnderstood(complaint) from None
        if isinstance(done, Refusal):
            raise RuledOut(card.record.game, done)
        rows = self._rows(card.record, before, now, request)
        rows += self._agree_for_absent(card, request, now)
        if request.by != "bot":
            self.turns.went_on()
        acted = request.seat if isinstance(request.move, Act | RuleAct) else None
        return self._batch(card.record, rows + self._roll(card.record, now), now, acted, late=request.by == "clock")

    def begin(self, record: TableRecord, now: int) -> Append:
        """The rolls and draws with which a game starts, or that were still due when the server stopped."""
        return self._batch(record, self._roll(record, now), now)

    def _done(self, record: TableRecord, request: MoveRequest) -> Entry | Refusal:
        table, seat = self.table, request.seat
        match request.move:
            case Act(do=do, words=words):
                return table.act(seat, table.game.decode_action(do, dict(words)), clock=request.by == "clock")
            case Roll() as move:
                return self._typed(record, move)
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

    def _typed(self, record: TableRecord, move: Roll) -> Entry:
        if record.dice != "typed":
            raise Trouble("dice-are-rolled")
        chance = due(self.table.agenda(), move.roll, move.about)
        if chance is None:
            raise Unreadable("no-chance-due", line=self.table.next() + 1)
        return self.table.roll(self.table.game.decode_outcome(move.roll, move.shows), chance, typed=True)

    def _agree_for_absent(self, card: Card, request: MoveRequest, now: int) -> list[EntryRow]:
        """TB-2.2: bots and empty seats are no obstacle when people want to go back."""
        if not isinstance(request.move, AskUndo):
            return []
        before = self.n
        for it in card.seats:
            if self.table.request is not None and it.kind != "person" and it.seat < card.record.seats:
                self.table.answer(it.seat, agree=True)
        return self._rows(card.record, before, now)

    def _roll(self, record: TableRecord, now: int) -> list[EntryRow]:
        """The server's dice, derived from the table's key and the number of the entry."""
        rows: list[EntryRow] = []
        while record.dice == "server" and (chance := self._next_chance()) is not None:
            before = self.n
            self.table.roll(fair_dice.outcome(record.key, self.table.next(), chance), chance)
            rows += self._rows(record, before, now)
        return rows

    def _next_chance(self) -> Chance | None:
        agenda = self.table.agenda()
        return agenda.chances[0] if agenda.chances and not agenda.over else None

    # What is stored

    def _rows(self, record: TableRecord, before: int, now: int, request: MoveRequest | None = None) -> list[EntryRow]:
        """The entries after number `before`; facts belong to the last of them. The sender's id marks the first."""
        rows: list[EntryRow] = []
        for entry in self.table.journal.entries[before - self.table.journal.base :]:
            facts = with_audiences(self.table.last_facts(), record.deciders) if entry.is_input() else NOTHING
            message_id = request.move.id if request is not None and not rows else None
            seat = request.seat if message_id is not None and request is not None else entry.seat
            rows.append(EntryRow(entry.n, msgspec.json.encode(entry), facts, now, seat, message_id))
        return rows

    def _batch(self, record: TableRecord, rows: list[EntryRow], now: int, acted: Seat | None = None, late: bool = False) -> Append:
        agenda = self.table.agenda()
        waiting = [] if agenda.over else clock.waiting(agenda)
        self.clock = clock.turned(self.clock, waiting, now, acted, late)
        kept = None
        if snapshot.is_due(self.table, self.kept):
            taken = snapshot.take(self.table)
            kept = SnapshotRow(taken.n, msgspec.json.encode(taken), taken.hash)
            self.kept = taken.n
        return Append(
            record.id,
            rows,
            status="over" if agenda.over else None,
            clock=msgspec.json.encode(self.clock),
            waiting=waiting,
            snapshot=kept,
            changed=now,
            after=rows[0].n - 1 if rows else self.n,
            only_while="playing",
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
