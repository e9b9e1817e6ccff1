"""Barriers in memory: arriving at them, and waiting."""

from __future__ import annotations

from bridge.dialects.nvvm.kinds import CLUSTER, case, is_in, is_set
from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.op.base import Op, Value, of_signature


class MBarrierBase(Op):
    """An access of a barrier."""

    addr: Value
    scope: Attribute

    @of_signature
    def verify(self) -> None:
        if case(self.scope) not in ("cta", "cluster"):
            raise self.bare_error("mbarrier scope must be either CTA or Cluster")
        # Waiting returns a predicate, which is no state of the barrier.
        waits = self.name.endswith("wait")
        if is_in(self.addr, CLUSTER) and self.results and not waits:
            raise self.bare_error(
                "mbarrier in shared_cluster space cannot return any value"
            )


class MBarrierArriveOp(MBarrierBase, name="nvvm.mbarrier.arrive"):
    """Arrives at an mbarrier."""


class MBarrierArriveDropOp(MBarrierBase, name="nvvm.mbarrier.arrive_drop"):
    """Arrives at an mbarrier and drops out of later phases."""


class MBarrierArriveDropExpectTxOp(
    MBarrierBase, name="nvvm.mbarrier.arrive_drop.expect_tx"
):
    """Arrives, drops out and increases the expected transaction count."""


class MBarrierExpectTxOp(MBarrierBase, name="nvvm.mbarrier.expect_tx"):
    """Increases the expected transaction count of an mbarrier."""


class MBarrierCompleteTxOp(MBarrierBase, name="nvvm.mbarrier.complete_tx"):
    """Decreases the pending transaction count of an mbarrier."""


class MBarrierTestWaitOp(MBarrierBase, name="nvvm.mbarrier.test.wait"):
    """Tests whether a phase of an mbarrier has completed."""


class MBarrierTryWaitOp(MBarrierBase, name="nvvm.mbarrier.try_wait"):
    """Waits, up to a time limit, for a phase of an mbarrier to complete."""


class MBarrierArriveExpectTxOp(MBarrierBase, name="nvvm.mbarrier.arrive.expect_tx"):
    """Arrives and increases the expected transaction count."""

    predicate: Value | None
    relaxed: IntegerAttr

    @of_signature
    def verify(self) -> None:
        if self.predicate is not None:
            self._verify_predicated()
        super().verify()

    def _verify_predicated(self) -> None:
        if case(self.scope) != "cta":
            raise self.bare_error("mbarrier scope must be CTA when using predicate")
        if is_in(self.addr, CLUSTER):
            raise self.bare_error(
                "mbarrier in shared_cluster space is not supported when using predicate"
            )
        if self.results:
            raise self.bare_error("return-value is not supported when using predicate")
        if is_set(self.relaxed):
            raise self.bare_error(
                "mbarrier with relaxed semantics is not supported when using predicate"
            )
