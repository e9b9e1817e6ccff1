"""Offsets, sizes and strides of views, computed from those of what they are views of.

Upstream: `populateExpandStridedMetadataPatterns`, but that the dimensions which a view
drops are those that its type says, by their strides where their sizes leave a choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import mul
from typing import NamedTuple

from bridge.dialects import arith, memref
from bridge.dialects.affine.applying import Mixed, folded_apply
from bridge.dialects.memref.canonical_views import metadata_in_type
from bridge.dialects.memref.layouts import buffer_type, is_identity, kept_dimensions
from bridge.ir.affine import AffineConstant, AffineExpr, AffineSymbol
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, INDEX, MemRefType
from bridge.op.mixed import mixed_lists
from bridge.op.reassociation import groups_of
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def patterns() -> list[Pattern]:
    """Of views, and of what is asked of them.

    Upstream: `populateExpandStridedMetadataPatterns`.
    """
    return [view, *resolving_patterns()]


def resolving_patterns() -> list[Pattern]:
    """Of what is asked of views, which are left.

    Upstream: `populateResolveExtractStridedMetadataPatterns`.
    """
    return [
        metadata_in_type,
        of_view,
        of_allocation,
        of_global,
        of_cast,
        of_space_cast,
        of_assumption,
        of_base,
        pointer_of_view,
    ]


class Metadata(NamedTuple):
    """What a strided memref is made of."""

    base: Value
    offset: Mixed
    sizes: Sequence[Mixed]
    strides: Sequence[Mixed]

    def values(self) -> list[Value]:
        """The results of `memref.extract_strided_metadata`."""
        numbers = (self.offset, *self.sizes, *self.strides)
        return [self.base, *[_value(number) for number in numbers]]


def _value(number: Mixed) -> Value:
    if isinstance(number, Value):
        return number
    return arith.ConstantOp(IntegerAttr(number, INDEX)).result


_View = memref.SubViewOp | memref.ExpandShapeOp | memref.CollapseShapeOp


def _metadata(op: Operation | None) -> Metadata | None:
    """That of a view; `None` for what is not strided, and for other operations."""
    if (
        not isinstance(op, _View)
        or strides_and_offset(buffer_type(op.operands[0])) is None
    ):
        return None
    if isinstance(op, memref.SubViewOp):
        return _of_part(op)
    if not buffer_type(op.src).rank:
        ones = [1] * buffer_type(op.result).rank
        source = _Source(op.src)
        return Metadata(source.base, source.offset, ones, ones)
    return (
        _of_expanded(op) if isinstance(op, memref.ExpandShapeOp) else _of_collapsed(op)
    )


class _Source:
    """A strided memref: numbers where its type has them, else values."""

    def __init__(self, value: Value) -> None:
        self.type = buffer_type(value)
        made = memref.ExtractStridedMetadataOp(value)
        found = strides_and_offset(self.type)
        assert found is not None  # it is strided
        strides, offset = found
        self.base: Value = made.base_buffer
        self.offset = _known(offset, made.offset)
        self.sizes = list(map(_known, self.type.shape, made.sizes))
        self.strides = list(map(_known, strides, made.strides))


def _known(number: int, value: Value) -> Mixed:
    return value if number == DYNAMIC else number


# Views


def _of_part(op: memref.SubViewOp) -> Metadata:
    source = _Source(op.source)
    offsets, sizes, steps = mixed_lists(op)
    strides = [
        folded_apply(AffineSymbol(0) * AffineSymbol(1), pair)
        for pair in zip(steps, source.strides, strict=True)
    ]
    total: AffineExpr = AffineSymbol(0)
    operands: list[Mixed] = [source.offset]
    for offset, stride in zip(offsets, source.strides, strict=True):
        place = len(operands)
        total += AffineSymbol(place) * AffineSymbol(place + 1)
        operands += [offset, stride]
    start = folded_apply(total, operands)
    kept = kept_dimensions(op, source.type, buffer_type(op.result))
    return Metadata(
        source.base, start, [sizes[i] for i in kept], [strides[i] for i in kept]
    )


def _of_expanded(op: memref.ExpandShapeOp) -> Metadata:
    source = _Source(op.src)
    shape = iter(buffer_type(op.result).shape)
    given = iter(op.output_shape)
    sizes: list[Mixed] = []
    strides: list[Mixed] = []
    for number, group in enumerate(groups_of(op.reassociation)):
        parts = [next(shape) for _ in group]
        values = [next(given) if part == DYNAMIC else None for part in parts]
        sizes += _expanded_sizes(parts, values, source.sizes[number])
        strides += _expanded_strides(
            parts, values, source.sizes[number], source.strides[number]
        )
    return Metadata(source.base, source.offset, sizes, strides)


def _expanded_sizes(
    parts: Sequence[int], values: Sequence[Value | None], size: Mixed
) -> list[Mixed]:
    """Sizes of a dimension's parts; the one that is open is what others leave of it."""
    if parts.count(DYNAMIC) != 1:
        return _mixed(parts, values)
    static = reduce(mul, [part for part in parts if part != DYNAMIC], 1)
    rest = folded_apply(AffineSymbol(0) // static, [size])
    return [rest if part == DYNAMIC else part for part in parts]


def _mixed(parts: Sequence[int], values: Sequence[Value | None]) -> list[Mixed]:
    pairs = zip(parts, values, strict=True)
    return [part if value is None else value for part, value in pairs]


def _expanded_strides(
    parts: Sequence[int], values: Sequence[Value | None], size: Mixed, stride: Mixed
) -> list[Mixed]:
    """Strides of a dimension's parts, the outer first."""
    found: list[Mixed] = []
    static = reduce(mul, [part for part in parts if part != DYNAMIC], 1)
    first, second = AffineSymbol(0), AffineSymbol(1)
    for i in range(len(parts)):
        inner = parts[i + 1 :]
        step = reduce(mul, [part for part in inner if part != DYNAMIC], 1)
        if DYNAMIC not in inner:
            found.append(folded_apply(first * step, [stride]))
        elif parts.count(DYNAMIC) == 1:
            expr = (first * step) // static * second
            found.append(folded_apply(expr, [size, stride]))
        else:
            open_ = [value for value in values[i + 1 :] if value is not None]
            found.append(_product([stride, step, *open_]))
    return found


def _product(factors: Sequence[Mixed]) -> Mixed:
    symbols = [AffineSymbol(i) for i in range(len(factors))]
    return folded_apply(reduce(mul, symbols, AffineConstant(1)), factors)


def _of_collapsed(op: memref.CollapseShapeOp) -> Metadata:
    source = _Source(op.src)
    result = buffer_type(op.result)
    sizes: list[Mixed] = []
    strides: list[Mixed] = []
    for number, group in enumerate(groups_of(op.reassociation)):
        size = result.shape[number]
        if size == DYNAMIC:
            sizes.append(_product([source.sizes[dim] for dim in group]))
        else:
            sizes.append(size)
        strides.append(_collapsed_stride(source, result, number, group))
    return Metadata(source.base, source.offset, sizes, strides)


def _collapsed_stride(
    source: _Source, result: MemRefType, number: int, group: Sequence[int]
) -> Mixed:
    """That of the last dimension which is not of size one; if all are, any."""
    several = [dim for dim in group if source.type.shape[dim] != 1]
    if several:
        return source.strides[several[-1]]
    found = strides_and_offset(result)
    assert found is not None  # views of strided memrefs are so
    stride = found[0][number]
    if stride != DYNAMIC:
        return stride
    open_ = [source.strides[dim] for dim in group]
    return next(one for one in open_ if isinstance(one, Value))


@pattern(memref.SubViewOp, memref.ExpandShapeOp, memref.CollapseShapeOp)
def view(op: _View, rewriter: Rewriter) -> None:
    """A cast to the offset, sizes and strides of the view."""
    found = _metadata(op)
    if found is not None:
        cast = memref.ReinterpretCastOp(
            buffer_type(op.results[0]),
            found.base,
            [found.offset],
            list(found.sizes),
            list(found.strides),
        )
        rewriter.replace(op, cast)


# What is asked of views


@pattern(memref.ExtractStridedMetadataOp)
def of_view(op: memref.ExtractStridedMetadataOp, rewriter: Rewriter) -> None:
    """That of a view by that of its source."""
    found = _metadata(op.source.defining_op)
    if found is not None:
        rewriter.replace(op, found.values())


@pattern(memref.ExtractStridedMetadataOp)
def of_allocation(op: memref.ExtractStridedMetadataOp, rewriter: Rewriter) -> None:
    """What is allocated begins at 0, and has its elements in row-major order."""
    made = op.source.defining_op
    if not isinstance(made, memref.AllocOp | memref.AllocaOp):
        return
    ty = buffer_type(op.source)
    if not is_identity(ty):
        return
    dynamic = iter(made.dynamic_sizes)
    sizes = [next(dynamic) if size == DYNAMIC else size for size in ty.shape]
    strides: list[Mixed] = []
    for i in range(ty.rank):
        strides.append(_product(sizes[i + 1 :]))
    rewriter.replace(op, Metadata(_base(op), 0, sizes, strides).values())


def _base(op: memref.ExtractStridedMetadataOp) -> Value:
    """The memory of a memref in row-major order, without dimensions."""
    wanted = buffer_type(op.base_buffer)
    if wanted is op.source.type or not op.base_buffer.has_uses:
        return op.source
    return memref.ReinterpretCastOp(wanted, op.source, [0], [], []).result


@pattern(memref.ExtractStridedMetadataOp)
def of_global(op: memref.ExtractStridedMetadataOp, rewriter: Rewriter) -> None:
    """A global begins at 0, and has its elements in row-major order."""
    ty = buffer_type(op.source)
    if not isinstance(op.source.defining_op, memref.GetGlobalOp) or not is_identity(ty):
        return
    strides = [reduce(mul, ty.shape[i + 1 :], 1) for i in range(ty.rank)]
    rewriter.replace(op, Metadata(_base(op), 0, ty.shape, strides).values())


@pattern(memref.ExtractStridedMetadataOp)
def of_cast(op: memref.ExtractStridedMetadataOp, rewriter: Rewriter) -> None:
    """A cast has what it was told."""
    cast = op.source.defining_op
    if not isinstance(cast, memref.ReinterpretCastOp):
        return
    source = cast.source.type
    if not isinstance(source, MemRefType) or strides_and_offset(source) is None:
        return
    base = memref.ExtractStridedMetadataOp(cast.source).base_buffer
    offsets, sizes, strides = mixed_lists(cast)
    rewriter.replace(op, Metadata(base, offsets[0], sizes, strides).values())


@pattern(memref.ExtractStridedMetadataOp)
def of_space_cast(op: memref.ExtractStridedMetadataOp, rewriter: Rewriter) -> None:
    """What is in another memory space has the same numbers."""
    cast = op.source.defining_op
    if not isinstance(cast, memref.MemorySpaceCastOp):
        return
    if not isinstance(cast.source.type, MemRefType):
        return
    base, *numbers = memref.ExtractStridedMetadataOp(cast.source).results
    if op.base_buffer.has_uses:
        base = memref.MemorySpaceCastOp(op.base_buffer.type, base).dest
    rewriter.replace(op, [base, *numbers])


@pattern(memref.ExtractStridedMetadataOp)
def of_assumption(op: memref.ExtractStridedMetadataOp, rewriter: Rewriter) -> None:
    """What something is assumed of has the same numbers."""
    made = op.source.defining_op
    if isinstance(made, memref.AssumeAlignmentOp):
        rewriter.replace(op, memref.ExtractStridedMetadataOp(made.memref))


@pattern(memref.ExtractStridedMetadataOp)
def of_base(op: memref.ExtractStridedMetadataOp, rewriter: Rewriter) -> None:
    """A base buffer is its own, and begins at 0."""
    made = op.source.defining_op
    if isinstance(made, memref.ExtractStridedMetadataOp):
        rewriter.replace(op, [made.base_buffer, _value(0)])


@pattern(memref.ExtractAlignedPointerAsIndexOp)
def pointer_of_view(
    op: memref.ExtractAlignedPointerAsIndexOp, rewriter: Rewriter
) -> None:
    """A view has the pointer of its source."""
    made = op.source.defining_op
    if isinstance(made, memref.SubViewOp | memref.ReinterpretCastOp):
        with rewriter.modify(op):
            op.set_operand(0, made.operands[0])
