"""test-decompose-call-graph-types: tuples are passed and returned by their elements."""

from __future__ import annotations

from collections.abc import Iterator

from bridge import Operation, Value
from bridge.dialects.func import structural
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import AnyLocation
from bridge.ir.types import I32, TupleType, Type
from bridge.passes import Pass
from bridge.rewrite import Rewriter
from bridge.rewrite.conversion import (
    ConversionTarget,
    TypeConverter,
    apply_partial_conversion,
)


def _flat(ty: Type) -> list[Type]:
    """The types of all elements that are no tuples themselves."""
    if not isinstance(ty, TupleType):
        return [ty]
    return [inner for element in ty.types for inner in _flat(element)]


def _parts(rewriter: Rewriter, value: Value, location: AnyLocation) -> list[Value]:
    """All elements of a value that are no tuples themselves."""
    ty, found = value.type, list[Value]()
    if not isinstance(ty, TupleType):
        return [value]
    for index, element in enumerate(ty.types):
        made = rewriter(
            "test.get_tuple_element",
            [value],
            [element],
            properties={"index": IntegerAttr(index, I32)},
            location=location,
        )
        found += _parts(rewriter, made.results[0], location)
    return found


def _whole(
    rewriter: Rewriter, ty: TupleType, values: Iterator[Value], location: AnyLocation
) -> Value:
    """A tuple of the next values, with tuples inside."""
    elements = [
        _whole(rewriter, element, values, location)
        if isinstance(element, TupleType)
        else next(values)
        for element in ty.types
    ]
    return rewriter("test.make_tuple", elements, [ty], location=location).results[0]


def take_apart(
    rewriter: Rewriter,
    types: tuple[Type, ...],
    values: tuple[Value, ...],
    location: AnyLocation,
) -> list[Value] | None:
    """The elements of one tuple, where they have these types."""
    if len(values) != 1 or not isinstance(values[0].type, TupleType):
        return None
    is_whole = list(types) == _flat(values[0].type)
    return _parts(rewriter, values[0], location) if is_whole else None


def put_together(
    rewriter: Rewriter,
    types: tuple[Type, ...],
    values: tuple[Value, ...],
    location: AnyLocation,
) -> Value | None:
    """A tuple of elements."""
    ty = types[0]
    if not isinstance(ty, TupleType) or _flat(ty) != [v.type for v in values]:
        return None
    return _whole(rewriter, ty, iter(values), location)


class DecomposeTuples(
    Pass, name="test-decompose-call-graph-types", anchor="builtin.module"
):
    """Splits tuples where functions are called, and return."""

    def run(self, op: Operation) -> None:
        rules = TypeConverter()
        rules.add(Type, lambda ty: ty)
        rules.add(TupleType, _flat)
        rules.add_source_materialization(put_together)
        rules.add_target_materialization(take_apart)
        target = ConversionTarget(legal=["test"])
        structural.make_legal(target, rules)
        apply_partial_conversion(op, target, structural.patterns(), converter=rules)
