"""Functions of C's library that are called: declared where they are not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bridge.dialects import builtin, llvm
from bridge.dialects.llvm.types import FunctionType, PointerType, VoidType
from bridge.errors import Diagnostic, PassFailed
from bridge.ir.building import InsertionPoint, current_builder
from bridge.ir.core import Operation, Region, Value
from bridge.ir.symbols import symbol_name
from bridge.ir.types import Type
from bridge.ir.walk import walk

__all__ = [
    "ALLOCATIONS",
    "USUAL",
    "Allocation",
    "are_functions",
    "call",
    "called",
    "function",
    "is_free_of_library",
    "module_around",
]

_POINTER: Final = PointerType()


class Allocation(NamedTuple):
    """The functions that memory is allocated and freed by."""

    allocate: str
    free: str
    is_aligned: bool
    """Whether the first takes an alignment, and a size that is a multiple of it."""


_GENERIC: Final = "_mlir_memref_to_llvm_"
USUAL: Final = Allocation("malloc", "free", is_aligned=False)
ALLOCATIONS: Final = {
    (False, False): USUAL,
    (True, False): Allocation("aligned_alloc", "free", is_aligned=True),
    (False, True): Allocation(f"{_GENERIC}alloc", f"{_GENERIC}free", is_aligned=False),
    (True, True): Allocation(
        f"{_GENERIC}aligned_alloc", f"{_GENERIC}free", is_aligned=True
    ),
}
"""By whether they are to align, and to have names that are no library's."""


def _shapes(index: Type) -> dict[str, FunctionType]:
    """The functions that conversions may call."""
    free = FunctionType(VoidType(), (_POINTER,))
    found = {"memrefCopy": FunctionType(VoidType(), (index, _POINTER, _POINTER))}
    for allocation in ALLOCATIONS.values():
        given = (index, index) if allocation.is_aligned else (index,)
        found[allocation.allocate] = FunctionType(_POINTER, given)
        found[allocation.free] = free
    return found


def called(
    op: Operation, name: str, index: Type, operands: Sequence[Value]
) -> Sequence[Value]:
    """The results of a call of a function, at the insertion point of the context."""
    return call(op, name, _shapes(index)[name], operands)


def call(
    op: Operation, name: str, ty: FunctionType, operands: Sequence[Value]
) -> Sequence[Value]:
    """The results of a call of a function of some type, which is declared first."""
    _declare(op, name, ty)
    result = None if isinstance(ty.return_type, VoidType) else ty.return_type
    return llvm.CallOp(list(operands), result=result, callee=name).results


def _declare(op: Operation, name: str, ty: FunctionType) -> None:
    """Declares a function at the start of the module around an operation."""
    module = module_around(op)
    block = module.regions[0].blocks[0]
    held = next((one for one in block if symbol_name(one) == name), None)
    if held is not None:
        _check_type(held, name, ty)
        return
    builder = current_builder()
    assert builder is not None  # conversions open theirs
    with builder.moved_to(InsertionPoint.at_start(block)):
        function(name, ty).location = module.any_location


def _check_type(held: Operation, name: str, ty: FunctionType) -> None:
    """Raises `PassFailed` where what has the name of a function is another one."""
    found = held.function_type.type if isinstance(held, llvm.FuncOp) else None
    if found == ty:
        return
    what = f"function '{name}' of different type '{found}'"
    if found is None:
        what = f"symbol '{name}' that is no llvm.func"
    text = f"redefinition of reserved {what} is prohibited"
    raise PassFailed(Diagnostic("error", text, held.position))


def module_around(op: Operation) -> builtin.ModuleOp:
    """The innermost module around an operation."""
    module = op
    while not isinstance(module, builtin.ModuleOp):
        parent = module.parent_op
        assert parent is not None  # modules are around all
        module = parent
    return module


def function(name: str, ty: FunctionType, *, linkage: str = "external") -> llvm.FuncOp:
    """A function without a body."""
    return llvm.FuncOp(
        name,
        ty,
        linkage=llvm.LinkageAttr(linkage),
        cconv=llvm.CConvAttr("ccc"),
        body=Region(),
    )


def is_free_of_library(root: Operation, index: Type) -> bool:
    """Whether what has the name of a function that may be called is that function."""
    return are_functions(root, _shapes(index))


def are_functions(root: Operation, shapes: Mapping[str, FunctionType]) -> bool:
    """Whether symbols that have names of functions are these functions."""
    for op in walk(root):
        wanted = shapes.get(symbol_name(op) or "")
        if wanted is None:
            continue
        if not isinstance(op, llvm.FuncOp) or op.function_type.type != wanted:
            return False
    return True
