"""Masked and scattered accesses as conditional ones of elements.

Upstream: `VectorEmulateMaskedLoadStore`, `LowerVectorGather`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from bridge.dialects import arith, memref, scf, tensor
from bridge.dialects.scf.filling import chosen_values
from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.lowering.parts import (
    extract,
    has_scalable,
    insert,
)
from bridge.dialects.vector.memory import (
    GatherOp,
    LoadOp,
    MaskedLoadOp,
    MaskedStoreOp,
)
from bridge.ir.attributes import IntegerAttr, StridedLayoutAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC, INDEX, MemRefType, VectorType
from bridge.op.folding import constant_like, constant_of
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def masked_patterns() -> list[Pattern]:
    """Upstream: `populateVectorMaskedLoadStoreEmulationPatterns`."""
    return [masked_load, masked_store]


def gather_patterns() -> list[Pattern]:
    """Upstream: `populateVectorGatherToConditionalLoadPatterns`."""
    return [gather_of_column, gather_by_loads]


def _chosen(
    condition: Value, value: Value, make: Callable[[], Value], rewriter: Rewriter
) -> Value:
    """What is made where a condition holds, else a value."""
    then, otherwise = (lambda: [make()]), (lambda: [value])
    return chosen_values(condition, [value.type], then, otherwise, rewriter)[0]


def _neighbours(
    op: MaskedLoadOp | MaskedStoreOp,
) -> Iterator[tuple[Value, list[Value]]]:
    """The flag of each element, and its place in memory."""
    indices, one = [*op.indices], arith.ConstantOp(IntegerAttr(1, INDEX)).result
    for i in range(vector_of(op.mask).shape[0]):
        yield extract(op.mask, i), [*indices]
        if indices:
            indices[-1] = arith.AddIOp(indices[-1], one).result


@pattern(MaskedLoadOp)
def masked_load(op: MaskedLoadOp, rewriter: Rewriter) -> None:
    """Loads the elements one by one, those whose flag is set."""
    if vector_of(op.mask).rank != 1 or has_scalable(vector_of(op.mask)):
        return
    result = op.pass_thru

    def loaded(i: int, indices: list[Value], into: Value) -> Value:
        element = memref.LoadOp(op.base, indices, alignment=op.alignment)
        return insert(element.result, into, i)

    for i, (flag, indices) in enumerate(_neighbours(op)):
        result = _chosen(flag, result, partial(loaded, i, indices, result), rewriter)
    rewriter.replace(op, result)


@pattern(MaskedStoreOp)
def masked_store(op: MaskedStoreOp, rewriter: Rewriter) -> None:
    """Stores the elements one by one, those whose flag is set."""
    if vector_of(op.mask).rank != 1 or has_scalable(vector_of(op.mask)):
        return
    for i, (flag, indices) in enumerate(_neighbours(op)):
        branch = scf.IfOp(flag)
        last = branch.regions[0].blocks[0].last
        assert last is not None  # the terminator
        with rewriter.moved_to(InsertionPoint.before_op(last)):
            element = extract(op.value_to_store, i)
            memref.StoreOp(element, op.base, indices, alignment=op.alignment)
    rewriter.erase(op)


@pattern(GatherOp)
def gather_of_column(op: GatherOp, rewriter: Rewriter) -> None:
    """Gathers of the column of a matrix as of all its elements, in their order.

    The first column alone, and from its first row: upstream's forgets where the view
    begins, and does not scale what is added to all indices.
    """
    view, lanes = op.base.defining_op, vector_of(op.indices)
    source = view.source.type if isinstance(view, memref.SubViewOp) else None
    if not isinstance(view, memref.SubViewOp) or not isinstance(source, MemRefType):
        return
    ty = view.result.type
    layout = ty.layout if isinstance(ty, MemRefType) else None
    if source.rank != 2 or source.layout is not None:
        return
    if not isinstance(layout, StridedLayoutAttr) or layout.strides != source.shape[1:]:
        return
    if layout.offset or DYNAMIC in source.shape or not all(map(_is_zero, op.offsets)):
        return
    flat = MemRefType(
        (source.shape[0] * source.shape[1],), source.element, None, source.memory_space
    )
    whole = memref.CollapseShapeOp(flat, view.source, [[0, 1]])
    width = arith.ConstantOp(constant_like(lanes, source.shape[1])).result
    indices = arith.MulIOp(op.indices, width).result
    new = GatherOp(
        whole,
        op.offsets,
        indices,
        op.mask,
        op.pass_thru,
        alignment=op.alignment,
        results=[op.result.type],
    )
    rewriter.replace(op, new)


def _is_zero(value: Value) -> bool:
    return constant_of(value) == IntegerAttr(0, INDEX)


@pattern(GatherOp)
def gather_by_loads(op: GatherOp, rewriter: Rewriter) -> None:
    """Loads the elements one by one, those whose flag is set."""
    ty = vector_of(op.result)
    if ty.rank != 1 or has_scalable(ty) or not _has_neighbours(op.base, ty):
        return
    numbers = op.indices
    lanes = VectorType(ty.shape, INDEX)
    if numbers.type is not lanes:
        numbers = arith.IndexCastOp(lanes, numbers).result
    *outer, start = op.offsets
    result = op.pass_thru

    def loaded(i: int, indices: list[Value], into: Value) -> Value:
        return insert(_element(op, indices), into, i)

    for i in range(ty.shape[0]):
        flag = extract(op.mask, i)
        place = arith.AddIOp(start, extract(numbers, i)).result
        result = _chosen(
            flag, result, partial(loaded, i, [*outer, place], result), rewriter
        )
    rewriter.replace(op, result)


def _has_neighbours(base: Value, ty: VectorType) -> bool:
    """Whether elements can be loaded: next to each other, or one alone."""
    layout = base.type.layout if isinstance(base.type, MemRefType) else None
    if not isinstance(layout, StridedLayoutAttr):
        return True
    return layout.strides[-1] == 1 or ty.shape == (1,)


def _element(op: GatherOp, indices: list[Value]) -> Value:
    if not isinstance(op.base.type, MemRefType):
        return tensor.ExtractOp(op.base, indices).result
    one = VectorType((1,), vector_of(op.result).element)
    part = LoadOp(one, op.base, indices, alignment=op.alignment)
    return extract(part.result, 0)
