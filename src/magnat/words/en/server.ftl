### How the server says no, and what `magnat serve` prints.

server-bad-message = This message cannot be understood.
server-which-seat = You have several seats here; say which one you mean.
server-bad-address = This address cannot be used.
server-not-signed-in = Please come in with a name first.
server-unknown-token = This link or token is not valid, or no longer valid.
server-signed-out = You were signed out on this device.
server-no-login = You have no login and password yet.
server-somebody-is-here = This device knows you as { $name }, but the link belongs to { $other }.
server-no-mail = This server sends no e-mail.
server-mail-too-soon = A link has been sent to this address already, or you have asked too often. Please try again later.
server-mail-not-sent = The e-mail could not be sent. Check the address, or try again later.
server-wrong-password = The login or password is wrong.
server-foreign-page = Another website may not act here in your name.
server-not-your-seat = This seat is not yours.
server-no-seat = You have no seat at this table.
server-not-the-host = Only the host of the table can do this.
server-not-the-operator = This is only for operators of this server.
server-only-here = This table can only be opened on the computer that it runs on.
server-not-the-leader = Only the leader of this lesson can do this.
server-plays-and-leads = You have a place among the players here, so you cannot lead as well.
server-not-your-room = Only the leader of this room can do this.
server-banned = The leader does not want this device at the table.
server-wrong-code = This code is not valid, or no longer valid.
server-no-such-room = There is no room with this address.
server-no-such-team = There is no such company at this table.
server-no-lesson = Nobody leads this table; this is for lessons only.
server-leads-here = You lead this lesson, so you have no place among the players.
server-seating-locked = The leader has locked the seating; nobody new can sit down.
server-one-place = This device already has a place at this table.
server-place-is-kept = This place cannot be taken.
server-no-clock = No clock is running at this table.
server-not-now = That cannot be done at this point in the game.
server-ranking-fixed = A lesson of this room is over, so its kind of ranking can no longer be changed.
server-lesson-runs = A game is still being played in this room. End it first, then forget the class.
server-muted = The host has muted you in the chat.
server-still-hidden = The journal holds hidden information; you can have it when the game is over.
server-not-found = There is nothing here.
server-no-such-table = There is no table with this code.
server-not-allowed = That cannot be done here.
server-seat-taken = Somebody else has taken this seat.
server-others-must-agree = You know what another seat hides, so the others have to agree before you take this one.
server-request-open = Somebody is already asking the others for a seat.
server-no-request = Nobody is asking for a seat at the moment.
server-not-asked = You have no say in this seat.
server-plays-and-banks = Bankers see what players hide, so nobody can be both player and banker.
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
server-moved-on = The table has moved on since you last looked; look again.
server-login-taken = This login is already taken.
server-has-login = You already have a login.
server-no-company = You have no partners to talk to here.
server-dice-are-rolled = At this table the server rolls the dice.
server-no-advice = There is no advice for this decision.
server-no-hints = The host of this table does not allow hints.
server-too-many-sets = You can keep { $number } sets of cards for a game. Drop one first.
server-no-trains = There are no trains in this game.
server-too-large = The message is too large; at most { $most } bytes are allowed.
server-too-fast = That was too much at once; wait a moment.
server-not-utf8 = This is not text in UTF-8.
server-too-slow = The message took too long to arrive; send it again.
server-foreign-host = This server is not known under this address. Its operator can allow it.
server-one-import = You are already importing a saved game; wait until it is done.
server-imports-busy = The server is checking as many saved games as it can; try again in a moment.
server-import-too-long = { $seconds ->
    [one] Checking this game would take more than one second of computing, which is more than this server allows.
   *[other] Checking this game would take more than { $seconds } seconds of computing, which is more than this server allows.
}
server-import-too-big = Checking this game would take more than { $megabytes } MB of memory, which is more than this server allows.
server-too-many-tables = { $number ->
    [one] You can have one table open at a time on this server. End it first.
   *[other] You can have { $number } tables open at a time on this server. End one first.
}
server-too-many-public = { $number ->
    [one] You can have one table in the lobby at a time on this server. Start or end it first, or open this one by link.
   *[other] You can have { $number } tables in the lobby at a time on this server. Start or end one first, or open this one by link.
}
server-too-many-connections = { $number ->
    [one] You can have one live connection at a time on this server. Close another window first.
   *[other] You can have { $number } live connections at a time on this server. Close another window first.
}
server-too-many-waits = { $number ->
    [one] You can wait for news in one place at a time on this server.
   *[other] You can wait for news in { $number } places at a time on this server.
}
server-went-wrong = Something went wrong on the server. Look at the table before you try again.
server-not-stored = The server cannot store anything at the moment, so this does not count. Try again in a moment.
server-moving = The table is moving to another process; try again in a moment.

