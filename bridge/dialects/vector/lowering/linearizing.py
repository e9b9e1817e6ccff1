"""Vectors of several dimensions as vectors of one, as a conversion of types.

Upstream: `populateForVectorLinearize`, `populateVectorLinearizeBasePatterns`,
`populateVectorLinearizeShuffleLikeOpsPatterns`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import Final

from bridge.dialects import arith, ub
from bridge.dialects.vector.checks import flags_of, integers_of, vector_of
from bridge.dialects.vector.elements import (
    ExtractOp,
    ExtractStridedSliceOp,
    FromElementsOp,
    InsertOp,
    InsertStridedSliceOp,
    ShuffleOp,
    ToElementsOp,
)
from bridge.dialects.vector.lowering.parts import (
    extract,
    has_scalable,
    index_constant,
    insert,
    positions,
)
from bridge.dialects.vector.masking import CreateMaskOp
from bridge.dialects.vector.memory import LoadOp, StoreOp
from bridge.dialects.vector.positions import linearize, static_position
from bridge.dialects.vector.views import BitCastOp, BroadcastOp, ShapeCastOp
from bridge.ir.attributes import Attribute, DenseElementsAttr
from bridge.ir.core import AnyLocation, Operation, Value
from bridge.ir.types import INDEX, Type, VectorType
from bridge.op.folding import IS_CONSTANT
from bridge.op.traits import has_trait
from bridge.rewrite.conversion import (
    Adaptor,
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    TypeConverter,
    conversion_pattern,
    convert_types,
)
from bridge.rewrite.patterns import Pattern
from bridge.rewrite.rewriter import Rewriter

IsLegal = Callable[[Operation], bool | None]


def flat(ty: VectorType) -> VectorType:
    """The type of one dimension that has the elements of another."""
    return VectorType((ty.num_elements,), ty.element, (has_scalable(ty),))


def converter() -> TypeConverter:
    """Vectors of more than one dimension become flat, by shape casts."""
    rules = TypeConverter()
    rules.add(Type, lambda ty: ty)
    rules.add(VectorType, lambda ty: flat(ty) if _has_flat(ty) else ty)
    rules.add_source_materialization(_cast)
    rules.add_target_materialization(_cast)
    return rules


def _has_flat(ty: VectorType) -> bool:
    """Of several scalable dimensions, the product of their sizes has no type."""
    return ty.rank > 1 and sum(flags_of(ty)) <= 1


def _cast(
    rewriter: Rewriter,
    types: tuple[Type, ...],
    values: tuple[Value, ...],
    location: AnyLocation,
) -> Value | None:
    if len(values) != 1 or len(types) != 1:
        return None
    if not all(isinstance(ty, VectorType) for ty in (*types, values[0].type)):
        return None
    cast = ShapeCastOp(types[0], values[0], location=location)
    return cast.result


def target(rules: TypeConverter, more: IsLegal = lambda op: None) -> ConversionTarget:
    """What is left alone; `more` may say of any operation whether it is legal."""
    found = ConversionTarget()

    def is_legal(op: Operation) -> bool | None:
        known = more(op)
        if known is not None:
            return known
        return not _is_linearizable(op) or rules.is_legal(op)

    found.unknown(is_legal)
    return found


_SHUFFLED: Final = (ExtractStridedSliceOp, InsertStridedSliceOp, InsertOp, ExtractOp)
"""What becomes a shuffle, which there is of fixed sizes only."""


def _is_linearizable(op: Operation) -> bool:
    """Whether there may be a pattern; casts of shapes are what they become."""
    if isinstance(op, ShapeCastOp):
        return False
    if isinstance(op, _SHUFFLED):
        held = op.operands[0] if isinstance(op, ExtractOp) else op.results[0]
        ty = held.type
        return not isinstance(ty, VectorType) or not has_scalable(ty)
    known = op.dialect == "vector" or IS_CONSTANT[type(op)]
    return known or has_trait(op, "Vectorizable")


def patterns() -> list[Pattern]:
    """All of them."""
    return [*base_patterns(), *shuffle_patterns()]


def base_patterns() -> list[Pattern]:
    """Of constants, elementwise operations, casts, masks, loads, stores."""
    return [
        _Constant(),
        _Elementwise(),
        bit_cast,
        create_mask,
        load,
        store,
        broadcast,
        from_elements,
        to_elements,
    ]


def shuffle_patterns() -> list[Pattern]:
    """Of parts that become shuffles."""
    return [shuffle, extracted, inserted, slice_, inserted_slice]


def _result(op: Operation, rewriter: ConversionRewriter) -> VectorType | None:
    """What the type of the result becomes."""
    rules = rewriter.converter
    found = None if rules is None else rules.convert_one(op.results[0].type)
    return found if isinstance(found, VectorType) else None


class _Constant(ConversionPattern, roots="ConstantLike"):
    """A constant of the same elements."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty, value = _result(op, rewriter), op.get("value")
        if ty is None or len(op.results) != 1 or value is None:
            return
        new = _reshaped(value, ty)
        if new is not None:
            entries = {**op.properties, "value": new}
            made = rewriter(op.name, (), [ty], properties=entries)
            rewriter.replace(op, made)


