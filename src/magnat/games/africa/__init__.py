"""18Africa: railways and shares on a hex map of Africa, for 2 to 7 players."""
