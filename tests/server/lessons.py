"""A class for the tests: a leader who sets a lesson up, and pupils with phones of their own."""

from __future__ import annotations

from tests import plain_http
from tests.server.app import Person, Plain, Server, until


class Pupil(Person):
    """Somebody in a browser: known by cookies, with a mark of the device. A second guest on the same phone keeps the device."""

    def __init__(self, server: Server, name: str = "Ola", device: str = "") -> None:
        self.server = server
        self.name = name
        self.http = plain_http.Client(base_url=server.api, headers={"origin": server.url, "x-magnat": "1"})
        if device:
            self.http.cookies.set("magnat-device", device)
        self.token = self.post("/people", {"name": name}, 201)["token"]

    @property
    def device(self) -> str:
        return str(self.http.cookies["magnat-device"])


def lesson(leader: Person, pupils: int = 9, game: str = "oilcity", **more: Plain) -> str:
    """Sets a lesson up; its code."""
    return str(leader.post("/lessons", {"game": game, "pupils": pupils, **more}, 201)["table"]["code"])


def begun(leader: Person, pupils: list[Person], code: str) -> str:
    """Everybody sits down wherever there is a place, and the game begins."""
    for pupil in pupils:
        pupil.post(f"/tables/{code}/join")
    leader.post(f"/tables/{code}/lesson/begin")
    until(lambda: leader.card(code)["waiting"], "the game to begin")
    return code


def refused(person: Person, method: str, path: str, body: Plain = None) -> str:
    """The key of the refusal; what is not refused has none."""
    answer = person.ask(method, path, {} if body is None and method != "GET" else body)
    return "" if answer.is_success else str(answer.json()["error"])


def names(card: Plain) -> list[str]:
    return [seat["name"] for seat in card["seats"]]
