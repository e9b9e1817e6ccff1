"""The choice between tensors of a graph."""

from __future__ import annotations

from bridge.ir.types import DYNAMIC, as_shaped
from bridge.op.base import Op, of_signature


class TosaSelectOp(Op, name="spirv.Tosa.Select"):
    """Selects elements of two tensors by a tensor of booleans."""

    @of_signature
    def verify(self) -> None:
        """Checks static shapes only."""
        found = [as_shaped(v.type) for v in (*self.operands, self.results[0])]
        shapes = [shaped.shape for shaped in found if shaped is not None]
        if len(shapes) != 4 or any(DYNAMIC in shape for shape in shapes):
            return
        *inputs, output = shapes
        sizes = [{*column} - {1} for column in zip(*inputs, strict=True)]
        start = "failed to verify that the"
        words = "of inputs: condition, true_value, and false_value"
        if any(len(size) > 1 for size in sizes):
            raise self.error(f"{start} shape {words} are compatible for broadcasting")
        if tuple(max(size, default=1) for size in sizes) != tuple(output):
            raise self.error(
                f"{start} broadcast shape {words} is equal to the output shape"
            )
