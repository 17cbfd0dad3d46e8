### Wiadomości dla osób, których nie ma przy stole: e-mailem i przez webhook.

notify-subject =
    { $kind ->
        [your-turn] Twoja kolej: { $title } ({ $game })
        [your-turn-reminder] Wciąż twoja kolej: { $title } ({ $game })
        [undo-asked] Prośba o cofnięcie: { $title } ({ $game })
       *[game-over] Koniec gry: { $title } ({ $game })
    }
notify-greeting = Cześć { $person },
notify-news =
    { $kind ->
        [your-turn] przy stole „{ $title }” ({ $game }) teraz twoja kolej.
        [your-turn-reminder] stół „{ $title }” ({ $game }) wciąż na ciebie czeka.
        [undo-asked] przy stole „{ $title }” ({ $game }) ktoś prosi o cofnięcie i potrzebna jest twoja odpowiedź.
       *[game-over] gra przy stole „{ $title }” ({ $game }) dobiegła końca. Zobacz wynik.
    }
notify-chat =
    { $kind ->
        [your-turn] { $person }, twoja kolej przy stole „{ $title }” ({ $game }).
        [your-turn-reminder] { $person }, stół „{ $title }” ({ $game }) wciąż na ciebie czeka.
        [undo-asked] { $person }, przy stole „{ $title }” ({ $game }) ktoś prosi o cofnięcie i potrzebna jest twoja odpowiedź.
       *[game-over] { $person }, gra przy stole „{ $title }” ({ $game }) dobiegła końca.
    }
notify-open = Do stołu { $code }: { $link }
notify-why = Ta wiadomość przychodzi, bo tak jest w twoich ustawieniach. Możesz tam też wybrać godziny ciszy albo ją wyłączyć.
notify-confirm-subject = Potwierdź swój adres e-mail w grze Magnat
notify-confirm-why = Ktoś podał ten adres e-mail na serwerze Magnat { $address }, aby dostawać wiadomości, gdy przyjdzie jego kolej.
notify-confirm-open = Jeśli to ty, otwórz ten link w ciągu { $hours } godzin i potwierdź: { $link }
notify-confirm-else = Jeśli to nie ty, nie musisz nic robić: nie wyślemy ci kolejnych wiadomości.

## Dlaczego wiadomości nie udało się doręczyć

notify-failed-address-long = Adres webhooka jest za długi: najwyżej { $most } znaków.
notify-failed-address = To nie jest adres webhooka. Zaczyna się on od https:// albo http:// i nie zawiera nazwy użytkownika, hasła ani spacji.
notify-failed-private = Ten adres webhooka prowadzi do sieci prywatnej. Operator serwera na to nie pozwolił.
notify-failed-unknown-host = Nie można znaleźć hosta z adresu webhooka.
notify-failed-unreachable = Nie można połączyć się z odbiorcą.
notify-failed-timeout = Odbiorca nie odpowiedział na czas.
notify-failed-certificate = Certyfikat odbiorcy nie pasuje do jego nazwy albo nie jest zaufany.
notify-failed-no-answer = Odbiorca zamknął połączenie albo odpowiedział w niezrozumiały sposób.
notify-failed-moved = Odbiorca odsyła pod inny adres. Podaj ostateczny; przekierowania nie są śledzone.
notify-failed-refused = Odbiorca odrzucił wiadomość. Adres jest prawdopodobnie błędny albo wycofany.
notify-failed-busy = Odbiorca nie może teraz przyjmować wiadomości.
notify-failed-no-mail = Na tym serwerze nie ustawiono wysyłania e-maili.
notify-failed-mail-address = To nie jest adres e-mail, na który można napisać.
notify-failed-mail-login = Serwer poczty nie przyjął loginu tego serwera.
notify-failed-mail-refused = Serwer poczty odrzucił wiadomość. Adres jest prawdopodobnie błędny.
notify-failed-mail-busy = Serwer poczty nie może teraz przyjąć wiadomości.
