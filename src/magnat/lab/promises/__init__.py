"""What every game promises, checked over random games: for the contract tests, and for authors of games by `magnat promises GAME`."""
