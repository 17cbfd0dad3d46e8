"""What a game promises: seats, actions, decisions, chance, facts, refusals, and the seven calls of `Rules`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from magnat.kernel.facts import Fact as Fact
from magnat.kernel.plain import Seat as Seat
from magnat.kernel.plain import Word as Word


class Refusal:
    """Why an action is not allowed: the clause that forbids it, a message key, and the numbers that decided.

    `need` is what the rule asks for: the price, the number required, the limit, how many there are to choose from.
    `have` is what it meets instead: what there is, or what the wish names.
    `which` says which part of a wish it is about, counted from 1, where a wish has several: the routes of a run.
    """

    def __init__(self, clause: str, key: str, need: int = 0, have: int = 0, which: int = 0) -> None:
        self.clause: Final = clause
        self.key: Final = key
        self.need: Final = need
        self.have: Final = have
        self.which: Final = which

    def numbers(self) -> dict[str, Word]:
        """The numbers by name, as the catalogues know them."""
        return {"need": self.need, "have": self.have, "which": self.which}

    def __repr__(self) -> str:
        return f"Refusal({self.clause}, {self.key}, need={self.need}, have={self.have})"


@mypyc_attr(allow_interpreted_subclasses=True)  # games that come as packages of their own are plain Python
class Action:
    """A wish of a seat: immutable, made of ids and whole numbers, shared freely.

    A subclass declares itself: the key, and one field for every argument that it takes; `kernel.fields` has the kinds of field.
    """

    key: ClassVar[str] = ""
    fields: ClassVar[tuple[Field, ...]] = ()

    def words(self) -> dict[str, Word]:
        """The fields by name, as the journal and the catalogues know them."""
        return {field.name: field.word(self) for field in self.fields}


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field of an action: how it is written into journals and messages, and how it is read from there."""

    def __init__(self, name: str) -> None:
        self.name: Final = name  # in journals and messages: give-later
        self.attribute: Final = name.replace("-", "_")  # in the action: give_later

    def word(self, action: Action) -> Word:
        value: Word = getattr(action, self.attribute)
        return value

    def read(self, given: object) -> object:
        """The value of a word from outside, or Unreadable."""
        raise NotImplementedError

    def arguments(self, given: object, names: Callable[[str], list[str]]) -> dict[str, object]:  # noqa: ARG002 - for names that only the data knows
        """What the action is made with; `names` gives the names of cards, companies and so on."""
        return {self.attribute: self.read(given)}

    def example(self, names: Callable[[str], list[str]]) -> Word:  # noqa: ARG002 - likewise
        """A word that can be read: for tests and descriptions."""
        return 1


class Log:
    """Collects facts while `on`; playouts switch it off and pay nothing for it."""

    def __init__(self, on: bool = True) -> None:
        self.on: Final = on
        self.facts: list[Fact] = []

    def add(self, fact: Fact) -> None:
        self.facts.append(fact)


class Decision:
    """A seat may or must choose now. A `must` holds the table up, a `may` never does."""

    def __init__(self, seat: Seat, key: str, clause: str, must: bool = True) -> None:
        self.seat: Final = seat
        self.key: Final = key
        self.clause: Final = clause
        self.must: Final = must


class Chance:
    """A roll or draw that is due: outcome i comes with weight weights[i]. `about` tells chances of one key apart."""

    def __init__(self, key: str, clause: str, weights: list[int], about: int = 0) -> None:
        self.key: Final = key
        self.clause: Final = clause
        self.weights: Final = weights
        self.about: Final = about


class Agenda:
    """Who and what is waited for; `places` holds the ranks (1 is best) once it is over."""

    def __init__(self, chances: list[Chance], decisions: list[Decision], over: bool = False, places: list[int] | None = None) -> None:
        self.chances: Final = chances
        self.decisions: Final = decisions
        self.over: Final = over
        self.places: Final[list[int]] = [] if places is None else places


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position: facts that change and nothing static. One table owns it; all others get a view or a clone."""

    @abstractmethod
    def clone(self) -> State: ...


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC, Generic[S]):
    """One game, one edition, one set of options: seven calls, no hooks, no defaults."""

    @abstractmethod
    def start(self, seats: int) -> S: ...

    @abstractmethod
    def agenda(self, state: S) -> Agenda: ...

    @abstractmethod
    def options(self, state: S, seat: Seat) -> list[Action]:
        """Every action that `check` would let through now: a service for screens and bots."""

    @abstractmethod
    def check(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """The law. Leaves the state as it was."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: Action, log: Log) -> None:
        """Carries out an action that `check` let through."""

    @abstractmethod
    def resolve(self, state: S, chance: Chance, outcome: int, log: Log) -> None:
        """Carries out the due chance with one of its outcomes of positive weight."""

    @abstractmethod
    def scores(self, state: S) -> list[int]: ...
