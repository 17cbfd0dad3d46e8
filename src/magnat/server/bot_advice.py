"""What the best bot would do in somebody's place, where that can be worked out: it sees what the seat sees and thinks where bots think."""

from __future__ import annotations

from magnat.bots.registry import best
from magnat.server.auth import Visitor
from magnat.server.bots.news import Asked
from magnat.server.problems import Trouble
from magnat.server.table import render
from magnat.server.table.served_table import ServedTable
from magnat.wire.play import Advice, AdviceQuestion


async def advised(table: ServedTable, visitor: Visitor, question: AdviceQuestion) -> Advice:
    """Nothing is put in: whoever asked decides. What must be decided comes before what may be."""
    seat = visitor.seat(table.stored, question.seat)
    async with table.memory.settled() as game:
        n, rules_of = game.n, game.table.game
        mine = sorted((it for it in game.table.agenda().decisions if it.seat == seat), key=lambda it: not it.must)
        if not mine:
            raise Trouble("no-advice")
        work = table.questions.job(game, [Asked(seat, best(rules_of.name), mine[0].key, wish=False, advice=True)])
    chosen = await table.questions.ask(work)
    if chosen.index < 0:
        raise Trouble("no-advice")
    action = rules_of.decode_action(chosen.do, dict(chosen.words))
    return Advice(n=n, choice=render.choice(action, visitor.words, table.memory.names()))
