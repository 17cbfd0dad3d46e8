### 18Africa in English. Money is in pounds (£). Companies are called by their codes; names of companies, trains and places stay as printed.

africa-name = 18Africa
africa-about = Railways for a whole continent: buy shares, lead companies as Director or Manager, lay track through deserts and over rivers, run trains between the cities and decide whether the income goes to the shareholders or into the treasury. Private companies, concessions and an economy between boom and depression add to it. Two to seven players; the largest fortune of cash, bonds, privates and shares wins.

## Railway companies

africa-company-AR = Alexandria Railway
africa-company-AR-text = { africa-part-company }
africa-company-CSAR = Central South African Railway
africa-company-CSAR-text = { africa-part-company }
africa-company-AO = Algiers-Oran Railway
africa-company-AO-text = { africa-part-company }
africa-company-EAR = East African Railroad
africa-company-EAR-text = { africa-part-company }
africa-company-COR = Congo Océan Railway
africa-company-COR-text = { africa-part-company }
africa-company-ENR = Egyptian National Railway
africa-company-ENR-text = { africa-part-company }
africa-company-KR = Kenyan Railway
africa-company-KR-text = { africa-part-company }
africa-company-CGH = Cape of Good Hope & Western Railway
africa-company-CGH-text = { africa-part-company }
africa-company-MF = Marrakech-Fez Railway
africa-company-MF-text = { africa-part-company }
africa-company-MNR = Moroccan National Railway
africa-company-MNR-text = { africa-part-company }
africa-company-NR = Nigerian Railway
africa-company-NR-text = { africa-part-company }
africa-company-NZA = Nederlands Zuid Afrikaanse Railway Co
africa-company-NZA-text = { africa-part-company }
africa-company-TC = Tangier Casablanca High Speed Line
africa-company-TC-text = { africa-part-company }
africa-company-TO = Timbuktu-Oran Railway
africa-company-TO-text = { africa-part-company }
africa-company-SR = Sudan Railway
africa-company-SR-text = { africa-part-company }
africa-company-UR = Ugandan Railway
africa-company-UR-text = { africa-part-company }
africa-company-CNR = Congolese National Railway
africa-company-CNR-text = { africa-part-company }

## Private companies and their powers

africa-private-P1 = Cape Wine Company
africa-private-P1-text = { africa-part-private } It has no power.
africa-private-P2 = Allen Rock Aggregates
africa-private-P2-text = { africa-part-private } Once in the game: { africa-power-extra_yellow }.
africa-private-P3 = Thompson Wagon Works
africa-private-P3-text = { africa-part-private } Once in the game: { africa-power-double_upgrade }.
africa-private-P4 = Jamieson Tropical Timber
africa-private-P4-text = { africa-part-private } Once in the game: { africa-power-free_river }.
africa-private-P5 = George Edmunds Factors
africa-private-P5-text = { africa-part-private } Once in the game: { africa-power-free_token }.
africa-private-P6 = Madianos Olive Oil Export Company
africa-private-P6-text = { africa-part-private } Once in the game, if a player owns it: { africa-power-take_priority }.

africa-power-none = no power
africa-power-extra_yellow = one more yellow tile
africa-power-double_upgrade = a second upgrade of the same tile
africa-power-free_river = one tile without paying for the river
africa-power-free_token = one station free of charge
africa-power-take_priority = taking the priority card

## Trains

africa-train-2 = 2
africa-train-2-text = { africa-part-train }
africa-train-3 = 3
africa-train-3-text = { africa-part-train }
africa-train-4E = 4E
africa-train-4E-text = { africa-part-train }
africa-train-3_3 = Veldt Star
africa-train-3_3-text = { africa-part-train }
africa-train-3_3T = Empire Freight
africa-train-3_3T-text = { africa-part-train }
africa-train-4_4_4E = Empire Express
africa-train-4_4_4E-text = { africa-part-train }
africa-train-4_4_4T = Pan America
africa-train-4_4_4T-text = { africa-part-train }

## Concessions

africa-concession-minerals = minerals
africa-concession-minerals-text = { africa-part-concession }
africa-concession-dates = dates
africa-concession-dates-text = { africa-part-concession }
africa-concession-gas = natural gas
africa-concession-gas-text = { africa-part-concession }
africa-concession-oil = oil
africa-concession-oil-text = { africa-part-concession }
africa-concession-copper = copper
africa-concession-copper-text = { africa-part-concession }
africa-concession-cotton = cotton
africa-concession-cotton-text = { africa-part-concession }
africa-concession-gold = gold
africa-concession-gold-text = { africa-part-concession }

## The economy, the map, and where things are

africa-economy-boom = boom
africa-economy-boom-text = { africa-part-economy }
africa-economy-recovery = recovery
africa-economy-recovery-text = { africa-part-economy }
africa-economy-recession = recession
africa-economy-recession-text = { africa-part-economy }
africa-economy-depression = depression
africa-economy-depression-text = { africa-part-economy }

africa-colour-white = white
africa-colour-yellow = yellow
africa-colour-green = green
africa-colour-brown = brown
africa-colour-gray = gray

africa-terrain-plain = plain
africa-terrain-mountain = mountains
africa-terrain-river = river

africa-status-out = not in this game
africa-status-waiting = not started
africa-status-running = running
africa-status-removed = removed from the game

africa-source-none = nothing yet
africa-source-hand = hand
africa-source-pool = bank pool
africa-source-discard = discard pile
africa-source-deck = deck
africa-source-bond = bond

## Options of the table

