"""Pooling: one element for each position of a window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bridge.dialects.tosa.convolutions import AXES, verify_at_least, verify_size
from bridge.dialects.tosa.enums import EnumOp
from bridge.dialects.tosa.types import (
    constant_shape,
    is_integer,
    is_known,
    sizes_of,
    stored,
    verify_same_element,
    verify_zero_points,
    verify_zero_type,
)
from bridge.ir.attributes import DenseArrayAttr, TypeAttr, integers_of
from bridge.ir.core import Operation
from bridge.ir.types import BF16, F16, F32, IntegerType
from bridge.op.base import Op, Value

Numbers = Sequence[int]


class _Window(NamedTuple):
    """The numbers of a window, those of the height before those of the width."""

    kernel: Numbers
    stride: Numbers
    pad: Numbers


def _window(op: AvgPool2dOp | MaxPool2dOp) -> _Window:
    """The window of an op that has it as attributes."""
    return _Window(*map(integers_of, (op.kernel, op.stride, op.pad)))


def _verify_pooling(op: Operation, window: _Window) -> None:
    """Windows that are somewhere, and fit the input wholly. Raises `Invalid`."""
    verify_at_least(op, "kernel", window.kernel, 1)
    verify_at_least(op, "stride", window.stride, 1)
    verify_at_least(op, "padding", window.pad, 0)
    _verify_padding(op, window.kernel, window.pad)
    _verify_sizes(op, window)


def _verify_computed(op: AvgPool2dAdaptiveOp | MaxPool2dAdaptiveOp) -> None:
    """The same of what is known of a window that is computed. Raises `Invalid`."""
    known = [constant_shape(value) for value in (op.kernel, op.stride, op.pad)]
    names = ("kernel", 1), ("stride", 1), ("padding", 0)
    for numbers, (name, least) in zip(known, names, strict=True):
        verify_at_least(op, name, numbers or (), least)
    kernel, stride, pad = known
    if kernel is None or pad is None:
        return
    _verify_padding(op, kernel, pad)
    if stride is not None:
        _verify_sizes(op, _Window(kernel, stride, pad))


def _verify_padding(op: Operation, kernel: Numbers, pad: Numbers) -> None:
    for i in (1, 0):
        axis = AXES[i + 1]
        before, after = pad[2 * i : 2 * i + 2]
        if max(before, after) >= kernel[i]:
            raise op.error(
                f"expected {axis.before}/{axis.after} padding to be less than the "
                f"{axis.name} of the kernel, got pad_{axis.before}={before}, "
                f"pad_{axis.after}={after}, kernel_{axis.letter}={kernel[i]}"
            )


def _verify_sizes(op: Any, window: _Window) -> None:
    source, output = sizes_of(op.input), sizes_of(op.results[0])
    if source is None or output is None:
        return
    for i in (0, 1):
        if is_known(source[i + 1]):
            _verify_axis(op, i, (source[i + 1], output[i + 1]), window)


def _verify_axis(
    op: Operation, i: int, sizes: tuple[int, int], window: _Window
) -> None:
    source, output = sizes
    axis = AXES[i + 1]
    before, after = window.pad[2 * i : 2 * i + 2]
    kernel, stride = window.kernel[i], window.stride[i]
    moved = source + before + after - kernel
    if moved % stride:
        letter = axis.letter
        raise op.error(
            f"expected input_{axis.name} + pad_{axis.before} + pad_{axis.after} - "
            f"kernel_{letter} to be wholly divisible by stride_{letter}, got "
            f"({source} + {before} + {after} - {kernel}) / {stride}"
        )
    verify_size(op, axis, moved, stride, output)


def _verify_average(op: AvgPool2dOp | AvgPool2dAdaptiveOp) -> None:
    source, accumulator = stored(op.input), op.acc_type.type
    if isinstance(source, IntegerType) and not is_integer(accumulator, 32):
        raise op.error("accumulator type for integer tensor is not i32")
    if source is F16 and accumulator not in (F16, F32):
        raise op.error("accumulator type for f16 tensor is not f16/f32")
    for ty, name in ((BF16, "bf16"), (F32, "f32")):
        if source is ty and accumulator is not F32:
            raise op.error(f"accumulator type for {name} tensor is not f32")
    verify_zero_type(op, op.input, op.input_zp, "both input and its zero point are")
    verify_zero_type(
        op, op.results[0], op.output_zp, "both output and its zero point are"
    )
    verify_zero_points(op, input=op.input_zp, output=op.output_zp)


class AvgPool2dOp(Op, name="tosa.avg_pool2d"):
    """Average pooling over 2-D windows."""

    acc_type: TypeAttr
    kernel: DenseArrayAttr
    pad: DenseArrayAttr
    stride: DenseArrayAttr
    input: Value
    input_zp: Value
    output_zp: Value

    def verify(self) -> None:
        _verify_pooling(self, _window(self))
        _verify_average(self)


class MaxPool2dOp(EnumOp, name="tosa.max_pool2d"):
    """Maximum pooling over 2-D windows."""

    kernel: DenseArrayAttr
    pad: DenseArrayAttr
    stride: DenseArrayAttr
    input: Value

    def verify(self) -> None:
        verify_same_element(self, self.input, self.results[0])
        _verify_pooling(self, _window(self))


class AvgPool2dAdaptiveOp(Op, name="tosa.avg_pool2d_adaptive"):
    """Average pooling over 2-D windows given by operands."""

    acc_type: TypeAttr
    input: Value
    input_zp: Value
    kernel: Value
    output_zp: Value
    pad: Value
    stride: Value

    def verify(self) -> None:
        _verify_computed(self)
        _verify_average(self)


class MaxPool2dAdaptiveOp(EnumOp, name="tosa.max_pool2d_adaptive"):
    """Maximum pooling over 2-D windows given by operands."""

    kernel: Value
    pad: Value
    stride: Value
    input: Value

    def verify(self) -> None:
        verify_same_element(self, self.input, self.results[0])
        _verify_computed(self)
