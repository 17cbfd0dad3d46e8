"""Standing orders: kept by the server for whoever gave them, carried out as moves of their seat, and told to nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.databases import sqlite_url
from tests.server.app import Person, Plain, Server, running, started, until

MOST = 37


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite_url(tmp_path_factory.mktemp("orders"))) as one:
        yield one


def auction(server: Server) -> tuple[str, Person, Person]:
    """Two people at a table of 18Africa whose first card is under the hammer: its code, who must bid, and the other."""
    people = [Person(server), Person(server, "Bea")]
    code = started(people, "africa")
    for person in people:
        while (position := person.position(code))["asked"] and position["asked"][0]["key"] == "keep":
            person.moves(code)
    nominator = next(it for it in people if it.position(code)["asked"])
    nominator.moves(code)
    other = next(it for it in people if it is not nominator)
    return code, nominator, other


def orders(person: Person, code: str) -> Plain:
    (only,) = person.get(f"/tables/{code}/orders")
    return only


def path(person: Person, code: str) -> str:
    return f"/tables/{code}/orders/{person.position(code)['seat']}"


def give(person: Person, code: str, kind: str, status: int = 200, **words: Plain) -> Plain:
    return person.put(path(person, code), {"kind": kind, "with": words}, status)


def bids(person: Person, code: str) -> list[Plain]:
    facts = [fact for entry in person.entries(code) for fact in entry["facts"]]
    return [fact["words"] for fact in facts if fact["fact"] in ("bid-made", "bid-passed", "card-won")]


def test_a_highest_bid_is_bid_step_by_step_and_then_passed(server: Server) -> None:
    code, ada, bea = auction(server)
    offered = {it["kind"]: it["fields"] for it in orders(ada, code)["offered"]}
    assert [field["name"] for field in offered["bid-up-to"]] == ["most", "step"]
    given = give(ada, code, "bid-up-to", most=MOST, step=5)["given"]
    assert [it["kind"] for it in given] == ["bid-up-to"]
    assert str(MOST) in given[0]["text"]
    seat, high = bea.position(code)["seat"], 0
    while high < MOST and until_asked(bea, code):
        high = bea.position(code)["view"]["auction"]["high"]
        bid(bea, code, high + 9)
        high += 9
        until(lambda: bids(ada, code)[-1].get("seat") != seat or "card" in bids(ada, code)[-1], "an answer")
    own = [it["amount"] for it in bids(ada, code) if "amount" in it and it["seat"] != seat]
    assert own[0] == 0
    assert own[1:] == sorted(own[1:])
    assert max(own) <= MOST
    assert until(lambda: orders(ada, code)["given"] == [], "the end of the order")


def bid(person: Person, code: str, amount: int) -> None:
    words: Plain = {"with": {"amount": amount}}
    person.sends(code, "act", seat=person.position(code)["seat"], do="bid", **words)


def until_asked(person: Person, code: str) -> Plain:
    return until(lambda: (it := person.position(code)) and it["asked"] and it, "a question")


def test_nobody_else_learns_of_an_order(server: Server) -> None:
    """Neither over HTTP nor over the socket: not the number, not the kind, not that there is one."""
    code, ada, bea = auction(server)
    with bea.live(code) as live:
        live.wait("welcome")
        give(ada, code, "bid-up-to", most=MOST, step=5)
        until(lambda: bids(bea, code), "the opening bid")
        live.wait("position")
        heard = "".join(map(str, live.heard))
    told = [bea.card(code), bea.position(code), bea.entries(code), bea.get(f"/tables/{code}/position", seat=-1)]
    assert orders(bea, code)["given"] == []
    for text in (heard, *map(str, told)):
        assert "bid-up-to" not in text
        assert f"{MOST}" not in text.replace(code, "") or str(MOST) in str(ada.position(code)["view"])
    wish = {"kind": "bid-up-to", "with": {"most": 1}}
    assert bea.put(path(ada, code), wish, 403)["error"] == "not-your-seat"


def test_an_order_can_be_replaced_and_ended_and_bad_ones_are_refused(server: Server) -> None:
    code, _, bea = auction(server)
    give(bea, code, "bid-up-to", most=5)
    assert "9" in give(bea, code, "bid-up-to", most=9)["given"][0]["text"]
    assert give(bea, code, "bid-up-to", 400, most=1_000_000)["key"] == "bad-order"
    assert give(bea, code, "plain-turn", 400)["key"] == "no-such-order"
    answer = bea.ask("DELETE", f"{path(bea, code)}/bid-up-to")
    assert answer.json()["given"] == []


def test_an_order_ends_with_the_seat(server: Server) -> None:
    """Whoever has the place afterwards decides anew, and does not learn what was ordered."""
    code, _, bea = auction(server)
    give(bea, code, "bid-up-to", most=MOST)
    seat = bea.position(code)["seat"]
    bea.put(f"/tables/{code}/seats/{seat}", {"kind": "open"})
    assert bea.get(f"/tables/{code}/orders") == []  # a page may ask before it has heard that the seat is gone
    cid = Person(server, "Cid")
    cid.post(f"/tables/{code}/join", {"seat": seat})
    assert orders(cid, code)["given"] == []


def test_a_game_without_orders_offers_none(server: Server) -> None:
    ada = Person(server)
    code = started([ada], bots=1)
    assert orders(ada, code) == {"seat": 0, "given": [], "offered": []}


def test_an_order_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with running(url) as server:
        code, ada, bea = auction(server)
        give(bea, code, "bid-up-to", most=MOST, step=5)
        tokens = ada.token, bea.token
    with running(url) as server:
        ada, bea = (Person(server, token=token) for token in tokens)
        assert [it["kind"] for it in orders(bea, code)["given"]] == ["bid-up-to"]
        bid(ada, code, 3)
        answer = until(lambda: [it for it in bids(ada, code) if it.get("amount") == 8], "the answer to a bid of 3")
        assert answer[0]["seat"] == bea.position(code)["seat"]
