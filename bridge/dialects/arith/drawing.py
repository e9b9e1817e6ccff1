"""The ops of arith that random programs are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bridge.drawing.rows import Guard
from bridge.drawing.scope import ELEMENTS, Scope
from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import I1, I32, I64, FloatType, IntegerType, Type, VectorType
from bridge.ods.inferred_types import with_element

LEFT_OUT: Final = ("bitcast", "scaling_extf", "scaling_truncf")
"""Those with operands that are not any: see `DRAWN`."""
_POWERS: Final = (1, 2, 4, 8, 64)
"""Scales that any format of floats has, and rounds to itself."""
_ROUNDINGS: Final = 5
_ORDERED: Final = IntegerAttr(7, I64)
_LARGEST: Final = 64
"""What integers of all widths but the least are able to hold."""


def _is_bits(ty: Type) -> bool:
    """Whether a type is that of numbers whose width is said, or of vectors of them."""
    return isinstance(_element(ty), IntegerType | FloatType)


def _is_real(ty: Type) -> bool:
    return isinstance(_element(ty), FloatType)


def _element(ty: Type) -> Type:
    return ty.element if isinstance(ty, VectorType) else ty


def _like(ty: Type, element: Type) -> Type:
    """An element, or a vector of such of the same shape as another."""
    return with_element(ty, element) or element


def draw_bitcast(scope: Scope) -> Operation | None:
    """The bits of a number, but of no NaN: which one a computation gives is open."""
    source = scope.any(_is_bits)
    if source is None:
        return None
    width = _width(source)
    fitting = [
        e
        for e in ELEMENTS
        if isinstance(e, IntegerType | FloatType) and e.width == width
    ]
    if not fitting:
        return None
    found = _like(source.type, scope.draw.pick(fitting))
    if _is_real(source.type):
        source = _without_nan(scope, source)
    return scope.put("arith.bitcast", [source], [found], {})


def _without_nan(scope: Scope, value: Value) -> Value:
    """A float, or zero in place of a NaN."""
    bits, same = _like(value.type, I1), {"predicate": _ORDERED}
    is_number = scope.put("arith.cmpf", [value, value], [bits], same)
    assert is_number is not None
    operands = [is_number.result, value, scope.constant(value.type, 0)]
    op = scope.put("arith.select", operands, [value.type], {})
    assert op is not None
    return op.result


def draw_scaling_extf(scope: Scope) -> Operation | None:
    """A float in a wider format, times a power of two."""
    return _scaled(scope, "arith.scaling_extf", lambda old, new: old < new)


def draw_scaling_truncf(scope: Scope) -> Operation | None:
    """A float in a narrower format, divided by a power of two."""
    return _scaled(scope, "arith.scaling_truncf", lambda old, new: old > new)


def _scaled(
    scope: Scope, name: str, fits: Callable[[int, int], bool]
) -> Operation | None:
    draw, value = scope.draw, scope.any(_is_real)
    if value is None:
        return None
    width = _width(value)
    formats = [e for e in ELEMENTS if isinstance(e, FloatType)]
    fitting = [e for e in formats if fits(width, e.width)]
    if not fitting:
        return None
    scale = _like(value.type, draw.pick(formats))
    found = _like(value.type, draw.pick(fitting))
    operands = [value, scope.constant(scale, draw.pick(_POWERS))]
    attributes: dict[str, Attribute] = {}
    if name == _TRUNCATION and draw.chance(0.3):
        attributes["roundingmode"] = IntegerAttr(draw.randrange(_ROUNDINGS), I32)
    return scope.put(name, operands, [found], attributes)


_TRUNCATION: Final = "arith.scaling_truncf"
DRAWN: Final = {draw_bitcast: 1, draw_scaling_extf: 1, draw_scaling_truncf: 1}


def _natural(scope: Scope, operands: list[Value]) -> list[Value] | None:
    """With a float that integers without a sign are able to hold."""
    return _between(scope, operands[0], 0)


def _integral(scope: Scope, operands: list[Value]) -> list[Value] | None:
    """With a float that integers are able to hold."""
    return _between(scope, operands[0], -_LARGEST)


def _between(scope: Scope, value: Value, least: int) -> list[Value] | None:
    """A float between two numbers; the first of them for a NaN."""
    for name, bound in (("arith.maxnumf", least), ("arith.minnumf", _LARGEST)):
        op = scope.put(name, [value, scope.constant(value.type, bound)], [value.type])
        if op is None:
            return None
        value = op.result
    return [value]


def _nonzero(scope: Scope, operands: list[Value]) -> list[Value] | None:
    """With a divisor that is not zero, but may be anything else."""
    value, by = operands
    if _width(by) == 1:
        # The one number that is left is -1, by which 0 alone is divided.
        return [value, by] if scope.draw.chance(0.1) else None
    return _bounded(scope, "arith.maxui", value, by, 1)


def _short(scope: Scope, operands: list[Value]) -> list[Value] | None:
    """With a shift of fewer bits than there are."""
    value, by = operands
    return _bounded(scope, "arith.minui", value, by, max(_width(by) - 1, 0))


def _bounded(
    scope: Scope, name: str, value: Value, by: Value, bound: int
) -> list[Value] | None:
    if scope.draw.chance(0.4):
        return [value, scope.constant(by.type, max(bound // 2, 1) if bound else 0)]
    op = scope.put(name, [by, scope.constant(by.type, bound)], [by.type])
    return None if op is None else [value, op.result]


def _width(value: Value) -> int:
    element = _element(value.type)
    return element.width if isinstance(element, IntegerType | FloatType) else 64


_COMBINING: Final = (
    *("arith.addi", "arith.muli", "arith.andi", "arith.ori", "arith.xori"),
    *("arith.maxsi", "arith.maxui", "arith.minsi", "arith.minui"),
)


def combined(scope: Scope, value: Value, other: Value) -> Value:
    """Two integers as one, by what needs no order."""
    op = scope.put(scope.draw.pick(_COMBINING), [value, other], [value.type], {})
    assert op is not None
    return op.result


_DIVISIONS: Final = (
    *("ceildivsi", "ceildivui", "divsi", "divui", "floordivsi", "remsi", "remui"),
)
GUARDS: Final[Mapping[str, Guard]] = {
    **dict.fromkeys(_DIVISIONS, _nonzero),
    **dict.fromkeys(("shli", "shrsi", "shrui"), _short),
    "fptosi": _integral,
    "fptoui": _natural,
}
"""Operands with which an operation is defined, made of any."""
