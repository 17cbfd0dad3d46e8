"""The search for the best run of a company's trains: `best_run.py` directs it, the other modules each search for one thing."""
