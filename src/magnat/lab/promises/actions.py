"""Promise 5 for what a game declares: every action can be written and read again, and nonsense is Unreadable."""

from __future__ import annotations

from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action
from magnat.kernel.game import Plain, Unreadable, action_words
from magnat.lab.promises.walk import hold

NONSENSE: list[Plain] = [None, [], {}, 1.5, True, 2**40, -(2**40), "x" * 5000]
UNKNOWN: list[Plain] = ["", "no such action", None, 3, ["roll"]]


def actions_are_read_as_declared(game: AnyGame) -> None:
    for action in game.edge.actions.actions.values():
        goes_there_and_back(game, action)
        other_fields_are_named(game, action)
        nonsense_is_named(game, action)
    for key in UNKNOWN:
        hold(complaint(game, key, {}).key == "unknown-action", 5, f"the action {key!r} is not declared")


def example(game: AnyGame, action: type[Action]) -> dict[str, Plain]:
    return dict(game.edge.actions.example(action))


def goes_there_and_back(game: AnyGame, action: type[Action]) -> None:
    words = example(game, action)
    again = game.decode_action(action.key, words)
    hold(type(again) is action, 5, f"{action.key} is read as {type(again).__name__}")
    hold(action_words(again) == {"do": action.key, **words}, 5, f"{action.key} {words} becomes {action_words(again)}")


def other_fields_are_named(game: AnyGame, action: type[Action]) -> None:
    """Missing and surplus fields: the complaint says which ones belong there."""
    words, belong = example(game, action), ", ".join(field.name for field in action.fields) or "-"
    incomplete = [{field: word for field, word in words.items() if field != missing} for missing in words]
    for given in [None, 7, "words", [words], {**words, "surplus": 1}, *incomplete]:
        error = complaint(game, action.key, given)
        hold((error.key, error.values.get("detail")) == ("bad-action", belong), 5, f"{action.key} with {given} is called {error}")


def nonsense_is_named(game: AnyGame, action: type[Action]) -> None:
    words = example(game, action)
    for field in words:
        for given in NONSENSE:
            error = complaint(game, action.key, {**words, field: given})
            inner = error.inner
            named = inner is not None and inner.values.get("field", field) == field and error.values["detail"] == str(inner)
            hold(error.key == "bad-action" and named, 5, f"{action.key} with {field}={given!r} is called {error}")


def complaint(game: AnyGame, key: Plain, words: Plain) -> Unreadable:
    try:
        read = game.decode_action(key, words)
    except Unreadable as error:
        return error
    hold(False, 5, f"{key!r} {words!r} is read as {read.key}")
    raise AssertionError
