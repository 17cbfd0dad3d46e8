### Looking back at a game: moving through it, whose eyes, charts, sharing, files.

web-replay-of = Replay · { $name }
web-replay-to-table = To the table
web-replay-not-begun = This game has not begun yet. There is nothing to look back at.
web-replay-not-yet = These eyes can be had when the game is over. Until then you see what you may know.
web-replay-running = The game is still going on. What others hide can be seen when it is over.

## Whose eyes

web-replay-eyes = Seen by
web-replay-eyes-open = Everything open
web-replay-eyes-spectator = Spectator

## Moving

web-replay-controls = Move through the game
web-replay-entry = Entry
web-replay-entry-of = Entry { $at } of { $last }
web-replay-first = To the beginning
web-replay-back = To the turn before
web-replay-previous = One entry back
web-replay-next = One entry on
web-replay-ahead = To the next turn
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-jump = Go to
web-replay-loading = Fetching this moment …

## Rounds and turns

web-replay-beginning = The beginning
web-replay-round = Round { $number }
web-replay-turn = Turn { $number }
web-replay-city-turn = Turn { $number }
web-replay-stock-round = { $number ->
    [0] Initial stock round
   *[other] Stock round { $number }
}
web-replay-operating-round = Operating round { $number }
web-replay-concession-auction = Auction of a concession
web-replay-settlement = Settlement

## Entries

web-replay-entries = What happened
web-replay-entries-earlier = Earlier entries
web-replay-entries-later = Later entries
web-replay-start = The table is ready; nothing has happened yet.
web-replay-unseen = Nothing that can be seen from here.
web-replay-quiet = { $name } goes on; nothing else changes.
web-replay-quiet-roll = A roll that changes nothing.

## Charts

web-replay-charts = Charts
web-replay-charts-loading = Reading the numbers …
web-replay-charts-none = These eyes have seen no number yet that could be drawn.
web-replay-lines = Lines
web-replay-when = When
web-replay-as-table = As a table
web-replay-as-chart = As a drawing
web-replay-csv = For a spreadsheet (CSV)
web-replay-company = Company { $number }
web-replay-chart-cash = Cash
web-replay-chart-value = Value
web-replay-chart-points = Value
web-replay-chart-price = Prices
web-replay-chart-share-price = Share prices
web-replay-chart-treasury = Treasuries
web-replay-about-mcmulti-value = Cash and assets at the selling prices of that day, less debt.
web-replay-about-mcmulti-price = What the next barrel costs on a market, and what the consumers pay for one.
web-replay-about-oilcity-points = The points of the value sheet, all rows together.
web-replay-about-oilcity-price = What one unit brings this turn when it is sold by wagon.
web-replay-about-africa-value = What would count if the game had ended at that moment.
web-replay-about-africa-treasury = What the companies have in their tills.
web-replay-unit-mcmulti = $ million
web-replay-unit-oilcity = zlr
web-replay-unit-africa = £
web-replay-unit-points = points
web-replay-line-domestic-crude = Crude oil, domestic
web-replay-line-foreign-crude = Crude oil, foreign
web-replay-line-domestic-gasoline = Gasoline, domestic
web-replay-line-foreign-gasoline = Gasoline, foreign
web-replay-line-consumer = Consumers pay

## Files and links

web-replay-share = Link to this moment
web-replay-address = Address of this moment
web-replay-files = Files
web-replay-download = Download this game (.jsonl)
web-replay-download-later = The file of a game can be had when the game is over.
web-import = Open a saved game
web-import-text = A .jsonl file from here or from another server. Every line is checked against the rules, then the game gets a table of its own.
web-import-choose = Choose a file
web-import-checking = Checking every line …
