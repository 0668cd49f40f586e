#!/usr/bin/env python3
"""What the lab says of a share: Wilson's interval in `balance`, and a row for each game from
`arena --csv`."""
import csv
import os
import pathlib
import subprocess
import tempfile
import warnings

import stolik
import stolik.lab

warnings.filterwarnings("ignore", "triples with two players")
alike = stolik.lab.Share()
for _ in range(30):
    alike.add(1.0)
assert [round(bound, 2) for bound in alike.interval] == [0.89, 1.0] and alike.half > 0.05
# Where deals differ, as wide as the mean of so many deals is known.
usual, mean = stolik.lab.Share(), stolik.lab.Mean()
for k in range(400):
    for one in (usual, mean):
        one.add((0.0, 0.25, 0.25, 0.5)[k % 4])
assert (
    all(abs(a - b) < 0.001 for a, b in zip(usual.interval, mean.interval))
    and usual.half == mean.half
)
report = stolik.balance("triples", players=2, level="random", most=30, compare=False, processes=1)
assert (
    report["by_place"][0]["mean"] == 1.0 and 0.88 < report["by_place"][0]["interval"][0] < 0.89
), report["by_place"]

tools = os.environ["STOLIK"] + "-tools"


def rows(folder, *arguments):
    path = folder / "games.csv"
    subprocess.run(
        [tools, "arena", "victory-line", "--players", "4", "--quiet", "--csv", path, *arguments],
        check=True,
        capture_output=True,
    )
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


with tempfile.TemporaryDirectory() as folder:
    folder = pathlib.Path(folder)
    easy = rows(folder, "--bots", "easy,random", "--deals", "6", "--seed", "40")
    assert [(row["seed"], row["seats"]) for row in easy] == [
        (str(40 + k), seats) for k in range(6) for seats in ("0 2", "1 3")
    ]
    assert all(
        (row["game"], row["players"], row["bot"], row["others"])
        == ("victory-line", "4", "easy", "random")
        for row in easy
    )
    assert all(0 <= float(row["share"]) <= 1 for row in easy)
    assert (
        rows(folder, "--bots", "easy,random", "--deals", "6", "--seed", "40", "--threads", "2")
        == easy
    )
    assert (
        rows(folder, "--bots", "easy,random", "--deals", "1", "--seed", "43") == easy[6:8]
    ), "a deal cannot be played again from its row"
    failed = subprocess.run(
        [
            tools,
            "arena",
            "victory-line",
            "--deals",
            "1",
            "--bots",
            "easy,random",
            "--csv",
            folder / "no/such",
        ],
        capture_output=True,
        text=True,
    )
    assert failed.returncode == 1 and "could not be written" in failed.stderr
print("lab: shares with Wilson's interval, games as rows")
