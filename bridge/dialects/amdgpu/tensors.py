"""Descriptors of tensors that are moved to shared memory."""

from __future__ import annotations

from typing import Any

from bridge.dialects.amdgpu.memory import is_said_global
from bridge.dialects.gpu.memory import bits, is_shared
from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.types import MemRefType, VectorType, narrow
from bridge.op.base import Op, Value, of_signature


class _Base(Op):
    """Where a move begins, on both sides."""

    global_: Value
    lds: Value

    @of_signature
    def verify(self) -> None:
        shared = narrow(self.lds.type, MemRefType)
        source = narrow(self.global_.type, MemRefType)
        if not is_shared(shared):
            raise self.error("lds memref must have workgroup address space attribute.")
        if not is_said_global(source):
            raise self.error("global memref must have global address space attribute.")
        width = bits(shared.element)
        if width and width not in (8, 16, 32, 64):
            raise self.error(
                "element type must be 1, 2, 4, or 8 bytes long but type was "
                f"{width} bits long."
            )


class MakeDmaBaseOp(_Base, name="amdgpu.make_dma_base"):
    """The base addresses of a tensor DMA transfer."""


class MakeGatherDmaBaseOp(_Base, name="amdgpu.make_gather_dma_base"):
    """The base addresses of a gathering tensor DMA transfer."""


class _Descriptor(Op):
    """What is moved."""

    global_static_sizes: DenseArrayAttr
    global_static_strides: DenseArrayAttr
    shared_static_sizes: DenseArrayAttr
    base: Value
    workgroup_mask: Value | None
    early_timeout: Value | None
    atomic_barrier_address: Value | None

    @of_signature
    def verify(self) -> None:
        strides = list(self.global_static_strides.values)
        rank = len(list(self.global_static_sizes.values))
        if not strides:
            raise self.error("strides must not be empty.")
        if strides[-1] != 1:
            raise self.error("strides for the innermost dimension must be 1.")
        if rank > 5:
            raise self.error("tensor and tile must be at most of rank 5.")
        if rank != len(strides):
            raise self.error("strides and sizes must have same rank.")
        if rank != len(list(self.shared_static_sizes.values)):
            raise self.error("tensor must have same rank as tile.")
        base: Any = self.base.type
        width = bits(base.element_type)
        if width and width not in (8, 16, 32, 64):
            raise self.error(
                f"element type width must be 1, 2, 4 or 8 bytes, but was {width} bits "
                "long"
            )
        self._verify_barrier()

    def _verify_barrier(self) -> None:
        barrier = self.atomic_barrier_address
        if barrier is not None:
            memory: Any = barrier.type
            if not is_shared(memory):
                raise self.error("atomic barrier address must be in LDS.")
        if self.early_timeout is not None and self.workgroup_mask is None:
            raise self.error(
                "early timeout does not apply when workgroup_mask is not set."
            )


class MakeDmaDescriptorOp(_Descriptor, name="amdgpu.make_dma_descriptor"):
    """The descriptor of a tensor DMA transfer."""


class MakeGatherDmaDescriptorOp(_Descriptor, name="amdgpu.make_gather_dma_descriptor"):
    """The descriptor of a gathering tensor DMA transfer."""

    indices: Value

    @of_signature
    def verify(self) -> None:
        if len(list(self.global_static_sizes.values)) > 2:
            raise self.error(
                "tensor and tile must be at most of rank two in gather mode."
            )
        indices = narrow(self.indices.type, VectorType)
        base: Any = self.base.type
        if indices.element is not base.index_type:
            raise self.error("indices' element type must match base's element type.")
        super().verify()
