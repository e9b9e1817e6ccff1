"""Accesses to views as accesses to what these are views of, where all elements are so.

What an access to several elements takes from memory are neighbours in the last
dimensions: where these are not the last ones of the source as well, it is left alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import affine, arith, gpu, memref, nvgpu, vector
from bridge.dialects.affine.applying import Mixed, folded_apply
from bridge.dialects.memref.layouts import (
    buffer_type,
    dropped_by_strides,
    kept_dimensions,
)
from bridge.ir.affine import AffineDim, AffineMap, AffineSymbol
from bridge.ir.attributes import TRUE, AffineMapAttr, IntegerAttr, integers_of
from bridge.ir.core import Operation, Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, INDEX, VectorType
from bridge.op.mixed import mixed_lists
from bridge.op.reassociation import groups_of
from bridge.records import Record
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = [
    "collapsed_indices",
    "expanded_indices",
    "index_value",
    "kept_of",
    "patterns",
    "source_indices",
]


class _Access(Record):
    """How an operation says where in memory it is."""

    memory: str
    indices: str = "indices"
    vector: str = ""
    """The vector that it loads or stores; empty for one element, or a matrix."""
    of_parts: frozenset[str] = frozenset()
    """Properties that upstream does not keep where the view is a part."""


_HINTS: Final = frozenset({"nontemporal", "alignment"})
_ALIGNMENT: Final = frozenset({"alignment"})

_ACCESSES: Final[dict[type[Operation], Sequence[_Access]]] = {
    memref.LoadOp: [_Access("memref", of_parts=_ALIGNMENT)],
    memref.StoreOp: [_Access("memref", of_parts=_ALIGNMENT)],
    vector.LoadOp: [_Access("base", vector="result", of_parts=_HINTS)],
    vector.StoreOp: [_Access("base", vector="value_to_store", of_parts=_HINTS)],
    vector.MaskedLoadOp: [_Access("base", vector="result", of_parts=_ALIGNMENT)],
    vector.MaskedStoreOp: [
        _Access("base", vector="value_to_store", of_parts=_ALIGNMENT)
    ],
    gpu.SubgroupMmaLoadMatrixOp: [_Access("src_memref")],
    gpu.SubgroupMmaStoreMatrixOp: [_Access("dst_memref")],
    nvgpu.LdMatrixOp: [_Access("src_memref")],
    nvgpu.DeviceAsyncCopyOp: [
        _Access("src", "src_indices"),
        _Access("dst", "dst_indices"),
    ],
}
_TRANSFER: Final = _Access("base", vector="vector")
_OF_SHAPES: Final = (
    *(memref.LoadOp, memref.StoreOp, vector.LoadOp, vector.StoreOp),
    *(vector.MaskedLoadOp, vector.MaskedStoreOp),
)


def patterns() -> list[Pattern]:
    """Of parts, expanded and collapsed shapes."""
    return [_of_part, _transfer_of_part, _of_shape, _read_of_expanded]


def index_value(number: Mixed) -> Value:
    """A constant, where it is a number."""
    if isinstance(number, Value):
        return number
    return arith.ConstantOp(IntegerAttr(number, INDEX)).result


def _moved(
    op: Operation,
    places: Sequence[tuple[_Access, Value, Sequence[Value]]],
    dropped: frozenset[str],
    rewriter: Rewriter,
    order: AffineMap | None = None,
) -> None:
    """Puts an operation with other memory and indices in the place of one."""
    new = op.clone()
    new.attributes = {}
    if order is not None:
        new.set_property("permutation_map", AffineMapAttr(order))
    for name in dropped:
        if name in new.properties:
            new.set_property(name, None)
    for access, source, indices in places:
        setattr(new, access.memory, source)
        setattr(new, access.indices, indices)
    rewriter.insert(new)
    rewriter.replace(op, new)


def _extent(op: Operation, access: _Access, view: Value) -> int:
    """How many of the last dimensions it has several elements of."""
    if not access.vector:
        return 0
    ty = getattr(op, access.vector).type
    memory = buffer_type(view)
    if not isinstance(ty, VectorType) or isinstance(memory.element, VectorType):
        return 0
    sizes = zip(ty.shape, ty.scalable or [False] * ty.rank, strict=True)
    leading = next((i for i, size in enumerate(sizes) if size != (1, False)), ty.rank)
    return min(ty.rank - leading, memory.rank)


# Parts


def source_indices(view: memref.SubViewOp, indices: Sequence[Value]) -> list[Value]:
    """Indices of the source of a part, by those of the part."""
    offsets, _, strides = mixed_lists(view)
    kept = kept_of(view)
    expr = AffineSymbol(0) + AffineSymbol(1) * AffineSymbol(2)
    found: list[Value] = []
    for dim, (offset, stride) in enumerate(zip(offsets, strides, strict=True)):
        index: Mixed = indices[kept.index(dim)] if dim in kept else 0
        found.append(index_value(folded_apply(expr, [offset, index, stride])))
    return found


def kept_of(view: memref.SubViewOp) -> list[int]:
    """The dimensions of the source that a part has as well.

    Which of those of size one, by the strides of the source, makes no difference.
    """
    source, result = buffer_type(view.source), buffer_type(view.result)
    whole, part = strides_and_offset(source), strides_and_offset(result)
    sizes = integers_of(view.static_sizes)
    dropped = None
    if whole is not None and part is not None:
        dropped = dropped_by_strides(whole[0], part[0], sizes)
    if dropped is None:
        return kept_dimensions(view, source, result)
    return [dim for dim in range(source.rank) if dim not in dropped]


def _has_neighbours(view: memref.SubViewOp, extent: int) -> bool:
    """Whether neighbours in the last dimensions of a part are so in its source."""
    rank = buffer_type(view.source).rank
    last = list(range(rank - extent, rank))
    steps = mixed_lists(view)[2]
    return extent == 0 or (
        kept_of(view)[-extent:] == last and all(steps[dim] == 1 for dim in last)
    )


@pattern(*_ACCESSES)
def _of_part(op: Operation, rewriter: Rewriter) -> None:
    """An access to a part is one to the whole."""
    places = []
    dropped: frozenset[str] = frozenset()
    for access in _ACCESSES[type(op)]:
        view = getattr(op, access.memory).defining_op
        if not isinstance(view, memref.SubViewOp):
            continue
        if not _has_neighbours(view, _extent(op, access, view.result)):
            continue
        indices = source_indices(view, getattr(op, access.indices))
        places.append((access, view.source, indices))
        dropped |= access.of_parts
    if places:
        _moved(op, places, dropped, rewriter)


@pattern(vector.TransferReadOp, vector.TransferWriteOp)
def _transfer_of_part(
    op: vector.TransferReadOp | vector.TransferWriteOp, rewriter: Rewriter
) -> None:
    """A transfer that is in bounds, of a part that leaves nothing out."""
    view = op.base.defining_op
    if not isinstance(view, memref.SubViewOp):
        return
    if any(flag is not TRUE for flag in op.in_bounds):
        return
    if any(step != 1 for step in mixed_lists(view)[2]):
        return
    kept = kept_of(view)
    rank = buffer_type(view.source).rank
    map_ = op.permutation_map.map.replace_dims_and_symbols(
        [AffineDim(dim) for dim in kept], [], rank, 0
    )
    place = (_TRANSFER, view.source, source_indices(view, op.indices))
    _moved(op, [place], frozenset(), rewriter, map_)


# Shapes

_Shape = memref.ExpandShapeOp | memref.CollapseShapeOp


@pattern(*_OF_SHAPES)
def _of_shape(op: Operation, rewriter: Rewriter) -> None:
    """An access to a shape is one to the other shape."""
    (access,) = _ACCESSES[type(op)]
    view = getattr(op, access.memory).defining_op
    if not isinstance(view, _Shape) or not _has_rows(op, access, view):
        return
    indices = getattr(op, access.indices)
    if isinstance(view, memref.ExpandShapeOp):
        exact = isinstance(op, memref.LoadOp | memref.StoreOp)
        found = collapsed_indices(view, indices, exact=exact)
    else:
        found = expanded_indices(view, indices)
    _moved(op, [(access, view.src, found)], _ALIGNMENT, rewriter)


def _has_rows(op: Operation, access: _Access, view: _Shape) -> bool:
    """Whether neighbours in the last dimensions of a shape are so in the other.

    All but the outermost must be the same dimension in both; that one must be the last
    of its parts, and the end of it that of the others.
    """
    extent = _extent(op, access, view.results[0])
    source = buffer_type(view.src)
    if not extent:
        return not access.vector or getattr(op, access.vector).type.rank <= source.rank
    groups = groups_of(view.reassociation)
    outer = groups[-extent] if len(groups) >= extent else []
    if any(len(group) != 1 for group in groups[len(groups) - extent + 1 :]):
        return False
    if isinstance(view, memref.CollapseShapeOp):
        return all(source.shape[dim] == 1 for dim in outer[:-1])
    return bool(outer) and getattr(op, access.vector).type.rank <= source.rank


def collapsed_indices(
    view: memref.ExpandShapeOp, indices: Sequence[Value], *, exact: bool
) -> list[Value]:
    """Indices of what was expanded, by those of the shape that it has.

    `exact` says that none is beyond the end of its dimension.
    """
    sizes = _sizes(view)
    found: list[Value] = []
    for group in groups_of(view.reassociation):
        if len(group) == 1:
            found.append(indices[group[0]])
            continue
        parts = [indices[dim] for dim in group]
        basis = [sizes[dim] for dim in group]
        found.append(affine.LinearizeIndexOp(parts, basis, disjoint=exact).linear_index)
    return found


def _sizes(view: memref.ExpandShapeOp) -> list[Mixed]:
    given = iter(view.output_shape)
    shape = buffer_type(view.results[0]).shape
    return [next(given) if size == DYNAMIC else size for size in shape]


def expanded_indices(
    view: memref.CollapseShapeOp, indices: Sequence[Value]
) -> list[Value]:
    """Indices of what was collapsed, by those of the shape that it has."""
    source = buffer_type(view.src)
    made = memref.ExtractStridedMetadataOp(view.src)
    pairs = zip(source.shape, made.sizes, strict=True)
    sizes: list[Mixed] = [value if size == DYNAMIC else size for size, value in pairs]
    groups = groups_of(view.reassociation)
    if not groups:
        return [index_value(0) for _ in range(source.rank)]
    found: list[Value] = []
    for index, group in zip(indices, groups, strict=True):
        if len(group) == 1:
            found.append(index)
            continue
        basis = [sizes[dim] for dim in group]
        types = [INDEX] * len(group)
        found += affine.DelinearizeIndexOp(types, index, basis).results
    return found


@pattern(vector.TransferReadOp)
def _read_of_expanded(op: vector.TransferReadOp, rewriter: Rewriter) -> None:
    """What is read of an expanded shape is read of what was expanded."""
    view = op.base.defining_op
    map_ = op.permutation_map.map
    if not isinstance(view, memref.ExpandShapeOp) or not map_.is_minor_identity:
        return
    ty = op.vector.type
    source = buffer_type(view.src)
    if not isinstance(ty, VectorType) or source.rank < ty.rank:
        return
    if not _has_rows(op, _TRANSFER, view) or not _stays_inside(op, view):
        return
    minor = AffineMap.minor_identity(source.rank, ty.rank)
    place = (_TRANSFER, view.src, collapsed_indices(view, op.indices, exact=False))
    _moved(op, [place], frozenset(), rewriter, minor)


def _stays_inside(op: vector.TransferReadOp, view: memref.ExpandShapeOp) -> bool:
    """Whether no dimension that ends before that of the source is left."""
    groups = {dim: group for group in groups_of(view.reassociation) for dim in group}
    rank = buffer_type(view.results[0]).rank
    flags = op.in_bounds
    return all(
        flag is TRUE or len(groups[rank - len(flags) + i]) == 1
        for i, flag in enumerate(flags)
    )
