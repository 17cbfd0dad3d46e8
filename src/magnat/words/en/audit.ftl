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
audit-mixed =
    { $devices ->
        [one] { $devices } player's device mixed something in before the first roll. Its seat: { $seats }.
       *[other] { $devices } players' devices mixed something in before the first roll. Their seats: { $seats }.
    }
audit-silent =
    { $devices ->
        [one] { $devices } device had promised to mix something in and did not. Its seat: { $seats }.
       *[other] { $devices } devices had promised to mix something in and did not. Their seats: { $seats }.
    }
audit-unmixed = No player's device mixed anything in: the key was the server's alone.
audit-back =
    { $rolls ->
        [one] Entry { $entry } took back { $rolls } roll. The roll's entry: { $entries }.
       *[other] Entry { $entry } took back { $rolls } rolls. Their entries: { $entries }.
    }
audit-back-ruling = The host's reason: { $reason }
audit-back-sum =
    { $rolls ->
        [one] In all { $rolls } roll was taken back.
       *[other] In all { $rolls } rolls were taken back.
    }
audit-nothing = This game has no rolls made from the key, so there is nothing to prove.

error-no-commitment = Nothing can be proved: this game was played without a promised key.
error-no-key = Nothing can be proved yet: the key is revealed when the game is over. The commitment: { $commitment }.
error-other-key = The key is not the one that was promised at the start: { $commitment }.
error-other-entropy = What the device of seat { $seat } mixed in is not what it had promised: { $commitment }.
error-other-dice = The dice of this game follow scheme { $scheme }; this Magnat knows schemes up to { $known }.
error-dice-differ = Line { $line }: the roll is not the one the key gives. Expected: { $expected }. Found: { $found }.

table-refusal-undo-clock = You cannot take this back alone: your time ran out, and the table chose. You can ask the others.
