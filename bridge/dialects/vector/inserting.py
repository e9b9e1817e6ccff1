"""What ops that put vectors together are folded to.

Rules that change an op in place return its results, as `Op.fold` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import ub
from bridge.dialects.vector.checks import integers_of, vector_of
from bridge.dialects.vector.elements import (
    POISON,
    ExtractStridedSliceOp,
    FromElementsOp,
    InsertOp,
    InsertStridedSliceOp,
    ShuffleOp,
    ToElementsOp,
)
from bridge.dialects.vector.extracting import settle_position
from bridge.dialects.vector.positions import linearize, mixed_position, static_position
from bridge.dialects.vector.slices import numbers_in_slice
from bridge.dialects.vector.views import BroadcastOp
from bridge.ir import dense
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
)
from bridge.ir.types import I64, VectorType
from bridge.op.folding import Constants, Folded

LARGE: Final = 256
"""Constants of more elements than this are made only where they replace one."""


def raw_values(constant: Attribute | None) -> Sequence[bytes] | None:
    """The elements of a constant number, or of a constant of several, as data."""
    if isinstance(constant, DenseElementsAttr):
        return constant.raw_values
    if isinstance(constant, IntegerAttr | FloatAttr):
        return [dense.pack(constant.type, [constant.value])]
    return None


def insert(op: InsertOp, constants: Constants) -> Folded:
    """What is inserted; the operation without one that it overwrites; a constant."""
    if not mixed_position(op) and op.value_to_store.type is op.results[0].type:
        return op.value_to_store
    changed = settle_position(op, vector_of(op.dest).shape, constants[2:])
    before = op.dest.defining_op
    if isinstance(before, InsertOp) and mixed_position(before) == mixed_position(op):
        op.dest = before.dest
        return op.results
    if POISON in integers_of(op.static_position):
        return ub.PoisonAttr()
    found = _inserted_constant(op, constants[0], constants[1])
    return found or (op.results if changed else None)


def _inserted_constant(
    op: InsertOp, value: Attribute | None, dest: Attribute | None
) -> Attribute | None:
    position, ty = static_position(op), vector_of(op.dest)
    raw = raw_values(value)
    if position is None or raw is None or not isinstance(dest, DenseElementsAttr):
        return None
    if ty.scalable or (ty.num_elements > LARGE and not has_one_use(op)):
        return None
    start = linearize(position, ty.shape)
    parts = list(dest.raw_values)
    parts[start : start + len(raw)] = raw
    return DenseElementsAttr(ty, b"".join(parts))


def has_one_use(op: InsertOp) -> bool:
    """Whether the result is used exactly once."""
    return len(list(op.results[0].uses)) == 1


# Slices


def extract_slice(op: ExtractStridedSliceOp, constants: Constants) -> Folded:
    """All of it; the slice of what was inserted there; the slice of a constant."""
    ty, source = vector_of(op.result), constants[0]
    if op.source.type is ty:
        return op.source
    if _of_inserted_slices(op):
        return op.results
    if not isinstance(source, DenseElementsAttr):
        return None
    if source.splat:
        return source.reshaped(ty)
    return source.taken(ty, numbers_in_slice(source.shape, op.offsets, ty.shape))


def _of_inserted_slices(op: ExtractStridedSliceOp) -> bool:
    """Takes the slice of a slice that was inserted and has all of it.

    Upstream takes a slice that begins outside of what was inserted for one that has
    nothing of it, and compares only the dimensions that there are offsets for.
    """
    offsets = integers_of(op.offsets)
    whole = vector_of(op.source).shape
    starts = [*offsets, *[0] * (len(whole) - len(offsets))]
    sizes = [*integers_of(op.sizes), *whole[len(offsets) :]]
    made = op.source.defining_op
    while isinstance(made, InsertStridedSliceOp):
        part = vector_of(made.value_to_store)
        if part.rank != len(whole):
            return False
        inside = [i - o for i, o in zip(starts, integers_of(made.offsets), strict=True)]
        wanted = list(zip(inside, sizes, part.shape, strict=True))
        if all(i >= 0 and i + size <= whole for i, size, whole in wanted):
            taken = inside[: len(offsets)]
            op.source = made.value_to_store
            op.offsets = ArrayAttr(tuple([IntegerAttr(i, I64) for i in taken]))
            return True
        if all(i < whole and i + size > 0 for i, size, whole in wanted):
            return False
        made = made.dest.defining_op
    return False


def insert_slice(op: InsertStridedSliceOp) -> Folded:
    """What is inserted, where it is all of the result."""
    return op.value_to_store if op.value_to_store.type is op.dest.type else None


# Elements


def from_elements(op: FromElementsOp, constants: Constants) -> Folded:
    """The vector that was taken apart; a constant of constants."""
    ty, values = vector_of(op.dest), op.operands
    made = values[0].defining_op if values else None
    if isinstance(made, ToElementsOp):
        whole = made.source
        if whole.type is ty and tuple(values) == tuple(made.results):
            return whole
    if not all(isinstance(a, IntegerAttr | FloatAttr) for a in constants):
        return None
    raw = [part for a in constants for part in raw_values(a) or ()]
    return DenseElementsAttr(ty, b"".join(raw))


def to_elements(op: ToElementsOp) -> Folded:
    """What the vector was made of; a scalar that was broadcast."""
    made = op.source.defining_op
    if isinstance(made, FromElementsOp):
        return made.operands
    if isinstance(made, BroadcastOp) and not isinstance(made.source.type, VectorType):
        return [made.source] * len(op.results)
    return None


def shuffle(op: ShuffleOp, constants: Constants) -> Folded:
    """The one vector that is taken whole; a constant of constants of one dimension."""
    first, second = vector_of(op.v1), vector_of(op.v2)
    if not first.shape:
        return None
    mask = integers_of(op.mask)
    size, other = first.shape[0], second.shape[0]
    if mask == tuple(range(size)):
        return op.v1
    if mask == tuple(range(size, size + other)):
        return op.v2
    if all(isinstance(a, ub.PoisonAttr) for a in constants):
        return ub.PoisonAttr()
    if first.rank != 1:
        return None
    return _shuffled(op, constants, size)


def _shuffled(op: ShuffleOp, constants: Constants, size: int) -> Folded:
    """What is shuffled of constants; any element stands for poison."""
    parts = [
        None if isinstance(a, ub.PoisonAttr) else raw_values(a) or () for a in constants
    ]
    if () in parts:
        return None
    any_element = next(part[0] for part in parts if part)
    found = []
    for index in integers_of(op.mask):
        part = parts[index >= size]
        if index == POISON or part is None:
            found.append(any_element)
        else:
            found.append(part[index - size if index >= size else index])
    return DenseElementsAttr(op.vector.type, b"".join(found))
