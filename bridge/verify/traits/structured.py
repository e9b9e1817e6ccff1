"""Interfaces of linalg's ops, whose rules are the dialect's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.ir.core import Operation
from bridge.ods.rows import Row, Trait

Rule = Callable[[Operation], None]
Maker = Callable[[Row, Trait], Rule]


def _linalg(line: Row, trait: Trait) -> Rule:
    # Only those who verify linalg load it.
    from bridge.dialects.linalg.interfaces import RULES

    return RULES[trait.name]


OF_SIGNATURE: Final[dict[str, Maker]] = {"FillOpInterface": _linalg}

OTHERS: Final[dict[str, Maker]] = {"ConvolutionOpInterface": _linalg}

OF_REGIONS: Final[dict[str, Maker]] = {
    "ContractionOpInterface": _linalg,
    "LinalgOp": _linalg,
}
