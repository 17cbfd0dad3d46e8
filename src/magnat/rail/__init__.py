"""Railways on hexes: geometry, tiles, track and routes. Knows no rule of any title."""
