"""What constants of the dialect are made of."""

from __future__ import annotations

from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.core import AnyLocation, Operation
from bridge.ir.types import I1, INDEX, Type


def materialize_constant(
    value: Attribute, type: Type, location: AnyLocation
) -> Operation | None:
    """The constant of an index or an `i1`; `None` for anything else."""
    if not isinstance(value, IntegerAttr) or value.type is not type:
        return None
    name = {INDEX: "index.constant", I1: "index.bool.constant"}.get(type)
    if name is None:
        return None
    return Operation(
        name, result_types=[type], properties={"value": value}, location=location
    )
