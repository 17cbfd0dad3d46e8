"""What Enter does: what a careful partner would do in this position. The clerk is asked, who knows what the person knows."""

from __future__ import annotations

import msgspec

from magnat.bots.bot import Question
from magnat.bots.oilcity import Clerk
from magnat.cli.play.game_terminal import Position
from magnat.cli.play.oilcity.signs import GAME
from magnat.games.oilcity.actions import Arrange, Confirm, LiftPiece, Order, PutPiece, ReturnPlot, RunRefinery, Sell, SendPedlar, TakeToken
from magnat.games.oilcity.figures import THINGS
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.view import OilCityView
from magnat.games.registry import find as find_game
from magnat.kernel.contract import Action
from magnat.kernel.dice import Dice

Token = Order | SendPedlar | RunRefinery


class Adviser:
    def __init__(self, rules: OilCityRules) -> None:
        self.rules = rules
        self.game = find_game(GAME)

    def asked(self, view: OilCityView, member: int, key: str, options: list[Action]) -> Action:
        """What a clerk who comes fresh to this seat would choose."""
        assert view.company is not None
        seat = view.companies[view.company].members[member]
        seen = msgspec.structs.replace(view, seat=seat, offers=[])
        clerk = Clerk(self.game, self.rules, seat, Dice(0))
        clerk.trades = False
        return clerk.choose(Question(key, options, lambda: seen))

    def token(self, view: OilCityView, position: Position) -> Action:
        """OC-5.1: the next token, partner by partner; when no more is worth its money, the confirmation."""
        assert view.company is not None
        own = view.companies[view.company]
        sure = next((option for option in position.options if isinstance(option, Confirm)), None)
        if sure is None:  # what was ordered cannot be had any more
            return next(option for option in position.options if isinstance(option, TakeToken))
        used = [plan.member for plan in own.plans or []]
        options: list[Action] = [option for option in position.options if isinstance(option, Token | Confirm)]
        for member in range(len(own.members)):
            if member not in used and len(used) < self.rules.figures.tokens:
                choice = self.asked(view, member, "invest", options)
                if isinstance(choice, Token):
                    return choice
        return sure

    def returned(self, view: OilCityView, position: Position) -> Action:
        """OC-5.8"""
        return self.asked(view, 0, "return-plot", [option for option in position.options if isinstance(option, ReturnPlot)])

    def layout(self, view: OilCityView, position: Position) -> Arrange:
        """OC-6.1: the best placement by what the company knows; as it is, if that is the best."""
        assert view.company is not None
        own = view.companies[view.company]
        standing = [THINGS.index(piece) if piece else 0 for plot in own.plots for piece in plot.fields]
        pieces: list[Action] = [
            option for option in position.options if option.key == "extract" or isinstance(option, PutPiece | LiftPiece)
        ]
        choice = self.asked(view, 0, "prepare", pieces)
        return choice if isinstance(choice, Arrange) else Arrange(standing)


def best_load(view: OilCityView, position: Position) -> Action:
    """OC-7.1: the load that brings most, on as few wagons as it takes, but on one at least (OC-9.7)."""
    loads = [option for option in position.options if isinstance(option, Sell)]
    return max(loads, key=lambda load: (load.wagons > 0, revenue(view, load), -load.wagons))


def revenue(view: OilCityView, load: Sell) -> int:
    return load.wax * view.prices["wax"] + load.gas * view.prices["gas"] + load.kerosene * view.prices["kerosene"]
