"""Named sequences of transformations: none may do itself, by any way round.

Upstream looks for that before it verifies what a module of sequences holds, and so
verifies all that may be called, and all calls, beforehand: each for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridge.ir.attributes import SymbolRefAttr
from bridge.ir.core import Operation
from bridge.ir.graphs import components
from bridge.ir.locations import invalid_at
from bridge.ir.symbols import SymbolTables
from bridge.ods.rows import row
from bridge.verifier.annotations import WITH_SEQUENCES

Judge = Callable[[Operation], None]


def verify_callables(op: Operation, verify_op: Judge) -> None:
    """Verifies the calls and callees in a module of sequences."""
    if WITH_SEQUENCES not in op.attributes:
        return
    for inner in _inside_out(op):
        if inner is not op and (_is_callable(inner) or _is_call(inner)):
            verify_op(inner)
    _Graph(op).verify()


def verify_sequences(op: Operation) -> None:
    """The same where all inside is verified anyway: whether some call themselves."""
    if WITH_SEQUENCES not in op.attributes:
        return
    # Without a call, one could only hold itself.
    if _holds_call(op):
        _Graph(op).verify()


def _is_callable(op: Operation) -> bool:
    line = row(op.name)
    return line is not None and (
        line.has_trait("CallableOpInterface") or line.has_trait("FunctionOpInterface")
    )


def _is_call(op: Operation) -> bool:
    return _calls(op.name)


def _calls(name: str) -> bool:
    line = row(name)
    return line is not None and line.has_trait("CallOpInterface")


def _holds_call(op: Operation) -> bool:
    pending = [op]
    while pending:
        for inner in _held(pending.pop()):
            if _calls(inner.name):
                return True
            if inner.regions:
                pending.append(inner)
    return False


def _held(op: Operation) -> Iterator[Operation]:
    for region in op.regions:
        for block in region.blocks:
            yield from block


def _inside_out(op: Operation) -> Iterator[Operation]:
    """An operation and all it holds, each after what it holds itself."""
    stack = [(op, _held(op))]
    while stack:
        outer, inside = stack[-1]
        inner = next(inside, None)
        if inner is None:
            yield outer
            stack.pop()
        else:
            stack.append((inner, _held(inner)))


def _callee(op: Operation) -> SymbolRefAttr | None:
    for name in ("callee", "target"):
        found = op.get(name)
        if isinstance(found, SymbolRefAttr):
            return found
    return None


class _Graph:
    """Which of a module's callables call or hold which, in upstream's order."""

    def __init__(self, root: Operation) -> None:
        self._edges: dict[Operation, dict[Operation, None]] = {}
        tables = SymbolTables()
        calls: list[tuple[Operation, Operation]] = []
        stack: list[tuple[Operation, Operation | None]] = [(root, None)]
        while stack:
            op, inside = stack.pop()
            if _is_call(op):
                if inside is not None:
                    calls.append((inside, op))
                continue
            if _is_callable(op):
                if not op.regions or not op.regions[0].blocks:
                    continue
                self._edges[op] = {}
                if inside is not None:
                    self._edges[inside][op] = None
                inside = op
            stack += [(inner, inside) for inner in reversed([*_held(op)])]
        for caller, call in calls:
            reference = _callee(call)
            if reference is None:
                continue
            called = tables.lookup_nearest(call, reference)
            if called in self._edges:
                self._edges[caller][called] = None

    def verify(self) -> None:
        """Raises `Invalid` where some are in a circle."""
        for circle in self._circles():
            found = invalid_at(
                circle[0].location, "recursion not allowed in named sequences"
            )
            for other in circle[1:]:
                found.with_note("operation on recursion stack", other.position)
            raise found

    def _circles(self) -> Iterator[list[Operation]]:
        """Those that reach each other, the last met first."""
        for found in components(self._edges):
            if len(found) > 1 or found[0] in self._edges[found[0]]:
                yield found
