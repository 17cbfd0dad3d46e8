"""Saved games from outside: each is checked by a process of its own, which may use a set amount of time and memory and no more."""
