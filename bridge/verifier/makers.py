"""What makes the rules of traits, once for each row."""

from __future__ import annotations

from collections.abc import Callable

from bridge.ods.rows import Row, Trait
from bridge.op.base import Rule

Maker = Callable[[Row, Trait], Rule]
"""Makes the rule of a row, from the row and the trait as the row has it."""


def always(rule: Rule) -> Maker:
    """Makes the same rule for every row."""
    return lambda line, trait: rule
