"""`bridge.ods.format`: ops are read, printed and refused as upstream does it."""

from __future__ import annotations

import pytest

from bridge.ods import rows
from bridge.ods.format import Format, compile_format
from bridge.op.base import CLASSES
from bridge.op.registry import load
from tests.oracles.syntax import check_printed, check_refused

HEAD = (
    "func.func @f(%a: i32, %b: i32, %c: i1, %f: f32, %i: index, %v: vector<4xf32>, "
    "%m: memref<4xf32>, %t: tensor<4xf32>) {\n"
)


def in_function(text: str) -> str:
    return f"{HEAD}  {text}\n  return\n}}\n"


@pytest.mark.parametrize(
    "text",
    [
        "%0 = arith.addi %a, %b : i32",
        "%0 = arith.addi %a, %b {x = 1 : i8} : i32",
        "%0 = arith.addi %a, %b overflow<nsw, nuw> : i32",
        "%0 = arith.addi %a, %b {overflowFlags = #arith.overflow<nuw>} : i32",
        "%0 = arith.addf %f, %f fastmath<ninf,nnan> : f32",
        "%0 = arith.addf %f, %f to_nearest_even fastmath<fast> : f32",
        '%0 = arith.addf %f, %f fastmath<"nnan,ninf"> : f32',
        "%0 = arith.cmpi slt, %a, %b : i32",
        '%0 = arith.cmpi "slt", %a, %b : i32',
        "%0 = arith.extui %a nneg : i32 to i64",
        "%0 = arith.constant dense<1.0> : tensor<4xf32>",
        "%0:2 = arith.addui_extended %a, %b : i32, i1",
        "%0 = index.cmp slt(%i, %i)",
        "%0 = memref.load %m[%i] : memref<4xf32>",
        "memref.store %f, %m[%i] {nontemporal = true} : memref<4xf32>",
        "memref.store %f, %m[%i] {nontemporal = false} : memref<4xf32>",
        "%0 = memref.alloc(%i) {alignment = 8 : i64} : memref<?xf32>",
        "%0 = memref.alloc(%i)[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>",
        "%0 = tensor.from_elements %f, %f : tensor<2xf32>",
        "%0 = vector.from_elements %f, %f : vector<2xf32>",
        "%0 = vector.transpose %v, [0] : vector<4xf32> to vector<4xf32>",
        "%0 = vector.extract %v[%i] : f32 from vector<4xf32>",
        "%0 = vector.reduction <add>, %v : vector<4xf32> into f32",
        "%0 = vector.reduction <add>, %v, %f fastmath<fast> : vector<4xf32> into f32",
        "%0 = vector.reduction <add>, %v, %f : vector<4xf32> into f32",
        "%0 = vector.shuffle %v, %v [0, 7] : vector<4xf32>, vector<4xf32>",
        "%0:4 = vector.to_elements %v : vector<4xf32>",
        "vector.print %v : vector<4xf32> punctuation <comma>",
        'vector.print str "a\\22b"',
        "vector.print punctuation <newline>",
        "%0 = affine.linearize_index disjoint [%i, %i] by (2, %i) : index",
        "%0:2 = affine.delinearize_index %i into (2, 3) : index, index",
        "%0 = gpu.thread_id x",
        "%0 = gpu.thread_id x upper_bound 8",
        "%0 = llvm.add %a, %b overflow<nsw> : i32",
        "%0 = func.call @f() : () -> (i32)",
        "%0 = tensor.generate %i {\n^bb0(%x: index):\n  tensor.yield %f : f32\n} "
        ": tensor<?xf32>",
        'cf.assert %c, "no \\"way\\""',
    ],
)
def test_an_op_is_printed_as_upstream_prints_it(text: str) -> None:
    check_printed(
        in_function(text).replace("@f()", "@g()") + "func.func private @g() -> i32\n"
    )


def test_what_stands_apart_by_comments_and_blanks_is_the_same() -> None:
    spread = "%0 = arith.addi // one\n  %a\n , %b overflow <nsw>\n :\n  i32"
    check_printed(in_function(spread))


