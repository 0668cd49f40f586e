#!/usr/bin/env python3
"""A second verifier of finished games, written from docs/FAIRNESS.md (chance, seals, chains) and,
for what moves are allowed, from the rule pages by way of the models in tests/model. Standard
library only.

    python3 tests/fair/verify.py FILE [--commitment HEX] [--sealed HEX] [--chain HEX]
"""
import argparse
import hashlib
import json
import pathlib
import re
import struct
import sys
from collections import Counter
from fractions import Fraction

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "model"))
import rationing  # noqa: E402
import triples  # noqa: E402
import victory_line  # noqa: E402
from common import BadOption, counted_text, read_deck  # noqa: E402

MODELS = {
    "triples": triples.Model,
    "rationing": rationing.Model,
    "victory-line": victory_line.Model,
}
HEX = re.compile(r"[0-9a-f]{64}\Z")
NONCE = re.compile(r"[0-9a-f]{32,64}\Z")
CELLS = [f"{column}{row}" for row in range(1, 13) for column in "abcdefghijkl"]
STEPS = ("offer", "accept", "decline", "speculate")


class Wrong(Exception):
    """What is wrong with the file."""


def demand(truth, what):
    if not truth:
        raise Wrong(what)


def h(message, key=b""):
    return hashlib.blake2b(
        message if isinstance(message, bytes) else message.encode(), digest_size=32, key=key
    ).digest()


def chacha20_block(key, counter):
    def rotate(x, n):
        return (x << n | x >> 32 - n) & 0xFFFFFFFF

    def quarter(a, b, c, d):
        for x, y, z, n in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) & 0xFFFFFFFF
            s[z] = rotate(s[z] ^ s[x], n)

    start = [
        *struct.unpack("<4I", b"expand 32-byte k"),
        *struct.unpack("<8I", key),
        counter,
        0,
        0,
        0,
    ]
    s = list(start)
    for _ in range(10):
        for column in range(4):
            quarter(column, column + 4, column + 8, column + 12)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(x + y) & 0xFFFFFFFF for x, y in zip(s, start)]


class Lots:
    def __init__(self, key, label, number):
        self.key = h(f"{label} {number}", key)
        self.words = []
        self.blocks = 0

    def below(self, m):
        while True:
            if not self.words:
                self.words = chacha20_block(self.key, self.blocks)
                self.blocks += 1
            word = self.words.pop(0)
            if word >= 2**32 % m:
                return word % m

    def choose(self, outcomes, _whole=None):
        return outcomes[self.below(len(outcomes))]

    def take(self, cards):
        return cards.pop(self.below(len(cards)))


class NamedLots:
    """Lots of a class's table, by what they mean. One object is one lot: (stream, seat, k)."""

    def __init__(self, lot, label="deal"):
        self.lot, self.label = lot, label
        self.words = []
        self.blocks = 0

    def below(self, m):
        while True:
            if not self.words:
                self.words = list(struct.unpack("<8I", h(f"{self.label} {self.blocks}", self.lot)))
                self.blocks += 1
            product = self.words.pop(0) * m
            if product % 2**32 >= 2**32 % m:
                return product >> 32

    def take(self, cards):
        return cards.pop(self.below(len(cards)))

    def choose(self, outcomes, whole=None):
        """One of `outcomes`; `whole` are all that could ever be, in the same order."""
        here, most = Counter(outcomes), Counter(whole or outcomes)
        listed = list(whole or outcomes)
        fullest = max(most, key=lambda one: Fraction(here[one], most[one]))
        self.label = "word"
        while True:
            one = listed[self.below(len(listed))]
            if self.below(most[one] * here[fullest]) < here[one] * most[fullest]:
                return one


class ClassLots:
    """All lots of one table of a class, counted by stream and seat."""

    def __init__(self, key, terms, players):
        section = f"{players}" if terms["same_deal"] else f"{players}.{terms['table']}"
        self.key, self.prefix = key, f"lot {terms['round']} {section}"
        self.counts = Counter()
        self.last = None

    def next(self, stream, seat="-"):
        self.last = f"{self.prefix} {stream} {seat} {self.counts[stream, seat]}"
        self.counts[stream, seat] += 1
        return NamedLots(h(self.last, self.key))

    def spin(self, strength, length):
        lot = self.next("fall").lot
        return Spin({part: NamedLots(lot, part) for part in SPIN_PARTS}, strength, length)


SPIN_PARTS = ("fails", "lengths", "wobble", "rest", "steps")


# ---- nature's words, game by game


