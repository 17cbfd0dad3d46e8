### Oil City: the first-game tour, in our own words.

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
