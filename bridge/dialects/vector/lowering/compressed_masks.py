"""Masks of wider elements that hold several narrow ones, by the masks of these.

Upstream: `getCompressedMaskOp`, which does not end where a mask is made otherwise.
"""

from __future__ import annotations

from bridge.dialects import arith
from bridge.dialects.affine.applying import folded_apply
from bridge.dialects.memref.linear import value_of
from bridge.dialects.vector.checks import integers_of, vector_of
from bridge.dialects.vector.elements import ExtractOp
from bridge.dialects.vector.masking import ConstantMaskOp, CreateMaskOp
from bridge.dialects.vector.positions import mixed_position
from bridge.ir.affine import AffineSymbol
from bridge.ir.attributes import DenseElementsAttr, IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import I1, VectorType
from bridge.op.folding import constant_of


def is_compressible(mask: Value) -> bool:
    """Whether it is known how a mask is made."""
    made, _ = _made_of(mask)
    if isinstance(made, CreateMaskOp | ConstantMaskOp):
        return True
    flags = None if made is None else constant_of(made.results[0])
    return isinstance(flags, DenseElementsAttr) and vector_of(mask).rank == 1


def _made_of(mask: Value) -> tuple[Operation | None, list[ExtractOp]]:
    """What makes a mask, and what is taken of it, the last first."""
    taken: list[ExtractOp] = []
    made = mask.defining_op
    while isinstance(made, ExtractOp):
        taken.append(made)
        made = made.source.defining_op
    return made, taken


def compressed(mask: Value, count: int, several: int, front: int) -> Value:
    """A mask that has a wider element where the given one has any of its parts.

    So many parts of the first wider element are before the first of the mask.
    """
    made, taken = _made_of(mask)
    assert made is not None  # it is compressible
    shape = vector_of(made.results[0]).shape
    wanted = VectorType((*shape[:-1], -(-(front + count) // several)), I1)
    found = _compressed(made, wanted, several, front)
    for part in reversed(taken):
        found = ExtractOp(found, mixed_position(part)).result
    return found


def _compressed(made: Operation, ty: VectorType, several: int, front: int) -> Value:
    if isinstance(made, CreateMaskOp):
        *outer, last = made.operands
        known = constant_of(last)
        size = known.value if isinstance(known, IntegerAttr) else last
        expr = (AffineSymbol(0) + front).ceildiv(several)
        new = value_of(folded_apply(expr, [size]))
        return CreateMaskOp(ty, [*outer, new]).results[0]
    if isinstance(made, ConstantMaskOp):
        *rows, last_size = integers_of(made.mask_dim_sizes)
        sizes = [*rows, -(-(front + last_size) // several)]
        return ConstantMaskOp(ty, sizes).results[0]
    flags = constant_of(made.results[0])
    assert isinstance(flags, DenseElementsAttr)
    return _of_flags([bool(flag) for flag in flags.values], ty, several, front)


def _of_flags(flags: list[bool], ty: VectorType, several: int, front: int) -> Value:
    padded = [False] * front + flags
    padded += [False] * (ty.shape[0] * several - len(padded))
    any_of = [any(padded[i : i + several]) for i in range(0, len(padded), several)]
    return arith.ConstantOp(DenseElementsAttr.of(ty, any_of)).result
