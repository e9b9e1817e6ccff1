"""Divisions of integers: what they divide by decides whether they may be speculated."""

from __future__ import annotations

from bridge.op.interfaces.effects import (
    Speculatable,
    Speculation,
    never_divides_by_zero,
    never_overflows,
)


class _UnsignedDivision(Speculatable):
    def speculation(self) -> Speculation:
        return never_divides_by_zero(self.operands[1])


class _SignedDivision(Speculatable):
    def speculation(self) -> Speculation:
        return never_overflows(self.operands[1])


class CeilDivSIOp(_SignedDivision, name="arith.ceildivsi"):
    """Divides signed integers, rounding towards positive infinity."""


class CeilDivUIOp(_UnsignedDivision, name="arith.ceildivui"):
    """Divides unsigned integers, rounding towards positive infinity."""


class DivSIOp(_SignedDivision, name="arith.divsi"):
    """Divides signed integers, rounding towards zero."""


class DivUIOp(_UnsignedDivision, name="arith.divui"):
    """Divides unsigned integers, rounding towards zero."""


class RemSIOp(_UnsignedDivision, name="arith.remsi"):
    """Remainder of a signed division, with the sign of the dividend."""


class RemUIOp(_UnsignedDivision, name="arith.remui"):
    """Remainder of an unsigned division."""
