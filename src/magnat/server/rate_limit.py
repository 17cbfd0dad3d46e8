"""Rate limits: a bucket of tokens per seat or person, never per class of thirty behind one address."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from magnat.server.problems import Trouble
from magnat.server.settings import RateLimit

MOST_BUCKETS = 50_000


class Buckets:
    """Fills with `rate` a second up to `burst`; whoever has used it up is told to wait."""

    def __init__(self, limit: RateLimit) -> None:
        self.limit = limit
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        """Raises Trouble("too-fast") when the bucket is empty."""
        now = monotonic()
        left, since = self.buckets.pop(who, (float(self.limit.burst), now))
        left = min(float(self.limit.burst), left + (now - since) * self.limit.rate)
        allowed = left >= 1
        self.buckets[who] = (left - 1 if allowed else left, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)  # the one that has been quiet longest is full again anyway
        if not allowed:
            raise Trouble("too-fast")

    def give_back(self, who: str) -> None:
        """It was no guess: whoever knows the right answer may ask again."""
        left, since = self.buckets.pop(who, (float(self.limit.burst), monotonic()))
        self.buckets[who] = (min(float(self.limit.burst), left + 1), since)
