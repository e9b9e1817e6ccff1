"""Predicates: what the tables demand, in a closed set of words, compiled to functions.

A predicate is a JSON array of a word and what it is about. In a constraint that is
`"self"`, the type, attribute, region or number that is tested; in a trait it is an op,
and a name is the type of that operand, result or attribute (`op_predicates` has the
words for the rest of an op).

    ["anything"]                        always true
    ["and", p...]  ["or", p...]  ["not", p]
    ["of", t, p]                        the predicate `p` of a part `t`, as `self`
    ["each", t, p]                      the predicate `p` of each item of a list
    ["is", t, kind...]                  of one of these kinds, see `kinds`
    ["==", t, v]  and != < <= > >=      compared with a number, text or list
    ["in", t, v...]                     one of these
    ["same", t, t...]                   all alike
    ["all same", t, t]                  each item of a list is the other
    ["holds any", t, word...]           a bit enum with one of these cases
    ["broadcast", t, t, t]              the first is what the others are stretched to
    ["below", t, t]  ["at most", t, t]  compared with each other
    ["like", t, t]                      several types have the elements and rank of one
    ["reduced", t, t, axis]             the first shape is the second, 1 along an axis
    ["joined", t, t, axis]              a type of the shape of several along an axis
    ["padded", t, t]                    pads on each side are below a kernel's sizes
    ["elsewhere"]                       checked by the op's class, in words of its own

A term `t` is a name, or a part of another term:

    [measure, t, argument...]           see `measures.MEASURES`
    ["parameter", t, kind, field]       a parameter of a dialect's type
    ["of kind", t, kind...]             the same, where it is of one of these kinds
    ["*", t, n]  ["%", t, n]            a product and a remainder; `n` may be a term

A dialect in Python has functions in place of predicates. A missing term is None, and so
is any predicate of it: no opinion. A number in place of a predicate is the index of one
that the table has once for all. The texts of diagnostics are the constraints' and
traits' own (`invariants`).
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from bridge.ir.attributes import IntegerAttr
from bridge.ods.dialect_types import parameter
from bridge.ods.entries import Json
from bridge.ods.kinds import anything, kind, of_kinds
from bridge.ods.measures import (
    MEASURES,
    are_like,
    are_padded,
    is_joined,
    is_reduced,
    is_stretched,
)
from bridge.ods.rows import REMOVE, Constraint, Predicate, Table, table

__all__ = ["Remembered", "Test", "Verdict", "anything", "compiled"]

Verdict = bool | None
"""None where it is not known."""
Subject: TypeAlias = Any
"""What is asked of: a type, an attribute, a region, a number, an op, or a list of
them. Which of these it is the words of the predicate say, see `kinds`."""
Ask = Callable[[Subject], Subject]
Test = Callable[[Subject], Verdict]
"""Of whatever the predicate is about: a type, an attribute, a region, an op."""


def unknown(self: object) -> Verdict:
    """The test of which nothing is known."""
    return None


def itself(self: object) -> object:
    """The subject of a predicate."""
    return self


def compiled(predicate: Predicate, owner: Table) -> Test:
    """The test of a predicate about `self`. Raises `ValueError` for unknown words."""
    return Compiler(owner).predicate(predicate)


def transform(term: object, owner: Table) -> Ask:
    """The type, or the types, that a term makes of a type; None where it cannot."""
    return Compiler(owner).term(term)


class Compiler:
    """Makes functions of predicates and terms about `self`."""

    def __init__(self, owner: Table) -> None:
        self.owner = owner

    def name(self, name: str) -> Ask:
        """What a name stands for."""
        if name != "self":
            raise ValueError(f"there is no '{name}' in a constraint")
        return itself

    def predicate(self, node: Predicate) -> Ask:
        """The function of a predicate. Raises `ValueError` for unknown words."""
        match self.owner.test(node):
            case ["anything"]:
                return anything
            case found if callable(found):
                own: Ask = found
                return own
            case ["elsewhere"]:
                return unknown
            case ["and", *parts]:
                return _all([self.predicate(part) for part in parts])
            case ["or", *parts]:
                return _any([self.predicate(part) for part in parts])
            case ["not", part]:
                return _after(self.predicate(part), operator.not_)
            case ["of", part, inner]:
                return _after(self.term(part), compiled(inner, self.owner))
            case ["each", part, inner]:
                return _after(self.term(part), _each(compiled(inner, self.owner)))
            case [str(word), *parts] if word in _RELATIONS:
                return _of_several(_RELATIONS[word], [self.term(p) for p in parts])
            case [str(word), part, *values] if word in _COMPARISONS:
                return _after(self.term(part), _COMPARISONS[word](*values))
            case found:
                return self.term(found)

    def term(self, node: Json) -> Ask:
        """The function of a term. Raises `ValueError` for unknown words."""
        match node:
            case str():
                return self.name(node)
            case ["parameter", part, name, field]:
                dialect, _, mnemonic = name[1:].partition(".")
                return _after(
                    self.term(part), lambda ty: parameter(ty, dialect, mnemonic, field)
                )
            case ["of kind", part, *kinds]:
                fits = of_kinds(*kinds)
                return _after(self.term(part), lambda ty: ty if fits(ty) else None)
            case ["*" | "%" as word, part, int(number)]:
                compute = _ARITHMETIC[word]
                return _after(self.term(part), lambda value: compute(value, number))
            case ["*" | "%" as word, *parts]:
                return _of_several(_ARITHMETIC[word], [self.term(p) for p in parts])
            case [str(word), part, *arguments] if word in MEASURES:
                measure = MEASURES[word]
                if not arguments:
                    return _after(self.term(part), measure)
                return _after(self.term(part), lambda of: measure(of, *arguments))
        raise ValueError(f"there is no predicate {node}")


def _after(part: Ask, ask: Ask) -> Ask:
    """A predicate of a part; None where the part is missing."""
    if part is itself:
        return ask

    def chained(self: object) -> object:
        found = part(self)
        return None if found is None else ask(found)

    return chained


def _of_several(ask: Callable[..., object], parts: list[Ask]) -> Ask:
    def asked(self: object) -> object:
        found = [part(self) for part in parts]
        if None not in found:
            return ask(*found)
        known = [one for one in found if one is not None]
        # What is not alike stays so, whatever the others are.
        differ = ask is _are_same and len(known) > 1 and not ask(*known)
        return False if differ else None

    return asked


def _all(tests: Sequence[Test], decisive: bool = False) -> Test:
    """What follows a part that is decisive is not evaluated: it may not make sense."""

    def ask(self: object) -> Verdict:
        found: Verdict = not decisive
        for test in tests:
            verdict = test(self)
            if verdict is decisive:
                return decisive
            if verdict is None:
                found = None
        return found

    return ask


def _any(tests: Sequence[Test]) -> Test:
    return _all(tests, decisive=True)


def _each(test: Test) -> Test:
    def ask(items: Subject) -> Verdict:
        verdicts = {test(item) for item in items}
        return False if False in verdicts else (None not in verdicts or None)

    return ask


def _are_same(first: object, *rest: object) -> bool:
    return all(one == first for one in rest)


def _are_all(many: Sequence[object], one: object) -> bool:
    return all(item == one for item in many)


_RELATIONS: Final[dict[str, Callable[..., Subject]]] = {
    "all same": _are_all,
    "at most": operator.le,
    "below": operator.lt,
    "broadcast": is_stretched,
    "joined": is_joined,
    "like": are_like,
    "padded": are_padded,
    "reduced": is_reduced,
    "same": _are_same,
}
_ARITHMETIC: Final = {
    "%": lambda value, number: value % number if number else None,
    "*": operator.mul,
}


# Comparisons -------------------------------------------------------------------------


def _compare(compare: Callable[[Subject, Subject], bool]) -> Callable[[object], Ask]:
    def made(wanted: object) -> Ask:
        wanted = tuple(wanted) if isinstance(wanted, list) else wanted
        return lambda value: compare(value, wanted)

    return made


def _is_in(*values: object) -> Ask:
    listed = {tuple(one) if isinstance(one, list) else one for one in values}
    return listed.__contains__


def _holds_any(*words: str) -> Ask:
    return lambda attr: any(word in re.split(r"\W+", str(attr)) for word in words)


_COMPARISONS: Final[dict[str, Callable[..., Ask]]] = {
    "!=": _compare(operator.ne),
    "<": _compare(operator.lt),
    "<=": _compare(operator.le),
    "==": _compare(operator.eq),
    ">": _compare(operator.gt),
    ">=": _compare(operator.ge),
    "holds any": _holds_any,
    "in": _is_in,
    "is": of_kinds,
}
"""The factory of a test of a value, by the word and the arguments after it."""


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

    The answer is not cached: an attribute may be large.
    """
    found = table(dialect)
    if found is None or constraint not in found.data["constraints"]:
        return unknown
    stored = storage_test(found.constraint(constraint))
    test = _test_of(dialect, constraint, lasts=False)
    if stored is None or test is unknown:
        return test
    # The constraint may demand more than a case of the enum.
    return _all((stored, test))


