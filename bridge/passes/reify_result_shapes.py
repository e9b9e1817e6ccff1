"""`reify-result-shapes`: paddings and concatenations have the sizes that are known.

As upstream's pass of this name, but that no size below nothing gets into a type, and
nothing is left behind that computes what is not known.
"""

from __future__ import annotations

from bridge.dialects import tensor
from bridge.dialects.tensor.types import tensor_type, with_shape
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation
from bridge.ir.types import DYNAMIC
from bridge.ir.walk import walk
from bridge.passes.registry import Pass
from bridge.passes.size_resolution import known_size
from bridge.rewrite.rewriter import Rewriter

__all__ = ["ReifyResultShapes"]


class ReifyResultShapes(Pass, name="reify-result-shapes"):
    """Reifies the results of `tensor::PadOp` and `tensor::ConcatOp`."""

    def run(self, op: Operation) -> None:
        rewriter = Rewriter()
        for found in list(walk(op)):
            if isinstance(found, tensor.PadOp | tensor.ConcatOp):
                _reify(found, rewriter)


def _reify(op: tensor.PadOp | tensor.ConcatOp, rewriter: Rewriter) -> None:
    """Puts an operation of a type with all known sizes, and a cast, in its place."""
    old = tensor_type(op.result)
    sizes = [known_size(op.result, dim) for dim in range(old.rank)]
    new = with_shape(old, [DYNAMIC if size is None else size for size in sizes])
    if new is old:
        return
    rewriter.point = InsertionPoint.before_op(op)
    rewriter.location = op.any_location
    with rewriter:
        made = op.clone()
        made.results[0].type = new
        rewriter.insert(made)
        cast = tensor.CastOp(old, made.results[0])
    rewriter.replace(op, cast)
