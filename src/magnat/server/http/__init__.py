"""The HTTP side of the server: parse, authorise, let the table or the lobby do it, answer."""
