"""The API does what its own description says: schemathesis asks the real server, as somebody who hosts and sits at a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from tests.databases import sqlite_url
from tests.hosting.server import ROOT, Server, running
from tests.server.visitors import Visitor, full_table

load_all_checks()
AnyCase = schemathesis.Case[Any]  # whatever operation it asks for
EXAMPLES = 10
"""By chance; the limits of every field are tried one by one besides, and `fuzz.py` sends thousands of lies."""
CROWD = 12
"""People who ask in turn, so that nobody asks too fast."""
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SLOW_ON_PURPOSE = "wait"
"""A parameter that makes the server wait for news."""


class Asking:
    """A fresh table for every operation (it may be closed or left), and people to ask."""

    def __init__(self, server: Server) -> None:
        self.people = [Visitor(server.url, f"Asker {number}") for number in range(CROWD)]
        self.server = server
        self.codes: dict[str, str] = {}
        self.asked = 0

    def ready(self, case: AnyCase) -> dict[str, str]:
        """Puts the table that exists into most of the questions; the headers of whoever asks."""
        label = case.operation.label
        if label not in self.codes:
            host, guest = self.people[:2]
            self.codes[label] = full_table(host, guest)[0]
        self.asked += 1
        if "code" in (case.path_parameters or {}) and self.asked % 4:
            case.path_parameters["code"] = self.codes[label]
        if case.query:
            case.query.pop(SLOW_ON_PURPOSE, None)
        asker = self.people[self.asked % CROWD]
        if label.startswith("DELETE"):
            asker = self.people[-1]  # whoever is signed out is no longer needed
        return {"authorization": f"Bearer {asker.token}"} if self.asked % 7 else {}


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asking]:
    folder = tmp_path_factory.mktemp("schema")
    with running(sqlite_url(folder), folder) as server:
        asking = Asking(server)
        yield asking
        assert asking.asked > 0
        assert "Traceback" not in server.log.read_text()


DESCRIPTION = schemathesis.openapi.from_path(ROOT / "web/src/wire/openapi.json")
"""tests/wire/test_real_messages.py compares it with what the server hands out."""


@DESCRIPTION.parametrize()
@settings(max_examples=EXAMPLES, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_one_that_is_described(case: AnyCase, asking: Asking) -> None:
    response = case.call(headers=asking.ready(case), base_url=asking.server.url)
    case.validate_response(response, checks=CHECKS)
