"""Sets of patterns, of conversions and of converters of types."""

from __future__ import annotations

import re
from typing import Final

from bridge.ir.attributes import StringAttr, SymbolRefAttr
from bridge.ir.core import Operation
from bridge.ods.rows import row
from bridge.op.base import Op, Region, Value

_PATTERNS: Final = "PatternDescriptorOpInterface"
_CONVERSIONS: Final = "ConversionPatternDescriptorOpInterface"
_CONVERTERS: Final = "TypeConverterBuilderOpInterface"

_TO_LLVM: Final = "transform.apply_conversion_patterns.memref."
_TYPELESS: Final = "transform.apply_conversion_patterns.scf."
"""The conversions that do with any converter of types."""


def _implements(op: Operation, interface: str) -> bool:
    line = row(op.name)
    return line is not None and line.has_trait(interface)


def _verify_children(op: Op, region: Region, interface: str, which: str) -> None:
    """Raises `Invalid` for an op of the first block that lacks the interface."""
    for block in region.blocks[:1]:
        for child in block:
            if not _implements(child, interface):
                raise op.error(f"expected {which} to implement {interface}").with_note(
                    "op without interface", child.position
                )


class ApplyPatternsOp(Op, name="transform.apply_patterns"):
    """Applies patterns greedily, to a fixed point."""

    def verify(self) -> None:
        _verify_children(self, self.regions[0], _PATTERNS, "children ops")


class ApplyConversionPatternsOp(Op, name="transform.apply_conversion_patterns"):
    """Applies conversion patterns, with an optional type converter."""

    def verify(self) -> None:
        if len(self.regions) not in (1, 2):
            raise self.error("expected 1 or 2 regions")
        patterns = self.regions[0]
        _verify_children(self, patterns, _CONVERSIONS, "pattern children ops")
        if len(self.regions) == 1:
            return
        converter = self._converter()
        for block in patterns.blocks[:1]:
            for child in block:
                _verify_converter(child, converter)

    def _converter(self) -> Operation:
        ops = [op for block in self.regions[1].blocks[:1] for op in block]
        if len(ops) != 1:
            raise self.error("expected exactly one op in default type converter region")
        if not _implements(ops[0], _CONVERTERS):
            raise self.error(
                f"expected default converter child op to implement {_CONVERTERS}"
            ).with_note("op without interface", ops[0].position)
        return ops[0]


def _verify_converter(patterns: Operation, converter: Operation) -> None:
    """Raises `Invalid` where patterns need another converter of types."""
    if patterns.name.startswith(_TYPELESS):
        return
    chipset = patterns.get("chipset")
    if isinstance(chipset, StringAttr) and not _CHIPSET.fullmatch(chipset.value):
        raise patterns.error(f"Invalid chipset name: {chipset.value}")
    if not converter.name.startswith(_TO_LLVM):
        raise patterns.error("expected LLVMTypeConverter")


_CHIPSET: Final = re.compile(r"gfx[0-9]+[0-9a-fA-F]{2}", re.ASCII)


class CastAndCallOp(Op, name="transform.func.cast_and_call"):
    """Replaces the users of values by a call, with casts."""

    function: Value | None
    function_name: SymbolRefAttr | None

    def verify(self) -> None:
        _verify_children(self, self.regions[0], _CONVERTERS, "children ops")
        if self.function is None and self.function_name is None:
            raise self.error("expected a function handle or name to call")
        if self.function is not None and self.function_name is not None:
            raise self.error("function handle and name are mutually exclusive")
