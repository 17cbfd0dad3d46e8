### Fair dice and clocks: what `magnat audit` says, and what a clock forbids.

audit-proved =
    { $rolls ->
        [one] Proved: { $rolls } roll follows from the key that was promised at the start. Nobody chose it.
       *[other] Proved: { $rolls } rolls follow from the key that was promised at the start. Nobody chose them.
    }
audit-typed =
    { $rolls ->
        [one] { $rolls } roll was typed in from a real table and cannot be proved. Its entry: { $entries }.
       *[other] { $rolls } rolls were typed in from a real table and cannot be proved. Their entries: { $entries }.
    }
audit-elsewhere =
    { $rolls ->
        [one] { $rolls } roll, up to entry { $entry }, was made before the game came to this table and cannot be proved.
       *[other] { $rolls } rolls, up to entry { $entry }, were made before the game came to this table and cannot be proved.
    }
audit-nothing = This game has no rolls made from the key, so there is nothing to prove.

error-no-commitment = Nothing can be proved: this game was played without a promised key.
error-no-key = Nothing can be proved yet: the key is revealed when the game is over. The commitment: { $commitment }.
error-other-key = The key is not the one that was promised at the start: { $commitment }.
error-dice-differ = Line { $line }: the roll is not the one the key gives. Expected: { $expected }. Found: { $found }.

table-refusal-undo-clock = You cannot take this back alone: your time ran out, and the table chose. You can ask the others.
