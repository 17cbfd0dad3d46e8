"""How connections are served, whichever socket they come through."""

from __future__ import annotations

from typing import Literal

import uvicorn
from litestar import Litestar

from magnat.server.settings import Settings
from magnat.server.slow_clients import PatientHttp, PatientWebSocket
from magnat.wire.limits import MESSAGE_BYTES

WHOLE_MESSAGES = 4
"""Messages up to this many times the limit are read and answered as too large; for larger ones the connection is cut."""


def uvicorn_config(app: Litestar, settings: Settings, lifespan: Literal["auto", "off"] = "auto") -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        lifespan=lifespan,
        http=PatientHttp,
        ws=PatientWebSocket,
        ws_max_size=WHOLE_MESSAGES * MESSAGE_BYTES,
        ws_per_message_deflate=False,  # the same position goes to forty people: packing it forty times would cost more than it saves
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
