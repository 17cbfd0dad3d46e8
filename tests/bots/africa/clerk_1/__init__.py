"""The clerk of edition 1 as it was: the yardstick for those that came after it. Nobody can sit down with it."""

from tests.bots.africa.clerk_1.clerk import Clerk

__all__ = ["Clerk"]
