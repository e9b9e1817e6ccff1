"""`linalg.softmax`."""

from __future__ import annotations

from bridge.dialects.linalg.structure import shape_of
from bridge.ir.attributes import IntegerAttr
from bridge.ir.shapes import sizes_match
from bridge.op.base import Op, Value, of_signature


class SoftmaxOp(Op, name="linalg.softmax"):
    """Numerically stable softmax along a dimension."""

    input: Value
    output: Value
    dimension: IntegerAttr

    @of_signature
    def verify(self) -> None:
        shape = shape_of(self.input.type)
        if not sizes_match(shape, shape_of(self.output.type)):
            raise self.error("incompatible output shape")
        if not 0 <= self.dimension.value < len(shape):
            raise self.error("incorrect dimension specified")
