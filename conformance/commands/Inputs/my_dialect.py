"""A dialect in Python, for `bridge-opt --load`."""

from __future__ import annotations

from typing import ClassVar

from bridge.define import DefinedType, Op, Value, operand, result
from bridge.ir.types import FloatType, Type


class BoxType(DefinedType, name="demo.box"):
    """A box."""

    element: Type
    assembly_format: ClassVar[str] = "`<` $element `>`"


class PackOp(Op, name="demo.pack", traits=("Pure",)):
    """Puts a number into a box."""

    value: Value = operand(FloatType)
    box: Value = result(BoxType)
    assembly_format = "$value attr-dict `:` type($value) `->` type($box)"

    def verify(self) -> None:
        if self.box.type.element is not self.value.type:
            raise self.error("packs another type than it is given")
