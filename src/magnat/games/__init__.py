"""The games. Each folder has the same file names; phases come in the order of its rulebook."""
