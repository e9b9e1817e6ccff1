"""The constants that folds of the test dialect give."""

from __future__ import annotations

from bridge import Operation
from bridge.ir.attributes import Attribute
from bridge.ir.core import AnyLocation
from bridge.ir.types import Type


def materialize_constant(
    value: Attribute, type: Type, location: AnyLocation
) -> Operation | None:
    """`test.constant`, of any attribute."""
    return Operation(
        "test.constant",
        result_types=[type],
        properties={"value": value},
        location=location,
    )
