### The frame of a table: decision, preview, why not, log, seats, clocks, end.

web-confirm = Confirm
web-would-happen = What would happen
web-why-not = Not possible
web-instead = Possible instead
web-consider-instead = Take a look
web-choose-one = Which one?
web-all-options = Everything you may do
web-filter = Search
web-choose-amount = Choose an amount
web-open-rule = Rule { $clause }
web-held = Your move is waiting here. It will be sent as soon as the connection is back.
web-looking = Looking it up …

## Dock

web-watching = You are watching
web-options-show = List ({ $number })
web-others-asked = { $name } is asked: “{ $question }”
web-options-hide = Hide the list
web-beside = Beside the board
web-paused = The table is paused; nothing can be done now.
web-unnamed-player = Player { $number }
web-my-seats = My seats
web-seat-number = Seat { $number }
web-since = { $number ->
    [one] One thing has happened since you looked
   *[other] { $number } things have happened since you looked
}
web-since-skip = Skip
web-due = To type in: { $what }
web-lately = Since your last move:
web-lately-first = Since the game began:
web-lately-table = The table

## Log

web-log-short = Log
web-log-older = Show older entries
web-log-undone = { $name } took the last move back (to entry { $entry }).
web-log-asked = { $name } asks to go back to entry { $entry }.
web-log-agreed = { $name } agrees to go back.
web-log-refused = { $name } does not agree to go back.
web-log-ruled-back = The host took the table back to entry { $entry }: “{ $reason }”
web-log-unrolled =
    { $rolls ->
        [one] { $rolls } roll was taken back with it; a new one will fall.
       *[other] { $rolls } rolls were taken back with it; new ones will fall.
    }
web-log-stage-taken-back = The leader took back what the team of { $name } did last: “{ $reason }”.
web-log-ruled-act = The host acted for { $name }: “{ $reason }”
web-done-by-leader = The leader did this for you: “{ $reason }”
web-done-by-clock = Your time was up, so the simplest move was made for you.
web-to-step = Show me
web-log-clock = { $name } ran out of time; the table acted.
web-log-sat = { $name } took seat { $seat }.
web-log-sat-for-bot = { $name } took over seat { $seat } from a bot.
web-log-sat-for = { $name } took over the seat of { $was }.
web-log-seated = { $by } gave { $name } seat { $seat }.
web-log-to-bot = { $was } lets a bot play.
web-log-to-bot-by = { $by } lets a bot play for { $was }.
web-log-left = { $was } left seat { $seat }.
web-log-freed = { $by } freed the seat of { $was }.
web-log-changed-hands = Seat { $seat } changed hands.

## Going back

web-back = Go back further …
web-back-text = What has been rolled, drawn or done by others can be taken back only if everybody agrees, or by the host with a reason.
web-back-before = Back to the moment before:
web-back-reason = Reason
web-back-reason-hint = Everybody can read it.
web-back-ask = Ask the others
web-back-rule = Rule as host
web-back-request = { $name } asks to go back to entry { $entry }.
web-back-agree = Agree
web-back-refuse = Do not agree

## Seats, clocks, chat, notes, host

web-clock-left = Time left: { $time }
web-clock-days = { $days } d { $hours } h
web-seat-banker = banker
web-seat-waited = must decide
web-seat-change = Change the seat of { $name }
web-seat-take-back = Take my seat back
web-seat-to-bot = Let a bot play
web-seat-free = Free the seat
web-seat-link = Link for this seat
web-seat-link-text = The first person who opens this link and confirms takes this seat. It works once, until { $until }:
web-seat-ask = Ask the others
web-seat-asked = { $name } asks for seat { $seat }. Everyone has to agree, because { $name } knows what another seat hides.
web-seat-asked-waiting = Waiting for: { $names }
web-seat-asked-withdraw = Withdraw the request
web-seat-mute = Mute in the chat
web-seat-unmute = Unmute
web-chat-earlier = Earlier lines
web-chat-empty = Nobody has said anything yet.
web-chat-partners = Only to my company
web-chat-company = (company)
web-note = Private note, only for you
web-note-short = Note
web-note-kept = Saved
web-host = As the host
web-host-pause = Pause
web-host-resume = Resume
web-host-close = Close the table
web-host-close-text = The game ends here for everybody. What has been played is kept and can be replayed.
web-ruling = Act for a seat …
web-ruling-text = For somebody who cannot act right now. You are offered only what does not depend on anything hidden from you. Everybody can read your reason.
web-ruling-seat = Seat
web-ruling-none = What this seat may do depends on what only it can see. Give somebody the link for the seat, or let a bot play.
web-ruling-nobody = The table is not waiting for anybody else at the moment.
web-ruling-other = Something else
web-waiting-for-host = { $name } starts the game.

