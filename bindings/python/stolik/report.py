"""A balance report as a page with plots, as CSV and as JSON."""
from __future__ import annotations

import csv
import html
import json
import pathlib

_STYLE = """
:root{color-scheme:light dark;--ink:#1d2530;--soft:#5d6b7c;--line:#d4dae1;
--bar:#3f6fa8;--fair:#a8571f;--page:#fbfcfd}
@media(prefers-color-scheme:dark){:root{--ink:#e8edf2;--soft:#9fb0c0;--line:#36424f;
--bar:#7fb0e6;--fair:#e2a06a;--page:#14191f}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--page);
max-width:52rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem;margin-bottom:.2rem}h2{font-size:1.15rem;margin-top:2rem}
p.note{color:var(--soft);margin-top:0}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
td,th{padding:.2rem .8rem .2rem 0;text-align:right;border-bottom:1px solid var(--line)}
td:first-child,th:first-child{text-align:left}svg{width:100%;height:auto;display:block}
.scroll{overflow-x:auto}
text{fill:var(--ink);font:12px system-ui,sans-serif}.soft{fill:var(--soft)}
.bar{fill:var(--bar)}.fair{stroke:var(--fair);stroke-dasharray:4 3}
.mark{stroke:var(--ink);stroke-width:1.5}
"""


def _ranges(rows, fair, percent=True):
    """Means with their intervals, a row each: (name, mean, low, high)."""
    low = min([r[2] for r in rows] + [fair])
    high = max([r[3] for r in rows] + [fair])
    margin = (high - low or 1) * 0.08
    low, high = low - margin, high + margin
    wide, left, step = 720, 190, 24

    def x(value):
        return left + (value - low) / (high - low) * (wide - left - 90)

    def told(value):
        return f"{100 * value:.2f} %" if percent else f"{value:.2f}"

    out = [
        f'<svg viewBox="0 0 {wide} {step * len(rows) + 14}" role="img">',
        f'<line class="fair" x1="{x(fair):.1f}" x2="{x(fair):.1f}" y1="0" '
        f'y2="{step * len(rows) + 6}"/>',
    ]
    for i, (name, mean, a, b) in enumerate(rows):
        y = step * i + 14
        out.append(
            f'<text x="0" y="{y + 4}">{html.escape(str(name))[:34]}</text>'
            f'<line class="mark" x1="{x(a):.1f}" x2="{x(b):.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class="bar" cx="{x(mean):.1f}" cy="{y}" r="4.5"/><text class="soft" '
            f'x="{wide - 80}" y="{y + 4}">{told(mean)}</text>'
        )
    return "".join(out) + "</svg>"


def _bars(histogram):
    counts, wide, high = histogram["counts"], 720, 160
    most, each = max(counts), 720 / len(counts)
    out = [f'<svg viewBox="0 0 {wide} {high + 22}" role="img">']
    for i, count in enumerate(counts):
        tall = high * count / most
        out.append(
            f'<rect class="bar" x="{i * each + 1:.1f}" y="{high - tall:.1f}" '
            f'width="{each - 2:.1f}" height="{tall:.1f}"/>'
        )
        if i % 4 == 0:
            out.append(
                f'<text class="soft" x="{i * each + 1:.1f}" '
                f'y="{high + 16}">{histogram["from"] + i * histogram["size"]}</text>'
            )
    return "".join(out) + "</svg>"


