"""Transfers without permutations, and as loads and stores.

Upstream: `LowerVectorTransfer`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bridge.dialects.vector.building import make_read, make_write
from bridge.dialects.vector.checks import flags_of, vector_of
from bridge.dialects.vector.lowering.combining import mask_around
from bridge.dialects.vector.lowering.parts import resized, without_leading
from bridge.dialects.vector.memory import LoadOp, MaskedLoadOp, MaskedStoreOp, StoreOp
from bridge.dialects.vector.transfer_folding import Transfer, is_in_bounds, vector_type
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.dialects.vector.views import BroadcastOp, TransposeOp
from bridge.ir.affine import AffineConstant, AffineDim, AffineMap
from bridge.ir.attributes import TRUE
from bridge.ir.core import Operation, Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import MemRefType, VectorType
from bridge.rewrite.patterns import FunctionPattern, Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def permutation_patterns() -> list[Pattern]:
    """Upstream: `populateVectorTransferPermutationMapLoweringPatterns`."""
    return [
        read_without_permutation,
        write_without_permutation,
        read_without_leading_broadcasts,
        write_with_all_inner_dims,
    ]


def patterns(max_rank: int | None = None) -> list[Pattern]:
    """Those of transfers of at most such a rank.

    Upstream: `populateVectorTransferLoweringPatterns`.
    """
    load = FunctionPattern(partial(_load, max_rank), (TransferReadOp,), 1)
    store = FunctionPattern(partial(_store, max_rank), (TransferWriteOp,), 1)
    return [load, store]


# Maps


def _dims(map_: AffineMap) -> list[int | None]:
    """The dimension that each result is; `None` where it is 0, a broadcast."""
    return [e.position if isinstance(e, AffineDim) else None for e in map_.results]


def broadcast_dims(map_: AffineMap) -> list[int] | None:
    """Which results are broadcast; `None` where others are not the last dimensions
    in their places."""
    first = map_.num_dims - map_.num_results
    if first < 0:
        return None
    found = []
    for i, dim in enumerate(_dims(map_)):
        if dim is None:
            found.append(i)
        elif dim != first + i:
            return None
    return found


def permutation_of(map_: AffineMap) -> list[int] | None:
    """The order in which the results of a map are that of the last dimensions.

    Broadcasts take the places that are left. `None` where there is no such order.
    """
    inputs, results = map_.num_inputs, map_.num_results
    first, shift = max(0, inputs - results), max(0, results - inputs)
    dims = _dims(map_)
    if any(dim is not None and dim < first for dim in dims):
        return None
    taken = {dim - first + shift for dim in dims if dim is not None}
    free = (i for i in range(max(inputs, results)) if i not in taken)
    return [next(free) if dim is None else dim - first + shift for dim in dims]


def _moved(flags: Sequence[bool], order: Sequence[int]) -> list[bool]:
    """Flags of results in the places that an order gives them."""
    found = [False] * len(flags)
    for flag, place in zip(flags, order, strict=True):
        found[place] = flag
    return found


def in_bounds_of(op: Transfer) -> list[bool]:
    """Which dimensions are said to be in bounds."""
    return [flag == TRUE for flag in op.in_bounds.elements]


def _is_masked(op: Operation) -> bool:
    return mask_around(op) is not None


# Permutations


@pattern(TransferReadOp)
def read_without_permutation(op: TransferReadOp, rewriter: Rewriter) -> None:
    """Reads in the order of memory, and transposes what was read."""
    map_, ty = op.permutation_map.map, vector_of(op.vector)
    order = permutation_of(map_) if ty.rank and not _is_masked(op) else None
    if not order or order == sorted(order):
        return
    results, shape = [*map_.results], [0] * ty.rank
    for i, place in enumerate(order):
        results[place], shape[place] = map_.results[i], ty.shape[i]
    flags = _moved(flags_of(ty), order)
    new = make_read(
        resized(ty, shape, flags),
        op.base,
        op.indices,
        op.padding,
        AffineMap(map_.num_dims, map_.num_symbols, tuple(results)),
        mask=op.mask,
        in_bounds=_moved(in_bounds_of(op), order),
    )
    rewriter.replace(op, TransposeOp(new.vector, order))


@pattern(TransferReadOp)
def read_without_leading_broadcasts(op: TransferReadOp, rewriter: Rewriter) -> None:
    """Reads what differs, and broadcasts what was read."""
    map_, ty = op.permutation_map.map, vector_of(op.vector)
    if not ty.rank or _is_masked(op):
        return
    count = 0
    while count < map_.num_results and map_.results[count] == AffineConstant(0):
        count += 1
    rest = map_.minor_sub_map(map_.num_results - count)
    if not count or broadcast_dims(rest) is None:
        return
    new = make_read(
        without_leading(ty, count),
        op.base,
        op.indices,
        op.padding,
        rest,
        mask=op.mask,
        in_bounds=in_bounds_of(op)[count:],
    )
    rewriter.replace(op, BroadcastOp(ty, new.vector))


@pattern(TransferWriteOp)
def write_without_permutation(op: TransferWriteOp, rewriter: Rewriter) -> None:
    """Transposes what is written, and writes it in the order of memory."""
    map_, ty = op.permutation_map.map, vector_of(op.value_to_store)
    if not ty.rank or _is_masked(op) or map_.is_minor_identity:
        return
    order = permutation_of(map_)
    if order is None:
        return
    back = [order.index(i) for i in range(len(order))]
    transposed = TransposeOp(op.value_to_store, back).result
    new = make_write(
        transposed,
        op.base,
        op.indices,
        AffineMap.minor_identity(map_.num_dims, map_.num_results),
        mask=op.mask,
        in_bounds=_moved(in_bounds_of(op), order),
    )
    rewriter.replace(op, new.results)


@pattern(TransferWriteOp)
def write_with_all_inner_dims(op: TransferWriteOp, rewriter: Rewriter) -> None:
    """Writes one element of inner dimensions that the map leaves out."""
    map_, ty = op.permutation_map.map, vector_of(op.value_to_store)
    if not ty.rank or _is_masked(op) or permutation_of(map_) is not None:
        return
    used = {dim for dim in _dims(map_) if dim is not None}
    missing = [d for d in range(min(used), map_.num_dims) if d not in used]
    count = len(missing)
    value = _with_leading_ones(op.value_to_store, count)
    mask = op.mask
    if mask is not None:
        wide = _with_leading_ones(mask, count)
        rank = vector_of(wide).rank
        mask = TransposeOp(wide, [*range(count, rank), *range(count)]).result
    new = make_write(
        value,
        op.base,
        op.indices,
        AffineMap(map_.num_dims, 0, (*[AffineDim(d) for d in missing], *map_.results)),
        mask=mask,
        in_bounds=[*[True] * count, *in_bounds_of(op)],
    )
    rewriter.replace(op, new.results)


def _with_leading_ones(value: Value, count: int) -> Value:
    ty = vector_of(value)
    flags = (*[False] * count, *flags_of(ty))
    return BroadcastOp(resized(ty, (*[1] * count, *ty.shape), flags), value).vector


# Loads and stores


def _memory(op: Transfer, max_rank: int | None, part: VectorType) -> MemRefType | None:
    """The memory, where a vector of it can be loaded or stored at once."""
    ty, memory = vector_type(op), op.base.type
    if (max_rank is not None and ty.rank > max_rank) or _is_masked(op):
        return None
    if not isinstance(memory, MemRefType) or not is_in_bounds(op):
        return None
    found = strides_and_offset(memory)
    if found is None or (found[0] and found[0][-1] != 1):
        return None
    wanted = part if isinstance(memory.element, VectorType) else ty.element
    if memory.element is not wanted or (op.mask is not None and ty.rank != 1):
        return None
    return memory


def _load(max_rank: int | None, op: TransferReadOp, rewriter: Rewriter) -> None:
    ty, spread = vector_of(op.vector), broadcast_dims(op.permutation_map.map)
    if spread is None:
        return
    shape = [1 if i in spread else n for i, n in enumerate(ty.shape)]
    part = resized(ty, shape, flags_of(ty))
    if _memory(op, max_rank, part) is None:
        return
    if op.mask is not None:
        fill = BroadcastOp(part, op.padding).vector
        value = MaskedLoadOp(op.base, op.indices, op.mask, fill, results=[part]).result
    else:
        value = LoadOp(part, op.base, op.indices).result
    rewriter.replace(op, BroadcastOp(ty, value) if spread else value)


def _store(max_rank: int | None, op: TransferWriteOp, rewriter: Rewriter) -> None:
    ty = vector_of(op.value_to_store)
    if not op.permutation_map.map.is_minor_identity:
        return
    if _memory(op, max_rank, ty) is None:
        return
    if op.mask is not None:
        MaskedStoreOp(op.base, op.indices, op.mask, op.value_to_store)
    else:
        StoreOp(op.value_to_store, op.base, op.indices)
    rewriter.erase(op)
