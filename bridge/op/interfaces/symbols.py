"""Operations that may have a name. Upstream: SymbolOpInterface."""

from __future__ import annotations

from typing import ClassVar

from bridge.op.base import Op


class Symbol(Op):
    """A symbol with other rules than most have."""

    may_be_unnamed: ClassVar[bool] = False
    """Whether it need not be a symbol."""
    may_be_declared: ClassVar[bool] = False
    """Whether an empty body says only that there is such a thing elsewhere."""
