"""The builtin dialect: modules, and conversions that are not decided yet."""

from __future__ import annotations

from bridge.ir.attributes import StringAttr
from bridge.op.base import Op, Region, Values, of_signature


class ModuleOp(Op, name="builtin.module"):
    """A table of symbols at the top, or one within another."""

    sym_name: StringAttr | None
    sym_visibility: StringAttr | None
    body_region: Region

    def verify(self) -> None:
        for name in self.attributes:
            if "." not in name:
                raise self.error(
                    "can only contain attributes with dialect-prefixed names, "
                    f"found: '{name}'"
                )


class UnrealizedConversionCastOp(Op, name="builtin.unrealized_conversion_cast"):
    """Values of some types for values of others, while types are converted."""

    inputs: Values
    outputs: Values

    @of_signature
    def verify(self) -> None:
        if not self.results:
            raise self.error("expected at least one result for cast operation")
