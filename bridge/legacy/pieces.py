"""The text of one operation, with the names its values had, and holes for regions."""

from __future__ import annotations

from typing import Final

from bridge.ir.base import Node
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.values import BlockArgument, Value
from bridge.op.registry import is_terminator, syntax_of
from bridge.text.asm_names import AsmNumbering
from bridge.text.asm_writer import AsmWriter
from bridge.text.pieces import spelled
from bridge.text.printer import PrintOptions
from bridge.text.spelling import Spelling

HOLE: Final = "\0"
"""Stands for a region in the text of an op."""


class _Values(dict[Value, str]):
    def __missing__(self, value: Value) -> str:
        if isinstance(value, BlockArgument) and value.name:
            return f"%{value.name}"
        return "<<UNKNOWN SSA VALUE>>"


class _Blocks(dict[Block, str]):
    def __missing__(self, block: Block) -> str:
        return f"^{block.name}"


class _SourceNames(AsmNumbering):
    """The names that a text has."""

    def __init__(self, names: dict[Value, str]) -> None:
        self.values = _Values(names)
        self.blocks = _Blocks()
        self.groups = {}


class _PieceWriter(AsmWriter):
    """Writes an op without what its regions hold."""

    def __init__(
        self, names: dict[Value, str], aliases: dict[Node, str], *, holes: bool
    ) -> None:
        options = PrintOptions(local_scope=True)
        super().__init__(_SourceNames(names), syntax_of, is_terminator, options)
        self._aliases = aliases
        self._holes = holes

    def region(
        self,
        region: Region,
        *,
        entry_arguments: bool = True,
        terminators: bool = True,
        empty_block: bool = False,
    ) -> None:
        if self._holes:
            self.text(HOLE)
        else:
            super().region(
                region,
                entry_arguments=entry_arguments,
                terminators=terminators,
                empty_block=empty_block,
            )

    def written(self) -> str:
        """All of it, with the aliases the text has."""
        spelling = Spelling(local_scope=True)
        spelling.aliases.update(self._aliases)
        return "".join([spelled(piece, spelling) for piece in self._pieces])


def print_op(
    op: Operation,
    names: dict[Value, str],
    aliases: dict[Node, str],
    *,
    generic: bool,
    holes: bool,
) -> str:
    """An operation without its results' names, in its own syntax or in generic form."""
    writer = _PieceWriter(names, aliases, holes=holes)
    if generic:
        writer.generic(op)
    else:
        writer.custom_or_generic(op)
    return writer.written()
