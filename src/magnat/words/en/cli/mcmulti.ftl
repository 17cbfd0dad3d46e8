### McMulti in the terminal: `magnat play mcmulti`.

cli-play-mcmulti-money = ${ $amount }

## Cells, and the help

cli-play-mcmulti-help-numbers = an option by its number; five times in a row; with row 3, column 4
cli-play-mcmulti-ask-cell = row and column, for example 3 4 [Enter = back]
cli-play-mcmulti-not-a-cell = “{ $line }” is not a cell: type row and column, for example 3 4, or just Enter.
cli-play-mcmulti-no-such-cell = There is no such cell: rows and columns go from 1 to { $side }.
cli-play-mcmulti-example = buy well 3 4

## The first screen

cli-play-mcmulti-welcome-goal = Goal: whoever has ${ $goal } million in cash may call the last round; then the most cash wins.
cli-play-mcmulti-welcome-way = Rigs strike oil, wells pump crude, refineries turn it into gasoline, stations sell that to the consumers.
cli-play-mcmulti-welcome-turn = Each turn: trade barrels, roll (red = row, black = column), let what was hit produce, buy or sell assets.

## The screen

cli-play-mcmulti-round = Round { $round }, turn { $turn }
cli-play-mcmulti-red = red { $number }
cli-play-mcmulti-black = black { $number }
cli-play-mcmulti-last-round = LAST ROUND
cli-play-mcmulti-hint =
    { $stage ->
        [land] Take a quadrant: whoever sits beside it is your neighbour; play goes clockwise.
        [purchase] Build a first chain: rigs are cheap, a station and a refinery earn money. Keep some cash.
        [market] Fill or empty your storage on ONE market; every barrel changes the next price.
        [tax] The news wants money: sell assets until the tax is paid.
        [quadrant] The roll works in one of your two quadrants only: where did it hit more?
        [stations] Your stations that were hit sell gasoline to the consumers; each barrel brings 1 less.
        [refineries] Your refineries that were hit turn crude into gasoline.
        [wells] Your wells that were hit pump crude, free of charge.
        [rigs] Both dice hit your rig: oil! A well gives crude for the rest of the game.
        [assets] Put your money to work, or sell assets that were hit. Enough cash? Then you may declare.
        [settlement] The game is ending: only cash counts, so sell.
       *[other] Wait for the dice.
    }
cli-play-mcmulti-bill = You owe ${ $owed } and are ${ $missing } short. All that you may sell brings ${ $assets }.
cli-play-mcmulti-markets = Markets
cli-play-mcmulti-buy = buy
cli-play-mcmulti-sell = sell
cli-play-mcmulti-track =
    { $market ->
        [domestic] home
       *[foreign] abroad
    } { $good ->
        [crude] crude
       *[gasoline] gasoline
    }
cli-play-mcmulti-closed = closed
cli-play-mcmulti-consumers = consumers pay
cli-play-mcmulti-consumer-barrels =
    { $barrels ->
        [one] { $barrels } barrel there
       *[other] { $barrels } barrels there
    }
cli-play-mcmulti-economy = Economy
cli-play-mcmulti-demand = demand { $demand }
cli-play-mcmulti-difference = Difference
cli-play-mcmulti-kind =
    { $kind ->
        [rig] rig
        [station] station
        [refinery] refinery
       *[well] well
    }
cli-play-mcmulti-likely = Likely { $doubles }
cli-play-mcmulti-unlikely = Unlikely { $doubles }
cli-play-mcmulti-lasting = NOW
cli-play-mcmulti-effect =
    { $card ->
        [property_tax] tax: △{ $rig } ◆{ $station } ▣{ $refinery } ●{ $well }
        [global_warming] refineries idle until ${ $fee } each is paid
        [sales_tax] tax: ${ $station } per station
        [cold_winter] −{ $removed_gasoline } gasoline at home
        [snap_inspection] tax: ${ $crude } per crude, ${ $gasoline } per gasoline
        [uncertainty] { $moved_crude } crude from abroad to home, demand −{ $fall }
        [embargo] foreign market closed until { $doubles }
       *[crude_shortage] −{ $removed_crude } crude at home
    }
cli-play-mcmulti-companies = Companies
cli-play-mcmulti-company = Company
cli-play-mcmulti-cash = cash
cli-play-mcmulti-crude = crude
cli-play-mcmulti-gasoline = gas.
cli-play-mcmulti-barrels = barrels
cli-play-mcmulti-owes = owes ${ $amount }
cli-play-mcmulti-short = owes ${ $amount }, ${ $missing } short
cli-play-mcmulti-idle = { $count } idle
cli-play-mcmulti-declared = declared
cli-play-mcmulti-ranking = Final ranking
cli-play-mcmulti-place = place

## The menu

cli-play-mcmulti-letter-roll = r
cli-play-mcmulti-letter-end = e
cli-play-mcmulti-letter-declare = d
cli-play-mcmulti-letter-all = a
cli-play-mcmulti-letter-keep = k
cli-play-mcmulti-letter-free = f
cli-play-mcmulti-letter-sell = s

cli-play-mcmulti-buy-barrel =
    { $good ->
        [crude] buy crude
       *[gasoline] buy gasoline
    } { $market ->
        [domestic] at home
       *[foreign] abroad
    } { $price ->
        [0] –
       *[other] ${ $price }
    }
