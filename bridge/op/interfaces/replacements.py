"""Operations whose result is what another one has made, in another shape.

Upstream: `FindPayloadReplacementOpInterface`.
"""

from __future__ import annotations

from bridge.ir.values import Value
from bridge.op.base import Op


class SeenOtherwise(Op):
    """Its result may be an operand with other dimensions, and all of its elements."""

    def original(self) -> Value | None:
        """That operand; `None` where elements are missing, or others are there."""
        raise NotImplementedError
