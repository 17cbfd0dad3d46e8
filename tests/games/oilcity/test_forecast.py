"""OC-6.3: the expected yield of a layout is the average over the faces of the die."""

from __future__ import annotations

from fractions import Fraction

from magnat.bots.bot import Question
from magnat.bots.oilcity import Clerk
from magnat.games.oilcity import extraction
from magnat.games.oilcity.actions import Arrange
from magnat.games.oilcity.figures import SOLD_GOODS, THINGS
from magnat.games.registry import find
from magnat.kernel.contract import Log
from magnat.kernel.dice import Dice
from magnat.kernel.playout import put_in, random_input


def test_oc_6_3_the_forecast_of_a_layout_is_what_its_dice_give_on_average() -> None:
    game = find("oilcity")
    rules = game.rules(game.settings({}))
    state, dice, looked = rules.start(9), Dice(5), 0
    for _ in range(600):
        due = [it for it in rules.agenda(state).decisions if it.must and it.key == "prepare" and it.seat < 9]
        if due:
            seat = due[0].seat
            question = Question("prepare", rules.options(state, seat), lambda at=seat: game.view(rules, state, at))  # type: ignore[misc]
            hint = Clerk(game, rules, seat, Dice(1)).hint(question)
            assert hint is not None
            if isinstance(hint.action, Arrange):
                before, after = game.view(rules, state, seat), state.clone()
                rules.apply(after, seat, hint.action, Log())
                (key, numbers) = game.forecast(rules, before, game.view(rules, after, seat))[0]
                assert key == "yield"
                assert numbers["worth"] == average(rules, after, before.company, before.prices)  # type: ignore[attr-defined]
                assert numbers["worth"] == hint.numbers["worth"]  # the clerk's sentence says the same
                looked += 1
        given = random_input(rules, state, dice)
        if given is None:
            break
        put_in(rules, state, given, Log())
    assert looked > 5


def average(rules, state, company: int, prices: dict[str, int]) -> int:  # type: ignore[no-untyped-def]
    box = rules.box(state)
    weights, total = box.figures.face_weights, Fraction(0)
    for plot in state.companies[company].plots:
        for shows, weight in enumerate(weights):
            won = extraction.yields(box, plot, shows)
            total += sum(won[good] * prices.get(THINGS[good], 0) for good in SOLD_GOODS) * Fraction(weight, sum(weights))
    return int(total + Fraction(1, 2))
