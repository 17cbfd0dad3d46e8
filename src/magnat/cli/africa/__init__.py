"""What `magnat` can do with games of 18Africa: the printed map, and the bench of the route search."""
