"""The size of a dimension."""

from __future__ import annotations

from bridge.ir.types import MemRefType
from bridge.op.base import Value, constant_integer, derive
from bridge.op.interfaces.effects import (
    OnlyReads,
    Speculatable,
    Speculation,
    speculated_if,
)
from bridge.op.interfaces.ranges import GivesSize


class DimOp(GivesSize, OnlyReads, Speculatable, name="memref.dim"):
    """Size of a dimension of a memref."""

    source: Value
    index: Value

    def speculation(self) -> Speculation:
        ty = self.source.type
        index = constant_integer(self.index)
        known = isinstance(ty, MemRefType) and index is not None and index < ty.rank
        return speculated_if(known)


derive(OnlyReads, "memref.rank")
