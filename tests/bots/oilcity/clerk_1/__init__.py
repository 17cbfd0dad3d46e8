"""The first clerk of Oil City, kept as it was: a later one must beat it (see `tests/bots/duel.py`)."""
