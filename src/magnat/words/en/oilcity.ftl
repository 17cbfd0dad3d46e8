### Oil City in English. Money is in złoty reński (zlr). Companies and plots are quoted by name.

oilcity-name = Oil City
oilcity-about = Galicia in the nineteenth century is in the grip of oil fever. Companies of three partners buy plots, hire drillers, raise towers and improve them, then sell wax, gas and kerosene by the wagon while prices jump from turn to turn. Nine to thirty players, two bankers, six turns and a free market between companies; the most valuable company wins.

## Names of things

oilcity-thing-money = money
oilcity-thing-wax = wax
oilcity-thing-gas = gas
oilcity-thing-kerosene = kerosene
oilcity-thing-crude = crude
oilcity-thing-tower = tower
oilcity-thing-driller = driller
oilcity-thing-pump = pump
oilcity-thing-fan = fan
oilcity-thing-distillery = distillery
oilcity-thing-rig = Canadian rig
oilcity-thing-wagon = wagon
oilcity-thing-refinery = refinery
oilcity-thing-plot = plot
oilcity-thing-pedlar = pedlar
oilcity-thing-refine = refinery run

oilcity-profession-engineer = engineer
oilcity-profession-landowner = landowner
oilcity-profession-manager = manager
oilcity-profession-merchant = merchant

oilcity-role-engineer = engineer
oilcity-role-landowner = landowner
oilcity-role-manager = manager
oilcity-role-merchant = merchant
oilcity-role-banker-1 = banker 1
oilcity-role-banker-2 = banker 2

## Rows of the value sheet

oilcity-row-plots = Plots
oilcity-row-revenue = Wagon revenue of all turns
oilcity-row-buildings = Buildings on plots
oilcity-row-drillers = Drillers beside a fan
oilcity-row-refineries = Refineries
oilcity-row-improved-plots = Plots with three different improvements
oilcity-row-sale-turns = Turns with a sale
oilcity-row-broken-promises = Broken promises

## Events

oilcity-event-night_operation_in_lwow = Night operation in Lwów
oilcity-event-night_operation_in_lwow-text = { $year }: On 31 July surgeons in a Lwów hospital work through the night by the light of kerosene lamps.
oilcity-event-the_mine_at_bobrka = The mine at Bóbrka
oilcity-event-the_mine_at_bobrka-text = { $year }: Near Krosno, Łukasiewicz, Trzecieski and Klobassa open a mine for crude oil.
oilcity-event-fire_in_zeh_s_shop = Fire in Zeh's shop
oilcity-event-fire_in_zeh_s_shop-text = { $year }: On 12 February fire destroys the Lwów shop in which Jan Zeh sells kerosene, and two people lose their lives.
oilcity-event-railway_to_boryslaw = Railway to Borysław
oilcity-event-railway_to_boryslaw-text = { $year }: The year's last day brings the first trains between Drohobycz and Borysław.
oilcity-event-oil_congress = Oil congress
oilcity-event-oil_congress-text = { $year }: Łukasiewicz brings the oil producers together, and they found the National Oil Association.
oilcity-event-the_canadian_rig = The Canadian rig
oilcity-event-the_canadian_rig-text = { $year }: In Galicia McGarvey starts to drill by machine, the Canadian way.
oilcity-event-gas_in_the_boiler_house = Gas in the boiler house
oilcity-event-gas_in_the_boiler_house-text = { $year }: The boilers of a mine at Schodnica are heated with natural gas, which nobody here has done before.
oilcity-event-the_great_strike = The great strike
oilcity-event-the_great_strike-text = { $year }: The oil workers of Borysław lay down their tools in a great strike.
oilcity-event-the_starunia_mammoth = The Starunia mammoth
oilcity-event-the_starunia_mammoth-text = { $year }: Miners digging for wax at Starunia come upon a mammoth and a woolly rhinoceros.
oilcity-event-oil_city_on_fire = Oil City on fire
oilcity-event-oil_city_on_fire-text = { $year }: On 4 July a thunderstorm sets the well Oil City at Tustanowice alight, together with the oil stored in pits around it.
oilcity-event-record_and_glut = Record and glut
oilcity-event-record_and_glut-text = { $year }: With more than two million tonnes of crude, Galicia produces far more than it can sell, and prices collapse.
oilcity-event-gas_pipeline_to_drohobycz = Gas pipeline to Drohobycz
oilcity-event-gas_pipeline_to_drohobycz-text = { $year }: A pipeline more than ten kilometres long carries gas from the Borysław basin.

## Plots and what they are known for

