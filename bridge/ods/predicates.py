"""Predicates of constraints: trees of C++ texts, tested on our types and attributes.

A test is right or wrong where all that decides it is known, and has no opinion
otherwise. What stands behind a part that is wrong is not asked: it may not make sense.

`predicate_texts` has the leaves; this module combines them and finds constraints.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import IntegerType
from bridge.ods.cpp_text import bare
from bridge.ods.enums import enum, enum_of_class
from bridge.ods.predicate_subjects import Subject, subject
from bridge.ods.predicate_texts import Test, Verdict, anything, leaf
from bridge.ods.rows import Constraint, Predicate, Table, table

__all__ = [
    "Remembered",
    "Test",
    "Verdict",
    "anything",
    "attribute_test",
    "combined",
    "compiled",
    "property_test",
    "region_test",
    "type_test",
]


def compiled(predicate: Predicate, owner: Table) -> Test | None:
    """The test of a predicate, or None where nothing of it is known."""
    predicate = owner.test(predicate)
    if isinstance(predicate, str):
        return leaf(predicate, owner.dialect)
    kind, *parts = predicate
    special = _SPECIAL.get(kind)
    if special is not None:
        return special(parts, owner)
    return combined(kind, [compiled(part, owner) for part in parts])


def combined(kind: str, tests: list[Test | None]) -> Test | None:
    """The test of several that `and`, `or` or `not` joins; None for other words."""
    combine = _COMBINATORS.get(kind)
    return None if combine is None else combine([test or unknown for test in tests])


# Constraints -------------------------------------------------------------------------


@cache
def type_test(dialect: str, constraint: str) -> Test:
    """Whether a type satisfies a constraint of a dialect.

    It is `anything` where any type does.
    """
    return _test_of(dialect, constraint)


@cache
def attribute_test(dialect: str, constraint: str) -> Test:
    """Whether an attribute satisfies a constraint of a dialect.

    The answer is not kept: an attribute may be large.
    """
    found = table(dialect)
    if found is None or constraint not in found.data["constraints"]:
        return unknown
    cases = case_test(found.constraint(constraint), dialect)
    test = _test_of(dialect, constraint, lasts=False)
    if cases is None or test is unknown:
        return test
    # The constraint may demand more than a case of the enum.
    return _all((cases, test))


@cache
def property_test(dialect: str, constraint: str) -> Test:
    """Whether a property that is no attribute satisfies a constraint of a dialect.

    Where it is a number in C++, only one that was written as a number can be wrong:
    what is written as a case of an enum is one.
    """
    test = _test_of(dialect, constraint, lasts=False)
    if test is anything:
        return test
    return lambda attr: test(attr.value) if isinstance(attr, IntegerAttr) else True


@cache
def region_test(dialect: str, constraint: str) -> Test:
    """Whether a region satisfies a constraint of a dialect."""
    return _test_of(dialect, constraint, lasts=False)


def unknown(self: Any) -> Verdict:
    """The test of which nothing is known."""
    return None


def _test_of(dialect: str, constraint: str, *, lasts: bool = True) -> Test:
    """The test of a constraint, which is asked once where the answer lasts."""
    found = table(dialect)
    if found is None or constraint not in found.data["constraints"]:
        return unknown
    line = found.constraint(constraint)
    if line.loose and "test" not in line.facts:
        return unknown
    test = compiled(line.test, found) or unknown
    if not lasts or test is anything or test is unknown:
        return test
    return Remembered(test)


MEMO_SIZE: Final = 4096


class Remembered:
    """A test that asks once about a type: types are interned.

    `known` has what was found, for callers that look there before they ask.
    """

    __slots__ = ("_test", "known")

    def __init__(self, test: Test) -> None:
        self._test = test
        self.known: dict[Any, Verdict] = {}

    def __call__(self, ty: Any) -> Verdict:
        known = self.known
        if ty in known:
            return known[ty]
        if len(known) >= MEMO_SIZE:
            known.clear()
        known[ty] = verdict = self._test(ty)
        return verdict


def case_test(constraint: Constraint, dialect: str) -> Test | None:
    """The test of an integer that stands for a case of an enum."""
    facts = constraint.facts
    if "enum" not in facts or facts.get("is", "").startswith("#"):
        return None
    # The enum may be another dialect's, which the class says.
    cpp = facts.get("cpp", "").removesuffix("Attr")
    cases = enum(dialect, facts["enum"]) or enum_of_class(cpp, dialect)
    if cases is None or cases.bits:
        return None
    ty = IntegerType(cases.width)
    values = frozenset(cases.symbols.values())
    return lambda attr: (
        isinstance(attr, IntegerAttr) and attr.type is ty and attr.value in values
    )


# Combinators -------------------------------------------------------------------------


def _all(tests: Sequence[Test]) -> Test:
    def ask(self: Any) -> Verdict:
        found: Verdict = True
        for test in tests:
            verdict = test(self)
            if verdict is False:
                return False
            if verdict is None:
                found = None
        return found

    return ask


def _any(tests: Sequence[Test]) -> Test:
    def ask(self: Any) -> Verdict:
        found: Verdict = False
        for test in tests:
            verdict = test(self)
            if verdict is True:
                return True
            if verdict is None:
                found = None
        return found

    return ask


def _not(tests: Sequence[Test]) -> Test:
    (test,) = tests

    def ask(self: Any) -> Verdict:
        verdict = test(self)
        return None if verdict is None else not verdict

    return ask


_COMBINATORS: Final[dict[str, Callable[[Sequence[Test]], Test]]] = {
    "and": _all,
    "not": _not,
    "or": _any,
}

_EACH: Final = bare(
    "::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self), "
    "[&](::mlir::Attribute attr) { return attr && ("
)
_CALLED: Final = bare("[](::mlir::Type elementType) { return ")


def _concatenated(parts: list[Any], owner: Table) -> Test | None:
    """A function that is called in C++: on the element type, or on each element."""
    head, tail = bare(parts[0]), bare(parts[1])
    body = owner.test(parts[2])
    # The function's argument stands for what is asked about.
    is_subst = isinstance(body, list) and body[0] == "subst"
    test = compiled(body[3] if is_subst else body, owner)
    if test is None:
        return None
    if head == _EACH:
        return _each(test)
    if head != _CALLED:
        return None
    return asked_of(subject(tail.removeprefix(";}(").removesuffix(")")), test)


def _each(test: Test) -> Test:
    """A test of all elements of an array."""

    def ask(self: Any) -> Verdict:
        verdicts = {test(attr) for attr in self.elements}
        return False if False in verdicts else (None not in verdicts or None)

    return ask


def _substituted(parts: list[Any], owner: Table) -> Test | None:
    _, what, predicate = parts
    test = compiled(predicate, owner)
    return None if test is None else asked_of(subject(bare(what)), test)


def asked_of(of: Subject | None, test: Test) -> Test | None:
    """A test that is asked of a part; it has no opinion where there is no such part."""
    if of is None:
        return None

    def ask(self: Any) -> Verdict:
        part = of(self)
        return None if part is None else test(part)

    return ask


_SPECIAL: Final = {"concat": _concatenated, "subst": _substituted}
