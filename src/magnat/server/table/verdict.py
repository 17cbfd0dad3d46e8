"""What to tell somebody who asks "may I?": what it would bring, or why not and what would work instead."""

from __future__ import annotations

from magnat.kernel.contract import Action, Seat, Word
from magnat.kernel.game import Unreadable, fact_words
from magnat.server.problems import RuledOut
from magnat.server.table import render
from magnat.server.table.table_names import TableNames
from magnat.tables.table import Table
from magnat.wire.play import Verdict
from magnat.words.catalogue import Words

NO_MATCH = 1 << 60
"""Two words that differ, or a word and a number: further apart than any two numbers of a game."""


def verdict(table: Table, seat: Seat, action: Action, words: Words, names: TableNames, id: str | None = None) -> Verdict:
    refusal = table.check(seat, action)
    text = render.choice(action, words, names).text
    if refusal is None:
        facts = [render.fact_line(words, names, fact_words(fact)) for fact in table.preview(seat, action)]
        forecast = [render.forecast(words, names, it) for it in table.forecast(seat, action)]
        return Verdict(id=id, allowed=True, text=text, facts=facts, forecast=forecast)
    better = nearest(table, seat, action)
    return Verdict(
        id=id,
        allowed=False,
        text=text,
        problem=RuledOut(names.game, refusal, action.key).problem(words),
        instead=None if better is None else render.choice(better, words, names),
    )


def nearest(table: Table, seat: Seat, action: Action) -> Action | None:
    """Something of the same kind that the seat may do: the same with an amount inside its bounds, or the listed option most like it."""
    wished = action.words()
    alike = [option for option in table.options(seat) if option.key == action.key] + within_bounds(table, seat, action.key, wished)
    return min(alike, key=lambda option: distance(wished, option.words()), default=None)


def within_bounds(table: Table, seat: Seat, do: str, wished: dict[str, Word]) -> list[Action]:
    found = []
    for form in table.forms(seat):
        amount = wished.get(form.field)
        if form.action != do or not isinstance(amount, int) or form.low > form.high:
            continue
        try:
            action = table.game.decode_action(do, {**wished, form.field: min(max(amount, form.low), form.high)})
        except Unreadable:
            continue
        if table.rules.check(table.state, seat, action) is None:
            found.append(action)
    return found


def distance(wished: dict[str, Word], offered: dict[str, Word]) -> tuple[int, int]:
    """How many words differ, then by how much the numbers do."""
    gaps = [gap(wished.get(name), offered.get(name)) for name in {**wished, **offered}]
    return sum(it == NO_MATCH for it in gaps), sum(it for it in gaps if it != NO_MATCH)


def gap(wished: Word | None, offered: Word | None) -> int:
    if isinstance(wished, int) and isinstance(offered, int):
        return abs(wished - offered)
    return 0 if wished == offered else NO_MATCH
