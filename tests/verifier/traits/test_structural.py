"""Where an operation may stand, and what its regions are made of."""

from __future__ import annotations

import pytest

import bridge
from bridge.errors import Invalid
from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.core import Operation
from bridge.ir.types import I32, I64
from bridge.verifier import verify
from tests.oracles.verdicts import emitted, emitted_by_reference, first

WRONG = {
    "func.func @f() {\n  func.return\n  func.return\n}": (
        "'func.return' op must be the last operation in the parent block"
    ),
    '"func.return"() : () -> ()': "'func.return' op expects parent op 'func.func'",
    '"scf.yield"() : () -> ()': (
        "expects parent op to be one of 'scf.execute_region, scf.for, scf.if, "
        "scf.index_switch, scf.while'"
    ),
    "emitc.get_field @a : i32": "expects ancestor op 'emitc.class'",
    '"builtin.module"() ({\n^bb0(%a: i32):\n}) : () -> ()': (
        "region should have no arguments"
    ),
    '%c = "t.c"() : () -> i1\n"scf.if"(%c) ({\n^bb0(%a: i32):\n  scf.yield\n}, {\n}) '
    ": (i1) -> ()": "region #0 should have no arguments",
    '"builtin.module"() ({\n"t.a"()[^bb1] : () -> ()\n^bb1:\n"t.b"() : () -> ()\n}) '
    ": () -> ()": "expects region #0 to have 0 or 1 blocks",
    '%c = "t.c"() : () -> i1\n"scf.if"(%c) ({\n^bb0:\n}, {\n}) : (i1) -> ()': (
        "expects a non-empty block"
    ),
    '%c = "t.c"() : () -> i1\n"scf.if"(%c) ({\n"t.x"() : () -> ()\n}, {\n}) '
    ": (i1) -> ()": "expects regions to end with 'scf.yield', found 't.x'",
    '%a = "t.c"() : () -> index\n"memref.alloc"(%a) {operandSegmentSizes = array<i32: '
    "0, 0>} : (index) -> memref<?xf32>": (
        "operand count (1) does not match with the total size (0) specified in "
        "attribute 'operandSegmentSizes'"
    ),
    '%a = "t.c"() : () -> index\n"memref.alloc"(%a) <{operandSegmentSizes = array<i32: '
    "2, -1>}> : (index) -> memref<?xf32>": (
        "'operandSegmentSizes' attribute cannot have negative elements"
    ),
    '%a = "t.c"() : () -> i32\nfunc.func @f() {\n"t.u"(%a) : (i32) -> ()\nreturn\n}': (
        "'t.u' op using value defined outside the region"
    ),
    '%a = "t.c"() : () -> i64\nfunc.func @f() -> i32 {\n"func.return"(%a) : '
    "(i64) -> ()\n}": "'func.return' op using value defined outside the region",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_stands_or_holds_what_it_may_not_is_blamed_as_upstream_does(
    text: str,
) -> None:
    assert WRONG[text] in first(text)
    assert emitted(text) == emitted_by_reference(text)


def test_sizes_of_groups_that_no_text_can_have_are_refused() -> None:
    module = bridge.parse('%a = "memref.alloc"() : () -> memref<4xf32>')
    (op,) = module.body
    for sizes, message in (
        (DenseArrayAttr.of(I32, [0]), "must have 2 elements, but got 1"),
        (DenseArrayAttr.of(I64, [0, 0]), "requires dense i32 array attribute"),
    ):
        op.set_property("operandSegmentSizes", sizes)
        with pytest.raises(Invalid, match=message):
            verify(module)
    op.set_property("operandSegmentSizes", None)
    verify(module)


def test_a_value_that_nothing_holds_is_not_inside() -> None:
    module = bridge.parse("func.func @f() { return }")
    loose = Operation("t.a", (), (I32,))
    module.body.last.body.insert_before(  # type: ignore[union-attr]
        module.body.last.body.last,  # type: ignore[union-attr, arg-type]
        Operation("t.b", loose.results),
    )
    with pytest.raises(Invalid, match="operation's operand is unlinked"):
        verify(module)
