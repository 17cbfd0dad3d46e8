"""A game as the outside knows it: its name and options, what a seat sees, and everything to and from plain JSON values."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from magnat.kernel.belief import Belief as Belief
from magnat.kernel.belief import nothing_remembered as nothing_remembered
from magnat.kernel.contract import Action, Fact, Rules, S, Seat, State, Word
from magnat.kernel.descriptor import Descriptor
from magnat.kernel.dice import Dice
from magnat.kernel.facts import FactReader
from magnat.kernel.fields import ActionReader
from magnat.kernel.options import Option as Option
from magnat.kernel.options import Setting as Setting
from magnat.kernel.options import switched
from magnat.kernel.unreadable import Unreadable as Unreadable
from magnat.kernel.unreadable import shown as shown

Plain = Any  # a JSON value: null, bool, int, str, list or dict of such; typed by the codec that reads it
SPECTATOR: Seat = -1
MOST_RULES = 200
"""Of one game, kept ready for tables with equal settings; texts among the settings make many different ones possible."""
OPEN: Seat = -2
"""Eyes from which nothing is hidden: for looking back when the game is over."""


Forecast = tuple[str, dict[str, Word]]


class View(msgspec.Struct, frozen=True):
    """What one seat (or a spectator) sees; each game builds its own, from nothing."""

    seat: Seat


class Form(msgspec.Struct, frozen=True):
    """An action with a free amount: fill `field` with a number from low to high.

    Without a field there is nothing to fill in: such an action is possible, but not listed among the options, because nobody waits for it.
    """

    action: str
    field: str = ""
    low: int = 0
    high: int = 0
    step: int = 1


class Reading(msgspec.Struct, frozen=True):
    """A number of a view for the charts: which chart, whose or of what (a seat, a company or a thing), and how much; None is hidden."""

    chart: str
    of: str
    id: Word
    value: int | None


class Standing(msgspec.Struct, frozen=True):
    """Where a team stands, as some eyes see it: the key of its stage, the letter of the step in the turn, and what it is worth and owns.

    Hidden numbers are None; `step` is empty where the game has no lettered steps or none is being played.
    """

    team: int
    stage: str
    step: str
    value: int | None
    cash: int | None


class Progress(msgspec.Struct, frozen=True):
    """The turn that is being played, and how many there are; 0 where nobody knows."""

    turn: int
    turns: int


Wish = tuple[Seat, Action]
"""An action of a seat that nobody may have sent yet."""

R = TypeVar("R")  # the game's own rules
V = TypeVar("V", bound=View)  # its own view
B = TypeVar("B", bound=Belief)  # and its own belief
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Codec(Protocol[S]):
    """States and outcomes to and from plain JSON values: the module `codec` of a game's folder."""

    def encode_state(self, state: S, /) -> Plain: ...

    def decode_state(self, plain: Plain, /) -> S: ...

    def encode_outcome(self, key: str, outcome: int, /) -> Plain: ...

    def decode_outcome(self, key: str, shows: Plain, /) -> int: ...


class Ledger(Protocol[S_contra]):
    """What everybody owns, and how facts change it: the module `ledger` of a game's folder."""

    def totals(self, state: S_contra, /) -> dict[str, int]: ...

    def moved(self, fact: Fact, /) -> dict[str, int]: ...


def no_proposals(*_given: object) -> list[Action]:
    return []


@dataclass(frozen=True)
class Edge(Generic[S, R, V, B]):
    """How one game shows and codes its states; each part lives in the game's folder, in the module of its name."""

    view: Callable[[R, S, Seat], V]
    readings: Callable[[V], list[Reading]]
    forms: Callable[[R, S, Seat], list[Form]]
    imagine: Callable[[R, V, B | None, Dice], S]
    actions: ActionReader
    facts: FactReader
    codec: Codec[S]
    ledger: Ledger[S]
    belief: Callable[[R, Seat], B]
    """What a seat remembers; `nothing_remembered` where a view shows all that can be known."""
    proposals: Callable[[R, S, Seat], list[Action]] = no_proposals
    """Sensible ways to fill in what is not among the options; left out where all of them are options."""


