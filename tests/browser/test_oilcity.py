"""Nine people in nine browsers play Oil City; both bankers are the program."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser import steps
from tests.browser.line import Line
from tests.browser.player import Player
from tests.browser.tables import Desk
from tests.browser.visit import Visits
from tests.browser.words import say

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal", "Ivy")


def test_nine_people_invest_deal_lose_the_line_and_leave_the_rest_to_bots(visits: Visits) -> None:
    players = seated(visits)
    by_company = companies(players)
    deal(by_company[0][0], by_company[1][0])
    lost = by_company[2][2]
    line = Line(lost.page)
    lost.page.reload()
    steps.connected(lost.page)
    with visits.forgiving("WebSocket connection"):
        lost.page.context.set_offline(True)
        others = [it for it in players if it is not lost]
        until_turn(others, 2)
        assert steps.entry(lost.page) < others[0].position()["n"]
        lost.page.context.set_offline(False)
        steps.connected(lost.page)
    lost.position()  # everything that the others did is on the page
    assert line.complete(), line.told
    for player, name in zip(players, NAMES, strict=True):
        steps.hand_over(player.page, name)
    for player in players:
        expect(player.page.get_by_role("heading", name=say("web-game-over"))).to_be_visible()
        expect(steps.result(player.page).get_by_role("row")).to_have_count(len(NAMES) + 1)


def seated(visits: Visits) -> list[Player]:
    """Everybody comes with the link and sits down by a press; the host begins."""
    host = visits.open()
    Desk(host, visits.server.url).come_in(NAMES[0])
    code = Desk(host, visits.server.url).set_up("oilcity", len(NAMES), [], start=False)
    host.goto(f"{visits.server.url}/t/{code}")
    pages = [host]
    for name in NAMES[1:]:
        page = visits.open(f"/t/{code}", size="phone")
        steps.name_oneself(page, name)
        steps.press(page, "web-sit-down")
        pages.append(page)
    steps.press(host, "web-begin")
    steps.shows_entry(host, 0)
    return [Player(page, visits.server.url, "oilcity", code) for page in pages]


def companies(players: list[Player]) -> list[list[Player]]:
    members: dict[int, list[Player]] = {}
    for player in players:
        members.setdefault(player.position()["view"]["company"], []).append(player)
    assert [len(members[it]) for it in sorted(members)] == [3, 3, 3]
    return [members[it] for it in sorted(members)]


def deal(giver: Player, taker: Player) -> None:
    """200 zlr against one thing that the other company has; somebody there sees the offer and accepts it."""
    before = [money(giver), money(taker)]
    page = giver.page
    sheet(page, "deals")
    steps.press(page, "web-oilcity-new-offer")
    page.get_by_label(say("web-oilcity-to"), exact=True).select_option(str(taker.position()["view"]["company"]))
    side(page, "web-oilcity-we-give").get_by_role("combobox").select_option("thing:money")
    step = say("oilcity-thing-money") + ": " + say("web-more")
    side(page, "web-oilcity-we-give").get_by_role("button", name=step, exact=True).click()
    things = side(page, "web-oilcity-we-get").get_by_role("combobox")
    things.select_option(things.locator("option[value^='thing:']:not([value='thing:money'])").first.get_attribute("value"))
    steps.press(page, "web-oilcity-send-offer")
    steps.press(taker.page, "web-oilcity-look-at-offer")
    steps.press(taker.page, "web-oilcity-do-accept-offer")
    steps.confirm(taker.page)
    expect(page.get_by_text(say("web-oilcity-no-offers"))).to_be_visible()
    assert [money(giver), money(taker)] == [before[0] - 200, before[1] + 200]
    sheet(page, "company")


def sheet(page: Page, name: str) -> None:
    page.get_by_role("tab", name=say(f"web-oilcity-tab-{name}")).click()


def side(page: Page, key: str) -> Locator:
    return page.get_by_role("group", name=say(key), exact=True)


def money(player: Player) -> int:
    view = player.position()["view"]
    have: int = view["companies"][view["company"]]["money"]
    return have


def until_turn(players: list[Player], turn: int) -> None:
    """Everybody who must decide does so, round the table, until the next event is drawn."""
    while True:
        for player in players:
            position = player.position()
            if position["view"]["turn"] >= turn:
                return
            if player.must(position):
                player.do(position, player.rarest(position))
