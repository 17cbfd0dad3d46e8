"""A table of 18Africa on which a test lays out the position it needs, in a line or two, and then plays by the rules."""

from __future__ import annotations

from magnat.games.africa import auction, building, cities, control, names, rounds, running, turn
from magnat.games.africa.actions import Run
from magnat.games.africa.box import Box
from magnat.games.africa.game import AfricaGame
from magnat.games.africa.rules import AfricaRules
from magnat.games.africa.stages import Stage
from magnat.games.africa.state import NOBODY, AfricaState, Company, Kept, Player, Status
from magnat.games.africa.view import AfricaView
from magnat.kernel.contract import Action, Fact, Log, Refusal, Word
from magnat.kernel.dice import Dice
from magnat.kernel.game import SPECTATOR, Setting
from magnat.kernel.playout import due
from magnat.rail.track import STOPS_PER_HEX

GAME = AfricaGame()
NINE = ("MF", "CNR", "COR", "TC", "AR", "ENR", "CSAR", "KR", "TO")


class Desk:
    """One position and its rules; things are called by their names: MF, D5, P4, 4E, MF-director."""

    def __init__(self, seats: int = 3, companies: tuple[str, ...] = NINE, **options: Setting) -> None:
        rules = GAME.rules(GAME.settings(dict(options)))
        assert isinstance(rules, AfricaRules)
        self.rules = rules
        self.box: Box = rules.box_for(seats)
        self.state: AfricaState = rules.start(seats)
        self.log = Log()
        state = self.state
        for name in companies:
            number = names.index("company", name)
            state.companies[number].status = Status.WAITING
            state.deck[self.box.director_card(number)] = 1
            state.deck[self.box.share_card(number)] = self.box.figures.ordinary
        state.priority = 0
        self.stock_round()

    # Laying out

    def company(self, name: str) -> Company:
        return self.state.companies[names.index("company", name)]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def holder(self, who: Word) -> int:
        """A seat, or a company by name."""
        return who if isinstance(who, int) else self.box.seats + names.index("company", who)

    def cash(self, who: Word, amount: int) -> Desk:
        """Sets somebody's money; the bank makes up the difference."""
        if isinstance(who, int):
            self.state.bank += self.player(who).cash - amount
            self.player(who).cash = amount
        else:
            self.state.bank += self.company(who).cash - amount
            self.company(who).cash = amount
        return self

    def hand(self, seat: int, *cards: str) -> Desk:
        """Cards go from the deck into a hand."""
        for name in cards:
            card = names.index("card", name)
            self.state.deck[card] -= 1
            self.player(seat).hand = sorted([*self.player(seat).hand, card])
        return self

    def discard(self, *cards: str) -> Desk:
        """Cards go from the deck onto the discard pile, the last one on top."""
        for name in cards:
            card = names.index("card", name)
            self.state.deck[card] -= 1
            self.state.discard.append(card)
        return self

    def deck(self, *cards: str) -> Desk:
        """The deck holds just these cards."""
        self.state.deck = [0] * self.box.cards
        for name in cards:
            self.state.deck[names.index("card", name)] += 1
        return self

    def pool(self, *cards: str) -> Desk:
        """Cards go from the deck into the bank pool, without any payment."""
        for name in cards:
            card = names.index("card", name)
            self.state.deck[card] -= 1
            if self.box.is_private(card):
                self.state.privates[self.box.private_of(card)] = Kept.POOL
            else:
                self.state.companies[self.box.company_of(card)].pool += 1
        return self

    def own(self, who: Word, *cards: str) -> Desk:
        """Cards go from the deck to a holder without any payment; companies start and change leaders as they should."""
        for name in cards:
            card = names.index("card", name)
            self.state.deck[card] -= 1
            if self.box.is_private(card):
                self.state.privates[self.box.private_of(card)] = self.holder(who)
                continue
            if not self.box.is_director(card):
                self.state.companies[self.box.company_of(card)].issued += 1
            control.gain(self.box, self.state, self.holder(who), card, Log())
        return self

    def price(self, name: str, price: int) -> Desk:
        """The marker is put on the space of this price, under those that are already there."""
        self.company(name).space = self.box.figures.prices.index(price)
        self.state.serial += 1
        self.company(name).arrived = self.state.serial
        return self

    def trains(self, name: str, *kinds: str) -> Desk:
        """Trains come out of the depot, without any payment."""
        for kind in kinds:
            number = names.index("train", kind)
            self.state.depot[number] -= 1
            self.company(name).trains = sorted([*self.company(name).trains, number])
        return self

    def tile(self, place: str, number: str, rotation: int = 0) -> Desk:
        """A tile is laid, whatever was there before, without cost, bonus or check; stations keep their cities."""
        at, tile = names.index("place", place), self.box.atlas.tiles[names.index("tile", number)]
        new = tile.shapes[tile.by_rotation[rotation]]
        old = self.state.shapes[at]
        if old.number >= 0 and self.box.atlas.upgrade(old, new) is None:
            self.state.supply[old.number] += 1
            old = self.box.atlas.printed[at]
        building.put_down(self.box, self.state, at, old, new)
        return self

    def station(self, name: str, stop: str) -> Desk:
        """A station is put in a city (J21.1: the second one of the hex), without cost."""
        cities.put(self.state, names.index("company", name), names.stop_number(stop))
        return self

    def concession(self, seat: int, name: str, company: str = "") -> Desk:
        number = names.index("concession", name)
        self.state.concession_of[number] = seat
        self.state.assigned[number] = names.number_or_not("company", company) if company else Kept.UNSOLD
        return self

    def stock_round(self, seat: int = 0, number: int = 1) -> Desk:
        """An ordinary stock round is under way; it is this seat's turn."""
        self.state.stage = Stage.STOCK
        self.state.stock_rounds = number
        self.state.active = seat
        self.state.company = -1
        self.state.operating = False
        return self

    def operate(self, name: str, round_number: int = 1) -> Desk:
        """The company's turn in an operating round begins; nobody acts after it."""
        self.state.operating = True
        self.state.operating_rounds = round_number
        self.state.order = []
        turn.begin(self.box, self.state, names.index("company", name), Log())
        return self

    def step(self, stage: int) -> Desk:
        """Straight on to a later step of the company's turn."""
        self.state.stage = stage
        return self

    # Playing

    def wish(self, do: str, **words: Word) -> Action:
        return GAME.decode_action(do, {name.replace("_", "-"): word for name, word in words.items()})

    def waits(self) -> int:
        """The seat that is asked."""
        return self.rules.agenda(self.state).decisions[0].seat

    def do(self, do: str, seat: int | None = None, **words: Word) -> list[Fact]:
        """The seat that is asked (or another) does it; it must be allowed. Returns what happened."""
        seat = self.waits() if seat is None else seat
        wish = self.wish(do, **words)
        refusal = self.rules.check(self.state, seat, wish)
        assert refusal is None, refusal
        log = Log()
        self.rules.apply(self.state, seat, wish, log)
        return log.facts

    def refused(self, do: str, seat: int | None = None, **words: Word) -> Refusal:
        """The seat that is asked (or another) is not allowed to do it."""
        seat = self.waits() if seat is None else seat
        wish = self.wish(do, **words)
        refusal = self.rules.check(self.state, seat, wish)
        assert refusal is not None, f"{do} is allowed"
        assert str(wish.words()) not in [str(it.words()) for it in self.options(seat) if it.key == do]
        return refusal

    def draw(self, shows: Word) -> list[Fact]:
        """The chance that is due comes out like this: a card or company by name, a seat by number."""
        chance = self.rules.agenda(self.state).chances[0]
        log = Log()
        outcome = GAME.decode_outcome(chance.key, shows)
        assert chance.weights[outcome] > 0, f"{shows} cannot come"
        found = due(self.rules.agenda(self.state), chance.key, chance.about)
        assert found is not None
        self.rules.resolve(self.state, found, outcome, log)
        return log.facts

    def options(self, seat: int | None = None, key: str = "") -> list[Action]:
        found = self.rules.options(self.state, self.waits() if seat is None else seat)
        return [option for option in found if key in ("", option.key)]

    def may(self, do: str, seat: int | None = None, **words: Word) -> bool:
        return self.rules.check(self.state, self.waits() if seat is None else seat, self.wish(do, **words)) is None

    # Looking

    def shares(self, name: str, who: Word) -> int:
        return self.company(name).units[self.holder(who)]

    def leader(self, name: str) -> Word | None:
        """Who leads the company: a seat, a company's name, or None."""
        leader = self.company(name).leader
        return None if leader == NOBODY else self.box.holder_word(leader)

    def price_of(self, name: str) -> int:
        return control.share_price(self.box, self.state, names.index("company", name))

    def stage(self) -> int:
        return self.state.stage

    def stop(self, name: str) -> int:
        return names.stop_number(name)

    def lies_at(self, place: str) -> str:
        """The tile on a hex as 8/2; empty for a hex without one."""
        return names.encode_track(self.state.shapes).get(place, "")

    def stations_in(self, place: str) -> int:
        at = names.index("place", place) * STOPS_PER_HEX
        return sum(self.state.taken[at : at + STOPS_PER_HEX])

    def earns(self, amount: int) -> Desk:
        """The company whose turn it is has run its trains for this much, and now decides."""
        self.state.revenue = amount
        return self.step(Stage.DIVIDEND)

    # From the opened box to the first stock round, and what is seen of it

    def unpack(self) -> Desk:
        """Everything goes back into the box: companies are to be drawn and cards dealt."""
        self.state = self.rules.start(self.box.seats)
        return self

    def chances(self, seed: int = 1) -> list[Fact]:
        """Chance takes its course until somebody is asked."""
        dice, log = Dice(seed), Log()
        while self.rules.agenda(self.state).chances:
            chance = self.rules.agenda(self.state).chances[0]
            self.rules.resolve(self.state, chance, dice.weighted(chance.weights), log)
        return log.facts

    def opening_auction(self, *cards: str, seat: int = 0) -> Desk:
        """These cards lie open for the opening auction; this seat picks the first."""
        for name in cards:
            self.state.deck[names.index("card", name)] -= 1
            self.state.pile[names.index("card", name)] += 1
        self.state.priority = NOBODY
        self.state.stock_rounds = 0
        auction.begin(self.state, seat, Log())
        return self

    def initial_round(self, seat: int = 0) -> Desk:
        self.state.stage = Stage.INITIAL
        self.state.stock_rounds = 0
        self.state.active = seat
        rounds.begin_initial(self.box, self.state, Log())
        return self

    def concession_auction(self, priority: int = 0) -> Desk:
        """Two operating rounds are over."""
        self.state.operating_rounds = 2
        self.state.priority = priority
        auction.begin_concessions(self.box, self.state, Log())
        return self

    def next_stock_round(self, priority: int = 0) -> Desk:
        """The operating rounds are over; the next ordinary stock round begins as it should."""
        self.state.priority = priority
        rounds.begin_stock(self.box, self.state, Log())
        return self

    def see(self, seat: int = SPECTATOR) -> AfricaView:
        view = GAME.view(self.rules, self.state, seat)
        assert isinstance(view, AfricaView)
        return view

    def imagined(self, seat: int, seed: int = 1) -> AfricaState:
        """A position that this seat thinks possible."""
        return GAME.imagine(self.rules, self.see(seat), seat, Dice(seed))

    # Track

    def lay(self, place: str, tile: str, rotation: int = 0, waive: int = 0) -> list[Fact]:
        return self.do("lay-tile", place=place, tile=tile, rotation=rotation, waive=waive)

    def no_lay(self, place: str, tile: str, rotation: int = 0, waive: int = 0) -> Refusal:
        return self.refused("lay-tile", place=place, tile=tile, rotation=rotation, waive=waive)

    def way(self, hexes: str) -> Desk:
        """Yellow track without cities along D5-E6-F7-G8; the two ends stay as they are, and so does what lies there already."""
        places = [names.index("place", name) for name in hexes.split("-")]
        for before, at, after in zip(places, places[1:], places[2:], strict=False):
            if self.state.shapes[at].edges == 0:
                one, other = self.box.atlas.beyond[at].index(before), self.box.atlas.beyond[at].index(after)
                turn = one if (other - one) % 6 <= 3 else other
                tile = (("7", "8", "9"), ("3", "58", "4"))[len(self.state.shapes[at].stops)][min((other - one) % 6, (one - other) % 6) - 1]
                self.tile(names.all_names("place")[at], tile, turn)
        return self

    def joined(self, *stops: str) -> Desk:
        """AF-6.11: these cities have been joined to another one before."""
        for stop in stops:
            self.state.joined[names.stop_number(stop)] = True
        return self

    def why(self, do: str, seat: int | None = None, **words: Word) -> tuple[str, int, int]:
        """The clause and the numbers with which this is refused."""
        refusal = self.refused(do, seat, **words)
        return refusal.clause, refusal.need, refusal.have

    def operating_round(self, number: int) -> list[Fact]:
        """This operating round of the game begins as it should."""
        log = Log()
        self.state.operating_rounds = number - 1
        rounds.begin_operating(self.box, self.state, log)
        return log.facts

    def heard(self, facts: list[Fact], key: str) -> list[dict[str, Word]]:
        return [fact.words() for fact in facts if fact.key == key]

    def track_over(self) -> bool:
        """No further tile in this track step; where nothing else is left to do, the next round has begun."""
        return self.state.stage != Stage.TRACK or self.state.laid == 0

    # Trains on the line

    def ready_to_run(self, name: str, pool: int = 1, number: int = 3) -> Desk:
        """The company is about to run its trains, with this many certificates in the pool (0 boom, 1 recovery, 3 recession, 7 slump)."""
        card = next(it.name for it in self.box.figures.companies if self.company(it.name).status == Status.WAITING)
        return self.pool(*[card] * pool).operate(name, number).step(Stage.RUN)

    def earned(self, routes: str) -> int:
        """What this run earns, worked out twice; the turn does not go on."""
        wish = self.wish("run", routes=routes)
        assert isinstance(wish, Run)
        assert self.rules.check(self.state, self.waits(), wish) is None, self.rules.check(self.state, self.waits(), wish)
        found = running.routes_of(self.box, self.state, self.state.company, wish)
        accounts = running.explain(self.box, self.state, self.state.company, wish)
        assert not isinstance(found, Refusal)
        assert not isinstance(accounts, Refusal)
        assert [it.total if it else 0 for it in accounts] == [it.value if it else 0 for it in found]
        return running.revenue(found)

    def best(self) -> tuple[str, int]:
        """The run that is offered, and what it earns."""
        routes = str(self.options(key="run")[0].words()["routes"])
        return routes, self.earned(routes)

    def no_run(self, routes: str) -> tuple[str, str]:
        refusal = self.refused("run", routes=routes)
        return refusal.clause, refusal.key
