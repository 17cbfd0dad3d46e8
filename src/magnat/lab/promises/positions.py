"""The promises that can be checked by looking at a position of a random game; each function raises `Broken`."""

from __future__ import annotations

import msgspec

from magnat.kernel.contract import Action, Fact, Log, Refusal, Seat, State
from magnat.kernel.dice import Dice
from magnat.kernel.fields import Number
from magnat.kernel.game import OPEN, SPECTATOR, Form, Plain, Unreadable, action_words
from magnat.kernel.playout import put_in, random_input
from magnat.lab.promises.secrets import views_and_facts_keep_the_same_secrets
from magnat.lab.promises.walk import Broken, Step, Walk, hold

MOST_SEATS = 4
"""Looking at thirty-two seats in every position would take most of the time and find little more; other seats at every look."""


def look_closely(walk: Walk, dice: Dice, known: dict[str, Action]) -> None:
    """Everything that can be seen in one position; `known` are actions that every seat is tried with."""
    every_option_passes_check(walk, walk.state)
    forms_offer_what_passes_check(walk, walk.state)
    proposals_pass_check(walk, walk.state)
    what_passes_check_is_offered(walk, walk.state, known)
    looking_changes_nothing(walk, walk.state, known)
    a_clone_shares_nothing(walk, walk.state, dice)
    codec_goes_there_and_back(walk, walk.state)
    outcomes_go_there_and_back(walk, walk.state)
    what_a_seat_cannot_see_looks_the_same(walk, walk.state, dice)
    open_eyes_see_what_anybody_sees(walk, walk.state)
    views_and_facts_keep_the_same_secrets(walk, seats(walk), dice)


def text(walk: Walk, state: State) -> bytes:
    return msgspec.json.encode(walk.game.encode_state(state))


def seats(walk: Walk) -> list[int]:
    """The seats to look at, players and bankers alike: all of a small table, others at every look of a large one."""
    if walk.deciders <= MOST_SEATS:
        return list(range(walk.deciders))
    walk.looks += 1
    return sorted({(walk.seed + walk.looks * 7 + step * 5) % walk.deciders for step in range(MOST_SEATS)})


def every_option_passes_check(walk: Walk, state: State) -> None:
    """Promise 1, and its other half: a seat that is not asked has no options."""
    agenda = walk.rules.agenda(state)
    asked = {decision.seat for decision in agenda.decisions}
    for seat in [-1, *seats(walk), walk.deciders]:
        options = walk.rules.options(state, seat)
        for option in options:
            refusal = walk.rules.check(state, seat, option)
            if refusal is not None:
                raise Broken(1, f"the option {action_words(option)} of seat {seat} is refused: {refusal}")
        hold(not options or seat in asked, 1, f"seat {seat} has options but is not asked")
    for decision in agenda.decisions:
        offered = bool(walk.rules.options(state, decision.seat))
        hold(offered or not decision.must, 1, f"seat {decision.seat} must decide ({decision.key}) but has no option")


def forms_offer_what_passes_check(walk: Walk, state: State) -> None:
    """Promise 1 for amounts: the least and the most that a form offers pass, the next ones beyond do not."""
    for seat in seats(walk):
        for form in walk.game.forms(walk.rules, state, seat):
            declared = walk.game.edge.actions.actions[form.action].fields
            if len(declared) != 1 or not isinstance(declared[0], Number) or form.low > form.high:
                continue  # a text, or an amount that other fields bear on
            for amount in (form.low, form.high, form.low - form.step, form.high + form.step):
                refusal = refused(walk, state, seat, form, amount)
                inside = form.low <= amount <= form.high
                hold(not inside or refusal is None, 1, f"seat {seat} may fill in {form.action} {amount}, but is refused: {refusal}")
                hold(
                    inside or refusal is not None,
                    1,
                    f"seat {seat} may {form.action} {amount}, but the form does not offer it",
                )


def proposals_pass_check(walk: Walk, state: State) -> None:
    """Promise 1 for what is proposed: it passes, it fits a form, and it is not among the options already."""
    for seat in seats(walk):
        proposed = walk.game.proposals(walk.rules, state, seat)
        forms = {form.action for form in walk.game.forms(walk.rules, state, seat)} if proposed else set()
        for action in proposed:
            refusal = walk.rules.check(state, seat, action)
            if refusal is not None:
                raise Broken(1, f"{action_words(action)} is proposed to seat {seat}, but refused: {refusal}")
            if action.key not in forms:
                raise Broken(1, f"{action_words(action)} is proposed to seat {seat}, but no form offers it")


