"""Poison that is made of its attribute."""

from __future__ import annotations

from bridge.dialects.ub.ops import PoisonOp
from bridge.ir.attributes import Attribute, DialectAttr
from bridge.ir.core import AnyLocation, Operation
from bridge.ir.types import Type


def materialize_constant(
    value: Attribute, type: Type, location: AnyLocation
) -> Operation | None:
    """Poison of a type; `None` of any other attribute."""
    if not isinstance(value, DialectAttr) or value.mnemonic != "poison":
        return None
    return Operation(
        PoisonOp.row.name,
        result_types=[type],
        properties={"value": value},
        location=location,
    )