def _reshaped(value: Attribute, ty: VectorType) -> Attribute | None:
    if not isinstance(value, DenseElementsAttr):
        return value if isinstance(value, ub.PoisonAttr) else None
    return value.reshaped(ty) if value.splat or not has_scalable(ty) else None


class _Elementwise(ConversionPattern, roots="Vectorizable"):
    """The same of all elements in one row."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        if not op.regions:
            convert_types(op, adaptor, rewriter)


@conversion_pattern(BitCastOp)
def bit_cast(op: BitCastOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """A cast of all elements."""
    ty = _result(op, rewriter)
    if ty is not None:
        rewriter.replace(op, BitCastOp(ty, adaptor.source))


@conversion_pattern(CreateMaskOp)
def create_mask(
    op: CreateMaskOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """The mask of one row, which is empty where no row is chosen."""
    ty = _result(op, rewriter)
    shape = vector_of(op.results[0]).shape
    if ty is None or len(shape) != 2 or shape[0] != 1:
        return
    rows, lanes = adaptor.operands
    chosen = arith.CmpIOp("sgt", rows, index_constant(0)).result
    # All bits of the index are those of the condition.
    all_or_none = arith.IndexCastOp(INDEX, chosen).results[0]
    size = arith.AndIOp(all_or_none, lanes).result
    rewriter.replace(op, CreateMaskOp(ty, [size]))


def _is_row(ty: VectorType) -> bool:
    """Whether all dimensions but the last are of size one."""
    return set(ty.shape[:-1]) <= {1} and not any(flags_of(ty)[:-1])


@conversion_pattern(LoadOp)
def load(op: LoadOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """A load of one row."""
    ty = _result(op, rewriter)
    if ty is not None and _is_row(vector_of(op.results[0])):
        rewriter.replace(op, LoadOp(ty, adaptor.base, adaptor.indices))


@conversion_pattern(StoreOp)
def store(op: StoreOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """A store of one row."""
    if _is_row(vector_of(op.value_to_store)):
        StoreOp(adaptor.value_to_store, adaptor.base, adaptor.indices)
        rewriter.erase(op)


@conversion_pattern(BroadcastOp)
def broadcast(op: BroadcastOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """A broadcast of one element."""
    ty, source = _result(op, rewriter), op.source.type
    if isinstance(source, VectorType) and _has_several(source):
        return
    if ty is not None:
        rewriter.replace(op, BroadcastOp(ty, adaptor.source))


def _has_several(ty: VectorType) -> bool:
    return ty.num_elements != 1 or has_scalable(ty)


@conversion_pattern(FromElementsOp)
def from_elements(
    op: FromElementsOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """The same elements in one row."""
    ty = _result(op, rewriter)
    if ty is not None:
        rewriter.replace(op, FromElementsOp(ty, op.operands))


@conversion_pattern(ToElementsOp)
def to_elements(
    op: ToElementsOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """The elements of one row."""
    types = [result.type for result in op.results]
    rewriter.replace(op, ToElementsOp(adaptor.source, results=types))


# Parts


def _shuffled(one: Value, other: Value, indices: Sequence[int]) -> Value:
    return ShuffleOp(one, other, list(indices)).results[0]


@conversion_pattern(ShuffleOp)
def shuffle(op: ShuffleOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """A shuffle of the elements of the rows."""
    count = prod(vector_of(op.v1).shape[1:])
    rows = integers_of(op.mask)
    indices = [count * row + i for row in rows for i in range(count)]
    rewriter.replace(op, _shuffled(adaptor.v1, adaptor.v2, indices))


@conversion_pattern(ExtractOp)
def extracted(op: ExtractOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """A shuffle that has the elements of a part, or the one element."""
    position, source = static_position(op), vector_of(op.source)
    if position is None:
        return
    count = prod(source.shape[len(position) :])
    first = linearize(position, source.shape)
    if not isinstance(op.result.type, VectorType):
        rewriter.replace(op, extract(adaptor.source, first))
        return
    whole, indices = adaptor.source, range(first, first + count)
    rewriter.replace(op, _shuffled(whole, whole, indices))


@conversion_pattern(InsertOp)
def inserted(op: InsertOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """A shuffle that has other elements for a part, or another element."""
    position, dest = static_position(op), vector_of(op.dest)
    if position is None:
        return
    count = prod(dest.shape[len(position) :])
    first = linearize(position, dest.shape)
    part = adaptor.value_to_store
    if not isinstance(part.type, VectorType):
        rewriter.replace(op, insert(part, adaptor.dest, first))
        return
    indices = _replaced(dest, range(first, first + count))
    rewriter.replace(op, _shuffled(adaptor.dest, part, indices))


def _replaced(dest: VectorType, places: Sequence[int]) -> list[int]:
    """The elements of a vector, but at some places those of a second one."""
    indices = list(range(dest.num_elements))
    for i, place in enumerate(places):
        indices[place] = dest.num_elements + i
    return indices


def _places(
    part: VectorType, whole: VectorType, offsets: Sequence[int]
) -> Iterator[int]:
    """Where the elements of a part are in the whole, in row-major order.

    The first dimensions may be missing in the shape, the last in the offsets.
    """
    missing = whole.rank - part.rank
    start = [*offsets, *[0] * (whole.rank - len(offsets))]
    for position in positions((*[1] * missing, *part.shape)):
        found = [a + b for a, b in zip(start, position, strict=True)]
        yield linearize(found, whole.shape)


@conversion_pattern(ExtractStridedSliceOp)
def slice_(
    op: ExtractStridedSliceOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """A shuffle that has the elements of a slice."""
    ty, source = vector_of(op.results[0]), vector_of(op.source)
    if set(integers_of(op.strides)) == {1}:
        indices = list(_places(ty, source, integers_of(op.offsets)))
        whole = adaptor.source
        rewriter.replace(op, _shuffled(whole, whole, indices))


@conversion_pattern(InsertStridedSliceOp)
def inserted_slice(
    op: InsertStridedSliceOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """A shuffle that has other elements for a slice."""
    part, dest = vector_of(op.value_to_store), vector_of(op.dest)
    if set(integers_of(op.strides)) == {1}:
        places = list(_places(part, dest, integers_of(op.offsets)))
        indices = _replaced(dest, places)
        value = adaptor.value_to_store
        rewriter.replace(op, _shuffled(adaptor.dest, value, indices))
