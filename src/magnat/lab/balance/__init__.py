"""Is a game fair, long enough, open to the end? What many games between equal bots say, for people who design games."""
