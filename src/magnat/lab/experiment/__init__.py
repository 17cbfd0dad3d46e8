"""Experiments: a plan of many games, cut into shards that are played once, by whoever comes first, and written whole or not at all."""
