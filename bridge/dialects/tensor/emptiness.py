"""Tensors without contents: parts of them, other shapes, and what is put into them."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import arith, tensor
from bridge.dialects.affine.applying import Mixed, folded_apply
from bridge.dialects.tensor.types import tensor_type
from bridge.ir.affine import AffineExpr, AffineSymbol
from bridge.ir.attributes import IntegerAttr, integers_of
from bridge.ir.core import AnyLocation, BlockArgument, Value
from bridge.ir.types import DYNAMIC, INDEX, RankedTensorType
from bridge.op.reassociation import groups_of
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["concatenation_patterns", "patterns"]


def patterns(*, single_use: bool = False) -> list[Pattern]:
    """Parts and other shapes of what has no contents are others without contents."""
    return [_Part(single_use), _Reshaped(single_use), _concatenated]


def concatenation_patterns() -> list[Pattern]:
    """Tensors that are concatenated are inserted, one after the other."""
    return [_inserted]


class _OfEmpty(Pattern):
    def __init__(self, single_use: bool) -> None:
        self._single_use = single_use

    def is_empty(self, value: Value) -> bool:
        """Whether a value has no contents, and no other use where that counts."""
        alone = not self._single_use or len(list(value.uses)) == 1
        return alone and isinstance(value.defining_op, tensor.EmptyOp)


class _Part(_OfEmpty, roots=tensor.ExtractSliceOp):
    def rewrite(self, op: tensor.ExtractSliceOp, rewriter: Rewriter) -> None:
        if self.is_empty(op.source):
            rewriter.replace(op, tensor.EmptyOp(op.result.type, op.sizes))


class _Reshaped(_OfEmpty, roots=(tensor.ExpandShapeOp, tensor.CollapseShapeOp)):
    def rewrite(
        self, op: tensor.ExpandShapeOp | tensor.CollapseShapeOp, rewriter: Rewriter
    ) -> None:
        if not self.is_empty(op.src):
            return
        if isinstance(op, tensor.ExpandShapeOp):
            rest = iter(op.output_shape)
            static = integers_of(op.static_output_shape)
            sizes: list[Mixed] = [n if n != DYNAMIC else next(rest) for n in static]
        else:
            sizes = _collapsed(op)
        rewriter.replace(op, _cast(_empty(sizes, op.result), op.result))


def _collapsed(op: tensor.CollapseShapeOp) -> list[Mixed]:
    found: list[Mixed] = []
    shape = tensor_type(op.result).shape
    for size, dims in zip(shape, groups_of(op.reassociation), strict=True):
        if size != DYNAMIC:
            found.append(int(size))
            continue
        product: AffineExpr = AffineSymbol(0)
        for place in range(1, len(dims)):
            product = product * AffineSymbol(place)
        found.append(folded_apply(product, [_size(op.src, dim) for dim in dims]))
    return found


def _size(value: Value, dim: int, location: AnyLocation | None = None) -> Mixed:
    size = tensor_type(value).shape[dim]
    if size != DYNAMIC:
        return int(size)
    number = arith.ConstantOp(IntegerAttr(dim, INDEX), location=location).result
    return tensor.DimOp(value, number, location=location).result


def _own_size(value: Value, dim: int) -> Mixed:
    """The size of a dimension, asked for where a value is made."""
    made = value if isinstance(value, BlockArgument) else value.defining_op
    return _size(value, dim, None if made is None else made.any_location)


def _empty(sizes: Sequence[Mixed], like: Value) -> Value:
    """A tensor without contents, of sizes, and elements as another has them."""
    static = [size if isinstance(size, int) else DYNAMIC for size in sizes]
    dynamic = [size for size in sizes if isinstance(size, Value)]
    ty = RankedTensorType(tuple(static), tensor_type(like).element)
    return tensor.EmptyOp(ty, dynamic).result


def _cast(value: Value, like: Value) -> Value:
    if value.type is like.type:
        return value
    return tensor.CastOp(like.type, value).results[0]


@pattern(tensor.ConcatOp)
def _concatenated(op: tensor.ConcatOp, rewriter: Rewriter) -> None:
    """What has no contents, concatenated."""
    if not all(isinstance(one.defining_op, tensor.EmptyOp) for one in op.inputs):
        return
    along, ty = op.dim.value, tensor_type(op.result)
    first = op.inputs[0]
    shapes = [tensor_type(value).shape for value in op.inputs]
    sizes: list[Mixed] = []
    for dim, size in enumerate(ty.shape):
        known = {*[shape[dim] for shape in shapes]} - {DYNAMIC}
        if size != DYNAMIC or dim == along:
            sizes.append(int(size))
        elif known:
            number = IntegerAttr(int(known.pop()), INDEX)
            sizes.append(arith.ConstantOp(number).result)
        else:
            sizes.append(_own_size(first, dim))
    if sizes[along] == DYNAMIC:
        total: AffineExpr = AffineSymbol(0)
        for place in range(1, len(op.inputs)):
            total = total + AffineSymbol(place)
        found = folded_apply(total, [_own_size(value, along) for value in op.inputs])
        if isinstance(found, int):
            found = arith.ConstantOp(IntegerAttr(found, INDEX)).result
        sizes[along] = found
    rewriter.replace(op, _empty(sizes, op.result))


@pattern(tensor.ConcatOp)
def _inserted(op: tensor.ConcatOp, rewriter: Rewriter) -> None:
    """One part after the other is inserted where the one before it ends."""
    along, ty = op.dim.value, tensor_type(op.result)
    ends: list[Mixed] = [0]
    parts: list[list[Mixed]] = []
    for value in op.inputs:
        sizes = [_own_size(value, dim) for dim in range(ty.rank)]
        both = AffineSymbol(0) + AffineSymbol(1)
        ends.append(
            folded_apply(both, [ends[-1], sizes[along]]) if parts else sizes[along]
        )
        parts.append(sizes)
    whole = list(parts[0])
    whole[along] = ends[-1]
    made = _empty(whole, op.result)
    for value, start, sizes in zip(op.inputs, ends, parts, strict=False):
        offsets: list[Mixed] = [0] * ty.rank
        offsets[along] = start
        made = tensor.InsertSliceOp(value, made, offsets, sizes, [1] * ty.rank).result
    rewriter.replace(op, _cast(made, op.result))
