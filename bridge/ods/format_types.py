"""How the types of operands and results are known that a format does not spell.

Upstream's generator decides it when it reads the format: a type is spelled, or the
traits infer it from one that is, or the constraint builds it. `Sources`
holds that decision, and `Reading` what was read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from bridge.ir.attributes import Attribute, StringAttr, TypeAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.types import NoneType, Type
from bridge.ir.values import Value
from bridge.later import deferred
from bridge.ods.format_language import (
    All,
    AttrDict,
    Element,
    FormatFault,
    FunctionalType,
    Ref,
    TypeOf,
    Variable,
    children,
    walk,
)
from bridge.ods.inference import TRANSFORMS
from bridge.ods.nodes import type_of_text
from bridge.ods.rows import Constraint, Row, Trait, table
from bridge.ods.slots import Arity, Slot
from bridge.records import Record
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState
from bridge.text.tokens import Token

if TYPE_CHECKING:
    from bridge.ods import predicates
else:
    # Few formats leave a type to a constraint or another type; what tests it is large.
    predicates = deferred("bridge.ods.predicates")

Types = list[Type]
ALL: Final = ""
"""The name under which all operands, results, regions and successors are stored."""


class Reading:
    """What is known of an operation while its format is read, by name."""

    __slots__ = (
        "groups",
        "noted",
        "operand_types",
        "operands",
        "places",
        "regions",
        "result_types",
        "state",
        "successors",
        "values",
    )

    def __init__(self, state: OperationState) -> None:
        self.state = state
        self.operands: dict[str, list[Token]] = {}
        self.operand_types: dict[str, Types] = {}
        self.result_types: dict[str, Types] = {}
        self.places: dict[str, int] = {}
        self.groups: dict[str, list[int]] = {}
        self.regions: dict[str, list[Region]] = {}
        self.successors: dict[str, list[Block]] = {}
        self.values: dict[str, list[Value]] = {}
        """Operands that are looked up already."""
        self.noted: dict[str, Any] = {}
        """What one directive leaves to another."""


TypesFor = Callable[[AsmReader, Reading], Type | Sequence[Type]]
"""One type for all values of a slot, or one for each."""


class Sources:
    """How the types of each operand and result are known, in the row's order."""

    __slots__ = ("infers", "operands", "results")

    def __init__(self) -> None:
        self.operands: list[TypesFor] = []
        self.results: list[TypesFor] = []
        self.infers = False
        """Whether the results' types are inferred by code of the op's own."""


class Seen(Record):
    """What a format names."""

    operands: frozenset[str]
    results: frozenset[str]
    attributes: frozenset[str]
    properties: frozenset[str]
    all_operands: bool
    all_operand_types: bool
    all_result_types: bool


def seen_in(elements: tuple[Element, ...]) -> Seen:
    """What is spelled in a format."""
    typed: list[Variable | All] = []
    for element in walk(elements):
        if isinstance(element, TypeOf):
            typed.append(element.of)
        elif isinstance(element, FunctionalType):
            typed += [element.inputs, element.results]
    named = {e.name: e.kind for e in walk(elements) if isinstance(e, Variable)}

    def of(kind: str) -> frozenset[str]:
        return frozenset(
            e.name for e in typed if isinstance(e, Variable) and e.kind == kind
        )

    return Seen(
        of("operand"),
        of("result"),
        frozenset(name for name, kind in named.items() if kind == "attribute"),
        frozenset(name for name, kind in named.items() if kind == "property"),
        All("operands") in elements or All("operands") in _bare(elements),
        All("operands") in typed,
        All("results") in typed,
    )


def _bare(elements: tuple[Element, ...]) -> Iterator[Element]:
    """Elements that are not inside a type's directive."""
    for element in elements:
        yield element
        if not isinstance(element, TypeOf | FunctionalType | Ref | AttrDict):
            yield from _bare(children(element))


Transform = Callable[[Type], "Type | Sequence[Type] | None"]
"""Returns None for a type of another kind."""

Resolver = tuple[str, Transform | None]
"""The name of the value or attribute that a type follows from, and how."""


def sources_of(
    row: Row, seen: Seen, constraint: Callable[[str], Constraint], inferred: bool
) -> Sources:
    """Decides how each type is known; raises `FormatFault` where it cannot be."""
    follows = {
        name: (origin, TRANSFORMS[word]) for name, (origin, word) in row.follows.items()
    }
    resolvers = {**follows, **_resolvers(row, seen)}
    spread = bool(follows)
    sources = Sources()
    if not seen.all_result_types:
        if row.results and not seen.results and inferred:
            sources.infers = True
        else:
            sources.results = [
                _source(
                    row, slot, seen.results, resolvers, constraint, "result", spread
                )
                for slot in row.results
            ]
    if not seen.all_operand_types:
        sources.operands = [
            _source(row, slot, seen.operands, resolvers, constraint, "operand", spread)
            for slot in row.operands
        ]
    return sources


def _source(
    row: Row,
    slot: Slot,
    seen: frozenset[str],
    resolvers: dict[str, Resolver],
    constraint: Callable[[str], Constraint],
    kind: str,
    spread: bool,
) -> TypesFor:
    """`spread` where the first of several types is that of all others."""
    if slot.name in seen:
        return _spelled(slot.name, kind)
    if slot.name in resolvers:
        origin, function = resolvers[slot.name]
        found = _following(row, origin, function, constraint)
        return _first(found) if spread else found
    builder = constraint(slot.constraint).facts.get("builds")
    if not builder:
        raise FormatFault(f"the type of '{slot.name}' is inferred by code of its own")
    ty = type_of_text(builder)
    return lambda r, reading: ty


