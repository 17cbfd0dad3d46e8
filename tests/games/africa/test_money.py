"""Nothing gets lost: money, certificates, trains, tiles and stations add up in every position of random games."""

from __future__ import annotations

import pytest

from magnat.games.africa.box import Box
from magnat.games.africa.rules import AfricaRules
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import AfricaState, Kept, Status
from magnat.kernel.contract import Log
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting
from magnat.kernel.playout import put_in, random_input
from magnat.rail.track import STOPS_PER_HEX
from tests.games.africa.table import GAME

MOST_INPUTS = 20_000
IDLE = {"bid", "sell-train", "end-track", "skip-token", "end-trains", "end-shares", "withhold", "pass", "end-turn", "leave-priority"}
"""Players who do these as often as anything else soon have neither money nor trains; most of the time something else is chosen."""


def settings_of(seed: int) -> dict[str, Setting]:
    """A choice for every option; the games are short, so that there is time for many of them."""
    dice = Dice(seed, 7)
    chosen: dict[str, Setting] = {}
    for option in GAME.options:
        if option.choices:
            chosen[option.name] = option.choices[dice.below(len(option.choices))]
    chosen["round_limit"] = 6 + 2 * dice.below(4)
    return chosen


class Game:
    """A random game, looked at after every input."""

    def __init__(self, seats: int, seed: int, settings: dict[str, Setting]) -> None:
        rules = GAME.rules(GAME.settings(settings))
        assert isinstance(rules, AfricaRules)
        self.rules = rules
        self.box: Box = rules.box_for(seats)
        self.state: AfricaState = rules.start(seats)
        self.dice = Dice(seed)
        self.inputs = 0

    def step(self) -> bool:
        """False when the game is over."""
        given = random_input(self.rules, self.state, self.dice)
        for _ in range(3):
            if given is not None and given.action is not None and given.action.key in IDLE:
                given = random_input(self.rules, self.state, self.dice)
        if given is None:
            return False
        put_in(self.rules, self.state, given, Log(on=False))
        self.inputs += 1
        assert self.inputs < MOST_INPUTS
        return True


def money_adds_up(game: Game) -> None:
    """AF-1.2: £14,000; a bank that has issued notes of its own counts as below zero."""
    state = game.state
    players = sum(player.cash for player in state.players)
    companies = sum(company.cash for company in state.companies)
    assert state.bank + players + companies == 14_000
    assert all(player.cash >= 0 for player in state.players)
    assert all(company.cash >= 0 for company in state.companies)
    assert state.bonds + sum(player.bonds for player in state.players) == 25
    assert state.bonds >= 0


def copies_unowned(game: Game, card: int) -> int:
    """Hands, set aside, deck, discard pile, waiting for the auction, turned up."""
    state = game.state
    found = state.deck[card] + state.discard.count(card)
    found += sum(player.hand.count(card) for player in state.players)
    if state.stage in (Stage.KEEP, Stage.DEAL, Stage.DEAL_DIRECTORS):
        found += sum(player.aside.count(card) for player in state.players)
    found += state.pile[card]
    if state.stage == Stage.TURNED and state.card == card:
        found += 1
    return found


def certificates_add_up(game: Game) -> None:
    """AF-1.4: a Director's certificate and eight others, ten shares, as long as the company is in the game."""
    for number, company in enumerate(game.state.companies):
        director = copies_unowned(game, game.box.director_card(number))
        ordinary = copies_unowned(game, game.box.share_card(number))
        if not company.in_game():
            assert director == ordinary == company.pool == sum(company.units) == 0
            assert not company.pool_director
            continue
        owned = sum(company.units)
        assert min(company.units) >= 0
        assert 2 * director + ordinary + owned + company.pool + (2 if company.pool_director else 0) == 10
        places = director + (1 if company.director >= 0 else 0) + (1 if company.pool_director else 0)
        assert places == 1, "the Director's certificate is in one place"
        if company.director >= 0:
            assert company.units[company.director] >= 2
            assert company.leader == company.director
        certificates = director + ordinary + company.pool + owned - (1 if company.director >= 0 else 0)
        assert certificates + (1 if company.pool_director else 0) == 9


def privates_add_up(game: Game) -> None:
    """AF-1.5: six, each in one place."""
    for private, holder in enumerate(game.state.privates):
        assert copies_unowned(game, game.box.private_card(private)) == (1 if holder == Kept.UNSOLD else 0)


def trains_add_up(game: Game, gone: list[int]) -> None:
    """AF-8.5: in the depot, sold back, or in a company; those of removed companies are out of the game."""
    for kind, printed in enumerate(game.box.seating.trains):
        owned = sum(company.trains.count(kind) for company in game.state.companies)
        assert game.state.depot[kind] + game.state.resold[kind] + owned + gone[kind] == printed
        assert game.state.depot[kind] >= 0
    assert all(len(company.trains) <= 2 for company in game.state.companies)


