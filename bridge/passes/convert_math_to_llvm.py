"""`convert-math-to-llvm`: functions of numbers become llvm's intrinsics.

As upstream's pass of this name.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from bridge.dialects import llvm, math
from bridge.ir.attributes import (
    Attribute,
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
)
from bridge.ir.core import Operation, Value
from bridge.ir.types import I1, I32, Type, VectorType
from bridge.op.base import Op
from bridge.passes.llvm_conversion import convert_to_llvm, is_known
from bridge.passes.llvm_lanes import (
    Entries,
    Lanes,
    each_vector,
    fast_math,
    made_of,
    same,
)
from bridge.passes.llvm_structs import extracted
from bridge.passes.llvm_types import LLVMTypeConverter, has_unsupported_float
from bridge.passes.registry import Pass
from bridge.rewrite.conversion import Adaptor, ConversionPattern, ConversionRewriter
from bridge.rewrite.patterns import Pattern

__all__ = ["ConvertMathToLlvm", "math_patterns"]


class ConvertMathToLlvm(Pass, name="convert-math-to-llvm"):
    """Convert Math dialect to LLVM dialect."""

    approximate_log1p: bool = True

    def knows(self, op: Operation) -> bool:
        return is_known(op)

    def run(self, op: Operation) -> None:
        types = LLVMTypeConverter()
        convert_to_llvm(op, types, math_patterns(types, log1p=self.approximate_log1p))


def math_patterns(types: LLVMTypeConverter, *, log1p: bool = True) -> list[Pattern]:
    """The patterns of functions; those of log1p are left out where it is exact."""
    return [
        *(Lanes(types, op, to, fast_math, floats=True) for op, to in _FAST.items()),
        Lanes(types, math.CtPopOp, llvm.CtPopOp, same, floats=True),
        *(made(types) for made in (_WithFlag, _Sincos, _ExpM1, _Rsqrt, _Class)),
        *([_Log1p(types)] if log1p else []),
    ]


_FAST: Final[dict[type[Operation], type[Op]]] = {
    math.AbsFOp: llvm.FAbsOp,
    math.AcosOp: llvm.ACosOp,
    math.AsinOp: llvm.ASinOp,
    math.Atan2Op: llvm.ATan2Op,
    math.AtanOp: llvm.ATanOp,
    math.CeilOp: llvm.FCeilOp,
    math.CopySignOp: llvm.CopySignOp,
    math.CosOp: llvm.CosOp,
    math.CoshOp: llvm.CoshOp,
    math.Exp2Op: llvm.Exp2Op,
    math.ExpOp: llvm.ExpOp,
    math.FPowIOp: llvm.PowIOp,
    math.FloorOp: llvm.FFloorOp,
    math.FmaOp: llvm.FMAOp,
    math.Log10Op: llvm.Log10Op,
    math.Log2Op: llvm.Log2Op,
    math.LogOp: llvm.LogOp,
    math.PowFOp: llvm.PowOp,
    math.RoundEvenOp: llvm.RoundEvenOp,
    math.RoundOp: llvm.RoundOp,
    math.SinOp: llvm.SinOp,
    math.SinhOp: llvm.SinhOp,
    math.SqrtOp: llvm.SqrtOp,
    math.TanOp: llvm.TanOp,
    math.TanhOp: llvm.TanhOp,
    math.TruncOp: llvm.FTruncOp,
}


Make = Callable[[Type, Sequence[Value]], Value]


class _EachVector(ConversionPattern):
    """Makes several operations of one, of each vector by itself."""

    def __init__(self, converter: LLVMTypeConverter) -> None:
        super().__init__(converter)
        self.types = converter

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        values = [*op.operands, *op.results]
        if any(has_unsupported_float(value.type) for value in values):
            return
        make = self.maker(op, rewriter)
        found = each_vector(self.types, op, adaptor.operands, make)
        if found is not None:
            rewriter.replace(op, found)

    @abstractmethod
    def maker(self, op: Operation, rewriter: ConversionRewriter) -> Make:
        """What makes the result of the operands of one vector."""


class _WithFlag(
    _EachVector,
    roots=(math.AbsIOp, math.CountLeadingZerosOp, math.CountTrailingZerosOp),
):
    """Intrinsics that say whether one operand gives poison: it does not."""

    def maker(self, op: Operation, rewriter: ConversionRewriter) -> Make:
        cls, flag = _FLAGS[type(op)]
        entries: Entries = {flag: IntegerAttr(0, I1)}
        return lambda ty, values: made_of(rewriter, cls, values, ty, entries)


_FLAGS: Final[dict[type[Operation], tuple[type[Op], str]]] = {
    math.AbsIOp: (llvm.AbsOp, "is_int_min_poison"),
    math.CountLeadingZerosOp: (llvm.CountLeadingZerosOp, "is_zero_poison"),
    math.CountTrailingZerosOp: (llvm.CountTrailingZerosOp, "is_zero_poison"),
}


class _Class(_EachVector, roots=(math.IsNaNOp, math.IsFiniteOp)):
    """A test of the class of a float."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        # Upstream does not split what has several dimensions.
        if not isinstance(adaptor.operands[0].type, llvm.ArrayType):
            super().convert(op, adaptor, rewriter)

    def maker(self, op: Operation, rewriter: ConversionRewriter) -> Make:
        bits = 3 if isinstance(op, math.IsNaNOp) else 504
        entries: Entries = {"bit": IntegerAttr(bits, I32)}
        return lambda ty, values: made_of(
            rewriter, llvm.IsFPClassOp, values, ty, entries
        )