def refused(walk: Walk, state: State, seat: Seat, form: Form, amount: int) -> Refusal | Unreadable | None:
    try:
        action = walk.game.decode_action(form.action, {form.field: amount})
    except Unreadable as error:
        return error
    return walk.rules.check(state, seat, action)


def what_passes_check_is_offered(walk: Walk, state: State, known: dict[str, Action]) -> None:
    """Promise 1 read backwards: an action that the law allows is an option or fits a form; the rest is refused with a clause."""
    for seat in seats(walk):
        offered = {str(action_words(option)) for option in walk.rules.options(state, seat)}
        forms = {form.action for form in walk.game.forms(walk.rules, state, seat)}
        for name, action in known.items():
            refusal = walk.rules.check(state, seat, action)
            if refusal is None:
                hold(name in offered or action.key in forms, 1, f"seat {seat} may {name} but is not offered it")
            elif not (refusal.clause and refusal.key):
                raise Broken(1, f"seat {seat} may not {name}, but {refusal} says not why")
            elif name in offered:
                raise Broken(1, f"seat {seat} is offered {name} but may not: {refusal}")


def looking_changes_nothing(walk: Walk, state: State, known: dict[str, Action]) -> None:
    """Promise 2."""
    before = text(walk, state)
    walk.rules.agenda(state)
    walk.rules.scores(state)
    for seat in [-1, *seats(walk), walk.deciders]:
        for action in [*walk.rules.options(state, seat), *known.values()]:
            walk.rules.check(state, seat, action)
        walk.game.view(walk.rules, state, seat if seat < walk.deciders else SPECTATOR)
        walk.game.forms(walk.rules, state, seat)
    hold(text(walk, state) == before, 2, "agenda, scores, options, check, view or forms changed the position")


def a_clone_shares_nothing(walk: Walk, state: State, dice: Dice) -> None:
    """Promise 3: the clone goes on playing, the original stays; then the other way round."""
    before, clone = text(walk, state), state.clone()
    hold(text(walk, clone) == before, 3, "a clone differs from its original")
    second = clone.clone()
    for _ in range(30):
        given = random_input(walk.rules, clone, dice)
        if given is None:
            break
        put_in(walk.rules, clone, given, Log(on=False))
    hold(text(walk, state) == before, 3, "the original changed when its clone played on")
    hold(text(walk, second) == before, 3, "a clone changed when its original played on")


def codec_goes_there_and_back(walk: Walk, state: State) -> None:
    """Promise 5 for states and actions."""
    there = text(walk, state)
    hold(text(walk, walk.game.decode_state(msgspec.json.decode(there))) == there, 5, "a state comes back different from its JSON")
    for seat in seats(walk):
        for option in walk.rules.options(state, seat):
            plain = msgspec.json.decode(msgspec.json.encode(option.words()))
            back = action_words(walk.game.decode_action(option.key, plain))
            if back != action_words(option):
                raise Broken(5, f"the action {action_words(option)} comes back as {back}")


def outcomes_go_there_and_back(walk: Walk, state: State) -> None:
    """Promise 5 for dice and cards."""
    for chance in walk.rules.agenda(state).chances:
        for outcome, weight in enumerate(chance.weights):
            if weight > 0:
                back = walk.game.decode_outcome(chance.key, walk.game.encode_outcome(chance.key, outcome))
                hold(back == outcome, 5, f"the outcome {outcome} of {chance.key} comes back as {back}")


def what_a_seat_cannot_see_looks_the_same(walk: Walk, state: State, dice: Dice) -> None:
    """Promise 6: a position imagined from the view alone gives the seat the same view, agenda, options and forms."""
    for seat in [SPECTATOR, *seats(walk)]:
        seen = walk.game.view(walk.rules, state, seat)
        other = walk.game.imagine(walk.rules, seen, seat, dice)
        same = msgspec.json.encode(walk.game.view(walk.rules, other, seat)) == msgspec.json.encode(seen)
        hold(same, 6, f"seat {seat} sees something else in the position imagined from its view")
        same = walk.game.forms(walk.rules, other, seat) == walk.game.forms(walk.rules, state, seat)
        hold(same, 6, f"seat {seat} has other forms in the position imagined from its view")
        same = proposed(walk, other, seat) == proposed(walk, state, seat)
        hold(same, 6, f"seat {seat} has other proposals in the position imagined from its view")
        questions = asked(walk, other, seat)
        hold(questions == asked(walk, state, seat), 6, f"seat {seat} is asked {questions} in the position imagined from its view")
        same = seat == SPECTATOR or offered(walk, other, seat) == offered(walk, state, seat)
        hold(same, 6, f"seat {seat} has other options in the position imagined from its view")


