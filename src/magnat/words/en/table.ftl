### The house rules of every table, whatever is played there.

table-refusal-nothing-to-undo = Nothing has been done yet that could be taken back.
table-refusal-undo-fenced = You cannot take this back alone: the last step was a roll, a draw, a ruling or somebody else's. You can ask the others.
table-refusal-request-open = Somebody has already asked to go back; that request must be answered first.
table-refusal-no-request = Nobody has asked to go back, so there is nothing to answer.
table-refusal-already-answered = You have already agreed to this request.
table-refusal-no-such-seat = This table has { $need } seats, counted from 0; { $have } is not one of them.
table-refusal-no-such-entry =
    { $need ->
        [one] The table cannot go back to entry { $have }. The journal has { $need } entry, and only an earlier input that still counts, or 0 for the start, can be named.
       *[other] The table cannot go back to entry { $have }. The journal has { $need } entries, and only an earlier input that still counts, or 0 for the start, can be named.
    }
table-refusal-hidden-reason = The rules do not allow that now, for a reason that only this seat can see.
table-refusal-reason-missing = A ruling needs a reason that everybody can read.
