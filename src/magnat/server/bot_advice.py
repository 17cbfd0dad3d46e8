"""What a clerk would do in somebody's place, and why: it sees what the seat sees and thinks where bots think."""

from __future__ import annotations

from magnat.bots.registry import usual
from magnat.server.auth import Visitor
from magnat.server.bots.news import Asked
from magnat.server.problems import Trouble
from magnat.server.table import render
from magnat.server.table.served_table import ServedTable
from magnat.wire.play import Advice, AdviceQuestion
from magnat.words import say


async def advised(table: ServedTable, visitor: Visitor, question: AdviceQuestion) -> Advice:
    """Nothing is put in: whoever asked decides. What must be decided comes before what may be."""
    seat = visitor.seat(table.stored, question.seat)
    if not table.record.hints:
        raise Trouble("no-hints")
    async with table.memory.settled() as game:
        n, rules_of = game.n, game.table.game
        mine = sorted((it for it in game.table.agenda().decisions if it.seat == seat), key=lambda it: not it.must)
        if not mine:
            raise Trouble("no-advice")
        asked = Asked(seat, usual(rules_of.name), mine[0].key, wish=not mine[0].must, advice=True)
        work = table.questions.job(game, [asked])
    chosen = await table.questions.ask(work)
    if chosen.index < 0:
        raise Trouble("no-advice")
    names = table.memory.names()
    action = rules_of.decode_action(chosen.do, dict(chosen.words))
    reason = say.hint(
        visitor.words, names.game, chosen.reason, dict(chosen.numbers), names.players, companies=names.teams, settings=dict(names.texts)
    )
    return Advice(n=n, about=mine[0].key, must=mine[0].must, choice=render.choice(action, visitor.words, names), reason=reason)
