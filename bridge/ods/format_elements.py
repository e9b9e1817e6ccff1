"""The facts of a row that compiling its format needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridge.ir.blocks import Block, Region
from bridge.ir.types import DialectType, Type
from bridge.ods.definitions import Definition
from bridge.ods.directives import Argument, Arguments, Directive, directive
from bridge.ods.entries import Entry
from bridge.ods.format_attributes import AttributeFormat, attribute_format
from bridge.ods.format_language import (
    All,
    AttrDict,
    Custom,
    Element,
    FormatFault,
    Kind,
    Ref,
    Text,
    TypeOf,
    Variable,
    parse_format,
)
from bridge.ods.format_properties import PropertyFormat, property_format
from bridge.ods.format_types import Seen, Sources, seen_in, sources_of
from bridge.ods.inference import Infer, inference
from bridge.ods.kinds import kind as kind_test
from bridge.ods.kinds import title
from bridge.ods.nodes import definition_of_kind
from bridge.ods.rows import Constraint, Row, table
from bridge.ods.slots import Arity, Slot, types_of
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState

FIELDS = {
    "operand": "operands",
    "result": "results",
    "region": "regions",
    "successor": "successors",
}


def _no_inference(r: AsmReader, state: OperationState) -> list[Type]:
    return []


def _shortened(facts: Entry) -> Definition | None:
    """The definition of a class whose types are written without their mnemonic."""
    found = definition_of_kind(facts)
    return None if found is None or found.is_bare else found


class Compiler:
    """A row, its format's elements, and what its names mean."""

    def __init__(self, row: Row, syntax: str = "") -> None:
        self.row = row
        self.own = bool(syntax)
        """Whether upstream has code for what a format says here.

        Such code tests no constraints while it reads attributes, writes those that have
        their defaults, and leaves out the arguments of regions, which it has elsewhere.
        """
        self.dialect = row.name.partition(".")[0]
        found = table(self.dialect)
        text = syntax or row.format
        if found is None or text is None:
            raise FormatFault("it has no assembly format")
        self._table = found
        self.elements = parse_format(text, names_of(row))
        self.seen: Seen = seen_in(self.elements)
        infer = inference(row.name)
        self.infer: Infer = infer or _no_inference
        self.sources: Sources = sources_of(
            row, self.seen, self.constraint, infer is not None
        )
        self._attributes: dict[Variable, AttributeFormat] = {}

    def constraint(self, name: str) -> Constraint:
        return self._table.constraint(name)

    def slot(self, variable: Variable) -> Slot:
        """The slot that a variable names; raises `FormatFault` for others."""
        if variable.kind not in FIELDS:
            raise FormatFault(f"'{variable.name}' has no type of its own")
        slots: tuple[Slot, ...] = getattr(self.row, FIELDS[variable.kind])
        return slots[variable.index]

    def attribute(self, variable: Variable) -> AttributeFormat:
        """How an attribute is read and written; raises `FormatFault`."""
        if variable not in self._attributes:
            row = self.row.attributes[variable.index]
            constraint = self.constraint(row.constraint)
            self._attributes[variable] = attribute_format(
                row.name, constraint, self.dialect, variable.qualified, self.own
            )
        return self._attributes[variable]

    def property(self, variable: Variable) -> PropertyFormat:
        """How a property is read and written; raises `FormatFault`."""
        row = self.row.properties[variable.index]
        return property_format(row.name, self.constraint(row.constraint), self.dialect)

    def is_unit(self, element: Element) -> bool:
        """Whether an element is an attribute or property that is only there or not."""
        if not isinstance(element, Variable):
            return False
        if element.kind == "attribute":
            return self.row.attributes[element.index].constraint == "UnitAttr"
        if element.kind == "property":
            return self.row.properties[element.index].constraint == "UnitProp"
        return False

    def type_test(self, slot: Slot) -> Callable[[Type], bool] | None:
        """Whether a spelled type will do; None where any will."""
        name = self.constraint(slot.constraint).facts.get("class")
        return kind_test(name) if name else None

    def type(self, slot: Slot) -> Callable[[AsmReader], Type] | None:
        """What reads the type of one value; None where any type will do."""
        facts = self.constraint(slot.constraint).facts
        if "class" not in facts:
            return None
        found = _shortened(facts)
        test = kind_test(facts["class"])
        name = "" if "interface" in facts else title(facts["class"])

        def read(r: AsmReader) -> Type:
            token = r.peek()
            if found is not None and token.kind != "!":
                defined: Type = found.read_node(r)
                return defined
            ty = r.type()
            if not test(ty):
                what = f": expected {name}, but found '{ty}'" if name else ""
                message = f"invalid kind of type specified{what}"
                raise r.op_error_here(message, token.pos)
            return ty

        return read

    def stripped(self, slot: Slot) -> Callable[[Type], bool] | None:
        """Whether a type is written without its mnemonic; None where none is."""
        found = _shortened(self.constraint(slot.constraint).facts)
        if found is None:
            return None
        owner, mnemonic = found.dialect, found.mnemonic
        return lambda ty: (
            isinstance(ty, DialectType)
            and ty.dialect == owner
            and ty.mnemonic == mnemonic
        )

    def finish_region(
        self, r: AsmReader, region: Region, state: OperationState
    ) -> Region:
        """Adds what a region's text may leave out."""
        if self.row.implicit_terminator:
            return r.ensure_terminator(region, self.row.implicit_terminator, state)
        if not region.blocks and self.row.has_trait("SingleBlock"):
            region.append(Block())
        return region

    # Directives

    def directive(self, element: Custom) -> Directive:
        """The code of a `custom`; raises `FormatFault` where there is none."""
        found = directive(element.name, self.dialect)
        if found is None:
            raise FormatFault(f"'custom<{element.name}>' is not modelled")
        return found

    def arguments(self, element: Custom) -> Arguments:
        """What a `custom` is given."""
        return Arguments(self._argument(part) for part in element.arguments)

    def _argument(self, element: Element) -> Argument:
        if isinstance(element, Ref):
            return self._argument(element.to).but(seen=True)
        if isinstance(element, Text):
            return Argument("text", text=element.text)
        if isinstance(element, AttrDict):
            return Argument("attr-dict")
        if isinstance(element, TypeOf) and isinstance(element.of, Variable):
            values = getattr(self.row, FIELDS[element.of.kind]).values(element.of.index)
            return self._named(element.of, f"{element.of.kind} types", types_of(values))
        if isinstance(element, All):
            return Argument(element.what[:-1], "", values=_all(element.what))
        if not isinstance(element, Variable):
            raise FormatFault("a 'custom' is given variables and types")
        if element.kind == "attribute":
            facts = self.constraint(self.row.attributes[element.index].constraint).facts
            return Argument("attribute", element.name, enum=facts.get("enum", ""))
        if element.kind not in FIELDS:
            return Argument(element.kind, element.name)
        field = FIELDS[element.kind]
        return self._named(
            element, element.kind, getattr(self.row, field).values(element.index)
        )

    def _named(
        self, variable: Variable, kind: str, values: Callable[..., object]
    ) -> Argument:
        slot = self.slot(variable)
        return Argument(
            kind,
            variable.name,
            slot.arity is Arity.ONE,
            slot.arity is Arity.OPTIONAL,
            slot.arity is Arity.GROUPS,
            slot.segments,
            values=values,
        )


def _all(what: str) -> Callable[..., object]:
    return lambda op: getattr(op, what)


def names_of(row: Row) -> dict[str, Variable]:
    """The variables of a row's format, by name."""
    found: dict[str, Variable] = {}
    groups: tuple[tuple[Kind, tuple[Any, ...]], ...] = (
        ("attribute", row.attributes),
        ("property", row.properties),
        ("operand", row.operands),
        ("region", row.regions),
        ("result", row.results),
        ("successor", row.successors),
    )
    for kind, named in groups:
        for index, slot in enumerate(named):
            found.setdefault(slot.name, Variable(kind, slot.name, index))
    return found
