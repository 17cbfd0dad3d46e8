### Jak serwer odmawia i co wypisuje `magnat serve`.

server-bad-message = Nie można zrozumieć tej wiadomości.
server-which-seat = Masz tu kilka miejsc; powiedz, o które chodzi.
server-bad-address = Tego adresu nie można użyć.
server-not-signed-in = Najpierw podaj swoje imię.
server-unknown-token = Ten odnośnik lub żeton nie jest (już) ważny.
server-wrong-password = Login lub hasło jest błędne.
server-foreign-page = Obca strona nie może działać tu w twoim imieniu.
server-not-your-seat = To miejsce nie jest twoje.
server-no-seat = Nie masz miejsca przy tym stole.
server-not-the-host = Może to zrobić tylko prowadzący.
server-only-here = Ten stół można otworzyć tylko na komputerze, na którym działa.
server-muted = Prowadzący wyciszył cię na czacie.
server-still-hidden = Dziennik zawiera rzeczy ukryte; można go pobrać po zakończeniu gry.
server-not-found = Tu niczego nie ma.
server-no-such-table = Nie ma stołu o takim kodzie.
server-not-allowed = Tego nie można tu zrobić.
server-seat-taken = To miejsce zajmuje ktoś inny.
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
server-too-many-sets = Dla jednej gry można zachować { $number } zestawów kart. Najpierw usuń jeden z nich.
server-no-trains = W tej grze nie jeżdżą pociągi.
server-too-large = Wiadomość jest za duża; dozwolone jest najwyżej { $most } bajtów.
server-too-fast = Za dużo naraz; odczekaj chwilę.
server-went-wrong = Coś się tu nie udało. Spójrz na stół, zanim spróbujesz ponownie.
server-not-stored = Serwer nie może w tej chwili niczego zapisać, więc to się nie liczy. Spróbuj ponownie za chwilę.
server-moving = Stół właśnie przechodzi do innego procesu; spróbuj ponownie za chwilę.

serve-here = Magnat jest otwarty: { $address }
serve-stop = Ctrl+C go zamyka.
keep-backed-up = Wszystko jest teraz w pliku { $file }.
keep-restored = Baza zawiera teraz to, co było w pliku { $file }.
keep-exported = Dziennik jest teraz w pliku { $file }.
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
error-no-mail-sender = E-maile potrzebują nadawcy: podaj --smtp-sender z adresem e-mail.
cli-bench-server-tables = Stoły naraz
cli-bench-server-connections = Połączenia
cli-bench-server-inputs = Wpisy na sekundę (ludzie, boty, kości)
cli-bench-server-moves = Zmierzone ruchy ludzi
cli-bench-server-delivery-p50 = Od ruchu do ostatniego widza, mediana (ms)
cli-bench-server-delivery-p99 = Od ruchu do ostatniego widza, 99. percentyl (ms)
cli-bench-server-big-p50 = To samo przy stole trzydziestu, mediana (ms)
cli-bench-server-big-p99 = To samo przy stole trzydziestu, 99. percentyl (ms)
cli-bench-server-memory = Największa pamięć procesu serwera (MB)
cli-bench-server-open-entries = Wpisy zapisanej gry
cli-bench-server-open = Otwarcie zapisanej gry, mediana (ms)
cli-replay-typed = Kości leżały na prawdziwym stole i zostały wpisane.
cli-replay-clock = Czas minął i wybrał stół.
home-title = Ten serwer Magnat jest otwarty
home-about = Na tym komputerze nie zbudowano stron dla przeglądarki: do tego potrzebny jest Node albo sieć przy pierwszym uruchomieniu. Grają tu programy, a ludzie w terminalu.
home-api = Jak grać przez sieć: docs/guide/api.md. Opis wszystkich wywołań:
home-terminal = W terminalu:
