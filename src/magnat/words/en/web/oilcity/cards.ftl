### Entering event cards and plots of one's own, before a table of Oil City is opened.

web-oilcity-cards-how = Type in the cards of your box. Empty lists mean the cards that come with this program. Prices are multiples of 100; a plot has four deposits, four free fields and one with its name.
web-oilcity-cards-begin = Start from the cards of this program
web-oilcity-cards-events = Event cards ({ $number })
web-oilcity-cards-title = Title of event { $number }
web-oilcity-cards-story = What it says
web-oilcity-cards-add-event = Add an event
web-oilcity-cards-plots = Plots ({ $number })
web-oilcity-cards-plot = Name of plot { $number }
web-oilcity-cards-copies = Copies
web-oilcity-cards-field = Field { $number }
web-oilcity-cards-add-plot = Add a plot
web-oilcity-cards-remove = Remove: { $name }
web-oilcity-cards-free = free
web-oilcity-cards-name = name
web-oilcity-cards-tower = { $good } (tower only)
