"""Convolutions: how the sizes of the output follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from bridge.dialects.tosa.types import (
    Shape,
    element_of,
    is_known,
    listed,
    sizes_of,
    stored,
    verify_zero_points,
    verify_zero_type,
)
from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.core import Operation
from bridge.ir.types import FloatType
from bridge.op.base import Op, Value

if TYPE_CHECKING:
    from bridge.dialects.tosa.scaled import Conv2DBlockScaledOp


class Axis(NamedTuple):
    """A dimension that a kernel moves along, as messages name it."""

    name: str
    letter: str
    before: str
    after: str


AXES: Final = (
    Axis("depth", "d", "front", "back"),
    Axis("height", "y", "top", "bottom"),
    Axis("width", "x", "left", "right"),
)
"""The last two are those of an image."""


def _verify_types(op: TransposeConv2DOp | _ConvolutionOp) -> None:
    """Input, weight and their zero points; bias and output where both are floats."""
    bias, result = stored(op.bias), stored(op.results[0])
    floats = isinstance(element_of(op.bias), FloatType) and isinstance(
        element_of(op.results[0]), FloatType
    )
    if floats and bias is not result:
        raise op.error(
            f"expect both bias and result to have same element type, got '{bias}' and "
            f"'{result}'"
        )
    source, weight = stored(op.input), stored(op.weight)
    if isinstance(source, FloatType) != isinstance(weight, FloatType):
        raise op.error(
            f"expect both input and weight to be float or not together, got '{source}' "
            f"and '{weight}'"
        )
    verify_zero_type(op, op.input, op.input_zp, "both input and its zero point are")
    verify_zero_type(op, op.weight, op.weight_zp, "both weight and its zero point are")
    verify_zero_points(op, input=op.input_zp, weight=op.weight_zp)


def verify_at_least(op: Operation, what: str, numbers: Any, least: int) -> None:
    """Whether all of an op's numbers are so large. Raises `Invalid`."""
    if any(number < least for number in numbers):
        raise op.error(
            f"expect all {what} values to be >= {least}, got {listed(numbers)}"
        )


def verify_size(op: Operation, axis: Axis, moved: int, stride: int, size: int) -> None:
    """Whether a kernel with so many positions yields an output of a size.

    Raises `Invalid`.
    """
    found = moved // stride + 1
    if is_known(size) and found != size:
        raise op.error(
            f"calculated output {axis.name} did not match expected: "
            f"calculated={found}, expected={size}"
        )


class Slide(NamedTuple):
    """How a kernel moves along one axis."""

    before: int
    after: int
    stride: int
    dilation: int


def verify_slid(
    op: Operation, axis: Axis, sizes: tuple[int, int, int], slide: Slide
) -> None:
    """Whether the sizes of input, kernel and output fit. Raises `Invalid`."""
    source, kernel, output = sizes
    if not is_known(source, kernel):
        return
    before, after, stride, dilation = slide
    moved = source - 1 + before + after - (kernel - 1) * dilation
    if moved % stride:
        name, letter = axis.name, axis.letter
        raise op.error(
            f"expected input_{name} - 1 + pad_{axis.before} + pad_{axis.after} - "
            f"(kernel_{name} - 1) * dilation_{letter} to be wholly divisible by "
            f"stride_{letter}, got ({source} - 1 + {before} + {after} - ({kernel} "
            f"- 1) * {dilation}) / {stride}"
        )
    verify_size(op, axis, moved, stride, output)


def verify_bias(
    op: _ConvolutionOp | TransposeConv2DOp | Conv2DBlockScaledOp, output: Shape
) -> None:
    """Whether there is a number for each channel, or one. Raises `Invalid`."""
    bias = sizes_of(op.bias)
    if bias is None or not is_known(bias[0], output[-1]):
        return
    if bias[0] not in (output[-1], 1):
        raise op.error(
            f"bias channels expected to be equal to output channels ({output[-1]}) or "
            f"1, got {bias[0]}"
        )


