"""Contractions with what is around them: products that are summed, transposed factors
and results, broadcast factors; and those of matrices in one order.

Upstream: `VectorTransforms`. All keep the kind, which upstream's take for a sum.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import arith
from bridge.dialects.vector.checks import flags_of, integers_of, vector_of
from bridge.dialects.vector.contract_rules import maps_of
from bridge.dialects.vector.contraction import ContractionOp
from bridge.dialects.vector.lowering.parts import masked, root_of, without_leading
from bridge.dialects.vector.reductions import MultiDimReductionOp
from bridge.dialects.vector.views import BroadcastOp, ShapeCastOp, TransposeOp
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.affine.projection import compress_unused_dims
from bridge.ir.attributes import Attribute
from bridge.ir.core import Operation, Value
from bridge.ir.types import VectorType
from bridge.ods.nodes import enum_word
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def patterns() -> list[Pattern]:
    """Upstream: `populateVectorReductionToContractPatterns`."""
    return [
        product_that_is_summed,
        transposed_factors,
        transposed_result,
        broadcast_factors,
    ]


def transposing_patterns() -> list[Pattern]:
    """Matrix products whose right factor is transposed.

    Upstream: `populateVectorContractCanonicalizeMatmulToMMT`.
    """
    return [rows_by_rows]


def _with(
    op: ContractionOp,
    values: Sequence[Value],
    maps: Sequence[AffineMap],
    iterators: Sequence[Attribute] | None = None,
) -> ContractionOp:
    """The same contraction of other values."""
    lhs, rhs, acc = values
    words = op.iterator_types.elements if iterators is None else iterators
    return ContractionOp(lhs, rhs, acc, maps, words, kind=op.kind)


@pattern(MultiDimReductionOp)
def product_that_is_summed(op: MultiDimReductionOp, rewriter: Rewriter) -> None:
    """A sum of products is a contraction."""
    made = op.source.defining_op
    if enum_word(op.kind) != "add" or not isinstance(made, arith.MulIOp | arith.MulFOp):
        return
    rank, reduced = vector_of(op.source).rank, integers_of(op.reduction_dims)
    whole = AffineMap.identity(rank)
    rest = AffineMap.select(rank, [i for i in range(rank) if i not in reduced])
    words = ["reduction" if i in reduced else "parallel" for i in range(rank)]
    maps = [whole, whole, rest]
    rewriter.replace(op, ContractionOp(made.lhs, made.rhs, op.acc, maps, words))


@pattern(ContractionOp)
def transposed_factors(op: ContractionOp, rewriter: Rewriter) -> None:
    """Reads transposed factors in the order they had."""
    maps, values = maps_of(op.indexing_maps), [op.lhs, op.rhs, op.acc]
    changed = False
    for i in range(2):
        made = values[i].defining_op
        if isinstance(made, TransposeOp):
            order = integers_of(made.permutation)
            places = [order.index(dim) for dim in range(len(order))]
            maps[i] = maps[i].sub_map(places)
            values[i] = made.vector
            changed = True
    if changed:
        rewriter.replace(op, _with(op, values, maps))


@pattern(TransposeOp)
def transposed_result(op: TransposeOp, rewriter: Rewriter) -> None:
    """Sums in the order of the result, where the start was transposed from it."""
    made = op.vector.defining_op
    if not isinstance(made, ContractionOp) or not made.results[0].has_one_use:
        return
    start = made.acc.defining_op
    if not isinstance(start, TransposeOp):
        return
    there, back = integers_of(start.permutation), integers_of(op.permutation)
    if [there[i] for i in back] != [*range(len(back))]:
        return
    lhs, rhs, acc = maps_of(made.indexing_maps)
    maps = [lhs, rhs, acc.sub_map(back)]
    rewriter.replace(op, _with(made, [made.lhs, made.rhs, start.vector], maps))


@pattern(ContractionOp)
def broadcast_factors(op: ContractionOp, rewriter: Rewriter) -> None:
    """Reads factors before new first dimensions were made of them."""
    values, maps = [op.lhs, op.rhs, op.acc], maps_of(op.indexing_maps)
    words = op.iterator_types.elements
    sums = [enum_word(word) == "reduction" for word in words]
    changed = False
    for i in range(2):
        count = _repeated(values[i], maps[i], sums)
        if count:
            made = values[i].defining_op
            assert isinstance(made, BroadcastOp)
            maps[i], values[i] = (
                maps[i].minor_sub_map(maps[i].num_results - count),
                (made.source),
            )
            changed = True
    factors = {*maps[0].used_inputs, *maps[1].used_inputs}
    used = [i for i in range(len(words)) if AffineDim(i) in factors]
    everywhere = {*factors, *maps[2].used_inputs}
    both = maps[0].used_inputs & maps[1].used_inputs
    summed = any(sums[i] and AffineDim(i) in both for i in used)
    if not changed or not summed or len(everywhere) != len(used):
        return
    kept = [words[i] for i in used]
    _rebuilt(op, values, compress_unused_dims(maps), kept, used, rewriter)


def _repeated(value: Value, map_: AffineMap, sums: Sequence[bool]) -> int:
    """How many first dimensions only repeat what a vector has, and may go."""
    made = value.defining_op
    source = made.source.type if isinstance(made, BroadcastOp) else None
    if not isinstance(source, VectorType):
        return 0
    whole = vector_of(value)
    count = whole.rank - source.rank
    if source.shape != whole.shape[count:]:
        return 0
    # A sum of the same several times is not the sum of one of them.
    for i in range(count):
        if whole.shape[i] != 1 and sums[map_.dim_position(i)]:
            return 0
    return count


def _rebuilt(
    op: ContractionOp,
    values: Sequence[Value],
    maps: Sequence[AffineMap],
    words: Sequence[Attribute],
    used: Sequence[int],
    rewriter: Rewriter,
) -> None:
    root, mask = root_of(op, rewriter)
    if mask is not None and len(used) < vector_of(mask).rank:
        lanes = vector_of(mask)
        gone = lanes.rank - len(used)
        if [*used] != [*range(gone, lanes.rank)] or any(
            size != 1 or flag
            for size, flag in zip(lanes.shape[:gone], flags_of(lanes), strict=False)
        ):
            return
        new = _with(op, values, maps, words)
        mask = ShapeCastOp(without_leading(lanes, gone), mask).result
        rewriter.replace(root, masked(new, mask))
        return
    rewriter.replace(root, masked(_with(op, values, maps, words), mask))


_M, _N, _K = (AffineDim(i) for i in range(3))


def _map(*dims: AffineDim) -> AffineMap:
    return AffineMap(3, 0, dims)


@pattern(ContractionOp)
def rows_by_rows(op: ContractionOp, rewriter: Rewriter) -> None:
    """Transposes the factors of a matrix product to rows times rows."""
    words = [enum_word(word) for word in op.iterator_types.elements]
    if words != ["parallel", "parallel", "reduction"]:
        return
    lhs_map, rhs_map, acc_map = maps_of(op.indexing_maps)
    lhs, rhs = op.lhs, op.rhs
    if acc_map == _map(_N, _M):
        lhs, rhs, lhs_map, rhs_map = rhs, lhs, rhs_map, lhs_map
        rows, columns = _N, _M
    else:
        rows, columns = _M, _N
    wanted = [_map(_M, _K), _map(_N, _K), _map(_M, _N)]
    if maps_of(op.indexing_maps) == wanted or acc_map != _map(rows, columns):
        return
    turned = lhs_map == _map(_K, rows), rhs_map == _map(_K, columns)
    if lhs_map not in (_map(_K, rows), _map(rows, _K)):
        return
    if rhs_map not in (_map(_K, columns), _map(columns, _K)):
        return
    if turned[1]:
        rhs = _turned(rhs)
    if turned[0]:
        lhs = _turned(lhs)
    rewriter.replace(op, _with(op, [lhs, rhs, op.acc], wanted))


def _turned(value: Value) -> Value:
    """A matrix transposed, before it is extended if it is."""
    made = value.defining_op
    if not isinstance(made, arith.ExtSIOp | arith.ExtUIOp):
        return TransposeOp(value, [1, 0]).result
    small = TransposeOp(made.operands[0], [1, 0]).result
    ty = vector_of(small)
    wide = VectorType(ty.shape, vector_of(value).element, ty.scalable)
    cast: Operation = type(made)(wide, small)
    return cast.results[0]