cli-play-mcmulti-sell-barrel =
    { $good ->
        [crude] sell crude
       *[gasoline] sell gasoline
    } { $market ->
        [domestic] at home
       *[foreign] abroad
    } { $price ->
        [0] –
       *[other] ${ $price }
    }
cli-play-mcmulti-roll = roll the dice
cli-play-mcmulti-buy-asset =
    { $kind ->
        [rig] buy a rig
        [station] buy a station
       *[refinery] buy a refinery
    } ${ $price }
cli-play-mcmulti-sell-asset =
    { $kind ->
        [rig] sell a rig
        [station] sell a station
        [refinery] sell a refinery
       *[well] sell a well
    } ${ $price }
cli-play-mcmulti-free = pay ${ $price } for an idle refinery
cli-play-mcmulti-sell-for-fee = sell an asset to pay for it
cli-play-mcmulti-end-purchases = done buying
cli-play-mcmulti-nothing-bought = You own nothing yet, and without assets nothing produces. Press Enter again to go on.
cli-play-mcmulti-fuel = Barrels of gasoline to sell:
cli-play-mcmulti-refine = Barrels of crude to refine:
cli-play-mcmulti-pump = Barrels of crude to pump:
cli-play-mcmulti-drill = drill a well for ${ $price }
cli-play-mcmulti-leave = leave the rig as it is
cli-play-mcmulti-declare = declare the last round
cli-play-mcmulti-end-turn = end the turn
cli-play-mcmulti-sell-all = sell everything
cli-play-mcmulti-keep-rest = keep the rest

## What somebody did, after the name

cli-play-mcmulti-did-roll = rolled red { $red }, black { $black }
cli-play-mcmulti-did-buy-barrels =
    bought { $count } { $good ->
        [crude] crude
       *[gasoline] gasoline
    } { $market ->
        [domestic] at home
       *[foreign] abroad
    } for ${ $price }
cli-play-mcmulti-did-sell-barrels =
    sold { $count } { $good ->
        [crude] crude
       *[gasoline] gasoline
    } { $market ->
        [domestic] at home
       *[foreign] abroad
    } for ${ $price }
cli-play-mcmulti-did-sell-fuel = sold { $count } gasoline to the consumers for ${ $price }
cli-play-mcmulti-did-refine = refined { $count } crude
cli-play-mcmulti-did-pump = pumped { $count } crude
cli-play-mcmulti-did-drill = struck oil at { $cell } and drilled a well for ${ $price }
cli-play-mcmulti-did-buy-assets =
    { $kind ->
        [rig] { $count ->
            [one] bought a rig
           *[other] bought { $count } rigs
        }
        [station] { $count ->
            [one] bought a station
           *[other] bought { $count } stations
        }
       *[refinery] { $count ->
            [one] bought a refinery
           *[other] bought { $count } refineries
        }
    } for ${ $price }
cli-play-mcmulti-did-sell-assets =
    { $kind ->
        [rig] { $count ->
            [one] sold a rig
           *[other] sold { $count } rigs
        }
        [station] { $count ->
            [one] sold a station
           *[other] sold { $count } stations
        }
        [refinery] { $count ->
            [one] sold a refinery
           *[other] sold { $count } refineries
        }
       *[well] { $count ->
            [one] sold a well
           *[other] sold { $count } wells
        }
    } for ${ $price }
cli-play-mcmulti-did-stop =
    { $count ->
        [one] one refinery stands idle now
       *[other] { $count } refineries stand idle now
    }
cli-play-mcmulti-did-free = paid ${ $price }, a refinery works again
cli-play-mcmulti-did-pay-tax = paid ${ $price } in tax
cli-play-mcmulti-did-owe = ${ $price } in tax, more than the cash in hand: assets must be sold
cli-play-mcmulti-did-owe-fee = ${ $price } for a refinery, more than the cash in hand: assets are sold for it
cli-play-mcmulti-did-forgive = nothing left to sell, ${ $price } of the tax is forgiven
cli-play-mcmulti-did-choose = uses the roll in quadrant { $quadrant }
cli-play-mcmulti-did-declare = the last round is declared; everybody else has one more turn
cli-play-mcmulti-did-start = first to play
cli-play-mcmulti-did-take = took quadrant { $quadrant }

## How the words that describe a wish begin

cli-play-mcmulti-stems-buy = buy purchas build
cli-play-mcmulti-stems-sell = sell
cli-play-mcmulti-stems-free = free pay
cli-play-mcmulti-stems-all = all everything
cli-play-mcmulti-stems-keep = keep
cli-play-mcmulti-stems-roll = roll dice
cli-play-mcmulti-stems-refine = refine refining
cli-play-mcmulti-stems-pump = pump
cli-play-mcmulti-stems-drill = drill
cli-play-mcmulti-stems-leave = leave
cli-play-mcmulti-stems-declare = declar
cli-play-mcmulti-stems-end = end done finish
cli-play-mcmulti-stems-use = use quadrant
cli-play-mcmulti-stems-take = take choose
cli-play-mcmulti-stems-rig = rig drilling
cli-play-mcmulti-stems-station = station
cli-play-mcmulti-stems-refinery = refinery refineries
cli-play-mcmulti-stems-well = well
cli-play-mcmulti-stems-crude = crude oil
cli-play-mcmulti-stems-gasoline = gas petrol fuel
cli-play-mcmulti-stems-domestic = home domestic
cli-play-mcmulti-stems-foreign = foreign abroad
