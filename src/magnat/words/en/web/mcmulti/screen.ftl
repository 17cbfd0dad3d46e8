### The web client's own texts of McMulti: boards, forms, kinds of actions. All sums are in millions of dollars.

web-mcmulti-money = ${ $amount }

## Kinds of actions, as headings

web-mcmulti-do-buy-asset = Buy an asset
web-mcmulti-do-buy-barrel = Buy a barrel
web-mcmulti-do-choose-quadrant = Choose the quadrant
web-mcmulti-do-declare = Declare the last round
web-mcmulti-do-drill = Drill a well
web-mcmulti-do-end-purchases = Finish buying
web-mcmulti-do-end-turn = End the turn
web-mcmulti-do-free-refinery = Pay for an idle refinery
web-mcmulti-do-keep-rest = Keep the rest
web-mcmulti-do-leave-rig = Leave the rig
web-mcmulti-do-pump = Pump crude oil
web-mcmulti-do-refine = Refine crude oil
web-mcmulti-do-roll = Roll the dice
web-mcmulti-do-sell-all = Sell all assets
web-mcmulti-do-sell-asset = Sell an asset
web-mcmulti-do-sell-barrel = Sell a barrel
web-mcmulti-do-sell-fuel = Sell gasoline to the consumers
web-mcmulti-do-take-quadrant = Take a quadrant

## Sheets

web-mcmulti-sheets = Boards
web-mcmulti-tab-board = Board
web-mcmulti-tab-markets = Markets
web-mcmulti-tab-consumers = Consumers
web-mcmulti-tab-cards = Cards
web-mcmulti-tab-companies = Companies

## The turn

web-mcmulti-round = round { $round }, turn { $turn }
web-mcmulti-last-round = Last round
web-mcmulti-red = red die: { $number }
web-mcmulti-black = black die: { $number }
web-mcmulti-not-rolled = The dice have not been rolled yet
web-mcmulti-roll = Roll
web-mcmulti-my-cash = Your cash
web-mcmulti-bank = Bank
web-mcmulti-event-economy = The economy: { $card }
web-mcmulti-event-spared = It costs you nothing.
web-mcmulti-event-last = The last turns
web-mcmulti-event-last-mine = You have exactly one more turn; then the most cash wins.
web-mcmulti-event-my-last = Your last turn
web-mcmulti-event-my-last-text = After it only cash counts: whatever you do not sell now brings Depression prices.
web-mcmulti-bill-missing = { $missing } still missing
web-mcmulti-bill-covered = { $covered } of { $owed } are covered
web-mcmulti-bill-after = After this sale { $missing } will still be missing.
web-mcmulti-bill-enough = This sale is enough: the bill is then paid at once.
web-mcmulti-odds-both = Both dice meet here in { $times } of { $all } rolls.
web-mcmulti-odds-never = Both dice can never meet here: row and column are equal, and doubles do not produce. It is only ever hit by one die.
web-mcmulti-odds-never-rig = A drilling rig here never strikes oil: both dice can only meet where row and column differ, because doubles do not produce.
web-mcmulti-never-legend = Both dice never meet here: a drilling rig finds no oil.
web-mcmulti-fill-row = Row { $number }: { $what } on every free cell
web-mcmulti-fill-column = Column { $number }: { $what } on every free cell
web-mcmulti-basket-left = { $amount } left
web-mcmulti-basket-short = { $amount } left: not enough for another
web-mcmulti-basket-buy = Buy { $number }
web-mcmulti-basket-clear = Take everything off the board again
web-mcmulti-now = What is needed now
web-mcmulti-hits-nothing = hits nothing
web-mcmulti-drill-for = Drill a well for { $price }
web-mcmulti-bill-text = “{ $card }” costs you { $owed }, and you have { $cash }. Sell assets, on the board or in the list; everything that may be sold brings { $assets }.
web-mcmulti-land-text = Choose your place at the board. Those beside you are your neighbours, and play goes clockwise.
web-mcmulti-land-pair = Choose your place at the board: the quadrant across the corner is yours too.
web-mcmulti-declare-text = You have { $goal } or more: if you declare the end, the others have one more turn each, then the most cash wins.
web-mcmulti-settle-text = Only cash counts now: whatever you keep is worth nothing.
web-mcmulti-amount = { $what } ({ $low } to { $high })
web-mcmulti-neighbour = You are a neighbour: the roll of { $name } works for your assets too.
web-mcmulti-idle-text =
    { $number ->
        [one] One of your refineries stands idle. Touch it to pay the { $price } that set it going again.
       *[other] { $number } of your refineries stand idle. Touch one to pay the { $price } that set it going again.
    }
