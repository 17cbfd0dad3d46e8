"""Every key that the source can produce has its message, and every message can be produced."""

from __future__ import annotations

import pytest

from magnat.games.mcmulti import load
from magnat.games.mcmulti.figures import GOODS, KINDS, MARKETS
from magnat.games.mcmulti.state import RUNNERS, STAGES
from magnat.games.shelf import GAMES
from magnat.words.keys import KEYS
from tests.words import source
from tests.words.catalogues import messages, reading

# Error keys, with their values, that the table and the command line may count on whether or not they use them all.
AGREED = {
    "unknown-game": "game allowed",
    "unknown-option": "option allowed",
    "bad-option-value": "option value allowed",
    "bad-seats": "value allowed",
    "unknown-action": "action",
    "bad-action": "action detail",
    "bad-outcome": "chance value",
    "bad-state": "detail",
    "unknown-language": "language allowed",
    "unknown-bot": "bot allowed",
    "bot-count": "have need",
    "no-file": "file",
    "cannot-read": "file detail",
    "cannot-write": "file detail",
    "file-exists": "file",
    "empty-journal": "",
    "bad-line": "line detail",
    "bad-header": "detail",
    "not-a-journal": "detail",
    "other-format": "format known",
    "other-edition": "game edition known",
    "wrong-number": "line number expected",
    "wrong-seat": "line seat",
    "refused-line": "line clause reason",
    "chance-expected": "line chance",
    "no-chance-due": "line",
    "wrong-chance": "line chance expected",
    "impossible-outcome": "line value",
    "game-is-over": "line",
    "bad-undo": "line number",
    "facts-differ": "line expected found",
    "state-differs": "line expected found",
    "unknown-clause": "clause",
    "bad-number": "name value low high",
    "truncated": "line",
}


def refusal_ids(game: str) -> set[str]:
    """Refusals of a game's own rules, and those that tables make in its name."""
    folder = f"games/{game}/"
    own = {key for _, key, _ in source.refusals(folder)} | source.passed_on(folder)
    shared = {key for clause, key, _ in source.refusals("tables/") if not clause.startswith("TB-")}
    return {f"{game}-refusal-{key}" for key in own | shared}


def rule_ids(game: str) -> set[str]:
    """What a game's rules can say."""
    folder = f"games/{game}/"
    facts = {f"{game}-fact-{key}" for key, _ in source.keyed_classes(folder + "facts.py").values()}
    actions = {f"{game}-action-{key}" for key, _ in source.keyed_classes(folder + "actions.py").values()}
    decisions = {f"{game}-decision-{key}" for key in source.decision_keys(folder)}
    chances = {f"{game}-chance-{key}" for key in source.chance_keys(folder)}
    return facts | actions | decisions | chances | refusal_ids(game)


def option_ids(game: str) -> set[str]:
    ids = {f"{game}-name", f"{game}-about"}
    for option in GAMES[game].options:
        ids |= {f"{game}-option-{option.name}", f"{game}-option-{option.name}-text"}
        ids |= {f"{game}-setting-{choice}" for choice in option.choices if isinstance(choice, str)}
    return ids


def mcmulti_things() -> set[str]:
    figures = load.figures()
    groups: dict[str, list[str]] = {
        "economy": [card.name for card in figures.economies],
        "news": [card.name + ending for card in figures.news for ending in ("", "-text")],
        "kind": KINDS,
        "market": MARKETS,
        "good": GOODS,
        "stage": STAGES,
        "runner": RUNNERS,
        "quadrant": [str(place) for place in range(max(len(seating.owner) for seating in figures.seatings.values()))],
    }
    return {f"mcmulti-{group}-{name}" for group, names in groups.items() for name in names}


def table_ids() -> set[str]:
    return {f"table-refusal-{key}" for clause, key, _ in source.refusals("tables/") if clause.startswith("TB-")}


def error_ids() -> set[str]:
    return {f"error-{key}" for key in source.unreadable_keys()}


def producible() -> set[str]:
    ids = table_ids() | error_ids() | {f"error-{key}" for key in AGREED} | mcmulti_things()
    for game in GAMES:
        ids |= rule_ids(game) | option_ids(game)
    return ids


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_a_game_can_say_has_its_message(game: str) -> None:
    said = rule_ids(game)
    for family in ("fact", "action", "refusal", "decision", "chance"):
        assert any(key.startswith(f"{game}-{family}-") for key in said), family
    assert sorted(said - set(KEYS)) == []


def test_every_option_of_every_game_has_a_name_and_a_help_text() -> None:
    assert sorted(set().union(*(option_ids(game) for game in GAMES)) - set(KEYS)) == []


def test_everything_that_mcmulti_is_made_of_has_a_name() -> None:
    assert sorted(mcmulti_things() - set(KEYS)) == []


def test_every_refusal_of_a_table_has_its_message() -> None:
    assert sorted(table_ids() - set(KEYS)) == []


def test_everything_unreadable_has_its_message() -> None:
    assert sorted(error_ids() - set(KEYS)) == []


def test_only_one_helper_refuses_with_a_key_that_it_was_handed() -> None:
    assert source.computed_refusals() == ["games/mcmulti/production.py"]


def test_every_unreadable_hands_over_the_values_of_its_message() -> None:
    for path, call in source.calls("Unreadable"):
        if any(keyword.arg is None for keyword in call.keywords):
            continue
        given = {keyword.arg for keyword in call.keywords}
        for key in source.literals(source.argument(call, 0, "key")):
            assert reading("en", f"error-{key}").variables <= given, f"{path}: {key}"


def test_the_agreed_errors_have_exactly_their_values() -> None:
    assert {key: reading("en", f"error-{key}").variables for key in AGREED} == {key: set(names.split()) for key, names in AGREED.items()}


def test_every_fact_and_action_hands_over_the_values_of_its_message() -> None:
    derived = {"cell": {"row", "column"}, "quadrant": {"quadrant", "place"}, "seat": {"player"}, "space": {"space", "trend"}}
    for family in ("fact", "action"):
        for key, fields in source.keyed_classes(f"games/mcmulti/{family}s.py").values():
            given = set().union(*(derived.get(field, {field}) for field in fields))
            assert reading("en", f"mcmulti-{family}-{key}").variables <= given, key


def test_refusals_use_no_values_but_need_and_have() -> None:
    wrong = [key for key in KEYS if "-refusal-" in key and not reading("en", key).variables <= {"need", "have"}]
    assert wrong == []


def test_refusals_that_show_numbers_are_given_them() -> None:
    """A refusal made without numbers must not talk of 0."""
    for folder in ("games/mcmulti/", "tables/"):
        for clause, key, call in source.refusals(folder):
            family = "table" if clause.startswith("TB-") else "mcmulti"
            if reading("en", f"{family}-refusal-{key}").variables:
                assert len(call.args) + len(call.keywords) == 4, key


def test_every_literal_text_key_exists() -> None:
    assert sorted(source.text_keys() - set(KEYS)) == []


def test_no_message_is_unused() -> None:
    """Used are: what the rules, tables and errors produce, what other messages contain, and what stands literally in the source."""
    contained = set().union(*(reading(language, key).messages for language in ("en", "pl", "de") for key in messages(language)))
    assert sorted(set(KEYS) - producible() - contained - source.every_literal()) == []
