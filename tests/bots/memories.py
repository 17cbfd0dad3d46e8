"""Games in which listeners sit alongside the bots: they are told what a seat is told, and compare what they believe with what is true."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from magnat.bots import registry as bots
from magnat.bots.bot import Bot, Question
from magnat.bots.memory import RememberingBot
from magnat.games import registry
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action, Agenda
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting
from magnat.lab.match import Match


class Listener(RememberingBot):
    """Plays as another bot and remembers what its seat is told."""

    def __init__(self, inner: Bot) -> None:
        super().__init__(inner.game, inner.rules, inner.seat, Dice(77, inner.seat))
        self.inner = inner

    def told(self, facts: Sequence[object]) -> None:
        super().told(facts)  # type: ignore[arg-type]
        self.inner.told(facts)  # type: ignore[arg-type]

    def choose(self, question: Question) -> Action:
        return self.inner.choose(question)

    def wish(self, question: Question) -> Action | None:
        return self.inner.wish(question)


def seated(game: AnyGame, seats: int, names: Sequence[str], seed: int, options: dict[str, Setting] | None = None) -> list[Bot]:
    rules = game.rules(game.settings(dict(options or {}), simulated=True))
    return [bots.find(game.name, names[seat % len(names)])(game, rules, seat, Dice(seed, seat + 1)) for seat in range(seats)]


def positions(name: str, seats: int, names: Sequence[str], seed: int, options: dict[str, Setting] | None = None) -> Iterator[Match]:
    """The game before every input, with a listener on every seat."""
    game = registry.find(name)
    inner = seated(game, seats, names, seed, options)
    match = Match(game, inner[0].rules, [Listener(bot) for bot in inner], Dice(seed))
    yield from steps(match)


def steps(match: Match, look: Callable[[Agenda], None] = lambda _agenda: None) -> Iterator[Match]:
    agenda = match.rules.agenda(match.state)
    while not agenda.over:
        yield match
        look(agenda)
        match.step(agenda)
        agenda = match.rules.agenda(match.state)
