### Nachrichten an Leute, die nicht am Tisch sind: per E-Mail und Webhook.

notify-subject =
    { $kind ->
        [your-turn] Du bist am Zug: { $title } ({ $game })
        [your-turn-reminder] Du bist noch am Zug: { $title } ({ $game })
        [undo-asked] Bitte um Rücknahme: { $title } ({ $game })
       *[game-over] Das Spiel ist zu Ende: { $title } ({ $game })
    }
notify-greeting = Hallo { $person },
notify-news =
    { $kind ->
        [your-turn] am Tisch „{ $title }“ ({ $game }) bist du am Zug.
        [your-turn-reminder] der Tisch „{ $title }“ ({ $game }) wartet noch auf dich.
        [undo-asked] am Tisch „{ $title }“ ({ $game }) bittet jemand um Rücknahme und braucht deine Antwort.
       *[game-over] das Spiel am Tisch „{ $title }“ ({ $game }) ist zu Ende. Sieh dir das Ergebnis an.
    }
notify-chat =
    { $kind ->
        [your-turn] { $person }, du bist am Tisch „{ $title }“ ({ $game }) am Zug.
        [your-turn-reminder] { $person }, der Tisch „{ $title }“ ({ $game }) wartet noch auf dich.
        [undo-asked] { $person }, am Tisch „{ $title }“ ({ $game }) bittet jemand um Rücknahme und braucht deine Antwort.
       *[game-over] { $person }, das Spiel am Tisch „{ $title }“ ({ $game }) ist zu Ende.
    }
notify-open = Zum Tisch { $code }: { $link }
notify-why = Du bekommst diese Nachricht, weil du sie in deinen Einstellungen bestellt hast. Dort kannst du auch Ruhezeiten wählen oder sie abschalten.
notify-confirm-subject = Bestätige deine E-Mail-Adresse für Magnat
notify-confirm-why = Jemand hat diese E-Mail-Adresse auf dem Magnat-Server { $address } eingetragen, um zu erfahren, wenn er an der Reihe ist.
notify-confirm-open = Wenn du das warst, öffne innerhalb von { $hours } Stunden diesen Link und bestätige: { $link }
notify-confirm-else = Wenn nicht, brauchst du nichts zu tun: Es kommen keine weiteren Nachrichten.

## Warum eine Nachricht nicht zugestellt werden konnte

notify-failed-address-long = Die Webhook-Adresse ist zu lang: Höchstens { $most } Zeichen sind erlaubt.
notify-failed-address = Das ist keine Webhook-Adresse. Sie beginnt mit https:// oder http:// und enthält weder Benutzernamen noch Passwort noch Leerzeichen.
notify-failed-private = Diese Webhook-Adresse führt in ein privates Netz. Das hat der Betreiber dieses Servers nicht erlaubt.
notify-failed-unknown-host = Der Rechner der Webhook-Adresse ist nicht zu finden.
notify-failed-unreachable = Der Empfänger ist nicht erreichbar.
notify-failed-timeout = Der Empfänger hat nicht rechtzeitig geantwortet.
notify-failed-certificate = Das Zertifikat des Empfängers passt nicht zu seinem Namen oder ist nicht vertrauenswürdig.
notify-failed-no-answer = Der Empfänger hat die Verbindung beendet oder unverständlich geantwortet.
notify-failed-moved = Der Empfänger verweist auf eine andere Adresse. Gib die endgültige an; Weiterleitungen wird nicht gefolgt.
notify-failed-refused = Der Empfänger hat die Nachricht abgelehnt. Wahrscheinlich ist die Adresse falsch oder zurückgezogen.
notify-failed-busy = Der Empfänger kann gerade keine Nachrichten annehmen.
notify-failed-no-mail = Dieser Server ist nicht für den Versand von E-Mails eingerichtet.
notify-failed-mail-address = Das ist keine E-Mail-Adresse, an die geschrieben werden kann.
notify-failed-mail-login = Der Mailserver hat die Anmeldung dieses Servers nicht angenommen.
notify-failed-mail-refused = Der Mailserver hat die Nachricht abgelehnt. Wahrscheinlich ist die Adresse falsch.
notify-failed-mail-busy = Der Mailserver kann die Nachricht gerade nicht annehmen.
