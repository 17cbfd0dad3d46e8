"""Clause tests of 18Africa."""
