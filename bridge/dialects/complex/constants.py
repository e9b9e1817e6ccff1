"""What constants of the dialect are made of."""

from __future__ import annotations

from bridge.dialects.arith import constants as arith
from bridge.ir.attributes import ArrayAttr, Attribute
from bridge.ir.core import AnyLocation, Operation
from bridge.ir.types import Type


def materialize_constant(
    value: Attribute, type: Type, location: AnyLocation
) -> Operation | None:
    """The constant of a complex number, or of a part of one."""
    if not isinstance(value, ArrayAttr):
        return arith.materialize_constant(value, type, location)
    return Operation(
        "complex.constant",
        result_types=[type],
        properties={"value": value},
        location=location,
    )
