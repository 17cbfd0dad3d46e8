"""From a journal back to the position: fast for loading a table, line by line for checking it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from magnat.games.registry import AnyGame
from magnat.kernel import playout
from magnat.kernel.contract import Log, Refusal, Rules, State
from magnat.kernel.game import Unreadable, fact_words, shown
from magnat.kernel.playout import Input
from magnat.tables.journal import Entry, FactWords, Journal, decode_raw, state_hash

L = TypeVar("L")
KEPT_EVERY = 64
"""Inputs between two positions that are kept of a long game."""
AnyRules = Rules[Any]  # the journal's header decides at run time which game's rules these are


class Reader:
    """Turns entries into inputs. Inputs are immutable, so equal entries give the same object."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.known: dict[tuple[object, ...], Input] = {}

    def input(self, entry: Entry) -> Input:
        if entry.do is not None:
            key: tuple[object, ...] = (entry.do, entry.seat, bytes(entry.words))
        else:
            key = (entry.roll, bytes(entry.shows), entry.about)
        given = self.known.get(key)
        if given is None:
            given = self.known[key] = self.decode(entry)
        return given

    def decode(self, entry: Entry) -> Input:
        try:
            if entry.do is not None:
                return Input(-1 if entry.seat is None else entry.seat, self.game.decode_action(entry.do, decode_raw(entry.words)))
            assert entry.roll is not None
            return Input(-1, None, self.game.decode_outcome(entry.roll, decode_raw(entry.shows)), entry.roll, entry.about)
        except Unreadable as error:
            raise at_line(entry, error) from None


def at_line(entry: Entry, error: Unreadable) -> Unreadable:
    """The same complaint with its place: entry n stands in line n + 1."""
    return Unreadable("bad-line", error, line=entry.n + 1, detail=str(error))


def live_entries(entries: list[Entry], base: int = 0) -> list[Entry]:
    """The inputs that count: those that no later undo took back. The list starts from the position after input `base`."""
    live: list[Entry] = []
    for entry in entries:
        if entry.do is not None or entry.roll is not None:
            live.append(entry)
        elif entry.undo is not None:
            if entry.undo != base and not is_among(live, entry.undo):
                raise Unreadable("bad-undo", line=entry.n + 1, number=entry.undo)
            while live and live[-1].n > entry.undo:
                live.pop()
        elif entry.drop is not None:
            live = without(live, entry, [kept.n for kept in live])
    return live


def is_among(live: list[Entry], number: int) -> bool:
    """Is there an entry of that number? They stand in order."""
    place = bisect_left(live, number, key=lambda entry: entry.n)
    return place < len(live) and live[place].n == number


def without(live: list[L], entry: Entry, numbers: Sequence[int]) -> list[L]:
    """TB-3.5: what remains when the inputs that an entry names no longer count; Unreadable if they are not among these numbers."""
    dropped = set(entry.drop or ())
    if not dropped or not dropped <= set(numbers):
        raise Unreadable("bad-undo", line=entry.n + 1, number=min(dropped - set(numbers), default=0))
    return [it for it, number in zip(live, numbers, strict=True) if number not in dropped]


def position(journal: Journal, at: int | None = None) -> State:
    """The position after entry `at` (the last one by default), without facts and hashes: the way a table is loaded."""
    assert journal.base == 0, "a position needs the whole journal"
    game = journal.game()
    rules = game.rules(journal.settings())
    entries = journal.entries if at is None else journal.entries[:at]
    return forward(game, rules, rules.start(journal.header.seats), live_entries(entries))


def forward(game: AnyGame, rules: AnyRules, state: State, live: list[Entry]) -> State:
    """Puts live entries into the state, each checked against the law."""
    reader = Reader(game)
    inputs = [reader.input(entry) for entry in live]
    done = playout.replay(rules, state, inputs)
    if done < len(inputs):
        raise stopped(game, rules, state, live[done], inputs[done])
    return state


def stopped(game: AnyGame, rules: AnyRules, state: State, entry: Entry, given: Input) -> Unreadable:
    """Why an input of the journal does not fit the position before it."""
    line, agenda = entry.n + 1, rules.agenda(state)
    if agenda.over:
        return Unreadable("game-is-over", line=line)
    if given.action is None:
        if not agenda.chances:
            return Unreadable("no-chance-due", line=line)
        if playout.due(agenda, given.key, given.about) is None:
            return Unreadable("wrong-chance", line=line, chance=shown(entry.roll), expected=agenda.chances[0].key)
        return Unreadable("impossible-outcome", line=line, value=shown(decode_raw(entry.shows)))
    if not agenda.decisions:
        return Unreadable("chance-expected", line=line, chance=agenda.chances[0].key)
    refusal = rules.check(state, given.seat, given.action)
    assert isinstance(refusal, Refusal)
    reason = f"{game.name}-refusal-{refusal.key}"
    return Unreadable(
        "refused-line",
        line=line,
        clause=refusal.clause,
        reason=reason,
        need=refusal.need,
        have=refusal.have,
        which=refusal.which,
    )