oilcity-plot-gorlice_glinik_mariampolski = Gorlice – Glinik Mariampolski
oilcity-plot-gorlice_glinik_mariampolski-text = A factory here has built drilling equipment since 1885.
oilcity-plot-siary = Siary
oilcity-plot-siary-text = The mine dates from 1852; by 1875 the village counted 16 mines with 155 shafts.
oilcity-plot-sekowa = Sękowa
oilcity-plot-sekowa-text = Stanisław Staszic gave an account of the oil pits of this village in 1814.
oilcity-plot-libusza = Libusza
oilcity-plot-libusza-text = Oil has been extracted here since 1856; the mine grew to some 470 hectares.
oilcity-plot-lipinki = Lipinki
oilcity-plot-lipinki-text = It began in the 1850s with a pit 22 metres deep; in time more than 650 wells were drilled.
oilcity-plot-mecina_wielka = Męcina Wielka
oilcity-plot-mecina_wielka-text = There have been mines since 1853; Wojciech Biechoński's company came in 1874.
oilcity-plot-harklowa = Harklowa
oilcity-plot-harklowa-text = Records of about 1874 mention oil from this village.
oilcity-plot-jaslo = Jasło
oilcity-plot-jaslo-text = At Ulaszowice, just outside the town, a distillery worked from 1856 on.
oilcity-plot-krosno = Krosno
oilcity-plot-krosno-text = The town was the centre of the oil trade and of the mines at Polanka, Wietrzno and Iwonicz.
oilcity-plot-bobrka = Bóbrka
oilcity-plot-bobrka-text = In 1854 Łukasiewicz, Trzecieski and Klobassa founded their mine here.
oilcity-plot-ropianka = Ropianka
oilcity-plot-ropianka-text = A shaft drilled by hand gave as much as 10 tonnes a day; later there was a school for drillers.
oilcity-plot-weglowka = Węglówka
oilcity-plot-weglowka-text = Staszic already wrote of oil seeping out of the ground; mines followed after 1884.
oilcity-plot-schodnica = Schodnica
oilcity-plot-schodnica-text = In 1896 natural gas heated the boilers of the mine.
oilcity-plot-boryslaw = Borysław
oilcity-plot-boryslaw-text = People searching for oil found earth wax here in the 1820s.
oilcity-plot-tustanowice = Tustanowice
oilcity-plot-tustanowice-text = This is where the well Oil City stood, which caught fire in 1908.
oilcity-plot-starunia = Starunia
oilcity-plot-starunia-text = A mammoth came to light in the wax mine in 1907.
oilcity-plot-sloboda_rungurska = Słoboda Rungurska
oilcity-plot-sloboda_rungurska-text = In 1771 a shaft sunk for brine filled with oil instead.

## Options of the table

oilcity-option-plot_choice = Choice of plots
oilcity-option-plot_choice-text = Whoever buys plots is shown one more than ordered and gives one back. Without it plots are drawn blind and kept.
oilcity-option-tie_break = Breaking ties
oilcity-option-tie_break-text = Between companies of equal value the wagons sold over the game decide, then the cash. Without it they share the place.
oilcity-option-zero_price_wagon_scores = Worthless wagons count
oilcity-option-zero_price_wagon_scores-text = A wagon counts as sold even if it carries nothing but kerosene at a price of 0. Without it a wagon counts only if something on it was paid for.
oilcity-option-score_cash = Cash counts
oilcity-option-score_cash-text = The cash at the end is added to the wagon revenue before points are given. Without it cash makes no points.
oilcity-option-unlimited_components = Bank without limits
oilcity-option-unlimited_components-text = The bank never runs out of goods or money, which helps big groups. Pieces and cards stay limited to what is in the box.
oilcity-option-war = War
oilcity-option-war-text = After every turn from turn { $turn } on, war may break out and end the game: the odds are 1 in { $odds }.
oilcity-option-limits = Limits of the professions
oilcity-option-limits-text = How much a token on a character card is good for. Balanced: so that every mix of professions has a fair chance. Specialists: three of its own speciality, two of a second thing, one of the rest. Plain: three of its own speciality, one of everything else.
oilcity-option-plot_price = Price of a plot
oilcity-option-plot_price-text = What a plot costs. The cheaper it is, the less it hurts a company to begin without one.
oilcity-option-company_size = Size of odd companies
oilcity-option-company_size-text = With 3 all companies have three partners, and the number of players must be divisible by three. With 2 or 4 any number can play: one or two companies get that size.
oilcity-option-commit = Who binds the company
oilcity-option-commit-text = Is the word of one partner enough for offers and deals, or must more than half of the company be in favour?
oilcity-option-flow = Rhythm of the turn
oilcity-option-flow-text = In rounds, as in the rulebook: all tokens are laid before banker 1 serves company after company, and banker 2 follows with extraction and sale. Freely: every company goes on by itself, and nobody waits.
oilcity-option-tokens = Who lays a token
oilcity-option-tokens-text = Everybody lays their own token, or any partner lays all tokens of the company. Where a seat was handed over or left to the program, a partner lays its token either way.
oilcity-option-confirm = Who confirms the tokens
oilcity-option-confirm-text = Is the word of one partner enough to commit the company's tokens, or must more than half of the partners, or all of them, say so?
oilcity-option-lending = Return of what was lent
oilcity-option-lending-text = Lent pieces, cards and plots go back at the start of the turn in which they are due, wherever they stand; loans may fall due in the same turn, after the sale. Or: only from the store, at the end of a later turn, and only if everything is there.
oilcity-option-broken_promise = Broken promises
oilcity-option-broken_promise-text = What follows when a company cannot give what it promised: nothing, payment out of what it wins and earns next, loss of points ({ $points } for each promise), or another attempt at the end of every turn.
oilcity-option-turns = Number of turns
oilcity-option-turns-text = The rulebook plays six. Fewer fit into a lesson; there are event cards for twelve.
oilcity-option-own_events = Your own event cards
oilcity-option-own_events-text = Event cards of your own instead of the printed ones, each with a title, a line of text and three prices.
oilcity-option-own_plots = Your own plots
oilcity-option-own_plots-text = Plots of your own instead of the printed ones: what lies on each of the nine fields, and how many copies there are.
oilcity-setting-balanced = balanced
oilcity-setting-specialist_3_2_1 = specialists 3, 2, 1
oilcity-setting-plain_3_1 = plain 3, 1
oilcity-setting-any_partner = any partner
oilcity-setting-majority = majority
oilcity-setting-rounds = in rounds
oilcity-setting-free = freely
oilcity-setting-own = only their own
oilcity-setting-one = one partner
oilcity-setting-all = all partners
oilcity-setting-wherever = wherever it stands
oilcity-setting-in_store = only from the store
oilcity-setting-nothing = nothing
oilcity-setting-next_income = out of the next income
oilcity-setting-points = loss of points
oilcity-setting-every_turn = another attempt every turn

