"""Whether inherent attributes are what upstream demands of them while it reads.

Those written among the discardable ones must satisfy their constraints; those in
`<{...}>` must be of the class that they are stored in. Where nothing is known of a
constraint, the attribute is taken as right, and the verifier has the last word.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from bridge.ir.attributes import Attribute, DenseArrayAttr
from bridge.ir.types import I32
from bridge.ods.kinds import kind
from bridge.ods.native import Inconvertible, conversions
from bridge.ods.predicates import Test, anything, attribute_test
from bridge.ods.rows import FORGET, Constraint, Table, row, table


def inherent_fault(name: str, attributes: Mapping[str, Attribute]) -> str | None:
    """What is wrong with the first attribute that breaks its constraint."""
    demands = _demands(name)
    wrong = [
        key
        for key, attr in attributes.items()
        if key in demands and demands[key][0](attr) is False
    ]
    if not wrong:
        return None
    # They are asked by name.
    key = min(wrong)
    return f"attribute '{key}' failed to satisfy constraint: {demands[key][1]}"


def property_fault(name: str, attributes: Mapping[str, Attribute]) -> str | None:
    """What is wrong with the first attribute that cannot be stored as the property."""
    line = row(name)
    if line is not None and not line.inherent:
        return "this operation has empty properties"
    tests = _storages(name)
    wrong = [
        key
        for key, attr in attributes.items()
        if key in tests and tests[key](attr) is False
    ]
    if wrong:
        key = min(wrong)
        return f"Invalid attribute `{key}` in property conversion: {attributes[key]}"
    for key, convert in conversions(name).items():
        attr = attributes.get(key)
        try:
            if attr is not None:
                convert(attr)
        except Inconvertible as fault:
            return f"for `{key}`: {fault}"
    for key, count in _segments(name):
        attr = attributes.get(key)
        if attr is None:
            continue
        if not isinstance(attr, DenseArrayAttr) or attr.element is not I32:
            return f"for `{key}`: expected DenseI32ArrayAttr"
        if len(attr) != count:
            found = f"{len(attr)} vs {count}"
            return f"for `{key}`: size mismatch in attribute conversion: {found}"
    return None


@cache
def _segments(name: str) -> tuple[tuple[str, int], ...]:
    """The sizes of groups that an op keeps, each with the number of groups."""
    line = row(name)
    if line is None:
        return ()
    sized = [slots for slots in (line.operands, line.results) if slots.sizes]
    return tuple([(slots.sizes, len(slots)) for slots in sized])


@cache
def _demands(name: str) -> dict[str, tuple[Test, str]]:
    """The attributes of an op that are tested, each with what it must be."""
    found = {}
    for key, constraint, known in _constraints(name):
        test = attribute_test(known.dialect, constraint.name)
        if test is not anything:
            found[key] = test, constraint.summary
    return found


@cache
def _storages(name: str) -> dict[str, Test]:
    """What tells whether an attribute is of the class that it is stored in."""
    found: dict[str, Test] = {}
    for key, constraint, _ in _constraints(name):
        stored = constraint.facts.get("class")
        if stored is not None:
            found[key] = kind(stored)
    return found


def _constraints(name: str) -> Iterator[tuple[str, Constraint, Table]]:
    """The attributes of an op whose constraints are known."""
    line = row(name)
    found = table(name.partition(".")[0])
    if line is None or found is None:
        return
    for attribute in line.attributes:
        # A few constraints are another dialect's.
        if attribute.constraint in found.data["constraints"]:
            yield attribute.name, found.constraint(attribute.constraint), found


FORGET.extend([_segments.cache_clear, _demands.cache_clear, _storages.cache_clear])
