"""Random but lively games of triples, and commands that should be refused."""

from common import counted_text

DECK = "psz"
CHECK_SHARE = 0.4  # views and legal lists of up to twelve seats take most of the time


def options(rng):
    players = rng.choice([2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    chosen = {}
    if rng.random() < 0.6:
        chosen["variant"] = rng.choice(["beginner", "advanced", "advanced"])
    if rng.random() < 0.6:
        chosen["asking"] = rng.choice(["strict", "free"])
    if rng.random() < 0.5:
        chosen["youngest"] = rng.choice([None, rng.randrange(players)])
    if rng.random() < 0.5:
        chosen["max_reads"] = rng.choice([None, 0, 1, 1, 2, 5, 300])
    if rng.random() < 0.4:
        chosen["sets"] = rng.choice([None, 12, *range(max(2, (players + 2) // 3), 9)])
    if rng.random() < 0.2:
        chosen["recall"] = rng.choice(["picked", "typed"])
    if rng.random() < 0.2:
        chosen["deck"] = DECK
    return players, chosen


def notable(before, after, by, text):
    """Names of the rare things that an accepted command did."""
    word = text.split(" ")[0]
    if word == "ask":
        if not before["hands"][by]:
            yield "asked with an empty hand"
        if not before["hands"][int(text.split(" ")[1])]:
            yield "asked an empty hand"
        if after["turn"] == by and not after["hands"][by]:
            yield "last card of the hand laid aside"
    if word == "deal":
        if any(after["sets"]):
            yield "sets whole in the deal"
        if after["phase"] == "over":
            yield "over with the deal"
    if max(after["reads"]) == 256 and max(before["reads"]) == 255:
        yield "256 reads"
    if after["phase"] == "over" and len(after["winners"]) > 1:
        yield "shared win"


class Player:
    """Plays all seats and nature in one game. Its habits differ from game to game."""

    def __init__(self, rng, model):
        self.rng = rng
        self.skill = rng.choice([0.3, 0.6, 0.9, 0.97])  # how often a card is asked from its holder
        self.reading = rng.choice([0.0, 0.1, 0.5, 0.5, 0.995])
        self.sorted_deal = rng.choice([0.0, 0.0, 0.0, 0.5, 0.8, 1.0])  # share of whole sets dealt

    def next(self, model):
        rng = self.rng
        if model.phase == "deal":
            if model.dealt:
                return "nature", f"first {rng.randrange(model.players)}"
            return "nature", self.deal(model)
        seat = model.turn
        reads = [c for c in model.legal(seat) if c.startswith("read")]
        if reads and rng.random() < self.reading:
            return seat, rng.choice(reads)
        others = [s for s in range(model.players) if s != seat]
        if rng.random() < self.skill:
            wanted = [
                (other, card)
                for other in others
                for card in sorted(model.hands[other])
                if not model.is_mistake(seat, card)
            ]
            other, card = rng.choice(wanted)
        else:
            other = rng.choice(others)
            card = rng.choice(sorted(model.in_play() - model.hands[seat]))
        return seat, f"ask {other} {card}"

    def deal(self, model):
        rng = self.rng
        cards = []
        for each in rng.sample(sorted(model.set_cards), len(model.set_cards)):
            cards += sorted(model.set_cards[each])
        count = len(cards)
        loose = [i for i in range(count) if rng.random() >= self.sorted_deal]
        mixed = [cards[i] for i in loose]
        rng.shuffle(mixed)
        for i, card in zip(loose, mixed):
            cards[i] = card
        hands = []
        for seat in range(model.players):
            size = count // model.players + (1 if seat < count % model.players else 0)
            hands.append(cards[:size])
            cards = cards[size:]
        if rng.random() < 0.2:  # a deal that may be of wrong size, lack a card or have one twice
            hand = rng.choice(hands)
            what = rng.randrange(4)
            if what == 0 and len(hand) > 1:
                hand.pop()
            elif what == 1:
                hand.append(rng.choice(rng.choice(hands)))
            elif what == 2:
                hand[0] = rng.choice(rng.choice(hands))
            else:
                hands.append(["anders"])
        return "deal " + ";".join(rng.choice([",".join, counted_text])(hand) for hand in hands)

    def noise(self, model):
        """Something that is mostly refused, and the actor who says it."""
        rng = self.rng
        if model.phase == "play" and rng.random() < 0.4:
            return self.near_miss(model)
        seat = rng.randrange(model.players + 1)
        card = rng.choice(sorted(model.set_of) + ["set-1", "any", "no-such-card", "anders,duch"])
        name = rng.choice(model.set_ids + ["set-13", "anders"])
        text = rng.choice(
            [
                f"ask {seat} {card}",
                f"ask {seat} {card}",
                f"ask {model.turn} {card}",
                f"read {name}",
                f"first {seat}",
                f"deal {card};{card}",
                "deal",
                "ask",
                f"ask {card}",
                f"ask {card} {seat}",
                f"ask 0{seat} {card}",
                f"ask +{seat} {card}",
                f"ask 4294967296 {card}",
                f"ask {seat} {card} ",
                f"ask  {seat} {card}",
                f" ask {seat} {card}",
                f"Ask {seat} {card}",
                f"ask {seat} {card} {card}",
                f"read {name} {name}",
                "read",
                "first",
                "first -1",
                "pass",
                "",
                " ",
                "draw",
                "spin",
                f"deal {card}*0;{card}",
                f"deal {card}*10;{card}",
                f"deal {card},,{card};{card}",
                f"deal ;{card}",
                f"deal {card};{card} first 1",
            ]
        )
        by = rng.choice(
            [model.turn] * 8
            + [rng.randrange(model.players)] * 4
            + ["nature", "host"] * 2
            + [model.players]
        )
        return (0 if by is None else by), text

    def near_miss(self, model):
        """An ask or a read by the player to move, so that the rules have to judge."""
        rng = self.rng
        seat = rng.randrange(model.players)
        card = rng.choice(sorted(model.set_of) + sorted(model.hands[model.turn]) * 2)
        if model.options["variant"] == "advanced" and rng.random() < 0.3:
            return model.turn, f"read {rng.choice(model.set_ids)}"
        return model.turn, f"ask {seat} {card}"
