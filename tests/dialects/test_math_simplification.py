"""Powers of small known numbers, as roots and products."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings

import bridge
from bridge.dialects.complex import simplification as of_complex
from bridge.dialects.math.simplification import LARGEST, simplification_patterns
from bridge.errors import Trap
from tests.dialects.math_functions import Compute, around, floats, is_near, rewritten

EXPONENTS = range(-LARGEST - 1, LARGEST + 2)


def power(op: str, element: str, exponent: str, of: str = "") -> str:
    types = f"{element}, {of}" if of else element
    return f"""func.func @f(%x: {element}) -> {element} {{
      %y = arith.constant {exponent} : {of or element}
      %r = math.{op} %x, %y : {types}
      return %r : {element}
    }}"""


@cache
def simplified(text: str) -> tuple[Compute, Compute]:
    return around(text, simplification_patterns())


@pytest.mark.parametrize("exponent", [1.0, 2.0, 3.0, -1.0, 0.5, -0.5, 0.75])
@given(x=floats("f32"))
@settings(deadline=None, max_examples=40)
def test_powers_of_floats_are_near(exponent: float, x: float) -> None:
    before, after = simplified(power("powf", "f32", str(exponent)))
    assert is_near(after(np.float32(x)), before(np.float32(x)), 1e-6, 1e-37)


@pytest.mark.parametrize("exponent", [0, 1, 5, -1, -8])
@given(x=floats("f32"))
@settings(deadline=None, max_examples=40)
def test_powers_of_floats_by_integers_are_near(exponent: int, x: float) -> None:
    before, after = simplified(power("fpowi", "f32", str(exponent), "i32"))
    assert is_near(after(np.float32(x)), before(np.float32(x)), 2e-6, 1e-36)


@pytest.mark.parametrize("width", [1, 2, 3, 5, 8])
def test_powers_of_integers_are_the_same(width: int) -> None:
    least, end = -(1 << width - 1), 1 << width - 1
    for exponent in [n for n in EXPONENTS if least <= n < end]:
        text = power("ipowi", f"i{width}", str(exponent))
        before, after = bridge.parse(text), rewritten(text, simplification_patterns())
        for x in range(least, end):
            assert outcome(after, x) == outcome(before, x)


def outcome(module: bridge.Operation, x: int) -> object:
    try:
        return bridge.interpret(module, "f", x)
    except Trap:
        return "trap"


@pytest.mark.parametrize("x", [65536, 2**31 - 1, -(2**31) + 1, 0x10001])
def test_an_inverse_is_not_that_of_a_product_that_wraps_around(x: int) -> None:
    _, after = simplified(power("ipowi", "i32", "-2"))
    assert after(x) == 0


def test_powers_of_vectors_are_products_of_vectors() -> None:
    text = """func.func @f(%x: vector<4xf32>) -> vector<4xf32> {
      %y = arith.constant dense<-3> : vector<4xi32>
      %r = math.fpowi %x, %y : vector<4xf32>, vector<4xi32>
      return %r : vector<4xf32>
    }"""
    found = str(rewritten(text, simplification_patterns()))
    assert "arith.constant dense<1.000000e+00> : vector<4xf32>" in found
    assert found.count("arith.mulf") == 2
    assert "arith.divf %cst, %1" in found


@pytest.mark.parametrize(
    "text",
    [
        power("powf", "f32", "1.5"),
        power("fpowi", "f32", "9", "i32"),
        power("ipowi", "i32", "-9"),
        power("ipowi", "i1", "true").replace("true : i1", "true"),
        power("powf", "vector<2xf32>", "dense<[2.0, 3.0]>"),
    ],
)
def test_other_powers_stay(text: str) -> None:
    found = rewritten(text, simplification_patterns())
    assert str(found) == str(bridge.parse(text))


@pytest.mark.parametrize(
    ("exponent", "products", "quotients"), [(0, 0, 0), (3, 2, 0), (-2, 1, 1), (9, 0, 0)]
)
def test_powers_of_complex_numbers_are_products(
    exponent: int, products: int, quotients: int
) -> None:
    text = f"""func.func @f(%x: complex<f32>) -> complex<f32> {{
      %y = arith.constant {exponent} : i32
      %r = complex.powi %x, %y fastmath<nnan> : complex<f32>, i32
      return %r : complex<f32>
    }}"""
    found = str(rewritten(text, of_complex.simplification_patterns()))
    assert ("complex.powi" in found) == (abs(exponent) > LARGEST)
    assert found.count("complex.mul") == products
    assert found.count("complex.div") == quotients
    assert found.count("fastmath<nnan>") == products + quotients + (exponent == 9)