## Where the game and the companies stand

oilcity-phase-first-plots = Drawing the first plots
oilcity-phase-event = Phase A: event
oilcity-phase-turn = Phases B to D: investment, extraction, sale
oilcity-phase-war = War or peace
oilcity-phase-over = Game over

oilcity-stage-investing = Investment
oilcity-stage-laid = Tokens laid, waiting
oilcity-stage-service = Waiting for banker 1
oilcity-stage-drawing = Drawing plots
oilcity-stage-returning = Returning a plot
oilcity-stage-preparing = Preparing the extraction
oilcity-stage-ready = Waiting for banker 2
oilcity-stage-extracting = Extraction
oilcity-stage-selling = Sale
oilcity-stage-stamping = Waiting for the stamp
oilcity-stage-done = Turn finished
oilcity-stage-event = Waiting for the event
oilcity-stage-first-plots = Drawing the first plots
oilcity-stage-war = War or peace
oilcity-stage-over = Game over

oilcity-chance-plot-card = draw of a plot
oilcity-chance-event-card = draw of an event card
oilcity-chance-extraction-die = roll of the extraction die
oilcity-chance-war = war or peace

oilcity-decision-invest = Investment: place your action tokens, then confirm.
oilcity-decision-serve = A company has confirmed its tokens: serve it, or send it back to think again.
oilcity-decision-return-plot = You were shown one plot too many: choose which one goes back.
oilcity-decision-prepare = Preparation: set up your plots, then start the extraction.
oilcity-decision-roll-plot = Announce the next plot and roll the die for it.
oilcity-decision-sell = Sale: load your wagons, or sell nothing this turn.
oilcity-decision-stamp = Check what a company has entered and stamp its value sheet.
oilcity-decision-draw-event = Everybody is ready: draw the next event.
oilcity-decision-deal = You may make offers to other companies and answer theirs.
oilcity-decision-judge = A promise was broken: you may enforce or forgive it.

## Parts of sentences: a number of things, as an object

oilcity-part-counted =
    { $thing ->
        [money] { $count } zlr
        [wax] { $count ->
            [one] { $count } cube of wax
           *[other] { $count } cubes of wax
        }
        [gas] { $count ->
            [one] { $count } cube of gas
           *[other] { $count } cubes of gas
        }
        [kerosene] { $count ->
            [one] { $count } barrel of kerosene
           *[other] { $count } barrels of kerosene
        }
        [crude] { $count ->
            [one] { $count } cube of crude
           *[other] { $count } cubes of crude
        }
        [tower] { $count ->
            [one] { $count } tower
           *[other] { $count } towers
        }
        [driller] { $count ->
            [one] { $count } driller
           *[other] { $count } drillers
        }
        [pump] { $count ->
            [one] { $count } pump
           *[other] { $count } pumps
        }
        [fan] { $count ->
            [one] { $count } fan
           *[other] { $count } fans
        }
        [distillery] { $count ->
            [one] { $count } distillery
           *[other] { $count } distilleries
        }
        [rig] { $count ->
            [one] { $count } Canadian rig
           *[other] { $count } Canadian rigs
        }
        [wagon] { $count ->
            [one] { $count } wagon
           *[other] { $count } wagons
        }
        [refinery] { $count ->
            [one] { $count } refinery
           *[other] { $count } refineries
        }
       *[plot] { $count ->
            [one] { $count } plot
           *[other] { $count } plots
        }
    }
oilcity-part-plot = the plot { $place }
oilcity-part-no-plot = no. { $number }
oilcity-part-nothing = nothing
oilcity-part-list = { $most } and { $last }
oilcity-part-on-wagons =
    { $wagons ->
        [one] on { $wagons } wagon
       *[other] on { $wagons } wagons
    }
oilcity-part-audience =
    { $audience ->
        [all] to all companies
       *[one] to { $to }
    }
oilcity-part-terms =
    { $due ->
        [0] give { $give }, get { $take }
       *[other] give { $give }, get { $take }; in turn { $due } give { $give-later }, get { $take-later }
    }

## What a player or banker can do

oilcity-action-order =
    { $order ->
        [driller] Partner { $number }: hire { $items }
       *[tower] Partner { $number }: buy { $items }
    }
