"""Positions of McMulti in a line or two, and the moves that the tests make on them."""

from __future__ import annotations

from typing import Final

from magnat.games.mcmulti.actions import (
    BuyAsset,
    EndPurchases,
    EndTurn,
    FreeRefinery,
    Pump,
    Refine,
    Roll,
    SellAsset,
    SellFuel,
    TakeQuadrant,
)
from magnat.games.mcmulti.game import McMultiGame
from magnat.games.mcmulti.rules import McMultiRules
from magnat.games.mcmulti.state import McMultiState, track
from magnat.games.mcmulti.view import McMultiView
from magnat.kernel.contract import Action, Chance, Fact, Log, Seat, Word
from magnat.kernel.game import Setting, action_words

GAME: Final = McMultiGame()

# The quadrants, clockwise; with four players they are numbered like the seats that own them.
NW: Final = 0
NE: Final = 1
SE: Final = 2
SW: Final = 3


# Openings


def table(**options: Setting) -> McMultiRules:
    """The rules of a table with these options."""
    return GAME.make_rules(GAME.settings(dict(options)))


def laid_out(seats: int = 4, **options: Setting) -> tuple[McMultiRules, McMultiState]:
    """The boards as MM-2.1 lays them out; the starting player is still to be drawn."""
    rules = table(**options)
    return rules, rules.start(seats)


def purchases(
    seats: int = 4, starter: Seat = 0, likely: str = "cold_winter", unlikely: str = "crude_shortage", **options: Setting
) -> tuple[McMultiRules, McMultiState]:
    """The special purchase round, with the first player to buy; the two open news cards are as named."""
    rules, board = laid_out(seats, **options)
    fall(rules, board, "starting-player", starter)
    draw(rules, board, likely)
    draw(rules, board, unlikely)
    take_quadrants(rules, board)
    return rules, board


def take_quadrants(rules: McMultiRules, board: McMultiState) -> None:
    """Where quadrants are chosen, everybody takes the one with the number of their seat."""
    while (asked := waiting(rules, board)[0])[1] == "take-quadrant":
        do(rules, board, asked[0], TakeQuadrant(asked[0]))


def opening(
    seats: int = 4, starter: Seat = 0, likely: str = "cold_winter", unlikely: str = "crude_shortage", **options: Setting
) -> tuple[McMultiRules, McMultiState]:
    """Phase 1 of the first turn; nobody bought anything in the special round."""
    rules, board = purchases(seats, starter, likely, unlikely, **options)
    for step in range(seats):
        do(rules, board, (starter + step) % seats, EndPurchases())
    return rules, board


# What lies on the boards


def cell(row: int, column: int) -> int:
    """The cell of a row and a column, both numbered 1 to 6 as on the dice."""
    return (row - 1) * 6 + column - 1


def put(rules: McMultiRules, board: McMultiState, kind: int, quadrant: int, row: int, column: int) -> None:
    """An asset is there, paid for long ago; a refinery is named by its top left cell."""
    footprint = rules.box(board).footprints[kind][cell(row, column)]
    assert footprint > 0
    assert board.quadrants[quadrant].taken & footprint == 0
    board.quadrants[quadrant].sites[kind].append(cell(row, column))
    board.quadrants[quadrant].taken += footprint


def purses(board: McMultiState, *cash: int) -> None:
    """The cash of seats 0, 1, ..."""
    for seat, amount in enumerate(cash):
        board.companies[seat].cash = amount


def storage(board: McMultiState, seat: Seat, crude: int, gasoline: int) -> None:
    board.companies[seat].crude = crude
    board.companies[seat].gasoline = gasoline


def stock(board: McMultiState, market: int, good: int, barrels: int) -> None:
    """This many barrels are on the dearest spaces of a track."""
    board.barrels[track(market, good)] = barrels


def set_economy(rules: McMultiRules, board: McMultiState, card: str) -> None:
    board.economy = [economy.name for economy in rules.figures.economies].index(card)


def see(rules: McMultiRules, board: McMultiState, seat: Seat = 0) -> McMultiView:
    """What the seat sees."""
    seen = GAME.view(rules, board, seat)
    assert isinstance(seen, McMultiView)
    return seen


def standing(rules: McMultiRules, board: McMultiState, quadrant: int) -> dict[str, list[int]]:
    """The assets of a quadrant: the first cells by kind."""
    part = see(rules, board).quadrants[quadrant]
    found = {"rig": part.rig, "station": part.station, "refinery": part.refinery, "well": part.well}
    return {kind: cells for kind, cells in found.items() if cells}


def owned(board: McMultiState, seat: Seat) -> tuple[int, int, int]:
    """Cash, crude and gasoline of a seat."""
    company = board.companies[seat]
    return company.cash, company.crude, company.gasoline


# Wishes by row and column


def buy(kind: int, quadrant: int, row: int, column: int) -> BuyAsset:
    return BuyAsset(kind, quadrant, cell(row, column))


def sell(kind: int, quadrant: int, row: int, column: int) -> SellAsset:
    return SellAsset(kind, quadrant, cell(row, column))


