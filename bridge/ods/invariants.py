"""What the tables demand of one op, in the order of upstream's verifier.

The numbers of operands, results, regions and successors have been found right before,
and so have the structural traits (segments, terminators, parents, single blocks). What
upstream generates from an op's definition asks then for

1. properties: `property 'x' failed to satisfy constraint: …`;
2. attributes that must be there, by name: `requires attribute 'x'`;
3. attributes, as declared: `attribute 'x' failed to satisfy constraint: …`;
4. operands, then results, group by group: `operand #N must be …, but got 'T'`. A group
   that may be missing is counted first: `operand group starting at #N requires 0 or 1
   element, but found M`; one that is made of groups too, against its attribute:
   `NAME count (N) does not match with the total size (M) specified in attribute 'x'`;
5. predicates on the op: `failed to verify that …`;
6. regions: `region #N ('name') failed to verify constraint: …`; no constraint of a
   successor demands anything.

The types and properties of an op decide all but the last, and but what a predicate asks
about the ops around it. So there are two functions for a row: `compile_invariants`, of
what a caller may remember by types and properties, and `compile_surroundings`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

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


def compile_invariants(row: Row) -> Fault:
    """Gives the first broken rule that types and properties decide.

    The ops it is asked of have the row's name and its numbers of operands and results.
    """
    return _first(tuple(_generated(row)))


def compile_surroundings(row: Row) -> Fault | None:
    """Gives the first broken rule about regions, and about what is around the op.

    None where the row has no such rule.
    """
    rules = (*_located_tests(row), *_region_rules(row))
    return _first(rules) if rules else None


def _first(rules: tuple[Fault, ...]) -> Fault:
    def first(op: Operation) -> str | None:
        for rule in rules:
            found = rule(op)
            if found is not None:
                return found
        return None

    return first


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
    # Those about what is around the op are in their place here, and asked again later.
    yield from map(_op_rule, demands(row))


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
