### Setting a table up: everything beyond the game and who plays.

web-usual = usual
web-settings-table = The table
web-settings-rules = The rules of { $game }
web-published = Published rules
web-published-text = In one go, sets everything that the published edition plays differently: { $options }. When off, these follow our rulebook. Variants and the round limit stay as they are.
web-role = What will you play?
web-role-seat = One seat
web-role-seat-text = You are one of the partners of a company.
web-role-company = A whole company
web-role-company-text = You take all the seats of the first company and decide for all its partners.
web-role-bank = The bank
web-role-bank-text = You run the bank and play for no company. Otherwise the program is the bank.
web-pace = Pace
web-pace-live = In one sitting
web-pace-async = Over days
web-clock = Clock
web-clock-none = No clock
web-clock-move = { $time } for each decision
web-clock-bank = { $time } for the whole game, plus { $extra } for each move
web-clock-late = When time runs out, the table makes the simplest allowed move.
web-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
web-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
web-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
web-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
web-bot-kind = Bots
web-bot-apprentice = The apprentice: sensible, but thinks only of today
web-bot-trader = The trader: quick to deal, sees a few rounds ahead
web-bot-clerk = The clerk: calculates and plays to win
web-bot-director = The director: tries out its plans in its head first
web-bot-magnate = The magnate: thinks for a while about every move, and hardly errs
web-bot-random = The gambler: plays anything that is allowed
web-dice = Dice and cards
web-dice-server = Rolled here
web-dice-typed = From a real table, typed in
web-visibility = Who can find the table?
web-visibility-auto = Depends on who plays
web-visibility-link = Only people with the link or the code
web-visibility-public = Everybody on this server
web-table-title = Table name
web-table-title-hint = Can be left empty.

## Cards of one's own

web-cards = Event cards and plots
web-cards-printed = The cards of this program
web-cards-text = Cards of your own are kept for you on this server and can be chosen again.
web-cards-enter = Enter cards of your own
web-cards-name = Name of this set
web-cards-keep = Keep the set
web-cards-drop = Drop “{ $name }”
web-cards-come-in = They are used for this table. To keep them for the next one, enter your name here first: start a table or sign in.
