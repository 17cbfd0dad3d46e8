"""What bots are told, and what follows from it about things that they cannot see."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean

import pytest

from magnat.bots.memory import RememberingBot
from magnat.bots.random import RandomBot
from magnat.games import registry
from magnat.games.africa.belief import AfricaBelief
from magnat.games.africa.state import AfricaState
from magnat.games.mcmulti.state import McMultiState
from magnat.games.oilcity.figures import MONEY
from magnat.games.oilcity.state import OilCityState
from magnat.kernel.contract import Fact
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting, fact_words
from magnat.lab.match import Match
from tests.bots.memories import positions, steps

Options = dict[str, Setting]


# Telling


class Ears(RandomBot):
    """Keeps what it is told."""

    facts: list[Fact]

    def told(self, facts: Sequence[Fact]) -> None:
        self.facts = [*getattr(self, "facts", []), *facts]


class Recorded(Match):
    """Keeps what happened."""

    happened: list[Fact]

    def tell(self) -> None:
        self.happened = [*getattr(self, "happened", []), *self.log.facts]
        super().tell()


def overheard(name: str, inputs: int = 250) -> tuple[Recorded, list[Ears]]:
    game = registry.find(name)
    rules = game.rules(game.settings({}, simulated=True))
    ears = [Ears(game, rules, seat, Dice(5, seat + 1)) for seat in range(game.seats[0])]
    match = Recorded(game, rules, ears, Dice(5))
    for _ in zip(range(inputs), steps(match), strict=False):
        pass
    return match, ears


@pytest.mark.parametrize("name", ["mcmulti", "oilcity", "africa"])
def test_everybody_is_told_what_their_seat_learns_and_nothing_else(name: str) -> None:
    match, listeners = overheard(name)
    for ears in listeners:
        seen = [fact_words(version) for fact in match.happened if (version := fact.seen_by(ears.seat)) is not None]
        assert [fact_words(fact) for fact in ears.facts] == seen
        assert seen


@pytest.mark.parametrize("name", ["mcmulti", "oilcity", "africa"])
def test_facts_can_be_read_again_from_their_words(name: str) -> None:
    """What a server or a program on the network is told is as good as the fact itself."""
    match, listeners = overheard(name)
    game = match.game
    told = [fact for ears in listeners for fact in ears.facts]
    again = [game.decode_fact(fact_words(fact)) for fact in told]
    assert [(type(fact), fact_words(fact)) for fact in again] == [(type(fact), fact_words(fact)) for fact in told]
    assert [game.moved(fact) for fact in again] == [game.moved(fact) for fact in told]


def test_nobody_listens_to_a_game_of_bots_that_do_not_remember() -> None:
    game = registry.find("mcmulti")
    rules = game.rules(game.settings({}, simulated=True))
    match = Match(game, rules, [RandomBot(game, rules, seat, Dice(1, seat)) for seat in range(2)], Dice(1))
    assert not match.log.on


# McMulti: cash is known exactly


@pytest.mark.parametrize(
    ("seats", "names", "options"), [(4, ["clerk", "random"], {}), (2, ["clerk"], {}), (3, ["random"], {"fee_sales": "any_time"})]
)
def test_adding_up_what_was_told_gives_everybodys_cash_in_every_position(seats: int, names: list[str], options: Options) -> None:
    looked = 0
    for match in positions("mcmulti", seats, names, 11, {**options, "round_limit": 40}):
        assert isinstance(match.state, McMultiState)
        true = [company.cash for company in match.state.companies]
        seat = looked % seats
        bot = match.bots[seat]
        assert isinstance(bot, RememberingBot)
        if not bot.belief.begun:  # nothing has happened yet, and nobody is asked
            continue
        imagined = bot.imagine(match.game.view(match.rules, match.state, seat))
        assert isinstance(imagined, McMultiState)
        assert [company.cash for company in imagined.companies] == true
        looked += 1
    assert looked > 200


def test_who_was_told_nothing_guesses() -> None:
    game = registry.find("mcmulti")
    rules = game.rules(game.settings({}, simulated=True))
    bot, state = RememberingGuesser(game, rules, 0, Dice(1)), rules.start(4)
    found = [bot.imagine(game.view(rules, state, 0)) for _ in range(6)]
    assert len({it.companies[1].cash for it in found if isinstance(it, McMultiState)}) > 1


class RememberingGuesser(RememberingBot, RandomBot):
    pass


# Oil City: cash up to secret deals


def test_remembered_cash_is_nearer_to_the_truth_than_a_guess_and_exact_where_nobody_dealt() -> None:
    by_memory, by_guess, exact = list[int](), list[int](), list[bool]()
    for count, match in enumerate(positions("oilcity", 12, ["clerk"], 4)):
        if count % 25:
            continue
        assert isinstance(match.state, OilCityState)
        view, bot = match.game.view(match.rules, match.state, 0), match.bots[0]
        assert isinstance(bot, RememberingBot)
        remembered, guessed = bot.imagine(view), match.game.imagine(match.rules, view, 0, Dice(count))
        assert isinstance(remembered, OilCityState)
        for true, one, other in zip(match.state.companies, remembered.companies, guessed.companies, strict=True):
            by_memory.append(abs(true.store[MONEY] - one.store[MONEY]))
            by_guess.append(abs(true.store[MONEY] - other.store[MONEY]))
            exact.append(true.store[MONEY] == one.store[MONEY])
    assert mean(by_memory) < 0.5 * mean(by_guess)
    assert mean(exact) > 0.4


# 18Africa: who may hold which cards


def test_likely_hands_are_likelier_than_hands_dealt_at_random() -> None:
    """The true owner of a hidden card has, on average, more weight than if nobody had been watching."""
    ratios: list[float] = []
    for seed in (1, 2, 3):
        for count, match in enumerate(positions("africa", 3, ["clerk"], seed, {"round_limit": 3})):
            if count % 20 == 0:
                ratios += weights_of_the_truth(match)
    assert len(ratios) > 50
    assert mean(ratios) > 1.15


def weights_of_the_truth(match: Match) -> list[float]:
    """For every hidden card of a hand: its weight there, over the mean weight of all hidden cards."""
    state, bot, found = match.state, match.bots[0], list[float]()
    assert isinstance(state, AfricaState)
    assert isinstance(bot, RememberingBot)
    assert isinstance(bot.belief, AfricaBelief)
    hidden = [card for player in state.players[1:] for card in player.hand if card not in player.known]
    hidden += [card for card, copies in enumerate(state.deck) for _ in range(copies)]
    for seat, player in enumerate(state.players[1:], start=1):
        usual = mean(bot.belief.weight(seat, card) for card in hidden) if hidden else 0
        found += [bot.belief.weight(seat, card) / usual for card in player.hand if card not in player.known]
    return found


# What is imagined looks like what is seen


@pytest.mark.parametrize(
    ("name", "seats", "names", "options"),
    [
        ("mcmulti", 3, ["clerk", "random"], {"round_limit": 15}),
        ("oilcity", 9, ["clerk"], {}),
        ("oilcity", 9, ["random"], {"flow": "free"}),
        ("africa", 3, ["clerk", "random"], {"round_limit": 3}),
    ],
)
def test_imagined_positions_look_like_the_true_one_and_give_the_same_choices(
    name: str, seats: int, names: list[str], options: Options
) -> None:
    for count, match in enumerate(positions(name, seats, names, 8, options)):
        seat = count % seats
        if count % 7:
            continue
        bot, view = match.bots[seat], match.game.view(match.rules, match.state, seat)
        assert isinstance(bot, RememberingBot)
        imagined = bot.imagine(view)
        assert match.game.view(match.rules, imagined, seat) == view
        options_there = [(it.key, it.words()) for it in match.rules.options(imagined, seat)]
        assert options_there == [(it.key, it.words()) for it in match.rules.options(match.state, seat)]