africa-option-transcontinental_second = Second transcontinental route
africa-option-transcontinental_second-text = Which pair of cities earns the second transcontinental bonus: Casablanca with Johannesburg or Pretoria, or Dakar with Dar es Salaam.
africa-option-depression_drop = Fall of prices in a depression
africa-option-depression_drop-text = Do share prices fall only before the first operating round after a stock round, or before every operating round?
africa-option-removed_company_tokens = Stations of removed companies
africa-option-removed_company_tokens-text = Do the stations of a removed company stay on the map and block the way, or are they taken off?
africa-option-pass_flip = Turning a card on a pass
africa-option-pass_flip-text = May whoever passes in a stock round turn the top card of the deck onto the discard pile, or must they?
africa-option-selling_is_passing = Selling alone is a pass
africa-option-selling_is_passing-text = Whoever has sold but bought nothing counts as having passed, and may turn a card. Without it such a turn is no pass, so the stock round goes on.
africa-option-discard_order = Order of the discard pile
africa-option-discard_order-text = Which card of the discard pile is for sale first: the one discarded first, or the one discarded last?
africa-option-extra_discard = Extra cards on the discard pile
africa-option-extra_discard-text = Is a card of the deck turned onto the discard pile when a purchase from the deck has ended, when the pile has been bought empty and when the deck is rebuilt?
africa-option-purchase_sources = Sources of purchases in a turn
africa-option-purchase_sources-text = Do all purchases of a player's turn in a stock round come from one source (hand, bank pool, discard pile, deck or a bond), or from several, each within its own limit?
africa-option-green_shares = Several cheap shares at once
africa-option-green_shares-text = A player may buy any number of shares with a price in the green zone from the bank pool in one turn. May they be of any companies, or must all be of one?
africa-option-auction_next_nominator = Who chooses the next card
africa-option-auction_next_nominator-text = In the opening auctions the next card is chosen by the left-hand neighbour of the biggest spender so far, or simply by the next player clockwise.
africa-option-yellow_track = Yellow tiles of a turn
africa-option-yellow_track-text = Must each yellow tile join any tile laid earlier in the same turn, or continue the last one, so that they make one line?
africa-option-printed_track = Printed track between yellow tiles
africa-option-printed_track-text = Yellow tiles of a turn are joined to each other, and gray track printed on the map counts. All of it, even where it leads through a city or a town, or plain track only?
africa-option-city_upgrade_needs = Upgrading cities
africa-option-city_upgrade_needs-text = To upgrade a city, must a train of the company be able to reach it, or are any train and a connection by track enough?
africa-option-upgrade_reach = Which upgrades need a train
africa-option-upgrade_reach-text = Does only the upgrade of a city need a train, or that of a town as well?
africa-option-concession_needs = Conditions for a concession
africa-option-concession_needs-text = May a concession be assigned to a company at any time in its turn, or only when it has a train and track to the goods and to a port?
africa-option-company_green_multi_buy = Companies buy several cheap shares
africa-option-company_green_multi_buy-text = A company may buy several shares of one company in a turn if the price is in the green zone. Without it a company buys one certificate a turn.
africa-option-manager_20_locked = Managers keep their 20%
africa-option-manager_20_locked-text = A Manager cannot sell the last 20% unless somebody else takes over. Without it Managers sell as they like.
africa-option-dividend_half_to_full = Step for a small dividend
africa-option-dividend_half_to_full-text = How many spaces the share price moves forward if the sum paid out is at least half the price, but less than the price.
africa-option-managed_no_train_check = Manager without a train
africa-option-managed_no_train_check-text = The price of a company with a Manager and without a train falls by { $fall } spaces, either at once in the dividend step, or by { $now } there and by { $later } when the turn ends, unless it has bought a train by then.
africa-option-variable_city_modifiers = Numbers of the variable cities
africa-option-variable_city_modifiers-text = The number beside the question mark of a variable city is added to its value. Without it the numbers are left out.
africa-option-town_to_city_upgrade = Towns become cities
africa-option-town_to_city_upgrade-text = A yellow tile with a single town can be upgraded to a green city. Without it towns stay towns.
africa-option-upgrade_strictness = Strictness of upgrades
africa-option-upgrade_strictness-text = Must an upgrade always give the company new track that it can use, or may it also just change a city or town that it reaches?
africa-option-tile_933 = Shape of tile #933
africa-option-tile_933-text = The sources differ on how many exits the brown town tile #933 has.
africa-option-priority_after_stock_round = Priority card after a stock round
africa-option-priority_after_stock_round-text = The card goes to the left-hand neighbour of whoever bought or sold last, or only of whoever bought last.
africa-option-bank_break_in_stock_round = Bank broken in a stock round
africa-option-bank_break_in_stock_round-text = What does a bank that runs out of money in a stock round mean? Nothing, until it cannot make a payment in an operating round; or the end, if it is still empty when the next operating round begins; or the end at once.
africa-option-simpson_director_deal = Directors' certificates for all
africa-option-simpson_director_deal-text = One of the cards dealt to each player is a Director's certificate. Without it all cards are dealt at random.
africa-option-two_player_auction_swap = Swap before a two-player auction
africa-option-two_player_auction_swap-text = With two players, half of the discards go back into the deck unseen, and as many cards from the deck are auctioned in their place.
africa-option-unassigned_concession_penalty = Penalty for unused concessions
africa-option-unassigned_concession_penalty-text = What each concession that a player bought but never assigned to a company costs at the end, in pounds.
africa-option-round_limit = Limit of operating rounds (house rule)
africa-option-round_limit-text = The game ends after this many operating rounds at the latest. The rulebook has no such limit; 0 leaves it out.
africa-setting-casablanca_johannesburg = Casablanca and Johannesburg or Pretoria
africa-setting-dakar_dar_es_salaam = Dakar and Dar es Salaam
africa-setting-first_or_of_set = first operating round only
africa-setting-every_or = every operating round
africa-setting-stay_and_block = stay and block
africa-setting-removed = taken off
africa-setting-optional = allowed
africa-setting-mandatory = required
africa-setting-left_of_biggest_spender = left of the biggest spender
africa-setting-clockwise = clockwise
africa-setting-train_reach = a train that reaches the city
africa-setting-own_train_and_connected = any train and a connection
africa-setting-dividend_step = in the dividend step
africa-setting-end_of_turn = the rest when the turn ends
africa-setting-semi_restrictive = new track or a changed stop
africa-setting-restrictive = always new track
africa-setting-five_way = five exits
africa-setting-six_way = six exits
africa-setting-last_buy_or_sell = last purchase or sale
africa-setting-last_buy = last purchase
africa-setting-ignored_until_or_payment = if still empty in the next operating round
africa-setting-payment_fails = only when a payment fails
africa-setting-oldest_first = oldest card first
africa-setting-newest_first = newest card first
africa-setting-none = none
africa-setting-refill = cards are turned
africa-setting-connected = joined to each other
africa-setting-one_line = one line
africa-setting-one = one source
africa-setting-several = several sources
africa-setting-any_company = of any companies
africa-setting-one_company = of one company
africa-setting-all = all printed track
africa-setting-plain = plain track only
africa-setting-cities = cities only
africa-setting-cities_and_towns = cities and towns
africa-setting-train_and_track = a train and track
africa-setting-counts = at once

