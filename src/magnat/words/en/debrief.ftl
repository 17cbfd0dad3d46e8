### Looking back: what a class gets when the game is over, on screen, on paper and as a spreadsheet.

## Headings

debrief-title = Looking back
debrief-of = { $game } · { $title }
debrief-facts =
    { $teams } · { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
debrief-facts-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
debrief-ranking = Ranking
debrief-values = Value after every turn
debrief-prices = Prices, and what was sold
debrief-prices-text = Bars: units sold by the wagon, all together. Figures above them: the price of the turn.
debrief-turning = Turning points
debrief-deals = Deals and promises
debrief-questions = To talk about
debrief-sheet = Value sheet
debrief-blank = Value sheet

## Rows and columns

debrief-turn = Turn { $turn }
debrief-column-turn = Turn
debrief-column-event = What opened it
debrief-place = Place
debrief-team = Team
debrief-people = Played by
debrief-value = Value
debrief-cash = Cash
debrief-made = Deals
debrief-kept = Promises kept
debrief-broken = Promises broken
debrief-notes = Notes
debrief-row = What counts
debrief-rule = What it is worth
debrief-points = Points
debrief-total = Total
debrief-price = Price
debrief-sold = Sold
debrief-earned = Earned
debrief-what = What happened
debrief-before = Expected place before
debrief-after = Expected place after
debrief-sure = ± (95 %)
debrief-games = Games
debrief-item = Item
debrief-amount = Amount
debrief-section = Table
debrief-result = Place:
debrief-name = Name:
debrief-people-blank = Played by:
debrief-cash-left = Cash at the end:
debrief-possible = Possible prices

## Turning points

debrief-turning-how = Bots that make no deals played the game to its end again and again, with the same dice, from just before and from just after each of these moments. The figures are the average places they reached for the company: before the moment and after it. The ± is the 95 % interval of the change, from games that had no part in choosing the moment.
debrief-turning-shift =
    { $team }: expected place { $before } → { $after } (± { $sure }, 95 %; { $games ->
        [one] { $games } game
       *[other] { $games } games
    })
debrief-turning-chance = May be chance: there was too little time to be sure.
debrief-turning-all =
    { $games ->
        [one] { $games } replay in all.
       *[other] { $games } replays in all.
    }
debrief-turning-short = The computer had time for only { $games } of about { $all } replays: moments may be missing, and the intervals are wide.
debrief-turning-too-few = The computer had time for only { $games } of about { $all } replays, too few to name a moment. Search again when it is less busy.
debrief-turning-none = Nobody has searched for turning points yet.
debrief-turning-few = No moment stood out: the game turned little by little.
debrief-turning-turn = Turn { $turn } changed what { $team } could expect.

## Deals

debrief-deal-kept = kept
debrief-deal-broken = broken
debrief-more-deals =
    { $count ->
        [one] { $count } more deal is in the spreadsheet.
       *[other] { $count } more deals are in the spreadsheet.
    }

## Questions

debrief-question-winner =
    { $winners ->
        [one] { $winner } won. Which of its decisions mattered most, and when could you first see it coming?
       *[other] { $winner } and others share first place. What did they do the same way, and what differently?
    }
debrief-question-luck = What was luck here and what was skill? How could you find out?
debrief-question-again = What would you do differently in the first two turns if you played again tomorrow?
cli-debrief-written = Written: { $file }
error-nothing-played = Nothing to look back on in { $file }: no turn was played.
