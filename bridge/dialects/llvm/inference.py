"""Types of llvm's results that its own code infers while an operation is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.ir.types import Type
from bridge.ods.inference import Infer
from bridge.ods.nodes import dialect_type
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState


def _metadata(r: AsmReader, state: OperationState) -> list[Type]:
    return [dialect_type("llvm.metadata")]


INFERENCES: Final[Mapping[str, Infer]] = {"mlir.metadata_as_value": _metadata}
