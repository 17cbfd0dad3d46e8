"""A game being played: its journal, replay, snapshots, undo policy and host rulings; no input or output."""
