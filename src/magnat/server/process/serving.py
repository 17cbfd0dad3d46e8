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
from magnat.server.uvicorn_config import uvicorn_config

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
    return uvicorn_config(make_app(settings), settings)
