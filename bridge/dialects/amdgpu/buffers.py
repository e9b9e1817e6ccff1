"""Buffers, and what moves their elements to threads."""

from __future__ import annotations

from typing import Any, Final

from bridge.dialects.amdgpu.memory import (
    FAT_BUFFER,
    is_fat_buffer,
    is_global,
    is_said_global,
)
from bridge.dialects.gpu.memory import bits, is_shared
from bridge.dialects.memref.layouts import is_identity
from bridge.ir.affine.expr import wrap_to
from bridge.ir.attributes import StridedLayoutAttr, TypeAttr, UnitAttr
from bridge.ir.shapes import element_or_self
from bridge.ir.strides import is_last_stride_one
from bridge.ir.types import DYNAMIC, MemRefType, Type, VectorType, narrow
from bridge.ods.nodes import parse_attribute
from bridge.op.base import Op, Value, Values, of_signature

_TRANSPOSED: Final = {4: 16, 6: 16, 8: 8, 16: 4}


class FatRawBufferCastOp(Op, name="amdgpu.fat_raw_buffer_cast"):
    """Casts a memref to a raw buffer fat pointer with bounds."""

    reset_offset: UnitAttr | None
    source: Value

    @of_signature
    def verify(self) -> None:
        source = narrow(self.source.type, MemRefType)
        wanted = _buffer_type(source, self.reset_offset is not None)
        if wanted is None:
            raise self.error(f"source type '{source}' can't have its offset reset")
        if self.results[0].type is not wanted:
            raise self.error(
                f"expected result type to be '{wanted}' but got "
                f"'{self.results[0].type}'"
            )


def _buffer_type(ty: MemRefType, resets: bool) -> MemRefType | None:
    """The type in the space of buffers, its offset nothing; None if it has none."""
    space = parse_attribute(FAT_BUFFER)
    layout = ty.layout
    if resets and not is_identity(ty):
        if not isinstance(layout, StridedLayoutAttr):
            return None
        layout = StridedLayoutAttr(layout.strides, 0)
        if layout.strides == _contiguous(ty):
            layout = None
    return MemRefType(ty.shape, ty.element, layout, space)


def _contiguous(ty: MemRefType) -> tuple[int, ...]:
    if DYNAMIC in ty.shape:
        return (1,) if ty.rank == 1 else ()
    strides: list[int] = []
    running = 1
    for size in reversed(ty.shape):
        strides.append(running)
        running *= size
    return tuple(reversed(strides))


class _Access(Op):
    """What reads or changes an element of a buffer."""

    memref: Value
    indices: Values

    @of_signature
    def verify(self) -> None:
        ty = narrow(self.memref.type, MemRefType)
        if not is_global(ty):
            raise self.error("buffer ops must operate on a memref in global memory")
        if not ty.has_rank:
            raise self.error("cannot meaningfully buffer_store to an unranked memref")
        if len(self.indices) != ty.rank:
            given = len(self.indices)
            raise self.error(f"expected {ty.rank} buffer indices, got {given}")


class RawBufferLoadOp(_Access, name="amdgpu.raw_buffer_load"):
    """Raw buffer load."""


class RawBufferStoreOp(_Access, name="amdgpu.raw_buffer_store"):
    """Raw buffer store."""


class RawBufferAtomicFaddOp(_Access, name="amdgpu.raw_buffer_atomic_fadd"):
    """Raw buffer atomic floating-point add."""


class RawBufferAtomicFmaxOp(_Access, name="amdgpu.raw_buffer_atomic_fmax"):
    """Raw buffer atomic floating-point maximum."""


class RawBufferAtomicSmaxOp(_Access, name="amdgpu.raw_buffer_atomic_smax"):
    """Raw buffer atomic signed integer maximum."""


class RawBufferAtomicUminOp(_Access, name="amdgpu.raw_buffer_atomic_umin"):
    """Raw buffer atomic unsigned integer minimum."""


class RawBufferAtomicCmpswapOp(_Access, name="amdgpu.raw_buffer_atomic_cmpswap"):
    """Raw buffer atomic compare-and-swap."""


