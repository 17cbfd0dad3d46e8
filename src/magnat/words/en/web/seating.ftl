### Setting up a lesson, and the places of a class.

web-lesson-text = Everybody plays on their own phone. You lead, and take no place yourself.
web-lesson-leader = Leader
web-lesson-pupils = Pupils
web-lesson-time = How long?
web-lesson-time-minutes = Minutes
web-lesson-time-bell = Until the bell
web-lesson-time-open = No limit
web-lesson-minutes = Minutes from now
web-lesson-bell = The bell rings at
web-lesson-time-wrong = Hours and minutes, please, for example 10:45.
web-lesson-bankers = Who runs the bank?
web-lesson-bankers-program = Program
web-lesson-bankers-program-text = The program serves everybody at once. You are free for the room.
web-lesson-bankers-pupils = Pupils
web-lesson-bankers-pupils-text = Two pupils sit at the bank, serve the companies and play for none.
web-lesson-bankers-leader = You
web-lesson-bankers-leader-text = You serve the companies yourself. For small groups and real cards.
web-lesson-network = Address for the phones
web-lesson-network-item = { $address } ({ $network })
web-lesson-network-text = Choose the network that the phones are on.
web-lesson-network-none = This computer is not on any network. Connect it to the Wi-Fi that the phones use, or open a hotspot on it. Internet is not needed.
web-lesson-network-closed = Phones cannot reach this server at the moment. Open this page on the computer that the server runs on.
web-lesson-room = Room
web-lesson-room-none = Just this lesson
web-lesson-room-new = A new room …
web-lesson-room-name = Name of the room
web-lesson-rooms = My rooms
web-lesson-room-text = A room keeps one address and one ranking for all its lessons.
web-lesson-open = Open the class
web-lesson-clock = Clock for each stage
web-lesson-clock-time = As the time allows
web-lesson-clock-stage = { $time } for each stage
web-lesson-late = When it runs out
web-lesson-late-simplest = The simplest allowed move is made
web-lesson-late-bot = A bot decides

## Sitting down

web-seating-name = What shall we call you?
web-seating-name-hint = A first name or a nickname is enough.
web-seating-come-in = Continue
web-seating-nicknames = Or take one of these with one tap:
web-seating-other-nicknames = Others
web-nicknames = Derrick, Lantern, Wick, Barrel, Spark, Gusher, Kettle, Paraffin, Flame, Wagon, Lamplight, Driller, Compass, Anvil, Copper, Piston, Signal, Whistle, Amber, Tallow, Lever, Pulley, Furnace, Pipeline, Kerosene, Candle, Boiler, Ledger, Nugget, Pioneer, Rivet, Turbine, Beacon, Ember, Magnate, Quarry
web-seating-title = Choose your place
web-seating-as = You are { $name }.
web-seating-anywhere = Anywhere
web-seating-count = { $taken } of { $all } places are taken
web-seating-free = free
web-seating-take = { $company }: take this place
web-seating-take-one = take this place
web-seating-place = Place { $number }
web-seating-banker = Banker { $number }
web-seating-in = You are in: { $name }
web-seating-company-name = Name of your company
web-seating-wait = { $name } starts the game.
web-seating-move = Tap another free place to move there.
web-seating-more = This phone may take more places of your company: tap them.
web-seating-leave = Give up my place
web-seating-locked = The leader has closed the seating. If you belong here, ask them to let you in.
web-seating-lead = You lead here and take no place
web-seating-late = The game is running
web-seating-lost = You no longer have your place: it is on another phone, or the leader has freed it. A QR code or four digits bring it back.
web-seating-late-text = These places are kept by bots: take one and play on from here.
web-seating-late-none = All places are taken; you can watch. If one of them is yours, ask your company or the leader for four digits.

## A place on this phone

web-relay-have = I have four digits
web-relay-digits = Four digits
web-relay-digits-hint = From the leader or from your company.
web-relay-take-title = A place for this phone
web-relay-take-text = The place moves to this phone, and the game goes on here.
web-relay-take = Take the place
web-relay-guest = Guest
