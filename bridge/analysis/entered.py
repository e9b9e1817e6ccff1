"""The functions of a program that nothing but its own calls enters."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from bridge.analysis.calls import CallGraph
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables, is_symbol_table, symbol_uses, visibility
from bridge.ir.walk import walk
from bridge.op.base import Op
from bridge.op.traits import has_trait


class Callables:
    """Which calls enter which functions, as far as all of them are known.

    A function is called from elsewhere where it is no symbol, is visible outside, or is
    named by anything but a call.
    """

    def __init__(self, root: Operation) -> None:
        graph = CallGraph(root)
        self.callees = {
            call: callee for call, callee in graph.calls.items() if callee is not root
        }
        """By call, the function that it calls."""
        self.calls: dict[Operation, list[Operation]] = defaultdict(list)
        """By function, the calls of it."""
        for call, callee in self.callees.items():
            self.calls[callee].append(call)
        self._private: set[Operation] = set()
        # Any operation that is not registered may be a symbol table.
        if all(isinstance(op, Op) or not op.regions for op in walk(root)):
            for table, seen in _tables(root):
                self._private.update(_private(table, seen=seen))

    def has_known_calls(self, op: Operation) -> bool:
        """Whether an operation is a function that nothing else calls."""
        return op in self._private

    def has_body(self, function: Operation) -> bool:
        """Whether it is known what a function does."""
        return bool(function.regions and function.regions[0].blocks)


def _tables(root: Operation) -> Iterator[tuple[Operation, bool]]:
    """The symbol tables inside an operation, and whether all their uses are there."""
    pending = [(root, root.parent is None)]
    while pending:
        op, seen = pending.pop()
        if is_symbol_table(op):
            yield op, seen
        seen = seen or (is_symbol_table(op) and visibility(op) == "private")
        for region in op.regions:
            for block in region.blocks:
                pending += [(inner, seen) for inner in block if inner.regions]


def _private(table: Operation, *, seen: bool) -> set[Operation]:
    found = {
        op
        for region in table.regions
        for block in region.blocks
        for op in block
        if has_trait(op, "CallableOpInterface") and _is_hidden(op, seen=seen)
    }
    if found:
        tables = SymbolTables()
        for user, reference in symbol_uses(table):
            if not has_trait(user, "CallOpInterface"):
                used = tables.lookup_nearest(user, reference)
                if used is not None:
                    found.discard(used)
    return found


def _is_hidden(op: Operation, *, seen: bool) -> bool:
    shown = visibility(op)
    return shown == "private" or (seen and shown == "nested")
