### The web client's own texts of Oil City: sheets, boards, forms, kinds of actions.

## Kinds of actions

web-oilcity-do-accept-offer = Accept
web-oilcity-do-arrange = Set up all plots
web-oilcity-do-back-offer = Support our offer
web-oilcity-do-confirm = Confirm the tokens
web-oilcity-do-decline-offer = Decline
web-oilcity-do-draw-event = Draw the event
web-oilcity-do-end-after-turn = Make this the last turn
web-oilcity-do-enforce-promise = Enforce
web-oilcity-do-extract = Extract
web-oilcity-do-forgive-promise = Forgive
web-oilcity-do-hand-over = Hand the seat over
web-oilcity-do-keep-promise = Keep the promise
web-oilcity-do-leave-routine = Who does the routine
web-oilcity-do-lift-piece = Lift a piece
web-oilcity-do-make-offer = Make an offer
web-oilcity-do-name-company = Name the company
web-oilcity-do-order = Lay a token for an order
web-oilcity-do-put-piece = Put a piece on a field
web-oilcity-do-reconsider = Think again
web-oilcity-do-return-plot = Return a plot
web-oilcity-do-roll-plot = Roll for the next plot
web-oilcity-do-run-refinery = Run a refinery
web-oilcity-do-sell = Sell by the wagon
web-oilcity-do-send-back = Send back
web-oilcity-do-send-pedlar = Send the pedlar
web-oilcity-do-serve = Serve
web-oilcity-do-set-banker = Who is banker
web-oilcity-do-stamp = Stamp
web-oilcity-do-take-token = Take a token back
web-oilcity-do-withdraw-offer = Withdraw

## Where we are

web-oilcity-zlr = { $amount } zlr
web-oilcity-letter = { $good ->
    [wax] W
    [gas] G
    [kerosene] K
   *[crude] C
}
web-oilcity-company = Company { $number }
web-oilcity-event-end = The game ends
web-oilcity-event-promise = A promise
web-oilcity-where = Turn, prices and event
web-oilcity-turn = Turn { $turn } of { $turns }
web-oilcity-turn-short = Turn
web-oilcity-last-turn = The last turn: the game ends after its sale.
web-oilcity-before = Before the first turn
web-oilcity-step-event = Event
web-oilcity-step-investment = Investment
web-oilcity-step-extraction = Extraction
web-oilcity-step-sale = Sale
web-oilcity-round = Order of service
web-oilcity-round-laying = { $number ->
    [one] Tokens are still being laid by { $names }.
   *[other] Tokens are still being laid by: { $names }.
}
web-oilcity-round-laid = { $ahead ->
    [0] Your tokens are down, and banker 1 begins with your company.
    [one] Your tokens are down. One company is served before yours.
   *[other] Your tokens are down. { $ahead } companies are served before yours.
}
web-oilcity-round-ready = { $ahead ->
    [one] Your company is ready. Banker 2 comes after one more company.
   *[other] Your company is ready. Banker 2 comes after { $ahead } more companies.
}
web-oilcity-round-preparing = { $ahead ->
    [one] Banker 2 comes to you after one more company: you may already prepare.
   *[other] Banker 2 comes to you after { $ahead } more companies: you may already prepare.
}
web-oilcity-banker-here = Banker { $number } is here
web-oilcity-prices = Prices
web-oilcity-event = Event
web-oilcity-events-left = { $number ->
    [one] One card is still in the deck:
   *[other] { $number } cards are still in the deck:
}
web-oilcity-sheets = Sheets of the game
web-oilcity-tab-company = Company
web-oilcity-tab-bank = Bank
web-oilcity-tab-deals = Deals
web-oilcity-tab-sheet = Value
web-oilcity-tab-companies = All

## The company

web-oilcity-company-name = Name of the company
web-oilcity-name-it = Give it a name
web-oilcity-rename = Rename
web-oilcity-store = Store
web-oilcity-character = My character card
web-oilcity-one-token = One token buys
web-oilcity-up-to = up to
web-oilcity-cash = Cash
web-oilcity-each = zlr each
web-oilcity-holders = Who decides for whom
web-oilcity-decides-for = { $seat }: { $name } decides
web-oilcity-decides-for-you = { $name } decides for you now.
web-oilcity-leave-mine = Leave my seat to { $name }
web-oilcity-leave-seat = Leave { $seat }’s seat to { $name }
web-oilcity-seat-back-mine = Take my seat back
web-oilcity-seat-back = Give { $seat } the seat back
web-oilcity-life = Who was that?
web-oilcity-lives = All sixteen entrepreneurs

## Investment

web-oilcity-investment = Investment card
web-oilcity-tokens-laid = { $laid } of { $all } tokens laid
web-oilcity-token-free = token not laid
web-oilcity-token-bot = bot: you lay it
web-oilcity-token-of = Token: { $name }
web-oilcity-character-card = Character card: several for one token
web-oilcity-investment-card = Investment card: one for one token
web-oilcity-goods-to-money = With goods from the store
web-oilcity-up-to-some = up to { $limit }
web-oilcity-pedlar-note = sells up to { $most }, { $price } zlr each
web-oilcity-refine-note = up to { $most } crude, each gives { $made } kerosene
web-oilcity-place = Lay the token: { $items }, { $amount } zlr
web-oilcity-place-earn = Lay the token: brings { $amount } zlr
web-oilcity-place-refine = Lay the token: refine { $items }
web-oilcity-money = Money of the company
web-oilcity-pedlar-pays = The pedlar pays
web-oilcity-tokens-cost = All tokens together cost
web-oilcity-left = Left over
web-oilcity-idle = { $number ->
    [one] One partner has not laid a token yet. That is allowed.
   *[other] { $number } partners have not laid a token yet. That is allowed.
}
web-oilcity-confirm = Confirm for the company
web-oilcity-take-back = Take the token back: { $name }
web-oilcity-has-confirmed = has confirmed
web-oilcity-waits-for-partners = You have confirmed. Others in your company still have to.

## Plots

web-oilcity-plots = Plots
web-oilcity-plots-owned = { $number ->
    [one] { $number } plot
   *[other] { $number } plots
}
web-oilcity-no-plots = No plot yet, and without a plot there is no extraction.
web-oilcity-tray = Pieces in the store
web-oilcity-tap-piece = Touch a piece, then a field. Touch a piece on a field to lift it. Dragging works too.
web-oilcity-tap-field = Now touch a deposit: { $piece }.
web-oilcity-suggest = Suggest a layout
web-oilcity-best-already = The pieces stand where a clerk would put them.
web-oilcity-about-pump = Pump: on the fields beside it water counts as 1.
web-oilcity-about-rig = Canadian rig: towers beside it give one more, but nothing on water.
web-oilcity-about-fan = Fan: drillers beside it stay after the extraction.
web-oilcity-about-distillery = Distillery: crude from the fields beside it comes out as kerosene.
web-oilcity-field = Field { $letter }
web-oilcity-deposit = deposit: { $good }
web-oilcity-deposit-tower = deposit for towers only: { $good }
web-oilcity-free-field = free field
web-oilcity-fits = fits here
web-oilcity-new = new
web-oilcity-next-roll = next
web-oilcity-die = The die shows { $number }
web-oilcity-water = water
web-oilcity-nothing-won = nothing
web-oilcity-return = Return { $place }
web-oilcity-still-in-store = Still in the store: { $items }.
web-oilcity-extract = Start the extraction

## Sale

web-oilcity-sale = Load the wagons
web-oilcity-sale-about = A wagon takes up to { $room } units: touch a place to load it, a unit to take it off. A loaded wagon goes to the bank with its goods.
web-oilcity-of = { $name } (of { $have })
web-oilcity-wagons = Wagons
web-oilcity-no-wagon = The company has no wagon.
web-oilcity-load = Load: { $good }
web-oilcity-unload = Take off: { $good }
web-oilcity-empty-place = Empty place
web-oilcity-wagon-goes = is sold
web-oilcity-wagon-stays = stays
web-oilcity-no-room = { $number ->
    [one] There is no space for one unit.
   *[other] There is no space for { $number } units.
}
web-oilcity-revenue = Revenue
web-oilcity-sell = { $number ->
    [one] Sell { $number } wagon
   *[other] Sell { $number } wagons
}
web-oilcity-sell-nothing = Sell nothing this turn
web-oilcity-best-loads = Best loads by number of wagons

## Deals

web-oilcity-offer-came = { $company } offers you { $give } for { $take }.
web-oilcity-offer-get-later = In turn { $turn } you get { $items }.
web-oilcity-offer-give-later = In turn { $turn } you give { $items }.
web-oilcity-look-at-offer = Look at the offer
web-oilcity-new-offer = New offer
web-oilcity-counter = Counter-offer
web-oilcity-counter-offer = Counter-offer to offer { $number }
web-oilcity-to = To
web-oilcity-to-all = to all companies
web-oilcity-to-us = to us
web-oilcity-to-company = to { $company }
web-oilcity-we-give = We give
web-oilcity-we-get = We get
web-oilcity-later = Loans and promises for later
web-oilcity-give-later = We give later
web-oilcity-get-later = We get later
web-oilcity-due = Due in turn
web-oilcity-lend = Lend: everything goes back
web-oilcity-when-due = Pieces, cards and plots go back at the start of that turn, wherever they stand; money and goods after its last sale.
web-oilcity-add = Add …
web-oilcity-remove = Take out: { $name }
web-oilcity-send-offer = Make the offer
web-oilcity-our-offer = Our offer { $number }
web-oilcity-offer-from = Offer { $number }: { $company }
web-oilcity-you-get = You get
web-oilcity-you-give = You give
web-oilcity-gives = Gives
web-oilcity-gets = Gets
web-oilcity-in-turn = in turn { $turn }
web-oilcity-for-it = In favour: { $names }
web-oilcity-offers-for-us = Offers for us
web-oilcity-our-offers = Our offers
web-oilcity-offers-to-all = Offers to all
web-oilcity-no-offers = No offers are open now.
web-oilcity-no-deals-now = Your company makes no deals at the moment: it is extracting, or the market is closed.
web-oilcity-promises = Promises
web-oilcity-owes = Promise { $number }: { $debtor } → { $creditor }:
web-oilcity-due-now = due this turn
web-oilcity-broken = broken: the bankers decide

## Value and companies

web-oilcity-sheet-of = Value sheet: { $company }
web-oilcity-possible = Possible prices
web-oilcity-stamped = stamped
web-oilcity-together = Total
web-oilcity-points-now = Points, as things stand
web-oilcity-points-hidden = The points are hidden, because cash counts at this table.
web-oilcity-value = Value
web-oilcity-companies = Companies
web-oilcity-wagons-sold = Wagons sold

## The bank

web-oilcity-banker = Banker { $number }
web-oilcity-banker-1-about = Serves the investments, company by company.
web-oilcity-banker-2-about = Draws events, rolls for the plots and stamps the value sheets.
web-oilcity-person = a person
web-oilcity-program = the program
web-oilcity-leave-to-program = Leave to the program
web-oilcity-leave-routine = Let the program do the routine
web-oilcity-take-routine = Do the routine myself again
web-oilcity-person-routine = a person, the program does the routine
web-oilcity-take-over = I will take over
web-oilcity-let-person = Let a person do it
web-oilcity-queue = Companies at the bank
web-oilcity-to-pay = Pays { $cost }, gets { $earned }, keeps { $left } zlr
web-oilcity-to-roll = { $number ->
    [one] One plot to roll for
   *[other] { $number } plots to roll for
}
web-oilcity-entry = { $wagons ->
    [one] Entry: { $wagons } wagon, { $revenue } zlr
   *[other] Entry: { $wagons } wagons, { $revenue } zlr
}
web-oilcity-type-in = Type in what the table shows
web-oilcity-which-card = Which card?
web-oilcity-was-drawn = This card was drawn
web-oilcity-peace = Peace
web-oilcity-war = War
