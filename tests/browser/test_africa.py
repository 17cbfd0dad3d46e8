"""18Africa by clicking: the auction, two operating rounds with track on the map and the best run, then bots to the end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import steps
from tests.browser.head import ClerksHead
from tests.browser.player import Player, Taste
from tests.browser.tables import Desk, Plain
from tests.browser.visit import Visits
from tests.browser.words import say


def test_from_the_auction_through_two_operating_rounds_and_bots_finish(visits: Visits) -> None:
    page = visits.open()
    desk = Desk(page, visits.server.url)
    desk.come_in("Ada")
    code = desk.set_up("africa", 2, ["clerk"], options={"auction_next_nominator": "clockwise"})
    page.goto(f"{visits.server.url}/t/{code}")
    ada = Builder(page, visits.server.url, "africa", code)
    ada.play(bold(ClerksHead()), until=two_operating_rounds_are_over)
    assert ada.done["bid"] + ada.done["pass-bid"] > 0
    assert ada.done["buy-hand"] > 0, ada.done
    assert ada.done["lay-tile"] > 0, ada.done
    assert ada.done["run"] > 0, ada.done
    steps.hand_over(page, "Ada")
    expect(page.get_by_role("heading", name=say("web-game-over"))).to_be_visible()
    expect(steps.result(page).get_by_role("row")).to_have_count(3)


def bold(head: Taste) -> Taste:
    """Raises by a good step: a long auction teaches nothing new."""

    def taste(position: Plain) -> Plain:
        choice = head(position)
        if choice["do"] != "bid":
            return choice
        most = next(it["high"] for it in position["forms"] if it["action"] == "bid")
        return {"do": "bid", "with": {"amount": min(most, choice["with"]["amount"] + 25)}, "text": ""}

    return taste


def two_operating_rounds_are_over(position: Plain) -> bool:
    return position["view"]["operating_rounds"] >= 2 and not position["view"]["operating"]


class Builder(Player):
    """Touches cards where they lie, lays track on the map, runs the trains from the sheet beside it; everything else from the list."""

    def do(self, position: Plain, choice: Plain) -> None:
        if choice["do"] == "lay-tile":
            lay(self.page, position, choice["with"])
        elif choice["do"] == "run":
            best_run(self.page)
        elif choice["do"] in ("buy-hand", "buy-pool", "buy-discard"):
            buy(self.page, choice)
        else:
            super().do(position, choice)
            return
        self.done[choice["do"]] += 1
        steps.shows_entry(self.page, position["n"] + 1)


def buy(page: Page, choice: Plain) -> None:
    """Touches the card where it lies: in the hand, in the pool, on the pile."""
    code, director, _ = str(choice["with"]["card"]).partition("-director")
    kind = "director" if director else "private" if re.fullmatch(r"P\d", code) else "share"
    card = say("africa-part-card", kind=kind, name=say(f"africa-private-{code}") if kind == "private" else code)
    deed = say(f"web-africa-do-{choice['do']}")
    name = re.compile(rf"^{re.escape(f'{deed}: {card}.')}")
    page.locator(".boards").get_by_role("button", name=name).first.click()
    steps.confirm(page)


def lay(page: Page, position: Plain, wish: Plain) -> None:
    """Touches the hex, chooses the tile, and turns it until it lies as wished."""
    same = [it["with"] for it in position["choices"] if it["do"] == "lay-tile" and it["with"]["place"] == wish["place"]]
    ways = sorted({it["rotation"] for it in same if it["tile"] == wish["tile"]})
    page.get_by_role("button", name=say("web-map-whole"), exact=True).click()  # a hex outside the window cannot be touched
    page.get_by_role("button", name=re.compile(rf"^{wish['place']}[ :]")).click()
    sheet = page.get_by_role("region", name=re.compile(rf"\b{wish['place']}\b"))
    left = position["view"]["supply"][wish["tile"]]
    sheet.get_by_role("button", name=say("web-map-lay-tile", number=wish["tile"], left=left), exact=True).click()
    for _ in range(ways.index(wish["rotation"])):
        sheet.get_by_role("button", name=say("web-map-lay-turn"), exact=True).click()
    if wish["waive"]:
        sheet.get_by_role("checkbox").check()
    expect(sheet.get_by_text(say("web-map-lay-way", which=ways.index(wish["rotation"]) + 1, of=len(ways)))).to_be_visible()
    sheet.get_by_role("button", name=say("web-map-lay"), exact=True).click()
    expect(sheet).to_be_hidden()


def best_run(page: Page) -> None:
    """The sheet beside the map has it, with the sums; one press runs it."""
    sheet = page.get_by_role("region", name=say("web-run-title"), exact=True)
    expect(sheet.get_by_text(say("web-run-proof"))).to_be_visible()
    sheet.get_by_role("button", name=re.compile(re.escape(say("web-run-these", amount=0)).replace("0", r"\d+"))).click()
