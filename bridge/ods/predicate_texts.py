"""The leaves of predicates: what a C++ text asks of a type, an attribute or a number.

A text is looked up without its blanks and the namespaces `mlir` and `llvm`. What is
asked of a part is asked of the part: `cast<VectorType>($_self).getRank() > 0` is
`$_self > 0`, asked of the rank.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any, Final

from bridge.ir.types import IntegerType
from bridge.later import later
from bridge.ods.cpp_text import bare
from bridge.ods.enums import enum_of_class
from bridge.ods.predicate_classes import is_of_class
from bridge.ods.predicate_functions import FUNCTIONS
from bridge.ods.predicate_subjects import find_subject, subject

Verdict = bool | None
"""None where it is not known."""
Test = Callable[[Any], Verdict]
"""Of whatever the predicate is about: a type, an attribute, a region, an op."""


def anything(self: Any) -> Verdict:
    """The test that all pass."""
    return True


@cache
def leaf(text: str, dialect: str) -> Test | None:
    """The test of a C++ text as seen in a dialect; None where it is not known."""
    return _leaf(bare(text), dialect)


def _leaf(text: str, dialect: str) -> Test | None:
    known = _WHOLE.get(text)
    if known is not None:
        return known
    for matches, made in _PATTERNS:
        match = matches(text)
        if match is not None:
            return made(match, dialect)
    if text.startswith("!"):
        return _negated(_leaf(text[1:], dialect))
    return _of_part(text, dialect)


def _negated(test: Test | None) -> Test | None:
    if test is None:
        return None

    def negated(self: Any) -> Verdict:
        verdict = test(self)
        return None if verdict is None else not verdict

    return negated


def _of_part(text: str, dialect: str) -> Test | None:
    """What is asked of the part that the text begins with, or speaks of."""
    match = find_subject(text)
    part = subject(match[0]) if match is not None else None
    if match is None or part is None:
        return None
    test = _leaf(text.replace(match[0], "$_self"), dialect)
    if test is None:
        return None

    def ask(self: Any) -> Verdict:
        found = part(self)
        return None if found is None else test(found)

    return ask


# Patterns ----------------------------------------------------------------------------


def _class(match: re.Match[str], dialect: str) -> Test | None:
    tests = [is_of_class(cpp, dialect) for cpp in match[1].split(",")]
    known = [test for test in tests if test is not None]
    if len(known) < len(tests):
        return None
    return known[0] if len(known) == 1 else lambda self: any(t(self) for t in known)


def _width(match: re.Match[str], dialect: str) -> Test:
    signedness, width = match[1].lower(), int(match[2])
    return lambda ty: (
        isinstance(ty, IntegerType)
        and ty.width == width
        and signedness in ("", ty.signedness)
    )


def _compared(match: re.Match[str], dialect: str) -> Test:
    compare, number = _COMPARISONS[match[1]], int(match[2])
    return lambda value: compare(value, number)


def _each_compared(match: re.Match[str], dialect: str) -> Test:
    compare, number = _COMPARISONS[match[1]], int(match[2])
    return lambda values: all(compare(value, number) for value in values)


def _one_of(match: re.Match[str], dialect: str) -> Test:
    wanted = frozenset(_listed(match[1]))
    return lambda value: value in wanted


def _last_is_one_of(match: re.Match[str], dialect: str) -> Test:
    wanted = frozenset(_listed(match[1]))
    return lambda ty: bool(ty.shape) and ty.shape[-1] in wanted


def _is_list(match: re.Match[str], dialect: str) -> Test:
    wanted = _listed(match[1])
    return lambda values: tuple(values) == wanted


def _listed(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))


def _is_text(match: re.Match[str], dialect: str) -> Test:
    wanted = match[1]
    return lambda value: bool(value == wanted)


def _is_case(match: re.Match[str], dialect: str) -> Test:
    cases = enum_of_class(match[1], dialect)
    if cases is None or match[2] not in cases.symbols:
        return anything
    number = cases.symbols[match[2]]
    wanted = {str: cases.text(number), int: number}
    return lambda value: value == wanted.get(type(value), value)


def _has_items(match: re.Match[str], dialect: str) -> Test:
    compare, number = _ITEMS[match[1]], int(match[2])
    return lambda region: compare(len(region._blocks), number)


def _only_bits(match: re.Match[str], dialect: str) -> Test:
    mask = int(match[1])
    return lambda value: value & ~mask == 0


_COMPARISONS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    "==": operator.eq,
    ">": operator.gt,
    ">=": operator.ge,
}
_ITEMS: Final = {"": operator.eq, "OrLess": operator.le, "OrMore": operator.ge}

_Made = Callable[[re.Match[str], str], "Test | None"]
_Matches = Callable[[str], "re.Match[str] | None"]
_ROWS: Final[tuple[tuple[str, _Made], ...]] = (
    (r"isa<([\w:,]+)>\(\$_self\)", _class),
    (r"\$_self\.is(Signless|Signed|Unsigned|)Integer\(([0-9]+)\)", _width),
    (r"\$_self(>=|<=|==|!=|>|<)(-?[0-9]+)", _compared),
    (r"\$_self==ArrayRef<int64_t>\(\{([0-9,]+)\}\)", _is_list),
    (r'\$_self=="([^"]*)"', _is_text),
    (r"is_contained\(\{([-0-9,]+)\},\$_self\)", _one_of),
    (
        r"all_of\(\$_self,\[&?\]\(autov\)\{returnv(>=|<=|==|!=|>|<)(-?[0-9]+);\}\)",
        _each_compared,
    ),
    (
        r"is_contained\(ArrayRef<int64_t>\(\{([0-9,]+)\}\),"
        r"cast<ShapedType>\(\$_self\)\.getDimSize\("
        r"cast<ShapedType>\(\$_self\)\.getRank\(\)\+-1\)\)",
        _last_is_one_of,
    ),
    (r"\$_self\.(?:hasTrait|hasPromiseOrImplementsInterface)<([\w:]+)>\(\)", _class),
    (r"hasNItems(|OrLess|OrMore)\(\$_self,([0-9]+)\)", _has_items),
    (r"\(static_cast<\w+>\(\$_self\)&~([0-9]+)\)==0", _only_bits),
    (r"\$_self==([\w:]+)::(\w+)", _is_case),
    (r"\$_self==\w+", lambda match, dialect: anything),
)
_PATTERNS: Final[tuple[tuple[_Matches, _Made], ...]] = tuple(
    (later("fullmatch", pattern), made) for pattern, made in _ROWS
)
"""Texts that hold numbers and names, and what makes their tests."""

_WHOLE: Final[dict[str, Test]] = {
    **FUNCTIONS,
    "$_self": bool,
    "[](ArrayRef<int64_t>a){returnstd::adjacent_find(std::begin(a),std::end(a))=="
    "std::end(a);}($_self)": lambda values: all(a != b for a, b in pairwise(values)),
    "is_contained($_self,true)": lambda values: True in values,
    "is_sorted($_self)": lambda values: all(a <= b for a, b in pairwise(values)),
    "true": anything,
}
"""Texts that hold neither."""
