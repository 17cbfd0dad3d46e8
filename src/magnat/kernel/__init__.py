"""The contract that every game keeps; knows no game."""
