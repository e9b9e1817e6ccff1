"""How often text is used in place of bytecode, and why.

Text carries everything, and takes two to three times as long: what goes by it is no
fault, and worth knowing.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

IMPORT: Final = "import"
EXPORT: Final = "export"

COUNTS: Final[Counter[str]] = Counter()
"""By direction and reason, how often in this process."""


def note(direction: str, reason: object) -> None:
    """Counts a module that goes by text."""
    COUNTS[f"{direction}: {reason}"] += 1
