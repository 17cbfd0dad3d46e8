"""Many games at once: simulations, exports and measures of speed."""
