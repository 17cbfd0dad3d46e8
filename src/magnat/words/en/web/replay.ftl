### Looking back at a game: moving through it, from whose point of view, charts, sharing, files.

web-replay-of = Replay · { $name }
web-replay-to-table = Go to the table
web-replay-not-begun = This game has not begun yet. There is nothing to look back at.
web-replay-not-yet = This view opens when the game is over. Until then you see what you may know.
web-replay-running = The game is still going on. What others hide can be seen once it is over.

## From whose point of view

web-replay-eyes = Seen by
web-replay-eyes-open = Everything open
web-replay-eyes-spectator = Spectator

## Moving

web-replay-controls = Move through the game
web-replay-entry = Entry
web-replay-entry-of = Entry { $at } of { $last }
web-replay-first = To the beginning
web-replay-back = To the previous turn
web-replay-previous = One entry back
web-replay-next = One entry forward
web-replay-ahead = To the next turn
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-jump = Go to
web-replay-loading = Loading this moment …

## Rounds and turns

web-replay-beginning = The beginning
web-replay-round = Round { $number }

## Entries

web-replay-entries = What happened
web-replay-entries-earlier = Earlier entries
web-replay-entries-later = Later entries
web-replay-start = The table is ready; nothing has happened yet.
web-replay-unseen = Nothing that can be seen from here.
web-replay-quiet = { $name } carries on; nothing else changes.
web-replay-quiet-roll = A roll that changes nothing.

## Charts

web-replay-charts = Charts
web-replay-charts-loading = Loading the numbers …
web-replay-charts-none = This view has not shown any numbers that could be drawn yet.
web-replay-lines = Lines
web-replay-when = When
web-replay-as-table = As a table
web-replay-as-chart = As a chart
web-replay-csv = For a spreadsheet (CSV)
web-replay-company = Company { $number }

## Files and links

web-replay-share = Link to this moment
web-replay-address = Address of this moment
web-replay-files = Files
web-replay-download = Download this game (.jsonl)
web-replay-download-later = You can download the game once it is over.
web-import = Open a saved game
web-import-text = A .jsonl file from here or from another server. Every line is checked against the rules, then the game gets its own table.
web-import-choose = Choose a file
web-import-checking = Checking every line …
web-import-waiting = Waiting for its turn …
web-import-progress = Checking every line: { $percent } %
