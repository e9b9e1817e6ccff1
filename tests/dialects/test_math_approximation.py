"""Functions of f32 as polynomials are near what they are."""

from __future__ import annotations

import math
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bridge
from bridge.dialects.math.approximation import approximation_patterns
from bridge.dialects.x86.approximation import approximation_patterns as of_avx
from bridge.rewrite import apply_greedily
from tests.dialects.math_functions import (
    SPECIAL,
    Compute,
    around,
    floats,
    is_near,
    of_op,
    rewritten,
)

NEAR: Final = {
    "acos": (-1.0, 1.0, 3e-7, 1e-6),
    "asin": (-1.0, 1.0, 1e-6, 0.0),
    "atan": (-1e30, 1e30, 3e-6, 0.0),
    "cbrt": (-1e30, 1e30, 2e-6, 1e-13),
    "cos": (-1e5, 1e5, 0.0, 3e-7),
    "erf": (-6.0, 6.0, 4e-7, 2e-7),
    "erfc": (-6.0, 9.0, 4e-7, 1e-37),
    "exp": (-87.0, 88.5, 4e-7, 0.0),
    "expm1": (-80.0, 88.5, 4e-7, 1e-37),
    "log": (2.0**-126, 3e38, 4e-7, 1e-7),
    "log1p": (-0.9999999, 1e38, 1e-6, 1e-37),
    "log2": (2.0**-126, 3e38, 4e-7, 1e-7),
    "sin": (-1e5, 1e5, 0.0, 3e-7),
    "tanh": (-20.0, 20.0, 6e-7, 0.0),
}
"""From where to where, and how near, relatively and absolutely."""

OTHER: Final = {
    *("atan2_scalar", "cbrt_vector"),
    *("erfc_scalar", "exp_scalar", "expm1_scalar"),
}
"""What is not upstream's text: angles just below the left axis, of the origin and
between infinite axes are right, the root of infinity is infinite, and no number becomes
an integer where it is none."""


@cache
def approximated(text: str) -> tuple[Compute, Compute]:
    return around(text, approximation_patterns())


def between(low: float, high: float) -> st.SearchStrategy[float]:
    """Numbers of all sizes."""
    size = max(abs(low), abs(high))
    drawn = st.floats(low, high) | st.floats(-1.0, 1.0).map(lambda x: x**9 * size)
    rounded = drawn.map(lambda x: float(np.float32(x)))
    return rounded.filter(lambda x: low <= x <= high)


@pytest.mark.parametrize("op", NEAR)
@given(st.data())
@settings(deadline=None, max_examples=80)
def test_functions_are_near(op: str, data: st.DataObject) -> None:
    low, high, *errors = NEAR[op]
    before, after = approximated(of_op(op, "f32"))
    x = np.float32(data.draw(between(low, high)))
    assert is_near(after(x), before(x), *errors)


@pytest.mark.parametrize("op", NEAR)
@pytest.mark.parametrize("x", [*SPECIAL, 2.0, -2.0])
def test_functions_are_defined_and_have_their_limits(op: str, x: float) -> None:
    before, after = approximated(of_op(op, "f32"))
    assert is_near(after(np.float32(x)), before(np.float32(x)), 3e-6, 3e-7)


@given(x=st.floats(width=32))
@settings(deadline=None, max_examples=100)
@pytest.mark.parametrize("op", ["sin", "cos"])
def test_what_has_no_place_on_the_circle_is_not_undefined(op: str, x: float) -> None:
    _, after = approximated(of_op(op, "f32"))
    assert isinstance(float(after(np.float32(x))), float)


@given(y=floats("f32"), x=floats("f32"))
@settings(deadline=None, max_examples=200)
def test_angles_are_near(y: float, x: float) -> None:
    before, after = approximated(of_op("atan2", "f32", 2))
    found, wanted = [f(np.float32(y), np.float32(x)) for f in (after, before)]
    assert is_near(found, wanted, 3e-6, 1e-37)
    assert math.isnan(wanted) or math.copysign(1, found) == math.copysign(1, wanted)


@pytest.mark.parametrize("op", ["atan", "cbrt", "erf", "exp", "log", "sin", "tanh"])
@given(x=st.floats(-60.0, 60.0, width=16))
@settings(deadline=None, max_examples=30)
def test_functions_of_small_floats_are_those_of_larger_ones(op: str, x: float) -> None:
    before, after = approximated(of_op(op, "f16"))
    found, wanted = [f(np.float16(x)) for f in (after, before)]
    assert is_near(found, wanted, 1e-3, 1e-6) or math.isinf(wanted)


@pytest.mark.parametrize(
    "text",
    [
        of_op("exp", "f64"),
        of_op("exp", "tensor<?xf32>"),
        of_op("tan", "f32"),
        of_op("log", "tensor<*xf16>"),
    ],
)
def test_other_functions_stay(text: str) -> None:
    found = rewritten(text, approximation_patterns())
    assert str(found) == str(bridge.parse(text))


@pytest.mark.parametrize("shape", ["tensor<2x3xf32>", "vector<[4]xf32>", "vector<f16>"])
def test_functions_of_many_floats_are_of_as_many(shape: str) -> None:
    found = str(rewritten(of_op("tanh", shape), approximation_patterns()))
    assert "math.tanh" not in found
    (quotient,) = [line for line in found.splitlines() if "arith.divf" in line]
    assert quotient.endswith(f" : {shape.replace('f16', 'f32')}")


@pytest.mark.parametrize(
    ("shape", "estimates"),
    [
        ("vector<8xf32>", 1),
        ("vector<2x16xf32>", 4),
        ("vector<3x8xf32>", 3),
        ("vector<5xf32>", 0),
        ("vector<[8]xf32>", 0),
        ("f32", 0),
    ],
)
def test_reciprocal_roots_are_estimated_by_eight(shape: str, estimates: int) -> None:
    found = str(rewritten(of_op("rsqrt", shape), of_avx()))
    assert found.count("x86.avx.rsqrt") == estimates
    assert ("math.rsqrt" in found) == (not estimates)


@pytest.mark.skipif(not shutil.which("FileCheck-22"), reason="needs FileCheck")
def test_what_upstreams_tests_say_of_others_is_so(corpus: Path, tmp_path: Path) -> None:
    path = corpus / "upstream-22/Dialect/Math/polynomial-approximation.mlir"
    module = bridge.parse(path.read_text())
    apply_greedily(
        module,
        approximation_patterns(),
        top_down=False,
        region_simplification="aggressive",
    )
    parts = re.split(r"(?m)^(?=// CHECK-LABEL)", path.read_text())[1:]
    checked = 0
    for part in parts:
        name = re.search(r"@(\w+)", part)
        assert name is not None
        if name[1] in OTHER:
            continue
        body = re.search(rf"(?ms)^  func.func @{name[1]}\(.*?^  }}", str(module))
        assert body is not None
        (tmp_path / "checks").write_text(part)
        ran = subprocess.run(
            ["FileCheck-22", tmp_path / "checks"],
            input=body[0],
            text=True,
            capture_output=True,
            check=False,
        )
        assert ran.returncode == 0, f"{name[1]}: {ran.stderr}"
        checked += 1
    assert checked > 25
