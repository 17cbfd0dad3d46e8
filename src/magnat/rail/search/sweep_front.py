"""The front of a sweep: which train runs on which piece that crosses it, and which of these pieces are joined behind it, as one number."""

from __future__ import annotations

from typing import Final

from magnat.rail.search.sweep_sites import NOBODY, Pattern, Site

WIDEST: Final = 10  # pieces across a front; more are not tried
SLOT: Final = 5  # bits of a piece: 0, or 1 + 2 * the place of the piece it is joined to (its own: the route ends behind) + train
TRAINS: Final = 2
ENDED: Final = -1


class Front:
    """Takes one state after the other over a site; the fields hold what came of the last one."""

    def __init__(self, pieces: int) -> None:
        self.mate: Final = [ENDED] * (2 * pieces)  # by end at the front: the end that it is joined to, or ENDED
        self.user: Final = [NOBODY] * (2 * pieces)
        self.whole: Final = [False] * TRAINS  # by train: its route is now whole
        self.running: Final = [False] * TRAINS  # by train: it has track across the front
        self.shares: Final = [0] * TRAINS  # by train: the state as if it were alone

    def entering(self, state: int, ends: list[int], site: Site) -> int:
        """Who comes to the site from behind: the key to its patterns."""
        self.unpack(state, ends)
        return site.key([self.user[end] for end in site.ends])

    def unpack(self, state: int, ends: list[int]) -> None:
        """Sets out what the state says of the pieces with these ends."""
        mate, user = self.mate, self.user
        for slot, end in enumerate(ends):
            code = (state >> (SLOT * slot)) & ((1 << SLOT) - 1)
            user[end] = NOBODY
            if code:
                user[end] = (code - 1) & 1
                joined = (code - 1) >> 1
                mate[end] = ENDED if joined == slot else ends[joined]

    def join(self, state: int, ends: list[int], site: Site, pattern: Pattern) -> int:
        """The state beyond the site with this pattern, or -1 if it cannot be."""
        self.unpack(state, ends)
        mate, user, whole = self.mate, self.user, self.whole
        whole[0] = whole[1] = False
        for place, end in enumerate(site.ends):
            if not site.enters[place]:
                user[end] = user[end ^ 1] = pattern.users[place]
                mate[end], mate[end ^ 1] = end ^ 1, end
        for strand in pattern.strands:
            one = mate[strand.one]
            other = mate[strand.other] if strand.other >= 0 else ENDED
            if one == strand.other and one != ENDED:
                return -1  # round in a circle
            if one != ENDED:
                mate[one] = other
            if other != ENDED:
                mate[other] = one
            elif one == ENDED:
                if whole[strand.train]:
                    return -1
                whole[strand.train] = True
        return self.pack(site.front)

    def pack(self, ends: list[int]) -> int:
        mate, user, shares = self.mate, self.user, self.shares
        open_ends = [0] * TRAINS
        shares[0] = shares[1] = 0
        for slot, end in enumerate(ends):
            number = user[end]
            if number == NOBODY:
                continue
            joined = slot
            if mate[end] == ENDED:
                open_ends[number] += 1
            else:
                joined = ends.index(mate[end])
            shares[number] |= (1 + 2 * joined) << (SLOT * slot)
        state = 0
        for number in range(TRAINS):
            self.running[number] = shares[number] != 0
            if open_ends[number] > 2 or (self.whole[number] and self.running[number]):
                return -1
        for slot, end in enumerate(ends):
            if user[end] == 1:
                state |= 1 << (SLOT * slot)
        return state + shares[0] + shares[1]
