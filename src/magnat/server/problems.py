"""Every way in which the server says no: a status, a key, and a sentence in the reader's language."""

from __future__ import annotations

from typing import Final, Literal, cast

from magnat.kernel.contract import Refusal, Word
from magnat.kernel.game import Unreadable
from magnat.wire.problems import Problem
from magnat.words import say
from magnat.words.catalogue import Words
from magnat.words.keys import ServerError

Error = ServerError | Literal["refused", "unreadable"]
"""What `server.ftl` has a sentence for, and two that bring their own words: the rules' refusals, and what cannot be read."""

STATUS: Final[dict[Error, int]] = {
    "bad-message": 400,
    "which-seat": 400,
    "bad-address": 400,
    "unreadable": 400,
    "not-utf8": 400,
    "not-signed-in": 401,
    "unknown-token": 401,
    "signed-out": 401,
    "wrong-password": 401,
    "foreign-page": 403,
    "not-your-seat": 403,
    "not-asked": 403,
    "no-seat": 403,
    "not-the-host": 403,
    "not-the-operator": 403,
    "not-the-leader": 403,
    "plays-and-leads": 403,
    "not-your-room": 403,
    "banned": 403,
    "wrong-code": 403,
    "only-here": 403,
    "muted": 403,
    "still-hidden": 403,
    "not-found": 404,
    "no-such-table": 404,
    "no-such-room": 404,
    "no-such-team": 404,
    "not-allowed": 405,
    "refused": 409,
    "seat-taken": 409,
    "others-must-agree": 409,
    "request-open": 409,
    "no-request": 409,
    "plays-and-banks": 409,
    "no-free-seat": 409,
    "no-lesson": 409,
    "leads-here": 409,
    "seating-locked": 409,
    "one-place": 409,
    "place-is-kept": 409,
    "no-clock": 409,
    "not-now": 409,
    "ranking-fixed": 409,
    "lesson-runs": 409,
    "seats-open": 409,
    "already-started": 409,
    "not-playing": 409,
    "paused": 409,
    "not-paused": 409,
    "over": 409,
    "not-over": 409,
    "moved-on": 409,
    "login-taken": 409,
    "has-login": 409,
    "no-login": 409,
    "somebody-is-here": 409,
    "no-mail": 409,
    "no-company": 409,
    "dice-are-rolled": 409,
    "no-trains": 409,
    "no-advice": 409,
    "no-hints": 409,
    "too-many-sets": 409,
    "too-slow": 408,
    "too-large": 413,
    "import-too-long": 413,
    "import-too-big": 413,
    "foreign-host": 421,
    "too-fast": 429,
    "mail-too-soon": 429,
    "one-import": 429,
    "too-many-tables": 429,
    "too-many-public": 429,
    "too-many-connections": 429,
    "too-many-waits": 429,
    "went-wrong": 500,
    "not-stored": 503,
    "mail-not-sent": 503,
    "imports-busy": 503,
    "moving": 503,
}


class Trouble(Exception):  # noqa: N818 - it is known by this name
    """Something that cannot be done now, by this person or at all."""

    def __init__(self, error: Error, **values: Word) -> None:
        super().__init__(error)
        self.error = error
        self.values = values

    @property
    def status(self) -> int:
        return STATUS[self.error]

    def problem(self, words: Words) -> Problem:
        detail = self.values.get("detail", "")
        values = {name: value for name, value in self.values.items() if name != "detail"}
        return Problem(error=self.error, text=say.trouble(words, self.error, **values), detail=str(detail))


class RuledOut(Trouble):
    """The rules of the game, or of the table, forbid it."""

    def __init__(self, game: str, refusal: Refusal, do: str = "") -> None:
        super().__init__("refused")
        self.game = game
        self.refusal = refusal
        self.do = do

    def problem(self, words: Words) -> Problem:
        it = self.refusal
        text = say.refusal(words, self.game, it, self.do)
        return Problem(error="refused", text=text, clause=it.clause, key=it.key, need=it.need, have=it.have, which=it.which)


class NotUnderstood(Trouble):
    """Something from outside that is not a valid option, action, outcome or journal."""

    def __init__(self, complaint: Unreadable) -> None:
        super().__init__("unreadable")
        self.complaint = complaint

    def problem(self, words: Words) -> Problem:
        return Problem(error="unreadable", key=self.complaint.key, text=say.unreadable(words, self.complaint))


class Reported(Trouble):
    """A problem that another process has already put into words."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(cast("Error", problem.error))
        self.reported = problem

    def problem(self, words: Words) -> Problem:  # noqa: ARG002 - the words were chosen there
        return self.reported
