"""A game walked through code by code: chance is rolled by itself, and one seat after the other is asked for what holds the table up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from magnat.env.catalogue import Catalogue, Codes
from magnat.env.coding import catalogue_of, coding_of, numbers_of
from magnat.env.menu import Menu
from magnat.env.observation import Numbers
from magnat.kernel.contract import Action, Fact, Log, Seat, State
from magnat.kernel.dice import Dice
from magnat.kernel.game import View
from magnat.library.playable import PlayableGame
from magnat.library.position import Position

MOST_INPUTS = 20_000
"""A game that is longer is cut off: barrels can be bought and sold for ever."""


SILENT = Log(on=False)
Listener = Callable[[Sequence[Fact]], None]
"""Is told everything that happens, in full."""


class Walk:
    """Where the game is, who is asked, and which codes of an action have been said."""

    def __init__(self, game: PlayableGame, most_inputs: int = MOST_INPUTS, catalogue: Catalogue | None = None) -> None:
        self.game = game
        self.most_inputs = most_inputs
        self.catalogue = catalogue_of(game.kind) if catalogue is None else catalogue
        self.position = game.start()
        self.said: Codes = ()
        self.inputs = 0
        self.seat: Seat = -1
        self.listener: Listener | None = None
        self._menu: Menu | None = None
        self._legal: list[int] | None = None
        self._views: dict[Seat, View] = {}

    # Where it is

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def cut_off(self) -> bool:
        return not self.over and self.inputs >= self.most_inputs

    @property
    def chance_due(self) -> bool:
        return bool(self.position.chances)

    @property
    def menu(self) -> Menu:
        """What the seat that is asked may do."""
        if self._menu is None:
            position, seat = self.position, self.seat
            eyes = coding_of(self.game.kind).eyes(self.view(seat))
            self._menu = Menu(
                self.catalogue, position.options(seat), position.forms(seat), eyes, lambda action: position.why_not(seat, action) is None
            )
        return self._menu

    def legal(self) -> list[int]:
        """The codes that may come next; none while chance is due or after the end."""
        if self._legal is None:
            self._legal = [] if self.over or self.cut_off or self.chance_due else self.menu.next_codes(self.said)
        return self._legal

    def view(self, seat: Seat) -> View:
        """What a seat sees now, made once."""
        seen = self._views.get(seat)
        if seen is None:
            seen = self._views[seat] = self.position.view(seat)
        return seen

    def numbers(self, seat: Seat) -> Numbers:
        """What a seat sees, and what it has begun to say: three codes suffice for every action without amounts."""
        begun = list(self.said[:3]) if seat == self.seat else []
        saying = [code / self.catalogue.size for code in begun] + [-1.0] * (3 - len(begun))
        return [*numbers_of(self.game.kind, self.view(seat)), ("saying", saying), ("asked", [float(seat == self.seat)])]

    # Going on

    def begin(self) -> None:
        """After the set-up, and after everything that somebody else has put in."""
        self._arrived()

    def roll(self, outcome: int | Dice) -> None:
        """Settles the first chance that is due."""
        if self.listener is not None or not isinstance(outcome, Dice):
            self._tell(self.position.roll(outcome))
        else:
            chance = self.position.chances[0]
            self.game.rules.resolve(self.position.state, chance, outcome.weighted(chance.weights), SILENT)
        self._done()

    def roll_all(self, dice: Dice) -> None:
        while self.chance_due and not self.over and not self.cut_off:
            self.roll(dice)

    def say(self, code: int) -> bool:
        """The seat that is asked says the next code; True if an action is complete with it, and done. ValueError if it is not legal."""
        if code not in self.legal():
            raise ValueError(f"code {code} is not legal now")
        self.said = (*self.said, code)
        self._legal = None
        action = self.menu.action(self.said)
        if action is None:
            return False
        if self.listener is not None:
            self.do(action)
        else:  # what is on the menu has passed the rules already, and nobody wants to hear of it
            self.game.rules.apply(self.position.state, self.seat, action, SILENT)
            self._done()
        return True

    def ask(self, seat: Seat, said: Codes = ()) -> None:
        """Asks this seat, which has begun to say something, instead of the one whose turn it is."""
        self.seat, self.said, self._menu, self._legal = seat, said, None, None

    def do(self, action: Action) -> None:
        """The seat that is asked does this, said or not."""
        self._tell(self.position.act(self.seat, action))
        self._done()

    def _done(self) -> None:
        """The state has moved on: what was known of it is forgotten."""
        self.position = Position(self.game, self.position.state)
        self.inputs += 1
        self._arrived()

    def _tell(self, facts: Sequence[Fact]) -> None:
        if self.listener is not None:
            self.listener(facts)

    def _arrived(self) -> None:
        """Whoever must decide is asked; where several must, they take turns."""
        self.said, self._menu, self._legal = (), None, None
        self._views = {}
        waiting = sorted({decision.seat for decision in self.position.decisions if decision.must})
        if waiting and not self.chance_due:
            self.seat = next((seat for seat in waiting if seat > self.seat), waiting[0])

    def copy(self) -> Walk:
        """Another walk from here on."""
        return self._at(self.position.copy())

    def imagined(self, seat: Seat, dice: Dice) -> Walk:
        """A walk that looks the same to this seat, with everything hidden from it filled in at random."""
        return self._at(self.position.imagine(seat, dice))

    def _at(self, position: Position) -> Walk:
        there = Walk.__new__(Walk)
        there.game, there.most_inputs, there.catalogue = self.game, self.most_inputs, self.catalogue
        there.position, there.said, there.inputs, there.seat, there._menu = position, self.said, self.inputs, self.seat, None
        there.listener, there._legal, there._views = None, None, {}
        return there

    @property
    def state(self) -> State:
        return self.position.state
