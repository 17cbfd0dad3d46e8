"""The promises over random games with random deals: `python -m tests.games.oilcity.random_deals [GAMES] [FIRST]`.

Offers are not options, so random games make none by themselves. Here seats offer, back and accept, bankers change and seats change hands as
well; options and players follow from the number of the game, as in all random games. While anything is on offer or owed, secrets are looked
for more often, and everybody's books are kept beside the bank's: what lies open never moves without a fact for all.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from magnat.games.oilcity.actions import AcceptOffer, BackOffer
from magnat.games.oilcity.game import GAME
from magnat.games.oilcity.rules import OilCityRules
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Action, Log, Seat, State
from magnat.kernel.dice import Dice
from magnat.kernel.game import SPECTATOR, action_words
from magnat.kernel.playout import Input, put_in, random_input
from magnat.lab.promises import positions
from magnat.lab.promises.followers import Followers
from magnat.lab.promises.games import BALANCE_EVERY, LOOK_ONE_IN, MOST_KNOWN
from magnat.lab.promises.secrets import both_keep_the_same_secrets
from magnat.lab.promises.walk import LIMIT, Broken, Step, Walk, hold, seed_named
from tests.games.oilcity.market import random_offer, random_switch

MARKET = ("accept-offer", "back-offer", "decline-offer", "withdraw-offer", "keep-promise", "enforce-promise", "forgive-promise")
MARKET_LOOKS = 10
"""How many looks at the market there are for every look at everything."""


class LivelyWalk(Walk):
    """A random game with a market: now and then somebody wishes for something that no option lists."""

    def __init__(self, seed: int) -> None:
        super().__init__(GAME, seed)
        self.whims = Dice(seed, 3)
        self.waiting: list[tuple[Seat, Action]] = []  # what partners are to say to an offer, one after the other
        self.deals = 0

    def steps(self, proposing: bool = True) -> Iterator[Step]:  # noqa: ARG002 - it has whims instead
        for number in range(LIMIT):
            given = self.whim() or random_input(self.rules, self.state, self.dice)
            if given is None:
                return
            log = Log()
            put_in(self.rules, self.state, given, log)
            self.deals += sum(fact.key == "deal-done" for fact in log.facts)
            yield Step(number, given, log.facts, self.state)
        raise Broken(8, f"not over after {LIMIT} inputs")

    def whim(self) -> Input | None:
        """Something that the law allows and that no option lists, if anybody feels like it."""
        assert isinstance(self.rules, OilCityRules)
        assert isinstance(self.state, OilCityState)
        self.waiting = self.waiting or self.wishes(self.rules, self.state, self.whims)
        while self.waiting:
            seat, action = self.waiting.pop(0)
            if not self.rules.agenda(self.state).over and self.rules.check(self.state, seat, action) is None:
                return Input(seat, action)
        return None

    def wishes(self, rules: OilCityRules, city: OilCityState, dice: Dice) -> list[tuple[Seat, Action]]:
        found: list[tuple[Seat, Action]] = []
        box = rules.box(city)
        if dice.below(60) == 0:
            found.append((self.seats + dice.below(2), random_switch(city, dice)))
        if dice.below(6) == 0:
            seat = dice.below(self.seats)
            found.append((seat, random_offer(city, box.company_of[seat], dice)))
        if city.offers and dice.below(12) == 0:
            number = city.offers[dice.below(len(city.offers))].number
            takers = box.members[dice.below(len(box.members))]
            found += [(seat, BackOffer(number)) for seat in range(self.seats)] + [(seat, AcceptOffer(number)) for seat in takers]
        return found


class OpenBooks:
    """Promise 7 for those who only watch: what they are told accounts for everything that moved except money."""

    def __init__(self, walk: LivelyWalk) -> None:
        self.game = walk.game
        self.totals = lying_open(self.game.totals(walk.state))
        self.moved: Counter[str] = Counter()

    def enter(self, step: Step) -> None:
        for fact in step.facts:
            seen = fact.seen_by(SPECTATOR)
            if seen is not None:
                self.moved.update(lying_open(self.game.moved(seen)))

    def balance(self, state: State) -> None:
        after = lying_open(self.game.totals(state))
        changed = {name: after[name] - before for name, before in self.totals.items() if after[name] != before}
        told = {name: amount for name, amount in self.moved.items() if amount != 0}
        hold(changed == told, 7, f"{changed} changed on the tables, but those who watch are told {told}")
        self.totals, self.moved = after, Counter()


def lying_open(counted: dict[str, int]) -> dict[str, int]:
    return {name: amount for name, amount in counted.items() if not name.startswith("money ")}


def play(walk: LivelyWalk, known: dict[str, Action], look_one_in: int = LOOK_ONE_IN) -> int:
    """One game to its end, as `lab.promises` plays it; returns the number of inputs."""
    dice, inputs = Dice(walk.seed, 2), 0
    with seed_named(walk):
        books, open_books, followers = positions.Books(walk), OpenBooks(walk), Followers(walk)
        for step in walk.steps():
            inputs += 1
            books.enter(step)
            open_books.enter(step)
            followers.follow(step)
            if step.number % BALANCE_EVERY == 0:
                books.balance(step.state)
                open_books.balance(step.state)
                positions.somebody_is_waited_for(walk, step.state)
            if step.given.action is not None and len(known) < MOST_KNOWN:
                known[str(action_words(step.given.action))] = step.given.action
            if dice.below(look_one_in) == 0:
                positions.look_closely(walk, dice, known)
                followers.begin()
            if dice.below(look_one_in) < MARKET_LOOKS:
                the_market_keeps_its_secrets(walk, dice)
        books.balance(walk.state)
        open_books.balance(walk.state)
        positions.look_closely(walk, dice, known)
    return inputs


def the_market_keeps_its_secrets(walk: LivelyWalk, dice: Dice) -> None:
    """Promise 6 where it is hardest: some seat does something about an offer or a promise, or something else instead."""
    for seat in sorted(range(walk.deciders), key=lambda _: dice.below(1000)):
        options = walk.rules.options(walk.state, seat)
        market = [option for option in options if option.key in MARKET]
        if market and len(options) > 1:
            first = options.pop(options.index(market[dice.below(len(market))]))
            pair = Input(seat, first), Input(seat, options[dice.below(len(options))])
            both_keep_the_same_secrets(walk, pair, positions.seats(walk))
            return


def main(count: str = "1000", first: str = "0") -> None:
    known: dict[str, Action] = {}
    deals = inputs = 0
    for seed in range(int(first), int(first) + int(count)):
        walk = LivelyWalk(seed)
        inputs += play(walk, known)
        deals += walk.deals
    print(f"{count} games from {first} on kept all promises: {inputs} inputs, {deals} deals")


if __name__ == "__main__":
    main(*sys.argv[1:])
