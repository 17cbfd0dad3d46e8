"""McMulti (Crude): oil wells, refineries, petrol stations and three markets, for 2 to 4 players."""
