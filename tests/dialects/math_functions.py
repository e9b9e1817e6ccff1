"""Functions of one op, before and after patterns, as the interpreter has them."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import numpy as np
from hypothesis import strategies as st

import bridge
from bridge.ir.core import Operation
from bridge.rewrite import Pattern, apply_greedily

Compute = Callable[..., float]
"""A program, called with numbers."""

DTYPES: Final[Mapping[str, type[np.floating]]] = {
    "f16": np.float16,
    "f32": np.float32,
    "f64": np.float64,
}
_DRAWN: Final = {
    "f16": st.floats(width=16),
    "f32": st.floats(width=32),
    "f64": st.floats(),
}
SPECIAL: Final = (0.0, -0.0, 1.0, -1.0, 0.5, -0.5, math.inf, -math.inf, math.nan)


def of_op(op: str, element: str, operands: int = 1) -> str:
    """A function of an op on floats of a type."""
    names = [f"%{i}" for i in range(operands)]
    given = ", ".join(f"{name}: {element}" for name in names)
    return f"""func.func @f({given}) -> {element} {{
      %r = math.{op} {", ".join(names)} : {element}
      return %r : {element}
    }}"""


def rewritten(text: str, patterns: Sequence[Pattern]) -> Operation:
    """The program after patterns."""
    module = bridge.parse(text)
    bridge.verify(module)
    apply_greedily(module, patterns)
    bridge.verify(module)
    return module


def around(text: str, patterns: Sequence[Pattern]) -> tuple[Compute, Compute]:
    """What a program computes before patterns, and after them."""
    before, after = bridge.parse(text), rewritten(text, patterns)
    assert str(before) != str(after)

    return partial(call, before), partial(call, after)


def call(module: Operation, *args: object) -> float:
    """What the function gives."""
    found = bridge.interpret(module, "f", *args)[0]
    assert isinstance(found, float | int | np.number)
    return float(found)


def is_same(found: float, wanted: float) -> bool:
    """Whether both are no number, or the same one, of the same sign."""
    if math.isnan(wanted):
        return math.isnan(found)
    signs = math.copysign(1, found), math.copysign(1, wanted)
    return found == wanted and signs[0] == signs[1]


def is_near(found: float, wanted: float, relative: float, absolute: float) -> bool:
    """Whether both are no number, or near; infinity is near itself."""
    if math.isnan(wanted) or math.isinf(wanted):
        return is_same(found, wanted)
    return bool(abs(found - wanted) <= max(absolute, relative * abs(wanted)))


def floats(element: str) -> st.SearchStrategy[float]:
    """All floats of a type, those that need care more often."""
    dtype = DTYPES[element]
    halves = st.integers(-64, 64).map(lambda n: n / 2)
    beside = halves.map(lambda x: float(np.nextafter(dtype(x), dtype(0))))
    return st.one_of(_DRAWN[element], halves, beside, st.sampled_from(SPECIAL))
