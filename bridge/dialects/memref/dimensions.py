"""The size of a dimension."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.dialects.memref.casts import through_casts
from bridge.dialects.memref.layouts import buffer_type, kept_dimensions
from bridge.dialects.memref.views import SubViewOp, ViewOp
from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import DYNAMIC, INDEX, MemRefType
from bridge.later import deferred
from bridge.op.base import Value, constant_integer
from bridge.op.folding import Constants, Folded
from bridge.op.interfaces.effects import (
    OnlyReads,
    Speculatable,
    Speculation,
    speculated_if,
)
from bridge.op.interfaces.polyhedral import SizedMemory, SizeQuery
from bridge.op.interfaces.ranges import GivesSize

if TYPE_CHECKING:
    from bridge.interpreter import views
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    views = deferred("bridge.interpreter.views")


class DimOp(GivesSize, OnlyReads, SizeQuery, Speculatable, name="memref.dim"):
    """Size of a dimension of a memref."""

    source: Value
    index: Value

    def queried(self) -> tuple[Value, Value]:
        return self.source, self.index

    def fold(self, constants: Constants) -> Folded:
        ty, index = self.source.type, constants[1]
        if not isinstance(index, IntegerAttr) or not isinstance(ty, MemRefType):
            return None
        if not 0 <= index.signed < ty.rank:
            return None
        size = ty.shape[index.signed]
        if size != DYNAMIC:
            return IntegerAttr(int(size), INDEX)
        return given_size(self.source, index.signed) or through_casts(self)

    def interpret(self, machine: Machine) -> Meaning:
        return views.size_of

    def speculation(self) -> Speculation:
        ty = self.source.type
        index = constant_integer(self.index)
        known = isinstance(ty, MemRefType) and index is not None and index < ty.rank
        return speculated_if(known)


def given_size(memref: Value, dim: int) -> Value | None:
    """The operand that says how large a dimension of a memref is."""
    op, ty = memref.defining_op, buffer_type(memref)
    if isinstance(op, SubViewOp):
        dim = kept_dimensions(op, buffer_type(op.source), ty)[dim]
        return op.sizes[op.static_sizes.values[:dim].count(DYNAMIC)]
    sizes = op.dynamic_sizes if isinstance(op, SizedMemory) else ()
    if isinstance(op, ViewOp):
        sizes = op.sizes
    return sizes[ty.shape[:dim].count(DYNAMIC)] if sizes else None


class RankOp(OnlyReads, name="memref.rank"):
    """Number of dimensions of a memref."""

    def fold(self, constants: Constants) -> Folded:
        ty = self.operands[0].type
        return IntegerAttr(ty.rank, INDEX) if isinstance(ty, MemRefType) else None

    def interpret(self, machine: Machine) -> Meaning:
        return lambda ref: len(ref.sizes)
