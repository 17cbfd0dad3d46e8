"""Clause tests of the games: one folder per game."""
