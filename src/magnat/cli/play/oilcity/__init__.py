"""Oil City in a terminal."""
