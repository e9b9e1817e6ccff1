"""Functions as values, made of their names."""

from __future__ import annotations

from bridge.ir.attributes import Attribute, SymbolRefAttr
from bridge.ir.core import AnyLocation, Operation
from bridge.ir.types import FunctionType, Type


def materialize_constant(
    value: Attribute, type: Type, location: AnyLocation
) -> Operation | None:
    """The function of a name; `None` of any other attribute."""
    if not isinstance(value, SymbolRefAttr) or not isinstance(type, FunctionType):
        return None
    return Operation(
        "func.constant",
        result_types=[type],
        properties={"value": value},
        location=location,
    )