def open_eyes_see_what_anybody_sees(walk: Walk, state: State) -> None:
    """For looking back when the game is over: whatever a seat sees is there, and none of it is hidden."""
    everything = msgspec.to_builtins(walk.game.view(walk.rules, state, OPEN))
    for seat in [SPECTATOR, *seats(walk)]:
        seen = msgspec.to_builtins(walk.game.view(walk.rules, state, seat))
        mine = {name: everything[name] for name in ("seat", "company", "banker") if name in everything}  # whose view it is
        hold(covers(everything, {**seen, **mine}), 6, f"seat {seat} sees something that open eyes do not see")


def covers(everything: Plain, seen: Plain) -> bool:
    """Is it the same, apart from gaps in what was seen?"""
    if seen is None or bool(seen == everything):
        return True
    if isinstance(seen, dict):
        return all(covers(everything[name], value) for name, value in seen.items())
    if isinstance(seen, list):
        if len(seen) == len(everything):
            return all(covers(*both) for both in zip(everything, seen, strict=True))
        there = iter(everything)
        return all(any(covers(other, value) for other in there) for value in seen)
    return False


def asked(walk: Walk, state: State, seat: int) -> list[tuple[object, ...]]:
    """What holds the table up, which everybody may know, and what else this seat may do.

    Of a draw everybody knows how many cards there are; which ones (the weights) is the dealer's secret and never leaves the server.
    """
    agenda = walk.rules.agenda(state)
    due: list[tuple[object, ...]] = [(chance.key, chance.clause, sum(chance.weights), chance.about) for chance in agenda.chances]
    wanted = [decision for decision in agenda.decisions if decision.must or decision.seat == seat]
    return due + [(decision.seat, decision.key, decision.clause, decision.must) for decision in wanted] + [(agenda.over,)]


def proposed(walk: Walk, state: State, seat: int) -> list[dict[str, int | str]]:
    return [action_words(action) for action in walk.game.proposals(walk.rules, state, seat)]


def offered(walk: Walk, state: State, seat: int) -> list[dict[str, int | str]]:
    return [action_words(option) for option in walk.rules.options(state, seat)]


class Books:
    """Promise 7: what changed hands is exactly what the facts say. Facts are added up, and balanced every few inputs."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.totals = walk.game.totals(walk.state)
        hold(bool(self.totals), 7, "nothing is counted")
        self.moved: dict[str, int] = {}
        self.facts: list[Fact] = []

    def enter(self, step: Step) -> None:
        moved = self.moved
        for fact in step.facts:
            for name, amount in self.walk.game.moved(fact).items():
                moved[name] = moved.get(name, 0) + amount
        self.facts += step.facts

    def balance(self, state: State) -> None:
        after = self.walk.game.totals(state)
        names = [*after, *(name for name in self.totals if name not in after)]
        changed = {name: after.get(name, 0) - self.totals.get(name, 0) for name in names if after.get(name, 0) != self.totals.get(name, 0)}
        accounted = {name: amount for name, amount in self.moved.items() if amount != 0}
        if changed != accounted:
            raise Broken(7, f"{changed} changed, but the facts say {accounted}: {[(fact.key, fact.words()) for fact in self.facts]}")
        short = {name: amount for name, amount in after.items() if amount < 0 and not name.endswith("bank")}
        hold(not short, 7, f"less than nothing: {short}")
        self.totals, self.moved, self.facts = after, {}, []


def somebody_is_waited_for(walk: Walk, state: State) -> None:
    """Promise 8: before the end the agenda is never empty; at the end every seat has a place and a score."""
    agenda = walk.rules.agenda(state)
    if agenda.over:
        hold(len(agenda.places) == len(walk.rules.scores(state)) == walk.seats, 8, "not every seat has a place and a score")
        hold(min(agenda.places) == 1, 8, f"nobody is first: {agenda.places}")
    else:
        hold(bool(agenda.chances) or any(it.must for it in agenda.decisions), 8, "nobody is waited for, but the game is not over")
