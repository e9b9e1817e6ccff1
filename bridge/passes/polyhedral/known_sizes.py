"""Sizes and indices by others, of operations that say neither themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridge.dialects import arith, memref, scf, tensor, vector
from bridge.dialects.memref.dimensions import given_size
from bridge.ir.affine import AffineConstant, AffineDim, AffineExpr, AffineMap
from bridge.ir.core import BlockArgument, Operation, OpResult, Value
from bridge.ir.types import DYNAMIC, INDEX, IntegerType, RankedType
from bridge.op.interfaces.polyhedral import Applied
from bridge.op.interfaces.sizes import (
    BoundedIndices,
    Combined,
    Side,
    Size,
    SizedResult,
)
from bridge.op.reassociation import groups_of
from bridge.op.result_types import destination_of


def sizes_of(value: Value, dim: int) -> list[Size]:
    """What the size of a dimension is, that no type says."""
    op = value.defining_op
    if isinstance(op, arith.SelectOp):
        return [(operand, dim) for operand in (*op.operands[1:], op.condition)]
    return [_size(value, op, dim)]


def choices_of(value: Value) -> Sequence[Value]:
    """The two values of which a value is one, as a whole."""
    op = value.defining_op
    if isinstance(op, arith.SelectOp):
        whole = isinstance(op.condition.type, IntegerType)
        return op.operands[1:] if whole else ()
    if not isinstance(op, scf.IfOp) or not isinstance(value, OpResult):
        return ()
    last = [region.blocks[0].last for region in op.regions if region.blocks]
    yielded = [one.operands[value.index] for one in last if one is not None]
    return yielded if len(yielded) == 2 else ()


def _shared(value: Value) -> Value | None:
    """What iterations that run in any order share as a value, or give as a result."""
    loop = value.block.parent_op if isinstance(value, BlockArgument) else None
    if isinstance(loop, scf.ForallOp) and isinstance(value, BlockArgument):
        at = value.index - len(loop.static_lower_bound.values)
        return loop.outputs[at] if at >= 0 else None
    made = value.defining_op
    if isinstance(made, scf.ForallOp) and isinstance(value, OpResult):
        return made.outputs[value.index]
    return None


def _size(value: Value, op: Operation | None, dim: int) -> Size:
    shared = _shared(value)
    if shared is not None:
        return (shared, dim)
    if isinstance(op, SizedResult):
        return op.size_of(dim)
    if isinstance(op, memref.CastOp):
        (source,) = op.operands
        return (source, dim) if isinstance(source.type, RankedType) else None
    if isinstance(op, memref.AllocOp | memref.AllocaOp | memref.SubViewOp):
        return given_size(value, dim)
    if isinstance(op, memref.ExpandShapeOp | tensor.ExpandShapeOp):
        static = op.static_output_shape.values
        return op.output_shape[static[:dim].count(DYNAMIC)]
    if isinstance(op, memref.CollapseShapeOp | tensor.CollapseShapeOp):
        return _product(op.src, groups_of(op.reassociation)[dim])
    if isinstance(op, tensor.PadOp):
        return _padded(op, dim)
    if isinstance(op, vector.TransferWriteOp):
        return op.operands[1], dim
    tied = None if op is None else destination_of(op, value)
    return None if tied is None else (tied, dim)


def _product(value: Value, dims: list[int]) -> Size:
    found: AffineExpr = AffineConstant(1)
    for place in range(len(dims)):
        found = found * AffineDim(place)
    return Combined(found, tuple([(value, dim) for dim in dims]))


def _padded(op: tensor.PadOp, dim: int) -> Size:
    parts: list[tuple[Value, int] | Value] = [(op.source, dim)]
    found: AffineExpr = AffineDim(0)
    for static, dynamic in ((op.static_low, op.low), (op.static_high, op.high)):
        numbers = static.values
        if numbers[dim] != DYNAMIC:
            found = found + int(numbers[dim])
            continue
        found = found + AffineDim(len(parts))
        parts.append(dynamic[numbers[:dim].count(DYNAMIC)])
    return Combined(found, tuple(parts))


def bounds_of(op: Operation, result: int) -> Iterator[tuple[Side, Applied]]:
    """The bounds of an index by maps of others."""
    if isinstance(op, BoundedIndices):
        yield from op.bounds_of(result)
        return
    if isinstance(op, memref.RankOp | tensor.RankOp):
        ty = op.operands[0].type
        if isinstance(ty, RankedType):
            yield "equal", Applied(AffineMap(0, 0, (AffineConstant(ty.rank),)), ())
        return
    found = _of_arithmetic(op)
    if found is not None and op.results[0].type is INDEX:
        yield "equal", Applied(AffineMap(2, 0, (found,)), op.operands)


def _of_arithmetic(op: Operation) -> AffineExpr | None:
    a, b = AffineDim(0), AffineDim(1)
    if isinstance(op, arith.AddIOp):
        return a + b
    if isinstance(op, arith.SubIOp):
        return a - b
    if isinstance(op, arith.MulIOp):
        return a * b
    return a // b if isinstance(op, arith.FloorDivSIOp) else None
