"""Vectors of another shape or type, and vectors from nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from bridge.dialects.dlti.queries import bits_of
from bridge.dialects.vector.checks import (
    check_same_elements,
    flags_of,
    integers_of,
    lengths_of,
    vector_of,
)
from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.shapes import element_or_self
from bridge.ir.strides import is_contiguous
from bridge.ir.types import INDEX, MemRefType, Type, VectorType
from bridge.later import deferred
from bridge.op.base import Op, OpResult, Value, asked_where, of_signature
from bridge.op.integer_ranges import IntegerRange, width_of_range
from bridge.op.interfaces.ranges import InferIntRange, SameRange
from bridge.op.interfaces.slices import product_of

if TYPE_CHECKING:
    from bridge.dialects.vector import casting
    from bridge.interpreter import programs, vectors
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Constant, Meaning
    from bridge.op.folding import Constants, Folded
else:
    casting = deferred("bridge.dialects.vector.casting")
    programs = deferred("bridge.interpreter.programs")
    vectors = deferred("bridge.interpreter.vectors")


class BitCastOp(Op, name="vector.bitcast"):
    """Bitcasts a vector to elements of another width."""

    source: Value
    result: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        shape = lengths_of(self.result, machine)
        return vectors.bitcast(self.source.type, self.result.type, shape)

    def fold(self, constants: Constants) -> Folded:
        return casting.bitcast(self, constants)

    @of_signature
    @asked_where(lambda op: _is_index(op.operands[0]) or _is_index(op.result))
    def verify(self) -> None:
        source, result = vector_of(self.source), vector_of(self.result)
        for index in range(source.rank - 1):
            if source.shape[index] != result.shape[index]:
                raise self.error(f"dimension size mismatch at: {index}")
        bits = bits_of(source.element, self), bits_of(result.element, self)
        if bits[0] is None or bits[1] is None:
            return
        if not source.shape:
            if bits[0] != bits[1]:
                raise self.error(
                    "source/result bitwidth of the 0-D vector element types must be "
                    "equal"
                )
        elif bits[0] * source.shape[-1] != bits[1] * result.shape[-1]:
            raise self.error(
                "source/result bitwidth of the minor 1-D vectors must be equal"
            )

    def verify_strictly(self) -> None:
        # Vectors of one width are scalable alike.
        source, result = self.operands[0].type, self.results[0].type
        if not isinstance(source, VectorType) or not isinstance(result, VectorType):
            return
        if source.scalable != result.scalable:
            raise self.error("expected both vectors to be scalable alike")


def _is_index(value: Value) -> bool:
    """Whether how wide the elements are depends on where they are."""
    return isinstance(value.type, VectorType) and value.type.element is INDEX


class BroadcastOp(SameRange, name="vector.broadcast"):
    """Broadcasts a scalar or vector to a vector of the result type."""

    source: Value
    vector: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        return vectors.broadcast(self.vector.type, lengths_of(self.vector, machine))

    @of_signature
    def verify(self) -> None:
        source, result = self.source.type, vector_of(self.vector)
        if source is result.element:
            return
        if not isinstance(source, VectorType):
            raise self.error("source type is not a vector")
        if source.rank > result.rank:
            raise self.error("source rank higher than destination rank")
        for one, other in _mismatches(source, result):
            raise self.error(
                f"dimension mismatch ({_shown(*one)} vs. {_shown(*other)})"
            )

    def fold(self, constants: Constants) -> Folded:
        return casting.broadcast(self, constants)


_Size = tuple[int, bool]
"""A size, and whether it is scalable."""


def _mismatches(
    source: VectorType, result: VectorType
) -> Iterator[tuple[_Size, _Size]]:
    """The last sizes of two vectors where one cannot be broadcast to the other."""
    lead = result.rank - source.rank
    pairs = zip(
        zip(source.shape, flags_of(source), strict=True),
        zip(result.shape[lead:], flags_of(result)[lead:], strict=True),
        strict=True,
    )
    # A single element, not so many by some factor, stands for any number.
    return ((one, other) for one, other in pairs if one not in ((1, False), other))


def is_broadcastable(source: Type, result: VectorType) -> bool:
    """Whether `vector.broadcast` makes one type of the other."""
    if not isinstance(source, VectorType):
        return source is result.element
    return source.rank <= result.rank and not any(_mismatches(source, result))


def _shown(size: int, scalable: bool) -> str:
    return f"[{size}]" if scalable else str(size)


class ShapeCastOp(SameRange, name="vector.shape_cast"):
    """Casts a vector to another shape with as many elements."""

    source: Value
    result: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        shape = lengths_of(self.result, machine)
        return lambda array: array.reshape(shape)

    def fold(self, constants: Constants) -> Folded:
        return casting.shape_cast(self, constants)

    @of_signature
    def verify(self) -> None:
        source, result = vector_of(self.source), vector_of(self.result)
        check_same_elements(
            self, ("source", source.element), ("result", result.element)
        )
        for what, here, there in (
            ("elements", product_of(source.shape), product_of(result.shape)),
            ("scalable dims", sum(source.scalable), sum(result.scalable)),
        ):
            if here != there:
                raise self.error(
                    f"has different number of {what} at source ({here}) and result "
                    f"({there})"
                )


class TransposeOp(SameRange, name="vector.transpose"):
    """Permutes the dimensions of a vector."""

    vector: Value
    permutation: DenseArrayAttr
    result: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        order = integers_of(self.permutation)
        return lambda array: array.transpose(order)

    def fold(self, constants: Constants) -> Folded:
        return casting.transpose(self, constants)

    @of_signature
    def verify(self) -> None:
        source, result = vector_of(self.vector), vector_of(self.result)
        rank = result.rank
        if source.rank != rank:
            raise self.error(f"vector result rank mismatch: {rank}")
        permutation = integers_of(self.permutation)
        if len(permutation) != rank:
            raise self.error(f"transposition length mismatch: {len(permutation)}")
        seen = set()
        for position, size in zip(permutation, result.shape, strict=True):
            if not 0 <= position < rank:
                raise self.error(f"transposition index out of range: {position}")
            if position in seen:
                raise self.error(f"duplicate position index: {position}")
            seen.add(position)
            if size != source.shape[position]:
                raise self.error(f"dimension size mismatch at: {position}")

    def verify_strictly(self) -> None:
        # A dimension is scalable wherever it is put.
        source, result = self.operands[0].type, self.results[0].type
        if not isinstance(source, VectorType) or not isinstance(result, VectorType):
            return
        flags = source.scalable or (False,) * source.rank
        moved = tuple([flags[i] for i in integers_of(self.permutation)])
        if moved != (result.scalable or (False,) * result.rank):
            raise self.error("expected scalable dimensions to stay scalable")


class StepOp(InferIntRange, name="vector.step"):
    """Creates an index vector of consecutive values from 0: `[0, 1, …]`."""

    result: OpResult

    def interpret(self, machine: Machine) -> Constant:
        return programs.Constant(vectors.steps(*lengths_of(self.result, machine)))

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        ty = vector_of(self.result)
        if ty.scalable:
            return None
        # All numbers of the type may be there.
        width, last = width_of_range(ty), ty.shape[0] - 1
        return IntegerRange(width, 0, last, 0, last)


class VectorScaleOp(Op, name="vector.vscale"):
    """Returns the runtime multiple of scalable vector sizes."""

    def interpret(self, machine: Machine) -> Constant:
        return programs.Constant(machine.vscale)


class TypeCastOp(Op, name="vector.type_cast"):
    """Casts a memref of static shape to a memref of one vector."""

    memref: Value
    result: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        return vectors.type_cast(self.memref.type, self.result.type)

    @of_signature
    def verify(self) -> None:
        source = cast(MemRefType, self.memref.type)
        result = cast(MemRefType, self.result.type)
        if not is_contiguous(source):
            raise self.error("expects operand to be a memref with identity layout")
        if result.layout is not None:
            raise self.error("expects result to be a memref with identity layout")
        if source.memory_space is not result.memory_space:
            raise self.error("expects result in same memory space")
        if element_or_self(source.element) is not element_or_self(result.element):
            raise self.error(
                "expects result and operand with same underlying scalar type: "
                f"'{result}'"
            )
        if _all_sizes(source) != _all_sizes(result):
            raise self.error(
                "expects concatenated result and operand shapes to be equal: "
                f"'{result}'"
            )


def _all_sizes(ty: MemRefType) -> tuple[int, ...]:
    """The sizes of a buffer and of the vectors it holds."""
    inner = ty.element
    return ty.shape + (inner.shape if isinstance(inner, VectorType) else ())
