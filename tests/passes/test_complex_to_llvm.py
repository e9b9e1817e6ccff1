"""Complex numbers as structs of llvm, beside upstream's and by what they compute."""

from __future__ import annotations

import math
from itertools import product

import pytest

import bridge
from tests.passes.test_native import both

PROGRAM = """
func.func @f(%a: f32, %b: f32, %c: f32, %d: f32) -> (f32, f32, f32) {
  %x = complex.create %a, %b : complex<f32>
  %y = complex.create %c, %d : complex<f32>
  %z = complex.constant [2.0 : f32, -1.0 : f32] : complex<f32>
  %0 = complex.add %x, %y fastmath<nnan> : complex<f32>
  %1 = complex.mul %0, %z : complex<f32>
  %2 = complex.sub %1, %y : complex<f32>
  %3 = complex.abs %2 : complex<f32>
  %4 = complex.re %2 : complex<f32>
  %5 = complex.im %2 : complex<f32>
  return %3, %4, %5 : f32, f32, f32
}"""

QUOTIENT = """
func.func @f(%a: f64, %b: f64, %c: f64, %d: f64) -> (f64, f64) {
  %x = complex.create %a, %b : complex<f64>
  %y = complex.create %c, %d : complex<f64>
  %q = complex.div %x, %y : complex<f64>
  %0 = complex.re %q : complex<f64>
  %1 = complex.im %q : complex<f64>
  return %0, %1 : f64, f64
}"""

RANGES = ["none", "basic", "improved"]
PASSES = [
    "convert-complex-to-llvm",
    *(f"convert-complex-to-llvm{{complex-range={one}}}" for one in RANGES),
]


@pytest.mark.parametrize("name", PASSES)
@pytest.mark.parametrize("text", [PROGRAM.replace("mul", "sub"), QUOTIENT])
def test_a_conversion_makes_what_upstreams_makes(name: str, text: str) -> None:
    ours, theirs = both(name, text)
    assert bridge.format(ours, debuginfo=True) == bridge.format(theirs, debuginfo=True)


def lowered(text: str, range_: str) -> bridge.Operation:
    module = bridge.parse(text)
    pipeline = f"convert-complex-to-llvm{{complex-range={range_}}}"
    bridge.run_passes(module, pipeline, engine="native")
    assert {op.dialect for op in module.walk()} == {"builtin", "func", "llvm"}
    return module


def test_sums_and_products_are_what_they_were() -> None:
    before, after = bridge.parse(PROGRAM), lowered(PROGRAM, "basic")
    for given in product((-1.5, 0.0, 2.0), repeat=4):
        wanted = bridge.interpret(before, "f", *given)
        found = bridge.interpret(after, "f", *given)
        assert found == pytest.approx(wanted, rel=1e-6)


@pytest.mark.parametrize("range_", RANGES)
def test_quotients_are_what_they_were(range_: str) -> None:
    before, after = bridge.parse(QUOTIENT), lowered(QUOTIENT, range_)
    for given in product((-1.5, 2.0, 0.25), repeat=4):
        wanted = bridge.interpret(before, "f", *given)
        found = bridge.interpret(after, "f", *given)
        assert found == pytest.approx(wanted, rel=1e-12)


def test_quotients_of_a_great_range_are_infinite_or_nothing() -> None:
    after = lowered(QUOTIENT, "improved")
    inf = math.inf
    assert bridge.interpret(after, "f", 1.0, -1.0, 0.0, 0.0) == (inf, -inf)
    assert bridge.interpret(after, "f", 1.0, 2.0, inf, 1.0) == (0.0, 0.0)
    assert bridge.interpret(after, "f", inf, 1.0, 2.0, 0.0)[0] == inf
    assert bridge.interpret(after, "f", 1e300, 0.0, 1e300, 0.0) == (1.0, 0.0)


def test_parts_of_what_was_made_of_parts_are_these() -> None:
    module = bridge.parse(
        """func.func @f(%a: f32, %x: complex<f32>) -> (f32, f32, complex<f32>) {
          %c = complex.create %a, %a : complex<f32>
          %0 = complex.re %c : complex<f32>
          %k = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
          %1 = complex.im %k : complex<f32>
          %2 = complex.re %x : complex<f32>
          %3 = complex.im %x : complex<f32>
          %4 = complex.create %2, %3 : complex<f32>
          return %0, %1, %4 : f32, f32, complex<f32>
        }"""
    )
    bridge.run_passes(module, "canonicalize", engine="native")
    assert "return %arg0, %cst, %arg1" in str(module)


def test_a_range_that_there_is_not_is_told() -> None:
    module = bridge.parse(QUOTIENT)
    with pytest.raises(bridge.PassFailed, match="no such range great"):
        bridge.run_passes(
            module, "convert-complex-to-llvm{complex-range=great}", engine="native"
        )
