"""A model of rationing.md: Reglamentacja, a game of ration cards."""

from collections import Counter
from itertools import combinations_with_replacement

from common import (
    BadOption,
    Game,
    Text,
    check_options,
    counted,
    counted_text,
    demand,
    has,
    is_integer,
)
from rationing_offers import Offer, Want

SPECULATOR = "speculator"
OFFERS_MAX = 3
TRIES_MAX = 3
ROW = 6
CHOICE_MAX = 5


def goods_position(cards):
    return {card: count for card, count in sorted(cards.items()) if count}


class Model(Game):
    GAME = "rationing"
    ACTORS = {
        "deal": ["nature"],
        "draw": ["nature"],
        "refill": ["nature"],
        "die": ["nature"],
        "top-fell": ["nature"],
        "spin": ["seat"],
        "stop": ["seat"],
        "offer": ["seat"],
        "accept": ["seat"],
        "decline": ["seat"],
        "withdraw": ["seat"],
        "say": ["seat"],
        "speculate": ["seat"],
        "buy": ["seat"],
        "pass": ["seat"],
    }

    def __init__(self, players, options, deck):
        if not is_integer(players) or not 3 <= players <= 5:  # R2
            raise BadOption("players")
        self.players = players
        self.options = check_options(
            options,
            {
                "no_dinner_visits": (
                    False,
                    lambda value: value is False or value is True and players == 3,  # R7
                ),
                "top": ("clock", lambda value: value in ("clock", "steps", "real")),
                "top_seconds": (45, lambda value: is_integer(value) and 15 <= value <= 180),
                "deck": (deck["id"], lambda value: value == deck["id"]),
            },
        )
        self.goods = dict(deck["goods"])
        self.shopping_cards = {card["id"]: card for card in deck["shopping"]}
        self.visit_cards = {card["id"]: card for card in deck["visits"]}
        self.phase = "deal"
        self.final = False
        self.active = None
        self.tries = 0
        self.traded = False
        self.queue = []
        self.hands = [Counter() for _ in range(players)]
        self.stack = Counter(self.goods)
        self.discards = Counter()
        self.row = []
        self.shop = set(self.shopping_cards)
        self.visits = [None] * players
        self.bought = [[] for _ in range(players)]
        self.offers = []
        self.next_offer = 1
        self.owed = []
        self.resume = None
        self.points = None
        self.winners = []

    def load(self, position):
        """Takes over a position that is known to be possible."""
        for name in "phase final active tries traded next_offer resume points".split():
            setattr(self, name, position[name])
        for name in "queue row visits owed winners".split():
            setattr(self, name, list(position[name]))
        self.hands = [Counter(hand) for hand in position["hands"]]
        self.stack = Counter(position["stack"])
        self.discards = Counter(position["discards"])
        self.shop = set(position["shop"])
        self.bought = [list(cards) for cards in position["bought"]]
        self.offers = []
        for offer in position["offers"]:
            text = f"offer {offer['to']}"
            if offer["give"]:
                text += f" give {offer['give']}"
            if offer["want"]:
                text += f" want {offer['want']}"
            _, to, give, want, places = self.parse(Text(text + " places" * offer["places"]))
            self.offers.append(Offer(offer["id"], offer["from"], to, give, want, places))

    # What everyone may ask.

    def awaiting(self):
        if self.phase == "over":
            return []
        if self.phase == "allocation":
            return [self.active]
        if self.phase == "shopping":
            return [self.queue[0]]
        if self.phase == "spinning":
            return list(range(self.players)) + ["nature"]
        return ["nature"]

    def seen_by(self, knows_all, seat):
        over = self.phase == "over"

        def secret(s, value, hidden, shown_at_the_end=True):
            shown = knows_all or s == seat or over and shown_at_the_end
            return value if shown else hidden

        everyone = range(self.players)
        stack = goods_position(self.stack)
        return {
            "game": "rationing",
            "players": self.players,
            "options": dict(self.options),
            "phase": self.phase,
            "final": self.final,
            "active": self.active,
            "awaiting": self.awaiting(),
            "tries": self.tries,
            "traded": self.traded,
            "queue": list(self.queue),
            "hands": [
                secret(s, goods_position(self.hands[s]), self.hands[s].total(), False)
                for s in everyone
            ],
            "stack": stack if knows_all else self.stack.total(),
            "discards": goods_position(self.discards),
            "row": list(self.row),
            "shop": sorted(self.shop) if knows_all else len(self.shop),
            "visits": [secret(s, self.visits[s], None) for s in everyone],
            "bought": [secret(s, sorted(self.bought[s]), len(self.bought[s])) for s in everyone],
            "offers": [offer.position() for offer in self.offers],
            "next_offer": self.next_offer,
            "owed": list(self.owed),
            "resume": self.resume,
            "points": self.points,
            "winners": list(self.winners),
        }

    def position(self):
        return self.seen_by(True, None)

    def view(self, seat):
        return self.seen_by(False, seat)

    def legal(self, who):
        if who == "host":
            return []
        if who == "nature":
            return sorted(self.legal_for_nature())
        return sorted(self.legal_for_seat(who))

    def legal_for_nature(self):
        if self.phase == "deal":
            return ["deal"]
        if self.phase == "spinning":
            return ["top-fell", "top-fell failed"]
        if self.phase == "draw":
            return [f"draw {card}" for card in goods_position(self.stack)]
        if self.phase == "refill":
            return [f"refill {card}" for card in self.shop]
        if self.phase == "speculator":
            return [f"die {pips}" for pips in range(1, 7)]
        return []

    def legal_for_seat(self, seat):
        commands = []
        if self.phase == "allocation" and seat == self.active:
            commands.append("spin")
            if not self.final:
                commands.append("stop")
        if self.phase == "shopping" and seat == self.queue[0]:
            commands.append("pass")
            for card in self.row:
                if has(self.hands[seat], self.cost(card)):
                    commands.append(f"buy {card}")
        if self.phase == "spinning":
            commands.append("say")
            if self.open_offers(seat) < OFFERS_MAX:
                commands.append("offer")
            for offer in self.offers:
                commands += self.legal_about(seat, offer)
            if seat == self.active and not self.final:
                commands.append("stop")
                for pair in self.choices(self.hands[seat], self.goods, 2):
                    commands.append(f"speculate card {counted_text(pair)}")
                    commands.append(f"speculate place {counted_text(pair)}")
        return commands

    def legal_about(self, seat, offer):
        commands = []
        number = offer.number
        if offer.maker == seat:
            commands.append(f"withdraw {number}")
        if offer.to == seat:
            commands.append(f"decline {number}")
        if offer.maker != seat and offer.to in (seat, "all"):
            rest = self.hands[seat] - Counter(offer.want.fixed)
            if has(self.hands[seat], offer.want.fixed):
                if not offer.want.choice:
                    commands.append(f"accept {number}")
                else:
                    kinds = [card for card in self.goods if offer.want.may_choose(card)]
                    for cards in self.choices(rest, kinds, offer.want.choice):
                        commands.append(f"accept {number} pay {counted_text(cards)}")
        return commands

    def choices(self, hand, kinds, count):
        """All ways to take so many cards of these kinds from a hand."""
        kinds = sorted(kind for kind in kinds if hand[kind])
        for cards in combinations_with_replacement(kinds, count):
            if has(hand, cards):
                yield cards

    def cost(self, card):
        return list(Counter(self.shopping_cards[card]["cost"]).elements())

    def open_offers(self, seat):
        return sum(offer.maker == seat for offer in self.offers)

    # Commands.

    def parse(self, text):
        word = text.next()
        if word in ("spin", "stop", "pass"):
            command = (word,)
        elif word == "top-fell":
            command = (word, text.next_is("failed"))
        elif word == "draw":
            command = (word, text.id(self.goods))
        elif word in ("refill", "buy"):
            command = (word, text.id(self.shopping_cards))
        elif word == "die":
            pips = text.number()
            demand(1 <= pips <= 6, "bad-command")
            command = (word, pips)
        elif word == "offer":
            command = self.parse_offer(text)
        elif word == "accept":
            number = text.number()
            command = (word, number, self.parse_goods(text) if text.next_is("pay") else None)
        elif word in ("decline", "withdraw"):
            command = (word, text.number())
        elif word == "say":
            demand(text.left(), "bad-command")
            need = self.parse_goods(text) if text.next_is("need") else []
            have = self.parse_goods(text) if text.next_is("have") else []
            command = (word, need, have)
        elif word == "speculate":
            what = text.next()
            demand(what in ("card", "place"), "bad-command")
            command = (word, what, self.parse_goods(text))
        elif word == "deal":
            command = self.parse_deal(text)
        else:
            demand(False, "bad-command")
        text.end()
        return command

    def parse_goods(self, text):
        cards = text.list(self.goods)
        self.refuse_choices(cards)
        return cards

    def refuse_choices(self, cards):
        """A choice outside `want` is wrong in shape, like `give any`."""
        for card in cards:
            demand(card != "any" and "|" not in card, "bad-command")

    def parse_deal(self, text):
        hands = text.lists(self.goods)
        self.refuse_choices(sum(hands, []))
        text.expect("visits")
        visits = text.list(self.visit_cards)
        text.expect("row")
        row = text.list(self.shopping_cards)
        text.expect("first")
        return ("deal", hands, visits, row, text.seat(self.players))

    def parse_offer(self, text):
        to = "all" if text.next_is("all") else text.seat(self.players)
        give = []
        want = Want()
        if text.next_is("give"):
            give = self.parse_goods(text)
        if text.next_is("want"):
            want = self.parse_want(text)
        places = text.next_is("places")
        return ("offer", to, give, want, places)

    def parse_want(self, text):
        want = Want()
        for part in text.next().split(","):
            name, count = counted(part)
            alternatives = name.split("|")
            demand("" not in alternatives, "bad-command")
            if alternatives == ["any"] or len(alternatives) > 1:
                demand(not want.choice, "bad-command")  # two choices
                demand(count <= CHOICE_MAX, "bad-command")
                demand(len(set(alternatives)) == len(alternatives), "bad-command")
                if len(alternatives) > 1:
                    demand("any" not in alternatives, "bad-command")
                    text.due += [(card, self.goods) for card in alternatives]
                want.alternatives = sorted(alternatives)
                want.choice = count
            else:
                text.due.append((name, self.goods))
                want.fixed += [name] * count
        demand(all(count <= 9 for count in Counter(want.fixed).values()), "bad-command")
        return want

    # Setting up.

    def do_deal(self, _, hands, visits, row, first):
        demand(self.phase == "deal", "wrong-phase")
        demand(len(hands) == self.players, "illegal")
        demand(all(len(hand) == 5 for hand in hands), "illegal")  # R6
        dealt = sum((Counter(hand) for hand in hands), Counter())
        demand(has(self.stack, dealt), "illegal")
        demand(len(visits) == len(set(visits)) == self.players, "illegal")  # R7
        if self.options["no_dinner_visits"]:
            for visit in visits:
                demand("dinner" not in self.visit_cards[visit]["doubles"], "illegal")
        demand(len(row) == len(set(row)) == ROW, "illegal")  # R4
        self.hands = [Counter(hand) for hand in hands]
        self.stack -= dealt
        self.visits = list(visits)
        self.row = list(row)
        self.shop -= set(row)
        self.queue = [(first + i) % self.players for i in range(self.players)] + [SPECULATOR]  # R8
        self.allot(self.queue[2])  # R9, R10

    def allot(self, seat):
        """The top is with this seat, who begins a turn."""
        self.active = seat
        self.tries = 0
        self.traded = False
        self.owe([seat, seat], "allocation")

    # Cards owed by nature, and how the game goes on afterwards.

    def owe(self, seats, resume):
        self.owed = list(seats)
        self.phase = "draw"
        self.resume = resume
        self.look_for_cards()

    def look_for_cards(self):
        """A draw falls due, or none is owed any more."""
        if self.owed and not self.stack.total():  # R10
            self.stack, self.discards = self.discards, Counter()
            if not self.stack.total():
                self.owed = []
        if not self.owed:
            self.go_on()

    def go_on(self):
        resume = self.resume
        self.resume = None
        if resume == "allocation":
            self.phase = "allocation"
        else:
            self.after_interruption(resume)

    def after_interruption(self, resume):
        """Refill, then the speculator if he is at the head, then where the game was (R15, R22)."""
        if len(self.row) < ROW:
            if not self.shop:
                self.begin_final(pass_top=resume == "shopped")  # R24
                return
            self.phase = "refill"
            self.resume = resume
        elif self.queue[0] == SPECULATOR:
            self.phase = "speculator"
            self.resume = resume
        elif resume == "spinning":
            self.phase = "spinning"
        else:
            self.allot((self.active + 1) % self.players)

    def do_draw(self, _, card):
        demand(self.phase == "draw", "wrong-phase")
        demand(self.stack[card], "illegal")
        self.stack[card] -= 1
        self.hands[self.owed.pop(0)][card] += 1
        self.look_for_cards()

    def do_refill(self, _, card):
        demand(self.phase == "refill", "wrong-phase")
        demand(card in self.shop, "illegal")
        self.shop.remove(card)
        self.row.append(card)
        self.go_on()

    def do_die(self, _, pips):
        demand(self.phase == "speculator", "wrong-phase")
        del self.row[pips - 1]  # R22: into the box
        self.queue.remove(SPECULATOR)
        self.queue.append(SPECULATOR)
        self.queue_changed()
        self.go_on()

    def begin_final(self, pass_top):
        self.final = True
        if pass_top:
            self.active = (self.active + 1) % self.players
        self.tries = 0
        self.traded = False
        self.offers = []
        self.queue.remove(SPECULATOR)
        order = [(self.active + i) % self.players for i in range(self.players)]
        self.owe(order * 3, "allocation")  # R25

    # The top.

    def do_spin(self, seat):
        demand(self.phase == "allocation", "wrong-phase")
        demand(seat == self.active, "not-your-turn")
        self.tries += 1
        self.phase = "spinning"

    def do_stop(self, seat):
        demand(self.phase in ("allocation", "spinning"), "wrong-phase")
        demand(seat == self.active, "not-your-turn")
        demand(not self.final, "illegal")  # R27
        self.fall()

    def do_top_fell(self, _, failed):
        demand(self.phase == "spinning", "wrong-phase")
        if failed and self.tries < TRIES_MAX and not self.traded:  # R11
            self.offers = []
            self.phase = "allocation"
        else:
            self.fall()

    def fall(self):
        self.offers = []
        self.phase = "shopping"

    # Trading.

    def may_trade(self, one, other):
        return one != other and (self.final or self.active in (one, other))  # R16, R18, R26

    def do_offer(self, seat, to, give, want, places):
        demand(self.phase == "spinning", "wrong-phase")
        if to == "all":
            demand(self.final or seat == self.active, "illegal")
        else:
            demand(self.may_trade(seat, to), "illegal")
        demand(give or places, "illegal")  # R19
        demand(want.fixed or want.choice or places, "illegal")
        demand(self.open_offers(seat) < OFFERS_MAX, "illegal")
        demand(has(self.hands[seat], give), "not-held")
        self.offers.append(Offer(self.next_offer, seat, to, give, want, places))
        self.next_offer += 1

    def find_offer(self, number):
        for offer in self.offers:
            if offer.number == number:
                return offer
        demand(False, "no-such-offer")

    def do_accept(self, seat, number, pay):
        demand(self.phase == "spinning", "wrong-phase")
        offer = self.find_offer(number)
        demand(offer.to in (seat, "all") and offer.maker != seat, "illegal")
        demand((pay is not None) == (offer.want.choice > 0), "illegal")
        pay = pay or []
        demand(len(pay) == offer.want.choice, "illegal")
        demand(all(offer.want.may_choose(card) for card in pay), "illegal")
        price = offer.want.fixed + pay
        demand(has(self.hands[seat], price), "not-held")
        self.hands[offer.maker].subtract(offer.give)
        self.hands[offer.maker].update(price)
        self.hands[seat].subtract(price)
        self.hands[seat].update(offer.give)
        self.offers.remove(offer)
        self.traded = True
        if offer.places:  # R17
            self.swap_places(seat, offer.maker)
        self.hands_changed()

    def do_decline(self, seat, number):
        demand(self.phase == "spinning", "wrong-phase")
        offer = self.find_offer(number)
        demand(offer.to == seat, "illegal")
        self.offers.remove(offer)

    def do_withdraw(self, seat, number):
        demand(self.phase == "spinning", "wrong-phase")
        offer = self.find_offer(number)
        demand(offer.maker == seat, "illegal")
        self.offers.remove(offer)

    def do_say(self, seat, need, have):
        demand(self.phase == "spinning", "wrong-phase")

    def do_speculate(self, seat, what, cards):
        demand(self.phase == "spinning", "wrong-phase")
        demand(seat == self.active, "not-your-turn")
        demand(not self.final, "illegal")  # R26
        demand(len(cards) == 2, "illegal")
        demand(has(self.hands[seat], cards), "not-held")
        self.discard(seat, cards)
        self.traded = True
        if what == "place":  # R21
            self.swap_places(seat, SPECULATOR)
        self.hands_changed()
        if what == "card":  # R20
            self.owe([seat], "spinning")
        else:
            self.after_interruption("spinning")

    def discard(self, seat, cards):
        self.hands[seat].subtract(cards)
        self.discards.update(cards)

    def swap_places(self, one, other):
        a, b = self.queue.index(one), self.queue.index(other)
        self.queue[a], self.queue[b] = other, one
        self.queue_changed()

    def queue_changed(self):
        self.offers = [offer for offer in self.offers if not offer.places]

    def hands_changed(self):
        self.offers = [o for o in self.offers if has(self.hands[o.maker], o.give)]

    # Shopping.

    def do_buy(self, seat, card):
        self.check_shopper(seat)
        demand(card in self.row, "illegal")
        demand(has(self.hands[seat], self.cost(card)), "not-held")
        self.discard(seat, self.cost(card))
        self.row.remove(card)
        self.bought[seat].append(card)
        self.shopped(seat)

    def do_pass(self, seat):
        self.check_shopper(seat)
        self.shopped(seat)

    def check_shopper(self, seat):
        demand(self.phase == "shopping", "wrong-phase")
        demand(seat == self.queue[0], "not-your-turn")

    def shopped(self, seat):
        self.queue.remove(seat)
        if self.final:  # R28
            if not self.queue:
                self.finish()
        else:  # R15
            self.queue.append(seat)
            self.owe([seat], "shopped")

    def finish(self):
        self.phase = "over"
        self.active = None
        self.points = [self.points_of(seat) for seat in range(self.players)]
        ranks = [
            (self.points[seat], len(self.bought[seat]), self.hands[seat].total())  # R30
            for seat in range(self.players)
        ]
        self.winners = [seat for seat in range(self.players) if ranks[seat] == max(ranks)]

    def points_of(self, seat):  # R29
        doubles = self.visit_cards[self.visits[seat]]["doubles"]
        points = 0
        for card in self.bought[seat]:
            card = self.shopping_cards[card]
            points += card["icons"] * (2 if card["category"] in doubles else 1)
        return points
