"""The reference's ops with their syntax: rows, and the classes that add to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from threading import RLock
from typing import TYPE_CHECKING, Any, Final

from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ods.dialect import dialect, entry
from bridge.ods.registry import TableRegistry
from bridge.ods.rows import REMOVE, Row, row
from bridge.op.base import CLASSES, Op, derive
from bridge.op.value_names import ResultName
from bridge.records import Record
from bridge.text import memory
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import (
    OperationState,
    ReadFast,
    SetLabel,
    SetName,
    Suggested,
    Syntax,
)

if TYPE_CHECKING:
    from bridge.text.asm_writer import AsmWriter


def load(name: str) -> None:
    """Loads the classes of a dialect's ops that are written by hand, if it has any."""
    found = dialect(name)
    if found is not None:
        found.load()


_deriving: Final = RLock()


def op_class(name: str) -> type[Op] | None:
    """The class of an op: written, or made from its row; None for an unknown op."""
    found = CLASSES.get(name)
    if found is not None or row(name) is None:
        return found
    load(name.partition(".")[0])
    with _deriving:
        return CLASSES.get(name) or derive(Op, name)


Naming = Callable[[Operation, SetName], None]


def _naming(line: Row, cls: type[Op] | None) -> Naming | None:
    """How the results of an op are named: by its class, its dialect's table, or so
    that each of several groups of results has the group's name.
    """
    if cls is not None and cls.name_results is not Op.name_results:
        return _by_class
    suggested = result_name(line.name)
    if suggested is not None:
        return _by_suggestion(suggested)
    if len(line.results) > 1 and any(slot.name for slot in line.results):
        return partial(_name_groups, line)
    return None


def result_name(op: str) -> ResultName | None:
    """What the first result of an op is called, where its dialect says."""
    of, _, short = op.partition(".")
    own = dialect(of)
    found: ResultName | None = own.result_names.get(short) if own is not None else None
    return found or entry(op, "names", "RESULT_NAMES")


def _by_class(op: Any, set_name: SetName) -> None:
    op.name_results(set_name)


def _by_suggestion(suggested: ResultName) -> Naming:
    def name(op: Operation, set_name: SetName) -> None:
        found = suggested if isinstance(suggested, str) else suggested(op)
        if found and op.results:
            set_name(op.results[0], found)

    return name


def _name_groups(line: Row, op: Operation, set_name: SetName) -> None:
    for index, slot in enumerate(line.results):
        start, end = line.results.bounds(op, index)
        if end > start:
            set_name(op.results[start], slot.name)


class FastReader:
    """What reads an op's common form at once, made when the op has occurred often."""

    __slots__ = ("_make", "made")

    def __init__(self, make: Callable[[], ReadFast | None]) -> None:
        self._make: Callable[[], ReadFast | None] | None = make
        self.made: ReadFast | None = None

    def __call__(self) -> ReadFast | None:
        if self._make is not None:
            self.made = self._make()
            self._make = None
        return self.made


class OpSyntax(Record):
    """How one op is read and written: by its class where that says, else by its row."""

    read: Callable[[AsmReader, OperationState], None]
    write: Callable[[AsmWriter, Operation], None]
    default_dialect: str
    defaults: Mapping[str, str]
    inherent: frozenset[str]
    settable: frozenset[str]
    naming: Naming | None
    reader: FastReader | None
    cls: type[Op] | None
    is_custom: bool
    by_format: bool
    problem: str
    """Why the op's syntax is not read natively, or nothing."""
    suggested: Suggested | None
    """What is known of the names it suggests; None where it never does."""

    def read_fast(self) -> ReadFast | None:
        return None if self.reader is None else self.reader()

    @property
    def made_fast(self) -> ReadFast | None:
        return None if self.reader is None else self.reader.made

    @property
    def names_results(self) -> bool:
        return self.naming is not None

    def name_results(self, op: Operation, set_name: SetName) -> None:
        if self.naming is not None:
            self.naming(op, set_name)

    @property
    def names_regions(self) -> bool:
        cls = self.cls
        return cls is not None and (
            cls.name_arguments is not Op.name_arguments
            or cls.name_blocks is not Op.name_blocks
        )

    def name_arguments(self, op: Any, region: Region, set_name: SetName) -> None:
        if self.cls is not None:
            self.cls.name_arguments(op, region, set_name)

    def name_blocks(self, op: Any, set_label: SetLabel) -> None:
        if self.cls is not None:
            self.cls.name_blocks(op, set_label)


_SYNTAXES: Final[dict[str, OpSyntax | None]] = {}


def _remove(dialect: str) -> None:
    _SYNTAXES.clear()
    memory.drop()


REMOVE.append(_remove)


def _syntax(name: str) -> OpSyntax | None:
    if name in _SYNTAXES:
        return _SYNTAXES[name]
    line = row(name)
    if line is None:
        # Names that are not upstream's are unbounded: they are not cached.
        return None
    found = _SYNTAXES[name] = _op_syntax(line)
    return found


def _op_syntax(line: Row) -> OpSyntax:
    cls = op_class(line.name)
    found = _rules(line, cls)
    without: Rules = _cannot_read, _write_generic, None
    read, write, reader = without if isinstance(found, str) else found
    naming = _naming(line, cls)
    return OpSyntax(
        read,
        write,
        line.default_dialect,
        line.defaults,
        line.inherent,
        line.settable,
        naming,
        reader,
        cls,
        not isinstance(found, str),
        line.format is not None,
        found if isinstance(found, str) else "",
        None if naming is None else {},
    )


Rules = tuple[
    Callable[[AsmReader, OperationState], None],
    Callable[["AsmWriter", Operation], None],
    "FastReader | None",
]


def _rules(line: Row, cls: type[Op] | None) -> Rules | str:
    """What reads and writes an op, or why nothing does; empty where nothing should."""
    own = cls.syntax if cls is not None else ""
    fast = None if cls is None else cls.read_fast
    given = None if fast is None else FastReader(lambda: fast)
    if cls is not None and cls.has_syntax() and not own:
        written = cls.write
        return cls.read, lambda w, op: written(op, w), given
    if own or line.format is not None:
        # A file in generic form needs no formats, and reading one should not load them.
        from bridge.ods.format import compile_format

        found = compile_format(line, own)
        if isinstance(found, str):
            return _problem(line.name, found)
        return found.read, found.write, given or FastReader(found.compiled)
    if not line.own_syntax:
        return ""
    return _problem(line.name, "it is written by hand upstream")


def _problem(name: str, reason: str) -> str:
    return (
        f"custom op '{name}' is not read natively: {reason}; "
        "use 'bridge.upstream.parse' or 'bridge-opt --engine=upstream'"
    )


def _cannot_read(r: AsmReader, state: OperationState) -> None:
    raise r.op_error(state, "is not read natively")


def _write_generic(w: AsmWriter, op: Operation) -> None:
    w.generic(op)


class ReferenceRegistry(TableRegistry):
    """Answers from the tables of ops and the classes of the dialects."""

    def syntax(self, name: str) -> Syntax | str | None:
        found = _syntax(name)
        if found is None or found.is_custom:
            return found
        return found.problem or None


REFERENCE: Final = ReferenceRegistry()


def syntax_of(name: str) -> Syntax | None:
    """The syntax of an op, and how its values are named; None for an unknown op."""
    found = _SYNTAXES.get(name)
    return found or (_syntax(name) if "." in name else None)


def is_terminator(name: str) -> bool:
    """Whether an op ends its block."""
    line = row(name)
    return line is not None and line.terminator
