"""Fences, prefetches, and what the threads of a warp ask each other."""

from __future__ import annotations

from bridge.dialects.llvm.shapes import address_space, struct_body
from bridge.dialects.nvvm.kinds import CONSTANT, GENERIC, GLOBAL, LOCAL, case, is_set
from bridge.ir.attributes import Attribute, IntegerAttr, UnitAttr
from bridge.ir.types import F32, I1, I32, Type
from bridge.op.base import Op, OpResult, Value, of_signature


class FenceProxyOp(Op, name="nvvm.fence.proxy"):
    """Fence between memory proxies."""

    kind: Attribute
    space: Attribute | None

    @of_signature
    def verify(self) -> None:
        kind = case(self.kind)
        if kind == "async.shared" and self.space is None:
            raise self.error("async_shared fence requires space attribute")
        if kind != "async.shared" and self.space is not None:
            raise self.error("only async_shared fence can have space attribute")


class _FenceOp(Op):
    """The base of fences between the generic and the tensormap proxy."""

    from_proxy: Attribute
    to_proxy: Attribute

    @of_signature
    def verify(self) -> None:
        prefix = "uni-directional proxies only support"
        if case(self.from_proxy) != "generic":
            raise self.error(f"{prefix} generic for from_proxy attribute")
        if case(self.to_proxy) != "tensormap":
            raise self.error(f"{prefix} tensormap for to_proxy attribute")


class FenceProxyAcquireOp(_FenceOp, name="nvvm.fence.proxy.acquire"):
    """Acquire fence between memory proxies."""


class FenceProxyReleaseOp(_FenceOp, name="nvvm.fence.proxy.release"):
    """Release fence between memory proxies."""


class FenceProxySyncRestrictOp(Op, name="nvvm.fence.proxy.sync_restrict"):
    """Fence between memory proxies, restricted to a state space."""

    from_proxy: Attribute
    to_proxy: Attribute

    @of_signature
    def verify(self) -> None:
        if case(self.from_proxy) != "generic":
            raise self.error("only generic is support for from_proxy attribute")
        if case(self.to_proxy) != "async":
            raise self.error("only async is supported for to_proxy attribute")


class PrefetchOp(Op, name="nvvm.prefetch"):
    """Prefetches memory into a cache."""

    addr: Value
    predicate: Value | None
    cache_level: Attribute | None
    evict_priority: Attribute | None
    tensormap: UnitAttr | None
    uniform: UnitAttr | None
    in_param_space: UnitAttr | None

    @of_signature
    def verify(self) -> None:
        space = address_space(self.addr.type)
        if self.tensormap is not None:
            self._verify_map(space)
        elif self.cache_level is not None:
            self._verify_level(space, case(self.cache_level))
        else:
            raise self.error(
                "requires specification of either cache level or tensormap"
            )

    def _verify_map(self, space: int) -> None:
        if self.cache_level is not None:
            raise self.error("cannot specify both tensormap and cache level")
        if space not in (GENERIC, CONSTANT):
            raise self.error(
                "prefetch tensormap requires a generic or constant pointer"
            )
        if self.evict_priority is not None:
            raise self.error("prefetch tensormap does not support eviction priority")
        if self.in_param_space is not None and space != GENERIC:
            raise self.error(
                "in_param_space can only be specified for a generic pointer"
            )

    def _verify_level(self, space: int, level: str) -> None:
        if space not in (GENERIC, GLOBAL, LOCAL):
            raise self.error(
                "prefetch to cache level requires a generic, global, or local pointer"
            )
        if self.uniform is not None:
            if level != "L1":
                raise self.error(
                    "unsupported cache level, the only supported uniform cache level "
                    "is L1"
                )
            if space != GENERIC:
                raise self.error("prefetch to uniform cache requires a generic pointer")
        if self.evict_priority is not None:
            self._verify_priority(space, level)
        if self.predicate is not None:
            raise self.error("predicate supported only on prefetch tensormap")

    def _verify_priority(self, space: int, level: str) -> None:
        if level != "L2":
            raise self.error(
                "cache eviction priority supported only for cache level L2"
            )
        if space != GLOBAL:
            raise self.error("cache eviction priority requires a global pointer")
        if case(self.evict_priority) not in ("evict_normal", "evict_last"):
            raise self.error(
                "unsupported cache eviction priority, only evict_last and evict_normal "
                "are supported"
            )


class BulkStoreOp(Op, name="nvvm.st.bulk"):
    """Initializes shared memory in bulk."""

    init_val: IntegerAttr

    @of_signature
    def verify(self) -> None:
        if self.init_val.value:
            given = self.init_val.value % (1 << 64)
            raise self.error(f"only 0 is supported for initVal, got {given}")


