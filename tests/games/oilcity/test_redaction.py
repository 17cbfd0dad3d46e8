"""Promise 6 where it is hardest: random games full of offers, deals, promises, switched bankers and handed seats."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Log, Seat
from magnat.kernel.dice import Dice
from magnat.kernel.game import SPECTATOR, Setting
from tests.games.oilcity.market import step
from tests.games.oilcity.positions import GAME, offered, see, table

LIMIT = 4000
"""More inputs than such a game needs."""


def asked(rules: OilCityRules, city: OilCityState, seat: Seat) -> list[object]:
    """What holds the table up, and what else this seat may do."""
    agenda = rules.agenda(city)
    due = [[it.key, it.clause, it.weights, it.about] for it in agenda.chances]
    wanted = [[it.seat, it.key, it.clause, it.must] for it in agenda.decisions if it.must or it.seat == seat]
    return [due, wanted, agenda.over]


def looks_the_same(rules: OilCityRules, city: OilCityState, seat: Seat, dice: Dice) -> None:
    """A position imagined from the view alone gives the seat the same view, agenda, options and forms."""
    view = GAME.view(rules, city, seat)
    other = GAME.imagine(rules, view, seat, dice)
    assert msgspec.json.encode(GAME.view(rules, other, seat)) == msgspec.json.encode(view)
    assert GAME.forms(rules, other, seat) == GAME.forms(rules, city, seat)
    assert asked(rules, other, seat) == asked(rules, city, seat)
    assert offered(rules, other, seat) == offered(rules, city, seat)


def money_hidden(rules: OilCityRules, city: OilCityState, seat: Seat) -> None:
    """Before the end a seat sees the cash of its own company, a banker that of all."""
    players = len(city.holders)
    for company in see(rules, city, seat).companies:
        known = seat >= players or seat in company.members or rules.agenda(city).over
        assert (company.money is not None) == known


class TestWhatASeatCannotSee:
    """Players, bankers and spectators, in lively games under many options."""

    @pytest.mark.parametrize("seed", range(6))
    def test_oc_8_2_hidden_things_look_the_same(self, seed: int) -> None:
        options: list[dict[str, Setting]] = [
            {},
            {"plot_choice": True, "war": True},
            {"score_cash": True, "tie_break": True},
            {"unlimited_components": True},
            {"company_size": 4},
            {"company_size": 2, "limits": "plain_3_1"},
        ]
        players = [9, 12, 9, 15, 10, 11][seed]
        self.walk(table(**options[seed]), players, seed)

    @pytest.mark.parametrize("seed", range(3))
    def test_oc_8_2_hidden_things_look_the_same_where_a_majority_binds_a_company(self, seed: int) -> None:
        self.walk(table(commit="majority"), 9, 100 + seed)

    def walk(self, rules: OilCityRules, players: int, seed: int) -> None:
        city, dice, look, log = rules.start(players), Dice(seed, 7), Dice(seed, 8), Log()
        seats = [SPECTATOR, *range(players + 2)]
        for number in range(LIMIT):
            if not step(rules, city, dice, log):
                break
            if number % 25 == 0 or (city.offers and number % 9 == 0):
                for seat in seats:
                    looks_the_same(rules, city, seat, look)
                    money_hidden(rules, city, seat)
        assert rules.agenda(city).over
        for seat in seats:
            looks_the_same(rules, city, seat, look)
        happened = Counter(fact.key for fact in log.facts)
        assert happened["offer-made"] > 10
        assert happened["deal-done"] > 0


def test_oc_8_2_lively_games_see_every_kind_of_dealing() -> None:
    """So that the promise above is not kept by silence."""
    happened: Counter[str] = Counter()
    for seed in range(8):
        rules, dice, log = table(), Dice(seed, 9), Log()
        city = rules.start(9)
        for _ in range(LIMIT):
            if not step(rules, city, dice, log):
                break
        happened.update(fact.key for fact in log.facts)
    assert {"offer-made", "offer-gone", "deal-done", "banker-set", "seat-handed"} <= set(happened)
    assert {"promised", "promise-due", "promise-kept", "promise-broken"} <= set(happened)
    assert {"promise-enforced", "promise-forgiven"} & set(happened)
