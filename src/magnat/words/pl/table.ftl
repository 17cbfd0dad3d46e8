### Zasady domowe każdego stołu, bez względu na grę.

table-not-now =
    { $number ->
        [one] Nie teraz. Można to zrobić w kroku { $steps }.
       *[other] Nie teraz. Można to zrobić w tych krokach: { $steps }.
    }
table-step = „{ $title }”
table-refusal-nothing-to-undo = Nie ma jeszcze niczego, co można by cofnąć.
table-refusal-undo-fenced = Tego nie możesz cofnąć w pojedynkę: ostatni krok to rzut, dobranie karty, decyzja prowadzącego albo ruch kogoś innego. Możesz poprosić pozostałych.
table-refusal-request-open = Jest już prośba o cofnięcie; najpierw trzeba na nią odpowiedzieć.
table-refusal-no-request = Nikt nie prosi o cofnięcie, więc nie ma na co odpowiadać.
table-refusal-already-answered = Twoja zgoda na tę prośbę jest już zapisana.
table-refusal-no-such-seat = Liczba miejsc przy tym stole: { $need }, licząc od 0; miejsca { $have } tu nie ma.
table-refusal-no-such-entry = Nie można wrócić do wpisu { $have }. Liczba wpisów w dzienniku: { $need }; wskazać można tylko wcześniejszy ruch, który się jeszcze liczy, albo 0, czyli początek gry.
table-refusal-hidden-reason = Zasady na to teraz nie pozwalają, z powodu, który widać tylko z tego miejsca.
table-refusal-reason-missing = Decyzja prowadzącego wymaga uzasadnienia, które każdy może przeczytać.
table-refusal-not-waited-for = Stół nie czeka teraz na tę drużynę, więc nie ma etapu do zakończenia.
table-refusal-others-depend = Tego nie można już cofnąć: zależy od tego rzut, losowanie albo to, co inni zrobili później.
table-refusal-not-visible = Nazwa zawiera znaki, których nie widać.
table-refusal-looks-alike = Inna drużyna ma nazwę, która wygląda tak samo.
table-refusal-called-so = Drużyna już tak się nazywa.
table-refusal-names-enough = { $need ->
    [one] Między dwoma rzutami lub dobraniami drużyna przyjmuje najwyżej jedną nazwę.
    [few] Między dwoma rzutami lub dobraniami drużyna przyjmuje najwyżej { $need } nazwy; ta przyjęła już { $have }.
   *[many] Między dwoma rzutami lub dobraniami drużyna przyjmuje najwyżej { $need } nazw; ta przyjęła już { $have }.
}

## Reasons, where whoever leads the table gives none

table-reason-pushed = Prowadzący zakończył ten etap.
table-reason-taken-back = Prowadzący cofnął ten etap.
table-reason-ruled = Tak zdecydował prowadzący.
table-reason-planned = Tę turę zaplanowano jako ostatnią.

table-hint-only = Nic innego nie jest możliwe.
