"""What is told of an operation that is said to be replaced: what it became."""

from __future__ import annotations

from bridge import Operation, Value
from bridge.errors import Diagnostic, PassFailed, warn
from bridge.ir.attributes import IntegerAttr
from bridge.ir.walk import walk
from bridge.rewrite.transforming import replacement_of
from test_dialect.output import remark


def find_replacement(root: Operation) -> None:
    """Remarks what the one operation that is `replaced` became by its replacements.

    Raises `PassFailed` where there is none, or it became nothing.
    """
    replaced = _single(root, "replaced")
    if replaced is None:
        raise PassFailed(_told(root, "could not find 'replaced' op"))
    values = [_replacement(root, n) for n in range(len(replaced.results))]
    known = [value for value in values if value is not None]
    if len(known) != len(values):
        raise PassFailed(_told(replaced, "insufficient replacement values"))
    found = replacement_of(replaced, known)
    if found is None:
        raise PassFailed(_told(replaced, "listener could not find replacement op"))
    remark(found, "replacement found")


def _replacement(root: Operation, number: int) -> Value | None:
    name = f"replacement_{number}"
    found = _single(root, name)
    index = None if found is None else found.get(name)
    if found is None or not isinstance(index, IntegerAttr):
        return None
    return found.results[index.value]


def _single(root: Operation, name: str) -> Operation | None:
    """The operation that has an attribute; raises `PassFailed` where several have."""
    marked = [op for op in walk(root) if op.get(name) is not None]
    if len(marked) > 1:
        warn(Diagnostic("remark", f"other '{name}' op", marked[0].position))
        what = "'replaced' op" if name == "replaced" else f"'{name}'"
        text = f"only one {what} is allowed per test case"
        raise PassFailed(_told(marked[1], text))
    return marked[0] if marked else None


def _told(op: Operation, text: str) -> Diagnostic:
    return Diagnostic("error", text, op.position)
