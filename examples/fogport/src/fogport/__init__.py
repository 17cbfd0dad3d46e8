"""Fogport: sealed bids for ships that come in through the fog, for 2 to 4 merchants."""