def _verify_indices(op: Op, what: str, memory: Any, indices: Values) -> None:
    """One for each dimension. Raises `Invalid`."""
    if len(indices) != memory.rank:
        raise op.error(f"expected {memory.rank} {what} indices, got {len(indices)}")


class GatherToLDSOp(Op, name="amdgpu.gather_to_lds"):
    """Gathers elements of each thread to contiguous shared memory."""

    transfer_type: TypeAttr
    src: Value
    src_indices: Values
    dst: Value
    dst_indices: Values

    @of_signature
    def verify(self) -> None:
        source = narrow(self.src.type, MemRefType)
        target = narrow(self.dst.type, MemRefType)
        _verify_indices(self, "source", source, self.src_indices)
        _verify_indices(self, "destination", target, self.dst_indices)
        if target.rank > 0 and not is_last_stride_one(target):
            raise self.error("destination type inner most dim must be contiguous")
        if source.element is not target.element:
            raise self.error("source and destination element types must match")
        size = _bits_at_once(self.transfer_type.type)
        if size and size not in (8, 16, 32, 96, 128):
            raise self.error("Transfering type size must be 8, 16, 32, 96 or 128 bits")
        if not is_global(source) and not is_fat_buffer(source.memory_space):
            raise self.error(
                "source memory address space must be global or fat raw buffer"
            )
        if not is_shared(target):
            raise self.error("destination memory address space must be Workgroup")


class GlobalLoadAsyncToLDSOp(Op, name="amdgpu.global_load_async_to_lds"):
    """Loads global memory to shared memory asynchronously."""

    transfer_type: TypeAttr
    src: Value
    src_indices: Values
    dst: Value
    dst_indices: Values

    @of_signature
    def verify(self) -> None:
        source = narrow(self.src.type, MemRefType)
        target = narrow(self.dst.type, MemRefType)
        _verify_indices(self, "source", source, self.src_indices)
        _verify_indices(self, "destination", target, self.dst_indices)
        if source.element is not target.element:
            raise self.error("source and destination element types must match")
        size = _bits_at_once(self.transfer_type.type)
        if size and size not in (8, 32, 64, 128):
            raise self.error("transfer type size must be 8, 32, 64, or 128 bits")
        if not is_said_global(source):
            raise self.error("source memory address space must be global")
        if not is_shared(target):
            raise self.error("destination memory address space must be Workgroup")


def _bits_at_once(ty: Type) -> int:
    """The size of what a thread moves, which upstream holds in 32 bits."""
    count = ty.num_elements if isinstance(ty, VectorType) else 1
    return wrap_to(32, count * bits(element_or_self(ty)))


class TransposeLoadOp(Op, name="amdgpu.transpose_load"):
    """Transposed load of a tile from shared memory."""

    src: Value
    src_indices: Values

    @of_signature
    def verify(self) -> None:
        source = narrow(self.src.type, MemRefType)
        _verify_indices(self, "source", source, self.src_indices)
        if not is_shared(source):
            raise self.error("source memory address space must be Workgroup")
        moved: Any = self.results[0].type
        width = bits(moved.element)
        if width not in _TRANSPOSED:
            raise self.error(
                "Unsupported element type size for transpose load: " + f"{width} bits"
            )
        wanted = _TRANSPOSED[width]
        if moved.num_elements not in ((4, 8) if width == 16 else (wanted,)):
            shown = "4 or 8" if width == 16 else wanted
            raise self.error(
                f"Transferring type size mismatch: expected num of elements: {shown}"
            )


class GlobalTransposeLoadOp(Op, name="amdgpu.global_transpose_load"):
    """Transposed load of a tile from global memory."""

    src: Value
    src_indices: Values

    @of_signature
    def verify(self) -> None:
        source = narrow(self.src.type, MemRefType)
        _verify_indices(self, "source", source, self.src_indices)
        if not is_said_global(source):
            raise self.error("source memory address space must be Global")
