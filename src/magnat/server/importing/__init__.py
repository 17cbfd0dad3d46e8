"""Saved games from outside: each is checked by a process of its own, which may use so much time and memory and no more."""
