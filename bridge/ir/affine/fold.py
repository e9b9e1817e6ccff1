"""What upstream simplifies when an affine expression is made.

One rule an operation: it returns the simpler expression, or `None` where the operation
stays as it is. Sums and products bring constants, then symbols, to the right, and the
rules rely on that: a constant on the left has been moved already.

Constants of 64 bits that overflow are left alone where both operands are constant,
and wrap where constants of two operations join, both as upstream does.
"""

from __future__ import annotations

from bridge.ir.affine.expr import (
    FOLDS,
    AffineAdd,
    AffineCeilDiv,
    AffineConstant,
    AffineExpr,
    AffineFloorDiv,
    AffineMod,
    AffineMul,
    combine,
    fits,
    negate,
    wrap,
)


def _constant(value: int) -> AffineExpr | None:
    return AffineConstant(value) if fits(value) else None


def _coefficient(expr: AffineExpr) -> tuple[AffineExpr, int]:
    """`x` and `c` of `x * c`; of anything else itself and 1."""
    if isinstance(expr, AffineMul) and isinstance(expr.rhs, AffineConstant):
        return expr.lhs, expr.rhs.value
    return expr, 1


def _fold_add(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    if isinstance(lhs, AffineConstant):
        if isinstance(rhs, AffineConstant):
            return _constant(lhs.value + rhs.value)
        return combine(AffineAdd, rhs, lhs)
    if lhs.is_symbolic_or_constant and not rhs.is_symbolic_or_constant:
        return combine(AffineAdd, rhs, lhs)

    # The constant of a sum on the left, always its right operand.
    inner = lhs.rhs if isinstance(lhs, AffineAdd) else None
    if isinstance(rhs, AffineConstant):
        if rhs.value == 0:
            return lhs
        if isinstance(lhs, AffineAdd) and isinstance(inner, AffineConstant):
            total = AffineConstant(wrap(inner.value + rhs.value))
            return combine(AffineAdd, lhs.lhs, total)

    first, left = _coefficient(lhs)
    second, right = _coefficient(rhs)
    if first is second:
        return combine(AffineMul, first, AffineConstant(wrap(left + right)))
    if isinstance(lhs, AffineAdd) and isinstance(inner, AffineConstant):
        return combine(AffineAdd, combine(AffineAdd, lhs.lhs, rhs), inner)
    return _fold_remainder(lhs, rhs) if isinstance(rhs, AffineMul) else None


def _fold_remainder(lhs: AffineExpr, rhs: AffineMul) -> AffineExpr | None:
    """`x - x floordiv q * q` is `x mod q`, with `q` symbolic or a constant."""
    product, factor = rhs.lhs, rhs.rhs
    if isinstance(product, AffineMul):
        quotient, divisor = product.lhs, product.rhs
        if (
            isinstance(factor, AffineConstant)
            and factor.value == -1
            and isinstance(quotient, AffineFloorDiv)
            and quotient.rhs is divisor
            and quotient.lhs is lhs
        ):
            return combine(AffineMod, lhs, divisor)
        return None
    if not isinstance(product, AffineFloorDiv):
        return None
    divisor = product.rhs
    if (
        isinstance(divisor, AffineConstant)
        and divisor.value > 0
        and product.lhs is lhs
        and divisor is negate(factor)
    ):
        return combine(AffineMod, lhs, divisor)
    if isinstance(lhs, AffineAdd):
        last = _fold_add(lhs.rhs, rhs)
        if last is not None:
            return combine(AffineAdd, lhs.lhs, last)
    return None


def _fold_mul(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    if isinstance(lhs, AffineConstant) and isinstance(rhs, AffineConstant):
        return _constant(lhs.value * rhs.value)
    if not lhs.is_symbolic_or_constant and not rhs.is_symbolic_or_constant:
        return None
    if not rhs.is_symbolic_or_constant or isinstance(lhs, AffineConstant):
        return combine(AffineMul, rhs, lhs)

    if isinstance(rhs, AffineConstant):
        if rhs.value == 1:
            return lhs
        if rhs.value == 0:
            return rhs
    if isinstance(lhs, AffineMul) and isinstance(lhs.rhs, AffineConstant):
        if isinstance(rhs, AffineConstant):
            factor = AffineConstant(wrap(lhs.rhs.value * rhs.value))
            return combine(AffineMul, lhs.lhs, factor)
        return combine(AffineMul, combine(AffineMul, lhs.lhs, rhs), lhs.rhs)
    return None


def _fold_quotient(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    """What both quotients have in common, but for two constants."""
    if lhs is rhs:
        return AffineConstant(1)
    if not isinstance(rhs, AffineConstant) or rhs.value == 0:
        return None
    if rhs.value == 1:
        return lhs
    term, factor = _coefficient(lhs)
    if term is not lhs and factor % rhs.value == 0:
        return combine(AffineMul, term, AffineConstant(wrap(factor // rhs.value)))
    return None


def _fold_floordiv(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    if isinstance(lhs, AffineConstant):
        if isinstance(rhs, AffineConstant) and rhs.value != 0:
            return _constant(lhs.value // rhs.value)
        return None
    folded = _fold_quotient(lhs, rhs)
    if folded is not None or not isinstance(lhs, AffineAdd):
        return folded
    if not isinstance(rhs, AffineConstant) or rhs.value == 0:
        return None
    left, right = lhs.lhs, lhs.rhs
    if (
        left.largest_known_divisor % rhs.value == 0
        or right.largest_known_divisor % rhs.value == 0
    ):
        first = combine(AffineFloorDiv, left, rhs)
        return combine(AffineAdd, first, combine(AffineFloorDiv, right, rhs))
    return None


def _fold_ceildiv(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    if isinstance(lhs, AffineConstant):
        if isinstance(rhs, AffineConstant) and rhs.value != 0:
            return _constant(-(-lhs.value // rhs.value))
        return None
    return _fold_quotient(lhs, rhs)


def _fold_mod(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr | None:
    if not isinstance(rhs, AffineConstant):
        return AffineConstant(0) if lhs is rhs else None
    modulus = rhs.value
    if modulus < 1:
        return None
    if isinstance(lhs, AffineConstant):
        return AffineConstant(lhs.value % modulus)
    if lhs.largest_known_divisor % modulus == 0:
        return AffineConstant(0)
    if isinstance(lhs, AffineAdd):
        if lhs.lhs.largest_known_divisor % modulus == 0:
            return combine(AffineMod, lhs.rhs, rhs)
        if lhs.rhs.largest_known_divisor % modulus == 0:
            return combine(AffineMod, lhs.lhs, rhs)
    if isinstance(lhs, AffineMod) and isinstance(lhs.rhs, AffineConstant):
        outer = lhs.rhs.value
        if outer >= 1 and outer % modulus == 0:
            return combine(AffineMod, lhs.lhs, rhs)
    return None


FOLDS.update(
    {
        AffineAdd: _fold_add,
        AffineMul: _fold_mul,
        AffineFloorDiv: _fold_floordiv,
        AffineCeilDiv: _fold_ceildiv,
        AffineMod: _fold_mod,
    }
)