def _spelled(name: str, kind: str) -> TypesFor:
    if kind == "operand":
        return lambda r, reading: reading.operand_types.get(name, [])
    return lambda r, reading: reading.result_types.get(name, [])


def _following(
    row: Row,
    origin: str,
    function: Transform | None,
    constraint: Callable[[str], Constraint],
) -> TypesFor:
    """The type that follows from another value's, or from an attribute's."""
    slot = next((s for s in row.operands if s.name == origin), None)
    kind = "operand" if slot is not None else "result"
    slot = slot or next((s for s in row.results if s.name == origin), None)
    if slot is None:
        return _of_attribute(origin)
    spelled = _spelled(origin, kind)
    several = slot.arity in (Arity.VARIADIC, Arity.GROUPS)
    if function is None:
        return spelled if several else _first(spelled)
    demanded = constraint(slot.constraint).summary
    if slot.arity is Arity.VARIADIC:
        demanded = f"variadic of {demanded}"
    test = predicates.type_test(row.name.partition(".")[0], slot.constraint)
    apply = function

    def applied(r: AsmReader, reading: Reading, ty: Type) -> Type | Sequence[Type]:
        found = apply(ty) if test(ty) is not False else None
        if found is not None:
            return found
        message = f"'{origin}' must be {demanded}, but got '{ty}'"
        raise r.op_error(reading.state, message)

    def types(r: AsmReader, reading: Reading) -> Type | Sequence[Type]:
        given = spelled(r, reading)
        found: Types = []
        each = [given] if isinstance(given, Type) else given
        for ty in each:
            made = applied(r, reading, ty)
            if isinstance(made, Type):
                if not several:
                    return made
                found.append(made)
            elif len(each) == 1:
                return made
            else:
                found += made
        return found

    return types


def _first(spelled: TypesFor) -> TypesFor:
    """One type for all: where it is spelled at most once."""

    def types(r: AsmReader, reading: Reading) -> Type | Sequence[Type]:
        given = spelled(r, reading)
        return given if isinstance(given, Type) or not given else given[0]

    return types


def _of_attribute(origin: str) -> TypesFor:
    def types(r: AsmReader, reading: Reading) -> Type | Sequence[Type]:
        state = reading.state
        attr = state.properties.get(origin) or state.attributes.get(origin)
        ty = type_of_attribute(attr)
        if ty is None:
            raise r.op_error(state, f"'{origin}' has no type")
        return ty

    return types


def type_of_attribute(attr: Attribute | None) -> Type | None:
    """Upstream's `getType()`: that of a string without one is `none`."""
    if attr is None or isinstance(attr, TypeAttr):
        return None
    found = getattr(attr, "type", None)
    if isinstance(found, Type):
        return found
    return NoneType() if isinstance(attr, StringAttr) else None


# Types by traits -------------------------------------------------------------------


def _resolvers(row: Row, seen: Seen) -> dict[str, Resolver]:
    found: dict[str, Resolver] = {}
    for trait in row.traits:
        rule = _RULES.get(trait.name)
        if rule is not None:
            rule(row, seen, trait, found)
    return found


def _is_seen(row: Row, seen: Seen, name: str) -> bool:
    if any(slot.name == name for slot in row.operands):
        return name in seen.operands
    if any(slot.name == name for slot in row.results):
        return name in seen.results
    return name in seen.attributes


def _all_match(row: Row, seen: Seen, trait: Trait, found: dict[str, Resolver]) -> None:
    values = (trait.fields or {}).get("values", ())
    for value in values:
        if _is_seen(row, seen, value):
            found.update({other: (value, None) for other in values if other != value})


def _same_types(row: Row, seen: Seen, trait: Trait, found: dict[str, Resolver]) -> None:
    results = trait.name == "SameOperandsAndResultType"
    spelled = [s.name for s in row.operands if s.name in seen.operands]
    if results:
        spelled += [s.name for s in row.results if s.name in seen.results]
    if not spelled:
        return
    known = seen.operands | (seen.results if results else frozenset())
    for slot in (*row.operands, *(row.results if results else ())):
        if slot.name not in known:
            found[slot.name] = (spelled[0], None)


def _match_with(row: Row, seen: Seen, trait: Trait, found: dict[str, Resolver]) -> None:
    fields = trait.fields or {}
    lhs, rhs = fields["lhs"], fields["rhs"]
    if _is_seen(row, seen, lhs) and rhs not in seen.operands | seen.results:
        found[rhs] = (lhs, _transform(row, fields["by"]))


def _transform(row: Row, term: object) -> Transform:
    owner = table(row.name.partition(".")[0])
    assert owner is not None  # a row is one of a table
    return predicates.transform(term, owner)


def _element_count(
    row: Row, seen: Seen, trait: Trait, found: dict[str, Resolver]
) -> None:
    fields = trait.fields or {}
    if _is_seen(row, seen, fields["shaped"]):
        function = _transform(row, ["elements", "self"])
        found[fields["elements"]] = (fields["shaped"], function)


_RULES: Final[dict[str, Callable[[Row, Seen, Trait, dict[str, Resolver]], None]]] = {
    "AllTypesMatch": _all_match,
    "OptionalTypesMatchWith": _match_with,
    "RangedTypesMatchWith": _match_with,
    "SameOperandsAndResultType": _same_types,
    "SameTypeOperands": _same_types,
    "ShapedTypeMatchesElementCountAndTypes": _element_count,
    "TypesMatchWith": _match_with,
}
