### Przy liczbach, które w wydrukowanej grze mogą być inne.

web-origin-reconstructed = Odtworzone: { $figures }
web-origin-disputed = Źródła się różnią: { $figures }
web-origin-all = Skąd pochodzą liczby

web-origin-option-rulebook = jak w instrukcji
web-origin-option-public = z publicznych źródeł
web-origin-option-disputed = źródła się różnią
web-origin-option-reconstructed = odtworzone
web-origin-option-ours = nasze własne
web-origin-setup-reconstructed = Czego nie mówi instrukcja, musieliśmy odtworzyć: { $figures }.
web-origin-setup-disputed = Publiczne źródła różnią się w niektórych liczbach: { $figures }.
