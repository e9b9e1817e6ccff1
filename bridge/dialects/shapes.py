"""Shapes whose sizes may be unknown."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.ir.types import DYNAMIC


def compatible(a: Sequence[int], b: Sequence[int]) -> bool:
    """Whether two shapes may turn out the same; upstream's `verifyCompatibleShape`."""
    return len(a) == len(b) and all(
        x == y or DYNAMIC in (x, y) for x, y in zip(a, b, strict=True)
    )
