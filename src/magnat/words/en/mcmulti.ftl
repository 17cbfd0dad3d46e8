### McMulti in English. Money is in millions of dollars. News and economy cards are quoted by name.

mcmulti-name = McMulti
mcmulti-about = Oil magnates drill, refine and sell: buy crude oil when it is cheap, place rigs, wells, refineries and gas stations where the dice will hit them, and watch the economy turn. Two to four players; the first to hold a fortune in cash may call the last round, and the most cash wins.

## Names of things

mcmulti-market-domestic = domestic market
mcmulti-market-foreign = foreign market
mcmulti-good-crude = crude oil
mcmulti-good-gasoline = gasoline
mcmulti-kind-rig = drilling rig
mcmulti-kind-station = gas station
mcmulti-kind-refinery = refinery
mcmulti-kind-well = oil well
mcmulti-quadrant-0 = north-west quadrant
mcmulti-quadrant-1 = north-east quadrant
mcmulti-quadrant-2 = south-east quadrant
mcmulti-quadrant-3 = south-west quadrant
mcmulti-runner-active = active player
mcmulti-runner-left = left neighbour
mcmulti-runner-right = right neighbour

mcmulti-economy-depression = Depression
mcmulti-economy-recovery = Recovery
mcmulti-economy-expansion = Expansion
mcmulti-economy-rapid_growth = Rapid growth
mcmulti-economy-prosperity = Prosperity
mcmulti-economy-downturn = Downturn
mcmulti-economy-recession = Recession

## News cards and what they do

mcmulti-news-property_tax = Property tax
mcmulti-news-property_tax-text = Everybody pays for their assets: ${ $rig } million per drilling rig, ${ $well } million per oil well, ${ $station } million per gas station and ${ $refinery } million per refinery.
mcmulti-news-global_warming = Global warming
mcmulti-news-global_warming-text = Every refinery on the board stands idle until its owner pays ${ $fee } million for it. Refineries bought later are free; the card stays until none is idle.
mcmulti-news-sales_tax = Sales tax
mcmulti-news-sales_tax-text = Everybody pays ${ $station } million for each of their gas stations.
mcmulti-news-cold_winter = Cold winter
mcmulti-news-cold_winter-text = The { $removed_gasoline } cheapest barrels of gasoline leave the domestic market.
mcmulti-news-snap_inspection = Snap inspection
mcmulti-news-snap_inspection-text = Everybody pays for the barrels in storage: ${ $crude } million per barrel of crude oil and ${ $gasoline } million per barrel of gasoline.
mcmulti-news-uncertainty = Uncertainty
mcmulti-news-uncertainty-text = The { $moved_crude } cheapest barrels of crude oil move from the foreign to the domestic market. On the consumer market only the cheapest barrel stays, and it goes down { $fall } red spaces.
mcmulti-news-embargo = Embargo
mcmulti-news-embargo-text = The foreign market is closed until somebody rolls one of these doubles: { $doubles }.
mcmulti-news-crude_shortage = Crude shortage
mcmulti-news-crude_shortage-text = The { $removed_crude } cheapest barrels of crude oil leave the domestic market.

## Options of the table

mcmulti-option-start_cash = Starting cash
mcmulti-option-start_cash-text = By the rulebook everybody starts with $200 million. “By number of players” gives three players $250 million and two players $300 million, so that small tables get going faster.
mcmulti-option-quadrants = Quadrants
mcmulti-option-quadrants-text = By the rulebook everybody chooses a quadrant at set-up, beginning with the starting player; who sits next to whom, and so the order of turns, follows from it. “By seat” deals the quadrants clockwise and asks nobody.
mcmulti-option-refinery_cells = Cells of a refinery
mcmulti-option-refinery_cells-text = With 4 a refinery covers a square of two by two cells, so the dice hit it more often and it needs more space. With 1 it covers a single cell like any other asset.
mcmulti-option-open_cash = Open cash
mcmulti-option-open_cash-text = Everybody sees how much cash the others have. Without it cash stays secret until the game is over.
mcmulti-option-produce_on_doubles = Production on doubles
mcmulti-option-produce_on_doubles-text = Doubles let assets produce as well. In the rulebook they do not: doubles bring only news, and the cells on the diagonal are never doubly hit.
mcmulti-option-quadrant_choice = Quadrant of the roll
mcmulti-option-quadrant_choice-text = Two players only, who own two quadrants each: does the roller name the quadrant in which the dice work after seeing them, or before?
mcmulti-option-fee_sales = Selling for the fee
mcmulti-option-fee_sales-text = Global warming: what may an owner of an idle refinery sell outside phase 4? “Only to pay at once”: whoever is short of the fee sells assets until it is covered, and pays it in the same breath. “At any time” takes the rulebook literally: as long as one of your refineries stands idle you may sell anything, and keep the money. “Until covered”: whoever is short of the fee may sell until the cash covers it, and need not pay.
mcmulti-option-round_limit = Limit of rounds (house rule)
mcmulti-option-round_limit-text = A house rule: after this many rounds without a declaration the game is settled. 0 follows the rulebook, which sets no limit; simulations stop after 100.
mcmulti-setting-equal = 200 each
mcmulti-setting-by_players = by number of players
mcmulti-setting-chosen = chosen
mcmulti-setting-by_seat = by seat
mcmulti-setting-pay_at_once = only to pay at once
mcmulti-setting-any_time = at any time
mcmulti-setting-until_covered = until covered
mcmulti-setting-after_roll = after the roll
mcmulti-setting-before_roll = before the roll

