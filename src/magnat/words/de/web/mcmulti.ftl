### The web client's own texts of the game: boards, forms, kinds of actions.

web-mcmulti-do-buy-asset = buy-asset
web-mcmulti-do-buy-barrel = buy-barrel
web-mcmulti-do-choose-quadrant = choose-quadrant
web-mcmulti-do-declare = declare
web-mcmulti-do-drill = drill
web-mcmulti-do-end-purchases = end-purchases
web-mcmulti-do-end-turn = end-turn
web-mcmulti-do-free-refinery = free-refinery
web-mcmulti-do-keep-rest = keep-rest
web-mcmulti-do-leave-rig = leave-rig
web-mcmulti-do-pump = pump
web-mcmulti-do-refine = refine
web-mcmulti-do-roll = roll
web-mcmulti-do-sell-all = sell-all
web-mcmulti-do-sell-asset = sell-asset
web-mcmulti-do-sell-barrel = sell-barrel
web-mcmulti-do-sell-fuel = sell-fuel
