"""From a journal back to the position: fast for loading a table, line by line for checking it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from magnat.games.registry import AnyGame
from magnat.kernel import playout
from magnat.kernel.contract import Log, Refusal, Rules, State
from magnat.kernel.game import Unreadable, fact_words, shown
from magnat.kernel.playout import Input
from magnat.tables.journal import Entry, FactWords, Journal, decode_raw, state_hash

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
            if entry.undo != base and all(kept.n != entry.undo for kept in live):
                raise Unreadable("bad-undo", line=entry.n + 1, number=entry.undo)
            while live and live[-1].n > entry.undo:
                live.pop()
    return live


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
    reader = Reader(game)
    line = [rules.start(journal.header.seats)]  # the position after each live input
    numbers = [0]
    for entry in journal.entries:
        if entry.undo is not None:
            while numbers[-1] > entry.undo:
                numbers.pop()
                line.pop()
        elif entry.is_input():
            state = line[-1].clone()
            given, log = reader.input(entry), Log()
            if not playout.fits(rules, state, given):
                raise stopped(game, rules, state, entry, given)
            playout.put_in(rules, state, given, log)
            yield Step(entry, given, line[-1], state, [fact_words(fact) for fact in log.facts])
            line.append(state)
            numbers.append(entry.n)


def check(journal: Journal) -> Unreadable | None:
    """Replays everything and compares facts and hashes; returns the first difference."""
    game = journal.game()
    for step in steps(journal):
        difference = differs(game, step)
        if difference is not None:
            return difference
    return None


def differs(game: AnyGame, step: Step) -> Unreadable | None:
    """Do the facts and the hash of an entry say what happened?"""
    entry = step.entry
    if step.facts != entry.fact_words():
        return facts_differ(entry, step.facts)
    found = state_hash(game, step.after)
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
