"""Regions whose arguments stand for variables named in clauses before them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, NamedTuple

from bridge.dialects.omp.words import read_word, word_of
from bridge.ir.attributes import UNIT, ArrayAttr, DenseArrayAttr, SymbolRefAttr
from bridge.ir.core import Operation
from bridge.ir.types import I1, I64
from bridge.ir.values import BlockArgument
from bridge.ods.directives import Argument, Arguments, Directive, Directives
from bridge.ods.format_types import Reading
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.blocks import Argument as BlockArgumentText
from bridge.text.tokens import ParseError, Token


class Clause(NamedTuple):
    """A clause by its word, and the fields of its directive, in order."""

    word: str
    fields: tuple[str, ...]


_VARIABLES: Final = ("variables", "types")
_REDUCED: Final = (*_VARIABLES, "byref", "symbols")
_PRIVATE: Final = (*_VARIABLES, "symbols", "barrier")

DEVICE_ADDRESSES: Final = Clause("has_device_addr", _VARIABLES)
HOST_VALUES: Final = Clause("host_eval", _VARIABLES)
IN_REDUCTION: Final = Clause("in_reduction", _REDUCED)
MAPPED: Final = Clause("map_entries", _VARIABLES)
PRIVATE: Final = Clause("private", _PRIVATE)
PRIVATE_MAPPED: Final = Clause("private", (*_PRIVATE, "maps"))
REDUCTION: Final = Clause("reduction", ("modifier", *_REDUCED))
TASK_REDUCTION: Final = Clause("task_reduction", _REDUCED)
USED_ADDRESSES: Final = Clause("use_device_addr", _VARIABLES)
USED_POINTERS: Final = Clause("use_device_ptr", _VARIABLES)

_IN_ORDER: Final = (
    DEVICE_ADDRESSES,
    HOST_VALUES,
    IN_REDUCTION,
    MAPPED,
    PRIVATE,
    REDUCTION,
    TASK_REDUCTION,
    USED_ADDRESSES,
    USED_POINTERS,
)
"""All that upstream looks for, also before the region of an op that has it not."""


def _read_name(r: AsmReader) -> Token:
    r.expect("->", "expected '->'")
    return r.argument()


def _read_map(r: AsmReader) -> int:
    """`[map_idx=1]`, or -1 where that is missing."""
    if not r.accept("["):
        return -1
    r.word("map_idx")
    r.expect("=", "expected '='")
    index = r.integer()
    r.expect("]", "expected ']'")
    return index


class _Part(NamedTuple):
    """How a part of each variable is read and written, and how all are kept."""

    read: Callable[[AsmReader], object]
    write: Callable[[AsmWriter, Any], None]
    kept: Callable[[list[Any]], object] = list


_PARTS: Final = {
    "byref": _Part(
        lambda r: r.accept_word("byref"),
        lambda w, by_reference: w.text("byref " if by_reference else ""),
        partial(DenseArrayAttr.of, I1),
    ),
    "symbols": _Part(
        lambda r: r.attribute_of(SymbolRefAttr),
        lambda w, symbol: w.put(symbol, " "),
        lambda symbols: ArrayAttr(tuple(symbols)),
    ),
    "variables": _Part(AsmReader.operand, AsmWriter.value),
    "names": _Part(_read_name, lambda w, name: w.put(" -> ", name)),
    "maps": _Part(
        _read_map,
        lambda w, index: w.text(f" [map_idx={index}]" if index != -1 else ""),
        partial(DenseArrayAttr.of, I64),
    ),
}
"""By the field, in the order in which they are written."""


class RegionDirective:
    """A directive of clauses in their order, and the region after them."""

    def __init__(self, *clauses: Clause) -> None:
        self._clauses = clauses

    def _split(self, arguments: Arguments) -> list[tuple[Clause, dict[str, Argument]]]:
        """The arguments after the region, by clause and field."""
        found = []
        rest = iter(arguments[1:])
        for clause in self._clauses:
            found.append((clause, {name: next(rest) for name in clause.fields}))
        return found

    def read(self, r: AsmReader, reading: Reading, arguments: Arguments) -> None:
        entry: list[BlockArgumentText] = []
        known = {c.word: (c, fields) for c, fields in self._split(arguments)}
        for other in _IN_ORDER:
            if not r.accept_word(other.word):
                continue
            if other.word not in known:
                raise _invalid(r, other)
            clause, fields = known[other.word]
            with _judged(r, clause):
                entry += _read_clause(r, reading, clause, fields)
        arguments[0].put(reading, [r.braced_region(entry)])

    def write(self, w: AsmWriter, op: Operation, arguments: Arguments) -> None:
        (region,) = arguments[0].of(op)
        block = region.entry
        names = list(block.arguments) if block is not None else []
        start = 0
        for clause, fields in self._split(arguments):
            count = len(fields["variables"].of(op))
            if count:
                _write_clause(w, op, clause, fields, names[start : start + count])
                start += count
        w.region(region, entry_arguments=False)


@contextmanager
def _judged(r: AsmReader, clause: Clause) -> Iterator[None]:
    """Adds the clause to a diagnostic about it."""
    try:
        yield
    except ParseError as error:
        emitted = _invalid(r, clause)
        if error.message != emitted.message:
            error.also.append(emitted)
        raise


def _invalid(r: AsmReader, clause: Clause) -> ParseError:
    # Upstream's text for pointers is the one for addresses.
    word = "use_device_addr" if clause is USED_POINTERS else clause.word
    return r.fault(f"invalid `{word}` format")


def _read_clause(
    r: AsmReader, reading: Reading, clause: Clause, fields: dict[str, Argument]
) -> Iterator[BlockArgumentText]:
    """`(mod: inscan, byref @r %a -> %b, … : t, …)`; the arguments of the region."""
    found: dict[str, list[Any]] = {
        name: [] for name in _PARTS if name in fields or name == "names"
    }

    def read_variable() -> None:
        for name, values in found.items():
            values.append(_PARTS[name].read(r))

    r.expect("(", "expected '('")
    if "modifier" in fields and r.accept_word("mod"):
        r.expect(":", "expected ':'")
        fields["modifier"].put(reading, read_word(r, "reduction_modifier"))
        r.expect(",", "expected ','")
    r.items(read_variable)
    types = r.colon_types()
    names = found.pop("names")
    if len(types) != len(names):
        raise _invalid(r, clause)
    r.expect(")", "expected ')'")
    if "barrier" in fields and r.accept_word("private_barrier"):
        fields["barrier"].put(reading, UNIT)
    fields["types"].put(reading, types)
    for name, values in found.items():
        fields[name].put(reading, _PARTS[name].kept(values))
    return map(BlockArgumentText, names, types)


def _write_clause(
    w: AsmWriter,
    op: Operation,
    clause: Clause,
    fields: dict[str, Argument],
    names: list[BlockArgument],
) -> None:
    found = {name: argument.of(op) for name, argument in fields.items()}
    modifier, types = found.get("modifier"), found["types"]
    columns = {**found, "names": names}
    listed = [(part, _values(columns.get(name))) for name, part in _PARTS.items()]

    def write(index: int) -> None:
        for part, values in listed:
            if values:
                part.write(w, values[index])

    w.text(f"{clause.word}(")
    w.text(f"mod: {word_of(modifier)}, " if modifier is not None else "")
    w.items(range(len(types)), write)
    w.put(" : ", types, ") ")
    w.text("private_barrier " if found.get("barrier") is not None else "")


def _values(found: Any) -> Sequence[object]:
    if isinstance(found, DenseArrayAttr):
        return found.values
    return found.elements if isinstance(found, ArrayAttr) else found or ()


_REGIONS: Final = {
    "InReductionPrivateRegion": (IN_REDUCTION, PRIVATE),
    "InReductionPrivateReductionRegion": (IN_REDUCTION, PRIVATE, REDUCTION),
    "PrivateReductionRegion": (PRIVATE, REDUCTION),
    "PrivateRegion": (PRIVATE,),
    "TargetOpRegion": (
        DEVICE_ADDRESSES,
        HOST_VALUES,
        IN_REDUCTION,
        MAPPED,
        PRIVATE_MAPPED,
    ),
    "TaskReductionRegion": (TASK_REDUCTION,),
    "UseDeviceAddrUseDevicePtrRegion": (USED_ADDRESSES, USED_POINTERS),
}


def _directive(*clauses: Clause) -> Directive:
    both = RegionDirective(*clauses)
    return Directive(both.read, both.write)


DIRECTIVES: Final[Directives] = {
    name: _directive(*clauses) for name, clauses in _REGIONS.items()
}
