### The first-game tours, in our own words.

web-tour = First game
web-tour-end = End the tour
web-tour-next = Next
web-tour-before = Back
web-tour-done = Keep playing
web-tour-fold = Fold the card
web-tour-unfold = Unfold the card

## In every game

web-tour-act = How to act
web-tour-act-text = Whatever you can touch on the board is highlighted. Touch it and the decision box shows what it costs and what it brings; nothing happens until you confirm. Everything you may do is also there as a list, for the keyboard or a quick look.
web-tour-why = Not possible? Ask why
web-tour-why-text = Touch something that does not work right now: nothing breaks. You learn which rule stands in the way, with its numbers, and what would work instead. The number of a rule opens it beside the board.
web-tour-back = What happened, and back again
web-tour-back-text = The log describes every step in a sentence, with its rule. You may take back your own last move as long as nobody has rolled, drawn or acted since. That is all you need: the rest comes with playing.

## In a game that is shown as tables

web-tour-general-tables = The game as tables
web-tour-general-tables-text = This game has no board of its own here: tables show everything you may know, with a row for each player where there is one. A dash means hidden, or nothing there.
web-tour-general-act = How to act
web-tour-general-act-text = Everything you may do is a button. Press one and you see what it costs and what it brings; nothing happens until you confirm. The question names its rule: the number opens it beside the tables.
