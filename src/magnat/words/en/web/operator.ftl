### How the server is doing, for its operator.

web-status-page = How the server is doing
web-status-become = Become operator
web-status-become-text = This link makes you an operator of this server: you see its figures here, on this device. It works once.
web-status-how = Whoever has access to the server's machine can make a link for operators there:
web-status-well = All is well.
web-status-worry = { $worry ->
    [errors] Something went wrong in the last few minutes. The server's log says what.
    [disk] Less than 1 GB of disk space is left. When it is full, no moves can be stored.
    [backup-failed] The last backup failed. It is retried every hour; older ones are still there.
    [backup-old] There has been no verified backup for more than a day.
    [no-backups] The server makes no daily backups.
    [slow] The server is slow: something took more than a quarter of a second.
   *[versions] Not all processes run the same version.
}
web-status-now = Now
web-status-playing = Tables in play
web-status-paused = { $number } paused
web-status-open = Tables waiting for people
web-status-in-memory = Tables in memory
web-status-connected = People connected
web-status-people = of { $number } known
web-status-connections = Connections
web-status-disk = Free disk space
web-status-disk-of = of { $size }
web-status-recent = { $minutes ->
    [one] The last minute
   *[other] The last { $minutes } minutes
}
web-status-commit = Until a move is stored
web-status-delivery = Until everyone sees it
web-status-lag = Event loop delay
web-status-entries = Entries stored
web-status-errors = Errors
web-status-refusals = Refusals
web-status-backups = Backups
web-status-verified = Last verified backup: { $time }
web-status-verified-none = No backup has been verified yet.
web-status-backups-none = None yet.
web-status-backup = { $state ->
    [verified] Verified by a trial restore
    [failed] Failed
   *[running] Being made
}
web-status-rows = { $number } rows
web-status-server = Server
web-status-version = Version
web-status-uptime = Running for
web-status-store = Database
web-status-processes = Processes
web-status-process = Process
web-status-cpu = CPU
web-status-ram = Memory
web-status-commit-p99 = Storing, p99
web-status-lag-p99 = Loop delay, p99
