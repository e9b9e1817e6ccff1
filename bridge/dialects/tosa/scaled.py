"""Numbers in blocks, each of which has a scale."""

from __future__ import annotations

from math import prod
from typing import Any, Final

from bridge.dialects.tosa.convolutions import (
    AXES,
    Slide,
    verify_at_least,
    verify_bias,
    verify_slid,
)
from bridge.dialects.tosa.enums import EnumOp
from bridge.dialects.tosa.matrices import verify_batches
from bridge.dialects.tosa.sizes import Sizes, by_name, shown
from bridge.dialects.tosa.types import (
    Shape,
    constant_shape,
    is_known,
    sizes_of,
    verify_same_element,
)
from bridge.ir.core import Operation
from bridge.ir.shapes import shapes_match, sizes_match
from bridge.ods.nodes import enum_word
from bridge.op.base import Op, Value, Values, of_signature


def block_size(op: Any) -> int:
    """The size of an op's blocks."""
    return int(enum_word(op.block_size).rpartition("_")[2])


def _verified_size(op: Operation) -> int:
    """The size of an op's blocks; raises `Invalid` for one that there is not."""
    block = block_size(op)
    if block != 32:
        raise op.error(f"expect block size to be 32, got {block}")
    return block


class MatmulTBlockScaledOp(EnumOp, name="tosa.matmul_t_block_scaled"):
    """Matrix multiplication of block-scaled data, the second transposed."""

    a_data: Value
    a_scale: Value
    b_data: Value
    b_scale: Value

    @of_signature
    def verify(self) -> None:
        verify_same_element(self, self.a_data, self.b_data, "A_data", "B_data")
        sizes = Sizes(self, by_name)
        sizes.meet("a_data", self.a_data, "NHC")
        sizes.meet("a_scale", self.a_scale, "NHM")
        sizes.meet("b_data", self.b_data, "DWC")
        sizes.meet("b_scale", self.b_scale, "DWM")
        verify_batches(sizes)
        _verify_blocks(self, sizes, "C")
        output, wanted = sizes_of(self.results[0]), sizes.shape("NHW")
        if output is not None and not sizes_match(output, wanted):
            raise self.error(
                f"expected output shape {shown(output)} to be compatible with expected "
                f"output shape {shown(wanted)}"
            )


def _verify_blocks(op: Operation, sizes: Sizes, name: str) -> None:
    """Whole blocks of channels, and a scale for each. Raises `Invalid`."""
    channels, block, blocks = sizes.get("C"), _verified_size(op), sizes.get("M")
    if channels is None:
        return
    if channels % block:
        raise op.error(
            f"expect {name} to be a multiple of block size, got {name}={channels}, "
            f"block_size={block}"
        )
    if blocks is not None and blocks != channels // block:
        raise op.error(
            f"expect scale operands dimension 2 to equal {name}/block_size "
            f"({channels}/{block}), got {blocks}"
        )


_USES: Final = {
    "N": "batch size",
    "H": "input height",
    "W": "input width",
    "C": "input channels",
    "M": "input channel blocks",
    "O": "output channels",
    "Y": "kernel height",
    "X": "kernel width",
}


def _by_use(name: str, number: int, letter: str) -> str:
    return f"expected {_USES[letter]} of {name} to match size"


class Conv2DBlockScaledOp(EnumOp, name="tosa.conv2d_block_scaled"):
    """2-D convolution of block-scaled data."""

    input_data: Value
    input_scale: Value
    weight_data: Value
    weight_scale: Value
    bias: Value
    pad: Value
    stride: Value
    dilation: Value

    def verify(self) -> None:
        names = "input_data", "weight_data"
        verify_same_element(self, self.input_data, self.weight_data, *names)
        verify_same_element(self, self.bias, self.results[0], "bias", "output")
        sizes = Sizes(self, _by_use)
        sizes.meet("input_data", self.input_data, "NHWC")
        sizes.meet("input_scale", self.input_scale, "NHWM")
        sizes.meet("weight_data", self.weight_data, "OYXC")
        sizes.meet("weight_scale", self.weight_scale, "OYXM")
        _verify_blocks(self, sizes, "IC")
        self._verify_slides(sizes)

    def _verify_slides(self, sizes: Sizes) -> None:
        shapes = self.pad, self.stride, self.dilation
        pad, stride, dilation = map(constant_shape, shapes)
        verify_at_least(self, "padding", pad or (), 0)
        verify_at_least(self, "stride", stride or (), 1)
        verify_at_least(self, "dilation", dilation or (), 1)
        output = sizes_of(self.results[0])
        if output is None:
            return
        if pad is not None and stride is not None and dilation is not None:
            for i, (axis, moved) in enumerate(zip(AXES[1:], ("HY", "WX"), strict=True)):
                source, kernel = sizes.shape(moved)
                slide = Slide(pad[2 * i], pad[2 * i + 1], stride[i], dilation[i])
                verify_slid(self, axis, (source, kernel, output[i + 1]), slide)
        verify_bias(self, output)


