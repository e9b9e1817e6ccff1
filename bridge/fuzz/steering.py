"""What is drawn next: what has been seen least of all that can be.

Each drawer has a share of what its ops allow that was not met yet, and is drawn more
often by it, and still more where it has been drawn less than others.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from math import sqrt
from typing import Final

from bridge.fuzz.coverage import (
    ATTRIBUTE,
    TYPE,
    Feature,
    attribute_kinds,
    type_kinds,
)
from bridge.ods.rows import row

_GAIN: Final = 3.0
"""How much more often than others what has nothing met is drawn."""
_LEAST: Final = 0.5
_MOST: Final = 4.0
"""The bounds of what comes from being drawn seldom or often."""
_RARE: Final = 3
"""What was met less often counts as not met."""


def steer(
    drawn: Mapping[tuple[str, str], int], seen: Mapping[Feature, int]
) -> dict[str, int]:
    """By drawer and type of elements, the percent of its usual weight it gets."""
    made: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for (drawer, op), count in drawn.items():
        made[drawer][op] += count
    if not made:
        return {}
    usual = sum(sum(ops.values()) for ops in made.values()) / len(made)
    found = {}
    for drawer, ops in made.items():
        count = sum(ops.values())
        often = min(max(sqrt(usual / count), _LEAST), _MOST)
        missing = max((_missing(op, seen) for op in ops if op), default=0.0)
        found[drawer] = round(100 * often * (1 + _GAIN * missing))
    return found | _elements(seen)


def _missing(op: str, seen: Mapping[Feature, int]) -> float:
    """The share of what an op allows that was hardly met."""
    if row(op) is None:
        return 0.0
    possible = [*type_kinds(op), *attribute_kinds(op)]
    if not possible:
        return 0.0
    return sum(seen.get(one, 0) < _RARE for one in possible if _is_exact(one)) / len(
        possible
    )


def _is_exact(feature: Feature) -> bool:
    return feature[1] != ATTRIBUTE or not feature[2].endswith("=")


def _elements(seen: Mapping[Feature, int]) -> dict[str, int]:
    """The types of elements, those of fewer ops more."""
    ops: Counter[str] = Counter()
    for _, kind, key in seen:
        if kind == TYPE:
            ops[key.rpartition(" ")[2]] += 1
    if not ops:
        return {}
    usual = sum(ops.values()) / len(ops)
    return {
        element: round(100 * min(max(sqrt(usual / count), _LEAST), _MOST))
        for element, count in ops.items()
    }
