"""Promise 9: whatever a game says is said in every language, and cites clauses that its digest holds in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from importlib.resources import files

from magnat.games.registry import AnyGame
from magnat.kernel.contract import Action, Fact, Refusal, Word
from magnat.kernel.game import SPECTATOR, action_words, fact_words
from magnat.lab.promises.walk import Broken, Walk, hold
from magnat.words import rulebook, say
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

    def hear(self, fact: Fact, walk: Walk) -> None:
        """Every version of it: each seat, and those who only watch."""
        versions = [fact, *(fact.seen_by(seat) for seat in range(SPECTATOR, walk.deciders))]
        for plain in [fact_words(version) for version in versions if version is not None]:
            self.facts.setdefault(kind(plain), plain)

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
        heard.listen(walk, known)
    catalogues_are_alike(game)
    digests_are_alike(game, heard.clauses())
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
    rules = game.rules(game.settings({}))
    charts = {it.chart for it in game.readings(game.view(rules, rules.start(min(game.seats)), SPECTATOR))}
    titles = [*(f"{name}-chapter-{it.name}" for it in game.descriptor.chapters), *(f"{name}-chart-{chart}" for chart in sorted(charts))]
    for title in titles:
        hold(spoken.has(title), 9, f"{spoken.language}: no message {title}")
    return len(tellings) + len(titles)


def catalogues_are_alike(game: AnyGame) -> None:
    """The same messages in every language; none is left to the English fallback."""
    folder, ids = files(game.descriptor.parts.words), dict[str, set[str]]()
    for language in LANGUAGES:
        file = folder.joinpath(language, f"{game.name}.ftl")
        hold(file.is_file(), 9, f"there is no catalogue {language}/{game.name}.ftl")
        ids[language] = {id for _, id in named(file.read_text(encoding="utf-8"))}
        different = sorted(ids[language] ^ ids["en"])
        hold(not different, 9, f"not in both languages, en and {language}: {', '.join(different)}")


def digests_are_alike(game: AnyGame, cited: set[str]) -> None:
    """The same clauses in every language, every option explained, and nothing cited that is not there."""
    for language in LANGUAGES:
        hold(rulebook.is_translated(game.name, language), 9, f"there is no digest {rulebook.file_name(game.name, language)}")
        digest, clauses = rulebook.digest(game.name, language), list(rulebook.clauses(game.name, language))
        hold(bool(clauses), 9, f"the digest in {language} holds no clause")
        hold(clauses == list(rulebook.clauses(game.name, "en")), 9, f"the digest in {language} has other clauses than the English one")
        missing = sorted(cited - set(clauses))
        hold(not missing, 9, f"cited, but not in the digest: {', '.join(missing)}")
        silent = [option.name for option in game.options if f"\n- `{option.name}` " not in digest]
        hold(not silent, 9, f"the digest in {language} does not explain the options {', '.join(silent)}")
