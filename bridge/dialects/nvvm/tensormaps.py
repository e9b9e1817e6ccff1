"""Fields of descriptors of tensors, and loads that reduce what they load."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import Attribute, IntegerAttr, UnitAttr
from bridge.ir.types import F32, I32, I64, Type, VectorType, narrow
from bridge.ods.nodes import enum_word
from bridge.op.base import Op, OpResult, Value, of_signature

_NUMBERS: Final[dict[str, Type]] = {
    "global_address": I64,
    "rank": I32,
    "box_dim": I32,
    "global_dim": I32,
    "global_stride": I64,
    "element_stride": I32,
}
"""The fields that are numbers; all others are cases of enums called as they are."""

_OF_DIMENSIONS: Final = frozenset(
    ("box_dim", "element_stride", "global_dim", "global_stride")
)


class TensormapReplaceOp(Op, name="nvvm.tensormap.replace"):
    """Replaces a field of a tensormap."""

    new_value: Value | None
    field: Attribute
    ord: IntegerAttr | None
    new_value_attr: Attribute | None

    @of_signature
    def verify(self) -> None:
        name = enum_word(self.field)
        if name in _OF_DIMENSIONS and self.ord is None:
            raise self.error(f"ordinal is required for {name} field")
        if name not in _OF_DIMENSIONS and self.ord is not None:
            raise self.error(f"ordinal is not supported for {name} field")
        wanted = _NUMBERS.get(name)
        if wanted is None:
            mnemonic = getattr(self.new_value_attr, "mnemonic", "")
            if mnemonic != f"tensormap_{name}":
                raise self.error(
                    f"new_value_attr must be specified and must be a valid {name} "
                    f"attribute for {name} field"
                )
        elif self.new_value is None or self.new_value.type is not wanted:
            raise self.error(
                f"new_value must be specified and must be an {wanted} for {name} field"
            )


class Tcgen05LdRedOp(Op, name="nvvm.tcgen05.ld.red"):
    """Loads from tensor memory and reduces what is loaded."""

    op: Attribute
    abs: UnitAttr | None
    nan: UnitAttr | None
    data: OpResult
    red_val: OpResult

    @of_signature
    def verify(self) -> None:
        data = narrow(self.data.type, VectorType)
        element = data.element
        if element is not self.red_val.type:
            raise self.bare_error(
                "type of reduction value and element type of vector data should match"
            )
        if enum_word(self.op) not in ("min", "max"):
            raise self.bare_error("only min and max reduction kinds are supported")
        if element is not F32 and not (self.abs is None and self.nan is None):
            raise self.bare_error("abs or nan is only applicable for f32 type")
