"""Traits that compare the types of an operation's values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.ir.core import Operation
from bridge.ods.rows import Row, Trait

Rule = Callable[[Operation], None]
Maker = Callable[[Row, Trait], Rule]


def _same_type_operands(line: Row, trait: Trait) -> Rule:
    def check(op: Operation) -> None:
        if len({value.type for value in op.operands}) > 1:
            raise op.error("requires all operands to have the same type")

    return check


OF_SIGNATURE: Final[dict[str, Maker]] = {"SameTypeOperands": _same_type_operands}
