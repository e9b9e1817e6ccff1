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
    """The quotient of signed integers, rounded up."""


class CeilDivUIOp(_UnsignedDivision, name="arith.ceildivui"):
    """The quotient of unsigned integers, rounded up."""


class DivSIOp(_SignedDivision, name="arith.divsi"):
    """The quotient of signed integers, rounded towards zero."""


class DivUIOp(_UnsignedDivision, name="arith.divui"):
    """The quotient of unsigned integers, rounded down."""


class RemSIOp(_UnsignedDivision, name="arith.remsi"):
    """The remainder of signed integers, with the sign of the dividend."""


class RemUIOp(_UnsignedDivision, name="arith.remui"):
    """The remainder of unsigned integers."""
