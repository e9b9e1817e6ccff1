"""Padding by numbers that are known, of what was cast, and of what was padded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import tensor
from bridge.dialects.affine.applying import folded
from bridge.dialects.affine.composition import composed
from bridge.dialects.tensor.reshapes import CastOp, before_cast
from bridge.dialects.tensor.slices import ExtractSliceOp, PadOp
from bridge.dialects.tensor.types import tensor_type
from bridge.ir.affine import AffineConstant, AffineDim, AffineExpr, AffineMap
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC, RankedTensorType
from bridge.op.folding import constant_of
from bridge.op.interfaces.polyhedral import Applied
from bridge.op.interfaces.slices import out_of_bounds, total
from bridge.op.mixed import Mixed, is_number, mixed, mixed_lists, settled, static
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def around(op: PadOp) -> tuple[Mixed, Mixed]:
    """How much is put before and behind, of each dimension."""
    return list(mixed(op.static_low, op.low)), list(mixed(op.static_high, op.high))


def _shape(
    source: Sequence[int], low: Mixed, high: Mixed, said: Sequence[int]
) -> tuple[int, ...] | None:
    """The sizes of a result, by those of what is padded, or as they are said.

    `None` where others are said, or one is negative: no op may be like that, which a
    program may hold where it is never run.
    """
    found: list[int] = []
    befores, behinds = static(low), static(high)
    rows = zip(source, befores, behinds, said, strict=True)
    for size, before, behind, wanted in rows:
        known = total(total(size, before), behind)
        if known == DYNAMIC:
            known = wanted
        elif known < 0 or wanted not in (DYNAMIC, known):
            return None
        found.append(known)
    return tuple(found)


def padded(
    op: PadOp, source: Value, low: Mixed, high: Mixed, shape: tuple[int, ...]
) -> Value:
    """What a padding like another one makes, of other sizes."""
    ty = tensor_type(op.result)
    new = RankedTensorType(shape, ty.element, ty.encoding)
    made = tensor.PadOp(
        new,
        source,
        low,
        high,
        nofold=op.nofold,
        region=op.regions[0].clone(),
        attributes=dict(op.attributes),
    )
    return made.result


def _cast(value: Value, like: Value) -> Value:
    return value if value.type is like.type else tensor.CastOp(like.type, value).dest


def filling(op: PadOp) -> Value | None:
    """The value that is put everywhere, where it does not depend on the place."""
    last = op.body.last
    assert last is not None  # what is yielded
    (value,) = last.operands
    is_inside = value.block is op.body
    return value if constant_of(value) is not None or not is_inside else None


@pattern(PadOp)
def padding_of_nothing(op: PadOp, rewriter: Rewriter) -> None:
    """What gets nothing around it stays as it is."""
    amounts = [one for side in around(op) for one in side]
    if op.nofold is not None or not all(is_number(one, 0) for one in amounts):
        return
    ty = op.result.type
    if CastOp.are_cast_compatible([op.source.type], [ty]):
        rewriter.replace(op, _cast(op.source, op.result))


@pattern(PadOp)
def padding_of_cast(op: PadOp, rewriter: Rewriter) -> None:
    """What was cast is padded; the result has the sizes that it makes known."""
    source, (low, high) = before_cast(op.source), around(op)
    if source is op.source:
        return
    said = tensor_type(op.result).shape
    shape = _shape(tensor_type(source).shape, low, high, said)
    if shape == said:
        with rewriter.modify(op):
            op.source = source
    elif shape is not None:
        rewriter.replace(op, _cast(padded(op, source, low, high, shape), op.result))


@pattern(PadOp)
def padding_that_is_cast(op: PadOp, rewriter: Rewriter) -> None:
    """The result has the sizes that it is cast to."""
    user = op.result.users[0] if op.result.has_one_use else None
    ty = user.results[0].type if isinstance(user, CastOp) else None
    before, (low, high) = tensor_type(op.result), around(op)
    if user is None or not isinstance(ty, RankedTensorType):
        return
    pairs = zip(before.shape, ty.shape, strict=True)
    if ty.encoding is not before.encoding or any(b == DYNAMIC != a for a, b in pairs):
        return
    if _shape(tensor_type(op.source).shape, low, high, ty.shape) == ty.shape:
        rewriter.replace(user, padded(op, op.source, low, high, ty.shape))
        rewriter.erase(op)


@pattern(PadOp)
def padding_by_known_numbers(op: PadOp, rewriter: Rewriter) -> None:
    """Numbers that are known are part of the type."""
    low, high = [settled(side, least=0) for side in around(op)]
    said = tensor_type(op.result).shape
    shape = _shape(tensor_type(op.source).shape, low, high, said)
    if shape is not None and shape != said:
        made = padded(op, op.source, low, high, shape)
        rewriter.replace(op, _cast(made, op.result))


@pattern(PadOp)
def padding_of_padding(op: PadOp, rewriter: Rewriter) -> None:
    """What is put around twice is put around at once."""
    before = op.source.defining_op
    if op.nofold is not None or not isinstance(before, PadOp):
        return
    value = filling(op)
    if before.nofold is not None or value is None or filling(before) is not value:
        return
    said = tensor_type(op.result).shape
    sides = list(zip(around(op), around(before), strict=True))
    low, high = map(_joined, sides)
    if _shape(tensor_type(before.source).shape, low, high, said) != said:
        return
    high, low = [list(map(_sum, *side)) for side in reversed(sides)]
    rewriter.replace(op, padded(op, before.source, low, high, said))


def _joined(side: tuple[Mixed, Mixed]) -> Mixed:
    """The sums of what is known of both."""
    pairs = zip(*map(static, side), strict=True)
    return [total(one, other) for one, other in pairs]


def _sum(*parts: int | Value) -> int | Value:
    values = [one for one in parts if isinstance(one, Value)]
    number = sum(one for one in parts if not isinstance(one, Value))
    expr: AffineExpr = AffineConstant(number)
    for place in reversed(range(len(values))):
        expr = AffineDim(place) + expr
    return folded(composed(Applied(AffineMap(len(values), 0, (expr,)), values)))


# Dimensions that are cut and padded one after the other


@pattern(PadOp)
def padding_of_other_dimensions(op: PadOp, rewriter: Rewriter) -> None:
    """A part that is padded, of one that was padded elsewhere, is one of both.

    Upstream: `FoldOrthogonalPaddings`.
    """
    inner = op.source.defining_op
    before = inner.source.defining_op if isinstance(inner, ExtractSliceOp) else None
    outer = before.source.defining_op if isinstance(before, PadOp) else None
    if not isinstance(inner, ExtractSliceOp) or not isinstance(before, PadOp):
        return
    if not isinstance(outer, ExtractSliceOp) or not _is_plain(op, before, inner, outer):
        return
    lists = _cut_at_once(op, before, mixed_lists(inner), mixed_lists(outer))
    if lists is None or out_of_bounds(
        tensor_type(outer.source).shape, *map(static, lists)
    ):
        return
    (low, high), (_, earlier) = around(op), around(before)
    pairs = zip(high, earlier, strict=True)
    high = [then if is_number(now, 0) else now for now, then in pairs]
    said = tensor_type(op.result).shape
    if _shape(static(lists[1]), low, high, said) == said:
        part = tensor.ExtractSliceOp(outer.source, *lists).result
        rewriter.replace(op, padded(op, part, low, high, said))


def _is_plain(
    op: PadOp, before: PadOp, inner: ExtractSliceOp, outer: ExtractSliceOp
) -> bool:
    """Whether all ranks are the same, no element is left out, and one is put behind."""
    if before.nofold is not None:
        return False
    if tensor_type(outer.source).rank != tensor_type(op.source).rank:
        return False
    strides = [*mixed_lists(inner)[2], *mixed_lists(outer)[2]]
    lows = [*around(op)[0], *around(before)[0]]
    if not all(one == 1 for one in strides) or not all(is_number(n, 0) for n in lows):
        return False
    values = [filling(one) for one in (op, before)]
    known = [None if one is None else constant_of(one) for one in values]
    return known[0] is not None and known[0] is known[1]


def _cut_at_once(
    op: PadOp, before: PadOp, inner: Sequence[Mixed], outer: Sequence[Mixed]
) -> list[Mixed] | None:
    """Offsets, sizes and strides of what is cut in both ways; `None` where it is not.

    A dimension that gets something is neither cut nor padded otherwise.
    """
    offsets: list[int | Value] = []
    sizes: list[int | Value] = []
    whole = tensor_type(before.result).shape
    highs = zip(around(op)[1], around(before)[1], strict=True)
    cuts = zip(inner[0], inner[1], outer[0], outer[1], strict=True)
    rows = zip(highs, cuts, whole, strict=True)
    for (now, then), (start, size, first, count), full in rows:
        is_padded, was_padded = not is_number(now, 0), not is_number(then, 0)
        if not is_padded and is_number(start, 0):
            offsets.append(first)
        elif not was_padded and is_number(first, 0):
            offsets.append(start)
        else:
            return None
        if was_padded and (is_padded or full == DYNAMIC or not is_number(size, full)):
            return None
        sizes.append(count if was_padded else size)
    return [offsets, sizes, inner[2]]


PATTERNS: Final[Sequence[Pattern]] = (
    padding_of_nothing,
    padding_of_cast,
    padding_that_is_cast,
    padding_of_other_dimensions,
    padding_by_known_numbers,
    padding_of_padding,
)
