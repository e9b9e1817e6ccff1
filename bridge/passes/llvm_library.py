"""Functions of C's library that are called: declared where they are not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import builtin, llvm
from bridge.dialects.llvm.types import FunctionType, VoidType
from bridge.ir.building import InsertionPoint, current_builder
from bridge.ir.core import Operation, Region, Value
from bridge.ir.symbols import symbol_name
from bridge.ir.types import Type
from bridge.ir.walk import walk

__all__ = ["called", "function", "is_free_of_library"]

_LIBRARY: Final = ("malloc", "free", "aligned_alloc", "memrefCopy")
"""The names of the functions that conversions may call."""


def called(
    op: Operation, name: str, operands: Sequence[Value], result: Type | None = None
) -> Sequence[Value]:
    """The results of a call of a function, at the insertion point of the context."""
    declare(op, name, [value.type for value in operands], result)
    return llvm.CallOp(list(operands), result=result, callee=name).results


def declare(
    op: Operation, name: str, inputs: Sequence[Type], result: Type | None = None
) -> None:
    """Declares a function at the start of the module around an operation."""
    module = op
    while not isinstance(module, builtin.ModuleOp):
        parent = module.parent_op
        assert parent is not None  # modules are around all
        module = parent
    block = module.regions[0].blocks[0]
    if any(symbol_name(held) == name for held in block):
        return
    builder = current_builder()
    assert builder is not None  # conversions open theirs
    with builder.moved_to(InsertionPoint.at_start(block)):
        ty = FunctionType(result or VoidType(), tuple(inputs))
        function(name, ty).location = module.any_location


def function(name: str, ty: FunctionType, *, linkage: str = "external") -> llvm.FuncOp:
    """A function without a body."""
    return llvm.FuncOp(
        name,
        ty,
        linkage=llvm.LinkageAttr(linkage),
        cconv=llvm.CConvAttr("ccc"),
        body=Region(),
    )


def is_free_of_library(root: Operation) -> bool:
    """Whether what has the name of a function that may be called is llvm's."""
    return not any(
        symbol_name(op) in _LIBRARY and not isinstance(op, llvm.FuncOp)
        for op in walk(root)
    )
