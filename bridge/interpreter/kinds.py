"""The kinds of updates that atomic ops and reductions have: `arith`'s enumeration."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from bridge.errors import Unsupported
from bridge.interpreter import choices, floats, integers
from bridge.interpreter.elements import Floats, Integers, element_of
from bridge.interpreter.poison import is_poison, poison_of
from bridge.ir.floats import FloatFormat
from bridge.ir.types import Type

Combine = Callable[..., object]


def combine(kind: str, ty: Type) -> Combine:
    """What a kind makes of two values of a type, the first of them in memory.

    Raises `Unsupported` where it is not one of that type.
    """
    if kind == "assign":
        return lambda old, new: new
    element = element_of(ty)
    if isinstance(element, Integers) and kind in _INTEGERS:
        return _INTEGERS[kind](element.width)
    if isinstance(element, Floats) and kind in _FLOATS:
        return _FLOATS[kind](element.format)
    raise Unsupported(f"an update of {ty} of the kind {kind}")


def neutral(kind: str, ty: Type) -> object:
    """The value that a kind combines with another to that other.

    As upstream has it: of `addf` it is 0, not -0. Raises `Unsupported` where there is
    none.
    """
    element = element_of(ty)
    if isinstance(element, Integers):
        half = 1 << max(element.width - 1, 0)
        numbers = {"muli": 1, "andi": -1, "minu": -1, "maxs": -half, "mins": half - 1}
        return element.of_bits(element.to_bits(numbers.get(kind, 0)))
    if kind in _NEUTRAL:
        return _NEUTRAL[kind]
    raise Unsupported(f"a reduction of {ty} of the kind {kind} without a value")


def _extremum(pick: Callable[..., int], *, unsigned: bool = False) -> _OfWidth:
    def of_width(width: int) -> Combine:
        mask, wrap = (1 << width) - 1, integers.wrapping(width)

        def run(a: int, b: int) -> int:
            if is_poison(a) or is_poison(b):
                return poison_of(a, b)
            return wrap(pick(a & mask, b & mask)) if unsigned else pick(a, b)

        return run

    return of_width


_OfWidth = Callable[[int], Combine]

_INTEGERS: Final[dict[str, _OfWidth]] = {
    "addi": integers.add,
    "subi": integers.subtract,
    "nandi": lambda width: lambda a, b: ~(a & b),
    "muli": integers.multiply,
    "andi": lambda width: lambda a, b: a & b,
    "ori": lambda width: lambda a, b: a | b,
    "xori": lambda width: lambda a, b: a ^ b,
    "maxs": _extremum(max),
    "mins": _extremum(min),
    "maxu": _extremum(max, unsigned=True),
    "minu": _extremum(min, unsigned=True),
}
_FLOATS: Final[dict[str, Callable[[FloatFormat], Combine]]] = {
    "addf": floats.add,
    "subf": floats.subtract,
    "mulf": floats.multiply,
    "maximumf": lambda fmt: choices.maximum,
    "minimumf": lambda fmt: choices.minimum,
    "maxnumf": lambda fmt: choices.maximum_number,
    "minnumf": lambda fmt: choices.minimum_number,
}
_NEUTRAL: Final = {
    "addf": 0.0,
    "mulf": 1.0,
    "maximumf": -math.inf,
    "minimumf": math.inf,
    "maxnumf": math.copysign(math.nan, -1.0),
    "minnumf": math.nan,
}
