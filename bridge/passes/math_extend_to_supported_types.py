"""`math-extend-to-supported-types`: functions of small floats, computed on larger ones.

As upstream's pass of this name, of floats that have fewer bits than the larger type:
others are not extended to it.
"""

from __future__ import annotations

from bridge.dialects import math
from bridge.ir.core import Operation
from bridge.ir.types import F32, F64
from bridge.ir.walk import walk
from bridge.passes.known_folds import is_fold_known
from bridge.passes.registry import Pass, listed
from bridge.passes.wider_floats import Widened, float_named, widening
from bridge.rewrite.conversion import (
    ConversionTarget,
    TypeConverter,
    apply_partial_conversion,
)

__all__ = ["ExtendToSupportedTypes"]


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
        patterns = [Widened(converter)]
        apply_partial_conversion(op, _target(converter), patterns, converter=converter)

    def _converter(self) -> TypeConverter:
        extra = [float_named(name, "source") for name in listed(self.extra_types)]
        supported = {F32, F64, *extra}
        wide = float_named(self.target_type, "target")
        return widening(wide, lambda ty: ty not in supported)


def _target(converter: TypeConverter) -> ConversionTarget:
    target = ConversionTarget()

    def is_legal(op: Operation) -> bool:
        if op.dialect != math.DIALECT.name or isinstance(op, math.FmaOp):
            return True
        types = [value.type for value in (*op.operands, *op.results)]
        return all(converter.convert(ty) == (ty,) for ty in types)

    target.unknown(is_legal)
    return target
