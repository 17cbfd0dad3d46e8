"""Every action that a game declares can be written and read again; what does not fit the declaration is Unreadable."""

from __future__ import annotations

import msgspec
import pytest

from magnat.games.registry import GAMES
from magnat.kernel.contract import Action
from magnat.kernel.game import Plain, Unreadable, action_words

DECLARED = [(name, key) for name, game in GAMES.items() for key in game.edge.actions.actions]
NONSENSE: list[Plain] = [None, [], {}, 1.5, True, 2**40, -(2**40), "x" * 5000]


def declared(name: str, key: str) -> tuple[type[Action], dict[str, Plain]]:
    reader = GAMES[name].edge.actions
    return reader.actions[key], dict(reader.example(reader.actions[key]))


def complaint(name: str, key: str, words: Plain) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        GAMES[name].decode_action(key, words)
    return caught.value


@pytest.mark.parametrize(("name", "key"), DECLARED)
def test_a_declared_action_goes_there_and_back(name: str, key: str) -> None:
    kind, words = declared(name, key)
    action = GAMES[name].decode_action(key, words)
    assert type(action) is kind
    assert action.key == key
    assert action_words(action) == {"do": key, **words}
    assert msgspec.json.decode(msgspec.json.encode(action.words())) == words


@pytest.mark.parametrize(("name", "key"), DECLARED)
def test_words_that_do_not_fit_are_named(name: str, key: str) -> None:
    """Missing and surplus fields: the complaint says which ones belong there."""
    kind, words = declared(name, key)
    wrong: list[Plain] = [
        None,
        7,
        "words",
        [words],
        {**words, "surplus": 1},
        *({k: v for k, v in words.items() if k != gone} for gone in words),
    ]
    for given in wrong:
        error = complaint(name, key, given)
        assert (error.key, error.values["action"]) == ("bad-action", key)
        assert error.values["detail"] == (", ".join(field.name for field in kind.fields) or "-")


@pytest.mark.parametrize(("name", "key"), DECLARED)
def test_a_nonsensical_field_is_named(name: str, key: str) -> None:
    _, words = declared(name, key)
    for field in words:
        for given in NONSENSE:
            error = complaint(name, key, {**words, field: given})
            assert (error.key, error.values["action"]) == ("bad-action", key)
            assert error.inner is not None
            assert error.inner.values.get("field", field) == field
            assert error.values["detail"] == str(error.inner)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("key", ["", "fly", "do", None, 3, ["roll"]])
def test_an_unknown_action_is_named(name: str, key: str) -> None:
    assert complaint(name, key, {}).key == "unknown-action"


@pytest.mark.parametrize("name", GAMES)
def test_every_action_is_declared_under_a_key_of_its_own(name: str) -> None:
    actions = GAMES[name].edge.actions.actions
    assert all(key and action.key == key for key, action in actions.items())
    assert len(set(actions.values())) == len(actions)