## Where the game stands

mcmulti-stage-starting-player = Draw for the starting player
mcmulti-stage-first-likely = First news card
mcmulti-stage-first-unlikely = Second news card
mcmulti-stage-land = Choice of quadrants
mcmulti-stage-purchase = Special purchases
mcmulti-stage-market = Phase 1: market
mcmulti-stage-roll = Phase 2: dice
mcmulti-stage-tax = Tax to be paid
mcmulti-stage-fee = Sales for the fee
mcmulti-stage-new-card = New news card
mcmulti-stage-difference-die = Difference die
mcmulti-stage-quadrant = Choice of the quadrant
mcmulti-stage-stations = Production: gas stations
mcmulti-stage-refineries = Production: refineries
mcmulti-stage-wells = Production: oil wells
mcmulti-stage-rigs = Production: drilling rigs
mcmulti-stage-assets = Phase 4: assets
mcmulti-stage-settlement = Settlement
mcmulti-stage-over = Game over

mcmulti-chance-starting-player = draw for the starting player
mcmulti-chance-news-card = draw of a news card
mcmulti-chance-two-dice = roll of the two production dice
mcmulti-chance-difference-die = roll of the difference die

mcmulti-decision-take-quadrant = Take a quadrant of the operations board.
mcmulti-decision-special-purchase = Special purchases: buy assets for your quadrant, or finish.
mcmulti-decision-trade = Market: trade barrels on one of the two markets, or roll the dice.
mcmulti-decision-sell-for-tax = Your cash does not cover the tax: sell assets until it does.
mcmulti-decision-sell-for-fee = Your cash does not cover the fee for the refinery: sell assets until it does.
mcmulti-decision-choose-quadrant = Name the quadrant in which the roll works.
mcmulti-decision-run-stations = Gas stations: sell gasoline to the consumers.
mcmulti-decision-run-refineries = Refineries: turn crude oil into gasoline.
mcmulti-decision-run-wells = Oil wells: pump crude oil into your storage.
mcmulti-decision-strike-oil = Both dice hit your drilling rig: turn it into an oil well?
mcmulti-decision-assets = Assets: buy some, sell those that the roll hit, then end your turn.
mcmulti-decision-settle = Settlement: sell your assets at Depression prices, or keep them.
mcmulti-decision-free-refinery = You may pay the fee for a refinery that stands idle.

## Parts of sentences: the thing that is bought, sold or named

mcmulti-part-good =
    { $good ->
        [crude] of crude oil
       *[gasoline] of gasoline
    }
mcmulti-part-market =
    { $market ->
        [domestic] on the domestic market
       *[foreign] on the foreign market
    }
mcmulti-part-asset =
    { $kind ->
        [rig] a drilling rig
        [station] a gas station
        [refinery] a refinery
       *[well] an oil well
    }
mcmulti-part-quadrant =
    { $quadrant ->
        [0] the north-west quadrant
        [1] the north-east quadrant
        [2] the south-east quadrant
       *[3] the south-west quadrant
    }
mcmulti-part-whole-quadrant = { mcmulti-part-quadrant }
mcmulti-part-site = ({ $place }, row { $row }, column { $column })

