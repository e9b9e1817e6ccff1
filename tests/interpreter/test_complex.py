"""Complex numbers mean what compiled code makes of them."""

from __future__ import annotations

import cmath
import math
import random

import numpy as np
import pytest

import bridge
from tests.interpreter.judged import interpret

_PARTS = [0.0, -0.0, 1.0, -2.5, 1e300, 5e-324, math.inf, -math.inf, math.nan]
_NUMBERS = [complex(x, y) for x in _PARTS for y in _PARTS]


def _binary(op: str, part: str = "f64", result: str = "") -> str:
    ty = f"complex<{part}>"
    return f"""
    func.func @f(%a: {ty}, %b: {ty}) -> {result or ty} {{
      %r = complex.{op} %a, %b : {ty}
      return %r : {result or ty}
    }}
    """


def _unary(op: str, part: str = "f64") -> str:
    ty = f"complex<{part}>"
    result = part if op in ("abs", "angle", "re", "im") else ty
    return f"""
    func.func @f(%a: {ty}) -> {result} {{
      %r = complex.{op} %a : {ty}
      return %r : {result}
    }}
    """


def _same(found: object, wanted: object) -> bool:
    """Whether two numbers have the same parts, signs of zeros included."""
    pairs = [(complex(z).real, complex(z).imag) for z in (found, wanted)]  # type: ignore[call-overload]
    return all(
        (math.isnan(a) and math.isnan(b))
        or (a == b and math.copysign(1, a) == math.copysign(1, b))
        for a, b in zip(*pairs, strict=True)
    )


def _chosen(seed: int) -> list[complex]:
    draw = random.Random(seed)
    return [complex(draw.gauss(0, 3), draw.gauss(0, 3)) for _ in range(60)]


@pytest.mark.parametrize("op", ["add", "sub", "mul", "div"])
@pytest.mark.parametrize("part", ["f32", "f64"])
def test_arithmetic_is_that_of_compiled_code(op: str, part: str) -> None:
    module = bridge.parse(_binary(op, part))
    compiled = bridge.compile(module)["f"]
    draw = random.Random(2)
    for a in [*_NUMBERS, *_chosen(1)]:
        for b in [*draw.sample(_NUMBERS, 6), *draw.sample(_chosen(3), 2)]:
            if part == "f32":
                with np.errstate(all="ignore"):
                    a, b = complex(np.complex64(a)), complex(np.complex64(b))
            (found,) = bridge.interpret(module, "f", a, b)
            assert _same(found, compiled(a, b)), (a, b, found, compiled(a, b))


@pytest.mark.parametrize("op", ["eq", "neq"])
def test_comparisons_are_those_of_compiled_code(op: str) -> None:
    module = bridge.parse(_binary(op, result="i1"))
    compiled = bridge.compile(module)["f"]
    for a in _NUMBERS:
        for b in (a, 1 - 2.5j, complex(math.nan, 1)):
            assert bridge.interpret(module, "f", a, b) == (compiled(a, b),)


@pytest.mark.parametrize("op", ["neg", "conj", "re", "im"])
def test_parts_and_signs_are_those_of_compiled_code(op: str) -> None:
    module = bridge.parse(_unary(op))
    compiled = bridge.compile(module)["f"]
    for a in _NUMBERS:
        assert _same(bridge.interpret(module, "f", a)[0], compiled(a)), a


@pytest.mark.parametrize("part", ["f32", "f64"])
@pytest.mark.parametrize(
    "op",
    [
        *("abs", "angle", "cos", "exp", "expm1", "log", "log1p", "rsqrt", "sign"),
        *("sin", "sqrt", "tan", "tanh"),
    ],
)
def test_functions_are_near_those_of_compiled_code(op: str, part: str) -> None:
    module = bridge.parse(_unary(op, part))
    compiled = bridge.compile(module)["f"]
    tolerance = 1e-12 if part == "f64" else 2e-5
    for a in _chosen(4):
        (found,) = bridge.interpret(module, "f", a)
        assert cmath.isclose(found, compiled(a), rel_tol=tolerance), a  # type: ignore[arg-type]


@pytest.mark.parametrize("op", ["pow", "atan2"])
def test_functions_of_two_numbers_are_near_those_of_compiled_code(op: str) -> None:
    module = bridge.parse(_binary(op))
    compiled = bridge.compile(module)["f"]
    for a, b in zip(_chosen(5), _chosen(6), strict=True):
        (found,) = bridge.interpret(module, "f", a, b)
        wanted = compiled(a, b)
        assert cmath.isclose(found, wanted, rel_tol=1e-10), (a, b)  # type: ignore[arg-type]


def test_a_number_to_the_power_of_an_integer_is_near() -> None:
    text = """
    func.func @f(%a: complex<f64>, %n: i32) -> complex<f64> {
      %r = complex.powi %a, %n : complex<f64>, i32
      return %r : complex<f64>
    }
    """
    module = bridge.parse(text)
    compiled = bridge.compile(module)["f"]
    for a in [0j, *_chosen(7)]:
        for n in (0, 1, -2, 5):
            if a == 0 and n < 0:
                continue
            (found,) = bridge.interpret(module, "f", a, n)
            assert cmath.isclose(found, compiled(a, n), rel_tol=1e-10), (a, n)  # type: ignore[arg-type]


def test_a_constant_is_made_of_its_parts() -> None:
    text = """
    func.func @f() -> (complex<f32>, i64) {
      %c = complex.constant [1.5 : f32, -0.0 : f32] : complex<f32>
      %b = complex.bitcast %c : complex<f32> to i64
      return %c, %b : complex<f32>, i64
    }
    """
    number, bits = interpret(text)
    assert _same(number, complex(1.5, -0.0))
    assert bits == -(1 << 63) | 0x3FC00000


def test_each_step_of_a_product_is_rounded_to_the_format() -> None:
    (found,) = interpret(_binary("mul", "f16"), 1.001953125 + 0j, 1.001953125 + 0j)
    assert found == complex(np.float16(1.001953125) * np.float16(1.001953125), 0)


def test_poison_in_a_part_is_poison() -> None:
    text = """
    func.func @f(%a: f32) -> i1 {
      %p = ub.poison : f32
      %z = complex.create %a, %p : complex<f32>
      %n = complex.neg %z : complex<f32>
      %r = complex.re %n : complex<f32>
      %c = arith.cmpf oeq, %r, %a : f32
      return %c : i1
    }
    """
    with pytest.raises(bridge.Trap, match="poison"):
        interpret(text, 1.0)
