"""Any game as a PettingZoo environment in which one agent after the other acts (AEC)."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from magnat.env.rewards import find
from magnat.env.spaces import Observation, SeatSpaces
from magnat.env.walk import MOST_INPUTS, Walk
from magnat.kernel.dice import Dice
from magnat.library.playable import PlayableGame

Agent = str


class MagnatAEC(AECEnv[Agent, Observation, int]):  # type: ignore[misc]  # PettingZoo comes without types
    """Agents are `seat_0`, `seat_1` and so on. Rewards come at the end; a game that is too long is truncated, without rewards.

    The mask of legal codes is in the observation and in `infos`. An action of several codes is said one by one, by the same agent.
    """

    def __init__(self, game: PlayableGame, rewards: str = "place", most_inputs: int = MOST_INPUTS) -> None:
        super().__init__()
        self.game = game
        self.reward = find(rewards)
        self.most_inputs = most_inputs
        self.walk = Walk(game, most_inputs)
        self.seats = SeatSpaces(self.walk)
        self.possible_agents = [f"seat_{seat}" for seat in range(game.seats)]
        self.metadata = {"name": f"magnat_{game.name}_v0", "is_parallelizable": False, "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.agents: list[Agent] = []
        self.dice = Dice(0)
        self._observations = {agent: self.seats.observations() for agent in self.possible_agents}
        self._actions = {agent: self.seats.actions() for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - part of the contract
        if seed is None:
            seed = int(seeding.np_random()[0].integers(2**31))
        self.dice = Dice(seed)
        self.walk = Walk(self.game, self.most_inputs, self.walk.catalogue)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.walk.begin()
        self._go_on()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.walk.say(int(action))
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Rolls what is due, and selects who is asked next, or ends the game."""
        self.walk.roll_all(self.dice)
        walk = self.walk
        if walk.over:
            earned = self.reward(walk.position.places, walk.position.scores)
            self.rewards = dict(zip(self.agents, earned, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif walk.cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[walk.seat]
        for seat, agent in enumerate(self.possible_agents):
            self.infos[agent] = {"action_mask": self.seats.mask(walk.legal() if seat == walk.seat else ())}

    def observe(self, agent: Agent) -> Observation:
        return self.seats.observe(self.walk, self.possible_agents.index(agent))

    def render(self) -> str:
        """Who is asked for what, in a line."""
        if self.walk.over:
            return f"over: places {self.walk.position.places}, scores {self.walk.position.scores}"
        asked = ", ".join(decision.key for decision in self.walk.position.decisions if decision.seat == self.walk.seat)
        return f"input {self.walk.inputs}: {self.possible_agents[self.walk.seat]} ({asked})"

    def close(self) -> None:
        pass
