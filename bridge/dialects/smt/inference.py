"""Types of smt's results that its own code infers while an operation is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.ir.types import Type
from bridge.ods.dialect_types import parameter
from bridge.ods.inference import Infer
from bridge.ods.nodes import dialect_type
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState


def _concatenated(r: AsmReader, state: OperationState) -> list[Type]:
    widths = [parameter(value.type, "smt", "bv", "width") for value in state.operands]
    return [dialect_type("smt.bv", sum(filter(None, widths)))]


def _type_of_value(r: AsmReader, state: OperationState) -> list[Type]:
    ty = getattr(state.properties.get("value"), "type", None)
    return [ty] if isinstance(ty, Type) else []


INFERENCES: Final[Mapping[str, Infer]] = {
    "bv.concat": _concatenated,
    "bv.constant": _type_of_value,
}
