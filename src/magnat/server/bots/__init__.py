"""Bots as seats: they think in processes of their own, and what they choose is checked like everybody's wish."""
