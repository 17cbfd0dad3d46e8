### What the commands other than `play` say.

cli-player = Player { $number }

cli-replay-undo = The table goes back to the position after entry { $entry }.
cli-replay-unrolled =
    { $rolls ->
        [one] { $rolls } roll was taken back with it.
       *[other] { $rolls } rolls were taken back with it.
    }
cli-replay-drop = Entries { $entries } are taken back; what others have done since stays.
cli-replay-ask = { $player } asks to go back to the position after entry { $entry }.
cli-replay-agree = { $player } agrees.
cli-replay-refuse = { $player } does not agree.
cli-replay-ruling = The host's ruling: { $reason }

cli-check-same =
    { $entries ->
        [one] { $entries } entry replayed: every fact and every position is the same.
       *[other] { $entries } entries replayed: every fact and every position is the same.
    }

cli-why-allowed = { $player } may do that here.
cli-why-refused = { $player } may not do that here.

cli-rules-reconstructed = What we had to reconstruct
cli-rules-disputed = Where public sources disagree
cli-rules-nothing = Nothing in this game had to be reconstructed.

cli-simulate-done =
    { $games ->
        [one] { $finished } of { $games } game finished
       *[other] { $finished } of { $games } games finished
    } · { $inputs ->
        [one] { $inputs } input
       *[other] { $inputs } inputs
    } · { $speed } inputs per second
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-score = Mean score
cli-simulate-seats = Wins by seat: { $seats }
cli-simulate-length = Inputs per game: lowest { $low }, median { $middle }, highest { $high }
cli-ladder-done = { $game }: every pair of bots has played { $games } games with { $seats } seats, seed { $seed }.
cli-ladder-bot = Bot
cli-ladder-points = Rating
cli-ladder-pair = Who met whom
cli-ladder-won = Games won
cli-tournament-done = { $game }: { $bots } bots, at most { $games } games for every pair with { $seats } seats, seed { $seed }.
cli-tournament-saved = { $saved } games were not needed: the shares were known well enough before.
cli-tournament-bot = Bot
cli-tournament-points = Points
cli-tournament-rating = Rating
cli-tournament-games = Games
cli-tournament-won = Won (95 % interval)
cli-tournament-matrix = Row against column
cli-balance-done = { $games } games. The report is in { $folder }: { $files }.
cli-experiment-done = { $games } of { $wanted } games are there, in { $cells ->
        [one] { $cells } combination
       *[other] { $cells } combinations
    }.
cli-experiment-cell = Address
cli-experiment-what = Game and seats
cli-experiment-bot = Bot
cli-experiment-games = Games
cli-experiment-won = Won (95 % interval)
cli-experiment-due = If all were equal
cli-experiment-score = Mean score

cli-bench-env = Steps a second on one core, with masks and observations
cli-bench-compiled = Compiled core
cli-bench-inputs = Random playouts, inputs per second
cli-bench-games = Random playouts, games per second
cli-bench-clone = Copying a position, microseconds
cli-bench-replay = Replaying a saved game, inputs per second
cli-bench-view = View of a seat as JSON, microseconds
cli-bench-routes-cases = Networks and pairs of trains
cli-bench-routes-proven = Best run proven in all of them
cli-bench-routes-median = Best run, median, milliseconds
cli-bench-routes-p99 = Best run, 99th percentile, milliseconds
cli-bench-routes-worst = Best run, worst, milliseconds

cli-sheet-company = Company { $number }
cli-sheet-turn = Turn
cli-sheet-possible = possible
cli-sheet-wagons = Wagons sold
cli-sheet-revenue = Revenue
cli-sheet-row = Value of the company
cli-sheet-points = Points
cli-sheet-total = Total
cli-sheet-place = Place { $place } · cash at the end: { $cash } zlr

error-no-sheet = Value sheets exist only for Oil City; this is a game of “{ $game }”.

## magnat map

cli-map-written = The map has been saved to { $file }.
cli-map-empty = The map before the first tile
cli-map-before = Before the first operating round · { $economy }
cli-map-after = { $operating } operating rounds, { $stock } stock rounds · { $economy }
cli-map-companies = Companies
cli-map-running = price £{ $price } · treasury £{ $cash } · trains: { $trains }
cli-map-no-train = none
cli-map-not-running =
    { $status ->
        [removed] removed from the game
       *[waiting] not started · printed price £{ $price }
    }
cli-map-signs = Legend
cli-map-sign =
    { $sign ->
        [tiles] yellow, green, brown and gray tiles
        [printed] printed track; hex closed to track
        [city] cities with room for one and two stations
        [town] towns, without and with track
        [port] variable city: the best city on the route, and more
        [mountain] mountain, paid with the first tile
       *[river] river, paid with the first tile
    }
cli-map-concessions = Concessions

error-no-map = Maps exist only for 18Africa; this is a game of “{ $game }”.

## magnat promises

cli-promises-kept = { $game } keeps its promises. Random games: { $games }; inputs: { $inputs }; messages said: { $messages }; blocks of data: { $blocks }.
cli-promises-broken = { $game } breaks promise { $promise }:

# magnat rehearse
cli-rehearse-turn = Turn { $turn }
cli-rehearse-ended = The game was over after { $ended } minutes ({ $turns ->
    [one] one turn
   *[other] { $turns } turns
}); the bell rings after { $minutes }.
cli-rehearse-stalled = The game was still in turn { $turn } long after the bell ({ $minutes } minutes): it has stalled.
cli-rehearse-stage = Stage
cli-rehearse-waits = Waits
cli-rehearse-median = Median (s)
cli-rehearse-longest = Longest (s)
cli-rehearse-stall = Turn { $turn }: everybody waited { $seconds } s for company { $company }, stage “{ $stage }”
cli-rehearse-clock = Moves made by the clock: { $clocked }; stages pushed by the leader: { $pushed }
cli-rehearse-replaced = Dead phones replaced after (real seconds): { $seconds }
cli-rehearse-delivery = { $moves } moves to { $connections } connections: median { $middle } ms, 99th percentile { $high } ms
cli-rehearse-temper-eager = eager
cli-rehearse-temper-careful = careful
cli-rehearse-temper-dreamy = dreamy
cli-rehearse-temper-silent = never acts
cli-rehearse-temper-dying = phone dies
cli-rehearse-temper-late = comes late
cli-rehearse-temper-leaving = goes home
