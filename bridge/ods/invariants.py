"""What the tables demand of one op, in the order of upstream's verifier.

The numbers of operands, results, regions and successors have been found right before,
and so have the structural traits (segments, terminators, parents, single blocks). What
upstream generates from an op's definition then checks

1. properties: `property 'x' failed to satisfy constraint: …`;
2. attributes that must be there, by name: `requires attribute 'x'`;
3. attributes, as declared: `attribute 'x' failed to satisfy constraint: …`;
4. operands, then results, group by group: `operand #N must be …, but got 'T'`. A group
   that may be missing is counted first: `operand group starting at #N requires 0 or 1
   element, but found M`; one that consists of groups too, against its attribute:
   `NAME count (N) does not match with the total size (M) specified in attribute 'x'`;
5. predicates on the op: `failed to verify that …`;
6. regions: `region #N ('name') failed to verify constraint: …`; no constraint of a
   successor demands anything.

The types and properties of an op decide all but the last, and but what a predicate asks
about the ops around it. So there are two functions for a row: `compile_invariants`, of
what a caller may remember by types and properties, and `compile_surroundings`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bridge import native
from bridge.ir.attributes import Attribute, DictionaryAttr
from bridge.ir.core import Operation
from bridge.ods.op_predicates import Demand, demands
from bridge.ods.predicates import (
    Remembered,
    Test,
    Verdict,
    anything,
    attribute_test,
    property_test,
    region_test,
    type_test,
)
from bridge.ods.rows import Constraint, Row, Table, table
from bridge.ods.slots import Arity, Slot, Slots, ValuesOf, sizes_fault

Fault = Callable[[Operation], "str | None"]
"""Returns what is wrong with an op, without its name, or None."""


def compile_invariants(row: Row) -> Fault:
    """Returns the first broken rule that types and properties decide.

    The ops it is called with have the row's name and its numbers of operands and
    results.
    """
    return _first(tuple(_generated(row)))


def compile_surroundings(row: Row) -> Fault | None:
    """Returns the first broken rule about regions, and about what is around the op.

    None where the row has no such rule.
    """
    rules = (*_located_tests(row), *_region_rules(row))
    return _first(rules) if rules else None


def looks_around(row: Row) -> bool:
    """Whether what is around an operation decides a rule of its row."""
    return any(demand.located for demand in demands(row))


def _first(rules: tuple[Fault, ...]) -> Fault:
    if native.COMPILED:
        return rules[0] if len(rules) == 1 else native.core.FirstFault(rules)

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
    demanded = tuple(_properties(row, owner))
    required = tuple(
        sorted(
            a.name for a in row.attributes if not (a.optional or a.default or a.text)
        )
    )
    if demanded or required:
        yield _properties_rule(required, demanded)
    for slots in (row.operands, row.results):
        if any(_matters(slot, owner) for slot in slots):
            yield _values_rule(slots, owner)
    # Those about the parent op are in order here, and checked again later.
    yield from map(_op_rule, demands(row))


def _properties(row: Row, owner: Table) -> Iterator[tuple[bool, str, Test, str]]:
    """Whether it is an attribute, its name, its test, and its diagnostic."""
    listed = (
        ("property", row.properties, property_test),
        ("attribute", row.attributes, attribute_test),
    )
    for kind, parts, test_of in listed:
        for part in parts:
            test = test_of(owner.dialect, part.constraint)
            summary = owner.constraint(part.constraint).summary
            if test is not anything:
                text = f"{kind} '{part.name}' failed to satisfy constraint: {summary}"
                yield kind == "attribute", part.name, test, text


def _properties_rule(
    required: tuple[str, ...], demanded: tuple[tuple[bool, str, Test, str], ...]
) -> Fault:
    plain = [part[1:] for part in demanded if not part[0]]
    inherent = [part[1:] for part in demanded if part[0]]
    right: DictionaryAttr | None = None

    def rule(op: Operation) -> str | None:
        nonlocal right
        given = op.properties
        # Most ops of a name have the properties that the one before had.
        if given is right:
            return None
        found = broken(dict(given.entries))
        if found is None:
            right = given
        return found

    def broken(given: dict[str, Attribute]) -> str | None:
        for name, test, text in plain:
            attr = given.get(name)
            if attr is not None and test(attr) is False:
                return text
        for name in required:
            if name not in given:
                return f"requires attribute '{name}'"
        for name, test, text in inherent:
            attr = given.get(name)
            if attr is not None and test(attr) is False:
                return text
        return None

    if native.COMPILED:
        parts = [(name, test, _known_of(test)) for name, test, _ in plain + inherent]
        return native.core.Properties(required, tuple(parts), rule)
    return rule


def _known_of(test: Test) -> dict[object, Verdict] | None:
    """What a test was found to say, where it is remembered."""
    return test.known if isinstance(test, Remembered) else None


def _matters(slot: Slot, owner: Table) -> bool:
    """Whether the slot's values have any constraint."""
    return (
        slot.arity in (Arity.OPTIONAL, Arity.GROUPS)
        or type_test(owner.dialect, slot.constraint) is not anything
    )


