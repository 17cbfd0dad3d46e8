"""Nine people in nine browsers play Oil City; both bankers are the program."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser import steps
from tests.browser.line import Line
from tests.browser.oilcity import Partner
from tests.browser.tables import Desk
from tests.browser.visit import Visits
from tests.browser.words import say

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal", "Ivy")


def test_nine_people_play_two_turns_with_a_deal_lose_the_line_and_leave_the_rest_to_bots(visits: Visits) -> None:
    players = seated(visits)
    by_company = companies(players)
    deal(by_company[0][0], by_company[1][0])
    invest(by_company, ("plot", "tower", "wagon"))
    by_company[0][0].drag("tower")
    for company in by_company[1:]:
        company[1].place("tower")
    finish(by_company)
    lost = by_company[2].pop()
    line = Line(lost.page)
    lost.page.reload()
    lost.position()  # drawn, not only connected: the screen of the game comes after the first word of the table
    with visits.forgiving("WebSocket connection"):
        lost.page.context.set_offline(True)
        invest(by_company, ("tower", "wagon"))
        by_company[0][1].follow_advice()
        for company in by_company[1:]:
            company[0].place("tower")
        finish(by_company)
        assert steps.entry(lost.page) < players[0].position()["n"]
        lost.page.context.set_offline(False)
        steps.connected(lost.page)
    lost.position()  # everything that the others did is on the page
    assert line.complete(), str(line.told)
    for player, name in zip(players, NAMES, strict=True):
        steps.hand_over(player.page, name)
    for player in players:
        expect(player.page.get_by_role("heading", name=say("web-game-over"))).to_be_visible()
        expect(steps.result(player.page).get_by_role("row")).to_have_count(len(by_company) + 1)


def seated(visits: Visits) -> list[Partner]:
    """Everybody comes by the link and sits down with one press; the host begins."""
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
    return [Partner(page, visits.server.url, "oilcity", code, fingers=page is not host) for page in pages]


def companies(players: list[Partner]) -> list[list[Partner]]:
    members: dict[int, list[Partner]] = {}
    for player in players:
        members.setdefault(player.position()["view"]["company"], []).append(player)
    assert [len(members[it]) for it in sorted(members)] == [3, 3, 3]
    return [members[it] for it in sorted(members)]


def deal(giver: Partner, taker: Partner) -> None:
    """200 zlr for one thing that the other company has; somebody there sees the offer and accepts it."""
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
    taker.press(taker.button("web-oilcity-look-at-offer"))
    taker.press(taker.page.get_by_role("article").get_by_role("button", name=say("web-oilcity-do-accept-offer"), exact=True))
    taker.sure()
    expect(page.get_by_text(say("web-oilcity-no-offers"))).to_be_visible()
    assert [money(giver), money(taker)] == [before[0] - 200, before[1] + 200]
    for player in (giver, taker):
        sheet(player.page, "company")


def sheet(page: Page, name: str) -> None:
    page.get_by_role("tab", name=say(f"web-oilcity-tab-{name}")).click()


def side(page: Page, key: str) -> Locator:
    return page.get_by_role("group", name=say(key), exact=True)


def money(player: Partner) -> int:
    view = player.position()["view"]
    have: int = view["companies"][view["company"]]["money"]
    return have


def invest(by_company: list[list[Partner]], orders: tuple[str, ...]) -> None:
    """Everybody lays their own token, each on their own page; the last of a company confirms for it, and when all have, the bank serves."""
    for company in by_company:
        company[0].until_asked("invest")
        for member, order in enumerate(orders):
            company[member].lay(member, order)
        company[-1].invest()
    for company in by_company:
        company[0].until_asked("prepare")


def finish(by_company: list[list[Partner]]) -> None:
    """Everybody is ready; the second banker comes to one company after another, and a different one is first each turn."""
    order = by_company[0][0].position()["view"]["order"]
    for company in by_company:
        company[0].extract()
    for company in order:
        by_company[company][-1].until_asked("sell")
        by_company[company][-1].sell()