## Where the game stands

africa-stage-draw-companies = Drawing the companies
africa-stage-deal-directors = Dealing the Directors' certificates
africa-stage-deal = Dealing the cards
africa-stage-keep = Choosing the hands
africa-stage-return = Discards go back into the deck
africa-stage-redeal = Drawing cards for the auction
africa-stage-starter = Drawing the starting player
africa-stage-nominate = Opening auctions: choosing a card
africa-stage-bid = Opening auctions: bidding
africa-stage-spender = Rolling between the biggest spenders
africa-stage-initial = Initial stock round
africa-stage-priority = Before the stock round: the priority card
africa-stage-stock = Stock round
africa-stage-turn = Stock round: turning up a card
africa-stage-turned = Stock round: the card turned up
africa-stage-city = Choosing a home city
africa-stage-track = Track
africa-stage-token = Station
africa-stage-run = Train runs
africa-stage-dividend = Dividend
africa-stage-trains = Trains
africa-stage-offer = Offer for a train
africa-stage-shares = Shares and privates
africa-stage-concession-bid = Auction of concessions: bidding
africa-stage-concession = Auction of concessions: choosing
africa-stage-over = Game over

africa-chance-company = draw of a company
africa-chance-dealt-card = dealing of a card
africa-chance-returned-card = draw of a discard that goes back into the deck
africa-chance-auction-card = draw of a card for the auction
africa-chance-starting-player = draw of the starting player
africa-chance-spender-die = roll between the biggest spenders
africa-chance-deck-card = top card of the deck

africa-decision-keep = Keep half of your cards: choose one by one which go to the auction.
africa-decision-nominate = Choose the card that is auctioned next; the first bid is yours.
africa-decision-bid = Bid more, or pass: whoever passes is out of this auction.
africa-decision-initial-turn = Buy cards from your hand or one bond, or pass.
africa-decision-take-priority = You own { africa-private-P6 }: use its power once and take the priority card?
africa-decision-stock-turn = In your first turn of the round you may sell; then buy from one source, or pass.
africa-decision-turned-card = Buy the card turned up, or decline it.
africa-decision-choose-city = Choose the city in which the company has its home station.
africa-decision-lay-track = Track: lay yellow tiles or upgrade one tile, then go on.
africa-decision-place-token = Station: place one, or go on without one.
africa-decision-run-trains = Choose the routes on which the trains run.
africa-decision-pay-or-withhold = Pay the income out to the shareholders, or keep it in the treasury?
africa-decision-trains = Trains: buy and sell, then go on.
africa-decision-answer-offer = Another company wants to buy a train from yours: accept or decline.
africa-decision-shares = Shares and privates: the company may sell to the bank pool, then buy from it.
africa-decision-bid-concession = Bid for the right to choose a concession, or pass.
africa-decision-choose-concession = You have won: choose a concession.

## Parts of sentences

africa-part-company = Home: { $home }. A share costs £{ $price } as printed. Stations: { $stations }.
africa-part-private = Costs £{ $price } and pays £{ $income } in each operating round.
africa-part-train =
    { $towns ->
        [free] Counts { $stops } cities and all towns on the way
        [free_and_beyond] Counts { $stops } cities and all towns, including those beyond the end cities
       *[counted] Counts the { $stops } best stops, cities or towns, of a route of any length
    }{ $multiplier ->
        [1] { "." }
       *[other] ; income times { $multiplier }.
    }{ $hardy ->
        [yes] { " " }Recession and depression do not lower its income, but a boom raises it.
       *[no] { "" }
    } Costs £{ $price }, sells back for £{ $resale }.
africa-part-concession =
    { $ports ->
        [1] Assigned to a company, it brings £{ $bonus } for each of its trains whose route includes { $origin } and { $port }.
       *[other] Assigned to a company, it brings £{ $bonus } for each of its trains whose route includes { $origin } and either { $port } or { $other }.
    }
africa-part-economy = Cities { $city }, towns { $town }; a bond pays £{ $bond }.
africa-part-card =
    { $kind ->
        [director] Director's certificate of { $name }
        [share] share of { $name }
       *[private] { $name }
    }
