"""One page of HTML about a campaign: what was found, what was covered, how fast."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from html import escape
from math import log10
from typing import Final

from bridge.drawing.bodies import FAMILIES
from bridge.drawing.scope import ELEMENTS
from bridge.errors import Error
from bridge.fuzz.coverage import (
    ATTRIBUTE,
    CONTAINERS,
    TYPE,
    Feature,
    attribute_kinds,
    ops_of,
    shares,
    type_kinds,
)
from bridge.fuzz.standalone import standalone
from bridge.fuzz.store import Found, Point, Store, Totals
from bridge.view.page import Cell, curve, document, table, tiles

_BINS: Final = 60
_FEWEST: Final = 4
"""How many points the curve has at most, and at least."""
_EACH: Final = 3
"""So many batches make one point of it, where that gives no more."""
_STEPS: Final = 5
"""Colours of the heat map, each for ten times as many."""
_DIVERGES: Final = re.compile(
    r"(?P<what>(?:result|argument) #\d+): (?P<before>.*) before, (?P<after>.*) after",
    re.DOTALL,
)


def page(store: Store) -> str:
    """The page, as one file."""
    totals = store.totals()
    findings = sorted(store.findings(), key=lambda one: (one.pipeline, one.kind))
    notes = store.notes()
    about = ", ".join(
        filter(
            None, [notes.get("version", "").replace("\n", " "), notes.get("machine")]
        )
    )
    sections = [
        ("In numbers", tiles(_figures(totals, findings))),
        ("Programs a second", curve(rates(store.curve()), "programs a second")),
        (f"Findings ({len(findings)})", "".join(map(_finding, findings)) or _NONE),
        ("Ops by type of their values", _coverage(store.seen())),
        ("Pipelines", _pipelines(store)),
    ]
    lost = store.lost()
    if lost:
        rows = [[(str(seed), "number"), (text, "")] for seed, text in lost]
        sections.append(("Programs that cost a worker", table(["seed", "how"], rows)))
    return document("Campaign of bridge-fuzz", about, sections)


_NONE: Final = '<p class="faint">Nothing was found.</p>'


def _figures(totals: Totals, findings: Sequence[Found]) -> list[tuple[str, str]]:
    made = max(totals.made, 1)
    return [
        ("programs", f"{totals.made:,}"),
        ("different findings", f"{len(findings):,}"),
        ("defined", f"{100 * totals.defined / made:.1f} %"),
        ("undefined at first", f"{100 * totals.trapped / made:.1f} %"),
        ("operations refused", f"{100 * totals.refused / max(totals.ops, 1):.2f} %"),
        ("duplicates", f"{100 * totals.duplicates / made:.2f} %"),
        ("cost a worker", f"{totals.lost:,}"),
        ("hours of workers", f"{totals.seconds / 3600:.2f}"),
    ]


def rates(points: Sequence[Point]) -> list[tuple[float, float]]:
    """Programs a second over the minutes of a campaign; breaks are left out.

    The time between two batches counts up to what the later one took, so that a
    campaign that was resumed is one without the time between.
    """
    if not points:
        return []
    at, ends = 0.0, []
    before = points[0].ended - points[0].seconds
    for point in points:
        at += min(max(point.ended - before, 0.0), max(point.seconds, 0.001))
        before = point.ended
        ends.append((at, point.made))
    bins = min(max(len(ends) // _EACH, _FEWEST), _BINS)
    width = max(ends[-1][0] / bins, 1e-6)
    made: Counter[int] = Counter()
    for end, count in ends:
        made[min(int(end / width), bins - 1)] += count
    return [((n + 0.5) * width / 60, made[n] / width) for n in range(bins)]


# Findings ---------------------------------------------------------------------------


def _finding(found: Found) -> str:
    parts = [
        f'<p class="faint">seed {found.seed}, arguments <code>'
        f"{escape(found.arguments)}</code></p>",
        _values(found),
        _side_by_side(found.program, found.transformed),
        _commands(found),
    ]
    return (
        f'<details><summary><span class="kind">{escape(found.kind)}</span>'
        f"<code>{escape(found.pipeline)}</code>"
        f"<span>{escape(found.detail)}</span></summary>{''.join(parts)}</details>"
    )


def _values(found: Found) -> str:
    """What the program gives, and what it gives after the pipeline."""
    match = _DIVERGES.fullmatch(found.detail)
    if match is None:
        return f"<p>{escape(found.detail)}</p>"
    rows: list[list[Cell]] = [
        [(f"{match['what']} before", ""), (match["before"], "good")],
        [(f"{match['what']} after", ""), (match["after"], "bad")],
    ]
    return table(["value", ""], rows)


def _side_by_side(before: str, after: str) -> str:
    """Two texts, with the lines marked that one alone has."""
    some, others = before.rstrip().split("\n"), after.rstrip().split("\n")
    left: list[str] = []
    right: list[str] = []
    matcher = SequenceMatcher(None, some, others, autojunk=False)
    for tag, a, b, c, d in matcher.get_opcodes():
        left += [_line(line, "" if tag == "equal" else "was") for line in some[a:b]]
        right += [_line(line, "" if tag == "equal" else "now") for line in others[c:d]]
    if not after:
        right = ["(it made nothing)"]
    return (
        '<div class="pair"><div><h3>the program</h3><pre>'
        f"{chr(10).join(left)}</pre></div><div><h3>after the pipeline</h3><pre>"
        f"{chr(10).join(right)}</pre></div></div>"
    )


def _line(text: str, kind: str) -> str:
    return f'<span class="{kind}">{escape(text)}</span>' if kind else escape(text)


def _commands(found: Found) -> str:
    """The commands of LLVM that show it, where they can."""
    try:
        right, wrong = standalone(found).commands
    except (Error, ValueError, AssertionError):
        return ""
    return f"<h3>right, and wrong</h3><pre>{escape(right)}\n{escape(wrong)}</pre>"


# Coverage ---------------------------------------------------------------------------


def _coverage(seen: Mapping[Feature, int]) -> str:
    return _LEGEND + "".join(_dialect(name, seen) for name in FAMILIES)


def _dialect(name: str, seen: Mapping[Feature, int]) -> str:
    ops, all_ops, kinds, all_kinds = shares(seen, name)
    met = {feature[0] for feature in seen}
    rows = "".join(_row(op, seen) for op in ops_of(name) if op in met)
    missing = [op for op in ops_of(name) if op not in met]
    return (
        f"<details{' open' if name in _OPEN else ''}><summary><code>{name}</code>"
        f"<span>{ops} of {all_ops} ops, {kinds} of {all_kinds} attribute kinds"
        f'</span></summary><div class="wide"><div class="map" style='
        f'"grid-template-columns:max-content repeat({len(_columns())},16px)">'
        f"<span></span>{_heads()}{rows}</div></div>{_chips('ops never met', missing)}"
        f"{_chips('attribute kinds never met', list(_unmet(name, seen)))}</details>"
    )


_OPEN: Final = ("affine", "vector")


def _columns() -> list[str]:
    return [f"{kind}{element}" for kind in CONTAINERS for element in ELEMENTS]


def _heads() -> str:
    return "".join(f'<span class="top">{escape(name)}</span>' for name in _columns())


def _row(op: str, seen: Mapping[Feature, int]) -> str:
    possible = {feature[2] for feature in type_kinds(op)}
    cells = []
    for key in _columns():
        count = seen.get((op, TYPE, key), 0)
        if count:
            step = min(int(log10(count)) + 1, _STEPS)
            cells.append(f'<i class="s{step}" data-tip="{op}, {key}: {count:,}"></i>')
        elif key in possible:
            cells.append(f'<i class="s0" data-tip="{op}, {key}: never"></i>')
        else:
            cells.append("<i></i>")
    return f'<span class="name">{escape(op)}</span>{"".join(cells)}'


def _unmet(dialect: str, seen: Mapping[Feature, int]) -> Iterator[str]:
    """The kinds of attributes that were not met, of ops that were."""
    said: defaultdict[str, set[str]] = defaultdict(set)
    for op, kind, key in seen:
        if kind == ATTRIBUTE:
            said[op] |= {key, key.partition("=")[0] + "="}
    met = {feature[0] for feature in seen}
    for op in ops_of(dialect):
        for _, _, key in attribute_kinds(op):
            if op in met and key not in said[op]:
                yield f"{op} {key.removesuffix('=')}"


def _chips(title: str, names: Sequence[str]) -> str:
    if not names:
        return ""
    inside = "".join(f"<code>{escape(name)}</code>" for name in names)
    return f'<p class="faint">{title}</p><div class="chips">{inside}</div>'


_LEGEND: Final = (
    '<p class="legend">'
    + "".join(
        f'<span><b class="map"><i class="{kind}"></i></b>{words}</span>'
        for kind, words in (
            ("", "its row does not allow it"),
            ("s0", "allowed, never met"),
            ("s1", "1 to 9"),
            ("s2", "10 to 99"),
            ("s3", "100 to 999"),
            ("s4", "1,000 to 9,999"),
            ("s5", "10,000 and more"),
        )
    )
    + "</p>"
)


def _pipelines(store: Store) -> str:
    rows: list[list[Cell]] = []
    for name, one in store.passed().items():
        programs = max(one.programs, 1)
        rows.append(
            [
                (name, ""),
                (f"{one.programs:,}", "number"),
                (f"{100 * one.changed / programs:.1f}", "number"),
                (f"{one.findings:,}", "number bad" if one.findings else "number"),
                (f"{1000 * one.seconds / programs:.1f}", "number"),
            ]
        )
    head = ["pipeline", "programs", "changed, %", "findings", "ms a program"]
    return table(head, rows)
