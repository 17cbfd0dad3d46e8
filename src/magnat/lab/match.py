"""One game between bots: the engine keeps the state to itself, the bots get questions and give answers."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from magnat.bots.bot import AnyRules, Bot, Question, tell
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action, Agenda, Decision, Log, Seat, State
from magnat.kernel.dice import Dice
from magnat.kernel.game import View
from magnat.kernel.playout import Input
from magnat.lab.watch import Watch

INPUT_LIMIT = 1_000_000  # a game that is not over by then counts as unfinished


class Result(msgspec.Struct, frozen=True):
    """How a game went: scores and places by seat (no places if it did not finish), and its length in inputs.

    `first_seat` is who began (None where nobody does), `end` why it was over, in the game's own word; empty if it was not.
    """

    finished: bool
    inputs: int
    scores: list[int]
    places: list[int]
    first_seat: Seat | None = None
    end: str = ""


def play(
    game: AnyGame,
    rules: AnyRules,
    bots: Sequence[Bot],
    dice: Dice,
    limit: int = INPUT_LIMIT,
    state: State | None = None,
    record: list[Input] | None = None,
    watch: Watch | None = None,
) -> Result:
    """Plays from the set-up, or on from a state, to the end or for `limit` inputs. `dice` are the table's; each bot has its own.

    Every input is added to the record, if there is one, and a watch is told everything.
    """
    match = Match(game, rules, bots, dice, state, record, watch)
    agenda = rules.agenda(match.state)
    inputs = 0
    while not agenda.over and inputs < limit:
        match.step(agenda)
        inputs += 1
        agenda = rules.agenda(match.state)
    end = game.end_reason(rules, match.state) if agenda.over else ""
    return Result(agenda.over, inputs, list(rules.scores(match.state)), list(agenda.places), match.first_seat, end)


class Match:
    """A game under way: asks those who are waited for and puts the answers in, one input a step.

    Bots sit on the players' seats. Seats behind them (bankers) have none: the rules do their work without asking.
    """

    def __init__(
        self,
        game: AnyGame,
        rules: AnyRules,
        bots: Sequence[Bot],
        dice: Dice,
        state: State | None = None,
        record: list[Input] | None = None,
        watch: Watch | None = None,
    ) -> None:
        """`state` is a position to go on from, of which the bots remember nothing: they are told nothing either."""
        self.game = game
        self.rules = rules
        self.bots = bots
        self.dice = dice
        self.state: State = rules.start(len(bots)) if state is None else state
        self.listeners = [bot for bot in bots if bot.listens() and state is None]
        self.log = Log(on=bool(self.listeners) or watch is not None)
        self.asked: Seat = -1  # who had to decide last
        self.first_seat: Seat | None = None
        self.record = record
        self.watch = watch

    def step(self, agenda: Agenda) -> None:
        """The due chance, or else a wish, or else what the next seat that must decide chooses."""
        if agenda.chances:
            chance = agenda.chances[0]
            outcome = self.dice.weighted(chance.weights)
            if chance.key == self.game.descriptor.first_seat:
                self.first_seat = outcome
            self.rules.resolve(self.state, chance, outcome, self.log)
            self.note(Input(-1, None, outcome, chance.key, chance.about))
            self.tell()
        elif not self.grant_wish(agenda):
            decision = self.next_decision(agenda)
            self.asked = decision.seat
            self.put_in(decision.seat, self.bots[decision.seat].choose(self.question(decision)))

    def next_decision(self, agenda: Agenda) -> Decision:
        """Where several must decide, they take turns: nobody answers twice before the others were asked."""
        waiting = [decision for decision in agenda.decisions if decision.must and decision.seat < len(self.bots)]
        if not waiting:
            raise RuntimeError(f"no bot sits on seat {agenda.decisions[0].seat}, which {agenda.decisions[0].key} waits for")
        return min(waiting, key=lambda decision: (decision.seat - self.asked - 1) % len(self.bots))

    def grant_wish(self, agenda: Agenda) -> bool:
        """Asks, once a position, every bot that may do something; whoever must decide anyway finds it among their options."""
        if len(agenda.decisions) == 1:
            return False
        settled = {decision.seat for decision in agenda.decisions if decision.must}
        for decision in agenda.decisions:
            if decision.seat in settled or decision.seat >= len(self.bots):  # bankers without a bot leave it
                continue
            settled.add(decision.seat)
            wish = self.bots[decision.seat].wish(self.question(decision))
            if wish is not None:
                self.put_in(decision.seat, wish)
                return True
        return False

    def question(self, decision: Decision) -> Question:
        seat = decision.seat

        def look() -> View:
            return self.game.view(self.rules, self.state, seat)

        def propose() -> Sequence[Action]:
            return self.game.proposals(self.rules, self.state, seat)

        return Question(decision.key, self.rules.options(self.state, seat), look, propose)

    def put_in(self, seat: Seat, action: Action) -> None:
        refusal = self.rules.check(self.state, seat, action)
        if refusal is not None:
            raise RuntimeError(f"seat {seat}, {type(self.bots[seat]).__name__}: {action.key} {action.words()} is refused: {refusal}")
        self.rules.apply(self.state, seat, action, self.log)
        self.note(Input(seat, action))
        self.tell()

    def tell(self) -> None:
        """What has just happened, to every bot that listens, as its seat sees it; where nobody does, a log that was put in fills up."""
        if self.listeners or self.watch is not None:
            facts, self.log = self.log.facts, Log()
            tell(self.listeners, facts)
            if self.watch is not None:
                self.watch.happened(facts, self.state)

    def note(self, given: Input) -> None:
        if self.record is not None:
            self.record.append(given)
        if self.watch is not None:
            self.watch.put_in(given)
