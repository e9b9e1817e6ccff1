"""What operations say of the sizes, and of the bounds, of what they give.

Upstream: `ValueBoundsOpInterface`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from bridge.ir.affine import AffineExpr
from bridge.ir.values import Value
from bridge.op.base import Op
from bridge.op.interfaces.polyhedral import Applied


class Combined(NamedTuple):
    """A size that is made of indices, and sizes of dimensions of values."""

    expr: AffineExpr
    parts: tuple[Value | tuple[Value, int], ...]
    """What the dimensions of the expression are."""


Size = Value | int | tuple[Value, int] | Combined | None
"""A value, a number, a dimension of another value, others, or nothing known."""

Side = Literal["equal", "lower", "upper"]
"""That it is it, at least it, or below it."""


class SizedResult(Op):
    """Its only result is a tensor, or memref, whose sizes are known otherwise."""

    def size_of(self, dim: int) -> Size:
        """The size of a dimension."""
        raise NotImplementedError


class BoundedIndices(Op):
    """Its results are indices that maps give, or bound."""

    def bounds_of(self, result: int) -> Iterator[tuple[Side, Applied]]:
        """The bounds of a result."""
        raise NotImplementedError
