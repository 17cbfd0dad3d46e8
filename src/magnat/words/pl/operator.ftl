### What an operator is told: daily backups, the status page, and `magnat serve --check`.

error-bad-time = „{ $time }” nie jest porą dnia; --backup-time wymaga godzin i minut, na przykład 04:00.
operator-link = Kto otworzy ten link, zostanie operatorem i zobaczy, jak się ma serwer. Działa raz i przez godzinę:
operator-here = Dla operatora, jeden raz i przez godzinę: { $link }
operator-dismissed = { $number ->
    [0] Nie było żadnego operatora.
    [one] Jedna osoba przestała być operatorem.
    [few] { $number } osoby przestały być operatorami.
   *[many] { $number } osób przestało być operatorami.
}
check-core = Zasady są skompilowane.
check-core-slow = Zasady nie są skompilowane, więc boty i duże stoły są powolne. Uruchom przez ./play albo wykonaj python build_core.py.
check-database = Bazy danych nie można użyć: { $detail }. Sprawdź --db, użytkownika i hasło.
check-database-read-only = Nie można zapisać { $file }. Nadaj użytkownikowi serwera to prawo albo podaj inny plik przez --db.
check-database-new = Baza danych { $file } powstanie przy pierwszym uruchomieniu.
check-database-here = Baza danych ({ $kind }) jest na miejscu i aktualna.
check-database-upgrade = Baza danych ({ $kind }) jest na miejscu; następne uruchomienie ją zaktualizuje. Najpierw zrób kopię zapasową.
check-database-newer = Baza danych ma schemat { $found }, a ten Magnat zna najwyżej { $known }. Zainstaluj nowszego Magnata, którego używano wcześniej.
check-database-used = Pliku { $file } używa teraz inny serwer. Zatrzymaj go, zanim uruchomisz następny.
check-database-may-not = Użytkownik bazy danych nie może tworzyć tabel. Uczyń go właścicielem bazy.
check-postgres-old = PostgreSQL { $version } jest stary; użyj { $oldest } lub nowszego.
check-clock = Zegar tego komputera zgadza się z zegarem bazy danych.
check-clock-apart = Zegary tego komputera i bazy danych różnią się o { $seconds } s. Niech oba będą ustawiane przez sieć (NTP).
check-clock-behind = Zegar tego komputera spóźnia się o { $minutes } min względem najnowszego zapisanego ruchu. Ustaw go przed uruchomieniem.
check-disk = { $folder }: wolne { $free } MB.
check-disk-little = { $folder }: wolne tylko { $free } MB. Zrób miejsce, co najmniej 1024 MB.
check-port = Port { $port } na { $host } jest wolny.
check-port-taken = Nie można otworzyć portu { $port } na { $host }: { $detail }. Zakończ program, który go używa, albo wybierz inny przez --port.
check-public = Ludzie otwierają { $address }.
check-public-bad = „{ $address }” nie jest adresem, który można otworzyć. --public wymaga https://NAZWA, bez ścieżki.
check-public-unknown = Nazwa { $host } nie jest tu znana. Wpisz ją do DNS albo popraw --public.
check-public-proxy = Serwer nasłuchuje na { $host }, więc można ominąć serwer pośredniczący, a jego nagłówkom wierzy się tylko z 127.0.0.1. Użyj --host 127.0.0.1 albo ustaw FORWARDED_ALLOW_IPS na adres pośrednika i zamknij port dla innych.
check-public-plain = { $address } nie jest szyfrowany: każdy po drodze może czytać i grać za innych. Użyj https przez serwer pośredniczący.
check-backups = Codzienne kopie zapasowe trafiają do { $folder }.
check-backups-not = Nie można zapisać kopii w { $folder }: { $detail }. Popraw prawa albo podaj inny folder przez --backup-folder.
check-backups-none = Nie ma codziennych kopii zapasowych. Pomiń --no-backups albo rób własne przez magnat backup.
check-mail = Serwer poczty { $host } odpowiada.
check-mail-sender = E-maile potrzebują nadawcy: podaj --smtp-sender z adresem e-mail.
check-mail-not = Serwer poczty { $host }, port { $port }, nie przyjmuje e-maili: { $detail }. Sprawdź --smtp-host, --smtp-port, --smtp-security, --smtp-user i MAGNAT_SMTP_PASSWORD.
check-all-well = W tej konfiguracji nic nie jest źle.
check-wrong = { $number ->
    [one] Jedna rzecz jest źle.
    [few] { $number } rzeczy są źle.
   *[many] { $number } rzeczy jest źle.
}
