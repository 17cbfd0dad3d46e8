"""Oil City as the outside knows it."""

from __future__ import annotations

from magnat.games.oilcity import codec, ledger, load
from magnat.games.oilcity.box import BANKERS
from magnat.games.oilcity.figures import Choices
from magnat.games.oilcity.forms import forms
from magnat.games.oilcity.imagine import imagine
from magnat.games.oilcity.rules import OilCity
from magnat.games.oilcity.state import City
from magnat.games.oilcity.view import OilCityView, view
from magnat.kernel.contract import Action, Fact, Rules, Seat
from magnat.kernel.dice import Dice
from magnat.kernel.game import Form, Game, Option, Plain, Setting, View


class OilCityGame(Game[City]):
    name = "oilcity"
    edition = 1
    seats = tuple(load.data().company_mixes.by_players)
    options = tuple(Option(name, it.default, tuple(it.choices)) for name, it in load.data().options.items())

    def allowed_seats(self, settings: dict[str, Setting]) -> tuple[int, ...]:
        """OC-1.1: multiples of three, unless the option lets one or two companies be smaller or larger."""
        if settings["company_size"] == load.figures().tokens:
            return self.seats
        return tuple(range(min(self.seats), max(self.seats) + 1))

    def deciders(self, seats: int) -> int:
        """OC-1.3: the two bankers sit behind the players."""
        return seats + BANKERS

    def make_rules(self, settings: dict[str, Setting]) -> OilCity:
        return OilCity(
            load.figures(),
            Choices(
                plot_choice=bool(settings["plot_choice"]),
                tie_break=bool(settings["tie_break"]),
                zero_price_wagon_scores=bool(settings["zero_price_wagon_scores"]),
                score_cash=bool(settings["score_cash"]),
                unlimited_components=bool(settings["unlimited_components"]),
                war=bool(settings["war"]),
                limits=str(settings["limits"]),
                company_size=int(settings["company_size"]),
                majority=settings["commit"] == "majority",
            ),
        )

    def view(self, rules: Rules[City], state: City, seat: Seat) -> OilCityView:
        return view(own(rules), state, seat)

    def forms(self, rules: Rules[City], state: City, seat: Seat) -> list[Form]:
        return forms(own(rules), state, seat)

    def imagine(self, rules: Rules[City], view: View, seat: Seat, dice: Dice) -> City:
        assert isinstance(view, OilCityView)
        assert view.seat == seat
        return imagine(own(rules), view, dice)

    def encode_state(self, state: City) -> Plain:
        return codec.encode_state(state)

    def decode_state(self, plain: Plain) -> City:
        return codec.decode_state(plain)

    def decode_action(self, key: str, words: Plain) -> Action:
        return codec.decode_action(key, words)

    def encode_outcome(self, key: str, outcome: int) -> Plain:
        return codec.encode_outcome(key, outcome)

    def decode_outcome(self, key: str, shows: Plain) -> int:
        return codec.decode_outcome(key, shows)

    def totals(self, state: City) -> dict[str, int]:
        return ledger.totals(state)

    def moved(self, fact: Fact) -> dict[str, int]:
        return ledger.moved(fact)


def own(rules: Rules[City]) -> OilCity:
    assert isinstance(rules, OilCity)
    return rules
