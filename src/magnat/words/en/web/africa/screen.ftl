### 18Africa in the web client: its sheets, forms, and the kinds of actions. Names of things come from the game's own catalogue.

## Kinds of actions

web-africa-do-accept-offer = Accept the offer
web-africa-do-assign-concession = Assign a concession
web-africa-do-bid = Bid
web-africa-do-buy-bond = Buy a bond
web-africa-do-buy-discard = Buy from the discard pile
web-africa-do-buy-hand = Buy from your hand
web-africa-do-buy-pool = Buy from the bank pool
web-africa-do-buy-train = Buy a train from the bank
web-africa-do-buy-turned = Buy the card turned up
web-africa-do-choose-city = Choose the home city
web-africa-do-choose-concession = Choose a concession
web-africa-do-decline-offer = Decline the offer
web-africa-do-decline-turned = Decline the card turned up
web-africa-do-end-shares = End the company's turn
web-africa-do-end-track = No more track
web-africa-do-end-trains = No more trains
web-africa-do-end-turn = End the turn
web-africa-do-lay-tile = Lay track
web-africa-do-leave-priority = Leave the priority card
web-africa-do-nominate = Put up for auction
web-africa-do-offer-train = Offer for a train
web-africa-do-pass = Pass
web-africa-do-pass-bid = Leave the auction
web-africa-do-pay = Pay out
web-africa-do-place-token = Place a station
web-africa-do-run = Run the trains
web-africa-do-sell-bond = Sell a bond
web-africa-do-sell-private = Sell a private company
web-africa-do-sell-share = Sell a share
web-africa-do-sell-train = Sell a train to the bank
web-africa-do-set-aside = Set aside for the auction
web-africa-do-skip-token = No station
web-africa-do-take-priority = Take the priority card
web-africa-do-turn-card = Turn up a card
web-africa-do-withhold = Keep in the treasury

## Signs

web-africa-pounds = £{ $amount }
web-africa-event-end = The end is near
web-africa-event-removed = { $company } leaves the game
web-africa-event-forced = You must sell
web-africa-percent = { $amount }%
web-africa-of = { $number } of { $limit }
web-africa-none = none

## Sheets

web-africa-sheets = Parts of the table
web-africa-sheet =
    { $sheet ->
        [map] Map
        [market] Market
        [companies] Companies
        [me] Mine
       *[table] Table
    }

## Where we are

web-africa-operating-round = Operating round { $number }
web-africa-stock-round = Stock round { $number }
web-africa-decides = To decide: { $names }
web-africa-ending = The end has been triggered: the game ends with an operating round.
web-africa-ended = The game is over.
web-africa-economy = Economy
web-africa-economy-fixed = The first { $rounds } operating rounds are always a recovery.
web-africa-economy-pool =
    { $number ->
        [0] There is no certificate in the bank pool.
        [one] There is { $number } certificate in the bank pool.
       *[other] There are { $number } certificates in the bank pool.
    }
web-africa-bank = Bank
web-africa-priority = Priority

## Certificates and hands

web-africa-certificate =
    { $kind ->
        [director] Director
       *[share] share
    }
web-africa-income = +{ $amount } a round
web-africa-hand = Your hand
web-africa-my-hand =
    { $number ->
        [one] Your hand: { $number } card
       *[other] Your hand: { $number } cards
    }
web-africa-hand-touch = Touch a card to see what buying it brings.
web-africa-hand-hint = Cards in your hand are your right to buy them at the printed price. They are not yours yet, pay nothing and do not count at the end.
web-africa-hand-empty = No cards in your hand.
web-africa-keep-hint =
    { $number ->
        [one] Choose one more card for the auction; the others you keep.
       *[other] Choose { $number } cards for the auction; the others you keep. Nobody will know who set them aside.
    }
web-africa-put-aside = For the auction
web-africa-picked = Chosen: { $number } of { $of }
web-africa-leave =
    { $number ->
        [0] Set cards aside
        [one] Set this card aside
       *[other] Set these { $number } cards aside
    }
