"""How ops of arith are constructed where their rows do not say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bridge.dialects.arith.constants import ConstantOp
from bridge.ir.attributes import Attribute
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.op.constructing import naming
from bridge.op.conversions import any_attr, elements_attr, number_attr


def make_constant(
    value: object,
    type: Type | None = None,
    *,
    attributes: Mapping[str, object] | None = None,
    location: AnyLocation | None = None,
) -> ConstantOp:
    """A number, or an array, as a constant of a type.

    Without one, `bool` is `i1`, `int` is `i64`, `float` is `f64`, and an array of numpy
    a tensor of what it holds. An attribute is taken as it is.
    """
    if type is not None and not isinstance(value, Attribute):
        known = type
        attr = naming(lambda given: number_attr(known, given), "value", "ConstantOp")(
            value
        )
    elif isinstance(value, list | tuple):
        attr = naming(elements_attr, "value", "ConstantOp")(value)
    else:
        attr = naming(any_attr, "value", "ConstantOp")(value)
    made: ConstantOp = ConstantOp.from_row(
        attr, results=type, attributes=attributes, location=location
    )
    return made


CONSTRUCTORS: Final[Mapping[str, Callable[..., object]]] = {"constant": make_constant}
ENTRY_TYPES: Final[Mapping[str, object]] = {}
RESULT_TYPES: Final[Mapping[str, object]] = {}
