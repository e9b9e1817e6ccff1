"""`convert-arith-to-llvm`: arithmetic becomes llvm's.

As upstream's pass of this name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import arith, llvm
from bridge.ir.attributes import Attribute, DenseElementsAttr, IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.shapes import element_or_self
from bridge.ir.types import I64, IntegerType, Type, VectorType
from bridge.ir.walk import walk
from bridge.ods.dialect_types import is_compatible
from bridge.op.base import Op
from bridge.op.folding import constant_of
from bridge.passes.arith_expand import EXPANDED, division_patterns
from bridge.passes.llvm_conversion import convert_to_llvm, is_known
from bridge.passes.llvm_lanes import (
    Attributes,
    Lanes,
    each_vector,
    fast_math,
    fast_math_of,
    made_of,
    overflow,
    same,
)
from bridge.passes.llvm_structs import extracted
from bridge.passes.llvm_types import LLVMTypeConverter, has_unsupported_float
from bridge.passes.registry import Pass
from bridge.rewrite.conversion import Adaptor, ConversionPattern, ConversionRewriter
from bridge.rewrite.patterns import Pattern

__all__ = ["ConvertArithToLlvm", "arith_patterns"]


class ConvertArithToLlvm(Pass, name="convert-arith-to-llvm"):
    """Convert Arith dialect to LLVM dialect."""

    index_bitwidth: int = 0

    def knows(self, op: Operation) -> bool:
        return knows_arith(op) and is_known(op)

    def run(self, op: Operation) -> None:
        converter = LLVMTypeConverter(self.index_bitwidth)
        convert_to_llvm(op, converter, arith_patterns(converter))


def knows_arith(op: Operation) -> bool:
    """Whether no operation inside another is one that is not converted here."""
    return not any(map(_is_left, walk(op)))


def _is_left(op: Operation) -> bool:
    """Whether newer versions fold it, or some of what it is expanded to."""
    if isinstance(op, EXPANDED):
        return any(map(constant_of, op.operands))
    return isinstance(op, arith.SubUIExtendedOp)


def arith_patterns(types: LLVMTypeConverter) -> list[Pattern]:
    """The patterns of arithmetic."""
    return [
        *division_patterns(),
        *(Lanes(types, op, target, same) for op, target in _PLAIN.items()),
        *(Lanes(types, op, target, overflow) for op, target in _OVERFLOWING.items()),
        *(Lanes(types, op, to, fast_math, floats=True) for op, to in _FAST.items()),
        *(Lanes(types, op, target, same, floats=True) for op, target in _CASTS.items()),
        *(made(types) for made in (_Constant, _IndexCast, _Bitcast, _Rounded)),
        *(made(types) for made in (_CmpI, _CmpF, _SumExtended, _MulExtended)),
        _SelectSeveral(types),
    ]


_PLAIN: Final[dict[type[Operation], type[Op]]] = {
    arith.AndIOp: llvm.AndOp,
    arith.DivSIOp: llvm.SDivOp,
    arith.DivUIOp: llvm.UDivOp,
    arith.ExtSIOp: llvm.SExtOp,
    arith.ExtUIOp: llvm.ZExtOp,
    arith.MaxSIOp: llvm.SMaxOp,
    arith.MaxUIOp: llvm.UMaxOp,
    arith.MinSIOp: llvm.SMinOp,
    arith.MinUIOp: llvm.UMinOp,
    arith.OrIOp: llvm.OrOp,
    arith.RemSIOp: llvm.SRemOp,
    arith.RemUIOp: llvm.URemOp,
    arith.SelectOp: llvm.SelectOp,
    arith.ShRSIOp: llvm.AShrOp,
    arith.ShRUIOp: llvm.LShrOp,
    arith.SIToFPOp: llvm.SIToFPOp,
    arith.XOrIOp: llvm.XOrOp,
}

_OVERFLOWING: Final[dict[type[Operation], type[Op]]] = {
    arith.AddIOp: llvm.AddOp,
    arith.MulIOp: llvm.MulOp,
    arith.ShLIOp: llvm.ShlOp,
    arith.SubIOp: llvm.SubOp,
    arith.TruncIOp: llvm.TruncOp,
}

_FAST: Final[dict[type[Operation], type[Op]]] = {
    arith.MaximumFOp: llvm.MaximumOp,
    arith.MaxNumFOp: llvm.MaxNumOp,
    arith.MinimumFOp: llvm.MinimumOp,
    arith.MinNumFOp: llvm.MinNumOp,
    arith.NegFOp: llvm.FNegOp,
    arith.RemFOp: llvm.FRemOp,
}

_CASTS: Final[dict[type[Operation], type[Op]]] = {
    arith.ExtFOp: llvm.FPExtOp,
    arith.FPToSIOp: llvm.FPToSIOp,
    arith.FPToUIOp: llvm.FPToUIOp,
    arith.UIToFPOp: llvm.UIToFPOp,
}


class _Arith(ConversionPattern):
    def __init__(self, converter: LLVMTypeConverter) -> None:
        super().__init__(converter)
        self.types = converter


class _Constant(_Arith, roots=arith.ConstantOp):
    """A constant, whose attribute keeps the type it had."""

    def convert(
        self, op: arith.ConstantOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty = self.types.convert_one(op.results[0].type)
        if ty is not None:
            made = made_of(rewriter, llvm.ConstantOp, (), ty, same(op))
            rewriter.replace(op, made)


class _SelectSeveral(_Arith, roots=arith.SelectOp):
    """A choice of each of the values that one became."""

    def convert(
        self, op: arith.SelectOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        condition, first, second = adaptor.groups
        if len(condition) == 1 and len(first) != 1:
            entries = same(op)
            chosen = [
                made_of(rewriter, llvm.SelectOp, (*condition, a, b), a.type, entries)
                for a, b in zip(first, second, strict=True)
            ]
            rewriter.replace(op, [chosen])


class _IndexCast(_Arith, roots=(arith.IndexCastOp, arith.IndexCastUIOp)):
    """Nothing, or a conversion between integers."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        before = self._width(op.operands[0].type)
        after = self._width(op.results[0].type)
        if before == after:
            rewriter.replace(op, adaptor.operands[0])
            return
        widen = llvm.SExtOp if isinstance(op, arith.IndexCastOp) else llvm.ZExtOp
        name = llvm.TruncOp if after < before else widen

        def make(ty: Type, values: Sequence[Value]) -> Value:
            return made_of(rewriter, name, values, ty, {})

        found = each_vector(self.types, op, adaptor.operands, make)
        if found is not None:
            rewriter.replace(op, found)

    def _width(self, ty: Type) -> int:
        found = self.types.convert_one(element_or_self(ty))
        assert isinstance(found, IntegerType)  # an index is one
        return found.width


