"""What math-expand-ops makes of functions computes what they do."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bridge
from bridge.dialects.math.expansion import expansion_patterns
from tests.dialects.math_functions import (
    DTYPES,
    Compute,
    around,
    floats,
    is_near,
    is_same,
    of_op,
)

EXACT = ("ceil", "round", "roundeven")
NEAR = {
    "acosh": (1e-5, 1e-3),
    "asinh": (1e-5, 1e-6),
    "atanh": (1e-5, 3e-7),
    "cosh": (1e-6, 0.0),
    "exp2": (1e-5, 1e-44),
    "rsqrt": (2e-7, 0.0),
    "sinh": (1e-5, 3e-7),
    "tan": (1e-5, 0.0),
    "tanh": (1e-6, 2e-7),
}
"""How near a function of f32 is at least: relatively, else absolutely."""


@cache
def expanded(text: str) -> tuple[Compute, Compute]:
    return around(text, expansion_patterns())


@pytest.mark.parametrize("op", EXACT)
@pytest.mark.parametrize("element", ["f16", "f32", "f64"])
@given(st.data())
@settings(deadline=None, max_examples=60)
def test_rounding_is_exact(op: str, element: str, data: st.DataObject) -> None:
    if op == "round" and element != "f32":
        return  # It stays, as upstream has it.
    before, after = expanded(of_op(op, element))
    x = DTYPES[element](data.draw(floats(element)))
    assert is_same(after(x), before(x))


@pytest.mark.parametrize("op", NEAR)
@given(x=floats("f32"))
@settings(deadline=None, max_examples=60)
def test_functions_are_near(op: str, x: float) -> None:
    before, after = expanded(of_op(op, "f32"))
    given = np.float32(x)
    assert is_near(after(given), before(given), *NEAR[op])


@pytest.mark.parametrize("op", NEAR)
@pytest.mark.parametrize("element", ["f16", "f64"])
@given(st.data())
@settings(deadline=None, max_examples=40)
def test_functions_of_other_floats_are_near(
    op: str, element: str, data: st.DataObject
) -> None:
    before, after = expanded(of_op(op, element))
    x = DTYPES[element](data.draw(floats(element)))
    relative, absolute = (2e-2, 6e-2) if element == "f16" else (1e-12, 1e-7)
    found, wanted = after(x), before(x)
    # Beside a pole of the tangent there are no digits left.
    assert is_near(found, wanted, relative, absolute) or abs(wanted) > 6e4


@given(x=floats("f32"), y=floats("f32"))
@settings(deadline=None, max_examples=300)
def test_powers_are_near(x: float, y: float) -> None:
    before, after = expanded(of_op("powf", "f32", 2))
    given = np.float32(x), np.float32(y)
    found, wanted = after(*given), before(*given)
    assert is_near(found, wanted, 2e-5, 1e-36) or min(found, wanted) > 3.4e38


@pytest.mark.parametrize("exponent", [0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 3.0])
@given(x=floats("f32"))
@settings(deadline=None, max_examples=40)
def test_powers_of_known_exponents_are_near(exponent: float, x: float) -> None:
    text = f"""func.func @f(%x: f32) -> f32 {{
      %y = arith.constant {exponent} : f32
      %r = math.powf %x, %y : f32
      return %r : f32
    }}"""
    before, after = expanded(text)
    assert is_near(after(np.float32(x)), before(np.float32(x)), 1e-6, 1e-37)


@given(x=floats("f32"), n=st.integers(-(2**31), 2**31 - 1) | st.integers(-9, 9))
@settings(deadline=None, max_examples=200)
def test_powers_of_integers_are_near(x: float, n: int) -> None:
    text = """func.func @f(%x: f32, %n: i32) -> f32 {
      %r = math.fpowi %x, %n : f32, i32
      return %r : f32
    }"""
    before, after = expanded(text)
    found, wanted = after(np.float32(x), n), before(np.float32(x), n)
    # The exponent has 24 bits as a float, and near one it is what counts.
    error = 2e-5 + 1e-7 * abs(np.log(abs(wanted))) if 0 < abs(wanted) < np.inf else 0
    assert is_near(found, wanted, error, 1e-36) or abs(wanted) > 1e37


@pytest.mark.parametrize("exponent", [0, 1, 7, -1, -2, -7, -(2**63)])
@given(x=floats("f64"))
@settings(deadline=None, max_examples=30)
def test_powers_of_known_integers_are_near(exponent: int, x: float) -> None:
    text = f"""func.func @f(%x: f64) -> f64 {{
      %n = arith.constant {exponent} : i64
      %r = math.fpowi %x, %n : f64, i64
      return %r : f64
    }}"""
    before, after = expanded(text)
    found, wanted = after(x), before(x)
    is_extreme = abs(exponent) > 7 and 0.9 < abs(x) < 1.1
    assert is_extreme or is_near(found, wanted, 1e-13, 1e-300)


@pytest.mark.parametrize("width", range(1, 9))
def test_zeros_are_counted_of_any_width(width: int) -> None:
    text = f"""func.func @f(%x: i{width}) -> i{width} {{
      %r = math.ctlz %x : i{width}
      return %r : i{width}
    }}"""
    before, after = expanded(text)
    for x in range(-(1 << width - 1), 1 << width - 1):
        assert after(x) == before(x)


def texts(program: str, options: str = "") -> str:
    module = bridge.parse(f"func.func @f{program}")
    bridge.run_passes(module, f"math-expand-ops{options}", engine="native")
    return str(module)


@pytest.mark.parametrize(
    "flags", ["", "fastmath<nnan>", "fastmath<contract>", "fastmath<fast>"]
)
def test_a_product_with_a_sum_is_rounded_once_unless_it_may_be_twice(
    flags: str,
) -> None:
    found = texts(f"""(%a: f32) -> f32 {{
      %0 = math.fma %a, %a, %a {flags} : f32
      return %0 : f32
    }}""")
    assert ("math.fma" in found) == (flags in ("", "fastmath<nnan>"))


@pytest.mark.parametrize("flags", ["", "fastmath<nsz>", "fastmath<nsz,ninf>"])
def test_a_power_of_a_half_is_a_root_of_what_has_one(flags: str) -> None:
    found = texts(f"""(%a: f32) -> f32 {{
      %y = arith.constant 0.5 : f32
      %0 = math.powf %a, %y {flags} : f32
      return %0 : f32
    }}""")
    assert ("arith.select" in found) == ("ninf" not in flags)
    assert ("arith.addf" in found) == ("nsz" not in flags)


@pytest.mark.parametrize("names", ["tan,math.tanh", "{tan,tanh}"])
def test_only_what_is_named_is_expanded(names: str) -> None:
    found = texts(
        """(%a: f32) -> f32 {
      %0 = math.tan %a : f32
      %1 = math.tanh %0 : f32
      %2 = math.sinh %1 : f32
      return %2 : f32
    }""",
        f"{{ops={names}}}",
    )
    assert "math.tan" not in found
    assert "math.sinh" in found


@pytest.mark.parametrize("op", ["exp2", "powf"])
@given(x=st.floats(-120.0, 120.0, width=16))
@settings(deadline=None, max_examples=40)
def test_powers_of_few_digits_have_them(op: str, x: float) -> None:
    operands = "%a, %b" if op == "powf" else "%b"
    text = f"""func.func @f(%x: f32) -> f32 {{
      %a = arith.constant 2.0 : bf16
      %b = arith.truncf %x : f32 to bf16
      %0 = math.{op} {operands} : bf16
      %1 = arith.extf %0 : bf16 to f32
      return %1 : f32
    }}"""
    before, after = expanded(text)
    assert is_near(after(np.float32(x)), before(np.float32(x)), 0.01, 0.0)


@pytest.mark.parametrize("shape", ["tensor<?xf32>", "tensor<*xf32>", "f8E4M3FN"])
@pytest.mark.parametrize("op", ["ceil", "rsqrt", "tanh", "powf", "round"])
def test_what_has_no_constants_stays(shape: str, op: str) -> None:
    operands = "%a, %a" if op == "powf" else "%a"
    found = texts(f"""(%a: {shape}) -> {shape} {{
      %0 = math.{op} {operands} : {shape}
      return %0 : {shape}
    }}""")
    assert f"math.{op}" in found


def test_a_clamp_is_a_minimum_and_a_maximum() -> None:
    found = texts("""(%a: f16, %b: f16, %c: f16) -> f16 {
      %0 = math.clampf %a to [%b, %c] fastmath<nnan> : f16
      return %0 : f16
    }""")
    assert "arith.minimumf %arg0, %arg2 fastmath<nnan>" in found
    assert "arith.maximumf %0, %arg1 fastmath<nnan>" in found
