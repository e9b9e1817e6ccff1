"""Sums and products of a vector's elements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.dialects.vector.checks import (
    combines,
    flags_around,
    flags_of,
    integers_of,
    mask_of,
    vector_of,
)
from bridge.ir.attributes import DenseArrayAttr, IntegerAttr
from bridge.ir.types import Type, VectorType
from bridge.later import deferred
from bridge.ods.nodes import enum_word
from bridge.op.base import Op, OpResult, Value, of_signature

if TYPE_CHECKING:
    from bridge.dialects.vector import CombiningKindAttr
    from bridge.interpreter import combining
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    combining = deferred("bridge.interpreter.combining")


class ReductionOp(Op, name="vector.reduction"):
    """Reduces a 1-D vector to a scalar."""

    vector: Value
    kind: CombiningKindAttr
    acc: Value | None
    dest: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        fold = combining.Combining(enum_word(self.kind), self.dest.type).fold
        flags = flags_around(self, machine)
        return lambda array, start=None: fold(start, array, flags())

    @of_signature
    def verify(self) -> None:
        rank = vector_of(self.vector).rank
        if rank > 1:
            raise self.error(f"unsupported reduction rank: {rank}")
        element = self.dest.type
        if not combines(self.kind, element):
            raise self.error(
                f"unsupported reduction type ''{element}'' for kind "
                f"'{enum_word(self.kind)}'"
            )

    def expected_mask_type(self) -> VectorType:
        """The type a mask must have, put around by `vector.mask`."""
        return mask_of(vector_of(self.vector))


class MultiDimReductionOp(Op, name="vector.multi_reduction"):
    """Reduces an n-D vector along some dimensions, onto an accumulator."""

    source: Value
    kind: CombiningKindAttr
    acc: Value
    reduction_dims: DenseArrayAttr
    dest: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        element = vector_of(self.source).element
        combine = combining.Combining(enum_word(self.kind), element)
        dims, flags = integers_of(self.reduction_dims), flags_around(self, machine)
        if not isinstance(self.dest.type, VectorType):
            return lambda array, start: combine.fold(start, array, flags())
        return lambda array, start: combine.along(start, array, dims, flags())

    @of_signature
    def verify(self) -> None:
        source = vector_of(self.source)
        kept = [i for i in range(source.rank) if i not in self.reduction_dims.values]
        wanted: Type = source.element
        if kept:
            flags = flags_of(source)
            wanted = VectorType(
                tuple([source.shape[i] for i in kept]),
                source.element,
                tuple([flags[i] for i in kept]),
            )
        if self.dest.type is not wanted:
            raise self.error(
                f"destination type '{self.dest.type}' is incompatible with source type "
                f"'{source}'"
            )

    def expected_mask_type(self) -> VectorType:
        """The type a mask must have, put around by `vector.mask`."""
        return mask_of(vector_of(self.source))


class ScanOp(Op, name="vector.scan"):
    """Scans an n-D vector along a dimension."""

    source: Value
    initial_value: Value
    kind: CombiningKindAttr
    reduction_dim: IntegerAttr
    inclusive: IntegerAttr
    dest: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        element = vector_of(self.source).element
        scan = combining.Combining(enum_word(self.kind), element).scan
        dim, inclusive = self.reduction_dim.value, bool(self.inclusive.value)
        return lambda array, start: scan(start, array, dim, inclusive=inclusive)

    @of_signature
    def verify(self) -> None:
        source, initial = vector_of(self.source), vector_of(self.initial_value)
        dim = self.reduction_dim.value
        if dim >= source.rank:
            raise self.error(
                f"reduction dimension {dim} has to be less than {source.rank}"
            )
        if initial.rank != source.rank - 1:
            raise self.error(
                f"initial value rank {initial.rank} has to be equal to "
                f"{source.rank - 1}"
            )
        if initial.shape != tuple([s for i, s in enumerate(source.shape) if i != dim]):
            raise self.error("incompatible input/initial value shapes")
        element = vector_of(self.dest).element
        if not combines(self.kind, element):
            raise self.error(
                f"unsupported reduction type '{element}' for kind "
                f"'{enum_word(self.kind)}'"
            )
