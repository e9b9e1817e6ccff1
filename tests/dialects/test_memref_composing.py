"""Parts of parts of memory become parts of the whole."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridge
from bridge.dialects import memref
from bridge.dialects.memref import composing
from bridge.rewrite import apply_greedily


def composed(text: str) -> bridge.Operation:
    """A program after its parts were composed."""
    module = bridge.parse(text)
    apply_greedily(module, composing.patterns())
    bridge.verify(module)
    return module


PARTS = """func.func @f(%m: memref<64xi32>, %i: index, %j: index) -> i32 {{
  %zero = arith.constant 0 : index
  %0 = memref.subview %m[{first}] [8] [{by}]
    : memref<64xi32> to memref<8xi32, strided<[{by}], offset: ?>>
  %1 = memref.subview %0[{second}] [2] [{then}]
    : memref<8xi32, strided<[{by}], offset: ?>>
    to memref<2xi32, strided<[{both}], offset: ?>>
  %2 = memref.load %1[%zero] : memref<2xi32, strided<[{both}], offset: ?>>
  return %2 : i32
}}"""


@given(
    by=st.integers(1, 4),
    then=st.integers(1, 3),
    i=st.integers(0, 9),
    j=st.integers(0, 3),
)
def test_a_part_of_a_part_is_the_same_memory(
    by: int, then: int, i: int, j: int
) -> None:
    text = PARTS.format(first="%i", second="%j", by=by, then=then, both=by * then)
    module = composed(text)
    (part,) = [op for op in module.walk() if isinstance(op, memref.SubViewOp)]
    assert part.source.defining_op is None
    data = np.arange(64, dtype=np.int32)
    arguments = (data, np.int64(i), np.int64(j))
    before = bridge.interpret(bridge.parse(text), "f", *arguments)
    assert bridge.interpret(module, "f", *arguments) == before


@pytest.mark.parametrize(
    ("first", "second", "wanted"),
    [("2", "%j", "s0 * 3 + 2"), ("%i", "2", "s0 + 6"), ("%i", "%j", "s0 + s1 * 3")],
)
def test_offsets_are_added_in_steps_of_the_outer_part(
    first: str, second: str, wanted: str
) -> None:
    text = PARTS.format(first=first, second=second, by=3, then=2, both=6)
    assert wanted in str(composed(text))


def test_a_part_of_fewer_dimensions_stays() -> None:
    text = """func.func @f(%m: memref<4x8xi32>)
    -> memref<2xi32, strided<[1], offset: 2>> {
  %0 = memref.subview %m[0, 0] [1, 8] [1, 1] : memref<4x8xi32> to memref<8xi32>
  %1 = memref.subview %0[2] [2] [1]
    : memref<8xi32> to memref<2xi32, strided<[1], offset: 2>>
  return %1 : memref<2xi32, strided<[1], offset: 2>>
}"""
    assert str(composed(text)).count("memref.subview") == 2
