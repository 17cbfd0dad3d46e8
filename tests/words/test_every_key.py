"""Every key that the source can produce has its message, and every message can be produced."""

from __future__ import annotations

import pytest

from magnat.bots.africa.standing import UNTIL as AFRICA_UNTIL
from magnat.bots.standing import orders_of
from magnat.games.origins import UNCERTAIN, origins_of
from magnat.games.registry import GAMES
from magnat.kernel.contract import Refusal
from magnat.server.game_info import game_info
from magnat.server.problems import STATUS
from magnat.words import say
from magnat.words.catalogue import words
from magnat.words.keys import KEYS
from magnat.words.names import Names
from tests.words import source
from tests.words.catalogues import messages, reading
from tests.words.games import THINGS, fact_classes, sample_actions, sample_facts

MESSAGES: set[str] = set(map(str, KEYS))
"""As plain texts: mypy needs most of a minute for `in` on a union of two thousand literals."""

UNTIL = [f"until-{it}" for it in AFRICA_UNTIL]

# Error keys, with their values, that the table and the command line may count on whether or not they use them all.
AGREED = {
    "unknown-game": "game allowed",
    "unknown-option": "option allowed",
    "bad-option-value": "option value allowed",
    "bad-seats": "value allowed",
    "unknown-action": "action",
    "bad-action": "action detail",
    "bad-field": "field value allowed",
    "bad-bundle": "text part",
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
    facts = {f"{game}-fact-{key}" for key in fact_classes(game)}
    actions = {f"{game}-action-{key}" for key in GAMES[game].edge.actions.actions}
    decisions = {f"{game}-decision-{key}" for key in source.decision_keys(folder)}
    chances = {f"{game}-chance-{key}" for key in source.chance_keys(folder)}
    return facts | actions | decisions | chances | refusal_ids(game)


def option_ids(game: str) -> set[str]:
    ids = {f"{game}-name", f"{game}-about"}
    for option in GAMES[game].options:
        ids |= {f"{game}-option-{option.name}", f"{game}-option-{option.name}-text"}
        ids |= {f"{game}-setting-{choice}" for choice in option.choices if isinstance(choice, str)}
    return ids


def thing_ids(game: str) -> set[str]:
    return {f"{game}-{group}-{name}" for group, names in THINGS[game].items() for name in names} | replay_ids(game)


def replay_ids(game: str) -> set[str]:
    """Chapters and charts, and the unit of most numbers in them."""
    info = game_info(GAMES[game], words("en"))
    chapters, charts = {f"{game}-chapter-{it.name}" for it in info.chapters}, {f"{game}-chart-{it.chart}" for it in info.charts}
    return {f"{game}-unit", *chapters, *charts}


def origin_ids(game: str) -> set[str]:
    """The titles of the figures, and why some of them are not certain."""
    titles = {f"{game}-figure-{it.place}" for it in origins_of(game)}
    return titles | {f"{game}-{it.kind}-{it.place}" for it in origins_of(game) if it.kind in UNCERTAIN}


def lore_ids(game: str) -> set[str]:
    """What can be read alongside the game."""
    lore = GAMES[game].descriptor.lore
    entries = {f"{game}-{it.name}-{id}{end}" for it in lore for id in it.entries for end in ("", "-text")}
    return {f"{game}-lore-{it.name}" for it in lore} | entries


def comfort_ids(game: str) -> set[str]:
    """Why a clerk would do something, what a move means beyond its facts, and what can be ordered beforehand."""
    named, begun = source.hint_reasons(f"bots/{game}/")
    reasons = named | {f"{it}{group}" for it in begun for group in ("company", "private")} | set(GAMES[game].edge.actions.actions)
    ids = {f"{game}-hint-{it}" for it in reasons if f"{game}-hint-{it}" in MESSAGES or (it in named and it != "only")}
    ids |= {f"{game}-forecast-{it}" for it in source.forecast_keys(f"games/{game}/forecast.py")}
    ids |= {f"{game}-order-{part}{kind}" for kind in orders_of(game) for part in ("", "title-")}
    return ids | ({f"{game}-order-{it}" for it in ("field-most", "field-step", "field-until", *UNTIL)} if orders_of(game) else set())


def table_ids() -> set[str]:
    refused = {f"table-refusal-{key}" for clause, key, _ in source.refusals("tables/") if clause.startswith("TB-")}
    return {*refused, "table-hint-only"}


def error_ids() -> set[str]:
    return {f"error-{key}" for key in source.unreadable_keys()}


def server_ids() -> set[str]:
    """What the server says itself; the rules' refusals and unreadable wishes have words of their own."""
    return {f"server-{error}" for error in STATUS if error not in ("refused", "unreadable")}


def producible() -> set[str]:
    ids = table_ids() | error_ids() | server_ids()
    for game in GAMES:
        ids |= rule_ids(game) | option_ids(game) | thing_ids(game) | origin_ids(game) | lore_ids(game) | comfort_ids(game)
    return ids


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_a_game_can_say_has_its_message(game: str) -> None:
    said = rule_ids(game)
    for family in ("fact", "action", "refusal", "decision", "chance"):
        assert any(key.startswith(f"{game}-{family}-") for key in said), family
    assert sorted(said - MESSAGES) == []


def test_every_option_of_every_game_has_a_name_and_a_help_text() -> None:
    assert sorted(set().union(*(option_ids(game) for game in GAMES)) - MESSAGES) == []


def test_every_game_has_somebody_to_tell_it() -> None:
    assert list(GAMES) == list(THINGS)
    assert not [game for game in GAMES if isinstance(say.teller(game), say.PlainTeller)]


@pytest.mark.parametrize("game", GAMES)
def test_hints_forecasts_and_orders_have_their_messages(game: str) -> None:
    assert any(key.startswith(f"{game}-hint-") for key in comfort_ids(game))
    assert sorted(comfort_ids(game) - MESSAGES) == []


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_a_game_is_made_of_has_a_name(game: str) -> None:
    assert sorted(thing_ids(game) - MESSAGES) == []


@pytest.mark.parametrize("game", GAMES)
def test_all_figures_have_a_title_and_uncertain_ones_an_explanation(game: str) -> None:
    assert sorted(origin_ids(game) - MESSAGES) == []


def test_every_refusal_of_a_table_has_its_message() -> None:
    assert sorted(table_ids() - MESSAGES) == []


def test_everything_unreadable_has_its_message() -> None:
    assert sorted(error_ids() - MESSAGES) == []


def test_every_no_of_the_server_has_its_message() -> None:
    assert sorted(server_ids() - MESSAGES) == []
    assert sorted({error for error, _ in source.trouble()} - set(STATUS)) == []


def test_the_server_says_every_no_that_it_lists() -> None:
    assert sorted(set(STATUS) - source.strings_outside("server/problems.py", "server/") - {"refused", "unreadable"}) == []


def test_every_no_of_the_server_hands_over_the_values_of_its_message() -> None:
    for error, call in source.trouble():
        given = {keyword.arg for keyword in call.keywords}
        assert reading("en", f"server-{error}").variables <= given, error


def test_only_two_helpers_refuse_with_a_key_that_they_were_handed() -> None:
    assert source.computed_refusals() == ["games/africa/running.py", "games/mcmulti/production.py"]


def test_every_unreadable_hands_over_the_values_of_its_message() -> None:
    for path, call in source.calls("Unreadable"):
        if any(keyword.arg is None for keyword in call.keywords):
            continue
        given = {keyword.arg for keyword in call.keywords}
        for key in source.literals(source.argument(call, 0, "key")):
            assert reading("en", f"error-{key}").variables <= given, f"{path}: {key}"


def test_the_agreed_errors_have_exactly_their_values() -> None:
    assert {key: reading("en", f"error-{key}").variables for key in AGREED} == {key: set(names.split()) for key, names in AGREED.items()}


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_and_action_hands_over_the_values_of_its_message(game: str) -> None:
    for key, plain in [*sample_facts(game), *sample_actions(game)]:
        family = "fact" if "fact" in plain else "action"
        given = say.teller(game).values(words("en"), plain, Names())
        assert reading("en", f"{game}-{family}-{key}").variables <= set(given), key


def test_refusals_use_no_values_but_their_numbers() -> None:
    numbers = set(Refusal("", "").numbers())
    wrong = [key for key in sorted(MESSAGES) if "-refusal-" in key and not reading("en", key).variables <= numbers]
    assert wrong == []


def test_refusals_that_show_numbers_are_given_them() -> None:
    """A refusal made without numbers must not talk of 0."""
    for family, folder in [("table", "tables/"), *((game, f"games/{game}/") for game in GAMES)]:
        for clause, key, call in source.refusals(folder):
            if family == "table" and not clause.startswith("TB-"):
                continue
            if reading("en", f"{family}-refusal-{key}").variables:
                assert len(call.args) + len(call.keywords) == 4, key


def test_only_words_puts_keys_together_at_run_time() -> None:
    """All others name their messages by a literal, which mypy checks."""
    assert sorted({path for path, _ in source.calls("composed") if not path.startswith("words/")}) == []


def test_no_message_is_unused() -> None:
    """Counted as used: what the rules, tables and errors produce, what other messages contain, and literals in the source."""
    contained = set().union(*(reading(language, key).messages for language in ("en", "pl", "de") for key in messages(language)))
    assert sorted(MESSAGES - producible() - contained - source.every_literal()) == []
