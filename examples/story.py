"""Plays a random game at a table, saves it as a journal and tells its first events in Polish."""

from magnat.games.registry import find
from magnat.kernel.dice import Dice
from magnat.kernel.playout import random_input
from magnat.tables import journal, replay
from magnat.tables.table import Table
from magnat.words import say
from magnat.words.catalogue import words

table, dice = Table.create(find("mcmulti"), 2, {"round_limit": 5}, ["Ala", "Olek"]), Dice(7)
while (given := random_input(table.rules, table.state, dice)) is not None:
    if given.action is None:
        table.roll(given.outcome)
    else:
        table.act(given.seat, given.action)

saved = journal.read(journal.write(table.journal).encode())
assert replay.check(saved) is None
for entry in saved.entries[:12]:
    for fact in entry.fact_words():
        print(say.fact(words("pl"), "mcmulti", fact, saved.header.names))
