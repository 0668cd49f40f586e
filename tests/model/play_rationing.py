"""Random but lively games of rationing, and commands that should be refused."""

from collections import Counter

from common import counted_text

DECK = "prl"
CHECK_SHARE = 0.4


def options(rng):
    players = rng.choice([3, 3, 4, 5])
    chosen = {}
    if players == 3 and rng.random() < 0.3:
        chosen["no_dinner_visits"] = True
    elif rng.random() < 0.2:
        chosen["no_dinner_visits"] = False
    if rng.random() < 0.4:
        chosen["top"] = rng.choice(["clock", "steps", "real"])
    if rng.random() < 0.4:
        chosen["top_seconds"] = rng.choice([15, 45, 180])
    if rng.random() < 0.2:
        chosen["deck"] = DECK
    return players, chosen


def who_draws(before):
    return before["owed"][0]


def notable(before, after, by, text):
    """Names of the rare things that an accepted command did."""
    word = text.split(" ")[0]
    if after["final"] and not before["final"]:
        yield "final round in mid-spin" if before["resume"] == "spinning" else "final round"
        if not after["owed"]:
            yield "final round without a card to deal"
        elif len(after["owed"]) > sum(after["stack"].values()) + sum(after["discards"].values()):
            yield "final round with too few cards"
    if after["phase"] == "speculator" and before["phase"] != "speculator":
        yield f"speculator at the head ({after['resume']})"
    if before["discards"] and not after["discards"]:
        yield "discards become the stack"
    if word in ("buy", "pass") and not after["final"] and after["phase"] != "draw":
        yield "no card left to draw"
    if before["phase"] == "draw" and len(before["owed"]) > len(after["owed"]) + 1:
        if after["phase"] != "draw":
            yield "draws dropped"
    if before["offers"] and word in ("accept", "speculate"):
        if len(after["offers"]) < len(before["offers"]) - (word == "accept"):
            yield f"offers impossible after {word}"
    if word == "top-fell" and " " in text:
        yield f"failed try {before['tries']}, {'final, ' * after['final']}then {after['phase']}"
    if word == "accept" and " pay " in text:
        yield "accepted with a choice"
    if after["phase"] == "over" and len(after["winners"]) > 1:
        yield "shared win"


