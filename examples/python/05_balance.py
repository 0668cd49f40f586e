#!/usr/bin/env python3
"""How even is a game? A report as a dict, and as a page with plots.

usage: 05_balance.py [--quick]"""
import pathlib
import sys
import tempfile

import stolik

quick = "--quick" in sys.argv
for name in stolik.games()[:3]:
    report = stolik.balance(
        name,
        level="easy",
        width=0.01,
        most=8 if quick else 3000,
        pairs=4 if quick else 200,
        processes=1 if quick else None,
    )
    first = report["by_place"][0]
    print(
        f"{name}: who begins has {100 * first['mean']:.1f} % of the win (even: "
        f"{100 * report['fair_share']:.1f} %) in {report['games']} games"
    )
    folder = pathlib.Path(tempfile.mkdtemp(prefix="stolik-balance-"))
    for path in stolik.report.write(report, folder):
        assert path.stat().st_size > 500, path
        if quick:
            path.unlink()
        else:
            print("  ", path)
