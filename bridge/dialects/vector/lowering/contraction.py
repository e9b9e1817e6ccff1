"""`vector.contract` and `vector.outerproduct` as products, sums and reductions.

A contraction of two free dimensions and one that is summed over, in whatever order its
operands have them, is a matrix product; upstream lists the eight orders one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from bridge.dialects import arith
from bridge.dialects.vector.checks import flags_of, vector_of
from bridge.dialects.vector.contract_rules import maps_of, pairs_of
from bridge.dialects.vector.contraction import ContractionOp, FMAOp, OuterProductOp
from bridge.dialects.vector.lowering.combining import (
    chosen,
    combined,
    combines_floats,
    combines_integers,
)
from bridge.dialects.vector.lowering.parts import (
    dropped,
    extract,
    has_scalable,
    insert,
    masked,
    resized,
    root_of,
    zero,
)
from bridge.dialects.vector.reductions import ReductionOp
from bridge.dialects.vector.views import BroadcastOp, TransposeOp
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.attributes import Attribute
from bridge.ir.core import Value
from bridge.ir.shapes import element_or_self
from bridge.ir.types import FloatType, Type, VectorType
from bridge.ods.nodes import enum_word
from bridge.rewrite.patterns import FunctionPattern, Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def patterns(strategy: str = "dot", *, outer_products: bool = True) -> list[Pattern]:
    """Contractions by `dot`, `outerproduct` or `parallelarith`; others one dimension
    at a time. Upstream: `populateVectorContractLoweringPatterns`."""
    lower = FunctionPattern(partial(_lower, strategy), (ContractionOp,), 1)
    products = FunctionPattern(partial(_outer, strategy), (ContractionOp,), 1)
    return [*([outer_product] if outer_products else []), lower, products]


def outer_product_patterns() -> list[Pattern]:
    """Upstream: `populateVectorOuterProductLoweringPatterns`."""
    return [outer_product]


class _Contraction:
    """A contraction by the numbers of its loops: which each of its values has."""

    def __init__(self, op: ContractionOp) -> None:
        self.op = op
        self.maps = maps_of(op.indexing_maps)
        self.loops = [
            [map_.dim_position(i) for i in range(map_.num_results)]
            for map_ in self.maps
        ]
        self.iterators: Sequence[Attribute] = op.iterator_types.elements
        self.reduced = [enum_word(word) == "reduction" for word in self.iterators]

    @property
    def matrix(self) -> _Matrix | None:
        """It as a product of matrices, or of a matrix and a vector."""
        lhs, rhs, acc = self.loops
        if sum(self.reduced) != 1 or len(acc) not in (1, 2):
            return None
        k = self.reduced.index(True)
        if len(self.reduced) != len(acc) + 1 or k in acc:
            return None
        # Upstream knows no other order of the loops of two matrices.
        if len(acc) == 2 and (k != 2 or 0 not in lhs):
            return None
        values = ((self.op.lhs, lhs), (self.op.rhs, rhs))
        for (left, dims), (right, others) in (values, values[::-1]):
            if sorted(dims) == sorted([acc[0], k]) and set(others) == {*acc[1:], k}:
                return _Matrix(left, right, dims, others, k, acc)
        return None


class _Matrix(NamedTuple):
    """The side with the result's rows, that with its columns if it has some, and the
    loops of both; the loop that is summed over, and those of the result."""

    left: Value
    right: Value
    left_loops: list[int]
    right_loops: list[int]
    summed: int
    result: list[int]

    @property
    def has_outer_product(self) -> bool:
        """Rows that are scalable are multiplied with scalable columns alone."""
        if len(self.right_loops) < 2:
            return True
        rows, columns = (
            flags_of(vector_of(value))[1 - loops.index(self.summed)]
            for value, loops in zip(self[:2], self[2:4], strict=True)
        )
        return columns or not rows

    @property
    def terms(self) -> int | None:
        """How many products are summed; `None` for a multiple of `vscale`."""
        ty, dim = vector_of(self.left), self.left_loops.index(self.summed)
        return None if flags_of(ty)[dim] else ty.shape[dim]


def _ordered(value: Value, loops: Sequence[int], summed: int, place: int) -> Value:
    """A matrix with the dimension that is summed over first, or last."""
    if len(loops) < 2 or loops[place] == summed:
        return value
    return TransposeOp(value, [1, 0]).result


def _lower(strategy: str, op: ContractionOp, rewriter: Rewriter) -> None:
    """As the strategy says, else one dimension less."""
    types = [element_or_self(value.type) for value in (op.lhs, op.rhs, op.acc)]
    if len({*types}) != 1 or enum_word(op.kind) != "add" or len(op.operands) != 3:
        return
    root, mask = root_of(op, rewriter)
    found = _Contraction(op)
    result = _by_strategy(strategy, found, mask)
    if result is None:
        result = _one_dimension_less(found, mask)
    if result is not None:
        rewriter.replace(root, result)


def _outer(strategy: str, op: ContractionOp, rewriter: Rewriter) -> None:
    """As outer products, also where elements are extended for it."""
    if strategy != "outerproduct" or len(op.operands) != 3:
        return
    root, mask = root_of(op, rewriter)
    result = _outer_products(_Contraction(op), mask)
    if result is not None:
        rewriter.replace(root, result)


def _by_strategy(
    strategy: str, found: _Contraction, mask: Value | None
) -> Value | None:
    if strategy == "outerproduct":
        return _outer_products(found, mask)
    if mask is not None:
        return None
    if strategy == "dot":
        return _dot_products(found)
    return _elementwise(found) if strategy == "parallelarith" else None


# Outer products


def _outer_products(found: _Contraction, mask: Value | None) -> Value | None:
    """A sum of outer products, one for each element that is summed over."""
    matrix, op = found.matrix, found.op
    count = None if matrix is None else matrix.terms
    if matrix is None or count is None or not matrix.has_outer_product:
        return None
    left = _ordered(matrix.left, matrix.left_loops, matrix.summed, 0)
    right = _ordered(matrix.right, matrix.right_loops, matrix.summed, 0)
    order = [matrix.summed, *matrix.result]
    if mask is not None and order != sorted(order):
        mask = TransposeOp(mask, order).result
    result, element = op.acc, element_or_self(op.acc.type)
    for k in range(count):
        rows, columns = extract(left, k), extract(right, k)
        factors = _extended(rows, element), _extended(columns, element)
        lanes = None if mask is None else extract(mask, k)
        product = OuterProductOp(*factors, acc=result, kind=op.kind)
        result = masked(product, lanes)
    return result


def _extended(value: Value, element: Type) -> Value:
    ty = value.type
    if element_or_self(ty) is element:
        return value
    wide = element
    if isinstance(ty, VectorType):
        wide = VectorType(ty.shape, element, ty.scalable)
    if isinstance(element, FloatType):
        return arith.ExtFOp(wide, value).result
    return arith.ExtSIOp(wide, value).result


# Dot products


def _dot_products(found: _Contraction) -> Value | None:
    """Each element of the result as a reduction of a product."""
    matrix, ty = found.matrix, found.op.acc.type
    # Upstream knows the loop that is summed over as the last one alone.
    if matrix is None or not isinstance(ty, VectorType) or has_scalable(ty):
        return None
    if matrix.summed != len(found.reduced) - 1:
        return None
    left = _ordered(matrix.left, matrix.left_loops, matrix.summed, -1)
    right = _ordered(matrix.right, matrix.right_loops, matrix.summed, -1)
    result, columns = zero(ty), list[Value]()
    for r in range(ty.shape[0]):
        row = extract(left, r)
        for c in range(ty.shape[1] if ty.rank == 2 else 1):
            if not r:
                columns.append(extract(right, c) if ty.rank == 2 else right)
            product = combined("mul", row, columns[c])
            total = ReductionOp("add", product).dest
            result = insert(total, result, *((r, c) if ty.rank == 2 else (r,)))
    return combined("add", result, found.op.acc)


# Elementwise


def _elementwise(found: _Contraction) -> Value | None:
    """All at once, where nothing but single elements is summed over."""
    op = found.op
    sides = [_Side(found, 0, op.lhs), _Side(found, 1, op.rhs)]
    if any(side.sums_several for side in sides):
        return None
    spread = [side.spread() for side in sides]
    moved = [
        TransposeOp(value, side.order).result
        for side, value in zip(sides, spread, strict=True)
    ]
    one, other = [
        extract(value, *[0] * len(side.reduced))
        for side, value in zip(sides, moved, strict=True)
    ]
    return _product(enum_word(op.kind), one, other, op.acc, None)


class _Side:
    """A factor with the result's dimensions that it has not put before its own."""

    def __init__(self, found: _Contraction, side: int, value: Value) -> None:
        self.value = value
        self.ty = vector_of(value)
        loops, result = found.loops[side], found.loops[2]
        self.reduced = [i for i, loop in enumerate(loops) if found.reduced[loop]]
        result_ty = found.op.acc.type
        self.missing = [
            (result_ty.shape[i], flags_of(result_ty)[i])
            for i, loop in enumerate(result)
            if loop not in loops and isinstance(result_ty, VectorType)
        ]
        new, count = iter(range(len(self.missing))), len(self.missing)
        kept = [
            count + loops.index(loop) if loop in loops else next(new) for loop in result
        ]
        self.order = [*(count + i for i in self.reduced), *kept]

    @property
    def sums_several(self) -> bool:
        return any(self.ty.shape[i] != 1 for i in self.reduced)

    def spread(self) -> Value:
        if not self.missing:
            return self.value
        sizes, flags = zip(*self.missing, strict=True)
        flags = (*flags, *flags_of(self.ty))
        ty = resized(self.ty, (*sizes, *self.ty.shape), flags)
        return BroadcastOp(ty, self.value).vector


