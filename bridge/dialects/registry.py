"""The reference's ops with their syntax: rows, and the classes that add to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from bridge.dialects.op import CLASSES, RESULT_NAMES, Op, segment
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ods.format import Format, compile_format
from bridge.ods.registry import TableRegistry
from bridge.ods.rows import Row, row
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.draft import Draft, SetName, Syntax

_MODULES: Final = {"async": "async_"}
"""Where a module cannot have the name of its dialect."""


@cache
def load(dialect: str) -> None:
    """Loads the rules of a dialect, if there are any."""
    module = f"{__package__}.{_MODULES.get(dialect, dialect)}"
    if dialect.isidentifier() and find_spec(module) is not None:
        import_module(module)


def op_class(name: str) -> type[Op] | None:
    """The class of an op that has rules of its own."""
    load(name.partition(".")[0])
    return CLASSES.get(name)


def typed(op: Operation) -> Any:
    """The operation as one of its class, where it has one."""
    if type(op) is Operation:
        cls: Any = op_class(op.name)
        if cls is not None:
            op.__class__ = cls
    return op


Naming = Callable[[Operation, SetName], None]


def _naming(line: Row, cls: type[Op] | None) -> Naming | None:
    """How the results of an op are named: by its class, its dialect's table, or so
    that each of several groups of results has the group's name.
    """
    if cls is not None and cls.name_results is not Op.name_results:
        return lambda op, set_name: typed(op).name_results(set_name)
    suggested = RESULT_NAMES.get(line.name)
    if suggested is not None:
        return _by_suggestion(suggested)
    if len(line.results) > 1 and any(slot.name for slot in line.results):
        return partial(_name_groups, line)
    return None


def _by_suggestion(suggested: str | Callable[[Operation], str]) -> Naming:
    if isinstance(suggested, str):
        return lambda op, set_name: set_name(op.results[0], suggested)
    return lambda op, set_name: set_name(op.results[0], suggested(op))


def _name_groups(line: Row, op: Operation, set_name: SetName) -> None:
    segmented = line.has_trait("AttrSizedResultSegments")
    sizes = "resultSegmentSizes" if segmented else ""
    for index, slot in enumerate(line.results):
        start, end = segment(line.results, index, len(op.results), op, sizes)
        if end > start:
            set_name(op.results[start], slot.name)


@dataclass(frozen=True, slots=True)
class OpSyntax:
    """How one op is read and written: by its class where that says, else by its row."""

    row: Row
    cls: type[Op] | None
    format: Format | None
    naming: Naming | None

    @property
    def default_dialect(self) -> str:
        return self.row.default_dialect

    @property
    def defaults(self) -> Mapping[str, str]:
        return self.row.defaults

    @property
    def inherent(self) -> frozenset[str]:
        return self.row.inherent

    def read(self, r: AsmReader, draft: Draft) -> None:
        if self.cls is not None and self.cls.has_syntax():
            self.cls.read(r, draft)
        elif self.format is not None:
            self.format.read(r, draft)

    def write(self, w: AsmWriter, op: Operation) -> None:
        if self.cls is not None and self.cls.has_syntax():
            self.cls.write(typed(op), w)
        elif self.format is not None:
            self.format.write(w, op)

    def name_results(self, op: Operation, set_name: SetName) -> None:
        if self.naming is not None:
            self.naming(op, set_name)

    def name_arguments(self, op: Operation, region: Region, set_name: SetName) -> None:
        if self.cls is not None:
            self.cls.name_arguments(typed(op), region, set_name)


_SYNTAXES: Final[dict[str, Syntax | str]] = {}


class ReferenceRegistry(TableRegistry):
    """Answers from the tables of ops and the classes of the dialects."""

    def syntax(self, name: str) -> Syntax | str:
        known = _SYNTAXES.get(name)
        if known is None:
            known = _SYNTAXES[name] = _syntax(name)
        return known


def _syntax(name: str) -> Syntax | str:
    line = row(name)
    if line is None:
        return f"'{name}' is not registered"
    cls = op_class(name)
    compiled: Format | None = None
    if line.format is not None:
        found = compile_format(line)
        if isinstance(found, str):
            return f"'{name}' is not read natively: {found}"
        compiled = found
    elif cls is None or not cls.has_syntax():
        if not line.own_syntax:
            return f"custom op '{name}' has no custom assembly form"
        return f"the syntax of '{name}' is not read natively"
    return OpSyntax(line, cls, compiled, _naming(line, cls))


REFERENCE: Final = ReferenceRegistry()


def syntax_of(name: str) -> Syntax | None:
    """The syntax of an op that is printed in its own form."""
    found = REFERENCE.syntax(name) if "." in name else name
    return None if isinstance(found, str) else found


def is_terminator(name: str) -> bool:
    """Whether an op ends its block."""
    line = row(name)
    return line is not None and line.terminator
