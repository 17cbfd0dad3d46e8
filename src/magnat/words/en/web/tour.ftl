### The first-game tours, in our own words.

web-tour = First game
web-tour-end = End the tour
web-tour-next = Next
web-tour-before = Back
web-tour-done = Keep playing
web-tour-fold = Fold the card
web-tour-unfold = Unfold the card

## In every game

web-tour-act = How to act
web-tour-act-text = Whatever you can touch on the board is highlighted. Touch it and the decision box shows what it costs and what it brings; nothing happens until you confirm. Everything you may do is also there as a list, for the keyboard or a quick look.
web-tour-why = Not possible? Ask why
web-tour-why-text = Touch something that does not work right now: nothing breaks. You learn which rule stands in the way, with its numbers, and what would work instead. The number of a rule opens it beside the board.
web-tour-back = What happened, and back again
web-tour-back-text = The log describes every step in a sentence, with its rule. You may take back your own last move as long as nobody has rolled, drawn or acted since. That is all you need: the rest comes with playing.

## McMulti

web-tour-mcmulti-goal = The most cash wins
web-tour-mcmulti-goal-text = You run an oil company, and all amounts are in millions of dollars. Anyone who holds 750 in cash at the end of a turn may call the last round. Then the most cash wins.
web-tour-mcmulti-start = The first purchases
web-tour-mcmulti-start-text = Before the first turn everybody buys drilling rigs, refineries and gas stations and places them on free cells of their own quadrant. A few of each make a sound start; keep some cash for oil.
web-tour-mcmulti-market = Your turn begins at the market
web-tour-mcmulti-market-text = You may trade on one of the two markets. Each barrel you buy is dearer than the one before, and each one you sell brings less; the next prices are shown before you press. When you are done, go on to the dice.
web-tour-mcmulti-dice = Then the dice go to work
web-tour-mcmulti-dice-text = One die picks a row, the other a column. What they hit works in this order: stations sell gasoline, refineries turn crude into gasoline, wells pump crude. Hit by both dice, an asset works twice, and a rig may become a well. Your neighbours then use the same roll, and you use theirs.
web-tour-mcmulti-news = Economy and news
web-tour-mcmulti-news-text = The differences between the two dice add up; at 8 a new economy card changes what assets cost and what consumers pay. Doubles bring news: both cards that may come up lie open, so look at them in time.
web-tour-mcmulti-end = How it ends
web-tour-mcmulti-end-text = After the last turns the bank buys your assets at the low prices of a depression. So stop building in time and turn barrels into cash. Good luck!

## Oil City

web-tour-oilcity-goal = The most valuable company wins
web-tour-oilcity-goal-text = Six turns of oil fever in Galicia. Your company scores for its plots, the pieces on them and its refineries, plus one point for every full 1000 zlr that its wagons brought in. Cash alone counts for nothing: spend it.
web-tour-oilcity-company = You and your partners
web-tour-oilcity-company-text = Three partners make a company. You have a profession and one token each turn; so do your partners, played here by bots. You see what they plan, and they see what you plan.
web-tour-oilcity-invest = Prices, then investments
web-tour-oilcity-invest-text = An event card sets this turn's prices for wax, gas and kerosene. Then everybody lays a token: on their own character card for towers, drillers, plots, wagons or the pedlar, on the investment card for an improvement or a refinery, or on a refinery to run it.
web-tour-oilcity-plots = Plots yield the goods
web-tour-oilcity-plots-text = Towers and drillers stand on deposits, improvements on free fields beside them. For each plot a die shows 0, 1 or 2, and that many units come out of every field with a tower or driller. Drillers leave afterwards; towers stay.
web-tour-oilcity-sale = Load the wagons
web-tour-oilcity-sale-text = Each wagon takes up to four units. The bank pays this turn's prices and keeps the loaded wagons. You may also wait for better prices, but every turn in which you sell a wagon is worth a point.
web-tour-oilcity-deals = Deals with other companies
web-tour-oilcity-deals-text = Companies may trade goods, pieces, plots and money at almost any time, at once or as a promise for a later turn. Nothing changes hands until both sides agree.

## 18Africa

web-tour-africa-goal = The largest fortune wins
web-tour-africa-goal-text = At the end your cash, bonds, privates and shares count; what lies in a company's treasury is not yours. The end is near when the bank runs dry or a share reaches 400.
web-tour-africa-cards = Keep cards, then bid
web-tour-africa-cards-text = You are dealt cards and secretly keep half of them. What everybody has set aside is auctioned. A card in your hand is not property yet: it gives you, and only you, the right to buy that certificate later.
web-tour-africa-shares = Stock rounds
web-tour-africa-shares-text = In each turn you buy from one source: your hand, the pool, the deck, the discard pile, or a bond. Sell in your first turn of the round or not at all. What you pay for a share from a card goes into that company's treasury.
web-tour-africa-lead = Who runs a company?
web-tour-africa-lead-text = A company starts with its Director's certificate or with its third share. The holder of that certificate decides for it; as long as nobody has it, the largest shareholder is Manager. You may run several.
web-tour-africa-track = Operating rounds
web-tour-africa-track-text = One after another the companies lay track, may place a station, run their trains and pay out the income or keep it. Paying out raises the share price; keeping it lowers the price but pays for trains. Ask for the best run: it is worked out for you.
web-tour-africa-hold = Keep an eye on everybody
web-tour-africa-hold-text = Holdings show who owns what. Nobody may buy beyond the certificate limit, and no company has more than two trains. What a company owns makes its shares worth more at the end.
