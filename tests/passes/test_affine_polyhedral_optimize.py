"""Nests that are scheduled anew do what they did."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge import analysis
from bridge.dialects import affine
from bridge.errors import PassFailed
from bridge.fuzz.nests import nest_text
from bridge.ir.core import Operation
from tests.passes.test_affine_loops import memory_after, parsed, run

OPTIMIZE = "affine-polyhedral-optimize"

MATMUL = """
func.func @f(%a: memref<9x7xf64>, %b: memref<7x8xf64>, %c: memref<9x8xf64>) {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 7 {
        %x = affine.load %a[%i, %k] : memref<9x7xf64>
        %y = affine.load %b[%k, %j] : memref<7x8xf64>
        %z = affine.load %c[%i, %j] : memref<9x8xf64>
        %p = arith.mulf %x, %y : f64
        %s = arith.addf %z, %p : f64
        affine.store %s, %c[%i, %j] : memref<9x8xf64>
      }
    }
  }
  return
}"""

SEIDEL = """
func.func @f(%a: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xf64>
  %m = memref.dim %a, %c1 : memref<?x?xf64>
  affine.for %t = 0 to 4 {
    affine.for %i = 1 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
      affine.for %j = 1 to affine_map<()[s0] -> (s0 - 1)>()[%m] {
        %0 = affine.load %a[%i, %j - 1] : memref<?x?xf64>
        %1 = affine.load %a[%i, %j + 1] : memref<?x?xf64>
        %2 = affine.load %a[%i - 1, %j] : memref<?x?xf64>
        %3 = arith.addf %0, %1 : f64
        %4 = arith.addf %3, %2 : f64
        affine.store %4, %a[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}"""

TWO = """
func.func @f(%a: memref<30xf64>, %b: memref<30xf64>, %c: memref<30xf64>) {
  %two = arith.constant 2.0 : f64
  affine.for %i = 0 to 30 {
    %x = affine.load %a[%i] : memref<30xf64>
    %y = arith.mulf %x, %two : f64
    affine.store %y, %b[%i] : memref<30xf64>
  }
  %unused = arith.addf %two, %two : f64
  affine.for %i = 0 to 30 {
    %x = affine.load %b[%i] : memref<30xf64>
    %y = arith.addf %x, %two : f64
    affine.store %y, %c[%i] : memref<30xf64>
  }
  return
}"""


def interpreted(module: Operation, *shapes: tuple[int, ...]) -> list[np.ndarray]:
    """The arrays after a run on what is the same each time."""
    random = np.random.default_rng(5)
    arrays = [random.integers(-4, 5, shape).astype(np.float64) for shape in shapes]
    bridge.interpret(module, "f", *arrays)
    return arrays


def loops(module: Operation) -> list[affine.ForOp]:
    return list(module.walk(affine.ForOp))


@pytest.mark.parametrize("options", ["", "tile-size=4", "fuse=min tile-size=3"])
def test_a_product_walks_along_rows(options: str) -> None:
    made, told = run(MATMUL, f"{OPTIMIZE}{{distinct-arguments {options}}}")
    shapes = ((9, 7), (7, 8), (9, 8))
    for ours, before in zip(
        interpreted(made, *shapes), interpreted(parsed(MATMUL), *shapes), strict=True
    ):
        assert (ours == before).all()
    assert any("is scheduled anew" in one for one in told)
    inner = loops(made)[-1]
    (store,) = (op for op in inner.walk() if isinstance(op, affine.StoreOp))
    assert store.indices[-1] is inner.body.arguments[0]
    assert len(loops(made)) == (6 if "tile" in options else 3)


def test_arguments_that_may_be_one_memory_stay_as_they_are() -> None:
    made, told = run(MATMUL, OPTIMIZE)
    assert str(made) == str(parsed(MATMUL))
    assert "may be the same memory" in told[0] or "is not scheduled anew" in told[0]


@pytest.mark.parametrize("fuse", ["max", "min"])
def test_a_stencil_in_place_is_skewed(fuse: str) -> None:
    made, _ = run(SEIDEL, f"{OPTIMIZE}{{fuse={fuse} tile-size=2}}")
    for shape in ((6, 7), (3, 3), (2, 2), (9, 4)):
        (ours,) = interpreted(made, shape)
        (before,) = interpreted(parsed(SEIDEL), shape)
        assert (ours == before).all()


def test_what_is_pure_between_nests_does_not_keep_them_apart() -> None:
    text = TWO
    scop = analysis.scop(loops(parsed(text)), distinct_arguments=True)
    assert isinstance(scop, analysis.Scop)
    assert [len(one.accesses) for one in scop.statements] == [2, 2]
    schedule = analysis.new_schedule(scop)
    assert not isinstance(schedule, analysis.Unknown)
    made, _ = run(text, f"{OPTIMIZE}{{distinct-arguments fuse=max}}")
    shapes = ((30,), (30,), (30,))
    for ours, before in zip(
        interpreted(made, *shapes), interpreted(parsed(text), *shapes), strict=True
    ):
        assert (ours == before).all()


def test_what_carries_values_is_left_with_a_remark() -> None:
    text = """
    func.func @f(%a: memref<8xf64>, %x: f64) -> f64 {
      %s = affine.for %i = 0 to 8 iter_args(%p = %x) -> f64 {
        %v = affine.load %a[%i] : memref<8xf64>
        %q = arith.addf %p, %v : f64
        affine.yield %q : f64
      }
      return %s : f64
    }"""
    made, told = run(text, OPTIMIZE)
    assert str(made) == str(parsed(text))
    assert "carries values on" in told[0]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("func.call @g() : () -> ()", "may do anything to memory"),
        (
            """%v = affine.load %a[%i] : memref<8xf64>
            affine.for %j = 0 to 8 { affine.store %v, %a[%j] : memref<8xf64> }""",
            "uses what another statement computes",
        ),
    ],
)
def test_what_has_no_other_order_is_left(body: str, reason: str) -> None:
    text = f"""
    func.func private @g()
    func.func @f(%a: memref<8xf64>) {{
      affine.for %i = 0 to 8 {{
        {body}
        %w = affine.load %a[%i] : memref<8xf64>
        affine.store %w, %a[%i] : memref<8xf64>
      }}
      return
    }}"""
    made, told = run(text, OPTIMIZE)
    assert str(made) == str(parsed(text))
    assert reason in told[0]


@pytest.mark.parametrize(
    ("options", "fault"),
    [("fuse=all", "fuse is one of"), ("tile-size=-1", "sizes are not negative")],
)
def test_wrong_options_are_told(options: str, fault: str) -> None:
    with pytest.raises(PassFailed, match=fault):
        run(MATMUL, f"{OPTIMIZE}{{{options}}}")


@pytest.mark.parametrize("options", ["fuse=max", "fuse=min tile-size=2", ""])
def test_random_nests_do_the_same_in_another_order(options: str) -> None:
    # Others keep isl busy until its time is over.
    for seed in (1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 18, 20, 23):
        text = nest_text(seed)
        before = parsed(text)
        after, _ = run(text, f"{OPTIMIZE}{{{options}}}")
        for symbol in (-2, 0, 3):
            assert memory_after(after, symbol) == memory_after(before, symbol), seed


def test_an_empty_list_of_nests_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no nest"):
        analysis.scop([])
