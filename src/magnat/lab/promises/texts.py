"""Promise 9: whatever a game says is said in every language, and cites clauses that its digest holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib.resources import files

import msgspec

from magnat.bots.registry import FOR_EVERY_GAME, offered
from magnat.games.descriptors import own
from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action, Fact, Refusal, Word
from magnat.kernel.game import OPEN, SPECTATOR, action_words, fact_words
from magnat.lab.promises.rule_clauses import digests_are_alike, sources_name_the_clauses
from magnat.lab.promises.walk import Broken, Walk, hold, seed_named
from magnat.words import say
from magnat.words.catalogue import LANGUAGES, Words, named, words

Plain = dict[str, Word]


class Heard:
    """What came up in random games, one sample of each kind: the same key with the same names of things counts once."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.facts: dict[str, Plain] = {}
        self.actions: dict[str, Plain] = {}
        self.refusals: dict[str, Refusal] = {}
        self.decisions: dict[str, str] = {}
        self.chances: dict[str, str] = {}
        self.fields: dict[str, None] = {}

    def listen(self, walk: Walk, known: dict[str, Action]) -> None:
        """Plays a game to its end. Actions of other positions are tried as well, so that the rules refuse some."""
        for step in walk.steps():
            for fact in step.facts:
                self.hear(fact, walk)
            agenda = walk.rules.agenda(step.state)
            self.decisions |= {decision.key: decision.clause for decision in agenda.decisions}
            self.chances |= {chance.key: chance.clause for chance in agenda.chances}
            if step.given.action is not None:
                plain = action_words(step.given.action)
                self.actions.setdefault(kind(plain), plain)
                known.setdefault(kind(plain), step.given.action)
            if step.number % 10 == 0:
                self.try_all(walk, known)
                self.look(walk)

    def hear(self, fact: Fact, walk: Walk) -> None:
        """Every version of it: each seat, and those who only watch."""
        versions = [fact, *(fact.seen_by(seat) for seat in range(SPECTATOR, walk.deciders))]
        for plain in [fact_words(version) for version in versions if version is not None]:
            self.facts.setdefault(kind(plain), plain)

    def look(self, walk: Walk) -> None:
        """The names of everything that a screen for any game shows of this one: fields of views, and what can be filled in."""
        self.fields |= dict.fromkeys(names_in(msgspec.to_builtins(walk.game.view(walk.rules, walk.state, OPEN))))
        for seat in range(walk.deciders):
            forms = walk.game.forms(walk.rules, walk.state, seat)
            self.fields |= dict.fromkeys(name for form in forms for name in (form.action, form.field))

    def try_all(self, walk: Walk, known: dict[str, Action]) -> None:
        for seat in range(walk.deciders):
            for action in known.values():
                refusal = walk.rules.check(walk.state, seat, action)
                if refusal is not None:
                    self.refusals.setdefault(refusal.key, refusal)

    def clauses(self) -> set[str]:
        cited = {str(plain["clause"]) for plain in self.facts.values()} | {refusal.clause for refusal in self.refusals.values()}
        return cited | set(self.decisions.values()) | set(self.chances.values())


def kind(plain: Plain) -> str:
    return ", ".join(f"{name}={value}" if isinstance(value, str) else name for name, value in plain.items())


def texts_are_there(game: AnyGame, walks: Iterable[Walk]) -> int:
    """Returns the number of messages that were said, in all languages together."""
    heard, known = Heard(game), dict[str, Action]()
    for walk in walks:
        with seed_named(walk):
            heard.listen(walk, known)
    catalogues_are_alike(game)
    digests_are_alike(game, heard.clauses())
    sources_name_the_clauses(game)
    return sum(said(game, heard, words(language)) for language in LANGUAGES)


def said(game: AnyGame, heard: Heard, spoken: Words) -> int:
    """Everything that people can be told about this game and its options."""
    name = game.name
    tellings: list[Callable[[], str]] = [partial(say.name, spoken, name), partial(say.about, spoken, name)]
    for option in game.options:
        tellings += [partial(say.thing, spoken, name, "option", option.name), partial(say.explained, spoken, name, "option", option.name)]
        tellings += [partial(say.setting, spoken, name, choice) for choice in option.choices]
    tellings += [partial(say.fact, spoken, name, plain, []) for plain in heard.facts.values()]
    tellings += [partial(say.action, spoken, name, plain) for plain in heard.actions.values()]
    tellings += [partial(say.refusal, spoken, name, refusal) for refusal in heard.refusals.values()]
    tellings += [partial(say.decision, spoken, name, key) for key in heard.decisions]
    tellings += [partial(say.chance, spoken, name, key) for key in heard.chances]
    for telling in tellings:
        try:
            telling()
        except (KeyError, ValueError) as error:
            raise Broken(9, str(error.args[0])) from error
    titles = named_things(game, heard)
    for title in titles:
        hold(spoken.has(title), 9, f"{spoken.language}: no message {title}")
    return len(tellings) + len(titles)


def named_things(game: AnyGame, heard: Heard) -> list[str]:
    """The messages that name chapters, charts and their lines; and, where there is no other screen than the general one, fields."""
    rules = game.rules(game.settings({}))
    readings = game.readings(game.view(rules, rules.start(min(game.seats)), SPECTATOR))
    ids = [f"chapter-{it.name}" for it in game.descriptor.chapters]
    ids += dict.fromkeys(f"chart-{it.chart}" for it in readings)
    ids += [f"thing-{it.id}" for it in readings if it.of == "thing"]
    if not game.descriptor.parts.terminal:
        ids += [f"view-{field}" for field in heard.fields]
    if game.name not in own():
        ids += [f"bot-{bot}" for bot in offered(game.name) if bot not in FOR_EVERY_GAME]
    return [f"{game.name}-{id}" for id in ids]


def names_in(plain: object) -> Iterator[str]:
    """The names of all fields."""
    for name, value in plain.items() if isinstance(plain, dict) else ():
        yield name
        yield from names_in(value)
    for value in plain if isinstance(plain, list) else ():
        yield from names_in(value)


def catalogues_are_alike(game: AnyGame) -> None:
    """The same messages in every language; none is left to the English fallback."""
    folder, ids = files(game.descriptor.parts.words), dict[str, set[str]]()
    for language in LANGUAGES:
        file = folder.joinpath(language, f"{game.name}.ftl")
        hold(file.is_file(), 9, f"there is no catalogue {language}/{game.name}.ftl")
        ids[language] = {id for _, id in named(file.read_text(encoding="utf-8"))}
        different = sorted(ids[language] ^ ids["en"])
        hold(not different, 9, f"not in both languages, en and {language}: {', '.join(different)}")
