"""What the server answers about 18Africa beyond what it answers about every game."""
