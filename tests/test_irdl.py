"""Dialects by irdl: what they define is verified in upstream's words, and travels."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bridge
from bridge import define, irdl
from bridge.ods import rows

DEFINED = """
irdl.dialect @drawn {
  irdl.attribute @mark {
    %0 = irdl.any
    irdl.parameters(of: %0)
  }
  irdl.type @pair {
    %0 = irdl.any
    %1 = irdl.any
    irdl.parameters(first: %0, second: %1)
  }
  irdl.operation @same {
    %0 = irdl.any
    %1 = irdl.parametric @drawn::@pair<%0, %0>
    irdl.operands(pair: %1)
    irdl.results(one: optional %0, others: variadic %0)
  }
  irdl.operation @marked {
    %0 = irdl.base @drawn::@mark
    %1 = irdl.is i32
    %2 = irdl.all_of(%1, %1)
    irdl.attributes {"mark" = %0, "kind" = %2}
  }
  irdl.operation @around {
    %0 = irdl.is index
    %1 = irdl.region(%0) with size 1
    irdl.regions(body: %1)
  }
}
"""


@pytest.fixture(autouse=True)
def loaded() -> Iterator[None]:
    assert irdl.load(bridge.parse(DEFINED)) == ["drawn"]
    yield
    define.forget("drawn")
    assert "drawn" not in rows.dialects()


def fault_of(line: str) -> str:
    """The first diagnostic of an op in a function of a pair and an index."""
    text = f"func.func @f(%p: !drawn.pair<i32, i32>, %i: index) {{\n{line}\n return\n}}"
    module = bridge.parse(text)
    try:
        bridge.verify(module)
    except bridge.Invalid as fault:
        return fault.diagnostics[0].message
    assert str(bridge.parse(str(module))) == str(module)
    return ""


SAME = (
    '"drawn.same"(%p) {resultSegmentSizes = array<i32: 1, 0>} : (!drawn.pair<i32, i32>)'
)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (f"%0 = {SAME} -> i32", ""),
        (f"%0 = {SAME} -> f32", "expected 'i32' but got 'f32'"),
        (f"{SAME} -> ()", "must be equal to the number of results"),
        (f"%0 = {SAME} -> i32".replace("1, 0", "0, -1"), "non-negative values"),
        (f"%0 = {SAME} -> i32".replace("1, 0", "2, 0"), "must be equal to 0 or 1"),
        (f"%0 = {SAME} -> i32".replace("1, 0", "1"), "must have 2 elements, but got 1"),
        (f"%0 = {SAME} -> i32".replace("i32: 1", "i64: 1"), "a dense i32 array"),
        (
            '"drawn.same"(%p) : (!drawn.pair<i32, i32>) -> ()',
            "'resultSegmentSizes' attribute is expected but not provided",
        ),
        (
            '"drawn.same"(%i) {resultSegmentSizes = array<i32: 0, 0>} : (index) -> ()',
            "expected base type 'drawn.pair' but got 'index'",
        ),
        ('"drawn.same"() : () -> ()', "op expects exactly 1 operands, but got 0"),
        ('"drawn.marked"() {mark = #drawn.mark<1>, kind = i32} : () -> ()', ""),
        (
            '"drawn.marked"() {mark = i32, kind = i32} : () -> ()',
            "expected base attribute 'drawn.mark' but got 'builtin.type'",
        ),
        (
            '"drawn.marked"() {mark = #drawn.mark<1>, kind = i8} : () -> ()',
            "expected 'i32' but got 'i8'",
        ),
        (
            '"drawn.marked"() {mark = #drawn.mark<1>} : () -> ()',
            'attribute "kind" is expected but not provided',
        ),
        ('"drawn.around"() : () -> ()', "expected 1 but got 0"),
        ('"drawn.around"() ({}) : () -> ()', "to have 1 block(s) but got 0"),
    ],
)
def test_an_op_is_verified_in_upstreams_words(line: str, fault: str) -> None:
    found = fault_of(line)
    assert fault in found
    assert bool(fault) == bool(found)


def test_a_dialect_that_is_there_is_not_loaded_again() -> None:
    with pytest.raises(TypeError, match=r"there is a class of drawn.mark already"):
        irdl.load(bridge.parse(DEFINED))


def test_passes_of_upstream_run_over_it_and_it_comes_back() -> None:
    module = bridge.parse("""
        func.func @f(%p: !drawn.pair<i32, i32>) -> i32 {
          %c = arith.constant 1 : i32
          %d = arith.addi %c, %c : i32
          %0 = "drawn.same"(%p) {resultSegmentSizes = array<i32: 1, 0>}
            : (!drawn.pair<i32, i32>) -> i32
          %1 = arith.addi %0, %d : i32
          return %1 : i32
        }""")
    bridge.run_passes(module, "canonicalize", engine="upstream")
    bridge.verify(module)
    assert "arith.constant 2" in str(module)
    assert "!drawn.pair<i32, i32>" in str(module)
