"""Products and sums that are rounded once.

The product of two numbers of a format with at most 26 bits is exact in double
precision. The sum is rounded to odd, from where it is rounded to the format as if it
were exact (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums", 2008).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Final

import numpy as np

from bridge.interpreter.elements import Element, Floats, element_of
from bridge.interpreter.floats import rounding
from bridge.interpreter.lanes import Array, elements, is_native, packed
from bridge.interpreter.poison import is_poison, poison_of
from bridge.interpreter.wide import is_wide
from bridge.ir.floats import FloatFormat
from bridge.ir.types import Type

Ternary = Callable[[float, float, float], float]

_WHOLE: Final = frozenset({"f16", "f32"})


def multiply_add(fmt: FloatFormat) -> Ternary:
    """`a * b + c` of numbers of a format, rounded once."""
    fit = rounding(fmt)
    if is_wide(fmt):
        return lambda a, b, c: fit(a * b + c)
    total = _exact_sum if fmt.fraction > 25 else _sum_of_product

    def run(a: float, b: float, c: float) -> float:
        if is_poison(a) or is_poison(b) or is_poison(c):
            return poison_of(a, b, c)
        return fit(total(a, b, c))

    return run


def _sum_of_product(a: float, b: float, c: float) -> float:
    """Of a product that is exact."""
    product = a * b
    total = product + c
    if not math.isfinite(total):
        return total
    part = total - product
    return _to_odd(total, (product - (total - part)) + (c - part))


def _exact_sum(a: float, b: float, c: float) -> float:
    """Of any doubles, rounded to a double."""
    if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
        if math.isinf(c) and math.isfinite(a) and math.isfinite(b):
            return c
        return a * b + c
    if a == 0 or b == 0:
        return a * b + c
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    sign = (exact > 0) - (exact < 0)
    try:
        total = float(abs(exact))
    except OverflowError:
        total = math.inf
    # A sum that is too small for a double keeps its sign; one that vanishes has none.
    return math.copysign(total, sign)


def _to_odd(total: float, error: float) -> float:
    """A sum, which was rounded by an error, rounded to odd instead."""
    if error and not math.frexp(total)[0] * (1 << 53) % 2:
        return math.nextafter(total, math.copysign(math.inf, error))
    return total


def arrays(ty: Type) -> Callable[[Array, Array, Array], Array]:
    """`a * b + c` of vectors with elements of a type, lane by lane."""
    element = element_of(ty)
    assert isinstance(element, Floats)
    scalar, whole = multiply_add(element.format), element.format.name in _WHOLE

    def run(a: Array, b: Array, c: Array) -> Array:
        a, b, c = np.broadcast_arrays(a, b, c)
        if whole and is_native(a) and is_native(b) and is_native(c):
            return _whole(element, a, b, c)
        lanes = zip(*[elements(element, array) for array in (a, b, c)], strict=True)
        return packed(element, [scalar(*lane) for lane in lanes], a.shape)

    return run


def _whole(element: Element, a: Array, b: Array, c: Array) -> Array:
    """As `_sum_of_product`, of whole arrays."""
    with np.errstate(all="ignore"):
        product = np.asarray(a.astype(np.float64) * b.astype(np.float64))
        addend = c.astype(np.float64)
        total = np.asarray(product + addend)
        part = total - product
        error = (product - (total - part)) + (addend - part)
        wrong = np.isfinite(total) & (error != 0) & (total.view(np.int64) % 2 == 0)
        ends = np.copysign(np.inf, error)
        odd = np.where(wrong, np.nextafter(total, ends), total)
        return odd.astype(element.dtype)
