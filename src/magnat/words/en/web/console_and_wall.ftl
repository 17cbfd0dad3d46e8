### A lesson led from the console, shown on the wall, looked back on in the debrief; rooms in which lessons follow each other.

web-console = Console
web-console-not-yours = Only the person who leads this lesson can open its console.
web-console-no-lesson = This table has no leader, so it has no console.
web-console-rows = Companies and players
web-console-room = For the whole room
web-console-turn = Turn { $turn }
web-console-turn-of = Turn { $turn } of { $turns }
web-console-seated = { $number } of { $places } places taken, { $here } connected
web-console-paused = Paused
web-console-ready = Ready-made words

## Coming in

web-console-door = How to join
web-console-door-text = Scan, type a name, tap a free place.
web-console-sheets = Blank value sheets (PDF)
web-console-qr = QR code for { $address }
web-console-qr-short = Join

## When it ends

web-console-ends = Ends at { $ends }
web-console-bell-at = Bell at { $bell }
web-console-ends-bell = Ends at { $ends }, bell at { $bell }
web-console-forecast-from = { $number ->
    [0] Estimated from the figures in the game’s data.
    [one] Estimated from one earlier lesson in this room.
   *[other] Estimated from { $number } earlier lessons in this room.
}
web-console-remedy-turn = End after turn { $turn }: { $ends }
web-console-remedy-clock = { $seconds } s per stage: { $ends }

## Rows

web-console-company = Company
web-console-company-number = Company { $number }
web-console-player = Player
web-console-waits = Stage and what it waits for
web-console-waits-not = nothing to decide
web-console-since = for { $time }
web-console-left = { $time } left
web-console-value = Value
web-console-cash = Cash
web-console-partners = Partners
web-console-place = Place
web-console-bank = Bank
web-console-do = What you can do
web-console-free = free
web-console-presence = { $presence ->
    [here] connected
    [away] away
    [bot] kept by a bot
   *[free] free
}
web-console-shared = shares a phone

## Tools of a company

web-console-push = Push
web-console-push-title = Finish this stage for { $name }
web-console-minute = +1 min
web-console-minute-title = One more minute for { $name }
web-console-minute-all = One more minute for everybody
web-console-say = Message
web-console-say-title = Message to { $name }
web-console-name = Rename
web-console-name-title = Rename { $name }
web-console-back = Undo
web-console-back-title = Take back the last stage of { $name }
web-console-relay = Phone
web-console-relay-title = Hand a place of { $name } to another phone

## One company

web-console-places = Places
web-console-places-text = Tap a place to rename it, move it or hand it to another phone.
web-console-stage-of = Its stage
web-console-reason = Reason (optional, everybody can read it)
web-console-push-default = Finish by the stated default
web-console-push-bot = Let a bot finish
web-console-take-back = Take its last stage back
web-console-time = More time
web-console-minutes = { $number ->
    [one] +1 minute
   *[other] +{ $number } minutes
}

## One place

web-console-place-free = Free place
web-console-relay-make = QR code for another phone
web-console-relay-text = Whoever scans it or types the four digits takes this place. It works once, for five minutes.
web-console-relay-qr = QR code for this place
web-console-relay-code = Or type
web-console-relay-left = Valid for { $time }
web-console-relay-over = This code is no longer valid.
web-console-relay-taken = This place is on another phone now.
web-console-new-name = New name
web-console-person-name = New name
web-console-move = Move to
web-console-move-where = Choose a place …
web-console-move-go = Move
web-console-free-place = Free this place
web-console-ban = Ban this device
web-console-ban-text = A freed place can be taken again by anybody. A banned phone cannot come back under another name.

## The bar

