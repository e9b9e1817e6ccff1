"""Reciprocal roots by AVX's estimate."""

from __future__ import annotations

from math import inf
from typing import Final

from bridge.dialects import math
from bridge.dialects.arith.values import compare, either, multiply, number, select
from bridge.dialects.math.values import fused
from bridge.dialects.vector.lowering.parts import extract, insert, positions, zero
from bridge.dialects.vector.views import ShapeCastOp
from bridge.dialects.x86 import RsqrtOp
from bridge.ir.core import Value
from bridge.ir.types import F32, VectorType
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["approximation_patterns"]

_LANES: Final = 8
"""The elements of what the estimate is of."""


def approximation_patterns() -> list[Pattern]:
    """Upstream: `populateMathPolynomialApproximationPatterns`, those of AVX."""
    return [_rsqrt]


@pattern(math.RsqrtOp)
def _rsqrt(op: math.RsqrtOp, rewriter: Rewriter) -> None:
    """One step of Newton's from the estimate, but where that is final.

    It is where the number is negative, zero, infinite, or counts as zero.
    """
    x, ty = op.operand, op.operand.type
    if not isinstance(ty, VectorType) or ty.element is not F32:
        return
    if not ty.shape or ty.shape[-1] % _LANES or any(ty.scalable):
        return
    infinity = number(x, inf)
    more, less_half, least = [number(x, n) for n in (1.5, -0.5, 2.0**-126)]
    half = multiply(x, less_half)
    is_small, is_infinite = compare("olt", x, least), compare("oeq", x, infinity)
    is_final = either(is_small, is_infinite)
    estimate = _estimated(x, ty)
    # The square of the estimate may be infinite, the product with x is not.
    step = fused(estimate, multiply(half, estimate), more)
    rewriter.replace(op, select(is_final, estimate, multiply(estimate, step)))


def _estimated(x: Value, ty: VectorType) -> Value:
    """The estimate of each eight elements."""
    if ty.shape == (_LANES,):
        return RsqrtOp(x).b
    parts = ty.shape[-1] // _LANES
    shape = (*ty.shape[:-1], *([parts] if parts > 1 else []), _LANES)
    wide = VectorType(shape, ty.element)
    whole = ShapeCastOp(wide, x).result if parts > 1 else x
    at = list(positions(shape[:-1]))
    found = [RsqrtOp(extract(whole, *position)).b for position in at]
    result = zero(wide)
    for position, value in zip(at, found, strict=True):
        result = insert(value, result, *position)
    return ShapeCastOp(ty, result).result if parts > 1 else result