class _ExpM1(_EachVector, roots=math.ExpM1Op):
    """`exp(x) - 1`."""

    def maker(self, op: Operation, rewriter: ConversionRewriter) -> Make:
        flags = fast_math(op)

        def make(ty: Type, values: Sequence[Value]) -> Value:
            one = _one(rewriter, ty)
            power = made_of(rewriter, llvm.ExpOp, values, ty, flags)
            return made_of(rewriter, llvm.FSubOp, [power, one], ty, flags)

        return make


class _Log1p(_EachVector, roots=math.Log1pOp):
    """`log(1 + x)`."""

    def maker(self, op: Operation, rewriter: ConversionRewriter) -> Make:
        flags = fast_math(op)

        def make(ty: Type, values: Sequence[Value]) -> Value:
            one = _one(rewriter, ty)
            more = made_of(rewriter, llvm.FAddOp, [one, *values], ty, flags)
            return made_of(rewriter, llvm.LogOp, [more], ty, flags)

        return make


class _Rsqrt(_EachVector, roots=math.RsqrtOp):
    """`1 / sqrt(x)`."""

    def maker(self, op: Operation, rewriter: ConversionRewriter) -> Make:
        flags = fast_math(op)

        def make(ty: Type, values: Sequence[Value]) -> Value:
            one = _one(rewriter, ty)
            root = made_of(rewriter, llvm.SqrtOp, values, ty, flags)
            return made_of(rewriter, llvm.FDivOp, [one, root], ty, flags)

        return make


def _one(rewriter: ConversionRewriter, ty: Type) -> Value:
    value: Attribute
    if isinstance(ty, VectorType):
        value = DenseElementsAttr.of(ty, [1.0])
    else:
        value = FloatAttr(1.0, ty)
    return made_of(rewriter, llvm.ConstantOp, (), ty, {"value": value})


class _Sincos(_EachVector, roots=math.SincosOp):
    """The intrinsic that gives both, in a struct."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        (value,) = adaptor.operands
        if has_unsupported_float(op.operands[0].type):
            return
        ty = value.type
        struct = llvm.StructType.literal([ty, ty])
        both = made_of(rewriter, llvm.SincosOp, [value], struct, fast_math(op))
        rewriter.replace(op, [extracted(both, [i], ty) for i in (0, 1)])

    def maker(self, op: Operation, rewriter: ConversionRewriter) -> Make:
        raise AssertionError("it has two results")
