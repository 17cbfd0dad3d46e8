"""The secrets with which people, seats and hosts are known again."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """Tokens are stored as hashes: whoever reads the database cannot sit down with them."""
    return sha256(token.encode()).hexdigest()
