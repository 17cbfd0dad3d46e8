"""Server processes: how they are started, watched and kept from each other's database."""
