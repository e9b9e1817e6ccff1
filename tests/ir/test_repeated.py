"""`bridge.ir.repeated`: what a tuple of as many items does, without the items."""

from __future__ import annotations

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridge
from bridge.ir.repeated import Repeated

INDICES = st.integers(-6, 6)
NONE_OR_INDEX = st.none() | INDICES


@given(st.integers(0, 5), st.integers(0, 5), st.integers(0, 1), st.integers(0, 1))
def test_it_equals_what_has_the_same_items(
    one: int, other: int, first: int, second: int
) -> None:
    same = (first,) * one == (second,) * other
    assert (Repeated(first, one) == (second,) * other) is same
    assert ([second] * other == Repeated(first, one)) is same
    assert (Repeated(first, one) == Repeated(second, other)) is same


@given(st.integers(0, 5), NONE_OR_INDEX, NONE_OR_INDEX, st.sampled_from([None, -2, 1]))
def test_a_part_of_it_is_as_long_as_of_a_tuple(
    times: int, start: int | None, stop: int | None, step: int | None
) -> None:
    part = Repeated("a", times)[start:stop:step]
    assert part == (("a",) * times)[start:stop:step]
    assert list(part) == [*(("a",) * times)[start:stop:step]]


@given(st.integers(0, 5), INDICES)
def test_an_index_outside_is_refused(times: int, index: int) -> None:
    found = Repeated("a", times)
    if -times <= index < times:
        assert found[index] == "a"
    else:
        with pytest.raises(IndexError):
            found[index]


def test_its_number_may_be_any() -> None:
    found = Repeated("a", 1 << 70)
    assert len(found) == sys.maxsize
    assert found[1 << 69] == "a"
    assert "a" in found
    assert "b" not in found
    assert found != ("a", "a")
    assert repr(found) == f"Repeated('a', {1 << 70})"


HUGE = {
    "operands": (
        "tensor.from_elements %a : tensor<2147483648xf32>",
        "number of operands and types do not match: got 1 operands and 2147483648",
    ),
    "results": (
        "vector.to_elements %v : vector<100000000xf32>",
        "cannot have 100000000 results",
    ),
    "results in generic form": (
        '"vector.to_elements"(%v) : (vector<100000000xf32>) -> f32',
        "shaped type 'source' matches 'elements' element count and types",
    ),
    "elements of a splat": (
        '"memref.transpose"(%a) <{permutation = dense<1> : vector<4611686018427387904'
        "xi32>}> : (f32) -> f32",
        "memref.transpose",
    ),
    "types inside types": (
        "llvm.mlir.undef : !t39",
        "types that hold more than 1048576 others are not read",
    ),
}


@pytest.mark.parametrize("name", HUGE)
def test_a_short_text_cannot_ask_for_all_memory(name: str) -> None:
    line, message = HUGE[name]
    doubled = [f"!t{n + 1} = !llvm.struct<(!t{n}, !t{n})>\n" for n in range(39)]
    aliases = "".join(["!t0 = !llvm.struct<(i32)>\n", *doubled]) if "!t" in line else ""
    text = f"""{aliases}func.func @f(%a: f32, %v: vector<100000000xf32>) {{
      %0 = {line}
      return
    }}"""
    with pytest.raises(bridge.Error, match=message):
        bridge.verify(bridge.parse(text))
