"""`convert-index-to-llvm`: arithmetic of indices becomes llvm's.

As upstream's pass of this name.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import index, llvm
from bridge.dialects.builtin import UnrealizedConversionCastOp
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import I1, I64, IntegerType, Type
from bridge.ods.nodes import enum_word
from bridge.op.base import Op
from bridge.passes.llvm_conversion import convert_to_llvm, is_known
from bridge.passes.llvm_lanes import Lanes, made_of, same
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.passes.registry import Pass
from bridge.rewrite.conversion import (
    Adaptor,
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
)
from bridge.rewrite.patterns import Pattern

__all__ = ["ConvertIndexToLlvm", "index_patterns"]


def _target() -> ConversionTarget:
    return ConversionTarget(
        legal=["llvm", UnrealizedConversionCastOp], illegal=["index"]
    )


class ConvertIndexToLlvm(Pass, name="convert-index-to-llvm"):
    """Lower the `index` dialect to the `llvm` dialect."""

    index_bitwidth: int = 0

    def knows(self, op: Operation) -> bool:
        return is_known(op, _target())

    def run(self, op: Operation) -> None:
        converter = LLVMTypeConverter(self.index_bitwidth)
        convert_to_llvm(op, converter, index_patterns(converter), _target())


def index_patterns(types: LLVMTypeConverter) -> list[Pattern]:
    """The patterns of the index dialect."""
    return [
        *(Lanes(types, op, target, same) for op, target in _PLAIN.items()),
        *(made(types) for made in (_Division, _Cast, _Compare, _Constant)),
    ]


_PLAIN: Final[dict[type[Operation], type[Op]]] = {
    index.AddOp: llvm.AddOp,
    index.AndOp: llvm.AndOp,
    index.DivSOp: llvm.SDivOp,
    index.DivUOp: llvm.UDivOp,
    index.MaxSOp: llvm.SMaxOp,
    index.MaxUOp: llvm.UMaxOp,
    index.MinSOp: llvm.SMinOp,
    index.MinUOp: llvm.UMinOp,
    index.MulOp: llvm.MulOp,
    index.OrOp: llvm.OrOp,
    index.RemSOp: llvm.SRemOp,
    index.RemUOp: llvm.URemOp,
    index.ShlOp: llvm.ShlOp,
    index.ShrSOp: llvm.AShrOp,
    index.ShrUOp: llvm.LShrOp,
    index.SubOp: llvm.SubOp,
    index.XOrOp: llvm.XOrOp,
}


class _Index(ConversionPattern):
    def __init__(self, converter: LLVMTypeConverter) -> None:
        super().__init__(converter)
        self.types = converter


class _Constant(_Index, roots=(index.ConstantOp, index.BoolConstantOp, index.SizeOfOp)):
    """A constant of as many bits as there are."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty = self.types.convert_one(op.results[0].type)
        assert isinstance(ty, IntegerType)  # an index, or a bit
        value = op.properties.get("value")
        if isinstance(op, index.SizeOfOp):
            value = IntegerAttr(ty.width, ty)
        elif isinstance(op, index.ConstantOp) and isinstance(value, IntegerAttr):
            value = IntegerAttr.wrapped(int(value.value), ty)
        assert value is not None  # each of the others has one
        entries = {**op.attributes, "value": value}
        rewriter.replace(op, made_of(rewriter, llvm.ConstantOp, (), ty, entries))


class _Cast(_Index, roots=(index.CastSOp, index.CastUOp)):
    """Nothing, or a conversion between integers."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        (value,) = adaptor.operands
        before, after = value.type, self.types.convert_one(op.results[0].type)
        assert isinstance(before, IntegerType)
        assert isinstance(after, IntegerType)
        if before is after:
            rewriter.replace(op, value)
            return
        cls: type[Op] = llvm.SExtOp if isinstance(op, index.CastSOp) else llvm.ZExtOp
        if before.width > after.width:
            cls = llvm.TruncOp
        rewriter.replace(op, made_of(rewriter, cls, [value], after, {}))


class _Compare(_Index, roots=index.CmpOp):
    """A comparison: the words of predicates are the same."""

    def convert(
        self, op: index.CmpOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        lhs, rhs = adaptor.operands
        predicate = _PREDICATES.index(enum_word(op.properties["pred"]))
        entries = {"predicate": IntegerAttr(predicate, I64)}
        rewriter.replace(op, made_of(rewriter, llvm.ICmpOp, [lhs, rhs], I1, entries))


_PREDICATES: Final = (
    *("eq", "ne", "slt", "sle", "sgt", "sge"),
    *("ult", "ule", "ugt", "uge"),
)
"""llvm's, in the order of their numbers."""


class _Division(_Index, roots=(index.CeilDivSOp, index.CeilDivUOp, index.FloorDivSOp)):
    """Divisions that round in a way that llvm's do not."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        n, m = adaptor.operands
        work = _Work(n.type)
        if isinstance(op, index.CeilDivSOp):
            rewriter.replace(op, work.ceil(n, m))
        elif isinstance(op, index.CeilDivUOp):
            rewriter.replace(op, work.ceil_unsigned(n, m))
        else:
            rewriter.replace(op, work.floor(n, m))


class _Work:
    """Divisions of integers of one type."""

    def __init__(self, ty: Type) -> None:
        self._type = ty

    def _constant(self, value: int) -> Value:
        ty = self._type
        return llvm.ConstantOp(ty, IntegerAttr.wrapped(value, ty)).results[0]

    def ceil(self, n: Value, m: Value) -> Value:
        """`(n + x) / m + 1` of equal signs, with x towards zero; else `-(-n / m)`."""
        zero, one, less = (self._constant(value) for value in (0, 1, -1))
        positive = llvm.ICmpOp("sgt", m, zero)
        x = llvm.SelectOp(positive, less, one)
        quotient = llvm.SDivOp(llvm.AddOp(n, x), m)
        up = llvm.AddOp(quotient, one)
        opposite = llvm.SDivOp(llvm.SubOp(zero, n), m)
        down = llvm.SubOp(zero, opposite)
        alike = llvm.ICmpOp("eq", llvm.ICmpOp("sgt", n, zero), positive)
        some = llvm.ICmpOp("ne", n, zero)
        return llvm.SelectOp(llvm.AndOp(alike, some), up, down).results[0]

    def ceil_unsigned(self, n: Value, m: Value) -> Value:
        """`(n - 1) / m + 1`, or zero."""
        zero, one = self._constant(0), self._constant(1)
        quotient = llvm.UDivOp(llvm.SubOp(n, one), m)
        up = llvm.AddOp(quotient, one)
        return llvm.SelectOp(llvm.ICmpOp("eq", n, zero), zero, up).results[0]

    def floor(self, n: Value, m: Value) -> Value:
        """`-1 - (x - n) / m` of different signs, else `n / m`."""
        zero, one, less = (self._constant(value) for value in (0, 1, -1))
        negative = llvm.ICmpOp("slt", m, zero)
        x = llvm.SelectOp(negative, one, less)
        opposite = llvm.SDivOp(llvm.SubOp(x, n), m)
        down = llvm.SubOp(less, opposite)
        plain = llvm.SDivOp(n, m)
        differ = llvm.ICmpOp("ne", llvm.ICmpOp("slt", n, zero), negative)
        some = llvm.ICmpOp("ne", n, zero)
        return llvm.SelectOp(llvm.AndOp(differ, some), down, plain).results[0]
