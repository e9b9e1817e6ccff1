"""Steps of loops that are positive."""

from __future__ import annotations

from collections.abc import Iterable

from bridge.ir.core import Operation


def verify_positive(op: Operation, steps: Iterable[int | None]) -> None:
    """Whether all steps that are known are. Raises `Invalid`."""
    wrong = next((step for step in steps if step is not None and step <= 0), None)
    if wrong is not None:
        raise op.error(f"expected a positive step, got {wrong}")
