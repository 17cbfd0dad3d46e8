"""18Africa in the terminal, decision by decision: by number, by hex and in words; what the law refuses; and what can be looked at."""

from __future__ import annotations

import pytest
from rich.console import Console

from magnat.cli.play.africa.terminal import AfricaTerminal
from magnat.cli.play.game_terminal import Position
from magnat.cli.play.listing import Size
from magnat.cli.play.menu import Amount, Nested, Single
from magnat.games.africa.stages import Stage
from magnat.kernel.game import action_words
from magnat.words import catalogue
from magnat.words.catalogue import LANGUAGES
from magnat.words.rulebook import clauses
from tests.cli.test_play_dialogue import play, squeezed
from tests.games.africa.table import GAME, Desk

NAMES = ["Ida", "Ole", "Uwe"]


def africa(patch: pytest.MonkeyPatch, *lines: str, language: str = "en", width: int = 120) -> str:
    return squeezed(play(patch, lines, 3, language, seed=5, width=width, height=40, game="africa"))


class Seat:
    """One person at a laid-out table."""

    def __init__(self, desk: Desk, language: str = "en") -> None:
        self.desk = desk
        self.terminal = AfricaTerminal(catalogue.words(language), desk.rules, NAMES)
        agenda = desk.rules.agenda(desk.state)
        decision = agenda.decisions[0]
        seat = decision.seat
        self.position = Position(
            GAME.view(desk.rules, desk.state, seat),
            decision.key,
            decision.clause,
            desk.rules.options(desk.state, seat),
            GAME.forms(desk.rules, desk.state, seat),
            lambda action: desk.rules.check(desk.state, seat, action),
        )

    def wish(self, text: str) -> object:
        found = self.terminal.wish(self.position, text)
        return None if found is None else action_words(found)

    def clause(self, text: str) -> str:
        """The clause that refuses a wish in words."""
        action = self.terminal.wish(self.position, text)
        assert action is not None, text
        refusal = self.position.check(action)
        return "" if refusal is None else refusal.clause

    def page(self, width: int = 100, ease: int = 2) -> str:
        console = Console(width=width, record=True, file=None, force_terminal=False, quiet=False)
        with console.capture() as captured:
            console.print(self.terminal.screen(self.position, None, Size(width, ease)))
        return captured.get()

    def look(self, text: str, width: int = 100) -> str:
        console = Console(width=width, force_terminal=False)
        with console.capture() as captured:
            for line in self.terminal.look(self.position, text):
                console.print(line)
        return captured.get()


def marrakech() -> Desk:
    """MF in its first turn: a station in D5, money, a train."""
    desk = Desk().own(0, "MF-director", "MF").cash("MF", 500)
    return desk.trains("MF", "2").operate("MF")


def joined() -> Desk:
    """MF runs from D5 to D3."""
    desk = marrakech().tile("D5", "6", 1)
    return desk.step(Stage.RUN)


# Words


@pytest.mark.parametrize(
    ("language", "line"), [("en", "lay D5 6 1"), ("pl", "połóż D5 6 1"), ("de", "lege D5 #6/1"), ("en", "D5 6/1"), ("pl", "d5 6 1")]
)
def test_af_6_4_a_tile_in_words(language: str, line: str) -> None:
    wish = Seat(marrakech(), language).wish(line)
    assert wish == {"do": "lay-tile", "place": "D5", "tile": "6", "rotation": 1, "waive": 0}


@pytest.mark.parametrize(
    ("line", "wish"),
    [
        ("run D3-D5", {"do": "run", "routes": "D3-D5"}),
        ("d3 - d5", {"do": "run", "routes": "D3-D5"}),
        ("D3-D5;D5-E4", {"do": "run", "routes": "D3-D5;D5-E4"}),
        ("pay", {"do": "pay"}),
        ("withhold", {"do": "withhold"}),
        ("buy train 3", {"do": "buy-train", "train": "3"}),
        ("sell train 4+4+4E", {"do": "sell-train", "train": "4+4+4E"}),
        ("offer KR 2 100", {"do": "offer-train", "company": "KR", "train": "2", "price": 100}),
        ("offer KR 4E 250", {"do": "offer-train", "company": "KR", "train": "4E", "price": 250}),
        ("assign gold", {"do": "assign-concession", "concession": "gold"}),
        ("buy bond", {"do": "buy-bond"}),
        ("sell bond", {"do": "sell-bond"}),
        ("buy MF director from hand", {"do": "buy-hand", "card": "MF-director"}),
        ("buy KR from the pool", {"do": "buy-pool", "card": "KR"}),
        ("buy P4 from the discard pile", {"do": "buy-discard", "card": "P4"}),
        ("sell TO", {"do": "sell-share", "company": "TO"}),
        ("sell P4", {"do": "sell-private", "private": "P4"}),
        ("turn a card", {"do": "turn-card"}),
        ("station E4", {"do": "place-token", "place": "E4", "stop": 0, "cost": 40, "free": 0}),
        ("station J21.1 free", {"do": "place-token", "place": "J21", "stop": 1, "cost": 40, "free": 1}),
        ("bid 40", {"do": "bid", "amount": 40}),
        ("take the priority card", {"do": "take-priority"}),
        ("decline", {"do": "decline-offer"}),
        ("set aside MF", {"do": "set-aside", "card": "MF"}),
        ("end", {"do": "run", "routes": ""}),
        ("nonsense", None),
        ("buy", None),
        ("offer KR", None),
        ("lay", None),
        ("run nowhere", None),
    ],
)
def test_wishes_in_words(line: str, wish: object) -> None:
    assert Seat(joined()).wish(line) == wish


