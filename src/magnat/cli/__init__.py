"""The `magnat` command."""
