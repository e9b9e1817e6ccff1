"""Divisions of integers; see `bridge.dialects.arith.divisions`."""

from __future__ import annotations

from bridge.dialects.llvm.arithmetic import Arithmetic
from bridge.op.interfaces.effects import (
    Speculatable,
    Speculation,
    never_divides_by_zero,
    never_overflows,
)


class SDivOp(Arithmetic, Speculatable, name="llvm.sdiv"):
    """Divides signed integers, rounding towards zero."""

    def speculation(self) -> Speculation:
        return never_overflows(self.operands[1])


class UDivOp(Arithmetic, Speculatable, name="llvm.udiv"):
    """Divides unsigned integers, rounding towards zero."""

    def speculation(self) -> Speculation:
        return never_divides_by_zero(self.operands[1])
