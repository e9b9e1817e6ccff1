"""Copies in the background: of bytes, and of tensors by their descriptors."""

from __future__ import annotations

from typing import Any, Final

from bridge.dialects.nvvm.kinds import CLUSTER, SHARED, case, is_in, is_set
from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.core import Operation
from bridge.op.base import Op, Value, Values, of_signature


class CpAsyncOp(Op, name="nvvm.cp.async.shared.global"):
    """Asynchronous copy from global to shared memory."""

    size: IntegerAttr
    modifier: Attribute

    @of_signature
    def verify(self) -> None:
        modifier, size = case(self.modifier), self.size.value
        if modifier not in ("cg", "ca"):
            raise self.bare_error("Only CG and CA cache modifiers are supported.")
        if size not in (4, 8, 16):
            raise self.bare_error("expected byte size to be either 4, 8 or 16.")
        if modifier == "cg" and size != 16:
            raise self.bare_error(
                "CG cache modifier is only support for 16 bytes copy."
            )


class CpAsyncBulkGlobalToSharedClusterOp(
    Op, name="nvvm.cp.async.bulk.shared.cluster.global"
):
    """Bulk asynchronous copy from global to cluster shared memory."""

    dst_mem: Value
    multicast_mask: Value | None

    @of_signature
    def verify(self) -> None:
        if is_in(self.dst_mem, SHARED) and self.multicast_mask is not None:
            raise self.bare_error("Multicast is not supported with shared::cta mode.")


def _verify_rank(op: Operation, rank: int) -> None:
    if not 1 <= rank <= 5:
        raise op.plain_error("expects coordinates between 1 to 5 dimension")


@of_signature
def _verify_loaded(op: Any) -> None:
    """What a tensor's rank and mode of loading ask for."""
    rank, offsets = len(op.coordinates), len(op.im2col_offsets)
    mode = case(op.mode)
    _verify_rank(op, rank)
    if mode == "tile_gather4" and rank != 5:
        raise op.plain_error("Gather4 mode expects 5 coordinates")
    if mode.startswith("im2col") and rank < 3:
        raise op.plain_error(
            f"to use {mode} mode, the tensor has to be at least 3-dimensional"
        )
    wanted = rank - 2 if mode == "im2col" else _OFFSETS.get(mode, 0)
    if offsets != wanted:
        raise op.plain_error(f" im2col offsets expected {wanted} (provided {offsets})")


_OFFSETS: Final = {"im2col_w": 2, "im2col_w_128": 2}


def _verify_stored(
    op: CpAsyncBulkTensorReduceOp | CpAsyncBulkTensorSharedCTAToGlobalOp,
) -> None:
    rank = len(op.coordinates)
    _verify_rank(op, rank)
    if case(op.mode) == "im2col" and rank < 3:
        raise op.plain_error(
            "to use im2col mode, the tensor has to be at least 3-dimensional"
        )


class CpAsyncBulkTensorPrefetchOp(Op, name="nvvm.cp.async.bulk.tensor.prefetch"):
    """Bulk asynchronous prefetch of a tensor."""

    verify = _verify_loaded


class CpAsyncBulkTensorGlobalToSharedClusterOp(
    Op, name="nvvm.cp.async.bulk.tensor.shared.cluster.global"
):
    """Bulk asynchronous tensor load to cluster shared memory."""

    dst_mem: Value
    multicast_mask: Value | None
    predicate: Value | None
    mode: Attribute
    is_ctaonly: IntegerAttr
    group: Attribute | None

    @of_signature
    def verify(self) -> None:
        if self.predicate is not None:
            self._verify_predicated()
        else:
            self._verify_target()
        _verify_loaded(self)

    def _verify_predicated(self) -> None:
        if is_set(self.is_ctaonly):
            raise self.bare_error(
                "Predicate is supported only for shared::cluster mode."
            )
        if case(self.mode) not in ("tile", "im2col"):
            raise self.bare_error(
                "Predicate is supported only for Tile and Im2col modes."
            )

    def _verify_target(self) -> None:
        if not is_set(self.is_ctaonly):
            if not is_in(self.dst_mem, CLUSTER):
                raise self.bare_error(
                    "Shared::cluster destination requires address-space 7."
                )
            return
        if not is_in(self.dst_mem, SHARED):
            raise self.bare_error("Shared::cta destination requires address-space 3.")
        if self.multicast_mask is not None:
            raise self.bare_error("Multicast is not supported with shared::cta mode.")
        if self.group is not None:
            raise self.bare_error("CTAGroup is not supported with shared::cta mode.")


class CpAsyncBulkTensorSharedCTAToGlobalOp(
    Op, name="nvvm.cp.async.bulk.tensor.global.shared.cta"
):
    """Bulk asynchronous tensor store from shared memory."""

    coordinates: Values
    l2_cache_hint: Value | None
    predicate: Value | None
    mode: Attribute

    @of_signature
    def verify(self) -> None:
        mode = case(self.mode)
        if self.predicate is not None:
            if mode != "tile":
                raise self.bare_error(
                    "Inline-ptx lowering supported only for Tile mode."
                )
            if self.l2_cache_hint is not None:
                raise self.bare_error(
                    "Inline-ptx lowering unsupported with L2 cache-hint."
                )
        if mode != "tile_scatter4":
            _verify_stored(self)
        elif len(self.coordinates) != 5:
            raise self.bare_error("Scatter4 mode expects 5 coordinates")


class CpAsyncBulkTensorReduceOp(Op, name="nvvm.cp.async.bulk.tensor.reduce"):
    """Bulk asynchronous reduction of a tensor into another."""

    mode: Attribute
    coordinates: Values

    @of_signature
    def verify(self) -> None:
        if case(self.mode) == "tile_scatter4":
            raise self.bare_error(
                "Scatter mode unsupported for CpAsyncBulkTensorReduceOp"
            )
        _verify_stored(self)
