### The terminal: `magnat play`.

cli-play-you = You
cli-play-money = ${ $amount }

## Coming and going

cli-play-welcome = Welcome to { $game }!
cli-play-welcome-help = Enter takes what is in brackets. “{ $help }” lists the commands, “{ $why } 3” explains why option 3 is not possible.
cli-play-loaded =
    { $count ->
        [one] { $game } goes on after { $count } input.
       *[other] { $game } goes on after { $count } inputs.
    }
cli-play-go-on = [Enter = go on]
cli-play-keep-running = Save the game? [Enter = { $file }, n = no, or a file name]
cli-play-keep-finished = Keep the record of this game? [Enter = { $file }, n = no, or a file name]
cli-play-bye = Goodbye!
cli-play-bye-unsaved = Goodbye! The game was not saved.
cli-play-saved = Saved: { $file }

## Commands: the words that are understood, the first one is shown

cli-play-word-why = why
cli-play-word-undo = undo u
cli-play-word-save = save
cli-play-word-log = log
cli-play-word-rules = rules rule
cli-play-word-help = help h
cli-play-word-quit = quit q exit
cli-play-word-yes = y yes
cli-play-word-no = n no

cli-play-file = FILE
cli-play-help-enter = what is in brackets after the question
cli-play-help-why = why something is not possible, with the rule: “why 3”, “why { $wish }”
cli-play-help-undo = take back your own last inputs, as long as no dice have been rolled and nobody else has acted
cli-play-help-save = save the game; “magnat play { $game } --load FILE” goes on with it
cli-play-help-log = what happened last
cli-play-help-rules = the text of a rule, or of a chapter: “rules 4”
cli-play-help-quit = leave, after asking whether to save

## Asking

cli-play-ask = Your choice [Enter = { $default }]
cli-play-ask-amount = { $least }–{ $most } [Enter = { $default }]

## A game without a screen of its own

cli-play-general-ranking = Final ranking
cli-play-general-place = place
cli-play-general-player = player
cli-play-general-back = back
cli-play-general-nothing = nothing
cli-play-general-amount = { $least }–{ $most }
cli-play-general-help-numbers = the option with this number; with the amount after it, if it asks for one: “2 5”
cli-play-general-help-words = any action by its key and fields, for example to ask why it is not allowed
cli-play-general-example = ACTION field=value

## Answers

cli-play-not-understood = “{ $line }” is not understood here. Type a number or letter from the list, or “{ $help }”.
cli-play-which-board = On which board? Put its letter in front: { $boards }.
cli-play-bad-times = How often? From 1 to { $most } times.
cli-play-bad-number = “{ $value }” is not a number that helps here.
cli-play-stopped = Stopped after { $done } of { $count }:
cli-play-undone =
    { $count ->
        [one] Taken back.
       *[other] { $count } inputs taken back.
    }
cli-play-undo-allowed = You can take back your last input.
cli-play-why-what = Why what? For example “{ $why } 3”, “{ $why } { $wish }” or “{ $why } undo”.
cli-play-why-allowed = { $action }: allowed now ({ $clause }).
cli-play-rules-list = All rules; type a number to read one:
cli-play-rules-none = There is no rule with the number “{ $clause }”.

## McMulti: cells, and the help

cli-play-mcmulti-help-numbers = an option by its number; five times in a row; with row 3, column 4
cli-play-mcmulti-ask-cell = row and column, for example 3 4 [Enter = back]
cli-play-mcmulti-not-a-cell = “{ $line }” is not a cell: type row and column, for example 3 4, or just Enter.
cli-play-mcmulti-no-such-cell = There is no such cell: rows and columns go from 1 to { $side }.
cli-play-mcmulti-example = buy well 3 4

## McMulti: the first screen

cli-play-mcmulti-welcome-goal = Goal: whoever has ${ $goal } million in cash may call the last round; then the most cash wins.
cli-play-mcmulti-welcome-way = Rigs strike oil, wells pump crude, refineries turn it into gasoline, stations sell that to the consumers.
cli-play-mcmulti-welcome-turn = Each turn: trade barrels, roll (red = row, black = column), let what was hit produce, buy or sell assets.

## McMulti: the screen

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