africa-part-object =
    { $kind ->
        [director] the Director's certificate of { $name }
        [share] a share of { $name }
       *[private] the private { $name }
    }
africa-part-copies = { $count } × { $card }
africa-part-city = { $place }, city { $number }

## What a player can do

africa-action-set-aside = Set { $object } aside for the auction
africa-action-nominate = Put { $object } up for auction
africa-action-bid = Bid £{ $amount }
africa-action-pass-bid = Pass: out of this auction
africa-action-choose-concession = Take the concession “{ $concession }”
africa-action-take-priority = Take the priority card
africa-action-leave-priority = Leave the priority card where it is
africa-action-buy-hand = Buy { $object } from hand
africa-action-buy-pool = Buy { $object } from the bank pool
africa-action-buy-discard = Buy { $object } from the discard pile
africa-action-turn-card = Turn up the top card of the deck
africa-action-buy-turned = Buy the card turned up
africa-action-decline-turned = Decline the card turned up
africa-action-buy-bond = Buy a government bond
africa-action-sell-share = Sell a share of { $company } to the bank pool
africa-action-sell-private = Sell { $private } to the bank pool
africa-action-sell-bond = Sell a government bond to the bank
africa-action-end-turn = End the turn
africa-action-pass =
    { $flip ->
        [1] Pass and turn a card onto the discard pile
       *[0] Pass
    }
africa-action-choose-city = Home station in city { $number }
africa-action-lay-tile =
    { $deed ->
        [lay] Lay tile #{ $tile } on { $place }, rotation { $rotation }
       *[upgrade] Upgrade { $place } to tile #{ $tile }, rotation { $rotation }
    }{ $waive ->
        [1] , without paying for the river ({ africa-private-P4 })
       *[0] { "" }
    }
africa-action-end-track = No more track
africa-action-place-token =
    { $free ->
        [1] Place the £{ $cost } station free of charge ({ africa-private-P5 }): { $place }
       *[0] Place a station for £{ $cost }: { $place }
    }
africa-action-skip-token = No station
africa-action-run =
    { $run ->
        [none] Run no train
       *[some] Run the trains: { $ways }
    }
africa-action-pay = Pay the income out
africa-action-withhold = Keep the income in the treasury
africa-action-buy-train = Buy a train “{ $train }” from the bank
africa-action-sell-train = Sell a train “{ $train }” to the bank
africa-action-offer-train = Offer { $company } £{ $price } for a train “{ $train }”
africa-action-accept-offer = Accept the offer
africa-action-decline-offer = Decline the offer
africa-action-end-trains = No more trains
africa-action-end-shares = End the company's turn
africa-action-assign-concession = Assign the concession “{ $concession }” to the company

## What happened: cards, shares and the end

africa-fact-company-drawn = { $company } takes part: { $name }, home { $home }.
africa-fact-card-dealt-unseen = { $player } is dealt a card.
africa-fact-card-set-aside-unseen = { $player } sets a card aside for the auction.
africa-fact-card-dealt = { $player } is dealt { $object }.
africa-fact-card-set-aside = { $player } sets { $object } aside for the auction.
africa-fact-cards-returned =
    { $count ->
        [one] { $count } card of the discards goes back into the deck unseen.
       *[other] { $count } cards of the discards go back into the deck unseen.
    }
africa-fact-cards-revealed = To be auctioned: { $cards }.
africa-fact-card-drawn-for-auction = From the deck to the auction: { $card }.
africa-fact-starting-player = { $player } chooses the first card to be auctioned.
africa-fact-nominator = { $player } chooses the next card to be auctioned.
africa-fact-nominated = { $player } puts { $object } up for auction.
africa-fact-bid-made = { $player } bids £{ $amount }.
africa-fact-bid-passed = { $player } passes and is out of this auction.
africa-fact-card-won = { $player } wins the auction for £{ $price } and may buy { $object } from hand later.
africa-fact-stock-round-began =
    { $number ->
        [0] The initial stock round begins with { $player }.
       *[other] Stock round { $number } begins with { $player }.
    }
africa-fact-priority-moved = The priority card goes to { $player }.
africa-fact-forced-sale = { $player } has { $certificates } certificates, but the limit is { $limit }: the surplus is sold first.
africa-fact-share-sold = { $holder } sells a share of { $company } to the bank pool for £{ $price }.
africa-fact-private-sold = { $holder } sells { $private } to the bank pool for £{ $price }.
africa-fact-bond-sold = { $player } sells a government bond to the bank for £{ $price }.
africa-fact-card-bought =
    { $source ->
        [hand] { $player } buys { $object } from hand for £{ $price }.
        [discard] { $player } buys { $object } from the discard pile for £{ $price }.
       *[deck] { $player } buys { $object } from the deck for £{ $price }.
    }
africa-fact-pool-bought = { $holder } buys { $object } from the bank pool for £{ $price }.
africa-fact-bond-bought = { $player } buys a government bond for £{ $price }.
africa-fact-passed = { $player } passes.
africa-fact-card-turned = The top card of the deck is turned up: { $card }.
africa-fact-card-declined = { $player } declines { $object }; the card goes to the discard pile.
africa-fact-deck-shuffled =
    { $cards ->
        [one] The deck has run out: { $cards } card of the discard pile becomes the new deck.
       *[other] The deck has run out: the { $cards } cards of the discard pile are shuffled and become the new deck.
    }
africa-fact-cards-opened = The last cards lie open: { $cards }.
africa-fact-company-started = { $company } starts at a share price of £{ $price }.
africa-fact-leader-changed =
    { $lead ->
        [director] { $holder } leads { $company } as Director.
        [manager] { $holder } leads { $company } as Manager.
       *[nobody] Nobody owns a share of { $company } any more, so nobody leads it.
    }
