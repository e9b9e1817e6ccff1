"""Barriers whose state is in the memory that a workgroup shares."""

from __future__ import annotations

from bridge.dialects.gpu.memory import is_shared
from bridge.ir.types import MemRefType, narrow
from bridge.op.base import Op, Value, Values, of_signature


class _BarrierOp(Op):
    """The base of ops on one barrier of an array."""

    base: Value
    indices: Values

    @of_signature
    def verify(self) -> None:
        ty = narrow(self.base.type, MemRefType)
        rank = len(ty.shape)
        if rank != len(self.indices):
            raise self.error(
                f"expected {rank} barrier indices, got {len(self.indices)}"
            )
        if not is_shared(ty):
            raise self.error("barrier must be in workgroup (LDS) memory")


class DsBarrierInitOp(_BarrierOp, name="amdgpu.ds_barrier_init"):
    """Initializes a barrier for a number of participants."""


class DsBarrierPollStateOp(_BarrierOp, name="amdgpu.ds_barrier_poll_state"):
    """Reads the state of a barrier."""


class DsBarrierArriveOp(_BarrierOp, name="amdgpu.ds_barrier_arrive"):
    """Arrives at a barrier with a count, and returns its previous state."""


class DsAsyncBarrierArriveOp(_BarrierOp, name="amdgpu.ds_async_barrier_arrive"):
    """Arrives at a barrier once, when previous asynchronous loads are done."""