oilcity-action-send-pedlar = Partner { $number }: sell { $goods } to the pedlar
oilcity-action-run-refinery = Partner { $number }: refine { $items }
oilcity-action-take-token = Partner { $number }: take the token back
oilcity-action-confirm = Confirm the tokens
oilcity-action-reconsider = Think again
oilcity-action-return-plot = Return the plot { $place }
oilcity-action-put-piece = Put { $items } on { $place }, field { $field }
oilcity-action-lift-piece = Lift the piece from { $place }, field { $field }
oilcity-action-arrange = Set up all plots anew
oilcity-action-extract = Ready to extract
oilcity-action-sell =
    { $load ->
        [none] Sell nothing this turn
       *[some] Sell { $goods } { oilcity-part-on-wagons }
    }
oilcity-action-make-offer =
    { $answers ->
        [-1] Offer { oilcity-part-audience }: { oilcity-part-terms }
       *[other] Answer offer { $answers } with an offer { oilcity-part-audience }: { oilcity-part-terms }
    }
oilcity-action-accept-offer = Accept offer { $offer }
oilcity-action-decline-offer = Decline offer { $offer }
oilcity-action-back-offer = Support our offer { $offer }
oilcity-action-withdraw-offer = Withdraw offer { $offer }
oilcity-action-keep-promise = Keep promise { $promise }
oilcity-action-enforce-promise = Enforce promise { $promise }
oilcity-action-forgive-promise = Forgive promise { $promise }
oilcity-action-draw-event = Draw the event
oilcity-action-end-after-turn = Make this turn the last one
oilcity-action-end-now = End the game now
oilcity-action-serve = Serve { $company }
oilcity-action-send-back = Give { $company } the tokens back to think again
oilcity-action-roll-plot = Roll for the next plot of { $company }
oilcity-action-stamp = Stamp the value sheet of { $company }
oilcity-action-set-banker =
    { $person ->
        [1] Let a person be banker { $number }
       *[0] Let the program be banker { $number }
    }
oilcity-action-leave-routine =
    { $program ->
        [1] Let the program do the routine of banker { $number }
       *[0] Do the routine of banker { $number } by hand again
    }
oilcity-action-hand-over =
    { $holder ->
        [program] Leave the seat of { $player } to the program
        [own] Give the seat of { $player } back
       *[partner] Let { $to } play for { $player }
    }
oilcity-action-name-company = Name the company “{ $name }”

## What happened

oilcity-fact-plot-drawn = { $company } draws the plot { $place }.
oilcity-fact-plot-returned = { $company } returns the plot { $place }.
oilcity-fact-event-drawn =
    { $year ->
        [0] Turn { $turn }: “{ $title }”. Prices: wax { $wax }, gas { $gas }, kerosene { $kerosene } zlr.
       *[other] Turn { $turn }: “{ $title }” ({ $year }). Prices: wax { $wax }, gas { $gas }, kerosene { $kerosene } zlr.
    }
oilcity-fact-last-turn = Turn { $turn } is the last one: the game ends after its sale.
oilcity-fact-game-stopped = The game is stopped in turn { $turn }: the value sheets count as they stand.
oilcity-fact-token-placed =
    { $order ->
        [pedlar] { $company }, partner { $number }: token on the pedlar with { $items }.
        [refine] { $company }, partner { $number }: token on a refinery with { $items }.
       *[tower] { $company }, partner { $number }: token for { $items }.
    }
oilcity-fact-token-taken = { $company }, partner { $number }: the token comes off again.
oilcity-fact-partner-confirmed = { $company }: { $player } confirms the tokens ({ $have } of { $need }).
oilcity-fact-confirmed = { $company } confirms its tokens.
oilcity-fact-round-began = All tokens are down. The bankers begin with { $company }.
oilcity-fact-banker-came = Banker 1 comes to { $company }.
oilcity-fact-reconsidered = { $company } thinks again ({ $player }).
oilcity-fact-sent-back = { $company } gets its tokens back to think again.
oilcity-fact-not-served = { $company }: the bank cannot serve the tokens as they lie. { $why }
oilcity-fact-bought =
    { $order ->
        [driller] { $company } hires { $items } for { $price } zlr.
       *[tower] { $company } buys { $items } for { $price } zlr.
    }
oilcity-fact-pedlar-sold = { $company } sells { $goods } to the pedlar for { $price } zlr.
oilcity-fact-crude-refined = { $company } refines { $items } and gets { $made }.
oilcity-fact-served = The bank has served { $company }.
oilcity-fact-piece-put = { $company } puts { $items } on { $place }, field { $field }.
oilcity-fact-piece-lifted = { $company } lifts { $items } from { $place }, field { $field }.
oilcity-fact-prepared = { $company } is ready and waits for banker 2.
oilcity-fact-extraction-began = { $company } has finished its preparations; the extraction begins.
oilcity-fact-extracted =
    { $die ->
        [0] { $company }, { $place }: the die shows water,
       *[other] { $company }, { $place }: the die shows { $die },
    } { $load ->
        [none] the plot gives nothing
       *[some] the plot gives { $goods }
    }{ $short ->
        [0] { "." }
        [one] ; { $short } unit is lost because the bank has run out.
       *[other] ; { $short } units are lost because the bank has run out.
    }
oilcity-fact-drillers-gone = { $company }, { $place }: the bank takes back { $items }.
oilcity-fact-sold =
    { $scored ->
        [all] { $company } sells { $goods } { oilcity-part-on-wagons } for { $price } zlr.
       *[some] { $company } sells { $goods } { oilcity-part-on-wagons } for { $price } zlr; the value sheet counts { $counted } of them, as nothing was paid for the rest.
    }
