#!/usr/bin/env python3
"""The Python in docs/LAB.md runs when it is pasted; what it names exists."""
import pathlib
import re

import stolik

text = (pathlib.Path(__file__).resolve().parents[2] / "docs/LAB.md").read_text(encoding="utf-8")
samples = re.findall(r"```python\n(.*?)```", text, re.S)
assert samples, "docs/LAB.md has no sample"
for sample in samples:
    names = {}
    exec(compile(sample, "docs/LAB.md", "exec"), names)
    # Words count seats at the table, numbers count them from the one who acts.
    acts = names["g"].new(seed=7)
    cards = next(shape[0] for piece, shape, _ in acts.game.layout() if piece == "hand")
    for number in acts.legal():
        if acts.text(number).startswith("ask"):
            asked = int(acts.text(number).split()[1])
            assert number // cards + 1 == (asked - acts.current_player) % acts.game.players
print(f"guide: {len(samples)} samples of docs/LAB.md run")
