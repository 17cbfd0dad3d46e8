"""Random games of any registered game, one step at a time, for the promises to look at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from magnat.games.registry import AnyGame
from magnat.kernel.contract import Fact, Log, Rules, State
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting, Unreadable
from magnat.kernel.playout import Input, Stuck, put_in, random_input

LIMIT = 100_000
"""More inputs than any random game of ours has needed; a longer one has broken promise 8."""


PROPOSED_ONE_IN = 12
"""How often somebody looks for a proposal."""


class Broken(AssertionError):  # noqa: N818 - it says what happened to the promise
    """A promise that a game has not kept: its number, and what was seen."""

    def __init__(self, promise: int, seen: str) -> None:
        super().__init__(f"promise {promise}: {seen}")
        self.promise = promise
        self.seen = seen


def hold(kept: bool, promise: int, seen: str) -> None:
    if not kept:
        raise Broken(promise, seen)


class Step:
    """A position, the input that came next, and the facts that followed from it; `state` is the position after it."""

    def __init__(self, number: int, given: Input, facts: list[Fact], state: State) -> None:
        self.number = number
        self.given = given
        self.facts = facts
        self.state = state


class Walk:
    """One random game: seats and options follow from the seed, so that all of them have their turn."""

    def __init__(self, game: AnyGame, seed: int, settings: dict[str, Setting] | None = None) -> None:
        """`settings` are those that do not follow from the seed."""
        self.game = game
        self.seed = seed
        self.seats = game.seats[seed % len(game.seats)]
        self.settings = setting(game, seed // len(game.seats)) | (settings or {})
        self.deciders = game.deciders(self.seats)
        self.looks = 0
        self.rules: Rules[Any] = game.rules(self.settings)
        self.dice = Dice(seed, 1)
        self.propose = Dice(seed, 3)
        self.state: State = self.rules.start(self.seats)

    def steps(self, proposing: bool = True) -> Iterator[Step]:
        """`proposing`: now and then somebody does what is not among the options but proposed: an offer, a loan, a price for a train."""
        for number in range(LIMIT):
            try:
                given = (self.proposal() if proposing else None) or random_input(self.rules, self.state, self.dice)
            except Stuck as stuck:
                raise Broken(8, str(stuck)) from stuck
            if given is None:
                return
            log = Log()
            put_in(self.rules, self.state, given, log)
            yield Step(number, given, log.facts, self.state)
        raise Broken(8, f"not over after {LIMIT} inputs")

    def proposal(self) -> Input | None:
        agenda = self.rules.agenda(self.state)
        if not agenda.decisions or self.propose.below(PROPOSED_ONE_IN) > 0:
            return None
        seat = agenda.decisions[self.propose.below(len(agenda.decisions))].seat
        found = self.game.proposals(self.rules, self.state, seat)
        return Input(seat, found[self.propose.below(len(found))]) if found else None

    def label(self) -> str:
        """What a person needs to see the same game again."""
        return f"{self.game.name} seed={self.seed} seats={self.seats} options={self.settings}"


@contextmanager
def seed_named(walk: Walk) -> Iterator[None]:
    """A broken promise says which game broke it, and so does any other trouble."""
    try:
        yield
    except Broken as broken:
        raise Broken(broken.promise, f"{broken.seen} ({walk.label()})") from broken
    except Unreadable as error:
        raise Broken(5, f"something comes back that cannot be read: {error} ({walk.label()})") from error
    except Exception as error:
        error.add_note(walk.label())
        raise


def setting(game: AnyGame, number: int) -> dict[str, Setting]:
    """One of all combinations of the options that offer choices; whole numbers keep the default of simulations.

    Neighbouring numbers differ in the first options; a stride that shares no factor with the choices visits the others as soon.
    """
    left, found = number * STRIDE, {}
    for option in game.options:
        values = option.choices or (option.default_in(game.edition, simulated=True),)
        found[option.name] = values[left % len(values)]
        left //= len(values)
    return found


STRIDE = 2_654_435_761
