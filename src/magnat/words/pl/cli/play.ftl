### Terminal: `magnat play`.

cli-play-you = Ty

## Wejście i wyjście

cli-play-welcome = Witaj w grze { $game }!
cli-play-welcome-help = Enter wybiera to, co stoi w nawiasie. „{ $help }” pokazuje polecenia, a „{ $why } 3” wyjaśnia, dlaczego opcja 3 jest niemożliwa.
cli-play-loaded =
    { $count ->
        [one] { $game }: gra toczy się dalej po { $count } ruchu.
       *[other] { $game }: gra toczy się dalej po { $count } ruchach.
    }
cli-play-go-on = [Enter = dalej]
cli-play-keep-running = Zapisać grę? [Enter = { $file }, n = nie, albo nazwa pliku]
cli-play-keep-finished = Zachować zapis tej gry? [Enter = { $file }, n = nie, albo nazwa pliku]
cli-play-bye = Do zobaczenia!
cli-play-bye-unsaved = Do zobaczenia! Gra nie została zapisana.
cli-play-saved = Zapisano: { $file }

## Polecenia: rozumiane słowa, pierwsze jest pokazywane

cli-play-word-why = czemu dlaczego
cli-play-word-undo = cofnij
cli-play-word-save = zapisz
cli-play-word-log = dziennik
cli-play-word-rules = zasady zasada
cli-play-word-help = pomoc
cli-play-word-quit = wyjdź wyjdz wyjście wyjscie
cli-play-word-yes = t tak
cli-play-word-no = n nie

cli-play-file = PLIK
cli-play-help-enter = to, co stoi w nawiasie przy pytaniu
cli-play-help-why = dlaczego czegoś nie można, razem z zasadą: „czemu 3”, „czemu { $wish }”
cli-play-help-undo = cofa twoje ostatnie ruchy, o ile nie padł rzut i nie ruszał się nikt inny
cli-play-help-save = zapisuje grę; „magnat play { $game } --load PLIK” ją wznawia
cli-play-help-log = co działo się ostatnio
cli-play-help-rules = treść zasady albo całego rozdziału: „zasady 4”
cli-play-help-quit = koniec, z pytaniem o zapis

## Pytania

cli-play-ask = Twój wybór [Enter = { $default }]
cli-play-ask-amount = { $least }–{ $most } [Enter = { $default }]

## Gra bez własnego ekranu

cli-play-general-ranking = Końcowa kolejność
cli-play-general-place = miejsce
cli-play-general-player = gracz
cli-play-general-back = wstecz
cli-play-general-nothing = nic
cli-play-general-amount = { $least }–{ $most }
cli-play-general-help-numbers = opcja o tym numerze; jeśli pyta o liczbę, może stać od razu za nim: „2 5”
cli-play-general-help-words = dowolna akcja, nazwana kluczem i polami, na przykład z pytaniem, dlaczego nie wolno
cli-play-general-example = AKCJA pole=wartość

## Odpowiedzi

cli-play-not-understood = „{ $line }” nic tu nie znaczy. Wpisz numer lub literę z listy albo „{ $help }”.
cli-play-which-board = W której ćwiartce? Wpisz przed polem jej literę: { $boards }.
cli-play-bad-times = Ile razy? Od 1 do { $most }.
cli-play-bad-number = „{ $value }” nie jest liczbą, która tu pasuje.
cli-play-stopped = Przerwano po { $done } z { $count }:
cli-play-undone =
    { $count ->
        [one] Cofnięto ruch.
        [few] Cofnięto { $count } ruchy.
       *[many] Cofnięto { $count } ruchów.
    }
cli-play-undo-allowed = Możesz cofnąć swój ostatni ruch.
cli-play-why-what = O co pytasz? Na przykład „{ $why } 3”, „{ $why } { $wish }” albo „{ $why } cofnij”.
cli-play-why-allowed = { $action }: teraz dozwolone ({ $clause }).
cli-play-rules-list = Wszystkie zasady; podaj numer, aby przeczytać:
cli-play-rules-none = Nie ma zasady o numerze „{ $clause }”.
