### The frame of a table: decision, preview, why not, log, seats, clocks, end.

web-confirm = Confirm
web-would-happen = What would happen
web-nothing-more = Nothing else changes at once.
web-why-not = Not possible
web-instead = Possible instead
web-consider-instead = Look at it
web-choose-one = Which one?
web-all-options = Everything you may do
web-filter = Find
web-amount = Amount
web-choose-amount = Choose an amount
web-open-rule = Rule { $clause }
web-looking = Looking it up …
