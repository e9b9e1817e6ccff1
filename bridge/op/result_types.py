"""How a constructor knows the types of an op's results that nobody gave it.

A table says it by a trait, or by a constraint that only one type fulfils; what no table
says is `infer_results` of the op's class, or an inference that its reader needs too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from bridge.ir.attributes import Attribute
from bridge.ir.core import Operation, Value
from bridge.ir.types import RankedTensorType, Type
from bridge.ods.entries import Json
from bridge.ods.format_types import type_of_attribute
from bridge.ods.inference import TRANSFORMS, inference
from bridge.ods.nodes import type_of_text
from bridge.ods.predicates import transform
from bridge.ods.rows import Row, Trait, row, table
from bridge.ods.slots import Arity, Slot
from bridge.op.interfaces.destinations import DestinationStyle
from bridge.records import Record
from bridge.text.operation_state import OperationState

Make = Callable[[Type], "Type | Sequence[Type] | None"]


class Source(Record):
    """What the type of one result slot follows from."""

    origin: str = ""
    """The operand or attribute; none where the type is always `type`."""
    type: Type | None = None
    make: Make | None = None
    """What is made of the origin's type; the same type where it is None."""


def sources(line: Row) -> list[Source] | None:
    """Where the type of each result slot comes from; None where one is not known."""
    found = [_source(line, slot) for slot in line.results]
    known = [source for source in found if source is not None]
    return known if len(known) == len(found) else None


def _source(line: Row, slot: Slot) -> Source | None:
    owner = table(line.name.partition(".")[0])
    assert owner is not None  # a row is one of a table
    builds = owner.constraint(slot.constraint).facts.get("builds")
    if builds:
        return Source(type=type_of_text(builds)) if slot.arity is Arity.ONE else None
    if slot.name in line.follows and slot.arity is Arity.ONE:
        origin, word = line.follows[slot.name]
        return _known(line, Source(origin, None, TRANSFORMS[word]))
    for trait in line.traits:
        rule = _RULES.get(trait.name)
        source = rule(line, slot, trait) if rule is not None else None
        if source is not None:
            return _known(line, source)
    return None


def _known(line: Row, source: Source) -> Source | None:
    """A source whose origin a constructor is given."""
    slots = [s for s in line.operands if s.name == source.origin]
    if slots and slots[0].arity in (Arity.OPTIONAL, Arity.GROUPS):
        return None
    named = any(part.name == source.origin for part in line.attributes)
    return source if slots or named else None


def _same(line: Row, slot: Slot, trait: Trait) -> Source | None:
    first = next(iter(line.operands), None)
    if first is None or slot.arity is not Arity.ONE:
        return None
    return Source(first.name)


def _all_match(line: Row, slot: Slot, trait: Trait) -> Source | None:
    values = (trait.fields or {}).get("values", ())
    if slot.name not in values or slot.arity is not Arity.ONE:
        return None
    results = {result.name for result in line.results}
    origin = next((value for value in values if value not in results), None)
    return Source(origin) if origin is not None else None


def _match_with(line: Row, slot: Slot, trait: Trait) -> Source | None:
    fields: Json = trait.fields
    if fields["rhs"] != slot.name or slot.arity is not Arity.ONE:
        return None
    owner = table(line.name.partition(".")[0])
    assert owner is not None
    return Source(fields["lhs"], None, transform(fields["by"], owner))


def _elements(line: Row, slot: Slot, trait: Trait) -> Source | None:
    fields: Json = trait.fields
    if fields["elements"] != slot.name:
        return None
    owner = table(line.name.partition(".")[0])
    assert owner is not None
    return Source(fields["shaped"], None, transform(["elements", "self"], owner))


_RULES: Final[dict[str, Callable[[Row, Slot, Trait], Source | None]]] = {
    "AllTypesMatch": _all_match,
    "FirstAttrDerivedResultType": lambda line, slot, trait: (
        Source(line.attributes[0].name) if line.attributes else None
    ),
    "SameOperandsAndResultType": _same,
    "ShapedTypeMatchesElementCountAndTypes": _elements,
    "TypesMatchWith": _match_with,
}


def attribute_type(attr: Attribute | None) -> Type | None:
    """The type of an attribute that a result's follows from."""
    return None if attr is None else type_of_attribute(attr)


def by_reader(name: str) -> Callable[[Operation], Sequence[Type]] | None:
    """What the reader of an op infers its results by, of an operation without any."""
    infer: Any = inference(name)
    if infer is None:
        return None

    def types(op: Operation) -> Sequence[Type]:
        state = OperationState(op.name, 0)
        state.operands = list(op.operands)
        state.properties = dict(op.properties.items())
        found: Sequence[Type] = infer(None, state)
        return found

    return types


_DESTINATIONS: Final = ("outputs", "inits", "init", "output", "outs", "dest")
"""What operands are called whose tensors are updated and returned."""


def destination_of(op: Operation, result: Value) -> Value | None:
    """The operand that an op of destination style updates to give a result."""
    line = row(op.name)
    if line is None or not line.has_trait("DestinationStyleOpInterface"):
        return None
    called = (op.destination,) if isinstance(op, DestinationStyle) else _DESTINATIONS
    named = [i for i, slot in enumerate(line.operands) if slot.name in called]
    if not named:
        return None
    values = [v for v in line.operands.values(named[-1])(op) if v.type is result.type]
    results = [other for other in op.results if other.type is result.type]
    if len(values) != len(results):
        return None
    found: Value = values[next(n for n, one in enumerate(results) if one is result)]
    return found


def by_destinations(line: Row) -> Callable[[Operation], Sequence[Type]] | None:
    """The types of the tensors that an op of destination style is given to update."""
    if not line.has_trait("DestinationStyleOpInterface"):
        return None
    named = [i for i, slot in enumerate(line.operands) if slot.name in _DESTINATIONS]
    if not named:
        return None
    values = line.operands.values(named[-1])

    def types(op: Operation) -> Sequence[Type]:
        found = [value.type for value in values(op)]
        return [ty for ty in found if isinstance(ty, RankedTensorType)]

    return types