@pytest.mark.parametrize(
    ("language", "line", "do"),
    [
        ("pl", "kup pociąg 3", "buy-train"),
        ("pl", "stacja E4", "place-token"),
        ("pl", "jedź D3-D5", "run"),
        ("pl", "wypłać", "pay"),
        ("pl", "przydziel złoto", "assign-concession"),
        ("de", "kaufe Zug 3", "buy-train"),
        ("de", "Bahnhof E4", "place-token"),
        ("de", "fahre D3-D5", "run"),
        ("de", "verkaufe Anleihe", "sell-bond"),
        ("de", "weise Gold zu", "assign-concession"),
    ],
)
def test_wishes_in_the_language_of_the_table(language: str, line: str, do: str) -> None:
    wish = Seat(joined(), language).wish(line)
    assert isinstance(wish, dict)
    assert wish["do"] == do


@pytest.mark.parametrize(
    ("line", "clause"),
    [("lay D3 6 0", "AF-6.9"), ("lay D5 8 0", "AF-6.8"), ("lay K20 8 0", "AF-6.4"), ("run D3-D5", "AF-6.4")],
)
def test_refused_tiles_name_the_clause(line: str, clause: str) -> None:
    assert Seat(marrakech()).clause(line) == clause


def test_a_tile_that_does_not_exist_is_not_understood() -> None:
    assert Seat(marrakech()).wish("lay D5 57 0") is None


@pytest.mark.parametrize(("line", "clause"), [("run D3-E6", "AF-7.4"), ("run D5-K20", "AF-7.4"), ("D3-D5;D3-D5", "AF-7.4"), ("D3-D5", "")])
def test_refused_runs_name_the_clause(line: str, clause: str) -> None:
    assert Seat(joined()).clause(line) == clause


# Menus and pages


def test_af_6_4_hexes_come_first_and_tiles_with_drawings_behind_them() -> None:
    menu = Seat(marrakech()).terminal.menu(Seat(marrakech()).position)
    hexes = [item for item in menu.items if isinstance(item, Nested)]
    assert [item.shortcut for item in hexes] == ["d5"]
    tiles = hexes[0].menu
    assert tiles.picture is not None
    assert all(item.label.startswith("#") for item in tiles.items)
    assert "#115" in " ".join(item.label for item in tiles.items)


def test_af_7_4_the_best_run_is_offered_with_its_account() -> None:
    seat = Seat(joined())
    page = seat.page()
    assert "2: D3 Casablanca 40 + D5 Marrakech 20 = £60" in page
    labels = [item.label for item in seat.terminal.menu(seat.position).items]
    assert "the best run: £60" in labels
    assert "= £60" in seat.look("count D3-D5")
    assert "✗" in seat.look("count D3-E6")


def test_af_8_3_dividends_show_where_the_price_goes() -> None:
    desk = joined()
    desk.do("run", routes="D3-D5")
    seat = Seat(desk)
    labels = [item.label for item in seat.terminal.menu(seat.position).items]
    assert labels[:2] == ["pay £60 out, £6 a share: price 76 → 82", "keep £60 in the treasury: price 76 → 71"]
    assert desk.price_of("MF") == 76
    desk.do("pay")
    assert desk.price_of("MF") == 82


def test_af_8_5_trains_are_bought_sold_and_offered_for() -> None:
    desk = Desk().own(0, "MF-director").own(1, "KR-director").cash("MF", 700).trains("MF", "2").trains("KR", "3")
    seat = Seat(desk.operate("MF").step(Stage.TRAINS))
    menu = seat.terminal.menu(seat.position)
    labels = [item.label for item in menu.items]
    assert labels[:2] == ["buy 2 £180", "sell 2 to the bank £180"]
    offer = next(item for item in menu.items if isinstance(item, Nested))
    inner = offer.menu.items[0]
    assert isinstance(inner, Nested)
    form = inner.menu.form()
    assert isinstance(form, Amount)
    assert (form.least, form.most) == (1, 700)
    assert action_words(form.amount(250)) == {"do": "offer-train", "company": "KR", "train": "3", "price": 250}