def storage_test(constraint: Constraint) -> Test | None:
    """Whether an attribute is a case of the enum that a constraint keeps as a number.

    None where it keeps something else.
    """
    name = constraint.facts.get("class", "")
    return kind(name) if name.startswith("enum ") else None


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


def _test_of(dialect: str, constraint: str, *, lasts: bool = True) -> Test:
    """The test of a constraint, which runs once where the answer lasts."""
    found = table(dialect)
    if found is None or constraint not in found.data["constraints"]:
        return unknown
    test = compiled(found.constraint(constraint).test, found)
    if not lasts or test is anything or test is unknown:
        return test
    return Remembered(test)


MEMO_SIZE: Final = 4096


class Remembered:
    """A test that runs once for a type: types are interned.

    `known` has what was found, for callers that look there before they ask.
    """

    __slots__ = ("_test", "known")

    def __init__(self, test: Test) -> None:
        self._test = test
        self.known: dict[object, Verdict] = {}

    def __call__(self, ty: object) -> Verdict:
        known = self.known
        if ty in known:
            return known[ty]
        if len(known) >= MEMO_SIZE:
            known.clear()
        known[ty] = verdict = self._test(ty)
        return verdict


def _remove(dialect: str) -> None:
    for known in (type_test, attribute_test, property_test, region_test):
        known.cache_clear()


REMOVE.append(_remove)
