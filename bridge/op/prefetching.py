"""What prefetches say of an access: `read, locality<3>, data`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.ir.attributes import FALSE, TRUE, IntegerAttr
from bridge.ir.types import I32
from bridge.op.interfaces.effects import OnlyReads
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState

if TYPE_CHECKING:
    from bridge.text.asm_writer import AsmWriter

Hints = tuple[str, str]
"""Whether it will be read or written, and what it is."""


class Prefetch(OnlyReads):
    """The base of prefetches."""

    is_write: IntegerAttr
    locality_hint: IntegerAttr
    is_data_cache: IntegerAttr

    @staticmethod
    def read_hints(r: AsmReader, state: OperationState) -> Hints:
        """Passes the words to `put_hints`, which checks them after the operands."""
        r.expect(",", "expected ','")
        kind = r.any_word()
        r.expect(",", "expected ','")
        r.word("locality")
        state.properties["localityHint"] = r.enclosed(
            lambda: r.attribute_of(IntegerAttr, I32), "<"
        )
        r.expect(",", "expected ','")
        return kind, r.any_word()

    @staticmethod
    def put_hints(r: AsmReader, state: OperationState, hints: Hints) -> None:
        """Raises `ParseError` for words that mean nothing here."""
        kind, cache = hints
        if kind not in ("read", "write"):
            raise r.op_error(state, "rw specifier has to be 'read' or 'write'")
        if cache not in ("data", "instr"):
            raise r.op_error(state, "cache type has to be 'data' or 'instr'")
        state.properties["isWrite"] = TRUE if kind == "write" else FALSE
        state.properties["isDataCache"] = TRUE if cache == "data" else FALSE

    def write_hints(self, w: AsmWriter) -> None:
        kind = "write" if self.is_write.value else "read"
        cache = "data" if self.is_data_cache.value else "instr"
        w.text(f", {kind}, locality<{self.locality_hint.value}>, {cache}")