## McMulti: the menu

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
cli-play-mcmulti-nothing-bought = You own nothing yet, and without assets nothing produces. Enter once more goes on without.
cli-play-mcmulti-fuel = Barrels of gasoline to sell:
cli-play-mcmulti-refine = Barrels of crude to refine:
cli-play-mcmulti-pump = Barrels of crude to pump:
cli-play-mcmulti-drill = drill a well for ${ $price }
cli-play-mcmulti-leave = leave the rig as it is
cli-play-mcmulti-declare = declare the last round
cli-play-mcmulti-end-turn = end the turn
cli-play-mcmulti-sell-all = sell everything
cli-play-mcmulti-keep-rest = keep the rest

## McMulti: what somebody did, behind the name

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
cli-play-mcmulti-did-owe = ${ $price } in tax, more than the cash at hand: assets must be sold
cli-play-mcmulti-did-owe-fee = ${ $price } for a refinery, more than the cash at hand: assets are sold for it
cli-play-mcmulti-did-forgive = nothing left to sell, ${ $price } of the tax is forgiven
cli-play-mcmulti-did-choose = uses the roll in quadrant { $quadrant }
cli-play-mcmulti-did-declare = the last round is declared; everybody else has one more turn
cli-play-mcmulti-did-start = first to play
cli-play-mcmulti-did-take = took quadrant { $quadrant }

## McMulti: how words begin that describe a wish

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

## Oil City: the first screen

cli-play-oilcity-welcome-you = You run one company of three partners; bots run the others. Six turns, each with an event that sets the prices.
cli-play-oilcity-welcome-way = Plots give wax, gas and crude where a tower or a driller stands; refineries and distilleries turn crude into kerosene.
cli-play-oilcity-welcome-turn = Each turn: lay your partners' three tokens, set up your plots, roll a die for each, sell by the wagon.
cli-play-oilcity-welcome-goal = Goal: the most valuable company. Points for plots, buildings, refineries, wagon revenue and every turn with a sale.

## Oil City: the screen

cli-play-oilcity-zlr = { $amount } zlr
cli-play-oilcity-turn = Turn { $turn } of { $turns }
cli-play-oilcity-letter =
    { $good ->
        [wax] W
        [gas] G
        [kerosene] K
       *[crude] C
    }
cli-play-oilcity-hint =
    { $stage ->
        [investing] Lay every partner's token, then confirm. Goods need wagons to be sold.
        [returning] One plot too many: choose the one that goes back.
        [preparing] Put pieces on fields (tower 1a), then extract. Improvements work beside them.
        [selling] Load your wagons, four units each. What you do not sell stays in store.
       *[other] The others are busy.
    }
cli-play-oilcity-your-company = Your company
cli-play-oilcity-store = in store
cli-play-oilcity-towers-only = ! towers only
cli-play-oilcity-no-plots = Your company has no plot yet: without one there is nothing to extract.
cli-play-oilcity-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cli-play-oilcity-row =
    { $row ->
        [plots] plots
        [revenue] revenue
        [buildings] buildings
        [drillers] drillers
        [refineries] refineries
        [improved-plots] improved
        [broken-promises] broken promises
       *[sale-turns] sales
    }
cli-play-oilcity-token-free = token free
cli-play-oilcity-head =
    { $column ->
        [company] Companies
        [stage] stage
        [plots] plots
        [wagons] wagons
        [refineries] refin.
        [revenue] revenue
       *[points] points
    }
cli-play-oilcity-scarce = The bank is running low:
cli-play-oilcity-accept = accept { $number }
cli-play-oilcity-more-offers = … and { $count } more: “offers” shows all
cli-play-oilcity-no-offers = There are no offers or promises at present.
cli-play-oilcity-ranking = Value sheets
cli-play-oilcity-wagons-sold = wagons sold
cli-play-oilcity-cash = cash
cli-play-oilcity-place = place

## Oil City: the menu

cli-play-oilcity-letter-confirm = c
cli-play-oilcity-letter-auto = a
cli-play-oilcity-letter-extract = x
cli-play-oilcity-letter-lift = l
cli-play-oilcity-letter-nothing = n

