### Uczciwe kości i zegary: co mówi `magnat audit` i czego zabrania zegar.

audit-proved =
    { $rolls ->
        [one] Udowodniono: { $rolls } rzut wynika z klucza obiecanego na początku. Nikt go nie wybrał.
        [few] Udowodniono: { $rolls } rzuty wynikają z klucza obiecanego na początku. Nikt ich nie wybrał.
       *[many] Udowodniono: { $rolls } rzutów wynika z klucza obiecanego na początku. Nikt ich nie wybrał.
    }
audit-typed =
    { $rolls ->
        [one] { $rolls } rzut wpisano z prawdziwego stołu i nie da się go udowodnić. Jego wpis: { $entries }.
        [few] { $rolls } rzuty wpisano z prawdziwego stołu i nie da się ich udowodnić. Ich wpisy: { $entries }.
       *[many] { $rolls } rzutów wpisano z prawdziwego stołu i nie da się ich udowodnić. Ich wpisy: { $entries }.
    }
audit-elsewhere =
    { $rolls ->
        [one] { $rolls } rzut, do wpisu { $entry } włącznie, powstał, zanim gra trafiła do tego stołu, i nie da się go udowodnić.
        [few] { $rolls } rzuty, do wpisu { $entry } włącznie, powstały, zanim gra trafiła do tego stołu, i nie da się ich udowodnić.
       *[many] { $rolls } rzutów, do wpisu { $entry } włącznie, powstało, zanim gra trafiła do tego stołu, i nie da się ich udowodnić.
    }
audit-mixed =
    { $devices ->
        [one] { $devices } urządzenie gracza domieszało coś przed pierwszym rzutem. Jego miejsce: { $seats }.
        [few] { $devices } urządzenia graczy domieszały coś przed pierwszym rzutem. Ich miejsca: { $seats }.
       *[many] { $devices } urządzeń graczy domieszało coś przed pierwszym rzutem. Ich miejsca: { $seats }.
    }
audit-silent =
    { $devices ->
        [one] { $devices } urządzenie obiecało coś domieszać i tego nie zrobiło. Jego miejsce: { $seats }.
        [few] { $devices } urządzenia obiecały coś domieszać i tego nie zrobiły. Ich miejsca: { $seats }.
       *[many] { $devices } urządzeń obiecało coś domieszać i tego nie zrobiło. Ich miejsca: { $seats }.
    }
audit-unmixed = Żadne urządzenie gracza nic nie domieszało: klucz pochodzi tylko od serwera.
audit-back =
    { $rolls ->
        [one] Wpis { $entry } cofnął { $rolls } rzut. Wpis tego rzutu: { $entries }.
        [few] Wpis { $entry } cofnął { $rolls } rzuty. Ich wpisy: { $entries }.
       *[many] Wpis { $entry } cofnął { $rolls } rzutów. Ich wpisy: { $entries }.
    }
audit-back-ruling = Powód gospodarza: { $reason }
audit-back-sum =
    { $rolls ->
        [one] Razem cofnięto { $rolls } rzut.
        [few] Razem cofnięto { $rolls } rzuty.
       *[many] Razem cofnięto { $rolls } rzutów.
    }
audit-nothing = W tej grze żaden rzut nie powstał z klucza, więc nie ma czego dowodzić.

error-no-commitment = Niczego nie da się udowodnić: w tej grze nie było obiecanego klucza.
error-no-key = Na razie niczego nie da się udowodnić: klucz ujawnia się po zakończeniu gry. Obiecano: { $commitment }.
error-other-key = Klucz nie jest tym, który obiecano na początku: { $commitment }.
error-other-entropy = To, co domieszało urządzenie z miejsca { $seat }, nie jest tym, co obiecało: { $commitment }.
error-other-dice = Kości tej gry działają według schematu { $scheme }; ten Magnat zna schematy do { $known }.
error-dice-differ = Wiersz { $line }: rzut nie wynika z klucza. Oczekiwano: { $expected }. Zapisano: { $found }.

table-refusal-undo-clock = Tego nie możesz cofnąć w pojedynkę: skończył ci się czas i wybrał stół. Możesz poprosić pozostałych.