web-africa-aside =
    { $number ->
        [one] { $number } card set aside
       *[other] { $number } cards set aside
    }

## Auctions

web-africa-hammer = Under the hammer
web-africa-hammer-hint = Whoever wins pays the bid and takes the card into their hand: the right to buy it later for £{ $price }.
web-africa-charter =
    { $stations ->
        [one] Home: { $home }. { $stations } station.
       *[other] Home: { $home }. { $stations } stations.
    }
web-africa-director-hint = Once bought, it starts the company at once, and its owner leads it.
web-africa-own-cards =
    { $number ->
        [one] You have { $number } card of { $company } in your hand.
       *[other] You have { $number } cards of { $company } in your hand.
    }
web-africa-own-share = You own { $share } of { $company }.
web-africa-no-bid = No bid yet
web-africa-highest = { $player } bids £{ $amount }
web-africa-bidders = Bids so far
web-africa-passed = passed
web-africa-your-bid = Your bid (£{ $low } to £{ $high })
web-africa-raise = £{ $amount } more
web-africa-bid = Bid £{ $amount }
web-africa-pass = Pass
web-africa-cannot-outbid = Your £{ $cash } is not enough to bid more.
web-africa-pile =
    { $number ->
        [0] Waiting for the auction: no card
        [one] Waiting for the auction: { $number } card
       *[other] Waiting for the auction: { $number } cards
    }
web-africa-waiting-cards = Waiting for the auction
web-africa-pile-empty = This is the last card.
web-africa-nominate-hint = Whoever chooses the card makes the first bid.
web-africa-concessions = Auction of concessions
web-africa-concession-hint = The highest bid buys the right to choose one of these concessions. The last one leaves the game.
web-africa-concession-won = { $player } has won and chooses a concession.
web-africa-concessions-left =
    { $number ->
        [one] { $number } concession left
       *[other] { $number } concessions left
    }
web-africa-take-concession = Take it
web-africa-concession = Concession “{ $name }”

## Stock rounds

web-africa-initial = Initial stock round
web-africa-stock = Buy and sell
web-africa-priority-hint = Whoever has the priority card begins the stock round; now that is { $player }.
web-africa-bought-so-far = { $player } has bought { $number } this turn ({ $source }).
web-africa-sold = Sold this round: { $companies }
web-africa-too-many =
    { $over ->
        [one] You have { $number } certificates and the limit is { $limit }: sell one first.
       *[other] You have { $number } certificates and the limit is { $limit }: sell { $over } first.
    }
web-africa-pool =
    { $number ->
        [0] Bank pool: empty
        [one] Bank pool: { $number } certificate
       *[other] Bank pool: { $number } certificates
    }
web-africa-pool-label = Bank pool
web-africa-pool-empty = The bank pool is empty.
web-africa-pool-hint = Shares at the market price; up to £{ $green } a player may take several of one company at once.
web-africa-deck =
    { $number ->
        [0] Deck: empty
        [one] Deck: { $number } card
       *[other] Deck: { $number } cards
    }
web-africa-turned = Turned up
web-africa-discard =
    { $number ->
        [0] Discard pile: empty
        [one] Discard pile: { $number } card
       *[other] Discard pile: { $number } cards, this one is next
    }
web-africa-open-cards = The last cards, all open
web-africa-discard-empty = No card has been discarded.
web-africa-later =
    { $number ->
        [one] { $number } card after it
       *[other] { $number } cards after it
    }
web-africa-unseen = Cards that you have not seen
web-africa-unseen-hint = They are in the deck or in the hands of others; nobody says which.
web-africa-deck-known = What is in the deck
web-africa-deck-known-hint = The discards became the deck, so everybody knows its cards, but not their order.
web-africa-bonds =
    { $number ->
        [one] Government bond
       *[other] Government bonds
    }
web-africa-bonds-bank =
    { $number ->
        [0] Government bonds: none left
       *[other] Government bonds: { $number } left
    }
