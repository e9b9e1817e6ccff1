"""Types of memref's results that its own code infers while an operation is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.ir.types import Type
from bridge.ods.inference import Infer
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState


def _same_as_operands(r: AsmReader, state: OperationState) -> list[Type]:
    return [value.type for value in state.operands]


INFERENCES: Final[Mapping[str, Infer]] = {"distinct_objects": _same_as_operands}
