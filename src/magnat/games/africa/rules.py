"""18Africa: the seven calls; the game at a glance, nothing else."""

from __future__ import annotations

from typing import Final

from magnat.games.africa import auction, deeds, ending, law, listing, setup
from magnat.games.africa.atlas import Atlas
from magnat.games.africa.box import Box
from magnat.games.africa.figures import Choices, Figures
from magnat.games.africa.stages import CLAUSES, DECISIONS, is_chance, waiting_seat
from magnat.games.africa.state import AfricaState, Stage
from magnat.kernel.contract import Action, Agenda, Chance, Decision, Log, Refusal, Rules, Seat


class AfricaRules(Rules[AfricaState]):
    """One table's rules: the printed figures and the chosen options."""

    def __init__(self, figures: Figures, choices: Choices, atlas: Atlas) -> None:
        self.figures: Final = figures
        self.choices: Final = choices
        self.atlas: Final = atlas
        self.boxes: dict[int, Box] = {}

    def box(self, state: AfricaState) -> Box:
        return self.box_for(len(state.players))

    def box_for(self, seats: int) -> Box:
        """Made when first needed: a box holds every action that its table allows."""
        if seats not in self.boxes:
            self.boxes[seats] = Box(self.figures, self.choices, self.atlas, seats)
        return self.boxes[seats]

    def start(self, seats: int) -> AfricaState:
        return setup.lay_out(self.box_for(seats))

    def agenda(self, state: AfricaState) -> Agenda:
        if is_chance(state):
            return Agenda([self.chance(state)], [])
        box = self.box(state)
        match state.stage:
            case Stage.KEEP:
                return Agenda([], [Decision(seat, "keep", "AF-2.1") for seat in range(box.seats) if setup.chooses(box, state, seat)])
            case Stage.OVER:
                return Agenda([], [], True, ending.places(box, state))
        return Agenda([], [Decision(waiting_seat(box, state), DECISIONS[state.stage], CLAUSES[state.stage])])

    def chance(self, state: AfricaState) -> Chance:
        if state.to_turn > 0:
            return Chance("deck-card", "AF-4.4", state.deck[:])
        match state.stage:
            case Stage.DRAW_COMPANIES:
                return Chance("company", "AF-1.3", setup.company_weights(state))
            case Stage.DEAL_DIRECTORS:
                return Chance("dealt-card", "AF-11.2", setup.director_weights(self.box(state), state), setup.next_to_deal(state))
            case Stage.DEAL:
                return Chance("dealt-card", "AF-1.6", state.deck[:], setup.next_to_deal(state))
            case Stage.RETURN:
                return Chance("returned-card", "AF-11.2", state.pile[:])
            case Stage.REDEAL:
                return Chance("auction-card", "AF-11.2", state.deck[:])
            case Stage.STARTER:
                return Chance("starting-player", "AF-2.2", [1] * len(state.players))
            case Stage.SPENDER:
                return Chance("spender-die", "AF-2.3" if state.resume == Stage.NOMINATE else "AF-3.2", auction.spender_weights(state))
        return Chance("deck-card", "AF-4.4", state.deck[:])

    def options(self, state: AfricaState, seat: Seat) -> list[Action]:
        return listing.options_of(self.box(state), state, seat)

    def check(self, state: AfricaState, seat: Seat, action: Action) -> Refusal | None:
        return law.check(self.box(state), state, seat, action)

    def apply(self, state: AfricaState, seat: Seat, action: Action, log: Log) -> None:
        deeds.apply(self.box(state), state, seat, action, log)

    def resolve(self, state: AfricaState, chance: Chance, outcome: int, log: Log) -> None:  # noqa: ARG002 - the stage says which
        deeds.resolve(self.box(state), state, outcome, log)

    def scores(self, state: AfricaState) -> list[int]:
        box = self.box(state)
        return [ending.worth(box, state, seat) for seat in range(box.seats)]
