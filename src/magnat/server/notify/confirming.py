"""An e-mail address is used when whoever reads it has said so: by a link that is sent there once an hour at most."""

from __future__ import annotations

import structlog
from sqlalchemy import Connection

from magnat.server.notify.notice import Failed
from magnat.server.notify.postman import Postman
from magnat.server.now import now_ms
from magnat.server.problems import Trouble
from magnat.server.tokens import hashed, new_token
from magnat.store import confirmations, people
from magnat.store.database import Database
from magnat.store.errors import StoreDown
from magnat.store.records import ConfirmationRecord, PersonChange, PersonRecord
from magnat.words.catalogue import words

log = structlog.get_logger()
HOUR = 3_600_000
LIFE = 48 * HOUR
"""Milliseconds that the link can be used."""
MOST_A_DAY = 5
"""Links that one person can have sent to addresses."""


def prepared(connection: Connection, person: str, email: str, now: int) -> str:
    """The token of a new link; Trouble if one has just been sent, whoever asked for it."""
    soon = confirmations.sent_to(connection, email, now - HOUR) >= 1
    if soon or confirmations.asked_by(connection, person, now - 24 * HOUR) >= MOST_A_DAY:
        raise Trouble("mail-too-soon")
    token = new_token()
    confirmations.add(connection, ConfirmationRecord(hashed(token), person, email, now))
    people.change(connection, person, PersonChange(email_asked=now))
    return token


async def send(database: Database, postman: Postman, base: str, person: PersonRecord, token: str) -> bool:
    """Nothing that the person has written goes into it: the address may be anybody's. What did not go out does not count."""
    spoken = words(person.language)
    link = f"{base}/me#confirm={token}"
    why = spoken.text("notify-confirm-why", address=base)
    how = spoken.text("notify-confirm-open", link=link, hours=LIFE // HOUR)
    text = "\n\n".join([why, how, spoken.text("notify-confirm-else")])
    ended = await postman.mail(person.email, spoken.text("notify-confirm-subject"), text + "\n")
    if not isinstance(ended, Failed):
        return True
    log.warning("a confirmation was not sent", reason=ended.reason)

    def undo(connection: Connection) -> None:
        confirmations.drop(connection, hashed(token))
        people.change(connection, person.id, PersonChange(email_asked=0))

    await database.write(undo)
    return False


def confirm(connection: Connection, token: str, now: int) -> PersonRecord:
    """The person whose address it is; Trouble if the link is too old, or they have named another address since."""
    found = confirmations.find(connection, hashed(token))
    person = None if found is None else people.find(connection, found.person)
    if found is None or person is None or found.at + LIFE <= now or person.email != found.email:
        raise Trouble("unknown-token")
    people.change(connection, person.id, PersonChange(email_confirmed=True))
    return people.find(connection, person.id) or person


async def ask_once(database: Database, postman: Postman, base: str, person: str) -> None:
    """Somebody named an address before addresses were confirmed: now that there is something to tell, it is asked for, once."""
    if not postman.can_mail or not person:
        return

    def look(connection: Connection) -> tuple[PersonRecord, str] | None:
        found = people.find(connection, person)
        if found is None or not found.email or found.email_confirmed or found.email_asked:
            return None
        return found, prepared(connection, person, found.email, now_ms())

    try:
        asked = await database.write(look)
        if asked is not None:
            await send(database, postman, base, *asked)
    except Trouble:
        pass  # somebody else has just asked for the same address
    except StoreDown as error:
        log.warning("the store is down", detail=error.detail)
