"""Operations that need no more than their rows say: the types of values, and enums."""

from __future__ import annotations

from functools import cache
from typing import Final

from bridge.drawing.draw import Draw
from bridge.drawing.scope import ELEMENTS, Scope
from bridge.ir.attributes import Attribute, IntegerAttr, UnitAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import I64, ShapedType, Type
from bridge.ods.enums import enum_named
from bridge.ods.inferred_types import with_element
from bridge.ods.nodes import node_class
from bridge.ods.predicates import type_test
from bridge.ods.rows import Attribute as Inherent
from bridge.ods.rows import Row, row, table
from bridge.ods.slots import Arity

_TRIES: Final = 6


def draw_row(scope: Scope, line: Row) -> Operation | None:
    """An operation of a row whose values are single; None where none is found."""
    for _ in range(_TRIES):
        operands = _operands(scope, line)
        if operands is None:
            return None
        types = _results(scope.draw, line, operands)
        if types is None:
            continue
        found = scope.put(line.name, operands, types, _attributes(scope.draw, line))
        if found is not None:
            return found
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
        value = scope.any(lambda ty, test=test: bool(test(ty)))  # type: ignore[misc]
        if value is None or scope.draw.chance(0.05):
            fitting = {ty: n for ty, n in ELEMENTS.items() if test(ty)}
            if not fitting:
                return None
            value = scope.constant(scope.draw.weighted(fitting))
        found.append(value)
    return found


def _results(draw: Draw, line: Row, operands: list[Value]) -> list[Type] | None:
    """A type for each result: an operand's, or one like it that fits."""
    dialect = line.name.partition(".")[0]
    like = operands[0].type
    if line.has_trait("SameOperandsAndResultType"):
        return [like] * len(line.results)
    found: list[Type] = []
    for slot in line.results:
        test = type_test(dialect, slot.constraint)
        pool = [one.type for one in operands] + _alike(like)
        fitting = [ty for ty in pool if test(ty)]
        if not fitting:
            return None
        found.append(draw.pick(fitting))
    return found


def _alike(ty: Type) -> list[Type]:
    """Types of the same shape with other elements."""
    if not isinstance(ty, ShapedType):
        return list(ELEMENTS)
    return [one for e in ELEMENTS if (one := with_element(ty, e)) is not None]


def _attributes(draw: Draw, line: Row) -> dict[str, Attribute]:
    found: dict[str, Attribute] = {}
    for attribute in line.attributes:
        needed = not attribute.optional and not attribute.default
        if (needed and not attribute.text) or draw.chance(0.15):
            value = _attribute(draw, line, attribute)
            if value is not None:
                found[attribute.name] = value
    return found


def _attribute(draw: Draw, line: Row, attribute: Inherent) -> Attribute | None:
    """An attribute of the kind that is asked for, where it has cases or is a flag."""
    dialect = line.name.partition(".")[0]
    found = table(dialect)
    assert found is not None
    facts = found.constraint(attribute.constraint).facts
    if "fastmath" in attribute.name.lower():
        # What it allows is no fault of who uses it.
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
    return IntegerAttr(value, I64)


def enum_attribute(name: str, word: str) -> Attribute:
    """The attribute of a dialect that is a case of an enum: `arith.overflow`, `nsw`."""
    dialect, _, mnemonic = name.partition(".")
    cls = node_class(dialect, mnemonic, "attributes")
    assert cls is not None
    found: Attribute = cls(word)
    return found
