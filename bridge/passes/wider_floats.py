"""Operations on small floats done on larger ones: names, types and one pattern."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.dialects import arith
from bridge.dialects.arith.attributes import FastMathFlagsAttr
from bridge.errors import Diagnostic, PassFailed
from bridge.ir.core import AnyLocation, Operation, Value
from bridge.ir.floats import FORMATS
from bridge.ir.shapes import element_or_self
from bridge.ir.types import FloatType, ShapedType, Type
from bridge.ods.inferred_types import with_element
from bridge.rewrite.conversion import (
    Adaptor,
    ConversionPattern,
    ConversionRewriter,
    TypeConverter,
)
from bridge.rewrite.rewriter import Rewriter

__all__ = ["Widened", "float_named", "widening"]

_CONTRACT: Final = FastMathFlagsAttr("contract")


def float_named(name: str, kind: str) -> FloatType:
    """The float type of a name; raises `PassFailed`."""
    if name not in FORMATS:
        text = f"could not map {kind} type '{name}' to a known floating-point type"
        raise PassFailed(Diagnostic("error", text))
    return FloatType(name)


def widening(wide: FloatType, is_narrow: Callable[[FloatType], bool]) -> TypeConverter:
    """Makes floats, and elements, another type, where that is the larger one.

    Others are not extended to it, and stay.
    """

    def widened(ty: Type) -> Type | None:
        element = element_or_self(ty)
        known = isinstance(element, FloatType) and is_narrow(element)
        if not known or not _holds(wide, element):
            return None
        return wide if ty is element else with_element(ty, wide)

    converter = TypeConverter()
    converter.add(Type, lambda ty: ty)
    converter.add(FloatType, widened)
    converter.add(ShapedType, widened)
    converter.add_target_materialization(_extend)
    return converter


def _holds(wide: FloatType, narrow: Type) -> bool:
    """Whether one type is wider than another, and has its numbers."""
    if not isinstance(narrow, FloatType) or narrow.width >= wide.width:
        return False
    large, small = wide.format, narrow.format
    return large.precision >= small.precision and large.exponent >= small.exponent


def _extend(
    rewriter: Rewriter,
    types: tuple[Type, ...],
    values: tuple[Value, ...],
    location: AnyLocation,
) -> Value | None:
    if len(types) != 1 or len(values) != 1:
        return None
    made = arith.ExtFOp(types[0], values[0], fastmath=_CONTRACT)
    return made.results[0]


class Widened(ConversionPattern, roots=Operation):
    """The same on larger floats, made small again."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        assert self.converter is not None  # the pass gives one
        before = [result.type for result in op.results]
        types = self.converter.convert_all(before)
        if types is None or op.regions:
            return
        made = rewriter.insert(
            Operation(
                op.name,
                adaptor.operands,
                types,
                properties=op.properties,
                attributes=op.attributes,
                location=op.any_location,
            )
        )
        results: list[Value] = []
        for result, ty in zip(made.results, before, strict=True):
            same = result.type is ty
            small = None if same else arith.TruncFOp(ty, result, fastmath=_CONTRACT)
            results.append(result if small is None else small.results[0])
        rewriter.replace(op, results)
