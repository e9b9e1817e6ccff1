"""Layouts of memrefs: what views make of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bridge.errors import Unsupported
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
)
from bridge.ir.affine.simplify import simplify_affine_expr
from bridge.ir.attributes import AffineMapAttr, Attribute, StridedLayoutAttr
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, MemRefType
from bridge.ir.values import Value
from bridge.op.interfaces.slices import (
    OffsetSizeAndStrideOp,
    dropped_dimensions,
    product,
    total,
)
from bridge.op.mixed import Mixed, static
from bridge.op.reassociation import Reassociation


def rank_of(value: Value) -> int:
    """The rank of a value that is known to be a ranked memref."""
    return buffer_type(value).rank


def buffer_type(value: Value) -> MemRefType:
    """The type of a value that is a ranked memref by the op's row.

    Raises `TypeError` where the op violates its row.
    """
    ty = value.type
    if not isinstance(ty, MemRefType):
        raise TypeError(f"{ty} is no ranked memref")
    return ty


def layout_map(ty: MemRefType) -> AffineMap:
    """The layout as a map from indices; a symbol for each number not known.

    The symbols of `strided<…>` are the offset's first, then the strides' in order.
    """
    layout = ty.layout
    if isinstance(layout, AffineMapAttr):
        return layout.map
    if not isinstance(layout, StridedLayoutAttr):
        return AffineMap.identity(ty.rank)
    symbols = 0
    numbers: list[AffineExpr] = []
    for number in (layout.offset, *layout.strides):
        known = number != DYNAMIC
        numbers.append(AffineConstant(number) if known else AffineSymbol(symbols))
        symbols += not known
    expr = numbers[0]
    for dimension, stride in enumerate(numbers[1:]):
        expr += AffineDim(dimension) * stride
    return AffineMap(ty.rank, symbols, (expr,))


def is_identity(ty: MemRefType) -> bool:
    """Whether the layout, however it is written, maps each index to itself."""
    return ty.layout is None or layout_map(ty).is_identity


def with_layout(ty: MemRefType, layout: Attribute | None) -> MemRefType:
    """The type with another layout."""
    return MemRefType(ty.shape, ty.element, layout, ty.memory_space)


def canonical_strides(ty: MemRefType) -> MemRefType:
    """The type with its layout as upstream compares it: a simplified map, or none."""
    map_ = layout_map(ty)
    if map_.is_identity or len(map_.results) > 1:
        return ty
    if not map_.num_inputs:
        is_zero = map_.results[0] is AffineConstant(0)
        return with_layout(ty, None) if is_zero else ty
    if not ty.shape:
        return ty
    dims, symbols = map_.num_dims, map_.num_symbols
    expr = simplify_affine_expr(map_.results[0], dims, symbols)
    if expr is _contiguous_expr(ty.shape):
        return with_layout(ty, None)
    return with_layout(ty, AffineMapAttr(AffineMap(dims, symbols, (expr,))))


def _contiguous_expr(shape: Sequence[int]) -> AffineExpr:
    """The position of an element where no layout is written.

    Strides before a size that is not known are symbols, counted from the right.
    """
    expr: AffineExpr = AffineConstant(0)
    running: int | None = 1
    symbols = 0
    for dimension, size in reversed(list(enumerate(shape))):
        if running is None:
            stride: AffineExpr = AffineSymbol(symbols)
            symbols += 1
        else:
            stride = AffineConstant(running)
        expr += AffineDim(dimension) * stride
        running = running * size if running is not None and size > 0 else None
    return simplify_affine_expr(expr, len(shape), symbols)


def expanded(
    ty: MemRefType, shape: Sequence[int], groups: Reassociation
) -> MemRefType | None:
    """The type where each dimension becomes a group of `shape`'s; None without strides.

    The groups are as many as the dimensions, and list all of `shape` in order.
    """
    layout: Attribute | None = None
    if not is_identity(ty):
        found = strides_and_offset(ty)
        if found is None:
            return None
        strides: list[int] = []
        for group, stride in zip(groups, found[0], strict=True):
            inner = []
            for dimension in reversed(group):
                inner.append(stride)
                stride = product(stride, shape[dimension])
            strides += reversed(inner)
        strides += [1] * (len(shape) - len(strides))
        layout = StridedLayoutAttr(tuple(strides), found[1])
    return MemRefType(tuple(shape), ty.element, layout, ty.memory_space)


def collapsed_layout(ty: MemRefType, groups: Reassociation) -> StridedLayoutAttr | None:
    """The layout where each group becomes one dimension.

    None where there are no strides, or dimensions of a group are known not to be
    contiguous; where that is not known, they are taken to be.
    """
    found = strides_and_offset(ty)
    if found is None or not all(groups):
        return None
    strides, offset = found
    result = [_collapsed_stride(ty.shape, strides, group) for group in groups]
    for group, stride in zip(groups, result, strict=True):
        for dimension in reversed(group[1:]):
            stride = product(stride, ty.shape[dimension])
            # The stride along a dimension of size one is irrelevant.
            if ty.shape[dimension - 1] == 1:
                continue
            if DYNAMIC not in (stride, before := strides[dimension - 1]) and (
                stride != before
            ):
                return None
    return StridedLayoutAttr(tuple(result), offset)


def _collapsed_stride(
    shape: Sequence[int], strides: Sequence[int], group: Sequence[int]
) -> int:
    """The stride of the last dimension that is not of size one."""
    inner = list(group)
    while shape[inner[-1]] == 1 and len(inner) > 1:
        inner.pop()
    last = inner[-1]
    # It may turn out to be one where its size is not known.
    return strides[last] if len(inner) == 1 or shape[last] != DYNAMIC else DYNAMIC


def subview(
    ty: MemRefType, offsets: Sequence[int], sizes: Sequence[int], strides: Sequence[int]
) -> MemRefType | None:
    """The type of a part of a buffer with all its dimensions; None without strides."""
    found = strides_and_offset(ty)
    if found is None:
        return None
    outer, offset = found
    for part, stride in zip(offsets, outer, strict=True):
        offset = total(offset, product(part, stride))
    inner = [product(a, b) for a, b in zip(outer, strides, strict=True)]
    layout = StridedLayoutAttr(tuple(inner), offset)
    return MemRefType(tuple(sizes), ty.element, layout, ty.memory_space)


def part_type(
    ty: MemRefType, lists: Sequence[Mixed], kept: Sequence[int]
) -> MemRefType | None:
    """The type of a part, by its offsets, sizes and strides, with these dimensions.

    None without strides.
    """
    whole = subview(ty, *map(static, lists))
    found = None if whole is None else strides_and_offset(whole)
    if whole is None or found is None:
        return None
    layout = StridedLayoutAttr(tuple([found[0][i] for i in kept]), found[1])
    shape = tuple([whole.shape[i] for i in kept])
    return MemRefType(shape, whole.element, layout, whole.memory_space)


def transposed(ty: MemRefType, order: Sequence[int]) -> MemRefType | None:
    """The type with its dimensions in another order; None without strides."""
    found = strides_and_offset(ty)
    if found is None:
        return None
    strides, offset = found
    layout = StridedLayoutAttr(tuple([strides[i] for i in order]), offset)
    shape = tuple([ty.shape[i] for i in order])
    return MemRefType(shape, ty.element, layout, ty.memory_space)


def kept_dimensions(
    op: OffsetSizeAndStrideOp, source: MemRefType, result: MemRefType
) -> list[int]:
    """The dimensions of a subview's source that its result has as well."""
    offsets, sizes, strides = (
        [int(number) for number in numbers.values]
        for numbers in (op.static_offsets, op.static_sizes, op.static_strides)
    )
    wanted = subview(source, offsets, sizes, strides)
    full = strides_and_offset(wanted) if wanted is not None else None
    reduced = strides_and_offset(result)
    if full is None or reduced is None:
        raise Unsupported(f"a part of {source}")
    dropped = dropped_by_strides(full[0], reduced[0], sizes)
    if dropped is None and wanted is not None:
        # Strides that are not known tell nothing.
        dropped = dropped_dimensions(wanted.shape, result.shape) or set()
    return [n for n in range(source.rank) if n not in (dropped or ())]


