"""What the types of a transfer determine: its map, its mask, in-bounds dimensions."""

from __future__ import annotations

from functools import lru_cache

from bridge.ir.affine import AffineMap
from bridge.ir.affine.projection import compress_unused_dims, inverse_permutation
from bridge.ir.attributes import FALSE, AffineMapAttr, ArrayAttr
from bridge.ir.types import I1, MemRefType, RankedTensorType, VectorType
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState

Shaped = MemRefType | RankedTensorType


def read_map(
    r: AsmReader, state: OperationState, shaped: Shaped, vector: VectorType, where: int
) -> AffineMap:
    """The permutation map, which may be left out, as may `in_bounds`.

    Raises `ParseError`.
    """
    written = state.attributes.get("permutation_map")
    map_: AffineMapAttr | None
    if isinstance(written, AffineMapAttr):
        map_ = written
    else:
        map_ = minor_identity(shaped, vector)
        if map_ is None:
            message = (
                "expected a custom permutation_map when rank(source) != "
                "rank(destination)"
            )
            raise r.op_error(state, message, where)
        # One that is no map is dropped, and missed then.
        if written is None:
            state.properties["permutation_map"] = map_
    if "in_bounds" not in state.attributes:
        state.properties["in_bounds"] = _out_of_bounds(map_.map.num_results)
    return map_.map


def minor_identity(shaped: Shaped, vector: VectorType) -> AffineMapAttr | None:
    """The map of the last dimensions, as many as the vector has above the elements.

    None where the memory has fewer.
    """
    element = shaped.element
    inner = len(element.shape) if isinstance(element, VectorType) else 0
    return _minor_identity(len(shaped.shape), len(vector.shape) - inner)


@lru_cache(maxsize=256)
def _minor_identity(dims: int, results: int) -> AffineMapAttr | None:
    if not 0 <= results <= dims:
        return None
    return AffineMapAttr(AffineMap.minor_identity(dims, results))


@lru_cache(maxsize=256)
def _out_of_bounds(rank: int) -> ArrayAttr:
    return ArrayAttr((FALSE,) * rank)


@lru_cache(maxsize=256)
def mask_type(vector: VectorType, map_: AffineMap) -> VectorType | None:
    """The type of the mask of a transfer: one flag for each element of memory.

    None where the map has no inverse.
    """
    if map_.num_symbols:
        return None
    inverse = inverse_permutation(compress_unused_dims([map_])[0])
    if inverse is None:
        return None
    positions = [inverse.dim_position(i) for i in range(inverse.num_results)]
    shape = tuple([vector.shape[p] for p in positions])
    scalable = tuple([vector.scalable[p] for p in positions if vector.scalable])
    return VectorType(shape or (1,), I1, scalable)
