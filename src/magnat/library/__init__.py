"""The public surface: what `import magnat` gives to those who study games and write bots. Everything else may change without notice."""
