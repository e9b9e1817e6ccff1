"""Cache hints: those for reads differ from those for writes."""

from __future__ import annotations

from typing import Any, Final

_BOTH: Final = ("cached", "uncached")
READING: Final = (*_BOTH, "streaming", "read_invalidate")
WRITING: Final = (*_BOTH, "write_back", "write_through")


def verify_hints(op: Any, allowed: tuple[str, ...]) -> None:
    """Raises `Invalid` for a hint of a cache that is none of these."""
    for name in ("l1_hint", "l2_hint", "l3_hint"):
        hint = op.properties.get(name)
        if hint is not None and str(hint.value) not in allowed:
            raise op.error(f"invalid {name}: {hint}")