web-console-begin = Start
web-console-begin-title = { $number ->
    [0] Start the game
    [one] Start the game; a bot keeps the free place warm
   *[other] Start the game; bots keep { $number } free places warm
}
web-console-next = Go on
web-console-hold = Hold
web-console-hold-on = After this round, wait for me
web-console-hold-off = Do not wait for me after a round
web-console-say-all = Message
web-console-say-all-title = Message to everybody
web-console-say-all-text = It fills every screen until it has been read.
web-console-words = Your words
web-console-pause-text = The game stands still. These words fill every screen until you resume.
web-console-pause-go = Show these words
web-console-clock = Clock
web-console-ranking = Ranking
web-console-ranking-show = Show the ranking on the wall
web-console-ranking-hide = Hide the ranking on the wall
web-console-lock = Lock
web-console-lock-on = Let nobody new sit down
web-console-lock-off = Let newcomers sit down again
web-console-lesson = Lesson
web-console-lesson-title = Bell, last turn, places, address
web-console-last = Last turn
web-console-last-title = Make this the last turn
web-console-last-text = The game ends after this turn, with value sheets and places.
web-console-last-go = Last turn
web-console-end = End now
web-console-end-title = End the game now
web-console-end-text = The game ends at once. Everything counts as it stands, with places and a winner.
web-console-end-go = End the game
web-console-wall = Open the wall for the projector
web-console-wall-short = Wall
web-console-debrief = Debrief
web-console-more = More
web-console-podium = Podium

## Clock and bell

web-console-clock-title = Stage clock
web-console-clock-now = Every company has { $time } for each stage.
web-console-clock-none = No clock is running.
web-console-clock-seconds = Seconds per stage
web-console-clock-late = When time is up
web-console-clock-default = the stated default is taken
web-console-clock-bot = a bot finishes the stage
web-console-clock-stop = Stop the clock
web-console-clock-set = Set the clock
web-console-bell = The bell rings at
web-console-bell-hint = Leave it empty if nothing ends the lesson.
web-console-last-turn = The last turn
web-console-last-turn-hint = Everybody sees it. When that turn begins, the program makes it the last one.
web-console-last-turn-own = Turn { $turn }, as the game has it
web-console-last-turn-now = Turn { $turn }, the current one
web-console-address-gone = Phones still open { $address }, which this computer no longer has. Save to show the new address on the wall and in the code.
web-console-title = Title of the lesson
web-console-several = One phone may take several places
web-console-pardon = Let banned devices come back
web-console-room-page = To the room of this lesson

## Ready-made words

web-console-ready-finish = Please finish this stage.
web-console-ready-together = Talk it over with your partners.
web-console-ready-help = I am coming over to you.
web-console-ready-minute = One more minute!
web-console-ready-front = Eyes to the front, please.
web-console-ready-talk = Let us talk about what has just happened.
web-console-ready-break = Five minutes’ break.
web-console-ready-slow = The others are waiting.
web-console-ready-phone = The phone is not working.
web-console-ready-mistake = Tapped by mistake.
web-console-ready-agreed = Agreed with the company.
web-console-ready-bell = The bell is about to ring.
web-console-ready-enough = We have seen enough to talk about.

## Wall

web-wall = Wall
web-wall-seated = { $number } of { $places } seated
web-wall-paused = Pause
web-wall-held = Let us talk, then we go on
web-wall-waiting = { $number } are still deciding
web-wall-decides = still deciding
web-wall-ready = ready
web-wall-lost = The connection is lost. It will come back by itself.
web-wall-hint = F or a tap: full screen

## Debrief