oilcity-fact-nothing-sold = { $company } sells nothing this turn.
oilcity-fact-stamped =
    { $wagons ->
        [one] Turn { $turn }, { $company }: { $wagons } wagon, { $revenue } zlr, stamped.
       *[other] Turn { $turn }, { $company }: { $wagons } wagons, { $revenue } zlr, stamped.
    }
oilcity-fact-offer-made =
    { $due ->
        [0] Offer { $offer } from { $giver } { oilcity-part-audience }: gives { $give }, gets { $take }.
       *[other] Offer { $offer } from { $giver } { oilcity-part-audience }: gives { $give }, gets { $take }; in turn { $due } gives { $give-later }, gets { $take-later }.
    }
oilcity-fact-offer-backed = { $player } supports offer { $offer } from { $giver }.
oilcity-fact-offer-gone = Offer { $offer } from { $giver } is off the table.
oilcity-fact-deal-done = Deal { $offer }: { $giver } gives { $give }, { $taker } gives { $take }.
oilcity-fact-handed-over =
    { $goes ->
        [one-way] { $giver } gives { $give } to { $taker }.
       *[both-ways] { $giver } gives { $give } to { $taker } and gets { $take }.
    }
oilcity-fact-offer-taken =
    { $goes ->
        [one-way] Offer { $offer } is taken up: { $giver } gives { $give } to { $taker }.
       *[both-ways] Offer { $offer } is taken up: { $giver } gives { $give } to { $taker } and gets { $take }.
    }
oilcity-fact-promised = Promise { $promise }: { $debtor } will give { $owed } to { $creditor } in turn { $due }.
oilcity-fact-promise-due = Promise { $promise } falls due this turn: { $debtor } owes { $owed } to { $creditor }.
oilcity-fact-promise-kept = Promise { $promise } is kept: { $debtor } gives { $owed } to { $creditor }.
oilcity-fact-promise-part-kept = Promise { $promise } is kept in part: { $debtor } gives { $owed } to { $creditor }.
oilcity-fact-promise-broken = Promise { $promise } is broken: { $debtor } cannot give { $owed } to { $creditor }. The bankers may enforce or forgive it.
oilcity-fact-promise-enforced = Promise { $promise } is enforced: { $creditor } gets { $owed } from { $debtor }; nothing more is owed.
oilcity-fact-promise-collected = For the broken promise { $promise } { $creditor } gets { $owed } from { $debtor }.
oilcity-fact-promise-forgiven = Promise { $promise } is forgiven: { $debtor } need not give { $owed } to { $creditor } any more.
oilcity-fact-point-lost =
    { $points ->
        [one] { $company } has broken a promise: { $points } point off.
       *[other] { $company } has broken a promise: { $points } points off.
    }
oilcity-fact-point-restored =
    { $points ->
        [one] A broken promise of { $company } is forgiven: { $points } point back.
       *[other] A broken promise of { $company } is forgiven: { $points } points back.
    }
oilcity-fact-banker-set =
    { $person ->
        [1] Banker { $number } is a person from now on.
       *[0] Banker { $number } is the program from now on.
    }
oilcity-fact-routine-left =
    { $program ->
        [1] The program does the routine of banker { $number } from now on; the event stays with the person.
       *[0] Banker { $number } does the routine by hand again.
    }
oilcity-fact-seat-handed =
    { $holder ->
        [program] The program plays for { $player } from now on.
        [own] { $player } is back and plays again.
       *[partner] { $to } plays for { $player } from now on.
    }
oilcity-fact-company-named = { $company } is now called “{ $name }”.
oilcity-fact-war-broke = War breaks out after turn { $turn }: the game is over.
oilcity-fact-ranked =
    { $points ->
        [one] Place { $place }: { $company } with { $points } point.
       *[other] Place { $place }: { $company } with { $points } points.
    }

## Why not

oilcity-refusal-no-such-seat = This table has { $need } seats for this, counted from 0; { $have } is not one of them.
oilcity-refusal-game-over = The game is over; nothing can be done any more.
oilcity-refusal-not-now = That does not belong to the present step of the turn.
oilcity-refusal-wait-for-event = The turn starts with its event; until that is drawn, companies have to wait.
oilcity-refusal-seat-handed-over = This seat has been handed over, so whoever holds it decides until it is given back.
oilcity-refusal-not-your-seat = Only its player, whoever holds it now, or a banker can hand this seat over.
oilcity-refusal-not-a-partner = A seat can only be left to a partner of the same company, or to the program.
oilcity-refusal-already-so = That is how things are already, so nothing would change.
oilcity-refusal-not-a-banker = The bankers agree between themselves which of them is a person; players have no part in it.
oilcity-refusal-no-such-banker = There are { $need } bankers, counted from 0, and each is a person (1) or the program (0).
oilcity-refusal-not-for-bankers = Bankers run the game and play for no company, so this is not theirs to do.
oilcity-refusal-other-banker = This is the other banker's work, or the program does it for the bank.
oilcity-refusal-no-such-company = There are { $need } companies, counted from 0, and your own is not meant here; { $have } cannot be chosen.
oilcity-refusal-name-length =
    { $have ->
        [one] A name has from 1 to { $need } characters; this one has { $have } character.
       *[other] A name has from 1 to { $need } characters; this one has { $have } characters.
    }