def free(quadrant: int, row: int, column: int) -> FreeRefinery:
    return FreeRefinery(quadrant, cell(row, column))


# Moves


def offered(rules: McMultiRules, board: McMultiState, seat: Seat) -> list[dict[str, Word]]:
    """The options of a seat, by name."""
    return [action_words(action) for action in rules.options(board, seat)]


def do(rules: McMultiRules, board: McMultiState, seat: Seat, action: Action) -> list[Fact]:
    """The law allows it and the options offer it; what happened then."""
    refusal = rules.check(board, seat, action)
    assert refusal is None, refusal
    assert action_words(action) in offered(rules, board, seat)
    log = Log()
    rules.apply(board, seat, action, log)
    return log.facts


def refused(rules: McMultiRules, board: McMultiState, seat: Seat, action: Action) -> tuple[str, str, int, int]:
    """The law forbids it and the options do not offer it: clause, key, need and have."""
    refusal = rules.check(board, seat, action)
    assert refusal is not None, "allowed"
    assert action_words(action) not in offered(rules, board, seat)
    return refusal.clause, refusal.key, refusal.need, refusal.have


def due(rules: McMultiRules, board: McMultiState) -> Chance:
    """The one chance that is due; nobody decides in the meantime."""
    agenda = rules.agenda(board)
    assert not agenda.decisions
    assert len(agenda.chances) == 1
    return agenda.chances[0]


def fall(rules: McMultiRules, board: McMultiState, key: str, outcome: int) -> list[Fact]:
    """The chance with this key is due and comes out like this."""
    chance, log = due(rules, board), Log()
    assert chance.key == key
    assert chance.weights[outcome] > 0
    rules.resolve(board, chance, outcome, log)
    return log.facts


def news(rules: McMultiRules, card: str) -> int:
    return [news.name for news in rules.figures.news].index(card)


def draw(rules: McMultiRules, board: McMultiState, card: str) -> list[Fact]:
    """This news card is drawn."""
    return fall(rules, board, "news-card", news(rules, card))


def throw(rules: McMultiRules, board: McMultiState, red: int, black: int) -> list[Fact]:
    """The production dice, which are due, show this."""
    return fall(rules, board, "two-dice", (red - 1) * 6 + black - 1)


def roll(rules: McMultiRules, board: McMultiState, red: int, black: int) -> list[Fact]:
    """The active player ends phase 1, and the production dice show this."""
    do(rules, board, board.active, Roll())
    return throw(rules, board, red, black)


def difference_die(rules: McMultiRules, board: McMultiState, shows: int) -> list[Fact]:
    return fall(rules, board, "difference-die", shows - 1)


def pass_turn(rules: McMultiRules, board: McMultiState) -> list[Fact]:
    """The active player trades nothing, rolls 2-2, which brings neither news nor production, and passes the dice on."""
    roll(rules, board, 2, 2)
    return do(rules, board, board.active, EndTurn())


# What the table waits for


def waiting(rules: McMultiRules, board: McMultiState) -> list[tuple[Seat, str]]:
    """Who must decide what."""
    return [(decision.seat, decision.key) for decision in rules.agenda(board).decisions if decision.must]


def meanwhile(rules: McMultiRules, board: McMultiState) -> list[tuple[Seat, str]]:
    """Who may, but need not, decide what."""
    return [(decision.seat, decision.key) for decision in rules.agenda(board).decisions if not decision.must]


def most(rules: McMultiRules, board: McMultiState, seat: Seat) -> int:
    """The most barrels that the current production step offers."""
    return max(action.barrels for action in rules.options(board, seat) if isinstance(action, SellFuel | Refine | Pump))


def run(rules: McMultiRules, board: McMultiState, seat: Seat, barrels: int) -> list[Fact]:
    """The seat that is asked runs its current production step with this many barrels."""
    steps: dict[tuple[Seat, str], Action] = {
        (seat, "run-stations"): SellFuel(barrels),
        (seat, "run-refineries"): Refine(barrels),
        (seat, "run-wells"): Pump(barrels),
    }
    return do(rules, board, seat, steps[waiting(rules, board)[0]])


def harvest(rules: McMultiRules, board: McMultiState) -> list[tuple[Seat, str, int]]:
    """Runs the production steps in full until something else is asked: who ran what, with how many barrels."""
    ran: list[tuple[Seat, str, int]] = []
    while waiting(rules, board)[0][1] in ("run-stations", "run-refineries", "run-wells"):
        seat, step = waiting(rules, board)[0]
        barrels = most(rules, board, seat)
        run(rules, board, seat, barrels)
        ran.append((seat, step, barrels))
    return ran


# What was heard


def heard(facts: list[Fact], key: str) -> list[dict[str, Word]]:
    """The facts of this key, by name."""
    return [fact.words() for fact in facts if fact.key == key]


def prices(facts: list[Fact], key: str) -> list[Word]:
    return [words["price"] for words in heard(facts, key)]
