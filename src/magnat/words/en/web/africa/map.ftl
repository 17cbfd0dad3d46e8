### The map of 18Africa: hexes, laying track, stations, runs.

web-map-title = Map
web-map-larger = Larger
web-map-smaller = Smaller
web-map-whole = Whole map
web-map-company = Show the track of { $company }
web-map-keys = Drag to move, pinch or turn the wheel to zoom. Keys: arrows go from hex to hex, Page Down and Page Up to the hexes where something can be done, Shift with an arrow moves the map, + and − zoom, 0 shows everything.
web-map-touch = Touch a hex to read what is there.
web-map-pounds = £{ $amount }

## What is on a hex

web-map-hex-blank = open country
web-map-hex-blocked = closed to track
web-map-hex-printed = printed track
web-map-hex-tile = tile { $number }
web-map-hex-cost = { $terrain }: £{ $cost } with the first tile
web-map-hex-city =
    { $slots ->
        [one] city, one station
       *[other] city, { $slots } stations
    }
web-map-hex-town = town
web-map-hex-worth = £{ $value }
web-map-hex-worth-now = £{ $value } (printed £{ $printed })
web-map-hex-port = worth as much as the best city on the route ({ $label })
web-map-hex-stations = stations: { $companies }
web-map-hex-homes = home of { $companies }
web-map-hex-source = { $goods } from here
web-map-hex-goal = port for { $goods }
web-map-hex-lay = a tile can be laid
web-map-hex-token = a station can be placed

## Signs

web-map-signs = Signs
web-map-sign-city = City: stations stand in its slots; a dashed one is a future home
web-map-sign-town = Towns, without and with track
web-map-sign-value = Value now; the triangle means that the economy changes it
web-map-sign-port = Variable city: the best city on the route, and more
web-map-sign-mountain = Mountains, paid for with the first tile
web-map-sign-river = River, paid for with the first tile
web-map-sign-lay = A tile can be laid here
web-map-sign-goods = Commodities: from the lozenge to the ring

## Laying track

web-map-lay = Lay the tile
web-map-lay-title = A tile on { $place }
web-map-lay-tiles = Tiles that fit
web-map-lay-tile =
    { $left ->
        [one] tile { $number }, the last one
       *[other] tile { $number }, { $left } left
    }
web-map-lay-left = × { $left }
web-map-lay-turn = Turn
web-map-lay-back = Turn back
web-map-lay-way =
    { $of ->
        [one] only this way round
       *[other] { $which } of { $of } ways
    }
web-map-lay-waive = { $private } pays for the river
web-map-lay-looking = Checking what it costs …
web-map-lay-close = Close
web-map-lays =
    { $count ->
        [one] Track can be laid on one hex: touch it.
       *[other] Track can be laid on { $count } hexes: touch one.
    }
web-map-tokens =
    { $count ->
        [one] A station can be placed in one city: touch it.
       *[other] A station can be placed in { $count } cities: touch one.
    }
web-map-cities = Touch the city for the station.
web-map-city-here = Station in { $place }

## Runs

web-run-title = What the trains bring
web-run-company = What would this company earn?
web-run-best = Best run
web-run-hide = Hide
web-run-no-trains = { $company } has no train.
web-run-train = Train { $train }
web-run-stays = stays at home
web-run-passed = passed
web-run-times = { $sum } × { $times }
web-run-bonus = Bonus: { $name }
web-run-sum = Sum
web-run-total = { $company } in all
web-run-proof = Nothing pays more: all routes were compared.
web-run-these = Run for £{ $amount }
web-run-by-hand = Routes of my own
web-run-how = Name the hexes of every route in order, D3-D5, and separate the trains with a semicolon.
web-run-routes = Routes
web-run-count = Count
web-run-touch = Train { $number }: touch its stops on the map
web-run-touching = Train { $number }: touch the next stop; touching the last one again takes it back.
web-run-clear = Start again
