"""Accesses to memory of several dimensions as accesses to one row of it.

Upstream: `populateFlattenMemrefOpsPatterns`.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import memref
from bridge.dialects.affine.applying import Mixed
from bridge.dialects.memref.layouts import buffer_type, is_identity
from bridge.dialects.memref.linear import (
    Strided,
    linear_index,
    linear_size,
    row_major,
    strided,
    value_of,
)
from bridge.ir.attributes import StridedLayoutAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import DYNAMIC, FloatType, IntegerType, MemRefType
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def patterns() -> list[Pattern]:
    """Of loads, stores and allocations."""
    return [access, allocation]


def flat(source: Value, indices: Sequence[Value]) -> tuple[Value, Value] | None:
    """A row of memory, and where an element is in it.

    `None` where memory is one row already, or where a dimension goes backwards.
    """
    ty = source.type
    if not isinstance(ty, MemRefType) or ty.rank < 2 or not _is_strided(ty):
        return None
    memory = strided(source)
    if any(isinstance(stride, int) and stride < 0 for stride in memory.strides):
        return None
    index = linear_index(indices, memory.strides)
    size = _extent(memory)
    place = value_of(index)
    return _row(source, ty, memory.offset, size), place


def _is_strided(ty: MemRefType) -> bool:
    """Whether it is of elements of bits, its layout written as upstream has it."""
    if not isinstance(ty.element, IntegerType | FloatType):
        return False
    return is_identity(ty) or isinstance(ty.layout, StridedLayoutAttr)


def _extent(memory: Strided) -> Mixed:
    """Up to where the last element is.

    Of dynamic strides it is said, as upstream does, that no dimensions overlap.
    """
    last = 0
    for size, stride in zip(memory.sizes, memory.strides, strict=True):
        if not isinstance(size, int) or not isinstance(stride, int):
            return linear_size(memory, 1)
        if not size:
            return 0
        last += (size - 1) * stride
    return last + 1


def _row_type(ty: MemRefType, offset: Mixed, size: Mixed) -> MemRefType:
    begin = offset if isinstance(offset, int) else DYNAMIC
    count = size if isinstance(size, int) else DYNAMIC
    layout = StridedLayoutAttr((1,), begin)
    return MemRefType((count,), ty.element, layout, ty.memory_space)


def _row(source: Value, ty: MemRefType, offset: Mixed, size: Mixed) -> Value:
    wanted = _row_type(ty, offset, size)
    made = memref.ReinterpretCastOp(wanted, source, [offset], [size], [1])
    return made.results[0]


def access_row(
    op: Operation, base: Value, indices: Sequence[Value], rewriter: Rewriter
) -> None:
    """Makes an access one to the row; `indices` follow `base` in its operands."""
    found = flat(base, indices)
    if found is None:
        return
    at = op.operands.index(base)
    rest = op.operands[at + 1 + len(indices) :]
    operands = [*op.operands[:at], *found, *rest]
    if op.regions:
        with rewriter.modify(op):
            op.operands = operands
        return
    made = rewriter(
        op.name,
        operands,
        [result.type for result in op.results],
        properties=op.properties,
        attributes=op.attributes,
    )
    rewriter.replace(op, made)


_Access = (
    memref.LoadOp
    | memref.StoreOp
    | memref.AtomicRMWOp
    | memref.GenericAtomicRMWOp
    | memref.PrefetchOp
)


@pattern(
    memref.LoadOp,
    memref.StoreOp,
    memref.AtomicRMWOp,
    memref.GenericAtomicRMWOp,
    memref.PrefetchOp,
)
def access(op: _Access, rewriter: Rewriter) -> None:
    """A load, a store, or an update of the row."""
    access_row(op, op.memref, op.indices, rewriter)


@pattern(memref.AllocOp, memref.AllocaOp)
def allocation(op: memref.AllocOp | memref.AllocaOp, rewriter: Rewriter) -> None:
    """Memory of one row, seen as of several dimensions."""
    ty = buffer_type(op.memref)
    if ty.rank < 2 or not is_identity(ty) or not _is_strided(ty):
        return
    given = iter(op.dynamic_sizes)
    sizes = [next(given) if size == DYNAMIC else size for size in ty.shape]
    memory = Strided(0, sizes, row_major(sizes))
    size = linear_size(memory, 1)
    dynamic = [size] if isinstance(size, Value) else []
    made = type(op)(_row_type(ty, 0, size), dynamic, alignment=op.alignment)
    strides = list(memory.strides)
    cast = memref.ReinterpretCastOp(ty, made.memref, [0], sizes, strides)
    rewriter.replace(op, cast)