def _product(
    word: str, one: Value, other: Value, acc: Value | None, mask: Value | None
) -> Value | None:
    """A product combined with what there is; where a mask is not set, that alone."""
    is_float = isinstance(element_or_self(one.type), FloatType)
    if not (combines_floats(word) if is_float else combines_integers(word)):
        return None
    if acc is None:
        return combined("mul", one, other)
    if is_float and isinstance(acc.type, VectorType) and word == "add":
        return chosen(mask, FMAOp(one, other, acc).result, acc)
    product = combined("mul", one, other)
    return chosen(mask, combined(word, product, acc), acc)


# One dimension less


def _one_dimension_less(found: _Contraction, mask: Value | None) -> Value | None:
    """Contractions for each element of a dimension: one that both sides have and the
    result as well, then one that only one of them has, then one that is summed over."""
    op = found.op
    batch = pairs_of(found.maps, op.iterator_types, "parallel")
    if batch:
        return _for_each(found, batch[0][0], batch[0][1], mask)
    contracted = pairs_of(found.maps, op.iterator_types, "reduction")
    for side in (0, 1):
        summed = {pair[side] for pair in contracted}
        for dim in range(len(found.loops[side])):
            if dim not in summed:
                dims = (dim, -1) if side == 0 else (-1, dim)
                return _for_each(found, *dims, mask)
    return _sum(found, mask) if contracted else None