web-africa-bond-hint = £{ $price }, counts in full at the end, not as a certificate; what it pays depends on the economy.
web-africa-bond-worth = £{ $price } each
web-africa-buy = Buy for £{ $price }
web-africa-buy-short = Buy
web-africa-sell = Sell for £{ $price }
web-africa-yours = What you own
web-africa-owns-nothing = Nothing yet.
web-africa-share-worth = Price £{ $price }; would count as £{ $value } a share at the end
web-africa-power-used = The power has been used.

## Sums

web-africa-cash = Cash
web-africa-certificates = Certificates
web-africa-spent = Spent in auctions
web-africa-worth = Worth
web-africa-total = Total
web-africa-privates = Privates
web-africa-bonds-column = Bonds
web-africa-hand-column = Hand
web-africa-penalty = Unused concessions

## Companies

web-africa-companies = Companies
web-africa-company = Company
web-africa-acts-now = acts now
web-africa-director = Director
web-africa-manager = Manager
web-africa-director-sign = D
web-africa-manager-sign = M
web-africa-price = Share price
web-africa-printed = Printed price
web-africa-treasury = Treasury
web-africa-share-value = Value at the end
web-africa-unsold = not bought yet
web-africa-trains = Trains
web-africa-stations = Stations
web-africa-tokens = Stations left
web-africa-owns = Owns

## The market

web-africa-market = Stock market
web-africa-zone-removal = the company is removed
web-africa-zone-green = up to { $price }: several shares from the pool at once
web-africa-zone-end = from { $price } on: the end of the game

## Operating rounds

web-africa-steps = Steps of a company's turn
web-africa-acts-for = { $player } acts for it
web-africa-nobody-acts = nobody acts for it
web-africa-next = Then:
web-africa-home-city = { $city } (city { $number })
web-africa-revenue = Income of this run: £{ $amount }
web-africa-pay = Pay out
web-africa-withhold = Keep in the treasury
web-africa-price-move = Share price £{ $before } → £{ $after }
web-africa-per-share = £{ $amount } for each share
web-africa-kept = £{ $amount } into the treasury
web-africa-shares-of = Shares and privates: { $company }
web-africa-shares-hint = The company may sell what it owns, then buy one certificate from the bank pool, never its own.
web-africa-owned-by = Owned by { $company }

## Trains

web-africa-depot = The bank's trains
web-africa-trains-of = Trains: { $company } has £{ $cash }
web-africa-left = { $number } left
web-africa-for-sale = for sale
web-africa-own-trains = Trains of { $company }
web-africa-other-trains = Trains of other companies ({ $number })
web-africa-offer-price = Price (£{ $low } to £{ $high })
web-africa-offer = Offer £{ $price }
web-africa-offered = { $buyer } offers { $seller } £{ $price } for the train “{ $train }”.
web-africa-offer-compare = The bank sells this train for £{ $price } and takes it back for £{ $resale }.

## All holdings

web-africa-holdings = All holdings
web-africa-holdings-hint = Shares in percent; D: Director, M: Manager, ★: priority card. Money in pounds.
web-africa-holder = Owner
web-africa-bank-and-pool = Bank and pool
web-africa-csv = Save as CSV
web-africa-result = Result
web-africa-if-now = If the game ended now
web-africa-share-made = What a share is worth in the end
web-africa-for-assets = For what it owns
web-africa-value-hint = A share counts for its price, plus a tenth of what the company owns in shares and privates and a twentieth of the price of its trains. Cards in the hand and the companies' money do not count.

web-africa-ahead = What lies ahead
web-africa-end-bank = The game ends when the bank is empty: £{ $left } are left.
web-africa-end-price = Or when a price reaches £{ $mark }: nearest is { $company } with £{ $price }, { $spaces } spaces before it.
web-africa-end-no-price = Or when a price reaches £{ $mark }: no company runs yet.
web-africa-end-soon = The end is certain: this set of rounds is the last.
web-africa-order = Order of play
web-africa-tiles = Tiles that are left
web-africa-last-run = Last run
