### Fogport in English.

fogport-name = Fogport
fogport-about = Ships come in through the fog, and nobody knows what the others will bid for the cargo. Buy crates with sealed bids, sell them while the market pays well, and keep enough for the secret letter in your pocket. Two to four players, six days.

## Names of things: GAME-FIELD-VALUE

fogport-letter-jeweller = Jeweller
fogport-letter-apothecary = Apothecary
fogport-letter-tailor = Tailor
fogport-letter-chandler = Chandler
fogport-letter-brewer = Brewer
fogport-letter-shipwright = Shipwright

fogport-stage-letters = Letters are drawn
fogport-stage-ship = A ship comes in
fogport-stage-bidding = Sealed bids
fogport-stage-lot = A lot decides
fogport-stage-price = The market opens
fogport-stage-selling = Market
fogport-stage-over = Game over

fogport-thing-market = First crate

fogport-bot-trader = The trader: pays half of what it hopes to earn

## What the view shows: GAME-view-FIELD

fogport-view-stage = Stage
fogport-view-day = Day
fogport-view-days = Days in all
fogport-view-ship = Crates on the ship
fogport-view-price = Market price
fogport-view-first_seat = First merchant
fogport-view-active_seat = Whose turn
fogport-view-merchants = Merchants
fogport-view-seat = Merchant
fogport-view-coins = Coins
fogport-view-crates = Crates
fogport-view-sealed = Bid sealed
fogport-view-bid = Bid
fogport-view-sell = Sell
fogport-view-letter = Letter
fogport-view-letters = What the letters say
fogport-view-pays = Pays for each

## Options of the table

fogport-option-open_bids = Open bids
fogport-option-open_bids-text = All bids are opened when the last one is in. Without it only the highest bid is opened, and the others stay secret.

## What is waited for

fogport-chance-letter = draw of a letter
fogport-chance-ship-die = roll for the cargo
fogport-chance-lot = lot between the highest bids
fogport-chance-price-die = roll for the market price

fogport-decision-bid = Seal your bid for the whole cargo.
fogport-decision-sell = Sell crates at the market, or keep them.

## Parts of sentences

fogport-part-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
fogport-part-crates =
    { $crates ->
        [one] { $crates } crate
       *[other] { $crates } crates
    }

## What a merchant can do

fogport-action-bid =
    { $coins ->
        [0] Bid nothing
       *[other] Bid { fogport-part-coins }
    }
fogport-action-sell =
    { $crates ->
        [0] Sell nothing
       *[other] Sell { fogport-part-crates }
    }

## What happened

fogport-fact-letter-drawn = { $player } draws a letter: “{ $letter }”.
fogport-fact-letter-drawn-unseen = { $player } draws a letter.
fogport-fact-ship-came = Day { $number }: a ship comes in with { fogport-part-crates }.
fogport-fact-bid-sealed = { $player } seals a bid of { fogport-part-coins }.
fogport-fact-bid-sealed-unseen = { $player } seals a bid.
fogport-fact-bid-opened =
    { $coins ->
        [0] { $player } has bid nothing.
       *[other] { $player } has bid { fogport-part-coins }.
    }
fogport-fact-cargo-bought = { $player } takes the cargo: { fogport-part-crates } for { fogport-part-coins }.
fogport-fact-ship-left = Nobody bids. The ship sails away with { fogport-part-crates }.
fogport-fact-price-shown =
    { $price ->
        [one] The market pays { $price } coin for the first crate.
       *[other] The market pays { $price } coins for the first crate.
    }
fogport-fact-crates-sold =
    { $crates ->
        [0] { $player } sells nothing.
       *[other] { $player } sells { fogport-part-crates } for { fogport-part-coins }.
    }
fogport-fact-letter-paid =
    { $crates ->
        [0] { $player } opens the letter “{ $letter }”, but has no crates for it.
       *[other] { $player } opens the letter “{ $letter }”: { fogport-part-crates } for { fogport-part-coins }.
    }

## Why not

fogport-refusal-no-such-seat = There is no such seat at this table.
fogport-refusal-game-over = The game is over.
fogport-refusal-chance-due = A roll or a draw comes first.
fogport-refusal-not-now = This cannot be done now.
fogport-refusal-not-your-turn = It is another merchant’s turn to sell.
fogport-refusal-bid-sealed = Your bid is already sealed.
fogport-refusal-negative-amount = An amount cannot be less than nothing.
fogport-refusal-too-little-cash = You cannot bid { $need }: you have { $have }.
fogport-refusal-not-in-store = You cannot sell { $need }: you have { $have }.

## The replay: chapters and charts

fogport-chapter-day = Day { $number }

fogport-chart-coins = Coins
fogport-chart-crates = Crates
fogport-chart-price = Market price