africa-fact-concession-auction =
    { $left ->
        [one] { $player } opens the auction of a concession; { $left } is left.
       *[other] { $player } opens the auction of a concession; { $left } are left.
    }
africa-fact-concession-won = { $player } wins for £{ $price } and chooses a concession.
africa-fact-concession-chosen = { $player } takes the concession “{ $concession }”.
africa-fact-concession-gone = The concession “{ $concession }” leaves the game.
africa-fact-company-removed = { $company } leaves the game and its shares are worthless; its cash of £{ $cash } goes to the bank.
africa-fact-holding-moved = From { $company } to the bank pool: { $card }.
africa-fact-end-triggered =
    { $reason ->
        [price] A share price has reached £{ $mark }: the game ends with this operating round.
        [rounds] The agreed number of operating rounds has been played: the game is over.
       *[bank] The bank has run out of money: the game ends with the operating round under way or, between rounds, with the next one.
    }
africa-fact-final-value =
    { $penalty ->
        [0] { $player }: cash £{ $cash }, bonds £{ $bonds }, privates £{ $privates }, shares £{ $shares }; in all £{ $total }.
       *[other] { $player }: cash £{ $cash }, bonds £{ $bonds }, privates £{ $privates }, shares £{ $shares }, less £{ $penalty } for unused concessions; in all £{ $total }.
    }

## What happened: the companies

africa-fact-city-chosen = { $company } has its home station in { $place }.
africa-fact-operating-round-began = Operating round { $number } begins. Economy: { $state }.
africa-fact-private-paid = { $private } pays { $holder } £{ $amount }.
africa-fact-bonds-paid =
    { $bonds ->
        [one] { $player } gets £{ $amount } for { $bonds } government bond.
       *[other] { $player } gets £{ $amount } for { $bonds } government bonds.
    }
africa-fact-price-moved =
    { $trend ->
        [up] The share price of { $company } rises from £{ $before } to £{ $after }.
       *[down] The share price of { $company } falls from £{ $before } to £{ $after }.
    }
africa-fact-company-turn =
    { $acting ->
        [nobody] { $company } has its turn, but nobody acts for it.
       *[somebody] { $company } has its turn; { $player } acts for it.
    }
africa-fact-tile-laid =
    { $deed ->
        [lay] { $company } lays tile #{ $tile } on { $place }
       *[upgrade] { $company } upgrades { $place } to tile #{ $tile }
    }{ $cost ->
        [0] { "." }
       *[other] { " " }and pays £{ $cost }.
    }
africa-fact-power-used = The power of { $private } has been used.
africa-fact-connection-bonus = { $company } gets £{ $amount } for the first connection of { $place }.
africa-fact-token-placed =
    { $cost ->
        [0] { $company } places a station in { $place }, free of charge.
       *[other] { $company } places a station in { $place } for £{ $cost }.
    }
africa-fact-trains-run =
    { $run ->
        [none] { $company } runs no train.
       *[some] { $company } runs its trains and earns £{ $revenue }: { $ways }.
    }
africa-fact-dividend-paid = { $company } pays out £{ $revenue }, £{ $share } a share.
africa-fact-dividend-received =
    { $shares ->
        [one] { $holder } gets £{ $amount } for { $shares } share of { $company }.
       *[other] { $holder } gets £{ $amount } for { $shares } shares of { $company }.
    }
africa-fact-withheld = { $company } keeps £{ $amount } in its treasury.
africa-fact-train-bought = { $company } buys a train “{ $train }” from the bank for £{ $price }.
africa-fact-train-sold = { $company } sells a train “{ $train }” to the bank for £{ $price }.
africa-fact-train-gone = The train “{ $train }” of { $company } leaves the game.
africa-fact-train-offered = { $company } offers { $seller } £{ $price } for a train “{ $train }”.
africa-fact-offer-declined = { $seller } declines the £{ $price } that { $company } offered for a train “{ $train }”.
africa-fact-train-traded = { $company } buys a train “{ $train }” from { $seller } for £{ $price }.
africa-fact-concession-assigned = { $player } assigns the concession “{ $concession }” to { $company }.

## Why not: whenever

africa-refusal-no-such-seat = This table has { $need } seats, counted from 0; { $have } is not one of them.
africa-refusal-game-over = The game is over; nothing can be done any more.
africa-refusal-chance-due = A card or a die comes first; after that you can decide.
africa-refusal-not-your-turn = Others have to decide now; it is not your turn.
africa-refusal-not-now = That does not belong to the present step of the turn.
africa-refusal-too-little-cash = This takes £{ $need }, but there is only £{ $have } to spend.
africa-refusal-no-such-power = The power of this private cannot be used: it is spent, belongs to somebody else, or does not help here.

## Why not: cards and auctions

africa-refusal-card-not-in-hand = This card is not in your hand.
africa-refusal-card-not-in-auction = This card is not among those to be auctioned.
africa-refusal-bid-too-low = £{ $have } is too low: the least that can be bid now is £{ $need }.
africa-refusal-opener-must-bid = Whoever opens an auction has to bid; £0 is enough.
africa-refusal-concession-not-there = This concession is no longer available.

## Why not: stock rounds

africa-refusal-initial-hand-or-bond = In the initial stock round you can buy cards from your hand or a bond, or pass; nothing else.
africa-refusal-one-source-per-turn = All purchases of a turn come from one source, and you have bought from another one.
africa-refusal-certificate-limit =
    { $have ->
        [one] You have { $have } certificate, and the limit is { $need }: you cannot buy more.
       *[other] You have { $have } certificates, and the limit is { $need }: you cannot buy more.
    }
