"""Winograd's convolution F(m, r): tiles of m results by filters of r elements.

"Fast Algorithms for Convolutional Neural Networks", Lavin and Gray (2016). A filter is
F H W C, an image N H W C, a result N H W F; tiles are indexed inside, then outside.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bridge.dialects.linalg.structure import shape_of
from bridge.ir.attributes import IntegerAttr
from bridge.ir.shapes import sizes_match
from bridge.ir.types import DYNAMIC
from bridge.later import deferred
from bridge.op.base import Op, Value, of_signature

if TYPE_CHECKING:
    from bridge.interpreter import tensors, winograd
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    tensors = deferred("bridge.interpreter.tensors")
    winograd = deferred("bridge.interpreter.winograd")


def _tile(
    op: WinogradFilterTransformOp
    | WinogradInputTransformOp
    | WinogradOutputTransformOp,
) -> tuple[int, int]:
    """The m and r of an op's `F_m_r`."""
    return _TILES[op.fmr.value]


_TILES: Final = ((2, 3), (4, 3), (2, 5))
"""F(m, r) by upstream's number."""


def _verify_output(
    op: WinogradFilterTransformOp
    | WinogradInputTransformOp
    | WinogradOutputTransformOp,
    expected: Sequence[int],
) -> None:
    if not sizes_match(expected, shape_of(op.output.type)):
        raise op.error("the output shape is not expected")


class WinogradFilterTransformOp(Op, name="linalg.winograd_filter_transform"):
    """Winograd transform of a filter."""

    output: Value
    filter: Value
    fmr: IntegerAttr

    def interpret(self, machine: Machine) -> Meaning:
        transform = winograd.of_filter(winograd.MATRICES[_tile(self)])
        return winograd.in_doubles(tensors.of_type(self.output.type), transform)

    @of_signature
    def verify(self) -> None:
        m, r = _tile(self)
        filters, height, width, channels = shape_of(self.filter.type)
        for size, word in ((height, "height"), (width, "width")):
            if size not in (r, 1):
                raise self.error(f"expect filter {word} either equals to r or 1")
        if height == width == 1:
            raise self.error("expect either filter height or width equals to r")
        tiles = [m + r - 1 if size == r else 1 for size in (height, width)]
        _verify_output(self, (*tiles, channels, filters))


class WinogradInputTransformOp(Op, name="linalg.winograd_input_transform"):
    """Winograd transform of an image, by overlapping tiles."""

    input: Value
    output: Value
    fmr: IntegerAttr

    def interpret(self, machine: Machine) -> Meaning:
        m, r = _tile(self)
        transform = winograd.of_image(winograd.MATRICES[m, r], m)
        return winograd.in_doubles(tensors.of_type(self.output.type), transform)

    @of_signature
    def verify(self) -> None:
        m, r = _tile(self)
        count, *sizes, channels = shape_of(self.input.type)
        inner, outer = [], []
        for size, tile in zip(sizes, shape_of(self.output.type), strict=False):
            cut = size == DYNAMIC or tile != 1
            inner.append(m + r - 1 if cut else 1)
            if size == DYNAMIC:
                outer.append(DYNAMIC)
            else:
                # Division is C++'s, towards zero.
                outer.append(int((size - (r - 1)) / m) if cut else size)
        _verify_output(self, (*inner, *outer, count, channels))


class WinogradOutputTransformOp(Op, name="linalg.winograd_output_transform"):
    """Winograd transform of the product back to the output."""

    output: Value
    value: Value
    fmr: IntegerAttr

    def interpret(self, machine: Machine) -> Meaning:
        transform = winograd.of_result(winograd.MATRICES[_tile(self)])
        element = tensors.of_type(self.output.type)
        return winograd.in_doubles(element, transform, adds=True)

    @of_signature
    def verify(self) -> None:
        m, r = _tile(self)
        shape = shape_of(self.value.type)
        sizes = []
        words = ("height", "width")
        for word, tile, count in zip(words, shape[:2], shape[2:4], strict=True):
            if DYNAMIC in (tile, count):
                sizes.append(DYNAMIC)
                continue
            if tile not in (1, m + r - 1):
                raise self.error(f"expect input {word} equals to input tile size")
            sizes.append((m if tile != 1 else 1) * count)
        _verify_output(self, (shape[4], *sizes, shape[5]))