def tiles_add_up(game: Game) -> None:
    """AF-6.8: every tile lies on the map or in the supply."""
    lying = [shape.number for shape in game.state.shapes]
    for number, tile in enumerate(game.box.atlas.tiles):
        assert game.state.supply[number] >= 0
        assert game.state.supply[number] + lying.count(number) == tile.count


def stations_match(game: Game) -> None:
    """AF-7.3: what is taken is what is there; never more than there is room for, never two of a company."""
    state = game.state
    standing = [0] * len(state.taken)
    for number, company in enumerate(state.companies):
        assert len(set(company.stations)) == len(company.stations)
        for stop in company.stations:
            standing[stop] += 1
        if company.status == Status.RUNNING:
            home = any(stop // STOPS_PER_HEX == game.box.figures.companies[number].home for stop in company.stations)
            printed = len(game.box.figures.companies[number].tokens)
            assert len(company.stations) + len(company.tokens) + (0 if home else 1) == printed
        if company.status in (Status.OUT, Status.WAITING):
            assert company.stations == []
    assert standing == state.taken
    for stop, count in enumerate(standing):
        if count:
            stops = state.shapes[stop // STOPS_PER_HEX].stops
            assert count <= stops[stop % STOPS_PER_HEX].slots


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_af_1_2_the_14000_of_the_bank_are_there_in_every_position(seats: int) -> None:
    for seed in (seats, seats + 50):
        game = Game(seats, seed, {"round_limit": 12})
        money_adds_up(game)
        while game.step():
            money_adds_up(game)
        assert game.state.stage == Stage.OVER


@pytest.mark.parametrize("seed", range(18))
def test_af_1_4_everything_adds_up_in_random_games_under_random_options(seed: int) -> None:
    game = Game(2 + seed % 6, seed, settings_of(seed))
    gone = [0] * len(game.state.depot)
    owned = [company.trains[:] for company in game.state.companies]
    removed = 0
    while True:
        money_adds_up(game)
        if game.state.stage != Stage.DRAW_COMPANIES:
            certificates_add_up(game)
            privates_add_up(game)
        if game.state.removed != removed:  # AF-9.1: their trains leave the game
            removed = game.state.removed
            for number, company in enumerate(game.state.companies):
                if company.status == Status.REMOVED:
                    for kind in owned[number]:
                        gone[kind] += 1
        trains_add_up(game, gone)
        tiles_add_up(game)
        stations_match(game)
        owned = [company.trains[:] for company in game.state.companies]
        if not game.step():
            break
    assert game.state.stage == Stage.OVER


def test_af_1_3_the_companies_of_a_game_stay_the_same_but_for_those_removed() -> None:
    for seats in (2, 5):
        game = Game(seats, 3, {"round_limit": 8})
        while game.state.stage == Stage.DRAW_COMPANIES:
            game.step()
        drawn = [number for number, company in enumerate(game.state.companies) if company.status != Status.OUT]
        assert len(drawn) == (7 if seats == 2 else 9)
        while game.step():
            there = [number for number, company in enumerate(game.state.companies) if company.status != Status.OUT]
            assert there == drawn
            gone = [number for number in drawn if game.state.companies[number].status == Status.REMOVED]
            assert game.state.removed == len(gone)


@pytest.mark.parametrize("seed", [3, 8])
def test_af_10_3_the_scores_are_what_the_pieces_on_the_table_are_worth(seed: int) -> None:
    """Counted afresh from the figures, at the end of a random game."""
    game = Game(3 + seed % 3, seed, {"round_limit": 8})
    while game.step():
        pass
    state, figures = game.state, game.box.figures
    seats = len(state.players)

    def price(number: int) -> int:
        company = state.companies[number]
        if company.status == Status.RUNNING:
            return figures.prices[company.space]
        return figures.companies[number].price if company.status == Status.WAITING else 0

    def held(holder: int) -> list[int]:
        return [company.units[holder] for company in state.companies]

    def privates(holder: int) -> int:
        return sum(card.price for card, owner in zip(figures.privates, state.privates, strict=True) if owner == holder)

    expected = []
    for seat, player in enumerate(state.players):
        total = player.cash + 100 * player.bonds + privates(seat)
        for number, units in enumerate(held(seat)):
            holdings = privates(seats + number) + sum(count * price(other) for other, count in enumerate(held(seats + number)))
            trains = sum(figures.trains[kind].price for kind in state.companies[number].trains)
            total += units * (price(number) + holdings * 10 // 100 + trains * 5 // 100)
        expected.append(total)
    assert game.rules.scores(state) == expected
