### The terminal: `magnat play`.

cli-play-you = You

## Coming and going

cli-play-welcome = Welcome to { $game }!
cli-play-welcome-help = Enter takes what is in brackets. “{ $help }” lists the commands, “{ $why } 3” explains why option 3 is not possible.
cli-play-loaded =
    { $count ->
        [one] { $game } goes on after { $count } input.
       *[other] { $game } goes on after { $count } inputs.
    }
cli-play-go-on = [Enter = go on]
cli-play-keep-running = Save the game? [Enter = { $file }, n = no, or a file name]
cli-play-keep-finished = Keep the record of this game? [Enter = { $file }, n = no, or a file name]
cli-play-bye = Goodbye!
cli-play-bye-unsaved = Goodbye! The game was not saved.
cli-play-saved = Saved: { $file }

## Commands: the words that are understood; the first one is shown

cli-play-word-why = why
cli-play-word-undo = undo u
cli-play-word-save = save
cli-play-word-log = log
cli-play-word-rules = rules rule
cli-play-word-help = help h
cli-play-word-quit = quit q exit
cli-play-word-yes = y yes
cli-play-word-no = n no

cli-play-file = FILE
cli-play-help-enter = what is in brackets after the question
cli-play-help-why = why something is not possible, with the rule: “why 3”, “why { $wish }”
cli-play-help-undo = take back your own last inputs, as long as no dice have been rolled and nobody else has acted
cli-play-help-save = save the game; “magnat play { $game } --load FILE” goes on with it
cli-play-help-log = what happened last
cli-play-help-rules = the text of a rule, or of a chapter: “rules 4”
cli-play-help-quit = leave, after asking whether to save

## Asking

cli-play-ask = Your choice [Enter = { $default }]
cli-play-ask-amount = { $least }–{ $most } [Enter = { $default }]

## A game without a screen of its own

cli-play-general-ranking = Final ranking
cli-play-general-place = place
cli-play-general-player = player
cli-play-general-back = back
cli-play-general-nothing = nothing
cli-play-general-amount = { $least }–{ $most }
cli-play-general-help-numbers = the option with this number; with the amount after it, if it asks for one: “2 5”
cli-play-general-help-words = any action by its key and fields, for example to ask why it is not allowed
cli-play-general-example = ACTION field=value

## Answers

cli-play-not-understood = “{ $line }” is not understood here. Type a number or letter from the list, or “{ $help }”.
cli-play-which-board = On which board? Put its letter in front: { $boards }.
cli-play-bad-times = How many times? From 1 to { $most } times.
cli-play-bad-number = “{ $value }” is not a number that helps here.
cli-play-stopped = Stopped after { $done } of { $count }:
cli-play-undone =
    { $count ->
        [one] Taken back.
       *[other] { $count } inputs taken back.
    }
cli-play-undo-allowed = You can take back your last input.
cli-play-why-what = Why what? For example “{ $why } 3”, “{ $why } { $wish }” or “{ $why } undo”.
cli-play-why-allowed = { $action }: allowed now ({ $clause }).
cli-play-rules-list = All rules; type a number to read one:
cli-play-rules-none = There is no rule with the number “{ $clause }”.
