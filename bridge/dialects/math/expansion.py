"""Functions as others, and as arithmetic: the rules of `math-expand-ops`.

What is exact stays exact: rounding keeps signs, infinities and large numbers. Functions
that are not are about as near as those they are made of, beside one.
"""

from __future__ import annotations

from collections.abc import Collection
from math import log
from typing import Final

from bridge.dialects import arith, math
from bridge.dialects.arith.values import (
    add,
    compare,
    divide,
    float_flags,
    multiply,
    negate,
    number,
    select,
    subtract,
)
from bridge.dialects.math.expanded_powers import POWERS
from bridge.dialects.math.expanded_roundings import ROUNDINGS
from bridge.dialects.math.values import (
    as_type_of,
    at_least_single,
    format_of,
    fused,
    has_numbers,
    magnitude,
    with_sign,
)
from bridge.ir.core import Operation, Value
from bridge.ir.shapes import element_or_self
from bridge.ir.types import IntegerType
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["expansion_patterns", "is_chosen"]

WIDEST: Final = 64
"""The bits of the widest integers whose leading zeros are counted."""


def expansion_patterns(names: Collection[str] = ()) -> list[Pattern]:
    """The patterns of functions with these names, with their dialect's or without.

    Those of all functions where no names are given.
    """
    return [one for one in _PATTERNS if any(is_chosen(r, names) for r in one.roots)]


def is_chosen(root: object, names: Collection[str]) -> bool:
    """Whether a function is one of those that are named."""
    name = getattr(root, "op_name", "")
    return not names or name in names or name.partition(".")[2] in names


@pattern(math.SinhOp)
def _sinh(op: math.SinhOp, rewriter: Rewriter) -> None:
    """Half the difference of `exp(x)` and `exp(-x)`."""
    if has_numbers(op):
        up, down = _halves(op)
        # The difference of equal numbers has no sign, but the sine of -0 is -0.
        rewriter.replace(op, with_sign(subtract(up, down), op.operand))


@pattern(math.CoshOp)
def _cosh(op: math.CoshOp, rewriter: Rewriter) -> None:
    """Half the sum of `exp(x)` and `exp(-x)`."""
    if has_numbers(op):
        rewriter.replace(op, add(*_halves(op)))


def _halves(op: Operation) -> tuple[Value, Value]:
    """Half of `exp(x)` and of `exp(-x)`."""
    x = op.operands[0]
    half = number(x, 0.5)
    # Where half of a power is the largest there is, the power is infinite.
    most = number(x, (format_of(op).bias - 1) * log(2))
    return _half_of_power(x, half, most), _half_of_power(negate(x), half, most)


def _half_of_power(x: Value, half: Value, most: Value) -> Value:
    """Half of `exp(x)`, by its root where that is large."""
    is_large = compare("ogt", x, most)
    root = math.ExpOp(select(is_large, multiply(x, half), x)).result
    part = multiply(root, half)
    return select(is_large, multiply(part, root), part)


@pattern(math.TanhOp)
def _tanh(op: math.TanhOp, rewriter: Rewriter) -> None:
    """`(1 - exp(-2x)) / (1 + exp(-2x))` of what is not negative, with the sign."""
    if not has_numbers(op):
        return
    x = op.operand
    zero, one, less = number(x, 0.0), number(x, 1.0), number(x, -2.0)
    negative = arith.UIToFPOp(x.type, compare("olt", x, zero)).result
    sign = add(multiply(negative, less), one)
    power = math.ExpOp(multiply(less, multiply(sign, x))).result
    found = divide(subtract(one, power), add(one, power))
    rewriter.replace(op, multiply(sign, found))


@pattern(math.TanOp)
def _tan(op: math.TanOp, rewriter: Rewriter) -> None:
    """The sine by the cosine."""
    sine, cosine = math.SinOp(op.operand), math.CosOp(op.operand)
    rewriter.replace(op, divide(sine.result, cosine.result))


@pattern(math.AsinhOp)
def _asinh(op: math.AsinhOp, rewriter: Rewriter) -> None:
    """`log(x + sqrt(x * x + 1))` of the magnitude, with the sign.

    Of a negative number the sum would be nothing, as soon as 1 is lost in the square.
    """
    if has_numbers(op):
        x = magnitude(op.operand)
        root = math.SqrtOp(fused(x, x, number(x, 1.0))).result
        rewriter.replace(op, with_sign(_log_of_sum(op, x, root), op.operand))