oilcity-refusal-name-letters = A name is made of visible characters and neither begins nor ends with a space.
oilcity-refusal-no-such-member =
    { $need ->
        [one] Your company has { $need } partner, counted from 0; { $have } is not one of them.
       *[other] Your company has { $need } partners, counted from 0; { $have } is not one of them.
    }
oilcity-refusal-no-token-left =
    { $need ->
        [one] A company has { $need } token a turn; this would be number { $have }. Take one back first.
       *[other] A company has { $need } tokens a turn; this would be number { $have }. Take one back first.
    }
oilcity-refusal-no-token-there = This partner has not placed a token.
oilcity-refusal-not-your-token = This token belongs to somebody else in your company; at this table everybody lays their own.
oilcity-refusal-already-confirmed = You have confirmed already. Think again first if you want to change something.
oilcity-refusal-partner-has-confirmed = This partner has confirmed the token already. Only that partner can think again.
oilcity-refusal-crude-too-late = Only crude that lay on the refineries when the last token was laid is refined in this turn: { $need }, not { $have }.
oilcity-refusal-round-began = All tokens are down and the bankers are on their way, so the tokens stay where they are.
oilcity-refusal-not-for-sale = Neither a character card nor the investment card offers this.
oilcity-refusal-over-limit = With one token this profession may take from 1 to { $need } of it, not { $have }.
oilcity-refusal-one-per-token = A token on the investment card is good for exactly { $need }, not { $have }.
oilcity-refusal-pedlar-load = The pedlar takes from 1 to { $need } units, not { $have }.
oilcity-refusal-refinery-load = A refinery takes from 1 to { $need } cubes of crude, not { $have }.
oilcity-refusal-negative-amount = Amounts cannot be negative.
oilcity-refusal-not-in-store = This takes { $need }, but the company has only { $have } of it.
oilcity-refusal-no-refinery =
    { $need ->
        [one] This runs { $need } refinery, but your company owns only { $have }. A refinery bought this turn runs from the next turn on.
       *[other] This runs { $need } refineries, but your company owns only { $have }. A refinery bought this turn runs from the next turn on.
    }
oilcity-refusal-bank-is-out = This takes { $need } from the bank, which has only { $have } left. It can be had again when some comes back.
oilcity-refusal-too-little-money = All your tokens together cost { $need } zlr, but your company has only { $have } zlr, the pedlar's payment included.
oilcity-refusal-not-your-plot = The company does not own this plot.
oilcity-refusal-not-a-new-plot = Only one of the plots drawn just now can go back.
oilcity-refusal-no-such-field = A plot has { $need } fields, counted from 0; { $have } is not one of them.
oilcity-refusal-no-piece = Only towers, drillers, pumps, fans, distilleries and Canadian rigs stand on plots.
oilcity-refusal-no-deposit = Towers and drillers need a deposit, and there is none on this field.
oilcity-refusal-tower-only = This deposit is marked for towers only, so no driller may stand here.
oilcity-refusal-no-free-field = Improvements stand on free fields, not on deposits or on the name.
oilcity-refusal-field-taken = Something stands on this field already, and fields cannot be shared.
oilcity-refusal-nothing-there = Nothing stands on this field, so there is nothing to lift.
oilcity-refusal-layout-size =
    { $need ->
        [one] The layout describes { $have }, but your plots have { $need } field.
       *[other] The layout describes { $have }, but your plots have { $need } fields altogether.
    }
oilcity-refusal-extracting = The extraction has begun: until the last die is rolled, nothing on the plots moves and the company makes no deals.
oilcity-refusal-whole-notes = Money changes hands in whole notes: amounts must be multiples of { $need } zlr, and { $have } is not.
oilcity-refusal-plot-only-shown = This plot was only shown to the company, which must return one first; it cannot be part of a deal yet.
oilcity-refusal-card-has-token = One token already lies on this character card, and a card takes only one.
oilcity-refusal-die-is-due = The plot is announced already; its die comes next.
oilcity-refusal-no-wagon =
    { $need ->
        [one] This takes { $need } wagon, but your company has { $have }.
       *[other] This takes { $need } wagons, but your company has { $have }.
    }
oilcity-refusal-wagons-full =
    { $have ->
        [one] { $have } unit is too much: these wagons hold { $need }.
       *[other] { $have } units are too many: these wagons hold { $need }.
    }
oilcity-refusal-wagon-empty =
    { $need ->
        [one] { $need } wagon needs at least one unit to travel, and you have loaded { $have }.
       *[other] { $need } wagons need at least one unit each to travel, and you have loaded { $have }.
    }
oilcity-refusal-no-market-now = Between two turns the market is closed; deals are made while a turn is running.
oilcity-refusal-no-such-offer = There is no such offer open to you; it may have been closed, withdrawn or overtaken by events.
oilcity-refusal-already-for-it = You already support this offer; others in your company still have to.
oilcity-refusal-empty-offer = An offer must have something change hands, now or later.
oilcity-refusal-due-turn = Promises fall due in turn { $need } or in a later turn of this game; turn { $have } is not possible.
oilcity-refusal-nothing-due = Turn { $have } is named for promises, but this offer contains none.
oilcity-refusal-too-many-offers = Your company has { $have } offers open, and { $need } is the most. Withdraw one first.
oilcity-refusal-no-such-plot = The offer names a plot that does not exist, or names one twice.
oilcity-refusal-plot-not-bare = Pieces stand on this plot; a plot changes hands only when it is bare.
oilcity-refusal-no-such-promise = Your company has no such promise to keep.
oilcity-refusal-at-work = This takes { $need }, but only { $have } can be moved: what has extracted this turn stays on its plot until the turn is over.
oilcity-refusal-no-broken-promise = Bankers decide only about broken promises, and this is not one.

