"""What ops that change the shape of vectors, or their type, are folded to.

Rules that change an op in place return its results, as `Op.fold` says.
"""

from __future__ import annotations

from bridge.dialects import ub
from bridge.dialects.vector.checks import flags_of, integers_of, vector_of
from bridge.dialects.vector.views import (
    BitCastOp,
    BroadcastOp,
    ShapeCastOp,
    TransposeOp,
    is_broadcastable,
)
from bridge.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from bridge.ir.types import F16, F32, FloatType, IntegerType, VectorType
from bridge.op.folding import Constants, Folded, constant_like


def broadcast(op: BroadcastOp, constants: Constants) -> Folded:
    """What is broadcast already; through a cast of leading ones; a constant."""
    ty, (known,) = vector_of(op.vector), constants
    if op.source.type is ty:
        return op.source
    if _sees_through_cast(op, ty):
        return op.results
    if isinstance(known, ub.PoisonAttr):
        return known
    if isinstance(known, IntegerAttr | FloatAttr):
        # A constant of the llvm dialect may be stored as an attribute of another type.
        return (
            DenseElementsAttr.of(ty, [known.value])
            if known.type is ty.element
            else None
        )
    if isinstance(known, DenseElementsAttr) and known.splat:
        return known.reshaped(ty)
    return None


def _sees_through_cast(op: BroadcastOp, ty: VectorType) -> bool:
    """Broadcasts what a cast has only put ones before, or taken ones from."""
    cast = op.source.defining_op
    if not isinstance(cast, ShapeCastOp):
        return False
    before, after = vector_of(cast.source), vector_of(cast.result)
    if not is_broadcastable(before, ty):
        return False
    count = min(before.rank, after.rank)
    if before.shape[before.rank - count :] != after.shape[after.rank - count :]:
        return False
    op.source = cast.source
    return True


def keeps_order(op: TransposeOp) -> bool:
    """Whether only dimensions of one element are moved past others."""
    source = vector_of(op.vector)
    flags = flags_of(source)
    moved = [i for i in integers_of(op.permutation) if source.shape[i] != 1 or flags[i]]
    return moved == sorted(moved)


def shape_cast(op: ShapeCastOp, constants: Constants) -> Folded:
    """What has the shape already; through another cast; a constant."""
    ty, (known,) = vector_of(op.result), constants
    if op.source.type is ty:
        return op.source
    made = op.source.defining_op
    if isinstance(made, ShapeCastOp):
        op.source = made.source
        return op.results
    if isinstance(made, TransposeOp):
        if not keeps_order(made):
            return None
        op.source = made.vector
        return op.results
    if isinstance(made, BroadcastOp) and made.source.type is ty:
        return made.source
    if isinstance(known, DenseElementsAttr):
        return known.reshaped(ty)
    return known if isinstance(known, ub.PoisonAttr) else None


def transpose(op: TransposeOp, constants: Constants) -> Folded:
    """A splat, or what is in this order already."""
    (known,) = constants
    if isinstance(known, DenseElementsAttr) and known.splat:
        return known.reshaped(vector_of(op.result))
    if isinstance(known, ub.PoisonAttr):
        return known
    return op.vector if op.vector.type is op.result.type and keeps_order(op) else None


def bitcast(op: BitCastOp, constants: Constants) -> Folded:
    """What has the type already; through another cast; a splat of smaller elements."""
    ty = vector_of(op.result)
    if op.source.type is ty:
        return op.source
    made = op.source.defining_op
    if isinstance(made, BitCastOp):
        if made.source.type is ty:
            return made.source
        op.source = made.source
        return op.results
    known = constants[0]
    if not isinstance(known, DenseElementsAttr) or not known.splat:
        return None
    return _repeated(known, ty)


def _repeated(splat: DenseElementsAttr, ty: VectorType) -> Folded:
    """A splat of larger elements, each of which is several of the smaller ones."""
    old, new = splat.element, ty.element
    if isinstance(old, IntegerType) and isinstance(new, IntegerType):
        times, rest = divmod(new.width, old.width)
        if times < 2 or rest:
            return None
        bits = int(splat.values[0]) % (1 << old.width)
        number = sum(bits << i * old.width for i in range(times))
        return constant_like(ty, IntegerAttr.wrapped(number, new).signed)
    if isinstance(old, FloatType) and (old, new) == (F16, F32):
        return DenseElementsAttr(ty, splat.data * 2, splat=True)
    return None
