### The frame of a table: decision, preview, why not, log, seats, clocks, end.

web-confirm = Potwierdź
web-would-happen = Co by się stało
web-nothing-more = Poza tym nic się od razu nie zmienia.
web-why-not = To niemożliwe
web-instead = Możliwe jest
web-consider-instead = Zobacz
web-choose-one = Co wybierasz?
web-all-options = Wszystko, co możesz zrobić
web-filter = Szukaj
web-amount = Liczba
web-choose-amount = Wybierz liczbę
web-open-rule = Reguła { $clause }
web-looking = Sprawdzam …
