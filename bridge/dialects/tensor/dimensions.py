"""The size of a dimension."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.dialects.tensor.making import GenerateOp
from bridge.dialects.tensor.reshapes import through_casts
from bridge.dialects.tensor.slices import ExtractSliceOp
from bridge.interpreter.poison import Undefined
from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import DYNAMIC, INDEX, RankedTensorType
from bridge.op.base import Op, Value, constant_integer
from bridge.op.folding import Constants, Folded
from bridge.op.interfaces.effects import Speculatable, Speculation, speculated_if
from bridge.op.interfaces.ranges import GivesSize

if TYPE_CHECKING:
    from bridge.interpreter.lanes import Array
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning


class RankOp(Op, name="tensor.rank"):
    """Number of dimensions of a tensor."""

    def fold(self, constants: Constants) -> Folded:
        ty = self.operands[0].type
        return IntegerAttr(ty.rank, INDEX) if isinstance(ty, RankedTensorType) else None

    def interpret(self, machine: Machine) -> Meaning:
        return lambda source: source.ndim


class DimOp(GivesSize, Speculatable, name="tensor.dim"):
    """Size of a dimension of a tensor."""

    source: Value
    index: Value

    def fold(self, constants: Constants) -> Folded:
        ty, index = self.source.type, constants[1]
        if not isinstance(index, IntegerAttr) or not isinstance(ty, RankedTensorType):
            return None
        dim = index.signed
        if not 0 <= dim < ty.rank:
            return None
        if ty.shape[dim] != DYNAMIC:
            return IntegerAttr(ty.shape[dim], INDEX)
        found = _given_size(self.source, ty, dim)
        if found is not None:
            return found
        return self.results if through_casts(self) else None

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


def _given_size(tensor: Value, ty: RankedTensorType, dim: int) -> Value | None:
    """The operand that says how large a dimension of a tensor is."""
    op = tensor.defining_op
    if isinstance(op, GenerateOp):
        return op.dynamic_extents[ty.shape[:dim].count(DYNAMIC)]
    if not isinstance(op, ExtractSliceOp):
        return None
    source = op.source.type
    if not isinstance(source, RankedTensorType) or source.rank != ty.rank:
        return None
    sizes = op.static_sizes.values
    return op.sizes[sizes[:dim].count(DYNAMIC)] if sizes[dim] == DYNAMIC else None
