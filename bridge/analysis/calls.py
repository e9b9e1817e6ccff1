"""Which functions call which."""

from __future__ import annotations

from collections.abc import Iterator

from bridge.arguments import checked
from bridge.ir.attributes import SymbolRefAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables
from bridge.ir.walk import walk
from bridge.op.traits import has_trait


class CallGraph:
    """The callables inside an operation, and the calls between them."""

    def __init__(self, root: Operation) -> None:
        tables = SymbolTables()
        self.functions = [op for op in walk(root) if _is_callable(op)]
        """In the program's order; those without a body are declared elsewhere."""
        self._callees: dict[Operation, dict[Operation, None]] = {}
        self._callers: dict[Operation, dict[Operation, None]] = {}
        self.unresolved: list[Operation] = []
        """Calls of which it is not known what they call."""
        self.calls: dict[Operation, Operation] = {}
        """Of each other call what it calls."""
        for function in self.functions:
            self._callees[function] = {}
            self._callers[function] = {}
        for op in walk(root):
            if has_trait(op, "CallOpInterface"):
                self._add(op, tables)

    def _add(self, call: Operation, tables: SymbolTables) -> None:
        reference = call.properties.get("callee")
        found = None
        if isinstance(reference, SymbolRefAttr):
            found = tables.lookup_nearest(call, reference)
        if found is None or found not in self._callees:
            self.unresolved.append(call)
            return
        self.calls[call] = found
        caller = call.parent_op
        while caller is not None and caller not in self._callees:
            caller = caller.parent_op
        if caller is not None:
            self._callees[caller][found] = None
            self._callers[found][caller] = None

    @checked
    def callees(self, function: Operation) -> list[Operation]:
        """What a function calls itself, each once; `KeyError` for what is none."""
        return list(self._callees[function])

    @checked
    def callers(self, function: Operation) -> list[Operation]:
        """What calls a function, each once; `KeyError` for what is none."""
        return list(self._callers[function])

    @checked
    def reachable(self, function: Operation) -> list[Operation]:
        """What a function may come to call, itself only where it calls itself.

        Calls that are `unresolved` may go anywhere, and are not in it.
        """
        found: dict[Operation, None] = {}
        pending = self.callees(function)
        while pending:
            one = pending.pop()
            if one not in found:
                found[one] = None
                pending += self._callees[one]
        return list(found)

    def is_recursive(self, function: Operation) -> bool:
        """Whether a function may come to call itself."""
        return function in self.reachable(function)

    def bottom_up(self) -> Iterator[Operation]:
        """The functions, each after what it calls where no circle forbids it."""
        done: set[Operation] = set()
        for start in self.functions:
            stack = [(start, iter(self._callees[start]))]
            while stack:
                function, rest = stack[-1]
                if function in done:
                    stack.pop()
                    continue
                inner = next((one for one in rest if one not in done), None)
                if inner is None or any(inner is one for one, _ in stack):
                    if inner is not None:
                        continue
                    done.add(function)
                    stack.pop()
                    yield function
                else:
                    stack.append((inner, iter(self._callees[inner])))


@checked
def call_graph(root: Operation) -> CallGraph:
    """The functions inside an operation, and which of them call which."""
    return CallGraph(root)


def _is_callable(op: Operation) -> bool:
    return has_trait(op, "CallableOpInterface") or has_trait(op, "FunctionOpInterface")
