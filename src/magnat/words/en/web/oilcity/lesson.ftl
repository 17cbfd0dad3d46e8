### What the leader of a lesson reads about Oil City, and its part of the wall.

web-oilcity-lesson-next = Next event
web-oilcity-lesson-hold = Wait for me before the next event
web-oilcity-price-up = has risen
web-oilcity-price-down = has fallen
web-oilcity-prices-before = Prices of earlier turns