## What a player can do

mcmulti-action-take-quadrant = Take { mcmulti-part-whole-quadrant }
mcmulti-action-buy-barrel = Buy a barrel { mcmulti-part-good } { mcmulti-part-market }
mcmulti-action-sell-barrel = Sell a barrel { mcmulti-part-good } { mcmulti-part-market }
mcmulti-action-roll = Roll the dice
mcmulti-action-choose-quadrant = Use the roll in { mcmulti-part-quadrant }
mcmulti-action-sell-fuel =
    { $barrels ->
        [0] Sell no gasoline to the consumers
        [one] Sell { $barrels } barrel of gasoline to the consumers
       *[other] Sell { $barrels } barrels of gasoline to the consumers
    }
mcmulti-action-refine =
    { $barrels ->
        [0] Refine nothing
        [one] Refine { $barrels } barrel of crude oil
       *[other] Refine { $barrels } barrels of crude oil
    }
mcmulti-action-pump =
    { $barrels ->
        [0] Pump nothing
        [one] Pump { $barrels } barrel of crude oil
       *[other] Pump { $barrels } barrels of crude oil
    }
mcmulti-action-drill = Turn the drilling rig into an oil well
mcmulti-action-leave-rig = Leave the drilling rig as it is
mcmulti-action-buy-asset = Buy { mcmulti-part-asset } { mcmulti-part-site }
mcmulti-action-sell-asset = Sell { mcmulti-part-asset } { mcmulti-part-site }
mcmulti-action-free-refinery = Pay the fee for the idle refinery { mcmulti-part-site }
mcmulti-action-end-purchases = Finish the special purchases
mcmulti-action-end-turn = End the turn
mcmulti-action-declare = Declare: everybody else has one last turn
mcmulti-action-sell-all = Sell all assets
mcmulti-action-keep-rest = Keep the remaining assets

## What happened

mcmulti-fact-starting-player = { $player } is the starting player.
mcmulti-fact-quadrant-taken = { $player } takes { mcmulti-part-whole-quadrant }.
mcmulti-fact-news-laid =
    { $likely ->
        [1] “{ $card }” is laid open as the likely event.
       *[0] “{ $card }” is laid open as the unlikely event.
    }
mcmulti-fact-turn-began = Turn { $turn }: { $player } takes the dice.
mcmulti-fact-barrel-bought = { $player } buys a barrel { mcmulti-part-good } { mcmulti-part-market } for ${ $price } million.
mcmulti-fact-barrel-sold = { $player } sells a barrel { mcmulti-part-good } { mcmulti-part-market } for ${ $price } million.
mcmulti-fact-dice-rolled = { $player } rolls red { $red }, black { $black }.
mcmulti-fact-event-happened =
    { $likely ->
        [1] The likely event happens: “{ $card }”.
       *[0] The unlikely event happens: “{ $card }”.
    }
mcmulti-fact-likely-now = “{ $card }” moves up and is now the likely event.
mcmulti-fact-card-beside = “{ $card }” has a lasting effect and lies beside the board.
mcmulti-fact-card-returned = “{ $card }” is over; the card goes under the deck.
mcmulti-fact-tax-paid = “{ $card }”: { $player } pays ${ $price } million.
mcmulti-fact-tax-due = “{ $card }”: { $player } owes ${ $price } million, more than the cash in hand, and must sell assets.
mcmulti-fact-tax-forgiven = “{ $card }”: { $player } has nothing left to sell and is forgiven the remaining ${ $price } million.
mcmulti-fact-barrels-lost =
    { $barrels ->
        [one] { $barrels } barrel { mcmulti-part-good } leaves
       *[other] { $barrels } barrels { mcmulti-part-good } leave
    } { $market ->
        [domestic] the domestic market.
       *[foreign] the foreign market.
    }
mcmulti-fact-barrels-moved =
    { $barrels ->
        [one] { $barrels } barrel { mcmulti-part-good } moves from the foreign to the domestic market.
       *[other] { $barrels } barrels { mcmulti-part-good } move from the foreign to the domestic market.
    }
