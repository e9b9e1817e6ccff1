"""What approximations are made of: polynomials, and patterns of functions of values."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bridge.dialects.arith.values import compare, number, select
from bridge.dialects.math.values import fused, has_numbers
from bridge.ir.core import Operation, Value
from bridge.ir.shapes import element_or_self
from bridge.ir.types import F32, Type
from bridge.rewrite.patterns import Pattern, Root, pattern
from bridge.rewrite.rewriter import Rewriter

Approximation = Callable[..., Value]
"""The result of a function, of its operands."""


def approximates(
    root: Root, elements: Sequence[Type] = (F32,)
) -> Callable[[Approximation], Pattern]:
    """Makes a pattern of what gives a result, of floats of these types."""

    def make(compute: Approximation) -> Pattern:
        @pattern(root)
        def approximate(op: Operation, rewriter: Rewriter) -> None:
            if element_or_self(op.results[0].type) in elements and has_numbers(op):
                rewriter.replace(op, compute(*op.operands))

        approximate.__doc__ = compute.__doc__
        return approximate

    return make


def polynomial(x: Value, coefficients: Sequence[float]) -> Value:
    """A polynomial, by its coefficients from the highest power on; Horner's rule."""
    found, *others = numbers(x, coefficients)
    return horner(x, [found, *others])


def horner(x: Value, coefficients: Sequence[Value]) -> Value:
    """The same, of coefficients that are values."""
    found, *others = coefficients
    for coefficient in others:
        found = fused(x, found, coefficient)
    return found


def numbers(x: Value, given: Sequence[float]) -> list[Value]:
    """Constants of the type of a value."""
    return [number(x, one) for one in given]


def horner_by(x: Value, coefficients: Sequence[Value]) -> Value:
    """As `horner`, but that it is the sum that x multiplies."""
    found, *others = coefficients
    for coefficient in others:
        found = fused(found, x, coefficient)
    return found


def at_least(predicate: str, x: Value, bound: Value) -> Value:
    """What compares so with a bound, else the bound."""
    return select(compare(predicate, x, bound), x, bound)
