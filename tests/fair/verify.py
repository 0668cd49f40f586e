#!/usr/bin/env python3
"""A second verifier of finished games, written from docs/FAIRNESS.md (chance, seals, chains) and, for what moves are allowed,
from the rule pages by way of the models in tests/model. Standard library only.

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

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "model"))
import rationing  # noqa: E402
import triples  # noqa: E402
import victory_line  # noqa: E402
from common import BadOption, counted_text, read_deck  # noqa: E402

MODELS = {"triples": triples.Model, "rationing": rationing.Model, "victory-line": victory_line.Model}
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
    return hashlib.blake2b(message if isinstance(message, bytes) else message.encode(), digest_size=32, key=key).digest()


def chacha20_block(key, counter):
    def rotate(x, n):
        return (x << n | x >> 32 - n) & 0xFFFFFFFF

    def quarter(a, b, c, d):
        for x, y, z, n in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) & 0xFFFFFFFF
            s[z] = rotate(s[z] ^ s[x], n)

    start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), counter, 0, 0, 0]
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

    def choose(self, outcomes):
        return outcomes[self.below(len(outcomes))]

    def take(self, cards):
        return cards.pop(self.below(len(cards)))


# ---- nature's words, game by game


def triples_word(model, deck, lots):
    if model.dealt:
        return f"first {lots.below(model.players)}"
    cards = [card for each in deck["sets"] for card in each["cards"]]
    for i in range(36, 1, -1):
        k = lots.below(i)
        cards[i - 1], cards[k] = cards[k], cards[i - 1]
    hands = []
    for seat in range(model.players):
        size = 36 // model.players + (seat < 36 % model.players)
        hands.append(cards[:size])
        cards = cards[size:]
    return "deal " + ";".join(map(counted_text, hands))


def victory_line_cards(left, deck):
    order = [deck["cells"][cell] for cell in CELLS if cell in deck["cells"]] + ["+1", "-1", "-1/+1"]
    return [card for card in order for _ in range(left[card])]


def victory_line_word(model, deck, lots):
    cards = victory_line_cards(model.deck, deck)
    if model.phase == "draw":
        return f"draw {lots.choose(cards)}"
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
        return f"draw {lots.choose(sorted(Counter(model.stack).elements()))}"
    if model.phase == "refill":
        return f"refill {lots.choose(sorted(model.shop))}"
    if model.phase == "speculator":
        return f"die {1 + lots.below(6)}"
    goods = sorted(Counter(deck["goods"]).elements())
    shop = sorted(card["id"] for card in deck["shopping"])
    plain = model.options["no_dinner_visits"]
    visits = sorted(card["id"] for card in deck["visits"] if not (plain and "dinner" in card["doubles"]))
    hands, chosen = [], []
    for _ in range(model.players):
        hands.append([lots.take(goods) for _ in range(5)])
        chosen.append(lots.take(visits))
    row = [lots.take(shop) for _ in range(6)]
    first = lots.below(model.players)
    return f"deal {';'.join(map(counted_text, hands))} visits {','.join(chosen)} row {','.join(row)} first {first}"


WORDS = {"triples": triples_word, "victory-line": victory_line_word, "rationing": rationing_word}


# ---- the top


class Spin:
    def __init__(self, lots, strength, length):
        self.failed = lots.below(1000) < 20 + 10 * max(0, 60 - strength)
        self.done = 0
        if self.failed:
            self.fall_ms = 300 + lots.below(900)
            self.steps = 0
            return
        v = 400 + 10 * strength
        whole = length * v // 1000
        a = whole * (250 + lots.below(200)) // 1000
        b = whole * (200 + lots.below(200)) // 1000
        c = 200 * self.tries(lots, max(1, whole * 505 // 1000 // 200))
        self.fall_ms = a + b + c + lots.below(200)
        self.steps = 4 + self.tries(lots, max(1, 8 * v // 1000))

    @staticmethod
    def tries(lots, m):
        count = 0
        while count < 64 * m and lots.below(m) != 0:
            count += 1
        return count


def judge_fall(spin, mode, remark, command):
    if mode == "real":
        return
    if remark.get("said"):
        demand(mode == "steps", "a person let the server's top fall")
        return
    demand(command == ("top-fell failed" if spin.failed else "top-fell"), "the top fell in another way")
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
        self.terms = self.fair = self.told = None
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
        if "sealed" in remark:
            demand(number == 3, "the seal is the third line")
            self.terms = line[2:]
        elif "fair" in remark:
            demand(self.fair is None, "two seeds")
            self.fair = remark["fair"]
        elif "entry" in remark:
            self.remarks[remark["entry"]] = remark


def check_seal(file, seed, commitment, nonces):
    """Everything that was committed to; gives back the key and the seal's hash."""
    sealed = json.loads(file.terms)["sealed"]
    demand(sealed["commitment"] == commitment, "the seal names another seed")
    demand(sealed["multiplier"] == file.fair["multiplier"], "the seal names another multiplier")
    shares = sealed["shares"]
    demand(len(sealed["seats"]) == json.loads(file.second)["players"], "the seal names other seats")
    demand(all(share["person"] in sealed["seats"] for share in shares), "somebody without a seat adds to chance")
    demand([share["person"] for share in shares] == sorted({person for person, _ in nonces}), "other people opened their nonces")
    demand(len(shares) == len(nonces), "other people opened their nonces")
    for share, (person, nonce) in zip(shares, nonces):
        demand(share["person"] == person and NONCE.match(nonce), "a nonce cannot be read")
        same = nonce == share["nonce"] if "nonce" in share else h("stolik nonce 1" + nonce).hex() == share["commitment"]
        demand(same, f"person {person} opened another nonce than was committed to")
    before = sealed["deal"] - 1
    demand(before >= 0 and len(sealed["called_off"]) == min(before, 8), "a deal that was called off is missing")
    for number, one in enumerate(sealed["called_off"], before - len(sealed["called_off"]) + 1):
        demand(one["deal"] == number and one["people"], "the deals called off are not in order")
        demand(h(b"stolik commitment 1" + bytes.fromhex(one["seed"])).hex() == one["commitment"], "a seed called off is another")
    seal = h(f"stolik sealed 1\n{file.second}\n{file.terms}").hex()
    return h("stolik key 2" + seal + "".join(f"{person}:{nonce};" for person, nonce in nonces), seed), seal


