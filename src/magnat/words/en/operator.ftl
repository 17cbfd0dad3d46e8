### What an operator is told: daily backups, the status page, and `magnat serve --check`.

error-bad-time = “{ $time }” is not a time of day; --backup-time wants hours and minutes, for example 04:00.
operator-link = Whoever opens this link becomes an operator and sees how the server is doing. It works once, and for an hour:
operator-here = For the operator, once and for an hour: { $link }
operator-dismissed = { $number ->
    [0] There was no operator.
    [one] One person is no longer an operator.
   *[other] { $number } people are no longer operators.
}
check-core = The rules are compiled.
check-core-slow = The rules are not compiled, so bots and big tables are slow. Start with ./play, or run python build_core.py.
check-database = The database cannot be used: { $detail }. Check --db, the user and the password.
check-database-read-only = { $file } cannot be written. Give the server's user permission to write it, or name another file with --db.
check-database-new = The database { $file } will be made on the first start.
check-database-here = The database ({ $kind }) is there and up to date.
check-database-upgrade = The database ({ $kind }) is there; the next start brings it up to date. Make a backup first.
check-database-newer = The database has schema { $found }; this Magnat knows schemas up to { $known }. Install the newer Magnat that was used before.
check-database-used = A server is using { $file } at the moment. Stop it before you start another.
check-database-may-not = The database's user may not create tables. Make it the owner of the database.
check-postgres-old = PostgreSQL { $version } is old; use { $oldest } or newer.
check-clock = This machine's clock agrees with the database's.
check-clock-apart = This machine's clock and the database's differ by { $seconds } seconds. Have both set over the network (NTP).
check-clock-behind = This machine's clock is { $minutes } minutes behind the newest stored move. Set it before you start.
check-disk = { $folder }: { $free } MB free.
check-disk-little = { $folder }: only { $free } MB free. Make room: at least 1024 MB.
check-port = Port { $port } on { $host } is free.
check-port-taken = Port { $port } on { $host } cannot be opened: { $detail }. End whatever uses it, or choose another one with --port.
check-public = People open { $address }.
check-public-bad = “{ $address }” is not an address that people can open. --public wants https://NAME, without a path.
check-public-unknown = The name { $host } is not known here. Add it to the DNS, or correct --public.
check-public-proxy = The server listens on { $host }, so people can bypass the proxy, whose headers are believed only from 127.0.0.1. Use --host 127.0.0.1, or set FORWARDED_ALLOW_IPS to the proxy's address and close the port to others.
check-public-plain = { $address } is not encrypted: anybody along the way can read and play along. Use https, through a proxy.
check-backups = Daily backups go to { $folder }.
check-backups-not = Backups cannot be written to { $folder }: { $detail }. Correct its permissions, or name another folder with --backup-folder.
check-backups-none = There are no daily backups. Leave --no-backups out, or make your own with magnat backup.
check-mail = The mail server { $host } answers.
check-mail-sender = E-mails need a sender: give --smtp-sender with an e-mail address.
check-mail-not = The mail server { $host }, port { $port }, does not accept e-mails: { $detail }. Check --smtp-host, --smtp-port, --smtp-security, --smtp-user and MAGNAT_SMTP_PASSWORD.
check-all-well = Nothing is wrong with this set-up.
check-wrong = { $number ->
    [one] One thing is wrong.
   *[other] { $number } things are wrong.
}
