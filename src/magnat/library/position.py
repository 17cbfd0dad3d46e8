"""A position of a game: ask it, branch it, play it on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magnat.kernel.contract import Action, Agenda, Chance, Decision, Fact, Log, Refusal, Seat, State
from magnat.kernel.dice import Dice
from magnat.kernel.game import Form, View
from magnat.kernel.playout import due

if TYPE_CHECKING:
    from magnat.library.playable import PlayableGame  # which makes positions


class Refused(Exception):  # noqa: N818 - it says what happened
    """An action that the rules do not allow; `refusal` has the clause, the reason and the numbers."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.clause}: {refusal.key}")
        self.refusal = refusal


class Position:
    """A game at one moment. `act` and `roll` change it, everything else only looks; `copy` costs microseconds."""

    def __init__(self, game: PlayableGame, state: State) -> None:
        self.game = game
        self.state = state
        self._agenda: Agenda | None = None

    # Who and what is waited for

    @property
    def agenda(self) -> Agenda:
        if self._agenda is None:
            self._agenda = self.game.rules.agenda(self.state)
        return self._agenda

    @property
    def over(self) -> bool:
        return self.agenda.over

    @property
    def decisions(self) -> list[Decision]:
        """Who may or must decide now; only a `must` holds the table up."""
        return self.agenda.decisions

    @property
    def chances(self) -> list[Chance]:
        """The rolls and draws that are due, with the weights of their outcomes."""
        return self.agenda.chances

    @property
    def places(self) -> list[int]:
        """The ranks by seat, 1 is best, once the game is over; empty before."""
        return list(self.agenda.places)

    @property
    def scores(self) -> list[int]:
        return list(self.game.rules.scores(self.state))

    # What a seat sees and may do

    def view(self, seat: Seat) -> View:
        """What this seat sees, and nothing else; seat -1 is a spectator."""
        return self.game.kind.view(self.game.rules, self.state, seat)

    def options(self, seat: Seat) -> list[Action]:
        """Every action that can be listed; those with free amounts are told by `forms`."""
        return self.game.rules.options(self.state, seat)

    def forms(self, seat: Seat) -> list[Form]:
        """Actions that this seat may fill in now: an amount, a price, an offer."""
        return self.game.kind.forms(self.game.rules, self.state, seat)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """The clause and the numbers that forbid an action; None if it is allowed."""
        return self.game.rules.check(self.state, seat, action)

    def imagine(self, seat: Seat, dice: Dice) -> Position:
        """A full position that looks the same to this seat, with everything hidden from it filled in at random.

        >>> import magnat
        >>> position = magnat.game("mcmulti").start()
        >>> position.imagine(0, magnat.Dice(1)).view(0) == position.view(0)
        True
        """
        return Position(self.game, self.game.kind.imagine(self.game.rules, self.view(seat), seat, dice))

    # Playing

    def act(self, seat: Seat, action: Action) -> list[Fact]:
        """Does it, and returns what happened. `Refused` if the rules do not allow it; then nothing has changed."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        log = Log()
        self.game.rules.apply(self.state, seat, action, log)
        self._agenda = None
        return log.facts

    def roll(self, outcome: int | Dice, chance: Chance | None = None) -> list[Fact]:
        """Settles a due chance (the first one, if none is named) with an outcome that you choose, or that dice draw by its weights.

        >>> import magnat
        >>> position = magnat.game("mcmulti").start()
        >>> [fact.key for fact in position.roll(2)]
        ['starting-player']
        """
        wanted = self.chances[0] if chance is None and self.chances else chance
        found = None if wanted is None else due(self.agenda, wanted.key, wanted.about)
        if found is None:
            raise LookupError("no such chance is due now")
        shows = outcome.weighted(found.weights) if isinstance(outcome, Dice) else outcome
        if not 0 <= shows < len(found.weights) or found.weights[shows] <= 0:
            raise ValueError(f"{found.key} cannot show {shows}")
        log = Log()
        self.game.rules.resolve(self.state, found, shows, log)
        self._agenda = None
        return log.facts

    def copy(self) -> Position:
        """Another position that is equal now and goes its own way."""
        return Position(self.game, self.state.clone())

    def __eq__(self, other: object) -> bool:
        """The same game at the same position, down to what is hidden."""
        if not isinstance(other, Position):
            return NotImplemented
        encode = self.game.kind.encode_state
        return self.game == other.game and bool(encode(self.state) == encode(other.state))

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __getstate__(self) -> tuple[PlayableGame, State]:
        return self.game, self.state

    def __setstate__(self, kept: tuple[PlayableGame, State]) -> None:
        self.game, self.state = kept
        self._agenda = None
