"""Telling people who are away that their table waits for them: by webhook and e-mail, outside their quiet hours."""
