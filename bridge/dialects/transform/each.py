"""Transformations of each operation of a handle, alone.

Upstream: `TransformEachOpTrait`.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.errors import Diagnostic
from bridge.ir.core import Operation
from bridge.op.base import Value
from bridge.rewrite.rewriter import Rewriter
from bridge.rewrite.transforming import (
    Payload,
    Silenceable,
    Transform,
    TransformState,
)


class OfEach(Transform):
    """The base of what is done to each operation; where one fails, others go on."""

    target: Value

    def apply(self, state: TransformState) -> None:
        rewriter, failures = Rewriter(state), list[Diagnostic]()
        made: list[Sequence[Payload]] = []
        for target in state.operations(self.target):
            try:
                made.append(self.made_of(target, rewriter, state))
            except Silenceable as failure:
                failures += failure.diagnostics
        for n, result in enumerate(self.results):
            state.bind(result, [one[n] for one in made])
        if failures:
            raise Silenceable(failures)

    def made_of(
        self, target: Operation, rewriter: Rewriter, state: TransformState
    ) -> Sequence[Payload]:
        """Transforms one; what each result stands for. Raises as `apply` does."""
        raise NotImplementedError