cli-play-oilcity-back = back
cli-play-oilcity-token-of = token of the { $partner }
cli-play-oilcity-confirm = confirm the tokens
cli-play-oilcity-take-token = take the token back
cli-play-oilcity-pedlar = pedlar: up to 3 units at { $price } zlr
cli-play-oilcity-run-refinery = run a refinery
cli-play-oilcity-auto = find the best layout
cli-play-oilcity-extract = extract
cli-play-oilcity-lift = lift a piece
cli-play-oilcity-nothing = sell nothing
cli-play-oilcity-ask-field = plot and field, for example 1a [Enter = back]
cli-play-oilcity-not-a-field = “{ $line }” is not a field: type plot and letter, for example 1a, or just Enter.
cli-play-oilcity-no-such-field =
    { $plots ->
        [one] There is no such field: you have one plot, with fields a to i.
       *[other] There is no such field: your plots are 1 to { $plots }, their fields a to i; for example 1a.
    }

## Oil City: the help

cli-play-oilcity-example = tower 1b
cli-play-oilcity-type-numbers = 1 · 1 2 3
cli-play-oilcity-help-numbers = an option by its number; several at once: partner 1, order 2, amount 3
cli-play-oilcity-type-tokens = engineer 3 towers
cli-play-oilcity-help-tokens = a token; also “merchant wagon 2”, “pedlar 2 wax 1 gas”, “refinery” (buy one), “refinery 4” (run it with 4 crude)
cli-play-oilcity-type-clear = clear 2 · confirm
cli-play-oilcity-help-clear = take partner 2's token back; have the bank serve your company
cli-play-oilcity-type-pieces = tower 1a · lift 1a · auto
cli-play-oilcity-help-pieces = a piece on field a of plot 1, or off it; or all pieces where they bring most
cli-play-oilcity-type-sale = 4 wax 2 gas
cli-play-oilcity-help-sale = sell these on as few wagons as they need; “nothing” keeps them
cli-play-oilcity-type-offer = offer 2 give … take …
cli-play-oilcity-help-offer = a deal for company 2 (or “all”): “offer 2 give wax 2 take money 500”; a promise: “… later give money 300 due 4”
cli-play-oilcity-type-answer = accept 3 · keep 5
cli-play-oilcity-help-answer = accept, decline, withdraw or counter offer 3 (“counter 3 give …”); keep promise 5
cli-play-oilcity-type-look = offers · look 2
cli-play-oilcity-help-look = all offers and promises; the plots of company 2; “name Petrolia” names your company

## Oil City: what a company did, behind its name

cli-play-oilcity-did-buy = buys { $items } for { $price } zlr
cli-play-oilcity-did-peddle = sells { $goods } to the pedlar for { $price } zlr
cli-play-oilcity-did-refine = refines { $crude } into { $kerosene }
cli-play-oilcity-did-draw = draws { $plots }
cli-play-oilcity-did-return = returns { $plots }
cli-play-oilcity-did-win = extracts { $goods }
cli-play-oilcity-did-win-nothing = extracts nothing
cli-play-oilcity-did-roll =
    { $die ->
        [0] { $place }: water, but the pump gives { $goods }
       *[other] { $place }: { $die } on the die gives { $goods }
    }
cli-play-oilcity-did-roll-nothing =
    { $die ->
        [0] { $place }: water
       *[other] { $place }: { $die } on the die, nothing stands there
    }
cli-play-oilcity-did-lose = loses { $drillers }
cli-play-oilcity-did-sell =
    { $wagons ->
        [one] sells { $goods } on { $wagons } wagon for { $price } zlr
       *[other] sells { $goods } on { $wagons } wagons for { $price } zlr
    }
cli-play-oilcity-did-sell-nothing = sells nothing

## Oil City: how words begin that describe a wish

