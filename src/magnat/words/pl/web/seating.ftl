### Przygotowanie lekcji i miejsca klasy.

web-lesson-text = Każdy gra na własnym telefonie. Ty prowadzisz i nie zajmujesz miejsca.
web-lesson-leader = Prowadzący
web-lesson-pupils = Uczniowie
web-lesson-time = Jak długo?
web-lesson-time-minutes = Minuty
web-lesson-time-bell = Do dzwonka
web-lesson-time-open = Bez limitu
web-lesson-minutes = Minut od teraz
web-lesson-bell = Dzwonek o godzinie
web-lesson-time-wrong = Wpisz godzinę i minuty, na przykład 10:45.
web-lesson-bankers = Kto prowadzi bank?
web-lesson-bankers-program = Program
web-lesson-bankers-program-text = Program obsługuje wszystkich od razu. Masz czas dla klasy.
web-lesson-bankers-pupils = Uczniowie
web-lesson-bankers-pupils-text = Dwie osoby z klasy siadają w banku, obsługują spółki i nie grają w żadnej.
web-lesson-bankers-leader = Ty
web-lesson-bankers-leader-text = Obsługujesz spółki osobiście. Dla małych grup i prawdziwych kart.
web-lesson-network = Adres dla telefonów
web-lesson-network-item = { $address } ({ $network })
web-lesson-network-text = Wybierz sieć, w której są telefony.
web-lesson-network-none = Ten komputer nie jest w żadnej sieci. Połącz go z Wi-Fi, z którego korzystają telefony, albo włącz na nim hotspot. Internet nie jest potrzebny.
web-lesson-network-closed = Telefony nie mogą teraz połączyć się z tym serwerem. Otwórz tę stronę na komputerze, na którym działa serwer.
web-lesson-room = Sala
web-lesson-room-none = Tylko ta lekcja
web-lesson-room-new = Nowa sala …
web-lesson-room-name = Nazwa sali
web-lesson-rooms = Moje sale
web-lesson-room-text = Sala ma jeden adres i jeden ranking dla wszystkich swoich lekcji.
web-lesson-open = Otwórz klasę
web-lesson-clock = Zegar każdego etapu
web-lesson-clock-time = Tyle, na ile pozwala czas
web-lesson-clock-stage = { $time } na każdy etap
web-lesson-late = Gdy czas się skończy
web-lesson-late-simplest = Wykonany zostanie najprostszy dozwolony ruch
web-lesson-late-bot = Zdecyduje bot

## Zajmowanie miejsc

web-seating-name = Jak mamy cię nazywać?
web-seating-name-hint = Wystarczy imię albo pseudonim.
web-seating-come-in = Dalej
web-seating-nicknames = Albo wybierz jednym dotknięciem:
web-seating-other-nicknames = Inne
web-nicknames = Szyb, Latarnia, Knot, Baryłka, Iskra, Kiwon, Kocioł, Parafina, Płomień, Wagon, Świder, Kompas, Kowadło, Miedź, Tłok, Sygnał, Gwizdek, Bursztyn, Dźwignia, Piec, Rurociąg, Nafta, Świeca, Bryłka, Nit, Turbina, Żar, Magnat, Beczka, Wiertło, Lampa, Cysterna, Pompa, Parowóz, Zwrotnica, Semafor
web-seating-title = Wybierz miejsce
web-seating-as = Twoje imię tutaj: { $name }.
web-seating-anywhere = Gdziekolwiek
web-seating-count = Zajęte miejsca: { $taken } z { $all }
web-seating-free = wolne
web-seating-take = { $company }: zajmij to miejsce
web-seating-take-one = zajmij to miejsce
web-seating-place = Miejsce { $number }
web-seating-banker = Bankier { $number }
web-seating-in = Masz miejsce: { $name }
web-seating-company-name = Nazwa waszej spółki
web-seating-wait = Grę zaczyna { $name }.
web-seating-move = Dotknij innego wolnego miejsca, aby się przesiąść.
web-seating-more = Ten telefon może zająć więcej miejsc w waszej spółce: dotknij ich.
web-seating-leave = Oddaj moje miejsce
web-seating-locked = Zajmowanie miejsc jest zamknięte. Jeśli tu należysz, poproś prowadzącego o wpuszczenie.
web-seating-lead = Prowadzisz i nie zajmujesz miejsca
web-seating-late = Gra trwa
web-seating-lost = Nie masz już swojego miejsca: jest na innym telefonie albo zwolnił je prowadzący. Wrócisz na nie kodem QR albo czterema cyframi.
web-seating-late-text = Tych miejsc pilnują boty: zajmij jedno i graj dalej od tej chwili.
web-seating-late-none = Wszystkie miejsca są zajęte; możesz oglądać. Jeśli jedno z nich jest twoje, poproś swoją spółkę albo prowadzącego o cztery cyfry.

## Miejsce na tym telefonie

web-relay-have = Mam cztery cyfry
web-relay-digits = Cztery cyfry
web-relay-digits-hint = Od prowadzącego albo od twojej spółki.
web-relay-take-title = Miejsce na ten telefon
web-relay-take-text = Miejsce przechodzi na ten telefon i gra toczy się dalej tutaj.
web-relay-take = Zajmij to miejsce
web-relay-guest = Gość
