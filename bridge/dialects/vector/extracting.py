"""What `vector.extract` is folded to, by what defines the vector it extracts from.

Rules that change it in place return its results, as `Op.fold` says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bridge.dialects import ub
from bridge.dialects.vector.checks import integers_of, vector_of
from bridge.dialects.vector.elements import (
    POISON,
    ExtractOp,
    ExtractStridedSliceOp,
    FromElementsOp,
    InsertOp,
    InsertStridedSliceOp,
    ShuffleOp,
)
from bridge.dialects.vector.positions import (
    delinearize,
    linearize,
    mixed_position,
    set_position,
    static_position,
)
from bridge.dialects.vector.views import BroadcastOp, ShapeCastOp, TransposeOp
from bridge.ir.attributes import Attribute, DenseElementsAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import VectorType
from bridge.op.folding import Constants, Folded, element_of, known_numbers


def fold(op: ExtractOp, constants: Constants) -> Folded:
    """What is extracted, or the operation on what is further up."""
    position = mixed_position(op)
    if not position and op.source.type is op.result.type:
        return op.source
    if isinstance(constants[0], ub.PoisonAttr):
        return constants[0]
    changed = settle_position(op, vector_of(op.source).shape, constants[1:])
    if POISON in integers_of(op.static_position):
        return ub.PoisonAttr()
    known = _of_constant(op, constants[0])
    if known is not None:
        return known
    for rule in _RULES:
        found = rule(op)
        if found is not None:
            return found
    return op.results if changed else None


def settle_position(
    op: ExtractOp | InsertOp, shape: Sequence[int], constants: Constants
) -> bool:
    """Makes indices static that are known, and in bounds; whether there are some."""
    old = mixed_position(op)
    numbers = iter(known_numbers(constants))
    new: list[int | Value] = []
    for index, size in zip(old, shape, strict=False):
        number = next(numbers) if isinstance(index, Value) else None
        is_inside = number is not None and POISON <= number < size
        new.append(number if number is not None and is_inside else index)
    if new == old:
        return False
    count = len(op.operands) - len(op.dynamic_position)
    set_position(op, op.operands[:count], new)
    return True


def _of_constant(op: ExtractOp, source: Attribute | None) -> Attribute | None:
    """The elements of a constant: of a splat, or at a static position."""
    if not isinstance(source, DenseElementsAttr):
        return None
    ty, position = op.result.type, static_position(op)
    if source.splat:
        first = [0] * len(source.shape)
        found = element_of(source, first)
        return source.reshaped(ty) if isinstance(ty, VectorType) else found
    if position is None:
        return None
    if not isinstance(ty, VectorType):
        return element_of(source, position)
    start = linearize(position, source.shape)
    return source.taken(ty, range(start, start + ty.num_elements))


def _moved(op: ExtractOp, source: Value, position: Sequence[int | Value]) -> Folded:
    """The operation, changed to extract at a position of another vector."""
    set_position(op, [source], position)
    return op.results


def _of_extract(op: ExtractOp) -> Folded:
    position = static_position(op)
    source = op.source
    if position is None or not isinstance(source.defining_op, ExtractOp):
        return None
    while isinstance(inner := source.defining_op, ExtractOp):
        before = static_position(inner)
        if before is None:
            return None
        position = [*before, *position]
        source = inner.source
    return _moved(op, source, position)


class _Chain:
    """The way up a chain of `insert` and `transpose`.

    `position` is where the elements are in the vector that was reached. It ends in
    negative numbers, one for each dimension that is extracted whole: where they are
    in another order than at first, what is extracted is transposed.
    """

    def __init__(self, op: ExtractOp, position: Sequence[int]) -> None:
        rank = vector_of(op.source).rank
        self.op = op
        self.whole = [-(i + 1) for i in range(rank - len(position))]
        self.position = [*position, *self.whole]
        self.depth = len(position)

    @property
    def is_in_order(self) -> bool:
        return self.position[self.depth :] == self.whole

    def through_transpose(self, permutation: Sequence[int]) -> None:
        moved = dict(zip(permutation, self.position, strict=True))
        self.position = [moved[i] for i in range(len(moved))]

    def of(self, source: Value) -> Folded:
        if source is self.op.source or not self.is_in_order:
            return None
        return _moved(self.op, source, self.position[: self.depth])

    def of_inserted(self, insert: InsertOp, depth: int) -> Folded:
        """What was inserted, where a prefix of the position says that it is in it."""
        if depth == self.depth and self.is_in_order:
            return insert.value_to_store
        self.position = self.position[depth:]
        self.depth = len(self.position) - len(self.whole)
        return self.of(insert.value_to_store)

    def may_overlap(self, inserted: Sequence[int]) -> bool:
        """Whether what was inserted may be some of what is extracted."""
        pairs = list(zip(self.position, inserted, strict=False))
        if len(self.position) <= len(inserted) and all(a == b for a, b in pairs):
            return True
        return all(a == b for a, b in pairs if a >= 0 and b >= 0)


def _of_chain(op: ExtractOp) -> Folded:
    """What was inserted there, through transpositions and other insertions.

    Upstream: `ExtractFromInsertTransposeChainState`.
    """
    position = static_position(op)
    if position is None:
        return None
    chain, source = _Chain(op, position), op.source
    while True:
        made = source.defining_op
        if isinstance(made, TransposeOp):
            chain.through_transpose(integers_of(made.permutation))
            source = made.vector
            continue
        if not isinstance(made, InsertOp):
            return chain.of(source)
        inserted = static_position(made)
        if inserted is not None and chain.position[: len(inserted)] == inserted:
            return chain.of_inserted(made, len(inserted))
        if chain.may_overlap(integers_of(made.static_position)):
            return None
        source = made.dest


def is_broadcast_like(op: Operation | None) -> bool:
    """Whether it only puts dimensions before those of its operand, or repeats some."""
    if not isinstance(op, ShapeCastOp):
        return isinstance(op, BroadcastOp)
    before, after = vector_of(op.source).shape, vector_of(op.result).shape
    return len(after) >= len(before) and after[len(after) - len(before) :] == before


def _of_broadcast(op: ExtractOp) -> Folded:
    made = op.source.defining_op
    if made is None or not is_broadcast_like(made):
        return None
    source, ty = made.operands[0], op.result.type
    if ty is source.type:
        return source
    before = source.type.shape if isinstance(source.type, VectorType) else ()
    after = ty.shape if isinstance(ty, VectorType) else ()
    depth = len(before) - len(after)
    if depth < 0 or before[depth:] != after:
        return None
    lead = vector_of(op.source).rank - len(before)
    old = mixed_position(op)
    position = [
        0 if size == 1 else old[i + lead] for i, size in enumerate(before[:depth])
    ]
    return _moved(op, source, position)


def _of_shuffle(op: ExtractOp) -> Folded:
    made, position = op.source.defining_op, static_position(op)
    if not isinstance(made, ShuffleOp) or position is None:
        return None
    if vector_of(made.vector).rank != 1 or not vector_of(made.v1).shape:
        return None
    index = integers_of(made.mask)[position[0]]
    (size,) = vector_of(made.v1).shape
    if index < size:
        return _moved(op, made.v1, [index])
    return _moved(op, made.v2, [index - size])


def _of_shape_cast(op: ExtractOp) -> Folded:
    made, position = op.source.defining_op, static_position(op)
    if not isinstance(made, ShapeCastOp) or position is None:
        return None
    before, after = vector_of(made.source).shape, vector_of(op.source).shape
    kept = after[len(position) :]
    depth = len(before) - len(kept)
    if depth < 0 or before[depth:] != kept:
        return None
    number = linearize(position, after[: len(position)])
    return _moved(op, made.source, delinearize(number, before[:depth]))


def _of_slice(op: ExtractOp) -> Folded:
    """The same of what a slice is taken from."""
    made, position = op.source.defining_op, static_position(op)
    if not isinstance(made, ExtractStridedSliceOp) or position is None:
        return None
    source, sliced = vector_of(made.source), vector_of(op.source)
    offsets = list(integers_of(made.offsets))
    while offsets and offsets[-1] == 0:
        last = len(offsets) - 1
        if sliced.shape[last] != source.shape[last]:
            break
        offsets.pop()
    if len(offsets) > len(position):
        # What is extracted has dimensions that were cut.
        return None
    moved = [*offsets, *[0] * (len(position) - len(offsets))]
    return _moved(
        op, made.source, [a + b for a, b in zip(position, moved, strict=True)]
    )


def _of_inserted_slices(op: ExtractOp) -> Folded:
    """What was inserted there as a slice, or is in what it was inserted into."""
    position = static_position(op)
    made = op.source.defining_op
    if position is None:
        return None
    kept = vector_of(op.source).rank - len(position)
    while isinstance(made, InsertStridedSliceOp):
        part, whole = vector_of(made.value_to_store), vector_of(made.dest)
        if not part.shape or kept > part.rank:
            return None
        lead = whole.rank - part.rank
        sizes = (1,) * lead + part.shape
        offsets = integers_of(made.offsets)
        inside = [i - o for i, o in zip(position, offsets, strict=False)]
        if all(0 <= i < size for i, size in zip(inside, sizes, strict=False)):
            if kept and part.shape[-kept:] != whole.shape[-kept:]:
                return None
            return _moved(op, made.value_to_store, inside[lead:])
        made = made.dest.defining_op
    return None


def _of_elements(op: ExtractOp) -> Folded:
    made, position = op.source.defining_op, static_position(op)
    if not isinstance(made, FromElementsOp) or position is None:
        return None
    ty = vector_of(made.dest)
    if ty.scalable or op.result.type is not ty.element:
        return None
    return made.operands[linearize(position, ty.shape)]


_RULES: Final[Sequence[Callable[[ExtractOp], Folded]]] = (
    _of_extract,
    _of_chain,
    _of_broadcast,
    _of_shuffle,
    _of_shape_cast,
    _of_slice,
    _of_inserted_slices,
    _of_elements,
)
"""By what defines the vector, in the order in which upstream tries them."""
