"""E-mail addresses: nothing goes to one whose reader has not said yes, and that question is rarely asked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from magnat.server.settings import RateLimit, Smtp
from magnat.store import people
from magnat.store.database import Database
from magnat.store.records import PersonChange
from tests.databases import postgres_url, sqlite_url
from tests.server.app import Person, Plain, mover, running, started, until
from tests.server.lessons import refused
from tests.server.notify.receivers import Mail, Web
from tests.server.notify.receivers import running as receiving
from tests.server.test_notices import Receivers, link_in

HOUR = 3600


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def here(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Receivers]:
    db = sqlite_url(tmp_path_factory.mktemp("mail")) if request.param == "sqlite" else postgres_url()
    with mailing(db) as found:
        yield found


@contextmanager
def mailing(db: str, **more: Plain) -> Iterator[Receivers]:
    with receiving(Web()) as web, receiving(Mail()) as mail:
        smtp = Smtp(host="127.0.0.1", port=mail.port, security="plain", sender="magnat@example.org")
        with running(db, smtp=smtp, **more) as server:
            yield Receivers(server, web, mail)


def stored_before(url: str, person: str, email: str) -> None:
    """An address that came in before addresses were confirmed."""

    async def write() -> None:
        database = await Database.open(url)
        await database.write(lambda connection: people.change(connection, person, PersonChange(email=email)))
        await database.close()

    asyncio.run(write())


class Later:
    """The servers' time of day, moved forward."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.seconds = 0.0
        patch.setattr("magnat.server.now.time", lambda: time.time() + self.seconds)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    return Later(monkeypatch)


def address(person: Person) -> str:
    return f"{person.get('/me')['id']}@example.org"


def test_a_new_address_gets_one_link_and_nothing_else(here: Receivers) -> None:
    both = [Person(here.server, name) for name in ("Ada", "Bob")]
    for person in both:
        told = person.patch({"email": address(person)})
        assert (told["email_confirmed"], told["email_asked"]) == (False, True)
    code = started(both, pace="async")
    who, _ = mover(both, code)
    assert len(here.letters(address(who))) == 1
    letter = here.letters(address(who))[0]
    assert f"{here.server.url}/me#confirm=" in letter.get_content()
    assert who.name not in letter.as_string()  # nothing that a stranger has written
    assert who.post("/confirmations", {"token": link_in(letter)}) == {"email": address(who)}
    assert who.get("/me")["email_confirmed"]


def test_a_link_is_for_the_address_that_it_went_to(here: Receivers, later: Later) -> None:
    ada = Person(here.server, "Ada")
    first = address(ada)
    ada.patch({"email": first})
    token = link_in(here.letters(first)[0])
    ada.patch({"email": "other-" + first})
    assert refused(ada, "POST", "/confirmations", {"token": token}) == "unknown-token"
    assert refused(ada, "POST", "/confirmations", {"token": "x" * 30}) == "unknown-token"
    old = link_in(here.letters("other-" + first)[0])
    later.seconds += 49 * HOUR
    assert refused(ada, "POST", "/confirmations", {"token": old}) == "unknown-token"


def test_an_address_is_asked_once_an_hour_whoever_asks(here: Receivers, later: Later) -> None:
    ada, bob = Person(here.server, "Ada"), Person(here.server, "Bob")
    email = address(ada)
    ada.patch({"email": email})
    assert refused(ada, "POST", "/me/email") == "mail-too-soon"
    assert bob.patch({"email": email}, 429)["error"] == "mail-too-soon"
    assert bob.get("/me")["email"] == ""
    assert bob.patch({"email": email.upper()}, 429)["error"] == "mail-too-soon"
    later.seconds += HOUR + 1
    assert refused(ada, "POST", "/me/email") == ""
    assert len(here.letters(email)) == 2


def test_a_person_asks_few_addresses_a_day(here: Receivers) -> None:
    ada = Person(here.server, "Ada")
    email = address(ada)
    answers = [ada.ask("PATCH", "/me", {"email": f"{number}-{email}"}).status_code for number in range(7)]
    assert answers == [200] * 5 + [429] * 2


def test_many_guests_behind_one_address_do_not_ask_many_either(tmp_path: Path) -> None:
    with mailing(sqlite_url(tmp_path), mail_limit=RateLimit(0.0001, 3)) as here:
        answers = []
        for number in range(5):
            guest = Person(here.server, f"G{number}")
            answers.append(guest.ask("PATCH", "/me", {"email": address(guest)}).status_code)
        assert answers == [200] * 3 + [429] * 2
        assert len(here.mail.mails) == 3


def test_a_confirmed_address_stays_so_until_it_changes(here: Receivers) -> None:
    ada = Person(here.server, "Ada")
    here.confirm(ada, address(ada))
    assert ada.patch({"email": address(ada), "zone": "Europe/Warsaw"})["email_confirmed"]
    assert not ada.patch({"email": ""})["email_confirmed"]


def test_what_cannot_be_sent_is_said_and_does_not_count(tmp_path: Path) -> None:
    with running(sqlite_url(tmp_path)) as server:
        ada = Person(server, "Ada")
        told = ada.patch({"email": address(ada)})
        assert (told["email"], told["email_confirmed"], told["email_asked"]) == (address(ada), False, False)
        assert refused(ada, "POST", "/me/email") == "no-mail"
    closed = Smtp(host="127.0.0.1", port=9, security="plain", sender="magnat@example.org")
    with running(sqlite_url(tmp_path), smtp=closed) as server:
        ada = Person(server, "Ada")
        assert not ada.patch({"email": address(ada)})["email_asked"]
        assert refused(ada, "POST", "/me/email") == refused(ada, "POST", "/me/email") == "mail-not-sent"


def test_an_address_from_before_is_asked_for_once(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with mailing(url) as here:
        both = [Person(here.server, name) for name in ("Ada", "Bob")]
        for person in both:
            stored_before(url, person.get("/me")["id"], address(person))
        code = started(both, pace="async")
        who, seat = mover(both, code)
        asked = until(lambda: here.letters(address(who)), "the question")
        assert "#confirm=" in asked[0].get_content()
        who.moves(code, seat)
        assert len(here.letters(address(who))) == 1


def test_a_table_sends_one_mail_an_hour(here: Receivers, later: Later) -> None:
    ada, bob = Person(here.server, "Ada"), Person(here.server, "Bob")
    both = [ada, bob]
    here.confirm(ada, address(ada))
    code = started(both, pace="async")

    def turn_comes() -> None:
        """It is Ada's turn, after it was Bob's."""
        for wanted in (1, 0):
            while (now := mover(both, code))[1] != wanted:
                now[0].moves(code, now[1])

    turn_comes()
    until(lambda: len(here.letters(address(ada))) == 2, "the first notice")
    turn_comes()
    others = [Person(here.server, name) for name in ("Cleo", "Dan")]
    for person in others:
        here.confirm(person, address(person))
    told, _ = mover(others, started(others, pace="async"))
    until(lambda: len(here.letters(address(told))) == 2, "a notice from elsewhere, due after Ada's")
    assert len(here.letters(address(ada))) == 2
    later.seconds += HOUR
    until(lambda: len(here.letters(address(ada))) == 3, "the next one, an hour later")
