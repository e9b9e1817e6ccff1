"""Rules of what refers to symbols."""

from __future__ import annotations

from bridge.ods.rows import dialects, row, table
from bridge.op.base import Op
from bridge.op.registry import op_class

ELSEWHERE = {
    "llvm.blockaddress": "its verifier looks for the function, and for the tag in it",
}


def test_every_user_of_symbols_has_a_rule() -> None:
    """A row says which ops look for symbols: without a rule any symbol would do."""
    names = [
        name
        for dialect in dialects()
        if (found := table(dialect)) is not None
        for name in found.names()
        if (line := row(name)) is not None and line.has_trait("SymbolUserOpInterface")
    ]
    assert len(names) > 40
    without = [
        name
        for name in names
        if (cls := op_class(name)) is None
        or cls.verify_symbol_uses is Op.verify_symbol_uses
    ]
    assert without == list(ELSEWHERE)
