"""Operations that need no more than their rows say: the types of values, and enums."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from itertools import product
from typing import Final

from bridge.drawing.draw import Draw
from bridge.drawing.scope import ELEMENTS, Scope
from bridge.errors import Invalid
from bridge.ir.attributes import Attribute, IntegerAttr, UnitAttr
from bridge.ir.core import Block, Operation, Value
from bridge.ir.types import IntegerType, MemRefType, ShapedType, Type
from bridge.ods.enums import enum_named
from bridge.ods.inferred_types import with_element
from bridge.ods.nodes import node_class
from bridge.ods.predicates import type_test
from bridge.ods.rows import Attribute as Inherent
from bridge.ods.rows import Row, row, table
from bridge.ods.slots import Arity

_TRIES: Final = 6


Guard = Callable[[Scope, list[Value]], "list[Value] | None"]
"""Operands with which an operation is defined, made of others; None where not so."""
_GUARDED: Final = 0.95
_ROUNDING: Final = "roundingmode"


def draw_row(scope: Scope, line: Row, guard: Guard | None = None) -> Operation | None:
    """An operation of a row whose values are single; None where none is found.

    Mostly with operands that `guard` gives, where there is one.
    """
    for _ in range(_TRIES):
        operands = _operands(scope, line)
        if operands is not None and guard is not None and scope.draw.chance(_GUARDED):
            operands = guard(scope, operands)
        if operands is None:
            return None
        given = tuple([value.type for value in operands])
        fitting = _fitting(scope.budget.verify, line.name, given)
        if fitting:
            types = scope.draw.pick(fitting)
            return scope.put(line.name, operands, types, _attributes(scope.draw, line))
    return None


@cache
def drawable(dialect: str) -> tuple[str, ...]:
    """The ops of a dialect that `draw_row` makes: elementwise ones."""
    found = table(dialect)
    assert found is not None
    lines = [row(name) for name in found.names()]
    return tuple([line.name for line in lines if line is not None and _is_simple(line)])


def _is_simple(line: Row) -> bool:
    slots = (*line.operands, *line.results)
    single = all(slot.arity is Arity.ONE for slot in slots)
    return bool(
        single
        and line.operands
        and line.results
        and not line.regions
        and not line.successors
        and (line.has_trait("Elementwise") or line.name.startswith("index."))
    )


def _operands(scope: Scope, line: Row) -> list[Value] | None:
    """A value for each operand, of the same type as those before where that fits."""
    dialect = line.name.partition(".")[0]
    found: list[Value] = []
    for slot in line.operands:
        test = type_test(dialect, slot.constraint)
        like = next((one.type for one in found if test(one.type)), None)
        if like is not None and scope.draw.chance(0.97):
            found.append(scope.value(like))
            continue
        value = scope.any(
            lambda ty, test=test: not isinstance(ty, MemRefType) and bool(test(ty))  # type: ignore[misc]
        )
        if value is None or scope.draw.chance(0.05):
            fitting = {ty: n for ty, n in ELEMENTS.items() if test(ty)}
            if not fitting:
                return None
            value = scope.constant(scope.draw.weighted(fitting))
        found.append(value)
    return found


@cache
def _fitting(
    verify: Callable[[Operation], None], name: str, given: tuple[Type, ...]
) -> tuple[tuple[Type, ...], ...]:
    """The types that results may have where operands have those that are given."""
    line = row(name)
    assert line is not None
    pools = _pools(line, given)
    needed = {
        attribute.name: value
        for attribute in line.attributes
        if _is_needed(attribute) and (value := _attribute(Draw(0), line, attribute))
    }
    block = Block(given)
    found = []
    for types in product(*pools):
        op = Operation(line.name, block.arguments, types, properties=needed)
        with suppress(Invalid):
            verify(op)
            found.append(types)
        op.erase()
    return tuple(found)


def _pools(line: Row, given: tuple[Type, ...]) -> list[Sequence[Type]]:
    """By result, the types of operands that fit, and types like the first of them."""
    dialect = line.name.partition(".")[0]
    if line.has_trait("SameOperandsAndResultType"):
        return [[given[0]] for _ in line.results]
    pool = list(dict.fromkeys([*given, *_alike(given[0])]))
    found: list[Sequence[Type]] = []
    for slot in line.results:
        test = type_test(dialect, slot.constraint)
        same = _same_as(line, slot.name, given)
        found.append([ty for ty in (pool if same is None else [same]) if test(ty)])
    return found


def _same_as(line: Row, result: str, given: tuple[Type, ...]) -> Type | None:
    """The type that a result must have, where a trait says that it is an operand's."""
    for trait in line.traits:
        names = (trait.fields or {}).get("values", ())
        if result in names:
            for slot, ty in zip(line.operands, given, strict=True):
                if slot.name in names:
                    return ty
    return None


def _alike(ty: Type) -> list[Type]:
    """Types of the same shape with other elements."""
    if not isinstance(ty, ShapedType):
        return list(ELEMENTS)
    return [one for e in ELEMENTS if (one := with_element(ty, e)) is not None]


def _attributes(draw: Draw, line: Row) -> dict[str, Attribute]:
    found: dict[str, Attribute] = {}
    for attribute in line.attributes:
        if _is_needed(attribute) or draw.chance(0.15):
            value = _attribute(draw, line, attribute)
            if value is not None:
                found[attribute.name] = value
    return found


def _is_needed(attribute: Inherent) -> bool:
    return not (attribute.optional or attribute.default or attribute.text)


def _attribute(draw: Draw, line: Row, attribute: Inherent) -> Attribute | None:
    """An attribute of the kind that is asked for, where it has cases or is a flag."""
    dialect = line.name.partition(".")[0]
    found = table(dialect)
    assert found is not None
    facts = found.constraint(attribute.constraint).facts
    if "fastmath" in attribute.name.lower():
        # What it allows is no fault of who uses it.
        return None
    if attribute.name == _ROUNDING and not line.has_trait("CastOpInterface"):
        # Only casts are interpreted in other modes than the usual one.
        return None
    if facts.get("class") == "UnitAttr":
        return UnitAttr()
    name = facts.get("enum")
    cases = enum_named(name) if name else None
    if cases is None:
        return None
    word = draw.pick(cases.words)
    if facts.get("is"):
        return enum_attribute(facts["is"][1:], word)
    value = cases.value(word)
    assert value is not None
    return IntegerAttr(value, IntegerType(cases.width))


def enum_attribute(name: str, word: str) -> Attribute:
    """The attribute of a dialect that is a case of an enum: `arith.overflow`, `nsw`."""
    dialect, _, mnemonic = name.partition(".")
    cls = node_class(dialect, mnemonic, "attributes")
    assert cls is not None
    found: Attribute = cls(word)
    return found
