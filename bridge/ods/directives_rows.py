"""Lists of rows in assembly formats, read and written by one template.

`rows("$1 : $2 -> $0")` is the directive of rows like `%a : i32 -> 4`, with commas
between them: `$0` is what a row has of the directive's first argument. What a template
says is printed as it is; blanks mean nothing where it is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bridge.ir.attributes import ArrayAttr, Attribute, StringAttr, SymbolRefAttr
from bridge.ir.core import Operation
from bridge.ods.directives import Argument, Arguments, Directive
from bridge.ods.format_types import Reading
from bridge.ods.slots import Held
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter

Row = Sequence[Held]
"""What a row has of each argument."""


class Column(NamedTuple):
    """How what a row has of an argument is read and written, and how all is stored."""

    read: Callable[[AsmReader], Held]
    write: Callable[[AsmWriter, Held], None]
    stored: Callable[[list[Held]], Held] = list


def array_of(found: Sequence[Attribute]) -> ArrayAttr:
    """An array of attributes."""
    return ArrayAttr(tuple(found))


def attributes_of(kind: type[Attribute]) -> Column:
    """Attributes of one class."""
    return Column(lambda r: r.attribute_of(kind), AsmWriter.attribute, array_of)


STRINGS: Final = attributes_of(StringAttr)
SYMBOLS: Final = attributes_of(SymbolRefAttr)
_COLUMNS: Final = {
    "operand": Column(AsmReader.operand, AsmWriter.value),
    "operand types": Column(AsmReader.type, AsmWriter.type),
    "attribute": Column(AsmReader.attribute, AsmWriter.attribute, array_of),
}
"""By the kind of an argument, unless a template says more."""
_VARIABLE: Final = re.compile(r"\$(\d)")
_MARKS: Final = re.compile(r"[^\s\w]+")


@dataclass(frozen=True, slots=True)
class _Rows:
    template: str
    columns: Mapping[int, Column]
    groups: Sequence[Sequence[int]]
    group_of: Callable[[Row], int]
    brackets: str
    required: bool

    def read(self, r: AsmReader, reading: Reading, arguments: Arguments) -> None:
        found: list[Row] = []
        if self.required or not self.brackets:
            found = r.items(lambda: self._read_row(r, arguments), self.brackets[-2:-1])
        elif r.accept(self.brackets[-2]):
            found = r.items(lambda: self._read_row(r, arguments))
            r.expect(self.brackets[-1], f"expected '{self.brackets[-1]}'")
        for index, group in enumerate(self._groups(arguments)):
            own = [row for row in found if self.group_of(row) == index]
            for number, argument in enumerate(group):
                column = self._columns(arguments)[number]
                argument.put(reading, column.stored([row[number] for row in own]))

    def _read_row(self, r: AsmReader, arguments: Arguments) -> Row:
        columns = self._columns(arguments)
        row: list[object] = [None] * len(columns)
        for index, piece in enumerate(_VARIABLE.split(self.template)):
            if index % 2:
                row[int(piece)] = columns[int(piece)].read(r)
            else:
                for mark in _MARKS.findall(piece):
                    r.expect(mark, f"expected '{mark}'")
        return row

    def write(self, w: AsmWriter, op: Operation, arguments: Arguments) -> None:
        columns = self._columns(arguments)
        separator = self.brackets[:-1]
        for group in self._groups(arguments):
            found = [_listed(argument.of(op)) for argument in group]
            for row in zip(*found, strict=False):
                w.text(separator)
                separator = ", "
                for index, piece in enumerate(_VARIABLE.split(self.template)):
                    if index % 2:
                        columns[int(piece)].write(w, row[int(piece)])
                    else:
                        w.text(piece)
        if separator == ", " or self.required:
            w.text(self.brackets[-1:] if separator == ", " else self.brackets)

    def _groups(self, arguments: Arguments) -> list[list[Argument]]:
        groups = self.groups or (range(len(arguments)),)
        return [[arguments[index] for index in group] for group in groups]

    def _columns(self, arguments: Arguments) -> list[Column]:
        return [
            self.columns.get(number) or _COLUMNS[argument.kind]
            for number, argument in enumerate(self._groups(arguments)[0])
        ]


def _listed(found: Held) -> Sequence[Held]:
    found = getattr(found, "value", found)
    return found.elements if isinstance(found, ArrayAttr) else found or ()


def rows(
    template: str,
    columns: Mapping[int, Column] | None = None,
    *,
    groups: Sequence[Sequence[int]] = (),
    group_of: Callable[[Row], int] = lambda row: 0,
    brackets: str = "",
    required: bool = False,
) -> Directive:
    """The directive of a list of rows.

    Rows may be kept in several `groups` of arguments, each in the template's order;
    `group_of` says to which of them a row belongs. A list in brackets may be left out,
    unless it is `required`.
    """
    found = _Rows(template, columns or {}, groups, group_of, brackets, required)
    return Directive(found.read, found.write)
