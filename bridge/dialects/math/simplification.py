"""Powers of small numbers as roots and products of the base."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf
from typing import Final

from bridge.dialects import arith, math
from bridge.dialects.arith.attributes import FastMathFlagsAttr
from bridge.dialects.arith.values import (
    compare,
    divide,
    float_flags,
    multiply,
    number,
    select,
)
from bridge.dialects.math.values import has_numbers
from bridge.ir.core import Value
from bridge.ir.shapes import element_or_self
from bridge.ir.types import I1
from bridge.op.folding import constant_of, number_of
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["known_power", "repeated", "rooted", "simplification_patterns"]

LARGEST: Final = 8
"""The largest exponent for which a power is written as products."""


def simplification_patterns() -> list[Pattern]:
    """Upstream: `populateMathAlgebraicSimplificationPatterns`, without complex's."""
    return [_power, _power_of_integer, _integer_power]


@pattern(math.PowFOp)
def _power(op: math.PowFOp, rewriter: Rewriter) -> None:
    """A root, a product or a quotient, with the same flags."""
    known = number_of(constant_of(op.operands[1]))
    rule = None if known is None else _KNOWN.get(known)
    if rule is not None and has_numbers(op):
        rewriter.replace(op, rule(op.operands[0], float_flags(op)))


def rooted(base: Value, flags: FastMathFlagsAttr | None, *, signed: bool) -> Value:
    """What has roots that are the powers of another.

    The power of a half is never negative: of minus infinity it is infinity, which has
    no root; of -0 it is 0, which has the root -0, where it is `signed`.
    """
    assumed = flags.flags if flags is not None else frozenset[str]()
    if signed and "nsz" not in assumed:
        base = arith.AddFOp(base, number(base, 0.0)).result
    if "ninf" in assumed:
        return base
    infinite = compare("oeq", base, number(base, -inf))
    return select(infinite, number(base, inf), base)


_Rule = Callable[[Value, FastMathFlagsAttr | None], Value]


def _product(a: Value, b: Value, flags: FastMathFlagsAttr | None) -> Value:
    return arith.MulFOp(a, b, fastmath=flags).result


def _root(base: Value, flags: FastMathFlagsAttr | None) -> Value:
    return math.SqrtOp(base, fastmath=flags).result


def _three_quarters(base: Value, flags: FastMathFlagsAttr | None) -> Value:
    """The product of the root and its root; that of -0 and -0 is 0."""
    root = _root(rooted(base, flags, signed=False), flags)
    return _product(root, _root(root, flags), flags)


_KNOWN: Final[Mapping[float, _Rule]] = {
    1.0: lambda x, flags: x,
    2.0: lambda x, flags: _product(x, x, flags),
    3.0: lambda x, flags: _product(x, _product(x, x, flags), flags),
    -1.0: lambda x, flags: arith.DivFOp(number(x, 1.0), x, fastmath=flags).result,
    0.5: lambda x, flags: _root(rooted(x, flags, signed=True), flags),
    -0.5: lambda x, flags: (
        math.RsqrtOp(rooted(x, flags, signed=True), fastmath=flags).result
    ),
    0.75: _three_quarters,
}


def known_power(exponent: Value) -> int | None:
    """An exponent that is known, and small enough."""
    known = number_of(constant_of(exponent))
    return int(known) if known is not None and abs(known) <= LARGEST else None


def repeated(
    base: Value, times: int, product: Callable[[Value, Value], Value]
) -> Value:
    """A product of a value with itself, from left to right."""
    found = base
    for _ in range(times - 1):
        found = product(found, base)
    return found


@pattern(math.FPowIOp)
def _power_of_integer(op: math.FPowIOp, rewriter: Rewriter) -> None:
    """A product; 1 by it where the exponent is negative."""
    base, known = op.operands[0], known_power(op.operands[1])
    if known is None or not has_numbers(op):
        return
    if known > 0:
        rewriter.replace(op, repeated(base, known, multiply))
        return
    one = number(base, 1.0)
    product = repeated(base, -known, multiply)
    rewriter.replace(op, divide(one, product) if known else one)


@pattern(math.IPowIOp)
def _integer_power(op: math.IPowIOp, rewriter: Rewriter) -> None:
    """A product; that of 1 by the base where the exponent is negative.

    Not 1 by a product, which wraps around: that of zeros would be divided by, and the
    square of 2147483647 is 1 in 32 bits, of which the inverse is 0.
    """
    base, known = op.operands[0], known_power(op.operands[1])
    if known is None or not has_numbers(op):
        return
    if known < 0 and element_or_self(base.type) is I1:
        return  # There is no 1 to divide: -1 by -1 is no number of one bit.
    if not known:
        rewriter.replace(op, number(base, 1))
        return
    if known < 0:
        base = arith.DivSIOp(number(base, 1), base).result
    rewriter.replace(op, repeated(base, abs(known), _integer_product))


def _integer_product(a: Value, b: Value) -> Value:
    return arith.MulIOp(a, b).result
