"""A game that breaks a promise is caught, and the complaint says which one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace

import pytest

from magnat.games.mcmulti.game import McMultiGame
from magnat.games.mcmulti.state import McMultiState
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Agenda
from magnat.kernel.game import Form, Setting
from magnat.lab.promises import games, positions, texts
from magnat.lab.promises.data import every_block_names_its_origin
from magnat.lab.promises.walk import Broken, Walk

SHORT: dict[str, Setting] = {"round_limit": 1}


def broken(**parts: object) -> AnyGame:
    """McMulti with some of its edge replaced."""
    game = McMultiGame()
    game.edge = replace(game.edge, **parts)  # type: ignore[arg-type]  # on purpose: they are wrong
    return game


def form_for_all_cash(_: object, state: McMultiState, __: int) -> list[Form]:
    return [Form("roll", "cash", 0, sum(company.cash for company in state.companies))]


def form_that_counts(_: object, state: McMultiState, __: int) -> list[Form]:
    state.turn += 1
    return []


def faults() -> dict[str, tuple[int, AnyGame]]:
    true = McMultiGame()
    start = true.make_rules(true.settings({})).start(2)
    return {
        "a form gives away what is hidden": (6, broken(forms=form_for_all_cash)),
        "a codec forgets": (5, broken(decode_state=lambda _: start)),
        "an action comes back as another": (5, broken(actions=SimpleNamespace(read=lambda *_: true.decode_action("roll", {})))),
        "dice come back as others": (5, broken(decode_outcome=lambda *_: -1)),
        "money moves and no fact tells of it": (7, broken(moved=lambda _: {})),
        "somebody has less than nothing": (7, broken(totals=lambda _: {"cash": -1}, moved=lambda _: {})),
    }


@pytest.mark.parametrize("fault", faults())
def test_a_game_that_breaks_a_promise_is_caught(fault: str) -> None:
    promise, game = faults()[fault]
    with pytest.raises(Broken, match="seed=0") as caught:
        games.play_and_look(Walk(game, 0, SHORT), {}, look_one_in=1)
    assert caught.value.promise == promise


class Deaf(McMultiGame):
    """Says nothing: it has another game's rules and no catalogue."""

    name = "deaf"


def test_a_game_without_texts_is_caught() -> None:
    with pytest.raises(Broken, match=r"no catalogue en/deaf\.ftl") as caught:
        texts.texts_are_there(Deaf(), [])
    assert caught.value.promise == 9


def test_a_fact_that_no_language_knows_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magnat.games.mcmulti.facts.StartingPlayer.words", lambda _: {})
    with pytest.raises(Broken, match="mcmulti-fact-starting-player"):
        texts.texts_are_there(McMultiGame(), [Walk(McMultiGame(), 0, SHORT)])


def test_figures_without_an_origin_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magnat.lab.promises.data.ORIGINS", ("hearsay",))
    with pytest.raises(Broken, match="board has no origin"):
        every_block_names_its_origin(McMultiGame())


def looking(walk: Walk) -> None:
    positions.looking_changes_nothing(walk, walk.state, {})


def sharing(walk: Walk) -> None:
    walk.state.clone = lambda: walk.state  # type: ignore[method-assign]
    positions.a_clone_shares_nothing(walk, walk.state, walk.dice)


def nobody(walk: Walk) -> None:
    walk.rules.agenda = lambda state: Agenda([], [])  # type: ignore[method-assign]  # noqa: ARG005
    positions.somebody_is_waited_for(walk, walk.state)


@pytest.mark.parametrize(("look", "promise"), [(looking, 2), (sharing, 3), (nobody, 8)])
def test_a_position_that_breaks_a_promise_is_caught(look: Callable[[Walk], None], promise: int) -> None:
    walk = Walk(broken(forms=form_that_counts), 0, SHORT)
    with pytest.raises(Broken) as caught:
        look(walk)
    assert caught.value.promise == promise
