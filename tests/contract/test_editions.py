"""Editions: stored games of every game go on as they began, new ones begin under the newest edition."""

from __future__ import annotations

import pytest

from magnat.games.registry import GAMES
from magnat.lab.promises.editions import editions_are_told
from magnat.lab.promises.games import play_and_replay
from magnat.lab.promises.walk import Walk
from magnat.tables.journal import FORMAT, Header, Journal
from magnat.tables.table import Table
from tests.golden.test_golden_games import FILES

EVERY_EDITION = [(name, edition) for name, game in GAMES.items() for edition in range(1, game.edition + 1)]


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_a_default_in_every_edition(name: str) -> None:
    assert editions_are_told(GAMES[name]) == GAMES[name].edition


@pytest.mark.parametrize(("name", "edition"), EVERY_EDITION)
def test_a_journal_that_is_silent_is_played_with_the_defaults_of_its_edition(name: str, edition: int) -> None:
    game = GAMES[name]
    journal = Journal(Header(FORMAT, name, edition, game.seats[0], {}), [])
    assert journal.settings() == game.settings({}, edition)
    assert Table(journal).journal.header.edition == edition


@pytest.mark.parametrize(("name", "edition"), EVERY_EDITION)
def test_every_edition_can_be_played_and_replayed(name: str, edition: int) -> None:
    game = GAMES[name]
    play_and_replay(Walk(game, 1, {**game.settings({}, edition), **limited(name)}))


def limited(name: str) -> dict[str, bool | int | str]:
    """Random players need a limit where there is one."""
    return {"round_limit": 5} if "round_limit" in GAMES[name].settings({}) else {}


@pytest.mark.parametrize("name", GAMES)
def test_a_new_table_gets_the_newest_edition(name: str) -> None:
    game = GAMES[name]
    header = Table.create(game, game.seats[0], {}).journal.header
    assert (header.edition, header.options) == (game.edition, game.settings({}))


@pytest.mark.parametrize(("name", "edition"), [pair for pair in EVERY_EDITION if any(file.parent.name == pair[0] for file in FILES)])
def test_every_edition_has_golden_games(name: str, edition: int) -> None:
    """They replay with the same facts and hashes (see tests/golden): what an edition adds to a state is written only where it differs."""
    said = f'"game":"{name}","edition":{edition},'
    assert any(said in file.read_text(encoding="utf-8").partition("\n")[0] for file in FILES)
