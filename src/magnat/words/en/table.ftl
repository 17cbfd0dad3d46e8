### The house rules of every table, whatever is played there.

table-not-now =
    { $number ->
        [one] Not now. You can do this in the step { $steps }.
       *[other] Not now. You can do this in these steps: { $steps }.
    }
table-step = “{ $title }”
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
table-refusal-not-waited-for = The table is not waiting for this team now, so there is no stage to finish.
table-refusal-others-depend = This cannot be taken back any more: what others have done since, or a roll or draw, depends on it.
table-refusal-not-visible = The name contains letters that cannot be seen.
table-refusal-looks-alike = Another team has a name that looks the same.
table-refusal-called-so = The team is already called that.
table-refusal-names-enough = { $need ->
    [one] A team takes at most one name between two rolls or draws.
   *[other] A team takes at most { $need } names between two rolls or draws; this one has taken { $have }.
}

## Reasons, where whoever leads the table gives none

table-reason-pushed = The leader finished this stage.
table-reason-taken-back = The leader took this stage back.
table-reason-ruled = The leader decided this.
table-reason-planned = This turn was planned as the last one.

table-hint-only = Nothing else is possible.
