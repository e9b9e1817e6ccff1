"""Sizes of results by the sizes and the operands of what makes them.

Upstream: `populateResolveRankedShapedTypeResultDimsPatterns`. What operations of linalg
give has the sizes of what they write to, where upstream asks for those of what is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bridge.dialects import (
    amdgpu,
    arith,
    bufferization,
    memref,
    scf,
    tensor,
    tosa,
)
from bridge.dialects.affine.applying import Mixed, applied, folded_apply
from bridge.dialects.tensor.types import tensor_type
from bridge.errors import PassFailed
from bridge.ir.affine import AffineConstant, AffineDim, AffineExpr, AffineSymbol
from bridge.ir.attributes import IntegerAttr, integers_of
from bridge.ir.core import BlockArgument, Operation, OpResult, Value
from bridge.ir.types import DYNAMIC, INDEX, MemRefType, RankedType
from bridge.op.base import constant_integer
from bridge.op.interfaces.sizes import Combined, Size, SizedResult
from bridge.op.mixed import number_in
from bridge.op.traits import has_trait
from bridge.passes.polyhedral.known_sizes import sizes_of
from bridge.rewrite.greedy import apply_greedily
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["has_known_sizes", "known_size", "patterns", "resolve"]


def patterns() -> list[Pattern]:
    """Sizes of results, and of tensors that iterations share."""
    return [_resolved, _shared]


def resolve(op: Operation, *, must_end: bool) -> None:
    """Resolves sizes; raises `PassFailed` where that must end, and does not."""
    try:
        apply_greedily(
            op, patterns(), top_down=False, region_simplification="aggressive"
        )
    except PassFailed:
        if must_end:
            text = "dim operation resolution hit pattern iteration limit"
            raise PassFailed(op.error(text).diagnostics) from None


def has_known_sizes(op: Operation) -> bool:
    """Whether we know the sizes of its results where upstream does."""
    return not _says_sizes(op) or all(
        _size_of(result, dim) is not None
        for result in op.results
        if isinstance(result.type, RankedType)
        for dim, size in enumerate(result.type.shape)
        if size == DYNAMIC
    )


def known_size(value: Value, dim: int) -> int | None:
    """The number that a size is known to be; nothing is made."""
    found = _followed((value, dim))
    number = None if found is None else number_in(found)
    return None if number is None or number < 0 else number


def _followed(size: Size) -> Mixed | None:
    """A size as a number or an index; `None` where it is only that of a value."""
    if isinstance(size, Combined):
        parts = [_followed(part) for part in size.parts]
        known = [part for part in parts if part is not None]
        if len(known) != len(parts):
            return None
        symbols = [AffineSymbol(n) for n in range(len(parts))]
        map_, _ = applied(size.expr.replace_dims_and_symbols(symbols, []), known)
        return map_.single_constant if map_.is_single_constant else None
    if not isinstance(size, tuple):
        return size
    value, dim = size
    ty, made = value.type, value.defining_op
    if isinstance(ty, RankedType) and ty.shape[dim] != DYNAMIC:
        return int(ty.shape[dim])
    says = made is not None and (isinstance(made, SizedResult) or _says_sizes(made))
    return _followed(_size_of(value, dim)) if says else None


def _concatenated(op: tensor.ConcatOp, dim: int) -> Size:
    if dim != op.dim.value:
        known = [one for one in op.inputs if tensor_type(one).shape[dim] != DYNAMIC]
        return [*known, *op.inputs][0], dim
    total: AffineExpr = AffineConstant(0)
    for n in range(len(op.inputs)):
        total = total + AffineDim(n)
    return Combined(total, tuple([(value, dim) for value in op.inputs]))


def _operand(values: Sequence[Value], result: Value, dim: int) -> Value:
    return values[tensor_type(result).shape[:dim].count(DYNAMIC)]


def _allocated(op: bufferization.AllocTensorOp, dim: int) -> Size:
    if op.copy is not None:
        return op.copy, dim
    return _operand(op.dynamic_sizes, op.result, dim)


_SIZES: Final[Mapping[type[Operation], Callable[..., Size]]] = {
    amdgpu.FatRawBufferCastOp: lambda op, dim: (op.source, dim),
    bufferization.AllocTensorOp: _allocated,
    memref.AssumeAlignmentOp: lambda op, dim: (op.memref, dim),
    tensor.ConcatOp: _concatenated,
    tensor.GenerateOp: lambda op, dim: _operand(op.dynamic_extents, op.result, dim),
    tensor.SplatOp: lambda op, dim: _operand(op.dynamic_sizes, op.aggregate, dim),
    tosa.TransposeOp: lambda op, dim: (op.input1, integers_of(op.perms)[dim]),
}
"""Of results whose size is dynamic; those of others, the analysis of bounds knows."""

_BY_SHAPE: Final = (tensor.CollapseShapeOp, tensor.ExpandShapeOp)


def _says_sizes(op: Operation) -> bool:
    return isinstance(op, _BY_SHAPE) or has_trait(
        op, "ReifyRankedShapedTypeOpInterface"
    )


def _size_of(value: Value, dim: int) -> Size:
    made = value.defining_op
    rule = None if made is None else _SIZES.get(type(made))
    if rule is not None:
        return rule(made, dim)
    (found,) = sizes_of(value, dim)
    return found


@pattern(memref.DimOp, tensor.DimOp)
def _resolved(op: memref.DimOp | tensor.DimOp, rewriter: Rewriter) -> None:
    source, dim, ty = op.source, constant_integer(op.index), op.source.type
    if not isinstance(source, OpResult) or not _says_sizes(source.op):
        return
    if dim is None or not isinstance(ty, RankedType) or not 0 <= dim < ty.rank:
        return
    size = ty.shape[dim] if ty.shape[dim] != DYNAMIC else _size_of(source, dim)
    if size is None:
        return
    rewriter.location = source.op.any_location
    made = _made(size)
    rewriter.location = op.any_location
    rewriter.replace(op, made if isinstance(made, Value) else _number(made))


def _made(size: Value | int | tuple[Value, int] | Combined) -> Mixed:
    if isinstance(size, Combined):
        parts = [
            _asked(*part) if isinstance(part, tuple) else part for part in size.parts
        ]
        symbols = [AffineSymbol(n) for n in range(len(parts))]
        return folded_apply(size.expr.replace_dims_and_symbols(symbols, []), parts)
    return _asked(*size) if isinstance(size, tuple) else size


def _asked(value: Value, dim: int) -> Mixed:
    ty = value.type
    if isinstance(ty, RankedType) and ty.shape[dim] != DYNAMIC:
        return int(ty.shape[dim])
    kind = memref.DimOp if isinstance(ty, MemRefType) else tensor.DimOp
    return kind(value, _number(dim)).results[0]


def _number(number: int) -> Value:
    return arith.ConstantOp(IntegerAttr(number, INDEX)).result


@pattern(tensor.DimOp)
def _shared(op: tensor.DimOp, rewriter: Rewriter) -> None:
    """What iterations share has the sizes of what it begins with."""
    source = op.source
    if not isinstance(source, BlockArgument):
        return
    loop = source.block.parent_op
    if isinstance(loop, scf.ForallOp):
        at = source.index - len(loop.static_lower_bound.values)
        with rewriter.modify(op):
            op.source = loop.outputs[at]
