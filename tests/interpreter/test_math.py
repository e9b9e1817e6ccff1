"""math means what its documents say: exact where it is exact, compiled code beside."""

from __future__ import annotations

import math
import struct

import numpy as np
import pytest

import bridge
from tests.interpreter.judged import interpret, traps

_SPECIAL = [0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 2.5, -1.5, 3.5, math.inf, -math.inf]
_CHOSEN = [*_SPECIAL, math.nan, 1e-300, 1e300, -700.25, 710.5]


def _function(op: str, ty: str = "f64", result: str = "") -> str:
    return f"""
    func.func @f(%a: {ty}) -> {result or ty} {{
      %r = math.{op} %a : {ty}
      return %r : {result or ty}
    }}
    """


def _random(count: int) -> list[float]:
    data = np.random.default_rng(1).bytes(8 * count)
    return list(struct.unpack(f"<{count}d", data))


def _close(found: object, wanted: float, tolerance: float) -> None:
    assert isinstance(found, float)
    if math.isnan(wanted):
        assert math.isnan(found)
        return
    assert math.isclose(found, wanted, rel_tol=tolerance)
    assert math.copysign(1.0, found) == math.copysign(1.0, wanted)


@pytest.mark.parametrize(
    "op", ["absf", "ceil", "floor", "trunc", "round", "roundeven", "sqrt"]
)
def test_exact_functions_are_those_of_compiled_code(op: str) -> None:
    module = bridge.parse(_function(op))
    compiled = bridge.compile(module)["f"]
    for x in [*_CHOSEN, *_random(50)]:
        _close(bridge.interpret(module, "f", x)[0], compiled(x), 0.0)


@pytest.mark.parametrize(
    "op",
    [
        *("acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "cos", "cosh"),
        *("erf", "erfc", "exp", "exp2", "expm1", "log", "log10", "log1p", "log2"),
        *("sin", "sinh", "tan", "tanh", "rsqrt"),
    ],
)
def test_other_functions_are_near_those_of_compiled_code(op: str) -> None:
    module = bridge.parse(_function(op))
    compiled = bridge.compile(module)["f"]
    for x in [*_CHOSEN, *_random(50)]:
        # Upstream's expansion, exp(x) - 1, makes zero of what is small.
        if op == "expm1" and abs(x) < 0.1:
            continue
        _close(bridge.interpret(module, "f", x)[0], compiled(x), 1e-14)


def test_a_power_is_that_of_c() -> None:
    text = """
    func.func @f(%a: f64, %b: f64) -> f64 {
      %r = math.powf %a, %b : f64
      return %r : f64
    }
    """
    module = bridge.parse(text)
    compiled = bridge.compile(module)["f"]
    for a in _SPECIAL:
        for b in [*_SPECIAL, 3.0, -3.0, 1e300, math.nan]:
            _close(bridge.interpret(module, "f", a, b)[0], compiled(a, b), 1e-14)


def test_fma_rounds_once() -> None:
    text = """
    func.func @f(%a: f64, %b: f64, %c: f64) -> f64 {
      %r = math.fma %a, %b, %c : f64
      return %r : f64
    }
    """
    module = bridge.parse(text)
    compiled = bridge.compile(module)["f"]
    small = 1.0 + 2.0**-30
    assert interpret(text, small, small, -1.0 - 2.0**-29) == (2.0**-60,)
    numbers = [*_SPECIAL, *_random(40)]
    for a, b, c in zip(numbers, numbers[3:], numbers[7:], strict=False):
        _close(bridge.interpret(module, "f", a, b, c)[0], compiled(a, b, c), 0.0)


def test_classes_of_floats_are_told() -> None:
    text = """
    func.func @f(%a: f32) -> (i1, i1, i1, i1) {
      %n = math.isnan %a : f32
      %i = math.isinf %a : f32
      %f = math.isfinite %a : f32
      %o = math.isnormal %a : f32
      return %n, %i, %f, %o : i1, i1, i1, i1
    }
    """
    assert interpret(text, math.nan) == (True, False, False, False)
    assert interpret(text, -math.inf) == (False, True, False, False)
    assert interpret(text, 1e-40) == (False, False, True, False)
    assert interpret(text, 2.0**-126) == (False, False, True, True)
    assert interpret(text, 0.0) == (False, False, True, False)


@pytest.mark.parametrize("op", ["ctlz", "cttz", "ctpop", "absi"])
def test_bits_are_counted_as_compiled_code_counts_them(op: str) -> None:
    module = bridge.parse(_function(op, "i32"))
    compiled = bridge.compile(module)["f"]
    for n in [0, 1, -1, 6, 2**31 - 1, -(2**31), 0x10000]:
        assert bridge.interpret(module, "f", n) == (compiled(n),)


def test_an_integer_power_divides_where_its_exponent_is_negative() -> None:
    text = """
    func.func @f(%a: i8, %n: i8) -> i8 {
      %r = math.ipowi %a, %n : i8
      return %r : i8
    }
    """
    assert interpret(text, 3, 5) == (243 - 256,)
    assert [interpret(text, a, -3) for a in (1, -1, 2)] == [(1,), (-1,), (0,)]
    traps(text, "division by zero", 0, -1)


def test_an_integer_exponent_decides_the_sign() -> None:
    text = """
    func.func @f(%a: f32, %n: i32) -> f32 {
      %r = math.fpowi %a, %n : f32, i32
      return %r : f32
    }
    """
    assert interpret(text, -2.0, 3) == (-8.0,)
    assert interpret(text, -2.0, -2) == (0.25,)
    assert interpret(text, -0.0, -1) == (-math.inf,)
    assert interpret(text, math.nan, 0) == (1.0,)


def test_two_results_and_vectors() -> None:
    text = """
    func.func @f(%a: f32, %v: vector<3xf32>) -> (f32, f32, vector<3xf32>, f32) {
      %s, %c = math.sincos %a : f32
      %r = math.floor %v : vector<3xf32>
      %k = math.clampf %a to [%c, %s] : f32
      return %s, %c, %r, %k : f32, f32, vector<3xf32>, f32
    }
    """
    sine, cosine, floors, _ = interpret(text, 0.0, [1.5, -0.5, 2.0])
    assert (sine, cosine) == (0.0, 1.0)
    np.testing.assert_array_equal(floors, [1.0, -1.0, 2.0])
