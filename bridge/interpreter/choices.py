"""Floats compared, and one of two chosen."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from bridge.interpreter.poison import is_poison, poison_of

Binary = Callable[[float, float], float]
Test = Callable[[float, float], int]

_ORDERED: Final[dict[str, Callable[[float, float], bool]]] = {
    "false": lambda a, b: False,
    "eq": lambda a, b: a == b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "ne": lambda a, b: a != b,
    "rd": lambda a, b: True,
    "no": lambda a, b: False,
}


def compare(predicate: str) -> Test:
    """A comparison by the name of its predicate, `oeq` or `ult`; it gives an `i1`.

    An ordered one is false of a NaN, an unordered one true.
    """
    if predicate in ("true", "false", "always_true", "always_false"):
        value = -(predicate in ("true", "always_true"))
        return lambda a, b: poison_of(a, b) if is_poison(a) or is_poison(b) else value
    unordered = predicate.startswith("u")
    test = _ORDERED[predicate[1:]]

    def run(a: float, b: float) -> int:
        if is_poison(a) or is_poison(b):
            return poison_of(a, b)
        if a != a or b != b:
            return -unordered
        return -test(a, b)

    return run


def _larger(a: float, b: float) -> float:
    """The larger number; 0.0 is larger than -0.0."""
    if a == b:
        return a if math.copysign(1.0, a) > 0 else b
    return a if a > b else b


def _smaller(a: float, b: float) -> float:
    if a == b:
        return a if math.copysign(1.0, a) < 0 else b
    return a if a < b else b


def _both(choose: Binary, *, keeps_nan: bool) -> Binary:
    def run(a: float, b: float) -> float:
        if is_poison(a) or is_poison(b):
            return poison_of(a, b)
        if a != a:
            return a if keeps_nan or b != b else b
        if b != b:
            return b if keeps_nan else a
        return choose(a, b)

    return run


maximum: Final = _both(_larger, keeps_nan=True)
"""IEEE 754's `maximum`: NaN where either operand is one."""
minimum: Final = _both(_smaller, keeps_nan=True)
maximum_number: Final = _both(_larger, keeps_nan=False)
"""`maxnum`: the other operand where one is NaN."""
minimum_number: Final = _both(_smaller, keeps_nan=False)