class Game(ABC, Generic[S]):
    """One game in all its editions: makes rules for a set of options; shows and codes their states."""

    name: str
    edition: int
    """The newest one, which new tables get."""
    descriptor: Descriptor
    seats: tuple[int, ...]
    seats_clause: str = ""
    """The clause that says how many play; a refused number cites it."""
    options: tuple[Option, ...]
    edge: Edge[S, Any, Any, Any]  # typed where the game fills it in
    rules_class: type[Rules[S]]
    state_class: type[S]

    def __init__(self) -> None:
        self._made: dict[tuple[tuple[str, Setting], ...], Rules[S]] = {}

    def settings(self, given: dict[str, Plain], edition: int | None = None, simulated: bool = False) -> dict[str, Setting]:
        """All options with the given ones set; Unreadable names the first that is unknown or out of range.

        The others are as in the edition (the newest if none is named), `simulated` where no person plays. `published` sets several at once.
        """
        edition = self.edition if edition is None else edition
        known, given = {option.name: option for option in self.options}, switched(self.options, given)
        for name in given:
            if name not in known:
                raise Unreadable("unknown-option", option=shown(name), allowed=", ".join(known))
        return {
            name: option.read(given[name]) if name in given else option.default_in(edition, simulated) for name, option in known.items()
        }

    def allowed_seats(self, settings: dict[str, Setting]) -> tuple[int, ...]:  # noqa: ARG002 - for games whose options change it
        """How many players there may be under these settings."""
        return self.seats

    def check_seats(self, seats: Plain, settings: dict[str, Setting]) -> int:
        allowed = self.allowed_seats(settings)
        if type(seats) is not int or seats not in allowed:
            clause = f" ({self.seats_clause})" if self.seats_clause else ""
            raise Unreadable("bad-seats", value=shown(seats), allowed=", ".join(str(number) for number in allowed) + clause)
        return seats

    def deciders(self, seats: int) -> int:
        """How many seats decide when this many play; more where others besides the players do (bankers)."""
        return seats

    def teams(self, rules: Rules[S], seats: int) -> list[list[Seat]]:  # noqa: ARG002 - for games in which some play together
        """Who plays together, by seat; most games are everybody for themselves."""
        return [[seat] for seat in range(seats)]

    def team_names(self, state: S) -> list[str]:  # noqa: ARG002 - likewise
        """What the teams are called, where they have names of their own."""
        return []

    # For whoever leads a table without a seat

    def roles(self, rules: Rules[S], seats: int) -> list[str]:  # noqa: ARG002 - likewise
        """By seat, all that decide: what a player is there; the text is the message `GAME-role-ROLE`."""
        return [""] * self.deciders(seats)

    def filled_options(self, seats: int) -> dict[str, Setting]:  # noqa: ARG002 - likewise
        """The settings with which this many can play, where the defaults do not let them."""
        return {}

    def leader_eyes(self, seats: int) -> Seat:  # noqa: ARG002 - likewise
        """With which eyes a leader without a seat looks at the table: those of a banker, or a spectator's."""
        return SPECTATOR

    def standings(self, view: View) -> list[Standing]:  # noqa: ARG002 - likewise
        """How the teams stand, by team; none where the game does not tell."""
        return []

    def progress(self, view: View) -> Progress:  # noqa: ARG002 - likewise
        return Progress(0, 0)

    def at_break(self, state: S) -> bool:  # noqa: ARG002 - likewise
        """Is this a natural break, where a leader may hold the table before the next roll or draw?"""
        return False

    def forecast(self, rules: Rules[S], before: View, after: View) -> list[Forecast]:  # noqa: ARG002 - likewise
        """What a move that turns one view of a seat into the other means beyond its facts: messages `GAME-forecast-KEY` with numbers."""
        return []

    def name_team(self, rules: Rules[S], state: S, team: int, name: str) -> Wish | None:  # noqa: ARG002 - likewise
        """The action that gives a team this name, if names are given at all; the rules still judge the name."""
        return None

    def named_by(self, action: Action) -> str | None:  # noqa: ARG002 - likewise
        """The name that an action gives to the team of whoever acts; None if it does something else."""
        return None

    def last_turn(self, rules: Rules[S], state: S) -> Wish | None:  # noqa: ARG002 - likewise
        """The action that makes the present turn the last one, if that can be done now."""
        return None

    def end_now(self, rules: Rules[S], state: S) -> Wish | None:  # noqa: ARG002 - likewise
        """The action that ends the game at once, with places, if that can be done now."""
        return None

    # For whoever studies games

    def end_reason(self, rules: Rules[S], state: S) -> str:  # noqa: ARG002 - for games that can end in several ways
        """Why a game that is over has ended, in a word."""
        return "end"

    # Rules

    def rules(self, settings: dict[str, Setting]) -> Rules[S]:
        """The rules for these settings; they never change, so tables with equal settings share them."""
        key = tuple(sorted(settings.items()))
        if key not in self._made:
            if len(self._made) >= MOST_RULES:
                del self._made[next(iter(self._made))]
            self._made[key] = self.make_rules(settings)
        return self._made[key]

    def settings_of(self, rules: Rules[S]) -> dict[str, Setting]:
        """The settings for which these rules were made; LookupError if that was too long ago."""
        for key, made in self._made.items():
            if made is rules:
                return dict(key)
        raise LookupError(f"these rules of {self.name} are no longer among the {MOST_RULES} that are kept")

    @abstractmethod
    def make_rules(self, settings: dict[str, Setting]) -> Rules[S]: ...

    def view(self, rules: Rules[S], state: S, seat: Seat) -> View:
        """What this seat sees of the state; SPECTATOR sees what lies open, OPEN everything."""
        seen: View = self.edge.view(rules, state, seat)
        return seen

    def readings(self, view: View) -> list[Reading]:
        """The numbers of a view that are worth a chart: cash, value, prices; always the same ones in the same order."""
        return self.edge.readings(view)

    def forms(self, rules: Rules[S], state: S, seat: Seat) -> list[Form]:
        """The actions that this seat may fill in now."""
        return self.edge.forms(rules, state, seat)

    def proposals(self, rules: Rules[S], state: S, seat: Seat) -> list[Action]:
        """A short list of ways to fill in the forms that are not among the options: for bots and random play. All of them pass `check`."""
        return self.edge.proposals(rules, state, seat)

    def belief(self, rules: Rules[S], seat: Seat) -> Belief:
        """What this seat remembers of a game that is about to begin: nothing yet."""
        made: Belief = self.edge.belief(rules, seat)
        return made

    def imagine(self, rules: Rules[S], view: View, seat: Seat, dice: Dice, belief: Belief | None = None) -> S:
        """A full state that looks like this view to the seat; what it cannot know is filled in by what it remembers, and at random."""
        assert view.seat == seat
        return self.edge.imagine(rules, view, belief if belief is not None and belief.begun else None, dice)

    def encode_state(self, state: S) -> Plain:
        return self.edge.codec.encode_state(state)

    def decode_state(self, plain: Plain) -> S:
        return self.edge.codec.decode_state(plain)

    def decode_action(self, key: str, words: Plain) -> Action:
        return self.edge.actions.read(key, words)

    def decode_fact(self, words: dict[str, Word]) -> Fact:
        """A fact as somebody learned it, from the words in which it was told."""
        return self.edge.facts.read(words)

    def encode_outcome(self, key: str, outcome: int) -> Plain:
        """What the dice or the drawn card show, as people write it down."""
        return self.edge.codec.encode_outcome(key, outcome)

    def decode_outcome(self, key: str, shows: Plain) -> int:
        return self.edge.codec.decode_outcome(key, shows)

    def totals(self, state: S) -> dict[str, int]:
        """Everything countable that seats and board own, by name: what the facts must account for."""
        return self.edge.ledger.totals(state)

    def moved(self, fact: Fact) -> dict[str, int]:
        """How a fact changed the totals."""
        return self.edge.ledger.moved(fact)


def action_words(action: Action) -> dict[str, Word]:
    return {"do": action.key, **action.words()}


def fact_words(fact: Fact) -> dict[str, Word]:
    return {"fact": fact.key, "clause": fact.clause, **fact.words()}
