"""Structured ops of static sizes as operations on whole vectors.

Upstream: `linalg::vectorize`, without masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bridge.dialects import arith, linalg, memref, tensor, vector
from bridge.dialects.arith.reductions import REDUCTIONS
from bridge.dialects.linalg.dimensions import index
from bridge.dialects.linalg.structure import (
    REDUCTION,
    Structure,
    element_of,
    is_scalar,
    loop_places,
    num_inits,
    shape_of,
    structure_of,
)
from bridge.ir.affine import AffineConstant, AffineDim, AffineExpr, AffineMap
from bridge.ir.attributes import AffineMapAttr, ArrayAttr, FloatAttr, IntegerAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation, Value
from bridge.ir.types import (
    DYNAMIC,
    INDEX,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    Type,
    VectorType,
)
from bridge.op.folding import IS_CONSTANT
from bridge.op.traits import has_trait
from bridge.rewrite.rewriter import Rewriter

__all__ = ["can_be_vectorized", "vectorize"]

_ELEMENTWISE: Final = "Vectorizable"
_CONTRACTION: Final = "ContractionOpInterface"
_NUMBERS: Final = (IntegerType, IndexType, FloatType)


class _Combiner(NamedTuple):
    """What an output becomes: itself and a value, combined."""

    op: Operation
    value: Value
    kind: str


def can_be_vectorized(op: Operation) -> bool:
    """Whether all sizes are known, and all that is computed has a form on vectors."""
    structure = structure_of(op)
    if len(op.regions) != 1 or not structure.iterators:
        return False
    for value, map_ in zip(op.operands, structure.maps, strict=True):
        if DYNAMIC in shape_of(value.type) or not map_.is_projected_permutation:
            return False
    (body,) = op.regions[0].blocks
    kept = set(_kept(structure, len(op.operands) - num_inits(op)))
    parallel = set(structure.along("parallel"))
    return (
        kept == parallel
        and all(isinstance(argument.type, _NUMBERS) for argument in body.arguments)
        and all(_has_vector_form(inner) for inner in list(body)[:-1])
        and (len(parallel) == len(structure.iterators) or _combiners(op) is not None)
    )


def _kept(structure: Structure, first: int) -> list[int]:
    """The loops that the outputs go along, which must be the same for all."""
    found = [_loops(map_) for map_ in structure.maps[first:]]
    return found[0] if all(one == found[0] for one in found) else []


def _loops(map_: AffineMap) -> list[int]:
    return sorted(e.position for e in map_.results if isinstance(e, AffineDim))


def _has_vector_form(op: Operation) -> bool:
    if isinstance(op, linalg.IndexOp) or IS_CONSTANT[type(op)]:
        return True
    return has_trait(op, _ELEMENTWISE) and not op.regions and len(op.results) == 1


def _combiners(op: Operation) -> list[_Combiner] | None:
    """How each output is reduced; `None` where it is not by one operation."""
    (body,) = op.regions[0].blocks
    ending = body.last
    assert ending is not None  # it yields
    found = []
    outputs = body.arguments[-num_inits(op) :]
    for argument, value in zip(outputs, ending.operands, strict=True):
        made = value.defining_op
        reduction = None if made is None else REDUCTIONS.get(type(made))
        if made is None or reduction is None or made.parent is not body:
            return None
        others = [operand for operand in made.operands if operand is not argument]
        alone = argument.has_one_use and value.has_one_use
        if len(others) != 1 or not alone:
            return None
        found.append(_Combiner(made, others[0], reduction.word))
    return found


def vectorize(op: Operation, rewriter: Rewriter, *, contraction: bool) -> None:
    """Puts reads of vectors, what is computed of them, and writes in place of an op.

    With `contraction` one that is a contraction of numbers of one type becomes that.
    `can_be_vectorized` must hold.
    """
    with rewriter, rewriter.moved_to(InsertionPoint.before_op(op)):
        vectors = _Vectors(op, rewriter)
        if contraction and _is_contraction(op):
            results = [vectors.contracted()]
        else:
            results = vectors.computed()
    tensors = [value for value in results if value is not None]
    if op.results:
        rewriter.replace(op, tensors)
    else:
        rewriter.erase(op)


def _is_contraction(op: Operation) -> bool:
    if not has_trait(op, _CONTRACTION) or num_inits(op) != 1:
        return False
    (body,) = op.regions[0].blocks
    same = len({argument.type for argument in body.arguments}) == 1
    combiners = _combiners(op) if same and len(body.arguments) == 3 else None
    made = None if combiners is None else combiners[0].value.defining_op
    products = arith.MulFOp, arith.MulIOp
    return isinstance(made, products) and set(made.operands) == {*body.arguments[:2]}


class _Vectors:
    """The operands of an op as vectors, one element an iteration."""

    def __init__(self, op: Operation, rewriter: Rewriter) -> None:
        self._op = op
        self._rewriter = rewriter
        self._structure = structure_of(op)
        self._first = len(op.operands) - num_inits(op)
        places = loop_places(self._structure)
        self._sizes = [shape_of(op.operands[i].type)[dim] for i, dim in places]

    # A contraction

    def contracted(self) -> Value | None:
        """The op as one contraction, written where it belongs."""
        op = self._op
        lhs, rhs, acc = (self._whole(value) for value in op.operands)
        maps = [AffineMapAttr(map_) for map_ in self._structure.maps]
        iterators = [
            vector.IteratorTypeAttr(word) for word in self._structure.iterators
        ]
        combiners = _combiners(op)
        assert combiners is not None  # it is a contraction
        made = vector.ContractionOp(
            *(lhs, rhs, acc),
            ArrayAttr(tuple(maps)),
            ArrayAttr(tuple(iterators)),
            kind=combiners[0].kind,
        )
        target = op.operands[-1]
        rank = len(shape_of(target.type))
        return self._write(made.result, target, AffineMap.identity(rank))

    def _whole(self, value: Value) -> Value:
        shape = shape_of(value.type)
        return self._read(value, shape, AffineMap.identity(len(shape)))

    # Anything else

    def computed(self) -> list[Value | None]:
        """What the body computes, of vectors, written where it belongs."""
        op = self._op
        (body,) = op.regions[0].blocks
        reduces = REDUCTION in self._structure.iterators
        combiners = _combiners(op) if reduces else None
        values: dict[Value, Value] = {}
        for number, argument in enumerate(body.arguments):
            if number < self._first or argument.has_uses:
                values[argument] = self._operand(number)
        skipped = {one.op for one in combiners or ()}
        *inside, ending = list(body)
        for inner in inside:
            if inner not in skipped:
                values[inner.results[0]] = self._on_vectors(inner, values)
        found = []
        for number, yielded in enumerate(ending.operands):
            if combiners is not None:
                value = values.get(combiners[number].value, combiners[number].value)
                argument = body.arguments[self._first + number]
                found.append(self._reduced(value, values[argument], combiners[number]))
            else:
                value = values.get(yielded, yielded)
                found.append(self._spread(value, self._sizes))
        targets = range(self._first, len(op.operands))
        return [self._put(value, to) for value, to in zip(found, targets, strict=True)]

    def _operand(self, number: int) -> Value:
        """An operand, spread over the loops that it does not go along."""
        value, map_ = self._op.operands[number], self._structure.maps[number]
        if is_scalar(value.type):
            return value
        if not map_.results:
            return self._element(value)
        if number >= self._first:
            return self._read(value, self._sizes_of(map_), _along(map_, _loops(map_)))
        loops = range(len(self._sizes))
        return self._read(value, self._sizes, _along(map_, loops))

    def _sizes_of(self, map_: AffineMap) -> list[int]:
        return [self._sizes[loop] for loop in _loops(map_)]

    def _element(self, value: Value) -> Value:
        if isinstance(value.type, MemRefType):
            return memref.LoadOp(value, []).result
        return tensor.ExtractOp(value, []).result

    def _on_vectors(self, op: Operation, values: dict[Value, Value]) -> Value:
        """An operation of the body, on vectors where one of its operands is one."""
        if isinstance(op, linalg.IndexOp):
            return self._index(op.dim.value)
        operands = [values.get(operand, operand) for operand in op.operands]
        wide = any(isinstance(value.type, VectorType) for value in operands)
        if wide:
            operands = [self._spread(value, self._sizes) for value in operands]
        made = self._rewriter.insert(op.clone())
        made.operands = operands
        (result,) = made.results
        if wide:
            result.type = VectorType(tuple(self._sizes), result.type)
        return result

    def _index(self, loop: int) -> Value:
        """The number of each iteration of a loop."""
        steps: Value = vector.StepOp(VectorType((self._sizes[loop],), INDEX)).result
        order = [one for one in range(len(self._sizes)) if one != loop] + [loop]
        wide = self._spread(steps, [self._sizes[one] for one in order])
        if order == sorted(order):
            return wide
        back = [order.index(one) for one in range(len(order))]
        return vector.TransposeOp(wide, back).result

    def _spread(self, value: Value, sizes: Sequence[int]) -> Value:
        ty = value.type
        element = ty.element if isinstance(ty, VectorType) else ty
        wanted = VectorType(tuple(sizes), element)
        return value if ty is wanted else vector.BroadcastOp(wanted, value).vector

    def _reduced(self, value: Value, init: Value, combiner: _Combiner) -> Value:
        value = self._spread(value, self._sizes)
        dims = self._structure.along(REDUCTION)
        made = vector.MultiDimReductionOp(combiner.kind, value, init, dims)
        return made.dest

    def _put(self, value: Value, number: int) -> Value | None:
        target, map_ = self._op.operands[number], self._structure.maps[number]
        if map_.results:
            return self._write(value, target, _along(map_, _loops(map_)))
        if isinstance(target.type, MemRefType):
            memref.StoreOp(value, target, [])
            return None
        return tensor.InsertOp(value, target, []).result

    # Memory

    def _read(self, value: Value, sizes: Sequence[int], map_: AffineMap) -> Value:
        element = element_of(value.type)
        zero = arith.ConstantOp(_zero(element)).result
        indices = [index(0) for _ in shape_of(value.type)]
        ty = VectorType(tuple(sizes), element)
        flags = [True] * len(sizes)
        return vector.TransferReadOp(
            ty, value, indices, zero, map_, in_bounds=flags
        ).vector

    def _write(self, value: Value, target: Value, map_: AffineMap) -> Value | None:
        indices = [index(0) for _ in shape_of(target.type)]
        flags = [True] * len(map_.results)
        made = vector.TransferWriteOp(value, target, indices, map_, in_bounds=flags)
        return made.results[0] if made.results else None


def _zero(ty: Type) -> IntegerAttr | FloatAttr:
    return FloatAttr(0.0, ty) if isinstance(ty, FloatType) else IntegerAttr(0, ty)


def _along(map_: AffineMap, loops: Sequence[int]) -> AffineMap:
    """Which dimension of an operand each loop goes along; no dimension: 0."""
    places = {
        e.position: dim
        for dim, e in enumerate(map_.results)
        if isinstance(e, AffineDim)
    }
    found: list[AffineExpr] = [
        AffineDim(places[loop]) if loop in places else AffineConstant(0)
        for loop in loops
    ]
    return AffineMap(len(map_.results), 0, tuple(found))