africa-refusal-must-sell-first =
    { $have ->
        [one] You have { $have } certificate, but the limit is { $need }: sell the surplus first.
       *[other] You have { $have } certificates, but the limit is { $need }: sell the surplus first.
    }
africa-refusal-sell-before-buying = Sales come before purchases, and something has been bought already.
africa-refusal-first-turn-only = Selling is allowed only in your first turn of the round.
africa-refusal-no-share-to-sell = There is no share of this company to sell.
africa-refusal-not-your-private = This private does not belong to the seller.
africa-refusal-no-bond-to-sell = You have no bond to sell.
africa-refusal-directors-certificate-stays = A Director's certificate is never sold. This share can go only if another holder of at least two shares would then have more and take over.
africa-refusal-managers-shares-stay = A Manager keeps 20%. This share can go only if another holder of at least two shares would then have more and take over.
africa-refusal-not-in-pool = This certificate is not in the bank pool.
africa-refusal-sold-this-round = You have sold shares of this company this round, so you cannot take any from the bank pool.
africa-refusal-one-from-the-pool = The bank pool sells one certificate a turn. Several at once must all be shares with a price in the green zone; some tables allow them of one company only, and companies may do this only if an option of the table allows it.
africa-refusal-own-shares = A company never buys its own shares.
africa-refusal-card-not-on-discard = This card is not on the discard pile.
africa-refusal-top-card-first = Only the top card of the discard pile can be bought.
africa-refusal-oldest-card-first = Cards of the discard pile are bought in the order in which they were discarded: the oldest comes first.
africa-refusal-deck-empty = The deck is empty.
africa-refusal-deck-purchases-done = You have bought { $have } from the deck this turn, and { $need } is the most.
africa-refusal-one-bond-per-turn = Only one bond may be bought per turn, and you have bought it.
africa-refusal-no-bonds-left = The bank has no bonds left.
africa-refusal-nothing-bought-is-a-pass = So far this turn amounts to no more than a pass, so end it with a pass.
africa-refusal-bought-is-no-pass = You have bought something this turn, so you cannot pass: end the turn.
africa-refusal-sold-is-no-pass = You have sold something this turn, so you cannot pass: end the turn.
africa-refusal-no-card-to-turn = No card can be turned: the deck is empty, or it is the initial stock round.
africa-refusal-must-turn-card = At this table whoever passes has to turn a card.

## Why not: track and stations

africa-refusal-no-such-hex = There is no such hex on the map.
africa-refusal-no-such-tile = There is no such tile, or it cannot be turned that way.
africa-refusal-gray-hex = Gray hexes of the map never change.
africa-refusal-wrong-tile-for-hex = This tile cannot be the first one here: its cities and towns are not those of the hex.
africa-refusal-wrong-upgrade = The tile that lies there cannot become this one.
africa-refusal-town-stays-town = This tile would make the town a city, or the city a town, and that is not allowed here.
africa-refusal-old-track-kept = All track of the old tile must be on the new one; turned this way, some of it would be missing.
africa-refusal-track-off-the-map = Track would lead off the map or against the closed side of a gray hex.
africa-refusal-tile-used-up = No such tile is left.
africa-refusal-yellow-or-upgrade = In one turn a company either lays yellow tiles or upgrades, not both.
africa-refusal-track-limit =
    { $have ->
        [one] The company has laid { $have } tile, and { $need } is the most in a turn.
       *[other] The company has laid { $have } tiles, and { $need } is the most in a turn.
    }
africa-refusal-track-not-connected = No track would join this tile to a station of the company.
africa-refusal-stretch-broken = The tiles of a turn make one line: this one would not continue the last.
africa-refusal-track-apart = The tiles of a turn must be joined: no track would join this one to a tile laid earlier this turn.
africa-refusal-one-upgrade = A company upgrades one tile a turn. Only { africa-private-P3 } can upgrade that same tile once more.
africa-refusal-no-new-track-used = The company would get no new track that it can use, and no changed city or town that counts.
africa-refusal-upgrade-needs-train = To upgrade a city or a town the company needs a train, and it has none.
africa-refusal-train-cannot-reach = None of the company's trains can reach this city.
africa-refusal-stop-not-connected = No track joins this city or town to a station of the company.
africa-refusal-city-taken = This city has no free place for the station.
africa-refusal-no-city-there = There is no such city, and stations stand only in cities.
africa-refusal-station-there-already = The company already has a station in this city.
africa-refusal-city-not-reached = No track leads from the company's stations to this city.
africa-refusal-no-slot-free = Every place in this city is taken: { $have } of { $need }.
africa-refusal-slot-reserved = The free place is kept for the home station of another company.
africa-refusal-no-station-left = The company has no stations left.
africa-refusal-no-such-station = The company has no station for £{ $have } to place now; the next one costs £{ $need }.

## Why not: routes and concessions

africa-refusal-more-routes-than-trains = Routes named: { $have }. The company's trains: { $need }.
africa-refusal-route-no-track = Train { $which }: no track joins these hexes in this order.
africa-refusal-route-ends-nowhere = Train { $which }: a route must begin and end in a city or town.
africa-refusal-route-track-twice = Train { $which }: this route uses track that is used already.
africa-refusal-route-stop-twice = Train { $which }: this route visits the same city or town twice.
africa-refusal-route-closed-city = Train { $which }: this route passes through a city full of other companies' stations.
africa-refusal-route-no-station = Train { $which }: no station of the company is on this route.
africa-refusal-route-too-few-cities = Train { $which }: a route needs at least two cities.
africa-refusal-route-too-many-cities = Train { $which }: this route has more cities than the train can visit.
africa-refusal-route-ends-in-town = Train { $which }: this train must begin and end in a city.
africa-refusal-not-your-concession = This concession is not yours.
africa-refusal-concession-assigned = This concession has been assigned already, for good.
africa-refusal-concession-needs-train = The company needs a train for a concession, and it has none.
africa-refusal-concession-needs-track = The company's track must lead to the place of production and to a port of this concession.

