"""Vectors taken apart and put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bridge.dialects.vector.checks import (
    check_ends,
    check_unit_strides,
    check_within,
    flags_of,
    integers_of,
    lengths_of,
    vector_of,
)
from bridge.errors import Unsupported
from bridge.ir.affine.expr import wrap
from bridge.ir.attributes import ArrayAttr, DenseArrayAttr, IntegerAttr
from bridge.ir.repeated import Repeated
from bridge.ir.types import DYNAMIC, Type, VectorType
from bridge.later import deferred
from bridge.op.base import Op, OpResult, Value, Values, of_signature
from bridge.op.integer_ranges import IntegerRange
from bridge.op.interfaces.ranges import InferIntRange, SameRange

if TYPE_CHECKING:
    from bridge.dialects.vector import extracting, inserting
    from bridge.interpreter import vectors
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
    from bridge.op.folding import Constants, Folded
else:
    extracting = deferred("bridge.dialects.vector.extracting")
    inserting = deferred("bridge.dialects.vector.inserting")
    vectors = deferred("bridge.interpreter.vectors")


class ExtractOp(SameRange, name="vector.extract"):
    """Extracts an element or a subvector at a position."""

    source: Value
    dynamic_position: Values
    static_position: DenseArrayAttr
    result: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        return vectors.extract(self.source.type, integers_of(self.static_position))

    def fold(self, constants: Constants) -> Folded:
        return extracting.fold(self, constants)

    @of_signature
    def verify(self) -> None:
        result, source = self.result.type, vector_of(self.source)
        if isinstance(result, VectorType) and not result.shape:
            raise self.bare_error(
                "expected a scalar instead of a 0-d vector as the result type"
            )
        positions = self.static_position.values
        if positions.count(DYNAMIC) != len(self.dynamic_position):
            raise self.error(
                "mismatch between dynamic and static positions (kDynamic marker but "
                "no corresponding dynamic position) -- this can only happen due to an "
                "incorrect fold/rewrite"
            )
        if len(positions) > source.rank:
            raise self.error(
                "expected position attribute of rank no greater than vector rank"
            )
        _check_positions(self, positions, source, "vector dimension or poison (-1)")

    def infer_types(self) -> Sequence[Type]:
        """What follows the positions, or an element where nothing does."""
        source = vector_of(self.source)
        depth = len(self.static_position.values)
        if depth == source.rank:
            return (source.element,)
        rest = source.shape[depth:]
        return (VectorType(rest, source.element, flags_of(source)[depth:]),)


class InsertOp(InferIntRange, name="vector.insert"):
    """Inserts an element or a subvector at a position."""

    value_to_store: Value
    dest: Value
    dynamic_position: Values
    static_position: DenseArrayAttr

    def interpret(self, machine: Machine) -> Meaning:
        return vectors.insert(self.dest.type, integers_of(self.static_position))

    def fold(self, constants: Constants) -> Folded:
        return inserting.insert(self, constants)

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        return operands[0].union(operands[1])

    @of_signature
    def verify(self) -> None:
        value, dest = self.value_to_store.type, vector_of(self.dest)
        positions = self.static_position.values
        if isinstance(value, VectorType) and not value.shape:
            raise self.bare_error(
                "expected a scalar instead of a 0-d vector as the source operand"
            )
        if len(positions) > dest.rank:
            raise self.error(
                "expected position attribute of rank no greater than dest vector rank"
            )
        if isinstance(value, VectorType):
            if value.rank + len(positions) != dest.rank:
                raise self.error(
                    "expected position attribute rank + source rank to match dest "
                    "vector rank"
                )
        elif len(positions) != dest.rank:
            raise self.error(
                "expected position attribute rank to match the dest vector rank"
            )
        _check_positions(self, positions, dest, "dest vector dimension")

    def verify_strictly(self) -> None:
        # What is put into a vector is of the shape of what it replaces.
        value, dest = self.operands[0].type, self.operands[1].type
        if not isinstance(value, VectorType) or not isinstance(dest, VectorType):
            return
        lead = dest.rank - value.rank
        wanted = VectorType(dest.shape[lead:], dest.element, dest.scalable[lead:])
        if value is not wanted:
            raise self.error(f"expected a source of type '{wanted}'")


POISON: Final = -1
"""The position of no element."""


def _check_positions(
    op: Op, positions: Sequence[float], vector: VectorType, what: str
) -> None:
    for number, (position, size) in enumerate(
        zip(positions, vector.shape, strict=False), 1
    ):
        if position != DYNAMIC and not POISON <= position < size:
            raise op.error(
                f"expected position attribute #{number} to be a non-negative integer "
                f"smaller than the corresponding {what}"
            )


class ExtractStridedSliceOp(Op, name="vector.extract_strided_slice"):
    """Extracts a strided slice at static offsets."""

    source: Value
    offsets: ArrayAttr
    sizes: ArrayAttr
    strides: ArrayAttr

    def interpret(self, machine: Machine) -> Meaning:
        offsets = integers_of(self.offsets)
        # What is scalable is taken whole.
        sizes = lengths_of(self.results[0], machine)[: len(offsets)]
        return vectors.extract_slice(offsets, sizes)

    def fold(self, constants: Constants) -> Folded:
        return inserting.extract_slice(self, constants)

    @of_signature
    def verify(self) -> None:
        source = vector_of(self.source)
        offsets, sizes, strides = map(
            integers_of, (self.offsets, self.sizes, self.strides)
        )
        if not len(offsets) == len(sizes) == len(strides):
            raise self.error(
                "expected offsets, sizes and strides attributes of same size"
            )
        if len(offsets) > source.rank:
            raise self.error(
                "expected offsets attribute of rank no greater than vector rank"
            )
        whole = source.shape[: len(offsets)]
        check_within(self, "offsets", offsets, 0, whole)
        check_within(self, "sizes", sizes, 1, [size + 1 for size in whole])
        check_unit_strides(self, strides)
        check_ends(self, "sizes", offsets, sizes, whole)
        shape = (*sizes, *source.shape[len(sizes) :])
        wanted = VectorType(shape, source.element, source.scalable)
        if self.result.type is not wanted:
            raise self.error(f"expected result type to be '{wanted}'")
        for index, (scalable, size, wide) in enumerate(
            zip(flags_of(source), sizes, whole, strict=False)
        ):
            if scalable and size != wide:
                raise self.error(_wrong_base(index, size, wide))


class InsertStridedSliceOp(Op, name="vector.insert_strided_slice"):
    """Inserts a vector as a strided slice at static offsets."""

    value_to_store: Value
    dest: Value
    offsets: ArrayAttr
    strides: ArrayAttr

    def interpret(self, machine: Machine) -> Meaning:
        return vectors.insert_slice(self.dest.type, integers_of(self.offsets))

    def fold(self, constants: Constants) -> Folded:
        return inserting.insert_slice(self)

    @of_signature
    def verify(self) -> None:
        source, dest = vector_of(self.value_to_store), vector_of(self.dest)
        offsets, strides = integers_of(self.offsets), integers_of(self.strides)
        if len(offsets) != dest.rank:
            raise self.error("expected offsets of same size as destination vector rank")
        if len(strides) != source.rank:
            raise self.error("expected strides of same size as source vector rank")
        lead = dest.rank - source.rank
        if lead < 0:
            raise self.error(
                "expected source rank to be no greater than destination rank"
            )
        check_within(self, "offsets", offsets, 0, dest.shape)
        check_unit_strides(self, strides)
        box = (0,) * lead + source.shape
        check_ends(self, "source vector shape", offsets, box, dest.shape)
        ours, theirs = flags_of(source), flags_of(dest)[lead:]
        for index, (size, wide) in enumerate(
            zip(source.shape, dest.shape[lead:], strict=True)
        ):
            if ours[index] != theirs[index]:
                raise self.error(
                    f"mismatching scalable flags (at source vector idx={index})"
                )
            if ours[index] and size != wide:
                raise self.error(_wrong_base(index, size, wide))


def _wrong_base(index: int, size: int, wide: int) -> str:
    return (
        f"expected size at idx={index} to match the corresponding base size from the "
        f"input vector ({size} vs {wide})"
    )


class ToElementsOp(Op, name="vector.to_elements"):
    """Decomposes a vector into its elements, in row-major order."""

    source: Value

    def interpret(self, machine: Machine) -> Meaning:
        if vector_of(self.source).scalable:
            raise Unsupported("the elements of a scalable vector")
        return vectors.to_elements(self.source.type)

    def fold(self, constants: Constants) -> Folded:
        return inserting.to_elements(self)

    def infer_types(self) -> Sequence[Type]:
        """One element after the other."""
        source = vector_of(self.source)
        return Repeated(source.element, source.num_elements)

    def verify_strictly(self) -> None:
        # A vector whose size is not known has no list of elements.
        source = self.operands[0].type
        if isinstance(source, VectorType) and source.scalable:
            raise self.error(f"expected a vector of fixed size, got '{source}'")


class ShuffleOp(Op, name="vector.shuffle"):
    """Selects elements or subvectors of two vectors by a static mask."""

    v1: Value
    v2: Value
    mask: DenseArrayAttr
    vector: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        return vectors.shuffle(self.v1.type, integers_of(self.mask))

    def fold(self, constants: Constants) -> Folded:
        return inserting.shuffle(self, constants)

    @of_signature
    def verify(self) -> None:
        result = vector_of(self.vector)
        first, second = vector_of(self.v1), vector_of(self.v2)
        # Two vectors without dimensions are two vectors of one element.
        rank = first.rank or 1
        if not first.rank == second.rank or result.rank != rank:
            raise self.error("rank mismatch")
        if not first.shape[1:] == second.shape[1:] == result.shape[1:]:
            raise self.error("dimension mismatch")
        mask = self.mask.values
        if not mask:
            raise self.error("invalid mask length")
        if len(mask) != result.shape[0]:
            raise self.error("mask length mismatch")
        end = wrap(sum(ty.shape[0] if ty.shape else 1 for ty in (first, second)))
        for number, position in enumerate(mask, 1):
            if position != POISON and not 0 <= position < end:
                raise self.error(f"mask index #{number} out of range")

    def infer_types(self) -> Sequence[Type]:
        """As long as the mask, and otherwise like the first vector."""
        first = vector_of(self.v1)
        shape = (max(1, len(self.mask.values)), *first.shape[1:])
        return (VectorType(shape, first.element),)


class FromElementsOp(Op, name="vector.from_elements"):
    """Creates a vector from scalars."""

    dest: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        return vectors.from_elements(self.dest.type, lengths_of(self.dest, machine))

    def fold(self, constants: Constants) -> Folded:
        return inserting.from_elements(self, constants)


class InterleaveOp(Op, name="vector.interleave"):
    """Interleaves two vectors: the last dimension doubles."""

    lhs: Value
    rhs: Value
    result: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        return vectors.interleave(self.lhs.type)


class DeinterleaveOp(Op, name="vector.deinterleave"):
    """Splits a vector into even and odd elements."""

    source: Value

    def interpret(self, machine: Machine) -> Meaning:
        return lambda array: (array[..., ::2], array[..., 1::2])


class ScalableExtractOp(Op, name="vector.scalable.extract"):
    """Extracts a vector from a scalable vector."""

    source: Value
    pos: IntegerAttr
    result: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        position = _scaled(self.pos, self.result, machine)
        return vectors.extract_scalable(position, lengths_of(self.result, machine)[0])


class ScalableInsertOp(Op, name="vector.scalable.insert"):
    """Inserts a vector into a scalable vector."""

    value_to_store: Value
    dest: Value
    pos: IntegerAttr

    def interpret(self, machine: Machine) -> Meaning:
        position = _scaled(self.pos, self.value_to_store, machine)
        return vectors.insert_scalable(self.dest.type, position)


def _scaled(position: IntegerAttr, part: Value, machine: Machine) -> int:
    """A position, which counts multiples of the sizes of scalable parts."""
    return position.value * (machine.vscale if vector_of(part).scalable else 1)
