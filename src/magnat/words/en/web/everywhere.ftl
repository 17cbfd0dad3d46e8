### What the web client says itself. Everything about a game comes from the server, already in words.

## Everywhere

web-skip = Skip to content
web-language = Language
web-appearance = Appearance
web-appearance-auto = Same as device
web-appearance-light = Light
web-appearance-dark = Dark
web-close = Close
web-cancel = Cancel
web-field-missing = Fill this in, please.
web-field-short = At least { $number } characters, please.
web-more = One more
web-less = One less
web-home = All tables
web-rules = Rules
web-me = You
web-sign-in = Sign in
web-busy = One moment …
web-again = Try again
web-offline = The server does not answer. Is this device on the right network?
web-nothing-here = There is no such page here.

## People

web-your-name = Your name
web-name-hint = Others at the table see it. No account is needed.
web-playing-as = You are playing as { $name }.
web-change-name = Change name
web-save = Save
web-link-checking = Opening your personal link …
web-link-failed = This link does not open anything, or no longer does.

## Home

web-tagline = Oil, railways and fortunes, at one table
web-teach = Teach a class
web-teach-text = Nine to thirty phones, a console for you and a screen for all.
web-play-now = Play now
web-game = Game
web-players = Players
web-with-bots-text = The game begins at once.
web-with-friends-text = You get a code and a link to pass on.
web-with-anyone-text = The table is shown to everybody on this server.
web-start = { $mode ->
    [bots] Play against bots
    [friends] Play with friends
   *[anyone] Open a table to anyone
}
web-seats-range = { $low }–{ $high } players
web-about-game = About the game
web-learn = First-game tour
web-settings = Other settings
web-all-games = All games
web-show-all = Show all { $number }
web-finished-tables = Finished ({ $number })
web-see-replay = Watch the game again
web-join = Join by code
web-code = Table code
web-code-hint = Six letters, from the person who set up the table.
web-code-wrong = A code has six letters.
web-open-table = Open the table
web-my-tables = My tables
web-my-tables-none = Nothing yet. Tables you sit at will be listed here.
web-open-tables = Open tables
web-open-tables-none = No public table has a free seat at the moment.
web-your-turn = Your turn
web-free-seats = { $number ->
    [one] One free seat
   *[other] { $number } free seats
}
web-status = { $status ->
    [open] Being set up
    [playing] In progress
    [paused] Paused
    [over] Finished
   *[closed] Closed
}
web-with-names = with { $names }
web-and-others = { $number ->
    [one] and one more
   *[other] and { $number } more
}

## Table

web-table = Table { $code }
web-sit-down = Sit down
web-begin = Begin the game
web-seats = Seats
web-seat-open = Free seat
web-seat-mine = { $name } (you)
web-seat-bot = Bot
web-seat-away = away
web-invite = Others open this address or type in the code:
web-copy-link = Copy the link
web-copied = Copied
web-waiting-for-seats = The game can begin when every seat is taken.
web-fill-with-bots = Fill with bots
web-link-live = Connected
web-link-connecting = Connecting …
web-link-silent = No answer at the moment …
web-link-waiting = The connection is lost. It will come back by itself.
web-link-refused = You cannot come in here.
web-link-now = Connect now
web-device-here = On this device
web-device-sound = Sounds for my turn, dice, money and the end
web-device-flash = Flash the title when it is my turn
web-device-single = Do not ask where there is a single answer
web-device-cards = Cards for what happens
web-device-cards-all = for me and for everybody
web-device-cards-mine = only what happens to me
web-device-cards-none = none: only in the log
web-event-more = { $number } more after this
web-decide = Your decision
web-wait-for = Waiting for { $names }
web-nobody = nobody
web-the-dice = the table's dice or cards
web-log = What happened
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-say = Say something
web-send = Send
web-take-back = Take back
web-game-over = The game is over
web-yes = yes
web-no = no
web-bot-pause = Bot speed
web-bot-pause-0 = At once
web-bot-pause-300 = Brisk
web-bot-pause-1500 = Calm, to watch
web-bot-pause-4000 = Slow, to learn from
web-hints = Hints
web-hints-on = Allowed: what a clerk would do, and why
web-hints-off = Not allowed
