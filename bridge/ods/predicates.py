"""Predicates of constraints: trees of C++ texts, tested on our types and attributes.

A test is right or wrong where all that decides it is known, and has no opinion
otherwise. What stands behind a part that is wrong is not asked: it may not make sense.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from math import prod
from typing import Any, Final

from bridge.ir.attributes import ArrayAttr, IntegerAttr, TypeAttr
from bridge.ir.types import (
    BF16,
    F16,
    F32,
    F64,
    ComplexType,
    DialectType,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    TokenType,
    Type,
    UnrankedTensorType,
    VectorType,
)
from bridge.ods.format_attributes import class_test
from bridge.ods.rows import Predicate, Table, table
from bridge.ods.type_classes import known_class

Verdict = bool | None
"""None where it is not known."""
Test = Callable[[Any], Verdict]
"""Of a type or an attribute, whichever the predicate is about."""


def compiled(predicate: Predicate, owner: Table) -> Test | None:
    """The test of a predicate, or None where nothing of it is known."""
    predicate = owner.test(predicate)
    if isinstance(predicate, str):
        return _leaf(predicate, owner.dialect)
    kind, *parts = predicate
    if kind == "concat":
        return _concatenated(parts, owner)
    if kind == "subst":
        return _substituted(parts, owner)
    combine = _COMBINATORS.get(kind)
    if combine is None:
        return None
    tests = [compiled(part, owner) or _unknown for part in parts]
    return lambda self: combine(test(self) for test in tests)


@cache
def type_test(dialect: str, constraint: str) -> Test:
    """Whether a type satisfies a constraint of a dialect."""
    found = table(dialect)
    if found is None or constraint not in found.data["constraints"]:
        return _unknown
    test = compiled(found.constraint(constraint).test, found)
    return _unknown if test is None else cache(test)


def _unknown(self: Any) -> Verdict:
    return None


def _all(verdicts: Iterable[Verdict]) -> Verdict:
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


# Parts -------------------------------------------------------------------------------

_ELEMENT: Final = re.compile(
    r"::llvm::cast<::mlir::(?:Shaped|Complex|Vector|MemRef|RankedTensor)Type>"
    r"\(\$_self\)\.getElementType\(\)"
).fullmatch
_VALUE: Final = "::llvm::cast<::mlir::TypeAttr>($_self).getValue()"
_OF_ELEMENT: Final = "[](::mlir::Type elementType) { return "
_EACH: Final = (
    "::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self), "
    "[&](::mlir::Attribute attr) { return attr && ("
)


def _concatenated(parts: list[Any], owner: Table) -> Test | None:
    """A function that is called in C++: on the element type, or on each element."""
    head, tail, body = parts
    test = _body(body, owner)
    if test is None:
        return None
    if head == _EACH:
        return lambda self: (
            isinstance(self, ArrayAttr) and _all(test(attr) for attr in self.elements)
        )
    if head == _OF_ELEMENT and _ELEMENT(tail[4:-1]):
        return lambda self: test(self.element) if _has_element(self) else None
    return None


def _body(body: Any, owner: Table) -> Test | None:
    """What is asked of the function's argument."""
    body = owner.test(body)
    is_subst = isinstance(body, list) and body[0] == "subst"
    return compiled(body[3], owner) if is_subst else None


def _substituted(parts: list[Any], owner: Table) -> Test | None:
    _, what, predicate = parts
    test = compiled(predicate, owner)
    if test is None:
        return None
    if what == _VALUE:
        return _of_value(test)
    if isinstance(what, str) and _ELEMENT(what):
        return lambda self: test(self.element) if _has_element(self) else None
    return None


def _of_value(test: Test) -> Test:
    return lambda self: test(self.type) if isinstance(self, TypeAttr) else None


def _has_element(self: Any) -> bool:
    return isinstance(self, ShapedType | ComplexType)


# Texts -------------------------------------------------------------------------------

_CLASS: Final = re.compile(r"::llvm::isa<([\w:]+)>\(\$_self\)").fullmatch
_WIDTH: Final = re.compile(
    r"(::llvm::cast<::mlir::IntegerAttr>\(\$_self\)\.getType\(\)|\$_self)"
    r"\.is(Signless|Signed|Unsigned|)Integer\(([0-9]*)\)"
).fullmatch
_SHAPE: Final = re.compile(
    r"::llvm::cast<::mlir::(?:Shaped|Vector|MemRef|RankedTensor)Type>\(\$_self\)"
    r"\.get(Rank|NumElements)\(\) (>=|<=|==|>) ([0-9]+)"
).fullmatch
_SHAPE_IS: Final = re.compile(
    r"::llvm::cast<::mlir::VectorType>\(\$_self\)\.getShape\(\)"
    r" == ::llvm::ArrayRef<int64_t>\(\{([0-9, ]+)\}\)"
).fullmatch
_VALUE_IS: Final = re.compile(
    r"::llvm::cast<::mlir::IntegerAttr>\(\$_self\)\.getInt\(\) (>=|<=|==|>) (-?[0-9]+)"
).fullmatch
_CONTAINED: Final = re.compile(
    r"::llvm::is_contained\(\{([0-9, ]+)\}, "
    r"::llvm::cast<::mlir::IntegerAttr>\(\$_self\)\.getInt\(\)\)"
).fullmatch
_INTEGER: Final = "::llvm::cast<::mlir::IntegerAttr>($_self)"


