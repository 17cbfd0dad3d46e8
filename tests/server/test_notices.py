"""Your turn: whoever is away is told by webhook and e-mail, once, and not at night; whoever is here is not."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage

import pytest

from magnat.server.settings import Smtp
from tests.databases import postgres_url, sqlite_url
from tests.server.app import Person, Server, mover, running, started, until
from tests.server.notify.receivers import Mail, Post, Web
from tests.server.notify.receivers import running as receiving


class Receivers:
    """A web server and a mail server on this machine, and a Magnat that may reach them."""

    def __init__(self, server: Server, web: Web, mail: Mail) -> None:
        self.server = server
        self.web = web
        self.mail = mail

    def people(self, *languages: str, mail: bool = False) -> list[Person]:
        """People whose notices come here; each has a path of their own."""
        found = []
        for number, language in enumerate(languages):
            person = Person(self.server, f"P{number}", language)
            person.patch({"webhook": self.hook(person)})
            if mail:
                self.confirm(person, f"{person.get('/me')['id']}@example.org")
            found.append(person)
        return found

    def confirm(self, person: Person, email: str) -> None:
        """Names an address, and opens the link that is sent there."""
        person.patch({"email": email})
        person.post("/confirmations", {"token": link_in(self.letters(email)[-1])})

    def letters(self, email: str) -> list[EmailMessage]:
        return [message_from_bytes(it.text, policy=policy.default) for it in self.mail.mails if it.recipients == [email]]

    def hook(self, person: Person) -> str:
        return f"http://127.0.0.1:{self.web.port}/{person.get('/me')['id']}"

    def posts(self, person: Person) -> list[Post]:
        return [post for post in self.web.posts if post.path == "/" + person.get("/me")["id"]]


def link_in(letter: EmailMessage) -> str:
    found = re.search(r"#confirm=([\w-]+)", letter.get_content())
    assert found is not None
    return found[1]


@contextmanager
def receivers(db: str) -> Iterator[Receivers]:
    with receiving(Web()) as web, receiving(Mail()) as mail:
        smtp = Smtp(host="127.0.0.1", port=mail.port, security="plain", sender="magnat@example.org")
        with running(db, webhook_hosts=["127.0.0.1"], smtp=smtp, notice_delay=1000) as server:
            yield Receivers(server, web, mail)


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Receivers]:
    with receivers(sqlite_url(tmp_path_factory.mktemp("notices"))) as found:
        yield found


def away() -> None:
    """Long enough for a notice that should not come: the delay, and a round of the postman."""
    time.sleep(9)


def test_an_asynchronous_table_tells_whose_turn_it_is_once(here: Receivers) -> None:
    people = here.people("pl", "de", mail=True)
    code = started(people, pace="async", title="Poczta")
    person, seat = mover(people, code)
    until(lambda: here.posts(person), "the webhook")
    post = here.posts(person)[0]
    assert post.type.startswith("application/json")
    assert post.body["content"] == post.body["text"]  # Discord reads the one, Slack the other
    assert f"{here.server.url}/t/{code}" in post.body["content"]
    assert "Poczta" in post.body["content"]
    assert ("kolej" if seat == 0 else "am Zug") in post.body["content"]
    to = f"{person.get('/me')['id']}@example.org"
    letter = until(lambda: here.letters(to)[1:], "the e-mail after the confirmation")[0]
    assert "Poczta" in letter["subject"]
    assert f"{here.server.url}/t/{code}" in letter.get_content()
    assert letter["from"] == "magnat@example.org"
    assert here.posts(people[1 - seat]) == []
    while mover(people, code)[1] == seat:  # further decisions in one's own turn are not news
        person.moves(code, seat)
    until(lambda: here.posts(people[1 - seat]), "the other's webhook")
    assert len(here.posts(person)) == 1


def test_who_has_looked_or_is_here_or_has_moved_is_not_told(here: Receivers, monkeypatch: pytest.MonkeyPatch) -> None:
    looked, moved, present, gone = (here.people("en", "en") for _ in range(4))
    still = time.time()
    monkeypatch.setattr("magnat.server.now.time", lambda: still)  # nothing is due before all have looked, however busy the machine is
    code = started(looked, pace="async")
    mover(looked, code)[0].position(code)
    other = started(moved, pace="async")
    person, seat = mover(moved, other)
    while mover(moved, other)[1] == seat:
        person.moves(other, seat)
    third = present[0].opens()
    present[1].post(f"/tables/{third}/join")
    with present[0].live(third) as one, present[1].live(third) as two:
        one.wait("welcome")
        two.wait("welcome")
        present[0].post(f"/tables/{third}/start")
        one.wait("position")
        fourth = started(gone, pace="async")
        monkeypatch.setattr("magnat.server.now.time", lambda: still + 60)
        until(lambda: here.posts(mover(gone, fourth)[0]), "the notice of somebody who is away")
    assert [len(here.posts(it)) for it in [mover(looked, code)[0], person, *present]] == [0, 0, 0, 0]


@pytest.mark.thorough
def test_notices_leave_a_postgresql_server_as_well() -> None:
    with receivers(postgres_url()) as there:
        people = there.people("en", "en")
        code = started(people, pace="async")
        until(lambda: there.posts(mover(people, code)[0]), "the webhook")
        assert len(there.web.posts) == 1


def test_who_is_away_from_a_live_table_is_told_after_a_while(here: Receivers) -> None:
    people = here.people("en", "en")
    code = started(people)
    assert until(lambda: here.posts(mover(people, code)[0]), "the webhook")[0].body["content"]


def test_a_restart_tells_nobody_twice(here: Receivers) -> None:
    people = here.people("en", "en", "en")
    code = started(people, "oilcity", bots=6, pace="async")
    seat = until(lambda: [it for it in (0, 1, 2) if here.posts(people[it])], "the first notice")[0]
    here.server.stop()
    here.server.start()
    before = [len(here.posts(person)) for person in people]
    waiting = people[0].card(code)["waiting"]
    assert seat in waiting
    other = next(it for it in waiting if it < 3 and it != seat)
    people[other].moves(code, other)  # somebody else's move, at a table where many are waited for at once
    away()
    still = [it for it in people[0].card(code)["waiting"] if it in waiting and it != other and it < 3]
    assert still
    assert [len(here.posts(people[it])) for it in still] == [before[it] for it in still]


def test_quiet_hours_put_a_notice_off(here: Receivers) -> None:
    people = here.people("en", "en")
    now = datetime.now(UTC)
    begin, end = now - timedelta(hours=1), now + timedelta(hours=1)
    for person in people:
        person.patch({"quiet_from": begin.hour * 60 + begin.minute, "quiet_to": end.hour * 60 + end.minute, "zone": "UTC"})
    code = started(people, pace="async")
    person, _ = mover(people, code)
    away()
    assert here.posts(person) == []
    person.patch({"quiet_from": -1, "quiet_to": -1})
    assert person.get("/me")["quiet_from"] == -1


def test_a_webhook_into_the_own_network_needs_the_operators_leave(tmp_path_factory: pytest.TempPathFactory) -> None:
    with receiving(Web()) as web, running(sqlite_url(tmp_path_factory.mktemp("closed"))) as server:
        people = [Person(server, "Ada"), Person(server, "Ben")]
        for person in people:
            person.patch({"webhook": f"http://127.0.0.1:{web.port}/x"})
        started(people, pace="async")
        away()
        assert web.posts == []
