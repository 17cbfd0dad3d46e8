### Einen Tisch einrichten: alles außer Spiel und Mitspielenden.

web-usual = üblich
web-settings-table = Der Tisch
web-settings-rules = Die Regeln von { $game }
web-published = Veröffentlichte Regeln
web-published-text = Stellt auf einmal ein, was die veröffentlichte Ausgabe anders spielt: { $options }. Ausgeschaltet gilt wieder unser Regelheft. Varianten und die Grenze der Runden bleiben, wie sie sind.
web-role = Was spielst du?
web-role-seat = Einen Platz
web-role-seat-text = Du bist eine der Personen, denen eine Gesellschaft gehört.
web-role-company = Eine ganze Gesellschaft
web-role-company-text = Du sitzt auf allen Plätzen der ersten Gesellschaft und entscheidest für alle, die sie führen.
web-role-bank = Die Bank
web-role-bank-text = Du führst die Bank und keine Gesellschaft. Sonst ist das Programm die Bank.
web-pace = Tempo
web-pace-live = Am Stück
web-pace-async = Über mehrere Tage
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-move = { $time } für jede Entscheidung
web-clock-bank = { $time } für das ganze Spiel, dazu { $extra } für jeden Zug
web-clock-late = Ist die Zeit um, macht der Tisch den einfachsten erlaubten Zug.
web-seconds = { $number ->
    [one] { $number } Sekunde
   *[other] { $number } Sekunden
}
web-minutes = { $number ->
    [one] { $number } Minute
   *[other] { $number } Minuten
}
web-hours = { $number ->
    [one] { $number } Stunde
   *[other] { $number } Stunden
}
web-days = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tage
}
web-bot-kind = Bots
web-bot-apprentice = Lehrling: vernünftig, denkt aber nur an heute
web-bot-trader = Händler: handelt gern und sieht ein paar Runden voraus
web-bot-clerk = Kontorist: rechnet und will gewinnen
web-bot-director = Direktor: spielt seine Pläne erst im Kopf durch
web-bot-magnate = Magnat: denkt über jeden Zug lange nach und irrt selten
web-bot-random = Hasardeur: spielt irgendetwas Erlaubtes
web-dice = Würfel und Karten
web-dice-server = Fallen hier
web-dice-typed = Vom echten Tisch, eingetippt
web-visibility = Wer findet den Tisch?
web-visibility-auto = Je nachdem, wer mitspielt
web-visibility-link = Nur wer den Link oder den Code hat
web-visibility-public = Alle auf diesem Server
web-table-title = Name des Tisches
web-table-title-hint = Kann leer bleiben.

## Cards of one's own

web-cards = Ereigniskarten und Parzellen
web-cards-printed = Die Karten dieses Programms
web-cards-text = Eigene Karten werden auf diesem Server für dich aufbewahrt und lassen sich wieder wählen.
web-cards-enter = Eigene Karten eingeben
web-cards-name = Name dieses Satzes
web-cards-keep = Satz behalten
web-cards-drop = „{ $name }“ löschen
web-cards-come-in = Sie gelten für diesen Tisch. Um sie für den nächsten aufzuheben, stell dich zuerst vor: eröffne einen Tisch oder melde dich an.
