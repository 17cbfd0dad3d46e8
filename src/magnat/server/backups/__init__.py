"""Backups that the server makes by itself, every day: when, by whom, and which old ones go."""
