"""Whether inherent attributes are what upstream demands of them while it reads.

Those that stand among the discardable ones must satisfy their constraints; those in
`<{...}>` must be of the class that they are kept in. A constraint is a tree of C++
texts; where one of them is not known, the attribute is taken as right, and the
verifier has the last word.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.types import IndexType, IntegerType
from bridge.ods.enums import enum
from bridge.ods.format_attributes import class_test
from bridge.ods.rows import Constraint, Predicate, Table, row, table

Verdict = bool | None
"""None where it is not known."""
Test = Callable[[Attribute], Verdict]

_CLASS: Final = re.compile(r"::llvm::isa<([\w:]+)>\(\$_self\)").fullmatch
_WIDTH: Final = re.compile(
    r"::llvm::cast<::mlir::IntegerAttr>\(\$_self\)\.getType\(\)"
    r"\.is(Signless|Signed|Unsigned)Integer\(([0-9]+)\)"
).fullmatch
_MARKS: Final = {"Signless": "i", "Signed": "si", "Unsigned": "ui"}
_INTEGER: Final = "::llvm::cast<::mlir::IntegerAttr>($_self)"


def inherent_fault(name: str, attributes: Mapping[str, Attribute]) -> str | None:
    """What is wrong with the first attribute that breaks its constraint."""
    for key, test, summary in _demands(name):
        attr = attributes.get(key)
        if attr is not None and test(attr) is False:
            return f"attribute '{key}' failed to satisfy constraint: {summary}"
    return None


def property_fault(name: str, attributes: Mapping[str, Attribute]) -> str | None:
    """What is wrong with the first attribute that cannot be kept as the property."""
    for key, test in _storages(name):
        attr = attributes.get(key)
        if attr is not None and test(attr) is False:
            return f"Invalid attribute `{key}` in property conversion: {attr}"
    return None


@cache
def _demands(name: str) -> tuple[tuple[str, Test, str], ...]:
    """The attributes of an op that are tested, each with what it must be."""
    found = []
    for key, constraint, known in _constraints(name):
        test = _test(constraint, known)
        if test is not None:
            found.append((key, test, constraint.summary))
    return tuple(found)


@cache
def _storages(name: str) -> tuple[tuple[str, Test], ...]:
    """The attributes of an op that are kept in a class that is known."""
    found = []
    for key, constraint, known in _constraints(name):
        cases = _case_test(constraint, known.dialect)
        cpp = constraint.facts.get("cpp", "")
        test = cases or class_test(cpp, known.dialect)
        if test is not None:
            found.append((key, test))
    return tuple(found)


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


def _test(constraint: Constraint, found: Table) -> Test | None:
    return _case_test(constraint, found.dialect) or _compiled(constraint.test, found)


def _case_test(constraint: Constraint, dialect: str) -> Test | None:
    """The test of an integer that stands for a case of an enum."""
    facts = constraint.facts
    if "enum" not in facts or facts.get("is", "").startswith("#"):
        return None
    cases = enum(dialect, facts["enum"])
    if cases is None or cases.bits:
        return None
    ty = IntegerType(cases.width)
    values = frozenset(cases.symbols.values())
    return lambda attr: (
        isinstance(attr, IntegerAttr) and attr.type is ty and attr.value in values
    )


def _compiled(predicate: Predicate, found: Table) -> Test | None:
    """The test of a predicate, or None where nothing of it is known."""
    predicate = found.test(predicate)
    if isinstance(predicate, str):
        return _leaf(predicate, found.dialect)
    kind, *parts = predicate
    combine = _COMBINATORS.get(kind)
    if combine is None:
        return None
    tests = [_compiled(part, found) or _unknown for part in parts]
    return lambda attr: combine(test(attr) for test in tests)


def _unknown(attr: Attribute) -> Verdict:
    return None


def _all(verdicts: Iterable[Verdict]) -> Verdict:
    # What stands behind a false part may not make sense, and is not asked.
    found: Verdict = True
    for verdict in verdicts:
        if verdict is False:
            return False
        found = None if verdict is None else found
    return found


def _any(verdicts: Iterable[Verdict]) -> Verdict:
    found: Verdict = False
    for verdict in verdicts:
        if verdict is True:
            return True
        found = None if verdict is None else found
    return found


def _not(verdicts: Iterable[Verdict]) -> Verdict:
    (verdict,) = verdicts
    return None if verdict is None else not verdict


_COMBINATORS: Final[dict[str, Callable[[Iterable[Verdict]], Verdict]]] = {
    "and": _all,
    "not": _not,
    "or": _any,
}


def _leaf(text: str, dialect: str) -> Test | None:
    match = _CLASS(text)
    if match is not None:
        return class_test(match[1], dialect)
    match = _WIDTH(text)
    if match is not None:
        spelling = f"{_MARKS[match[1]]}{match[2]}"
        return lambda attr: isinstance(attr, IntegerAttr) and str(attr.type) == spelling
    known = _NUMBERS.get(text.replace(_INTEGER, "$"))
    if known is None:
        return None
    return lambda attr: isinstance(attr, IntegerAttr) and known(attr)


_NUMBERS: Final[dict[str, Callable[[IntegerAttr], bool]]] = {
    "!$.getValue().isNegative()": lambda attr: attr.value >= 0,
    "$.getValue().isPowerOf2()": lambda attr: attr.value.bit_count() == 1,
    "$.getValue().isStrictlyPositive()": lambda attr: attr.value > 0,
    "::llvm::isa<::mlir::IndexType>($.getType())": lambda attr: isinstance(
        attr.type, IndexType
    ),
}
"""What is asked of integers, which stand there as `$`."""
