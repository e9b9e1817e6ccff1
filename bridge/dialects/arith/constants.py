"""Constants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.dialects import ub
from bridge.dialects.ub import constants as poison
from bridge.ir.attributes import (
    Attribute,
    DenseElementsAttr,
    DenseResourceAttr,
    DenseStringElementsAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
)
from bridge.ir.core import AnyLocation, Operation
from bridge.ir.shapes import element_or_self
from bridge.ir.types import IntegerType, Type, VectorType
from bridge.later import deferred
from bridge.ods.kinds import kind
from bridge.op.base import Op, OpResult, of_signature

if TYPE_CHECKING:
    from bridge.interpreter import constants, programs
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Constant
else:
    constants = deferred("bridge.interpreter.constants")
    programs = deferred("bridge.interpreter.programs")

_CONSTANTS: Final = (
    IntegerAttr,
    FloatAttr,
    DenseElementsAttr,
    DenseStringElementsAttr,
    DenseResourceAttr,
    SparseElementsAttr,
)


class ConstantOp(Op, name="arith.constant"):
    """Defines an integer, float, vector or tensor constant."""

    value: Attribute
    result: OpResult

    def interpret(self, machine: Machine) -> Constant:
        return programs.Constant(
            constants.value_of(self.value, self.result.type, machine)
        )

    @of_signature
    def verify(self) -> None:
        value, ty = self.value, self.result.type
        element = element_or_self(ty)
        if isinstance(element, IntegerType) and element.signedness != "signless":
            raise self.error("integer return type must be signless")
        if not isinstance(value, _CONSTANTS) and not kind("ElementsAttr")(value):
            raise self.error("value must be an integer, float, or elements attribute")
        splat = isinstance(value, DenseElementsAttr) and value.splat
        if isinstance(ty, VectorType) and ty.scalable and not splat:
            raise self.error(
                "initializing scalable vectors with elements attribute is not "
                "supported unless it's a vector splat"
            )


def materialize_constant(
    value: Attribute, type: Type, location: AnyLocation
) -> Operation | None:
    """The constant of an attribute; `None` where it is none, or of another type."""
    if isinstance(value, ub.PoisonAttr):
        return poison.materialize_constant(value, type, location)
    if not isinstance(value, _CONSTANTS) or value.type is not type:
        return None
    return Operation(
        "arith.constant",
        result_types=[type],
        properties={"value": value},
        location=location,
    )
