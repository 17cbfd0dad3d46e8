"""/api/v1/tables/{code}/runs: what a company would earn, at best or on given routes. Open to everybody: all of it lies on the table."""

from __future__ import annotations

import asyncio

from litestar import post
from litestar.params import JSONBody

from magnat.games.africa import running
from magnat.games.africa.actions import Run
from magnat.games.africa.box import Box
from magnat.games.africa.names import all_names, index
from magnat.games.africa.rules import AfricaRules
from magnat.games.africa.state import AfricaState
from magnat.kernel.contract import Refusal
from magnat.kernel.game import Unreadable
from magnat.rail.routes import Account
from magnat.rail.track import STOPS_PER_HEX
from magnat.server.dependencies import AnyRequest, GivenServer, GivenVisitor, TableCode
from magnat.server.problems import NotUnderstood, RuledOut, Trouble
from magnat.server.table.game_in_play import GameInPlay
from magnat.server.table.load_table import load
from magnat.server.table.served_table import ServedTable
from magnat.server.table_access import table_in_play
from magnat.wire.africa.runs import BonusPaid, RunAccount, RunQuestion, StopPaid, TrainRun

GAME = "africa"


@post("/tables/{code:str}/runs", summary="What would this company earn? (18Africa)", status_code=200)
async def run(code: TableCode, data: JSONBody[RunQuestion], server: GivenServer, visitor: GivenVisitor, request: AnyRequest) -> RunAccount:  # noqa: ARG001 - anybody who has the code
    return await account(await table_in_play(server, code, request), data)


async def account(table: ServedTable, question: RunQuestion) -> RunAccount:
    """Counted in a thread, on a copy: the table goes on meanwhile."""
    if table.record.game != GAME:
        raise Trouble("no-trains")
    async with table.memory.settled() as game:
        seen = copied(game) if question.at in (None, game.n) else None
    if seen is None:
        _, past = await load(table.services.database, table.record.id, until=question.at or 0)
        seen = copied(past)
    return await asyncio.to_thread(counted, *seen, question)


def copied(game: GameInPlay) -> tuple[AfricaRules, AfricaState, int]:
    rules, state = game.table.rules, game.table.state.clone()
    assert isinstance(rules, AfricaRules) and isinstance(state, AfricaState)  # noqa: PT018 - one thought
    return rules, state, game.n


def counted(rules: AfricaRules, state: AfricaState, n: int, question: RunQuestion) -> RunAccount:
    try:
        company = index("company", question.company)
    except Unreadable as complaint:
        raise NotUnderstood(complaint) from None
    box, proof, routes = rules.box(state), False, question.routes
    if routes is None:
        found = running.best(box, state, company)
        routes, proof = running.written(box, found.routes) if found.total > 0 else "", found.proof
    accounts = running.explain(box, state, company, Run(routes))
    if isinstance(accounts, Refusal):
        raise RuledOut(GAME, accounts)
    trains = names_of_trains(state, company)
    ways = [text.split("-") if text else [] for text in routes.split(";")]
    runs = [
        train_run(box, state, company, train, ways[place] if place < len(ways) else [], accounts[place] if place < len(accounts) else None)
        for place, train in enumerate(trains)
    ]
    return RunAccount(company=question.company, n=n, routes=routes, trains=runs, total=sum(run.total for run in runs), proof=proof)


def names_of_trains(state: AfricaState, company: int) -> list[str]:
    return [all_names("train")[kind] for kind in state.companies[company].trains]


def train_run(box: Box, state: AfricaState, company: int, train: str, hexes: list[str], account: Account | None) -> TrainRun:
    if account is None:
        return TrainRun(train, [], [], 1, [], 0)
    stops = [
        StopPaid(all_names("place")[line.stop // STOPS_PER_HEX], line.stop % STOPS_PER_HEX, line.base, line.worth, line.counted)
        for line in account.lines
    ]
    bonuses = [bonus(box, state, company, place, amount) for place, amount in account.bonuses]
    return TrainRun(train, hexes, stops, account.multiplier, bonuses, account.total)


def bonus(box: Box, state: AfricaState, company: int, place: int, amount: int) -> BonusPaid:
    """AF-7.7, AF-7.9: crossings come first in the list of bonuses, then the company's concessions (`running.bonuses_of`)."""
    if place < len(box.crossings):
        crossing = box.crossings[place]
        ends = [all_names("place")[one] for one in (*crossing.hexes, *crossing.others)]
        return BonusPaid("crossing", "-".join(ends), amount)
    assigned = [name for name, owner in zip(all_names("concession"), state.assigned, strict=True) if owner == company]
    return BonusPaid("concession", assigned[place - len(box.crossings)], amount)


ROUTES = [run]
