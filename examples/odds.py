"""What does the next roll bring? Branches over all 36 outcomes of the dice from one position and compares the cash."""

from magnat.games.registry import find
from magnat.kernel.contract import Log
from magnat.kernel.dice import Dice
from magnat.kernel.playout import put_in, random_input

game = find("mcmulti")
rules = game.rules(game.settings({}))
state, dice, log = rules.start(4), Dice(5), Log(on=False)
while not any(chance.key == "two-dice" for chance in rules.agenda(state).chances):
    given = random_input(rules, state, dice)
    assert given is not None
    put_in(rules, state, given, log)

chance = rules.agenda(state).chances[0]
futures = []
for outcome in range(len(chance.weights)):
    future = state.clone()
    rules.resolve(future, chance, outcome, log)
    futures.append(len(rules.agenda(future).decisions))
print(f"{len(futures)} futures; in {futures.count(0)} of them another card or die is due")
