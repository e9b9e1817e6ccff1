"""What must hold of transfers, both ways: maps, masks, sizes and elements."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bridge.dialects.dlti.queries import bits_of
from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.shapes import mask_type
from bridge.ir.affine import AffineConstant, AffineDim, AffineMap
from bridge.ir.attributes import AffineMapAttr, ArrayAttr
from bridge.ir.core import Operation
from bridge.ir.shapes import shape_of
from bridge.ir.types import (
    INDEX,
    MemRefType,
    RankedTensorType,
    ShapedType,
    Type,
    VectorType,
    is_vector_element,
)
from bridge.ir.values import Value

_NOT_PROJECTED: Final = (
    "requires a projected permutation_map (at most one dim or the zero constant can "
    "appear in each result)"
)
_NOT_PERMUTED: Final = (
    "requires a permutation_map that is a permutation (found one dim used more than "
    "once)"
)
_WRONG_RANK: Final = (
    "requires a permutation_map with result dims of the same rank as the vector type"
)
_NOT_A_MULTIPLE: Final = (
    "requires the bitwidth of the minor 1-D vector to be an integral multiple of the "
    "bitwidth of the "
)
_SOURCE_ELEMENT: Final = "source element type"
_SOURCE_VECTOR: Final = "minor 1-D vector of the source"


def depends_on_place(base: Type, vector: Type, op: Operation) -> bool:
    """Whether more than types and properties decide: the width of an index, say."""
    if op.attributes and "masked" in op.attributes:
        return True
    return (
        isinstance(base, ShapedType)
        and isinstance(vector, VectorType)
        and (base.element is INDEX) is not (vector.element is INDEX)
    )


def check_indices(op: Operation, base: Value, indices: tuple[Value, ...]) -> None:
    """Raises `Invalid` where there is not an index for each dimension of memory."""
    rank = len(shape_of(base.type) or ())
    if len(indices) != rank:
        raise op.error(f"requires {rank} indices")


def check_transfer(
    op: Operation,
    base: Value,
    vector: Value,
    mask: Value | None,
    map_: AffineMapAttr,
    in_bounds: ArrayAttr,
) -> None:
    """Raises `Invalid` where a transfer's types, map and mask do not go together."""
    if op.get("masked") is not None:
        raise op.error("masked attribute has been removed. Use in_bounds instead.")
    shaped, value = base.type, vector_of(vector)
    if not isinstance(shaped, MemRefType | RankedTensorType):
        raise op.error("requires source to be a memref or ranked tensor type")
    inner = shaped.element
    ours, theirs = _minor_bits(op, value), _minor_bits(op, inner)
    if ours is not None and theirs and ours % theirs:
        source = _SOURCE_VECTOR if isinstance(inner, VectorType) else _SOURCE_ELEMENT
        raise op.error(_NOT_A_MULTIPLE + source)
    mask_ty = None if mask is None else mask.type
    fault = _fault(shaped, value, mask_ty, map_, len(in_bounds.elements))
    if fault is not None:
        raise op.error(fault)


def check_permutation(op: Operation, map_: AffineMap) -> None:
    """Raises `Invalid` for a map of more than dimensions, once each, and zeros."""
    fault = _permutation_fault(map_)
    if fault is not None:
        raise op.error(fault)


def check_padding(op: Operation, shaped: ShapedType, padding: Type) -> None:
    """Raises `Invalid` where padding is not what memory holds."""
    inner = shaped.element
    if isinstance(inner, VectorType):
        if padding is not inner:
            raise op.error("requires source element type and padding type to match.")
    elif not is_vector_element(padding):
        raise op.error("requires valid padding vector elemental type")
    elif padding is not inner:
        raise op.error("requires formal padding and source of the same elemental type")


def _minor_bits(op: Operation, ty: Type) -> int | None:
    """The bits of a vector along its last dimension, or of a scalar."""
    if not isinstance(ty, VectorType):
        return bits_of(ty, op)
    bits = bits_of(ty.element, op)
    return None if bits is None else bits * (ty.shape[-1] if ty.shape else 1)


@lru_cache(maxsize=1024)
def _fault(
    shaped: MemRefType | RankedTensorType,
    vector: VectorType,
    mask: Type | None,
    map_: AffineMapAttr,
    in_bounds: int,
) -> str | None:
    """What is wrong whatever the shaped operand, or None."""
    inner = shaped.element
    above = vector.rank
    if isinstance(inner, VectorType):
        above -= inner.rank
        if above < 0:
            return "requires source vector element and vector result ranks to match."
    results = map_.map.num_results
    if results != above:
        return _WRONG_RANK
    if mask is not None and isinstance(inner, VectorType):
        return "does not support masks with vector element type"
    if map_.map.num_symbols:
        return "requires permutation_map without symbols"
    if map_.map.num_dims != shaped.rank:
        return (
            "requires a permutation_map with input dims of the same rank as the source "
            "type"
        )
    wanted = mask_type(vector, map_.map) if mask is not None else None
    if wanted is not mask and wanted is not None:
        return (
            f"inferred mask type ('{wanted}') and mask operand type ('{mask}') don't "
            "match"
        )
    if results != in_bounds:
        return (
            "expects the in_bounds attr of same rank as permutation_map results: "
            f"{map_} vs inBounds of size: {in_bounds}"
        )
    return None


@lru_cache(maxsize=1024)
def _permutation_fault(map_: AffineMap) -> str | None:
    seen = set()
    for result in map_.results:
        if result is AffineConstant(0):
            continue
        if not isinstance(result, AffineDim):
            return _NOT_PROJECTED
        if result in seen:
            return _NOT_PERMUTED
        seen.add(result)
    return None
