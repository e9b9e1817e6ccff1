"""Casts between quantized numbers, how they are stored and what they stand for."""

from __future__ import annotations

from typing import Any

from bridge.dialects.quant.types import UniformQuantizedType
from bridge.ir.core import Operation
from bridge.ir.shapes import element_or_self
from bridge.ir.types import (
    DYNAMIC,
    IntegerType,
    RankedTensorType,
    Type,
    UnrankedTensorType,
)
from bridge.op.base import Op, Value, of_signature


def _verify_axis(op: Operation, scales: int, axis: int, container: Type) -> None:
    """Whether there is one scale for each position along an axis. Raises `Invalid`."""
    if isinstance(container, UnrankedTensorType):
        return
    if not isinstance(container, RankedTensorType):
        raise op.bare_error("scalar types may not use per-axis quantization")
    if axis >= len(container.shape):
        raise op.bare_error("quantized dimension must be less than tensor rank")
    if container.shape[axis] not in (DYNAMIC, scales):
        raise op.bare_error("quantized dimension size does not match number of scales")


def _verify_blocks(op: Operation, known: UniformQuantizedType, container: Type) -> None:
    """Whether there is one scale for each block. Raises `Invalid`."""
    if isinstance(container, UnrankedTensorType):
        raise op.bare_error(
            "tensor containing the sub-channel quantized type must be ranked"
        )
    if not isinstance(container, RankedTensorType):
        raise op.bare_error("scalar types may not use sub-channel quantization")
    wanted = _counted(op, known, container.shape)
    if 0 in container.shape:
        raise op.bare_error(
            "tensor dimension size of zero is not allowed with sub-channel quantization"
        )
    if len(known.shape) != len(wanted):
        raise op.bare_error(
            f"Rank of scales {len(known.shape)} must match the rank of the tensor "
            f"{len(wanted)}"
        )
    for axis, (count, scales) in enumerate(zip(wanted, known.shape, strict=True)):
        if count not in (DYNAMIC, scales):
            # Upstream shows the number that is wanted twice.
            raise op.bare_error(
                f"dimension size {count} of scales tensor at axis {axis} should match "
                f"(tensor dimension at axis / block sizes at axis) = {count}"
            )


def _counted(
    op: Operation, known: UniformQuantizedType, shape: tuple[int, ...]
) -> list[int]:
    """How many blocks there are along each axis. Raises `Invalid`."""
    counts = [1] * len(shape)
    for axis, size in known.block_sizes or ():
        if axis >= len(shape):
            raise op.bare_error(
                f"quantized dimension {axis} must be less than tensor rank {len(shape)}"
            )
        if shape[axis] != DYNAMIC and shape[axis] % size:
            raise op.bare_error(
                f"tensor dimension size {shape[axis]} at axis {axis} must be divisible "
                f"by the corresponding block size {size}"
            )
        counts[axis] = DYNAMIC if shape[axis] == DYNAMIC else shape[axis] // size
    return counts


def _verify_scales(op: Operation, known: Type) -> None:
    container = op.operands[0].type
    if not isinstance(known, UniformQuantizedType):
        return
    if known.block_sizes is not None:
        _verify_blocks(op, known, container)
    elif known.quantized_dimension is not None:
        _verify_axis(op, len(known.scales), known.quantized_dimension, container)


def _verify_cast(op: Operation, number: Value, quant: Value) -> None:
    known: Any = element_or_self(quant.type)
    if known.expressed_type is not element_or_self(number.type):
        raise op.bare_error(
            "expressed type in quantized type expected to match float type"
        )
    _verify_scales(op, known)


class DequantizeCastOp(Op, name="quant.dcast"):
    """Casts quantized values to expressed values."""

    input: Value

    @of_signature
    def verify(self) -> None:
        _verify_cast(self, self.results[0], self.input)


class QuantizeCastOp(Op, name="quant.qcast"):
    """Casts expressed values to quantized values."""

    input: Value

    @of_signature
    def verify(self) -> None:
        _verify_cast(self, self.input, self.results[0])


class StorageCastOp(Op, name="quant.scast"):
    """Casts between quantized types and their storage types."""

    input: Value

    @of_signature
    def verify(self) -> None:
        source, target = (element_or_self(v.type) for v in (self.input, *self.results))
        stored = isinstance(source, IntegerType)
        integer, quant = (source, target) if stored else (target, source)
        if getattr(quant, "storage_type", None) is not integer:
            raise self.bare_error(
                "storage type in quantized type expected to match integer type"
            )
        _verify_scales(self, quant)