def page(report: dict) -> str:
    """The report as one HTML page that needs nothing else."""
    fair, n = report["fair_share"], report["players"]
    places = [
        (f"place {i + 1}" + (" (begins)" if i == 0 else ""), m["mean"], *m["interval"])
        for i, m in enumerate(report["by_place"])
    ]
    seats = [(f"seat {i}", m["share"], *m["wilson"]) for i, m in enumerate(report["by_seat"])]
    worth = [
        (card, m["mean"], *m["interval"]) for card, m in report["worth"].items() if m["n"] >= 30
    ]
    shown = worth if len(worth) <= 24 else worth[:12] + worth[-12:]

    def share(one):
        return (
            "–"
            if one is None
            else f"{100 * one['share']:.2f} % [{100 * one['wilson'][0]:.2f}, "
            f"{100 * one['wilson'][1]:.2f}]"
        )

    def mean(one):
        return (
            "–"
            if one is None
            else f"{one['mean']:.2f} [{one['interval'][0]:.2f}, {one['interval'][1]:.2f}]"
        )

    advantage = report["first_player_advantage"]
    facts = [
        (
            "first place beyond an even share",
            f"{100 * advantage['mean']:+.2f} points "
            f"[{100 * advantage['interval'][0]:+.2f}, {100 * advantage['interval'][1]:+.2f}]",
        ),
        ("one winner alone", share(report["decisive"])),
        ("ahead of the second at the end, points", mean(report["margin"])),
        ("changes of the lead", mean(report["lead_changes"])),
        ("won from behind at half of the game", share(report["comebacks"])),
        (
            "steps: 5 %, half, 95 %",
            f"{report['length']['p5']}, {report['length']['p50']}, {report['length']['p95']}",
        ),
        ("turns", mean(report["turns"])),
        ("choices at a decision, on average", f"{report['choices']:.1f}"),
        ("decisions with one choice", share(report["forced_moves"])),
        ("given up as too long", share(report["given_up"])),
    ]
    rows = "".join(
        f"<tr><td>{html.escape(name)}</td><td>{html.escape(value)}</td></tr>"
        for name, value in facts
    )
    effects = "".join(
        f"<tr><td>{html.escape(e['option'])} = {html.escape(json.dumps(e['value']))} "
        f"({html.escape(e['rule'])})</td>"
        f"<td>{100 * e['first_share']['mean']:+.2f} ± "
        f"{100 * (e['first_share']['interval'][1] - e['first_share']['mean']):.2f}</td>"
        f"<td>{e['steps']['mean']:+.1f} ± {e['steps']['interval'][1] - e['steps']['mean']:.1f}</td>"
        f"<td>{e['margin']['mean']:+.2f} ± "
        f"{e['margin']['interval'][1] - e['margin']['mean']:.2f}</td></tr>"
        for e in report["options_compared"]
    )
    title = f"{report['game']}, {n} players: how even is it?"
    note = f"<p><b>Note: {html.escape(report['note'])}.</b></p>" if report["note"] else ""
    return f"""<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>{html.escape(title)}</title>
<style>{_STYLE}</style></head><body><h1>{html.escape(title)}</h1>
<p class="note">{report['games']} games of <i>{html.escape(report['level'])}</i> bots on
{report['deals']} deals, each played once for every turn of the hands round the table;
seed {report['seed']}, {report['seconds']} s. Intervals are 95 %.
Options: {html.escape(json.dumps(report['options']))}</p>
{note}
<h2>Share of the win by place in the order of play</h2>{_ranges(places, fair)}
<h2>Share of the win by seat</h2>{_ranges(seats, fair)}
<h2>What games are like</h2><div class="scroll"><table>{rows}</table></div>
<h2>Length in steps</h2>{_bars(report['length']['histogram'])}
<h2>Share of the win of who was dealt a card</h2>
<p class="note">{'The highest and the lowest 12. ' if shown is not worth else ''}Cards dealt
at least thirty times; one in twenty lies beside its interval by chance alone.</p>
{_ranges(shown, fair) if shown else ''}
<h2>Options, tried on the same deals beside their usual values</h2>
<div class="scroll"><table><tr><th>option</th><th>who begins, points of share</th>
<th>steps</th><th>margin</th></tr>{effects}</table></div></body></html>
"""


def write(report: dict, folder) -> list[pathlib.Path]:
    """GAME-N.html, .csv and .json."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    base = folder / f"{report['game']}-{report['players']}"
    paths = [base.with_suffix(end) for end in (".html", ".csv", ".json")]
    paths[0].write_text(page(report), encoding="utf-8")
    with open(paths[1], "w", newline="", encoding="utf-8") as out:
        rows = csv.writer(out)
        rows.writerow(["what", "which", "mean", "low", "high", "n"])
        for i, one in enumerate(report["by_place"]):
            rows.writerow(["share by place", i + 1, one["mean"], *one["interval"], one["n"]])
        for i, one in enumerate(report["by_seat"]):
            rows.writerow(["share by seat", i, one["share"], *one["wilson"], report["games"]])
        for key in ("decisive", "comebacks", "given_up", "forced_moves"):
            if report[key]:
                rows.writerow(
                    [key, "", report[key]["share"], *report[key]["wilson"], report[key]["n"]]
                )
        for key in ("length", "turns", "lead_changes", "margin"):
            if report[key]:
                rows.writerow(
                    [key, "", report[key]["mean"], *report[key]["interval"], report[key]["n"]]
                )
        for card, one in report["worth"].items():
            rows.writerow(["share of who was dealt", card, one["mean"], *one["interval"], one["n"]])
        for one in report["options_compared"]:
            for key in ("first_share", "steps", "margin"):
                rows.writerow(
                    [
                        f"option {one['option']}={json.dumps(one['value'])}",
                        key,
                        one[key]["mean"],
                        *one[key]["interval"],
                        one[key]["n"],
                    ]
                )
    paths[2].write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    return paths