## Why cards of one's own cannot be used

oilcity-cards-unreadable = they cannot be read ({ $detail })
oilcity-cards-number = from 1 to { $need } cards are possible, not { $have }
oilcity-cards-title = the title of card { $card } needs from 1 to { $need } visible characters
oilcity-cards-twice = two cards are called “{ $title }”
oilcity-cards-text = the text of card { $card } can have at most { $need } characters
oilcity-cards-price = card { $card } has the price { $have }, but prices are multiples of { $note } from 0 to { $need }
oilcity-cards-few-events = every turn needs a card, which makes { $need }, but there are { $have }
oilcity-cards-fields = card { $card } has “{ $fields }”, but nine fields are needed: four deposits (c, g or w, capital letters for towers only), four free ones (.) and the name (-)
oilcity-cards-copies = from 1 to { $need } copies of card { $card } are possible, not { $have }
oilcity-cards-few-plots = at least { $need } plots are needed, copies included, but there are { $have }

## The replay: chapters and charts

oilcity-chapter-turn = Turn { $number }

oilcity-chart-cash = Cash
oilcity-chart-points = Value
oilcity-chart-points-text = Points on the value sheet, all rows together.
oilcity-chart-price = Prices
oilcity-chart-price-text = What one unit brings this turn when sold by the wagon.
oilcity-unit = zlr
oilcity-unit-points = points

## What the figures are, and why some are not certain

oilcity-figure-start = what companies start with
oilcity-figure-tokens = the action tokens of a company
oilcity-figure-company_mixes = the professions in the companies
oilcity-figure-components = how much there is of everything
oilcity-figure-costs = prices of plots, wagons and pieces
oilcity-figure-pedlar = the pedlar
oilcity-figure-limits = how much one token is good for
oilcity-figure-refinery = the refinery
oilcity-figure-wagon = the wagon
oilcity-figure-die = the extraction die
oilcity-figure-grid = the fields of a plot
oilcity-figure-prices_allowed = the possible prices
oilcity-figure-points = points
oilcity-figure-war = the odds of the war
oilcity-figure-table = limits of offers and names
oilcity-figure-own_cards = limits for your own cards
oilcity-figure-lesson = how long a lesson takes
oilcity-figure-entrepreneurs = the entrepreneurs' professions
oilcity-figure-plots = deposits on the plots
oilcity-figure-events = prices on the event cards
oilcity-reconstructed-costs = The rulebook prices everything but a plot and a wagon. We assume 300 for a plot, so that companies without a landowner have a fair chance (500 up to edition 2), and 100 for a wagon.
oilcity-reconstructed-limits = The rulebook names three limits: 3 towers for an engineer, 1 tower for a landowner, 3 drillers for a manager. We filled in the others: in the balanced table so that no mix of professions wins much more often than another, in the specialists' table so that every profession does one thing best.
oilcity-reconstructed-die = The rulebook says that the die shows 0, 1 and 2, but not how often. We gave each number two of the six sides.
oilcity-reconstructed-entrepreneurs = The sixteen names are known; which profession is on whose card is not. We gave each profession four people whom it suits.
oilcity-reconstructed-plots = The rulebook shows a single plot, Gorlice, and does not say which of its fields are for towers only. What lies under the others, and where only a tower may stand, is our choice; the places themselves are real.
oilcity-reconstructed-events = Of the twelve event cards the rulebook shows one, the oil congress. The other events did happen in the year given; their prices are ours, taken from the possible prices.

## A lesson

oilcity-team-count =
    { $teams ->
        [one] { $teams } company
       *[other] { $teams } companies
    }
oilcity-team-one = Company
oilcity-question-prices = In turn { $turn } the price of { $good } fell from { $before } to { $after } zlr. Who was hit, who had prepared for it in time, and could anybody have known?
oilcity-question-broken =
    { $made ->
        [one] The only promise of the game was broken.
       *[other] { $broken } of { $made } promises were broken.
    } What did that cost, and whom? What should the contract have said?
oilcity-question-kept =
    { $made ->
        [one] The only promise of the game was kept.
       *[other] None of { $made } promises was broken.
    } Why keep one's word if nobody can force you to? Would it be the same among strangers?
oilcity-question-no-deals = No company traded with another. What could you have offered each other, and what kept you from it?
oilcity-question-cash = { $company } had the most cash at the end, { $cash } zlr, and finished in place { $place }. What is money good for in a company, and when is it of no use?
oilcity-question-history = In the game anybody with 500 zlr puts up a tower. What else did it take in Galicia, and who paid for it when something went wrong?
oilcity-turning-event = Turn { $turn } opened with “{ $title }” (wax { $wax }, gas { $gas }, kerosene { $kerosene } zlr), and that changed the prospects of { $company }.
oilcity-turning-investment =
    { $load ->
        [none] In turn { $turn } { $company } bought nothing, while others did.
       *[some] In turn { $turn } { $company } bought { $items }.
    }
