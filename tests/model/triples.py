"""A model of triples.md: Polish Armed Forces in the West."""

from common import BadOption, Game, check_options, demand, is_integer


class Model(Game):
    GAME = "triples"
    ACTORS = {"deal": ["nature"], "first": ["nature"], "ask": ["seat"], "read": ["seat"]}

    def __init__(self, players, options, deck):
        if not is_integer(players) or not 2 <= players <= 12:  # T3
            raise BadOption("players")
        self.players = players
        self.options = check_options(
            options,
            {
                "variant": ("beginner", lambda value: value in ("beginner", "advanced")),
                "asking": ("strict", lambda value: value in ("strict", "free")),
                "youngest": (
                    None,
                    lambda value: value is None or is_integer(value) and 0 <= value < players,
                ),
                "recall": ("picked", lambda value: value in ("picked", "typed")),
                "max_reads": (
                    None,
                    lambda value: value is None or is_integer(value) and value >= 0,
                ),
                "sets": (
                    None,  # T1, T3: all of the deck; everybody is dealt a card
                    lambda value: value is None
                    or is_integer(value)
                    and max(2, (players + 2) // 3) <= value <= len(deck["sets"]),
                ),
                "deck": (deck["id"], lambda value: value == deck["id"]),
            },
        )
        del self.options["recall"]  # the client's: accepted, not kept
        played = self.options.pop("sets") or len(deck["sets"])
        if played != 12:
            self.options["sets"] = played
        self.set_ids = [each["id"] for each in deck["sets"]]
        self.set_cards = {each["id"]: set(each["cards"]) for each in deck["sets"][:played]}
        self.set_of = {card: each["id"] for each in deck["sets"] for card in each["cards"]}
        self.phase = "deal"
        self.turn = None
        self.dealt = False
        self.hands = [set() for _ in range(players)]
        self.sets = [[] for _ in range(players)]
        self.reads = [0] * players
        self.winners = []

    def load(self, position):
        """Takes over a position that is known to be possible."""
        self.phase = position["phase"]
        self.turn = position["turn"]
        self.hands = [set(hand) for hand in position["hands"]]
        self.sets = [list(sets) for sets in position["sets"]]
        self.reads = list(position["reads"])
        self.winners = list(position["winners"])
        self.dealt = any(self.hands) or any(self.sets)

    # What everyone may ask.

    def awaiting(self):
        if self.phase == "deal":
            return ["nature"]
        return [self.turn] if self.phase == "play" else []

    def seen_by(self, hands):
        return {
            "game": "triples",
            "players": self.players,
            "options": dict(self.options),
            "phase": self.phase,
            "turn": self.turn,
            "awaiting": self.awaiting(),
            "hands": hands,
            "sets": [sorted(sets) for sets in self.sets],
            "reads": list(self.reads),
            "winners": list(self.winners),
        }

    def position(self):
        return self.seen_by([sorted(hand) for hand in self.hands])

    def view(self, seat):
        return self.seen_by(
            [sorted(hand) if s == seat else len(hand) for s, hand in enumerate(self.hands)]
        )

    def in_play(self):
        return set().union(*self.hands)

    def legal(self, who):
        commands = []
        if who == "nature" and self.phase == "deal":
            if self.dealt:
                commands = [f"first {seat}" for seat in range(self.players)]
            else:
                commands = ["deal"]
        elif self.phase == "play" and who == self.turn:
            for other in range(self.players):
                if other != who:
                    commands += [f"ask {other} {card}" for card in self.in_play() - self.hands[who]]
            if self.may_read():
                commands += [f"read {each}" for each in self.set_cards]
        return sorted(commands)

    def may_read(self):
        limit = self.options["max_reads"]
        return self.options["variant"] == "advanced" and (
            limit is None or self.reads[self.turn] < limit
        )

    # Commands.

    def parse(self, text):
        word = text.next()
        if word == "ask":
            command = ("ask", text.seat(self.players), text.id(self.set_of))
        elif word == "read":
            command = ("read", text.id(self.set_ids))
        elif word == "deal":
            command = ("deal", text.lists(self.set_of))
        elif word == "first":
            command = ("first", text.seat(self.players))
        else:
            demand(False, "bad-command")
        text.end()
        return command

    def do_deal(self, _, hands):
        demand(self.phase == "deal" and not self.dealt, "wrong-phase")
        demand(len(hands) == self.players, "illegal")
        cards = set().union(*self.set_cards.values())
        for seat, hand in enumerate(hands):  # T3: the first seats get one more
            extra = 1 if seat < len(cards) % self.players else 0
            demand(len(hand) == len(cards) // self.players + extra, "illegal")
        demand(set().union(*hands) == cards, "illegal")
        self.hands = [set(hand) for hand in hands]
        self.dealt = True
        for seat in range(self.players):
            self.lay_aside(seat)  # T5
        if self.options["youngest"] is not None and self.phase == "deal":  # T6
            self.begin(self.options["youngest"])

    def do_first(self, _, seat):
        demand(self.phase == "deal" and self.dealt, "wrong-phase")
        self.begin(seat)

    def begin(self, seat):
        self.phase = "play"
        self.turn = seat

    def do_ask(self, seat, other, card):
        demand(self.phase == "play", "wrong-phase")
        demand(seat == self.turn, "not-your-turn")
        demand(other != seat, "illegal")
        demand(card in self.in_play(), "illegal")
        demand(card not in self.hands[seat], "illegal")
        if self.is_mistake(seat, card):  # T10
            self.pass_turn()
        elif card in self.hands[other]:  # T8
            self.hands[other].remove(card)
            self.hands[seat].add(card)
            self.lay_aside(seat)  # T13
        else:  # T9
            self.pass_turn()

    def is_mistake(self, seat, card):
        hand = self.hands[seat]
        if self.options["asking"] == "free" or not hand:  # T14
            return False
        return not hand & self.set_cards[self.set_of[card]]

    def do_read(self, seat, name):
        demand(self.options["variant"] == "advanced", "wrong-phase")
        demand(self.phase == "play", "wrong-phase")
        demand(seat == self.turn, "not-your-turn")
        demand(name in self.set_cards, "illegal")  # T1
        demand(self.may_read(), "illegal")  # T16
        self.reads[seat] += 1
        self.pass_turn()  # T12

    def pass_turn(self):
        self.turn = (self.turn + 1) % self.players

    def lay_aside(self, seat):
        for name, cards in self.set_cards.items():
            if cards <= self.hands[seat]:
                self.hands[seat] -= cards
                self.sets[seat].append(name)
        if sum(map(len, self.sets)) == len(self.set_cards):  # T17
            self.phase = "over"
            self.turn = None
            most = max(map(len, self.sets))
            self.winners = [s for s in range(self.players) if len(self.sets[s]) == most]
