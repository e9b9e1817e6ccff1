"""Regular expressions that are compiled when they are first used.

Compiling one takes as long as reading some lines of MLIR: what a short text hardly has
should not be paid for by every program that begins.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal

Find = Callable[..., "re.Match[str] | None"]


def later(
    method: Literal["match", "fullmatch", "search"], pattern: str, flags: int = 0
) -> Find:
    """That method of a pattern, whose first call compiles it."""
    found: Find | None = None

    def find(*arguments: Any) -> re.Match[str] | None:
        nonlocal found
        if found is None:
            found = getattr(re.compile(pattern, flags), method)
        return found(*arguments)

    return find
