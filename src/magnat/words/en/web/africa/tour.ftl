### 18Africa: the first-game tour, in our own words.

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
