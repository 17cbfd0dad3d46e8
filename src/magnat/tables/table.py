"""A running game: it takes actions and outcomes, writes the journal, and knows who may take back what (TB-1 to TB-4)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

import msgspec

from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action, Agenda, Chance, Fact, Log, Refusal, Seat, State
from magnat.kernel.game import Forecast, Form, Plain, Unreadable, View, fact_words
from magnat.kernel.playout import Input, due, fits, put_in
from magnat.tables import naming, replay
from magnat.tables.history import LiveInput, NeedsHistory, UndoRequest
from magnat.tables.journal import FORMAT, Entry, Header, Journal, state_hash
from magnat.tables.snapshot import SNAPSHOT_EVERY, Snapshot, kept_state
from magnat.tables.take_back import LOOK_BACK, Rewriter, window


class Table:
    """The only owner of the state. Everything that happens goes through it and into the journal."""

    def __init__(self, journal: Journal, kept: Snapshot | None = None) -> None:
        """Loads the table of a journal, at its last entry; a snapshot stands for the entries up to `journal.base`."""
        self.game: AnyGame = journal.game()
        self.rules: replay.AnyRules = self.game.rules(journal.settings())
        self.journal = Journal(journal.header, [], journal.base)
        self.state: State = self.rules.start(journal.header.seats) if kept is None else kept_state(self.game, kept)
        self.earlier = 0 if kept is None else kept.last  # the last input before the first live one
        self.rolls = 0 if kept is None else kept.rolls  # TB-5.7: made so far; those taken back stay counted
        self.live: list[LiveInput] = []
        self.request: UndoRequest | None = None
        self.reader = replay.Reader(self.game)
        if kept is None:
            replay.live_entries(journal.entries)
        for entry in journal.entries:
            self._repeat(entry)
        if self.earlier and not self.live:
            raise NeedsHistory(self.earlier)  # who may take back what depends on the last input

    @staticmethod
    def create(
        game: AnyGame, seats: int, options: dict[str, Plain], names: Sequence[str] = (), commitment: str = "", scheme: int = 1
    ) -> Table:
        settings = game.settings(options)
        players = game.check_seats(seats, settings)
        header = Header(FORMAT, game.name, game.edition, players, settings, list(names), commitment, dice_scheme=scheme)
        return Table(Journal(header, []))

    @staticmethod
    def open(header: Header, tail: list[Entry], kept: Snapshot | None) -> Table:
        """A stored table from a snapshot and the entries after it (without a snapshot: all entries).

        NeedsHistory if the snapshot is too recent. A table loaded from one always holds the last input that counts.
        """
        base = 0 if kept is None else kept.n
        for number, entry in enumerate(tail, start=base + 1):
            if entry.n != number:
                raise Unreadable("wrong-number", line=number + 1, number=entry.n, expected=number)
        return Table(Journal(header, tail, base), kept)

    # What the table shows

    def agenda(self) -> Agenda:
        return self.rules.agenda(self.state)

    def options(self, seat: Seat) -> list[Action]:
        return self.rules.options(self.state, seat)

    def view(self, seat: Seat) -> View:
        return self.game.view(self.rules, self.state, seat)

    def forms(self, seat: Seat) -> list[Form]:
        return self.game.forms(self.rules, self.state, seat)

    def preview(self, seat: Seat, action: Action) -> list[Fact]:
        """What a legal action would bring about at once, as the seat would learn it; nothing where it could not be unlearned (TB-1.2)."""
        state, log = self.state.clone(), Log()
        put_in(self.rules, state, Input(seat, action), log)
        if any(fact.reveals() for fact in log.facts):
            return []
        seen = [fact.seen_by(seat) for fact in log.facts]
        return [fact for fact in seen if fact is not None]

    def forecast(self, seat: Seat, action: Action) -> list[Forecast]:
        """What a legal action means to the seat beyond its facts; nothing where it would show something new (TB-1.2)."""
        state, log = self.state.clone(), Log()
        put_in(self.rules, state, Input(seat, action), log)
        if any(fact.reveals() for fact in log.facts):
            return []
        return self.game.forecast(self.rules, self.view(seat), self.game.view(self.rules, state, seat))

    def last_facts(self) -> list[Fact]:
        """The facts of the last entry, in full; none if it was not an input."""
        return self.live[-1].facts if self.live and self.live[-1].entry.n == self.journal.last() else []

    def last_input(self) -> int:
        """The number of the last input that counts; 0 at the start."""
        return self.live[-1].entry.n if self.live else self.earlier

    def check(self, seat: Seat, action: Action, ruled: bool = False) -> Refusal | None:
        """Why the game or the table does not allow an action now."""
        return self.rules.check(self.state, seat, action) or naming.check(self, seat, action, ruled)

    # What the table takes

    def act(self, seat: Seat, action: Action, ruling: str | None = None, clock: bool = False) -> Refusal | Entry:
        """An action of a seat; with a ruling the host acts for it (TB-3.2), with `clock` the table does (TB-4.3).

        Refused or journaled, nothing between.
        """
        refusal = self.check(seat, action, ruled=ruling is not None)
        if refusal is not None:
            return refusal
        words = msgspec.Raw(msgspec.json.encode(action.words()))
        return self._put(Entry(self.next(), seat=seat, do=action.key, words=words, clock=clock, ruling=ruling), Input(seat, action))

    def roll(self, outcome: int, chance: Chance | None = None, typed: bool = False) -> Entry:
        """The outcome of a due chance (the first one by default), from a fair source or typed in from a real table."""
        agenda = self.agenda()
        if chance is None and agenda.chances:
            chance = agenda.chances[0]
        elif chance is not None:
            chance = due(agenda, chance.key, chance.about)
        if chance is None:
            raise Unreadable("no-chance-due", line=self.next() + 1)
        if not 0 <= outcome < len(chance.weights) or chance.weights[outcome] <= 0:
            raise Unreadable("impossible-outcome", line=self.next() + 1, value=outcome)
        shows = msgspec.Raw(msgspec.json.encode(self.game.encode_outcome(chance.key, outcome)))
        entry = Entry(self.next(), roll=chance.key, about=chance.about, shows=shows, typed=typed)
        return self._put(entry, Input(-1, None, outcome, chance.key, chance.about))

    # Taking back

    def may_undo(self, seat: Seat) -> int | None:
        """TB-1.1: the entry that this seat may go back to alone, or None: only the last input, only its own, never past a fence."""
        if not self.live:
            return None
        last = self.live[-1]
        if last.fenced() or last.entry.seat != seat or last.entry.ruling is not None or last.entry.clock:
            return None
        return self.live[-2].entry.n if len(self.live) > 1 else self.earlier

    def reaches(self, to: int) -> bool:
        """Can the table go back to the position after input `to` and still know that input? If not, it raises NeedsHistory."""
        return to > self.journal.base or self.journal.base == 0

    def undo(self, seat: Seat) -> Refusal | Entry:
        """TB-1.1, TB-1.2, TB-4.4: takes back the seat's own last input."""
        to = self.may_undo(seat)
        if to is None:
            if not self.live:
                return Refusal("TB-1.1", "nothing-to-undo")
            last = self.live[-1].entry
            return Refusal("TB-4.4", "undo-clock") if last.clock and last.seat == seat else Refusal("TB-1.2", "undo-fenced")
        return self._back(Entry(self.next(), seat=seat, undo=to))

    def ask_undo(self, seat: Seat, to: int) -> Refusal | Entry:
        """TB-2.1: asks the others to go back past the fence."""
        refusal = self._check_target(seat, to)
        if refusal is not None:
            return refusal
        if self.request is not None:
            return Refusal("TB-2.1", "request-open")
        entry = Entry(self.next(), seat=seat, ask=to)
        self.journal.entries.append(entry)
        self.request = UndoRequest(seat, to)
        return entry

    def answer(self, seat: Seat, agree: bool) -> Refusal | Entry:
        """TB-2.2: one refusal ends the request; when all have agreed the table goes back."""
        request = self.request
        if request is None:
            return Refusal("TB-2.2", "no-request")
        if not 0 <= seat < self.journal.header.seats:
            return Refusal("TB-2.1", "no-such-seat", self.journal.header.seats, seat)
        if seat in request.agreed:
            return Refusal("TB-2.2", "already-answered")
        if agree and len(request.agreed) + 1 == self.journal.header.seats and not self.reaches(request.to):
            raise NeedsHistory(request.to)
        entry = Entry(self.next(), seat=seat, agree=agree)
        self.journal.entries.append(entry)
        if not agree:
            self.request = None
            return entry
        request.agreed.append(seat)
        if len(request.agreed) < self.journal.header.seats:
            return entry
        return self._back(Entry(self.next(), seat=request.seat, undo=request.to))

    def rule_back(self, to: int, reason: str) -> Refusal | Entry:
        """TB-3.1: the host takes the table back, with a reason that everybody reads."""
        refusal = self._check_target(0, to)
        if refusal is not None:
            return refusal
        if not reason.strip():
            return Refusal("TB-3.3", "reason-missing")
        return self._back(Entry(self.next(), undo=to, ruling=reason))

    def rule_act(self, seat: Seat, action: Action, reason: str) -> Refusal | Entry:
        """TB-3.2: the host acts for a seat; the rules hold for the host too."""
        if not reason.strip():
            return Refusal("TB-3.3", "reason-missing")
        return self.act(seat, action, ruling=reason)

    def take_back(self, seats: Sequence[Seat], reason: str) -> Refusal | Entry:
        """TB-3.5: the last stage of those who play together, without what anybody did since."""
        if not reason.strip():
            return Refusal("TB-3.3", "reason-missing")
        if self.journal.base > max(0, self.last_input() - LOOK_BACK):
            raise NeedsHistory(max(1, self.last_input() - LOOK_BACK))
        start = window(self.live)
        before = self.live[start].before if self.live else None
        found, numbers = (False, list[int]())
        if before is not None:
            found, numbers = Rewriter(self.game, self.rules, self.reader, before, self.live[start:]).droppable(seats)
        if not numbers:
            return Refusal("TB-3.5", "others-depend") if found else Refusal("TB-1.1", "nothing-to-undo")
        entry = Entry(self.next(), seat=min(seats), drop=numbers, ruling=reason)
        self._drop(entry)
        full = msgspec.structs.replace(entry, state=state_hash(self.game, self.state))
        self.journal.entries.append(full)
        return full

    def _check_target(self, seat: Seat, to: int) -> Refusal | None:
        if not 0 <= seat < self.journal.header.seats:
            return Refusal("TB-2.1", "no-such-seat", self.journal.header.seats, seat)
        if to >= 0 and not self.reaches(to):
            raise NeedsHistory(to)
        if to != 0 and all(past.entry.n != to for past in self.live[:-1]):
            return Refusal("TB-2.3", "no-such-entry", self.journal.last(), to)
        if not self.live:
            return Refusal("TB-1.1", "nothing-to-undo")
        return None

    # The journal

    def next(self) -> int:
        """The number of the next entry."""
        return self.journal.last() + 1

    def _put(self, entry: Entry, given: Input) -> Entry:
        """Applies an input that the law let through and journals it with its facts and the new state's hash."""
        past = self._apply(entry, given)
        facts = msgspec.Raw(msgspec.json.encode([fact_words(fact) for fact in past.facts]))
        past.entry = msgspec.structs.replace(entry, facts=facts, state=state_hash(self.game, self.state))
        self._journal(past.entry)
        return past.entry

    def _apply(self, entry: Entry, given: Input, kept: bool = False) -> LiveInput:
        """Every 64th position is kept, and those that an undo made again until the next of them: whoever takes back often pays once."""
        log, begins = Log(), len(self.live) % SNAPSHOT_EVERY == 0
        for past in self.live[1 - SNAPSHOT_EVERY :] if begins else []:
            past.before = None
        before = self.state.clone() if begins or kept else None
        put_in(self.rules, self.state, given, log)
        past = LiveInput(entry, log.facts, before)
        self.live.append(past)
        self.request = None  # TB-2.4: whoever goes on playing has answered
        return past

    def take(self, entry: Entry) -> None:
        """Repeats an entry that another process has journaled; NeedsHistory, and nothing changed, if it goes back too far."""
        if entry.undo is not None and not self.reaches(entry.undo):
            raise NeedsHistory(entry.undo)
        if entry.drop and min(entry.drop) <= self.journal.base:
            raise NeedsHistory(min(entry.drop))
        self._repeat(entry)

    def _repeat(self, entry: Entry) -> None:
        """An entry of a stored journal."""
        if entry.is_input():
            given = self.reader.input(entry)
            if not fits(self.rules, self.state, given):
                raise replay.stopped(self.game, self.rules, self.state, entry, given)
            self._apply(entry, given)
        elif entry.undo is not None:
            self._rewind(entry.undo)
        elif entry.drop is not None:
            self._drop(entry)
        elif entry.ask is not None:
            self.request = UndoRequest(-1 if entry.seat is None else entry.seat, entry.ask)
        elif self.request is not None and entry.seat is not None:
            if entry.agree:
                self.request.agreed.append(entry.seat)
            else:
                self.request = None
        self._journal(entry)

    def _journal(self, entry: Entry) -> None:
        self.rolls += entry.roll is not None
        self.journal.entries.append(entry)

    def _back(self, entry: Entry) -> Entry:
        assert entry.undo is not None
        if not self.reaches(entry.undo):
            raise NeedsHistory(entry.undo)
        unrolled = sum(past.entry.roll is not None and past.entry.n > entry.undo for past in self.live)
        self._rewind(entry.undo)
        full = msgspec.structs.replace(entry, state=state_hash(self.game, self.state), unrolled=unrolled)
        self.journal.entries.append(full)
        return full

    def _rewind(self, to: int) -> None:
        """Back to the position after input `to`: from the last kept position before it, forward again."""
        keep = 0
        if to != self.earlier:
            place = bisect_left(self.live, to, key=lambda past: past.entry.n)
            found = place < len(self.live) and self.live[place].entry.n == to
            if not found and self.reaches(to):
                raise Unreadable("bad-undo", line=self.next() + 1, number=to)
            if not found:
                raise NeedsHistory(to)
            keep = place + 1
        self.request = None
        if keep == len(self.live):
            return
        base = next(place for place in range(keep, -1, -1) if self.live[place].before is not None)
        self._again(base, self.live[base:keep])

    def _drop(self, entry: Entry) -> None:
        """TB-3.5: these inputs no longer count; those after them do, and must bring about what they did."""
        dropped, numbers = entry.drop or [], [past.entry.n for past in self.live]
        if dropped and min(dropped) <= self.journal.base:
            raise NeedsHistory(min(dropped))
        kept = replay.without(self.live, entry, numbers)
        first = numbers.index(min(dropped))
        base = first - first % SNAPSHOT_EVERY
        self.request = None
        again = self._again(base, kept[base:])
        if not again:
            raise Unreadable("bad-undo", line=entry.n + 1, number=min(dropped))

    def _again(self, base: int, inputs: list[LiveInput]) -> bool:
        """From a kept position forward with these inputs; False if one of them is not allowed, or not the same as it was."""
        kept = self.live[base].before
        assert kept is not None
        self.state = kept.clone()
        del self.live[base:]
        for past in inputs:
            given = self.reader.input(past.entry)
            if not fits(self.rules, self.state, given):
                return False
            facts = self._apply(past.entry, given, kept=True).facts
            if [fact_words(fact) for fact in facts] != [fact_words(fact) for fact in past.facts]:
                return False
        return True
