"""Load on a real server: cheap clients, many tables, what was measured, and how much the server bears."""
