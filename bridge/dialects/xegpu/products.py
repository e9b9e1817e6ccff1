"""Operations of the xegpu dialect on matrices that a subgroup holds."""

from __future__ import annotations

from typing import Any

from bridge.dialects.xegpu.rules import verify_shared
from bridge.ir.attributes import Attribute
from bridge.ir.dense import bit_width
from bridge.ir.shapes import element_or_self
from bridge.ir.types import VectorType
from bridge.op.base import Op, OpResult, Value, of_signature


def _verify_product(op: Op, a: Any, b: Any, result: Any) -> None:
    """The shapes go together; a packed `b` may be of any. Raises `Invalid`."""
    ranks = (a.rank, b.rank, result.rank)
    if ranks == (1, 1, 1):
        return
    for name, rank in zip(("A operand", "B operand", "Result"), ranks, strict=True):
        if rank < 2:
            raise op.error(f"{name} must be at least a 2D vector.")
    if b.rank == a.rank + 1:
        return
    if len(set(ranks)) > 1:
        raise op.error("Rank mismatch among A, B, and result.")
    for i in range(a.rank - 2):
        for name, other in (("result", result), ("B", b)):
            if a.shape[i] != other.shape[i]:
                raise op.error(
                    f"Batch dimension mismatch at dim {i}: A has {a.shape[i]} but "
                    f"{name} has {other.shape[i]}."
                )
    for size, (first, one, i), (second, other, j) in (
        ("K", ("A", a, -1), ("B", b, -2)),
        ("M", ("A", a, -2), ("result", result, -2)),
        ("N", ("B", b, -1), ("result", result, -1)),
    ):
        if one.shape[i] != other.shape[j]:
            raise op.error(
                f"{size}-dimension mismatch: {first} has {size}={one.shape[i]} but "
                f"{second} has {size}={other.shape[j]}."
            )


class DpasOp(Op, name="xegpu.dpas"):
    """Matrix multiply-accumulate (DPAS); the second operand may be packed (3-D)."""

    layout_a: Attribute | None
    layout_b: Attribute | None
    layout_cd: Attribute | None
    lhs: Value
    rhs: Value
    acc: Value | None

    @of_signature
    def verify(self) -> None:
        a, b, result = self.lhs.type, self.rhs.type, self.results[0].type
        verify_shared(self, self.layout_cd, result, "Result")
        verify_shared(self, self.layout_a, a, "A")
        verify_shared(self, self.layout_b, b, "B")
        if self.acc is not None and self.acc.type is not result:
            raise self.error("Accumulator type must match result type.")
        _verify_product(self, a, b, result)


class DpasMxOp(Op, name="xegpu.dpas_mx"):
    """Matrix multiply-accumulate of block-scaled matrices."""

    a: Value
    b: Value
    acc: Value | None
    scale_a: Value | None
    scale_b: Value | None
    layout_a: Attribute | None
    layout_b: Attribute | None
    layout_a_scale: Attribute | None
    layout_b_scale: Attribute | None

    @of_signature
    def verify(self) -> None:
        result = self.results[0].type
        verify_shared(self, self.layout_a, self.a.type, "A")
        verify_shared(self, self.layout_b, self.b.type, "B")
        if self.acc is not None and self.acc.type is not result:
            raise self.error("Accumulator type must match result type.")
        _verify_product(self, self.a.type, self.b.type, result)
        a = self._verify_scale("A", "M", self.a, self.scale_a, self.layout_a_scale)
        b = self._verify_scale("B", "N", self.b, self.scale_b, self.layout_b_scale)
        if a is not None and b is not None and a.shape[-1] != b.shape[-2]:
            raise self.error(
                f"Scale K dimension mismatch: scale_a has K={a.shape[-1]} but scale_b "
                f"has K={b.shape[-2]}."
            )

    def _verify_scale(
        self,
        name: str,
        size: str,
        scaled: Value,
        scale: Value | None,
        layout: Attribute | None,
    ) -> VectorType | None:
        """The type of the scale of an operand.

        Raises `Invalid`.
        """
        ty = scale.type if scale is not None else None
        if not isinstance(ty, VectorType):
            return None
        verify_shared(self, layout, ty, f"Scale{name}")
        if ty.rank < 2:
            return None
        of: Any = scaled.type
        at = -2 if size == "M" else -1
        # What upstream compares with a dimension that is not there is no number.
        if of.rank >= -at and ty.shape[at] != of.shape[at]:
            raise self.error(
                f"Scale {name} {size} dimension [{ty.shape[at]}] must match {name} "
                f"{size} dimension [{of.shape[at]}]."
            )
        return ty


class LaneShuffleOp(Op, name="xegpu.lane_shuffle"):
    """Shuffles elements among lanes, between packed and unpacked order."""

    source: Value

    @of_signature
    def verify(self) -> None:
        ty = self.source.type
        if isinstance(ty, VectorType) and ty.shape[0] < 2:
            raise self.error("requires a source vector with at least 2 elements.")


class TruncfOp(Op, name="xegpu.truncf"):
    """Truncates floats to a narrower type."""

    source: Value
    result: OpResult

    @of_signature
    def verify(self) -> None:
        types = (self.source.type, self.result.type)
        source, result = [bit_width(element_or_self(ty)) for ty in types]
        if source <= result:
            raise self.error("input type must be wider than result type.")
