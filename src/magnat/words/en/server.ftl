### How the server says no, and what `magnat serve` prints.

server-bad-message = This message cannot be understood: { $detail }.
server-which-seat = You have several seats here; say which one you mean.
server-bad-address = This is no address that can be used.
server-not-signed-in = Please come in with a name first.
server-unknown-token = This link or token is not valid (any more).
server-wrong-password = Login or password is wrong.
server-foreign-page = Another page may not act here in your name.
server-not-your-seat = This seat is not yours.
server-no-seat = You have no seat at this table.
server-not-the-host = Only the host of the table can do this.
server-only-here = This table can be opened only on the computer that it runs on.
server-muted = The host has muted you in the chat.
server-still-hidden = The journal holds hidden things; it can be had when the game is over.
server-not-found = There is nothing here.
server-no-such-table = There is no table with this code.
server-not-allowed = That cannot be done here.
server-seat-taken = Somebody else has this seat.
server-no-free-seat = There is no free seat at this table.
server-seats-open = { $number ->
    [one] One seat is still free.
   *[other] { $number } seats are still free.
}
server-already-started = The game has already begun.
server-not-playing = The game has not begun yet.
server-paused = The game is paused.
server-not-paused = The game is not paused.
server-over = The game is over.
server-not-over = The game is not over yet.
server-moved-on = The table has gone on since you looked; look again.
server-login-taken = Somebody else has this login.
server-has-login = You already have a login.
server-no-company = You have no partners to talk to here.
server-dice-are-rolled = At this table the server rolls the dice.
server-too-large = The message is too large; at most { $most } bytes are allowed.
server-too-fast = That was too much at once; wait a moment.
server-went-wrong = Something went wrong here. Look at the table before you try again.
server-not-stored = The server cannot store anything at the moment, so this does not count. Try again in a moment.
server-moving = The table is just moving to another process; try again in a moment.

serve-here = Magnat is open: { $address }
serve-stop = Ctrl+C closes it.
keep-backed-up = Everything is in { $file } now.
keep-restored = The database now holds what was in { $file }.
keep-exported = The journal is in { $file } now.
keep-imported = The game has a table of its own: { $code }
keep-forgotten = Everything about this person has been removed.
keep-nobody = Nobody has this login or name.
keep-several = { $number } people have this name. Nobody was forgotten; give one of these ids instead:
error-bad-database = The database cannot be used: { $detail }.
error-one-worker = Several server processes need PostgreSQL; a SQLite file belongs to one. Give --db postgresql://... or leave --workers out.
error-port-in-use = Port { $port } cannot be opened: { $detail }. Choose another one with --port.
error-no-such-table = There is no table with the code “{ $code }”.
cli-bench-server-tables = Tables at once
cli-bench-server-connections = Connections
cli-bench-server-inputs = Entries per second (people, bots, dice)
cli-bench-server-moves = Moves of people measured
cli-bench-server-delivery-p50 = Move to last watcher, median (ms)
cli-bench-server-delivery-p99 = Move to last watcher, 99th percentile (ms)
cli-bench-server-big-p50 = The same at the table of thirty, median (ms)
cli-bench-server-big-p99 = The same at the table of thirty, 99th percentile (ms)
cli-bench-server-memory = Peak memory of the server process (MB)
cli-bench-server-open-entries = Entries of the stored game
cli-bench-server-open = Opening the stored game, median (ms)
