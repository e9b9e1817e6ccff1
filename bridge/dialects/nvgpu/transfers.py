"""Copies to shared memory, as elements and as boxes of tensors."""

from __future__ import annotations

from typing import Any, Final

from bridge.dialects import nvgpu
from bridge.dialects.gpu.memory import bits, is_shared
from bridge.dialects.nvgpu.memory import EITHER_SPACE, verify_descriptor
from bridge.ir.attributes import IntegerAttr, UnitAttr
from bridge.ir.strides import is_last_stride_one
from bridge.ir.types import MemRefType, narrow
from bridge.op.base import Op, Value, Values, of_signature

_MAX_RANK: Final = 5


class DeviceAsyncCopyOp(Op, name="nvgpu.device_async_copy"):
    """Asynchronous copy from global to shared memory."""

    dst_elements: IntegerAttr
    bypass_l1: UnitAttr | None
    dst: Value
    dst_indices: Values
    src: Value
    src_indices: Values

    @of_signature
    def verify(self) -> None:
        source = narrow(self.src.type, MemRefType)
        target = narrow(self.dst.type, MemRefType)
        for name, ty in (("source", source), ("destination", target)):
            if not is_last_stride_one(ty):
                raise self.bare_error(
                    f"{name} memref most minor dim must have unit stride"
                )
        if not is_shared(target):
            raise self.bare_error(f"destination memref must have {EITHER_SPACE}")
        if target.element is not source.element:
            raise self.bare_error(
                "source and destination must have the same element type"
            )
        for name, ty, indices in (
            ("source", source, self.src_indices),
            ("destination", target, self.dst_indices),
        ):
            if ty.rank != len(indices):
                raise self.error(
                    f"expected {ty.rank} {name} indices, got {len(indices)}"
                )
        width = bits(target.element)
        if width:
            self._verify_count(width)

    def _verify_count(self, width: int) -> None:
        """What is copied at once has 4, 8 or 16 bytes."""
        count = self.dst_elements.value
        size = width * count // 8
        if size not in (4, 8, 16):
            counts = (32 // width, 64 // width, 128 // width)
            ends = (", ", ", ", ".")
            listed = [f"{n}{e}" for n, e in zip(counts, ends, strict=True) if n]
            raise self.bare_error(
                f"Requested copy elements is {count} with width {width}. But copy "
                f"elements could be one of {''.join(listed)}"
            )
        if self.bypass_l1 is not None and size != 16:
            raise self.error(
                f"bypassL1 does not satify alignment for '{self.dst.type}' with "
                f"destination element {count}. Unset bypassL1, or set destination "
                f"element to {128 // width}"
            )


def _verify_coordinates(op: Op, ty: Any, coordinates: Values) -> None:
    if len(coordinates) > _MAX_RANK:
        raise op.bare_error(f"Maximum {_MAX_RANK} coordinates are supported.")
    if len(coordinates) != ty.tensor.rank:
        raise op.bare_error(
            "number of coordinates do not match with the rank of tensor descriptor map."
        )


class TmaAsyncLoadOp(Op, name="nvgpu.tma.async.load"):
    """Asynchronous TMA load of a tile to shared memory."""

    dst: Value
    tensor_map_descriptor: Value
    coordinates: Values

    @of_signature
    def verify(self) -> None:
        ty = narrow(self.tensor_map_descriptor.type, nvgpu.TensorMapDescriptorType)
        target = narrow(self.dst.type, MemRefType)
        verify_descriptor(self, ty, target)
        _verify_coordinates(self, ty, self.coordinates)


class TmaAsyncStoreOp(Op, name="nvgpu.tma.async.store"):
    """Asynchronous TMA store of a tile from shared memory."""

    src: Value
    tensor_map_descriptor: Value
    coordinates: Values

    @of_signature
    def verify(self) -> None:
        ty = narrow(self.tensor_map_descriptor.type, nvgpu.TensorMapDescriptorType)
        source = narrow(self.src.type, MemRefType)
        verify_descriptor(self, ty, source)
        _verify_coordinates(self, ty, self.coordinates)


class TmaCreateDescriptorOp(Op, name="nvgpu.tma.create.descriptor"):
    """Creates a TMA descriptor."""

    box_dimensions: Values
    tensor_map: Value

    @of_signature
    def verify(self) -> None:
        if len(self.box_dimensions) > _MAX_RANK:
            raise self.bare_error(f"Maximum {_MAX_RANK} coordinates are supported.")
        ty = narrow(self.tensor_map.type, nvgpu.TensorMapDescriptorType)
        verify_descriptor(self, ty)
