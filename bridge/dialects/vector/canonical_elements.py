"""Vectors taken apart and put together: what is in between goes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import prod
from typing import Final

from bridge.dialects import arith, ub
from bridge.dialects.vector.checks import integers_of, vector_of
from bridge.dialects.vector.elements import (
    POISON,
    ExtractOp,
    FromElementsOp,
    InsertOp,
    InterleaveOp,
    ShuffleOp,
    ToElementsOp,
)
from bridge.dialects.vector.extracting import is_broadcast_like
from bridge.dialects.vector.mask_values import are_all_set
from bridge.dialects.vector.masking import ConstantMaskOp, CreateMaskOp
from bridge.dialects.vector.positions import (
    delinearize,
    linearize,
    static_position,
)
from bridge.dialects.vector.views import (
    BroadcastOp,
    ShapeCastOp,
    StepOp,
    is_broadcastable,
)
from bridge.ir.attributes import DenseArrayAttr, DenseElementsAttr, IntegerAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC, I64, VectorType
from bridge.op.folding import constant_like, constant_of, number_of
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def splat_source(value: Value) -> Value | None:
    """The scalar that was broadcast to a vector, if one was."""
    made = value.defining_op
    if not isinstance(made, BroadcastOp) or isinstance(made.source.type, VectorType):
        return None
    return made.source


# Extracting


@pattern(ExtractOp)
def extract_of_broadcast(op: ExtractOp, rewriter: Rewriter) -> None:
    """Part of what is broadcast is broadcast to the size of the part."""
    made, ty = op.source.defining_op, op.result.type
    if made is None or not isinstance(ty, VectorType) or not is_broadcast_like(made):
        return
    if is_broadcastable(made.operands[0].type, ty):
        rewriter.replace(op, BroadcastOp(ty, made.operands[0]))


@pattern(ExtractOp)
def extract_of_created_mask(op: ExtractOp, rewriter: Rewriter) -> None:
    """Part of a mask is empty, or a mask of the remaining sizes."""
    made, ty = op.source.defining_op, op.result.type
    if not isinstance(made, CreateMaskOp) or not isinstance(ty, VectorType):
        return
    position = integers_of(op.static_position)
    set_there = _is_set_there(made, position)
    if are_all_set(op.source) is False or set_there is False:
        rewriter.replace(op, arith.ConstantOp(DenseElementsAttr.of(ty, [0])))
    elif set_there:
        rewriter.replace(op, CreateMaskOp(ty, made.operands[len(position) :]))


def _is_set_there(mask: CreateMaskOp, position: Sequence[int]) -> bool | None:
    """Whether leading sizes of a mask reach beyond a position, where that is known."""
    sure = True
    shape = vector_of(mask.results[0]).shape
    for index, size, whole in zip(position, mask.operands, shape, strict=False):
        known = constant_of(size)
        if not isinstance(known, IntegerAttr):
            sure = False
        elif index != DYNAMIC and index >= known.signed:
            return False
        elif index == DYNAMIC and known.signed < whole:
            sure = False
    return True if sure else None


@pattern(ExtractOp)
def extract_of_constant_mask(op: ExtractOp, rewriter: Rewriter) -> None:
    """Part of a constant mask is empty, or a mask of the remaining sizes."""
    made, ty = op.source.defining_op, op.result.type
    if not isinstance(made, ConstantMaskOp):
        return
    position = integers_of(op.static_position)
    sizes = integers_of(made.mask_dim_sizes)
    sure, shape = True, vector_of(op.source).shape
    for index, size, whole in zip(position, sizes, shape, strict=False):
        if index != DYNAMIC and index >= size:
            rewriter.replace(op, arith.ConstantOp(constant_like(ty, 0)))
            return
        sure = sure and (index != DYNAMIC or size == whole)
    if not sure:
        return
    if isinstance(ty, VectorType):
        rewriter.replace(op, ConstantMaskOp(ty, sizes[len(position) :]))
    else:
        rewriter.replace(op, arith.ConstantOp(constant_like(ty, -1)))


@pattern(ExtractOp)
def extract_of_all(op: ExtractOp, rewriter: Rewriter) -> None:
    """All elements are the vector cast to another shape."""
    source, ty = vector_of(op.source), op.result.type
    if not isinstance(ty, VectorType) or static_position(op) is None:
        return
    if source.num_elements == ty.num_elements:
        rewriter.replace(op, ShapeCastOp(ty, op.source))


@pattern(ExtractOp)
def extract_of_whole_cast(op: ExtractOp, rewriter: Rewriter) -> None:
    """All elements of what is cast are what is cast to another shape."""
    made, ty = op.source.defining_op, op.result.type
    if not isinstance(made, ShapeCastOp) or not isinstance(ty, VectorType):
        return
    if vector_of(made.source).num_elements == ty.num_elements:
        rewriter.replace(op, ShapeCastOp(ty, made.source))


@pattern(ExtractOp)
def extract_of_elements(op: ExtractOp, rewriter: Rewriter) -> None:
    """Part of what elements make is what some of the elements make."""
    made, ty, position = op.source.defining_op, op.result.type, static_position(op)
    if not isinstance(made, FromElementsOp) or not isinstance(ty, VectorType):
        return
    whole = vector_of(made.dest)
    if position is None or ty.scalable or whole.scalable:
        return
    start = linearize(position, whole.shape)
    rewriter.replace(
        op, FromElementsOp(ty, made.operands[start : start + ty.num_elements])
    )


# Inserting


@pattern(InsertOp)
def insert_of_all(op: InsertOp, rewriter: Rewriter) -> None:
    """What has all elements of the result is broadcast to its shape."""
    value, ty = op.value_to_store.type, vector_of(op.dest)
    if isinstance(value, VectorType) and value.num_elements == ty.num_elements:
        rewriter.replace(op, BroadcastOp(ty, op.value_to_store))


@pattern(InsertOp)
def insert_of_same_splat(op: InsertOp, rewriter: Rewriter) -> None:
    """A scalar is broadcast once where it would be inserted into its like."""
    scalar = splat_source(op.value_to_store)
    if scalar is not None and splat_source(op.dest) is scalar:
        rewriter.replace(op, BroadcastOp(vector_of(op.dest), scalar))


@pattern(InsertOp)
def insert_of_each(op: InsertOp, rewriter: Rewriter) -> None:
    """A chain that inserts every element is a vector made of elements."""
    ty = vector_of(op.dest)
    inserts = _chain_of_inserts(op)
    if ty.scalable or inserts is None:
        return
    covered: set[int] = set()
    needed: list[tuple[int, Value]] = []
    for insert, position in inserts:
        start, value = linearize(position, ty.shape), insert.value_to_store
        covered.update(range(start, start + _count(value)))
        needed.append((start, value))
        if len(covered) == ty.num_elements:
            break
    else:
        return
    elements: dict[int, Value] = {}
    for start, value in reversed(needed):
        parts: Sequence[Value] = [value]
        if isinstance(value.type, VectorType):
            parts = ToElementsOp(value).results
        elements |= {start + i: part for i, part in enumerate(parts)}
    rewriter.replace(op, FromElementsOp(ty, [elements[i] for i in sorted(elements)]))


def _count(value: Value) -> int:
    return value.type.num_elements if isinstance(value.type, VectorType) else 1


def _chain_of_inserts(op: InsertOp) -> list[tuple[InsertOp, list[int]]] | None:
    """The insertions that end with one, the last first, with their positions.

    None where one is at a position that is not known, or is used elsewhere, too.
    """
    for use in op.results[0].uses:
        if isinstance(use.op, InsertOp) and use.op.dest is op.results[0]:
            return None
    found: list[tuple[InsertOp, list[int]]] = []
    current = op
    while True:
        position = static_position(current)
        if position is None or POISON in position:
            return None
        found.append((current, position))
        before = current.dest.defining_op
        if not isinstance(before, InsertOp):
            return found
        if len(list(before.results[0].uses)) != 1:
            return None
        current = before


# Elements


@pattern(ToElementsOp)
def elements_of_broadcast(op: ToElementsOp, rewriter: Rewriter) -> None:
    """The elements of what is broadcast are its elements, several times over."""
    made, ty = op.source.defining_op, vector_of(op.source)
    if not isinstance(made, BroadcastOp):
        return
    source = made.source.type
    if not isinstance(source, VectorType):
        return
    parts = ToElementsOp(made.source).results
    lead = ty.rank - source.rank
    found = []
    for number in range(ty.num_elements):
        position = delinearize(number, ty.shape)[lead:]
        pairs = zip(position, source.shape, strict=True)
        inside = [0 if size == 1 else index for index, size in pairs]
        found.append(parts[linearize(inside, source.shape)])
    rewriter.replace(op, found)


@pattern(FromElementsOp)
def elements_all_alike(op: FromElementsOp, rewriter: Rewriter) -> None:
    """One element for all is broadcast."""
    if len({*op.operands}) == 1:
        rewriter.replace(op, BroadcastOp(vector_of(op.dest), op.operands[0]))


@pattern(FromElementsOp)
def elements_in_order(op: FromElementsOp, rewriter: Rewriter) -> None:
    """Consecutive elements of one vector are extracted at once."""
    ty = vector_of(op.dest)
    extracts = [value.defining_op for value in op.operands]
    first = extracts[0] if extracts else None
    if ty.num_elements == 1 or not isinstance(first, ExtractOp):
        return
    shape = vector_of(first.source).shape
    depth = _common_depth(static_position(first), shape, len(extracts))
    if depth is None:
        return
    numbers = [_number_in(op, first.source, shape) for op in extracts]
    known = [number for number in numbers if number is not None]
    if len(known) < len(numbers) or any(b != a + 1 for a, b in pairwise(known)):
        return
    position = integers_of(first.static_position)[:depth]
    part = ExtractOp(first.source, list(position)).result if depth else first.source
    rewriter.replace(op, ShapeCastOp(ty, part))


def _common_depth(
    position: list[int] | None, shape: Sequence[int], count: int
) -> int | None:
    """How many leading indices so many elements from a position on have in common."""
    if position is None:
        return None
    depth = len(position)
    while depth and position[depth - 1] == 0 and prod(shape[depth:]) < count:
        depth -= 1
    return depth if prod(shape[depth:]) == count else None


def _number_in(op: object, source: Value, shape: Sequence[int]) -> int | None:
    """The number of the element of a vector that an operation extracts."""
    if not isinstance(op, ExtractOp) or op.source is not source:
        return None
    position = static_position(op)
    return None if position is None else linearize(position, shape)


# Shuffles


@pattern(ShuffleOp)
def shuffle_of_same_splat(op: ShuffleOp, rewriter: Rewriter) -> None:
    """Two vectors of one scalar are shuffled to another one of it."""
    scalar = splat_source(op.v1)
    if scalar is not None and splat_source(op.v2) is scalar:
        rewriter.replace(op, BroadcastOp(vector_of(op.vector), scalar))


@pattern(ShuffleOp)
def shuffle_that_interleaves(op: ShuffleOp, rewriter: Rewriter) -> None:
    """Elements of both vectors in turn."""
    ty, source = vector_of(op.vector), vector_of(op.v1)
    if ty.rank != 1 or source is not op.v2.type or ty.scalable:
        return
    half = source.num_elements
    mask = integers_of(op.mask)
    first, second = tuple(range(half)), tuple(range(half, 2 * half))
    if (mask[::2], mask[1::2]) == (first, second):
        rewriter.replace(op, InterleaveOp(op.v1, op.v2))


@pattern(ShuffleOp)
def shuffle_of_single_elements(op: ShuffleOp, rewriter: Rewriter) -> None:
    """One of two vectors without dimensions is broadcast."""
    ty, mask = vector_of(op.v1), integers_of(op.mask)
    if not ty.shape and len(mask) == 1:
        chosen = op.v1 if mask[0] == 0 else op.v2
        rewriter.replace(op, BroadcastOp(VectorType((1,), ty.element), chosen))


@pattern(ShuffleOp)
def shuffle_of_poison(op: ShuffleOp, rewriter: Rewriter) -> None:
    """Elements of poison are no elements; what nothing is taken from is poison."""
    sizes = [vector_of(v).shape[0] if vector_of(v).shape else 1 for v in (op.v1, op.v2)]
    is_poison = [_is_poison(op.v1), _is_poison(op.v2)]
    mask = integers_of(op.mask)
    sides = [None if i == POISON else int(i >= sizes[0]) for i in mask]
    new = [
        POISON if side is None or is_poison[side] else i
        for i, side in zip(mask, sides, strict=True)
    ]
    unused = [side not in sides and not is_poison[side] for side in (0, 1)]
    if new == list(mask) and not any(unused):
        return
    with rewriter.modify(op):
        op.mask = DenseArrayAttr.of(I64, new)
        if unused[0]:
            op.v1 = ub.PoisonOp(op.v1.type, value=ub.PoisonAttr()).result
        if unused[1]:
            op.v2 = ub.PoisonOp(op.v2.type, value=ub.PoisonAttr()).result


def _is_poison(value: Value) -> bool:
    return isinstance(value.defining_op, ub.PoisonOp)


# Steps


@pattern(StepOp)
def compare_steps(op: StepOp, rewriter: Rewriter) -> None:
    """A comparison with a constant that comes out alike for every step."""
    count = vector_of(op.result).num_elements
    # The latest use comes first in upstream's lists of them.
    for use in reversed([*op.result.uses]):
        compare = use.op
        if not isinstance(compare, arith.CmpIOp) or use.index != 0:
            continue
        limit = number_of(constant_of(compare.rhs))
        ty = compare.results[0].type
        if not isinstance(limit, int) or not isinstance(ty, VectorType):
            continue
        known = _compared(compare.predicate, count, limit)
        if known is not None:
            rewriter.point = InsertionPoint.after_op(compare)
            rewriter.location = compare.location
            splat = DenseElementsAttr.of(ty, [int(known)])
            rewriter.replace(compare, arith.ConstantOp(splat))
            return


def _compared(predicate: str, count: int, limit: int) -> bool | None:
    """What comparing each of so many steps with a number gives, where it is known."""
    if predicate in ("ult", "uge") and count <= limit:
        return predicate == "ult"
    if predicate in ("ule", "ugt") and count - 1 <= limit:
        return predicate == "ule"
    if predicate in ("eq", "ne") and count <= limit:
        return predicate == "ne"
    return None


PATTERNS: Final[Sequence[Pattern]] = (
    extract_of_broadcast,
    extract_of_created_mask,
    extract_of_constant_mask,
    extract_of_all,
    extract_of_whole_cast,
    extract_of_elements,
    insert_of_all,
    insert_of_same_splat,
    insert_of_each,
    elements_of_broadcast,
    elements_all_alike,
    elements_in_order,
    shuffle_of_same_splat,
    shuffle_that_interleaves,
    shuffle_of_single_elements,
    shuffle_of_poison,
    compare_steps,
)