class PMEventOp(Op, name="nvvm.pmevent"):
    """Triggers performance monitor events."""

    masked_event_id: IntegerAttr | None
    event_id: IntegerAttr | None

    @of_signature
    def verify(self) -> None:
        event = self.event_id
        if self.masked_event_id is None and event is None:
            raise self.error("either `id` or `mask` must be set")
        if self.masked_event_id is not None and event is not None:
            raise self.error("`id` and `mask` cannot be set at the same time")
        if event is not None and not 0 <= event.value <= 15:
            raise self.error("`id` must be between 0 and 15")


class SetMaxRegisterOp(Op, name="nvvm.setmaxregister"):
    """Sets the maximum number of registers per thread."""

    reg_count: IntegerAttr

    @of_signature
    def verify(self) -> None:
        count = self.reg_count.value
        if count % 8:
            raise self.error("new register size must be multiple of 8")
        if not 24 <= count <= 256:
            raise self.error("new register size must be in between 24 to 256")


class ShflOp(Op, name="nvvm.shfl.sync"):
    """Shuffles values among the threads of a warp."""

    val: Value
    res: OpResult
    return_value_and_is_valid: UnitAttr | None

    @of_signature
    def verify(self) -> None:
        body = struct_body(self.res.type)
        wanted = self.val.type
        if body is None:
            if self.return_value_and_is_valid is not None:
                raise self.error("expected return type to be a two-element struct")
            self._verify_type("return type", wanted, self.res.type)
            return
        if self.return_value_and_is_valid is None:
            raise self.error(
                '"return_value_and_is_valid" attribute must be specified when the '
                "return type is a struct type"
            )
        if len(body) != 2:
            raise self.error("expected return type to be a two-element struct")
        self._verify_type("first element in the returned struct", wanted, body[0])
        self._verify_type("second element in the returned struct", I1, body[1])

    def _verify_type(self, what: str, wanted: Type, given: Type) -> None:
        if given is not wanted:
            raise self.error(
                f"expected {what} to be of type '{wanted}' but got '{given}' instead"
            )


class MatchSyncOp(Op, name="nvvm.match.sync"):
    """Finds the threads of a warp with the same value."""

    res: OpResult
    kind: Attribute

    @of_signature
    def verify(self) -> None:
        ty = self.res.type
        if case(self.kind) == "all":
            if struct_body(ty) != (I32, I1):
                raise self.error(
                    "match.sync 'all' returns a two element struct with first element "
                    "as i32 and second element as i1"
                )
        elif ty is not I32:
            raise self.error("match.sync 'any' returns an i32")


class VoteSyncOp(Op, name="nvvm.vote.sync"):
    """Votes by a predicate across the threads of a warp."""

    res: OpResult
    kind: Attribute

    @of_signature
    def verify(self) -> None:
        ty = self.res.type
        if case(self.kind) == "ballot":
            if ty is not I32:
                raise self.error("vote.sync 'ballot' returns an i32")
        elif ty is not I1:
            raise self.error("vote.sync 'any', 'all' and 'uni' returns an i1")


class ReduxOp(Op, name="nvvm.redux.sync"):
    """Reduces values across the threads of a warp."""

    res: OpResult
    kind: Attribute
    abs: IntegerAttr
    nan: IntegerAttr

    @of_signature
    def verify(self) -> None:
        ty, kind = self.res.type, case(self.kind)
        if ty is not F32:
            for name, attr in (("abs", self.abs), ("nan", self.nan)):
                if is_set(attr):
                    raise self.error(f"{name} attribute is supported only for f32 type")
        wanted = F32 if kind in ("fmin", "fmax") else I32
        if ty is not wanted:
            raise self.error(
                f"'{kind}' reduction kind unsupported with '{ty}' type. Only supported "
                f"type is '{wanted}'."
            )


class ClusterLaunchControlQueryCancelOp(
    Op, name="nvvm.clusterlaunchcontrol.query.cancel"
):
    """Queries the response to a cluster launch cancellation."""

    res: OpResult
    query_type: Attribute

    @of_signature
    def verify(self) -> None:
        if case(self.query_type) == "is_canceled":
            if self.res.type is not I1:
                raise self.error("is_canceled query type returns an i1")
        elif self.res.type is not I32:
            raise self.error(
                "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query "
                "types return an i32"
            )


class PermuteOp(Op, name="nvvm.prmt"):
    """Permutes bytes."""

    hi: Value | None
    mode: Attribute

    @of_signature
    def verify(self) -> None:
        mode = case(self.mode)
        if mode in ("default", "f4e", "b4e"):
            if self.hi is None:
                raise self.bare_error(f"mode '{mode}' requires 'hi' operand.")
        elif self.hi is not None:
            raise self.bare_error(f"mode '{mode}' does not accept 'hi' operand.")
