"""How bots of McMulti calculate, in positions that they see or imagine: part of the compiled core, as look-ahead lives by it."""
