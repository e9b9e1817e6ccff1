"""Classes of ops: what they list is what their rows have."""

from __future__ import annotations

import pytest

from bridge import parse
from bridge.dialects.arith import AddIOp, CmpIOp
from bridge.dialects.cf.ops import SwitchOp
from bridge.dialects.memref import AtomicRMWOp, GetGlobalOp
from bridge.dialects.scf import YieldOp
from bridge.ir.core import Operation
from bridge.ods import rows
from bridge.op.base import Op, Value, accessors
from bridge.op.registry import op_class

MODELLED = (
    *("affine", "arith", "bufferization", "builtin", "cf", "complex", "func", "index"),
    *("math", "memref", "scf", "tensor", "ub", "vector"),
)
TABLES = [table for table in map(rows.table, MODELLED) if table is not None]
OPS = [name for table in TABLES for name in table.names()]


@pytest.mark.parametrize("name", OPS)
def test_the_class_of_a_modelled_op_says_what_the_op_does(name: str) -> None:
    cls = op_class(name)
    assert cls is not None
    assert cls.__doc__ is not None
    assert cls.__doc__.partition("\n")[0].endswith(".")


def test_every_op_is_of_its_class_from_the_moment_it_is_made() -> None:
    text = "%c = arith.constant 1 : i8  %0 = arith.addi %c, %c overflow<nsw> : i8"
    constant, addition = parse(text).body
    for op in (addition, addition.clone(), Operation("arith.addi")):
        assert type(op) is op_class("arith.addi")
    assert type(constant) is op_class("arith.constant")
    assert type(Operation("unheard.of")) is Operation
    addition.name = "arith.muli"
    assert type(addition) is op_class("arith.muli")


def test_every_row_has_a_class_with_accessors() -> None:
    for dialect in sorted(rows.dialects()):
        table = rows.table(dialect)
        for name in table.data["ops"] if table is not None else ():
            cls = op_class(f"{dialect}.{name}")
            assert cls is not None, name
            assert cls.op_name == f"{dialect}.{name}"
            assert all(hasattr(cls, field) for field in accessors(cls.row))


def the_only(cls: type[Op], text: str) -> Op:
    (found,) = [op for op in parse(text).walk() if isinstance(op, cls)]
    return found


def test_a_name_that_every_operation_has_gets_an_underscore() -> None:
    text = "scf.execute_region -> i1 { %t = arith.constant true  scf.yield %t : i1 }"
    found = the_only(YieldOp, text)
    assert isinstance(found, YieldOp)
    assert found.results == ()
    assert found.results_ == found.operands


def test_an_attribute_called_as_the_op_gets_an_underscore() -> None:
    text = "memref.global @g : memref<f32>  %0 = memref.get_global @g : memref<f32>"
    found = the_only(GetGlobalOp, text)
    assert isinstance(found, GetGlobalOp)
    assert found.name == "memref.get_global"
    assert found.name_.root == "g"


def test_a_predicate_that_is_stored_as_a_number_is_given_as_a_word() -> None:
    text = "%c = arith.constant 1 : i8  %0 = arith.cmpi ult, %c, %c : i8"
    found = the_only(CmpIOp, text)
    assert isinstance(found, CmpIOp)
    assert found.predicate == "ult"


def test_the_words_of_an_enum_are_found_in_the_dialect_that_has_them() -> None:
    text = """
    func.func @f(%v: f32, %m: memref<f32>) {
      memref.atomic_rmw addf %v, %m[] : (f32, memref<f32>) -> f32
      return
    }
    """
    found = the_only(AtomicRMWOp, text)
    assert isinstance(found, AtomicRMWOp)
    assert found.kind == "addf"


def arguments_around(op: Operation) -> tuple[Value, ...]:
    parent = op.parent_op
    assert parent is not None
    return tuple(parent.body.arguments)


def test_operands_in_groups_are_given_in_groups() -> None:
    text = """
    func.func @f(%flag: i32, %a: i32, %b: i32) {
      cf.switch %flag : i32, [
        default: ^bb1(%a : i32), 1: ^bb2, 2: ^bb3(%a, %b : i32, i32)
      ]
    ^bb1(%0: i32): return
    ^bb2: return
    ^bb3(%1: i32, %2: i32): return
    }
    """
    found = the_only(SwitchOp, text)
    assert isinstance(found, SwitchOp)
    _, a, b = arguments_around(found)
    assert found.case_operands == ((), (a, b))
    assert found.default_operands == (a,)


def test_an_attribute_that_an_operation_was_made_without_has_its_default() -> None:
    constant = the_only(op_class("arith.constant") or Op, "arith.constant 1 : i8")
    made = Operation("arith.addi", [constant.result, constant.result], ())
    assert isinstance(made, AddIOp)
    assert str(made.overflow_flags) == "#arith.overflow<none>"


def test_a_class_cannot_list_what_its_row_lacks() -> None:
    with pytest.raises(TypeError, match="no left"):

        class Wrong(Op, name="arith.addi"):
            left: Value


def test_what_a_base_lists_is_bound_to_the_row_of_each_class() -> None:
    class Base(Op):
        left: Value

    with pytest.raises(TypeError, match="no left"):

        class Wrong(Base, name="arith.addi"):
            pass


def test_a_class_cannot_list_a_word_where_the_row_has_no_enum() -> None:
    with pytest.raises(TypeError, match="no enum value"):

        class Wrong(Op, name="arith.constant"):
            value: str


def test_an_op_has_one_class() -> None:
    with pytest.raises(TypeError, match=r"Again: arith\.addi is a AddIOp"):

        class Again(Op, name="arith.addi"):
            lhs: Value


def test_a_derived_class_is_called_and_explained_by_the_name_of_its_op() -> None:
    found = op_class("pdl_interp.switch_operand_count")
    assert found is not None
    assert (found.__name__, found.__doc__) == (
        "SwitchOperandCountOp",
        "`pdl_interp.switch_operand_count`.",
    )
