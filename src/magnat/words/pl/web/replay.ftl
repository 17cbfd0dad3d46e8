### Looking back at a game: moving through it, whose eyes, charts, sharing, files.

web-replay-of = Powtórka · { $name }
web-replay-to-table = Do stołu
web-replay-not-begun = Ta gra jeszcze się nie zaczęła. Nie ma czego oglądać.
web-replay-not-yet = Tymi oczami spojrzysz po zakończeniu gry. Do tego czasu widzisz to, co wolno ci wiedzieć.
web-replay-running = Gra jeszcze trwa. To, co inni ukrywają, zobaczysz po jej zakończeniu.

## Whose eyes

web-replay-eyes = Czyimi oczami
web-replay-eyes-open = Wszystko odkryte
web-replay-eyes-spectator = Widz

## Moving

web-replay-controls = Przewijanie gry
web-replay-entry = Wpis
web-replay-entry-of = Wpis { $at } z { $last }
web-replay-first = Na początek
web-replay-back = Do poprzedniej tury
web-replay-previous = O jeden wpis wstecz
web-replay-next = O jeden wpis dalej
web-replay-ahead = Do następnej tury
web-replay-last = Na koniec
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-speed = Tempo
web-replay-jump = Przejdź do
web-replay-loading = Pobieram tę chwilę …

## Rounds and turns

web-replay-beginning = Początek
web-replay-round = Runda { $number }

## Entries

web-replay-entries = Co się wydarzyło
web-replay-entries-earlier = Wcześniejsze wpisy
web-replay-entries-later = Późniejsze wpisy
web-replay-start = Stół jest gotowy; nic się jeszcze nie wydarzyło.
web-replay-unseen = Nic, co byłoby stąd widać.
web-replay-quiet = { $name } idzie dalej; nic innego się nie zmienia.
web-replay-quiet-roll = Rzut, który niczego nie zmienia.

## Charts

web-replay-charts = Wykresy
web-replay-charts-loading = Odczytuję liczby …
web-replay-charts-none = Te oczy nie widziały jeszcze żadnej liczby, którą dałoby się narysować.
web-replay-lines = Linie
web-replay-when = Kiedy
web-replay-as-table = Jako tabela
web-replay-as-chart = Jako rysunek
web-replay-csv = Do arkusza (CSV)
web-replay-company = Spółka { $number }

## Files and links

web-replay-share = Link do tej chwili
web-replay-address = Adres tej chwili
web-replay-files = Pliki
web-replay-download = Pobierz tę grę (.jsonl)
web-replay-download-later = Plik z grą można pobrać po jej zakończeniu.
web-import = Otwórz zapisaną grę
web-import-text = Plik .jsonl stąd albo z innego serwera. Każdy wiersz zostanie sprawdzony z regułami, a gra dostanie własny stół.
web-import-choose = Wybierz plik
web-import-checking = Sprawdzam każdy wiersz …
web-import-waiting = Czekam na swoją kolej …
web-import-progress = Sprawdzam każdy wiersz: { $percent }%