serve-here = Magnat is open: { $address }
serve-stop = Ctrl+C closes it.
keep-backed-up = Everything has been saved to { $file }.
keep-restored = The database now holds what was in { $file }.
keep-exported = The journal has been saved to { $file }.
keep-checking = Checking every line
keep-imported = The game has a table of its own: { $code }
keep-forgotten = Everything about this person has been removed.
keep-nobody = Nobody has this login or name.
keep-several = { $number } people have this name. Nobody was forgotten; give one of these ids instead:
error-bad-database = The database cannot be used: { $detail }.
error-one-worker = Several server processes need PostgreSQL; a SQLite file belongs to one process. Give --db postgresql://... or leave --workers out.
error-port-in-use = Port { $port } cannot be opened: { $detail }. Choose another one with --port.
error-database-in-use = Another Magnat server is using { $file }. Stop it first, or share a PostgreSQL database (--db postgresql://...).
error-no-such-table = There is no table with the code “{ $code }”.
error-database-not-empty = The database already holds data; a backup can only be restored into an empty one. Nothing was changed.
error-import-too-long = { $seconds ->
    [one] Checking this game takes more than one second of computing. Allow more with --seconds.
   *[other] Checking this game takes more than { $seconds } seconds of computing. Allow more with --seconds.
}
error-import-too-big = Checking this game takes more than { $megabytes } MB of memory. Allow more with --memory.
error-no-mail-sender = E-mails need a sender: give --smtp-sender with an e-mail address.
cli-bench-server-tables = Tables at once
cli-bench-server-connections = Connections
cli-bench-server-inputs = Entries per second (people, bots, dice)
cli-bench-server-moves = Moves of people measured
cli-bench-server-delivery-p50 = Move to last watcher, median (ms)
cli-bench-server-delivery-p99 = Move to last watcher, 99th percentile (ms)
cli-bench-server-big-p50 = The same at a table of thirty, median (ms)
cli-bench-server-big-p99 = The same at a table of thirty, 99th percentile (ms)
cli-bench-server-commit-p50 = Until an input is durable, median (ms)
cli-bench-server-commit-p99 = Until an input is durable, 99th percentile (ms)
cli-bench-server-queue = Waiting for a processor (ms per second)
cli-bench-server-unseen = Moves that did not reach everybody in the end
cli-bench-server-shown-p50 = Move to the mover's new position, median (ms)
cli-bench-server-shown-p99 = Move to the mover's new position, 99th percentile (ms)
cli-bench-server-cpu = Computing time of the server process per entry (ms)
cli-bench-server-own-lag = How late the measuring clients themselves were, 99th percentile (ms)
cli-bench-server-own-cpu = Computing time of the measuring clients (ms per second)
cli-bench-load = { $tables } tables, { $connections } connections
cli-bench-load-wanted = Wanted/s
cli-bench-load-made = Made/s
cli-bench-load-p50 = p50 ms
cli-bench-load-p99 = p99 ms
cli-bench-load-commit = Commit p99 ms
cli-bench-load-shown = Shown p99 ms
cli-bench-load-cpu = CPU ms/entry
cli-bench-load-lag = Own lag p99 ms
cli-bench-load-queue = Waiting ms/s
cli-bench-load-memory = MB
cli-bench-load-knee = The server keeps up with { $inputs } entries a second (99 % of moves within { $most } ms).
cli-bench-load-none = The server does not keep up with any of these loads (99 % of moves within { $most } ms).
cli-bench-scenario-usual-p50 = Without the trouble: median (ms)
cli-bench-scenario-usual-p99 = Without the trouble: 99th percentile (ms)
cli-bench-scenario-troubled-p50 = With it: median (ms)
cli-bench-scenario-troubled-p99 = With it: 99th percentile (ms)
cli-bench-scenario-added = Added by it to the 99th percentile (ms)
cli-bench-scenario-allowed = It may add (ms)
cli-bench-lesson-runs = Lessons played
cli-bench-lesson-screens = Screens (phones, console, wall)
cli-bench-lesson-told-p50 = Move to the last screen, median (ms)
cli-bench-lesson-told-p99 = Move to the last screen, 99th percentile (ms)
cli-bench-lesson-told-best = The same in the best lesson (ms)
cli-bench-lesson-told-max = Move to the last screen, longest (ms)
cli-bench-lesson-allowed = The 99th percentile may be (ms)
cli-bench-lesson-drawn-p50 = Until the last screen had the new position, median (ms)
cli-bench-lesson-drawn-p99 = Until the last screen had the new position, 99th percentile (ms)
cli-bench-lesson-drawn-best = The same in the best lesson (ms)
cli-bench-lesson-drawn-max = Until the last screen had the new position, longest (ms)
cli-bench-lesson-late = Moves after which a screen took over a second to say whom all wait for
cli-soak-minutes = Minutes
cli-soak-tables = Tables that came and went
cli-soak-connections = Connections that came and went
cli-soak-table = A table at rest (kB)
cli-soak-connection = A connection (kB)
cli-soak-memory = Memory, first and last (MB)
cli-soak-slope = Growth (MB per hour, 95 %)
cli-bench-server-bytes = Bytes a client is sent per entry (median)
cli-bench-server-phone = Bytes a player is sent per entry: { $game }
cli-bench-server-memory = Peak memory of the server process (MB)
cli-bench-server-open-entries = Entries of the stored game
cli-bench-server-open = Opening the stored game, median (ms)
cli-replay-typed = The dice were rolled at a real table and typed in.
cli-replay-clock = Time ran out, and the table chose.
home-title = This Magnat server is open
home-about = The pages for browsers were not built on this machine: that needs Node, or a network on the first start. Games are played here by programs and in the terminal.
home-api = How to play over the network: docs/guide/api.md. The description of every call:
home-terminal = In the terminal:
