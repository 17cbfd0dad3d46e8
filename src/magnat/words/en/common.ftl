### What the kernel, the tables and the command line say about any game.

## Settings of an option

setting-yes = yes
setting-no = no

## Players and companies without a name

unnamed-player = Player { $number }
unnamed-company = Company { $number }

## Games, options, players

error-unknown-game = There is no game called “{ $game }”. Available: { $allowed }.
error-unknown-option = There is no option called “{ $option }”. Available: { $allowed }.
error-bad-option-value = The option “{ $option }” cannot be set to “{ $value }”. Allowed: { $allowed }.
error-bad-cards = The cards of the option “{ $option }” cannot be used: { $reason }.
error-bad-seats = This game cannot be played with “{ $value }” players. Allowed: { $allowed }.
error-unknown-language = There are no texts in the language “{ $language }”. Available: { $allowed }.
error-no-such-order = An order “{ $order }” cannot be given now.
error-bad-order = The order cannot have “{ $value }” as { $field }.
error-unknown-bot = There is no bot called “{ $bot }”. Available: { $allowed }.
error-thinking-time = “{ $seconds }” is no thinking time. Directors and magnates take from { $least } to { $most } seconds, such as magnate@2.
error-no-such-bot-in-file = The file “{ $file }” has no bot “{ $bot }”. It has: { $allowed }.
error-broken-bot-file = The file “{ $file }” cannot be run: { $detail }.
error-unknown-reward = There is no reward called “{ $reward }”. Available: { $allowed }.
error-bot-count =
    { $need ->
        [one] This table needs { $need } bot,
       *[other] This table needs { $need } bots,
    } { $have ->
        [0] but none was named.
        [one] but { $have } was named.
       *[other] but { $have } were named.
    }
error-bad-number = { $name } must be a whole number from { $low } to { $high }; “{ $value }” is not.
error-unknown-clause = There is no rule with the number “{ $clause }”.

## Actions, outcomes, states

error-unknown-action = There is no action called “{ $action }”.
error-bad-action = The action “{ $action }” cannot be read: { $detail }.
error-unknown-fact = There is no fact called “{ $fact }”.
error-bad-fact = The fact “{ $fact }” cannot be read: { $detail }.
error-bad-field = The field “{ $field }” cannot be “{ $value }”. Allowed: { $allowed }.
error-bad-bundle = “{ $part }” in “{ $text }” cannot be read. Write what changes hands and how much, such as “money 500, wax 2, plot 12”.
error-bad-outcome = “{ $value }” is not a possible result of “{ $chance }”.
error-bad-state = The position cannot be read: { $detail }.

## Files

error-no-file = There is no file “{ $file }”.
error-cannot-read = The file “{ $file }” cannot be read: { $detail }.
error-cannot-write = The file “{ $file }” cannot be written: { $detail }.
error-file-exists = The file “{ $file }” already exists and is left as it is.

## Simulations and exports

error-bots-for-seats =
    { $seats ->
        [one] { $seats } seat needs one bot,
       *[other] { $seats } seats need one bot each, or a single bot for all,
    } { $bots ->
        [0] but no bot was named.
        [one] but { $bots } bot was named.
       *[other] but { $bots } bots were named.
    }
error-too-small = { $name } must be at least { $low }; { $value } is too small.
error-bad-export-ending = The ending of “{ $file }” does not say which format to write. Allowed: { $allowed }.
error-no-such-folder = The folder that “{ $file }” should be written to does not exist.
error-folder-not-empty = The folder “{ $folder }” is not empty; nothing is overwritten.
error-needs-extra = Writing “{ $file }” needs the extra “{ $extra }”, which is not installed.
error-ladder-needs-extra = A ladder needs the extra “study”, which is not installed.
error-bad-plan = The plan “{ $file }” cannot be understood: { $detail }.
error-plan-too-large = The plan is too large: at most { $cells } combinations and { $games } games.
error-bad-part = “{ $value }” is not a part of a plan. Write the number of this machine and how many there are, such as 2/3.
error-experiment-needs-extra = Experiments need the extra “study”, which is not installed.
error-broken-shard = The games in “{ $file }” cannot be read ({ $detail }). Delete the file, and they are played again; all others stay.
error-no-experiment = The folder “{ $folder }” holds no experiment.
error-workers-die = Processes are ended from outside again and again, perhaps because memory is short. Finished games are kept; the same command goes on.
error-balance-needs-extra = A report on balance needs the extra “study”, which is not installed.
error-one-bot = Balance is asked of equals: one bot for all seats, not “{ $bots }”.
error-env-needs-extra = Environments need the extra “rl”, which is not installed.
error-command-needs-extra = This command needs the extra “{ $extra }”, which is not installed: pip install 'magnat[{ $extra }]'.
error-other-ladder = “{ $file }” holds no games of this ladder (game, bots, seats, seed, options and version must be the same) and is left as it is.

## Journals

error-empty-journal = The journal is empty; it should begin with a header.
error-not-a-journal = This is not a Magnat journal: { $detail }.
error-bad-header = The header of the journal cannot be read: { $detail }.
error-other-format = The journal is in format { $format }; this Magnat reads: { $known }.
error-other-edition = The journal was played under edition { $edition } of “{ $game }”; this Magnat knows editions up to { $known }.
error-bad-line = Line { $line } of the journal cannot be read: { $detail }.
error-truncated = The journal breaks off at line { $line }: that line is incomplete.
error-wrong-number = Line { $line }: the entry has number { $number }, but { $expected } comes next.
error-refused-line = Line { $line }: the rules do not allow this action ({ $clause }). { $reason }
error-chance-expected = Line { $line }: a roll or draw is due first ({ $chance }), but the line holds an action.
error-no-chance-due = Line { $line } holds a roll or draw, but none is due.
error-wrong-chance = Line { $line } holds “{ $chance }”, but “{ $expected }” is due.
error-impossible-outcome = Line { $line }: “{ $value }” is not a possible result here.
error-game-is-over = Line { $line }: the game was already over.
error-bad-undo = Line { $line }: entry { $number } cannot be taken back.
error-facts-differ = Line { $line }: the recorded events differ from what the rules give. Expected: { $expected }. Found: { $found }.
error-state-differs = Line { $line }: the position differs from the recorded one. Expected: { $expected }. Found: { $found }.
