"""Casts of memrefs, which most users can see through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bridge.dialects.memref.view_rules import are_cast_compatible
from bridge.ir.affine import AffineMap
from bridge.ir.core import Operation
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, MemRefType, Type, UnrankedMemRefType
from bridge.later import deferred
from bridge.op.base import Op, Value
from bridge.op.folding import Constants, Folded
from bridge.op.interfaces.polyhedral import AffineView, Applied

if TYPE_CHECKING:
    from bridge.interpreter import views
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    views = deferred("bridge.interpreter.views")


class CastOp(AffineView, name="memref.cast"):
    """Casts between compatible memref types, more or less static."""

    def interpret(self, machine: Machine) -> Meaning:
        return views.cast(self.results[0].type)

    def viewed(self) -> tuple[Value, Applied] | None:
        source, result = self.operands[0], self.results[0].type
        if not isinstance(source.type, MemRefType) or not isinstance(
            result, MemRefType
        ):
            return None
        return source, Applied(AffineMap.identity(result.rank), ())

    def fold(self, constants: Constants) -> Folded:
        return through_casts(self)

    @property
    def loses_nothing_static(self) -> bool:
        """Whether users may use what is cast: no size, offset or stride gets static.

        Upstream: `CastOp::canFoldIntoConsumerOp`.
        """
        source, result = self.operands[0].type, self.results[0].type
        if not isinstance(source, MemRefType) or not isinstance(result, MemRefType):
            return False
        before, after = strides_and_offset(source), strides_and_offset(result)
        if before is None or after is None:
            return False
        pairs = zip(
            (*source.shape, before[1], *before[0]),
            (*result.shape, after[1], *after[0]),
            strict=True,
        )
        return not any(old == DYNAMIC != new for old, new in pairs)

    are_cast_compatible = staticmethod(are_cast_compatible)


class MemorySpaceCastOp(Op, name="memref.memory_space_cast"):
    """Casts a memref to another memory space."""

    def interpret(self, machine: Machine) -> Meaning:
        return lambda ref: ref

    def fold(self, constants: Constants) -> Folded:
        inner = self.operands[0].defining_op
        if not isinstance(inner, MemorySpaceCastOp):
            return None
        self.operands = inner.operands
        return self.results

    @staticmethod
    def are_cast_compatible(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        source, dest = inputs[0], outputs[0]
        if isinstance(source, MemRefType) and isinstance(dest, MemRefType):
            return (source.element, source.layout, source.shape) == (
                dest.element,
                dest.layout,
                dest.shape,
            )
        unranked = UnrankedMemRefType
        if isinstance(source, unranked) and isinstance(dest, unranked):
            return source.element is dest.element
        return False


def through_casts(op: Operation, apart: Value | None = None) -> Folded:
    """The operation on what was cast to its operands, but for one that stays.

    Upstream: `memref::foldMemRefCast`.
    """
    operands = [
        value if value is apart else _before_cast(value) for value in op.operands
    ]
    if tuple(operands) == op.operands:
        return None
    op.operands = operands
    return op.results


def _before_cast(value: Value) -> Value:
    cast = value.defining_op
    if not isinstance(cast, CastOp):
        return value
    source = cast.operands[0]
    return value if isinstance(source.type, UnrankedMemRefType) else source
