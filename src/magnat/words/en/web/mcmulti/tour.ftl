### McMulti: the first-game tour, in our own words.

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