def is_rank_reduced_layout(
    full: MemRefType, reduced: MemRefType, sizes: Sequence[int]
) -> bool:
    """Whether a layout is another one's without dimensions of size one.

    `sizes` has the sizes that are written: a value of one does not count.
    """
    whole, part = strides_and_offset(full), strides_and_offset(reduced)
    if whole is None or part is None or whole[1] != part[1]:
        return False
    dropped = dropped_by_strides(whole[0], part[0], sizes)
    if dropped is None:
        return False
    kept = [stride for i, stride in enumerate(whole[0]) if i not in dropped]
    return kept == list(part[0])


def dropped_by_strides(
    full: Sequence[int], reduced: Sequence[int], sizes: Sequence[int]
) -> set[int] | None:
    """Dimensions that are left out, identified by strides where sizes are ambiguous."""
    wanted = len(full) - len(reduced)
    if not wanted:
        return set()
    dropped = {i for i, size in enumerate(sizes) if size == 1}
    if len(dropped) == wanted:
        return dropped
    left, kept = Counter(full), Counter(reduced)
    for dimension in sorted(dropped):
        stride = full[dimension]
        if left[stride] < kept[stride]:
            return None
        if left[stride] == kept[stride]:
            dropped.discard(dimension)
        else:
            left[stride] -= 1
    return dropped if len(dropped) == wanted else None