mcmulti-fact-refinery-stopped = A refinery of { $player } stands idle { mcmulti-part-site }.
mcmulti-fact-fee-due = { $player } wants to pay ${ $price } million for an idle refinery { mcmulti-part-site }, more than the cash in hand, and sells assets for it.
mcmulti-fact-refinery-freed = { $player } pays ${ $price } million; the refinery works again { mcmulti-part-site }.
mcmulti-fact-difference-moved =
    { $steps ->
        [one] The difference marker moves { $steps } space to { $difference }.
       *[other] The difference marker moves { $steps } spaces to { $difference }.
    }
mcmulti-fact-economy-changed = The difference die shows { $die }: the economy changes to “{ $card }”, and the difference marker returns to 0.
mcmulti-fact-demand-moved =
    { $removed ->
        [0] Consumer market:
        [one] Consumer market: { $removed } barrel leaves,
       *[other] Consumer market: { $removed } barrels leave,
    } { $trend ->
        [up] the cheapest barrel moves up from { $start } to { $space }.
        [down] the cheapest barrel moves down from { $start } to { $space }.
       *[same] the cheapest barrel stays on { $space }.
    }
mcmulti-fact-quadrant-chosen = { $player } uses the roll in { mcmulti-part-quadrant }.
mcmulti-fact-fuel-sold = { $player } sells a barrel of gasoline to the consumers for ${ $price } million.
mcmulti-fact-crude-refined =
    { $barrels ->
        [one] { $player } refines { $barrels } barrel of crude oil into gasoline.
       *[other] { $player } refines { $barrels } barrels of crude oil into gasoline.
    }
mcmulti-fact-crude-pumped =
    { $barrels ->
        [one] { $player } pumps { $barrels } barrel of crude oil.
       *[other] { $player } pumps { $barrels } barrels of crude oil.
    }
mcmulti-fact-well-drilled = { $player } strikes oil: for ${ $price } million the drilling rig becomes an oil well { mcmulti-part-site }.
mcmulti-fact-asset-bought = { $player } buys { mcmulti-part-asset } { mcmulti-part-site } for ${ $price } million.
mcmulti-fact-asset-sold =
    { $idle ->
        [1] { $player } sells an idle refinery { mcmulti-part-site } for ${ $price } million.
       *[0] { $player } sells { mcmulti-part-asset } { mcmulti-part-site } for ${ $price } million.
    }
mcmulti-fact-declared = { $player } declares: everybody else has exactly one more turn.
mcmulti-fact-settlement-began = The settlement begins: assets can be sold at Depression prices.
mcmulti-fact-settled = { $player } has finished the settlement.
mcmulti-fact-ranked =
    { $barrels ->
        [one] Place { $place }: { $player } with ${ $cash } million and { $barrels } barrel.
       *[other] Place { $place }: { $player } with ${ $cash } million and { $barrels } barrels.
    }

## Why not

mcmulti-refusal-no-struck-rig = Both dice must hit a rig of yours; none stands there any more.
mcmulti-refusal-no-such-seat = This table has { $need } seats, counted from 0; { $have } is not one of them.
mcmulti-refusal-game-over = The game is over; nothing can be done any more.
mcmulti-refusal-chance-due = The dice or a card come first; after that you can decide.
mcmulti-refusal-not-your-turn = Others have to decide now; it is not your turn.
mcmulti-refusal-not-now = That does not belong to the present step of the turn.
mcmulti-refusal-too-little-cash = This costs ${ $need } million, but you have only ${ $have } million.
mcmulti-refusal-no-such-kind = There are { $need } kinds of assets, counted from 0; { $have } is not one of them.
mcmulti-refusal-not-your-quadrant = This quadrant is not yours.
mcmulti-refusal-no-such-quadrant = The board has { $need } quadrants, counted from 0; { $have } is not one of them.
mcmulti-refusal-quadrant-taken = This quadrant has an owner already.
mcmulti-refusal-no-such-cell = A quadrant has { $need } cells, counted from 0; { $have } is not one of them.
mcmulti-refusal-does-not-fit = The refinery would stick out of the quadrant: it also needs the cells to the right of and below the one that you name.
mcmulti-refusal-cell-taken = Another asset stands there already, and cells cannot be shared.
mcmulti-refusal-wells-are-drilled = Oil wells cannot be bought; a drilling rig that both dice hit can become one.
mcmulti-refusal-no-such-asset = You have no such asset on this cell.
mcmulti-refusal-doubles-sell-nothing = After doubles no asset is productive, so none can be sold in this phase.
mcmulti-refusal-not-crossed = Neither die hit this asset in the quadrant where the roll works; only assets that were hit can be sold now.
mcmulti-refusal-no-such-market = There are { $need } markets, counted from 0; { $have } is not one of them.
mcmulti-refusal-no-such-good = There are { $need } kinds of barrels, counted from 0; { $have } is not one of them.
mcmulti-refusal-other-market = You have traded on the other market this turn, and only one market a turn is allowed.
mcmulti-refusal-market-closed = The embargo keeps the foreign market closed until somebody rolls the doubles that lift it.
mcmulti-refusal-nothing-to-buy = This track is empty, so there is no barrel to buy.
mcmulti-refusal-no-barrel = You have no such barrel in storage.
mcmulti-refusal-track-full = Every space of this track is taken, so it buys no more barrels.
mcmulti-refusal-negative-amount = You cannot use a negative number of barrels ({ $have }); the least is { $need }.
mcmulti-refusal-too-much-fuel =
    { $need ->
        [one] You can sell { $need } barrel at most, not { $have }: the gas stations hit, your gasoline and the space on the consumer market set the limit.
       *[other] You can sell { $need } barrels at most, not { $have }: the gas stations hit, your gasoline and the space on the consumer market set the limit.
    }