def test_successors_are_printed_with_their_operands() -> None:
    check_printed(
        "func.func @f(%a: i32, %c: i1) {\n"
        "  cf.cond_br %c, ^x(%a : i32), ^y\n"
        "^x(%b: i32):\n  cf.switch %b : i32, [default: ^y, 1: ^x(%b : i32), 7: ^y]\n"
        "^y:\n  return\n}\n"
    )


def test_a_global_has_its_initial_value() -> None:
    check_printed(
        "memref.global @a : memref<2xf32>\n"
        "memref.global @b : memref<2xf32> = uninitialized\n"
        'memref.global "private" constant @c : memref<2xi32> = dense<[1, 2]>\n'
    )


def test_aggregates_of_llvm_have_their_members_types() -> None:
    check_printed(
        "llvm.func @f(%p: !llvm.ptr, %s: !llvm.struct<(i32, array<2 x f64>)>) {\n"
        "  %0 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f64>)>\n"
        "  %1 = llvm.insertvalue %0, %s[1, 1] : !llvm.struct<(i32, array<2 x f64>)>\n"
        "  %2 = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, "
        "!llvm.struct<(i32, array<2 x f64>)>\n"
        "  llvm.return\n}\n"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("%0 = arith.trunci %a : i32 i8", "custom op 'arith.trunci' expected 'to'"),
        ("%0 = arith.trunci %a i32 to i8", "expected ':'"),
        ("%0 = arith.cmpi foo, %a, %b : i32", "expected string or keyword"),
        ('%0 = arith.cmpi "foo", %a, %b : i32', "invalid predicate attribute"),
        ("%0 = arith.addi %a, %b overflow<foo> : i32", "to be one of: none, nsw, nuw"),
        ("%0 = arith.addi %a, %b overflow : i32", "expected '<'"),
        ("%0 = memref.load %m[%i] : vector<4xf32>", "expected builtin.memref"),
        ("%0 = memref.load %m[%i, ] : memref<4xf32>", "expected SSA operand"),
        ("%0 = vector.transpose %v, [a] : vector<4xf32> to vector<4xf32>", "integer"),
        ("%0 = vector.transpose %v, 1 : vector<4xf32> to vector<4xf32>", "'['"),
        ("%0 = vector.reduction foo, %v : vector<4xf32> into f32", "expected '<'"),
        ("%0 = func.call @f(%a) : i32", "expected builtin.function"),
        ("%0 = tensor.from_elements %f, %f : tensor<3xf32>", "got 2 operands"),
        ("%0 = arith.addi %a, %b : i64", "expects different type"),
        ("%0 = arith.constant : i32", "expected attribute value"),
    ],
)
def test_a_mistake_is_told_as_upstream_tells_it(text: str, message: str) -> None:
    assert message in check_refused(in_function(text))


def test_nearly_all_formats_are_compiled() -> None:
    unread = []
    total = 0
    for dialect in rows.dialects():
        table = rows.table(dialect)
        assert table is not None
        for name in table.names():
            row = rows.row(name)
            if row is not None and row.format is not None:
                total += 1
                if not isinstance(compile_format(row), Format):
                    unread.append(name)
    assert total > 2200
    assert len(unread) < 0.12 * total


def test_every_syntax_of_a_class_is_compiled() -> None:
    for dialect in rows.dialects():
        load(dialect)
    found = [cls for cls in CLASSES.values() if cls.syntax]
    assert found
    for cls in found:
        assert isinstance(compile_format(cls.row, cls.syntax), Format), cls.op_name


@pytest.mark.parametrize(
    "dialect",
    ["affine", "arith", "cf", "func", "index", "math", "memref", "scf", "tensor"],
)
def test_every_format_of_the_dialects_modelled_first_is_compiled(dialect: str) -> None:
    table = rows.table(dialect)
    assert table is not None
    for name in table.names():
        row = rows.row(name)
        if row is not None and row.format is not None:
            assert isinstance(compile_format(row), Format), name
