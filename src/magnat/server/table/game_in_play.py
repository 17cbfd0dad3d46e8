"""A game in memory: takes moves, rolls the dice that are due, and says what has to be stored before anybody is told."""

from __future__ import annotations

import msgspec

from magnat.bots.asking import Turns
from magnat.kernel.contract import Chance, Refusal, Seat
from magnat.kernel.game import Unreadable
from magnat.kernel.playout import due
from magnat.server.now import clock_ms, now_ms
from magnat.server.problems import NotUnderstood, RuledOut, Trouble
from magnat.server.record_json import clock_of, clock_rule_of, header_of, snapshot_of
from magnat.server.table.move_request import GiveTime, MoveRequest, PushStage, TakeBackStage
from magnat.server.table.stored_table import StoredTable
from magnat.store.records import Append, EntryRow, SnapshotRow, TableRecord
from magnat.tables import clock, fair_dice, rulings, snapshot, stage_moves
from magnat.tables.fact_audiences import NOTHING, with_audiences
from magnat.tables.journal import ENTRY, Entry
from magnat.tables.table import Table
from magnat.wire.play import Act, AnswerUndo, AskUndo, Roll, RuleAct, RuleBack, Undo


class PushedStage:
    """A stage that a bot is to finish for a team, because whoever leads the table wants it."""

    def __init__(self, keys: list[str], bot: str, reason: str) -> None:
        self.keys = keys
        self.bot = bot
        self.reason = reason
        self.moves = 0