cli-play-oilcity-stems =
    { $meaning ->
        [engineer] engin
        [landowner] landown
        [manager] manag
        [merchant] merch
        [money] money zlr cash
        [wax] wax
        [gas] gas
        [kerosene] keros
        [crude] crude oil
        [tower] tower
        [driller] drill
        [pump] pump
        [fan] fan
        [distillery] distil still
        [rig] rig canad
        [wagon] wagon
        [refinery] refinery refineries
        [plot] plot
        [pedlar] pedlar pedd
        [refine] refine refining run
        [clear] clear remove
        [confirm] confirm
        [lift] lift
        [auto] auto best
        [extract] extract
        [sell] sell
        [nothing] nothing
        [return] return
        [name] name
        [offer] offer
        [counter] counter answer
        [all] all everybody
        [give] give giving
        [take] take taking for get
        [later] later
        [due] due turn
        [accept] accept
        [decline] decline refuse
        [withdraw] withdraw
        [keep] keep
        [offers] offers deals
       *[look] look company show
    }

## 18Africa: the first screen

cli-play-africa-welcome-cards = You are one of several investors. Cards in hand are rights to buy shares; auctions bring more of them.
cli-play-africa-welcome-companies = Whoever holds the Director's certificate or the most shares of a company leads it: track, stations, trains, dividend.
cli-play-africa-welcome-map = Stock rounds and pairs of operating rounds alternate. “map” shows the map, “map all” the whole of it.
cli-play-africa-welcome-goal = Goal: the largest fortune in cash, bonds, privates and shares. The money of companies is not yours.

## 18Africa: the screen

cli-play-africa-pounds = £{ $amount }
cli-play-africa-operating = Operating round { $number }
cli-play-africa-stock = Stock round { $number }
cli-play-africa-bank = bank £{ $money }
cli-play-africa-ending = the end is near
cli-play-africa-market = Market
cli-play-africa-no-markers = no company has started
cli-play-africa-head =
    { $column ->
        [company] company
        [price] price
        [treasury] treasury
        [trains] trains
        [leader] leader
        [yours] yours
        [pool] pool
        [shares] shares
        [player] player
        [cash] cash
        [certificates] cert.
        [bonds] bonds
        [cards] cards
        [worth] worth
       *[owns] owns
    }
cli-play-africa-manager = (M)
cli-play-africa-in-pool = pool { $share }
cli-play-africa-worth = worth £{ $worth }
cli-play-africa-hand = Your hand
cli-play-africa-deck = Deck
cli-play-africa-discard = Discard pile
cli-play-africa-pool = Pool
cli-play-africa-pile = To be auctioned
cli-play-africa-depot = Trains
cli-play-africa-printed = printed { $price }
cli-play-africa-high = { $player } bids £{ $amount }
cli-play-africa-still-in = still in: { $players }
cli-play-africa-treasury = treasury £{ $cash }
cli-play-africa-trains = trains: { $trains }
cli-play-africa-tokens = stations left: { $costs }
cli-play-africa-stations = stations: { $places }; left: { $left }
cli-play-africa-priced = price £{ $price }, a share would count £{ $value } at the end
cli-play-africa-holders = shares:
cli-play-africa-owns = owns { $things }
cli-play-africa-offered = { $company } offers { $seller } £{ $price } for a train { $train }.
cli-play-africa-stays = stays in the shed
cli-play-africa-count-what = Type hexes after it in a company's turn, for example “count D3-D5”.
cli-play-africa-ranking = Fortunes in £
cli-play-africa-row =
    { $row ->
        [cash] cash
        [bonds] bonds
        [privates] privates
        [shares] shares
        [penalty] unused concessions
       *[total] fortune
    }

## 18Africa: the menu

cli-play-africa-letter =
    { $deed ->
        [end] e
        [pass] p
        [flip] f
        [turn] t
        [bond] b
        [sell] s
        [offer] o
        [assign] a
       *[nothing] n
    }
cli-play-africa-back = back
cli-play-africa-set-aside = Set aside { $done } of { $all }
cli-play-africa-bid = Your bid in £:
cli-play-africa-buy =
    { $source ->
        [hand] { $card } from hand £{ $price }
        [pool] { $card } from the pool £{ $price }
       *[discard] { $card } from the discard pile £{ $price }
    }
cli-play-africa-bond = bond
cli-play-africa-sell = sell
cli-play-africa-sell-for = { $thing } £{ $price }
cli-play-africa-buy-train = buy { $train } £{ $price }
cli-play-africa-sell-train = sell { $train } to the bank £{ $price }
cli-play-africa-offer = offer for a train of another company
cli-play-africa-offer-for = £ for { $train } of { $company }:
cli-play-africa-river-free = river free (P4)
cli-play-africa-station-free = the £{ $price } station, free (P5)
cli-play-africa-best-run = the best run: £{ $amount }
cli-play-africa-pay = pay £{ $amount } out, £{ $share } a share: price { $before } → { $after }
cli-play-africa-keep = keep £{ $amount } in the treasury: price { $before } → { $after }

