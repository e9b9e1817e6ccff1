"""Random operations from the rows of the tables alone, as texts in generic form.

What stands where follows from the constraints as far as they are known; whether an
operation is valid is for the reference to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from bridge.dialects.registry import syntax_of
from bridge.ods.enums import enum
from bridge.ods.predicates import Test, compiled, type_test
from bridge.ods.registry import REFERENCE
from bridge.ods.rows import Arity, Attribute, Row, Slot, row, table
from bridge.source import Source
from bridge.text.attributes import read_attribute
from bridge.text.state import Reader, State
from bridge.text.tokens import Unreadable
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
ATTRIBUTES = (
    "true",
    "7 : i32",
    "1 : i64",
    "0 : index",
    "1.5 : f32",
    "unit",
    '"a b"',
    "@f",
    "f32",
    "i32",
    "memref<4xf32>",
    "[]",
    "[0, 1]",
    "[true]",
    '["a"]',
    "array<i1: true, false>",
    "array<i32: 1>",
    "array<i64>",
    "array<i64: 0>",
    "array<i64: 1, 0>",
    "affine_map<(d0) -> (d0)>",
    "affine_map<(d0, d1) -> (d1, d0)>",
    "[affine_map<(d0) -> (d0)>]",
    "dense<1> : tensor<2xi32>",
    "dense<[1, 0]> : tensor<2xi64>",
    "dense<2.0> : vector<4xf32>",
    "{}",
)
EVERY = [shape.format(element) for element in ELEMENTS for shape in SHAPES]


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
    return tuple(
        f"!{dialect}.{name}"
        for name, facts in types.items()
        if "parameters" not in facts
    )


_KILLING = "transform.xegpu."
"""Ops that the reference dies of when it prints them without an optional attribute."""


def operations_of(dialect: str) -> list[str]:
    """The ops of a dialect that have an assembly format which is read natively."""
    found = table(dialect)
    assert found is not None
    lines = [line for name in found.names() if (line := row(name)) is not None]
    return [line.name for line in lines if line.format is not None and _is_read(line)]


def _is_read(line: Row) -> bool:
    syntax = syntax_of(line.name)
    return (
        not line.name.startswith(_KILLING)
        and syntax is not None
        and syntax.is_custom
        and not (line.terminator or line.successors or line.properties)
    )


class Maker:
    """Makes operations by the toss of a coin."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._count = 0

    def operation(self, line: Row) -> str | None:
        """An operation, behind one that defines its operands.

        None where no type will do for an operand or result that must be there.
        """
        dialect = line.name.partition(".")[0]
        around = types_alike(self._rng, dialect)
        groups = [self._types(line, slot, around) for slot in line.operands]
        results = [self._types(line, slot, around) for slot in line.results]
        slots = zip((*line.operands, *line.results), groups + results, strict=True)
        if any(slot.arity is Arity.ONE and not types for slot, types in slots):
            return None
        entries = list(self._entries(line))
        entries += _segments(line, "Operand", line.operands, groups)
        entries += _segments(line, "Result", line.results, results)
        inputs = [ty for group in groups for ty in group]
        outputs = [ty for group in results for ty in group]
        text, names = self._define(inputs)
        regions = ", ".join(self._region(line) for _ in line.regions)
        held = f" <{{{', '.join(entries)}}}>" if entries else ""
        extra = ' {note = "x"}' if self._rng.random() < 0.2 else ""
        regions = f" ({regions})" if regions else ""
        signature = f"({', '.join(inputs)}) -> ({', '.join(outputs)})"
        return (
            f'{text}{self._results(len(outputs))}"{line.name}"({", ".join(names)})'
            f"{held}{regions}{extra} : {signature}\n"
        )

    def _define(self, types: list[str]) -> tuple[str, list[str]]:
        if not types:
            return "", []
        count, name = len(types), self._name()
        text = (
            f'{name}:{count} = "builtin.unrealized_conversion_cast"() : () -> '
            f"({', '.join(types)})\n"
        )
        return text, [f"{name}#{number}" for number in range(count)]

    def _results(self, count: int) -> str:
        return f"{self._name()}:{count} = " if count else ""

    def _name(self) -> str:
        self._count += 1
        return f"%v{self._count}"

    def _types(self, line: Row, slot: Slot, around: list[str]) -> list[str]:
        dialect = line.name.partition(".")[0]
        fitting = [ty for ty in around if _fits(ty, dialect, slot.constraint)]
        # The first are of the kind that the others are made of.
        most = {Arity.ONE: 1, Arity.OPTIONAL: self._rng.randint(0, 1)}
        count = most.get(slot.arity, self._rng.randint(0, 2))
        if not fitting:
            fitting = [ty for ty in EVERY if _fits(ty, dialect, slot.constraint)]
        if slot.arity is Arity.GROUPS or not fitting:
            return []
        first = fitting[0] if self._rng.random() < 0.7 else self._rng.choice(fitting)
        return [first] * count

    def _entries(self, line: Row) -> Iterator[str]:
        dialect = line.name.partition(".")[0]
        for attribute in line.attributes:
            spare = attribute.optional or attribute.text
            if spare and self._rng.random() < 0.6:
                continue
            fitting = _values(dialect, attribute)
            if fitting:
                yield f"{attribute.name} = {self._rng.choice(fitting)}"

    def _region(self, line: Row) -> str:
        if line.implicit_terminator:
            name = line.implicit_terminator.replace("::", ".")
            known = row(name) or row(_snake(name))
            if known is not None:
                return f'{{"{known.name}"() : () -> ()}}'
        return "{}"


def _snake(name: str) -> str:
    """`scf.YieldOp` as the name of the op."""
    dialect, _, cls = name.rpartition(".")
    words = "".join(f"_{c.lower()}" if c.isupper() else c for c in cls)
    return f"{dialect}.{words.removeprefix('_').removesuffix('_op')}"


def _segments(
    line: Row, kind: str, slots: tuple[Slot, ...], groups: list[list[str]]
) -> list[str]:
    if not line.has_trait(f"AttrSized{kind}Segments"):
        return []
    sizes = ", ".join(str(len(group)) for group in groups)
    return [f"{kind.lower()}SegmentSizes = array<i32: {sizes}>"] if slots else []


@cache
def _fits(ty: str, dialect: str, constraint: str) -> bool:
    found = _parsed(ty, read_type)
    return found is not None and type_test(dialect, constraint)(found) is not False


@cache
def _values(dialect: str, attribute: Attribute) -> list[str]:
    """Texts of attributes that satisfy a constraint."""
    found = table(dialect)
    if found is None or attribute.constraint not in found.data["constraints"]:
        return []
    constraint = found.constraint(attribute.constraint)
    facts = constraint.facts
    cases = enum(dialect, facts["enum"]) if "enum" in facts else None
    kind = facts.get("is", "")
    if cases is not None and kind.startswith("#"):
        return [f"{kind}<{word}>" for word in cases.words]
    if cases is not None:
        return [f"{value} : i{cases.width}" for value in cases.symbols.values()]
    test: Test | None = compiled(constraint.test, found)
    if test is None:
        return []
    return [text for text in ATTRIBUTES if test(_parsed(text, read_attribute)) is True]


@cache
def _parsed(text: str, read: Callable[[Any], Any]) -> Any:
    """What a text means, or None where nothing may be made so."""
    state = State(known_dialect=REFERENCE.has_dialect, defined=REFERENCE.defined)
    try:
        return read(Reader(Source(text), 0, state))
    except Unreadable:
        return None
