"""Casts: which types are compatible, by the op."""

from __future__ import annotations

from typing import Final

from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.ods.rows import Row, Trait
from bridge.op.base import Rule
from bridge.op.registry import op_class
from bridge.verifier.makers import Maker


def _cast(line: Row, trait: Trait) -> Rule:
    """Calls `are_cast_compatible` of the op's class, where it has one."""
    cls = op_class(line.name)
    compatible = getattr(cls, "are_cast_compatible", None)

    def check(op: Operation) -> None:
        if not op.results:
            raise op.error("expected at least one result for cast operation")
        inputs = [value.type for value in op.operands]
        outputs = [value.type for value in op.results]
        if compatible is None or compatible(inputs, outputs):
            return
        given = f" '{inputs[0]}'" if len(inputs) == 1 else f"s {_listed(inputs)}"
        if not inputs:
            given = "s []"
        several = "" if len(outputs) == 1 else "s"
        raise op.error(
            f"operand type{given} and result type{several} {_listed(outputs)} "
            "are cast incompatible"
        )

    return check


def _listed(types: list[Type]) -> str:
    return ", ".join([f"'{ty}'" for ty in types])


OF_SIGNATURE: Final[dict[str, Maker]] = {"CastOpInterface": _cast}