mcmulti-refusal-too-much-crude =
    { $need ->
        [one] You can refine { $need } barrel at most, not { $have }: the working refineries hit and your crude oil set the limit.
       *[other] You can refine { $need } barrels at most, not { $have }: the working refineries hit and your crude oil set the limit.
    }
mcmulti-refusal-too-much-oil =
    { $need ->
        [one] You can pump { $need } barrel at most, not { $have }: the oil wells hit set the limit.
       *[other] You can pump { $need } barrels at most, not { $have }: the oil wells hit set the limit.
    }
mcmulti-refusal-already-declared = Somebody has declared already; the last round is being played.
mcmulti-refusal-goal-not-reached = A declaration takes ${ $need } million in cash, but you have only ${ $have } million.
mcmulti-refusal-only-settlement = The settlement has begun: assets can only be sold now, and idle refineries stay idle.
mcmulti-refusal-no-idle-refinery = No idle refinery of yours stands on this cell.
mcmulti-refusal-tax-first = Your tax of ${ $need } million comes first. You have ${ $have } million: sell assets to pay it.
mcmulti-refusal-fee-first = The fee of ${ $need } million comes first. You have ${ $have } million: sell assets to pay it.
mcmulti-refusal-fee-out-of-reach = The fee is ${ $need } million. With everything that you could sell for it you would have only ${ $have } million.
mcmulti-refusal-not-for-its-own-fee = The refinery that the fee of ${ $need } million is for cannot be sold to pay it.

## The replay: chapters and charts

mcmulti-chapter-turn = Turn { $number }
mcmulti-chapter-settlement = Settlement

mcmulti-chart-cash = Cash
mcmulti-chart-value = Value
mcmulti-chart-value-text = Cash plus assets at that day's selling prices, less debt.
mcmulti-chart-price = Prices
mcmulti-chart-price-text = What the next barrel costs on a market, and what consumers pay for one.
mcmulti-unit = $ million
mcmulti-thing-domestic-crude = Crude oil, domestic
mcmulti-thing-foreign-crude = Crude oil, foreign
mcmulti-thing-domestic-gasoline = Gasoline, domestic
mcmulti-thing-foreign-gasoline = Gasoline, foreign
mcmulti-thing-consumer = Consumers pay

## What the figures are, and why some are not certain

mcmulti-figure-board = the size of the board
mcmulti-figure-start = what everybody starts with, and the goal
mcmulti-figure-markets = prices on the markets for crude oil and gasoline
mcmulti-figure-consumer = the consumer market
mcmulti-figure-difference_track = when the economy changes
mcmulti-figure-doubles = doubles that bring news
mcmulti-figure-economy = the economy cards
mcmulti-figure-news = the news cards
mcmulti-figure-production = what wells cost and what assets bring
mcmulti-figure-seating = quadrants and neighbours
mcmulti-reconstructed-start = The rulebook gives everybody 200. Other sources speak of 200 to 300; that this means 300 for two players and 250 for three, as the option offers, is our reading.
mcmulti-reconstructed-consumer = The rulebook speaks of red spaces without listing them. Here every even space is red.
mcmulti-reconstructed-news = No source says what is printed on the cards Embargo and Crude shortage. We wrote what they do, in the manner of the cards that are known.
mcmulti-reconstructed-seating = No source says which of the two dice works for which neighbour. We read it from the edge that the quadrants share; with three players everybody has one neighbour for each die.

