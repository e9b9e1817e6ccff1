"""What must hold of a contraction: its maps, which loops it sums over, its result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bridge.dialects.vector.checks import flags_of, vector_of
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.affine.projection import concat_affine_maps
from bridge.ir.attributes import AffineMapAttr, ArrayAttr
from bridge.ir.types import I1, VectorType
from bridge.ods.nodes import enum_word
from bridge.op.base import Op, Value

Maps = Sequence[AffineMap]
Pairs = Sequence[tuple[int, int]]
"""Dimensions of the left factor with those of the right one that go with them."""


def maps_of(attr: ArrayAttr) -> list[AffineMap]:
    """The maps that an array lists; what is none is not counted."""
    return [e.map for e in attr.elements if isinstance(e, AffineMapAttr)]


def check_maps(op: Op, maps: Maps, loops: int) -> None:
    """Raises `Invalid` for a map that does not go with its operand."""
    if len(maps) != 3:
        raise op.error("expected an indexing map for each vector operand")
    for number, (map_, value) in enumerate(zip(maps, op.operands, strict=False)):
        rank = len(_sizes(value))
        for is_wrong, wanted in (
            (map_.num_symbols > 0, "have no symbols"),
            (map_.num_dims != loops, f"have {loops} number of inputs"),
            (map_.num_results != rank, f"have {rank} number of outputs"),
            (
                not map_.is_projected_permutation,
                "be a projected permutation of its inputs",
            ),
        ):
            if is_wrong:
                raise op.error(f"expected indexing map {number} to {wanted}")


def pairs_of(maps: Maps, iterators: ArrayAttr, kind: str) -> Pairs:
    """Where both factors have the loops of a kind."""
    return _pairs(maps[0], maps[1], iterators, kind)


@lru_cache(maxsize=1024)
def _pairs(lhs: AffineMap, rhs: AffineMap, iterators: ArrayAttr, kind: str) -> Pairs:
    found = []
    for loop, iterator in enumerate(iterators.elements):
        if enum_word(iterator) == kind:
            dim = AffineDim(loop)
            i, j = lhs.result_position(dim), rhs.result_position(dim)
            if i is not None and j is not None:
                found.append((i, j))
    return tuple(found)


def check_pairs(op: Op, contracted: Pairs, batch: Pairs) -> None:
    """Raises `Invalid` where nothing is summed over, or loops have two lengths."""
    lhs, rhs = _sizes(op.operands[0]), _sizes(op.operands[1])
    if not contracted:
        raise op.error("expected at least one contracting dimension pair")
    for pairs, word in ((contracted, "contracting"), (batch, "batch")):
        if any(lhs[i] != rhs[j] for i, j in pairs):
            raise op.error(f"invalid {word} dimension map")


def check_result(op: Op, maps: Maps, contracted: Pairs, batch: Pairs) -> None:
    """Raises `Invalid` where the result has not the sizes of the loops left over."""
    lhs, rhs, acc, *_ = op.operands
    gone = {j for _, j in (*contracted, *batch)}
    left_over = len(_sizes(lhs)) - len({i for i, _ in contracted})
    left_over += len(_sizes(rhs)) - len(gone)
    ours = [ty for ty in (acc.type, op.results[0].type) if isinstance(ty, VectorType)]
    if len(ours) != (2 if left_over else 0):
        raise op.error("invalid accumulator/result vector shape")
    if not left_over:
        return
    sizes = _loop_sizes(maps, (lhs, rhs))
    if len(sizes) != maps[0].num_dims:
        raise op.error("expected all dimensions to be either a LHS or a RHS dimension")
    shape = tuple([sizes[_loop(maps[2], i)] for i in range(maps[2].num_results)])
    result = ours[1]
    # Flags of another number of dimensions go with no shape there could be.
    scalable = result.scalable if len(result.shape) == len(shape) else ()
    wanted = VectorType(shape, result.element, scalable)
    if any(ty is not wanted for ty in ours):
        raise op.error(f"invalid accumulator/result vector shape, expected: '{wanted}'")


def check_invertible(op: Op, maps: Maps) -> None:
    """Raises `Invalid` where a loop is in none of the maps."""
    results = [expr for map_ in maps for expr in map_.results]
    used = {expr.position for expr in results if isinstance(expr, AffineDim)}
    if results and len(used) != maps[0].num_dims:
        together = concat_affine_maps(maps)
        raise op.error(f"invalid indexing maps are non-invertible: ({together})")


def mask_of_loops(maps: Maps, factors: Sequence[Value]) -> VectorType | None:
    """A mask with a dimension for each loop; None where one has no length."""
    sizes = _loop_sizes(maps, factors)
    flags: dict[int, bool] = {}
    for map_, value in zip(maps, factors, strict=False):
        for index, flag in enumerate(flags_of(vector_of(value))):
            flags[_loop(map_, index)] = flag
    loops = range(maps[0].num_dims)
    if len(sizes) != len(loops):
        return None
    shape = tuple([sizes[i] for i in loops])
    return VectorType(shape, I1, tuple([flags[i] for i in loops]))


def _loop_sizes(maps: Maps, factors: Sequence[Value]) -> dict[int, int]:
    found: dict[int, int] = {}
    for map_, value in zip(maps, factors, strict=False):
        for index, size in enumerate(_sizes(value)):
            found.setdefault(_loop(map_, index), size)
    return found


def _loop(map_: AffineMap, index: int) -> int:
    return map_.dim_position(index)


def _sizes(value: Value) -> tuple[int, ...]:
    return value.type.shape if isinstance(value.type, VectorType) else ()