def triples_word(model, deck, lots):
    if model.dealt:
        return f"first {lots.choose(list(range(model.players)))}"
    cards = [card for each in deck["sets"][: len(model.set_cards)] for card in each["cards"]]
    count = len(cards)
    for i in range(count, 1, -1):
        k = lots.below(i)
        cards[i - 1], cards[k] = cards[k], cards[i - 1]
    hands = []
    for seat in range(model.players):
        size = count // model.players + (seat < count % model.players)
        hands.append(cards[:size])
        cards = cards[size:]
    return "deal " + ";".join(map(counted_text, hands))


def victory_line_cards(left, deck):
    order = [deck["cells"][cell] for cell in CELLS if cell in deck["cells"]] + ["+1", "-1", "-1/+1"]
    return [card for card in order for _ in range(left[card])]


def victory_line_word(model, deck, lots):
    cards = victory_line_cards(model.deck, deck)
    if model.phase == "draw":
        whole = Counter(dict.fromkeys(deck["cells"].values(), 1)) + Counter(
            {"+1": 4, "-1": 4, "-1/+1": model.options["swap_cards"]}
        )
        return f"draw {lots.choose(cards, victory_line_cards(whole, deck))}"
    hands = [[] for _ in range(model.players)]
    for hand in hands:
        for _ in range(6):
            k = lots.below(len(cards))
            hand.append(cards[k])
            cards[k] = cards[-1]
            cards.pop()
    return "deal " + ";".join(map(counted_text, hands))


def rationing_word(model, deck, lots):
    if model.phase == "draw":
        left, whole = Counter(model.stack), Counter(deck["goods"])
        return f"draw {lots.choose(sorted(left.elements()), sorted(whole.elements()))}"
    if model.phase == "refill":
        return f"refill {lots.choose(sorted(model.shop))}"
    if model.phase == "speculator":
        return f"die {lots.choose([1, 2, 3, 4, 5, 6])}"
    goods = sorted(Counter(deck["goods"]).elements())
    shop = sorted(card["id"] for card in deck["shopping"])
    plain = model.options["no_dinner_visits"]
    visits = sorted(
        card["id"] for card in deck["visits"] if not (plain and "dinner" in card["doubles"])
    )
    hands, chosen = [], []
    for _ in range(model.players):
        hands.append([lots.take(goods) for _ in range(5)])
        chosen.append(lots.take(visits))
    row = [lots.take(shop) for _ in range(6)]
    first = lots.below(model.players)
    dealt = ";".join(map(counted_text, hands))
    return f"deal {dealt} visits {','.join(chosen)} row {','.join(row)} first {first}"


WORDS = {"triples": triples_word, "victory-line": victory_line_word, "rationing": rationing_word}


# ---- the top


