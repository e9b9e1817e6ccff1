"""The size of a dimension."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.ir.types import MemRefType
from bridge.later import deferred
from bridge.op.base import Value, constant_integer
from bridge.op.interfaces.effects import (
    OnlyReads,
    Speculatable,
    Speculation,
    speculated_if,
)
from bridge.op.interfaces.polyhedral import SizeQuery
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

    def interpret(self, machine: Machine) -> Meaning:
        return views.size_of

    def speculation(self) -> Speculation:
        ty = self.source.type
        index = constant_integer(self.index)
        known = isinstance(ty, MemRefType) and index is not None and index < ty.rank
        return speculated_if(known)


class RankOp(OnlyReads, name="memref.rank"):
    """Number of dimensions of a memref."""

    def interpret(self, machine: Machine) -> Meaning:
        return lambda ref: len(ref.sizes)
