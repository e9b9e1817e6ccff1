"""What an op's row has is replaced through its accessors."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from bridge import parse
from bridge.dialects import func
from bridge.dialects.arith import AddIOp, CmpIOp, ConstantOp, FastMathFlagsAttr, MulFOp
from bridge.dialects.cf.ops import SwitchOp
from bridge.dialects.memref import AllocOp, StoreOp
from bridge.dialects.vector import TransferReadOp
from bridge.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr, StringAttr
from bridge.ir.core import Operation
from bridge.ir.types import I32, I64
from bridge.op.base import Op

Found = TypeVar("Found", bound=Op)


def first(cls: type[Found], module: Operation) -> Found:
    return next(op for op in module.walk() if isinstance(op, cls))


ADD = """
%a = arith.constant 1 : i32
%b = arith.constant 2 : i32
%c = arith.addi %a, %a : i32
%p = arith.cmpi eq, %a, %b : i32
"""


def test_an_operand_is_replaced_and_its_uses_follow() -> None:
    module = parse(ADD)
    a, b = (op.result for op in module.walk() if isinstance(op, ConstantOp))
    add = first(AddIOp, module)
    add.rhs = b
    assert add.operands == (a, b)
    assert "arith.addi %c1_i32, %c2_i32 : i32" in str(module)


def test_an_attribute_is_replaced() -> None:
    module = parse("%a = arith.constant 1.0 : f32  %b = arith.mulf %a, %a : f32")
    multiply = first(MulFOp, module)
    assert multiply.fastmath is FastMathFlagsAttr("none")
    multiply.fastmath = FastMathFlagsAttr("fast")
    assert "arith.mulf %cst, %cst fastmath<fast> : f32" in str(module)


def test_a_word_is_stored_as_the_number_that_is_read_for_it() -> None:
    module = parse(ADD)
    compare = first(CmpIOp, module)
    compare.predicate = "sge"
    assert compare.properties["predicate"] is IntegerAttr(5, I64)
    assert compare.predicate == "sge"


def test_a_word_that_the_enum_lacks_is_refused() -> None:
    compare = first(CmpIOp, parse(ADD))
    with pytest.raises(ValueError, match="predicate is one of eq, ne, slt"):
        compare.predicate = "larger"
    assert compare.predicate == "eq"


ALLOC = """
func.func @f(%n: index, %m: index) {
  %0 = memref.alloc(%n)[%m] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
"""


def test_sizes_of_segments_follow_the_operands() -> None:
    module = parse(ALLOC)
    alloc = first(AllocOp, module)
    n, m = alloc.operands
    alloc.dynamic_sizes = (n, m, n)
    assert alloc.operands == (n, m, n, m)
    assert alloc.symbol_operands == (m,)
    sizes = alloc.properties["operandSegmentSizes"]
    assert sizes is DenseArrayAttr.of(I32, [3, 1])


@pytest.mark.parametrize("sizes", [IntegerAttr(1, I32), DenseArrayAttr.of(I32, [1])])
def test_where_sizes_are_wrong_no_segment_has_values(sizes: Attribute) -> None:
    alloc = first(AllocOp, parse(ALLOC))
    alloc.set_property("operandSegmentSizes", sizes)
    assert alloc.dynamic_sizes == alloc.symbol_operands == ()


def test_operands_without_written_sizes_are_replaced_where_they_stand() -> None:
    text = """
    func.func @f(%m: memref<?x?xf32>, %v: f32, %i: index, %j: index) {
      memref.store %v, %m[%i, %j] : memref<?x?xf32>
      return
    }
    """
    store = first(StoreOp, parse(text))
    value, memref, i, j = store.operands
    store.indices = (j, i)
    assert store.operands == (value, memref, j, i)


def test_an_optional_operand_comes_and_goes() -> None:
    text = """
    func.func @f(%m: memref<?xf32>, %p: f32, %i: index, %k: vector<4xi1>) {
      %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
      return
    }
    """
    module = parse(text)
    read = first(TransferReadOp, module)
    mask = read.parent_op
    assert mask is not None
    *_, flags = mask.body.arguments
    assert read.mask is None
    read.mask = flags
    assert read.mask is flags
    assert ", %arg3 : memref" in str(module)
    read.mask = None
    assert len(read.operands) == 3


def test_groups_keep_their_sizes() -> None:
    text = """
    func.func @f(%flag: i32, %a: i32) {
      cf.switch %flag : i32, [default: ^bb1, 1: ^bb1, 2: ^bb1]
    ^bb1: return
    }
    """
    switch = first(SwitchOp, parse(text))
    parent = switch.parent_op
    assert parent is not None
    flag, a = parent.body.arguments
    switch.case_operands = ((a,), (a, a))
    assert switch.case_operands == ((a,), (a, a))
    assert switch.operands == (flag, a, a, a)


def test_a_result_is_not_replaced() -> None:
    add = first(AddIOp, parse(ADD))
    with pytest.raises(AttributeError):
        add.result = add.result  # type: ignore[misc]


def test_setting_an_attribute_takes_what_constructors_take() -> None:
    f: Any = func.FuncOp("f", ([], []))
    f.function_type = ([I32], [I32])
    assert str(f.function_type) == "(i32) -> i32"
    f.sym_visibility = "private"
    assert f.sym_visibility == StringAttr("private")
    f.sym_visibility = None
    assert f.sym_visibility is None
    with pytest.raises(TypeError, match=r"func\.func: 'sym_name' must be str, not int"):
        f.sym_name = 3
