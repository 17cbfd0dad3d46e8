"""Any game as a PettingZoo environment in which all seats that must decide say their codes at once (Parallel)."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from magnat.env.catalogue import Codes
from magnat.env.rewards import find
from magnat.env.spaces import Observation, SeatSpaces
from magnat.env.walk import MOST_INPUTS, Walk
from magnat.kernel.contract import Seat
from magnat.kernel.dice import Dice
from magnat.library.playable import PlayableGame

Agent = str
Told = dict[Agent, Any]
NOBODY: Seat = -1


class MagnatParallel(ParallelEnv[Agent, Observation, int]):  # type: ignore[misc]  # PettingZoo comes without types
    """Agents are `seat_0`, `seat_1` and so on. A step takes a code of every agent; who has an empty mask is not asked.

    Codes are taken in the order of seats. One that is not legal, perhaps because of what another has just done, moves nothing: its agent is
    asked once more, with `illegal` in its info.
    """

    def __init__(self, game: PlayableGame, rewards: str = "place", most_inputs: int = MOST_INPUTS) -> None:
        self.game = game
        self.reward = find(rewards)
        self.most_inputs = most_inputs
        self.walk = Walk(game, most_inputs)
        self.seats = SeatSpaces(self.walk)
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self.metadata = {"name": f"magnat_{game.name}_v0", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.agents: list[Agent] = []
        self.dice = Dice(0)
        self.begun: dict[Seat, Codes] = {}
        """What the seats that are asked have said so far."""
        self._observations = {agent: self.seats.observations() for agent in self.possible_agents}
        self._actions = {agent: self.seats.actions() for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Told]:  # noqa: ARG002 - part of the contract
        if seed is None:
            seed = int(seeding.np_random()[0].integers(2**31))
        self.dice = Dice(seed)
        self.walk = Walk(self.game, self.most_inputs, self.walk.catalogue)
        self.agents = self.possible_agents[:]
        self.begun = {}
        self.walk.begin()
        self._arrive()
        return self._look()

    def step(self, actions: dict[Agent, int]) -> tuple[Told, Told, Told, Told, Told]:
        walk, agents = self.walk, self.agents
        refused = []
        for seat in sorted(self.begun):
            walk.ask(seat, self.begun[seat])
            code = int(actions[self.possible_agents[seat]])
            if seat not in self._waiting() or code not in walk.legal():
                refused.append(self.possible_agents[seat])
                continue
            said = (*self.begun[seat], code)
            self.begun[seat] = () if walk.say(code) else said
        self._arrive()
        earned = self.reward(walk.position.places, walk.position.scores) if walk.over else [0.0] * len(agents)
        rewards = dict(zip(agents, earned, strict=True))
        over, cut = dict.fromkeys(agents, walk.over), dict.fromkeys(agents, walk.cut_off)
        seen, infos = self._look()
        for agent in refused:
            infos[agent]["illegal"] = True
        if walk.over or walk.cut_off:
            self.agents = []
        return seen, rewards, over, cut, infos

    def _waiting(self) -> set[Seat]:
        return {decision.seat for decision in self.walk.position.decisions if decision.must}

    def _arrive(self) -> None:
        """Rolls what is due, and sees who is asked; what somebody has begun to say stays, as long as it still leads somewhere."""
        walk = self.walk
        walk.roll_all(self.dice)
        waiting = set() if walk.over or walk.cut_off else self._waiting()
        kept = {seat: self.begun.get(seat, ()) for seat in sorted(waiting)}
        for seat, said in kept.items():
            walk.ask(seat, said)
            if said and not walk.legal():
                kept[seat] = ()
        self.begun = kept

    def _look(self) -> tuple[Told, Told]:
        """What every agent sees, with its own mask."""
        seen, infos = {}, {}
        for seat, agent in enumerate(self.possible_agents):
            self.walk.ask(seat if seat in self.begun else NOBODY, self.begun.get(seat, ()))
            seen[agent] = self.seats.observe(self.walk, seat)
            infos[agent] = {"action_mask": seen[agent]["action_mask"]}
        return seen, infos

    def render(self) -> str:
        """Who is asked, in a line."""
        if self.walk.over:
            return f"over: places {self.walk.position.places}, scores {self.walk.position.scores}"
        return f"input {self.walk.inputs}: {', '.join(self.possible_agents[seat] for seat in sorted(self.begun))}"

    def close(self) -> None:
        pass
