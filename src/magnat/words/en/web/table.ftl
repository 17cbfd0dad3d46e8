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

## Log

web-log-short = Log
web-log-older = Show older entries
web-log-undone = { $name } took the last move back (to entry { $entry }).
web-log-asked = { $name } asks to go back to entry { $entry }.
web-log-agreed = { $name } agrees to go back.
web-log-refused = { $name } does not agree to go back.
web-log-ruled-back = The host took the table back to entry { $entry }: “{ $reason }”.
web-log-ruled-act = The host acted for { $name }: “{ $reason }”.
web-log-clock = { $name } ran out of time; the table acted.

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
web-seat-link-text = Anyone who opens this link and confirms takes this seat:
web-seat-mute = Mute in the chat
web-seat-unmute = Unmute
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
web-rematch-there = To the new table
