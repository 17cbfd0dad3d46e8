"""TB-3.5: what a team put in during its last stage is taken back, if nothing that happened since depends on it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from magnat.games.registry import AnyGame
from magnat.kernel.contract import Agenda, Log, Seat, State
from magnat.kernel.game import fact_words
from magnat.kernel.playout import Input, fits, put_in
from magnat.tables.history import LiveInput
from magnat.tables.replay import AnyRules, Reader
from magnat.tables.snapshot import SNAPSHOT_EVERY

LOOK_BACK = 512
"""Inputs among which a team's last stage is looked for."""

Past = list[tuple[LiveInput, Input]]


class Stage:
    """The last inputs of a team that belong together: what it was asked when it made them, and which they are, the newest first."""

    def __init__(self, key: str, must: bool) -> None:
        self.key = key
        self.must = must
        self.inputs: list[int] = []


class Rewriter:
    """Finds what can go without anybody else noticing. `live` are the inputs that count, `before` the position before the first."""

    def __init__(self, game: AnyGame, rules: AnyRules, reader: Reader, before: State, live: Sequence[LiveInput]) -> None:
        self.game = game
        self.rules = rules
        self.before = before
        self.past: Past = [(it, reader.input(it.entry)) for it in live]

    def droppable(self, seats: Collection[Seat]) -> tuple[bool, list[int]]:
        """Was there anything to take back, and the numbers of the inputs that can be; those on which others rest stay."""
        stages = self.last_stages(seats)
        for stage in stages:
            dropped: list[int] = []
            for number in stage.inputs:
                if self.same_without({*dropped, number}):
                    dropped.append(number)
                elif not dropped:
                    break
            if dropped:
                return True, sorted(dropped)
        return bool(stages), []

    def last_stages(self, seats: Collection[Seat]) -> list[Stage]:
        """The newest stage, and if that was only something that the team might do, the one before it."""
        found: list[Stage] = []
        state = self.before.clone()
        for it, given in self.past:
            mine = given.action is not None and given.seat in seats
            asked = question(self.rules.agenda(state), given.seat) if mine else None
            names = self.game.team_names(state) if mine else []
            put_in(self.rules, state, given, Log(on=False))
            if asked is None or names != self.game.team_names(state):
                continue  # a name is not part of any stage
            if not found or found[-1].key != asked[0]:
                found.append(Stage(*asked))
            found[-1].inputs.insert(0, it.entry.n)
        newest = found[-1:]
        return newest if not newest or newest[0].must else [*newest, *found[-2:-1]]

    def same_without(self, dropped: Collection[int]) -> bool:
        """Without these inputs all others are allowed as before, and bring about the same."""
        start = next(index for index, (it, _) in enumerate(self.past) if it.entry.n in dropped)
        return same(self.rules, self.state_before(start), [it for it in self.past[start:] if it[0].entry.n not in dropped])

    def state_before(self, index: int) -> State:
        """From the nearest position that was kept."""
        kept = next((at for at in range(index, -1, -1) if self.past[at][0].before is not None), None)
        before = None if kept is None else self.past[kept][0].before
        state = (self.before if before is None else before).clone()
        for _, given in self.past[kept or 0 : index]:
            put_in(self.rules, state, given, Log(on=False))
        return state


def question(agenda: Agenda, seat: Seat) -> tuple[str, bool] | None:
    """What a seat is asked: what it must decide, or else what it may."""
    own = sorted((it for it in agenda.decisions if it.seat == seat), key=lambda it: not it.must)
    return (own[0].key, own[0].must) if own else None


def same(rules: AnyRules, state: State, others: Past) -> bool:
    """Are these inputs allowed from this position on, with the facts that they had? The state goes along."""
    for it, given in others:
        if not fits(rules, state, given):
            return False
        log = Log()
        put_in(rules, state, given, log)
        if [fact_words(fact) for fact in log.facts] != [fact_words(fact) for fact in it.facts]:
            return False
    return True


def window(live: Sequence[LiveInput]) -> int:
    """Where to begin to look: at a kept position, far enough back."""
    start = max(0, len(live) - LOOK_BACK)
    return start - start % SNAPSHOT_EVERY
