"""What passes have counted, as upstream's report says it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bridge.passes.registry import Pass
from bridge.passes.timing import LINE

__all__ = ["statistics_report"]


def statistics_report(
    passes: Sequence[Pass], display: Literal["pipeline", "list"] = "pipeline"
) -> str:
    """The report: passes in their order, or by the names of their classes.

    Those that count nothing are not in it.
    """
    ordered = [one for one in passes if one.statistics]
    if display == "list":
        ordered.sort(key=lambda one: type(one).__name__)
    lines = [line for one in ordered for line in _lines(one)]
    head = f"{LINE}\n{' ' * 25}... Pass statistics report ..."
    return "\n".join([head, LINE, *lines]) + "\n"


def _lines(one: Pass) -> list[str]:
    names = sorted(one.statistics)
    counts = [str(one.counts[name]) for name in names]
    number = max(map(len, counts), default=0)
    width = max(map(len, names), default=0)
    rows = [
        f"  (S) {count:>{number}} {name:<{width}} - {one.statistics[name]}"
        for name, count in zip(names, counts, strict=True)
    ]
    return [type(one).__name__, *rows]
