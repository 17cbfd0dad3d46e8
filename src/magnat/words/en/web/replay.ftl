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
web-replay-turn = Turn { $number }
web-replay-city-turn = Turn { $number }
web-replay-stock-round = { $number ->
    [0] Initial stock round
   *[other] Stock round { $number }
}
web-replay-operating-round = Operating round { $number }
web-replay-concession-auction = Concession auction
web-replay-settlement = Settlement

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
web-replay-chart-cash = Cash
web-replay-chart-value = Value
web-replay-chart-points = Value
web-replay-chart-price = Prices
web-replay-chart-share-price = Share prices
web-replay-chart-treasury = Treasuries
web-replay-about-mcmulti-value = Cash plus assets at that day's selling prices, less debt.
web-replay-about-mcmulti-price = What the next barrel costs on a market, and what consumers pay for one.
web-replay-about-oilcity-points = Points on the value sheet, all rows together.
web-replay-about-oilcity-price = What one unit brings this turn when sold by wagon.
web-replay-about-africa-value = What would count if the game had ended at that moment.
web-replay-about-africa-treasury = What the companies have in their treasuries.
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
web-replay-download-later = You can download the game once it is over.
web-import = Open a saved game
web-import-text = A .jsonl file from here or from another server. Every line is checked against the rules, then the game gets its own table.
web-import-choose = Choose a file
web-import-checking = Checking every line …
