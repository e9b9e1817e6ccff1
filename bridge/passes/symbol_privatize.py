"""`symbol-privatize`: symbols are private, but for some.

As upstream's pass of this name.
"""

from __future__ import annotations

from bridge.ir.attributes import StringAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import symbol_name
from bridge.op.traits import has_trait
from bridge.passes.registry import Pass

__all__ = ["SymbolPrivatize"]


class SymbolPrivatize(Pass, name="symbol-privatize"):
    """Mark symbols private."""

    exclude: str = ""
    """Names, separated by commas."""

    def run(self, op: Operation) -> None:
        excluded = self.exclude.split(",")
        blocks = [block for region in op.regions for block in region.blocks]
        for symbol in (inner for block in blocks for inner in block):
            named = has_trait(symbol, "Symbol") or has_trait(
                symbol, "SymbolOpInterface"
            )
            if named and symbol_name(symbol) not in (None, *excluded):
                symbol.set_property("sym_visibility", StringAttr("private"))