class Spin:
    """`lots` for each part: the same source for all, or a class's five."""

    def __init__(self, lots, strength, length):
        self.failed = lots["fails"].below(1000) < 20 + 10 * max(0, 60 - strength)
        self.done = 0
        if self.failed:
            self.fall_ms = 300 + lots["fails"].below(900)
            self.steps = 0
            return
        v = 400 + 10 * strength
        whole = length * v // 1000
        a = whole * (250 + lots["lengths"].below(200)) // 1000
        b = whole * (200 + lots["lengths"].below(200)) // 1000
        c = 200 * self.tries(lots["wobble"], max(1, whole * 505 // 1000 // 200))
        self.fall_ms = a + b + c + lots["rest"].below(200)
        self.steps = 4 + self.tries(lots["steps"], max(1, 8 * v // 1000))

    @staticmethod
    def tries(lots, m):
        count = 0
        while count < 64 * m and lots.below(m) != 0:
            count += 1
        return count


def judge_fall(spin, mode, final, remark, command):
    demand(remark is not None, "a fall without its remark")
    if mode == "real":
        return
    silence_counts = mode == "steps" and final
    if remark.get("said"):
        demand(silence_counts, "a person let the server's top fall")
        return
    demand(
        remark["silent_steps"] == 0 or (silence_counts and remark["silent_steps"] > 0),
        "silence was counted",
    )
    demand(
        command == ("top-fell failed" if spin.failed else "top-fell"), "the top fell in another way"
    )
    if mode == "clock":
        demand(remark["spun_ms"] >= spin.fall_ms, "the top fell too early")
    elif not spin.failed:
        demand(spin.done + remark["silent_steps"] == spin.steps, "the top fell after other steps")


# ---- the file


class File:
    def __init__(self, text):
        lines = [line for line in text.replace("\r\n", "\n").split("\n")]
        demand(lines[0] == "stolik-journal 1" and len(lines) > 2, "this is no journal")
        self.second = lines[1]
        self.terms = self.fair = self.told = self.of_class = None
        self.entries, self.remarks = [], {}
        link = bytes(32)
        for number, line in enumerate(lines, 1):
            if not line:
                continue
            demand(self.told is None, f"line {number}: nothing follows the chain")
            if line.startswith('# {"chain":'):
                self.told = json.loads(line[2:])["chain"]
                continue
            named = line.startswith(('# {"seat":', '# {"person":')) and ',"name":' in line
            if named:
                continue  # no part of the chain, so nothing that counts
            link = h(link + line.encode())
            if number > 2:
                self.read(number, line)
        self.chain = link.hex()
        demand(self.fair is not None, "no seed is opened in this file")

    def read(self, number, line):
        if not line.startswith("#"):
            who, _, command = line.partition(" ")
            self.entries.append((int(who) if who.isdigit() else who, command))
            return
        try:
            remark = json.loads(line[2:])
        except ValueError:
            return
        if number == 3 and "class" in remark:
            self.of_class = remark["class"]
        elif "sealed" in remark:
            demand(number == 3, "the seal is the third line")
            self.terms = line[2:]
        elif "fair" in remark:
            demand(self.fair is None, "two seeds")
            self.fair = remark["fair"]
        elif "entry" in remark:
            demand(remark["entry"] not in self.remarks, "two remarks about one command")
            self.remarks[remark["entry"]] = remark


def check_seal(file, seed, commitment, nonces):
    """Everything that was committed to; gives back the key and the seal's hash."""
    sealed = json.loads(file.terms)["sealed"]
    demand(sealed["commitment"] == commitment, "the seal names another seed")
    demand(sealed["multiplier"] == file.fair["multiplier"], "the seal names another multiplier")
    shares = sealed["shares"]
    demand(len(sealed["seats"]) == json.loads(file.second)["players"], "the seal names other seats")
    demand(
        all(share["person"] in sealed["seats"] for share in shares),
        "somebody without a seat adds to chance",
    )
    demand(
        [share["person"] for share in shares] == sorted({person for person, _ in nonces}),
        "other people opened their nonces",
    )
    demand(len(shares) == len(nonces), "other people opened their nonces")
    for share, (person, nonce) in zip(shares, nonces):
        demand(share["person"] == person and NONCE.match(nonce), "a nonce cannot be read")
        same = (
            nonce == share["nonce"]
            if "nonce" in share
            else h("stolik nonce 1" + nonce).hex() == share["commitment"]
        )
        demand(same, f"person {person} opened another nonce than was committed to")
    before = sealed["deal"] - 1
    demand(
        before >= 0 and len(sealed["called_off"]) == min(before, 8),
        "a deal that was called off is missing",
    )
    for number, one in enumerate(sealed["called_off"], before - len(sealed["called_off"]) + 1):
        demand(one["deal"] == number and one["people"], "the deals called off are not in order")
        demand(
            h(b"stolik commitment 1" + bytes.fromhex(one["seed"])).hex() == one["commitment"],
            "a seed called off is another",
        )
    seal = h(f"stolik sealed 1\n{file.second}\n{file.terms}").hex()
    return (
        h("stolik key 2" + seal + "".join(f"{person}:{nonce};" for person, nonce in nonces), seed),
        seal,
    )


def verify(text, commitment=None, sealed=None, chain=None):
    """Raises Wrong, or tells what was checked."""
    try:
        return check(text, commitment, sealed, chain)
    except (KeyError, ValueError, TypeError, IndexError, BadOption, FileNotFoundError) as trouble:
        raise Wrong(f"the file cannot be read: {trouble!r}") from trouble


def check(text, commitment, sealed, chain):
    file = File(text)
    demand(file.told is None or file.told == file.chain, "the chain is broken")
    demand(
        (file.terms is None and file.of_class is None) or file.told is not None,
        "the chain is missing",
    )
    demand(chain in (None, file.told), "not the chain that was shown")
    fair = file.fair
    demand(HEX.match(fair["seed"]), "the seed cannot be read")
    seed = bytes.fromhex(fair["seed"])
    mine = h(b"stolik commitment 1" + seed).hex()
    demand(fair["commitment"] == mine, "the seed is not the one committed to")
    demand(commitment in (None, mine), "not the commitment that was shown")
    nonces = [
        (int(person), nonce) for person, _, nonce in (one.partition(":") for one in fair["nonces"])
    ]
    if file.of_class is not None:
        demand(
            len(file.of_class["seats"]) == json.loads(file.second)["players"],
            "the class names other seats",
        )
        key, seal = (
            h(
                "stolik class key 1" + "".join(f"{person}:{nonce};" for person, nonce in nonces),
                seed,
            ),
            None,
        )
    elif file.terms is None:
        key, seal = (
            h("stolik key 1" + "".join(f"{person}:{nonce};" for person, nonce in nonces), seed),
            None,
        )
    else:
        key, seal = check_seal(file, seed, mine, nonces)
    demand(sealed in (None, seal), "not the seal that was shown")

    header = json.loads(file.second)
    deck = read_deck(header["options"]["deck"])
    model = MODELS[header["game"]](header["players"], dict(header["options"]), deck)
    mode = header["options"].get("top")
    length = header["options"].get("top_seconds", 45) * 1000 * fair["multiplier"]
    lots = spins = moves = falls = 0
    spin = None
    named = ClassLots(key, file.of_class, header["players"]) if file.of_class is not None else None
    words, opening = {}, None
    for number, (who, command) in enumerate(file.entries):
        where = f"command {number + 1}"
        remark = file.remarks.get(number)
        if who == "nature" and model.phase == "spinning":
            judge_fall(spin, mode, model.final, remark, command)
            falls += 1
        elif who == "nature":
            demand("nature" in model.awaiting(), f"{where}: nature owes nothing")
            source = named.next(*owed_to(model)) if named else Lots(key, "lot", lots)
            due = WORDS[header["game"]](model, deck, source)
            demand(command == due, f"{where}: '{command}' should be '{due}'")
            if named:
                words[named.last] = command
                opening = opening or (file.second, command)
            lots += 1
        else:
            moves += 1
        refused = model.do(who, command)
        demand(refused is None, f"{where}: '{who} {command}' is refused: {refused}")
        if command == "spin":
            demand(
                remark is not None and 1 <= remark["strength"] <= 100,
                f"{where}: a flick of no strength that there is",
            )
            strength = remark["strength"]
            usual = Lots(key, "top", spins)
            spin = (
                named.spin(strength, length)
                if named
                else Spin(dict.fromkeys(SPIN_PARTS, usual), strength, length)
            )
            spins += 1
        elif command.split(" ")[0] in STEPS and "spinning" in (
            model.phase,
            getattr(model, "resume", None),
        ):
            spin.done += 1
    demand(model.phase == "over" or fair["broken_off"], "the end of the game is missing")
    found = {
        "lots": lots,
        "falls": falls,
        "moves": moves,
        "commitment": mine,
        "sealed": seal,
        "chain": file.told,
    }
    if named:
        found["class"] = {"key": key, "terms": file.of_class, "opening": opening, "words": words}
    return found


def owed_to(model):
    """The stream of the word that nature owes, and the seat that it is for."""
    phase = model.phase
    if phase == "deal" and not getattr(model, "dealt", False):
        return ("deal",)
    if phase == "deal":
        return ("first",)
    if phase in ("refill", "speculator"):
        return ("refill",) if phase == "refill" else ("die",)
    if hasattr(model, "owed"):
        return ("draw", model.owed[0])
    return ("draw", model.turn if model.owes_draw is None else model.owes_draw)


def check_class(text, commitment=None):
    """A class's file: its tables' files one after another. Each is right, and those of one size and
    round had the same."""
    body = text.removeprefix("stolik-class 1\n")
    files = ["stolik-journal 1\n" + part for part in body.split("stolik-journal 1\n")[1:]]
    demand(body.startswith("stolik-journal 1\n") and files, "there is no table in this file")
    first, places, openings, words = None, set(), {}, {}
    for number, file in enumerate(files, 1):
        found = verify(file, commitment)
        one = found.get("class")
        demand(one is not None, f"table {number}: no table of a class")
        first = first or one
        terms = one["terms"]
        demand(one["key"] == first["key"], f"table {number}: another seed or other nonces")
        demand(
            terms["same_deal"] == first["terms"]["same_deal"],
            f"table {number}: not all were to have the same deal",
        )
        demand((terms["round"], terms["table"]) not in places, f"table {number}: twice")
        places.add((terms["round"], terms["table"]))
        if terms["same_deal"]:
            opening = openings.setdefault((terms["round"], len(terms["seats"])), one["opening"])
            demand(opening == one["opening"], f"table {number}: opened or dealt in another way")
            for name, word in one["words"].items():
                words.setdefault(name, []).append(word)
    compared = [drawn for drawn in words.values() if len(drawn) > 1]
    return {
        "tables": len(files),
        "deals": len(openings),
        "compared": len(compared),
        "alike": sum(len(set(drawn)) == 1 for drawn in compared),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    for option in ("commitment", "sealed", "chain"):
        parser.add_argument(f"--{option}")
    given = parser.parse_args()
    try:
        text = pathlib.Path(given.file).read_text(encoding="utf-8")
        if text.startswith("stolik-class 1\n"):
            found = check_class(text, given.commitment)
        else:
            found = verify(text, given.commitment, given.sealed, given.chain)
    except (Wrong, UnicodeDecodeError, OSError) as wrong:
        print(f"NOT as committed: {wrong}")
        return 1
    print("as committed: " + ", ".join(f"{name} {value}" for name, value in found.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
