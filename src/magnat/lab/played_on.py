"""Games played on from a position that has been: bots sit on all seats, and the same chances come up however the game got there."""

from __future__ import annotations

from zlib import crc32

from magnat.bots import registry as bots
from magnat.bots.bot import AnyRules
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Agenda, Decision, State
from magnat.kernel.dice import Dice
from magnat.lab.match import Match
from magnat.tables.late_moves import simplest

LONGEST_GAME = 100_000


class PlayedOn(Match):
    """Nobody trades of their own will, which would take most of the time. Bankers do what a table does for those who are late.

    The k-th chance of a kind comes out alike in all games of one index: what differs then is due to where they began.
    """

    def __init__(self, game: AnyGame, rules: AnyRules, seats: int, state: State, rolls: dict[tuple[str, int], int], seed: int) -> None:
        name = bots.usual(game.name)
        sitting = [bots.find(game.name, name)(game, rules, seat, Dice(seed, seat + 1)) for seat in range(seats)]
        for bot in sitting:
            bot.hurry()
        super().__init__(game, rules, sitting, Dice(seed), state)
        self.rolls = rolls
        self.seed = seed

    def step(self, agenda: Agenda) -> None:
        if agenda.chances:
            chance = agenda.chances[0]
            count = self.rolls[chance.key, chance.about] = self.rolls.get((chance.key, chance.about), 0) + 1
            dice = Dice(self.seed, crc32(f"{chance.key} {chance.about} {count}".encode()))
            self.rules.resolve(self.state, chance, dice.weighted(chance.weights), self.log)
            return
        decision = self.waited_for(agenda)
        if decision.seat < len(self.bots):
            self.asked = decision.seat
            self.put_in(decision.seat, self.bots[decision.seat].choose(self.question(decision)))
        else:
            self.rules.apply(self.state, decision.seat, simplest(self.game, self.rules, self.state, decision.seat), self.log)

    def waited_for(self, agenda: Agenda) -> Decision:
        players = [decision for decision in agenda.decisions if decision.must and decision.seat < len(self.bots)]
        return self.next_decision(agenda) if players else next(decision for decision in agenda.decisions if decision.must)

    def places(self) -> list[int]:
        for _ in range(LONGEST_GAME):
            agenda = self.rules.agenda(self.state)
            if agenda.over:
                return list(agenda.places)
            self.step(agenda)
        return []
