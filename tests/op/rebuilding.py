"""Operations made again by their constructors, from the forms of Python's values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.core import Operation, Region
from bridge.ir.types import DYNAMIC, F64, I1
from bridge.ods.rows import table
from bridge.ods.slots import Arity
from bridge.op.arguments import Argument
from bridge.op.base import Op
from bridge.op.constructors import arguments_of
from bridge.op.conversions import any_attr, conversion

FORMS: Final[Mapping[type, Any]] = {
    AffineMapAttr: lambda attr: attr.map,
    ArrayAttr: lambda attr: [_inner(item) for item in attr.elements],
    DenseArrayAttr: lambda attr: list(attr.values),
    DictionaryAttr: lambda attr: {k: _inner(v) for k, v in attr.items()},
    FloatAttr: lambda attr: attr.value if attr.type is F64 else attr,
    IntegerAttr: lambda attr: bool(attr.value) if attr.type is I1 else attr.value,
    IntegerSetAttr: lambda attr: attr.set,
    StringAttr: lambda attr: attr if attr.type is not None else attr.value,
    SymbolRefAttr: lambda attr: (attr.root, *attr.nested),
    TypeAttr: lambda attr: attr.type,
    UnitAttr: lambda attr: True,
}
"""By class of attributes: the value of Python that stands for one."""


def _inner(attr: Attribute) -> Any:
    """The form of a part: what is there is not said of it."""
    return attr if isinstance(attr, UnitAttr) else python_form(attr)


def python_form(attr: Attribute) -> Any:
    """The value of Python that an attribute is written as; itself where none is."""
    make = FORMS.get(type(attr))
    return attr if make is None else make(attr)


def said_of(op: Op, argument: Argument) -> Any:
    """What a constructor is given for an argument to make this operation again."""
    line, index = op.row, argument.index
    match argument.role:
        case "attribute" | "property":
            attr = op.properties.get(argument.source)
            return None if attr is None else _form_of(op, argument, attr)
        case "operand":
            found = line.operands.getter(index)(op)
            if argument.static:
                numbers: Any = op.properties.get(argument.static)
                if numbers is None:
                    return None
                values = iter(found)
                return [next(values) if n == DYNAMIC else n for n in numbers.values]
            return found
        case "result":
            types = [v.type for v in line.results.values(index)(op)]
            if argument.arity is Arity.VARIADIC:
                return types
            return types[0] if types else None
        case "region":
            regions = line.regions.values(index)(op)
            made = [Region() for _ in regions]
            return made if argument.arity is Arity.VARIADIC else made[0]
        case _:
            return line.successors.getter(index)(op)


def _form_of(op: Op, argument: Argument, attr: Attribute) -> Any:
    """The natural form, where the row says that this attribute is made of it."""
    form = python_form(attr)
    try:
        return form if converted(type(op), argument, form) is attr else attr
    except (TypeError, ValueError, OverflowError):
        return attr


def converted(cls: type[Op], argument: Argument, form: object) -> Attribute | None:
    """The attribute that a constructor makes of a value."""
    owner = table(cls.op_name.partition(".")[0])
    assert owner is not None
    if argument.constraint not in owner.data["constraints"]:
        return any_attr(form)
    is_property = argument.role == "property"
    constraint = owner.constraint(argument.constraint)
    return conversion(constraint, owner, is_property=is_property)(form)


def keywords(op: Op) -> dict[str, Any]:
    """The arguments that make an operation again."""
    said = {a.name: said_of(op, a) for a in arguments_of(type(op))}
    said["attributes"] = dict(op.attributes.items())
    said["location"] = op.location
    return said


def differences(op: Operation, again: Operation) -> Iterator[str]:
    """What is not alike of two operations but their regions' contents."""
    for field in ("name", "operands", "properties", "attributes", "successors"):
        if getattr(op, field) != getattr(again, field):
            yield f"{field}: {getattr(op, field)} {getattr(again, field)}"
    types = [[value.type for value in one.results] for one in (op, again)]
    if types[0] != types[1]:
        yield f"types: {types[0]} {types[1]}"
    if len(op.regions) != len(again.regions):
        yield "regions"
