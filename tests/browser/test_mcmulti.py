"""A whole game of McMulti against a bot: the boards are touched, and the dice of a real table are typed in."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import steps
from tests.browser.moments import Moment, brought
from tests.browser.player import Player
from tests.browser.tables import Desk, Plain
from tests.browser.visit import Visits
from tests.browser.words import say

PIECES = [("rig", 0, 8), ("station", 0, 6), ("refinery", 2, 14), ("rig", 2, 0)]
"""What is bought before the first turn: the kind, its quadrant and its first cell."""
STRIKE = (2, 3)
"""Row and column of the first rig: dice that make it a well."""
SHARE = """((boards, dock) => (Math.min(boards.bottom, dock.top) - Math.max(0, boards.top)) / innerHeight)(
    document.querySelector(".boards [role=tabpanel]").getBoundingClientRect(),
    document.querySelector("[data-dock]").getBoundingClientRect())"""
CARD = """(card => card && {
    docked: !!card.closest("[data-dock]"),
    must: !!document.querySelector(".dock.must"),
    left: document.querySelector(".boards").getBoundingClientRect().left,
    covered: [...document.querySelectorAll("[data-dock] button")].filter(it => !card.contains(it)).filter(it => {
        const place = it.getBoundingClientRect();
        return card.contains(document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2));
    }).map(it => it.innerText),
})(document.querySelector("[data-event]"))"""
ROLLS = [(1, 1), (2, 6), (6, 1), (6, 6), (1, 5)]
"""The other rolls: news, one that hits the well, one that changes the economy, news again."""


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_whole_game_is_touched_from_the_first_piece_to_the_result(visits: Visits, size: str) -> None:
    page = visits.open(size=size)
    desk = Desk(page, visits.server.url)
    desk.come_in("Ada")
    code = desk.set_up("mcmulti", 2, ["clerk"], options={"round_limit": 3}, dice="typed")
    page.goto(f"{visits.server.url}/t/{code}")
    ada = Toucher(page, visits.server.url, code)
    end = ada.play(ada.taste)
    deeds = {"take-quadrant", "buy-asset", "buy-barrel", "sell-barrel", "roll", "choose-quadrant", "drill", "pump", "end-turn"}
    assert deeds <= set(ada.done)
    expect(page.get_by_role("heading", name=say("web-game-over"))).to_be_visible()
    for score in end["scores"]:
        expect(steps.result(page).get_by_role("cell", name=str(score), exact=True).first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize(
    ("moment", "card"),
    [
        (Moment("mcmulti", "clerks-3", "sell-for-tax"), "snap_inspection"),
        (Moment("mcmulti", "fee-at-once-4", "sell-for-fee"), "global_warming"),
    ],
)
def test_mm_6_2_a_phone_tells_what_is_owed_what_is_missing_and_what_may_be_sold(
    visits: Visits, moment: Moment, card: str, language: str
) -> None:
    page, other = visits.open(size="narrow", language=language), visits.open(language=language)
    desk, guest = Desk(page, visits.server.url), Desk(other, visits.server.url)
    desk.come_in("Ada", language)
    guest.come_in("Ben", language)
    code = brought(moment, desk, guest)
    page.goto(f"{visits.server.url}/t/{code}")
    [bill] = [it for it in desk.get(f"/tables/{code}/position")["view"]["bills"] if it["missing"] is not None]
    [cash] = [it["cash"] for it in desk.get(f"/tables/{code}/position")["view"]["companies"] if it["seat"] == bill["seat"]]
    amounts = {"owed": bill["owed"], "assets": bill["assets"], "cash": cash}
    money = {name: say("web-mcmulti-money", language, amount=amount) for name, amount in amounts.items()}
    missing = say("web-mcmulti-money", language, amount=bill["missing"])
    assert bill["card"] == card
    expect(page.get_by_text(say("web-mcmulti-bill-missing", language, missing=missing))).to_be_visible()
    expect(page.get_by_text(say("web-mcmulti-bill-text", language, card=say(f"mcmulti-news-{card}", language), **money))).to_be_visible()


@pytest.mark.parametrize("size", ["short", "phone"])
def test_an_opening_takes_at_most_fifteen_touches_and_the_board_keeps_half_of_a_phone(visits: Visits, size: str) -> None:
    page = visits.open(size=size)
    desk = Desk(page, visits.server.url)
    desk.come_in("Ada")
    code = desk.set_up("mcmulti", 4, ["clerk"] * 3)
    page.goto(f"{visits.server.url}/t/{code}")
    ada = Player(page, visits.server.url, "mcmulti", code)
    ada.play(until=ada.must)
    touches = 0

    def touch(what: Locator) -> None:
        nonlocal touches
        what.click()
        touches += 1

    if ada.position()["asked"][0]["key"] == "take-quadrant":  # whoever comes last has the one that is left
        touch(page.get_by_role("region", name=say("web-mcmulti-now")).get_by_role("button").first)
        touch(page.get_by_role("button", name=say("web-confirm"), exact=True))
    ada.play(until=lambda it: ada.must(it) and it["asked"][0]["key"] == "special-purchase")
    assert share(page) >= 0.5
    touch(page.get_by_role("button", name=re.compile(f"^{say('mcmulti-kind-rig')} ")))
    for row in range(1, 7):
        touch(page.get_by_role("button", name=say("web-mcmulti-fill-row", number=row, what=say("mcmulti-kind-rig")), exact=True))
    touch(page.get_by_role("button", name=say("web-mcmulti-basket-buy", number=36), exact=True))
    page.get_by_role("button", name=re.compile(f"^{say('mcmulti-kind-rig')}, {site({'cell': 35})}")).wait_for()
    touch(page.get_by_role("button", name=say("mcmulti-action-end-purchases"), exact=True))
    touch(page.get_by_role("button", name=say("web-confirm"), exact=True))
    ada.play(until=lambda it: ada.must(it) and it["asked"][0]["key"] != "special-purchase")
    assert touches <= 15
    assert share(page) >= 0.5


@pytest.mark.parametrize("size", ["short", "desktop"])
def test_a_card_of_an_event_never_lies_over_what_is_to_be_pressed_and_moves_no_board(visits: Visits, size: str) -> None:
    page = visits.open(size=size, moving=True)
    desk = Desk(page, visits.server.url)
    desk.come_in("Ada")
    code = desk.set_up("mcmulti", 2, ["clerk"], options={"round_limit": 3}, dice="typed")
    page.goto(f"{visits.server.url}/t/{code}")
    ada = Toucher(page, visits.server.url, code)
    seen: list[Plain] = []

    def read(_: Plain) -> bool:
        if card := page.evaluate(CARD):
            seen.append(card)
        return any(it["docked"] for it in seen)

    left = page.locator(".boards").bounding_box()["x"]  # type: ignore[index]  # it is seen
    ada.play(ada.taste, until=read)
    assert seen
    for card in seen:
        assert (card["left"], card["covered"]) == (left, [])
        assert card["docked"] or not card["must"]
    shown = page.locator("[data-event]")
    title = shown.get_by_role("heading").inner_text()
    shown.get_by_role("button", name=say("web-close"), exact=True).click()
    expect(shown.get_by_role("heading", name=title, exact=True)).to_be_hidden()


def share(page: Page) -> float:
    """How much of the screen the sheet with the boards has between what stands above it and the dock; it is scrolled there softly."""
    page.wait_for_function(f"() => {SHARE} > 0.45")
    return float(page.evaluate(SHARE))


class Toucher(Player):
    """Buys and sells on the boards themselves; whatever else has to be decided, in the list."""

    def __init__(self, page: Page, url: str, code: str) -> None:
        super().__init__(page, url, "mcmulti", code)
        self.pieces = list(PIECES)
        self.rolls: Iterator[tuple[int, int]] = itertools.cycle(ROLLS)

    def taste(self, position: Plain) -> Plain:
        """The planned pieces first, then the struck rig, then everything in turn."""
        choices: list[Plain] = position["choices"]
        if position["asked"][0]["key"] == "take-quadrant":
            return next(it for it in choices if it["with"] == {"quadrant": PIECES[0][1]})
        if self.pieces:
            kind, quadrant, cell = self.pieces.pop(0)
            return next(it for it in choices if it["with"] == {"kind": kind, "quadrant": quadrant, "cell": cell})
        if position["asked"][0]["key"] == "special-purchase":
            return next(it for it in choices if it["do"] == "end-purchases")
        if position["asked"][0]["key"] == "choose-quadrant" and not self.done["pump"]:
            return next(it for it in choices if it["with"]["quadrant"] == PIECES[0][1])
        return next((it for it in choices if it["do"] == "drill"), None) or self.rarest(position)

    def wait(self, position: Plain) -> None:
        if position["due"]:
            self.type_in(position)
        else:
            super().wait(position)

    def do(self, position: Plain, choice: Plain) -> None:
        match choice["do"]:
            case "buy-asset":
                self.place(choice["with"])
            case "buy-barrel" | "sell-barrel":
                self.trade(position, choice)
            case "take-quadrant":
                self.page.get_by_role("button", name=say(f"mcmulti-quadrant-{choice['with']['quadrant']}"), exact=True).click()
                steps.confirm(self.page)
            case "choose-quadrant" | "drill" | "sell-asset":
                self.touch(position, choice)
            case _:
                super().do(position, choice)
                return
        self.done[choice["do"]] += 1

    # The operations board

    def quadrant(self, place: int) -> Locator:
        """A quadrant with cells to touch; on a phone it is enlarged for that."""
        group = self.page.get_by_role("group", name=f"Ada, {say(f'mcmulti-quadrant-{place}')}", exact=True)
        if self.narrow():
            self.page.get_by_role("tab", name=say("web-mcmulti-tab-board"), exact=True).click()
            back = self.page.get_by_role("button", name=say("web-mcmulti-whole-board"))
            if back.is_visible() and not group.is_visible():
                back.click()
            if not back.is_visible():
                name = re.compile(f"{say(f'web-mcmulti-quadrant-short-{place}')} .*{say('web-mcmulti-enlarge')}$")
                self.page.get_by_role("button", name=name).click()
        expect(group.get_by_role("button").first).to_be_visible()
        return group

    def narrow(self) -> bool:
        return self.page.get_by_role("tablist", name=say("web-mcmulti-sheets"), exact=True).is_visible()

    def place(self, wish: Plain) -> None:
        """The piece is taken in hand, its cell is touched, and what lies on the board is bought."""
        shop = self.page.get_by_role("group", name=say("web-mcmulti-palette"), exact=True)
        piece = shop.get_by_role("button", name=re.compile(f"^{kind_of(wish)} "))
        if piece.get_attribute("aria-pressed") == "false":
            piece.click()
        quadrant = self.quadrant(wish["quadrant"])
        quadrant.get_by_role("button", name=f"{site(wish)}, {say('web-mcmulti-empty')}", exact=True).click()
        steps.press(self.page, "web-mcmulti-basket-buy", number=1)
        expect(quadrant.get_by_role("button", name=re.compile(f"^{kind_of(wish)}, {site(wish)}"))).to_be_visible()
        if wish["kind"] == "refinery":
            opposite = site({"cell": wish["cell"] + 7})  # it covers that one too
            expect(quadrant.get_by_role("button", name=re.compile(opposite))).to_have_count(0)

    def touch(self, position: Plain, choice: Plain) -> None:
        """The asset that is meant, or any cell of the quadrant; if several wishes fit there, the dock asks for one."""
        roll = position["view"]["roll"]
        place = choice["with"].get("quadrant", roll and roll["quadrant"])
        quadrant = self.quadrant(place)
        if choice["do"] == "choose-quadrant":
            quadrant.get_by_role("button").last.click()
        else:
            struck = {"kind": "rig", "cell": (STRIKE[0] - 1) * 6 + STRIKE[1] - 1}
            wish = struck if choice["do"] == "drill" else choice["with"]
            quadrant.get_by_role("button", name=re.compile(f"^{kind_of(wish)}, {site(wish)}")).click()
        several = self.page.get_by_role("list").get_by_role("button", name=choice["text"], exact=True)
        confirm = self.page.get_by_role("button", name=say("web-confirm"), exact=True)
        expect(several.or_(confirm).first).to_be_visible()
        if not confirm.is_visible():
            several.first.click()
        steps.confirm(self.page)
        if choice["do"] == "drill":
            expect(quadrant.get_by_role("button", name=re.compile(f"^{say('mcmulti-kind-well')}, {site(struck)}"))).to_be_visible()

    # The markets

    def trade(self, position: Plain, choice: Plain) -> None:
        """Barrel by barrel: the price is on the button, and after a touch the next price is."""
        if self.narrow():
            self.page.get_by_role("tab", name=say("web-mcmulti-tab-markets"), exact=True).click()
        side = choice["do"].removesuffix("-barrel")
        market, good = choice["with"]["market"], choice["with"]["good"]
        price = position["view"][market][good][side]
        button = self.page.get_by_role("button", name=re.compile(rf"\({say(f'mcmulti-good-{good}')}, {say(f'mcmulti-market-{market}')}\)$"))
        button = button.filter(has_text=say(f"web-mcmulti-{side}-for", price=say("web-mcmulti-money", amount=price)))
        expect(button).to_be_visible()
        later = (button.inner_text().split(say("web-mcmulti-then", prices=""))[1]).split(",")[0].strip()
        button.click()
        steps.shows_entry(self.page, position["n"] + 1)
        after = self.position()["view"][market][good][side]
        assert str(after) == later
        assert (after > price) == (side == "buy")

    # The dice and cards of the table

    def type_in(self, position: Plain) -> None:
        due, view = position["due"][0], position["view"]
        match due["roll"]:
            case "two-dice":
                mine = view["active"] == view["seat"]
                red, black = STRIKE if mine and not self.done["drill"] else next(self.rolls)
                self.pick("web-mcmulti-type-red", str(red))
                self.pick("web-mcmulti-type-black", str(black))
            case "news-card":
                steps.tick(self.page.get_by_role("radio", name=say(f"mcmulti-news-{view['news']['unseen'][0]}")))
            case "starting-player":
                steps.tick(self.page.get_by_role("radio", name="Ada"))
            case _:
                steps.tick(self.page.get_by_role("radio", name="3"))
        steps.press(self.page, "web-mcmulti-type-enter")
        steps.shows_entry(self.page, position["n"] + 1)

    def pick(self, die: str, face: str) -> None:
        steps.tick(self.page.get_by_role("group", name=say(die), exact=True).get_by_role("radio", name=face, exact=True))


def kind_of(wish: Plain) -> str:
    return say(f"mcmulti-kind-{wish['kind']}")


def site(wish: Plain) -> str:
    return say("web-mcmulti-cell", row=wish["cell"] // 6 + 1, column=wish["cell"] % 6 + 1)
