### How the server is, for its operator.

web-status-page = Wie es dem Server geht
web-status-become = Betreiber werden
web-status-become-text = Dieser Link macht dich zum Betreiber dieses Servers: Auf diesem Gerät siehst du hier seine Zahlen. Er gilt einmal.
web-status-how = Einen Link für Betreiber macht, wer am Rechner des Servers sitzt:
web-status-well = Alles in Ordnung.
web-status-worry = { $worry ->
    [errors] In den letzten Minuten ist etwas schiefgegangen. Was, steht im Protokoll des Servers.
    [disk] Auf der Platte ist weniger als 1 GB frei. Ist sie voll, kann kein Zug gespeichert werden.
    [backup-failed] Die letzte Sicherung ist misslungen. Es wird stündlich wieder versucht; ältere sind noch da.
    [backup-old] Seit mehr als einem Tag gibt es keine geprüfte Sicherung.
    [no-backups] Der Server macht keine täglichen Sicherungen.
    [slow] Der Server ist langsam: Etwas hat mehr als eine Viertelsekunde gebraucht.
   *[versions] Nicht alle Prozesse haben dieselbe Version.
}
web-status-now = Jetzt
web-status-playing = Tische im Spiel
web-status-paused = { $number } unterbrochen
web-status-open = Tische, die auf Leute warten
web-status-in-memory = Tische im Speicher
web-status-connected = Verbundene Personen
web-status-people = von { $number } bekannten
web-status-connections = Verbindungen
web-status-disk = Freier Plattenplatz
web-status-disk-of = von { $size }
web-status-recent = { $minutes ->
    [one] Die letzte Minute
   *[other] Die letzten { $minutes } Minuten
}
web-status-commit = Bis ein Zug gespeichert ist
web-status-delivery = Bis ihn alle sehen
web-status-lag = Verspätung der Ereignisschleife
web-status-entries = Gespeicherte Einträge
web-status-errors = Fehler
web-status-refusals = Ablehnungen
web-status-backups = Sicherungen
web-status-verified = Letzte geprüfte Sicherung: { $time }
web-status-verified-none = Noch keine Sicherung wurde geprüft.
web-status-backups-none = Noch keine.
web-status-backup = { $state ->
    [verified] Probeweise wiederhergestellt, vollständig
    [failed] Misslungen
   *[running] Wird gemacht
}
web-status-rows = { $number } Zeilen
web-status-server = Server
web-status-version = Version
web-status-uptime = Läuft seit
web-status-store = Datenbank
web-status-processes = Prozesse
web-status-process = Prozess
web-status-cpu = CPU
web-status-ram = Arbeitsspeicher
web-status-commit-p99 = Speichern, p99
web-status-lag-p99 = Verspätung, p99
