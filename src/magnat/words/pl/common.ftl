### Co jądro, stoły i wiersz poleceń mówią o dowolnej grze.

## Ustawienia opcji

setting-yes = tak
setting-no = nie

## Gracze i spółki bez nazwy

unnamed-player = Gracz { $number }
unnamed-company = Spółka { $number }

## Gry, opcje, gracze

error-unknown-game = Nie ma gry o nazwie „{ $game }”. Dostępne: { $allowed }.
error-unknown-option = Nie ma opcji o nazwie „{ $option }”. Dostępne: { $allowed }.
error-bad-option-value = Opcji „{ $option }” nie można ustawić na „{ $value }”. Dozwolone: { $allowed }.
error-bad-cards = Kart z opcji „{ $option }” nie można użyć: { $reason }.
error-bad-seats = Liczba graczy „{ $value }” nie pasuje do tej gry. Dozwolone: { $allowed }.
error-unknown-language = Nie ma tekstów w języku „{ $language }”. Dostępne: { $allowed }.
error-no-such-order = Zlecenia „{ $order }” nie można teraz dać.
error-bad-order = Wartość „{ $value }” nie pasuje do pola { $field } w zleceniu.
error-unknown-bot = Nie ma bota o nazwie „{ $bot }”. Dostępne: { $allowed }.
error-thinking-time = „{ $seconds }” to nie czas do namysłu. Dyrektor i magnat przyjmują od { $least } do { $most } sekund, na przykład magnate@2.
error-no-such-bot-in-file = W pliku „{ $file }” nie ma bota „{ $bot }”. Są w nim: { $allowed }.
error-broken-bot-file = Nie da się uruchomić pliku „{ $file }”: { $detail }.
error-unknown-reward = Nie ma nagrody o nazwie „{ $reward }”. Dostępne: { $allowed }.
error-bot-count =
    { $need ->
        [one] Ten stół potrzebuje { $need } bota,
       *[other] Ten stół potrzebuje { $need } botów,
    } { $have ->
        [0] a nie podano żadnego.
       *[other] a podano { $have }.
    }
error-bad-number = { $name }: potrzebna jest liczba całkowita od { $low } do { $high }, a „{ $value }” nią nie jest.
error-unknown-clause = Nie ma zasady o numerze „{ $clause }”.

## Akcje, wyniki losowe, pozycje

error-unknown-action = Nie ma akcji o nazwie „{ $action }”.
error-bad-action = Nie da się odczytać akcji „{ $action }”: { $detail }.
error-unknown-fact = Nie ma faktu o nazwie „{ $fact }”.
error-bad-fact = Nie da się odczytać faktu „{ $fact }”: { $detail }.
error-bad-field = Pole „{ $field }” nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
error-bad-bundle = Nie da się odczytać „{ $part }” w „{ $text }”. Podaj rzeczy z liczbami, na przykład „money 500, wax 2, plot 12”.
error-bad-outcome = „{ $value }” nie jest możliwym wynikiem losowania „{ $chance }”.
error-bad-state = Nie da się odczytać pozycji: { $detail }.

## Pliki

error-no-file = Nie ma pliku „{ $file }”.
error-cannot-read = Nie da się odczytać pliku „{ $file }”: { $detail }.
error-cannot-write = Nie da się zapisać pliku „{ $file }”: { $detail }.
error-file-exists = Plik „{ $file }” już istnieje i pozostaje bez zmian.

## Symulacje i eksport

error-bots-for-seats =
    { $seats ->
        [one] Na { $seats } miejsce potrzeba tylu samo botów albo jednego wspólnego,
        [few] Na { $seats } miejsca potrzeba tylu samo botów albo jednego wspólnego,
       *[many] Na { $seats } miejsc potrzeba tylu samo botów albo jednego wspólnego,
    } { $bots ->
        [0] a nie podano żadnego.
       *[other] a podano { $bots }.
    }