## Why not: trains

africa-refusal-train-limit = The company has { $have } trains, and { $need } is the most.
africa-refusal-train-not-for-sale = The bank does not sell this train now. A new kind goes on sale when the last train of the previous kind is sold.
africa-refusal-one-train-from-bank = The company has already bought a train from the bank in this turn, and only one is allowed.
africa-refusal-no-such-train = The company named does not have this train.
africa-refusal-no-such-company = Trains can be bought only from another company that has started.
africa-refusal-price-too-low = £{ $have } is too low: a train costs at least £{ $need }.
africa-refusal-nobody-to-ask = Nobody acts for that company, so nobody can agree to the sale.
africa-refusal-offer-declined-before = An offer as high as £{ $have } was declined in this turn; the least is £{ $need } now.

## The replay: chapters and charts

africa-chapter-stock-round = { $number ->
    [0] Initial stock round
   *[other] Stock round { $number }
}
africa-chapter-operating-round = Operating round { $number }
africa-chapter-concession-auction = Concession auction
africa-chapter-company-turn = { $company }

africa-chart-cash = Cash
africa-chart-value = Value
africa-chart-value-text = What would count if the game had ended at that moment.
africa-chart-share-price = Share prices
africa-chart-treasury = Treasuries
africa-chart-treasury-text = What the companies have in their treasuries.
africa-unit = £

## What the figures are, and why some are not certain

africa-figure-bank = the bank
africa-figure-rounds = the order of the rounds
africa-figure-players = cards, cash and certificate limits by number of players
africa-figure-bonds = the bonds
africa-figure-certificates = the certificates of a company
africa-figure-purchases = how many shares may be bought
africa-figure-track = how many yellow tiles may be laid
africa-figure-economy = the states of the economy
africa-figure-market = the share prices
africa-figure-price_moves = how share prices move
africa-figure-companies = the companies and their stations
africa-figure-privates = the private companies
africa-figure-train_trade = the trade in trains
africa-figure-trains = the trains
africa-figure-variable_city = cities of variable value
africa-figure-concessions = the concessions
africa-figure-crossings = bonuses for crossing the continent
africa-figure-map = the map and the cost of its terrain
africa-figure-tiles = the track tiles
africa-figure-first_lay = which tile comes first where
africa-figure-scoring = the valuation at the end
africa-figure-bids = the bid steps on offer
africa-figure-routes = the search for routes
africa-disputed-companies = An older print-and-play set gives the Congolese National Railway 3 stations. We follow the newer sources, which give it 4.
africa-disputed-map = An older print-and-play set has a different cost on the hexes E4, F11, G14, H15, N7, N11, O12 and O28, or none. We follow the newer map.
africa-disputed-tiles = The sources draw the track on the tiles #37 and #933 differently. For #37 we follow two tile lists that agree; #933 has five exits here, six with the option.

## Hints: why a clerk would do it

africa-hint-set-aside = Of your cards this one is worth least to you: about £{ $worth } beyond its price.
africa-hint-nominate = Of these cards this one is worth most to you: about £{ $worth } beyond its price.
africa-hint-bid = The limit of a clerk is £{ $most } here; £{ $amount } is a step on the way.
africa-hint-pass-bid = The bid stands at £{ $high }, and a clerk would go no higher than £{ $most }.
africa-hint-choose-concession = Of these concessions this one promises you most: about £{ $worth } until the end.
africa-hint-start-company = { $company } can start: its treasury has £{ $cash }, and with £{ $needed } it can buy a train and lay track.
africa-hint-fill-treasury = The treasury of { $company } has £{ $cash } and needs £{ $needed } for a train.
africa-hint-buy-private = It pays £{ $income } in every operating round.
africa-hint-spare-bond = You have £{ $cash }, and a bond for £{ $price } pays interest in every round.
africa-hint-take-priority = Whoever has the priority card acts first in the stock round.
africa-hint-keep-cash = None of your cards is worth buying now; keep your £{ $cash }.
africa-hint-buy-card =
    { $rounds ->
        [one] For £{ $price } you get what is likely to bring about £{ $worth } in { $rounds } more round.
       *[other] For £{ $price } you get what is likely to bring about £{ $worth } in { $rounds } more rounds.
    }
africa-hint-buy-for-more = For £{ $price } it pays with what comes after it: the next cards of the pile, a company that can start, or the economy.
africa-hint-sell-company = A share brings £{ $price } now; kept, it is likely to bring only about £{ $worth }.
africa-hint-sell-private = It brings £{ $price } now; kept, it is likely to bring only about £{ $worth }.
africa-hint-swap-company = Its £{ $price } can buy something that gains about { $rate } %; kept, the share gains about { $own } %.
africa-hint-swap-private = Its £{ $price } can buy something that gains about { $rate } %; kept, the private gains about { $own } %.
africa-hint-forced-company = You have too many certificates, and this one is missed least: £{ $price } now, about £{ $worth } if kept.
africa-hint-forced-private = You have too many certificates, and this one is missed least: £{ $price } now, about £{ $worth } if kept.
africa-hint-economy-company = One more certificate in the pool changes the economy; compared with the others that is worth about £{ $gain } to you.
africa-hint-economy-private = One more certificate in the pool changes the economy; compared with the others that is worth about £{ $gain } to you.
africa-hint-buy-bond =
    { $rounds ->
        [one] A bond costs £{ $price }, can be sold again for as much, and pays about £{ $worth } in { $rounds } more round.
       *[other] A bond costs £{ $price }, can be sold again for as much, and pays about £{ $worth } in { $rounds } more rounds.
    }
