### The rules reader: the whole book, and a rule beside the board.

web-rules-of = Rules: { $game }
web-rules-table = At every table
web-rules-table-text = What applies whatever the game: taking back, the host, clocks, dice that can be checked.
web-rules-search = Search
web-rules-search-hint = Word or number
web-rules-found = { $number ->
    [0] No rule contains all of these words.
    [one] One rule
   *[other] { $number } rules
}
web-rules-found-beside = { $number ->
    [one] One entry alongside the rules
   *[other] { $number } entries alongside the rules
}
web-rules-none = No rule contains all of these words. Try fewer, or only the beginning of a word.
web-rules-contents = Contents
web-rules-clause = Rule { $clause }
web-rules-options = Options of the game
web-rules-options-text = Chosen by the person who sets up the table.
web-rules-before = Previous rule
web-rules-after = Next rule
web-rules-all = All rules
web-rules-unknown = There is no rule { $clause }.

web-rules-origins = Where the numbers come from
web-rules-origins-text = The mark ° appears next to figures that may differ in the printed game.
web-rules-origins-reconstructed = What we had to reconstruct
web-rules-origins-disputed = Where public sources disagree
web-rules-origins-nothing = Nothing in this game had to be reconstructed.
web-rules-origins-rulebook = From the rulebook
web-rules-origins-public = From other public sources
web-rules-origins-ours = Our own