class Player:
    """Plays all seats and nature in one game. Its habits differ from game to game."""

    def __init__(self, rng, model):
        self.rng = rng
        self.buying = rng.choice([0.05, 0.5, 0.9, 1.0])  # misers empty the stack
        self.chatter = rng.choice([0.5, 2.0, 8.0])  # trading commands for each fall of the top
        self.speculating = rng.choice([0.0, 0.1, 0.5])
        self.failing = rng.choice([0.1, 0.5, 0.9])
        self.stopping = rng.choice([0.0, 0.1, 0.5])
        self.helpful = rng.choice([0.0, 0.5])  # nature gives what the row asks for

    def next(self, model):
        if model.phase == "deal":
            return "nature", self.deal(model)
        if model.phase == "draw":
            return "nature", self.draw(model)
        if model.phase in ("refill", "speculator"):
            return "nature", self.rng.choice(model.legal("nature"))
        if model.phase == "allocation":
            if not model.final and self.rng.random() < self.stopping:
                return model.active, "stop"
            return model.active, "spin"
        if model.phase == "shopping":
            seat = model.queue[0]
            buys = [command for command in model.legal(seat) if command != "pass"]
            if buys and self.rng.random() < max(self.buying, 0.7 * model.final):
                return seat, self.rng.choice(buys)
            return seat, "pass"
        return self.while_spinning(model)

    def while_spinning(self, model):
        rng = self.rng
        if rng.random() > self.chatter / (1 + self.chatter):
            if not model.final and rng.random() < self.stopping:
                return model.active, "stop"
            return "nature", "top-fell failed" if rng.random() < self.failing else "top-fell"
        active = model.active
        hand = sorted(model.hands[active].elements())
        if not model.final and len(hand) > 1 and rng.random() < self.speculating:
            at_head = model.queue[0] == active
            what = "place" if at_head or rng.random() < 0.5 else "card"
            return active, f"speculate {what} {counted_text(rng.sample(hand, 2))}"
        seat = rng.randrange(model.players)
        answers = [
            c for c in model.legal(seat) if c.split(" ")[0] in ("accept", "decline", "withdraw")
        ]
        accepts = [command for command in answers if command.startswith("accept")]
        if accepts and rng.random() < 0.7:
            return seat, rng.choice(accepts)
        if answers and rng.random() < 0.2:
            return seat, rng.choice(answers)
        if rng.random() < 0.1:
            return seat, self.say(model)
        return self.offer(model, seat)

    def say(self, model):
        rng = self.rng
        need = f" need {self.cards(model)}"
        have = f" have {self.cards(model)}"
        return "say" + rng.choice([need, have, need + have])

    def cards(self, model, most=3):
        """A list of goods, well formed, in some spelling."""
        rng = self.rng
        cards = [rng.choice(sorted(model.goods)) for _ in range(rng.randint(1, most))]
        return rng.choice([",".join(cards), counted_text(cards)])

    def offer(self, model, seat):
        """An offer that mostly is possible."""
        rng = self.rng
        others = [s for s in range(model.players) if s != seat]
        to = rng.choice(others)
        if model.final or seat == model.active:
            to = rng.choice(others + ["all"])
        elif rng.random() < 0.95:
            to = model.active
        hand = sorted(model.hands[seat].elements())
        give = want = ""
        places = rng.random() < 0.3
        if hand and (not places or rng.random() < 0.5):
            give = " give " + counted_text(rng.sample(hand, rng.randint(1, min(3, len(hand)))))
        if not places or rng.random() < 0.5:
            want = " want " + self.want(model, model.hands[to] if to != "all" else None)
        return seat, f"offer {to}{give}{want}{' places' * places}"

    def want(self, model, hand):
        rng = self.rng
        goods = sorted(model.goods)
        held = sorted(hand) if hand else goods
        parts = []
        if rng.random() < 0.6:
            parts += rng.choices(held or goods, k=rng.randint(1, 2))
        if not parts or rng.random() < 0.4:
            count = rng.choice(["", "", "*1", "*2", "*2", "*3", "*5"])
            kinds = rng.sample(goods, rng.choice([2, 2, 3, 7]))
            parts.append(rng.choice(["any", "|".join(kinds)]) + count)
        rng.shuffle(parts)
        return ",".join(parts)

    def draw(self, model):
        if self.rng.random() < self.helpful:
            seat = model.owed[0]
            for card in model.row:
                lacking = Counter(model.cost(card)) - model.hands[seat]
                for kind in lacking:
                    if model.stack[kind]:
                        return f"draw {kind}"
        return "draw " + self.rng.choice(sorted(model.stack.elements()))

    def deal(self, model):
        rng = self.rng
        cards = sorted(model.stack.elements())
        rng.shuffle(cards)
        hands = [cards[5 * seat : 5 * seat + 5] for seat in range(model.players)]
        names = sorted(model.visit_cards)
        if model.options["no_dinner_visits"] and rng.random() < 0.9:
            names = [n for n in names if "dinner" not in model.visit_cards[n]["doubles"]]
        visits = rng.sample(names, model.players)
        row = rng.sample(sorted(model.shop), 6)
        first = rng.randrange(model.players)
        if rng.random() < 0.3:  # spoilt, mostly
            what = rng.randrange(8)
            if what == 0:
                hands[0].pop()
            elif what == 1:
                hands[0].append(hands[1].pop())
            elif what == 2:
                hands[0] = [hands[0][0]] * 6
            elif what == 3:
                hands.append(hands[0])
            elif what == 4:
                visits.pop()
            elif what == 5:
                visits[0] = visits[1]
            elif what == 6:
                row.pop()
            else:
                row[0] = row[1]
        spell = rng.choice([",".join, counted_text])
        return (
            f"deal {';'.join(spell(hand) for hand in hands)} visits {','.join(visits)}"
            f" row {','.join(row)} first {first}"
        )

    def noise(self, model):
        """Something that is mostly refused, and the actor who says it."""
        rng = self.rng
        by = rng.choice(
            list(range(model.players)) * 2 + ["nature", "nature", "host", model.players]
        )
        if by == model.players and rng.random() < 0.8:
            by = 0
        if rng.random() < 0.25 and model.phase != "over":  # said by somebody else
            return by, self.next(model)[1]
        if rng.random() < 0.5:
            return self.near_miss(model)
        return by, self.text(model)

    def near_miss(self, model):
        """The right actor and the right kind of command, so that the rules have to judge."""
        rng = self.rng
        goods = sorted(model.goods)
        if model.phase == "shopping":
            return model.queue[0], f"buy {rng.choice(model.row + sorted(model.shopping_cards)[:4])}"
        if model.phase == "draw":
            return "nature", f"draw {rng.choice(goods)}"
        if model.phase == "refill":
            return "nature", f"refill {rng.choice(sorted(model.shopping_cards))}"
        if model.phase == "allocation":
            return model.active, rng.choice(["stop", "spin", "speculate card sugar,meat"])
        if model.phase != "spinning":
            return "nature", self.text(model)
        if model.offers and rng.random() < 0.6:
            offer = rng.choice(model.offers)
            seat = rng.choice([offer.to, offer.to, offer.maker, rng.randrange(model.players)])
            seat = rng.randrange(model.players) if seat == "all" else seat
            if rng.random() < 0.2:
                return seat, f"{rng.choice(['decline', 'withdraw'])} {offer.number}"
            count = offer.want.choice if rng.random() < 0.8 else rng.randint(0, 3)
            kinds = offer.want.alternatives if rng.random() < 0.8 else goods
            kinds = goods if kinds in ([], ["any"]) else kinds
            pay = rng.choices(kinds, k=count)
            return seat, f"accept {offer.number}" + (f" pay {','.join(pay)}" if pay else "")
        if rng.random() < 0.4:
            command = rng.choice(
                ["stop", f"speculate card {self.two(model)}", f"speculate place {self.two(model)}"]
            )
            return model.active, command
        seat = rng.randrange(model.players)
        to = rng.choice(["all", model.active, rng.randrange(model.players)])
        give = counted_text(rng.choices(goods, k=rng.choice([1, 1, 2])))
        return seat, f"offer {to} give {give} want {self.want(model, None)}"

    def text(self, model):
        rng = self.rng
        seat = rng.choice([*range(model.players + 1), "all", "00", "x", model.active])
        number = rng.choice(
            [offer.number for offer in model.offers] * 3
            + [0, 1, model.next_offer, model.next_offer - 1, 999999999, 9999999999, "01", "-1", "x"]
        )
        card = rng.choice(sorted(model.goods) + ["beer", "any", "cheesecake"])
        shop = rng.choice(
            sorted(model.shopping_cards) + model.row * 2 + ["sugar", "any", "friends"]
        )
        plain = self.list(model)
        want = self.want_list(model)
        pips = rng.choice([0, 1, 2, 3, 4, 5, 6, 7, "04", "", "six"])
        return rng.choice(
            [
                "spin",
                "stop",
                "pass",
                "top-fell",
                "top-fell failed",
                "spin now",
                "stop ",
                "",
                "top-fell failed failed",
                "top-fell well",
                "fell",
                "buy",
                "draw",
                "refill",
                "offer",
                "accept",
                "say",
                "speculate",
                "deal",
                "say need",
                "say have",
                "offer all",
                f"draw {card}",
                f"refill {shop}",
                f"buy {shop}",
                f"die {pips}",
                f"offer {seat}",
                f"offer {seat} places",
                f"offer {seat} give {plain}",
                f"offer {seat} want {want}",
                f"offer {seat} give {plain} want {want}",
                f"offer {seat} give {plain} want {want}",
                f"offer {seat} give {plain} want {want}",
                f"offer {seat} give {plain} want {want} places",
                f"offer {seat} want {want} places",
                f"offer {seat} give {plain} places",
                f"offer {seat} want {want} give {plain}",
                f"offer {seat} places give {plain}",
                f"offer {seat} give any want {want}",
                f"offer {seat} give {plain} want {want} want {want}",
                f"offer give {plain} want {want}",
                f"accept {number}",
                f"accept {number} pay {plain}",
                f"accept {number} pay {plain}",
                f"accept {number} pay",
                f"accept {number} give {plain}",
                f"decline {number}",
                f"withdraw {number}",
                f"decline {number} {number}",
                f"say need {plain} have {plain}",
                f"say have {plain} need {plain}",
                f"say have {plain}",
                f"say need {plain}",
                f"say {plain}",
                f"speculate card {plain}",
                f"speculate place {plain}",
                f"speculate card {self.two(model)}",
                f"speculate place {self.two(model)}",
                f"speculate {plain}",
                f"speculate top {plain}",
                f"deal {plain};{plain};{plain} visits friends row {shop} first {seat}",
                f"deal {plain};{plain};{plain} row {shop} visits friends first {seat}",
                f"deal {plain};{plain} visits {shop} row friends first 0",
            ]
        )

    def two(self, model):
        cards = sorted(model.goods)
        return ",".join(self.rng.choices(cards, k=self.rng.choice([2, 2, 2, 1, 3])))

    def list(self, model):
        """A plain list, sometimes malformed or with a card unknown."""
        rng = self.rng
        goods = sorted(model.goods)
        good = ",".join(rng.choices(goods, k=rng.choice([1, 1, 2, 3])))
        if rng.random() < 0.6:
            return good
        card = rng.choice(goods)
        return rng.choice(
            [
                f"{card}*1",
                f"{card}*2",
                f"{card}*9",
                f"{card}*10",
                f"{card}*0",
                f"{card}*02",
                f"{card}*",
                f"*2",
                f"{card},",
                f",{card}",
                f"{card},,{card}",
                f"{card}*5,{card}*5",
                f"{card}*5,{card}*4",
                "beer",
                f"{card},beer",
                "beer*0",
                f"{card}*-1",
                "cheesecake",
                f"{card}*x",
                "any*0",
                f"{card}*1000000000",
            ]
        )

    def want_list(self, model):
        rng = self.rng
        if rng.random() < 0.3:
            return self.list(model)
        if rng.random() < 0.3:
            return self.want(model, None)
        a, b, c = rng.sample(sorted(model.goods), 3)
        return rng.choice(
            [
                "any",
                "any*2",
                "any*5",
                "any*6",
                "any*0",
                "any*01",
                f"{a},any*3",
                f"any*2,{a}*2",
                f"{a}|{b}",
                f"{a}|{b}*2",
                f"{a}|{b}|{c}*5",
                f"{a}|{b}*6",
                f"{a}|{b},any",
                f"{a}|{b},{b}|{c}",
                f"any,{a}|{b}",
                f"{a}|{a}",
                f"{a}|any",
                f"any|{a}",
                f"{a}|",
                f"|{a}",
                f"{a}||{b}",
                f"{a}|beer",
                "any|any",
                f"{a}*2|{b}",
                f"{b},{a}|{b},{c}*3",
                f"{a}*9,{a}|{b}",
                f"beer|{a}*9",
            ]
        )
