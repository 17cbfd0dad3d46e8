"""Plays the golden games that are missing: `python -m tests.golden.record [GAME]`. An existing one is never overwritten."""

from __future__ import annotations

import sys
from pathlib import Path

from magnat.bots import registry as bots
from magnat.bots.bot import Question
from magnat.games.registry import find
from magnat.kernel.contract import Decision
from magnat.kernel.dice import Dice
from magnat.kernel.game import Setting
from magnat.tables import journal
from magnat.tables.table import Table

FOLDER = Path(__file__).parent

OTHER_READINGS: dict[str, Setting] = {
    "transcontinental_second": "dakar_dar_es_salaam",
    "depression_drop": "every_or",
    "pass_flip": "mandatory",
    "auction_next_nominator": "clockwise",
    "city_upgrade_needs": "own_train_and_connected",
    "manager_20_locked": False,
    "dividend_half_to_full": 0,
    "managed_no_train_check": "end_of_turn",
    "variable_city_modifiers": False,
    "town_to_city_upgrade": False,
    "upgrade_strictness": "restrictive",
    "tile_933": "six_way",
    "priority_after_stock_round": "last_buy",
    "bank_break_in_stock_round": "counts",
    "unassigned_concession_penalty": 100,
    "round_limit": 8,
}
"""18Africa: every rule the other way round, where there is another way."""

OWN_CARDS: dict[str, Setting] = {
    "own_events": '[{"title":"Rain in May","text":"","wax":100,"gas":200,"kerosene":700},'
    '{"title":"A dry summer","text":"The wells run low.","wax":300,"gas":0,"kerosene":400}]',
    "own_plots": '[{"name":"Side by side","fields":"cgwC....-","copies":9},{"name":"Corners","fields":"c.g.-.w.G","copies":9}]',
    "turns": 2,
}
"""Oil City: a small box of one's own, with deposits that touch and others that do so only at corners."""

GAMES: list[tuple[str, str, int, list[str], dict[str, Setting]]] = [
    ("mcmulti", "clerks-2", 2, ["clerk"], {}),
    ("mcmulti", "clerks-3", 3, ["clerk"], {}),
    ("mcmulti", "clerks-4", 4, ["clerk"], {}),
    ("mcmulti", "mixed-4", 4, ["clerk", "random", "clerk", "random"], {"open_cash": True}),
    ("mcmulti", "doubles-3", 3, ["clerk"], {"produce_on_doubles": True}),
    ("mcmulti", "small-refineries-4", 4, ["clerk"], {"refinery_cells": 1}),
    ("mcmulti", "quadrant-first-2", 2, ["clerk"], {"quadrant_choice": "before_roll", "produce_on_doubles": True}),
    ("mcmulti", "chaos-2", 2, ["random"], {"round_limit": 12}),
    ("mcmulti", "chaos-3", 3, ["random"], {"round_limit": 10, "refinery_cells": 1}),
    ("mcmulti", "chaos-4", 4, ["random"], {"round_limit": 10, "produce_on_doubles": True}),
    ("oilcity", "clerks-9", 9, ["clerk"], {}),
    ("oilcity", "clerks-12", 12, ["clerk"], {"plot_choice": True}),
    ("oilcity", "mixed-15", 15, ["clerk", "clerk", "clerk", "random", "random", "random"], {}),
    ("oilcity", "war-18", 18, ["clerk"], {"war": True}),
    ("oilcity", "plain-24", 24, ["clerk"], {"limits": "plain_3_1"}),
    ("oilcity", "clerks-30", 30, ["clerk"], {}),
    ("oilcity", "majority-9", 9, ["clerk"], {"commit": "majority", "score_cash": True, "tie_break": True}),
    ("oilcity", "two-partners-10", 10, ["random"], {"company_size": 2, "zero_price_wagon_scores": False}),
    ("oilcity", "four-partners-11", 11, ["clerk"], {"company_size": 4, "unlimited_components": True}),
    ("oilcity", "chaos-9", 9, ["random"], {}),
    ("africa", "clerks-2", 2, ["clerk"], {}),
    ("africa", "clerks-3", 3, ["clerk"], {"round_limit": 8}),
    ("africa", "clerks-4", 4, ["clerk"], {}),
    ("africa", "clerks-5", 5, ["clerk"], {"round_limit": 6}),
    ("africa", "clerks-6", 6, ["clerk"], {"round_limit": 4}),
    ("africa", "clerks-7", 7, ["clerk"], {"round_limit": 4}),
    ("africa", "mixed-4", 4, ["clerk", "random"], {"round_limit": 8}),
    ("africa", "swap-2", 2, ["clerk"], {"two_player_auction_swap": True, "simpson_director_deal": True, "round_limit": 6}),
    ("africa", "other-readings-3", 3, ["clerk"], OTHER_READINGS),
    ("africa", "chaos-2", 2, ["random"], {"round_limit": 20}),
    ("africa", "chaos-4", 4, ["random"], {"round_limit": 12, "company_green_multi_buy": True}),
    ("africa", "chaos-7", 7, ["random"], {"round_limit": 8, "removed_company_tokens": "removed"}),
    ("africa", "rulebook-2", 2, ["random"], {"round_limit": 14}),
    ("africa", "rulebook-3", 3, ["clerk"], {"round_limit": 8}),
    ("africa", "rulebook-5", 5, ["random"], {"round_limit": 10}),
    ("africa", "published-4", 4, ["clerk", "random"], {"published": True, "round_limit": 8}),
    ("africa", "old-bank-4", 4, ["random"], {"bank_break_in_stock_round": "ignored_until_or_payment", "round_limit": 10}),
    ("oilcity", "rounds-9", 9, ["clerk"], {}),
    ("oilcity", "rounds-mixed-18", 18, ["clerk", "clerk", "clerk", "random", "random", "random"], {"broken_promise": "points"}),
    ("oilcity", "all-confirm-12", 12, ["clerk"], {"confirm": "all", "tokens": "any_partner", "broken_promise": "next_income", "turns": 8}),
    ("oilcity", "own-cards-9", 9, ["clerk"], OWN_CARDS),
    ("oilcity", "rounds-two-partners-10", 10, ["random"], {"company_size": 2, "confirm": "majority", "plot_choice": True}),
    ("mcmulti", "quadrants-2", 2, ["clerk"], {}),
    ("mcmulti", "quadrants-3", 3, ["clerk", "random", "clerk"], {}),
    ("mcmulti", "fee-at-once-4", 4, ["random", "clerk"], {"round_limit": 30}),
    ("mcmulti", "quadrants-4", 4, ["clerk", "clerk", "random", "clerk"], {}),
    ("mcmulti", "fee-any-time-4", 4, ["random"], {"round_limit": 30, "fee_sales": "any_time"}),
    ("oilcity", "balanced-12", 12, ["clerk"], {}),
    ("oilcity", "balanced-mixed-9", 9, ["clerk", "random", "clerk"], {"confirm": "all"}),
    ("africa", "printed-track-3", 3, ["clerk"], {"round_limit": 4}),
    ("africa", "green-shares-2", 2, ["random"], {"round_limit": 12}),
    ("africa", "several-sources-4", 4, ["random", "clerk"], {"purchase_sources": "several", "round_limit": 4}),
]
"""Game, name, players, bots (one fills all seats), options; the seed of each is its place in the list."""


