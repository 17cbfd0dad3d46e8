"""McMulti as the outside knows it."""

from __future__ import annotations

from magnat.games.mcmulti import codec, ledger, load
from magnat.games.mcmulti.figures import Choices
from magnat.games.mcmulti.forms import forms
from magnat.games.mcmulti.imagine import imagine
from magnat.games.mcmulti.rules import McMulti
from magnat.games.mcmulti.state import Board
from magnat.games.mcmulti.view import McMultiView, view
from magnat.kernel.contract import Action, Fact, Rules, Seat
from magnat.kernel.dice import Dice
from magnat.kernel.game import Form, Game, Option, Plain, Setting, View


class McMultiGame(Game[Board]):
    name = "mcmulti"
    edition = 1
    seats = tuple(load.figures().seatings)
    options = tuple(Option(name, it.default, tuple(it.choices), it.low, it.high) for name, it in load.data().options.items())

    def make_rules(self, settings: dict[str, Setting]) -> McMulti:
        return McMulti(
            load.figures(),
            Choices(
                refinery_cells=int(settings["refinery_cells"]),
                open_cash=bool(settings["open_cash"]),
                produce_on_doubles=bool(settings["produce_on_doubles"]),
                quadrant_before_roll=settings["quadrant_choice"] == "before_roll",
                round_limit=int(settings["round_limit"]),
            ),
        )

    def view(self, rules: Rules[Board], state: Board, seat: Seat) -> McMultiView:
        return view(own(rules), state, seat)

    def forms(self, rules: Rules[Board], state: Board, seat: Seat) -> list[Form]:
        return forms(own(rules), state, seat)

    def imagine(self, rules: Rules[Board], view: View, seat: Seat, dice: Dice) -> Board:
        assert isinstance(view, McMultiView)
        assert view.seat == seat
        return imagine(own(rules), view, dice)

    def encode_state(self, state: Board) -> Plain:
        return codec.encode_state(state)

    def decode_state(self, plain: Plain) -> Board:
        return codec.decode_state(plain)

    def decode_action(self, key: str, words: Plain) -> Action:
        return codec.decode_action(key, words)

    def encode_outcome(self, key: str, outcome: int) -> Plain:
        return codec.encode_outcome(key, outcome)

    def decode_outcome(self, key: str, shows: Plain) -> int:
        return codec.decode_outcome(key, shows)

    def totals(self, state: Board) -> dict[str, int]:
        return ledger.totals(state)

    def moved(self, fact: Fact) -> dict[str, int]:
        return ledger.moved(fact)


def own(rules: Rules[Board]) -> McMulti:
    assert isinstance(rules, McMulti)
    return rules
