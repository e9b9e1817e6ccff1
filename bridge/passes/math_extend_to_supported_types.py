"""`math-extend-to-supported-types`: functions of small floats, computed on larger ones.

As upstream's pass of this name, of floats that have fewer bits than the larger type:
others are not extended to it.
"""

from __future__ import annotations

from bridge.dialects import arith, math
from bridge.dialects.arith.attributes import FastMathFlagsAttr
from bridge.errors import Diagnostic, PassFailed
from bridge.ir.core import AnyLocation, Operation, Value
from bridge.ir.floats import FORMATS
from bridge.ir.shapes import element_or_self
from bridge.ir.types import F32, F64, FloatType, ShapedType, Type
from bridge.ir.walk import walk
from bridge.ods.inferred_types import with_element
from bridge.passes.known_folds import is_fold_known
from bridge.passes.registry import Pass
from bridge.rewrite.conversion import (
    Adaptor,
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    TypeConverter,
    apply_partial_conversion,
)
from bridge.rewrite.rewriter import Rewriter

__all__ = ["ExtendToSupportedTypes"]

_CONTRACT = FastMathFlagsAttr("contract")


class ExtendToSupportedTypes(Pass, name="math-extend-to-supported-types"):
    """Legalize floating-point math ops on low-precision floats."""

    extra_types: str = ""
    target_type: str = "f32"

    def knows(self, op: Operation) -> bool:
        legal = _target(self._converter())
        return all(
            legal.legality(inner).name == "LEGAL" or is_fold_known(inner)
            for inner in walk(op)
        )

    def run(self, op: Operation) -> None:
        converter = self._converter()
        patterns = [_Extended(converter)]
        apply_partial_conversion(op, _target(converter), patterns, converter=converter)

    def _converter(self) -> TypeConverter:
        names = [name for name in self.extra_types.split(",") if name]
        supported = {F32, F64, *[_float(name, "source") for name in names]}
        wide = _float(self.target_type, "target")

        def extended(ty: Type) -> Type | None:
            element = element_or_self(ty)
            known = isinstance(element, FloatType) and element not in supported
            if not known or not _holds(wide, element):
                return None
            return wide if ty is element else with_element(ty, wide)

        converter = TypeConverter()
        converter.add(Type, lambda ty: ty)
        converter.add(FloatType, extended)
        converter.add(ShapedType, extended)
        converter.add_target_materialization(_extend)
        return converter


def _float(name: str, kind: str) -> FloatType:
    if name not in FORMATS:
        text = f"could not map {kind} type '{name}' to a known floating-point type"
        raise PassFailed(Diagnostic("error", text))
    return FloatType(name)


def _holds(wide: FloatType, narrow: Type) -> bool:
    """Whether one type is wider than another."""
    return isinstance(narrow, FloatType) and narrow.width < wide.width


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


def _target(converter: TypeConverter) -> ConversionTarget:
    target = ConversionTarget()

    def is_legal(op: Operation) -> bool:
        if op.dialect != math.DIALECT.name or isinstance(op, math.FmaOp):
            return True
        types = [value.type for value in (*op.operands, *op.results)]
        return all(converter.convert(ty) == (ty,) for ty in types)

    target.unknown(is_legal)
    return target


class _Extended(ConversionPattern, roots=Operation):
    """The same on larger floats, made small again."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        assert self.converter is not None  # the pass gives one
        before = [result.type for result in op.results]
        types = self.converter.convert_all(before)
        if types is None:
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
