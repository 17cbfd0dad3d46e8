"""McMulti in a terminal."""