error-too-small = { $name }: najmniejsza dozwolona wartość to { $low }; { $value } to za mało.
error-bad-export-ending = Z końcówki nazwy „{ $file }” nie wynika format zapisu. Dozwolone: { $allowed }.
error-no-such-folder = Nie ma folderu, w którym miałby powstać plik „{ $file }”.
error-folder-not-empty = Folder „{ $folder }” nie jest pusty; niczego nie nadpisujemy.
error-needs-extra = Do zapisu pliku „{ $file }” potrzebny jest dodatek „{ $extra }”, który nie jest zainstalowany.
error-ladder-needs-extra = Do drabinki potrzebny jest dodatek „study”, który nie jest zainstalowany.
error-bad-plan = Planu „{ $file }” nie da się zrozumieć: { $detail }.
error-plan-too-large = Plan jest za duży: najwyżej { $cells } kombinacji i { $games } gier.
error-bad-part = „{ $value }” nie jest częścią planu. Trzeba podać numer tego komputera i liczbę komputerów, na przykład 2/3.
error-experiment-needs-extra = Do eksperymentów potrzebny jest dodatek „study”, który nie jest zainstalowany.
error-broken-shard = Gier z pliku „{ $file }” nie da się odczytać ({ $detail }). Po usunięciu pliku zostaną rozegrane na nowo; wszystkie inne zostają.
error-no-experiment = W folderze „{ $folder }” nie ma eksperymentu.
error-workers-die = Procesy są raz po raz kończone z zewnątrz, być może brakuje pamięci. Ukończone gry są zachowane; to samo polecenie wznawia pracę.
error-balance-needs-extra = Do raportu o wyważeniu potrzebny jest dodatek „study”, który nie jest zainstalowany.
error-one-bot = Wyważenie sprawdza się wśród równych: jeden bot na wszystkie miejsca, a nie „{ $bots }”.
error-env-needs-extra = Do środowisk potrzebny jest dodatek „rl”, który nie jest zainstalowany.
error-command-needs-extra = Do tego polecenia potrzebny jest dodatek „{ $extra }”, który nie jest zainstalowany: pip install 'magnat[{ $extra }]'.
error-other-ladder = „{ $file }” nie zawiera gier tej drabinki (gra, boty, liczba miejsc, ziarno, opcje i wersja muszą być te same) i pozostaje bez zmian.

## Dzienniki

error-empty-journal = Dziennik jest pusty; powinien zaczynać się od nagłówka.
error-not-a-journal = To nie jest dziennik Magnata: { $detail }.
error-bad-header = Nie da się odczytać nagłówka dziennika: { $detail }.
error-other-format = Dziennik ma format { $format }; ten Magnat czyta: { $known }.
error-other-edition = Dziennik powstał według wydania { $edition } gry „{ $game }”; ten Magnat zna wydania do { $known }.
error-bad-line = Nie da się odczytać wiersza { $line } dziennika: { $detail }.
error-truncated = Dziennik urywa się w wierszu { $line }: ten wiersz jest niepełny.
error-wrong-number = Wiersz { $line }: wpis ma numer { $number }, a powinien mieć { $expected }.
error-refused-line = Wiersz { $line }: zasady nie pozwalają na tę akcję ({ $clause }). { $reason }
error-chance-expected = Wiersz { $line }: najpierw musi nastąpić losowanie ({ $chance }), a wiersz zawiera akcję.
error-no-chance-due = Wiersz { $line } zawiera losowanie, na które nie pora.
error-wrong-chance = Wiersz { $line } zawiera losowanie „{ $chance }”, a teraz pora na „{ $expected }”.
error-impossible-outcome = Wiersz { $line }: „{ $value }” nie jest tu możliwym wynikiem.
error-game-is-over = Wiersz { $line }: gra była już skończona.
error-bad-undo = Wiersz { $line }: wpisu { $number } nie można cofnąć.
error-facts-differ = Wiersz { $line }: zapisane zdarzenia różnią się od tych, które wynikają z zasad. Oczekiwane: { $expected }. Zapisane: { $found }.
error-state-differs = Wiersz { $line }: pozycja różni się od zapisanej. Oczekiwana: { $expected }. Zapisana: { $found }.
