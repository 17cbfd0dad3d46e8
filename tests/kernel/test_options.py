"""Options and their defaults: by edition, and with people or between programs only."""

from __future__ import annotations

import pytest

from magnat.games.mcmulti.game import McMultiGame
from magnat.kernel.game import Option, Unreadable
from magnat.lab.promises.editions import editions_are_told
from magnat.lab.promises.walk import Broken

LIMIT = Option("limit", 0, low=0, high=1000, before={1: 100, 3: 50}, simulated=200)


class OtherGame(McMultiGame):
    """In its fourth edition, with one option."""

    edition = 4
    options: tuple[Option, ...] = (LIMIT, Option("open", True, (True, False), before={2: False}))


@pytest.mark.parametrize(("edition", "default"), [(1, 100), (2, 50), (3, 50), (4, 0)])
def test_an_earlier_edition_keeps_its_default(edition: int, default: int) -> None:
    assert LIMIT.default_in(edition) == default


def test_programs_among_themselves_have_a_default_of_their_own_in_the_newest_edition() -> None:
    assert LIMIT.default_in(4, simulated=True) == 200
    assert LIMIT.default_in(3, simulated=True) == 50
    assert Option("open", True, (True, False)).default_in(1, simulated=True) is True


def test_what_is_chosen_holds_in_every_edition() -> None:
    game = OtherGame()
    assert [game.settings({"limit": 7}, edition) for edition in (1, 3, 4)] == [
        {"limit": 7, "open": False},
        {"limit": 7, "open": True},
        {"limit": 7, "open": True},
    ]
    assert game.settings({}) == {"limit": 0, "open": True}
    assert game.settings({}, simulated=True) == {"limit": 200, "open": True}
    with pytest.raises(Unreadable, match="bad-option-value"):
        game.settings({"limit": 5000}, 1)


@pytest.mark.parametrize(
    "options",
    [
        (Option("open", True, (True, False), before={1: False, 2: True, 4: True}),),
        (Option("open", True, (True, False), before={1: False, 2: 3, 3: False}),),
        (Option("open", True, (True, False), before={1: False, 3: False}),),
        (Option("limit", 0, low=0, high=10, before={1: 1, 2: 2, 3: 3}, simulated=99),),
    ],
    ids=["an edition to come", "a default that is no choice", "an edition that changes nothing", "a simulated default out of range"],
)
def test_editions_that_are_badly_told_are_found(options: tuple[Option, ...]) -> None:
    game = OtherGame()
    game.options = options
    with pytest.raises(Broken) as caught:
        editions_are_told(game)
    assert caught.value.promise == 4