def play(game_name: str, seats: int, names: list[str], options: dict[str, Setting], seed: int) -> Table:
    game = find(game_name)
    table, dice = Table.create(game, seats, options), Dice(seed, 1000)
    sitting = [
        bots.find(game_name, names[seat % len(names)])(game, table.rules, seat, Dice(seed, seat)) for seat in range(game.deciders(seats))
    ]

    def question(decision: Decision) -> Question:
        return Question(decision.key, table.options(decision.seat), lambda: table.view(decision.seat))

    asked = [0] * len(sitting)  # whoever must decide is asked in turn, as lab.match does
    while not (agenda := table.agenda()).over:
        if agenda.chances:
            chance = agenda.chances[dice.below(len(agenda.chances))]
            table.roll(dice.weighted(chance.weights), chance)
            continue
        musts = sorted((decision for decision in agenda.decisions if decision.must), key=lambda decision: asked[decision.seat])
        wishes = [decision for decision in agenda.decisions if not decision.must and decision.seat not in [must.seat for must in musts]]
        wanted = [(decision.seat, sitting[decision.seat].wish(question(decision))) for decision in wishes]
        seat, action = next(((seat, wish) for seat, wish in wanted if wish is not None), (musts[0].seat, None))
        asked[musts[0].seat] += 1
        done = table.act(seat, sitting[seat].choose(question(musts[0])) if action is None else action)
        assert isinstance(done, journal.Entry), done
    return table


def main(only: str = "") -> None:
    """Of all games, or of one. To record one again, for a rule that changed on purpose, delete it first and say why in the commit."""
    for seed, (game, name, seats, names, options) in enumerate(GAMES):
        file = FOLDER / game / f"{name}.jsonl"
        if only not in ("", game) or file.exists():
            continue
        file.parent.mkdir(exist_ok=True)
        table = play(game, seats, names, options, seed)
        file.write_text(journal.write(table.journal), encoding="utf-8")
        print(file.relative_to(FOLDER), len(table.journal.entries), "entries, scores", table.rules.scores(table.state))


if __name__ == "__main__":
    main(*sys.argv[1:])