class _KernelOp(Op):
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
    stride: DenseArrayAttr


class _ConvolutionOp(_KernelOp):
    """The base of convolutions."""

    axes: ClassVar[tuple[Axis, ...]] = AXES[1:]
    kernel: ClassVar[int] = 1
    """Where the sizes of the kernel begin among those of the weight."""

    pad: DenseArrayAttr
    dilation: DenseArrayAttr

    def verify(self) -> None:
        _verify_types(self)
        verify_at_least(self, "padding", self.pad.values, 0)
        verify_at_least(self, "stride", self.stride.values, 1)
        verify_at_least(self, "dilation", self.dilation.values, 1)
        source, weight, output = map(
            sizes_of, (self.input, self.weight, self.results[0])
        )
        if output is None:
            return
        if source is not None and weight is not None:
            for i in range(len(self.axes)):
                sizes = source[i + 1], weight[i + self.kernel], output[i + 1]
                self._verify_axis(i, sizes)
        verify_bias(self, output)

    def _verify_axis(self, i: int, sizes: tuple[int, int, int]) -> None:
        before, after = map(int, self.pad.values[2 * i : 2 * i + 2])
        stride, dilation = int(self.stride.values[i]), int(self.dilation.values[i])
        slide = Slide(before, after, stride, dilation)
        verify_slid(self, self.axes[i], sizes, slide)


class Conv2DOp(_ConvolutionOp, name="tosa.conv2d"):
    """2-D convolution of a tensor `[N, IH, IW, IC]`."""


class Conv3DOp(_ConvolutionOp, name="tosa.conv3d"):
    """3-D convolution of a tensor `[N, ID, IH, IW, IC]`."""

    axes = AXES


class DepthwiseConv2DOp(_ConvolutionOp, name="tosa.depthwise_conv2d"):
    """2-D convolution of each channel with kernels of its own."""

    kernel = 0


class TransposeConv2DOp(_KernelOp, name="tosa.transpose_conv2d"):
    """2-D transposed convolution."""

    out_pad: DenseArrayAttr

    def verify(self) -> None:
        _verify_types(self)
        if any(stride < 1 for stride in self.stride.values):
            raise self.error(
                "expect all stride values to be >= 1, got "
                f"[{listed(self.stride.values)}]"
            )
        weight, output = sizes_of(self.weight), sizes_of(self.results[0])
        if weight is not None:
            self._verify_padding(weight)
        if output is None:
            return
        source = sizes_of(self.input)
        if source is not None and weight is not None:
            for i, letter in enumerate("HW"):
                self._verify_size(i, letter, (source[i + 1], weight[i + 1], output))
        verify_bias(self, output)

    def _verify_padding(self, weight: Shape) -> None:
        for i, pad in enumerate(self.out_pad.values):
            kernel = weight[1 + i // 2]
            if is_known(kernel) and pad <= -kernel:
                side = ("top", "bottom", "left", "right")[i]
                letter = "HW"[i // 2]
                raise self.error(
                    f"expected out_pad_{side} > -K{letter}, but got: "
                    f"out_pad_{side}={pad} and K{letter}={kernel}"
                )

    def _verify_size(self, i: int, letter: str, sizes: tuple[int, int, Shape]) -> None:
        source, kernel, output = sizes
        size = output[i + 1]
        before, after = self.out_pad.values[2 * i : 2 * i + 2]
        stride = self.stride.values[i]
        if not is_known(source, size):
            return
        if size != (source - 1) * stride + before + after + kernel:
            axis = AXES[i + 1]
            raise self.error(
                f"dimension mismatch: expected O{letter} == (I{letter} - 1) * "
                f"stride_{axis.letter} + out_pad_{axis.before} + out_pad_{axis.after} "
                f"+ K{letter}, but got {size} != ({source} - 1) * {stride} + {before} "
                f"+ {after} + {kernel}"
            )
