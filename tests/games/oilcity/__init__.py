"""Clause tests of Oil City."""
