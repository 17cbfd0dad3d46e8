### How the server is, for its operator.

web-status-page = Jak się ma serwer
web-status-become = Zostań operatorem
web-status-become-text = Ten link czyni cię operatorem tego serwera: na tym urządzeniu zobaczysz tu jego liczby. Działa raz.
web-status-how = Link dla operatorów tworzy ten, kto ma dostęp do komputera z serwerem:
web-status-well = Wszystko w porządku.
web-status-worry = { $worry ->
    [errors] W ostatnich minutach coś się nie udało. Szczegóły są w dzienniku serwera.
    [disk] Na dysku zostało mniej niż 1 GB. Gdy się zapełni, nie da się zapisać żadnego ruchu.
    [backup-failed] Ostatnia kopia zapasowa się nie udała. Serwer próbuje co godzinę; starsze kopie nadal są na miejscu.
    [backup-old] Od ponad doby nie ma sprawdzonej kopii zapasowej.
    [no-backups] Serwer nie robi codziennych kopii zapasowych.
    [slow] Serwer jest powolny: coś trwało ponad ćwierć sekundy.
   *[versions] Nie wszystkie procesy mają tę samą wersję.
}
web-status-now = Teraz
web-status-playing = Stoły w grze
web-status-paused = wstrzymane: { $number }
web-status-open = Stoły czekające na ludzi
web-status-in-memory = Stoły w pamięci
web-status-connected = Połączone osoby
web-status-people = z { $number } znanych
web-status-connections = Połączenia
web-status-disk = Wolne miejsce na dysku
web-status-disk-of = z { $size }
web-status-recent = { $minutes ->
    [one] Ostatnia minuta
    [few] Ostatnie { $minutes } minuty
   *[many] Ostatnie { $minutes } minut
}
web-status-commit = Do zapisania ruchu
web-status-delivery = Do pokazania go wszystkim
web-status-lag = Opóźnienie pętli zdarzeń
web-status-entries = Zapisane wpisy
web-status-errors = Błędy
web-status-refusals = Odmowy
web-status-backups = Kopie zapasowe
web-status-verified = Ostatnia sprawdzona kopia: { $time }
web-status-verified-none = Żadna kopia nie została jeszcze sprawdzona.
web-status-backups-none = Jeszcze nie ma żadnej.
web-status-backup = { $state ->
    [verified] Odtworzona na próbę, kompletna
    [failed] Nie udała się
   *[running] W trakcie
}
web-status-rows = wiersze: { $number }
web-status-server = Serwer
web-status-version = Wersja
web-status-uptime = Działa od
web-status-store = Baza danych
web-status-processes = Procesy
web-status-process = Proces
web-status-cpu = CPU
web-status-ram = Pamięć
web-status-commit-p99 = Zapis, p99
web-status-lag-p99 = Opóźnienie pętli, p99
