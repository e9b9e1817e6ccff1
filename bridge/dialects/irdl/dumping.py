"""Dialects in Python as `irdl.dialect` operations: what irdl can say of them.

Irdl has no formats, traits, defaults and optional attributes, and its constraints stand
for one type or attribute within an operation: what is written demands no more than the
classes do, but where values of one slot may differ in type, and less where a class has
a rule in Python.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from bridge.dialects import builtin, irdl
from bridge.dialects.irdl.lists import stored_words
from bridge.dialects.irdl.loading import LOADED
from bridge.errors import Unsupported
from bridge.ir.attributes import SymbolRefAttr, TypeAttr
from bridge.ir.building import Builder
from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.ir.values import Value
from bridge.ods import rows
from bridge.ods.kinds import title
from bridge.ods.nodes import node_class, type_of_text
from bridge.ods.own import MARK
from bridge.ods.rows import Constraint, Row, Table
from bridge.ods.slots import Arity, Slot, Slots
from bridge.op.allowed import ALTERNATIVES
from bridge.op.registry import op_class
from bridge.text.state import Section

Definition: TypeAlias = "type[irdl.TypeOp] | type[irdl.AttributeOp]"
Listing: TypeAlias = "type[irdl.OperandsOp] | type[irdl.ResultsOp]"

_VARIADICITY: Final = {
    Arity.ONE: "single",
    Arity.OPTIONAL: "optional",
    Arity.VARIADIC: "variadic",
}


def dump(*dialects: str) -> Operation:
    """A module with an `irdl.dialect` of each of some dialects in Python.

    Raises `ValueError` for what is no such dialect, and `Unsupported` where irdl has no
    words for one: names of other letters than its own, regions of any number.
    """
    module = builtin.ModuleOp()
    for name in dialects:
        own = rows.table(name)
        if own is None or MARK not in own.data["dialect"]:
            raise ValueError(f"no dialect in Python is called {name!r}")
        written = irdl.DialectOp(name)
        module.body.append(written)
        for op in _definitions(own):
            written.body.append(op)
    return module


def _definitions(own: Table) -> Iterator[Operation]:
    sections: tuple[tuple[Section, Definition], ...] = (
        ("types", irdl.TypeOp),
        ("attributes", irdl.AttributeOp),
    )
    for section, made in sections:
        for mnemonic in own.data[section]:
            mark = "!" if section == "types" else "#"
            yield _loaded(f"{mark}{own.dialect}.{mnemonic}") or _node(
                own.dialect, mnemonic, section, made
            )
    for name in own.names():
        op_class(name)
        row = rows.row(name)
        assert row is not None  # it is the name of one
        yield _loaded(name) or _operation(row, own)


def _loaded(name: str) -> Operation | None:
    """What irdl itself has defined, as it was."""
    found = LOADED.get(name)
    return found.clone() if found is not None else None


def _node(dialect: str, mnemonic: str, section: Section, made: Definition) -> Operation:
    _check_name(f"{dialect}.{mnemonic}", mnemonic)
    found = made(mnemonic)
    cls = node_class(dialect, mnemonic, section)
    assert cls is not None  # a class has defined it
    with Builder.at_end(found.body):
        fields = [irdl.AnyOp().output for _ in cls.fields]
        if fields:
            irdl.ParametersOp(fields, _names(cls.fields, set()))
    return found


def _operation(row: Row, own: Table) -> Operation:
    short = row.name.partition(".")[2]
    _check_name(row.name, short)
    found = irdl.OperationOp(short)
    taken: set[str] = set()
    with Builder.at_end(found.body):
        values = _Values(row, own)
        values.list(row.operands, irdl.OperandsOp, taken)
        values.list(row.results, irdl.ResultsOp, taken)
        demanded = [a for a in row.attributes if not (a.optional or a.text)]
        if demanded:
            listed = [values.fresh(own.constraint(a.constraint)) for a in demanded]
            irdl.AttributesOp(listed, [a.name for a in demanded])
        if row.regions:
            _regions(row, own, taken)
    return found


def _regions(row: Row, own: Table, taken: set[str]) -> None:
    made = []
    for slot in row.regions:
        if slot.arity is not Arity.ONE:
            raise Unsupported(f"irdl cannot say that {row.name} has any regions")
        count = own.constraint(slot.constraint).facts.get("blocks")
        made.append(irdl.RegionOp(number_of_blocks=count).output)
    irdl.RegionsOp(made, _names([slot.name or "body" for slot in row.regions], taken))


def _variadicity(row: Row, slot: Slot) -> str:
    found = _VARIADICITY.get(slot.arity)
    if found is None:
        raise Unsupported(f"irdl cannot say that {row.name} has groups of values")
    return found


def _check_name(full: str, short: str) -> None:
    if not short.replace("_", "").isalnum() or short != short.lower():
        raise Unsupported(
            f"irdl has names of lowercase letters, digits and underscores, not {full}"
        )


def _names(names: Sequence[str], taken: set[str]) -> list[str]:
    """Names of values, each another one, in the letters that irdl takes."""
    found = []
    for name in names:
        plain = "_".join(filter(None, name.lower().split("_")))
        while plain in taken:
            plain += "2"
        taken.add(plain)
        found.append(plain)
    return found


# Constraints -------------------------------------------------------------------------


class _Values:
    """The constraints of one op's slots: one value where their types are one."""

    def __init__(self, row: Row, own: Table) -> None:
        self._row = row
        self._own = own
        self._groups = list(_equal_types(row))
        self._made: dict[str, Value] = {}

    def list(self, slots: Slots, made: Listing, taken: set[str]) -> None:
        """Makes the list of the operands, or of the results, if there are any."""
        if slots:
            marks = [_variadicity(self._row, slot) for slot in slots]
            names = _names([slot.name or "value" for slot in slots], taken)
            made([self.of(slot) for slot in slots], names, stored_words(marks))

    def of(self, slot: Slot) -> Value:
        """The constraint of a slot."""
        group = next((g for g in self._groups if slot.name in g), (slot.name,))
        if group[0] not in self._made:
            found = self.fresh(self._own.constraint(slot.constraint))
            self._made[group[0]] = found
        return self._made[group[0]]

    def fresh(self, constraint: Constraint) -> Value:
        """A constraint that no other value has."""
        found = self._words(constraint)
        if found is None:
            return irdl.AnyOp().output
        if isinstance(found, Type):
            return irdl.IsOp(TypeAttr(found)).output
        if isinstance(found, tuple):
            return irdl.AnyOfOp([self.fresh(one) for one in found]).output
        if isinstance(found, SymbolRefAttr):
            return irdl.BaseOp(base_ref=found).output
        return irdl.BaseOp(base_name=found).output

    def _words(
        self, constraint: Constraint
    ) -> Type | SymbolRefAttr | str | tuple[Constraint, ...] | None:
        """A type, a definition of this dialect, the name of another, or any of several.

        None where irdl has no word for it: then it takes anything.
        """
        facts = constraint.facts
        several: tuple[Constraint, ...] = facts.get(ALTERNATIVES, ())
        if several:
            return None if None in map(self._words, several) else several
        if "builds" in facts:
            return type_of_text(facts["builds"])
        name = "" if "interface" in facts else facts.get("class", constraint.name)
        dialect, _, mnemonic = name[1:].partition(".")
        if name[:1] in ("!", "#") and dialect == self._own.dialect:
            return SymbolRefAttr(dialect, (mnemonic,))
        known = title(name) if name else ""
        return _ATTRIBUTES.get(name) or (f"!{known}" if known else None)


_ATTRIBUTES: Final = {
    "AffineMapAttr": "#builtin.affine_map",
    "ArrayAttr": "#builtin.array",
    "BoolAttr": "#builtin.integer",
    "DictionaryAttr": "#builtin.dictionary",
    "FlatSymbolRefAttr": "#builtin.symbol_ref",
    "FloatAttr": "#builtin.float",
    "IntegerAttr": "#builtin.integer",
    "IntegerSetAttr": "#builtin.integer_set",
    "StringAttr": "#builtin.string",
    "SymbolRefAttr": "#builtin.symbol_ref",
    "TypeAttr": "#builtin.type",
    "UnitAttr": "#builtin.unit",
}
"""Classes of attributes, by what irdl calls them."""


def _equal_types(row: Row) -> Iterator[tuple[str, ...]]:
    """The names of slots whose values are all of one type."""
    for trait in row.traits:
        if trait.name == "AllTypesMatch" and trait.fields is not None:
            yield tuple(trait.fields["values"])
        if trait.name == "SameTypeOperands":
            yield tuple([slot.name for slot in row.operands])