oilcity-turning-sale =
    { $load ->
        [none] In turn { $turn } { $company } extracted nothing and sold wagons for { $price } zlr.
       *[some] In turn { $turn } { $company } extracted { $goods } and sold wagons for { $price } zlr.
    }
oilcity-turning-deal = In turn { $turn } { $giver } gave { $give } to { $taker } and got { $take }.
oilcity-background-history = What is history, and what is game
oilcity-background-history-text = The places, the entrepreneurs and the events with their years are history; wax, gas and kerosene were what the oil fields sold. The prices on most of the cards, what lies under a plot, the die that decides what a well gives, and the equal money at the start are the game. Wages, accidents, debts to banks and quarrels about land, which filled the newspapers of the time, are left out. Ask yourselves what they would have changed.
oilcity-row-plots-text =
    { $points ->
        [one] { $points } point for each plot
       *[other] { $points } points for each plot
    }
oilcity-row-revenue-text = 1 point for every { $points } zlr
oilcity-row-buildings-text =
    { $points ->
        [one] { $points } point for each tower, rig, pump, fan and distillery on a plot
       *[other] { $points } points for each tower, rig, pump, fan and distillery on a plot
    }
oilcity-row-drillers-text =
    { $points ->
        [one] { $points } point for each driller beside a fan after the last extraction
       *[other] { $points } points for each driller beside a fan after the last extraction
    }
oilcity-row-refineries-text =
    { $points ->
        [one] { $points } point for each refinery
       *[other] { $points } points for each refinery
    }
oilcity-row-improved-plots-text =
    { $points ->
        [one] { $points } point for each plot with three different improvements (rig, fan, pump, distillery)
       *[other] { $points } points for each plot with three different improvements (rig, fan, pump, distillery)
    }
oilcity-row-sale-turns-text =
    { $points ->
        [one] { $points } point for each turn with a sale, however many wagons
       *[other] { $points } points for each turn with a sale, however many wagons
    }
oilcity-row-broken-promises-text =
    { $points ->
        [one] { $points } point off for each broken promise
       *[other] { $points } points off for each broken promise
    }

## Hints: why a clerk would do it

oilcity-hint-order = For { $price } zlr you get { $items }: the company is then worth about { $gain } zlr more.
oilcity-hint-wagon = In your store goods: { $units }, and your wagons carry { $room }. For { $price } zlr the company is worth about { $gain } zlr more.
oilcity-hint-wagon-ahead = For what the plots will still give: a wagon for { $price } zlr makes the company worth about { $gain } zlr more.
oilcity-hint-plot = New fields for { $price } zlr make the company worth about { $gain } zlr more.
oilcity-hint-pedlar =
    { $units ->
        [one] The pedlar pays { $price } zlr at once for { $units } unit, and the money lets another token do something.
       *[other] The pedlar pays { $price } zlr at once for { $units } units, and the money lets another token do something.
    }
oilcity-hint-refine = Crude cannot be sold: { $units } in the refinery become { $made } of kerosene.
oilcity-hint-take-token = What was ordered cannot be had any more.
oilcity-hint-confirm =
    { $tokens ->
        [0] No token would make the company worth more.
       *[other] A clerk would lay nothing more beside the tokens that lie ({ $tokens }).
    }
oilcity-hint-return-plot = This plot promises about { $worth } zlr until the end, the other at least { $other } zlr.
oilcity-hint-arrange = No other layout promises more: goods for about { $worth } zlr at today's prices.
oilcity-hint-extract = Your pieces stand as well as they can: goods for about { $worth } zlr at today's prices can be expected.
oilcity-hint-sell =
    { $kept ->
        [0] The load brings { $price } zlr today, more than it promises later.
       *[other] The load brings { $price } zlr today, more than it promises later; what stays in the store ({ $kept }) promises more later.
    }
oilcity-hint-sell-one = Prices promise to be better later, but a turn with a sale counts: one unit for { $price } zlr.
oilcity-hint-keep-goods =
    { $good ->
        [wax] Wax brings { $price } zlr today; kept, it is worth as much as { $later } zlr today.
        [gas] Gas brings { $price } zlr today; kept, it is worth as much as { $later } zlr today.
       *[kerosene] Kerosene brings { $price } zlr today; kept, it is worth as much as { $later } zlr today.
    }
oilcity-hint-nothing-to-sell = There is nothing that could go on a wagon.
oilcity-hint-accept-offer = What you get is worth about { $gain } zlr to the company, what you give about { $loss } zlr.
oilcity-hint-decline-offer = What you would get is worth about { $gain } zlr to the company, what you would give about { $loss } zlr.
oilcity-hint-back-offer = Your offer brings about { $gain } zlr and costs about { $loss } zlr.
oilcity-hint-withdraw-offer = By now your offer brings about { $gain } zlr and costs about { $loss } zlr.

## Forecasts

oilcity-forecast-yield =
    { $crude ->
        [0] Expected yield: goods for about { $worth } zlr at today's prices (as they stood: { $before } zlr).
       *[other] Expected yield: goods for about { $worth } zlr at today's prices (as they stood: { $before } zlr), and crude: about { $crude }.
    }
