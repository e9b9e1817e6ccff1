"""Instructions are folded; beyond that there is nothing to be made simpler."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.rewrite.patterns import Pattern

NOT_KNOWN: Final = frozenset[str]()
"""Ops of which upstream knows more."""

PATTERNS: Final[Sequence[Pattern]] = ()
