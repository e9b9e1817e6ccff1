"""Constructors of ops: every op of real files, made again, is the same."""

from __future__ import annotations

import inspect
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import bridge
from bridge import Block, Builder, Value
from bridge.compare.chunks import chunks_of
from bridge.dialects import affine, arith, builtin, cf, func, memref, scf, vector
from bridge.ir.attributes import StringAttr
from bridge.ir.locations import FileLineColLoc
from bridge.ir.types import F32, I1, I32, INDEX, MemRefType, VectorType
from bridge.op.base import Op
from bridge.op.constructors import arguments_of
from tests.op.rebuilding import differences, keywords

ANY: Any = 3
WORD: Any = "a"
"""What the type checker does not know to be wrong."""
HERE = FileLineColLoc.at("f", 1, 2)
FOLDERS = (
    *("Affine", "Arith", "Async", "Bufferization", "Complex", "ControlFlow", "Func"),
    *("GPU", "Index", "LLVMIR", "Linalg", "MemRef", "NVGPU", "OpenACC", "PDL", "Ptr"),
    *("SCF", "SMT", "SPIRV", "Shape", "SparseTensor", "Tensor", "Tosa", "Transform"),
    *("Vector", "XeGPU"),
)


def valid_ops(folder: Path) -> Iterator[Op]:
    """The operations of the chunks of real files that are valid."""
    for path in sorted(folder.rglob("*.mlir")):
        for chunk in chunks_of(path):
            try:
                module = bridge.parse(chunk.text, allow_unregistered=True)
                bridge.verify(module)
            except bridge.Error:
                continue
            yield from [op for op in module.walk() if isinstance(op, Op)]


def rebuilt(op: Op) -> Iterator[str]:
    """What is not alike when an operation is made again, without and with types."""
    given = keywords(op)
    types = [value.type for value in op.results]
    if types and not any(a.role == "result" for a in arguments_of(type(op))):
        try:
            again = type(op).from_row(**given)
            same = [value.type for value in again.results] == types
            again.erase()
        except ValueError:
            same = False
        if not same:
            if not op.name.startswith(MAY_DIFFER):
                yield f"{op.name}: not inferred"
            given = keywords(op) | {"results": types}
        else:
            given = keywords(op)
    again = type(op).from_row(**given)
    for text in differences(op, again):
        yield f"{op.name}: {text}"
    again.erase()


MAY_DIFFER = (
    *("memref.subview", "shape.const_shape", "shape.shape_of", "smt.int.constant"),
    *("tensor.extract_slice", "tosa."),
)
"""Ops whose results may have other types than those that are inferred."""


@pytest.mark.parametrize("folder", FOLDERS)
def test_ops_of_real_files_are_made_again_by_their_constructors(
    corpus: Path, folder: str
) -> None:
    count = 0
    wrong: list[str] = []
    for op in valid_ops(corpus / "upstream-22" / "Dialect" / folder):
        count += 1
        wrong += rebuilt(op)
    assert count
    assert not wrong


def test_an_op_is_inserted_where_the_innermost_builder_says() -> None:
    outer, inner = Block((F32,)), Block()
    (x,) = outer.arguments
    with Builder.at_end(outer):
        first = arith.NegFOp(x)
        with Builder.at_end(inner):
            arith.NegFOp(x)
        with Builder.before(first):
            arith.AddFOp(x, x)
        arith.MulFOp(first, x)
    alone = arith.NegFOp(x)
    assert [op.name for op in outer] == ["arith.addf", "arith.negf", "arith.mulf"]
    assert len(inner) == 1
    assert alone.parent is None


def test_each_thread_has_builders_of_its_own() -> None:
    block, seen = Block((F32,)), []
    with Builder.at_end(block):
        worker = threading.Thread(
            target=lambda: seen.append(arith.NegFOp(block.arguments[0]))
        )
        worker.start()
        worker.join()
    assert seen[0].parent is None
    assert not len(block)


