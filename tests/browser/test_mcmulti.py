"""A whole game of McMulti against a bot, by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import steps
from tests.browser.player import Player
from tests.browser.tables import Desk
from tests.browser.visit import Visits
from tests.browser.words import say


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_whole_game_is_clicked_from_the_first_purchase_to_the_result(visits: Visits, size: str) -> None:
    page = visits.open(size=size)
    desk = Desk(page, visits.server.url)
    desk.come_in("Ada")
    code = desk.set_up("mcmulti", 2, ["clerk"], options={"round_limit": 3})
    page.goto(f"{visits.server.url}/t/{code}")
    ada = Player(page, visits.server.url, "mcmulti", code)
    end = ada.play()
    assert {"buy-asset", "buy-barrel", "sell-barrel", "roll", "end-turn"} <= set(ada.done)
    expect(page.get_by_role("heading", name=say("web-game-over"))).to_be_visible()
    for score in end["scores"]:
        expect(steps.result(page).get_by_role("cell", name=str(score), exact=True).first).to_be_visible()