@pattern(math.AcoshOp)
def _acosh(op: math.AcoshOp, rewriter: Rewriter) -> None:
    """`log(x + sqrt(x * x - 1))`, which is no number below 1."""
    if not has_numbers(op):
        return
    x = op.operand
    # The square of what is below -1 has a root as well: it has none of this.
    root = math.SqrtOp(fused(x, x, number(x, -1.0))).result
    found = _log_of_sum(op, x, root)
    known = compare("oge", x, number(x, 1.0))
    rewriter.replace(op, select(known, found, number(x, float("nan"))))


def _log_of_sum(op: Operation, x: Value, root: Value) -> Value:
    """`log(x + root)`, or of twice x where the square of x may be infinite."""
    # Of such numbers the root is x: 1 is below half a unit of their squares.
    bound = 2.0 ** (format_of(op).precision // 2 + 1)
    large = compare("ogt", x, number(x, bound))
    logarithm = math.LogOp(select(large, x, add(x, root))).result
    return select(large, add(logarithm, number(x, log(2))), logarithm)


@pattern(math.AtanhOp)
def _atanh(op: math.AtanhOp, rewriter: Rewriter) -> None:
    """Half of `log((1 + x) / (1 - x))`."""
    if has_numbers(op):
        x, one = op.operand, number(op.operand, 1.0)
        quotient = divide(add(x, one), add(negate(x), one))
        logarithm = math.LogOp(quotient).result
        rewriter.replace(op, multiply(logarithm, number(x, 0.5)))


@pattern(math.FmaOp)
def _fma(op: math.FmaOp, rewriter: Rewriter) -> None:
    """A product and a sum, where it may be rounded twice.

    It is rounded once: what says `contract` may be computed either way, and a program
    that does not say so asks for the error of the product, or may.
    """
    flags = float_flags(op)
    if flags is not None and "contract" in flags.flags:
        a, b, c = op.operands
        product = arith.MulFOp(a, b, fastmath=flags)
        rewriter.replace(op, arith.AddFOp(product, c, fastmath=flags))


@pattern(math.Exp2Op)
def _exp2(op: math.Exp2Op, rewriter: Rewriter) -> None:
    """`exp(x * log(2))`, of which the product has as many digits less as x is large."""
    if has_numbers(op):
        x = at_least_single(op.operand)
        found = math.ExpOp(multiply(x, number(x, log(2)))).result
        rewriter.replace(op, as_type_of(found, op.operand))


@pattern(math.RsqrtOp)
def _rsqrt(op: math.RsqrtOp, rewriter: Rewriter) -> None:
    """1 by the root."""
    if has_numbers(op):
        one = number(op.operand, 1.0)
        rewriter.replace(op, divide(one, math.SqrtOp(op.operand).result))


@pattern(math.ClampFOp)
def _clamp(op: math.ClampFOp, rewriter: Rewriter) -> None:
    """The larger of the lower bound, and of the smaller of value and upper bound."""
    value, low, high = op.operands
    flags = float_flags(op)
    below = arith.MinimumFOp(value, high, fastmath=flags)
    rewriter.replace(op, arith.MaximumFOp(below, low, fastmath=flags))


@pattern(math.CountLeadingZerosOp)
def _leading_zeros(op: math.CountLeadingZerosOp, rewriter: Rewriter) -> None:
    """Halves that are nothing are shifted out, the largest first.

    The halves are powers of two, also where the width is none: that all of it can be
    shifted out, they must be as many as the width has bits.
    """
    ty = element_or_self(op.operand.type)
    if not isinstance(ty, IntegerType) or ty.width > WIDEST or not has_numbers(op):
        return
    x, ones = op.operand, (1 << ty.width) - 1
    zero = count = number(x, 0)
    for half in [1 << n for n in reversed(range((ty.width - 1).bit_length()))]:
        by, mask = number(x, half), number(x, ones >> half)
        empty = arith.CmpIOp("ule", x, mask).result
        more, shifted = arith.AddIOp(count, by), arith.ShLIOp(x, by)
        x = select(empty, shifted.result, x)
        count = select(empty, more.result, count)
    nothing = arith.CmpIOp("eq", op.operand, zero).result
    rewriter.replace(op, select(nothing, number(x, ty.width), count))


_PATTERNS: Final[tuple[Pattern, ...]] = (
    *(_leading_zeros, _sinh, _cosh, _tan, _tanh, _asinh, _acosh, _atanh, _fma),
    *(_exp2, _rsqrt, _clamp, *ROUNDINGS, *POWERS),
)