## Hints: why a clerk would do it

mcmulti-hint-buy-barrel = A barrel { mcmulti-part-good } costs ${ $price } million and is worth about ${ $worth } million to you.
mcmulti-hint-sell-barrel = The market pays ${ $price } million for a barrel { mcmulti-part-good }; kept, it is worth about ${ $worth } million to you.
mcmulti-hint-sell-for-goal = With all your barrels sold you reach the goal of ${ $goal } million; this one brings ${ $price } million.
mcmulti-hint-no-trade = No barrel is worth its price now: the nearest is one { mcmulti-part-good } for ${ $price } million, worth about ${ $worth } million to you.
mcmulti-hint-no-cash-for-barrels = A barrel { mcmulti-part-good } would pay, but it costs ${ $price } million; you have ${ $cash } million, of which ${ $reserve } million should stay.
mcmulti-hint-no-barrels = The market has no barrels to sell, and yours are worth keeping.
mcmulti-hint-buy-asset =
    { $kind ->
        [rig] A drilling rig costs ${ $price } million and is likely to bring about ${ $worth } million.
        [station] A gas station costs ${ $price } million and is likely to bring about ${ $worth } million.
        [refinery] A refinery costs ${ $price } million and is likely to bring about ${ $worth } million.
       *[well] An oil well costs ${ $price } million and is likely to bring about ${ $worth } million.
    }
mcmulti-hint-nothing-to-buy = There is nothing that you could buy with ${ $cash } million.
mcmulti-hint-keep-cash = Buying { mcmulti-part-asset } for ${ $price } million would leave too little for barrels and wells: you have ${ $cash } million, and ${ $reserve } million should stay.
mcmulti-hint-no-good-place = You have no good place left for { mcmulti-part-asset }.
mcmulti-hint-nothing-pays = Nothing pays its price any more: even { mcmulti-part-asset } costs ${ $price } million and is likely to bring only about ${ $worth } million.
mcmulti-hint-sell-asset = The bank pays ${ $price } million for { mcmulti-part-asset }; kept, it is likely to bring about ${ $worth } million.
mcmulti-hint-sell-to-declare = With { mcmulti-part-asset } sold for ${ $price } million you come to the goal of ${ $goal } million this turn.
mcmulti-hint-sell-to-pay = Something must go, and { mcmulti-part-asset } is missed least: it brings ${ $price } million now and would be worth about ${ $worth } million.
mcmulti-hint-choose-quadrant = There this roll brings about ${ $worth } million, in the other quadrant about ${ $other } million.
mcmulti-hint-sell-fuel = The consumers pay ${ $price } million, for the last barrel ${ $last } million; a market may pay about ${ $worth } million for it next turn.
mcmulti-hint-keep-fuel = The consumers pay ${ $price } million; a market may pay about ${ $worth } million next turn.
mcmulti-hint-free-refinery = The fee is ${ $fee } million, and the refinery is likely to earn about ${ $worth } million until the end.
mcmulti-hint-refine = As gasoline a barrel is worth about ${ $worth } million to you, as crude oil about ${ $other } million, and refining costs nothing.
mcmulti-hint-keep-crude = As crude oil a barrel is worth about ${ $other } million to you, as gasoline about ${ $worth } million.
mcmulti-hint-pump =
    { $barrels ->
        [one] Crude oil from a well costs nothing: { $barrels } barrel.
       *[other] Crude oil from a well costs nothing: { $barrels } barrels.
    }
mcmulti-hint-declare = You have ${ $cash } million, the goal is ${ $goal } million, and nobody is known to be ahead.
mcmulti-hint-drill = The oil well costs ${ $price } million and is worth about ${ $worth } million; the rig alone is worth about ${ $other } million.
mcmulti-hint-leave-rig = The oil well costs ${ $price } million and is worth about ${ $worth } million; the rig alone is worth about ${ $other } million.
mcmulti-hint-well-too-dear = The oil well costs ${ $price } million, and you have ${ $cash } million.
mcmulti-hint-sell-all = At the end only cash counts: all assets together bring ${ $worth } million.
mcmulti-hint-all-alike = At the start all quadrants are alike.
