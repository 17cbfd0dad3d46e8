"""A bot of your own, registered nowhere, against three clerks: how often does it win?"""

from magnat.bots.bot import Bot, Question
from magnat.bots.registry import find as find_bot
from magnat.games.registry import find
from magnat.kernel.contract import Action
from magnat.kernel.dice import Dice
from magnat.lab.match import play


class Miser(Bot):
    """Never buys what it can avoid."""

    def choose(self, question: Question) -> Action:
        return next((option for option in question.options if option.key in ("roll", "end-turn", "end-purchases")), question.options[0])


game = find("mcmulti")
rules = game.rules(game.settings({}))
clerk = find_bot("mcmulti", "clerk")
wins = 0
for number in range(10):
    bots = [(Miser if seat == 0 else clerk)(game, rules, seat, Dice(number, seat)) for seat in range(4)]
    wins += play(game, rules, bots, Dice(number, 99)).places[0] == 1
print(f"the miser won {wins} of 10 games")
