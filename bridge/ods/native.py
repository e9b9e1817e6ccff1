"""Properties that are no attributes, from the attributes that stand for them.

In `<{...}>` any attribute of the right kind does, whatever its width: what is stored is
the number, and the attribute that the reference prints for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Final

from bridge.ir.attributes import (
    FALSE,
    UNIT,
    ArrayAttr,
    Attribute,
    DialectAttr,
    IntegerAttr,
    UnitAttr,
)
from bridge.ir.types import I1, I64, IntegerType
from bridge.ods.enums import Enum, enum_named
from bridge.ods.nodes import dialect_attr, enum_word
from bridge.ods.rows import FORGET, Constraint, row, table

Convert = Callable[[Attribute], Attribute]


class Inconvertible(Exception):
    """An attribute does not stand for a property; the message says what would."""


def conversion(constraint: Constraint, dialect: str) -> Convert | None:
    """What makes a property of an attribute, or raises `Inconvertible`.

    None where the C++ of the property is not modelled.
    """
    facts = constraint.facts
    if "enum" in facts:
        convert = _enum_conversion(facts["enum"], facts["property"], dialect)
        if "form" not in facts:
            return convert
        return partial(_shown, facts["form"][1:], facts["enum"], convert)
    return _KINDS.get(facts.get("property", ""))


@cache
def conversions(name: str) -> dict[str, Convert]:
    """What makes the properties of an op, by their names, in upstream's order."""
    return dict(_conversions(name))


def _conversions(name: str) -> Iterator[tuple[str, Convert]]:
    line, found = row(name), table(name.partition(".")[0])
    if line is None or found is None:
        return
    for prop in line.properties:
        convert = conversion(found.constraint(prop.constraint), found.dialect)
        if convert is not None:
            yield prop.name, convert


def converted(name: str, key: str, attr: Attribute) -> Attribute:
    """The attribute as the reference prints the property it stands for."""
    convert = conversions(name).get(key)
    try:
        return attr if convert is None else convert(attr)
    except Inconvertible:
        return attr


def _enum_conversion(enum: str, cpp: str, dialect: str) -> Convert:
    cases = enum_named(enum)
    ty = IntegerType(32 if cases is None else cases.width)
    owner = table(dialect)
    definitions = owner.data["attributes"] if owner is not None else {}
    title = f"::{cpp.removeprefix('::')}Attr"
    own = [m for m, entry in definitions.items() if entry.get("cpp") == title]
    wanted = f"{cpp}Attr or IntegerAttr" if own else "IntegerAttr"

    def is_own(attr: DialectAttr) -> bool:
        return attr.dialect == dialect and attr.mnemonic in own

    def convert(attr: Attribute) -> Attribute:
        if isinstance(attr, IntegerAttr):
            return IntegerAttr.wrapped(attr.bits, ty)
        if cases is None or not isinstance(attr, DialectAttr) or not is_own(attr):
            raise Inconvertible(f"expected {wanted} storage for {cpp}")
        return IntegerAttr(_case(cases, attr), ty)

    return convert


def _shown(name: str, enum: str, convert: Convert, attr: Attribute) -> Attribute:
    """A case as the attribute of its dialect."""
    number, cases = convert(attr), enum_named(enum)
    assert isinstance(number, IntegerAttr)  # of `convert`
    assert cases is not None  # or `convert` would have raised
    return dialect_attr(name, cases.text(number.value))


def _case(cases: Enum, attr: DialectAttr) -> int:
    """The number that `#dialect.mnemonic<a, b>` holds."""
    return cases.value(enum_word(attr)) or 0


def _flag(attr: Attribute) -> Attribute:
    if isinstance(attr, UnitAttr):
        return attr
    if isinstance(attr, IntegerAttr) and attr.type is I1:
        return UNIT if attr.value else FALSE
    raise Inconvertible("expected UnitAttr or BoolAttr")


def _optional_integer(attr: Attribute) -> Attribute:
    if not isinstance(attr, ArrayAttr):
        raise Inconvertible("expected optional properties to materialize as arrays")
    if len(attr.elements) > 1:
        raise Inconvertible(
            "expected optional properties to become 0- or 1-element arrays"
        )
    return ArrayAttr(tuple(map(_integer, attr.elements)))


def _integer(attr: Attribute) -> Attribute:
    if not isinstance(attr, IntegerAttr):
        raise Inconvertible("expected IntegerAttr")
    value = -attr.value if attr.type is I1 else attr.value
    return IntegerAttr.wrapped(value, I64)


_KINDS: Final[dict[str, Convert]] = {
    "bool": _flag,
    "std::optional<int64_t>": _optional_integer,
}
"""By the C++ type of the accessor."""


FORGET.append(conversions.cache_clear)
