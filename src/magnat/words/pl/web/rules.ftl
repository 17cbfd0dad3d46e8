### Czytelnia zasad: cała instrukcja oraz zasada obok planszy.

web-rules-of = Zasady: { $game }
web-rules-table = Przy każdym stole
web-rules-table-text = Co obowiązuje niezależnie od gry: cofanie ruchów, decyzje prowadzącego, zegary i kości, które można sprawdzić.
web-rules-search = Szukaj
web-rules-search-hint = Słowo albo numer
web-rules-found = { $number ->
    [0] Żadna zasada nie zawiera wszystkich tych słów.
    [one] Jedna zasada
    [few] { $number } zasady
   *[other] { $number } zasad
}
web-rules-found-beside = { $number ->
    [one] Jedno hasło obok zasad
    [few] { $number } hasła obok zasad
   *[other] { $number } haseł obok zasad
}
web-rules-none = Żadna zasada nie zawiera wszystkich tych słów. Spróbuj mniejszej ich liczby albo samego początku słowa.
web-rules-contents = Spis treści
web-rules-clause = Zasada { $clause }
web-rules-options = Opcje gry
web-rules-options-text = Wybiera je ten, kto zakłada stół.
web-rules-before = Poprzednia zasada
web-rules-after = Następna zasada
web-rules-all = Wszystkie zasady
web-rules-unknown = Nie ma zasady { $clause }.

web-rules-origins = Skąd pochodzą liczby
web-rules-origins-text = Znak ° stoi przy liczbach, które w wydrukowanej grze mogą być inne.
web-rules-origins-reconstructed = Co musieliśmy odtworzyć
web-rules-origins-disputed = Gdzie publiczne źródła się różnią
web-rules-origins-nothing = W tej grze niczego nie trzeba było odtwarzać.
web-rules-origins-rulebook = Z instrukcji
web-rules-origins-public = Z innych publicznych źródeł
web-rules-origins-ours = Nasze własne
