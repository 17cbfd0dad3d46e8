"""A lesson before the lesson: a whole class of simulated phones at a real server, and where it would stall."""
