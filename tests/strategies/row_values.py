"""Types and attributes that satisfy the constraints of rows, as texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

from bridge.ods.enums import enum_named
from bridge.ods.predicates import Test, compiled, type_test
from bridge.ods.registry import REFERENCE
from bridge.ods.rows import Attribute, table
from bridge.source import Source
from bridge.text.attributes import read_attribute
from bridge.text.state import Reader, State
from bridge.text.tokens import ParseError
from bridge.text.types import read_type

ELEMENTS = ("i1", "i8", "i32", "i64", "index", "f16", "f32", "f64", "complex<f32>")
# No tensors without a rank: the reference dies where it verifies a bitcast of them.
SHAPES = (
    "{}",
    "vector<4x{}>",
    "vector<2x3x{}>",
    "vector<[4]x{}>",
    "tensor<4x{}>",
    "tensor<2x?x{}>",
    "memref<4x{}>",
    "memref<?x3x{}>",
    "memref<*x{}>",
)
EVERY = [shape.format(element) for element in ELEMENTS for shape in SHAPES]
MAPS = (
    "affine_map<() -> (0)>",
    "affine_map<() -> (8)>",
    "affine_map<()[s0] -> (s0)>",
    "affine_map<(d0) -> (d0)>",
    "affine_map<(d0) -> (d0, 4)>",
    "affine_map<(d0)[s0] -> (d0 + s0)>",
    "affine_map<(d0, d1) -> (d0)>",
    "affine_map<(d0, d1) -> (d0, d1)>",
    "affine_map<(d0, d1) -> (d1, d0)>",
)
ATTRIBUTES = (
    "true",
    "7 : i32",
    "1 : i64",
    "0 : index",
    "1 : index",
    "1.5 : f32",
    "unit",
    '"a b"',
    '"private"',
    "@f",
    "f32",
    "i32",
    "memref<4xf32>",
    "() -> ()",
    "(i32) -> f32",
    "[]",
    "[0, 1]",
    "[[0, 1]]",
    "[true]",
    '["a"]',
    "array<i1: true, false>",
    "array<i32: 1>",
    "array<i64>",
    "array<i64: 0>",
    "array<i64: 1>",
    "array<i64: 1, 0>",
    "array<i64: 4, 2>",
    *MAPS,
    "affine_set<(d0) : (d0 - 1 >= 0)>",
    "affine_set<()[s0] : (s0 == 0)>",
    "[affine_map<(d0) -> (d0)>]",
    "[affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]",
    "dense<1> : tensor<2xi32>",
    "dense<[1, 0]> : tensor<2xi64>",
    "dense<2.0> : vector<4xf32>",
    "{}",
)


def types_alike(rng: Random, dialect: str) -> list[str]:
    """Types that an op may relate to one another: of one shape, of one element."""
    element, shape = rng.choice(ELEMENTS), rng.choice(SHAPES)
    around = [
        shape.format(element),
        shape.format(rng.choice(ELEMENTS)),
        element,
        shape.format("i1"),
        rng.choice(SHAPES).format(element),
        rng.choice(ELEMENTS),
        "index",
        *own_types(dialect),
    ]
    return list(dict.fromkeys(around))


@cache
def own_types(dialect: str) -> tuple[str, ...]:
    """The types of a dialect that have no parameters."""
    found = table(dialect)
    types = {} if found is None else found.data["types"]
    plain = [
        f"!{dialect}.{name}"
        for name, facts in types.items()
        if "parameters" not in facts
    ]
    return tuple(plain + ["!llvm.ptr"] * (dialect == "llvm"))


def rank_of(ty: str) -> int:
    """How many indices an element of a type has."""
    found = parsed(ty, read_type)
    return len(getattr(found, "shape", ()))


@cache
def fits(ty: str, dialect: str, constraint: str) -> bool:
    """Whether a type satisfies a constraint, as far as that is known."""
    found = parsed(ty, read_type)
    return found is not None and type_test(dialect, constraint)(found) is not False


def values(dialect: str, attribute: Attribute, types: Sequence[str]) -> list[str]:
    """Texts of attributes that satisfy a constraint; some are of one of the types."""
    found = _constants(dialect, attribute)
    for ty in types:
        found = [*found, *_typed(dialect, attribute, ty)]
    return found


@cache
def _typed(dialect: str, attribute: Attribute, ty: str) -> list[str]:
    texts = [f"{value} : {ty}" for value in ("7", "1.5", "dense<1>", "dense<0.5>")]
    return _satisfying(dialect, attribute, texts)


@cache
def _constants(dialect: str, attribute: Attribute) -> list[str]:
    found = table(dialect)
    if found is None or attribute.constraint not in found.data["constraints"]:
        return []
    facts = found.constraint(attribute.constraint).facts
    cases = enum_named(facts["enum"]) if "enum" in facts else None
    kind = facts.get("is", "")
    if cases is not None and kind.startswith("#"):
        return [f"{kind}<{word}>" for word in cases.words]
    if cases is not None:
        return [f"{value} : i{cases.width}" for value in cases.symbols.values()]
    return _satisfying(dialect, attribute, ATTRIBUTES)


def _satisfying(dialect: str, attribute: Attribute, texts: Sequence[str]) -> list[str]:
    """Those of which it is known that they satisfy."""
    found = table(dialect)
    if found is None or attribute.constraint not in found.data["constraints"]:
        return []
    constraint = found.constraint(attribute.constraint)
    test: Test = compiled(constraint.test, found)
    return [text for text in texts if test(parsed(text, read_attribute)) is True]


@cache
def parsed(text: str, read: Callable[[Any], Any]) -> Any:
    """What a text means, or None where nothing may be made so."""
    state = State(known_dialect=REFERENCE.has_dialect, defined=REFERENCE.defined)
    try:
        return read(Reader(Source(text), 0, state))
    except ParseError:
        return None