## 18Africa: the help

cli-play-africa-example = lay E6 8 2
cli-play-africa-type-numbers = 1 · D5 · D5 2
cli-play-africa-help-numbers = an option by its number; a hex, then the number of a tile; in auctions a number is a bid
cli-play-africa-type-buy = buy MF · sell KR · pass
cli-play-africa-help-buy = also “buy MF director”, “buy KR from the pool”, “buy bond”, “sell P4”, “turn a card”, “pass and turn a card”
cli-play-africa-type-lay = lay E6 8 2
cli-play-africa-help-lay = hex, tile and turn (sixths, clockwise); with “free” a private pays for the river
cli-play-africa-type-station = station E4
cli-play-africa-help-station = the second city of a hex is J21.1; with “free” a private pays
cli-play-africa-type-run = run D3-D5;G2-F3
cli-play-africa-help-run = one route for each train, hex by hex; “count D3-D5” says what it would bring
cli-play-africa-type-trains = buy 3 · offer KR 2 100
cli-play-africa-help-trains = a train from the bank, or £100 to KR for its 2; “sell train 2”; “assign gold” for a concession
cli-play-africa-type-map = map · map all · map D5
cli-play-africa-help-map = the map around your company, the whole map, the map around a hex
cli-play-africa-type-look = company MF · players
cli-play-africa-help-look = everything about a company; also “companies”, “trains”, “tiles”, “hand”

## 18Africa: what somebody did, behind the name

cli-play-africa-did-nominate = puts up { $card }
cli-play-africa-did-bid = bids £{ $amount }
cli-play-africa-did-buy =
    { $source ->
        [hand] buys { $card } from hand for £{ $price }
        [pool] buys { $card } from the pool for £{ $price }
        [discard] buys { $card } from the discard pile for £{ $price }
        [deck] buys { $card } from the deck for £{ $price }
       *[bank] buys a { $card } for £{ $price }
    }
cli-play-africa-did-sell = sells { $thing } for £{ $price }
cli-play-africa-did-pass = passes
cli-play-africa-did-decline = declines { $card }
cli-play-africa-did-lay =
    { $cost ->
        [0] lays #{ $tile } on { $place }
       *[other] lays #{ $tile } on { $place } for £{ $cost }
    }
cli-play-africa-did-join = connects { $place }: £{ $amount }
cli-play-africa-did-station = station in { $place } for £{ $cost }
cli-play-africa-did-run = earns £{ $amount }
cli-play-africa-did-pay = pays £{ $share } a share
cli-play-africa-did-keep = keeps £{ $amount }
cli-play-africa-did-buy-train = buys a train { $train } for £{ $price }
cli-play-africa-did-sell-train = sells a train { $train } for £{ $price }
cli-play-africa-did-trade = buys a train { $train } from { $seller } for £{ $price }
cli-play-africa-income = · Privates and bonds pay: { $parts }

## 18Africa: how words begin that describe a wish

cli-play-africa-stems =
    { $meaning ->
        [aside] aside set drop discarding
        [nominate] nominat auction
        [bid] bid
        [pass] pass
        [buy] buy purchas
        [sell] sell
        [bond] bond
        [hand] hand
        [pool] pool
        [discard] discard pile
        [deck] deck turn flip
        [decline] declin refus
        [accept] accept
        [director] director
        [take] take priority
        [leave] leave
        [end] end done finish stop
        [lay] lay build upgrad
        [station] station token
        [free] free
        [run] run
        [pay] pay
        [keep] keep withhold
        [train] train
        [offer] offer
        [assign] assign concession
        [map] map
        [all] all whole
        [company] compan look
        [players] player
        [tiles] tile
        [count] count
        [minerals] mineral
        [dates] dates
        [gas] gas natural
        [oil] oil
        [copper] copper
        [cotton] cotton
       *[gold] gold
    }
