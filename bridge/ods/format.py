"""Assembly formats, compiled once an op to a reader and a writer.

They are those of the tables, and the `syntax` of classes whose ops upstream reads by
code of its own: a format in the same language, see `bridge.ods.format_language`.
"""

from __future__ import annotations

from bridge.ods.format_elements import Compiler
from bridge.ods.format_language import FormatFault
from bridge.ods.format_reader import compile_reader
from bridge.ods.format_writer import compile_writer
from bridge.ods.rows import Row
from bridge.text.operation_state import ReadFast


class Format:
    """Both directions of one op's assembly format."""

    __slots__ = ("_compiler", "read", "write")

    def __init__(self, row: Row, syntax: str = "") -> None:
        self._compiler = compiler = Compiler(row, syntax)
        self.read = compile_reader(compiler, compiler.elements)
        """Fills the operation state from the text; raises `ParseError`."""
        self.write = compile_writer(compiler, compiler.elements)
        """Writes what follows the op's name: `write(w, op)`."""

    def compiled(self) -> ReadFast | None:
        """What reads the op's common form at once, if it is that simple."""
        # A text of few operations needs none of it.
        from bridge.ods.format_compiled import compile_fast

        return compile_fast(self._compiler)


def compile_format(row: Row, syntax: str = "") -> Format | str:
    """The format of a row, or its own syntax; or why it is not read natively."""
    try:
        return Format(row, syntax)
    except FormatFault as fault:
        return str(fault)
