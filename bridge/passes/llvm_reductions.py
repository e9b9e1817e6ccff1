"""Reductions become llvm's intrinsics; under a mask, those with a length.

Where upstream takes numbers that are no neutral element, under a mask of maximumf and
minimumf, infinities are taken here.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, NamedTuple

from bridge.dialects import arith, llvm, vector
from bridge.dialects.arith.attributes import FastMathFlagsAttr
from bridge.ir.attributes import Attribute, DenseElementsAttr, FloatAttr, IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import I32, FloatType, IntegerType, Type
from bridge.ods.nodes import enum_word
from bridge.op.base import Op
from bridge.passes.llvm_lanes import fast_math_of, made_of
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.passes.llvm_vectors import VectorPattern, constant, vector_type
from bridge.rewrite.conversion import Adaptor, ConversionRewriter
from bridge.rewrite.patterns import Pattern

__all__ = ["reduction_patterns"]


def reduction_patterns(
    types: LLVMTypeConverter, *, reassociate: bool = False
) -> list[Pattern]:
    """With `reassociate` sums of floats may be made in any order."""
    return [_Reduction(types, reassociate=reassociate), _MaskedReduction(types)]


class _Integer(NamedTuple):
    """What reduces integers, and what combines that with another."""

    all: type[Op]
    masked: type[Op]
    combine: type[Op] | None
    predicate: int = 0
    """Of the comparison that chooses one of the two, where nothing combines them."""


_INTEGERS: Final[Mapping[str, _Integer]] = {
    "add": _Integer(llvm.IntrVectorReduceAddOp, llvm.VPReduceAddOp, llvm.AddOp),
    "mul": _Integer(llvm.IntrVectorReduceMulOp, llvm.VPReduceMulOp, llvm.MulOp),
    "and": _Integer(llvm.IntrVectorReduceAndOp, llvm.VPReduceAndOp, llvm.AndOp),
    "or": _Integer(llvm.IntrVectorReduceOrOp, llvm.VPReduceOrOp, llvm.OrOp),
    "xor": _Integer(llvm.IntrVectorReduceXorOp, llvm.VPReduceXorOp, llvm.XOrOp),
    "minui": _Integer(llvm.IntrVectorReduceUminOp, llvm.VPReduceUMinOp, None, 7),
    "minsi": _Integer(llvm.IntrVectorReduceSminOp, llvm.VPReduceSMinOp, None, 3),
    "maxui": _Integer(llvm.IntrVectorReduceUmaxOp, llvm.VPReduceUMaxOp, None, 9),
    "maxsi": _Integer(llvm.IntrVectorReduceSmaxOp, llvm.VPReduceSMaxOp, None, 5),
}


class _Float(NamedTuple):
    """What reduces floats: from a start, or combined with another afterwards."""

    all: type[Op]
    masked: type[Op] | None
    combine: type[Op] | None
    neutral: float


_FLOATS: Final[Mapping[str, _Float]] = {
    "add": _Float(llvm.IntrVectorReduceFaddOp, llvm.VPReduceFAddOp, None, 0.0),
    "mul": _Float(llvm.IntrVectorReduceFmulOp, llvm.VPReduceFMulOp, None, 1.0),
    "minnumf": _Float(
        llvm.IntrVectorReduceFminOp, llvm.VPReduceFMinOp, llvm.MinNumOp, -math.nan
    ),
    "maxnumf": _Float(
        llvm.IntrVectorReduceFmaxOp, llvm.VPReduceFMaxOp, llvm.MaxNumOp, math.nan
    ),
    "minimumf": _Float(llvm.IntrVectorReduceFminimumOp, None, llvm.MinimumOp, math.inf),
    "maximumf": _Float(
        llvm.IntrVectorReduceFmaximumOp, None, llvm.MaximumOp, -math.inf
    ),
}


def _integer_neutral(word: str, width: int) -> int:
    """What changes no other number in such a reduction."""
    top = 1 << (width - 1)
    values = {"mul": 1, "and": -1, "minui": -1, "minsi": top - 1, "maxsi": -top}
    return values.get(word, 0)


def _flags(op: Operation, *, reassociate: bool) -> Attribute:
    found = op.properties.get("fastmath")
    flags = [*found.flags] if isinstance(found, FastMathFlagsAttr) else []
    if reassociate and "reassoc" not in flags:
        flags.append("reassoc")
    return fast_math_of(FastMathFlagsAttr(",".join(flags) or "none"))


class _Reduction(VectorPattern, roots=vector.ReductionOp):
    def __init__(self, converter: LLVMTypeConverter, *, reassociate: bool) -> None:
        super().__init__(converter)
        self._reassociate = reassociate

    def convert(
        self, op: vector.ReductionOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        if isinstance(op.parent_op, vector.MaskOp):
            return
        word, ty = enum_word(op.kind), self.types.convert_one(op.dest.type)
        value, *rest = adaptor.operands
        acc = rest[0] if rest else None
        if isinstance(ty, IntegerType) and word in _INTEGERS:
            rewriter.replace(op, self._integers(rewriter, word, ty, value, acc))
        elif isinstance(ty, FloatType) and word in _FLOATS:
            flags = _flags(op, reassociate=self._reassociate)
            found = reduced_floats(rewriter, word, ty, value, acc, flags)
            rewriter.replace(op, found)

    def _integers(
        self,
        rewriter: ConversionRewriter,
        word: str,
        ty: Type,
        value: Value,
        acc: Value | None,
    ) -> Value:
        row = _INTEGERS[word]
        total = made_of(rewriter, row.all, [value], ty, {})
        if acc is None:
            return total
        if row.combine is not None:
            return made_of(rewriter, row.combine, [acc, total], ty, {})
        better = llvm.ICmpOp(row.predicate, acc, total).res
        return llvm.SelectOp(better, acc, total).res


def reduced_floats(
    rewriter: ConversionRewriter,
    word: str,
    ty: FloatType,
    value: Value,
    acc: Value | None,
    flags: Attribute,
) -> Value:
    """All elements of a vector of floats, and another, as one."""
    row, entries = _FLOATS[word], {"fastmathFlags": flags}
    if row.combine is None:
        start = acc
        if start is None:
            start = llvm.ConstantOp(ty, FloatAttr(row.neutral, ty)).res
        return made_of(rewriter, row.all, [start, value], ty, entries)
    total = made_of(rewriter, row.all, [value], ty, entries)
    if acc is None:
        return total
    return made_of(rewriter, row.combine, [total, acc], ty, {})


class _MaskedReduction(VectorPattern, roots=vector.MaskOp):
    """The mask and the length are operands."""

    def convert(
        self, op: vector.MaskOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        masked = op.mask_region.blocks[0].first
        if not isinstance(masked, vector.ReductionOp):
            return
        rewriter.location = masked.any_location
        word, ty = enum_word(masked.kind), self.types.convert_one(masked.dest.type)
        cls: type[Op] | None = None
        if isinstance(ty, IntegerType):
            cls = _INTEGERS[word].masked
        elif isinstance(ty, FloatType):
            cls = _FLOATS[word].masked
            if cls is None:
                rewriter.replace(op, self._chosen(rewriter, word, ty, op, masked))
                return
        if cls is None or ty is None:
            return
        start = masked.acc
        if start is None:
            start = self._neutral(word, ty)
        length = self._length(masked.vector)
        given = [start, masked.vector, op.mask, length]
        rewriter.replace(op, made_of(rewriter, cls, given, ty, {}))

    def _neutral(self, word: str, ty: Type) -> Value:
        if isinstance(ty, IntegerType):
            return constant(ty, _integer_neutral(word, ty.width))
        assert isinstance(ty, FloatType)
        return llvm.ConstantOp(ty, FloatAttr(_FLOATS[word].neutral, ty)).res

    def _chosen(
        self,
        rewriter: ConversionRewriter,
        word: str,
        ty: FloatType,
        op: vector.MaskOp,
        masked: vector.ReductionOp,
    ) -> Value:
        lanes = vector_type(masked.vector)
        neutral = DenseElementsAttr.of(lanes, [_FLOATS[word].neutral])
        others = llvm.ConstantOp(lanes, neutral).res
        value = llvm.SelectOp(op.mask, masked.vector, others).res
        flags = _flags(masked, reassociate=False)
        return reduced_floats(rewriter, word, ty, value, masked.acc, flags)

    def _length(self, value: Value) -> Value:
        ty = vector_type(value)
        length = llvm.ConstantOp(I32, IntegerAttr(ty.shape[0], I32)).res
        if not any(ty.scalable):
            return length
        scale = vector.VectorScaleOp().results[0]
        scale = arith.IndexCastOp(I32, scale).results[0]
        return arith.MulIOp(length, scale).result
