"""Ops that share one rule: their classes are made from their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridge.op.base import Op, OpClass, derive


def family(names: str, **rules: Callable[[Op], None]) -> None:
    """Makes a class for each of the dialect's ops, with these methods."""
    base: Any = OpClass("FamilyOp", (Op,), {**rules, "__module__": __name__})
    for name in names.split():
        derive(base, f"spirv.{name}")
