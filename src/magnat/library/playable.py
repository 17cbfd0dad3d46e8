"""A game that can be played: which one, for how many, with which options."""

from __future__ import annotations

from magnat.games import registry
from magnat.kernel.contract import Action, Rules, State
from magnat.kernel.game import Plain, Setting
from magnat.library.position import Position


def game_names() -> list[str]:
    """The names of all games that are installed.

    >>> import magnat
    >>> "mcmulti" in magnat.game_names()
    True
    """
    return list(registry.GAMES)


def game(name: str, seats: int | None = None, options: dict[str, Plain] | None = None, edition: int | None = None) -> PlayableGame:
    """A game by its name, for `seats` players (as many as usually play, if left out) and with these options.

    Options that are not given are those of simulations with that many players: where a house rule ends games that go on for ever, it is on.
    `magnat.Unreadable` says what is wrong with a name, a number of seats or an option.

    >>> import magnat
    >>> game = magnat.game("mcmulti", seats=3, options={"open_cash": True})
    >>> game.seats, game.options["open_cash"]
    (3, True)
    """
    found = registry.find(name)
    wanted = found.descriptor.usual_seats if seats is None else seats
    settings = found.settings({**found.filled_options(wanted), **(options or {})}, edition, simulated=True)
    return PlayableGame(found, found.check_seats(wanted, settings), settings, found.edition if edition is None else edition)


class PlayableGame:
    """One game with its options settled; `start` gives the first position. Equal games compare equal and can be pickled."""

    def __init__(self, kind: registry.AnyGame, seats: int, options: dict[str, Setting], edition: int) -> None:
        self.kind = kind
        self.seats = seats
        self.options = options
        self.edition = edition
        self._rules: Rules[State] | None = None

    @property
    def name(self) -> str:
        return self.kind.name

    @property
    def rules(self) -> Rules[State]:
        """The engine itself: seven calls on states, for loops in which every microsecond counts."""
        if self._rules is None:
            self._rules = self.kind.rules(self.options)
        return self._rules

    def __getstate__(self) -> dict[str, object]:
        """Without the rules: they are found again where it is unpickled."""
        return {**self.__dict__, "_rules": None}

    @property
    def deciders(self) -> int:
        """How many seats decide: the players and, in some games, bankers behind them."""
        return self.kind.deciders(self.seats)

    @property
    def teams(self) -> list[list[int]]:
        """Who plays together, by seat."""
        return self.kind.teams(self.rules, self.seats)

    def start(self) -> Position:
        """The position before the first input.

        >>> import magnat
        >>> position = magnat.game("mcmulti").start()
        >>> position.over, [chance.key for chance in position.chances]
        (False, ['starting-player'])
        """
        return Position(self, self.rules.start(self.seats))

    def action(self, key: str, **words: Plain) -> Action:
        """An action by its key and fields, as journals write them (`give-later` is `give_later` here).

        >>> import magnat
        >>> magnat.game("mcmulti").action("buy-barrel", market="domestic", good="crude").words()
        {'market': 'domestic', 'good': 'crude'}
        """
        return self.kind.decode_action(key, {name.replace("_", "-"): word for name, word in words.items()})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlayableGame) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return (self.name, self.seats, self.edition, tuple(sorted(self.options.items())))

    def __repr__(self) -> str:
        return f"magnat.game({self.name!r}, seats={self.seats})"
