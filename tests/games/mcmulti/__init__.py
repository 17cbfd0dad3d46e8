"""McMulti: the clauses MM-1 to MM-9 as a player notices them."""
