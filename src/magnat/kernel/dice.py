"""A small, seeded source of chance for playouts, simulations and bots; never for the dice of real tables.

The generator is sfc32 (Doty-Humphrey): four words of 32 bits, so that compiled 64-bit and interpreted
unlimited integers give the same sequence everywhere.
"""

from __future__ import annotations

WORD = 0xFFFFFFFF


class Dice:
    """The same seed and stream always give the same sequence."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.a = seed & WORD
        self.b = (seed >> 32) & WORD
        self.c = stream & WORD
        self.count = 1
        for _ in range(16):
            self.word()

    def word(self) -> int:
        """The next 32 bits."""
        a, b, c = self.a, self.b, self.c
        mixed = (a + b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) | (c >> 11)) & WORD) + mixed) & WORD
        return mixed

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, every one as likely as the next; limit is at most 2**31 - 1."""
        product = self.word() * limit
        low = product & WORD
        if low < limit:
            floor = (WORD + 1 - limit) % limit
            while low < floor:
                product = self.word() * limit
                low = product & WORD
        return product >> 32

    def weighted(self, weights: list[int]) -> int:
        """An index of the list, as likely as its weight says."""
        total = 0
        for weight in weights:
            total += weight
        rest = self.below(total)
        index = 0
        for weight in weights:
            if rest < weight:
                break
            rest -= weight
            index += 1
        return index
