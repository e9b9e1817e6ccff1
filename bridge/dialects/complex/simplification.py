"""Powers of complex numbers as products."""

from __future__ import annotations

from bridge.dialects import complex
from bridge.dialects.arith.values import float_flags
from bridge.dialects.math.simplification import known_power, repeated
from bridge.ir.attributes import ArrayAttr, FloatAttr
from bridge.ir.core import Value
from bridge.ir.types import ComplexType, FloatType
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["simplification_patterns"]


def simplification_patterns() -> list[Pattern]:
    """Upstream: complex's of `populateMathAlgebraicSimplificationPatterns`."""
    return [_power]


@pattern(complex.PowiOp)
def _power(op: complex.PowiOp, rewriter: Rewriter) -> None:
    """A product; 1 by it where the exponent is negative."""
    base, known = op.operands[0], known_power(op.operands[1])
    ty, flags = base.type, float_flags(op)
    if known is None or not isinstance(ty, ComplexType):
        return

    def product(a: Value, b: Value) -> Value:
        return complex.MulOp(a, b, fastmath=flags).result

    if known > 0:
        rewriter.replace(op, repeated(base, known, product))
        return
    assert isinstance(ty.element, FloatType)  # by the row
    parts = FloatAttr(1.0, ty.element), FloatAttr(0.0, ty.element)
    one = complex.ConstantOp(ty, ArrayAttr(parts))
    found = repeated(base, -known, product)
    rewriter.replace(op, complex.DivOp(one, found, fastmath=flags) if known else one)