class Step:
    """An input of a journal, the position before and after it, and the facts that follow from it."""

    def __init__(self, entry: Entry, given: Input, before: State, after: State, facts: list[FactWords]) -> None:
        self.entry = entry
        self.given = given
        self.before = before
        self.after = after
        self.facts = facts


def steps(journal: Journal) -> Iterator[Step]:
    """Every input of the journal in its order, including those taken back later; Unreadable at the first that the law does not allow."""
    assert journal.base == 0, "only a whole journal can be walked through"
    game = journal.game()
    rules = game.rules(journal.settings())
    live_entries(journal.entries)
    reader, line = Reader(game), Line(rules, rules.start(journal.header.seats))
    for entry in journal.entries:
        if entry.undo is not None:
            line.back(entry.undo)
        elif entry.drop is not None:
            line.drop(entry)
        elif entry.is_input():
            before, given, log = line.state, reader.input(entry), Log()
            state = before.clone()
            if not playout.fits(rules, state, given):
                raise stopped(game, rules, state, entry, given)
            playout.put_in(rules, state, given, log)
            yield Step(entry, given, before, state, [fact_words(fact) for fact in log.facts])
            line.add(entry, given, state)


class Line:
    """The inputs that count, and the positions after them: every 64th is kept, and of the newest all; others are made again when needed."""

    def __init__(self, rules: AnyRules, start: State) -> None:
        self.rules = rules
        self.state = start
        self.entries: list[Entry] = []
        self.inputs: list[Input] = []
        self.kept: dict[int, State] = {0: start}  # by the number of inputs before the position

    def add(self, entry: Entry, given: Input, after: State) -> None:
        """No position that was handed in is ever changed."""
        self.entries.append(entry)
        self.inputs.append(given)
        self.state = self.kept[len(self.inputs)] = after
        old = len(self.inputs) - KEPT_EVERY
        if old > 0 and old % KEPT_EVERY:
            self.kept.pop(old, None)

    def back(self, to: int) -> None:
        """To the position after entry number `to`."""
        self.cut(bisect_left(self.entries, to + 1, key=lambda entry: entry.n))

    def cut(self, length: int) -> None:
        """To the position after this many inputs."""
        for place in range(length + 1, len(self.inputs) + 1):
            self.kept.pop(place, None)
        del self.entries[length:], self.inputs[length:]
        base = next(place for place in range(length, -1, -1) if place in self.kept)
        self.state = self.kept[base]
        for place in range(base, length):
            self.state = self.state.clone()
            playout.put_in(self.rules, self.state, self.inputs[place], Log(on=False))
            self.kept[place + 1] = self.state

    def drop(self, entry: Entry) -> None:
        """TB-3.5: without the inputs that an entry names; those after them must be what they were."""
        numbers = [it.n for it in self.entries]
        kept = without(list(zip(self.entries, self.inputs, strict=True)), entry, numbers)
        first = next(place for place, number in enumerate(numbers) if number in (entry.drop or ()))
        self.cut(first)
        for it, given in kept[first:]:
            self.add(it, given, repeated(self.rules, self.state, it, given, entry))


def repeated(rules: AnyRules, before: State, it: Entry, given: Input, drop: Entry) -> State:
    """The position after an input that is left when others are taken back; Unreadable if it was not the same without them."""
    state, log = before.clone(), Log()
    if playout.fits(rules, state, given):
        playout.put_in(rules, state, given, log)
        if [fact_words(fact) for fact in log.facts] == it.fact_words():
            return state
    raise Unreadable("bad-undo", line=drop.n + 1, number=min(drop.drop or [0]))


def check(journal: Journal) -> Unreadable | None:
    """Replays everything and compares facts and hashes; returns the first difference."""
    game = journal.game()
    for step in steps(journal):
        difference = differs(game, step.entry, step.facts, step.after)
        if difference is not None:
            return difference
    return None


def differs(game: AnyGame, entry: Entry, facts: list[FactWords], after: State) -> Unreadable | None:
    """Do the facts and the hash of an entry say what happened?"""
    if facts != entry.fact_words():
        return facts_differ(entry, facts)
    found = state_hash(game, after)
    if entry.state != found:
        return Unreadable("state-differs", line=entry.n + 1, expected=shown(entry.state), found=found)
    return None


def facts_differ(entry: Entry, found: list[FactWords]) -> Unreadable:
    """The first fact that is missing, new or different."""
    written = entry.fact_words()
    for index in range(max(len(found), len(written))):
        expected = written[index] if index < len(written) else None
        got = found[index] if index < len(found) else None
        if expected != got:
            return Unreadable("facts-differ", line=entry.n + 1, expected=plainly(expected), found=plainly(got))
    raise AssertionError("the facts are the same")


def plainly(fact: FactWords | None) -> str:
    if fact is None:
        return "-"
    return " ".join(str(value) for value in fact.values())
