"""The two plain values that everything else is written with."""

from __future__ import annotations

Seat = int
"""A person or program who decides; seats are numbered from 0 in clockwise order."""

Word = int | str
"""What actions, facts and refusals carry: whole numbers and the ids of things."""
