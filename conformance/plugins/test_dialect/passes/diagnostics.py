"""Passes whose diagnostics go through handlers: test-diagnostic-filter, -metadata."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from bridge import Operation
from bridge.errors import Diagnostic, warn
from bridge.ir.attributes import Attribute, StringAttr
from bridge.ir.locations import CallSiteLoc, FileLineColLoc, NameLoc
from bridge.ir.symbols import symbol_name
from bridge.passes import Pass
from test_dialect.passes.printing import post_order


def _tell(text: str) -> None:
    sys.stderr.write(f"{text}\n")


def _places(location: Attribute) -> Iterator[FileLineColLoc]:
    """The places of a location, from what is called to who calls."""
    if isinstance(location, FileLineColLoc):
        yield location
    elif isinstance(location, NameLoc):
        yield from _places(location.child)
    elif isinstance(location, CallSiteLoc):
        yield from _places(location.callee)
        yield from _places(location.caller)


class DiagnosticFilter(Pass, name="test-diagnostic-filter"):
    """Emits an error at each location, without the calls in files that are left out."""

    filters: str = ""

    def run(self, op: Operation) -> None:
        _tell(f"Test '{symbol_name(op)}'")
        for inner in post_order(op):
            location = inner.get("test.loc")
            if location is not None:
                self._emit(list(_places(location)))

    def _emit(self, places: list[FileLineColLoc]) -> None:
        hidden = self.filters.split(",") if self.filters else []
        shown = [p for p in places if not any(part in p.filename for part in hidden)]
        kind, message = "error", "test diagnostic"
        for p in shown or places[:1]:
            _tell(f"{p.filename}:{p.line}:{p.column}: {kind}: {message}")
            kind, message = "note", "called from"


class DiagnosticMetadata(Pass, name="test-diagnostic-metadata"):
    """Emits an error where an attribute asks for one."""

    def run(self, op: Operation) -> None:
        _tell(f"Test '{symbol_name(op)}'")
        for inner in post_order(op):
            if inner.get("attr") == StringAttr("emit_error"):
                text = "test diagnostic metadata"
                warn(Diagnostic("error", text, inner.position))
