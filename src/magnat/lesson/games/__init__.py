"""How single games are looked back on, each named by its descriptor."""
