"""`memref-expand`: memrefs of other shapes are casts to sizes that are loaded.

As upstream's pass of this name.
"""

from __future__ import annotations

from bridge.dialects import arith, memref
from bridge.dialects.memref.layouts import buffer_type
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import DYNAMIC, INDEX, IndexType, MemRefType
from bridge.passes.llvm_conversion import is_known
from bridge.passes.registry import Pass
from bridge.rewrite.conversion import ConversionTarget, apply_partial_conversion
from bridge.rewrite.patterns import pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["MemrefExpand"]


class MemrefExpand(Pass, name="memref-expand"):
    """Legalize memref operations to be convertible to LLVM."""

    def knows(self, op: Operation) -> bool:
        return is_known(op, _target())

    def run(self, op: Operation) -> None:
        apply_partial_conversion(op, _target(), [_reshape])


def _target() -> ConversionTarget:
    target = ConversionTarget(["arith", "memref"])
    target.dynamically(memref.ReshapeOp, when=_has_open_rank)
    return target


def _has_open_rank(op: Operation) -> bool:
    """Whether the number of dimensions is not known, or not said by the result."""
    # Upstream looks at the shape alone, and makes an invalid cast to unranked memory.
    assert isinstance(op, memref.ReshapeOp)
    is_ranked = isinstance(op.result.type, MemRefType)
    return not (is_ranked and buffer_type(op.shape).has_static_shape)


@pattern(memref.ReshapeOp)
def _reshape(op: memref.ReshapeOp, rewriter: Rewriter) -> None:
    """A cast to the sizes, in row-major order."""
    if _has_open_rank(op):
        return
    ty = buffer_type(op.results[0])
    sizes: list[int | Value] = []
    strides: list[int | Value] = []
    static, stride = 1, None
    for dim, given in reversed(list(enumerate(ty.shape))):
        size = _loaded_size(op, dim) if given == DYNAMIC else _number(given)
        sizes.append(size if given == DYNAMIC else given)
        strides.append(static if stride is None else stride)
        if dim and stride is not None:
            stride = arith.MulIOp(stride, size).result
        elif dim and given == DYNAMIC:
            stride = arith.MulIOp(_number(static), size).result
        else:
            static *= given
    cast = memref.ReinterpretCastOp(ty, op.source, [0], sizes[::-1], strides[::-1])
    rewriter.replace(op, cast)


def _loaded_size(op: memref.ReshapeOp, dim: int) -> Value:
    size = memref.LoadOp(op.shape, [_number(dim)]).result
    if isinstance(size.type, IndexType):
        return size
    return arith.IndexCastOp(INDEX, size).result


def _number(number: int) -> Value:
    return arith.ConstantOp(IntegerAttr(number, INDEX)).result
