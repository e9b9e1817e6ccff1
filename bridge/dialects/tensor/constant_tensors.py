"""Tensors that are computed of constants, as constants."""

from __future__ import annotations

from collections.abc import Callable
from math import prod

from bridge.dialects import arith, tensor
from bridge.dialects.tensor.types import tensor_type
from bridge.ir.attributes import DenseElementsAttr, integers_of
from bridge.ir.core import Region
from bridge.ir.types import DYNAMIC, RankedTensorType
from bridge.op.base import constant_integer
from bridge.op.folding import constant_of, number_of
from bridge.op.interfaces.effects import is_memory_effect_free
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["ConstantPart", "patterns"]


def patterns(*, aggressive: bool = False) -> list[Pattern]:
    """Generated and padded tensors; `aggressive` also where what is padded remains."""
    return [_generated, _Padded(aggressive)]


def _yielded(region: Region) -> float | int | complex | None:
    """The number that a region always yields, and does nothing else."""
    (block,) = region.blocks
    *others, last = block
    if not all(map(is_memory_effect_free, others)):
        return None
    return number_of(constant_of(last.operands[0]))


@pattern(tensor.GenerateOp)
def _generated(op: tensor.GenerateOp, rewriter: Rewriter) -> None:
    """Elements that all are one constant."""
    ty, number = tensor_type(op.result), _yielded(op.regions[0])
    if number is not None and DYNAMIC not in ty.shape:
        rewriter.replace(op, arith.ConstantOp(DenseElementsAttr.of(ty, [number])))


class _Padded(Pattern, roots=tensor.PadOp):
    """Constants with constants around them."""

    def __init__(self, aggressive: bool) -> None:
        self._aggressive = aggressive

    def rewrite(self, op: tensor.PadOp, rewriter: Rewriter) -> None:
        alone = self._aggressive or len(list(op.source.uses)) == 1
        given, number = constant_of(op.source), _yielded(op.regions[0])
        if op.nofold is not None or not alone or number is None:
            return
        around = _around(op)
        if around is None or not isinstance(given, DenseElementsAttr):
            return
        before = tensor_type(op.source)
        low, high = around
        shape = tuple(
            [
                int(size) + first + last
                for size, first, last in zip(given.shape, low, high, strict=True)
            ]
        )
        ty = RankedTensorType(shape, before.element, before.encoding)
        places = [0]
        for size, wide, first in zip(given.shape, shape, low, strict=True):
            places = [at * wide + first + n for at in places for n in range(size)]
        (fill,) = DenseElementsAttr.of(
            RankedTensorType((1,), before.element), [number]
        ).raw_values
        found = [fill] * prod(shape)
        for place, raw in zip(places, given.raw_values, strict=True):
            found[place] = raw
        made = arith.ConstantOp(DenseElementsAttr(ty, b"".join(found))).result
        if ty is not op.result.type:
            made = tensor.CastOp(op.result.type, made).results[0]
        rewriter.replace(op, made)


class ConstantPart(Pattern, roots=tensor.ExtractSliceOp):
    """A part of a constant of different elements, where a function says so.

    Upstream: `populateFoldConstantExtractSlicePatterns`.
    """

    def __init__(self, accept: Callable[[tensor.ExtractSliceOp], bool]) -> None:
        self._accept = accept

    def rewrite(self, op: tensor.ExtractSliceOp, rewriter: Rewriter) -> None:
        """Takes its elements."""
        given, ty = constant_of(op.source), tensor_type(op.result)
        lists = (op.static_offsets, op.static_sizes, op.static_strides)
        offsets, sizes, strides = map(integers_of, lists)
        if not isinstance(given, DenseElementsAttr) or given.splat:
            return
        if DYNAMIC in (*ty.shape, *offsets, *sizes, *strides) or not self._accept(op):
            return
        places = [0]
        for whole, offset, size, stride in zip(
            given.shape, offsets, sizes, strides, strict=True
        ):
            places = [
                at * whole + offset + n * stride for at in places for n in range(size)
            ]
        raw = list(given.raw_values)
        data = b"".join([raw[place] for place in places])
        rewriter.replace(op, arith.ConstantOp(DenseElementsAttr(ty, data)))


def _around(op: tensor.PadOp) -> tuple[list[int], list[int]] | None:
    """How much there is before and behind, where constants say so."""
    found: list[list[int]] = []
    for static, dynamic in ((op.static_low, op.low), (op.static_high, op.high)):
        rest = iter(dynamic)
        numbers = [
            constant_integer(next(rest)) if number == DYNAMIC else int(number)
            for number in static.values
        ]
        known = [number for number in numbers if number is not None and number >= 0]
        if len(known) < len(numbers):
            return None
        found.append(known)
    return found[0], found[1]
