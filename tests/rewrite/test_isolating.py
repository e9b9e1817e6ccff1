"""Regions that use what is outside are made to use arguments, or copies."""

from __future__ import annotations

import pytest

import bridge
from bridge.ir.core import Operation
from bridge.rewrite import Rewriter
from bridge.rewrite.isolating import isolate, values_from_outside

NESTED = """func.func @f(%a: i32) {
  %0 = "x.one"() : () -> i32
  %1 = "x.two"(%0) : (i32) -> i32
  "x.region"() ({
    "x.inner"() ({
      "x.use"(%a, %1) : (i32, i32) -> ()
    }) : () -> ()
  }) : () -> ()
  return
}"""


def region_in(text: str) -> tuple[Operation, Operation]:
    """A module, and the operation with the region in it."""
    module = bridge.parse(text, allow_unregistered=True)
    return module, next(op for op in module.walk() if op.name == "x.region")


def test_values_from_outside_are_those_of_regions_inside_as_well() -> None:
    _, op = region_in(NESTED)
    assert [str(v.type) for v in values_from_outside(op.regions[0])] == ["i32"] * 2


@pytest.mark.parametrize(
    ("copied", "wanted"),
    [
        ((), ["^bb0(%arg1: i32, %arg2: i32):", '"x.use"(%arg1, %arg2)']),
        (("x.two",), ['%2 = "x.two"(%arg2)', '"x.use"(%arg1, %2)']),
        (("x.one", "x.two"), ['"x.one"()', '"x.two"(%2)', '"x.use"(%arg1, %3)']),
    ],
)
def test_uses_in_regions_inside_are_replaced(
    copied: tuple[str, ...], wanted: list[str]
) -> None:
    module, op = region_in(NESTED)
    passed = isolate(op.regions[0], Rewriter(), lambda made: made.name in copied)
    assert len(passed) == (1 if len(copied) == 2 else 2)
    text = str(module)[str(module).index('"x.region"') :]
    assert not values_from_outside(op.regions[0])
    assert all(one in text for one in wanted)


def test_copies_come_after_what_they_use() -> None:
    _, op = region_in("""func.func @f() {
  %0 = "x.one"() : () -> i32
  %1 = "x.two"(%0) : (i32) -> i32
  "x.region"() ({
    "x.use"(%0, %1) : (i32, i32) -> ()
  }) : () -> ()
  return
}""")
    assert isolate(op.regions[0], Rewriter(), lambda made: True) == []
    names = [inner.name for inner in op.regions[0].blocks[0]]
    assert names == ["x.one", "x.two", "x.use"]
    bridge.verify(op)
