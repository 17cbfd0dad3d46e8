"""What the table shows a person: entries, positions and options, in words of the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from magnat.kernel.contract import Action, Agenda, Seat
from magnat.kernel.game import OPEN, Forecast, Form
from magnat.kernel.options import Setting
from magnat.server.table.table_names import TableNames
from magnat.store.records import EntryRow
from magnat.tables import fact_audiences
from magnat.tables import rulings as open_rulings
from magnat.tables.charts import Series
from magnat.tables.fact_audiences import VERSIONS
from magnat.tables.journal import ENTRY, FactWords
from magnat.tables.ranking import present_places
from magnat.tables.table import Table
from magnat.wire.play import Asked, ChartLine, Charts, Choice, Due, FactLine, FormInfo, Position, Rulings, Told, UndoRequest, Waiting
from magnat.words import say
from magnat.words.catalogue import Words, words

ENCODER = msgspec.json.Encoder()


# Entries


class Happening:
    """A stored entry, read: what happened, and who learns what of it."""

    def __init__(self, row: EntryRow) -> None:
        self.n = row.n
        self.at = row.at
        self.entry = ENTRY.decode(row.line)
        self.versions = VERSIONS.decode(row.facts)

    def same_for_all(self) -> bool:
        """Does everybody learn the same?"""
        return bool(self.versions) and all(it.seats is None for it in self.versions)

    def learned(self, eyes: Sequence[Seat]) -> list[FactWords]:
        return self.entry.fact_words() if OPEN in eyes else fact_audiences.learned(self.versions, eyes)


def told(it: Happening, eyes: Sequence[Seat], words: Words, names: TableNames) -> Told:
    """An entry as these seats learn it. Who acted is said only to those who learn something of it, but what the clock or the host did
    for a seat (TB-3.3, TB-4.3) everybody may know."""
    entry = it.entry
    facts = [fact_line(words, names, fact) for fact in it.learned(eyes)]
    known = bool(facts) or entry.seat in eyes or OPEN in eyes or not entry.is_input() or entry.clock or entry.ruling is not None
    return Told(
        n=it.n,
        at=it.at,
        facts=facts,
        seat=entry.seat if known else None,
        roll=entry.roll if known else None,
        typed=entry.typed,
        clock=entry.clock,
        undo=entry.undo,
        ask=entry.ask,
        agree=entry.agree,
        drop=entry.drop,
        ruling=entry.ruling,
        unrolled=entry.unrolled,
    )


def fact_line(words: Words, names: TableNames, fact: FactWords) -> FactLine:
    fields = {name: value for name, value in fact.items() if name not in ("fact", "clause")}
    text = sentence(words.language, names.game, names.players, names.teams, names.texts, tuple(fact.items()))
    return FactLine(str(fact["fact"]), str(fact["clause"]), fields, text)


@lru_cache(maxsize=4_000)
def sentence(
    language: str,
    game: str,
    names: tuple[str, ...],
    teams: tuple[str, ...],
    texts: tuple[tuple[str, Setting], ...],
    fact: tuple[tuple[str, int | str], ...],
) -> str:
    """The text of a fact: all who learn it read the same."""
    return say.fact(words(language), game, dict(fact), names, companies=teams, settings=dict(texts))


def forecast(words: Words, names: TableNames, it: Forecast) -> str:
    """What a move means beyond its facts, in a sentence."""
    return say.forecast(words, names.game, it[0], it[1])


# Charts


def charts(found: Series, eyes: Seat, names: TableNames) -> Charts:
    """The numbers with the names that the companies have today."""
    named = {f"company {number}": name for number, name in enumerate(names.teams)}
    lines = [ChartLine(it.chart, it.of, it.id, named.get(f"{it.of} {it.id}", ""), it.values) for it in found.lines]
    return Charts(eyes, found.entries, lines)


# Positions


Left = Callable[[Seat], int | None]


def no_clock(_seat: Seat) -> None:
    """The time that a seat has left where nothing runs."""


def position(table: Table, seat: Seat, words: Words, names: TableNames, left: Left = no_clock, closed: bool = False) -> Position:
    """What the seat sees, what it is asked, and everything that it may do; nothing more if the table was closed, but places (TB-3.7)."""
    agenda, game, request = last_agenda(table) if closed else table.agenda(), table.game.name, table.request
    own = [decision for decision in agenda.decisions if decision.seat == seat]
    return Position(
        n=table.journal.last(),
        seat=seat,
        view=msgspec.Raw(ENCODER.encode(table.view(seat))),
        asked=[Asked(it.key, it.clause, it.must, decided(words.language, game, it.key)) for it in own],
        choices=choices(table, seat, words, names) if own else [],
        forms=[form(it) for it in table.forms(seat)] if own else [],
        waiting=[Waiting(it.seat, it.key, decided(words.language, game, it.key), left(it.seat)) for it in agenda.decisions if it.must],
        due=[Due(it.key, it.about, it.clause, say.chance(words, game, it.key)) for it in agenda.chances],
        undo=not closed and table.may_undo(seat) is not None,
        request=None if request is None else UndoRequest(request.seat, request.to, list(request.agreed)),
        over=agenda.over,
        places=list(agenda.places),
        scores=list(table.rules.scores(table.state)) if agenda.over else [],
    )


def last_agenda(table: Table) -> Agenda:
    """TB-3.7: of a table that was closed: as if the game were over, if it has begun."""
    agenda = table.agenda()
    if agenda.over or table.journal.last() == 0:
        return agenda
    teams = table.game.teams(table.rules, table.journal.header.seats)
    return Agenda([], [], True, present_places(teams, table.rules.scores(table.state)))


def rulings(table: Table, seat: Seat, words: Words, names: TableNames) -> Rulings:
    """What the host may do for the seat."""
    listed = [choice(action, words, names) for action in open_rulings.options(table, seat)]
    return Rulings(table.journal.last(), seat, listed, [form(it) for it in open_rulings.forms(table, seat)])


def form(it: Form) -> FormInfo:
    return FormInfo(it.action, it.field, it.low, it.high, it.step)


def choices(table: Table, seat: Seat, words: Words, names: TableNames) -> list[Choice]:
    return [choice(action, words, names) for action in table.options(seat)]


def choice(action: Action, words: Words, names: TableNames) -> Choice:
    fields = action.words()
    text = label(words.language, names.game, names.players, names.teams, names.texts, action.key, tuple(fields.items()))
    return Choice(action.key, fields, text)


@lru_cache(maxsize=4_000)
def label(
    language: str,
    game: str,
    names: tuple[str, ...],
    teams: tuple[str, ...],
    texts: tuple[tuple[str, Setting], ...],
    do: str,
    fields: tuple[tuple[str, int | str], ...],
) -> str:
    """The text of an option; the same ones come again and again."""
    return say.action(words(language), game, {"do": do, **dict(fields)}, names, companies=teams, settings=dict(texts))


@lru_cache(maxsize=2_000)
def decided(language: str, game: str, key: str) -> str:
    return say.decision(words(language), game, key)
