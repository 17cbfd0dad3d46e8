"""What a class looks back on, by turn: sheets, prices and sales, deals, questions. A game may tell more than the general part does."""

from __future__ import annotations

from functools import cache
from typing import Final, Protocol

from msgspec import Struct

from magnat.games.registry import find
from magnat.kernel.descriptor import part
from magnat.kernel.game import Setting
from magnat.lesson.story import Story
from magnat.wire.debriefs import Debrief, DebriefDeal, DebriefTeam, DebriefTurn, Turning
from magnat.words import say
from magnat.words.catalogue import Words


class Moment(Struct, frozen=True):
    """A stretch of a turn that may have changed what was to be expected, from the position after entry `first` to that after `last`."""

    kind: str
    turn: int
    first: int
    last: int


class SheetRule(Struct, frozen=True):
    """A row of the value sheet, and what it is worth."""

    name: str
    text: str


class SheetForm(Struct, frozen=True, kw_only=True):
    """A value sheet as it is printed: by turn what is noted (with the prices of the goods, if there are any), then the rows that count."""

    goods: list[str] = []
    possible: list[list[int]] = []
    noted: list[str] = []
    rows: list[SheetRule] = []
    turns: int = 0


class Term(Struct, frozen=True):
    name: str
    text: str


class Chapter(Struct, frozen=True):
    """Something to read afterwards."""

    title: str
    terms: list[Term]


class Debriefer(Protocol):
    """How one game is looked back on."""

    def turns(self, words: Words, story: Story) -> list[DebriefTurn]: ...

    def teams(self, words: Words, story: Story) -> list[DebriefTeam]: ...

    def deals(self, words: Words, story: Story) -> list[DebriefDeal]: ...

    def questions(self, words: Words, story: Story) -> list[str]: ...

    def moments(self, story: Story) -> list[Moment]:
        """Where to look for turning points: stretches of the game that follow each other."""
        ...

    def told(self, words: Words, story: Story, moment: Moment, team: int) -> str:
        """What happened to a team in a stretch of the game, in one sentence."""
        ...

    def form(self, words: Words, settings: dict[str, Setting]) -> SheetForm: ...

    def background(self, words: Words) -> list[Chapter]: ...


class PlainDebriefer:
    """Tells any game: the scores by round, who won, and what to talk about in general."""

    def __init__(self, game: str) -> None:
        self.game: Final = game

    def turns(self, words: Words, story: Story) -> list[DebriefTurn]:
        return [DebriefTurn(turn.number, words.text("debrief-turn", turn=turn.number), {}) for turn in story.turns]

    def teams(self, words: Words, story: Story) -> list[DebriefTeam]:
        values, cash = [story.scores(story.at_end_of(turn)) for turn in story.turns], story.cash(story.end)
        final = story.scores(story.end)
        return [
            DebriefTeam(
                team=team,
                name=story.team_name(words, team),
                people=story.people(words, team),
                roles=self.roles(words, story, team),
                place=story.places[team],
                value=final[team],
                cash=cash[team],
                values=[scores[team] for scores in values],
                sheet=[],
                sold=[],
                earned=[],
                deals=0,
                kept=0,
                broken=0,
            )
            for team in range(len(story.teams))
        ]

    def roles(self, words: Words, story: Story, team: int) -> list[str]:
        """What each partner played as, where the game has roles."""
        roles = story.game.roles(story.rules, story.seats)
        return [say.thing(words, self.game, "role", roles[seat]) if roles[seat] else "" for seat in story.teams[team]]

    def deals(self, words: Words, story: Story) -> list[DebriefDeal]:  # noqa: ARG002 - for games in which people trade
        return []

    def questions(self, words: Words, story: Story) -> list[str]:
        first = [story.team_name(words, team) for team, place in enumerate(story.places) if place == 1]
        return [
            words.text("debrief-question-winner", winner=first[0], winners=len(first)),
            words.text("debrief-question-luck"),
            words.text("debrief-question-again"),
        ]

    def moments(self, story: Story) -> list[Moment]:
        return [Moment("turn", turn.number, turn.before, turn.last) for turn in story.turns]

    def told(self, words: Words, story: Story, moment: Moment, team: int) -> str:
        return words.text("debrief-turning-turn", turn=moment.turn, team=story.team_name(words, team))

    def form(self, words: Words, settings: dict[str, Setting]) -> SheetForm:  # noqa: ARG002 - for games whose options change it
        return SheetForm(noted=[words.text("debrief-value"), words.text("debrief-notes")], turns=10)

    def background(self, words: Words) -> list[Chapter]:  # noqa: ARG002 - for games that have a time and a trade
        return []


@cache
def debriefer(game: str) -> Debriefer:
    """Who looks back on this game."""
    plain: Debriefer = PlainDebriefer(game)
    return part(find(game).descriptor.parts.debrief, plain)


NO_SEARCH: Final = Turning("none", 0, 0, [])


def debrief(story: Story, words: Words, *, code: str = "", title: str = "", minutes: int = 0, turning: Turning = NO_SEARCH) -> Debrief:
    """Everything about a game, in the reader's language, the best teams first."""
    teller = debriefer(story.game.name)
    return Debrief(
        code=code,
        title=title or say.name(words, story.game.name),
        game=story.game.name,
        minutes=minutes,
        turns=teller.turns(words, story),
        teams=sorted(teller.teams(words, story), key=lambda it: (it.place, -it.value, it.team)),
        deals=teller.deals(words, story),
        turning=turning,
        questions=teller.questions(words, story),
    )
