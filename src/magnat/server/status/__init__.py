"""How the server is: each process notes its figures in the database, and any of them adds them up."""
