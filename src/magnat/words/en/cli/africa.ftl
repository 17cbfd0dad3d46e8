### 18Africa in the terminal: `magnat play africa`.

## The first screen

cli-play-africa-welcome-cards = You are one of several investors. Cards in hand are rights to buy shares; auctions bring more of them.
cli-play-africa-welcome-companies = Whoever holds the Director's certificate or the most shares of a company leads it: track, stations, trains, dividend.
cli-play-africa-welcome-map = Stock rounds and pairs of operating rounds alternate. “map” shows the map, “map all” the whole of it.
cli-play-africa-welcome-goal = Goal: the largest fortune in cash, bonds, privates and shares. The money of companies is not yours.

## The screen

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
cli-play-africa-priced = price £{ $price }, a share would count as £{ $value } at the end
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

## The menu

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

## The help

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

## What somebody did, after the name

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

## How the words that describe a wish begin

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
