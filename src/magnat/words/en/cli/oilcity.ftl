### Oil City in the terminal: `magnat play oilcity`.

## The first screen

cli-play-oilcity-welcome-you = You run one company of three partners; bots run the others. Six turns, each with an event that sets the prices.
cli-play-oilcity-welcome-way = Plots give wax, gas and crude where a tower or a driller stands; refineries and distilleries turn crude into kerosene.
cli-play-oilcity-welcome-turn = Each turn: lay your partners' three tokens, set up your plots, roll a die for each, sell by the wagon.
cli-play-oilcity-welcome-goal = Goal: the most valuable company. Points for plots, buildings, refineries, wagon revenue and every turn with a sale.

## The screen

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

## The menu

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

## The help

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

## What a company did, after its name

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

## How the words that describe a wish begin

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