def test_a_location_is_given_or_the_builders_or_the_line_of_python() -> None:
    block = Block((F32,))
    (x,) = block.arguments
    with Builder.at_end(block, HERE):
        assert arith.NegFOp(x).location is HERE
        with Builder.at_end(block, python_lines=True):
            found = arith.NegFOp(x).location
    assert isinstance(found, FileLineColLoc)
    assert found.filename == __file__
    assert arith.NegFOp(x, location=HERE).location is HERE


def test_attributes_are_made_of_values_of_python() -> None:
    x = Block((I32, F32)).arguments
    compared = arith.CmpIOp("slt", x[0], x[0])
    assert "arith.cmpi slt" in str(compared)
    fast = arith.AddFOp(x[1], x[1], fastmath="fast", attributes={"note": "kept"})
    assert "fastmath<fast>" in str(fast)
    assert fast.attributes["note"] is StringAttr("kept")
    assert compared.result.type is I1


@pytest.mark.parametrize(
    ("make", "kind", "text"),
    [
        (lambda x: arith.AddFOp(x, ANY), TypeError, "'rhs' must be Value or Operation"),
        (lambda x: arith.CmpFOp("no", x, x), ValueError, "'predicate' must be one of"),
        (lambda x: memref.LoadOp(x, ANY), TypeError, "'indices' must be Sequence"),
        (lambda x: memref.AllocOp(ANY), TypeError, "'memref' must be Type, not int"),
        (lambda x: memref.AllocOp(F32, alignment=WORD), TypeError, "'alignment' must"),
        (lambda x: cf.BranchOp(x), TypeError, "'dest' must be Block"),
        (lambda x: arith.AddFOp(x, cf.AssertOp(x, "")), ValueError, "0 results"),
        (lambda x: func.CallOp("f", [x]), ValueError, "'results' must be given"),
    ],
)
def test_a_wrong_argument_is_named(
    make: Callable[[Value], object], kind: type[Exception], text: str
) -> None:
    (x,) = Block((F32,)).arguments
    with pytest.raises(kind, match=text):
        make(x)
    assert all(user.name == "cf.assert" for user in x.users)


def test_bodies_are_filled_and_terminated() -> None:
    ty = MemRefType((8,), F32)
    module = builtin.ModuleOp()
    with module.body():
        f = func.FuncOp("f", ([ty, INDEX], [F32]))
        with f.body_() as (buffer, n):
            zero = arith.ConstantOp(0.0, F32)
            with affine.ForOp(0, n, step=4).body() as i:
                affine.StoreOp(zero, buffer, [i])
            start, one = arith.ConstantOp(0, INDEX), arith.ConstantOp(1, INDEX)
            loop = scf.ForOp(start, n, one, [zero])
            with loop.body() as (i, total):
                chosen = scf.IfOp(arith.CmpFOp("ogt", total, zero), [F32])
                with chosen.then_region():
                    scf.YieldOp([arith.AddFOp(total, memref.LoadOp(buffer, [i]))])
                with chosen.else_region():
                    scf.YieldOp([total])
                scf.YieldOp([chosen])
            func.ReturnOp([loop])
    bridge.verify(module)
    assert bridge.parse(str(module)).same_as(module)


def test_numbers_and_values_are_mixed_in_one_list() -> None:
    whole, n = Block((MemRefType((64, 64), F32), INDEX)).arguments
    part = memref.SubViewOp(whole, [0, n], [8, 8], [1, 1])
    assert "[0, " in str(part)
    assert "strided<[64, 1], offset: ?>" in str(part.result.type)
    zero = arith.ConstantOp(0.0, F32)
    read = vector.TransferReadOp(VectorType((4,), F32), part, [n, n], zero)
    assert read.result.type is VectorType((4,), F32)


def test_a_decorated_function_is_a_function() -> None:
    @func.function
    def twice(x: F32) -> F32:  # type: ignore[valid-type]
        return arith.AddFOp(x, x)

    assert "func.func @twice(%arg0: f32) -> f32" in str(twice)
    bridge.verify(twice)


def test_the_source_of_a_constructor_is_shown() -> None:
    x = Block((F32,)).arguments[0]
    arith.NegFOp(x)
    assert "def NegFOp(operand, *, fastmath=None" in inspect.getsource(
        arith.NegFOp.construct
    )
