"""`arith-emulate-wide-int`: integers of twice the bits of a target, as two halves.

As upstream's pass of this name.
"""

from __future__ import annotations

from bridge.dialects import vector
from bridge.dialects.func import structural
from bridge.errors import Diagnostic, PassFailed
from bridge.ir.core import Operation
from bridge.passes.registry import Pass
from bridge.passes.wide_halves import WideIntegers
from bridge.passes.wide_integers import patterns
from bridge.rewrite.conversion import ConversionTarget, apply_partial_conversion

__all__ = ["ArithEmulateWideInt", "check_width"]


def check_width(op: Operation, bits: int) -> None:
    """Raises `PassFailed` for no width of halves."""
    if bits < 2 or bits & (bits - 1):
        text = f"widest-int-supported must be a power of two, at least 2, not {bits}"
        raise PassFailed(Diagnostic("error", text, op.position))


class ArithEmulateWideInt(Pass, name="arith-emulate-wide-int"):
    """Emulate 2*N-bit integer operations using N-bit operations."""

    widest_int_supported: int = 32

    def run(self, op: Operation) -> None:
        check_width(op, self.widest_int_supported)
        rules = WideIntegers(self.widest_int_supported)
        target = ConversionTarget(legal=["vector"])
        target.dynamically("arith", vector.PrintOp, when=rules.is_legal)
        structural.make_legal(target, rules)
        given = [*patterns(), *structural.patterns()]
        apply_partial_conversion(op, target, given, converter=rules)
