"""Vectors of one dimension become llvm's, and those of more arrays of them.

Upstream: `populateVectorToLLVMConversionPatterns`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod

from bridge.dialects import arith, llvm, vector
from bridge.dialects.llvm.types import ArrayType, StructType
from bridge.dialects.vector.lowering.materializing import clamped
from bridge.ir.attributes import DenseArrayAttr, IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, I32, I64, MemRefType, Type, VectorType
from bridge.passes.llvm_descriptors import Descriptor, index_constant
from bridge.passes.llvm_structs import extracted, inserted
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.rewrite.conversion import Adaptor, ConversionPattern, ConversionRewriter
from bridge.rewrite.patterns import Pattern

__all__ = ["element_patterns"]


def element_patterns(
    types: LLVMTypeConverter, *, narrow: bool = False
) -> list[Pattern]:
    """What takes vectors apart, puts them together and moves their elements.

    With `narrow` scalable masks compare indices of 32 bits.
    """
    kinds = (_Scale, _BitCast, _Shuffle, _Extract, _FMA, _Insert, _Step)
    parts = (_ScalableInsert, _ScalableExtract, _BroadcastLow, _BroadcastHigh)
    whole = (_Interleave, _Deinterleave, _FromElements, _ToElements, _TypeCast)
    return [_ScalableMask(types, narrow=narrow)] + [
        kind(types) for kind in (*kinds, *parts, *whole)
    ]


class VectorPattern(ConversionPattern):
    """What patterns of vectors have in common: the types."""

    def __init__(self, converter: LLVMTypeConverter) -> None:
        super().__init__(converter)
        self.types = converter


def vector_type(value: Value) -> VectorType:
    """The type of a vector, before it is converted."""
    ty = value.type
    assert isinstance(ty, VectorType)  # by its row
    return ty


def constant(ty: Type, value: int) -> Value:
    """A constant of an integer type."""
    return llvm.ConstantOp(ty, IntegerAttr(value, ty)).res


class _Scale(VectorPattern, roots=vector.VectorScaleOp):
    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        made = rewriter(llvm.IntrVscaleOp.op_name, [], [self.types.index])
        rewriter.replace(op, made)


class _BitCast(VectorPattern, roots=vector.BitCastOp):
    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty = vector_type(op.results[0])
        if ty.rank <= 1:
            new = self.types.described(ty)
            rewriter.replace(op, llvm.BitcastOp(new, adaptor.operands[0]))


class _Step(VectorPattern, roots=vector.StepOp):
    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty = self.types.described(op.results[0].type)
        rewriter.replace(op, llvm.StepVectorOp(ty))


class _FMA(VectorPattern, roots=vector.FMAOp):
    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        if vector_type(op.results[0]).rank <= 1:
            rewriter.replace(op, llvm.FMulAddOp(*adaptor.operands))


class _ScalableMask(VectorPattern, roots=vector.CreateMaskOp):
    """Which multiples of lanes are below the size."""

    def __init__(self, converter: LLVMTypeConverter, *, narrow: bool) -> None:
        super().__init__(converter)
        self._index = I32 if narrow else I64

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty = vector_type(op.results[0])
        if ty.rank != 1 or not any(ty.scalable):
            return
        lanes = VectorType(ty.shape, self._index, ty.scalable)
        numbers = llvm.StepVectorOp(lanes).res
        bound = clamped(op.operands[0], self._index)
        bounds = vector.BroadcastOp(lanes, bound).results[0]
        rewriter.replace(op, arith.CmpIOp("slt", numbers, bounds))


# Single elements


class _Shuffle(VectorPattern, roots=vector.ShuffleOp):
    """A shuffle, or elements moved one by one where the vectors differ in type."""

    def convert(
        self, op: vector.ShuffleOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty, first = vector_type(op.result), vector_type(op.v1)
        new = self.types.convert_one(ty)
        one, other = adaptor.operands
        order = [int(i) for i in op.mask.values]
        if new is None:
            return
        if ty.rank <= 1 and op.v1.type is op.v2.type:
            rewriter.replace(op, llvm.ShuffleVectorOp(new, one, other, order))
            return
        element = new.element_type if isinstance(new, ArrayType) else ty.element
        element = self.types.described(element)
        size = first.shape[0] if first.rank else 1
        result: Value = llvm.PoisonOp(new).res
        for place, taken in enumerate(order):
            value, at = (one, taken) if taken < size else (other, taken - size)
            if ty.rank <= 1:
                number = index_constant(self.types.index, at)
                part = llvm.ExtractElementOp(value, number).res
                number = index_constant(self.types.index, place)
                result = llvm.InsertElementOp(result, part, number).res
            else:
                result = inserted(result, extracted(value, [at], element), [place])
        rewriter.replace(op, result)


def _position(op: Operation, adaptor: Adaptor, first: int) -> list[int | Value]:
    """The numbers and values of a position."""
    static = op.properties["static_position"]
    values = iter(adaptor.operands[first:])
    assert isinstance(static, DenseArrayAttr)  # by its row
    return [next(values) if n == DYNAMIC else int(n) for n in static.values]


def _static(position: Sequence[int | Value]) -> list[int] | None:
    found = [i for i in position if isinstance(i, int)]
    return found if len(found) == len(position) else None


class _Extract(VectorPattern, roots=vector.ExtractOp):
    """Out of an array, and out of the vector there."""

    def convert(
        self, op: vector.ExtractOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        source = vector_type(op.source)
        new = self.types.convert_one(op.result.type)
        if new is None:
            return
        position = _position(op, adaptor, 1)
        is_scalar = len(position) == source.rank
        value: Value = adaptor.operands[0]
        outer = _static(position[:-1] if is_scalar else position)
        if source.rank >= 2:
            if outer is None:
                return
            value = extracted(value, outer, _at(value.type, len(outer)))
        if is_scalar:
            last = position[-1] if position else 0
            value = llvm.ExtractElementOp(value, self._number(last)).res
        rewriter.replace(op, value)

    def _number(self, number: int | Value) -> Value:
        return constant(I64, number) if isinstance(number, int) else number


def _at(ty: Type, depth: int) -> Type:
    """What arrays hold that are nested so deep."""
    for _ in range(depth):
        assert isinstance(ty, ArrayType)  # its vector has as many dimensions
        ty = ty.element_type
    return ty


class _Insert(VectorPattern, roots=vector.InsertOp):
    """Into a vector, and that into the array around it."""

    def convert(
        self, op: vector.InsertOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        dest = vector_type(op.dest)
        if self.types.convert_one(dest) is None:
            return
        position = _position(op, adaptor, 2)
        is_scalar = len(position) == dest.rank
        value, into = adaptor.operands[:2]
        is_array = isinstance(into.type, ArrayType)
        outer = _static(position[:-1] if is_scalar else position)
        if is_array and outer is None:
            return
        if is_scalar:
            inner = into
            if is_array and outer is not None:
                inner = extracted(into, outer, _at(into.type, len(outer)))
            last = position[-1] if position else 0
            number = constant(I64, last) if isinstance(last, int) else last
            value = llvm.InsertElementOp(inner, value, number).res
        if is_array and outer is not None:
            value = inserted(into, value, outer)
        rewriter.replace(op, value)


class _ScalableInsert(VectorPattern, roots=vector.ScalableInsertOp):
    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        value, dest = adaptor.operands
        made = rewriter(
            llvm.IntrVectorInsertOp.op_name,
            [dest, value],
            [dest.type],
            properties={"pos": op.properties["pos"]},
        )
        rewriter.replace(op, made)


class _ScalableExtract(VectorPattern, roots=vector.ScalableExtractOp):
    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        made = rewriter(
            llvm.IntrVectorExtractOp.op_name,
            adaptor.operands,
            [self.types.described(op.results[0].type)],
            properties={"pos": op.properties["pos"]},
        )
        rewriter.replace(op, made)


# Broadcasts


class _BroadcastLow(VectorPattern, roots=vector.BroadcastOp):
    """A scalar into the first lane, and that shuffled into all."""

    def convert(
        self, op: vector.BroadcastOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty = vector_type(op.vector)
        if isinstance(op.source.type, VectorType) or ty.rank > 1:
            return
        new = self.types.described(ty)
        undefined = llvm.PoisonOp(new).res
        zero = constant(I32, 0)
        one = llvm.InsertElementOp(undefined, adaptor.operands[0], zero).res
        if ty.rank and not _is_identity(ty):
            order = [0] * ty.shape[0]
            one = llvm.ShuffleVectorOp(new, one, undefined, order).res
        rewriter.replace(op, one)


def _is_identity(ty: VectorType) -> bool:
    """Whether a shuffle of its first lane folds to the vector."""
    return ty.shape == (1,) and not any(ty.scalable)


class _BroadcastHigh(VectorPattern, roots=vector.BroadcastOp):
    """The same vector in each place of an array."""

    def convert(
        self, op: vector.BroadcastOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty = vector_type(op.vector)
        if isinstance(op.source.type, VectorType) or ty.rank <= 1:
            return
        new = self.types.convert_one(ty)
        if new is None:
            return
        sizes = ty.shape[:-1]
        row = _at(new, len(sizes))
        result: Value = llvm.PoisonOp(new).res
        undefined = llvm.PoisonOp(row).res
        zero = constant(I32, 0)
        one = llvm.InsertElementOp(undefined, adaptor.operands[0], zero).res
        one = llvm.ShuffleVectorOp(row, one, one, [0] * ty.shape[-1]).res
        for place in product(*map(range, sizes)):
            result = inserted(result, one, list(place))
        rewriter.replace(op, result)


# Two vectors, and elements


class _Interleave(VectorPattern, roots=vector.InterleaveOp):
    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty = vector_type(op.results[0])
        if ty.rank != 1:
            return
        new = self.types.described(ty)
        if any(ty.scalable):
            name = llvm.IntrVectorInterleave2Op.op_name
            rewriter.replace(op, rewriter(name, adaptor.operands, [new]))
            return
        one, other = adaptor.operands
        half = ty.shape[0] // 2
        order = [i // 2 + (half if i % 2 else 0) for i in range(ty.shape[0])]
        rewriter.replace(op, llvm.ShuffleVectorOp(new, one, other, order))


class _Deinterleave(VectorPattern, roots=vector.DeinterleaveOp):
    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty, source = vector_type(op.results[0]), adaptor.operands[0]
        if ty.rank != 1:
            return
        new = self.types.described(ty)
        if any(ty.scalable):
            pair, name = (
                StructType.literal([new, new]),
                llvm.IntrVectorDeinterleave2Op.op_name,
            )
            both = rewriter(name, [source], [pair]).results[0]
            rewriter.replace(op, [extracted(both, [i], new) for i in (0, 1)])
            return
        undefined = llvm.PoisonOp(source.type).res
        size = vector_type(op.operands[0]).shape[0]
        halves = [
            llvm.ShuffleVectorOp(new, source, undefined, range(first, size, 2)).res
            for first in (0, 1)
        ]
        rewriter.replace(op, halves)


class _FromElements(VectorPattern, roots=vector.FromElementsOp):
    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty = vector_type(op.results[0])
        if ty.rank > 1:
            return
        result: Value = llvm.PoisonOp(self.types.described(ty)).res
        for i, value in enumerate(adaptor.operands):
            number = constant(self.types.index, i)
            result = llvm.InsertElementOp(result, value, number).res
        rewriter.replace(op, result)


class _ToElements(VectorPattern, roots=vector.ToElementsOp):
    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty, source = vector_type(op.operands[0]), adaptor.operands[0]
        if ty.rank > 1:
            return
        found: dict[int, Value] = {}
        for i, result in enumerate(op.results):
            if result.has_uses:
                number = constant(self.types.index, i)
                found[i] = llvm.ExtractElementOp(source, number).res
        # Nobody uses the others: any value will do.
        some = next(iter(found.values()), None)
        if some is not None:
            rewriter.replace(op, [found.get(i, some) for i in range(len(op.results))])


class _TypeCast(VectorPattern, roots=vector.TypeCastOp):
    """The same buffer, contiguous, with another type of elements."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        before, after = op.operands[0].type, op.results[0].type
        assert isinstance(before, MemRefType)
        assert isinstance(after, MemRefType)
        if not _is_contiguous(before) or not _is_contiguous(after):
            return
        strides = strides_and_offset(after)
        assert strides is not None  # it is contiguous
        given = Descriptor(adaptor.operands[0])
        made = Descriptor.poison(self.types.described(after))
        made.set_allocated(given.allocated())
        made.set_aligned(given.aligned())
        made.set_offset(0)
        for dim, (size, stride) in enumerate(zip(after.shape, strides[0], strict=True)):
            made.set_size(dim, size)
            made.set_stride(dim, stride)
        rewriter.replace(op, made.value)


def _is_contiguous(ty: MemRefType) -> bool:
    """Whether elements follow one another, in order."""
    found = strides_and_offset(ty)
    if found is None or DYNAMIC in ty.shape:
        return False
    wanted = [prod(ty.shape[dim + 1 :]) for dim in range(ty.rank)]
    return [*found[0]] == wanted
