"""Regions whose arguments stand for variables named in clauses before them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from bridge.dialects.omp.clauses import write_list
from bridge.dialects.omp.words import read_word, word_of
from bridge.ir.attributes import (
    UNIT,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    SymbolRefAttr,
)
from bridge.ir.core import Operation
from bridge.ir.types import I1, I64, Type
from bridge.ir.values import BlockArgument
from bridge.ods.directives import Argument, Arguments, Directive, Directives
from bridge.ods.format_types import Reading
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.blocks import Argument as BlockArgumentText
from bridge.text.tokens import ParseError, Token


@dataclass(frozen=True, slots=True)
class Clause:
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


@dataclass(slots=True)
class _Found:
    """The contents of one clause."""

    variables: list[Token] = field(default_factory=list)
    types: list[Type] = field(default_factory=list)
    names: list[Token] = field(default_factory=list)
    byref: list[bool] = field(default_factory=list)
    symbols: list[Attribute] = field(default_factory=list)
    maps: list[int] = field(default_factory=list)


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
                found = _read_clause(r, reading, clause, fields)
            entry += map(BlockArgumentText, found.names, found.types)
        arguments[0].put(reading, [r.braced_region(entry)])

    def write(self, w: AsmWriter, op: Operation, arguments: Arguments) -> None:
        (region,) = arguments[0].of(op)
        block = region.entry
        names = list(block.arguments) if block is not None else []
        start = 0
        for clause, fields in self._split(arguments):
            count = len(fields["variables"].of(op))
            if count:
                given = names[start : start + count]
                _write_clause(w, op, clause, fields, given)
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
) -> _Found:
    """`(mod: inscan, byref @r %a -> %b, … : t, …)`."""
    found = _Found()
    r.expect("(", "expected '('")
    if "modifier" in fields and r.accept_word("mod"):
        r.expect(":", "expected ':'")
        fields["modifier"].put(reading, read_word(r, "reduction_modifier"))
        r.expect(",", "expected ','")
    r.items(lambda: _read_variable(r, fields, found))
    found.types = r.colon_types()
    if len(found.types) != len(found.variables):
        raise _invalid(r, clause)
    r.expect(")", "expected ')'")
    if "barrier" in fields and r.accept_word("private_barrier"):
        fields["barrier"].put(reading, UNIT)
    fields["variables"].put(reading, found.variables)
    fields["types"].put(reading, found.types)
    if "byref" in fields:
        fields["byref"].put(reading, DenseArrayAttr.of(I1, found.byref))
    if "symbols" in fields:
        fields["symbols"].put(reading, ArrayAttr(tuple(found.symbols)))
    if "maps" in fields:
        fields["maps"].put(reading, DenseArrayAttr.of(I64, found.maps))
    return found


def _read_variable(r: AsmReader, fields: dict[str, Argument], found: _Found) -> None:
    if "byref" in fields:
        found.byref.append(r.accept_word("byref"))
    if "symbols" in fields:
        found.symbols.append(r.attribute_of(SymbolRefAttr))
    found.variables.append(r.operand())
    r.expect("->", "expected '->'")
    found.names.append(r.argument())
    if "maps" in fields:
        index = -1
        if r.accept("["):
            r.word("map_idx")
            r.expect("=", "expected '='")
            index = r.integer()
            r.expect("]", "expected ']'")
        found.maps.append(index)


def _write_clause(
    w: AsmWriter,
    op: Operation,
    clause: Clause,
    fields: dict[str, Argument],
    names: list[BlockArgument],
) -> None:
    known = {name: argument.of(op) for name, argument in fields.items()}
    variables = known["variables"]
    byref = known["byref"].values if known.get("byref") is not None else ()
    symbols = known["symbols"].elements if known.get("symbols") is not None else ()
    maps = known["maps"].values if known.get("maps") is not None else ()
    modifier = known.get("modifier")
    w.text(f"{clause.word}(")
    w.text(f"mod: {word_of(modifier)}, " if modifier is not None else "")

    def write(number: int) -> None:
        w.text("byref " if byref and byref[number] else "")
        if symbols:
            w.put(symbols[number], " ")
        w.put(variables[number], " -> ", names[number])
        if maps and maps[number] != -1:
            w.text(f" [map_idx={maps[number]}]")

    write_list(w, len(variables), write)
    w.put(" : ", [value.type for value in variables], ") ")
    w.text("private_barrier " if known.get("barrier") is not None else "")


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