def verify(text, commitment=None, sealed=None, chain=None):
    """Raises Wrong, or tells what was checked."""
    try:
        return check(text, commitment, sealed, chain)
    except (KeyError, ValueError, TypeError, IndexError, BadOption, FileNotFoundError) as trouble:
        raise Wrong(f"the file cannot be read: {trouble!r}") from trouble


def check(text, commitment, sealed, chain):
    file = File(text)
    demand(file.told is None or file.told == file.chain, "the chain is broken")
    demand(file.terms is None or file.told is not None, "the chain is missing")
    demand(chain in (None, file.told), "not the chain that was shown")
    fair = file.fair
    demand(HEX.match(fair["seed"]), "the seed cannot be read")
    seed = bytes.fromhex(fair["seed"])
    mine = h(b"stolik commitment 1" + seed).hex()
    demand(fair["commitment"] == mine, "the seed is not the one committed to")
    demand(commitment in (None, mine), "not the commitment that was shown")
    nonces = [(int(person), nonce) for person, _, nonce in (one.partition(":") for one in fair["nonces"])]
    if file.terms is None:
        key, seal = h("stolik key 1" + "".join(f"{person}:{nonce};" for person, nonce in nonces), seed), None
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
    for number, (who, command) in enumerate(file.entries):
        where = f"command {number + 1}"
        remark = file.remarks.get(number, {})
        if who == "nature" and model.phase == "spinning":
            judge_fall(spin, mode, remark, command)
            falls += 1
        elif who == "nature":
            demand("nature" in model.awaiting(), f"{where}: nature owes nothing")
            due = WORDS[header["game"]](model, deck, Lots(key, "lot", lots))
            demand(command == due, f"{where}: '{command}' should be '{due}'")
            lots += 1
        else:
            moves += 1
        refused = model.do(who, command)
        demand(refused is None, f"{where}: '{who} {command}' is refused: {refused}")
        if command == "spin":
            spin = Spin(Lots(key, "top", spins), min(100, max(1, remark["strength"])), length)
            spins += 1
        elif command.split(" ")[0] in STEPS and "spinning" in (model.phase, getattr(model, "resume", None)):
            spin.done += 1
    demand(model.phase == "over" or fair["broken_off"], "the end of the game is missing")
    return {"lots": lots, "falls": falls, "moves": moves, "commitment": mine, "sealed": seal, "chain": file.told}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    for option in ("commitment", "sealed", "chain"):
        parser.add_argument(f"--{option}")
    given = parser.parse_args()
    try:
        text = pathlib.Path(given.file).read_text(encoding="utf-8")
        found = verify(text, given.commitment, given.sealed, given.chain)
    except (Wrong, UnicodeDecodeError, OSError) as wrong:
        print(f"NOT as committed: {wrong}")
        return 1
    print("as committed: " + ", ".join(f"{name} {value}" for name, value in found.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
