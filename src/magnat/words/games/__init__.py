"""What each game adds to the bare fields of its facts and actions."""
