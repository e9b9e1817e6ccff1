"""`reconcile-unrealized-casts`: casts that undo one another go."""

from __future__ import annotations

from bridge.ir.core import Operation
from bridge.passes.registry import Pass
from bridge.rewrite.conversion.casts import casts_in, reconcile_casts

__all__ = ["ReconcileUnrealizedCasts"]


class ReconcileUnrealizedCasts(Pass, name="reconcile-unrealized-casts"):
    """Simplify and eliminate unrealized conversion casts."""

    def run(self, op: Operation) -> None:
        reconcile_casts(casts_in(op))