def _for_each(
    found: _Contraction, lhs_dim: int, rhs_dim: int, mask: Value | None
) -> Value | None:
    op = found.op
    side, dim = (0, lhs_dim) if lhs_dim >= 0 else (1, rhs_dim)
    ty, loop = vector_of(op.operands[side]), found.loops[side][dim]
    result_ty, result_loops = op.acc.type, found.loops[2]
    if flags_of(ty)[dim] or not isinstance(result_ty, VectorType):
        return None
    result_dim = result_loops.index(loop) if loop in result_loops else -1
    if result_dim < 0 and ty.shape[dim] != 1:
        return None
    dims, result = (lhs_dim, rhs_dim, result_dim), zero(result_ty)
    for d in range(ty.shape[dim]):
        values = [
            _taken(value, at, d) for value, at in zip(op.operands, dims, strict=True)
        ]
        lanes = None if mask is None else _taken(mask, loop, d)
        less = _contracted(found, loop, values)
        result = _put(masked(less, lanes), result, result_ty, result_dim, d)
    return result


def _sum(found: _Contraction, mask: Value | None) -> Value | None:
    """A reduction of the product of two vectors; a sum of contractions of others."""
    op, (lhs, rhs, _) = found.op, found.loops
    if isinstance(op.acc.type, VectorType) or 0 not in lhs or 0 not in rhs:
        return None
    lhs_ty, rhs_ty = vector_of(op.lhs), vector_of(op.rhs)
    dims = lhs.index(0), rhs.index(0)
    if lhs_ty.rank == 1:
        if rhs_ty.rank != 1:
            return None
        product = combined("mul", op.lhs, op.rhs)
        return masked(ReductionOp("add", product, acc=op.acc), mask)
    if flags_of(lhs_ty)[dims[0]]:
        return None
    result = op.acc
    for d in range(lhs_ty.shape[dims[0]]):
        values = [_taken(op.lhs, dims[0], d), _taken(op.rhs, dims[1], d), result]
        lanes = None if mask is None else _taken(mask, 0, d)
        result = masked(_contracted(found, 0, values), lanes)
    return result