def _verify_scale(op: Operation, side: str, data: Value, scale: Value) -> None:
    """One scale for each block. Raises `Invalid`."""
    sizes, scales = sizes_of(data), sizes_of(scale)
    if sizes is None or scales is None:
        return
    if len(sizes) != len(scales) or not sizes_match(sizes[:-1], scales[:-1]):
        raise op.error(
            f"require compatible shapes for {side}_data ('{data.type}') and "
            f"{side}_scale ('{scale.type}') except for the last dimension"
        )
    blocks = sizes[-1] // block_size(op)
    if is_known(sizes[-1]) and not sizes_match((blocks,), scales[-1:]):
        raise op.error(
            f"expect last dimension of {side}_scale ({scales[-1]}) to be equal to last "
            f"dimension of {side}_data / block_size ({blocks})"
        )


def _verify_data(op: Any) -> None:
    """Whole blocks of the same shape. Raises `Invalid`."""
    source, output = op.input_data.type, op.results[0].type
    if not shapes_match(source, output):
        raise op.error(
            f"require compatible shapes for input_data ('{source}') and output_data "
            f"('{output}')"
        )
    sizes = sizes_of(op.input_data)
    if sizes is None:
        return
    block = _verified_size(op)
    if is_known(sizes[-1]) and sizes[-1] % block:
        raise op.error(
            f"expect last dimension of input_data ({sizes[-1]}) to be divisible by "
            f"block_size ({block})"
        )


class CastFromBlockScaledOp(EnumOp, name="tosa.cast_from_block_scaled"):
    """Multiplies elements by the scales of their blocks."""

    input_data: Value
    input_scale: Value

    @of_signature
    def verify(self) -> None:
        _verify_data(self)
        _verify_scale(self, "input", self.input_data, self.input_scale)


class CastToBlockScaledOp(EnumOp, name="tosa.cast_to_block_scaled"):
    """Converts elements to block-scaled elements and scales."""

    @of_signature
    def verify(self) -> None:
        _verify_data(self)
        _verify_scale(self, "output", self.results[0], self.results[1])


class ReshapeBlockScaledOp(Op, name="tosa.reshape_block_scaled"):
    """Reshapes block-scaled data."""

    input: Values
    new_value_shape: Value

    def verify(self) -> None:
        given, made = self.input, self.results
        if not given:
            raise self.error("requires at least one input")
        if len(given) > 2:
            raise self.error("requires at most two inputs")
        if len(made) != len(given):
            raise self.error("requires number of results to match inputs")
        verify_same_element(self, given[0], made[0])
        shapes = [sizes_of(value) for value in given]
        if shapes[0] is None:
            return
        block = block_size(self)
        wanted = constant_shape(self.new_value_shape)
        if len(given) > 1:
            _verified_size(self)
            self._verify_scaled(shapes[0], shapes[1], wanted)
        elif block != 1:
            raise self.error(f"expect block size to be 1, got {block}")
        if wanted is not None:
            self._verify_made(shapes[0], wanted, block)

    def _verify_scaled(
        self, data: Shape, scale: Shape | None, wanted: list[int] | None
    ) -> None:
        """Whole blocks, and a scale for each. Raises `Invalid`."""
        if not data or scale == ():
            raise self.error("requires all input shapes have a rank greater than 0")
        if () in [sizes_of(value) for value in self.results]:
            raise self.error("requires all result shapes have a rank greater than 0")
        verify_same_element(self, self.input[1], self.results[1])
        block = block_size(self)
        if scale is not None:
            self._verify_scales(data, scale, block)
        if wanted and wanted[-1] % block:
            raise self.error(
                f"expect last dimension of new shape ({wanted[-1]}) to be divisible by "
                f"block_size ({block})"
            )

    def _verify_scales(self, data: Shape, scale: Shape, block: int) -> None:
        if len(data) != len(scale):
            raise self.error("input shapes do not have same rank")
        for i, (size, other) in enumerate(zip(data[:-1], scale[:-1], strict=True)):
            if not _fits(other, size):
                raise self.error(
                    f"input shapes for data and scale do not match on dimension {i}"
                )
        last = data[-1]
        if is_known(last) and last % block:
            raise self.error(
                f"expect last dimension of input_data ({last}) to be divisible by "
                f"block_size ({block})"
            )
        if is_known(last) and not _fits(scale[-1], last // block):
            raise self.error(
                f"expect last dimension of scale_data ({scale[-1]}) to be "
                f"{last}/{block}"
            )

    def _verify_made(self, source: Shape, wanted: list[int], block: int) -> None:
        made = [sizes_of(value) for value in self.results]
        shapes = [wanted, [*wanted[:-1], *[size // block for size in wanted[-1:]]]]
        for name, sizes, new in zip(
            ("result", "result scale"), made, shapes, strict=False
        ):
            if made[0] is None or sizes is None:
                continue
            if len(sizes) != len(new):
                raise self.error(f"{name} does not match new shape rank")
            if not all(map(_fits, sizes, new)):
                raise self.error(f"{name} shape is inconsistent with new shape")
        output = made[0]
        if output is not None and is_known(*source, *output):
            count, found = prod(source), prod(output)
            if count != found:
                raise self.error(f"cannot reshape {count} elements into {found}")


def _fits(size: int, wanted: int) -> bool:
    """Whether a size is the one that is wanted, as far as both are known."""
    return not is_known(size, wanted) or size == wanted
