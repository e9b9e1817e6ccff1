"""How ops of vector are constructed where their rows do not say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from bridge.dialects.vector import checks
from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.ir.affine import AffineExpr, AffineMap
from bridge.ir.attributes import integers_of
from bridge.ir.types import RankedTensorType, ShapedType, Type, VectorType
from bridge.ir.values import AnyLocation
from bridge.op.constructing import ValueLike, one_type, value

if TYPE_CHECKING:
    from bridge.dialects import vector

Map = AffineMap | Sequence[AffineExpr | int]


def _transfer_map(shaped: Type, vector: Type, where: str) -> AffineMap:
    """The last dimensions, as many as the vector has."""
    if not isinstance(vector, VectorType):
        raise TypeError(f"{where}: 'vector' must be VectorType, not {vector}")
    rank = getattr(shaped, "rank", None)
    if rank is None:
        raise TypeError(f"{where}: 'base' must be a memref or a tensor, not {shaped}")
    element = shaped.element if isinstance(shaped, ShapedType) else None
    inner = element.rank if isinstance(element, VectorType) else 0
    return AffineMap.minor_identity(rank, vector.rank - inner)


def make_read(
    vector: Type,
    base: ValueLike,
    indices: Sequence[ValueLike],
    padding: ValueLike,
    permutation_map: Map | None = None,
    *,
    in_bounds: Sequence[bool] | None = None,
    mask: ValueLike | None = None,
    attributes: Mapping[str, object] | None = None,
    location: AnyLocation | None = None,
) -> TransferReadOp:
    """Reads a vector of a memref or tensor; by default its last dimensions, any of
    which may be out of bounds."""
    where = "TransferReadOp"
    ty = one_type(vector, "vector", where)
    if permutation_map is None:
        permutation_map = _transfer_map(value(base, "base", where).type, ty, where)
    bounds = [False] * getattr(ty, "rank", 0) if in_bounds is None else in_bounds
    made: TransferReadOp = TransferReadOp.from_row(
        vector=ty,
        base=base,
        indices=indices,
        permutation_map=permutation_map,
        padding=padding,
        in_bounds=bounds,
        mask=mask,
        attributes=attributes,
        location=location,
    )
    return made


def make_write(
    value_to_store: ValueLike,
    base: ValueLike,
    indices: Sequence[ValueLike],
    permutation_map: Map | None = None,
    *,
    in_bounds: Sequence[bool] | None = None,
    mask: ValueLike | None = None,
    attributes: Mapping[str, object] | None = None,
    location: AnyLocation | None = None,
) -> TransferWriteOp:
    """Writes a vector to a memref, or into a tensor, which it returns."""
    where = "TransferWriteOp"
    ty = value(value_to_store, "value_to_store", where).type
    if permutation_map is None:
        permutation_map = _transfer_map(value(base, "base", where).type, ty, where)
    bounds = [False] * getattr(ty, "rank", 0) if in_bounds is None else in_bounds
    made: TransferWriteOp = TransferWriteOp.from_row(
        value_to_store=value_to_store,
        base=base,
        indices=indices,
        permutation_map=permutation_map,
        in_bounds=bounds,
        mask=mask,
        attributes=attributes,
        location=location,
    )
    return made


CONSTRUCTORS: Final[Mapping[str, Callable[..., object]]] = {
    "transfer_read": make_read,
    "transfer_write": make_write,
}
ENTRY_TYPES: Final[Mapping[str, object]] = {}


def _acc(op: vector.ContractionOp) -> Sequence[Type]:
    return [op.acc.type]


def _pass_thru(
    op: vector.ExpandLoadOp | vector.GatherOp | vector.MaskedLoadOp,
) -> Sequence[Type]:
    return [op.pass_thru.type]


def _reduced(op: vector.ReductionOp) -> Sequence[Type]:
    return [vector_of(op.vector).element]


def _tensor(op: vector.ScatterOp) -> Sequence[Type]:
    """The tensor written into, if it is one."""
    return [op.base.type] if isinstance(op.base.type, RankedTensorType) else []


def _transposed(op: vector.TransposeOp) -> Sequence[Type]:
    ty = vector_of(op.vector)
    order = integers_of(op.permutation)
    flags = ty.scalable or (False,) * ty.rank
    scalable = tuple([flags[i] for i in order]) if ty.scalable else ()
    return [VectorType(tuple([ty.shape[i] for i in order]), ty.element, scalable)]


def _strided_slice(op: vector.ExtractStridedSliceOp) -> Sequence[Type]:
    ty, sizes = vector_of(op.source), checks.integers_of(op.sizes)
    return [VectorType((*sizes, *ty.shape[len(sizes) :]), ty.element, ty.scalable)]


def _outer(op: vector.OuterProductOp) -> Sequence[Type]:
    """A row for each element of the left side; a scaled vector for a scalar."""
    lhs, rhs = vector_of(op.lhs), op.rhs.type
    if not isinstance(rhs, VectorType):
        return [lhs]
    flags = [side.scalable or (False,) for side in (lhs, rhs)]
    scalable = (*flags[0], *flags[1])
    shape = (*lhs.shape, *rhs.shape)
    return [VectorType(shape, lhs.element, scalable if any(scalable) else ())]


RESULT_TYPES: Final = {
    "contract": _acc,
    "expandload": _pass_thru,
    "extract_strided_slice": _strided_slice,
    "gather": _pass_thru,
    "maskedload": _pass_thru,
    "outerproduct": _outer,
    "reduction": _reduced,
    "scatter": _tensor,
    "transfer_write": _tensor,
    "transpose": _transposed,
}
