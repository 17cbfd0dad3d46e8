### What an operator is told: daily backups, the status page, and `magnat serve --check`.

error-bad-time = „{ $time }“ ist keine Uhrzeit; --backup-time braucht Stunden und Minuten, zum Beispiel 04:00.
operator-link = Wer diesen Link öffnet, wird Betreiber und sieht, wie es dem Server geht. Er gilt einmal und eine Stunde lang:
operator-here = Für den Betreiber, einmal und eine Stunde lang: { $link }
operator-dismissed = { $number ->
    [0] Es gab keine Betreiber.
    [one] Eine Person ist nicht mehr Betreiber.
   *[other] { $number } Personen sind nicht mehr Betreiber.
}
check-core = Die Regeln sind kompiliert.
check-core-slow = Die Regeln sind nicht kompiliert, Bots und große Tische sind deshalb langsam. Mit ./play starten oder python build_core.py aufrufen.
check-database = Die Datenbank kann nicht benutzt werden: { $detail }. --db, Benutzer und Passwort prüfen.
check-database-read-only = { $file } kann nicht geschrieben werden. Dem Benutzer des Servers das Recht dazu geben oder mit --db eine andere Datei nennen.
check-database-new = Die Datenbank { $file } wird beim ersten Start angelegt.
check-database-here = Die Datenbank ({ $kind }) ist da und auf dem neuesten Stand.
check-database-upgrade = Die Datenbank ({ $kind }) ist da; der nächste Start bringt sie auf den neuesten Stand. Vorher eine Sicherung machen.
check-database-newer = Die Datenbank hat das Schema { $found }, dieses Magnat kennt höchstens { $known }. Das neuere Magnat installieren, das vorher benutzt wurde.
check-database-used = Ein Server benutzt gerade { $file }. Vor dem Start eines anderen beenden.
check-database-may-not = Der Benutzer der Datenbank darf keine Tabellen anlegen. Ihn zum Eigentümer der Datenbank machen.
check-postgres-old = PostgreSQL { $version } ist alt; { $oldest } oder neuer verwenden.
check-clock = Die Uhr dieses Rechners stimmt mit der der Datenbank überein.
check-clock-apart = Die Uhren dieses Rechners und der Datenbank weichen um { $seconds } Sekunden ab. Beide über das Netz stellen lassen (NTP).
check-clock-behind = Die Uhr dieses Rechners liegt { $minutes } Minuten hinter dem neuesten gespeicherten Zug. Vor dem Start stellen.
check-disk = { $folder }: { $free } MB sind frei.
check-disk-little = { $folder }: Nur { $free } MB sind frei. Platz schaffen, mindestens 1024 MB.
check-port = Port { $port } auf { $host } ist frei.
check-port-taken = Port { $port } auf { $host } kann nicht geöffnet werden: { $detail }. Beenden, was ihn benutzt, oder mit --port einen anderen wählen.
check-public = Die Leute öffnen { $address }.
check-public-bad = „{ $address }“ ist keine Adresse, die man öffnen kann. --public braucht https://NAME, ohne Pfad.
check-public-unknown = Der Name { $host } ist hier nicht bekannt. Ins DNS eintragen oder --public berichtigen.
check-public-proxy = Der Server lauscht auf { $host }, man kann also am Proxy vorbei, und dessen Kopfzeilen wird nur von 127.0.0.1 geglaubt. --host 127.0.0.1 verwenden, oder FORWARDED_ALLOW_IPS auf die Adresse des Proxys setzen und den Port für andere schließen.
check-public-plain = { $address } ist unverschlüsselt: Jeder auf dem Weg kann mitlesen und mitspielen. https über einen Proxy verwenden.
check-backups = Tägliche Sicherungen kommen nach { $folder }.
check-backups-not = Sicherungen können nicht nach { $folder } geschrieben werden: { $detail }. Rechte berichtigen oder mit --backup-folder einen anderen Ordner nennen.
check-backups-none = Es gibt keine täglichen Sicherungen. --no-backups weglassen oder mit magnat backup eigene machen.
check-mail = Der Mailserver { $host } antwortet.
check-mail-sender = E-Mails brauchen einen Absender: --smtp-sender mit einer E-Mail-Adresse angeben.
check-mail-not = Der Mailserver { $host }, Port { $port }, nimmt keine E-Mails an: { $detail }. --smtp-host, --smtp-port, --smtp-security, --smtp-user und MAGNAT_SMTP_PASSWORD prüfen.
check-all-well = An dieser Einrichtung ist nichts falsch.
check-wrong = { $number ->
    [one] Eine Sache ist falsch.
   *[other] { $number } Sachen sind falsch.
}
