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


# The published rules


class PublishedGame(McMultiGame):
    """Published differently in one of its options, the same as ours in another, and silent about the third."""

    options: tuple[Option, ...] = (
        Option("open", True, (True, False), published=False),
        Option("limit", 5, low=0, high=9, published=5),
        Option("variant", False, (False, True)),
    )


def test_one_switch_sets_every_option_to_the_published_rules_and_back() -> None:
    game = PublishedGame()
    assert game.settings({"published": True}) == {"open": False, "limit": 5, "variant": False}
    assert game.settings({"published": False}) == game.settings({}) == {"open": True, "limit": 5, "variant": False}


def test_what_is_chosen_by_name_counts_more_than_the_switch() -> None:
    assert PublishedGame().settings({"published": True, "limit": 7, "variant": True}) == {"open": False, "limit": 7, "variant": True}
    assert PublishedGame().settings({"open": True, "published": True})["open"] is True


def test_the_switch_is_on_or_off_and_only_there_where_published_rules_are_known() -> None:
    with pytest.raises(Unreadable, match="bad-option-value"):
        PublishedGame().settings({"published": 1})
    with pytest.raises(Unreadable, match="unknown-option"):
        OtherGame().settings({"published": True})


def test_published_rules_that_nobody_could_choose_are_found() -> None:
    game = PublishedGame()
    game.options = (Option("limit", 5, low=0, high=9, published=10),)
    with pytest.raises(Broken):
        editions_are_told(game)
