"""Which extra brings what is missing: the base install plays and simulates, everything else is asked for by name."""

from __future__ import annotations

MODULES = {
    "server": (
        "alembic", "argon2", "asyncpg", "h11", "httptools", "ifaddr", "litestar", "prometheus_client", "segno", "sqlalchemy", "structlog",
        "typst", "tzdata", "uvicorn", "uvloop", "websockets", "xlsxwriter",
    ),
    "study": ("altair", "openskill", "polars", "vl_convert"),
    "rl": ("gymnasium", "numpy", "pettingzoo"),
    "open_spiel": ("pyspiel", "open_spiel"),
}  # fmt: skip
"""By extra: what its packages are imported as."""


def extra_with(module: str) -> str:
    """The extra that brings a module; empty if none does, and something else is wrong."""
    top = module.partition(".")[0]
    return next((extra for extra, modules in MODULES.items() if top in modules), "")
