"""Barriers that stand in memory: what arrives at them, and waits."""

from __future__ import annotations

from typing import Any

from bridge.dialects.nvvm.kinds import CLUSTER, case, is_in, is_set
from bridge.op.base import Op, Value, of_signature


class MBarrierBase(Op):
    """An access of a barrier."""

    addr: Value
    scope: Any

    @of_signature
    def verify(self) -> None:
        if case(self.scope) not in ("cta", "cluster"):
            raise self.bare_error("mbarrier scope must be either CTA or Cluster")
        # Waiting gives an answer, which is no value of the barrier.
        waits = self.name.endswith("wait")
        if is_in(self.addr, CLUSTER) and self.results and not waits:
            raise self.bare_error(
                "mbarrier in shared_cluster space cannot return any value"
            )


class MBarrierArriveOp(MBarrierBase, name="nvvm.mbarrier.arrive"):
    """Arrives."""


class MBarrierArriveDropOp(MBarrierBase, name="nvvm.mbarrier.arrive_drop"):
    """Arrives, and is not waited for again."""


class MBarrierArriveDropExpectTxOp(
    MBarrierBase, name="nvvm.mbarrier.arrive_drop.expect_tx"
):
    """Arrives for the last time, and says how much is to come."""


class MBarrierExpectTxOp(MBarrierBase, name="nvvm.mbarrier.expect_tx"):
    """Says how much is to come."""


class MBarrierCompleteTxOp(MBarrierBase, name="nvvm.mbarrier.complete_tx"):
    """Says how much has come."""


class MBarrierTestWaitOp(MBarrierBase, name="nvvm.mbarrier.test.wait"):
    """Whether a phase is over."""


class MBarrierTryWaitOp(MBarrierBase, name="nvvm.mbarrier.try_wait"):
    """Waits a while for the end of a phase."""


class MBarrierArriveExpectTxOp(MBarrierBase, name="nvvm.mbarrier.arrive.expect_tx"):
    """Arrives, and says how much is to come."""

    predicate: Value | None
    relaxed: Any

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