africa-hint-sell-bond = For its £{ $price } you can come to something that gains about { $rate } %.
africa-hint-turn-card = A card of the deck gains about { $rate } % on average, and you may decline it.
africa-hint-buy-turned =
    { $rounds ->
        [one] It costs £{ $price } and is likely to bring about £{ $worth } in { $rounds } more round.
       *[other] It costs £{ $price } and is likely to bring about £{ $worth } in { $rounds } more rounds.
    }
africa-hint-decline-turned = It costs £{ $price } and is not likely to bring more: about £{ $worth }.
africa-hint-nothing-gains = Nothing that you can buy with £{ $cash } is likely to gain.
africa-hint-no-track = No tile lets the trains earn more; now it is £{ $worth }.
africa-hint-place-token =
    { $price ->
        [0] With this station the trains earn £{ $gain } more a round, and it costs nothing.
       *[other] With this station the trains earn £{ $gain } more a round, and it costs £{ $price }.
    }
africa-hint-no-train-yet = Without a train a station earns nothing; the £{ $cash } in the treasury are for a train.
africa-hint-no-token = No station lets the trains earn more; now it is £{ $worth }.
africa-hint-assign = With it the run pays a bonus of £{ $bonus }.
africa-hint-run =
    { $revenue ->
        [0] No route pays anything now.
       *[other] No other run pays more: £{ $revenue }.
    }
africa-hint-lay-tile = With this tile the trains that the company can soon have earn £{ $worth } instead of £{ $before }.
africa-hint-lay-way = It is a piece of the way to a stop that will pay more than the £{ $before } of today.
africa-hint-pay =
    { $spaces ->
        [0] £{ $revenue } are £{ $share } a share; for no train is it worth saving.
        [one] £{ $revenue } are £{ $share } a share, and the price rises by { $spaces } space; for no train is it worth saving.
       *[other] £{ $revenue } are £{ $share } a share, and the price rises by { $spaces } spaces; for no train is it worth saving.
    }
africa-hint-withhold = With £{ $cash } and this revenue of £{ $revenue } the { $train } train comes into reach: it costs £{ $price } and earns £{ $gain } more.
africa-hint-withhold-all = The treasury has £{ $cash }, and kept the £{ $revenue } are worth more than paid out.
africa-hint-first-train = Without a train the company earns nothing: the { $train } train for £{ $price } earns £{ $gain } a round on today's track.
africa-hint-buy-train = The { $train } train costs £{ $price } and earns £{ $gain } more a round on today's track.
africa-hint-train-counts = On today's track the { $train } train earns nothing more, but for its £{ $price } a share counts about £{ $asset } more at the end.
africa-hint-sell-train = It makes room for a better train and brings £{ $price }.
africa-hint-offer-train = The company has no train; the { $train } train for £{ $price } earns about £{ $gain } a round.
africa-hint-accept-offer =
    { $rounds ->
        [one] £{ $price } is more than the train still earns: £{ $loss } a round for { $rounds } more round.
       *[other] £{ $price } is more than the train still earns: £{ $loss } a round for { $rounds } more rounds.
    }
africa-hint-decline-offer =
    { $rounds ->
        [one] For £{ $price } the train is worth keeping: it earns £{ $loss } a round for { $rounds } more round, and counts at the end.
       *[other] For £{ $price } the train is worth keeping: it earns £{ $loss } a round for { $rounds } more rounds, and counts at the end.
    }
africa-hint-train-bought = This turn's train has been bought.
africa-hint-train-too-dear = The { $train } train would pay, but it costs £{ $price } and the treasury has £{ $cash }.
africa-hint-no-train-pays = No train on sale earns its price any more; the treasury has £{ $cash }.
africa-hint-keep-treasury = The £{ $cash } in the treasury are better kept for trains and track.
africa-hint-first = All of these are as good as each other now.

## Standing orders: what the table does for a seat until something happens

africa-order-title-bid-up-to = Bid for me
africa-order-title-pass-until = Pass for me
africa-order-title-plain-turn = No track, no station, best run, pay out
africa-order-field-most = up to
africa-order-field-step = in steps of
africa-order-field-until = until
africa-order-until-sold-mine = somebody sells shares that I hold
africa-order-until-traded = somebody buys or sells
africa-order-until-round-end = the stock round is over
africa-order-bid-up-to = Bids for you up to £{ $most }, in steps of £{ $step }.
africa-order-pass-until =
    { $until ->
        [sold-mine] Passes for you until somebody sells shares that you hold.
        [traded] Passes for you until somebody buys or sells.
       *[round-end] Passes for you until the stock round is over.
    }
africa-order-plain-turn = { $company }: no track, no station, the best run, everything paid out.

## Forecasts: what a move means beyond what happens at once

africa-forecast-economy-same =
    { $next ->
        [-1] Economy: it stays “{ $state }” with { $pool } certificates in the pool.
       *[other] Economy: it stays “{ $state }” with { $pool } certificates in the pool; from { $next } on it is worse.
    }
africa-forecast-economy-changes =
    { $next ->
        [-1] Economy: by { $pool } certificates in the pool “{ $before }” becomes “{ $state }”.
       *[other] Economy: by { $pool } certificates in the pool “{ $before }” becomes “{ $state }”; from { $next } on it is worse.
    }
africa-forecast-bank = The bank pays £{ $paid } and has £{ $left } left; when it is empty, the game ends.
