"""A game without a terminal screen of its own can be played: its view is shown as tables, its options as a numbered menu."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from magnat.cli.play import listing, terminals
from magnat.cli.play.dialogue import Dialogue
from magnat.cli.play.game_terminal import Position
from magnat.cli.play.general import GeneralTerminal
from magnat.cli.play.menu import Nested, Single
from magnat.cli.play.session import opened
from magnat.games.mcmulti.actions import Pump
from magnat.games.mcmulti.facts import StartingPlayer
from magnat.games.registry import GAMES, find
from magnat.kernel.contract import Action, Refusal
from magnat.kernel.game import Form, action_words
from magnat.tables.table import Table
from magnat.words import catalogue

SOLO = [name for name, game in GAMES.items() if not any(len(team) > 1 for team in game.teams(game.rules(game.settings({})), game.seats[0]))]


@pytest.fixture(autouse=True)
def _general(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no game had brought a screen along."""
    monkeypatch.setattr(terminals, "find", lambda _: GeneralTerminal)


def begun(game: str, seats: int) -> tuple[Table, GeneralTerminal, Position]:
    table = Table.create(find(game), seats, find(game).settings({}, simulated=True))
    while table.agenda().chances:
        chance = table.agenda().chances[0]
        table.roll(next(outcome for outcome, weight in enumerate(chance.weights) if weight), chance)
    [decision, *_] = [it for it in table.agenda().decisions if it.must]

    def check(action: Action) -> Refusal | None:
        return table.rules.check(table.state, decision.seat, action)

    seen = table.view(decision.seat)
    position = Position(seen, decision.key, decision.clause, table.options(decision.seat), table.forms(decision.seat), check)
    terminal = GeneralTerminal.at(table.journal, catalogue.words("en"), [f"Player {seat + 1}" for seat in range(seats)])
    return table, terminal, position


def drawn(terminal: GeneralTerminal, position: Position) -> str:
    out = StringIO()
    size = listing.Size(120, 3)
    console = Console(file=out, width=120, force_terminal=False)
    console.print(terminal.screen(position, None, size))
    console.print(listing.drawn(terminal.menu(position), lambda _: "", [], size))
    return out.getvalue()


@pytest.mark.parametrize(("game", "line"), [*((name, "\n") for name in SOLO), ("mcmulti", "1\n")])
def test_a_whole_game_can_be_played_by_number(game: str, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    out = StringIO()
    monkeypatch.setattr("sys.stdin", StringIO(line * 16))
    console = Console(file=out, width=100, height=50, force_terminal=False)
    opened(game, 2 if 2 in find(game).seats else None, "", catalogue.words("en"), {}, 1, None, Dialogue(console)).play()
    assert out.getvalue().count(catalogue.words("en").composed(f"{game}-name")) > 10
    assert "is not understood" not in out.getvalue()


def test_the_view_is_told_in_rows_with_the_names_of_the_seats() -> None:
    _, terminal, position = begun("mcmulti", 2)
    text = drawn(terminal, position)
    assert "McMulti · Special purchase" in text
    assert "Player 2" in text
    assert "None" not in text


def test_many_options_are_grouped_by_kind_and_opened_by_two_numbers() -> None:
    _, terminal, position = begun("mcmulti", 2)
    menu = terminal.menu(position)
    [buy] = [item for item in menu.items if isinstance(item, Nested)]
    assert len(position.options) > len(menu.items)
    assert all(isinstance(item, Single) for item in buy.menu.items)
    assert menu.default is not None
    assert menu.default.key == "end-purchases"


def test_an_amount_is_asked_for_at_once_where_there_is_nothing_else_to_choose() -> None:
    _, terminal, position = begun("mcmulti", 2)
    pumping = [Pump(barrels) for barrels in range(4)]
    menu = terminal.menu(Position(position.view, "run-wells", "MM-4.5", pumping, [Form("pump", "barrels", 0, 3)], position.check))
    form = menu.form()
    assert form is not None
    assert len(menu.items) == 1
    assert action_words(form.amount(2)) == {"do": "pump", "barrels": 2}
    assert menu.default is pumping[0]


def test_the_story_calls_nobody_you() -> None:
    table = Table.create(find("mcmulti"), 2, {})
    terminal = GeneralTerminal.at(table.journal, catalogue.words("en"), ["You", "Ada"])
    told = [str(line) for line in terminal.story([StartingPlayer("MM-2.5", 0), StartingPlayer("MM-2.5", 1)])]
    assert told == [" Player 1 is the starting player.", " Ada is the starting player."]


def test_an_action_can_be_said_with_its_fields() -> None:
    table, terminal, position = begun("mcmulti", 2)
    wish = terminal.wish(position, "buy-asset kind=well quadrant=0 cell=14")
    assert wish is not None
    assert isinstance(table.rules.check(table.state, 0, wish), Refusal)
    assert terminal.wish(position, "dance") is None
    assert terminal.wish(position, "buy-asset kind=castle") is None


def test_the_ranking_names_everybody() -> None:
    table, terminal, position = begun("africa", 3)
    out = StringIO()
    Console(file=out, width=80).print(terminal.ranking(table.view(0), [2, 1, 3]))
    assert out.getvalue().index("★ 1") < out.getvalue().index("Player 1")
    assert position.view.seat >= 0
