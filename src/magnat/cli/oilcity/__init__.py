"""What `magnat` can do with games of Oil City: the value sheets."""
