### The rules reader: the whole book, and a rule beside the board.

web-rules-of = Rules: { $game }
web-rules-table = At every table
web-rules-table-text = What holds whatever is played: taking back, the host, clocks, dice that can be checked.
web-rules-search = Search
web-rules-search-hint = Word or number
web-rules-found = { $number ->
    [0] No rule has all of these words.
    [one] One rule
   *[other] { $number } rules
}
web-rules-none = No rule has all of these words. Try fewer of them, or only the beginning of a word.
web-rules-contents = Contents
web-rules-clause = Rule { $clause }
web-rules-options = Options of the game
web-rules-options-text = Whoever sets a table up may choose them.
web-rules-before = The rule before
web-rules-after = The next rule
web-rules-all = All rules
web-rules-unknown = There is no rule { $clause }.