web-mcmulti-idle-short = You are { $missing } short: after choosing it you sell other assets, and the fee is paid at once.
web-mcmulti-preview = What it brings

## The operations board

web-mcmulti-board = Operations board
web-mcmulti-board-lines = red die: row · black die: column
web-mcmulti-legend = The pieces
web-mcmulti-quadrant-short-0 = NW
web-mcmulti-quadrant-short-1 = NE
web-mcmulti-quadrant-short-2 = SE
web-mcmulti-quadrant-short-3 = SW
web-mcmulti-cell = row { $row }, column { $column }
web-mcmulti-empty = empty
web-mcmulti-idle = idle
web-mcmulti-hit =
    { $times ->
        [1] hit by one die
       *[2] hit by both dice
    }
web-mcmulti-works-here = the roll works here
web-mcmulti-enlarge = Enlarge
web-mcmulti-whole-board = Back to the whole board
web-mcmulti-enlarge-hint = Touch the name of a quadrant to enlarge it; then its cells can be touched.
web-mcmulti-palette = Assets for sale
web-mcmulti-place-held = Touch cells of your quadrant, or the number of a row or column for all of it.
web-mcmulti-place-any = Choose an asset, then touch a cell; or touch a cell first.
web-mcmulti-my-assets = Your assets
web-mcmulti-no-assets = You own nothing yet: without assets nothing produces.
web-mcmulti-idle-fee = idle until you pay { $price }

## Markets and consumers

web-mcmulti-track =
    { $barrels ->
        [0] { $good }, { $market }: no barrel
        [one] { $good }, { $market }: one barrel, for { $lowest }
       *[other] { $good }, { $market }: { $barrels } barrels, the cheapest for { $lowest }
    }
web-mcmulti-buy-for = Buy for { $price }
web-mcmulti-sell-for = Sell for { $price }
web-mcmulti-buy-nothing = Nothing to buy
web-mcmulti-sell-nothing = No space left
web-mcmulti-then = then { $prices }
web-mcmulti-closed = closed
web-mcmulti-traded-here = your market this turn
web-mcmulti-trades-here = { $name } trades here
web-mcmulti-other-market = one market a turn
web-mcmulti-consumers = Consumer market
web-mcmulti-next-barrel = next barrel
web-mcmulti-consumers-pay = The next barrel sold by a gas station brings { $price }.
web-mcmulti-consumers-full = The consumers take no more barrels.
web-mcmulti-red-spaces = When the economy changes, only the cheapest barrel stays, and moves by as many red spaces as the new card says.
web-mcmulti-consumers-barrels =
    { $barrels ->
        [one] One barrel stands on { $cheapest }.
       *[other] { $barrels } barrels stand from { $cheapest } upwards.
    }

## Cards

web-mcmulti-economy = Economy
web-mcmulti-bank-sells = Buy
web-mcmulti-bank-pays = Sell
web-mcmulti-next-well = Turning a rig into a well costs { $price } now.
web-mcmulti-difference = Difference marker
web-mcmulti-difference-text = Moves by the difference between the dice; at { $number } a die decides the next card.
web-mcmulti-follows = What may follow
web-mcmulti-in-six = { $chances } in 6
web-mcmulti-would-pay = then consumers pay { $price }
web-mcmulti-demand = demand { $demand }
web-mcmulti-news = News
web-mcmulti-likely = Likely: on { $doubles }
web-mcmulti-unlikely = Unlikely: on { $doubles }
web-mcmulti-lasting = In force now
web-mcmulti-to-come =
    { $number ->
        [one] One more card in the deck
       *[other] { $number } more cards in the deck
    }
web-mcmulti-unseen = Next, in unknown order
web-mcmulti-under = After them, in this order

## Companies

web-mcmulti-companies = Companies
web-mcmulti-company = Company
web-mcmulti-cash = Cash
web-mcmulti-hidden = hidden
web-mcmulti-goal = Goal: ${ $goal } million in cash
web-mcmulti-unit = All sums in millions of dollars.
web-mcmulti-active = has the dice
web-mcmulti-owes = owes { $amount }
web-mcmulti-short = owes { $amount }, { $missing } short
web-mcmulti-idle-refineries =
    { $number ->
        [one] one refinery idle
       *[other] { $number } refineries idle
    }
web-mcmulti-declared = declared
web-mcmulti-settled = settled

## Several moves in one sentence

web-mcmulti-bought-together = { $name } buys { $what }, for { $price } altogether.
web-mcmulti-sold-together = { $name } sells { $what }, for { $price } altogether.

## The dice and cards of a real table

web-mcmulti-type-in = Real table:
web-mcmulti-type-red = Red die: the row
web-mcmulti-type-black = Black die: the column
web-mcmulti-type-enter = Enter it