class GameInPlay:
    """One running game. Every change comes back as rows to append; until they are stored nobody may see them."""

    def __init__(self, record: TableRecord, kept: SnapshotRow | None, rows: list[EntryRow]) -> None:
        """NeedsHistory if the snapshot is too recent. Time while nobody had the table open is nobody's."""
        self.table = Table.open(header_of(record), [ENTRY.decode(row.line) for row in rows], snapshot_of(kept))
        self.kept = 0 if kept is None else kept.n
        teams = self.table.game.teams(self.table.rules, record.seats)
        self.clock = clock.seated(clock_of(record), teams)
        self.keep_clock(record)
        self.go_on()
        if record.status != "playing":
            self.rest()
        self.turns = Turns(teams, record.seats)
        self.stand_ins = Turns(teams, record.seats)  # bots who act for people
        self.pushed: dict[int, PushedStage] = {}  # by team

    @property
    def n(self) -> int:
        return self.table.journal.last()

    def left(self, seat: Seat) -> int | None:
        """The milliseconds on a seat's clock."""
        return clock.left(self.clock, seat, clock_ms())

    def team_names(self) -> list[str]:
        return self.table.game.team_names(self.table.state)

    # Time

    def go_on(self) -> None:
        """A pause is over, or the table was open nowhere for a while: nobody pays for that (TB-4.2)."""
        self.clock = clock.resume(self.clock, clock_ms())

    def rest(self) -> None:
        self.clock = clock.pause(self.clock, clock_ms())

    def late(self) -> list[Seat]:
        return clock.late(self.clock, clock_ms())

    def began(self, seat: Seat) -> int | None:
        """The time of day at which the time of a seat that is waited for began."""
        since = clock.began(self.clock, seat)
        return None if since is None else now_ms() - (clock_ms() - since)

    def keep_clock(self, record: TableRecord) -> None:
        """The rule may have been changed, and time been given, by another process."""
        self.clock = clock.changed(self.clock, clock_rule_of(record), clock_ms())
        stored = clock_of(record)
        if record.entries == self.n and stored.rule == self.clock.rule:
            self.clock = clock.with_given(self.clock, stored)

    def held(self, stored: StoredTable) -> bool:
        """TB-3.6: whoever leads the table lets nothing be rolled at a break until they say so."""
        lesson = stored.lesson
        return lesson is not None and lesson.hold and lesson.released != self.n and self.table.game.at_break(self.table.state)

    def rolls(self, stored: StoredTable) -> bool:
        """Does the table roll what is due now? Not before it is fixed what all rolls follow from (TB-5.6), nor while a leader holds it."""
        return stored.record.dice == "server" and not stored.record.reveal_until and not self.held(stored)

    # Moves

    def do(self, stored: StoredTable, request: MoveRequest, now: int) -> Append:
        """Carries out a move and the rolls that follow it. Trouble says why not, and then nothing has changed."""
        if request.move.at is not None and request.move.at != self.n:
            raise Trouble("moved-on")
        match request.move:
            case PushStage() as push:
                return self._push(stored, push, request, now)
            case GiveTime(team=team, seconds=seconds):
                self.clock = clock.give_time(self.clock, team, seconds * clock.SECOND)
                return self._batch(stored.record, [], now)
        before = self.n
        try:
            done = self._done(stored.record, request)
        except Unreadable as complaint:
            raise NotUnderstood(complaint) from None
        if isinstance(done, Refusal):
            raise RuledOut(stored.record.game, done, request.move.do if isinstance(request.move, Act | RuleAct) else "")
        rows = self._rows(stored.record, before, now, request)
        rows += self._agree_for_absent(stored, request, now)
        if request.by != "bot":
            self.turns.went_on()
        acted = request.seat if isinstance(request.move, Act | RuleAct) else None
        return self._batch(stored.record, rows + self._roll(stored, now), now, acted, late=request.by == "clock")

    def begin(self, stored: StoredTable, now: int) -> Append:
        """The rolls and draws with which a game starts, or that were still due when the server stopped."""
        return self._batch(stored.record, self._roll(stored, now), now)

    # Whole stages

    def finish_stage(
        self, stored: StoredTable, team: int, now: int, request: MoveRequest | None = None, ruling: str | None = None
    ) -> Append:
        """TB-3.4, TB-4.7: the stated default for a team until its present stage is over; bankers do one thing."""
        stage, seats, rows = self.clock.stages[team], clock.members(self.clock, team), list[EntryRow]()
        most = stage_moves.MOST_MOVES if seats[0] < stored.record.seats else 1
        before = self.n
        for entry in stage_moves.finish(self.table, seats, stage.keys, most, ruling):
            rows += self._rows(stored.record, before, now, None if rows else request)
            rows += self._roll(stored, now)
            self.clock = clock.after(self.clock, self.table.agenda(), clock_ms(), entry.seat, late=True)
            before = self.n
        self.turns.went_on()
        if stage_moves.asked(self.table.agenda(), seats, stage.keys) and most > 1:
            self.clock = clock.anew(self.clock, team, clock_ms())
        return self._batch(stored.record, rows, now)

    def _push(self, stored: StoredTable, push: PushStage, request: MoveRequest, now: int) -> Append:
        """TB-3.4: by the default at once; by a bot as soon as it has thought."""
        keys = self.clock.stages[push.team].keys if 0 <= push.team < len(self.clock.stages) else []
        refusal = stage_moves.check(keys, push.reason)
        if refusal is not None:
            raise RuledOut(stored.record.game, refusal)
        if push.bot and push.team < self.bankers_from:
            self.pushed[push.team] = PushedStage(keys, push.bot, push.reason)
            return self._batch(stored.record, [], now)
        return self.finish_stage(stored, push.team, now, request, push.reason)

    @property
    def bankers_from(self) -> int:
        """The first team behind those who play."""
        return len(self.turns.teams)

    def next_push(self) -> tuple[int, PushedStage] | None:
        """A team whose stage a bot is to finish, if that is not done yet."""
        agenda = self.table.agenda()
        for team, pushed in list(self.pushed.items()):
            if pushed.moves < stage_moves.MOST_MOVES and stage_moves.asked(agenda, clock.members(self.clock, team), pushed.keys):
                return team, pushed
            del self.pushed[team]
        return None

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
            case TakeBackStage(team=team, reason=reason):
                return table.take_back(clock.members(self.clock, team), reason)
            case _:
                raise AssertionError("a stage is pushed and time is given elsewhere")

    def _typed(self, record: TableRecord, move: Roll) -> Entry:
        if record.dice != "typed":
            raise Trouble("dice-are-rolled")
        chance = due(self.table.agenda(), move.roll, move.about)
        if chance is None:
            raise Unreadable("no-chance-due", line=self.table.next() + 1)
        return self.table.roll(self.table.game.decode_outcome(move.roll, move.shows), chance, typed=True)

    def _agree_for_absent(self, stored: StoredTable, request: MoveRequest, now: int) -> list[EntryRow]:
        """TB-2.2: bots and empty seats are no obstacle when people want to go back."""
        if not isinstance(request.move, AskUndo):
            return []
        before = self.n
        for it in stored.seats:
            if self.table.request is not None and it.kind != "person" and it.seat < stored.record.seats:
                self.table.answer(it.seat, agree=True)
        return self._rows(stored.record, before, now)

    def _roll(self, stored: StoredTable, now: int) -> list[EntryRow]:
        """The server's dice: they follow from what was fixed before the first of them, and from the number of the roll."""
        rows, record, header = list[EntryRow](), stored.record, header_of(stored.record)
        dice = fair_dice.Source(record.key, header.dice_scheme, header.devices)
        while self.rolls(stored) and (chance := self._next_chance()) is not None:
            before = self.n
            self.table.roll(dice.outcome(chance, self.table.next(), self.table.rolls + 1), chance)
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
        self.clock = clock.after(self.clock, agenda, clock_ms(), acted, late)
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
            acted = None if entry.do is None else entry.seat
            self.clock = clock.after(self.clock, self.table.agenda(), clock_ms(), acted, late=entry.clock)