## End

web-result = Result
web-result-place = Place
web-result-name = Name
web-result-score = Score
web-replay = Replay and charts
web-rematch = Play again
web-rematch-bots = Once more, same opponents
web-won = { $name } wins with { $score }: { $ahead } ahead of { $other }.
web-won-tie = { $name } wins with { $score }, as many as { $other }: the rules break the tie.
web-won-shared = { $number ->
        [one] { $names } wins with { $score }.
       *[other] { $names } share the first place with { $score }.
    }
web-place-first = You have won!
web-place-mine = Your place: { $place } of { $number }
web-moments = { $number ->
        [one] The moment that decided
       *[other] The { $number } moments that decided
    }
web-moments-gain = { $name } gains { $amount } on the best of the others.
web-moments-loss = { $name } loses { $amount } to the best of the others.
web-moments-there = See it in the replay
web-chat-unread = { $number ->
        [one] { $number } new message
       *[other] { $number } new messages
    }
web-rematch-there = To the new table

## A class: companies, the leader's words, a place on another phone

web-team-number = Company { $number }
web-seats-bank = The bank
web-clock-company = Your company
web-clock-you = Your time
web-clock-others = The others, at most
web-clock-then = { $who ->
    [bot] then a bot decides
   *[table] then the simplest move
}
web-to-console = To the console
web-held-by-leader = The next round waits for the leader
web-last-turn-planned = Turn { $turn } will be the last one.
web-seat-warm = kept by a bot
web-loud-from = { $name } says
web-loud-read = Read
web-pause-title = Pause
web-pause-text = { $name } has paused the game. It will go on here by itself.
web-relay = This place on another phone
web-relay-scan = To scan with the other phone
web-relay-text = Scan this with the other phone. Or open { $address } there and type the four digits.
web-relay-left = good for { $time }
web-relay-over = These digits are no longer good.
web-relay-again = New digits
web-result-company = Company
web-result-early = The game was ended early; this is how everybody stood.
web-result-debrief = What happened and why

## Fair dice

web-fair = Fair dice
web-fair-text = All rolls follow from a secret key that was fixed before the game, and from what the players' devices mix in. Once both are fixed, nobody can choose a roll. This is the fingerprint of the key; keep it if you want to check the dice elsewhere.
web-fair-mixed = Devices that mixed something in: { $names }.
web-fair-silent = Promised something, but did not reveal it: { $names }.
web-fair-unmixed = No player's device mixed anything in: the key is the server's alone.
web-fair-lost = What this device wanted to mix in was not accepted.
web-fair-checking = Checking the dice …
web-fair-checked =
    { $rolls ->
        [one] Dice checked: { $rolls } roll follows from the promised key.
       *[other] Dice checked: { $rolls } rolls follow from the promised key.
    }
web-fair-nothing = No roll of this game came from the key, so there is nothing to check.
web-fair-unproved =
    { $rolls ->
        [one] { $rolls } roll was typed in or made elsewhere, and cannot be proved.
       *[other] { $rolls } rolls were typed in or made elsewhere, and cannot be proved.
    }
web-fair-back =
    { $rolls ->
        [one] { $rolls } roll was taken back during the game.
       *[other] { $rolls } rolls were taken back during the game.
    }
web-fair-unchecked = The dice could not be checked: { $reason }
web-fair-wrong-key = The dice are not proved: the key is not the promised one.
web-fair-wrong-scheme = The dice are not proved: this page does not know how they were made.
web-fair-wrong-seen = The dice are not proved: this device was shown something else before the first roll.
web-fair-wrong-device = The dice are not proved: what { $name } mixed in is not what was promised.
web-fair-wrong-roll = The dice are not proved: the roll in entry { $entry } is not the one that the key gives.

web-hint = Hint
web-hint-do = Do it
web-hint-close = Close the hint
web-hurry = Skip to my turn
web-orders = Standing orders
web-order-give = Order it
web-order-end = Cancel
