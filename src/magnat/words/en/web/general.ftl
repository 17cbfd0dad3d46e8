### Games that have no screen of their own: shown as tables.

web-general-now = Where the game stands
web-general-fill-in = To fill in
web-general-enter = Enter
web-general-typed-hint = A number, several numbers with spaces between them, or the name of a card.
