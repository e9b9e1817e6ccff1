"""`expand-realloc`: memory of another size is allocated and copied where it grows.

As upstream's pass of this name.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import arith, memref
from bridge.dialects.memref.layouts import buffer_type
from bridge.dialects.scf.filling import chosen_values
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import DYNAMIC, INDEX
from bridge.passes.llvm_conversion import is_known
from bridge.passes.registry import Pass
from bridge.rewrite.conversion import ConversionTarget, apply_partial_conversion
from bridge.rewrite.patterns import Pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["ExpandRealloc"]


class ExpandRealloc(Pass, name="expand-realloc"):
    """Expand memref.realloc operations into its components."""

    emit_deallocs: bool = True

    def knows(self, op: Operation) -> bool:
        return is_known(op, _target())

    def run(self, op: Operation) -> None:
        apply_partial_conversion(op, _target(), [_Expand(self.emit_deallocs)])


def _target() -> ConversionTarget:
    return ConversionTarget(["arith", "scf", "memref"], [memref.ReallocOp])


class _Expand(Pattern, roots=memref.ReallocOp):
    """Allocates and copies where the size grows, else looks at less of the memory.

    Where it is known that the size shrinks, less is copied.
    """

    def __init__(self, deallocates: bool) -> None:
        self._deallocates = deallocates

    def rewrite(self, op: memref.ReallocOp, rewriter: Rewriter) -> None:
        source, result = buffer_type(op.source), buffer_type(op.results[0])
        old: int | Value = source.shape[0]
        if old == DYNAMIC:
            old = memref.DimOp(op.source, _number(0)).result
        new: int | Value = result.shape[0]
        if op.dynamic_result_size is not None:
            new = op.dynamic_result_size
        if isinstance(old, int) and isinstance(new, int) and new < old:
            # Upstream makes a part of the new memory that is longer than it.
            rewriter.replace(op, [self._copied(op, new, is_longer=False)])
            return
        smaller = arith.CmpIOp("ult", _value(old), _value(new)).result

        def grown() -> Sequence[Value]:
            return [self._copied(op, old, is_longer=True)]

        def same() -> Sequence[Value]:
            cast = memref.ReinterpretCastOp(result, op.source, [0], [new], [1])
            return cast.results

        found = chosen_values(smaller, [result], grown, same, rewriter)
        rewriter.replace(op, found)

    def _copied(
        self, op: memref.ReallocOp, count: int | Value, *, is_longer: bool
    ) -> Value:
        """New memory that begins with so many elements of the old one."""
        size = op.dynamic_result_size
        made = memref.AllocOp(
            op.results[0].type,
            [] if size is None else [size],
            [],
            alignment=op.alignment,
        )
        whole = made.memref if is_longer else op.source
        part = memref.SubViewOp(whole, [0], [count], [1]).result
        pair = (op.source, part) if is_longer else (part, made.memref)
        memref.CopyOp(*pair)
        if self._deallocates:
            memref.DeallocOp(op.source)
        return made.memref


def _value(number: int | Value) -> Value:
    return number if isinstance(number, Value) else _number(number)


def _number(number: int) -> Value:
    return arith.ConstantOp(IntegerAttr(number, INDEX)).result