Part = tuple[ValuesOf, Arity, str, str, Test, str]


def _values_rule(slots: Slots, owner: Table) -> Fault:
    kind = slots.field[:-1]
    parts: tuple[Part, ...] = tuple(
        (
            slots.values(index),
            slot.arity,
            slot.name,
            slot.segments,
            type_test(owner.dialect, slot.constraint),
            _summary(slot, owner.constraint(slot.constraint)),
        )
        for index, slot in enumerate(slots)
    )

    tests = [part[4] for part in parts]
    fits = _plain_test(slots, tests)

    def rule(op: Operation) -> str | None:
        if fits(op):
            return None
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

    if native.COMPILED and _have_places(slots):
        known = tuple([_found_by(test) for test in tests])
        is_list = slots[-1].arity is Arity.VARIADIC
        fixed, rest = (known[:-1], known[-1]) if is_list else (known, None)
        return native.core.Values(slots.field, fixed, rest, rule)
    return rule


def _found_by(test: Test) -> dict[object, Verdict] | None:
    """What a test was found to say of types; None where it accepts any."""
    if test is anything:
        return None
    return test.known if isinstance(test, Remembered) else {}


def _have_places(slots: Slots) -> bool:
    """Whether the positions of values follow from their number."""
    fixed = slots[:-1] if slots[-1].arity is Arity.VARIADIC else slots
    return all(slot.arity is Arity.ONE for slot in fixed) and not slots.sizes


def _plain_test(slots: Slots, tests: list[Test]) -> Callable[[Operation], bool]:
    """Whether all values fit, where their positions follow from their number."""
    if not _have_places(slots):
        return lambda op: False
    is_list = slots[-1].arity is Arity.VARIADIC
    field = slots.field
    known = [_known(test) for test in tests]
    *first, rest = known if is_list else [*known, _known(anything)]
    count = len(first)

    def fits(op: Operation) -> bool:
        values = getattr(op, field)
        for value, known_of in zip(values, first, strict=False):
            if not known_of(value.type):
                return False
        others = values[count:]
        return not others or all(rest(value.type) for value in others)

    return fits


def _known(test: Test) -> Callable[[object], object]:
    """Returns true for a type that is known to fit, and need not be checked."""
    if isinstance(test, Remembered):
        return test.known.get
    return (lambda ty: True) if test is anything else lambda ty: False


def _summary(slot: Slot, constraint: Constraint) -> str:
    several = slot.arity in (Arity.VARIADIC, Arity.GROUPS)
    return f"variadic of {constraint.summary}" if several else constraint.summary


def _groups_fault(op: Operation, segments: str, name: str, count: int) -> str | None:
    written: Any = op.properties.get(segments)
    if written is None:
        return f"requires dense i32 array attribute '{segments}'"
    return sizes_fault(written.values, count, name, segments)


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
            row.regions.values(index),
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
