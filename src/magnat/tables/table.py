"""A running game: it takes actions and outcomes, writes the journal, and knows who may take back what (TB-1 to TB-3)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from magnat.games.shelf import AnyGame
from magnat.kernel.contract import Action, Agenda, Chance, Fact, Log, Refusal, Seat, State
from magnat.kernel.game import Form, Plain, Unreadable, View, fact_words
from magnat.kernel.playout import Input, due, fits, put_in
from magnat.tables import replay
from magnat.tables.journal import FORMAT, Entry, Header, Journal, state_hash

SNAPSHOT_EVERY = 64
"""Inputs between two kept positions: an undo or a look back replays at most so many."""


class Moment:
    """A live input: its entry and facts, and the position before it if that was kept."""

    def __init__(self, entry: Entry, facts: list[Fact], before: State | None) -> None:
        self.entry = entry
        self.facts = facts
        self.before = before

    def fenced(self) -> bool:
        """TB-1.2: a roll, a draw or a reveal: nobody takes it back alone."""
        return self.entry.roll is not None or any(fact.reveals() for fact in self.facts)


class Request:
    """A seat asks to go back to an entry; the others who decide have answered or not."""

    def __init__(self, seat: Seat, to: int) -> None:
        self.seat = seat
        self.to = to
        self.agreed: list[Seat] = [seat]


class Table:
    """The only owner of the state. Everything that happens goes through it and into the journal."""

    def __init__(self, journal: Journal) -> None:
        """Opens the table of a journal, at its last entry."""
        self.game: AnyGame = journal.game()
        self.rules: replay.AnyRules = self.game.rules(journal.settings())
        self.journal = Journal(journal.header, [])
        self.state: State = self.rules.start(journal.header.seats)
        self.live: list[Moment] = []
        self.request: Request | None = None
        self.reader = replay.Reader(self.game)
        replay.live_entries(journal.entries)
        for entry in journal.entries:
            self._take(entry)

    @staticmethod
    def create(game: AnyGame, seats: int, options: dict[str, Plain], names: Sequence[str] = ()) -> Table:
        settings = game.settings(options)
        header = Header(FORMAT, game.name, game.edition, game.check_seats(seats, settings), settings, list(names))
        return Table(Journal(header, []))

    # What the table shows

    def agenda(self) -> Agenda:
        return self.rules.agenda(self.state)

    def options(self, seat: Seat) -> list[Action]:
        return self.rules.options(self.state, seat)

    def view(self, seat: Seat) -> View:
        return self.game.view(self.rules, self.state, seat)

    def forms(self, seat: Seat) -> list[Form]:
        return self.game.forms(self.rules, self.state, seat)

    def facts_for(self, n: int, seat: Seat) -> list[Fact]:
        """The facts of live entry n as this seat learns them."""
        for moment in reversed(self.live):
            if moment.entry.n == n:
                seen = [fact.seen_by(seat) for fact in moment.facts]
                return [fact for fact in seen if fact is not None]
        return []

    # What the table takes

    def act(self, seat: Seat, action: Action, ruling: str | None = None) -> Refusal | Entry:
        """An action of a seat; with a ruling the host acts for it (TB-3.2). Refused or journaled, nothing between."""
        refusal = self.rules.check(self.state, seat, action)
        if refusal is not None:
            return refusal
        words = msgspec.Raw(msgspec.json.encode(action.words()))
        return self._put(Entry(self.next(), seat=seat, do=action.key, words=words, ruling=ruling), Input(seat, action))

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
        if last.fenced() or last.entry.seat != seat or last.entry.ruling is not None:
            return None
        return self.live[-2].entry.n if len(self.live) > 1 else 0

    def undo(self, seat: Seat) -> Refusal | Entry:
        """TB-1.1, TB-1.2: takes back the seat's own last input."""
        to = self.may_undo(seat)
        if to is None:
            return Refusal("TB-1.2", "undo-fenced") if self.live else Refusal("TB-1.1", "nothing-to-undo")
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
        self.request = Request(seat, to)
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

    def _check_target(self, seat: Seat, to: int) -> Refusal | None:
        if not 0 <= seat < self.journal.header.seats:
            return Refusal("TB-2.1", "no-such-seat", self.journal.header.seats, seat)
        if to != 0 and all(moment.entry.n != to for moment in self.live[:-1]):
            return Refusal("TB-2.3", "no-such-entry", len(self.journal.entries), to)
        if not self.live:
            return Refusal("TB-1.1", "nothing-to-undo")
        return None

    # The journal

    def next(self) -> int:
        """The number of the next entry."""
        return len(self.journal.entries) + 1

    def _put(self, entry: Entry, given: Input) -> Entry:
        """Applies an input that the law let through and journals it with its facts and the new state's hash."""
        moment = self._apply(entry, given)
        facts = msgspec.Raw(msgspec.json.encode([fact_words(fact) for fact in moment.facts]))
        moment.entry = msgspec.structs.replace(entry, facts=facts, state=state_hash(self.game, self.state))
        self.journal.entries.append(moment.entry)
        return moment.entry

    def _apply(self, entry: Entry, given: Input) -> Moment:
        log = Log()
        before = self.state.clone() if len(self.live) % SNAPSHOT_EVERY == 0 else None
        put_in(self.rules, self.state, given, log)
        moment = Moment(entry, log.facts, before)
        self.live.append(moment)
        self.request = None  # TB-2.4: who goes on playing has answered
        return moment

    def _take(self, entry: Entry) -> None:
        """Repeats an entry of a stored journal."""
        if entry.is_input():
            given = self.reader.input(entry)
            if not fits(self.rules, self.state, given):
                raise replay.stopped(self.game, self.rules, self.state, entry, given)
            self._apply(entry, given)
        elif entry.undo is not None:
            self._rewind(entry.undo)
        elif entry.ask is not None:
            self.request = Request(-1 if entry.seat is None else entry.seat, entry.ask)
        elif self.request is not None and entry.seat is not None:
            if entry.agree:
                self.request.agreed.append(entry.seat)
            else:
                self.request = None
        self.journal.entries.append(entry)

    def _back(self, entry: Entry) -> Entry:
        assert entry.undo is not None
        self._rewind(entry.undo)
        full = msgspec.structs.replace(entry, state=state_hash(self.game, self.state))
        self.journal.entries.append(full)
        return full

    def _rewind(self, to: int) -> None:
        """Back to the position after entry `to`: from the last kept position before it, forward again."""
        keep = [moment.entry.n for moment in self.live].index(to) + 1 if to else 0
        base = keep - keep % SNAPSHOT_EVERY if keep < len(self.live) else keep
        kept = self.live[base].before
        assert kept is not None
        again = self.live[base:keep]
        self.state = kept.clone()
        del self.live[base:]
        for moment in again:
            self._apply(moment.entry, self.reader.input(moment.entry))
        self.request = None
