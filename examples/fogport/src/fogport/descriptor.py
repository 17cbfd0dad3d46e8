"""What generic code must know about Fogport: chapters of the replay, what the clock plays, where its texts and its bot are."""

from magnat.kernel.descriptor import Chapter, Descriptor, Parts

DESCRIPTOR = Descriptor(
    usual_seats=3,
    typed=("ship-die", "lot", "price-die"),
    chapters=(Chapter("ship-came", "day", round=True),),
    late_moves=("bid", "sell"),
    parts=Parts(words="fogport.texts", rules="fogport.texts", bots="fogport.trader:BOTS"),
)
