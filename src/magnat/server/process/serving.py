"""Starting a server process: logs without secrets, the port, the application."""

from __future__ import annotations

import contextlib
import logging
import sys
from typing import Any

import structlog
import uvicorn

from magnat.server.app import make_app
from magnat.server.settings import Settings
from magnat.wire.limits import MESSAGE_BYTES

WHOLE_MESSAGES = 64
"""Messages up to this many times the limit are read and answered as too large; for larger ones the connection is cut."""
SECRET = ("token", "password", "key", "webhook", "email", "cookie", "authorization")


def without_secrets(_logger: Any, _method: str, event: dict[str, Any]) -> dict[str, Any]:  # Any: structlog's own types
    return {name: "***" if name in SECRET else value for name, value in event.items()}


class Lines(structlog.WriteLogger):
    """Lines on standard error. If they cannot be written (the disk may be full), the tables go on without them."""

    def msg(self, message: str) -> None:
        with contextlib.suppress(OSError):
            super().msg(message)

    log = debug = info = warn = warning = fatal = failure = err = error = critical = exception = msg


def set_up_logs(json: bool) -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_secrets,  # type: ignore[list-item]  # structlog's event is a mutable mapping, ours a plain dict
            structlog.processors.StackInfoRenderer(),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
        ],
        logger_factory=lambda *_: Lines(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )


def config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=WHOLE_MESSAGES * MESSAGE_BYTES,
        ws_per_message_deflate=False,  # the same position goes to forty people: packing it forty times would cost more than it saves
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
