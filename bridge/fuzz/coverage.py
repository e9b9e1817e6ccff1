"""What programs are made of: ops, the types of their values, what their attributes say.

A feature is what one op was seen with: `("vector.fma", "type", "vector f32")` or
`("vector.scan", "attribute", "kind=add")`. What the rows allow is known beforehand, so
what was never drawn is known as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from bridge.drawing.scope import ELEMENTS
from bridge.fuzz.programs import FRAME
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DictionaryAttr,
    IntegerAttr,
)
from bridge.ir.core import Operation
from bridge.ir.types import (
    DYNAMIC,
    I1,
    MemRefType,
    RankedTensorType,
    ShapedType,
    Type,
    VectorType,
)
from bridge.ods.enums import enum_named
from bridge.ods.predicates import type_test
from bridge.ods.rows import Attribute as Inherent
from bridge.ods.rows import row, table

Feature = tuple[str, str, str]
"""An op, whether it is about a type or an attribute, and what was seen."""

TYPE: Final = "type"
ATTRIBUTE: Final = "attribute"
NONE: Final = "none"
"""What is seen of an op without values."""
CONTAINERS: Final = ("", "vector ", "memref ")
_LARGE: Final = 1 << 16


def features(module: Operation) -> Counter[Feature]:
    """How many ops of a program were seen with each feature."""
    found: Counter[Feature] = Counter()
    for op in module.walk():
        if op.name not in FRAME:
            types = tuple([value.type for value in (*op.operands, *op.results)])
            found.update(_of(op.name, op.properties, types))
    return found


@cache
def _of(
    name: str, properties: DictionaryAttr, types: tuple[Type, ...]
) -> tuple[Feature, ...]:
    found = {(name, TYPE, type_key(ty)) for ty in types}
    if not types:
        found.add((name, TYPE, NONE))
    line = row(name)
    for attribute in line.attributes if line is not None else ():
        value = properties.get(attribute.name)
        for word in _words(name, attribute, value):
            found.add((name, ATTRIBUTE, f"{attribute.name}={word}"))
    return tuple(found)


def type_key(ty: Type) -> str:
    """A type without its shape: `f32`, `vector f32`, `memref f32`."""
    if isinstance(ty, VectorType):
        return f"vector {ty.element}"
    if isinstance(ty, MemRefType):
        return f"memref {ty.element}"
    if isinstance(ty, RankedTensorType):
        return f"tensor {ty.element}"
    return "other" if isinstance(ty, ShapedType) else str(ty)


def _words(op: str, attribute: Inherent, value: Attribute | None) -> list[str]:
    """What an attribute says: a case of an enum, or of what kind it is."""
    if value is None:
        return ["absent"]
    known = _enum_words(op, attribute)
    if known:
        cases = enum_named(_facts(op, attribute)["enum"])
        assert cases is not None
        number = value.value if isinstance(value, IntegerAttr) else None
        text = str(value) if number is None else cases.text(number)
        inner = text.partition("<")[2].rpartition(">")[0] or text
        return [word.strip() for word in inner.split(cases.separator.strip() or "|")]
    return [_kind(value)]


def _kind(value: Attribute) -> str:
    if isinstance(value, IntegerAttr):
        return _number(value)
    if isinstance(value, AffineMapAttr):
        return _map(value.map)
    if isinstance(value, DenseArrayAttr):
        numbers = value.values
        return "dynamic" if DYNAMIC in numbers else "static" if numbers else "empty"
    if isinstance(value, ArrayAttr):
        words = sorted({str(one).partition("<")[2] or "some" for one in value.elements})
        return ",".join(words).replace(">", "") or "empty"
    return "set"


def _number(value: IntegerAttr) -> str:
    if value.type is I1:
        return "true" if value.value else "false"
    if value.value in (0, 1):
        return str(value.value)
    return (
        "negative" if value.value < 0 else "large" if value.value > _LARGE else "some"
    )


def _map(map: AffineMap) -> str:
    """What is particular about a map."""
    text = str(map).partition("->")[2]
    for word in ("mod", "floordiv", "ceildiv"):
        if word in text:
            return word
    if map.is_permutation:
        return "permutation"
    return "results" if len(map.results) > 1 else "result" if map.results else "none"


def _facts(op: str, attribute: Inherent) -> Mapping[str, str]:
    found = table(op.partition(".")[0])
    assert found is not None
    facts: Mapping[str, str] = found.constraint(attribute.constraint).facts
    return facts


def _enum_words(op: str, attribute: Inherent) -> list[str]:
    name = _facts(op, attribute).get("enum")
    cases = enum_named(name) if name else None
    return cases.words if cases is not None else []


@cache
def attribute_kinds(op: str) -> tuple[Feature, ...]:
    """What may be said by an op's attributes: the cases of enums, yes and no, absence.

    Of any other attribute, that it is there: the key ends with `=`.
    """
    line = row(op)
    assert line is not None
    found: list[Feature] = []
    for attribute in line.attributes:
        name = attribute.name
        words = _enum_words(op, attribute)
        if not words and _facts(op, attribute).get("class") == "BoolAttr":
            words = ["true", "false"]
        if attribute.optional:
            words = [*words, "absent"]
        found += [(op, ATTRIBUTE, f"{name}={word}") for word in words or [""]]
    return tuple(found)


@cache
def type_kinds(op: str) -> tuple[Feature, ...]:
    """The types that the row of an op allows some value of it to have."""
    line = row(op)
    assert line is not None
    dialect = op.partition(".")[0]
    tests = [
        type_test(dialect, slot.constraint) for slot in (*line.operands, *line.results)
    ]
    return tuple(
        [
            (op, TYPE, type_key(ty))
            for ty in _samples()
            if any(test(ty) for test in tests)
        ]
    )


@cache
def _samples() -> tuple[Type, ...]:
    """A type of each kind that programs have."""
    found: list[Type] = []
    for element in ELEMENTS:
        found += [element, VectorType((2,), element), MemRefType((2,), element)]
    return tuple(found)


def ops_of(dialect: str) -> Iterator[str]:
    """The ops of a dialect."""
    found = table(dialect)
    if found is not None:
        yield from found.names()


def shares(seen: Mapping[Feature, int], dialect: str) -> tuple[int, int, int, int]:
    """Ops of a dialect that were met, of all; kinds of attributes that were, of all."""
    met = {feature[0] for feature in seen}
    keys = {f for f in seen if f[1] == ATTRIBUTE}
    keys |= {(op, kind, key.partition("=")[0] + "=") for op, kind, key in keys}
    ops = list(ops_of(dialect))
    kinds = [feature for op in ops for feature in attribute_kinds(op)]
    return (
        sum(op in met for op in ops),
        len(ops),
        sum(kind in keys for kind in kinds),
        len(kinds),
    )