def test_af_4_4_the_stock_menu_has_every_source() -> None:
    desk = Desk().own(0, "TO").hand(0, "MF-director", "KR").discard("AR").pool("MF").cash(0, 160)
    seat = Seat(desk)
    items = seat.terminal.menu(seat.position).items
    labels = {item.label: item.refusal for item in items}
    assert labels["MF 20% from hand £152"] is None
    assert labels["MF from the pool £76"] is None
    assert labels["AR from the discard pile £100"] is None
    selling = next(item for item in items if isinstance(item, Nested))
    assert [item.label for item in selling.menu.items] == ["TO £71"]
    assert {"b", "p", "f", "t", "s"} <= {item.shortcut for item in items}


def test_what_cannot_be_paid_is_grey_with_its_clause() -> None:
    seat = Seat(Desk().hand(0, "MF-director").cash(0, 100))
    item = next(item for item in seat.terminal.menu(seat.position).items if isinstance(item, Single))
    assert item.refusal is not None
    assert item.refusal.clause == "AF-4.4"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ease", [0, 1, 2, 3])
def test_every_page_of_a_turn_can_be_drawn(language: str, ease: int) -> None:
    for stage in (Stage.TRACK, Stage.TOKEN, Stage.RUN, Stage.DIVIDEND, Stage.TRAINS, Stage.SHARES):
        seat = Seat(joined().step(stage), language)
        for width in (80, 120, 170):
            page = seat.page(width, ease)
            assert " MF " in page
            assert all(len(line) <= width for line in page.splitlines())
        assert seat.terminal.menu(seat.position).items


def test_the_map_shows_track_stations_and_ids() -> None:
    desk = joined()
    page = Seat(desk.step(Stage.TRACK)).page(100, 2)
    for part in ("D3", "?20", "(MF )", "/D5 │ 20", "Agadir"):
        assert part in page


# Looking


def test_the_map_can_be_scrolled_and_seen_whole() -> None:
    seat = Seat(marrakech())
    assert "Marrakech" in seat.page()
    whole = seat.look("map all")
    assert len(whole.splitlines()) >= 36
    assert all(name in whole for name in ("H1", "B9", "K36", "R19"))
    assert "Cape Town" in seat.look("map K36")
    assert "Cape Town" in seat.page()
    assert "Marrakech" in seat.look("map")
    assert "Cape Town" not in seat.page()


def test_companies_players_trains_and_tiles_can_be_looked_at() -> None:
    seat = Seat(marrakech())
    assert "Marrakech-Fez Railway" in seat.look("company MF")
    assert "Uwe" in seat.look("players")
    assert "£1200" in seat.look("trains")
    assert "#58×10" in seat.look("tiles")
    assert seat.look("nothing of the kind") == ""


# At the table


def test_the_first_screen_tells_the_goal(monkeypatch: pytest.MonkeyPatch) -> None:
    out = africa(monkeypatch)
    assert "Goal: the largest fortune" in out
    assert "Keep half of your cards" in out
    assert "The game was not saved." in out


@pytest.mark.parametrize(("line", "clause"), [("buy MF", "AF-2.1"), ("lay E6 8 2", "AF-2.1"), ("run D3-D5", "AF-2.1"), ("bid 5", "AF-2.1")])
def test_refusals_name_the_clause(monkeypatch: pytest.MonkeyPatch, line: str, clause: str) -> None:
    out = africa(monkeypatch, line, f"why {line}")
    assert out.count(f"({clause})") >= 2
    assert f"{clause} {clauses('africa', 'en')[clause]}" in out


def test_af_2_2_any_amount_can_be_bid(monkeypatch: pytest.MonkeyPatch) -> None:
    out = africa(monkeypatch, *[""] * 7, "99999", "17", "p")
    assert "(AF-2.2)" in out.rpartition("99999")[2]
    assert "You bids £17" in out


@pytest.mark.parametrize(
    "line",
    ["0", "99", "-1", "1 99", "9" * 5000, "[bold]", "why", "why [/]", "why 99", "zz", "lay", "lay Z9 8", "map Z9", "count", "offer", "D5"],
)
def test_nonsense_gets_an_answer(monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    out = africa(monkeypatch, line, "help")
    assert "Traceback" not in out
    assert "rules [AF-6.4]" in out
