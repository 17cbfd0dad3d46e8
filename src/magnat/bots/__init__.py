"""Players that get a view and options, never a state."""
