"""`symbol-dce`: symbols that nothing refers to are erased.

As upstream's pass of this name: what is visible outside is live, and so is what live
operations refer to. What is inside a symbol that is not live does not count.
"""

from __future__ import annotations

from typing import ClassVar, Final

from bridge.errors import Diagnostic, PassFailed
from bridge.ir import edit
from bridge.ir.attributes import SymbolRefAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import (
    SymbolTables,
    is_symbol_table,
    symbol_name,
    symbol_uses_of,
    visibility,
)
from bridge.ir.walk import walk
from bridge.op.base import Op
from bridge.op.traits import has_trait
from bridge.passes.registry import Pass

__all__ = ["SymbolDCE"]


class SymbolDCE(Pass, name="symbol-dce"):
    """Eliminate dead symbols."""

    statistics: ClassVar = {"num-dce'd": "Number of symbols DCE'd"}

    def run(self, op: Operation) -> None:
        if not is_symbol_table(op):
            text = (
                f"'{op.name}' op  was scheduled to run under SymbolDCE, but does not "
                "define a symbol table"
            )
            raise PassFailed(Diagnostic("error", text, op.position))
        hidden = op.parent is None or not _is_symbol(op) or visibility(op) == "private"
        live = _Live()
        live.visit(op, hidden=hidden)
        for table in [inner for inner in walk(op) if is_symbol_table(inner)]:
            for symbol in _held(table):
                if _is_symbol(symbol) and symbol not in live.symbols:
                    edit.erase(symbol)
                    self.count("num-dce'd")


class _Live:
    def __init__(self) -> None:
        self.symbols: set[Operation] = set()
        self._tables = SymbolTables()

    def visit(self, table: Operation, *, hidden: bool) -> None:
        """Finds what is live in a table, `hidden` where nothing outside can see it."""
        pending = [op for op in _held(table) if self._is_root(op, hidden=hidden)]
        while pending:
            op = pending.pop()
            if is_symbol_table(op):
                private = not _is_symbol(op) or visibility(op) == "private"
                self.visit(op, hidden=hidden or private)
            else:
                pending += [inner for inner in _held(op) if inner.regions]
            if op.parent_op is not None and is_symbol_table(op.parent_op):
                if _has_unknown_table(op):
                    raise PassFailed(Diagnostic("error", _UNKNOWN, op.position))
                for reference in symbol_uses_of(op):
                    pending += self._keep(op.parent_op, reference)

    def _is_root(self, op: Operation, *, hidden: bool) -> bool:
        if not _is_symbol(op):
            return True
        seen = visibility(op)
        if seen == "private" or (hidden and seen != "public"):
            return False
        new = op not in self.symbols
        self.symbols.add(op)
        return new

    def _keep(self, table: Operation, reference: SymbolRefAttr) -> list[Operation]:
        """The symbols that a reference names, those that were not live before."""
        names = (reference.root, *reference.nested)
        found: list[Operation] = []
        scope: Operation | None = table
        for name in names:
            inner = None if scope is None else self._tables.of(scope).get(name)
            if inner is None:
                return []
            found.append(inner)
            scope = inner if is_symbol_table(inner) else None
        new = [op for op in found if op not in self.symbols]
        self.symbols.update(new)
        return new


_UNKNOWN: Final = (
    "operation contains potentially unknown symbol table, meaning that we can't "
    "reliable compute symbol uses"
)


def _has_unknown_table(op: Operation) -> bool:
    """Whether an operation is, or has inside, one that may be a symbol table.

    Of what is not registered nothing is known; what is inside a known table counts
    there.
    """
    pending = [op]
    while pending:
        inner = pending.pop()
        if not isinstance(inner, Op) and len(inner.regions) == 1:
            return True
        if not is_symbol_table(inner):
            pending += _held(inner)
    return False


def _held(op: Operation) -> list[Operation]:
    return [
        inner for region in op.regions for block in region.blocks for inner in block
    ]


def _is_symbol(op: Operation) -> bool:
    named = has_trait(op, "Symbol") or has_trait(op, "SymbolOpInterface")
    return named and symbol_name(op) is not None
