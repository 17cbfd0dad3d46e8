"""18Africa in a terminal."""
