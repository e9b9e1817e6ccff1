"""Assembly formats, compiled once an op to a reader and a writer."""

from __future__ import annotations

from typing import Protocol

from bridge.ir.core import Operation
from bridge.ods.rows import Row
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.draft import Draft


class Format(Protocol):
    """Both directions of one op's assembly format."""

    def read(self, r: AsmReader, draft: Draft) -> None:
        """Fills the draft from the text; raises `Unreadable`."""

    def write(self, w: AsmWriter, op: Operation) -> None:
        """Writes what stands behind the op's name."""


def compile_format(row: Row) -> Format | str:
    """The format of a row, or why it is not read natively."""
    return f"its assembly format is not compiled: {row.format}"
