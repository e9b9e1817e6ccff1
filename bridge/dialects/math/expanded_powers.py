"""Powers as products, roots, and exponentials of products with logarithms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf
from typing import Final

from bridge.dialects import arith, math
from bridge.dialects.arith.attributes import FastMathFlagsAttr
from bridge.dialects.arith.values import (
    both,
    compare,
    divide,
    either,
    float_flags,
    multiply,
    number,
    select,
)
from bridge.dialects.math.simplification import rooted
from bridge.dialects.math.values import (
    as_type_of,
    at_least_single,
    has_numbers,
    magnitude,
    with_sign,
)
from bridge.ir.core import Value
from bridge.op.folding import constant_of, number_of
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

_Rule = Callable[[Value, FastMathFlagsAttr | None], Value]


@pattern(math.FPowIOp)
def _integer_power(op: math.FPowIOp, rewriter: Rewriter) -> None:
    """Products of squares; what is not known is a power of the magnitude."""
    if not has_numbers(op):
        return
    base, power = op.operands
    known = number_of(constant_of(power))
    if known is None:
        rewriter.replace(op, _unknown_power(base, power))
        return
    one = number(base, 1.0)
    found: Value = one
    left, square = abs(int(known)), base
    while left:
        if left & 1:
            found = multiply(square, found)
        left >>= 1
        if left:
            square = multiply(square, square)
    rewriter.replace(op, divide(one, found) if known < 0 else found)


def _unknown_power(base: Value, power: Value) -> Value:
    """By floats; whether it is odd is asked of the integer, which has all its bits."""
    by = arith.SIToFPOp(base.type, power)
    found = math.PowFOp(magnitude(base), by).result
    one = number(power, 1)
    odd = arith.CmpIOp("eq", arith.AndIOp(power, one), one).result
    return select(odd, with_sign(found, base), found)


@pattern(math.PowFOp)
def _power(op: math.PowFOp, rewriter: Rewriter) -> None:
    """Roots and products where the exponent is known to be small, else `exp`."""
    if not has_numbers(op):
        return
    base, exponent = op.operands
    known = number_of(constant_of(exponent))
    rule = None if known is None else _KNOWN.get(known)
    if rule is None:
        # The product has as many digits less as the power is large.
        found = _exponential(at_least_single(base), at_least_single(exponent))
        rewriter.replace(op, as_type_of(found, base))
    else:
        rewriter.replace(op, rule(base, float_flags(op)))


def _one_by(rule: _Rule) -> _Rule:
    return lambda base, flags: divide(number(base, 1.0), rule(base, flags))


def _root(base: Value, flags: FastMathFlagsAttr | None) -> Value:
    return math.SqrtOp(rooted(base, flags, signed=True)).result


def _square(base: Value, flags: FastMathFlagsAttr | None) -> Value:
    return multiply(base, base)


_KNOWN: Final[Mapping[float, _Rule]] = {
    0.0: lambda base, flags: number(base, 1.0),
    1.0: lambda base, flags: base,
    -1.0: _one_by(lambda base, flags: base),
    0.5: _root,
    -0.5: _one_by(_root),
    2.0: _square,
    -2.0: _one_by(_square),
    3.0: lambda base, flags: multiply(_square(base, flags), base),
}


def _exponential(base: Value, exponent: Value) -> Value:
    """`exp(exponent * log(base))` of the magnitude, with what it is not right for.

    1 to any power is 1, and so is anything to the power of 0, of which the logarithm,
    or the product with it, may be no number.
    """
    source = base.defining_op
    if isinstance(source, arith.ExtFOp):
        source = source.operands[0].defining_op
    is_positive = isinstance(source, math.AbsFOp)
    size = base if is_positive else magnitude(base)
    found: Value = math.ExpOp(multiply(exponent, math.LogOp(size).result)).result
    zero, one = number(base, 0.0), number(base, 1.0)
    is_one = either(compare("oeq", size, one), compare("oeq", exponent, zero))
    found = select(is_one, one, found)
    return found if is_positive else _signed(base, exponent, found)


def _signed(base: Value, exponent: Value, found: Value) -> Value:
    """A power of the magnitude made one of the base, which may be negative."""
    half = multiply(exponent, number(base, 0.5))
    floors = [math.FloorOp(value).result for value in (exponent, half)]
    whole = compare("oeq", exponent, floors[0])
    odd = both(whole, compare("one", half, floors[1]))
    found = select(odd, with_sign(found, base), found)
    # Nothing else has no root: that of minus infinity is infinite, and that of -0 is 0.
    finite = compare("une", base, number(base, -inf))
    negative = both(finite, compare("olt", base, number(base, 0.0)))
    root = both(negative, compare("une", exponent, floors[0]))
    return select(root, number(base, float("nan")), found)


POWERS: Final[tuple[Pattern, ...]] = (_integer_power, _power)