def _leaf(text: str, dialect: str) -> Test | None:
    if text == "true":
        return lambda self: True
    if _VALUE in text:
        test = _leaf(text.replace(_VALUE, "$_self"), dialect)
        return None if test is None else _of_value(test)
    known = _TYPES.get(text)
    if known is not None:
        return lambda self: known(self) if isinstance(self, Type) else None
    for matches, made in _PATTERNS:
        match = matches(text)
        if match is not None:
            return made(match, dialect)
    number = _NUMBERS.get(text.replace(_INTEGER, "$"))
    if number is None:
        return None
    return lambda self: isinstance(self, IntegerAttr) and number(self)


def _class(match: re.Match[str], dialect: str) -> Test | None:
    of_type = known_class(match[1], dialect)
    return of_type or class_test(match[1], dialect)


def _width(match: re.Match[str], dialect: str) -> Test:
    signedness, width = match[2].lower(), match[3]
    of_attribute = match[1] != "$_self"

    def test(self: Any) -> Verdict:
        ty = getattr(self, "type", None) if of_attribute else self
        return (
            isinstance(ty, IntegerType)
            and signedness in ("", ty.signedness)
            and width in ("", str(ty.width))
        )

    return test


def _shape(match: re.Match[str], dialect: str) -> Test:
    compare = _COMPARISONS[match[2]]
    number = int(match[3])
    measure: Callable[[Sequence[int]], int] = len if match[1] == "Rank" else prod

    def test(self: Any) -> Verdict:
        shape = getattr(self, "shape", None)
        return None if shape is None else compare(measure(shape), number)

    return test


def _shape_is(match: re.Match[str], dialect: str) -> Test:
    wanted = _listed(match[1])
    return lambda self: isinstance(self, VectorType) and self.shape == wanted


def _value_is(match: re.Match[str], dialect: str) -> Test:
    compare = _COMPARISONS[match[1]]
    number = int(match[2])
    return lambda self: isinstance(self, IntegerAttr) and compare(self.value, number)


def _contained(match: re.Match[str], dialect: str) -> Test:
    wanted = _listed(match[1])
    return lambda self: isinstance(self, IntegerAttr) and self.value in wanted


def _listed(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))


_PATTERNS: Final[
    tuple[
        tuple[
            Callable[[str], re.Match[str] | None],
            Callable[[re.Match[str], str], Test | None],
        ],
        ...,
    ]
] = (
    (_CLASS, _class),
    (_WIDTH, _width),
    (_SHAPE, _shape),
    (_SHAPE_IS, _shape_is),
    (_VALUE_IS, _value_is),
    (_CONTAINED, _contained),
)
"""Texts that hold numbers and names, and what makes their tests."""

_COMPARISONS: Final[dict[str, Callable[[int, int], bool]]] = {
    "<=": lambda a, b: a <= b,
    "==": lambda a, b: a == b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}

_SHAPED: Final = (VectorType, RankedTensorType, UnrankedTensorType)


def _has_value_semantics(ty: Type) -> Verdict:
    return None if isinstance(ty, DialectType) else isinstance(ty, _SHAPED)


def _is_int_or_index(ty: Type) -> bool:
    return isinstance(ty, IndexType) or (
        isinstance(ty, IntegerType) and ty.signedness == "signless"
    )


def _bits(ty: Type) -> Verdict:
    if isinstance(ty, IntegerType):
        return ty.width != 0
    return isinstance(ty, FloatType) or None


_TYPES: Final[dict[str, Callable[[Type], Verdict]]] = {
    "$_self.getIntOrFloatBitWidth() != 0": _bits,
    "$_self.hasTrait<::mlir::ValueSemantics>()": _has_value_semantics,
    "$_self.isBF16()": lambda ty: ty is BF16,
    "$_self.isF16()": lambda ty: ty is F16,
    "$_self.isF32()": lambda ty: ty is F32,
    "$_self.isF64()": lambda ty: ty is F64,
    "$_self.isIndex()": lambda ty: isinstance(ty, IndexType),
    "$_self.isIntOrFloat()": lambda ty: isinstance(ty, IntegerType | FloatType),
    "$_self.isSignlessIntOrIndex()": _is_int_or_index,
    "::llvm::cast<::mlir::ShapedType>($_self).hasRank()": lambda ty: (
        getattr(ty, "shape", None) is not None
    ),
    "::llvm::cast<::mlir::VectorType>($_self).allDimsScalable()": lambda ty: (
        isinstance(ty, VectorType) and all(ty.scalable)
    ),
    "::llvm::isa<::mlir::BFloat16Type>($_self)": lambda ty: ty is BF16,
    "::llvm::isa<::mlir::FixedVectorType>($_self)": lambda ty: (
        isinstance(ty, VectorType) and not any(ty.scalable)
    ),
    "::llvm::isa<::mlir::ScalableVectorType>($_self)": lambda ty: (
        isinstance(ty, VectorType) and any(ty.scalable)
    ),
    "::llvm::isa<::mlir::TokenType>($_self)": lambda ty: isinstance(ty, TokenType),
}
"""What is asked of types."""

_NUMBERS: Final[dict[str, Callable[[IntegerAttr], bool]]] = {
    "!$.getValue().isNegative()": lambda attr: attr.value >= 0,
    "$.getValue().isPowerOf2()": lambda attr: attr.value.bit_count() == 1,
    "$.getValue().isStrictlyPositive()": lambda attr: attr.value > 0,
    "::llvm::isa<::mlir::IndexType>($.getType())": lambda attr: isinstance(
        attr.type, IndexType
    ),
}
"""What is asked of integers, which stand there as `$`."""
