"""What is rounded in a direction is rounded so by machine code too."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bridge
from bridge.upstream.compiled import Compiled

FORMATS = {
    ("f32", "bf16"): np.float32,
    ("f32", "f16"): np.float32,
    ("f64", "f32"): np.float64,
}
MODES = ("toward_zero", "downward", "upward")
NUMBERS = st.floats(allow_nan=False) | st.floats(-8, 8) | st.floats(65000, 70000)


def program(wide: str, narrow: str, mode: str) -> bridge.Operation:
    return bridge.parse(
        f"""func.func @f(%x: vector<4x{wide}>) -> vector<4x{wide}> {{
          %y = arith.truncf %x {mode} : vector<4x{wide}> to vector<4x{narrow}>
          %z = arith.extf %y : vector<4x{narrow}> to vector<4x{wide}>
          return %z : vector<4x{wide}>
        }}"""
    )


@pytest.mark.parametrize("formats", FORMATS)
@pytest.mark.parametrize("mode", MODES)
def test_numbers_are_rounded_as_the_interpreter_does(
    formats: tuple[str, str], mode: str
) -> None:
    module = program(*formats, mode)
    compiled: Compiled = bridge.compile(module, opt_level=1)

    @settings(max_examples=60, deadline=None)
    @given(st.lists(NUMBERS, min_size=4, max_size=4))
    def agrees(numbers: list[float]) -> None:
        with np.errstate(over="ignore"):
            values = np.array(numbers, FORMATS[formats])
        (expected,) = bridge.interpret(module, "f", values)
        found = compiled["f"](values)
        assert np.array_equal(np.asarray(found), np.asarray(expected))
        assert np.array_equal(np.signbit(found), np.signbit(np.asarray(expected)))

    agrees()


def test_a_scalar_is_rounded_and_no_number_stays_none() -> None:
    module = bridge.parse(
        """func.func @f(%x: f32) -> bf16 {
          %y = arith.truncf %x toward_zero : f32 to bf16
          return %y : bf16
        }"""
    )
    compiled = bridge.compile(module)
    assert compiled["f"](1.999) == ml_dtypes.bfloat16(1.9921875)
    assert np.isnan(compiled["f"](np.nan))
