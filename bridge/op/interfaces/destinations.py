"""Operations that write to operands. Upstream: DestinationStyleOpInterface."""

from __future__ import annotations

from typing import ClassVar

from bridge.op.base import Op


class DestinationStyle(Op):
    """One whose destination is called otherwise than in most operations."""

    destination: ClassVar[str]
    """The operand, or nothing for none."""
