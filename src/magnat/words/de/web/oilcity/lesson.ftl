### Was über Oil City liest, wer eine Stunde leitet, und der Teil des Spiels an der Wand.

web-oilcity-lesson-next = Nächstes Ereignis
web-oilcity-lesson-hold = Vor dem nächsten Ereignis auf mich warten
web-oilcity-price-up = gestiegen
web-oilcity-price-down = gefallen
web-oilcity-prices-before = Preise früherer Runden