def _contracted(
    found: _Contraction, loop: int, values: Sequence[Value]
) -> ContractionOp:
    """The same without a loop."""
    maps = [_without(map_, loop) for map_ in found.maps]
    iterators = [word for i, word in enumerate(found.iterators) if i != loop]
    lhs, rhs, acc = values
    return ContractionOp(lhs, rhs, acc, maps, iterators)


def _without(map_: AffineMap, loop: int) -> AffineMap:
    places = [map_.dim_position(i) for i in range(map_.num_results)]
    results = [AffineDim(i - (i > loop)) for i in places if i != loop]
    return AffineMap(map_.num_dims - 1, 0, tuple(results))


def _taken(value: Value, dim: int, position: int) -> Value:
    """A vector at a position of one of its dimensions; all of it for none."""
    if dim < 0:
        return value
    if dim == 0:
        return extract(value, position)
    ty = dropped(vector_of(value), dim)
    result = zero(ty)
    for d in range(ty.shape[0]):
        part = _taken(extract(value, d), dim - 1, position)
        result = insert(part, result, d)
    return result


def _put(value: Value, into: Value, ty: VectorType, dim: int, position: int) -> Value:
    """A vector with what is at a position of one of its dimensions replaced."""
    if dim < 0:
        return value
    if dim == 0:
        return insert(value, into, position)
    for d in range(ty.shape[0]):
        inner, part = extract(into, d), extract(value, d)
        stored = _put(part, inner, dropped(ty, 0), dim - 1, position)
        into = insert(stored, into, d)
    return into


@pattern(OuterProductOp)
def outer_product(op: OuterProductOp, rewriter: Rewriter) -> None:
    """A row of the result for each element of the left side."""
    ty, rhs_ty = vector_of(op.result), op.rhs.type
    if ty.rank >= 2 and all(flags_of(ty)):
        return
    word, is_float = enum_word(op.kind), isinstance(ty.element, FloatType)
    if not (combines_floats(word) if is_float else combines_integers(word)):
        return
    root, mask = root_of(op, rewriter)
    if not isinstance(rhs_ty, VectorType):
        factor = BroadcastOp(vector_of(op.lhs), op.rhs).vector
        rewriter.replace(root, _product(word, op.lhs, factor, op.acc, mask) or ())
        return
    if flags_of(ty)[0]:
        return
    result = zero(ty)
    for d in range(ty.shape[0]):
        factor = BroadcastOp(rhs_ty, extract(op.lhs, d)).vector
        acc = None if op.acc is None else extract(op.acc, d)
        lanes = None if mask is None else extract(mask, d)
        row = _product(word, factor, op.rhs, acc, lanes)
        if row is not None:
            result = insert(row, result, d)
    rewriter.replace(root, result)
