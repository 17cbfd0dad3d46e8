"""Every action that a game declares can be written and read again; what does not fit the declaration is Unreadable."""

from __future__ import annotations

from dataclasses import replace

import pytest

from magnat.games.registry import GAMES
from magnat.kernel.contract import Action
from magnat.kernel.fields import ActionReader, Choice, Named, Number, Switch, Text
from magnat.kernel.game import Unreadable
from magnat.lab.promises.actions import actions_are_read_as_declared, complaint
from magnat.lab.promises.walk import Broken


@pytest.mark.parametrize("name", GAMES)
def test_declared_actions_go_there_and_back_and_nonsense_is_unreadable(name: str) -> None:
    assert len(GAMES[name].edge.actions.actions) > 0
    actions_are_read_as_declared(GAMES[name])


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_a_key_of_its_own(name: str) -> None:
    actions = GAMES[name].edge.actions.actions
    assert all(key and action.key == key for key, action in actions.items())
    assert len(set(actions.values())) == len(actions)


@pytest.mark.parametrize(
    ("name", "key", "words", "detail"),
    [
        ("mcmulti", "buy-barrel", {"market": "lunar", "good": "crude"}, "bad-field, field=market, value=lunar, allowed=domestic, foreign"),
        ("mcmulti", "pump", {"barrels": "2"}, "bad-field, field=barrels, value=2, allowed=-2147483648 … 2147483648"),
        ("mcmulti", "pump", {"barrels": 2, "cell": 3}, "barrels"),
        ("mcmulti", "roll", {"dice": 2}, "-"),
        ("africa", "pass", {"flip": 2}, "bad-field, field=flip, value=2, allowed=0, 1"),
        ("africa", "lay-tile", {"place": "D5"}, "place, tile, rotation, waive"),
        ("oilcity", "arrange", {"layout": "TX......."}, "bad-field, field=layout, value=X, allowed=T D P F S R ."),
    ],
)
def test_the_complaint_says_what_is_wrong(name: str, key: str, words: dict[str, int | str], detail: str) -> None:
    error = complaint(GAMES[name], key, words)
    assert (error.key, error.values) == ("bad-action", {"action": key, "detail": detail})


class Sail(Action):
    """A plain Python class, as a game in a package of its own has them."""

    key = "sail"
    fields = (Named("port"), Choice("cargo", ["salt", "tea"]), Number("crew", 1, 9), Switch("at-night"), Text("song", 10))

    def __init__(self, port: int, port_name: str, cargo: int, crew: int, at_night: int, song: str) -> None:
        self.port = port
        self.port_name = port_name
        self.cargo = cargo
        self.crew = crew
        self.at_night = at_night
        self.song = song


WORDS: dict[str, int | str] = {"port": "Cadiz", "cargo": "tea", "crew": 3, "at-night": 1, "song": "la la"}


def ports(name: str) -> list[str]:
    return {"port": ["Genoa", "Cadiz"]}[name]


def test_an_action_of_an_installed_game_is_read_by_its_declaration() -> None:
    action = ActionReader([Sail], ports).read("sail", WORDS)
    assert isinstance(action, Sail)
    assert (action.port, action.cargo, action.crew, action.at_night, action.song) == (1, 1, 3, 1, "la la")
    assert action.words() == WORDS


@pytest.mark.parametrize(
    ("field", "word"), [("port", "Lima"), ("cargo", "gold"), ("crew", 0), ("crew", 10), ("at-night", 2), ("song", "la" * 9)]
)
def test_bounds_of_a_declaration_are_kept(field: str, word: int | str) -> None:
    with pytest.raises(Unreadable) as caught:
        ActionReader([Sail], ports).read("sail", {**WORDS, field: word})
    assert caught.value.inner is not None
    assert caught.value.inner.values["field"] == field


class Mutiny(Sail):
    """Loses a word."""

    def words(self) -> dict[str, int | str]:
        return {name: word for name, word in super().words().items() if name != "song"}


def test_the_promise_notices_words_that_get_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["mcmulti"]
    monkeypatch.setattr(type(game), "edge", replace(game.edge, actions=ActionReader([Mutiny], ports)))
    with pytest.raises(Broken, match=r"sail .* becomes"):
        actions_are_read_as_declared(game)
