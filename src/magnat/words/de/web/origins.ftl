### Neben Zahlen, die im gedruckten Spiel anders sein können.

web-origin-reconstructed = Rekonstruiert: { $figures }
web-origin-disputed = Quellen widersprechen sich: { $figures }
web-origin-all = Woher die Zahlen kommen

web-origin-option-rulebook = wie in der Spielregel
web-origin-option-public = aus öffentlichen Quellen
web-origin-option-disputed = Quellen widersprechen sich
web-origin-option-reconstructed = rekonstruiert
web-origin-option-ours = von uns
web-origin-setup-reconstructed = Was die Spielregel nicht sagt, mussten wir rekonstruieren: { $figures }.
web-origin-setup-disputed = Öffentliche Quellen widersprechen sich bei einigen Zahlen: { $figures }.