class _Bitcast(_Arith, roots=arith.BitcastOp):
    """Nothing, where the type stays what it is."""

    def convert(
        self, op: arith.BitcastOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        value = adaptor.operands[0]
        if value.type == self.types.convert_one(op.results[0].type):
            rewriter.replace(op, value)
        else:
            Lanes(self.types, arith.BitcastOp, llvm.BitcastOp, same).convert(
                op, adaptor, rewriter
            )


_ROUNDED: Final[dict[type[Operation], tuple[type[Op], Attributes, type[Op]]]] = {
    arith.AddFOp: (llvm.FAddOp, fast_math, llvm.IntrExperimentalConstrainedFaddOp),
    arith.DivFOp: (llvm.FDivOp, fast_math, llvm.IntrExperimentalConstrainedFdivOp),
    arith.MulFOp: (llvm.FMulOp, fast_math, llvm.IntrExperimentalConstrainedFmulOp),
    arith.SubFOp: (llvm.FSubOp, fast_math, llvm.IntrExperimentalConstrainedFsubOp),
    arith.TruncFOp: (llvm.FPTruncOp, same, llvm.ConstrainedFPTruncIntrOp),
}


class _Rounded(_Arith, roots=tuple(_ROUNDED)):
    """An operation, or one that rounds in a way of its own."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        name, entries, constrained = _ROUNDED[type(op)]
        if isinstance(op.properties.get("roundingmode"), IntegerAttr):
            name, entries = constrained, _constrained
        Lanes(self.types, type(op), name, entries, floats=True).convert(
            op, adaptor, rewriter
        )


def _constrained(op: Operation) -> dict[str, Attribute]:
    entries = same(op)
    entries.pop("fastmath", None)
    rounding = entries["roundingmode"]
    assert isinstance(rounding, IntegerAttr)  # it is asked for where there is one
    entries["roundingmode"] = IntegerAttr(_ROUNDING[int(rounding.value)], I64)
    entries["fpExceptionBehavior"] = IntegerAttr(0, I64)
    return entries


_ROUNDING: Final = (1, 3, 2, 0, 4)
"""llvm's numbers for arith's: to nearest even, downward, upward, to zero, away."""


class _CmpI(_Arith, roots=arith.CmpIOp):
    """A comparison of integers: the numbers of predicates are the same."""

    def convert(
        self, op: arith.CmpIOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        entries = {"predicate": op.properties["predicate"]}

        def make(ty: Type, values: Sequence[Value]) -> Value:
            return made_of(rewriter, llvm.ICmpOp, values, ty, entries)

        found = each_vector(self.types, op, adaptor.operands, make)
        if found is not None:
            rewriter.replace(op, found)


class _CmpF(_Arith, roots=arith.CmpFOp):
    """A comparison of floats: the numbers of predicates are the same."""

    def convert(
        self, op: arith.CmpFOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        if has_unsupported_float(op.operands[0].type):
            return
        flags = op.properties.get("fastmath")
        entries = {"predicate": op.properties["predicate"]}
        if isinstance(flags, arith.FastMathFlagsAttr):
            entries["fastmathFlags"] = fast_math_of(flags)

        def make(ty: Type, values: Sequence[Value]) -> Value:
            return made_of(rewriter, llvm.FCmpOp, values, ty, entries)

        found = each_vector(self.types, op, adaptor.operands, make)
        if found is not None:
            rewriter.replace(op, found)


class _SumExtended(_Arith, roots=(arith.AddUIExtendedOp, arith.SubUIExtendedOp)):
    """The intrinsic that tells of overflow, in a struct."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        lhs, rhs = adaptor.operands
        flag = self.types.convert_one(op.results[1].type)
        if not is_compatible(lhs.type) or isinstance(lhs.type, llvm.ArrayType):
            return
        assert flag is not None  # a bit, or as many as there are lanes
        total = lhs.type
        struct = llvm.StructType.literal([total, flag])
        both = (
            llvm.UAddWithOverflowOp(struct, lhs, rhs)
            if isinstance(op, arith.AddUIExtendedOp)
            else llvm.USubWithOverflowOp(struct, lhs, rhs)
        ).results[0]
        rewriter.replace(op, [extracted(both, [0], total), extracted(both, [1], flag)])


class _MulExtended(_Arith, roots=(arith.MulSIExtendedOp, arith.MulUIExtendedOp)):
    """A product of twice the width, in two parts."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        lhs, rhs = adaptor.operands
        ty = lhs.type
        if not is_compatible(ty) or isinstance(ty, llvm.ArrayType):
            return
        signed = isinstance(op, arith.MulSIExtendedOp)
        name = llvm.SExtOp if signed else llvm.ZExtOp
        element = element_or_self(ty)
        assert isinstance(element, IntegerType)  # of integers alone
        double = IntegerType(2 * element.width)
        wide: Type = double
        shift: Attribute = IntegerAttr(element.width, double)
        if isinstance(ty, VectorType):
            wide = VectorType(ty.shape, double)
            shift = DenseElementsAttr.of(wide, [element.width])
        wider = [made_of(rewriter, name, [value], wide, {}) for value in (lhs, rhs)]
        product = made_of(rewriter, llvm.MulOp, wider, wide, {})
        low = made_of(rewriter, llvm.TruncOp, [product], ty, {})
        amount = made_of(rewriter, llvm.ConstantOp, [], wide, {"value": shift})
        above = made_of(rewriter, llvm.LShrOp, [product, amount], wide, {})
        high = made_of(rewriter, llvm.TruncOp, [above], ty, {})
        rewriter.replace(op, [low, high])
