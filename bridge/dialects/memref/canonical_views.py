"""Views made simpler: of what was cast, and by numbers that are known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import arith, memref
from bridge.dialects.memref.casts import CastOp
from bridge.dialects.memref.layouts import buffer_type, kept_dimensions, part_type
from bridge.dialects.memref.view_folding import of_type
from bridge.dialects.memref.views import (
    ExtractStridedMetadataOp,
    ReinterpretCastOp,
    SubViewOp,
    ViewOp,
)
from bridge.ir.attributes import IntegerAttr, StridedLayoutAttr
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC, INDEX, MemRefType
from bridge.op.folding import constant_of
from bridge.op.interfaces.slices import out_of_bounds
from bridge.op.mixed import Mixed, is_number, mixed_lists, settled, static
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def _settled_strides(mixed: Mixed) -> Mixed:
    """The same of strides, of which none becomes zero."""
    pairs = zip(mixed, settled(mixed), strict=True)
    return [old if new == 0 else new for old, new in pairs]


# Parts


def _part_type(
    op: SubViewOp, source: MemRefType, lists: Sequence[Mixed]
) -> MemRefType | None:
    """The type of a part by other numbers, without the dimensions the op leaves out."""
    result = buffer_type(op.results[0])
    kept: Sequence[int] = range(source.rank)
    if result.rank != source.rank:
        kept = kept_dimensions(op, buffer_type(op.source), result)
    return part_type(source, lists, kept)


@pattern(SubViewOp)
def part_by_known_numbers(op: SubViewOp, rewriter: Rewriter) -> None:
    """Numbers that are known are part of the type."""
    lists = mixed_lists(op)
    for i, old in enumerate(lists):
        new = settled(old, least=0) if i < 2 else _settled_strides(old)
        if new != old:
            lists[i] = new
            break
    else:
        return
    source = buffer_type(op.source)
    if out_of_bounds(source.shape, *map(static, lists)) is not None:
        return
    ty = _part_type(op, source, lists)
    if ty is not None:
        made = memref.SubViewOp(op.source, *lists, results=[ty])
        rewriter.replace(op, memref.CastOp(op.results[0].type, made))


@pattern(SubViewOp)
def part_of_cast(op: SubViewOp, rewriter: Rewriter) -> None:
    """The part is of what was cast, and then cast."""
    cast = op.source.defining_op
    if not isinstance(cast, CastOp) or not cast.loses_nothing_static:
        return
    if any(isinstance(constant_of(value), IntegerAttr) for value in op.operands):
        return
    source, lists = cast.operands[0], mixed_lists(op)
    ty = _part_type(op, buffer_type(source), lists)
    if ty is not None:
        made = memref.SubViewOp(source, *lists, results=[ty])
        rewriter.replace(op, memref.CastOp(op.results[0].type, made))


@pattern(SubViewOp)
def part_that_is_whole(op: SubViewOp, rewriter: Rewriter) -> None:
    """A part that has everything is what it is of."""
    source, result = buffer_type(op.source), buffer_type(op.results[0])
    offsets, sizes, strides = mixed_lists(op)
    if source.rank != result.rank or not all(is_number(o, 0) for o in offsets):
        return
    pairs = zip(sizes, source.shape, strict=True)
    if not all(is_number(stride, 1) for stride in strides):
        return
    if not all(is_number(size, whole) for size, whole in pairs):
        return
    same = source is result
    rewriter.replace(op, op.source if same else memref.CastOp(result, op.source))


# Other views


@pattern(ViewOp)
def view_of_known_sizes(op: ViewOp, rewriter: Rewriter) -> None:
    """Sizes that are known are part of the type."""
    ty = buffer_type(op.results[0])
    sizes = iter(settled(list(op.sizes)))
    shape = [next(sizes) if size == DYNAMIC else size for size in ty.shape]
    new = MemRefType(tuple(static(shape)), ty.element, ty.layout, ty.memory_space)
    if new is ty:
        return
    values = [size for size in shape if isinstance(size, Value)]
    made = memref.ViewOp(new, op.source, op.operands[1], values)
    rewriter.replace(op, memref.CastOp(ty, made))


@pattern(ViewOp)
def view_of_cast(op: ViewOp, rewriter: Rewriter) -> None:
    """The view is of what was cast."""
    cast = op.source.defining_op
    if isinstance(cast, CastOp):
        new = memref.ViewOp(
            op.results[0].type, cast.operands[0], op.operands[1], op.sizes
        )
        rewriter.replace(op, new)


@pattern(ExtractStridedMetadataOp)
def metadata_in_type(op: ExtractStridedMetadataOp, rewriter: Rewriter) -> None:
    """What the type says is a number; the rest is that of what was cast."""
    numbers = of_type(buffer_type(op.source))
    for result, number in zip(op.results[1:], numbers, strict=True):
        if number != DYNAMIC and result.has_uses:
            known = arith.ConstantOp(IntegerAttr(number, INDEX))
            rewriter.replace_all_uses(result, known.result)
    cast = op.source.defining_op
    if isinstance(cast, CastOp) and isinstance(cast.operands[0].type, MemRefType):
        with rewriter.modify(op):
            op.source = cast.operands[0]


def _with_type(mixed: Mixed, known: Sequence[int]) -> Mixed:
    """The list with what its type says, else with what its values are known to be."""
    pairs = zip(settled(mixed), known, strict=True)
    return [one if number == DYNAMIC else number for one, number in pairs]


def _reinterpreted(op: ReinterpretCastOp) -> list[int | Value]:
    """Offset, sizes and strides, as far as they are known."""
    lists = [one for mixed in mixed_lists(op) for one in mixed]
    return list(_with_type(lists, of_type(buffer_type(op.results[0]))))


@pattern(ReinterpretCastOp)
def reinterpret_what_was_taken_apart(op: ReinterpretCastOp, rewriter: Rewriter) -> None:
    """The memref is that whose offset, sizes and strides it gets; else it is of it."""
    made = op.source.defining_op
    if not isinstance(made, ExtractStridedMetadataOp):
        return
    given: Mixed = _with_type(list(made.results[1:]), of_type(buffer_type(made.source)))
    if list(given) != _reinterpreted(op):
        with rewriter.modify(op):
            op.source = made.source
        return
    ty = op.results[0].type
    same = made.source.type is ty
    rewriter.replace(op, made.source if same else memref.CastOp(ty, made.source))


@pattern(ReinterpretCastOp)
def reinterpret_by_known_numbers(op: ReinterpretCastOp, rewriter: Rewriter) -> None:
    """Numbers that are known are part of the type."""
    old = [one for mixed in mixed_lists(op) for one in mixed]
    new = _reinterpreted(op)
    if static(old).count(DYNAMIC) == static(new).count(DYNAMIC):
        return
    result = buffer_type(op.results[0])
    end = 1 + result.rank
    offset, sizes, strides = new[:1], new[1:end], new[end:]
    layout = StridedLayoutAttr(tuple(static(strides)), static(offset)[0])
    shape = tuple(static(sizes))
    ty = MemRefType(shape, result.element, layout, result.memory_space)
    made = memref.ReinterpretCastOp(ty, op.source, offset, sizes, strides)
    rewriter.replace(op, memref.CastOp(result, made))


PATTERNS: Final[Sequence[Pattern]] = (
    part_by_known_numbers,
    part_of_cast,
    part_that_is_whole,
    view_of_known_sizes,
    view_of_cast,
    metadata_in_type,
    reinterpret_what_was_taken_apart,
    reinterpret_by_known_numbers,
)
