"""Tables before and after the game: set up, taken by people, brought from files and written to them."""
