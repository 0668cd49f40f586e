#!/usr/bin/env python3
"""What docs/PROTOCOL.md says of players and options, tried on the referee: every value that is
listed is taken, its neighbours and strangers are refused, and what is left out has the value that
is named. And the schema says the same. The tables of events are those of the engine.

usage: tests/options.py --referee build/dev/tools/stolik --schema build/dev/tools/stolik-tools"""
import argparse
import json
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
STRANGERS = [
    -1,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    11,
    12,
    13,
    14,
    15,
    180,
    181,
    999_999_999,
    1_000_000_000,
    1.5,
    "",
    "other",
    "3",
    True,
    False,
    None,
    [],
    {},
]


def tables(text):
    """The rows of the two tables of the section, as lists of cells."""
    section = text.split("## Players and options\n")[1].split("\n## ")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in section.split("\n")
        if line.startswith("| `")
    ]
    return [row for row in rows if len(row) == 2], [row for row in rows if len(row) == 5]


def plain(cell):
    return cell.strip("`")


def numbers(text):
    found = re.fullmatch(r"(\d+) to (\d+)", text)
    return range(int(found[1]), int(found[2]) + 1) if found else [int(text)]


class Domain:
    """The values of one option for one number of players."""

    def __init__(self, cell, players, decks):
        chosen = None
        for clause in cell.split("; "):
            values, _, condition = clause.partition(" with ")
            if not condition or players in [int(n) for n in re.findall(r"\d+", condition)]:
                chosen = values
        self.values, self.ranges = [], []
        for part in chosen.split(", "):
            if part == "a seat":
                self.ranges.append(range(players))
            elif part == "a deck of the game":
                self.values += decks
            elif part.startswith("`"):
                self.values.append(json.loads(plain(part)))
            else:
                self.ranges.append(numbers(part))

    def __contains__(self, value):
        if (
            isinstance(value, int)
            and not isinstance(value, bool)
            and any(value in one for one in self.ranges)
        ):
            return True
        return any(value == one and type(value) is type(one) for one in self.values)

    def some(self):
        """All of them, or both ends and the middle where there are many."""
        for one in self.ranges:
            yield from one if len(one) <= 20 else {
                one[0],
                one[1],
                one[len(one) // 2],
                one[-2],
                one[-1],
            }
        yield from self.values

    def smallest(self):
        return min(
            [one[0] for one in self.ranges] + [value for value in self.values if value is not None]
        )


class Schema:
    """An option as `stolik schema` tells it."""

    def __init__(self, option):
        self.name, self.rule, self.kept = option["name"], option["rule"], option["kept"]
        self.when = {players: entry for entry in option["when"] for players in entry["players"]}
        assert sum(len(entry["players"]) for entry in option["when"]) == len(
            self.when
        ), f"{self.name}: a number of players twice"

    def same(self, domain, players):
        """Whether just these values can be chosen."""
        entry = self.when[players]
        values = list(entry.get("values", [])) + [None] * entry["null"]
        ranges = [range(entry["from"], entry["to"] + 1)] if "from" in entry else []
        joined = sorted(number for one in domain.ranges if len(one) < 20 for number in one)
        plain_numbers = [value for value in domain.values if type(value) is int]
        flat = (
            sorted(plain_numbers + joined) == sorted(ranges[0])
            if ranges and len(ranges[0]) < 20
            else ranges == domain.ranges
        )
        words = [value for value in domain.values if type(value) is not int]
        return flat and sorted(map(repr, values)) == sorted(map(repr, words))


def first_words(text, game):
    """How the commands of a game begin, by the table of commands."""
    section = text.split("## Commands: one short text each\n")[1].split("\n## ")[0]
    found, current = set(), None
    for line in section.split("\n"):
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip("|"))]
        if len(cells) < 4 or cells[0] in ("game", "---"):
            continue
        current = cells[0] or current
        if current == game:
            found |= {
                words.split(" ")[0]
                for words in re.findall(r"`([^`]*)`", cells[2])
                if words[0].isalpha()
            }
    return found


def events_of_page(text, game):
    """Events of a game with their members, and those of them that are secret to a seat."""
    section = text.split(f"### Events of {game}\n")[1].split("\n##")[0]
    found = {}
    for line in section.split("\n"):
        if not line.startswith("| `"):
            continue
        names, members, *_ = (cell.strip() for cell in line.strip("|").split("|"))
        names = re.findall(r"`([^`]+)`", names)
        lists = members.split(" / ")
        for at, name in enumerate(names):
            own = lists[at] if len(lists) == len(names) else members
            found[name] = (
                set(re.findall(r"`([^`]+)`", own)),
                set(re.findall(r"\*`([^`]+)`\*", own)),
            )
    return found


