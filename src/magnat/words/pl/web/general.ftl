### Gry bez własnego ekranu: pokazane w tabelach.

web-general-now = Stan gry
web-general-fill-in = Do wypełnienia
web-general-enter = Wpisz
web-general-typed-hint = Liczba, kilka liczb oddzielonych spacjami albo nazwa karty.
