"""`arith-emulate-unsupported-floats`: arithmetic of floats that machines do not have.

As upstream's pass of this name: it is done on larger floats, and each result is made
small again. What is rounded twice that way, and would not be as if rounded once, stays.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import arith, vector
from bridge.errors import Diagnostic, PassFailed
from bridge.ir.core import Operation
from bridge.ir.shapes import element_or_self
from bridge.ir.types import FloatType, IntegerType
from bridge.ir.walk import walk
from bridge.ods.nodes import enum_word
from bridge.passes.known_folds import is_fold_known
from bridge.passes.registry import Pass, listed
from bridge.passes.wider_floats import Widened, float_named, widening
from bridge.rewrite.conversion import (
    ConversionTarget,
    TypeConverter,
    apply_partial_conversion,
)

__all__ = ["ArithEmulateUnsupportedFloats"]

_KEPT: Final = (
    *(arith.BitcastOp, arith.ConstantOp, arith.SelectOp),
    *(arith.ConvertFOp, arith.ExtFOp, arith.TruncFOp),
)
"""What moves floats, or converts them: of a conversion there is nothing to emulate."""
_OF_VECTORS: Final = (
    *(vector.ContractionOp, vector.MultiDimReductionOp, vector.OuterProductOp),
    *(vector.ReductionOp, vector.ScanOp),
)
"""vector.fma is none of them: a product with a sum is rounded once."""
_CHOOSING: Final = {"maximumf", "maxnumf", "minimumf", "minnumf"}
"""The kinds of combination that give one of what is combined."""
_ROUNDED: Final = (arith.AddFOp, arith.DivFOp, arith.MulFOp, arith.SubFOp)
_FROM_INTEGERS: Final = (arith.SIToFPOp, arith.UIToFPOp)
_INDEX_BITS: Final = 64


class ArithEmulateUnsupportedFloats(Pass, name="arith-emulate-unsupported-floats"):
    """Emulate operations on unsupported floats with extf/truncf."""

    source_types: str = ""
    target_type: str = "f32"

    def knows(self, op: Operation) -> bool:
        legal = self._target(self._converter())
        return all(
            legal.legality(inner).name == "LEGAL" or is_fold_known(inner)
            for inner in walk(op)
        )

    def run(self, op: Operation) -> None:
        converter = self._converter()
        target, patterns = self._target(converter), [Widened(converter)]
        apply_partial_conversion(op, target, patterns, converter=converter)

    def _converter(self) -> TypeConverter:
        wide = float_named(self.target_type, "target")
        small = {float_named(name, "source") for name in listed(self.source_types)}
        if wide in small:
            text = "target type cannot be an unsupported source type"
            raise PassFailed(Diagnostic("error", text))
        return widening(wide, small.__contains__)

    def _target(self, converter: TypeConverter) -> ConversionTarget:
        precision = float_named(self.target_type, "target").format.precision
        target = ConversionTarget(_KEPT)
        target.unknown(lambda op: True)

        def is_legal(op: Operation) -> bool:
            return converter.is_legal(op) or _rounds_twice(op, precision)

        target.dynamically(arith.DIALECT.name, *_OF_VECTORS, when=is_legal)
        return target


def _rounds_twice(op: Operation, precision: int) -> bool:
    """Whether rounding to so many digits first may give another result.

    It does not where they are twice as many and two more, or hold it exactly.
    """
    if isinstance(op, _FROM_INTEGERS):
        ty = element_or_self(op.operands[0].type)
        width = ty.width if isinstance(ty, IntegerType) else _INDEX_BITS
        return width > precision
    if isinstance(op, _OF_VECTORS):
        # Each sum, or product, is rounded before the next is made of it.
        is_chosen = enum_word(op.properties.get("kind")) in _CHOOSING
        return not is_chosen and _combines(op)
    if not isinstance(op, _ROUNDED):
        return False
    ty = element_or_self(op.result.type)
    assert isinstance(ty, FloatType)  # by the row
    return precision < 2 * ty.format.precision + 2


def _combines(op: Operation) -> bool:
    """Whether an operation of vectors combines: a product of two vectors may not."""
    return not isinstance(op, vector.OuterProductOp) or op.acc is not None