def events_of_engine(types, game):
    """The same from `stolik types`."""
    name = "".join(word.title() for word in game.split("-"))
    union = types.split(f"export type {name}Event =")[1].split(";\nexport ")[0]
    found = {}
    for event, members in re.findall(r'\{event: "([^"]+)"((?:; [^}]*)?)\}', union):
        pairs = re.findall(r"; (\w+)(\??):", members)
        found[event] = ({one for one, _ in pairs}, {one for one, secret in pairs if secret})
    return found


class Referee:
    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.asked = 0

    def new(self, game, players, options):
        self.asked += 1
        self.process.stdin.write(
            json.dumps({"new": {"game": game, "players": players, "options": options, "seed": "1"}})
            + "\n"
        )
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def takes(self, game, players, options):
        answer = self.new(game, players, options)
        assert answer["ok"] or answer["error"]["code"] == "bad-option", (
            game,
            players,
            options,
            answer,
        )
        return answer["position"]["options"] if answer["ok"] else None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--referee", required=True)
    parser.add_argument("--schema", required=True)
    args = parser.parse_args()
    referee = Referee(args.referee)
    games = json.loads(
        subprocess.run([args.schema, "schema"], stdout=subprocess.PIPE, check=True).stdout
    )["games"]
    schema = {game["game"]: game for game in games}
    text = (ROOT / "docs/PROTOCOL.md").read_text(encoding="utf-8")
    counts, options = tables(text)
    decks = {}
    for facts in (ROOT / "content/decks").glob("*/deck.json"):
        deck = json.loads(facts.read_text(encoding="utf-8"))
        decks.setdefault(deck["game"], []).append(deck["id"])
    assert (
        {plain(row[0]) for row in counts} == {plain(row[0]) for row in options} == set(decks)
    ), "all games, each time"
    # The tests' own games stand behind those that people play.
    assert list(schema)[: len(counts)] == [
        plain(row[0]) for row in counts
    ], "the schema has these games in this order"
    types = subprocess.run(
        [args.schema, "types"], stdout=subprocess.PIPE, text=True, check=True
    ).stdout
    for row in counts:
        game = plain(row[0])
        documented, engine = events_of_page(text, game), events_of_engine(types, game)
        assert len(engine) > 5 and documented == engine, {
            event: (documented.get(event), engine.get(event))
            for event in {*documented, *engine}
            if documented.get(event) != engine.get(event)
        }
        allowed = {number for part in row[1].split(", ") for number in numbers(part)}
        own = [one for one in options if plain(one[0]) == game]
        told_options = [Schema(option) for option in schema[game]["options"]]
        assert schema[game]["players"] == sorted(allowed), game
        page = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
        best = re.search(r"Best with\s+(\d+) to (\d+)", page)
        assert schema[game].get("best") == (best and [int(best[1]), int(best[2])]), (game, "best")
        begin = {verb["verb"].split(" ")[0] for verb in schema[game]["verbs"]}
        assert begin == first_words(text, game), (game, begin ^ first_words(text, game))
        assert [option.name for option in told_options] == [plain(one[1]) for one in own], game
        for players in range(0, 15):
            defaults = referee.takes(game, players, {})
            assert (defaults is not None) == (players in allowed), (game, players)
            if players not in allowed:
                continue
            kept = {plain(one[1]) for one in own if not one[3].startswith("not kept")}
            later = {
                plain(one[1]) for one in own if one[3] == "all of the deck"
            }  # left out of positions at their default
            assert kept - later == set(
                defaults
            ), f"{game}: the document has {sorted(kept)}, the engine {sorted(defaults)}"
            for (_, name, values, default, rule), option in zip(own, told_options):
                name, domain = plain(name), Domain(values, players, decks[game])
                assert option.rule == rule and option.kept == (name in kept), (game, name)
                assert option.same(
                    domain, players
                ), f"{game}, {players} players: {name} {option.when[players]}, documented: {values}"
                assert name not in kept or option.when[players]["default"] == defaults.get(name), (
                    game,
                    players,
                    name,
                )
                for value in domain.some():
                    position = referee.takes(game, players, {name: value})
                    assert (
                        position is not None
                    ), f"{game}, {players} players: {name} {value!r} is refused"
                    shown = None if name in later and value == 12 else value
                    assert name not in kept or position.get(name) == shown, (
                        game,
                        players,
                        name,
                        value,
                    )
                for value in STRANGERS:
                    taken = referee.takes(game, players, {name: value}) is not None
                    assert taken == (
                        value in domain
                    ), f"{game}, {players} players: {name} {value!r} taken: {taken}"
                if name not in kept - later:
                    continue
                told = {"the smaller": domain.smallest, "the last seat": lambda: players - 1}.get(
                    default
                )
                expected = told() if told else json.loads(plain(default))
                assert defaults[name] == expected, (game, players, name, defaults[name], expected)
            assert referee.takes(game, players, {"nonsense": 1}) is None
    print(f"{referee.asked} tables tried")


main()
