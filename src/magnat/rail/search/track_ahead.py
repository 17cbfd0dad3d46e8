"""What a train can still reach, and an upper bound on what it can collect there: blocks of the remaining track, hung up as a tree.

A route passes every stop and every piece at most once. Where the track falls apart at a single stop or piece, a train that has gone on into
one part never sees the others again: a route is one chain of blocks (parts that no single stop or piece separates), not the whole tree.
"""

from __future__ import annotations

from typing import Final

from magnat.rail.network import Network

WORD: Final = 60  # bits of a small whole number


class TrackAhead:
    """One look at the remaining track after another; the fields hold what the last look found."""

    def __init__(self, network: Network, closed: list[bool], taken: list[bool]) -> None:
        nodes = len(network.near)
        self.network: Final = network
        self.gone_by: Final = [0] * (2 * len(network.borders))  # by end: the last roaming that went by it
        self.roamed: Final = [0] * len(network.numbers)  # by stop: the last roaming that came there
        self.roams = 0
        self.near: Final = network.near
        self.city: Final = network.city
        self.stops: Final = len(network.numbers)
        self.closed: Final = closed  # by stop: reached but not passed
        self.taken: Final = taken  # by piece, shared with the search
        self.index: Final = [0] * (nodes + 1)  # by node: when it was first seen; numbers up to `base` are from earlier looks
        self.low: Final = [0] * (nodes + 1)
        self.mark: Final = [0] * (nodes + 1)  # by node: the last look with a root beside it
        self.next: Final = [0] * (nodes + 1)
        self.up: Final = [0] * (nodes + 1)
        self.chain: Final = [0] * (nodes + 1)  # by node: the most that hangs below it
        self.holds: Final = [0] * (nodes + 1)  # by node: blocks below it with something that must be visited
        self.stack: Final[list[int]] = []
        self.base = 0
        self.count = 0
        self.demands = 0  # chains that what must be visited asks for
        self.others = 0  # those of them that do not leave from the tail's block
        self.loose = 0  # the weight of closed stops: they end a chain, and belong to no block
        self.one = 0  # the most valuable chain from the root
        self.two = 0  # the most valuable two chains that can leave the root together
        self.offered = 0  # all that the reachable nodes offer
        self.straight = True  # whatever must be visited lies on one chain (two, if two may leave the root)

    def seen(self, node: int) -> bool:
        return self.index[node] > self.base

    def roam(self, ends: list[int], gone: list[bool], offers: list[int]) -> int:
        """All that can be reached by these ends without turning round on a border, which `look` does not mind; see also `roamed`."""
        network, closed, taken, stops = self.network, self.closed, self.taken, self.stops
        gone_by, roamed = self.gone_by, self.roamed
        self.roams += 1
        now = self.roams
        offered = 0
        waiting = [end for end in ends if not taken[end >> 1]]
        for end in waiting:
            gone_by[end] = now
        while waiting:
            end = waiting.pop()
            offered |= offers[stops + (end >> 1)]
            for stop in network.halts[end ^ 1]:
                if not gone[stop] and roamed[stop] != now:
                    roamed[stop] = now
                    offered |= offers[stop]
                    if not closed[stop]:
                        for other in network.departures[stop]:
                            if gone_by[other] != now and not taken[other >> 1]:
                                gone_by[other] = now
                                waiting.append(other)
            for other in network.onward[end ^ 1]:
                if gone_by[other] != now and not taken[other >> 1]:
                    gone_by[other] = now
                    waiting.append(other)
        return offered

    def key(self, words: list[int]) -> tuple[int, ...]:
        """The words, and exactly which nodes the last look has seen: what lies ahead of a train depends on nothing else."""
        index, base = self.index, self.base
        word = bits = 0
        for node in range(len(self.near)):
            word += word + 1 if index[node] > base else word
            bits += 1
            if bits == WORD:
                words.append(word)
                word = bits = 0
        words.append(word)
        return tuple(words)

    def look(
        self, roots: list[int], tail: int, gone: list[bool], cities: bool, weight: list[int], offers: list[int], must: int, chains: int
    ) -> None:
        """Looks from a root beside these pieces. With a `tail` (a stop, or -1) a second chain leaves there; the root lies beside it too.

        `gone` stops are out of reach, and so are all cities unless `cities`. `weight` and `offers` are by node; `must` are bits of `offers`
        that single nodes hold, and that `chains` chains may share.
        """
        near, index, low, nexts, up, stack = self.near, self.index, self.low, self.next, self.up, self.stack
        stops, city, closed, taken = self.stops, self.city, self.closed, self.taken
        chain, holds, mark = self.chain, self.holds, self.mark
        self.base = count = self.count
        base = self.base
        root = len(near)
        count += 1
        index[root] = beside = count
        for node in roots:
            mark[node] = beside
        self.one = self.two = self.offered = self.demands = self.others = self.loose = 0
        self.straight = True
        place = -1
        if tail >= 0:
            place = -2
        while True:
            place += 1
            if place < 0:
                at = tail
            elif place < len(roots):
                at = roots[place]
                if index[at] > base or taken[at - stops]:
                    continue
                self.offered |= offers[at]
            else:
                break
            count += 1
            index[at] = low[at] = count  # no way back beyond the root
            up[at] = root
            nexts[at] = chain[at] = holds[at] = 0
            stack.append(at)
            while True:
                ways = near[at]
                step = nexts[at]
                if step < len(ways):
                    other = ways[step]
                    nexts[at] = step + 1
                    if other < stops and closed[other]:
                        if index[other] <= base and not gone[other] and (cities or not city[other]):
                            count += 1
                            index[other] = count
                            self.loose += weight[other]
                            self.offered |= offers[other]
                        continue
                    if index[other] > base:
                        if index[other] < low[at]:
                            low[at] = index[other]
                        continue
                    if other < stops:
                        if gone[other] or (city[other] and not cities):
                            continue
                    elif taken[other - stops]:
                        continue
                    count += 1
                    index[other] = count
                    low[other] = beside if mark[other] == beside else count
                    up[other] = at
                    nexts[other] = chain[other] = holds[other] = 0
                    stack.append(other)
                    self.offered |= offers[other]
                    at = other
                    continue
                over = up[at]
                if over == root:
                    break
                if low[at] >= index[over]:
                    self.close_block(at, over, weight, offers, must)
                elif low[at] < low[over]:
                    low[over] = low[at]
                at = over
            self.close_root_block(at, tail, weight, offers, must, chains)
        self.one += self.loose
        self.two += self.loose
        self.count = count

    def close_block(self, top: int, over: int, weight: list[int], offers: list[int], must: int) -> None:
        """Everything on the stack down to `top` is one block that hangs from `over`."""
        total = hung = demands = 0
        inside = False
        while True:
            node = self.stack.pop()
            total += weight[node]
            inside = inside or offers[node] & must != 0
            hung = max(hung, self.chain[node])
            demands += self.holds[node]
            if node == top:
                break
        if demands > 1:
            self.straight = False
        if inside or demands:
            self.holds[over] += 1
        self.chain[over] = max(self.chain[over], total + hung)

    def close_root_block(self, top: int, tail: int, weight: list[int], offers: list[int], must: int, chains: int) -> None:
        """The same for a block that hangs from the root."""
        total = first = second = demands = 0
        inside = False
        while True:
            node = self.stack.pop()
            if node != tail:
                total += weight[node]
                inside = inside or offers[node] & must != 0
            hung = self.chain[node]
            if hung > first:
                first, second = hung, first
            elif hung > second:
                second = hung
            demands += self.holds[node]
            if node == top:
                break
        if top == tail:  # the first block to be closed: both chains may share it
            self.one, self.two, self.demands = total + first, total + first + second, demands
            self.straight = self.straight and demands <= 2
        elif tail >= 0:  # the root's own chain leaves beside the block of the tail
            own = max(demands, 1 if inside else 0)
            self.two = max(self.two, self.one + total + first)
            self.others += own
            self.straight = self.straight and self.others <= 1 and self.demands + self.others <= 2
        else:
            self.demands += max(demands, 1 if inside else 0)
            self.two = max(self.two, self.one + total + first, total + first + second)
            self.one = max(self.one, total + first)
            self.straight = self.straight and self.demands <= chains
