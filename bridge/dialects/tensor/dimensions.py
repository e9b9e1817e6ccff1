"""The size of a dimension."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.interpreter.poison import Undefined
from bridge.ir.types import RankedTensorType
from bridge.op.base import Op, Value, constant_integer
from bridge.op.interfaces.effects import Speculatable, Speculation, speculated_if
from bridge.op.interfaces.ranges import GivesSize

if TYPE_CHECKING:
    from bridge.interpreter.lanes import Array
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning


class RankOp(Op, name="tensor.rank"):
    """Number of dimensions of a tensor."""

    def interpret(self, machine: Machine) -> Meaning:
        return lambda source: source.ndim


class DimOp(GivesSize, Speculatable, name="tensor.dim"):
    """Size of a dimension of a tensor."""

    source: Value
    index: Value

    def interpret(self, machine: Machine) -> Meaning:
        def run(source: Array, index: int) -> int:
            if not 0 <= index < source.ndim:
                raise Undefined(f"dimension {index} of a tensor of rank {source.ndim}")
            return int(source.shape[index])

        return run

    def speculation(self) -> Speculation:
        ty = self.source.type
        index = constant_integer(self.index)
        known = (
            isinstance(ty, RankedTensorType) and index is not None and index < ty.rank
        )
        return speculated_if(known)
