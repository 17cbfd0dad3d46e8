### Jak serwer odmawia i co wypisuje `magnat serve`.

server-bad-message = Nie można zrozumieć tej wiadomości.
server-which-seat = Masz tu kilka miejsc; powiedz, o które chodzi.
server-bad-address = Tego adresu nie można użyć.
server-not-signed-in = Najpierw podaj swoje imię.
server-unknown-token = Ten odnośnik lub żeton nie jest (już) ważny.
server-signed-out = Na tym urządzeniu cię wylogowano.
server-no-login = Nie masz jeszcze loginu ani hasła.
server-somebody-is-here = To urządzenie zna cię jako { $name }, a link należy do osoby { $other }.
server-no-mail = Ten serwer nie wysyła poczty.
server-mail-too-soon = Link został już wysłany na ten adres albo pytasz zbyt często. Spróbuj później.
server-mail-not-sent = Nie udało się wysłać wiadomości. Sprawdź adres albo spróbuj później.
server-wrong-password = Login lub hasło jest błędne.
server-foreign-page = Obca strona nie może działać tu w twoim imieniu.
server-not-your-seat = To miejsce nie jest twoje.
server-no-seat = Nie masz miejsca przy tym stole.
server-not-the-host = Może to zrobić tylko prowadzący.
server-not-the-operator = To jest tylko dla operatorów tego serwera.
server-only-here = Ten stół można otworzyć tylko na komputerze, na którym działa.
server-not-the-leader = Może to zrobić tylko osoba prowadząca tę lekcję.
server-plays-and-leads = Masz tu miejsce wśród graczy, więc nie możesz jednocześnie prowadzić.
server-not-your-room = Może to zrobić tylko osoba prowadząca tę salę.
server-banned = Osoba prowadząca nie chce tego urządzenia przy stole.
server-wrong-code = Ten kod jest nieprawidłowy lub już nieważny.
server-no-such-room = Nie ma sali o takim adresie.
server-no-such-team = Przy tym stole nie ma takiej spółki.
server-no-lesson = Tego stołu nikt nie prowadzi; to jest tylko dla lekcji.
server-leads-here = Prowadzisz tę lekcję, więc nie masz miejsca wśród graczy.
server-seating-locked = Miejsca są zablokowane; nikt nowy nie może usiąść.
server-one-place = To urządzenie ma już miejsce przy tym stole.
server-place-is-kept = Tego miejsca nie można zająć.
server-no-clock = Przy tym stole nie chodzi żaden zegar.
server-not-now = W tym momencie gry nie można tego zrobić.
server-ranking-fixed = W tej sali skończyła się już lekcja, więc sposobu klasyfikacji nie można zmienić.
server-lesson-runs = W tej sali trwa jeszcze gra. Najpierw ją zakończ, potem zapomnij klasę.
server-muted = Prowadzący wyciszył cię na czacie.
server-still-hidden = Dziennik zawiera rzeczy ukryte; można go pobrać po zakończeniu gry.
server-not-found = Tu niczego nie ma.
server-no-such-table = Nie ma stołu o takim kodzie.
server-not-allowed = Tego nie można tu zrobić.
server-seat-taken = To miejsce zajmuje ktoś inny.
server-others-must-agree = Wiesz, co kryje inne miejsce, więc zanim zajmiesz to, pozostali muszą się zgodzić.
server-request-open = Ktoś już prosi pozostałych o miejsce.
server-no-request = W tej chwili nikt nie prosi o miejsce.
server-not-asked = O tym miejscu nie decydujesz.
server-plays-and-banks = Bankierzy widzą to, co gracze ukrywają, więc nikt nie gra i nie jest bankierem jednocześnie.
server-no-free-seat = Przy tym stole nie ma wolnego miejsca.
server-seats-open = { $number ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $number } miejsca są jeszcze wolne.
   *[other] { $number } miejsc jest jeszcze wolnych.
}
server-already-started = Gra już się zaczęła.
server-not-playing = Gra jeszcze się nie zaczęła.
server-paused = Gra jest wstrzymana.
server-not-paused = Gra nie jest wstrzymana.
server-over = Gra jest zakończona.
server-not-over = Gra jeszcze się nie skończyła.
server-moved-on = Stół poszedł dalej, odkąd patrzyłeś; spójrz jeszcze raz.
server-login-taken = Ten login ma już ktoś inny.
server-has-login = Masz już login.
server-no-company = Nie masz tu wspólników, z którymi można rozmawiać.
server-dice-are-rolled = Przy tym stole kośćmi rzuca serwer.
server-no-advice = Dla tej decyzji nie ma rady.
server-no-hints = Prowadzący tego stołu nie pozwala na podpowiedzi.
server-too-many-sets = Dla jednej gry można zachować { $number } zestawów kart. Najpierw usuń jeden z nich.
server-no-trains = W tej grze nie jeżdżą pociągi.
server-too-large = Wiadomość jest za duża; dozwolone jest najwyżej { $most } bajtów.
server-too-fast = Za dużo naraz; odczekaj chwilę.
server-not-utf8 = To nie jest tekst w UTF-8.
server-too-slow = Wiadomość docierała za długo; wyślij ją ponownie.
server-foreign-host = Ten serwer nie jest znany pod tym adresem. Może go dopuścić administrator.
server-one-import = Właśnie wczytujesz zapisaną grę; poczekaj, aż się skończy.
server-imports-busy = Serwer sprawdza już tyle zapisanych gier, ile może; spróbuj ponownie za chwilę.
server-import-too-long = { $seconds ->
    [one] Sprawdzenie tej gry zajęłoby ponad sekundę obliczeń, a tyle ten serwer nie daje.
    [few] Sprawdzenie tej gry zajęłoby ponad { $seconds } sekundy obliczeń, a tyle ten serwer nie daje.
   *[many] Sprawdzenie tej gry zajęłoby ponad { $seconds } sekund obliczeń, a tyle ten serwer nie daje.
}
server-import-too-big = Sprawdzenie tej gry zajęłoby ponad { $megabytes } MB pamięci, a tyle ten serwer nie daje.
server-too-many-tables = { $number ->
    [one] Na tym serwerze możesz mieć naraz jeden otwarty stół. Najpierw go zakończ.
    [few] Na tym serwerze możesz mieć naraz { $number } otwarte stoły. Najpierw zakończ jeden z nich.
   *[many] Na tym serwerze możesz mieć naraz { $number } otwartych stołów. Najpierw zakończ jeden z nich.
}
server-too-many-public = { $number ->
    [one] Na tym serwerze możesz mieć naraz jeden stół w poczekalni. Najpierw zacznij go lub zakończ albo otwórz ten za pomocą linku.
    [few] Na tym serwerze możesz mieć naraz { $number } stoły w poczekalni. Najpierw zacznij lub zakończ jeden z nich albo otwórz ten za pomocą linku.
   *[many] Na tym serwerze możesz mieć naraz { $number } stołów w poczekalni. Najpierw zacznij lub zakończ jeden z nich albo otwórz ten za pomocą linku.
}
server-too-many-connections = { $number ->
    [one] Na tym serwerze możesz mieć naraz jedno połączenie na żywo. Najpierw zamknij inne okno.
    [few] Na tym serwerze możesz mieć naraz { $number } połączenia na żywo. Najpierw zamknij inne okno.
   *[many] Na tym serwerze możesz mieć naraz { $number } połączeń na żywo. Najpierw zamknij inne okno.
}
server-too-many-waits = { $number ->
    [one] Na tym serwerze możesz czekać na nowości naraz w jednym miejscu.
   *[other] Na tym serwerze możesz czekać na nowości naraz w { $number } miejscach.
}
server-went-wrong = Coś się tu nie udało. Spójrz na stół, zanim spróbujesz ponownie.
server-not-stored = Serwer nie może w tej chwili niczego zapisać, więc to się nie liczy. Spróbuj ponownie za chwilę.
server-moving = Stół właśnie przechodzi do innego procesu; spróbuj ponownie za chwilę.

