"""Shared memory, and the descriptors of what is moved there."""

from __future__ import annotations

from typing import Final

from bridge.dialects import nvgpu
from bridge.dialects.gpu.memory import bits, is_shared
from bridge.ir.core import Operation
from bridge.ir.types import MemRefType

_MAX_DIMENSION: Final = 256
_MIN_BYTES: Final = 16
_SWIZZLED_BYTES: Final = {"swizzle_32b": 32, "swizzle_64b": 64, "swizzle_128b": 128}
EITHER_SPACE: Final = (
    "a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)"
)


def verify_descriptor(
    op: Operation, ty: nvgpu.TensorMapDescriptorType, memref: MemRefType | None = None
) -> None:
    """Whether a tensor map can be used, for that memref. Raises `Invalid`."""
    tensor = ty.tensor
    if ty.interleave != "none":
        raise op.bare_error("Interleave options are not supported yet.")
    if not is_shared(tensor):
        raise op.bare_error(
            "the tensor map descriptor has incorrect address space, it must be shared "
            "memory address space."
        )
    if not tensor.has_static_shape:
        raise op.bare_error("the tensor map descriptor must be static shaped")
    for size in tensor.shape:
        if not 0 < size <= _MAX_DIMENSION:
            raise op.bare_error(
                "the tensor map descriptor must have dimensions between 1 and "
                f"{_MAX_DIMENSION} but it is {size}"
            )
    wanted = _SWIZZLED_BYTES.get(ty.swizzle)
    if wanted is not None and tensor.rank > 1 and _last_bytes(tensor) != wanted:
        raise op.bare_error(
            f"the tensormap descriptor must have last dimension of {wanted} bytes but "
            f"it is {_last_bytes(tensor)} bytes"
        )
    if memref is not None:
        _verify_moved(op, tensor, memref)


def _last_bytes(ty: MemRefType) -> int:
    return bits(ty.element) * ty.shape[-1] // 8


def _verify_moved(op: Operation, tensor: MemRefType, memref: MemRefType) -> None:
    if tensor.element is not memref.element:
        raise op.bare_error(
            "the element type of tensor map descriptor and memref must be same"
        )
    if not is_shared(memref):
        raise op.bare_error(
            "the destination memref has incorrect address space, it must be shared "
            "memory address space."
        )
    if not memref.has_static_shape:
        raise op.bare_error("the destination memref must be static shaped")
    if memref.rank != tensor.rank:
        raise op.bare_error(
            "the shape of tensor map descriptor and memref must have same rank"
        )
    if memref.shape != tensor.shape:
        raise op.bare_error(
            f"memref and tensor map shapes mismatch '{tensor}' != '{memref}'"
        )
    if tensor.shape and _last_bytes(tensor) % _MIN_BYTES:
        raise op.bare_error(
            "the bytes in the last dimension of the tensor map must be a multiple of 16"
        )
