"""Operations that are taken apart before the pipeline."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

import bridge
from bridge.upstream.engine import compile

Array = np.ndarray[Any, Any]


def run(program: str, *args: Any) -> Any:
    """What `@f` of a program gives."""
    return compile(bridge.parse(program), opt_level=1)["f"](*args)


def ramp(*shape: int) -> Array:
    """The numbers from 0 on."""
    return np.arange(math.prod(shape), dtype=np.float32).reshape(shape)


def body(signature: str, text: str) -> str:
    """A program of one function."""
    return f"func.func @f{signature} {{ {text} }}"


SPECIAL = [0.0, 1.0, -1e-45, -1.17549435e-38, math.inf, -math.inf, math.nan]


def test_numbers_are_classified() -> None:
    program = body(
        "(%a: f32, %v: vector<7xf32>) -> (i1, vector<7xi1>, vector<7xi1>)",
        """%r = math.isnormal %a : f32
        %s = math.isinf %v : vector<7xf32>
        %t = math.isnormal %v : vector<7xf32>
        return %r, %s, %t : i1, vector<7xi1>, vector<7xi1>""",
    )
    one, infinite, normal = run(program, 2, np.array(SPECIAL, np.float32))
    assert one is True
    assert infinite.tolist() == [False, False, False, False, True, True, False]
    assert normal.tolist() == [False, True, False, True, False, False, False]