serve-here = Magnat jest otwarty: { $address }
serve-stop = Ctrl+C go zamyka.
keep-backed-up = Wszystko jest teraz w pliku { $file }.
keep-restored = Baza zawiera teraz to, co było w pliku { $file }.
keep-exported = Dziennik jest teraz w pliku { $file }.
keep-checking = Sprawdzam każdy wiersz
keep-imported = Gra ma własny stół: { $code }
keep-forgotten = Usunięto wszystko o tej osobie.
keep-nobody = Nikt nie ma takiego loginu ani imienia.
keep-several = { $number ->
    [one] Jedna osoba ma to imię. Nikogo nie usunięto; podaj zamiast niego ten identyfikator:
    [few] { $number } osoby mają to imię. Nikogo nie usunięto; podaj zamiast niego jeden z tych identyfikatorów:
   *[other] { $number } osób ma to imię. Nikogo nie usunięto; podaj zamiast niego jeden z tych identyfikatorów:
}
error-bad-database = Nie można użyć bazy danych: { $detail }.
error-one-worker = Kilka procesów serwera wymaga PostgreSQL; plik SQLite należy do jednego. Podaj --db postgresql://... albo pomiń --workers.
error-port-in-use = Nie można otworzyć portu { $port }: { $detail }. Wybierz inny przez --port.
error-database-in-use = Pliku { $file } używa inny serwer Magnat. Najpierw go zatrzymaj albo korzystajcie wspólnie z PostgreSQL (--db postgresql://...).
error-no-such-table = Nie ma stołu o kodzie „{ $code }”.
error-database-not-empty = Baza danych już coś zawiera; kopię zapasową można wgrać tylko do pustej. Nic nie zostało zmienione.
error-import-too-long = { $seconds ->
    [one] Sprawdzenie tej gry zajmuje ponad sekundę obliczeń. Więcej pozwala opcja --seconds.
    [few] Sprawdzenie tej gry zajmuje ponad { $seconds } sekundy obliczeń. Więcej pozwala opcja --seconds.
   *[many] Sprawdzenie tej gry zajmuje ponad { $seconds } sekund obliczeń. Więcej pozwala opcja --seconds.
}
error-import-too-big = Sprawdzenie tej gry zajmuje ponad { $megabytes } MB pamięci. Więcej pozwala opcja --memory.
error-no-mail-sender = E-maile potrzebują nadawcy: podaj --smtp-sender z adresem e-mail.
cli-bench-server-tables = Stoły naraz
cli-bench-server-connections = Połączenia
cli-bench-server-inputs = Wpisy na sekundę (ludzie, boty, kości)
cli-bench-server-moves = Zmierzone ruchy ludzi
cli-bench-server-delivery-p50 = Od ruchu do ostatniego widza, mediana (ms)
cli-bench-server-delivery-p99 = Od ruchu do ostatniego widza, 99. percentyl (ms)
cli-bench-server-big-p50 = To samo przy stole trzydziestu, mediana (ms)
cli-bench-server-big-p99 = To samo przy stole trzydziestu, 99. percentyl (ms)
cli-bench-server-commit-p50 = Do trwałego zapisu ruchu, mediana (ms)
cli-bench-server-commit-p99 = Do trwałego zapisu ruchu, 99. percentyl (ms)
cli-bench-server-queue = Czekanie na procesor (ms na sekundę)
cli-bench-server-unseen = Ruchy, o których na końcu nie wszyscy się dowiedzieli
cli-bench-server-shown-p50 = Od ruchu do nowej pozycji u gracza, mediana (ms)
cli-bench-server-shown-p99 = Od ruchu do nowej pozycji u gracza, 99. percentyl (ms)
cli-bench-server-cpu = Czas obliczeń procesu serwera na wpis (ms)
cli-bench-server-own-lag = Opóźnienie samych klientów pomiarowych, 99. percentyl (ms)
cli-bench-server-own-cpu = Czas obliczeń klientów pomiarowych (ms na sekundę)
cli-bench-load = Stoły: { $tables }, połączenia: { $connections }
cli-bench-load-wanted = Żądane/s
cli-bench-load-made = Wykonane/s
cli-bench-load-p50 = p50 ms
cli-bench-load-p99 = p99 ms
cli-bench-load-commit = Zapis p99 ms
cli-bench-load-shown = Pozycja p99 ms
cli-bench-load-cpu = Procesor ms/wpis
cli-bench-load-lag = Własne opóźnienie p99 ms
cli-bench-load-queue = Czekanie ms/s
cli-bench-load-memory = MB
cli-bench-load-knee = Serwer nadąża przy { $inputs } wpisach na sekundę (99 % ruchów w ciągu { $most } ms).
cli-bench-load-none = Serwer nie nadąża przy żadnym z tych obciążeń (99 % ruchów w ciągu { $most } ms).
cli-bench-scenario-usual-p50 = Bez zakłócenia: mediana (ms)
cli-bench-scenario-usual-p99 = Bez zakłócenia: 99. percentyl (ms)
cli-bench-scenario-troubled-p50 = Z zakłóceniem: mediana (ms)
cli-bench-scenario-troubled-p99 = Z zakłóceniem: 99. percentyl (ms)
cli-bench-scenario-added = O tyle wydłuża 99. percentyl (ms)
cli-bench-scenario-allowed = O tyle może wydłużyć (ms)
cli-bench-lesson-runs = Rozegrane lekcje
cli-bench-lesson-screens = Ekrany (telefony, pulpit, duży ekran)
cli-bench-lesson-told-p50 = Od ruchu do ostatniego ekranu, mediana (ms)
cli-bench-lesson-told-p99 = Od ruchu do ostatniego ekranu, 99. percentyl (ms)
cli-bench-lesson-told-best = To samo w najlepszej lekcji (ms)
cli-bench-lesson-told-max = Od ruchu do ostatniego ekranu, najdłużej (ms)
cli-bench-lesson-allowed = Tyle może wynosić 99. percentyl (ms)
cli-bench-lesson-drawn-p50 = Do nowej pozycji na ostatnim ekranie, mediana (ms)
cli-bench-lesson-drawn-p99 = Do nowej pozycji na ostatnim ekranie, 99. percentyl (ms)
cli-bench-lesson-drawn-best = To samo w najlepszej lekcji (ms)
cli-bench-lesson-drawn-max = Do nowej pozycji na ostatnim ekranie, najdłużej (ms)
cli-bench-lesson-late = Ruchy, po których jakiś ekran dopiero po ponad sekundzie pokazał, na kogo wszyscy czekają
cli-soak-minutes = Minuty
cli-soak-tables = Stoły, które przyszły i odeszły
cli-soak-connections = Połączenia, które przyszły i odeszły
cli-soak-table = Stół w spoczynku (kB)
cli-soak-connection = Połączenie (kB)
cli-soak-memory = Pamięć na początku i na końcu (MB)
cli-soak-slope = Przyrost (MB na godzinę, 95 %)
cli-bench-server-bytes = Bajty na wpis wysyłane do uczestnika (mediana)
cli-bench-server-phone = Bajty wysyłane graczowi na wpis: { $game }
cli-bench-server-memory = Największa pamięć procesu serwera (MB)
cli-bench-server-open-entries = Wpisy zapisanej gry
cli-bench-server-open = Otwarcie zapisanej gry, mediana (ms)
cli-replay-typed = Kości leżały na prawdziwym stole i zostały wpisane.
cli-replay-clock = Czas minął i wybrał stół.
home-title = Ten serwer Magnat jest otwarty
home-about = Na tym komputerze nie zbudowano stron dla przeglądarki: do tego potrzebny jest Node albo sieć przy pierwszym uruchomieniu. Grają tu programy, a ludzie w terminalu.
home-api = Jak grać przez sieć: docs/guide/api.md. Opis wszystkich wywołań:
home-terminal = W terminalu:
