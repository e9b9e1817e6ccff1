"""What the tables demand of one op, checked in the order of upstream's verifier.

First what its traits count:

1. regions: `requires zero regions`, `requires one region`, `expected N regions`,
   `expected N or more regions`;
2. results: the same texts, without a word on how many there are;
3. successors: `requires N successors but found M`, `requires at least N …`;
4. operands: `requires zero operands`, `requires a single operand`,
   `expected N operands, but found M`, `expected N or more operands, …`;
5. segments: `operand count (N) does not match with the total size (M) specified in
   attribute 'operandSegmentSizes'`, or `… attribute cannot have negative elements`.

Upstream's other structural traits (terminators, parents, single blocks) come next, and
are not of this module. Then what it generates from the op's definition:

6. properties: `property 'x' failed to satisfy constraint: …`;
7. attributes that must be there, by name: `requires attribute 'x'`;
8. attributes, as declared: `attribute 'x' failed to satisfy constraint: …`;
9. operands, then results, group by group: `operand #N must be …, but got 'T'`. A group
   that may be missing is counted first: `operand group starting at #N requires 0 or 1
   element, but found M`; one that is made of groups too, against its attribute;
10. predicates on the op: `failed to verify that …`;
11. regions: `region #N ('name') failed to verify constraint: …`, and successors alike.

The types, the properties and the counts of an op decide all but the last; so what was
found right once is looked up by them, and costs one probe of a dictionary.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from bridge.ir.core import Operation
from bridge.ods.op_predicates import Demand, demands
from bridge.ods.predicates import (
    Test,
    anything,
    attribute_test,
    property_test,
    region_test,
    type_test,
)
from bridge.ods.rows import Arity, Constraint, Row, Slot, Table, table
from bridge.ods.slots import Values, values_of

Fault = Callable[[Operation], "str | None"]
"""Gives what is wrong with an op, without its name, or None."""

MEMO_SIZE: Final = 65_536
"""So many signatures that were found right are kept of one op's row."""

_memos: Final[list[set[Any]]] = []


def forget_signatures() -> None:
    """Lets go of the types and properties that were found right."""
    for memo in _memos:
        memo.clear()


def compile_counts(row: Row) -> Fault:
    """Gives the first broken rule among those that count; see the module."""
    return _first(tuple(_counts(row)))


def compile_invariants(row: Row) -> Fault:
    """Gives the first broken rule of all in this module, without the op's name.

    The ops it is asked of have the row's name; any number of operands, results,
    regions, successors and properties is right to ask about. The caller keeps what it
    gives: it has a memo of its own.
    """
    rules = _first((*_counts(row), *_generated(row)))
    located = _first((*_located_tests(row), *_region_rules(row)))
    memo: set[Any] = set()
    _memos.append(memo)
    has_located = bool(row.regions) or any(demand.located for demand in demands(row))

    def fault(op: Operation) -> str | None:
        operands = op._operands
        signature = (
            op._properties,
            len(operands),
            len(op.regions),
            len(op.successors),
            *[value.type for value in operands],
            *[value.type for value in op.results],
        )
        if signature not in memo:
            found = rules(op)
            if found is not None:
                return found
            if len(memo) >= MEMO_SIZE:
                memo.clear()
            memo.add(signature)
        return located(op) if has_located else None

    return fault


def _first(rules: tuple[Fault, ...]) -> Fault:
    def first(op: Operation) -> str | None:
        for rule in rules:
            found = rule(op)
            if found is not None:
                return found
        return None

    return first


# Counts ------------------------------------------------------------------------------


def _counts(row: Row) -> Iterator[Fault]:
    for field, slots, texts in (
        ("regions", row.regions, _REGIONS),
        ("results", row.results, _RESULTS),
        ("successors", row.successors, _SUCCESSORS),
        ("operands", row.operands, _OPERANDS),
    ):
        rule = _count(field, slots, texts)
        if rule is not None:
            yield rule
    for kind, slots in (("operand", row.operands), ("result", row.results)):
        if row.has_trait(f"AttrSized{kind.capitalize()}Segments"):
            yield _segments(kind, len(slots))


_Texts = tuple[str, str, str, str]
_REGIONS: Final = (
    "requires zero regions",
    "requires one region",
    "expected {0} regions",
    "expected {0} or more regions",
)
_RESULTS: Final = (
    "requires zero results",
    "requires one result",
    "expected {0} results",
    "expected {0} or more results",
)
_SUCCESSORS: Final = (
    "requires 0 successors but found {1}",
    "requires 1 successor but found {1}",
    "requires {0} successors but found {1}",
    "requires at least {0} successors but found {1}",
)
_OPERANDS: Final = (
    "requires zero operands",
    "requires a single operand",
    "expected {0} operands, but found {1}",
    "expected {0} or more operands, but found {1}",
)
"""What is said where none, one, several or at least so many are demanded."""


def _count(field: str, slots: tuple[Slot, ...], texts: _Texts) -> Fault | None:
    fixed = sum(slot.arity is Arity.ONE for slot in slots)
    at_least = fixed < len(slots)
    if at_least and not fixed:
        return None
    text = texts[3] if at_least else texts[min(fixed, 2)]

    def rule(op: Operation) -> str | None:
        count = len(getattr(op, field))
        if count == fixed or (at_least and count > fixed):
            return None
        return text.format(fixed, count)

    return rule


def _segments(kind: str, groups: int) -> Fault:
    name = f"{kind}SegmentSizes"

    def rule(op: Operation) -> str | None:
        written: Any = op._properties.get(name)
        sizes = (0,) * groups if written is None else written.values
        if len(sizes) != groups:
            return (
                f"'{name}' attribute for specifying {kind} segments must have "
                f"{groups} elements, but got {len(sizes)}"
            )
        return _sizes_fault(sizes, len(getattr(op, f"{kind}s")), kind, name)

    return rule


def _sizes_fault(sizes: Iterable[int], count: int, what: str, name: str) -> str | None:
    if min(sizes, default=0) < 0:
        return f"'{name}' attribute cannot have negative elements"
    total = sum(sizes)
    if total == count:
        return None
    return (
        f"{what} count ({count}) does not match with the total size ({total}) "
        f"specified in attribute '{name}'"
    )


# What is generated from the op's definition ------------------------------------------


def _generated(row: Row) -> Iterator[Fault]:
    owner = table(row.name.partition(".")[0])
    if owner is None:
        return
    for prop in row.properties:
        test = property_test(owner.dialect, prop.constraint)
        yield from _attribute_rule("property", prop.name, prop.constraint, owner, test)
    for name in sorted(a.name for a in row.attributes if not (a.optional or a.default)):
        yield _required(name)
    for attr in row.attributes:
        test = attribute_test(owner.dialect, attr.constraint)
        yield from _attribute_rule("attribute", attr.name, attr.constraint, owner, test)
    for kind, slots in (("operand", row.operands), ("result", row.results)):
        if any(_matters(slot, owner) for slot in slots):
            yield _values_rule(row, kind, slots, owner)
    yield from (_op_rule(demand) for demand in demands(row) if not demand.located)


def _required(name: str) -> Fault:
    text = f"requires attribute '{name}'"
    return lambda op: None if name in op._properties else text


def _attribute_rule(
    kind: str, name: str, constraint: str, owner: Table, test: Test
) -> Iterator[Fault]:
    if test is anything:
        return
    summary = owner.constraint(constraint).summary
    text = f"{kind} '{name}' failed to satisfy constraint: {summary}"

    def rule(op: Operation) -> str | None:
        attr = op._properties.get(name)
        return text if attr is not None and test(attr) is False else None

    yield rule


def _matters(slot: Slot, owner: Table) -> bool:
    """Whether anything is asked of the slot's values."""
    return (
        slot.arity in (Arity.OPTIONAL, Arity.GROUPS)
        or type_test(owner.dialect, slot.constraint) is not anything
    )


Part = tuple[Values, Arity, str, str, Test, str]


def _values_rule(row: Row, kind: str, slots: tuple[Slot, ...], owner: Table) -> Fault:
    parts: tuple[Part, ...] = tuple(
        (
            values_of(row, f"{kind}s", index),
            slot.arity,
            slot.name,
            slot.segments,
            type_test(owner.dialect, slot.constraint),
            _summary(slot, owner.constraint(slot.constraint)),
        )
        for index, slot in enumerate(slots)
    )

    def rule(op: Operation) -> str | None:
        index = 0
        for get, arity, name, segments, test, summary in parts:
            values = get(op)
            if arity is Arity.OPTIONAL and len(values) > 1:
                return (
                    f"{kind} group starting at #{index} requires 0 or 1 element, "
                    f"but found {len(values)}"
                )
            if arity is Arity.GROUPS:
                fault = _groups_fault(op, segments, name, len(values))
                if fault is not None:
                    return fault
            if test is not anything:
                for at, value in enumerate(values, index):
                    if test(value.type) is False:
                        return f"{kind} #{at} must be {summary}, but got '{value.type}'"
            index += len(values)
        return None

    return rule


def _summary(slot: Slot, constraint: Constraint) -> str:
    several = slot.arity in (Arity.VARIADIC, Arity.GROUPS)
    return f"variadic of {constraint.summary}" if several else constraint.summary


def _groups_fault(op: Operation, segments: str, name: str, count: int) -> str | None:
    written: Any = op._properties.get(segments)
    if written is None:
        return f"requires dense i32 array attribute '{segments}'"
    return _sizes_fault(written.values, count, name, segments)


def _op_rule(demand: Demand) -> Fault:
    test, message = demand.test, f"failed to verify that {demand.text}"
    return lambda op: message if test(op) is False else None


# What the types and properties do not decide -----------------------------------------


def _located_tests(row: Row) -> Iterator[Fault]:
    return (_op_rule(demand) for demand in demands(row) if demand.located)


def _region_rules(row: Row) -> Iterator[Fault]:
    owner = table(row.name.partition(".")[0])
    if owner is None:
        return
    parts = [
        (
            values_of(row, "regions", index),
            f" ('{slot.name}')" if slot.name else "",
            region_test(owner.dialect, slot.constraint),
            owner.constraint(slot.constraint).summary,
        )
        for index, slot in enumerate(row.regions)
    ]

    def rule(op: Operation) -> str | None:
        index = 0
        for get, name, test, summary in parts:
            for region in get(op):
                if test(region) is False:
                    return (
                        f"region #{index}{name} failed to verify constraint: {summary}"
                    )
                index += 1
        return None

    if any(part[2] is not anything for part in parts):
        yield rule