web-debrief = Debrief
web-debrief-turns = { $number ->
    [one] One turn
   *[other] { $number } turns
}
web-debrief-teams = { $number ->
    [one] one company
   *[other] { $number } companies
}
web-debrief-players = { $number ->
    [one] one player
   *[other] { $number } players
}
web-debrief-papers = To print and to keep
web-debrief-class-pdf = For the class (PDF)
web-debrief-team-pdf = One page for each company (PDF)
web-debrief-player-pdf = One page for each player (PDF)
web-debrief-all-pdf = All in one file
web-debrief-xlsx = Everything in a spreadsheet (XLSX)
web-debrief-csv = Everything as plain rows (CSV)
web-debrief-replay = Watch the game again
web-debrief-charts = Turn by turn
web-debrief-chart = { $chart ->
    [values] Value
    [prices] Prices
    [sold] Sold
   *[earned] Earned
}
web-debrief-turn = Turn
web-debrief-sales = Prices and what was sold
web-debrief-sales-text = Each price, and how many units all companies sold together.
web-debrief-opened = Opened by
web-debrief-sold = Units sold
web-debrief-earned = Earned
web-debrief-turning = Turning points
web-debrief-turning-text = Bots that make no deals play the game to its end again and again, with the same dice, from just before and just after many moments. The game turned where the average final place of a company or a player changes most.
web-debrief-turning-search = Look for turning points
web-debrief-turning-progress = Progress of the search
web-debrief-turning-done = { $done } of { $all } games played
web-debrief-turning-failed = The search did not finish.
web-debrief-turning-none = No moment stood out: the game was decided step by step.
web-debrief-expected = Expected place
web-debrief-sure = ± { $sure } (95 %), from { $games } replays
web-debrief-chance = May be chance: there was too little time to be sure.
web-debrief-turning-all =
    { $games ->
        [one] { $games } replay in all; the figures come from replays that had no part in choosing the moments.
       *[other] { $games } replays in all; the figures come from replays that had no part in choosing the moments.
    }
web-debrief-turning-short = The computer had time for only { $done } of about { $all } replays, so moments may be missing and intervals are wide.
web-debrief-turning-again = Search again
web-debrief-deals = Deals and promises
web-debrief-deals-none = No deals were made.
web-debrief-kept = kept
web-debrief-broken = broken
web-debrief-questions = Questions to talk about
web-debrief-sheets = Value sheets
web-debrief-row = Row
web-debrief-points = Points
web-debrief-word = { $deals ->
    [one] One deal
   *[other] { $deals } deals
}, promises kept: { $kept }, broken: { $broken }
web-debrief-lore = Words of the trade and history
web-debrief-rules = To the rules

## Rooms

web-room = Room
web-rooms = My rooms
web-rooms-none = No rooms yet. A room has an address that stays the same for all lessons of a class.
web-rooms-new = A new room
web-rooms-make = Make the room
web-room-name = Name of the room
web-room-name-hint = Such as “7b” or “Chess club”.
web-room-ranked = Joint ranking
web-room-by-places = By the sum of places: lower is better
web-room-by-values = By the sum of values: higher is better
web-room-count = { $number ->
    [0] no lesson yet
    [one] one lesson
   *[other] { $number } lessons
}
web-room-running = Current lessons
web-room-running-none = No lesson is open.
web-room-join = Come in
web-room-join-none = No lesson is open at the moment. This page will show it as soon as it is.
web-room-start = Start a lesson in this room
web-room-past = Earlier lessons
web-room-standing = Joint ranking
web-room-lessons = Lessons
web-room-places = Sum of places
web-room-values = Sum of values
web-room-minutes = { $number } min
web-room-lead = Console
web-room-come-in = Come in
web-room-compare = Lessons compared
web-room-lesson = Lesson
web-room-minutes-short = Minutes
web-room-turns = Turns
web-room-teams = Companies
web-room-best = Best value
web-room-middle = Median value
web-room-address = Address of the room
web-room-address-text = It stays the same. Print the QR code and hang it on the wall.
web-room-settings = The room
web-room-forget = Forget this class
web-room-forget-text = Removes all names of people and companies from the lessons of this room. The games stay, without names.
web-room-forget-ask = Forget this class …
web-room-forget-sure = All names will be removed for good. Nobody can bring them back.
web-room-forget-code = To confirm, type { $code }
web-room-forget-go = Remove all names
