"""Minima and maxima of affine maps, simplified."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import affine
from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.core import Operation
from bridge.ir.types import INDEX
from bridge.op.base import Value, Values, of_signature
from bridge.rewrite.transforming import Transform, TransformState


class SimplifyBoundedAffineOpsOp(
    Transform, name="transform.affine.simplify_bounded_affine_ops"
):
    """Simplifies `affine.min` and `affine.max` by bounds of values."""

    target: Value
    bounded_values: Values
    lower_bounds: DenseArrayAttr
    upper_bounds: DenseArrayAttr

    @of_signature
    def verify(self) -> None:
        wanted = len(self.bounded_values)
        for side, bounds in (
            ("lower", self.lower_bounds),
            ("upper", self.upper_bounds),
        ):
            if len(bounds) != wanted:
                raise self.error(
                    f"incorrect number of {side} bounds, expected {wanted} but found "
                    f"{len(bounds)}"
                )

    def consumed(self) -> Sequence[int]:
        return (0,)

    def apply(self, state: TransformState) -> None:
        limits = self._limits(state)
        targets = _extrema(self, state)
        for target in targets:
            if any(result in limits for result in target.results):
                text = "target op result must not be constrained"
                raise self.failure(text, ("target/constrained op", target))
        state.simplify(targets, limits)

    def _limits(self, state: TransformState) -> dict[Value, tuple[int, int]]:
        """What each value lies between; of the ends, both are taken."""
        found: dict[Value, tuple[int, int]] = {}
        ends = zip(self.lower_bounds.values, self.upper_bounds.values, strict=True)
        for handle, (low, high) in zip(self.bounded_values, ends, strict=True):
            for op in state.operations(handle):
                if len(op.results) != 1 or op.results[0].type is not INDEX:
                    text = (
                        "expected bounded value handle to point to one or multiple "
                        "single-result index-typed ops"
                    )
                    raise self.failure(text, ("multiple/non-index result", op))
                least, most = found.get(op.results[0], (low, high - 1))
                ends_of = max(int(least), int(low)), min(int(most), int(high) - 1)
                found[op.results[0]] = ends_of
        return found


class SimplifyMinMaxAffineOpsOp(
    Transform, name="transform.affine.simplify_min_max_affine_ops"
):
    """Simplifies `affine.min` and `affine.max` by what is known of values."""

    target: Value

    def consumed(self) -> Sequence[int]:
        return (0,)

    def apply(self, state: TransformState) -> None:
        if not state.simplify(_extrema(self, state), {}):
            raise self.silenceable(
                "the transform failed to simplify any of the target operations"
            )


def _extrema(op: Transform, state: TransformState) -> list[Operation]:
    """The minima and maxima of the first handle."""
    targets = state.operations(op.operands[0])
    for target in targets:
        if not isinstance(target, affine.MinOp | affine.MaxOp):
            text = "target must be affine.min or affine.max"
            raise op.failure(text, ("target op", target))
    return targets
